"""Draws and writes Historia's pictures of action and Civbot cards, government emblems, frames of cards and panels, era
shields, the token, the Circle of Time, and the stone cells of the development plan. Run: python -m
art.tools.historia.cards"""

from __future__ import annotations

import random

from art.tools.historia.pieces import CIVILIZATIONS, outline
from art.tools.historia.signs import AU, BL, DEFS, GR, RD, SIGNS, ST, WD, Sign, bar, bust, crown, draw, gear
from art.tools.kit import (
    INK,
    IVORY,
    ROMAN,
    circle,
    down,
    glyphs,
    gold,
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

BRONZE = "#f6d6a4 0 #c98b48 .3 #8a5426 .62 #d6a264 .85 #6a3f1a 1"
IRON = "#e6ebee 0 #9aa3aa .35 #565e66 .65 #aab2b8 .85 #3a4048 1"
TINTS = {"military": "#8C2A22", "technology": "#27618F", "art": "#8A6D1E", "exploit": "#6B4A2C", "expansion": "#2F7048", "trade": "#1F7478", "raid": "#A4521C",
         "war": "#6B1F35", "tourism": "#6A4A8C", "revolution": "#A3312A"}
ZONES = {"clans": "#D8CBB0", "nomads": "#D9B98A", "city_states": "#C9C19A", "empire": "#C99A8B", "mercantilism": "#9FB7A6", "enlightenment": "#A9BFD4",
         "consumer_society": "#C9B6DA", "barbarism": "#B98F7A", "utopia": "#CFE3D6"}


def rays(tint: str, w: float, h: float, count: int = 20) -> tuple[str, str]:
    cx, cy, defs = w / 2, h / 2, radial("bg", f"{mix(tint, '#fff2cf', .42)} 0 {tint} .5 {mix(tint, INK, .62)} 1", "46%", "42%", "72%")
    d = "".join(pts([(cx, cy), polar(cx, cy, w, 360 * i / count - 4.4), polar(cx, cy, w, 360 * i / count + 4.4)]) for i in range(count))
    return defs + radial("ry", "#fff2cf 0:.34 #fff2cf .6:.12 #fff2cf 1:0", "50%", "50%", "60%"), path(rect(0, 0, w, h), "url(#bg)") + path(d, "url(#ry)")


def coin(cx: float, cy: float, r: float, metal: str = "br", teeth: int = 0) -> str:
    out = f'<ellipse cx="{n(cx + r * .1)}" cy="{n(cy + r * .14)}" rx="{n(r * 1.12)}" ry="{n(r * 1.12)}" fill="url(#sh)"/>'
    rim = gear(cx, cy, r * 1.14, teeth) if teeth else circle(cx, cy, r)
    out += path(rim, f"url(#{metal})", f'stroke="{INK}" stroke-width="{n(r * .035)}" stroke-linejoin="round"')
    out += path(circle(cx, cy, r * .93), "none", f'stroke="#fff3d4" stroke-width="{n(r * .014)}" opacity=".6"')
    out += path(circle(cx, cy, r * .84), "url(#iv)", f'stroke="{INK}" stroke-width="{n(r * .025)}"')
    beads = "".join(circle(*polar(cx, cy, r * .755, a), r * .014) for a in range(0, 360, 6))
    out += path(beads, "#8a5426" if metal == "br" else "#565e66") + path(f"M{n(cx - r * .6)} {n(cy - r * .46)}A{n(r * .76)} {n(r * .76)} 0 0 1 {n(cx + r * .2)} {n(cy - r * .72)}", "none", f'stroke="#fff" stroke-width="{n(r * .03)}" opacity=".7"')
    return out


COIN_DEFS = (linear("br", BRONZE) + linear("ir", IRON) + radial("iv", "#fffdf4 0 #f3e6c8 .62 #cdb688 1", "38%", "30%", "82%") + radial("sh", f"{INK} .72:.55 {INK} 1:0", "50%", "50%", "50%"))


def placed(sign: Sign, cx: float, cy: float, size: float, width: float = 2.4) -> str:
    k = size / 64
    return f'<g transform="translate({n(cx - 32 * k)} {n(cy - 32 * k)}) scale({k:.3f})">{draw(sign, width)}</g>'


def edge(w: float, h: float) -> str:
    return path(rect(0, 0, w, h), "none", 'stroke="#1d130b" stroke-width="10" opacity=".3"') + path(rect(0, 0, w, h), "none", 'stroke="#1d130b" stroke-width="4" opacity=".5"')


def action(name: str) -> str:
    defs, body = rays(TINTS[name], 504, 400)
    body += coin(252, 200, 148)
    body += f'<g transform="translate(5 7)" opacity=".2">{placed([(d, INK) for d, _ in SIGNS[name]], 252, 200, 150, 0)}</g>' + placed(SIGNS[name], 252, 200, 150) + edge(504, 400)
    return svg(504, 400, keep_used(DEFS + COIN_DEFS + defs, body), body)


def wheat(x: float, y: float, turn: float) -> Sign:
    tip = polar(x, y, 44, turn)
    ears = "".join(leaf(*polar(x, y, 20 + 6 * i, turn), turn + s * 38, 13, 9) for i in range(4) for s in (-1, 1))
    return [(bar(x, y, *tip, 2.4), GR), (ears + leaf(*polar(x, y, 42, turn), turn, 14, 9), AU)]


SPEAR = [(bar(14, 60, 46, 14, 4), WD), (pts([(41, 14), (56, 4), (50, 21)]), ST)]
ROBOTS: dict[str, tuple[str, Sign]] = {
    "harvest": ("#4f6a58", [*wheat(26, 60, -112), *wheat(34, 60, -88), *wheat(42, 60, -64), (bar(20, 50, 48, 50, 6), RD)]),
    "scholars": ("#4a6478", [("M6 14C16 9 26 11 32 17V54C26 48 16 47 6 51Z", IVORY), ("M58 14C48 9 38 11 32 17V54C38 48 48 47 58 51Z", "#e9d6aa"), (rect(12, 21, 13, 2), INK), (rect(12, 29, 13, 2), INK), (rect(12, 37, 13, 2), INK), (rect(40, 21, 12, 2), INK), (rect(40, 29, 12, 2), INK), (bar(58, 4, 42, 44, 4), AU)]),
    "warriors": ("#6a4a48", [*SPEAR, *[(bar(50, 60, 18, 14, 4), WD), (pts([(23, 14), (8, 4), (14, 21)]), ST)], (circle(32, 38, 17), RD), (circle(32, 38, 10), AU), (star(32, 38, 7, 3), IVORY)]),
    "campaign": ("#5c4a60", [(bar(18, 62, 18, 4, 4), WD), ("M20 7H56L48 20L56 33H20Z", RD), (star(33, 20, 9, 4), AU), (bar(30, 60, 52, 40, 5), ST), (bar(30, 48, 40, 60, 5), AU)]),
    "builders": ("#6a5c44", [(bar(14, 60, 14, 8, 5), WD), (bar(6, 12, 58, 12, 5), WD), (bar(14, 30, 30, 13, 4), WD), (bar(50, 13, 50, 30, 2.5), INK), (rect(39, 30, 22, 14), "#d9c9a0"), (rect(22, 46, 19, 13), "#c9b385"), (rect(42, 46, 19, 13), "#d9c9a0")]),
    "council": ("#54566a", [*bust(15, 30, .5, BL), *bust(49, 30, .5, GR, "#8a5a3a"), *bust(32, 24, .56, RD, "#c08a5c"), *crown(32, 9, .34), ("M4 40H60L54 50H10Z", WD), (bar(14, 50, 14, 61, 5), WD), (bar(50, 50, 50, 61, 5), WD)]),
    "golden_age": ("#7a683a", [(star(32, 32, 30, 17, 12), AU), (circle(32, 32, 15), "#fff0b8"), *crown(32, 34, .44)]),
}


def robot(name: str) -> str:
    tint, sign = ROBOTS[name]
    defs, body = rays(mix(tint, "#4a5058", .45), 504, 400, 24)
    for x, y, r, k in ((66, 70, 58, 10), (446, 334, 66, 12), (440, 74, 40, 9), (60, 340, 44, 9)):  # the clockwork behind
        body += path(gear(x, y, r, k) + circle(x, y, r * .45), "url(#ir)", f'stroke="{INK}" stroke-width="2.500" fill-rule="evenodd" opacity=".5"')
    body += coin(252, 200, 138, "ir", 16) + f'<g transform="translate(5 7)" opacity=".2">{placed([(d, INK) for d, _ in sign], 252, 200, 138, 0)}</g>' + placed(sign, 252, 200, 138) + edge(504, 400)
    return svg(504, 400, keep_used(DEFS + COIN_DEFS + defs, body), body)


HOUSE = lambda x, y, w, h: [(rect(x, y, w, h), "#e9d6aa"), (pts([(x - 2, y), (x + w / 2, y - w * .55), (x + w + 2, y)]), RD)]  # noqa: E731
EMBLEMS: dict[str, Sign] = {
    "clans": [(bar(12, 56, 52, 44, 6), WD), (bar(52, 56, 12, 44, 6), WD), ("M32 6C37 17 50 22 47 38C45 47 38 50 32 50C26 50 18 46 18 36C18 27 27 24 25 13C30 16 32 20 32 6Z", RD), ("M33 24C34 31 40 33 39 40C38 46 26 46 26 39C26 33 32 32 33 24Z", "#ffd35c")],
    "nomads": [("M6 58V38C6 34 18 22 32 18C46 22 58 34 58 38V58Z", IVORY), ("M4 40C10 28 22 19 32 14C42 19 54 28 60 40C48 34 16 34 4 40Z", "#b8763a"), (circle(32, 14, 5), WD), ("M25 58V42H39V58Z", RD)],
    "city_states": [*HOUSE(25, 20, 14, 20), *[(pts([(4 + 19 * i, 58), (4 + 19 * i, 32), (8 + 19 * i, 32), (8 + 19 * i, 36), (11 + 19 * i, 36), (11 + 19 * i, 32), (15 + 19 * i, 32), (15 + 19 * i, 36), (18 + 19 * i, 36), (18 + 19 * i, 58)]), "#d9c9a0") for i in (0, 2)], (rect(14, 42, 36, 16), "#c9b385"), ("M26 58V51C26 45 38 45 38 51V58Z", INK)],
    "empire": [("M32 20C26 12 12 8 4 12C8 18 6 26 12 32C16 36 22 38 26 38L22 48H42L38 38C42 38 48 36 52 32C58 26 56 18 60 12C52 8 38 12 32 20Z", AU), ("M32 6C38 6 40 12 37 17L42 20L34 23C32 26 28 24 28 18C26 12 27 6 32 6Z", AU), (rect(14, 50, 36, 9, 2), RD)],
    "mercantilism": [*SIGNS["navigation"], (circle(50, 50, 11), AU), (star(50, 50, 6, 2.6), IVORY)],
    "enlightenment": [(pts([polar(32, 26, 31 if i % 2 else 22, -180 + 15 * i) for i in range(13)] + [(32, 30)]), "#ffe9a3"), ("M4 34C14 28 26 30 32 36V58C26 53 14 52 4 56Z", IVORY), ("M60 34C50 28 38 30 32 36V58C38 53 50 52 60 56Z", "#e9d6aa"), (rect(28, 18, 8, 16), IVORY), ("M32 4C36 9 37 14 32 18C27 14 28 9 32 4Z", RD)],
    "consumer_society": [("M10 22H54L58 60H6Z", "#b0508c"), ("M20 27V18C20 2 44 2 44 18V27H38V18C38 10 26 10 26 18V27Z", AU), (circle(32, 42, 11), BL), ("M24 38C28 33 33 36 31 41C28 44 26 46 24 44ZM34 44C38 40 43 41 41 46C38 50 35 50 34 44Z", GR)],
    "barbarism": [(bar(12, 60, 48, 12, 5), WD), (bar(52, 60, 16, 12, 5), WD), ("M40 6C50 4 60 12 60 24C54 20 50 22 46 26L36 16Z", ST), ("M24 6C14 4 4 12 4 24C10 20 14 22 18 26L28 16Z", ST), ("M32 30C44 30 46 40 42 46L40 54H24L22 46C18 40 20 30 32 30Z", IVORY), (circle(27, 41, 3.5), INK), (circle(37, 41, 3.5), INK)],
    "utopia": [(star(32, 30, 29, 18, 14), "#ffe9a3"), ("M8 58C10 34 22 26 32 26C42 26 54 34 56 58Z", "#bfe0e6"), (rect(18, 44, 8, 14), IVORY), (rect(38, 40, 8, 18), IVORY), (pts([(27, 58), (27, 36), (32, 28), (37, 36), (37, 58)]), IVORY), (leaf(32, 58, -160, 24, 12) + leaf(32, 58, -20, 24, 12), GR)],
}


def government(name: str) -> str:
    tint = ZONES[name]
    defs = COIN_DEFS + radial("zt", f"{mix(tint, '#ffffff', .5)} 0 {tint} .6 {mix(tint, INK, .4)} 1", "38%", "30%", "80%")
    body = path(circle(50, 51, 46), "url(#sh)") + path(circle(48, 48, 43), "url(#br)", f'stroke="{INK}" stroke-width="2"') + path(circle(48, 48, 37), "url(#zt)", f'stroke="{INK}" stroke-width="1.500"')
    body += placed(EMBLEMS[name], 48, 48, 52, 2.6)
    return svg(96, 96, keep_used(DEFS + defs, body), body)


# ------------------------------------------------------------------ frames: window (14,14)-(286,230), ribbon y 226-276, field (20,280)-(280,402)
FRAMES = {  # light, base, deep, ribbon, edge motif
    "action": ("#d6a264", "#8a5a32", "#43260f", "#5c3a1e", "stud"), "wonder_1": ("#f3e2b8", "#cdab72", "#7d5c30", "#8a5c2c", "brick"), "wonder_2": ("#ffe9a3", "#d9a53a", "#7d5412", "#8a6012", "leaf"),
    "wonder_3": ("#e6ebee", "#97a1a9", "#454d55", "#4a545e", "rivet"), "leader": ("#9a5fb0", "#6a2f86", "#2f1140", "#5c2673", "leaf"), "civbot": ("#8d949b", "#555c64", "#23282d", "#3f464e", "rivet"),
}


def motif(kind: str, x: float, y: float) -> str:
    if kind == "brick":
        return rect(x - 4, y - 3.4, 8, 6.8)
    if kind == "leaf":
        return leaf(x, y + 5, -58, 10, 6) + leaf(x, y + 5, -122, 10, 6)
    if kind == "stud":
        return ngon(x, y, 4, 4)
    return circle(x, y, 2.6) if kind == "rivet" else outline(kind, x, y, 3.4)


def frame(look: tuple[str, str, str, str, str]) -> str:
    light, base, deep, ribbon, edge_of = look
    hole = "M14 14V230H286V14Z"
    defs = (gold() + linear("fr", f"{light} 0 {base} .5 {deep} 1") + radial("pp", "#fffaf0 0 #F2E6CB .7 #dcc99c 1", "40%", "25%", "95%") + down("rb", f"{mix(ribbon, light, .3)} 0 {ribbon} .45 {mix(ribbon, INK, .4)} 1") + down("ws", f"{INK} 0:.5 {INK} 1:0"))
    marks = "".join(motif(edge_of, x, y) for y in range(30, 225, 18) for x in (8.6, 291.4)) + "".join(motif(edge_of, x, y) for y in range(292, 400, 18) for x in (8.6, 291.4))
    body = (path(rect(1, 1, 298, 418, 19) + hole, INK, 'fill-rule="evenodd"') + path(rect(3.5, 3.5, 293, 413, 17) + hole, "url(#fr)", 'fill-rule="evenodd"') + path(rect(5, 5, 290, 410, 15.5), "none", 'stroke="#fff6dc" stroke-width="1" opacity=".55"')
            + path(marks, mix(light, "#fff0c8", .4), f'stroke="{INK}" stroke-width=".700" opacity=".75"')
            + path("M14 14V24H286V14Z", "url(#ws)") + path("M14 14V230H19V14Z", INK, 'opacity=".14"') + path(rect(14, 14, 272, 216), "none", f'stroke="{INK}" stroke-width="4.500"') + path(rect(14, 14, 272, 216), "none", 'stroke="url(#au)" stroke-width="2.200"')
            + path(rect(14, 268, 272, 138, 10), INK) + path(rect(15.5, 269.5, 269, 135, 9), "url(#au)") + path(rect(18, 272, 264, 130, 7), "url(#pp)", f'stroke="{INK}" stroke-width="1"'))
    tail = "M2 234H22V282L2 274L10 257Z"
    one = path(tail, mix(ribbon, INK, .45), f'stroke="{INK}" stroke-width="2"')
    body += one + f'<g transform="translate(300 0) scale(-1 1)">{one}</g>'
    body += path(rect(9, 227, 282, 46, 3), INK) + path(rect(11, 229, 278, 42, 2), "url(#au)") + path(rect(11, 231.5, 278, 37), "url(#rb)", f'stroke="{INK}" stroke-width=".800"') + line("M16 234H284", "#fff6dc", 1, 'opacity=".35"')
    return svg(300, 420, keep_used(defs, body), body)


def panel(kind: str) -> str:
    fill = {"plain": "#fffdf6 0 #f2e6cb 1", "gold": "#fff6d6 0 #f3d98e 1", "stone": "#cfc9bb 0 #aaa496 1"}[kind]
    defs, body = gold() + down("f", fill), path(rect(1, 1, 254, 58, 7), INK) + path(rect(2.2, 2.2, 251.6, 55.6, 6), "url(#au)" if kind != "stone" else "#7d766c") + path(rect(4, 4, 248, 52, 5), "url(#f)")
    return svg(256, 60, keep_used(defs, body), body)


def shield(text: str = "") -> str:
    d = lambda k: f"M{3 + k} {3 + k}H{61 - k}V{44 - k * .4}L32 {70 - k * 1.2}L{3 + k} {44 - k * .4}Z"  # noqa: E731
    body = path(d(0), INK, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"') + path(d(1.5), "url(#au)") + path(d(6), "url(#iv)", f'stroke="{INK}" stroke-width="1.200"')
    if text:
        body += path(glyphs(text, 24, 32, 31, 800), INK)
    return svg(64, 72, keep_used(gold() + COIN_DEFS, body), body)


def token() -> str:
    body = coin(64, 62, 56)
    return svg(128, 128, keep_used(COIN_DEFS, body), body)


def circle_of_time(lit: int = 0) -> str:
    """Returns the SVG of the Circle of Time: rim, four segments (the first upper right, clockwise), hub; with lit, only
    the light laid over that segment."""
    c, r = 240, 236
    defs = COIN_DEFS + gold() + radial("sg", "#fbf2da 0 #e4d3a8 .7 #bfa672 1", "40%", "34%", "75%") + radial("hb", "#6a4a2c 0 #2b1a0e 1", "38%", "30%", "85%") + radial("lt", "#fff3b8 .2:.9 #ffd35c .8:.5 #ffd35c 1:.2", "50%", "50%", "50%")
    if lit:
        a0 = -90 + 90 * (lit - 1)
        (x, y), (u, v) = polar(c, c, 208, a0), polar(c, c, 208, a0 + 90)
        wedge = f"M{c} {c}L{n(x)} {n(y)}A208 208 0 0 1 {n(u)} {n(v)}Z"
        return svg(480, 480, keep_used(defs, "url(#lt)"), path(wedge, "url(#lt)", 'stroke="#FFDE78" stroke-width="5"'))
    body = path(circle(c, c, r), "url(#br)", f'stroke="{INK}" stroke-width="5"') + path(circle(c, c, 225), "none", 'stroke="#fff3d4" stroke-width="2" opacity=".6"') + path(circle(c, c, 208), "url(#sg)", f'stroke="{INK}" stroke-width="4"')
    body += "".join(path(circle(*polar(c, c, 221, a + 7.5), 4.5), "#ffe2ae", f'stroke="{INK}" stroke-width="1.200"') for a in range(0, 360, 15))
    rng = random.Random(7)
    body += path("".join(circle(*polar(c, c, rng.uniform(90, 200), rng.uniform(0, 360)), rng.uniform(.6, 1.6)) for _ in range(160)), "#7d5c30", 'opacity=".35"')
    for a in (0, 90, 180, 270):
        d = f"M{n(polar(c, c, 78, a)[0])} {n(polar(c, c, 78, a)[1])}L{n(polar(c, c, 208, a)[0])} {n(polar(c, c, 208, a)[1])}"
        body += line(d, INK, 7) + line(d, "#e3b24a", 3)
    body += path(circle(c, c, 82), "url(#br)", f'stroke="{INK}" stroke-width="4"') + path(circle(c, c, 70), "url(#hb)", f'stroke="{INK}" stroke-width="3"')
    return svg(480, 480, keep_used(defs, body), body)


HATCH = {
    "clans": "".join(f"M{x} 88L{x + 88} 0" for x in range(-88, 88, 22)), "nomads": "".join(f"M{x} 0L{x + 88} 88" for x in range(-88, 88, 22)),
    "city_states": "".join(f"M{x + (11 if (y // 22) % 2 else 0)} {y}v11" for x in range(11, 88, 22) for y in range(5, 88, 22)), "empire": "".join(f"M{x} {y - 9}L{x + 6} {y}L{x} {y + 9}L{x - 6} {y}Z" for x in range(11, 88, 22) for y in range(11, 88, 22)),
    "mercantilism": "".join(f"M0 {y}q11-8 22 0t22 0 22 0 22 0" for y in range(11, 88, 22)), "enlightenment": "".join(circle(x, y, 2.2) for x in range(11, 88, 22) for y in range(11, 88, 22)),
    "consumer_society": "".join(rect(x - 5, y - 5, 10, 10) for x in range(11, 88, 22) for y in range(11, 88, 22)), "barbarism": "".join(f"M{x - 8} {y + 4}l8-9l8 9" for x in range(11, 88, 22) for y in range(11, 88, 22)),
    "utopia": "".join(circle(x, y, 6) for x in range(11, 88, 22) for y in range(11, 88, 22)),
}


def slab(name: str) -> str:
    """Returns the SVG of one stone cell of the development plan in the colour and hatch of the named zone: grout,
    light, grain."""
    tint, rng = ZONES[name], random.Random(name)
    defs = linear("t", f"{mix(tint, '#ffffff', .16)} 0 {tint} .5 {mix(tint, INK, .1)} 1")
    grain = lambda k: "".join(f"M{rng.randint(6, 80)} {rng.randint(6, 82)}h{rng.randint(1, 4)}" for _ in range(k))  # noqa: E731
    body = path(rect(0, 0, 88, 88), mix(tint, INK, .5)) + path(rect(4, 4, 80, 80, 2), "url(#t)")
    body += line(grain(60), INK, 1.4, 'opacity=".12"') + line(grain(50), "#ffffff", 1.4, 'opacity=".2"')
    body += f'<g opacity=".16"><clipPath id="c"><path d="{rect(4, 4, 80, 80)}"/></clipPath><g clip-path="url(#c)">{line(HATCH[name], INK, 1.8)}</g></g>'
    body += line("M5.500 82V5.500H82", "#ffffff", 2.6, 'opacity=".5"') + line("M82.500 7V82.500H7", INK, 2.6, 'opacity=".3"')
    return svg(88, 88, defs, body)


def main() -> None:
    for name in TINTS:
        save(f"historia/actions/{name}", action(name))
    for name in ROBOTS:
        save(f"historia/civbots/{name}", robot(name))
    for name in EMBLEMS:
        save(f"historia/governments/{name}", government(name))
        save(f"historia/slab/{name}", slab(name))
    for name, look in FRAMES.items():
        save(f"historia/frames/{name}", frame(look))
    for name, (colour, shape) in CIVILIZATIONS.items():
        base = colour if name != "india" else "#d8d4b8"
        save(f"historia/frames/advisor_{name}", frame((mix(base, "#fff6dc", .45), base, mix(base, INK, .6), mix(base, INK, .35 if name != "mexico" else 0), shape)))
    for kind in ("plain", "gold", "stone"):
        save(f"historia/frames/panel_{kind}", panel(kind))
    save("historia/frames/shield", shield())
    for era in (1, 2, 3):
        save(f"historia/frames/era_{era}", shield(ROMAN[era]))
    save("historia/board/token", token())
    save("historia/board/circle", circle_of_time())
    for segment in (1, 2, 3, 4):
        save(f"historia/circle/lit_{segment}", circle_of_time(segment))


if __name__ == "__main__":
    main()
