"""Parts of Imperial Struggle's scenes as SVG: skies, land, water, ships, people, houses; writes a finished scene. Feet,
keels and trunks stand on (x, y)."""

from __future__ import annotations

import math
import random

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    ink,
    line,
    linear,
    n,
    path,
    polar,
    pts,
    radial,
    rect,
    save,
    svg,
)
from art.tools.struggle import emblems as e
from art.tools.struggle.people import charger, gradients, palm_tree, person

W, H = 504, 400
_made: dict[str, str] = {}


def g(a: str, b: str, across: bool = False) -> str:
    """Adds a gradient between two colours, downwards or across, and returns the reference to fill with."""
    name = f"g{a[1:]}{b[1:]}{'x' if across else ''}"
    _made[name] = linear(name, f"{a} 0 {b} 1", 0, 0, 1 if across else 0, 0 if across else 1)
    return f"url(#{name})"


def put(x: float, y: float, s: float, body: str, turn: float = 0, flip: int = 1) -> str:
    return f'<g transform="translate({n(x)} {n(y)})' + (f" rotate({turn})" if turn else "") + f' scale({round(s * flip, 3)} {round(s, 3)})">{body}</g>'


def finish(name: str, sky: tuple[str, str, str], body: str) -> None:
    from art.tools.kit import keep_used
    defs = e.defs() + linear("sky", f"{sky[0]} 0 {sky[1]} .6 {sky[2]} 1", 0, 0, 0, 1) + radial("vg", f"#fff 0:.12 {INK} .6:0 {INK} 1:.42", "45%", "38%", "75%") + "".join(_made.values()) + gradients()
    whole = path(rect(0, 0, W, H), "url(#sky)") + body + path(rect(0, 0, W, H), "url(#vg)")
    save(name, svg(W, H, keep_used(defs, whole) + f'<clipPath id="page"><path d="{rect(0, 0, W, H)}"/></clipPath>', f'<g clip-path="url(#page)">{whole}</g>'))


def sun(x: float, y: float, r: float, colour: str = "#fff4c4", rays: bool = False) -> str:
    out = "".join(path(circle(x, y, r * k), colour, f'fill-opacity="{o}"') for k, o in ((2.4, .12), (1.6, .2)))
    if rays:
        out += "".join(path(pts([(x, y), polar(x, y, 620, a), polar(x, y, 620, a + 5)]), colour, 'fill-opacity=".13"') for a in range(0, 360, 15))
    return out + path(circle(x, y, r), colour)


def moon(x: float, y: float, r: float) -> str:
    return path(circle(x, y, r * 1.7), "#e8eeff", 'fill-opacity=".14"') + path(circle(x, y, r), "#f3efdc") + path(circle(x - r * .3, y - r * .2, r * .2) + circle(x + r * .3, y + r * .3, r * .15) + circle(x + r * .1, y - r * .5, r * .1), "#d5cfb6")


def stars(seed: int, low: float = 200, count: int = 50) -> str:
    rng = random.Random(seed)
    return path("".join(circle(rng.uniform(0, W), rng.uniform(0, low), rng.choice((.8, 1.1, 1.7))) for _ in range(count)), "#fff8e0")


def cloud(x: float, y: float, s: float = 1, colour: str = "#fff8ea", opacity: float = .85) -> str:
    return put(x, y, s, path("M-60 12C-66-6-44-14-36-8C-32-30 0-34 8-16C24-26 44-16 42-2C58-4 66 8 58 14Z", colour, f'fill-opacity="{opacity}"') + path("M-60 12C-30 2 20 4 58 14Z", INK, 'fill-opacity=".08"'))


def smoke(x: float, y: float, s: float = 1, colour: str = "#e9e2d4", seed: int = 1, tall: int = 7) -> str:
    rng = random.Random(seed)
    return put(x, y, s, "".join(path(circle(rng.uniform(-9, 9) + i * 5, -i * 15, 11 + i * 3.4), colour, f'fill-opacity="{round(.85 - i * .09, 2)}" stroke="{INK}" stroke-width="1.200" stroke-opacity=".3"') for i in range(tall)))


def hills(y: float, swell: float, top: str, bottom: str, seed: int = 1, edge: float = 1.6) -> str:
    rng = random.Random(seed)
    a, b, f1, f2 = rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(1.2, 2.2), rng.uniform(2.6, 4.4)
    d = "M-4 404L-4 " + n(y) + "".join(f"L{x} {n(y - swell * (math.sin(a + f1 * x / 90) * .6 + math.sin(b + f2 * x / 90) * .3))}" for x in range(-4, 513, 12)) + "L508 404Z"
    return path(d, g(top, bottom), ink(edge))


def peaks(points: list[tuple[float, float, float]], top: str, bottom: str, snow: str = "") -> str:
    """Returns the SVG of mountains, given as (x, y of the top, half width), standing on y = 404."""
    out = ""
    for x, y, w in points:
        out += path(f"M{x - w} 404L{x - w * .5} {y + (404 - y) * .42:.1f}L{x - w * .22} {y + 34}L{x} {y}L{x + w * .18} {y + 26}L{x + w * .5} {y + (404 - y) * .45:.1f}L{x + w} 404Z", g(top, bottom), ink(1.8)) + path(f"M{x} {y}L{x + w * .18} {y + 26}L{x + w * .5} {y + (404 - y) * .45:.1f}L{x + w} 404H{x + w * .2}L{x + w * .06} {y + 70}Z", INK, 'fill-opacity=".16"')
        if snow:
            out += path(f"M{x} {y}L{x + w * .18} {y + 26}L{x + w * .22} {y + 44}L{x + w * .08} {y + 34}L{x} {y + 52}L{x - w * .1} {y + 36}L{x - w * .24} {y + 48}L{x - w * .22} {y + 34}Z", snow, ink(1.2))
    return out


def sea(y: float, top: str, bottom: str, glint: str = "#eaf6f2", seed: int = 3, low: float = 404) -> str:
    rng = random.Random(seed)
    out = path(rect(-4, y, 512, low - y), g(top, bottom)) + line(f"M-4 {y}H508", INK, 1.2, 'stroke-opacity=".5"')
    for i in range(34):
        v = y + 8 + (low - y - 14) * (i / 34) ** 1.3
        k = 5 + 12 * (i / 34)
        x = rng.uniform(-10, 500)
        out += line(f"M{n(x)} {n(v)}q{n(k)}-{n(k * .45)} {n(2 * k)} 0t{n(2 * k)} 0", glint, 1 + i / 34, 'stroke-opacity=".55"')
    return out


def ground(y: float, top: str, bottom: str) -> str:
    return path(rect(-4, y, 512, 404 - y), g(top, bottom)) + line(f"M-4 {y}H508", INK, 1.6)


def shade(x: float, y: float, w: float, h: float = 0) -> str:
    return f'<ellipse cx="{n(x + w * .12)}" cy="{n(y)}" rx="{n(w)}" ry="{n(h or w * .18)}" fill="{INK}" fill-opacity=".26"/>'


def pine(x: float, y: float, h: float, colour: str = "#3f5f4a") -> str:
    s = h / 100
    return put(x, y, s, path("M-5 0V-20H5V0Z", "#5b3617", ink(2)) + path("M0-104L18-70H10L26-44H15L34-14H-34L-15-44H-26L-10-70H-18Z", colour, ink(2.2)) + path("M0-104L18-70H10L26-44H15L34-14H6Z", INK, 'fill-opacity=".22"'))


def oak(x: float, y: float, h: float, colour: str = "#5A735C") -> str:
    s = h / 100
    return put(x, y, s, path("M-9 2C-4-16-6-30-14-44H14C6-30 4-16 9 2Z", "#6b4526", ink(2.2)) + path("M-44-44C-56-58-44-78-28-76C-24-98 18-104 28-80C48-82 58-58 42-44C30-30-32-30-44-44Z", colour, ink(2.4)) + path("M42-44C58-58 48-82 28-80C40-62 20-44-20-38C8-32 34-36 42-44Z", INK, 'fill-opacity=".2"') + path("M-36-58C-34-70-22-72-16-68M-6-82C2-90 14-88 18-80", "none", 'stroke="#fff" stroke-width="2" stroke-opacity=".35"'))


def palm(x: float, y: float, h: float, lean: float = 12, colour: str = "#4f8a52") -> str:
    return palm_tree(x, y, h, lean, colour)


def bare_tree(x: float, y: float, h: float, colour: str = "#4a3626") -> str:
    return put(x, y, h / 100, line("M0 0C4-24-4-36 2-56M1-40C-14-56-20-66-34-72M1-50C14-62 22-66 36-84M2-56C-2-74-8-82-10-98M2-56C10-70 10-80 14-96M-18-59L-22-78M20-66L40-64", colour, 5))


def house(x: float, y: float, w: float, h: float, wall: str = "#efe0be", roof: str = "#a3563a", rows: int = 2, roof_h: float = 0) -> str:
    rh = roof_h or h * .4
    out = path(rect(x, y - h, w, h), wall, ink(1.8)) + path(rect(x + w * .72, y - h, w * .28, h), INK, 'fill-opacity=".14"')
    cols = max(2, int(w / 24))
    for r in range(rows):
        for c in range(cols):
            out += path(rect(x + w * (c + .5) / cols - 4, y - h + h * (r + .35) / (rows + .3) - 5, 8, 12), "#4a5a68", ink(1))
    return out + path(f"M{x - 5} {y - h}L{x + w * .16} {y - h - rh}H{x + w * .84}L{x + w + 5} {y - h}Z", roof, ink(1.8))


def flag(x: float, y: float, h: float, colour: str, charge: str = "", w: float = 52) -> str:
    hh = w * .62
    d = f"M0 0C{w * .3}-10 {w * .6} 10 {w} 0V{hh}C{w * .6} {hh + 10} {w * .3} {hh - 10} 0 {hh}Z"
    return line(f"M{x} {y}V{y - h}", INK, 4.6) + line(f"M{x} {y}V{y - h}", "#a8713f", 2.4) + path(circle(x, y - h, 3.4), "url(#au)", ink(1)) + f'<g transform="translate({x} {n(y - h + 4)})">' + path(d, colour, ink(1.8)) + charge + path(f"M{n(w * .45)} 2C{n(w * .6)} 6 {n(w * .8)} 5 {w} 0V{n(hh)}C{n(w * .8)} {n(hh + 5)} {n(w * .6)} {n(hh + 4)} {n(w * .5)} {n(hh)}Z", INK, 'fill-opacity=".14"') + "</g>"


def lily_flag(x: float, y: float, h: float, w: float = 52) -> str:
    return flag(x, y, h, IVORY, put(w * .48, w * .32, w / 170, e.lily("#d9a53a")), w)


def frigate(x: float, y: float, s: float, sail: str = "#f6ecd2", stripe: str = "#d9a53a", banner: str = "#D0483A", hull: str = "#6b4526", flip: int = 1) -> str:
    out = line("M-52 0V-104M0 0V-122M48 0V-100M84-10L130-42", INK, 6) + line("M-52 0V-104M0 0V-122M48 0V-100M84-10L130-42", "#a8713f", 2.8) + line("M48-98L126-40M0-120L48-60M-52-100L0-60", INK, 1)
    for mx, top, w in ((-52, -100, 22), (0, -118, 26), (48, -96, 22)):
        for k, (a, b) in enumerate(((0, .3), (.32, .64), (.66, .96))):
            y0, y1, ww = top + (-top - 8) * a, top + (-top - 8) * b, w * (.66 + .2 * k)
            out += path(f"M{n(mx - ww)} {n(y0)}H{n(mx + ww)}C{n(mx + ww + 9)} {n((y0 + y1) / 2)} {n(mx + ww + 8)} {n(y1 - 5)} {n(mx + ww + 3)} {n(y1)}Q{n(mx)} {n(y1 - 7)} {n(mx - ww)} {n(y1)}C{n(mx - ww + 5)} {n(y1 - 8)} {n(mx - ww + 6)} {n(y0 + 8)} {n(mx - ww)} {n(y0)}Z", sail, ink(1.8)) + path(f"M{n(mx + ww * .4)} {n(y0)}H{n(mx + ww)}C{n(mx + ww + 9)} {n((y0 + y1) / 2)} {n(mx + ww + 8)} {n(y1 - 5)} {n(mx + ww + 3)} {n(y1)}L{n(mx + ww * .5)} {n(y1 - 4)}Z", INK, 'fill-opacity=".13"')
    out += path("M54-84C80-70 104-56 122-40C96-38 76-34 60-22Z", sail, ink(1.6))
    out += path("M-108-22L-84-8H84L112-14C106 14 94 28 80 36H-84C-100 24-106 0-108-22Z", hull, ink(2.4)) + path("M-102 0L-90 4H94L104 0L101 9H-98Z", stripe, ink(1)) + path("".join(rect(i, 12, 8, 8) for i in range(-80, 82, 20)), INK) + path("M-108-22L-84-8V6L-104 2Z", "url(#au)", ink(1.4)) + flag(-104, -20, 40, banner, "", 30)
    return put(x, y - 36 * s, s, out, 0, flip)


def junk(x: float, y: float, s: float, sail: str = "#b5402c", flip: int = 1) -> str:
    out = line("M-40 0V-92M16 0V-116M64-4V-76", INK, 6) + line("M-40 0V-92M16 0V-116M64-4V-76", "#a8713f", 3)
    for mx, top, w in ((-40, -92, 30), (16, -116, 40), (64, -76, 24)):
        d = f"M{mx - w * .5} {top + 6}L{mx + w * .9} {top + 14}C{mx + w * 1.1} {top * .5} {mx + w} -26 {mx + w * .8} -14L{mx - w * .7} -12C{mx - w * .8} {top * .5} {mx - w * .6} {top * .8} {mx - w * .5} {top + 6}Z"
        out += path(d, sail, ink(2.2)) + line("".join(f"M{n(mx - w * .66)} {n(top + (-top - 14) * k)}L{n(mx + w * .98)} {n(top + 6 + (-top - 20) * k)}" for k in (.25, .45, .65, .85)), INK, 1.8)
    out += path("M-96-24L-74-2H82L104-30C104 10 86 30 70 34H-66C-86 26-96 4-96-24Z", "#6b4526", ink(2.4)) + path("M-92-4C-60 6 60 6 98-8L94 4C60 16-60 16-88 8Z", "#c98a2b", ink(1.2)) + path(circle(80, 14, 6), IVORY, ink(1.4)) + path(circle(81, 14, 2.4), INK)
    return put(x, y - 34 * s, s, out, 0, flip)


def musket_up() -> str:
    return line("M18-30L24-112", INK, 5) + line("M18-30L23.500-104", "#8a5a32", 2.8) + line("M24-104V-118", "#d5cfc1", 2.4)


def torch(x: float = 26, y: float = -104) -> str:
    return line(f"M{x} {y + 4}V{y - 18}", INK, 5) + put(x, y - 30, .26, e.flame())


def crowd(x0: float, x1: float, y: float, h: float, seed: int, coats: tuple[str, ...] = ("#7A4A22", "#4a5a68", "#8C1C13", "#5A735C", "#6b4a6b"), hats: tuple[str, ...] = ("tricorne", "broad", "scarf", "none"), poses: tuple[str, ...] = ("down", "up", "hold"), step: float = .42, skin: str = "fair", more: str = "") -> str:
    rng = random.Random(seed)
    out, x = "", x0
    while x <= x1:
        out += person(x, y + rng.uniform(-3, 3), h * rng.uniform(.92, 1.06), rng.choice(coats), rng.choice(hats), rng.choice(poses), flip=rng.choice((-1, 1)), skin=skin, thing=more)
        x += h * step
    return out


def line_of_foot(x0: float, y: float, count: int, h: float, coat: str, flip: int = 1, hat: str = "tricorne") -> str:
    """Returns the SVG of a rank of infantry: two men drawn once and repeated along the line."""
    step = h * .34
    out = ""
    for k in range(2):
        name = f"l{round(x0)}_{round(y)}_{k}"
        man = person(0, 0, h, coat, hat, "hold" if k else "down", flip=flip, hair=("#4a3020", "#2a1c12")[k], thing=musket_up())
        spots = [f'<use href="#{name}" x="{n(x0 + i * step)}" y="{n(y + (i % 3) * .8)}"/>' for i in range(count) if i % 2 == k]
        out += f'<g transform="translate(0 0)"><g transform="translate(-900 -900)"><g id="{name}">{man}</g></g></g>' + "".join(spots)
    return out


def cannon(x: float, y: float, s: float = 1, flip: int = 1) -> str:
    spokes = "".join(f"M0-16L{n(polar(0, -16, 15, a)[0])} {n(polar(0, -16, 15, a)[1])}" for a in range(0, 360, 45))
    return shade(x, y, 44 * s) + put(x, y, s, path("M-58-4L-10-24L0-16L-50 2Z", "url(#wd)", ink(2)) + path("M-22-34L50-46L53-32L-20-18C-30-18-32-32-22-34Z", "url(#au)", ink(2.2)) + path(circle(-31, -26, 5), "url(#au)", ink(1.6)) + path(circle(0, -16, 17), "none", f'stroke="{INK}" stroke-width="7"') + path(circle(0, -16, 17), "none", 'stroke="#8a5a32" stroke-width="3.500"') + line(spokes, INK, 2.6) + path(circle(0, -16, 4), "url(#au)", ink(1.4)), 0, flip)


def tent(x: float, y: float, s: float = 1, colour: str = "#f4ead2", top: str = "#c4302a") -> str:
    return shade(x, y, 40 * s) + put(x, y, s, path("M0-70L46 0H-46Z", colour, ink(2.2)) + path("M0-70L46 0H12Z", INK, 'fill-opacity=".16"') + path("M0-70L-10 0H10Z", "#3a2c22", ink(1.4)) + line("M0-70V-84", INK, 2.6) + path("M0-84L18-79L0-74Z", top, ink(1.4)))


def horse(x: float, y: float, s: float, colour: str = "#7A4A22", rider: str = "", flip: int = 1, cloth: str = "#8C1C13") -> str:
    blanket = path("M-30-22C-16-26 6-26 18-20L16 2C4 8-20 8-32 0Z", cloth, ink(1.8)) + line("M-30-4C-18 2 2 2 15-4", "#f1cf74", 1.8)
    return put(x, y - 36 * s, s, charger(colour) + blanket + rider, 0, flip)


def rider(coat: str, hat: str = "tricorne", pose: str = "up", skin: str = "fair", thing: str = "") -> str:
    return put(-8, 18, .82, person(0, 0, 100, coat, hat, pose, skin=skin, thing=thing, ride=True))


def room(wall: tuple[str, str], floor: tuple[str, str], y: float = 290, panel: str = "") -> str:
    out = path(rect(-4, -4, 512, y + 4), g(*wall)) + path(rect(-4, y, 512, 120), g(*floor))
    out += line("".join(f"M{n(252 + (x - 252) * .62)} {y}L{x} 404" for x in range(-250, 760, 56)), INK, 1.2, 'stroke-opacity=".5"') + line(f"M-4 {y}H508", INK, 2) + path(rect(-4, y - 12, 512, 12), panel or floor[1], ink(1.4))
    return out


def window(x: float, y: float, w: float, h: float, sky: tuple[str, str] = ("#bcd8e4", "#f3e6c4"), view: str = "", arch: bool = True, frame: str = "#6b4526") -> str:
    d = f"M{x} {y + h}V{y + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w} {y + w / 2}V{y + h}Z" if arch else rect(x, y, w, h)
    return path(d, g(*sky)) + view + path(d, "none", f'stroke="{INK}" stroke-width="11"') + path(d, "none", f'stroke="{frame}" stroke-width="7"') + line(f"M{x + w / 2} {y}V{y + h}M{x} {y + h * .55}H{x + w}", INK, 5) + line(f"M{x + w / 2} {y}V{y + h}M{x} {y + h * .55}H{x + w}", frame, 2.4)


def table(x0: float, x1: float, y: float, cloth: str = "#1C653E", h: float = 80) -> str:
    return path(f"M{x0} {y}H{x1}L{x1 + 10} {y + 18}H{x0 - 10}Z", cloth, ink(2.2)) + path(f"M{x0 - 10} {y + 18}H{x1 + 10}V{y + h}H{x0 - 10}Z", g(cloth, "#20160f"), ink(2.2)) + line(f"M{x0 - 8} {y + 26}H{x1 + 8}", "#d9a53a", 2.6, 'stroke-dasharray="7 5"')


def candle(x: float, y: float, s: float = 1) -> str:
    return path(circle(x, y - 52 * s, 46 * s), "#ffe9a0", 'fill-opacity=".16"') + put(x, y, s, path("M-14 0C-12-8-4-8-4-14H4C4-8 12-8 14 0Z", "url(#au)", ink(1.8)) + path(rect(-4, -44, 8, 31), IVORY, ink(1.6)) + path("M0-66C8-56 6-46 0-46C-6-46-8-56 0-66Z", "url(#fl)", ink(1.4)))


def paper(x: float, y: float, s: float = 1, turn: float = 0, seal: bool = True) -> str:
    return put(x, y, s, path("M-26-34H26V34H-26Z", "#fbf3df", ink(2)) + line("M-18-22H18M-18-12H18M-18-2H8", "#8a6f48", 2.2) + (path(circle(8, 20, 8), "#a3231a", ink(1.6)) if seal else ""), turn)


def pillar(x: float, y0: float, y1: float, w: float, colour: str = "#e9dcc0") -> str:
    return path(rect(x - w / 2, y0, w, y1 - y0), g(colour, colour)) + path(rect(x - w / 2, y0, w, y1 - y0), "none", ink(2)) + path(rect(x + w * .12, y0, w * .38, y1 - y0), INK, 'fill-opacity=".18"') + line(f"M{x - w * .2} {y0}V{y1}", "#fff", 2, 'stroke-opacity=".5"') + path(rect(x - w * .72, y0 - 4, w * 1.44, 12, 2) + rect(x - w * .72, y1 - 12, w * 1.44, 14, 2), "url(#au)", ink(1.8))


def chandelier(x: float, y: float, s: float = 1) -> str:
    arms = "".join(path(f"M0-6C{a * .5} 22 {a} 16 {a} -4", "none", f'stroke="{INK}" stroke-width="5.500"') + path(f"M0-6C{a * .5} 22 {a} 16 {a} -4", "none", 'stroke="#d9a53a" stroke-width="3"') + path(rect(a - 3, -20, 6, 15), IVORY, ink(1.2)) + path(f"M{a}-34C{a + 5}-27 {a + 4}-20 {a}-20C{a - 4}-20 {a - 5}-27 {a}-34Z", "#ffd77a", ink(1)) for a in (-58, -34, 34, 58, 0))
    return path(circle(x, y, 92 * s), "#ffe9a0", 'fill-opacity=".18"') + put(x, y, s, line("M0-200V-20", INK, 4) + path("M-8-26H8L12 4L0 26L-12 4Z", "url(#au)", ink(2)) + arms)


def fire(x: float, y: float, s: float) -> str:
    return path(circle(x, y - 30 * s, 90 * s), "#ffb347", 'fill-opacity=".2"') + put(x - 18 * s, y - 24 * s, .5 * s, e.flame()) + put(x + 20 * s, y - 22 * s, .46 * s, e.flame()) + put(x, y - 40 * s, .84 * s, e.flame())


def crate(x: float, y: float, w: float, colour: str = "#b98a52") -> str:
    return path(rect(x, y - w * .8, w, w * .8), colour, ink(2)) + line(f"M{x} {y - w * .55}H{x + w}M{x} {y - w * .26}H{x + w}M{x + w * .5} {y - w * .8}V{y}", "#5b3617", 1.8) + path(rect(x + w * .7, y - w * .8, w * .3, w * .8), INK, 'fill-opacity=".16"')


def dome(x: float, y: float, s: float, stone: str = "#efe2c4", roof: str = "#8fa6a8") -> str:
    return put(x, y, s, path(rect(-120, -50, 240, 50), stone, ink(2.4)) + path("".join(rect(a, -40, 8, 40) for a in range(-110, 110, 22)), INK, 'fill-opacity=".35"') + path(rect(-54, -96, 108, 46), stone, ink(2.2)) + path("".join(rect(a, -88, 6, 34) for a in range(-46, 48, 15)), INK, 'fill-opacity=".4"') + path("M-56-96C-56-160-20-176 0-176C20-176 56-160 56-96Z", roof, ink(2.4)) + path("M10-176C30-172 56-156 56-96H24C28-130 22-160 10-176Z", INK, 'fill-opacity=".2"') + line("M-28-98C-28-140-14-168-4-176M0-98V-176M28-98C28-140 14-168 4-176", INK, 1.6) + path("M-9-176V-196H9V-176Z", stone, ink(1.8)) + line("M0-196V-216M-6-210H6", INK, 3) + path("M-30 0V-34L0-52L30-34V0Z", stone, ink(2)) + path(rect(-8, -26, 16, 26), "#4a3a2a"))


def castle(x: float, y: float, s: float, stone: str = "#8d877a") -> str:
    def tw(a: float, w: float, h: float) -> str:
        return f"M{a} 0V{-h}" + "".join(f"h{w / 5}v{8 if i % 2 == 0 else -8}" for i in range(4)) + f"h{w / 5}V0Z"
    return put(x, y, s, path(tw(-80, 160, 44), stone, ink(2.2)) + path(tw(-96, 36, 78) + tw(-18, 40, 104) + tw(58, 36, 84), stone, ink(2.2)) + path(rect(8, -96, 14, 96) + rect(80, -76, 14, 76), INK, 'fill-opacity=".2"') + path("M-6 0V-18A10 10 0 0 1 14-18V0ZM-82-56h5v14h-5ZM0-80h6v14h-6ZM74-60h5v14h-5Z", "#2f2620"))


