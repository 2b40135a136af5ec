"""Draws and writes the pieces and card backs of Historia's six civilizations. Run: python -m
art.tools.historia.pieces"""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    down,
    gold,
    keep_used,
    leaf,
    linear,
    mix,
    n,
    ngon,
    path,
    polar,
    pts,
    radial,
    rect,
    save,
    svg,
)

# civilization: colour, shape
CIVILIZATIONS = {
    "egypt": ("#D79710", "triangle"), "china": ("#961AB3", "circle"), "india": ("#F4F4E1", "diamond"),
    "mali": ("#086A49", "square"), "mexico": ("#08111D", "cross"), "france": ("#39C9F4", "hexagon"),
}

# Charges instead of letters, which stand for a name in one language only. About two units wide, round (0, 0).
ANKH = ("M-.36 -.5A.36 .5 0 1 0 .36 -.5A.36 .5 0 1 0 -.36 -.5ZM-.14 -.52A.14 .27 0 1 1 .14 -.52A.14 .27 0 1 1 -.14 -.52Z"
        "M-.7 -.1L-.64 .18H-.12L-.18 1H.18L.12 .18H.64L.7 -.1Z")
COIN = circle(0, 0, .98) + rect(-.36, -.36, .72, .72)
WHEEL = circle(0, 0, 1) + circle(0, 0, .74)
SPOKES = circle(0, 0, .22) + "".join(
    pts([polar(0, 0, .14, a - 35), polar(0, 0, .86, a - 5), polar(0, 0, .86, a + 5), polar(0, 0, .14, a + 35)]) for a in range(0, 360, 45))
DRUM = "M-.74 -1H.74L.68 -.72H-.68ZM-.62 -.6H.62L.24 .16L.5 1H-.5L-.24 .16Z"
PYRAMID = "M-.24 -.9H.24V-.54H.48V-.16H.74V.24H1V.66H.2V-.4H-.2V.66H-1V.24H-.74V-.16H-.48V-.54H-.24Z"
LILY = ("M0 -1.04C.36 -.66 .34 -.28 .17 .14H-.17C-.34 -.28 -.36 -.66 0 -1.04ZM-.28 .14C-.3 -.2 -.44 -.44 -.62 -.46C-.78 -.46 -.82 -.26 -.66 -.14"
        "C-.84 0 -1.06 -.16 -1 -.44C-.94 -.72 -.62 -.82 -.4 -.62C-.22 -.44 -.2 -.1 -.2 .14ZM.28 .14C.3 -.2 .44 -.44 .62 -.46C.78 -.46 .82 -.26 .66 -.14"
        "C.84 0 1.06 -.16 1 -.44C.94 -.72 .62 -.82 .4 -.62C.22 -.44 .2 -.1 .2 .14ZM-.5 .2H.5V.38H-.5ZM-.14 .44H.14L0 .98ZM-.4 .44H-.22C-.24 .66 -.38 .8 -.56 .78"
        "C-.46 .7 -.4 .58 -.4 .44ZM.4 .44H.22C.24 .66 .38 .8 .56 .78C.46 .7 .4 .58 .4 .44Z")
# what stands on a piece, its half width, and how much below the middle
CHARGES = {
    "egypt": ((ANKH,), 22, 11), "china": ((COIN,), 25, 0), "india": ((WHEEL, SPOKES), 25, 0),
    "mali": ((DRUM,), 25, 0), "mexico": ((PYRAMID,), 27, 1), "france": ((LILY,), 28, 1),
}


def outline(shape: str, cx: float, cy: float, r: float) -> str:
    """Returns the SVG path of a civilization's shape (triangle, circle ...); shapes have about equal areas at the same
    r."""
    if shape == "triangle":
        return pts([(cx, cy - r * 1.08), (cx + r * 1.12, cy + r * .86), (cx - r * 1.12, cy + r * .86)])
    if shape == "circle":
        return circle(cx, cy, r * .95)
    if shape == "diamond":
        return ngon(cx, cy, r * 1.12, 4)
    if shape == "square":
        return rect(cx - r * .85, cy - r * .85, r * 1.7, r * 1.7, r * .12)
    if shape == "cross":
        t, u = r * .38, r
        return pts([(cx - t, cy - u), (cx + t, cy - u), (cx + t, cy - t), (cx + u, cy - t), (cx + u, cy + t), (cx + t, cy + t), (cx + t, cy + u), (cx - t, cy + u), (cx - t, cy + t),
                    (cx - u, cy + t), (cx - u, cy - t), (cx - t, cy - t)])
    return ngon(cx, cy, r * 1.02, 6, 0)


def ink_on(colour: str) -> str:
    return IVORY if colour in ("#961AB3", "#086A49", "#08111D") else INK


def charge(name: str, cx: float, cy: float) -> str:
    """Returns the SVG of the symbol that stands on a civilization's pieces."""
    parts, size, lower = CHARGES[name]
    place = f'transform="translate({n(cx)} {n(cy + lower)}) scale({n(size)})"'
    rule = '' if name == "egypt" else 'fill-rule="evenodd" '
    return "".join(path(part, ink_on(CIVILIZATIONS[name][0]), (rule if part is not SPOKES else "") + place) for part in parts)


def piece(name: str, charged: bool) -> str:
    colour, shape = CIVILIZATIONS[name]
    cy, r, deep = (66 if shape == "triangle" else 61), 44, mix(colour, INK, .58) if name != "mexico" else "#020509"
    light = mix(colour, "#ffffff", .42 if name != "mexico" else .3)
    defs = linear("f", f"{light} 0 {colour} .5 {mix(colour, INK, .3)} 1") + radial("s", f"{INK} .4:.5 {INK} 1:0", "50%", "50%", "50%")
    rim = lambda d, c, w: path(d, c, f'stroke="{c}" stroke-width="{w}" stroke-linejoin="round"')  # noqa: E731
    face, body = outline(shape, 64, cy, r), '<ellipse cx="70" cy="106" rx="56" ry="17" fill="url(#s)"/>'
    for drop in range(9, 0, -3):  # the thick side
        body += rim(outline(shape, 64, cy + drop, r), INK, 15) if drop == 9 else ""
        body += rim(outline(shape, 64, cy + drop, r), deep, 9)
    body += rim(face, INK, 15) + rim(face, IVORY, 10.5) + rim(face, INK, 3.6) + path(face, "url(#f)")
    body += path(outline(shape, 64, cy, r * .86), "none", f'stroke="{light}" stroke-width="2" stroke-linejoin="round" opacity=".65"')
    if charged:
        body += charge(name, 64, cy)
    return svg(128, 128, keep_used(defs, body), body)


def marker(name: str) -> str:
    """Returns the SVG of a civilization's marker, legible at 20 px: its shape in thick rings, without a symbol."""
    colour, shape = CIVILIZATIONS[name]
    cy = 35 if shape == "triangle" else 32
    d = outline(shape, 32, cy, 19)
    body = "".join(path(d, c, f'stroke="{c}" stroke-width="{w}" stroke-linejoin="round"') for c, w in ((INK, 15), (IVORY, 10), (INK, 2.5))) + path(d, colour)
    return svg(64, 64, "", body)


def bust_emblem() -> str:
    return (path("M-30 36C-30 10-14 6 0 6C14 6 30 10 30 36Z", "url(#au)", f'stroke="{INK}" stroke-width="3"') + path(circle(0, -14, 18), "url(#au)", f'stroke="{INK}" stroke-width="3"')
            + path("M-18-18C-14-38 14-38 18-18C8-26-8-26-18-18Z", INK))


def back(name: str, advisor: bool) -> str:
    colour, shape = CIVILIZATIONS[name]
    deep, light = mix(colour, INK, .55), mix(colour, "#fff6dc", .4 if name != "mexico" else .22)
    field = mix(colour, INK, .18) if name != "mexico" else "#111c2b"
    small = outline(shape, 17, 17, 4.4) + outline(shape, 0, 0, 4.4) + outline(shape, 34, 0, 4.4) + outline(shape, 0, 34, 4.4) + outline(shape, 34, 34, 4.4)
    defs = (gold() + linear("fr", f"{light} 0 {colour} .45 {deep} 1") + radial("vg", f"{mix(field, light, .35)} 0 {field} .5 {mix(field, INK, .55)} 1", "40%", "32%", "85%")
            + linear("br", "#f0c894 0 #b3763a .4 #6a3f1a .7 #c99457 1") + down("md", f"{mix(deep, INK, .1)} 0 {mix(deep, INK, .55)} 1") + linear("pc", f"{light} 0 {colour} .55 {deep} 1")
            + f'<pattern id="pt" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="translate(150 210)"><path d="M0 0L34 34M34 0L0 34" stroke="{light}" stroke-width="1" stroke-opacity=".4"/>'
            + path(small, light, 'fill-opacity=".55"') + "</pattern>")
    body = (path(rect(4, 4, 292, 412, 18), INK) + path(rect(8, 8, 284, 404, 15), "url(#fr)") + path(rect(15, 15, 270, 390, 10), "none", 'stroke="url(#au)" stroke-width="3"')
            + path(rect(22, 22, 256, 376, 7), "url(#vg)", f'stroke="{INK}" stroke-width="2"') + path(rect(22, 22, 256, 376, 7), "url(#pt)") + path(rect(27, 27, 246, 366, 5), "none", 'stroke="url(#au)" stroke-width="1.500"'))
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        body += f'<g transform="translate({150 - 128 * sx} {210 - 188 * sy}) scale({sx} {sy})">' + path("M0 0H46C44 18 30 18 26 26C18 30 18 44 0 46Z", deep, 'stroke="url(#au)" stroke-width="2.500"') + path(leaf(5, 5, 45, 24, 11), "url(#au)", f'stroke="{INK}" stroke-width="1"') + "</g>"
    body += f'<circle cx="150" cy="210" r="84" fill="{INK}"/><circle cx="150" cy="210" r="81" fill="url(#br)"/><circle cx="150" cy="210" r="70" fill="url(#md)" stroke="{INK}" stroke-width="2.500"/>'
    body += "".join(path(circle(*polar(150, 210, 75.5, a), 1.8), "#ffe9b0") for a in range(0, 360, 15))
    if advisor:
        body += f'<g transform="translate(150 212) scale(1.25)">{bust_emblem()}</g>' + path(outline(shape, 150, 352, 15), "url(#pc)", f'stroke="{IVORY}" stroke-width="3" stroke-linejoin="round"')
    else:
        d = outline(shape, 150, 215 if shape == "triangle" else 210, 40)
        body += path(d, IVORY, f'stroke="{IVORY}" stroke-width="9" stroke-linejoin="round"') + path(d, INK, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"') + path(d, "url(#pc)")
    return svg(300, 420, keep_used(defs, body), body)


def main() -> None:
    for name in CIVILIZATIONS:
        save(f"historia/pieces/{name}", piece(name, True))
        save(f"historia/pieces/{name}_plain", piece(name, False))
        save(f"historia/pieces/{name}_small", marker(name))
        save(f"historia/backs/{name}", back(name, False))
        save(f"historia/backs/{name}_advisor", back(name, True))


if __name__ == "__main__":
    main()
