"""Draws the pictures of Brazil's six lessons."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, n, polar, rect
from art.tools.lessons.paint import Painting

GREEN, ORANGE = "#1C653E", "#F19936"


def harvest(s: Painting) -> None:
    """Draws the picture of Brazil's lesson harvest: coffee in rows before the farm; a picker with her basket."""
    s.sky("#8fc3d6", "#f4e3b6", low=80)
    s.sun(30, 24, 8)
    s.cloud(112, 26, 18)
    s.land([(0, 66), (44, 52), (90, 62), (140, 44), (180, 58)], "#86a67c", "#56805e", 90)
    s.land([(0, 78), (60, 70), (120, 76), (180, 68)], "#c8c078", "#9aa35a")
    s.line("M0 76C20 70 40 70 60 74M100 72C130 70 150 66 180 64", .8, "#4f6a38", .5)
    s.p("M156 80V50H163V80Z", s.g("#d07a54", "#8a3a24", x=1, y=0))
    s.line("M156 56H163M156 62H163M156 68H163", .6, INK, .5)
    for r in (circle(161, 43, 3.6), circle(165, 37, 5), circle(172, 30, 6.4)):
        s.q(r, "#fffaf0", .7)
    s.house(112, 82, 46, 20, windows=4)
    s.palm(98, 84, 42, -5)
    s.tree(24, 78, 22)
    for y, w, count, shift in ((90, 6, 9, 4), (104, 8, 7, -4), (124, 11, 6, 8)):
        s.q(rect(0, y - w * .2, 180, w * .55), "#7a5a30", .45)
        places = [f"translate({n(shift + 180 * (i + .5) / count)} {y})" for i in range(count)]
        name = s.start(places[0])
        s.bush(0, 0, w, "#8fbe66", "#2c5a34")
        s.line(f"M{n(-w * .6)} {n(-w * .7)}q{n(w * .2)} {n(-w * .3)} {n(w * .5)} {n(-w * .3)}", .8, "#d8eaa0", .8)
        s.dots([(w * dx, -w * dy) for dx, dy in ((-.6, .4), (-.1, .3), (.1, .9), (.6, .4))], w * .15, "#e0402c")
        s.done()
        s.again(name, *places[1:])
        if w == 8:
            s.man(62, 124, 56, "#c4523a", "straw", 1, "hold", "dark")
            s.p("M64 94H90L86 110H69Z", s.g("#e3b570", "#8a5a2a"))
            s.dots([(67, 93), (72, 92), (77, 91), (82, 92), (87, 93), (75, 89), (80, 89)], 2.4, "#e0402c")
            s.line("M66 99H88M67 104H87M75 94V109M82 94V109", .8, "#6b4220")


def goods(s: Painting) -> None:
    """Draws the picture of Brazil's lesson goods: logs, sacks and barrels on the quay before a ship."""
    s.sky("#7fb4cc", "#f7dfae", low=72)
    s.sun(22, 22, 7)
    s.cloud(140, 24, 20)
    s.land([(96, 72), (120, 50), (132, 30), (142, 32), (150, 58), (182, 52)], "#8fa58c", "#4c7260", 74)
    s.house(148, 72, 18, 9, windows=3, door=False)
    s.house(166, 72, 14, 7, windows=2, door=False)
    s.sea(72, "#7fb0b4", "#2f6673", 14)
    s.ship(64, 92, .86, cross="#b5281f")
    s.p("M0 100H180V130H0Z", s.g("#d8b98a", "#9a7448"))
    s.line("M0 108H180M24 100V108M66 100V108M108 100V108M150 100V108M44 108V130M96 108V130M136 108V130", 1, "#6b4a2c", .7)
    wood = s.g("#c9553a", "#7a2012")
    for x, y in ((116, 112), (130, 112), (144, 112), (123, 101), (137, 101)):
        s.p(f"M{x} {y - 6}h26v12h-26Z", wood)
        s.p(circle(x, y, 6), "#f0b078")
        s.line(circle(x, y, 3), .9, "#a5442a")
    sack = s.g("#f3dfb4", "#b08a52")
    for x, y, k in ((16, 124, 1), (36, 126, 1.1), (26, 110, .9)):
        s.p(f"M{n(x - 9 * k)} {n(y - 14 * k)}C{n(x - 4 * k)} {n(y - 17 * k)} {n(x + 4 * k)} {n(y - 17 * k)} {n(x + 9 * k)} {n(y - 14 * k)}C{n(x + 13 * k)} {n(y - 4 * k)} {n(x + 12 * k)} {n(y)} {n(x + 9 * k)} {n(y)}H{n(x - 9 * k)}C{n(x - 12 * k)} {n(y)} {n(x - 13 * k)} {n(y - 4 * k)} {n(x - 9 * k)} {n(y - 14 * k)}Z", sack)
        s.line(f"M{n(x - 7 * k)} {n(y - 14 * k)}q{n(7 * k)} 3 {n(14 * k)} 0", 1)
    s.p("M56 106C54 116 54 120 57 127H75C78 120 78 116 76 106Z", s.g("#c08a52", "#5f3a1c", x=1, y=0))
    s.line("M55 111Q66 115 77 111M55 121Q66 125 77 121", 2, "#c9ccd0")
    s.man(98, 128, 50, "#2f6fa0", "straw", -1, "hold", "dark")


def interior(s: Painting) -> None:
    """Draws the picture of Brazil's lesson interior: explorers before mountains that still lie in clouds."""
    s.sky("#8e86b8", "#f0b98c", "#f8e2b0", low=86)
    s.sun(36, 40, 7)
    s.peaks([(150, 24, 44), (104, 38, 36), (64, 44, 30)], "#a58ca0", "#6f6a80", 86)
    for x, y, w in ((84, 72, 26), (130, 64, 32), (166, 74, 26), (110, 84, 36)):
        s.cloud(x, y, w, "#fff8ee", .95)
    s.land([(0, 74), (30, 78), (80, 92), (130, 90), (182, 98)], "#a5a862", "#5f7440")
    s.grass(100, 176, 92, 128, 5)
    s.tree(12, 84, 40)
    s.tree(168, 106, 26)
    s.line("M96 130C92 116 98 108 92 100", 5, "#d8c088", .8)
    s.flag(54, 122, 84, IVORY, 28)
    s.q("M65 41h5v5h5v5h-5v6h-5v-6h-5v-5h5Z", "#b5281f")
    s.man(46, 124, 50, "#7a5230", "broad", 1, "hold", "fair", "#5f4630")
    s.man(80, 128, 60, "#8c4a2a", "broad", 1, "point", "bronze", "#6b5030")
    s.man(22, 122, 46, "#4f6a52", "feathers", 1, "down", "bronze", "#b97a49")


def battle(s: Painting) -> None:
    """Draws the picture of Brazil's lesson battle: two lines of soldiers that meet under their flags, crossed swords
    between them."""
    s.sky("#d88a6a", "#f4d09a", low=80)
    s.sun(34, 22, 8)
    s.peaks([(150, 36, 40), (110, 48, 30)], "#b58a78", "#7a6a5a", 72)
    s.land([(0, 68), (40, 60), (90, 70), (140, 58), (182, 68)], "#9a8a62", "#77714a", 90)
    s.land([(0, 82), (90, 78), (182, 82)], "#b8a460", "#77743c")
    s.grass(2, 178, 90, 128, 10)
    for x, y, r in ((72, 84, 9), (84, 72, 12), (100, 70, 13), (110, 84, 9), (92, 86, 14), (88, 58, 8)):
        s.q(circle(x, y, r), "#f6ece0", .7)
        s.q(circle(x - r * .2, y - r * .25, r * .65), "#fffaf2", .6)
    for side, coat, x0 in ((1, GREEN, 12), (-1, ORANGE, 168)):
        name = s.start(f"translate({x0} 98)")
        s.man(0, 0, 40, coat, "shako", side, "hold", "fair" if side < 0 else "brown")
        s.rod(f"M{8 * side}-12L{12 * side}-48", "#8a6a42", 1)
        s.done()
        s.again(name, *(f"translate({x0 + side * dx} {y})" for dx, y in ((14, 99), (28, 101), (42, 104))))
    s.flag(18, 92, 58, GREEN, 22)
    s.flag(162, 92, 58, ORANGE, -22)
    s.shadow(90, 120, 34)
    steel = s.g("#ffffff", "#b8c0c8", "#6f7880", x=1, y=0)
    for turn in (-44, 44):
        s.at(90, 102, 1, 1, turn)
        s.p("M-3 12V-40L0-48L3-40V12Z", steel)
        s.p("M-12 11H12V16H-12Z", s.gold())
        s.p("M-2.500 16H2.500V26H-2.500Z", "#8c1c13")
        s.p(circle(0, 28, 3.4), s.gold())
        s.end()


def palaces(s: Painting) -> None:
    """Draws the picture of Brazil's lesson palaces: a palace under the banners of the three eras, a Mission's scroll
    before it."""
    s.sky("#86bcd8", "#eef0d0", low=90)
    s.sun(20, 16, 6)
    s.cloud(52, 26, 16)
    s.cloud(150, 20, 16)
    s.land([(0, 76), (50, 66), (130, 66), (182, 76)], "#8fae72", "#55804c")
    s.grass(4, 176, 92, 128, 10)
    s.tree(24, 84, 30)
    s.tree(158, 86, 32)
    wall = s.g("#fffaf0", "#dccbaa", x=1, y=.3)
    s.p("M34 88V50H146V88Z", wall)
    s.p("M72 88V40H108V88Z", wall)
    s.p("M28 50L36 42H70V50ZM110 50V42H144L152 50Z", "#c4623e")
    s.p("M66 40L90 24L114 40Z", wall)
    s.p("M84 24C84 14 96 14 96 24Z", "#4f8a80")
    s.line("M90 17V10", 1.6)
    s.q("M34 50H146V54H34ZM108 40H100V88H108ZM146 50H136V88H146Z", INK, .14)
    s.line("M34 69H72M108 69H146M40 46H66M114 46H142M34 84H146", .8, "#8a7a60", .8)
    d = "".join(f"M{x} {y + 10}V{y + 3}A3 3 0 0 1 {x + 6} {y + 3}V{y + 10}Z" for y in (54, 72) for x in (40, 51, 62, 112, 123, 134))
    s.p(d + "M78 62v-7a3 3 0 0 1 6 0v7ZM97 62v-7a3 3 0 0 1 6 0v7Z", "#4a6a80", .9)
    s.p("M85 88V74A5 5 0 0 1 95 74V88Z", "#6b4526")
    s.p("M62 88H118L130 100H50Z", "#e9dcc0")
    s.line("M58 92H122M54 96H126", 1, "#8a7a60")
    for x, c in ((16, "#7A4A22"), (90, "#D9A53A"), (164, "#7C8288")):
        if x != 90:
            s.rod(f"M{x} 112V34", "#b98a52", 1.6)
            s.p(f"M{x - 9} 38H{x + 9}V76L{x} 68L{x - 9} 76Z", c)
            s.line(f"M{x - 9} 44H{x + 9}", 1.6, "#f1cf74")
    s.p("M81 38H99V62L90 56L81 62Z", "#D9A53A")
    s.line("M81 43H99", 1.6, "#fff0b8")
    s.shadow(90, 126, 40)
    s.p("M52 108H126C132 108 132 116 126 116V128H56C50 128 50 118 56 118Z", s.g("#fffaf0", "#d8c090"))
    s.p("M52 108C46 108 46 117 52 117H58C54 114 56 108 52 108Z", "#d8c090")
    s.line("M68 114H104M68 120H96", 1.4, "#8a6f48")
    s.p(circle(116, 122, 6.4), "#a3231a")
    s.q(circle(115, 121, 3), "#d8604a")


def board(s: Painting, hexes: list[tuple[float, float, str]], r: float) -> None:
    """Draws tiles of the map as they lie on the table: hexes given as (x, y, letter of the terrain), of radius r."""
    fills = {"f": ("#f0dca4", "#d8bd7c"), "w": ("#9cc4cc", "#5f909f"), "t": ("#7f9f78", "#4a6a54"), "m": ("#c99a52", "#94682c"), "c": ("#ffffff", "#d8dcdc"), "k": ("#f4ead2", "#c9b184")}
    places: dict[str, list[tuple[float, float]]] = {}
    for x, y, kind in hexes:
        places.setdefault(kind, []).append((x, y))
    for kind, spots in places.items():
        x, y = 0, 0
        name = s.start(f"translate({n(spots[0][0])} {n(spots[0][1])})")
        s.p(s.hexagon(x, y, r), s.g(*fills[kind], x=.7))
        u = r / 20
        if kind == "f":
            s.line(f"M{n(x - 11 * u)} {n(y - 6 * u)}l{n(16 * u)} {n(-6 * u)}M{n(x - 13 * u)} {n(y + 2 * u)}l{n(22 * u)} {n(-8 * u)}M{n(x - 8 * u)} {n(y + 9 * u)}l{n(20 * u)} {n(-7 * u)}", u, "#a88a48", .8)
        elif kind == "w":
            s.line("".join(f"M{n(x + dx * u)} {n(y + dy * u)}q{n(2.5 * u)} {n(-2 * u)} {n(5 * u)} 0t{n(5 * u)} 0" for dx, dy in ((-11, -5), (0, 2), (-9, 9))), 1.2 * u, "#e6f2f0")
        elif kind == "t":
            crowns = [(dx * u, dy * u) for dx, dy in ((-3, -10), (6, -9), (-10, -4), (11, -2), (1, -3), (-7, 4), (5, 5), (-2, 10), (11, 7))]
            s.dots(crowns, 5.2 * u + .9, INK)
            s.dots(crowns, 5.2 * u, "#2f5a3c")
            s.dots([(dx - 1.2 * u, dy - 1.4 * u) for dx, dy in crowns], 3.4 * u, "#4f8054")
            s.dots([(dx - 2 * u, dy - 2.4 * u) for dx, dy in crowns], 1.2 * u, "#9cc88c")
        elif kind == "m":
            s.p(f"M{n(x - 14 * u)} {n(y + 8 * u)}L{n(x - 5 * u)} {n(y - 8 * u)}L{n(x)} {n(y)}L{n(x + 6 * u)} {n(y - 10 * u)}L{n(x + 15 * u)} {n(y + 8 * u)}Z", "#7a5228")
            s.q(f"M{n(x - 14 * u)} {n(y + 8 * u)}L{n(x - 5 * u)} {n(y - 8 * u)}L{n(x - 4 * u)} {n(y + 8 * u)}ZM{n(x - 1 * u)} {n(y + 8 * u)}L{n(x + 6 * u)} {n(y - 10 * u)}L{n(x + 5 * u)} {n(y + 8 * u)}Z", "#d8a860")
        elif kind == "c":
            s.cloud(x, y + 6 * u, 13 * u, "#ffffff", 1)
            s.line(f"M{n(x - 12 * u)} {n(y + 6 * u)}C{n(x - 14 * u)} {n(y)} {n(x - 8 * u)} {n(y - 4 * u)} {n(x - 6 * u)} {n(y)}C{n(x - 4 * u)} {n(y - 8 * u)} {n(x + 6 * u)} {n(y - 8 * u)} {n(x + 5 * u)} {n(y)}C{n(x + 10 * u)} {n(y - 4 * u)} {n(x + 14 * u)} {n(y)} {n(x + 12 * u)} {n(y + 6 * u)}Z", 1.2 * u, "#7f8890")
        else:
            s.p(circle(x, y, 11 * u), s.gold())
            s.p(circle(x, y, 8 * u), "#f4ead2")
            s.p("M" + "L".join(f"{n(a)} {n(b)}" for i in range(8) for a, b in [polar(x, y, (7 if i % 2 == 0 else 2.6) * u, -90 + 45 * i)]) + "Z", "#8c2f28", .9)
        s.done()
        s.again(name, *(f"translate({n(x)} {n(y)})" for x, y in spots[1:]))


def disc(s: Painting, x: float, y: float, r: float, colour: str) -> None:
    """Draws a unit's round token: a helmet on its seat's colour."""
    s.q(circle(x + r * .12, y + r * .2, r * 1.1), INK, .35)
    s.p(circle(x, y, r * 1.08), IVORY)
    s.p(circle(x, y, r * .9), colour)
    s.p(f"M{n(x - r * .5)} {n(y + r * .3)}C{n(x - r * .5)} {n(y - r * .6)} {n(x + r * .5)} {n(y - r * .6)} {n(x + r * .5)} {n(y + r * .3)}ZM{n(x - r * .7)} {n(y + r * .3)}H{n(x + r * .7)}V{n(y + r * .5)}H{n(x - r * .7)}Z", "#f4ead2", .9)


def short_game(s: Painting) -> None:
    """Draws the picture of Brazil's lesson short_game: a table in play with tiles, tokens, cards and coffee."""
    s.q(rect(0, 0, 180, 130), s.g("#7a5230", "#4a2e18", x=.5))
    s.line("M0 22C60 18 120 28 180 20M0 58C50 54 130 64 180 56M0 96C60 90 120 102 180 94M0 120C70 116 110 124 180 118", 1, INK, .35)
    r = 18.0
    w = r * 3 ** .5
    cells = [(76 + w * (q + .5 * (row % 2)), 30 + 27 * row, k) for row, text in enumerate(("wtfc", "fkm", "ctfw")) for q, k in enumerate(text)]
    s.q("".join(s.hexagon(x + 2, y + 3, r) for x, y, _ in cells), INK, .3)
    board(s, cells, r)
    disc(s, 76 + w * 2, 30, 9, GREEN)
    disc(s, 76 + w * 1.5, 57, 8, ORANGE)
    disc(s, 76 + w * 2, 84, 8.4, GREEN)
    for turn, fill in ((-18, "#8c1c13"), (0, "#1F4E79"), (18, "#c2577a")):
        s.card(29 + turn * .7, 98 + abs(turn) * .3, 30, fill, turn, "#f1cf74")
        s.end()
    s.shadow(24, 44, 19)
    s.p(circle(23, 40, 18), s.g("#ffffff", "#d8ccb4", x=1))
    s.p(circle(23, 39, 11), IVORY)
    s.p(circle(23, 39, 8.6), s.g("#7a4a28", "#2f1a0e", x=1))
    s.line("M33 35C42 32 43 45 34 44", 2.6)
    s.line("M17 22q-4-6 0-10M25 21q-4-6 0-11M32 23q-3-6 1-9", 1.6, "#fff6e0", .6)


LESSONS = (harvest, goods, interior, battle, palaces, short_game)
