"""Draws Brazil's round unit tokens in the four seats' colours, whole and defeated."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, SEATS, circle, gold, ink, line, linear, mix, path, radial, save, soft, svg
from art.tools.piece.figures import FIGURES, KINDS, STEEL
from art.tools.piece.seats import seat_badge


def units() -> None:
    for colour, kinds in KINDS.items():
        for kind in kinds:
            for beaten in (False, True):
                save(f"units/{colour}_{kind}" + ("_defeated" if beaten else ""), unit(colour, kind, beaten))


def unit(colour: str, kind: str, beaten: bool) -> str:
    light, base, deep, charged = SEATS[colour]
    dark_seat = colour in ("green", "purple")
    if beaten:
        grey = {"green": "#6b6f69", "orange": "#a49a8c", "sky": "#a3abb0", "purple": "#746b75"}[colour]
        light, base, deep = mix(light, grey, .72), mix(base, grey, .74), mix(deep, "#38332e", .7)
    c = {
        "light": light, "mid": base if dark_seat else mix(base, deep, .62), "deep": mix(deep, base, .25) if dark_seat else mix(deep, INK, .25),
        "dark": mix(deep, INK, .35), "jewel": base if dark_seat else deep, "feather": mix(light, IVORY, .3) if dark_seat else mix(deep, base, .2),
        "hair": mix(deep, INK, .55), "mane": mix(deep, INK, .4), "wood": "#9a6a3c" if not beaten else "#857868",
    }
    ivory = "#FFF8E7" if not beaten else "#d9cfba"
    defs = (radial("g", f"{light} 0 {base} .58 {mix(base, deep, .85)} 1") + soft()
            + (linear("iv", "#fffdf5 0 #fff3d6 .55 #e6d2a6 1") + gold() if not beaten
               else linear("iv", "#ded5c2 0 #cbbfa6 .55 #a89b82 1") + linear("au", "#d6cdb4 0 #a6977a .45 #6f6350 .62 #bfb294 1"))
            + linear("st", STEEL) + radial("sh2", "#8a8078 0 #3a2d24 .5 #1f150e 1", "32%", "28%", "75%"))
    figure = FIGURES[kind](c)
    if beaten:
        for bright, dull in (("#fffdf6", "#d9cfba"), ("#fbf6ea", "#d0c6b1"), (IVORY, "#d9cfba"), ("#e7b23c", "#a39474"), ("#f1cf74", "#b3a582"), ("#ffd54a", "#8d8372"), ("#fffbe0", "#b7ac97"), ("#f3e6c8", "#c3b79d")):
            figure = figure.replace(bright, dull)
    body = (f'<circle cx="105" cy="120" r="88" fill="url(#sd)"/><circle cx="100" cy="110" r="81" fill="{INK}"/>'
            f'<circle cx="100" cy="110" r="78" fill="{ivory}"/><circle cx="100" cy="110" r="71" fill="url(#g)" stroke="{INK}" stroke-width="2"/>')
    if not beaten:
        # the figure is cut by the disc below, and may rise over the ring above
        clip = "M0 0H200V110H171A71 71 0 0 1 29 110H0Z"
        defs += f'<clipPath id="c">{path(clip)}</clipPath>'.replace(' fill="none"', "")
        body += f'<path d="M40 78A68 68 0 0 1 122 46" fill="none" stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"/><g clip-path="url(#c)">{figure}</g>'
    else:
        defs += '<clipPath id="c"><circle cx="100" cy="110" r="70"/></clipPath>'
        turn = {"monarch": -24, "archer": -26, "dragoon": 22, "cannon": 30, "grenadier": -24}[kind]
        body += f'<g clip-path="url(#c)"><g transform="rotate({turn} 100 128) translate(0 22)">{figure}</g></g>' + broken_standard(colour, c)
    body += seat_badge(colour, 100, 183, 18, base if beaten else f"{base}", charged if not beaten else (IVORY if dark_seat else INK), ivory)
    return svg(200, 220, defs, body)


def broken_standard(colour: str, c: dict) -> str:
    """Returns the SVG of what marks a defeated unit: a snapped pole with a torn flag, and a crack through the ring."""
    flag = "M132 50C144 44 152 56 166 50L170 62L163 68L171 78L164 84L170 98C158 104 148 90 136 96Z"
    pole, top = "M150 178L140 122L144 118L137 112", "M137 106L126 44"
    return (path("M17 86L35 94L30 101L47 107L43 113L60 123L38 116L42 110L24 104L28 97L17 93Z", INK)
            + line(pole, INK, 10) + line(pole, "#8d7450", 5.4) + line(top, INK, 10) + line(top, "#8d7450", 5.4)
            + path(flag, IVORY, f'stroke="{IVORY}" stroke-width="7" stroke-linejoin="round" opacity=".0"')
            + path(flag, c["mid"], ink(3)) + path(circle(125, 40, 6), "url(#au)", ink(2)))
