"""Draws the two cards each game shows at the first start: its first lesson (the lower left kept calm for the coach),
and a quick game."""

from __future__ import annotations

from art.tools.kit import circle, n, polar, rect, star
from art.tools.lessons.brazil import GREEN, ORANGE, board, disc
from art.tools.lessons.historia import GOLDEN, TEALS, VIOLETS, cube, stone
from art.tools.lessons.paint import Painting
from art.tools.lessons.struggle import BLUE, RED, britain, desk, europe, france

R = 34.0
STEP = R * 3 ** .5


def cell(row: int, column: int) -> tuple[float, float]:
    return 16 + STEP * (column + .5 * (row % 2)), 14 + 1.5 * R * row


def tiles(s: Painting, rows: tuple[str, ...]) -> None:
    s.q(rect(0, 0, s.wide, s.high), "#5f7f86")
    board(s, [(*cell(row, column), kind) for row, text in enumerate(rows) for column, kind in enumerate(text)], R)


def brazil_lesson(s: Painting) -> None:
    """Draws Brazil's lesson card: the first field to build on, lit beside the Capital."""
    tiles(s, ("twwttc", "ftffkm", "mfcfft", "wttmfw", "wwtfmc"))
    s.q(rect(0, 0, s.wide, s.high), "#1d140c", .26)
    x, y = cell(1, 3)
    lit = s.hexagon(x, y, R - 2)
    s.p(lit, s.g("#fff4bc", "#f0d27c", x=.6), 2)
    s.line(f"M{n(x - 18)} {n(y - 8)}l26-10M{n(x - 20)} {n(y + 4)}l36-13M{n(x - 14)} {n(y + 16)}l32-11", 1.4, "#b08a3c", .8)
    for dx, dy in ((-8, 9), (9, 12), (1, 18)):
        s.bush(x + dx, y + dy, 4.4)
    s.house(x - 13, y + 3, 26, 11, windows=2)
    s.ring(x, y, R + 8)


def building(s: Painting, x: float, y: float, roof: str, seat: str) -> None:
    s.p(s.hexagon(x, y, 25), seat)
    s.p(s.hexagon(x, y, 21.5), s.g("#f6e6c0", "#d8bf86", x=.6))
    s.house(x - 14, y + 9, 28, 13, roof)


def brazil_play(s: Painting) -> None:
    """Draws Brazil's game card: two empires and a battle between them."""
    tiles(s, ("wwftcm", "twfkct", "ftfmff", "mkftcw", "wftmff"))
    for row, column, roof, seat in ((1, 2, "#c4623e", ORANGE), (2, 2, "#4f8a80", GREEN), (2, 4, "#c4623e", ORANGE)):
        building(s, *cell(row, column), roof, seat)
    for row, column, seat in ((0, 2, ORANGE), (2, 1, GREEN), (3, 2, GREEN), (3, 3, ORANGE)):
        disc(s, *cell(row, column), 17, seat)
    x = (cell(3, 2)[0] + cell(3, 3)[0]) / 2
    steel = s.g("#ffffff", "#b8c0c8", "#6f7880", x=1, y=0)
    s.q(circle(x, 168, 34), s.glow("#fff0c0", .8))
    for turn in (-44, 44):
        s.at(x, 172, 1.2, 1, turn)
        s.p("M-3 8V-26L0-33L3-26V8Z", steel)
        s.p("M-9 7H9V11H-9Z", s.gold())
        s.p("M-2 11H2V18H-2Z", "#8c1c13")
        s.p(circle(0, 20, 2.8), s.gold())
        s.end()


def struggle_lesson(s: Painting) -> None:
    """Draws Imperial Struggle's lesson card: the chart of Europe with the next flag lit."""
    desk(s)
    s.at(16, 6, 1.9)
    europe(s)
    s.line("M60 60L86 56L106 40L130 46", 1.4, "#8c2f28")
    s.end()
    for x, y in ((180, 108), (130, 116)):
        france(s, x, y, 1.6)
    britain(s, 112, 148, 1.4)
    britain(s, 264, 92, 1.4)
    s.ring(218, 82, 23)
    france(s, 218, 80, 1.6)


def struggle_play(s: Painting) -> None:
    """Draws Imperial Struggle's game card: two fleets meet under their flags."""
    s.sky("#5f86ac", "#c9cfc4", "#f6dca8", low=112)
    s.sun(44, 34, 11)
    s.cloud(160, 32, 34)
    s.cloud(262, 56, 26)
    s.land([(0, 104), (40, 92), (90, 102), (130, 112)], "#8fa58c", "#5f7f70", 113)
    s.land([(220, 112), (262, 96), (300, 100), (322, 90)], "#8fa58c", "#5f7f70", 113)
    s.sea(112, "#6f9cac", "#23485e", 34)
    s.ship(120, 126, .5)
    s.ship(206, 128, .5, -1)
    for x, y, r in ((150, 118, 9), (164, 110, 12), (178, 118, 9), (164, 122, 11)):
        s.q(circle(x, y, r), "#fff6ea", .8)
    s.ship(74, 164, 1.1, banner=BLUE)
    s.ship(246, 164, 1.1, -1, banner=RED)
    france(s, 83, 116, 1.25)
    britain(s, 237, 116, 1.15)
    s.line("M16 176q8-6 17 0t17 0 17 0 17 0M196 176q8-6 17 0t17 0 17 0 17 0M110 192q9-6 18 0t18 0 18 0 18 0", 1.8, "#eef6ea", .8)


def historia_lesson(s: Painting) -> None:
    """Draws Historia's lesson card: cards chosen face down; the seal is lit."""
    stone(s)
    s.q(circle(90, 60, 150), s.glow("#fff2c0", .6))
    for x, y, turn, cols in ((96, 86, -12, ("#3fa8a0", "#145048")), (160, 80, 0, ("#d8785c", "#6d1f16")), (224, 88, 12, ("#7f62b4", "#3a2468"))):
        s.card(x, y, 84, s.g(*cols, x=.8), turn)
        s.line(rect(-30, -46, 60, 92, 4), 1.4, "#f1cf74")
        s.line("M" + "L".join(f"{n(a)} {n(b)}" for i in range(16) for a, b in [polar(0, 0, 25 if i % 2 == 0 else 12, 22.5 * i)]) + "Z", 1.4, "#f1cf74")
        s.p(circle(0, 0, 9), s.gold())
        s.end()
    s.ring(224, 150, 27)
    s.p("M224 129C234 127 240 134 243 141C248 148 244 156 244 161C238 169 230 166 223 170C213 170 208 164 205 157C200 150 204 142 207 137C212 129 218 134 224 129Z", s.g("#e06a58", "#7a1410", x=.8))
    s.line(circle(224, 150, 11.5), 1.6, "#f0a08c")
    s.p(star(224, 150, 8, 3.4), "#f0a08c")
    for x, y, cols in ((146, 168, GOLDEN), (170, 178, GOLDEN), (286, 120, VIOLETS), (296, 150, TEALS)):
        cube(s, x, y, 9, *cols)


def historia_play(s: Painting) -> None:
    """Draws Historia's game card: a road past stones, pyramid, temple, dome, tower, rocket."""
    s.sky("#33366e", "#8a6aa0", "#f0b890", "#f8e2b0", low=150)
    s.sun(62, 62, 12)
    s.q("".join(star(x, y, r, r * .3, 4) for x, y, r in ((200, 20, 4), (240, 42, 3), (292, 18, 5), (300, 64, 3), (262, 12, 3), (176, 38, 3), (222, 64, 2.4))), "#fff4cc")
    s.cloud(130, 48, 26, "#fff0e0", .8)
    s.land([(0, 120), (60, 108), (140, 118), (220, 104), (322, 112)], "#9a7f9a", "#6f5f80", 160)
    s.p("M262 140V62C262 42 274 26 280 20C286 26 298 42 298 62V140Z", s.g("#ffffff", "#e2e6ea", "#9aa4b0", x=1, y=0))
    s.p("M262 62C262 42 274 26 280 20C286 26 298 42 298 62Z", s.g("#e8705c", "#8c1c13", x=1, y=0))
    s.p("M262 108L248 132V144H262ZM298 108L312 132V144H298Z", "#a3231a")
    s.p(circle(280, 76, 7), "#8fc0e0")
    s.line("M262 92H298M262 124H298", 1)
    s.p("M204 140V70L209 34L214 70V140Z", s.g("#c9b8a8", "#7a6a6a", x=1, y=0))
    s.p("M192 140L206 70H212L226 140H218Q209 116 200 140Z", s.g("#b5a090", "#5f5058", x=1, y=0))
    s.line("M199 104H219M203 84H215M201 94L217 104M217 94L201 104", .9)
    s.p("M146 140V108H190V140Z", s.g("#f4e6c8", "#c0a880", x=1, y=0))
    s.p("M150 108C150 78 186 78 186 108Z", s.g("#e8c070", "#a3742a", x=1, y=0))
    s.rod("M168 84V72", "#e8c070", 1.4)
    s.p("M136 140V90H142V140ZM194 140V90H200V140ZM135 90L139 80L143 90ZM193 90L197 80L201 90Z", "#efe0c0")
    s.p("M162 140V124A6 6 0 0 1 174 124V140Z", "#6b4526")
    s.p("M88 140V136H138V140ZM92 136V110H98V136ZM102 136V110H108V136ZM112 136V110H118V136ZM122 136V110H128V136ZM86 110L112 94L138 110Z", s.g("#fffaf0", "#d0bc98", x=1, y=.3))
    s.p("M34 140L66 92L98 140Z", s.g("#f4d890", "#c99a48"))
    s.q("M66 92L98 140H74Z", "#8f6428", .7)
    s.line("M56 108H76M48 120H84M40 132H92", .8, "#7a5a26")
    s.land([(0, 136), (80, 142), (180, 138), (322, 144)], "#b59a68", "#5f4a34", 202)
    s.p("M150 202C140 184 176 176 196 168C214 160 196 152 214 146H222C212 152 234 160 220 170C204 182 190 186 200 202Z", "#e8d0a0")
    stones = s.g("#c8c0b4", "#7a7268", x=1, y=.3)
    for x, y, k in ((20, 158, 1), (62, 168, 1.15)):
        s.shadow(x, y, 22 * k)
        s.p(f"M{n(x - 16 * k)} {y}V{n(y - 34 * k)}H{n(x - 7 * k)}V{y}ZM{n(x + 6 * k)} {y}V{n(y - 34 * k)}H{n(x + 15 * k)}V{y}Z", stones)
        s.p(f"M{n(x - 20 * k)} {n(y - 34 * k)}L{n(x - 18 * k)} {n(y - 43 * k)}H{n(x + 18 * k)}L{n(x + 20 * k)} {n(y - 34 * k)}Z", stones)
    s.grass(90, 310, 158, 196, 26, "#6f5a34")
    for x, y, cols in ((116, 178, GOLDEN), (244, 170, VIOLETS), (272, 184, TEALS)):
        cube(s, x, y, 8, *cols)


CARDS = {"brazil_lesson": brazil_lesson, "brazil_play": brazil_play, "struggle_lesson": struggle_lesson, "struggle_play": struggle_play, "historia_lesson": historia_lesson, "historia_play": historia_play}
