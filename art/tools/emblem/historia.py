"""Draws the emblems of the achievements of Historia."""

from __future__ import annotations

from art.tools.emblem.base import AU, BL, GR, INK, IVORY, PP, RD, SK, ST, WD, at, circle, copies, floor, ln, p, q, rod
from art.tools.kit import leaf, n, polar

CYAN = "#a8f0ec"


def singularity() -> str:
    traces = "M64 20V8M64 108V120M40 28L30 18H22M88 28L98 18H106M40 100L30 110H22M88 100L98 110H106M14 64H4M114 64H124"
    nodes = circle(64, 18, 3.4) + circle(64, 110, 3.4) + circle(24, 18, 3.4) + circle(104, 18, 3.4) + circle(24, 110, 3.4) + circle(104, 110, 3.4)
    return (rod(traces, CYAN, 2.2) + p(nodes, CYAN) + p("M10 64C28 32 48 24 64 24C80 24 100 32 118 64C100 96 80 104 64 104C48 104 28 96 10 64Z", IVORY) + p(circle(64, 64, 34), "#1f3f66") + ln(circle(64, 64, 26), 2.6, CYAN) + ln("M64 38V30M64 98V90M38 64H30M98 64H90M46 46L40 40M82 82L88 88M82 46L88 40M46 82L40 88", 2.6, CYAN)
            + p(circle(64, 64, 18), "#39c0c0") + p(circle(64, 64, 9), "#0c1c30") + q(circle(56, 55, 5), "#fff"))


def high_ground() -> str:
    earth = p("M6 88C30 66 98 66 122 88C114 112 92 126 64 126C36 126 14 112 6 88Z", BL) + q("M26 80C40 72 54 74 58 82C50 90 52 98 42 98C34 96 36 88 26 80ZM74 76C88 76 102 80 110 88C104 98 92 94 86 102C78 98 82 86 74 76Z", "#7fb06c") + ln("M8 84C32 62 96 62 120 84", 2.2, CYAN)
    panel = p("M-16-11H16V11H-16Z", "#3f6fb0") + ln("M-5-11V11M5-11V11M-16 0H16", 1.8, "#cfe4f4")
    craft = rod("M-44 0H44", "#cfd3d4", 3) + copies("k", panel, "translate(-34 0)", "translate(34 0)") + p("M-12-16H12V16H-12Z", AU) + p("M-10-22C-10-34 10-34 10-22Z", ST) + ln("M0-32V-40M-6 16L-10 28M6 16L10 28", 2.6) + p(circle(0, 0, 5), RD)
    stars = "".join(f"M{x} {y - 4}V{y + 4}M{x - 4} {y}H{x + 4}" for x, y in ((24, 30), (106, 58), (100, 22), (18, 58)))
    return ln(stars, 2, "#fff4cc") + earth + at(64, 48, craft, 1.04, -24)


def seven_wonders() -> str:
    pyramid = p("M9 98L37 44L68 98Z", AU) + p("M37 44L68 98H47Z", "#8f6418") + ln("M26 66H47M18 82H58", 1.8)
    tower = p("M54 98L58 62H74L78 98Z", IVORY) + p("M59 62L61 38H71L73 62Z", PP) + p("M61 38V28H71V38ZM58 28L66 18L74 28Z", ST) + p(circle(66, 33, 3.4), "#ffb84a") + q("M70 30L104 14L108 26L72 36Z", "#fff2b0", .6)
    garden = p("M76 98V84H84V72H92V60H108V72H113V84H118V98Z", "#c98f5c") + p("M90 60C90 52 96 50 100 54C104 48 112 52 110 60ZM82 72C80 66 88 64 92 72ZM108 72C110 64 118 66 116 72ZM74 84C74 78 82 78 84 84ZM112 84C113 78 119 78 119 84Z", GR) + q("M98 66h5v32h-5Z", "#8fd0e8")
    return floor(98, "#b58f52") + pyramid + garden + tower


def no_spear() -> str:
    spear = rod("M17 102L52 72", "#c98f4c", 5.4) + rod("M62 76L90 102", "#c98f4c", 5.4) + p("M88 93L104 97L107 113L92 109Z", ST) + ln("M52 72L56 64M52 72L60 74M62 76L58 68M62 76L70 74", 3)
    dove = p("M-38 10C-26 12-18 8-12 0C-20-18-16-34-4-42C-6-26 4-18 14-14C18-22 28-24 34-18L44-14L35-10C34 8 22 20 4 20C-10 20-26 20-38 10Z", "#ffffff") + p("M-8-4C-22-14-30-30-24-44C-12-34 6-30 10-8Z", "#e4ebf2") + p(circle(29, -14, 2), INK) + p("M39-16L46-13L39-10Z", "#f0983a") + ln("M44-12C50-6 52 2 50 10", 2.4, "#3c7a44") + p(leaf(50, 0, 30, 12, 8) + leaf(49, 8, 110, 12, 8), GR)
    return spear + at(58, 52, dove, 1.02)


def cube(fill: str, dark: str) -> str:
    return p("M0-10L9-5V5L0 10L-9 5V-5Z", fill) + q("M0 0L9-5V5L0 10Z", dark) + ln("M-9-5L0 0L9-5M0 0V10", 1.8)


def all_the_world() -> str:
    globe = p(circle(64, 66, 41), BL) + q("M36 44C48 36 58 40 60 48C54 56 58 62 48 68C40 66 42 56 34 56ZM46 74C56 72 62 80 56 90C52 98 46 92 44 84ZM70 40C84 36 96 46 102 58C96 66 90 60 84 70C80 80 88 88 80 96C70 92 74 80 68 72C64 60 72 52 70 40Z", "#8fbf6c") + q("M64 25A41 41 0 0 1 64 107C86 98 92 76 88 58C84 42 76 30 64 25Z", INK, .2)
    return at(-12, -14, globe + copies("k", cube("#f0983a", "#a3561a"), *(f"translate({x} {y})" for x, y in ((42, 50), (74, 34), (100, 70), (64, 94)))) + copies("j", cube("#e86a5c", "#8c1c2c"), *(f"translate({x} {y})" for x, y in ((86, 54), (28, 76), (52, 76), (82, 86)))), 1.19)


def three_aims() -> str:
    head = p("M-16 40C-14 30-14 24-20 16C-28 2-24-24-2-28C16-30 24-18 23-8L30 4L24 7V12L20 15L21 22C18 28 12 26 8 26C8 32 12 36 14 40Z", "currentColor") + p(leaf(18, -14, -160, 15, 9) + leaf(10, -22, 170, 15, 9) + leaf(-2, -25, 150, 15, 9) + leaf(-13, -20, 125, 15, 9) + leaf(-19, -9, 100, 15, 9), GR) + ln("M14-4H20M16 18H21", 2)
    return "".join(f'<g color="{c}">{at(x, y, head, 1.05)}</g>' for c, x, y in (("#a86a4a", 94, 50), ("#cfd3d8", 68, 60), ("#f1cf74", 42, 72)))


def no_revolution() -> str:
    wall = p("M12 44V38H20V44H28V38H36V44H92V38H100V44H108V38H116V96H12Z", "#c9a878")
    towers = copies("k", p("M-13 34V-26H-17V-38H-10V-33H-4V-38H4V-33H10V-38H17V-26H13V34Z", PP) + p("M-3-14H3V0H-3Z", INK), "translate(30 62)", "translate(98 62)")
    gate = p("M42 96V58C42 34 86 34 86 58V96Z", "#6b4a30") + p("M47 96V60C47 42 81 42 81 60V96Z", WD) + ln("M64 46V96M55 50V96M73 50V96", 2) + ln("M47 66H81M47 82H81", 3.4, "#3a3f46") + p(circle(60, 75, 2.6) + circle(68, 75, 2.6), AU)
    return wall + gate + towers + floor(96, "#d8c49a") + ln("M64 98V126M44 98L34 118M84 98L94 118M22 106H106", 2, "#8a7448")


def trade_winds() -> str:
    sail = p("M28 22C48 14 80 14 100 22C92 42 92 58 98 74C78 68 50 68 30 74C36 58 36 42 28 22Z", IVORY) + q("M44 18L57 16C60 36 60 52 58 69L45 71C48 54 48 36 44 18ZM71 16L84 18C80 36 80 54 83 71L70 69C68 52 68 36 71 16Z", "#d8604a") + rod("M22 22H106", "#c98f4c", 3.4)
    jar = p("M-7-24H7V-17C18-12 18 6 6 22L4 28H-4L-6 22C-18 6-18-12-7-17Z", "#d0733c") + ln("M-8-20C-18-22-20-8-14-4M8-20C18-22 20-8 14-4", 3.2) + ln("M-14-4H14M-11 6H11", 2.4, "#f4d9a0")
    silk = p("M-18-12H12V12H-18Z", "#7f5fc0") + p("M12-12C20-12 20 12 12 12C4 12 4-12 12-12Z", "#d8c8f4") + ln("M-8-12V12M2-12V12", 2, "#f1cf74")

    def arm(cloth: str) -> str:
        return p("M-34 14L-22 6L-14 22L-24 27Z", cloth) + p("M-22 6C-12-2 2-2 10 4C14 8 12 14 6 14C2 20-6 24-14 22Z", SK)
    return rod("M64 16V80", "#a8713f", 3.4) + sail + at(46, 74, jar, 1) + at(86, 82, silk, 1) + at(48, 90, arm(BL), 1) + at(80, 90, arm(RD), 1, 0, -1)


def utopia() -> str:
    rays = "".join(f"M{n(polar(64, 50, 35, a)[0])} {n(polar(64, 50, 35, a)[1])}L{n(polar(64, 50, 45, a)[0])} {n(polar(64, 50, 45, a)[1])}" for a in range(-180, 1, 20))
    town = p("M34 82V64H46V82ZM82 82V62H94V82Z", PP) + p("M32 64C32 54 48 54 48 64ZM80 62C80 52 96 52 96 62Z", BL) + p("M48 82V56H80V82Z", IVORY) + p("M48 56C48 34 80 34 80 56Z", RD) + rod("M64 40V28", "#e8bd55", 2) + p("M22 82V72H34V82ZM94 82V72H106V82Z", IVORY) + p("M20 72L28 64L36 72ZM92 72L100 64L108 72Z", "#e8705c") + p("M59 82V70C59 62 69 62 69 70V82Z", WD)
    return ln(rays, 3.4, "#f1cf74") + p(circle(64, 50, 30), "#ffe08a") + floor(84, "#3f86b0") + p("M10 90C16 80 40 78 64 78C88 78 112 80 118 90C112 104 92 108 64 108C36 108 16 104 10 90Z", GR) + q("M16 94C36 104 92 104 112 94C106 102 90 106 64 106C38 106 22 102 16 94Z", "#c9a35c") + town + ln("M28 116q6-4 11 0M60 118q6-4 11 0M88 114q5-4 10 0", 2.4, IVORY)


ACHIEVEMENTS = {"historia": (singularity, high_ground, seven_wonders, no_spear, all_the_world, three_aims, no_revolution, trade_winds, utopia)}
