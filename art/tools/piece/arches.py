"""Draws Brazil's arches (action spaces, a symbol under a stone arch) and action tokens."""

from __future__ import annotations

from art.tools.kit import (
    ERA,
    INK,
    IVORY,
    ROMAN,
    circle,
    glyphs,
    gold,
    ink,
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
    soft,
    star,
    svg,
)
from art.tools.piece.figures import STEEL

# --- arches ------------------------------------------------------------------------------------------------------------------------------------------
ARCHES = {
    "deploy": ("#a3473a", "#5a1710"), "painting": ("#8a5a86", "#43213f"), "build": ("#b07a3c", "#5c3612"), "renovate": ("#4f8a80", "#1c423c"),
    "manufacture": ("#6d6f78", "#2c2e36"), "harbor": ("#4a86bb", "#153a5c"), "trade": ("#5d8f52", "#22451c"),
}


def arch_symbol(name: str) -> str:
    if name == "deploy":
        return (line("M33 86V30", INK, 6.5) + line("M33 86V30", "#e0b050", 3.2) + path("M33 23l4.500 7-4.500 5-4.500-5Z", "url(#au)")
                + path("M36 33C45 27 54 40 71 33L68 57C56 63 46 51 36 57Z", IVORY) + path("M36 40C46 35 55 47 70.200 40.500L69.200 49C55 55 46 43 36 48.500Z", "#c23b2c", 'stroke="none"')
                + path(star(52, 45, 7.5, 3.2, 5), "#f1cf74", 'stroke-width="1.300"')
                + path("M42 68C42 64 68 64 68 68V84C68 88 42 88 42 84Z", "#c23b2c") + path("M42 68C42 64 68 64 68 68C68 72 42 72 42 68Z", IVORY)
                + line("M43 72L48 85L55 73L62 85L67 72", "#f1cf74", 2) + line("M42 84C42 88 68 88 68 84", INK, 1.8))
    if name == "painting":
        return (path("M48 42C64 40 74 52 73 66C72 80 58 86 44 84C30 82 22 72 24 60C26 52 34 50 38 54C42 58 46 56 46 52C44 48 42 43 48 42Z", "url(#wd)")
                + path(circle(60, 53, 5), "#c23b2c") + path(circle(64, 66, 5), "#f1cf74") + path(circle(54, 76, 5), "#3f78ad") + path(circle(38, 73, 5), IVORY) + path(circle(32, 62, 4), "#4f8a3f")
                + line("M70 26L50 56", INK, 7) + line("M70 26L52 53", "#a8713f", 3.6) + path("M53 49L57 52L52 59C48 62 45 62 44 64C44 59 47 54 53 49Z", IVORY))
    if name == "build":
        bricks = "".join(path(rect(x, y, w, 9.5), f) for x, y, w, f in (
            (23, 76, 16, "#c76b45"), (40.500, 76, 16, "#b5573a"), (58, 76, 16, "#c76b45"), (23, 64.500, 8, "#b5573a"), (32.500, 64.500, 16, "#cf7a50"), (50, 64.500, 16, "#b5573a"), (67.500, 64.500, 6, "#c76b45")))
        return (bricks + line("M36 60L62 30", INK, 9) + line("M36 60L60 32", "url(#wd)", 5.4)
                + path("M48 24L56 18C62 22 70 30 74 36L68 45C64 40 58 35 53 32L46 34L42 29Z", "url(#st)"))
    if name == "renovate":
        return (path("M48 22L66 42H56V60H40V42H30Z", "url(#au)") + path("M28 86V66L48 52L68 66V86Z", IVORY) + path("M24 68L48 50L72 68L69 72L48 56.500L27 72Z", "#c76b45")
                + path(rect(43, 73, 10, 13), "#6b4526") + path(rect(32, 71, 7, 7) + rect(57, 71, 7, 7), "#7fa9c0"))
    if name == "manufacture":
        return gear(42, 66, 20, 14.5, 9, "url(#au)", 6.5) + gear(63, 40, 13.5, 9.4, 8, "url(#st)", 4)
    if name == "harbor":
        return (path("M45 40H37V33H45V31A8 8 0 1 1 51 31V33H59V40H51V76C57 75 63 70 65 64L59 66L69 53L76 68L71 65C68 78 58 84 48 87C38 84 28 78 25 65L20 68L27 53L37 66L31 64C33 70 39 75 45 76Z", IVORY)
                + path(circle(48, 25, 3.4), "#153a5c") + path("M48 40V80C58 78 66 72 69 64L71 65C68 78 58 84 48 87Z", INK, 'opacity=".2" stroke="none"'))
    return (line("M48 32V80", INK, 8) + line("M48 32V80", "#e0b050", 4.4) + path("M36 86C36 79 60 79 60 86Z", "url(#au)") + line("M28 40L68 36", INK, 8) + line("M28 40L68 36", "url(#au)", 4.4)
            + path(circle(48, 30, 5), "url(#au)") + line("M28 42L22 60M28 42L38 60M68 38L60 54M68 38L75 54", "#f6e6b4", 1.5)
            + path("M20 60H40C40 70 20 70 20 60Z", "url(#au)") + path("M57 54H77C77 64 57 64 57 54Z", "url(#au)") + path(circle(30, 55, 5), "#c23b2c") + path(rect(62.500, 45.500, 8.500, 8.500, 1.5), IVORY))


def gear(cx: float, cy: float, r: float, root: float, teeth: int, fill: str, hole: float) -> str:
    points = []
    for i in range(teeth):
        a = 360 * i / teeth
        w = 360 / teeth
        points += [polar(cx, cy, root, a - w * .30), polar(cx, cy, r, a - w * .2), polar(cx, cy, r, a + w * .2), polar(cx, cy, root, a + w * .30)]
    return path(pts(points) + circle(cx, cy, hole), fill, 'fill-rule="evenodd"')


def arches() -> None:
    for name, (light, deep) in ARCHES.items():
        cx, cy, ri, ro = 48, 46, 27, 41
        opening = "M21 88V46A27 27 0 0 1 75 46V88Z"
        outer = "M5 92V84H8V46A40 40 0 0 1 88 46V84H91V92Z"
        joints = ""
        for a in (-165, -145, -125, -104, -76, -55, -35, -15):
            (x1, y1), (x2, y2) = polar(cx, cy, ri, a), polar(cx, cy, ro - 1, a)
            joints += f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"
        for y in (51, 64, 77):
            joints += f"M8 {y}H21M75 {y}H88"
        key_outer = [polar(cx, cy, r, a) for r, a in ((25.5, -102), (43.5, -105), (43.5, -75), (25.5, -78))]
        defs = (linear("st0", "#f6ead0 0 #d8c6a0 .5 #a48f67 1") + radial("f", f"{light} 0 {deep} 1", "40%", "30%", "85%") + gold() + linear("wd", "#e3b981 0 #a8713f 1")
                + linear("st", STEEL) + soft("sd", .6, .7) + f'<clipPath id="c"><path d="{opening}"/></clipPath>')
        body = ('<ellipse cx="49" cy="90" rx="47" ry="6" fill="url(#sd)"/>' + path(outer, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
                + path(outer, "url(#st0)", f'stroke="{IVORY}" stroke-width="1.200"') + path("M81 46V84H84V92H91V84H88V46A40 40 0 0 0 76 17.500A40 40 0 0 1 81 46Z", INK, 'opacity=".2"')
                + line(joints, INK, 1.2, 'opacity=".55"') + path("M5 92V84H21V92ZM75 92V84H91V92Z", "url(#st0)", ink(1.4))
                + path(opening, "url(#f)", ink(2.4)) + path("M21 88V46A27 27 0 0 1 75 46V51A27 27 0 0 0 26 51V88Z", INK, 'opacity=".3"')
                + f'<g {ink(1.8)}>{arch_symbol(name)}</g>' + path(pts(key_outer), "url(#au)", ink(1.8)) + "")
        save(f"arches/{name}", svg(96, 96, defs, body))


# --- action tokens -----------------------------------------------------------------------------------------------------------------------------------
def tokens() -> None:
    for era, (light, base, deep) in ERA.items():
        teeth = "".join(f"M{n(a)} {n(b)}L{n(p)} {n(q)}" for a, b, p, q in ((*polar(36, 35, 30.5, t), *polar(36, 35, 26, t)) for t in range(0, 360, 10)))
        defs = soft(opacity=.6) + linear("r", f"{mix(light, IVORY, .5)} 0 {base} .5 {deep} 1") + radial("f", f"{mix(base, light, .2)} 0 {mix(base, deep, .4)} .6 {deep} 1") + gold() + radial("p", "#fffaf0 0 #F2E6CB .7 #d9c79d 1")
        rim = ('<ellipse cx="38" cy="39.500" rx="34.500" ry="33.500" fill="url(#sd)"/>' + f'<circle cx="36" cy="37" r="31.500" fill="{INK}"/><circle cx="36" cy="35" r="32" fill="{INK}"/>'
               f'<circle cx="36" cy="35" r="30" fill="url(#r)"/>' + line(teeth, deep, 1.3) + f'<circle cx="36" cy="35" r="25.500" fill="{IVORY}" stroke="{INK}" stroke-width="1.300"/>')
        numeral = glyphs(ROMAN[era], (25, 24, 21)[era - 1], 36, 35, 900 if era < 3 else 800)
        front = (f'<circle cx="36" cy="35" r="22.500" fill="url(#f)" stroke="{INK}" stroke-width="1.300"/>' + path(numeral, INK, f'stroke="{INK}" stroke-width="4.500" stroke-linejoin="round"') + path(numeral, IVORY)
                 + line("M18 28A20 20 0 0 1 34 15", "#fff", 1.8, 'opacity=".5"'))
        save(f"tokens/token_{era}", svg(72, 72, defs, rim + front))
        if era == 1:
            art = (path(ngon(36, 35, 21.5, 6), "#9fc0c9", ink(2)) + path("M18.400 38L26 29L32 35L42 25L53.600 38V44.900L36 55.300L18.400 44.900Z", "#5A735C", 'stroke="none"') + path("M18.400 43Q36 36 53.600 43V44.900L36 55.300L18.400 44.900Z", "#d9bf80", 'stroke="none"')
                   + path(ngon(36, 35, 21.5, 6), "none", ink(2)) + path("M19.500 35C26 23 46 23 52.500 35C46 47 26 47 19.500 35Z", IVORY, ink(2.2)) + path(circle(36, 35, 7.6), "#1F4E79", ink(1.8)) + path(circle(36, 35, 3.4), INK) + path(circle(33.4, 32.4, 1.9), "#fff"))
        elif era == 2:
            art = (f'<g transform="rotate(8 36 35)" {ink(1.8)}>' + path(rect(22, 14, 28, 41, 4), "#8C1C13") + path(rect(25, 17, 22, 35, 2), "none", 'stroke="#f1cf74" stroke-width="1.300"')
                   + swords(36, 34.5, .42) + "</g>" + path("M48 50h5v-5h5v5h5v5h-5v5h-5v-5h-5Z", "#4f8a3f", ink(1.8)))
        else:
            art = path("M19 48L15 25L27 36L36 19L45 36L57 25L53 48Q36 43 19 48Z", "url(#au)", ink(2)) + path("M19 52Q36 46.500 53 52", "none", ink(3)) + path(circle(15, 24, 3) + circle(36, 17, 3.4) + circle(57, 24, 3), IVORY, ink(1.5))
        save(f"tokens/token_back_{era}", svg(72, 72, defs, rim + '<circle cx="36" cy="35" r="24" fill="url(#p)"/>' + art))


def swords(cx: float, cy: float, s: float) -> str:
    """Returns the SVG of crossed swords, 64 units wide at s = 1."""
    one = path("M-2.500 14V-26L0-32L2.500-26V14Z", "#fbf6ea") + path("M0-31V14H2.500V-26Z", "#b9b2a3", 'stroke="none"') + path("M-10 14H10V18.500H-10Z", "url(#au)") + path("M-2.600 18.500H2.600V28H-2.600Z", "#6b4526") + path(circle(0, 30, 3.6), "url(#au)")
    return "".join(f'<g transform="translate({n(cx)} {n(cy)}) scale({s}) rotate({a})" stroke="{INK}" stroke-width="{n(1.7 / s if s < .6 else 2.4)}" stroke-linejoin="round">{one}</g>' for a in (-42, 42))
