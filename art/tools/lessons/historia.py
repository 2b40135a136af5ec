"""Draws the pictures of Historia's six lessons."""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, n, polar, pts, rect, star
from art.tools.lessons.paint import Painting

VIOLET, OCHRE, TEAL, CRIMSON = "#5c4088", "#d58a2c", "#2f8a8a", "#a3321f"


def cube(s: Painting, x: float, y: float, r: float, light: str, mid: str, dark: str) -> None:
    s.q(f"M{n(x - r)} {n(y + r * .5)}L{n(x + r * .3)} {n(y + r * 1.2)}L{n(x + r * 1.8)} {n(y + r * .6)}L{n(x + r * .5)} {n(y - r * .1)}Z", INK, .3)
    s.p(f"M{n(x)} {n(y - r)}L{n(x + r * .87)} {n(y - r * .5)}L{n(x)} {n(y)}L{n(x - r * .87)} {n(y - r * .5)}Z", light)
    s.p(f"M{n(x - r * .87)} {n(y - r * .5)}L{n(x)} {n(y)}V{n(y + r)}L{n(x - r * .87)} {n(y + r * .5)}Z", mid)
    s.p(f"M{n(x + r * .87)} {n(y - r * .5)}L{n(x)} {n(y)}V{n(y + r)}L{n(x + r * .87)} {n(y + r * .5)}Z", dark)


GOLDEN, VIOLETS, TEALS = ("#ffe08a", "#d99a34", "#94641d"), ("#b79ae0", "#6f4fa8", "#412a70"), ("#8fdcd4", "#2f9a94", "#155550")


def stone(s: Painting) -> None:
    """Draws the background of Historia's lesson pictures: its table of stone slabs."""
    s.q(rect(0, 0, s.wide, s.high), s.g("#b8ae9c", "#8a8070", "#5f564a", x=.7))
    s.line("".join(f"M0 {y}H{s.wide}" for y in range(34, s.high, 34)) + "".join(f"M{x + (20 if k % 2 else 0)} {34 * k}V{34 * k + 34}" for k in range(-(-s.high // 34)) for x in range(24, s.wide, 44)), 1.1, "#4a4238", .7)
    s.line("".join(f"M0 {y + 1.2}H{s.wide}" for y in range(34, s.high, 34)), .8, "#e0d8c6", .6)


def secret(s: Painting) -> None:
    """Draws the picture of Historia's lesson secret: two cards face down under their seals, a third turned up."""
    stone(s)
    s.q(circle(58, 44, 80), s.glow("#fff2c0", .6))
    for x, y, turn, cols in ((46, 62, -10, ("#7f62b4", "#3a2468")), (132, 60, 9, ("#3fa8a0", "#145048"))):
        s.card(x, y, 56, s.g(*cols, x=.8), turn)
        s.line(rect(-19, -30, 38, 60, 3), 1, "#f1cf74")
        s.line(pts(polar(0, 0, 17 if i % 2 == 0 else 8, 45 * i / 2) for i in range(16)), 1, "#f1cf74")
        s.p("M0-11C6-12 9-9 10-4C13 0 10 4 10 7C6 11 2 9-1 11C-6 11-9 8-10 4C-13 0-10-4-9-7C-6-11-3-9 0-11Z", s.g("#e06a58", "#7a1410", x=.8))
        s.line(circle(0, 0, 6), 1.2, "#f0a08c")
        s.end()
    s.card(90, 76, 54, s.g("#f6e2b0", "#c9975a", x=.8), -1)
    s.q("".join(f"M0-6L{n(polar(0, -6, 40, a - 5)[0])} {n(max(-31, min(31, polar(0, -6, 40, a - 5)[1])))}L{n(polar(0, -6, 40, a + 5)[0])} {n(max(-31, min(31, polar(0, -6, 40, a + 5)[1])))}Z" for a in range(-150, 0, 30)), "#fff6d8", .6)
    s.p(circle(0, -6, 16), s.gold())
    s.p(circle(0, -6, 12), s.g("#e8c671", "#b07a2c", x=.8))
    s.p("M-6 2V-3L-9-6C-8-14 8-14 9-6L6-3V2ZM-5 2H5V5H-5Z", "#fff8e0")
    s.line("M-3-4q3-4 6 0", 1)
    s.line("M-16 18H16M-16 23H10", 1.4, "#7a5a30")
    s.end()


def world(s: Painting) -> None:
    """Draws the picture of Historia's lesson world: lands with the cubes of three peoples, a caravan and a sail."""
    s.sea(0, "#7fb4bc", "#3f7a8c", 22, "#dcefe8")
    coast = s.g("#f0dca0", "#bf9a58", x=.6)
    for d in ("M-4 20C14 12 40 8 56 20C66 30 58 40 64 50C56 62 44 56 40 68C30 72 22 64 16 56C4 54-4 48-4 40Z", "M50 84C62 74 78 78 82 88C92 96 84 106 86 116C78 130 60 134 54 122C44 112 42 96 50 84Z", "M84 12C110-2 150 0 184 6V74C166 80 156 70 146 78C140 92 126 90 120 76C106 74 92 66 88 54C78 44 92 34 82 26Z", "M132 100C146 92 170 96 178 108C176 124 150 130 138 120C130 114 128 106 132 100Z"):
        s.p(d, coast, 1.1)
    s.line("M20 30l4-7 4 7M28 32l4-7 4 7M104 24l5-8 5 8M114 27l5-8 5 8M152 52l4-6 4 6", 1, "#7a5a2a")
    s.q("M8 40C18 34 30 40 36 36C44 42 34 48 26 50C18 52 8 48 8 40ZM120 50C132 44 140 54 134 62C126 62 118 58 120 50ZM58 96C66 92 74 98 72 108C66 112 58 106 58 96Z", "#7f9f58", .8)
    s.line("M52 44C70 60 92 30 112 42S150 30 164 34", 1.6, "#a3321f", .9)
    cube(s, 44, 40, 9, *GOLDEN)
    cube(s, 60, 106, 9, *GOLDEN)
    cube(s, 106, 48, 9, *VIOLETS)
    cube(s, 120, 36, 9, *VIOLETS)
    cube(s, 164, 28, 9, *TEALS)
    cube(s, 154, 108, 9, *TEALS)
    s.ship(104, 112, .42, sail="#f0c890", banner=CRIMSON)
    s.at(140, 62, .5)
    s.p("M-22 12V0C-22-8-14-8-12-4C-10-14 0-14 2-4C4-14 12-12 12-2C16-2 18-8 18-14C20-18 28-16 28-12L22-10C22-2 18 6 12 6V12H9V4H-14V12Z", "#b98246")
    s.p("M-10-6C-8-14 4-14 6-6L4 2H-8Z", CRIMSON)
    s.end()
    s.p(star(16, 112, 12, 3.6, 4), "#f4ead2")
    s.q("M16 100L19.600 112H16ZM16 124L12.400 112H16ZM28 112L16 115.600V112ZM4 112L16 108.400V112Z", "#8c2f28")


def wonders(s: Painting) -> None:
    """Draws the picture of Historia's lesson wonders: a leader who shows the work of his people."""
    s.sky("#7fb4d0", "#f6dca0", low=88)
    s.sun(34, 22, 8)
    s.cloud(128, 20, 18)
    s.land([(0, 80), (60, 76), (130, 82), (182, 76)], "#e0c07c", "#b08a4c")
    s.p("M40 90L92 22L150 90Z", s.g("#f4d890", "#d0a050", x=1, y=.4))
    s.p("M92 22L150 90H108Z", "#a87a38")
    s.q("M92 22L82 35L90 32L96 36L104 36Z", "#fff2c8")
    s.line("".join(f"M{n(92 - 52 * t)} {n(22 + 68 * t)}L{n(92 + 16 * t)} {n(22 + 68 * t)}L{n(92 + 58 * t)} {n(22 + 68 * t)}" for t in (.3, .44, .58, .72, .86)), .7, "#7a5a26", .7)
    s.line("M64 62V67M74 53V58M82 62V67M56 74V79M70 72V77M86 72V77M76 81V86M100 84V88", .7, "#7a5a26", .7)
    s.p("M118 90L136 66L156 90Z", s.g("#f4d890", "#d0a050", x=1, y=.4))
    s.p("M136 66L156 90H142Z", "#a87a38")
    s.palm(166, 92, 34, -4)
    s.palm(154, 94, 24, 4)
    s.q("M0 94C40 88 120 98 182 92V106C120 112 60 100 0 108Z", "#5f98a4")
    s.line("M10 100q5-3 10 0t10 0M70 102q5-3 10 0t10 0M128 101q5-3 10 0t10 0", 1, "#e6f4f0")
    s.q("M0 106C60 98 120 112 182 104V130H0Z", "#a8823f")
    s.grass(90, 178, 110, 128, 8, "#5f7a38")
    # the leader: a striped headcloth, a collar, a staff
    s.rod("M74 124V56", "#8a5a2a", 2)
    s.p("M68 56C70 46 82 48 80 56Z", s.gold())
    s.p("M16 130C16 106 26 100 38 98H50C62 100 70 108 70 130Z", "#b97a49")
    s.p("M22 104C30 112 56 112 64 104C66 116 58 124 43 124C28 124 20 116 22 104Z", s.gold())
    s.line("M25 110C34 117 52 117 61 110M30 117C38 121 48 121 56 117", 1.8, "#1f5a9c")
    cloth = s.g("#ffe9a3", "#d9a53a", "#8f6418", x=1, y=.3)
    s.p("M24 106C20 84 20 64 28 56C36 48 52 48 58 56C66 64 66 84 62 106L54 102V84H32V102Z", cloth)
    s.line("M25 66L33 70M23 78L32 80M23 90L32 90M24 99L32 97M61 66L54 70M63 78L54 80M63 90L54 90M62 99L54 97M36 51L38 58M50 51L48 58", 2, "#1f5a9c")
    s.p("M32 66C34 60 52 60 54 66C56 80 54 92 43 97C32 92 30 80 32 66Z", s.g("#d09a68", "#8a552f", x=1, y=.2))
    s.p("M31 68C36 60 50 60 55 68L54 62C50 56 36 56 32 62Z", s.gold())
    s.line("M36 74q3-2 5 0M46 74q3-2 5 0M43 76L42 83H45M39 88Q43 90 47 88", 1.2)
    s.q(circle(38.6, 75.4, 1.1) + circle(48.6, 75.4, 1.1), INK)
    s.p("M43 52C40 48 42 44 45 46C47 48 45 50 44 54Z", s.gold())


def circle_of_time(s: Painting) -> None:
    """Draws the picture of Historia's lesson circle_of_time: the bronze Circle of Time with its segments, the steps at
    the end of a turn."""
    s.q(rect(0, 0, 180, 130), s.g("#3d3a66", "#262042", x=.6))
    s.q(circle(60, 34, 70), s.glow("#8f8ad0", .6))
    s.q("".join(star(x, y, r, r * .3, 4) for x, y, r in ((18, 22, 4), (34, 96, 3), (158, 30, 4), (166, 98, 3), (148, 66, 2.4), (22, 60, 2.4), (136, 14, 2.6), (44, 14, 2.4), (10, 118, 3), (150, 120, 3))), "#fff4cc", .9)
    s.q(circle(93, 69, 58), INK, .5)
    s.p(circle(90, 65, 58), s.gold())
    s.p(circle(90, 65, 52), s.g("#8a6238", "#4a2f18", x=.7))
    for i, (cols, at) in enumerate(((("#b5654a", "#6b2418"), 0), (("#8fc0a8", "#2f6b52"), 90), (("#c98fb0", "#6f2f5a"), 180), (("#7fa8d8", "#274f88"), 270))):
        a, b, c, d = polar(90, 65, 49, at - 87), polar(90, 65, 49, at - 3), polar(90, 65, 21, at - 7), polar(90, 65, 21, at - 83)
        s.p(f"M{n(a[0])} {n(a[1])}A49 49 0 0 1 {n(b[0])} {n(b[1])}L{n(c[0])} {n(c[1])}A21 21 0 0 0 {n(d[0])} {n(d[1])}Z", s.g(*cols, x=.7))
        x, y = polar(90, 65, 35, at - 45)
        if i == 0:
            s.p(f"M{n(x - 9)} {n(y + 7)}L{n(x - 11)} {n(y - 6)}L{n(x - 4)} {n(y)}L{n(x)} {n(y - 10)}L{n(x + 4)} {n(y)}L{n(x + 11)} {n(y - 6)}L{n(x + 9)} {n(y + 7)}Z", s.gold())
        elif i == 1:
            cube(s, x, y, 9, *GOLDEN)
        elif i == 2:
            s.p(rect(x - 3, y - 11, 14, 19, 2), "#e9dcc0")
            s.p(rect(x - 10, y - 8, 14, 19, 2), IVORY)
            s.p(star(x - 3, y + 1.5, 5, 2.1), s.gold(), .7)
        else:
            s.p(f"M{n(x - 12)} {n(y + 9)}L{n(x)} {n(y - 11)}L{n(x + 12)} {n(y + 9)}Z", "#f4d890")
            s.q(f"M{n(x)} {n(y - 11)}L{n(x + 12)} {n(y + 9)}H{n(x + 3)}Z", "#a87a38")
    s.q("M90 65L90 16A49 49 0 0 1 139 65Z", "#fff6cc", .28)
    s.p(circle(90, 65, 20), s.gold())
    s.p(circle(90, 65, 15), s.g("#ffe9a3", "#c98a2b", x=.7))
    s.p(pts(polar(90, 65, 12 if i % 2 == 0 else 7, 22.5 * i) for i in range(16)), "#fffbe6")
    s.p(circle(90, 65, 5), s.gold())
    s.line("M47 40A49 49 0 0 1 66 22", 2.4, "#fff6d8", .8)


def plan(s: Painting) -> None:
    """Draws the plan as slabs that climb two ways, a gap among them, and a marker under the coach's ring."""
    s.q(rect(0, 0, s.wide, s.high), s.g("#f7e9c4", "#d3b47c", x=.8))
    s.q(circle(40, 20, 90), s.glow("#fffbe6", .8))
    zones = (s.g("#e8c079", "#a8722f", x=.8), s.g("#8fc0a8", "#2f6b52", x=.8), s.g("#7fa8d8", "#274f88", x=.8), s.g("#b79ae0", "#5c4088", x=.8))
    missing = {(3, 0), (4, 0), (5, 0), (0, 3), (0, 4)}
    slabs = [(right, up, 22 + 26 * right, 98 - 24 * up) for right in range(6) for up in range(5) if (right, up) not in missing]
    s.q("".join(rect(x + 2, y + 2, 22, 21, 3) for _, _, x, y in slabs), INK, .25)
    for nth, zone in enumerate(zones):
        s.p("".join(rect(x, y, 22, 21, 3) for right, up, x, y in slabs if min(3, (right + up) // 2) == nth), zone)
    s.line("".join(f"M{x + 3} {y + 3}h13" for _, _, x, y in slabs), 1.2, "#fff6d8", .6)
    s.rod("M14 126V6M14 126H176", "#8a6238", 1.6)
    s.p("M14 2L19 11H9ZM179 126L170 121V131Z", s.gold())
    s.line("M85 88V64", 2.4, "#fffbe6", .9)
    s.p("M79 68l6-10 6 10Z", s.gold())
    s.ring(85, 109, 15)
    cube(s, 85, 109, 9, *VIOLETS)


def first_era(s: Painting) -> None:
    """Draws the picture of Historia's lesson first_era: the first city by night; two bronze automata guard its gate."""
    s.sky("#2f3468", "#7a5a90", "#e0a078", low=96)
    s.q(circle(36, 24, 40), s.glow("#dfe2ff", .7))
    s.p("M30 12A13 13 0 1 0 46 30A11 11 0 0 1 30 12Z", "#fff6d8")
    s.q("".join(star(x, y, r, r * .3, 4) for x, y, r in ((70, 14, 3), (104, 10, 2.4), (140, 20, 3), (162, 12, 2.4), (124, 34, 2), (14, 46, 2.4), (168, 44, 2.4))), "#fff4cc")
    s.p("M48 98V84H58V70H68V56H78V44H102V56H112V70H122V84H132V98Z", s.g("#a87a74", "#5a3a50", x=.6))
    s.q("M96 44H102V56H112V70H122V84H132V98H108Z", INK, .25)
    s.line("M58 84H122M68 70H112M78 56H102", .9, INK, .6)
    s.p("M84 98L87 44H93L96 98Z", "#c9a08a")
    s.line("M85.500 90H94.500M86 82H94M86 74H94M86.500 66H93.500M87 58H93", .8, INK, .6)
    s.q(circle(90, 36, 22), s.glow("#ffb84a", .9))
    s.p("M83 44C80 34 86 32 88 22C96 30 102 36 97 44Z", s.g("#ffe08a", "#f0782a"))
    for x, y, w, h in ((4, 98, 22, 18), (22, 98, 16, 12), (142, 98, 16, 12), (156, 98, 22, 20)):
        s.p(rect(x, y - h, w, h), "#7a5260")
        s.q(rect(x + w * .4, y - h * .66, w * .2, h * .26), "#ffd98a")
    s.land([(0, 98), (90, 95), (182, 98)], "#a8784a", "#4a3028")
    s.p("M78 97L66 130H114L102 97Z", "#d0a878")
    s.line("M74 108H106M70 119H110M90 97V130", .8, INK, .35)
    for x, flip in ((34, 1), (146, -1)):
        s.at(x, 122, 1, flip)
        s.shadow(0, 2, 20)
        s.p("M-14 2V-6H14V2Z", "#8a8070")
        bronze = s.g("#e8b878", "#a86a34", "#5a3216", x=1, y=.3)
        s.p("M-10-6L-12-34C-12-42 12-42 12-34L10-6H3V-16H-3V-6Z", bronze)
        s.p("M-8-42C-9-56 9-56 9-42L6-38H-6Z", bronze)
        s.p("M-10-50C-6-62 8-62 11-50Z", s.gold())
        s.line("M-4-47H-2M4-47H6M-2-42H4", 1.4)
        s.p(pts(polar(0, -27, 8 if i % 4 in (1, 2) else 6, (i - 1.5) * 11.25) for i in range(32)), s.gold())
        s.p(circle(0, -27, 3), "#5a3216")
        s.rod("M14-2V-62", "#8a6a42", 1.4)
        s.p("M14-72L18-62L14-58L10-62Z", "#d8dce0")
        s.rod("M10-34L15-26", "#a86a34", 3)
        s.end()


LESSONS = (secret, world, wonders, circle_of_time, plan, first_era)
