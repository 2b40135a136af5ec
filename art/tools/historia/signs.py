"""Draws and writes the symbols of Historia: operations, triggers, tracks and the timeline, legible at 20 px. Run:
python -m art.tools.historia.signs

A sign is a list of (path, fill) on 64x64. It is drawn with one ivory halo, then each shape with its ink line, so that it holds on stone, papyrus
and wood. The coins of the action cards draw the same lists without the halo.
"""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    down,
    keep_used,
    leaf,
    linear,
    ngon,
    path,
    polar,
    pts,
    rect,
    save,
    star,
    svg,
)

Sign = list[tuple[str, str]]
AU, ST, RD, BL, GR, WD = "url(#ga)", "url(#gs)", "url(#gr)", "url(#gb)", "url(#gg)", "url(#gw)"
DEFS = (down("ga", "#ffe9a3 0 #e3b24a .55 #b57d22 1") + linear("gs", "#fbf6ea 0 #cfd3d4 .5 #858c92 1") + down("gr", "#d8574a 0 #a52a20 1")
        + down("gb", "#6fa6cf 0 #2d6390 1") + down("gg", "#7db27a 0 #2f6b44 1") + linear("gw", "#b98a55 0 #6b4420 1"))


def gear(cx: float, cy: float, r: float, teeth: int = 8) -> str:
    out = []
    for i in range(teeth):
        for turn, k in ((-15, .76), (-10, 1), (10, 1), (15, .76)):
            out.append(polar(cx, cy, r * k, 360 * i / teeth - 90 + turn * 8 / teeth))
    return pts(out)


def bar(x1: float, y1: float, x2: float, y2: float, w: float) -> str:
    dx, dy = x2 - x1, y2 - y1
    k = w / 2 / (dx * dx + dy * dy) ** .5
    px, py = -dy * k, dx * k
    return pts(((x1 + px, y1 + py), (x2 + px, y2 + py), (x2 - px, y2 - py), (x1 - px, y1 - py)))


def sword(flip: int) -> Sign:
    f = (lambda x: x) if flip > 0 else (lambda x: 64 - x)
    return [(pts([(f(8), 8), (f(16), 10), (f(42), 38), (f(37), 43), (f(10), 16)]), ST), (bar(f(31), 48, f(48), 32, 6), AU), (bar(f(43), 43, f(53), 54, 6), WD),
            (circle(f(55), 56, 4.5), AU)]


def cube(cx: float, cy: float, r: float) -> Sign:
    h = r * .87
    return [(pts([(cx, cy - r), (cx + h, cy - r / 2), (cx, cy), (cx - h, cy - r / 2)]), "#ffe9a3"),
            (pts([(cx - h, cy - r / 2), (cx, cy), (cx, cy + r), (cx - h, cy + r / 2)]), "#dba63c"),
            (pts([(cx + h, cy - r / 2), (cx, cy), (cx, cy + r), (cx + h, cy + r / 2)]), "#94641d")]


def card(x: float, y: float, turn: float = 0, w: float = 24, h: float = 34, fill: str = IVORY) -> tuple[str, str]:
    a = polar(0, 0, 1, turn)
    corner = lambda u, v: (x + u * a[0] - v * a[1], y + u * a[1] + v * a[0])  # noqa: E731
    return pts([corner(-w / 2, -h / 2), corner(w / 2, -h / 2), corner(w / 2, h / 2), corner(-w / 2, h / 2)]), fill


def arrow(x1: float, x2: float, y: float, fill: str) -> tuple[str, str]:
    s = 1 if x2 > x1 else -1
    return pts([(x1, y - 4), (x2 - 12 * s, y - 4), (x2 - 12 * s, y - 11), (x2, y), (x2 - 12 * s, y + 11), (x2 - 12 * s, y + 4), (x1, y + 4)]), fill


def plus(cx: float, cy: float, r: float = 11, fill: str = GR) -> tuple[str, str]:
    t = r * .36
    return pts([(cx - t, cy - r), (cx + t, cy - r), (cx + t, cy - t), (cx + r, cy - t), (cx + r, cy + t), (cx + t, cy + t), (cx + t, cy + r), (cx - t, cy + r), (cx - t, cy + t),
                (cx - r, cy + t), (cx - r, cy - t), (cx - t, cy - t)]), fill


def ring(cx: float, cy: float, r: float, w: float, a0: float, a1: float) -> str:
    """Returns the SVG outline of a thick arc, clockwise from angle a0 to a1, in degrees from the right."""
    big = int(a1 - a0 > 180)
    a, b, c, d = polar(cx, cy, r + w / 2, a0), polar(cx, cy, r + w / 2, a1), polar(cx, cy, r - w / 2, a1), polar(cx, cy, r - w / 2, a0)
    return (f"M{a[0]:.1f} {a[1]:.1f}A{r + w / 2} {r + w / 2} 0 {big} 1 {b[0]:.1f} {b[1]:.1f}L{c[0]:.1f} {c[1]:.1f}A{r - w / 2} {r - w / 2} 0 {big} 0 {d[0]:.1f} {d[1]:.1f}Z")


def back_arrow(fill: str, cx: float = 32, cy: float = 32, r: float = 21) -> Sign:
    """Returns the sign of an arrow that runs round and back: an arc with its head."""
    tip = polar(cx, cy, r, -58)
    return [(ring(cx, cy, r, 7, -50, 235), fill), (pts([polar(cx, cy, r + 11, -50), polar(cx, cy, r - 11, -50), polar(tip[0], tip[1], 16, -150)]), fill)]


def bust(cx: float, cy: float, k: float, coat: str = BL, skin: str = "#d9a377") -> Sign:
    return [(f"M{cx - 20 * k} {cy + 24 * k}C{cx - 20 * k} {cy + 4 * k} {cx - 8 * k} {cy + 2 * k} {cx} {cy + 2 * k}C{cx + 8 * k} {cy + 2 * k} {cx + 20 * k} {cy + 4 * k} {cx + 20 * k} {cy + 24 * k}Z", coat),
            (circle(cx, cy - 9 * k, 12 * k), skin)]


def crown(cx: float, cy: float, k: float) -> Sign:
    return [(pts([(cx - 24 * k, cy - 10 * k), (cx - 12 * k, cy + 1 * k), (cx, cy - 18 * k), (cx + 12 * k, cy + 1 * k), (cx + 24 * k, cy - 10 * k), (cx + 18 * k, cy + 16 * k), (cx - 18 * k, cy + 16 * k)]), AU),
            (circle(cx - 24 * k, cy - 12 * k, 4 * k), RD), (circle(cx, cy - 20 * k, 4.5 * k), RD), (circle(cx + 24 * k, cy - 12 * k, 4 * k), RD)]


def laurel(cx: float, cy: float, r: float) -> Sign:
    leaves = "".join(leaf(*polar(cx, cy, r, s), s - 60 if abs(s) <= 90 else s + 60, r * .62, r * .5) for s in (66, 30, -6, -42, 114, 150, 186, 222))
    return [(leaves, AU), (circle(cx, cy, r * .86), IVORY)]


def pyramid(cx: float, cy: float, k: float) -> Sign:
    return [(pts([(cx - 26 * k, cy + 20 * k), (cx - 2 * k, cy - 22 * k), (cx + 8 * k, cy + 20 * k)]), AU), (pts([(cx - 2 * k, cy - 22 * k), (cx + 26 * k, cy + 14 * k), (cx + 8 * k, cy + 20 * k)]), "#94641d")]


SHIELD = "M10 12Q22 12 32 6Q42 12 54 12C55 34 50 48 32 59C14 48 9 34 10 12Z"
TEMPLE: Sign = [(pts([(6, 24), (32, 7), (58, 24)]), IVORY), (rect(9, 24, 46, 5), "#d9c9a0"), *[(rect(x, 29, 7, 18), IVORY) for x in (12, 28.5, 45)], (rect(9, 47, 46, 5), "#d9c9a0"), (rect(5, 52, 54, 6), IVORY)]
MAP: Sign = [(pts([(6, 14), (23, 8), (23, 50), (6, 56)]), IVORY), (pts([(23, 8), (41, 14), (41, 56), (23, 50)]), "#d9c9a0"), (pts([(41, 14), (58, 8), (58, 50), (41, 56)]), IVORY)]
TENT: Sign = [(bar(32, 26, 32, 5, 4), WD), (pts([(32, 5), (50, 11), (32, 17)]), RD), (pts([(32, 20), (59, 57), (5, 57)]), AU), (pts([(32, 30), (41, 57), (23, 57)]), "#4a2f18")]
TORCH: Sign = [(pts([(26, 34), (38, 34), (35, 60), (29, 60)]), WD), (rect(21, 29, 22, 7), AU), ("M32 3C36 11 46 15 44 24C43 28 40 29 32 29C24 29 20 27 20 21C20 15 27 14 25 7C29 9 32 12 32 3Z", RD), ("M33 15C34 19 39 20 38 25C37 28 27 28 27 24C27 20 31 20 33 15Z", "#ffd35c")]
SHIP: Sign = [(bar(31, 46, 31, 6, 4), WD), ("M33 9C50 14 56 28 54 39H33Z", IVORY), ("M28 13C18 18 12 29 11 39H28Z", "#e9d6aa"), ("M6 43H58L50 57H15Z", WD)]
BELL: Sign = [(circle(32, 54, 6), "#94641d"), ("M32 6C46 6 48 20 49 32C50 42 56 44 56 49H8C8 44 14 42 15 32C16 20 18 6 32 6Z", AU)]
GLASS: Sign = [("M15 11H49C49 25 36 27 36 32C36 37 49 39 49 53H15C15 39 28 37 28 32C28 27 15 25 15 11Z", IVORY), ("M20 18H44C42 25 35 27 32 30C29 27 22 25 20 18Z", "#dba63c"), ("M18 53C19 45 30 43 32 38C34 43 45 45 46 53Z", "#dba63c"), (rect(10, 5, 44, 7), WD), (rect(10, 52, 44, 7), WD)]
CAMERA: Sign = [(rect(18, 11, 22, 12, 3), "#5a616a"), (rect(4, 18, 56, 38, 6), ST), (rect(4, 30, 56, 14), "#6a3f24"), (circle(32, 37, 14), IVORY), (circle(32, 37, 9), BL), (rect(46, 21, 9, 6), AU)]
SCALES: Sign = [(bar(32, 9, 32, 55, 5), AU), (rect(18, 53, 28, 6, 2), AU), (bar(8, 15, 56, 15, 5), AU), (pts([(14, 17), (24, 40), (4, 40)]), "#f2e6cb"), (pts([(50, 17), (60, 40), (40, 40)]), "#f2e6cb"),
                ("M3 39H25C24 49 4 49 3 39ZM39 39H61C60 49 40 49 39 39Z", AU), (circle(32, 10, 5), AU)]
PICK: Sign = [(bar(20, 58, 40, 16, 7), WD), ("M8 26C18 8 40 2 58 26C46 18 40 19 36 20L29 17C24 17 16 20 8 26Z", ST)]
FLAG: Sign = [(bar(15, 60, 15, 6, 5), WD), ("M17 8C30 2 38 16 55 9V35C38 42 30 28 17 34Z", RD)]
DOVE: Sign = [("M6 30C14 30 20 26 24 20C28 10 36 6 46 6C42 14 40 20 40 24C46 18 52 18 56 22L60 25L54 28C52 40 42 48 30 48L14 56C16 50 18 46 20 43C13 42 8 37 6 30Z", IVORY), (leaf(52, 30, 110, 22, 12), GR)]

SIGNS: dict[str, Sign] = {
    # the ten actions, also triggers
    "military": [(SHIELD, RD), ("M27 12H37V26H51V35H37V53L32 57L27 53V35H13V26H27Z", IVORY)],
    "technology": [(gear(32, 32, 28), AU), (circle(32, 32, 9.5), INK), (circle(32, 32, 6.5), IVORY)],
    "art": TEMPLE, "exploit": PICK, "expansion": TENT, "trade": SCALES, "raid": TORCH, "war": sword(1) + sword(-1), "tourism": CAMERA,
    "revolution": [*back_arrow(RD), (star(32, 32, 12, 5), AU)],
    # what an operation gives or takes
    "cube": cube(32, 32, 27), "cards": [card(25, 34, -9), card(39, 32, 8)], "advisor": bust(32, 35, 1), "wonder": pyramid(32, 34, 1.05), "vp": laurel(32, 33, 23),
    "government": crown(32, 36, 1.05), "pay": [*cube(25, 38, 21), arrow(32, 62, 18, RD)], "ready": [*pyramid(28, 39, .85), *back_arrow(GR, 46, 18, 10)],
    "lose_vp": [*laurel(32, 33, 23), (rect(20, 29, 24, 8), RD)], "remove_wonder": [*pyramid(30, 36, .95), (bar(40, 6, 60, 26, 6), RD), (bar(60, 6, 40, 26, 6), RD)],
    "lower_level": [(rect(8, 44, 14, 14), ST), (rect(25, 32, 14, 26), ST), (rect(42, 18, 14, 40), AU), (pts([(4, 26), (15, 8), (26, 26)]), GR)],
    "navigation": SHIP, "territory": MAP, "alone": [*MAP, (bar(32, 48, 32, 12, 4), INK), (pts([(33, 11), (52, 18), (33, 26)]), RD)], "advanced": [plus(32, 32, 25)],
    "cards_2": [card(32, 32, 0, 36, 50), *[(circle(32, y, 5.5), RD) for y in (22, 42)]], "cards_3": [card(32, 32, 0, 36, 50), *[(circle(32, y, 5), RD) for y in (17, 32, 47)]],
    "cards_1": [card(32, 32, 0, 36, 50), (circle(32, 32, 6), RD)],
    # triggers and tests that are no action
    "turn_end": GLASS, "attacked": [(SHIELD, BL), (pts([(58, 4), (36, 20), (44, 26), (24, 46), (46, 32), (39, 26)]), AU)], "traded_with": [*SCALES, arrow(60, 34, 52, GR)],
    "war_won": [*sword(1), *sword(-1), (star(32, 17, 14, 6), AU)], "explored": [(circle(32, 32, 27), IVORY), (circle(32, 32, 20), BL), *[(pts([polar(32, 32, 24, a), polar(32, 32, 6, a + 90), polar(32, 32, 6, a - 90)]), c) for a, c in ((-90, RD), (90, IVORY))]],
    "peace": DOVE, "bell": BELL, "most": [(rect(6, 38, 15, 20), ST), (rect(24, 16, 16, 42), AU), (rect(43, 30, 15, 28), ST), (star(32, 10, 9, 4), RD)],
    "guard": [(SHIELD, ST), (circle(32, 28, 10), AU)], "fresh": [(ngon(32, 32, 26, 6), IVORY), (circle(32, 32, 9), "#d9c9a0")],
    # who
    "leader": [*bust(32, 42, .85, RD), *crown(32, 13, .5)], "civbot": [(gear(32, 34, 27), ST), (circle(32, 34, 15), "#3a4048"), (circle(26, 34, 4), "#ffd35c"), (circle(38, 34, 4), "#ffd35c")],
    "chieftain": [("M10 44C8 18 20 8 32 8C44 8 56 18 54 44L46 56H40V40H24V56H18Z", ST), (rect(28, 30, 8, 22), ST), (bar(32, 4, 32, 18, 6), RD)],
    "noble": [("M6 26Q32 8 58 26L54 40Q32 24 10 40Z", AU), (ngon(32, 22, 11, 4), BL), (circle(14, 30, 4), RD), (circle(50, 30, 4), RD)], "king": [*crown(32, 34, 1.1), (rect(11, 50, 42, 8), RD)],
    # pools of power
    "reserve": [*cube(21, 42, 16), *cube(43, 42, 16), *cube(32, 23, 16)], "pool": [("M6 24H58C58 44 48 56 32 56C16 56 6 44 6 24Z", WD), *cube(32, 24, 16)], "supply": [("M14 26C10 18 22 16 32 20C42 16 54 18 50 26C60 38 60 58 32 58C4 58 4 38 14 26Z", WD), ("M18 9C24 13 27 6 32 11C37 6 40 13 46 9L44 21H20Z", WD), *cube(32, 41, 11)],
    "on_map": [*MAP, *cube(32, 28, 13)],
}
TIMELINE: dict[str, Sign] = {
    "add_cube": [*cube(27, 38, 23), plus(50, 17, 12)], "recover_cards": [card(20, 36, -10, 21, 30), card(32, 34, 4, 21, 30), *back_arrow(GR, 48, 18, 10)],
    "recover_wonders": [*pyramid(26, 40, .85), (bar(50, 56, 50, 34, 7), GR), (pts([(38, 36), (50, 18), (62, 36)]), GR)], "recover_cubes": [*cube(22, 40, 19), *back_arrow(GR, 45, 20, 12)],
    "government": [*crown(32, 26, .95), (rect(8, 50, 48, 8, 2), WD)], "turn_order": [arrow(6, 58, 20, GR), arrow(58, 6, 44, RD)],
    "reset_wonders": [(rect(4, 20, 24, 30), IVORY), (rect(36, 20, 24, 30), IVORY), *pyramid(16, 36, .36), *pyramid(48, 36, .36), (ring(32, 20, 13, 5, 180, 330), RD), (pts([(36, 14), (52, 12), (45, 25)]), RD)],
    "leader_bonus": [*bust(24, 40, .8, RD), *laurel(47, 21, 12)], "reset_leaders": [*bust(20, 36, .66, BL), *bust(44, 36, .66, RD), arrow(14, 50, 10, GR)],
    "territory_bonus": [*MAP, *laurel(32, 32, 13)],
}


def draw(sign: Sign, width: float = 3) -> str:
    return "".join(path(d, fill, f'stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"') for d, fill in sign)


def picture(sign: Sign) -> str:
    body = path("".join(d for d, _ in sign), IVORY, f'stroke="{IVORY}" stroke-width="7" stroke-linejoin="round"') + draw(sign)
    body = f'<g transform="translate(3 3) scale(.906)">{body}</g>'
    return svg(64, 64, keep_used(DEFS, body), body)


def main() -> None:
    for name, sign in SIGNS.items():
        save(f"historia/symbols/{name}", picture(sign))
    for name, sign in TIMELINE.items():
        save(f"historia/timeline/{name}", picture(sign))


if __name__ == "__main__":
    main()
