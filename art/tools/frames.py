"""Draws Brazil's card frames and card backs and writes them as SVG. Run: python -m art.tools.frames"""

from __future__ import annotations

from art.tools.kit import (
    BLUE,
    INK,
    IVORY,
    PINK,
    RED,
    ROMAN,
    circle,
    down,
    glyphs,
    gold,
    ink,
    keep_used,
    leaf,
    line,
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
    star,
    svg,
)


# --- emblems: about 100 units wide round the origin -----------------------------------------------------------------------------------------------------
def christ() -> str:
    cross = "M-9-9L-17-46H17L9-9L46-17V17L9 9L17 46H-17L-9 9L-46 17V-17Z"
    return path(cross, "#c4302a", 'stroke="url(#au)" stroke-width="5" stroke-linejoin="round"') + path(cross, "none", ink(1.2)) + path("M-3.500-37H3.500V-3.500H37V3.500H3.500V37H-3.500V3.500H-37V-3.500H-3.500Z", IVORY)


def rose() -> str:
    out = "".join(path(leaf(0, 0, a, 50, 24), "#4f8a52", ink(2)) for a in (-54, 18, 90, 162, 234))
    for r, d, turn, colour in ((17, 21, 0, "#d9748f"), (13, 12, 36, "#eda3b5")):
        for i in range(5):
            x, y = polar(0, 0, d, -90 + turn + 72 * i)
            out += path(circle(x, y, r), colour, ink(2))
    return out + path(circle(0, 0, 9), "url(#au)", ink(2)) + "".join(path(circle(*polar(0, 0, 5, 72 * i), 1.3), "#8f6418") for i in range(5))


def southern_cross() -> str:
    out = f'<circle r="44" fill="#123252" stroke="url(#au)" stroke-width="5"/><circle r="47" fill="none" {ink(1.2)}/><circle r="41.500" fill="none" {ink(1.2)}/>'
    for x, y, r in ((0, -28, 11), (2, 30, 13), (-26, 2, 11.5), (24, -8, 10), (12, 10, 6)):
        out += path(star(x, y, r, r * .42, 5), "#fffdf2", ink(1.2))
    return out


def crown() -> str:
    out = path("M-38 20C-52-8-40-30-20-24C-14-34-4-38 0-40C4-38 14-34 20-24C40-30 52-8 38 20Z", "#1C653E", ink(2.4))
    out += path("M-38 20C-56-12-42-36-18-26C-28-14-28 4-24 20ZM38 20C56-12 42-36 18-26C28-14 28 4 24 20ZM-6 18C-10-6-8-26 0-38C8-26 10-6 6 18Z", "url(#au)", ink(2))
    out += path("M-42 16Q0 8 42 16L40 34Q0 26-40 34Z", "url(#au)", ink(2.4)) + path(circle(0, -43, 6), "url(#au)", ink(2)) + path("M-2-58H2V-54H6V-50H2V-47H-2V-50H-6V-54H-2Z", "url(#au)", ink(1.4))
    for x, y, c in ((-26, 23.500, "#c4302a"), (0, 20.500, "#3f78ad"), (26, 23.500, "#c4302a")):
        out += path(ngon(x, y + 1, 5.5, 4), c, ink(1.2))
    return out + "".join(path(circle(x, y, 2.4), IVORY, ink(1)) for x, y in ((-13, 21), (13, 21), (-36, 25), (36, 25), (-43, -8), (43, -8), (-34, -25), (34, -25)))


def pick() -> str:
    def tool(turn: float, head: str) -> str:
        return f'<g transform="rotate({turn})">' + path(rect(-3.5, -34, 7, 78, 3), "#8a5a32", ink(2)) + head + "</g>"

    return (tool(42, path("M-36-22C-22-42 22-42 36-22C22-32 8-33 6-30H-6C-8-33-22-32-36-22Z", "url(#st)", ink(2.2))) + tool(-42, path("M-13-28H13V-46C8-54-8-54-13-46Z", "url(#st)", ink(2.2)))
            + path("M-24 44L-16 26L-2 20L14 22L24 34L22 46Z", "url(#au)", ink(2.4)) + path("M-16 26L-6 36L-24 44M-6 36L14 22M-6 36L4 46M8 34L22 46", "none", ink(1.2)))


def blades() -> str:
    one = path("M-4.500 16V-40L0-50L4.500-40V16Z", "#fbf6ea") + path("M0-48V16H4.500V-40Z", "#b9b2a3", 'stroke="none"') + path("M-15 15C-13 24 13 24 15 15L15 21C10 30-10 30-15 21Z", "url(#au)") + path(rect(-3.8, 23, 7.6, 17), RED) + path(circle(0, 44, 5.5), "url(#au)")
    return "".join(f'<g transform="rotate({a})" {ink(2.2)}>{one}</g>' for a in (-42, 42))


def compass() -> str:
    out = f'<circle r="36" fill="#f4ead2" {ink(2.4)}/><circle r="31" fill="none" stroke="#a8713f" stroke-width="2"/>'
    for a in (45, 135, 225, 315):
        (x, y), (p, q), (r, s) = polar(0, 0, 34, a), polar(0, 0, 9, a - 45), polar(0, 0, 9, a + 45)
        out += path(pts(((x, y), (p, q), (0, 0), (r, s))), "#d8b878", ink(1.2))
    for a in (-90, 0, 90, 180):
        (x, y), (p, q), (r, s) = polar(0, 0, 48, a), polar(0, 0, 11, a - 45), polar(0, 0, 11, a + 45)
        out += path(pts(((x, y), (p, q), (0, 0))), "#c4302a" if a == -90 else "#7A4A22", ink(1.4)) + path(pts(((x, y), (r, s), (0, 0))), IVORY, ink(1.4))
    return out + path(circle(0, 0, 4.5), "url(#au)", ink(1.4))


def ship() -> str:
    return (line("M-14 22V-44M16 22V-34", INK, 5) + line("M-14 22V-44M16 22V-34", "#a8713f", 2.4) + path("M-40-28C-26-32-8-32 4-28C-4-14-4-4 2 10C-12 14-26 14-38 10C-30-4-30-14-40-28Z", IVORY, ink(2.2))
            + path("M-22-24H-12V-14H-2V-5H-12V5H-21V-5H-31V-14H-22Z", "#c4302a", ink(1)) + path("M6-22C18-26 30-24 38-20C32-10 32 0 38 10C26 14 14 14 6 10C12 0 12-10 6-22Z", "#f6e6c0", ink(2.2))
            + path("M-14-46L4-41L-14-37Z", "#c4302a", ink(1.4)) + path("M-48 10L-34 18H34L50 6C48 26 40 36 30 40H-30C-40 34-46 24-48 10Z", "#8a5a32", ink(2.4)) + path("M-42 22H44L41 28H-38Z", "url(#au)", ink(1.2))
            + path("M-50 40q8-7 16.500 0t16.500 0 16.500 0 16.500 0 16.500 0 16.500 0V50H-50Z", "#4a86a8", ink(2)))


def engine() -> str:
    def wheel(x: float, y: float, r: float) -> str:
        return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#3a2d24" {ink(2)}/><circle cx="{x}" cy="{y}" r="{r - 3.5}" fill="none" stroke="#c4302a" stroke-width="2.500"/><circle cx="{x}" cy="{y}" r="3" fill="url(#au)"/>'

    smoke = "".join(path(circle(x, y, r), "#f0ebe0", ink(2)) for x, y, r in ((-2, -46, 9), (12, -50, 8), (20, -42, 7)))
    return (smoke + path("M20-30H32L36-46H16Z", "#4a4f55", ink(2)) + path("M22-32H30V-14H22Z", "#4a4f55", ink(2)) + path("M-16-14H40C46-14 46 14 40 14H-16Z", "url(#bo)", ink(2.4)) + path("M2-14h4V14H2ZM22-14h4V14H22Z", "url(#au)", ink(1))
            + path("M-2-14V-22C-2-28 12-28 12-22V-14Z", "url(#au)", ink(1.8)) + path("M-46-34H-12V16H-46Z", "#8C1C13", ink(2.4)) + path("M-50-40H-8V-33H-50Z", "#4a2418", ink(2)) + path(rect(-40, -26, 20, 18, 2), "#f6e0a0", ink(1.8))
            + path("M-48 14H44V24H-48Z", "#4a4f55", ink(2)) + path("M42 16L54 40H36Z", "url(#au)", ink(2)) + wheel(-30, 29, 15) + wheel(4, 30, 12) + wheel(29, 31, 10) + line("M-30 31H29", "#d5cfc1", 3.4) + path(circle(44, 0, 6), "#ffe9a0", ink(1.6)) + line("M-54 44H56", INK, 3))


KINDS = {
    # name: light, base, deep, emblem, border motif
    "red": ("#c4473f", RED, "#4f0d08", christ, "cross"), "pink": ("#e39ab0", PINK, "#7c2c47", rose, "flower"), "blue": ("#4f86bb", BLUE, "#0f2a45", southern_cross, "star"),
    "monarch": ("#7a6a55", "#3d3023", "#1f1710", crown, "leaf"), "gold": ("#f3d27c", "#bb8a2c", "#6b480f", pick, "diamond"), "combat": ("#7d828a", "#454a52", "#1f2227", blades, "rivet"),
    "mission_1": ("#a8713f", "#7A4A22", "#3f230c", compass, "diamond"), "mission_2": ("#f0c45c", "#c08e2a", "#6f4d0f", ship, "wave"), "mission_3": ("#aeb4ba", "#7C8288", "#3f4449", engine, "rivet"),
}


def motif(kind: str, x: float, y: float) -> str:
    if kind == "cross":
        return f"M{n(x - 1.4)} {n(y - 1.4)}l-1.600-4.600h6l-1.600 4.600l4.600-1.600v6l-4.600-1.600l1.600 4.600h-6l1.600-4.600l-4.600 1.600v-6Z"
    if kind == "star":
        return star(x, y, 5.5, 2.3, 5)
    if kind == "flower":
        return "".join(circle(*polar(x, y, 3.2, -90 + 72 * i), 2.3) for i in range(5))
    if kind == "leaf":
        return leaf(x, y + 6, -55, 11, 6) + leaf(x, y + 6, -125, 11, 6)
    if kind == "diamond":
        return ngon(x, y, 4.6, 4)
    if kind == "wave":
        return f"M{n(x - 5)} {n(y)}q2.500-5 5 0t5 0v3q-2.500 5-5 0t-5 0Z"
    return circle(x, y, 3)


def base_defs(kind: str) -> str:
    light, base, deep, *_ = KINDS[kind]
    dark = {"gold": .8, "mission_2": .75, "mission_3": .6, "pink": .35}.get(kind, 0)
    plate = f"{light} 0 {base} .5 {deep} 1"
    return (linear("fr", plate) + gold() + linear("st", "#fbf6ea 0 #cfc9bb .5 #8f897d 1") + down("bo", "#8d949b 0 #4a4f55 .5 #24282c 1")
            + down("bn", f"{mix(base, deep, max(0, dark - .25))} 0 {mix(base, deep, dark)} .4 {mix(base, deep, (dark + 1.2) / 2 if dark else .75)} 1"))


OPACITY = 'fill-opacity=".6"'
WINDOW = "M24 58V258H276V58Z"


def scroll(side: int) -> str:
    """Returns the SVG of a gold filigree in the header of a card frame, from the middle outwards to one side (-1 left,
    1 right)."""
    t = f'<g transform="translate(150 37) scale({side} 1)">'
    d = "M26 0C34-10 44-10 50-3C54 2 50 8 45 6C42 4 43 0 46 0M30 3C38 12 50 12 58 4C62 0 68-2 74 0"
    return t + line(d, INK, 4) + line(d, "#f1cf74", 2) + path(leaf(36, 8, 35, 11, 7) + leaf(56, 1, -45, 10, 6), "#f1cf74", ink(1)) + "</g>"


def frame(kind: str) -> str:
    light, base, deep, emblem, edge = KINDS[kind]
    era = int(kind[-1]) if kind.startswith("mission") else 0
    defs = base_defs(kind) + radial("pp", "#fffaf0 0 #F2E6CB .7 #dcc99c 1", "40%", "25%", "95%") + radial("se", "#fffdf4 0 #f0dfb6 1") + down("ws", f"{INK} 0:.5 {INK} 1:0")
    side = ""
    for y in range(78, 252, 19):
        side += motif(edge, 16.4, y) + motif(edge, 283.6, y)
    plate = rect(8, 8, 284, 404, 15) + WINDOW
    inner = rect(11, 11, 278, 398, 12.5)
    if era:
        inner, defs = rect(15, 15, 270, 390, 9), defs + linear("pl", "#fff6de 0 #e9d6aa .5 #c4a873 1")
    banner = "M18 262H282L292 284L282 306H18L8 284Z"
    body = (path(rect(4, 4, 292, 412, 18) + WINDOW, INK, 'fill-rule="evenodd"') + path(plate, "url(#fr)", 'fill-rule="evenodd"')
             + (path(inner + WINDOW, "url(#pl)", 'fill-rule="evenodd"') if era else "") + path(inner, "none", f'stroke="{INK}" stroke-width="3"') + path(inner, "none", 'stroke="#e9c063" stroke-width="1.500"')
            + (path(side, mix(light, "#ffe9b0", .55), f'stroke="{INK}" stroke-width=".800" opacity=".85"') if not era else "")
            # text field
            + path(rect(20, 296, 260, 104, 9), INK) + path(rect(21.5, 297.5, 257, 101, 8) + rect(26, 302, 248, 92), "url(#au)", 'fill-rule="evenodd"') + path(rect(24, 300, 252, 96, 6.5), "url(#pp)", ink(1))
            + path(ngon(150, 397.5, 7, 4), "url(#au)", ink(1.4)) + corner(30, 390, 1, -1) + corner(270, 390, -1, -1)
            # window: a bevelled gold edge, and a soft shade the frame throws on the picture
            + path("M24 58V72H276V58Z", "url(#ws)") + path("M24 58V258H30V58Z", INK, 'opacity=".14"')
            + path(rect(22.5, 56.5, 255, 203), "none", f'stroke="{INK}" stroke-width="5.500"') + path(rect(22.5, 56.5, 255, 203), "none", 'stroke="url(#au)" stroke-width="3"')
            # banner
            + path(banner, INK, f'stroke="{INK}" stroke-width="3.500" stroke-linejoin="round"') + path(banner, "url(#au)", 'stroke="url(#au)" stroke-width="1" stroke-linejoin="round"')
            + path("M20 265.500H280L288 284L280 302.500H20L12 284Z", "url(#bn)", ink(1)) + path("M24 268H276", "none", 'stroke="#fff" stroke-width="1.200" opacity=".3"')
            + path(ngon(16.5, 284, 3, 4) + ngon(283.5, 284, 3, 4), "#f1cf74", ink(.8)))
    # header
    fit = .7 if kind == "mission_3" else .8
    body += scroll(1) + scroll(-1) + f'<g transform="translate(150 35) scale({.42 if kind not in ("red", "pink", "blue") else .44})"><circle r="58" fill="{INK}"/><circle r="54" fill="url(#au)"/><circle r="47" fill="{mix(base, deep, .45)}" {ink(2)}/><g transform="scale({fit})">{emblem()}</g></g>'
    body += seat(44, 40) + seat(256, 40, True)
    if era:
        body += path(glyphs(ROMAN[era], (24, 23, 20)[era - 1], 44, 40, 800), INK)
    return svg(300, 420, keep_used(defs, body), body)


def corner(x: float, y: float, sx: int, sy: int) -> str:
    return f'<g transform="translate({x} {y}) scale({sx} {sy})">' + line("M0 0C8 0 12 2 12 6C12 9 8 9 8 6M0 0C0 8 2 12 6 12C9 12 9 8 6 8", "#a8834a", 1.4) + "</g>"


def seat(x: float, y: float, wreath: bool = False) -> str:
    out = ""
    if wreath:
        leaves = "".join(leaf(*polar(x, y, 25, s), s - 62 if abs(s) <= 90 else s + 62, 15, 11) for s in (76, 52, 28, 4, -20, -44, 104, 128, 152, 176, 200, 224))
        out = path(leaves, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"') + path(leaves, "url(#au)", ink(.8))
        return out + f'<circle cx="{x}" cy="{y}" r="25" fill="{INK}"/><circle cx="{x}" cy="{y}" r="23.500" fill="url(#se)"/>'
    return f'<circle cx="{x}" cy="{y}" r="29" fill="{INK}"/><circle cx="{x}" cy="{y}" r="27.500" fill="url(#au)"/><circle cx="{x}" cy="{y}" r="23.500" fill="url(#se)" {ink(1.4)}/>'


def back(kind: str) -> str:
    light, base, deep, emblem, edge = KINDS[kind]
    era = int(kind[-1]) if kind.startswith("mission") else 0
    field = mix(base, deep, .35) if not era else "#e6d3a6"
    lattice, seed = (light, mix(light, "#ffe9b0", .45)) if not era else (mix(base, "#e6d3a6", .3), mix(base, deep, .3))
    tile = motif(edge, 15, 15) + motif(edge, 0, 0) + motif(edge, 30, 0) + motif(edge, 0, 30) + motif(edge, 30, 30)
    defs = (base_defs(kind) + radial("md", f"{mix(light, IVORY, .25)} 0 {base} .6 {deep} 1", "42%", "32%", "75%") + radial("vg", f"{field} .3 {mix(field, INK, .45)} 1", "50%", "50%", "72%")
            + f'<pattern id="pt" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="translate(150 210)"><path d="M0 0L30 30M30 0L0 30" stroke="{lattice}" stroke-width="1.200" stroke-opacity=".55"/>{path(tile, seed, OPACITY)}</pattern>')
    body = (path(rect(4, 4, 292, 412, 18), INK) + path(rect(8, 8, 284, 404, 15) + rect(24, 24, 252, 372), "url(#fr)", 'fill-rule="evenodd"') + path(rect(22, 22, 256, 376, 8), "url(#vg)", ink(1.5)) + path(rect(22, 22, 256, 376, 8), "url(#pt)")
            + path(rect(14.5, 14.5, 271, 391, 11), "none", 'stroke="url(#au)" stroke-width="2.500"') + path(rect(22, 22, 256, 376, 8), "none", 'stroke="url(#au)" stroke-width="3.500"') + path(rect(24.5, 24.5, 251, 371, 6), "none", ink(1)))
    for x, y, sx, sy in ((22, 22, 1, 1), (278, 22, -1, 1), (22, 398, 1, -1), (278, 398, -1, -1)):
        d = "M0 0H52C50 14 40 16 34 12C38 26 26 38 12 34C16 40 14 50 0 52Z"
        body += f'<g transform="translate({x} {y}) scale({sx} {sy})">' + path(d, mix(base, deep, .5), f'stroke="{INK}" stroke-width="4.500"') + path(d, mix(base, deep, .4), 'stroke="url(#au)" stroke-width="2.200"') + path(leaf(6, 6, 45, 24, 11), "url(#au)", ink(1)) + "</g>"
    # medallion in a laurel
    for side in (-1, 1):
        wreath = "".join(leaf(*polar(0, 0, 86 + (6 if i % 2 else -2), a), a - (100 if i % 2 else 62), 25, 13) for i, a in enumerate(range(78, -80, -13)))
        body += f'<g transform="translate(150 210) scale({side} 1)">' + path(wreath, INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"') + path(wreath, "url(#au)", ink(1)) + "</g>"
    body += (f'<circle cx="150" cy="210" r="80" fill="{INK}"/><circle cx="150" cy="210" r="73.200" fill="none" stroke="url(#au)" stroke-width="8.600"/><circle cx="150" cy="210" r="69" fill="url(#md)" {ink(2.5)}/>'
             f'<g transform="translate(150 {206 if era else 210}) scale({1.08 if not era else 1})">{emblem()}</g>')
    if era:
        body += path("M112 280H188L198 297L188 314H112L102 297Z", INK, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"') + path("M112 281H188L197 297L188 313H112L103 297Z", "url(#au)") + path("M115 285H185L192 297L185 309H115L108 297Z", mix(base, deep, .7), ink(1)) + path(glyphs(ROMAN[era], 17, 150, 297, 800), "#ffe9b0")
    return svg(300, 420, keep_used(defs, body), body)


def frames() -> None:
    for kind in KINDS:
        order = kind in ("red", "pink", "blue")
        save(f"frames/order_{kind}" if order else f"frames/{kind}", frame(kind))
        if kind != "monarch":
            save(f"backs/painting_{kind}" if order else f"backs/{kind}", back(kind))


if __name__ == "__main__":
    frames()
