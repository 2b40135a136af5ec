"""Draws the pictures of Imperial Struggle's six lessons."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, n, polar, pts, rect
from art.tools.lessons.paint import Painting

BLUE, RED = "#1F4E9C", "#D0483A"
SHIELD = "M-9-10Q-4-9 0-11Q4-9 9-10V1C9 7 4 10 0 12C-4 10-9 7-9 1Z"


def france(s: Painting, x: float, y: float, k: float = 1) -> None:
    s.at(x, y, k)
    s.p(SHIELD, s.g("#5a8ad8", BLUE, x=.8))
    s.q("M0-7C3-4 3-1 1.500 2H3.500C3-2 7-4 7-1C7 1 5 3 2 3L0 8L-2 3C-5 3-7 1-7-1C-7-4-3-2-3.500 2H-1.500C-3-1-3-4 0-7Z", IVORY)
    s.end()


def britain(s: Painting, x: float, y: float, k: float = 1) -> None:
    s.at(x, y, k)
    s.p(circle(0, 0, 11), s.g("#f08a74", RED, x=.8))
    s.q("".join(circle(*polar(0, 0, 4.4, 72 * i - 90), 3.4) for i in range(5)), IVORY)
    s.q(circle(0, 0, 2.6), "#e0b45a")
    s.end()


def desk(s: Painting, low: float = 0) -> None:
    """Draws the background: a desk of dark wood, lit from the upper left."""
    s.q(rect(0, low, s.wide, s.high - low), s.g("#8a5c36", "#5a3820", "#3a2414", x=.6))
    s.line("".join(f"M0 {n(low + (s.high - low) * t)}C{s.wide * .3:.0f} {n(low + (s.high - low) * t - 4)} {s.wide * .7:.0f} {n(low + (s.high - low) * t + 5)} {s.wide} {n(low + (s.high - low) * t)}" for t in (.2, .45, .7, .9)), .8, INK, .4)


def europe(s: Painting) -> None:
    """Draws a chart of Europe, 150 by 100: coast, rivers, hills."""
    s.q("M3 5H150V105H3Z", INK, .35)
    s.p("M0 2C40-2 110-2 150 2V100C110 96 40 96 0 100Z", s.g("#c3dbd8", "#8fb4b8", x=.5))
    s.p("M150 2V92C140 90 138 82 128 84C118 90 122 78 112 76C104 78 108 88 100 88C98 80 90 76 84 78C78 82 70 78 66 84C58 92 40 92 36 84C34 74 40 66 50 66C60 66 58 56 50 52C46 46 54 42 62 42C70 38 72 30 82 30C86 22 92 24 92 16C96 8 104 4 108 0Z", s.g("#f6e9c4", "#d8bf86", x=.7))
    s.p("M38 12L45 14L41 20L46 25L44 29L49 34L53 41L50 46L42 47L32 49L37 44L32 41L37 37L34 32L38 28L33 24L35 18ZM17 28L25 27L27 32L25 39L18 42L14 37L15 32Z", "#ecdcae")
    s.p("M114 78C118 84 120 90 116 92C112 92 116 86 112 80Z", "#ecdcae")
    s.line("M72 66l3-5 3 5M80 68l3-5 3 5M118 34l3-5 3 5M128 38l3-5 3 5M100 54l3-5 3 5", .9, "#8a6a36")
    s.line("M70 46C80 48 84 54 92 50M104 24C110 32 120 30 126 22M96 66C106 62 116 66 126 60", .9, "#6f9cac")


def one_tile(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson one_tile: flags in Europe, joined by connections, and two tiles
    beside them."""
    desk(s)
    s.at(36, 16, .92)
    europe(s)
    s.line("M62 58L86 56L104 42L128 48", 2, "#8c2f28")
    for x, y in ((86, 56), (62, 58)):
        france(s, x, y - 3)
    britain(s, 52, 76, .9)
    s.p(circle(128, 48, 8), IVORY)
    s.line(circle(128, 48, 5), 1, "#a9977a")
    s.end()
    s.ring(132, 51, 13)
    france(s, 132, 50, .95)
    for x, y, fill, turn in ((22, 48, "#3f6f9f", -8), (24, 94, "#3c7a56", 7)):
        s.at(x, y, 1, 1, turn)
        s.q(rect(-12, -18, 28, 42, 3), INK, .35)
        s.p(rect(-14, -21, 28, 42, 3), s.g("#f4e6c4", "#d8bf86"))
        s.p(rect(-10, -17, 20, 15, 2), fill)
        s.p(rect(-10, 2, 20, 15, 2), "#a5482f")
        s.end()
    s.p("M18 38h8v8h-8ZM19 84h8v8h-8Z", IVORY)


def pay(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson pay: a balance between two flags, coins and cotton on the
    counter."""
    s.q(rect(0, 0, 180, 92), s.g("#b98f5c", "#7d5a3a", x=.7))
    s.p("M8 8H54V62H8Z", s.g("#bfe0ea", "#f7edc8"))
    s.q("M8 52C20 46 34 54 54 48V62H8Z", "#6f98a0")
    s.line("M26 54V22M40 54V30M20 26H32M35 34H46", 1.1, "#5a4634")
    s.rod("M31 8V62M8 35H54M8 8H54V62H8Z", "#6b4526", 2)
    s.q("M54 62L104 92H8V62Z", "#fff0c0", .2)
    s.p("M128 22H176V28H128ZM128 54H176V60H128Z", "#5a3820")
    for x, y, fill in ((134, 22, "#8c2418"), (144, 22, "#2f4a5a"), (153, 22, "#8a6a34"), (163, 22, "#3f4f38"), (134, 54, "#b98d3c"), (150, 54, "#5f7f8a"), (164, 54, "#9a5a3a")):
        s.p(rect(x, y - 14, 8, 14) if y < 30 else f"M{x - 1} {y}V{y - 12}C{x - 1} {y - 17} {x + 10} {y - 17} {x + 10} {y - 12}V{y}Z", fill)
    desk(s, 92)
    s.line("M0 92H180", 1.2)
    s.p("M80 106C80 98 104 98 104 106V110H80Z", s.gold())
    s.rod("M92 100V34", "#e0b45a", 2.4)
    s.rod("M56 42Q92 32 128 40", "#f1cf74", 2.2)
    s.p(circle(92, 33, 4), s.gold())
    s.line("M57 42L44 72M57 42L72 72M127 40L114 66M127 40L142 66", 1, "#fff2c8")
    s.q("M42 72H74C72 84 44 84 42 72Z", INK, .2)
    france(s, 58, 62, .95)
    britain(s, 128, 57, .9)
    s.p("M42 72H74C72 84 44 84 42 72ZM112 66H144C142 78 114 78 112 66Z", s.gold())
    for x, y, count in ((22, 120, 4), (42, 122, 2), (154, 122, 3)):
        for i in range(count):
            s.raw(f'<ellipse cx="{x}" cy="{n(y - 4.2 * i)}" rx="10" ry="4" fill="#d9a53a"/>')
        s.raw(f'<ellipse cx="{x}" cy="{n(y - 4.2 * count + 3)}" rx="10" ry="4" fill="#f6dc8a"/>')
    s.p("M112 122C108 112 116 106 122 110C128 102 138 108 136 116C142 120 136 128 130 126H118C114 128 110 126 112 122Z", s.g("#ffffff", "#d8ccb4"))
    s.line("M118 116q4 4 8 0M126 118q4 4 8-1", .9, "#8a7d66")


def salon(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson salon: an Event, a Minister and an Advantage on the table by
    candlelight."""
    s.q(rect(0, 0, 180, 66), s.g("#4a2f4a", "#2a1c2c", x=.5))
    s.p("M0 0H26C30 20 18 44 28 66H0ZM180 0H154C150 20 162 44 152 66H180Z", s.g("#b5483c", "#6d1a18", x=1, y=0))
    s.line("M10 0C12 24 6 44 12 66M170 0C168 24 174 44 168 66", .9, "#3a0f10")
    s.p("M66 4H114V52H66Z", s.g("#2c3f6b", "#c98f7a"))
    s.q(circle(80, 18, 6), "#fff6d8")
    s.q("M66 52V44L74 38L82 42V30H86V26L90 20L94 26V30H98V42L106 36L114 42V52Z", "#1d2440")
    s.rod("M90 4V52M66 28H114M66 4H114V52H66Z", "#8a6238", 2)
    s.q(rect(0, 66, 180, 64), s.g("#2f6b4a", "#153a28", x=.4))
    s.line("M0 66H180", 1.4)
    s.line("M0 70H180", 1.2, "#d9a53a")
    s.q(circle(28, 40, 48), s.glow("#ffd98a", .8))
    s.p("M14 92C14 86 42 86 42 92L38 96H18Z", s.gold())
    s.p("M22 88V50H34V88Z", s.g("#fffdf2", "#d8c69a", x=1, y=0))
    s.p("M28 28C35 36 34 46 28 47C22 46 21 38 28 28Z", "#ffc85a")
    s.q("M28 36C31 40 31 45 28 45.500C25 45 25 41 28 36Z", "#fff8d8")
    s.card(72, 96, 36, "#1F3354", -9)
    s.p(pts(polar(0, 0, 10 if i % 2 == 0 else 4.4, -90 + 36 * i) for i in range(10)), s.gold())
    s.end()
    s.card(112, 94, 38, s.g("#4f7ac0", "#16335f"), 3)
    s.raw('<ellipse rx="13" ry="18" fill="#fbf3df" stroke="#d9a53a" stroke-width="2.200"/>')
    s.q("M-9 15C-9 8-4 7-2 4C-6 2-7-2-5-4L-8-6L-6-9C-9-15 4-19 8-11C12-4 9 0 8 5C8 8 10 10 10 15C4 18-4 18-9 15Z", "#241a14")
    s.end()
    s.at(152, 100, 1, 1, 12)
    s.q(pts(polar(2, 3, 18, -90 + 72 * i) for i in range(5)), INK, .35)
    s.p(pts(polar(0, 0, 18, -90 + 72 * i) for i in range(5)), s.g("#f6e6c0", "#c9a460", x=.7))
    s.p("M-8 6C-4 10 4 10 8 6L6 2H-6ZM0 2V-9L7 0Z", "#8c2f28")
    s.end()
    s.p("M38 118C50 108 72 104 88 112L84 116C70 112 54 114 44 122Z", IVORY)
    s.line("M36 121C52 112 70 110 86 114", .8)


def fort(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson fort: a fort on its rock that fires at a ship of the line."""
    s.sky("#6f8fae", "#d8c8a8", low=78)
    s.sun(24, 20, 7)
    s.cloud(84, 20, 22)
    s.cloud(150, 34, 14)
    s.sea(78, "#6f9cac", "#274f66", 18)
    s.p("M180 48L150 50L128 60L118 78L108 88C128 98 156 98 182 94V48Z", s.g("#a89a80", "#5f5444", x=.3))
    s.q("M150 50L138 66L142 92C128 94 116 92 108 88L118 78L128 60Z", "#d8ccb0", .6)
    wall = s.g("#efe3c8", "#a8987a", x=1, y=.2)
    s.p("M124 58V36H129V40H135V36H141V40H147V36H153V40H159V36H165V40H171V36H182V58Z", wall)
    s.p("M148 40V22H144V16H149V19H154V16H159V19H164V16H170V22H166V40Z", wall)
    s.q("M160 22H166V40H160ZM124 52H182V58H124Z", INK, .2)
    s.p("M130 46h5v5h-5ZM142 46h5v5h-5ZM168 46h5v5h-5ZM155 27h4v7h-4Z", "#2f2620")
    s.flag(157, 17, 16, BLUE, 14)
    for x, y, r in ((122, 50, 6), (115, 46, 7), (108, 44, 6), (103, 40, 4)):
        s.q(circle(x, y, r), "#fff6ea", .85)
    s.ship(50, 98, .84, banner=RED)
    for x, y, r in ((88, 88, 6), (95, 84, 8), (104, 80, 6)):
        s.q(circle(x, y, r), "#fff6ea", .85)
    s.q("M80 90L90 86L82 94Z", "#ffb84a")
    s.p(circle(114, 68, 1.8) + circle(98, 60, 1.8), "#2a2420")
    s.line("M4 104q5-4 10 0t10 0M30 116q6-4 11 0t11 0 11 0M112 110q6-4 11 0t11 0", 1.4, "#eef6ea", .8)


def war(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson war: two lines of soldiers under their flags, a drum and a treaty
    between them."""
    s.sky("#b8a0b0", "#f2d8a8", low=74)
    s.sun(28, 20, 7)
    s.land([(0, 62), (50, 54), (110, 64), (182, 52)], "#9aa878", "#6f8058", 80)
    for x, y, k in ((84, 70, 1), (98, 68, .8), (70, 68, .7)):
        s.at(x, y, k)
        s.p("M-10 4L0-12L10 4Z", "#f4ead2")
        s.q("M0-12L10 4H3Z", INK, .2)
        s.end()
    s.land([(0, 78), (90, 72), (182, 78)], "#b5b868", "#66753c")
    s.grass(2, 178, 92, 128, 16)
    for side, coat, x0 in ((1, "#f0ece0", 12), (-1, "#c4392c", 168)):
        name = s.start(f"translate({x0} 98)")
        s.man(0, 0, 42, coat, "tricorne", side, "hold", legs="#efe3c8" if side < 0 else BLUE)
        s.rod(f"M{8 * side}-12L{12 * side}-52", "#8a6a42", 1)
        s.done()
        s.again(name, *(f"translate({x0 + side * dx} {y})" for dx, y in ((15, 100), (30, 103), (45, 107))))
    s.flag(20, 92, 66, BLUE, 24)
    s.flag(160, 92, 66, RED, -24)
    france(s, 31, 33, .5)
    britain(s, 149, 33, .5)
    s.shadow(90, 122, 26)
    s.p("M74 98V116C74 124 106 124 106 116V98Z", s.g("#d8604a", "#8c1c13", x=1, y=0))
    s.raw('<ellipse cx="90" cy="98" rx="16" ry="5.500" fill="#f6e9d0"/>')
    s.line("M74 102L80 120L86 104L94 121L100 104L106 118", 1.1, "#f1cf74")
    s.rod("M82 98L104 90M96 100L76 88", "#c98f4c", 1.2)
    s.p("M104 112L126 108L130 122L108 126Z", "#fbf3df")
    s.line("M109 115L122 112M110 119L120 117", .9, "#8a6f48")
    s.p(circle(125, 120, 3.4), "#a3231a")


def turn_one(s: Painting) -> None:
    """Draws the picture of Imperial Struggle's lesson turn_one: a globe, an hourglass and both flags."""
    s.q(rect(0, 0, 180, 96), s.g("#8fa5b0", "#4f6470", x=.6))
    s.p("M0 0H40C36 34 18 52 0 60Z", s.g("#3f6cb4", "#1a3768", x=.5))
    s.p("M180 0H140C144 34 162 52 180 60Z", s.g("#e06a58", "#8a241b", x=.5))
    s.line("M22 0C20 24 10 40 0 46M158 0C160 24 170 40 180 46", .9, INK, .5)
    france(s, 15, 22, 1)
    britain(s, 165, 22, .9)
    desk(s, 96)
    s.line("M0 96H180", 1.2)
    s.shadow(92, 118, 40)
    s.p("M68 120C68 110 112 110 112 120Z", s.g("#c98f4c", "#5b3617"))
    s.rod("M90 114V98", "#c98f4c", 4)
    s.p(circle(90, 58, 40), s.g("#bfe0e4", "#5f98ac", "#2c5a72", x=.8))
    s.q("M62 34C72 24 84 26 82 36C76 42 82 50 74 58C66 56 68 46 60 46ZM74 62C86 62 90 72 84 82C80 92 74 84 72 74ZM96 28C110 24 122 34 126 48C120 60 112 52 106 62C102 74 110 82 100 90C92 84 98 72 92 62C90 48 98 42 96 28Z", "#d8c07c")
    s.q("M90 18A40 40 0 0 1 90 98C112 92 120 74 116 54C112 36 104 24 90 18Z", INK, .2)
    s.line("M50 58H130M90 18C66 40 66 76 90 98M90 18C114 40 114 76 90 98M56 38Q90 48 124 38M56 78Q90 68 124 78", .7, "#f4f0d8", .6)
    s.line("M62 30A40 40 0 0 1 74 22", 2.4, "#ffffff", .7)
    s.rod("M46 30A46 46 0 1 0 134 86", "#e0b45a", 2)
    s.p("M18 74H44V79H18ZM18 116H44V121H18Z", s.gold())
    s.p("M21 79H41C41 90 33 94 33 97.500C33 101 41 105 41 116H21C21 105 29 101 29 97.500C29 94 21 90 21 79Z", "#eef6f4")
    s.q("M23 116C24 108 30 106 31 104C32 106 38 108 39 116ZM25 88H37C35 92 32 94 31 96C30 94 27 92 25 88Z", "#e0b45a")
    s.line("M20 79V116M42 79V116", 1.6, "#8f6418")
    s.p("M128 118L160 108L174 118L142 128Z", "#fbf3df")
    s.line("M138 118L158 112M144 121L162 115", 1, "#8a6f48")
    s.p("M148 116C156 102 166 94 176 92C174 104 162 114 152 119Z", IVORY)
    s.line("M146 119C156 106 166 98 174 93", .9)


LESSONS = (one_tile, pay, salon, fort, war, turn_one)
