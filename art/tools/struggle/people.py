"""Draws the people, horses and palms of Imperial Struggle's scenes as SVG text, in the dress of the eighteenth
century."""

from __future__ import annotations

from collections.abc import Callable

from art.tools import hats
from art.tools.figures import Man, figure
from art.tools.kit import INK, IVORY, n
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import mix
from art.tools.scenery.land import palm
from art.tools.scenery.people import horse

HATS = {
    "tricorne": hats.tricorne(), "bicorne": hats.bicorne(), "turban": hats.turban(), "broad": hats.felt("#3a2c22", "#1d1613", None), "crown": hats.crowned, "scarf": hats.scarf(), "feather": hats.feathers(),
    "cap": hats.bandana("#8C1C13"), "cone": hats.cone(), "wig": hats.periwig(), "red": hats.felt("#a3231a", "#6a140c", None, 9), "grenadier": hats.grenadier(), "lady": hats.tower(), "skullcap": hats.skullcap("#a3231a"), "none": None,
}
DOWN = ((-10, -50), (-9, -38))
# the far arm and the near one: elbow and hand; the near hand is where a thing is held
POSES = {
    "down": (DOWN, ((11, -50), (10, -38))), "up": (DOWN, ((15, -64), (19.5, -77))), "point": (((-10, -50), (-7, -40)), ((18, -56), (29, -57.5))), "hold": (((-9, -49), (1, -42)), ((13, -47.5), (21, -44))),
    "blow": (DOWN, ((17, -56), (15, -66))), "pray": (((-8, -49), (7, -49)), ((13, -48), (10, -51))), "both": (((-15, -64), (-18.5, -77)), ((15, -64), (19.5, -77))),
}
STRIDE = (((-6, -20), (-9, 0)), ((5, -19), (7, 0)))
RIDE = (((5, -31), (1, -15)), ((12, -31), (8, -12)))
_pic = Pic(1700)


def gradients() -> str:
    """Returns the SVG definitions of the gradients of all people drawn so far, also for other scenes; a scene keeps
    those it uses."""
    return "".join(_pic.defs)


def _drawn(draw: Callable[[], None]) -> str:
    """What draw() puts into the common picture, taken out of it again."""
    at = len(_pic.out)
    draw()
    body = "".join(_pic.out[at:])
    del _pic.out[at:]
    return f'<g fill="{INK}" stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def palm_tree(x: float, y: float, h: float, lean: float, colour: str) -> str:
    """Returns the SVG of a palm h high, its leaves in shades of the colour."""
    cols = (mix(colour, "#fff2b0", .12), mix(colour, INK, .4), mix(colour, "#fff2b0", .5))
    return _drawn(lambda: palm(_pic, x, y, h * .86, lean * h / 100, h / 105, cols))


def charger(colour: str, mane: str = "#1d120a") -> str:
    """Returns the SVG of a horse at a gallop to the right, its hooves at y = 39; the saddle is at (-6, -20)."""
    body = _drawn(lambda: horse(_pic, 0, 0, .62, (mix(colour, "#fff0d0", .12), mix(colour, INK, .4)), mane, rider=False))
    return f'<g transform="scale(-1 1)">{body}</g>'


def person(x: float, y: float, h: float, coat: str = "#1F4E9C", hat: str = "tricorne", pose: str = "down", legs: str = "#f0e6cf", skin: str = "fair", flip: int = 1, hair: str = "#4a3020", trim: str = IVORY, dress: bool = False, thing: str = "", ride: bool = False, kneel: bool = False, nude: bool = False) -> str:
    """Returns the SVG of a person h units tall, facing right; pose: down, up, point, hold, pray, both. thing is what is
    held, drawn as for 100 units."""
    robe = dress and (hat in ("broad", "cap", "red", "skullcap") or coat in ("#2b2628", "#5a3a6a"))
    lady = dress and not robe
    if dress and hat == "cap":
        hat = "skullcap"
    if lady and hat == "wig":
        hat = "lady"
    native = nude or (hat == "feather" and skin != "fair")
    man = Man(
        skin=skin, kind="robe" if robe else "dress" if lady else "native" if native else "coat", coat=(coat, mix(coat, INK, .45)), legs=(legs, mix(legs, INK, .35)),
        boots=None if native else "#2f2620", hair="#efe9dc" if hat == "wig" else hair, cut="none" if hat in ("wig", "lady") else "long" if native and not nude else "bun" if lady and hat == "none" else "short",
        hat=HATS["scarf" if hat == "scarf" and lady else "cap" if hat == "scarf" else hat] if not (hat == "scarf" and trim != IVORY) else hats.scarf(trim) if lady else hats.bandana(trim),
        kneel=kneel, belt=None if lady else "#8a5a32", collar=trim if robe or lady or hat == "wig" else None, arms=POSES[pose], stance=RIDE if ride else STRIDE if pose in ("point", "hold") else Man.stance)
    body = _drawn(lambda: figure(_pic, x, y, h / 75, flip, man, 0 if ride else .28))
    if thing:
        thing = f'<g transform="translate({n(x)} {n(y)}) scale({round(h / 100 * flip, 3)} {round(h / 100, 3)})">{thing}</g>'
    return body + thing
