"""Draws the emblems of the achievements of all three games and of Brazil."""

from __future__ import annotations

from art.tools.emblem.base import (
    AU,
    BL,
    GR,
    INK,
    IVORY,
    PP,
    RD,
    ST,
    WD,
    at,
    circle,
    crown,
    floor,
    ln,
    p,
    palm,
    q,
    rod,
    star,
)
from art.tools.kit import leaf, n, polar, rect


def three_crowns() -> str:
    cushion = p("M20 82C36 74 92 74 108 82C114 90 113 102 106 106C84 113 44 113 22 106C15 102 14 90 20 82Z", RD) + ln("M22 103C44 110 84 110 106 103", 2, "#f1cf74") + q("M24 84C44 78 72 78 84 80C62 84 44 88 30 96C22 94 20 88 24 84Z", "#fff", .25)
    tassels = p(circle(16, 86, 5) + circle(112, 86, 5), AU)
    return cushion + tassels + at(36, 66, crown("#2f8a4a"), .9, -5) + at(92, 66, crown("#d58a2c"), .9, 5) + at(64, 60, crown("#2f66b0"), 1.12)


def giant_slayer() -> str:
    arched = p("M-26 14C-32-20-14-34 0-34C14-34 32-20 26 14Z", "#8c1c2c") + rod("M-24 12C-30-18-14-32 0-32C14-32 30-18 24 12M0 12V-32", "#e8bd55", 4) + p("M-29 8Q0 18 29 8L27 24Q0 33-27 24Z", AU) + p(circle(-14, 20, 4) + circle(14, 20, 4), "#2f66b0") + p(circle(0, 22, 4.6), "#c4302a") + rod("M0-36V-47M-5-42H5", "#e8bd55", 3)
    return q("M24 108C44 100 96 98 112 96C104 112 84 122 64 122C48 122 34 118 24 108Z", INK, .3) + at(78, 80, arched, 1.02, 38) + rod("M18 24C32 34 38 40 42 52M30 16C46 22 54 30 58 44", "#e3c690", 3) + p("M40 50C48 42 54 40 60 42C60 54 50 62 42 60Z", WD) + p("M42 48C40 38 50 34 56 38C62 44 58 54 52 55C46 56 43 52 42 48Z", ST)


def hairs_breadth() -> str:
    pan = p("M-19 0H19C18 13 8 17 0 17C-8 17-18 13-19 0Z", AU)
    feather = p("M-8 4C-14-8-4-26 14-32C20-16 12-2-2 2Z", IVORY) + ln("M-12 9C-4-8 4-18 11-27M-3-6L-8-12M3-13L0-20M-1-6H7", 2)
    coins = p("M-10-2V-8C-10-12 10-12 10-8V-2Z", AU) + ln("M-10-5Q0-1 10-5", 2)
    return (p("M44 108C44 100 84 100 84 108V112H44Z", AU) + rod("M64 102V30", "#e8bd55", 5) + rod("M26 42Q64 32 102 39", "#f1cf74", 4.4) + p(circle(64, 29, 6), AU) + ln("M26 42L9 76M26 42L44 76M102 39L84 73M102 39L120 73", 2, "#fff2c8")
            + at(26.5, 76, coins + pan) + at(101.5, 73, feather + pan))


def frame(w: float, h: float, colour: str) -> str:
    view = q(f"M{-w} {h * .1:.1f}L{-w * .3:.1f} {-h * .3:.1f}L{w * .2:.1f} {h * .1:.1f}L{w * .6:.1f} {-h * .1:.1f}L{w} {h * .3:.1f}V{h}H{-w}Z", "#4f7f52") + q(circle(w * .45, -h * .5, w * .26), "#fff4cc")
    return p(rect(-w - 6, -h - 6, 2 * w + 12, 2 * h + 12, 2), colour) + p(rect(-w, -h, 2 * w, 2 * h), "#cfe4ea") + view + p(rect(-w, -h, 2 * w, 2 * h), "none")


def full_gallery() -> str:
    return ln("M28 40L34 27L40 40M88 40L94 27L100 40M52 35L64 17L76 35", 2, "#f1cf74") + at(33, 62, frame(13, 18, RD)) + at(95, 62, frame(13, 18, BL)) + at(64, 66, frame(18, 27, "#d8709a")) + ln("M30 108H98", 3, "#f1cf74")


def gear(r: float, teeth: int) -> str:
    d = [polar(0, 0, r if i % 4 in (1, 2) else r * .78, (i - 1.5) * 90 / teeth) for i in range(4 * teeth)]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in d) + "Z"


def master_maker() -> str:
    cloth = p("M-24-12H16V16H-24Z", BL) + p("M16-12C24-12 24 16 16 16C8 16 8-12 16-12Z", "#cfe4f4") + ln("M16-4C20-4 20 8 16 8", 2) + ln("M-14-12V16M-2-12V16", 2.4, "#f4ead2")
    sack = p("M-15-20C-8-26 8-26 15-20C22 0 22 16 16 26H-16C-22 16-22 0-15-20Z", "#d9b47c") + p("M-12-19C-14-28 14-28 12-19Z", "#5a3218") + p(circle(0, 6, 9), "#6b3a20") + ln("M-3-2Q5 6-1 14", 2, "#d9b47c")
    return at(64, 46, p(gear(33, 9), ST) + p(circle(0, 0, 12), "#3c7a56")) + at(42, 78, cloth) + at(90, 70, sack) + p("M12 94H116L113 104H15Z", WD) + p("M28 104H38V116H28ZM90 104H100V116H90Z", WD)


def bloodless_reign() -> str:
    sheath = p("M-10-24H10L8 42L0 54L-8 42Z", "#8c2f28") + p("M-10-24H10V-14H-10ZM-8 34H8L7 44L0 54L-7 44Z", AU) + p("M-26-34H26V-26H-26Z", AU) + rod("M0-36V-50", "#5a3218", 6) + p(circle(0, -55, 7), AU)
    vine = "M96 20C76 30 40 36 46 50C52 60 92 56 86 72C80 84 44 80 44 96"
    leaves = "".join(p(leaf(x, y, a, 19, 15), GR) for x, y, a in ((90, 24, -105), (84, 27, 60), (48, 42, 190), (46, 52, 130), (80, 60, -20), (88, 70, 20), (50, 82, 200), (46, 94, 150), (46, 96, 60)))
    return at(64, 62, sheath, 1, 8) + rod(vine, "#7fae5a", 3) + leaves + p(circle(60, 84, 4) + circle(76, 62, 4) + circle(58, 46, 4), "#3f5f2c")


def bare_hands() -> str:
    sabre = p("M-62-8C-34-26 6-28 36-14L34-5C6-16-30-14-62-8Z", ST) + p("M34-20C46-18 48-2 40 4L34-2Z", AU) + rod("M38-9L58 2", "#5a3218", 6) + ln("M36 2C46 12 58 12 60 4", 3.4, "#f1cf74")
    return at(58, 75, palm(BL)) + at(63, 54, sabre, .86, 8) + ln("M54 22L58 32M70 20L68 30M84 26L78 34", 3, "#fff2c8")


def land_taker() -> str:
    field = floor(86, "#c9a35c") + ln("M24 106L44 88M46 116L58 88M76 117L74 88M100 104L90 88", 2, "#8a6226")
    boot = p("M20 26H50C48 40 48 52 51 62C58 72 74 72 78 86V92H20C24 70 24 48 20 26Z", "#6b4020") + p("M15 20H54L51 38Q34 44 18 38Z", "#b5783f") + p("M18 90H79V97H44V99H18Z", "#1d140d") + q("M25 42C29 56 29 72 27 86H33C35 70 35 56 32 43Z", "#d09a5c", .7) + ln("M51 62Q44 68 42 76M57 69Q51 73 49 80", 2)
    flag = rod("M92 94V24", "#e3c690", 4) + p("M92 26C100 18 108 32 117 26V54C108 60 100 46 92 54Z", "#f0983a") + p(star(104, 40, 8), IVORY)
    return field + flag + boot


def to_the_letter() -> str:
    ticks = "".join(f"M{n(polar(64, 66, 30, a)[0])} {n(polar(64, 66, 30, a)[1])}L{n(polar(64, 66, 35, a)[0])} {n(polar(64, 66, 35, a)[1])}" for a in range(0, 360, 30))
    river = '<path d="M4 82C34 70 30 100 64 98S100 70 125 80L120 98C100 88 92 114 62 114S32 92 10 100Z" fill="#8fc0d8" stroke="#2A1E14" stroke-width="2"/>'
    return river + p(circle(64, 66, 43), AU) + p(circle(64, 66, 37), IVORY) + ln(ticks, 2.4) + p("M56 18H72L64 34Z", "#c4302a") + p("M64 34L72 66H56Z", RD) + p("M64 98L72 66H56Z", ST) + p(circle(64, 66, 5.4), AU)


def palace_builder() -> str:
    body = p("M22 58H106V100H22Z", IVORY) + p("M18 58L24 48H104L110 58Z", "#c9623e") + p("M50 48L64 34L78 48Z", IVORY) + p(circle(64, 44, 3), BL)
    tower = p("M22 100V34H42V100Z", PP) + p("M19 34L32 18L45 34Z", "#c9623e")
    half = p("M86 100V40H106V100Z", PP)
    holes = p("M28 44H36V56H28ZM28 68H36V80H28ZM50 64H57V76H50ZM71 64H78V76H71ZM92 52H100V64H92ZM92 72H100V84H92Z", "#3d6a86") + p("M58 100V88C58 80 70 80 70 88V100Z", WD)
    scaffold = ln("M82 104V24M112 104V24M79 32H115M79 54H115M79 78H115M82 54L112 32M82 78L112 54", 5) + ln("M82 104V24M112 104V24M79 32H115M79 54H115M79 78H115M82 54L112 32M82 78L112 54", 2.2, "#e3b56c")
    return floor(100, "#a3b46c") + body + tower + half + holes + scaffold


def iron_road() -> str:
    trees = "".join(p(f"M{x} {y}L{x + w} {y + 40}H{x - w}Z", c) for x, y, w, c in ((22, 40, 15, "#2c5c3a"), (108, 34, 17, "#2c5c3a"), (92, 46, 13, "#3c7a44")))
    smoke = p("M34 40C22 40 22 26 34 26C36 14 54 12 58 22C70 16 84 22 80 34C74 42 58 38 54 42C50 48 40 46 34 40Z", IVORY)
    engine = p("M22 62H78V86H22Z", "#3a4650") + p("M74 46H104V86H74Z", RD) + p("M70 40H108V48H70Z", "#3a2a20") + p("M81 54H97V68H81Z", "#cfe4ea") + p("M30 62V50H27L25 42H45L43 50H40V62Z", "#3a4650") + p("M54 62C54 52 68 52 68 62Z", AU) + ln("M36 62V86M62 62V86", 3.4, "#e8bd55") + p("M6 98L20 82H30V92H104V98Z", "#a3231a")
    wheels = "".join(p(circle(x, y, r), RD) + p(circle(x, y, r * .36), AU) for x, y, r in ((34, 94, 9), (60, 91, 12), (88, 91, 12)))
    return trees + floor(102, "#a98c58") + ln("M14 104H114", 4) + smoke + engine + wheels + q(circle(22, 73, 6), "#fff0a8")


def gold_medal() -> str:
    ribbon = p("M34 14L56 10L74 58L54 64Z", "#2f8a4a") + p("M94 14L72 10L54 58L74 64Z", "#2f8a4a") + q("M42 13L48 12L65 60L60 62Z", "#f6d452") + q("M86 13L80 12L63 60L68 62Z", "#f6d452")
    return ribbon + p(circle(64, 80, 31), AU) + p(circle(64, 80, 24), "none", 'stroke="#8f6418"') + p(star(64, 81, 19), "#fff0b8")


ACHIEVEMENTS = {
    "all": (three_crowns, giant_slayer, hairs_breadth),
    "brazil": (full_gallery, master_maker, bloodless_reign, bare_hands, land_taker, to_the_letter, palace_builder, iron_road, gold_medal),
}
