"""Draws the emblems of the achievements of Imperial Struggle."""

from __future__ import annotations

from art.tools.emblem.base import (
    AU,
    BL,
    GR,
    IVORY,
    PP,
    RD,
    SK,
    ST,
    WD,
    at,
    circle,
    copies,
    crown,
    floor,
    ln,
    p,
    palm,
    q,
    rod,
    star,
)
from art.tools.kit import polar

SAIL = "#f8eed4"


def clean_sweep() -> str:
    chart = p("M18 36C40 28 88 28 110 36V96C88 88 40 88 18 96Z", PP) + q("M22 37C34 33 46 32 48 34C44 44 52 50 44 56C40 66 46 74 38 86C32 88 26 90 22 91Z", "#a8b878") + q("M106 37C98 34 90 33 84 33C88 42 80 48 86 54C94 58 88 70 94 86L106 91Z", "#c9a868") + ln("M56 44q4-3 8 0M64 58q4-3 8 0M54 74q4-3 8 0M68 82q4-3 8 0", 2, "#5f8fb0")
    broom = rod("M22 20L72 70", "#c98f4c", 5) + p("M64 76L78 62L110 82C108 96 98 108 84 110Z", "#e3b55c") + p("M62 74L76 60L83 66L68 81Z", RD) + ln("M76 80L92 106M82 74L104 94M79 77L99 101", 2, "#8a5f1c")
    return chart + broom


def all_theaters() -> str:
    banner = p("M-11 0H11V54L0 44L-11 54Z", RD) + q("M-11 0H-4V48L-11 54Z", "#fff", .22) + p("M-11 0H11V9H-11Z", AU) + p(star(0, 27, 9), IVORY)
    return copies("k", banner, *(f"translate({x} 44) scale(1.060 1.020)" for x in (22, 50, 78, 106))) + rod("M12 40H116", "#e8bd55", 5) + p(circle(10, 40, 6) + circle(118, 40, 6), AU) + rod("M34 40C34 20 94 20 94 40", "#e8bd55", 2.4) + p(circle(64, 25, 6), AU)


def no_debts() -> str:
    book = p("M12 44C30 36 52 38 64 46C76 38 98 36 116 44V92C98 84 76 86 64 94C52 86 30 84 12 92Z", "#7a2a20") + p("M17 40C34 33 54 36 64 44V88C54 80 34 79 17 85Z", IVORY) + p("M111 40C94 33 74 36 64 44V88C74 80 94 79 111 85Z", PP) + ln("M24 50Q42 44 56 52M24 60Q42 54 56 62M72 52Q86 44 104 50M72 62Q86 54 104 60", 1.8, "#a9977a")
    quill = p("M40 78C52 60 78 34 108 22C106 46 78 66 52 76Z", BL) + ln("M34 84C56 64 80 44 106 24", 2.4, IVORY)
    purse = p("M64 92C70 86 90 86 96 92C110 104 104 118 80 118C56 118 50 104 64 92Z", WD) + rod("M63 93Q80 99 97 93", "#f1cf74", 3) + p("M38 108A9 5 0 1 0 56 108A9 5 0 1 0 38 108Z", AU)
    return book + quill + purse


def ship(sail: str = SAIL) -> str:
    """Returns the SVG of a ship seen from the side, on the water at y 30, about 84 wide."""
    masts = ln("M-20 16V-34M12 16V-42M36 16V-24", 4.4) + ln("M40 14L58-2", 4)
    sails = "".join(p(f"M{x - w} {y}H{x + w - 4}C{x + w + 4} {y + h * .4:.0f} {x + w + 3} {y + h - 4} {x + w - 2} {y + h}Q{x} {y + h - 4} {x - w} {y + h}C{x - w + 4} {y + h * .6:.0f} {x - w + 3} {y + 6} {x - w} {y}Z", sail) for x, y, w, h in ((-20, -34, 11, 17), (-20, -16, 14, 25), (12, -42, 12, 20), (12, -20, 16, 29), (37, -22, 10, 27)))
    return masts + sails + p("M-46 4L-38 12H40L54 6C52 22 44 30 34 32H-34C-42 26-46 16-46 4Z", WD) + p("M-42 16H50L48 21H-40Z", AU)


def far_ahead() -> str:
    track = p("".join(circle(x, y, 4.6) for x, y in ((22, 99), (40, 107), (60, 111), (80, 109), (100, 101))), "#f1cf74")
    column = p("M94 92V36H108V92Z", PP) + p("M90 36H112V28H90ZM88 92H114V100H88Z", PP) + p(circle(101, 20, 7), AU)
    return column + floor(84, "#3f7f9c") + at(52, 58, ship(), .98) + ln("M16 92q6-5 12 0t12 0 12 0 12 0", 2.4, IVORY) + track


def proud_refusal() -> str:
    fort = p("M70 104V72H76V66H84V72H92V66H100V72H108V66H114V104Z", ST) + p("M86 104V92C86 84 98 84 98 92V104Z", WD)
    key = p("M-30-4H8V4H-30ZM-30 4V15H-23V4ZM-18 4V12H-12V4Z", AU) + '<circle cx="20" cy="0" r="12" fill="none" stroke="#2A1E14" stroke-width="11"/><circle cx="20" cy="0" r="12" fill="none" stroke="#e8bd55" stroke-width="6.4"/>'
    return floor(104, "#6f8f5c") + fort + at(86, 42, key, .92, -14) + at(42, 70, palm(RD), .92, -6)


def old_pretender() -> tuple[str, str]:
    plaid = '<g fill="none"><path d="M26 0V128M64 0V128M102 0V128M0 26H128M0 64H128M0 102H128" stroke="#1f5a3c" stroke-width="13" stroke-opacity=".85"/><path d="M45 4V124M83 4V124M4 45H124M4 83H124" stroke="#f4d98a" stroke-width="1.800"/><path d="M26 0V128M64 0V128M102 0V128M0 26H128M0 64H128M0 102H128" stroke="#0f2444" stroke-width="3.600"/></g>'
    under = f'<circle cx="64" cy="64" r="64" fill="#b5362c"/><clipPath id="cc"><circle cx="64" cy="64" r="64"/></clipPath><g clip-path="url(#cc)">{plaid}</g>'

    def ring(r: float, d: float, turn: float, fill: str) -> str:
        return copies(f"k{r}", p(circle(d, 0, r), fill), *(f"translate(64 64) rotate({turn + 72 * i})" for i in range(5)))
    sepals = copies("k0", p("M-8-34L0-52L8-34Z", GR), *(f"translate(64 64) rotate({36 + 72 * i})" for i in range(5)))
    return sepals + ring(19, 23, -90, "#ffffff") + ring(11, 12, -54, "#f0e6d4") + p(circle(64, 64, 9), AU), under


def liner(flag: str) -> str:
    """Returns the SVG of a ship of the line seen from ahead, its waterline at y 0."""
    sails = "".join(p(f"M{-w} {y}H{w}C{w + 4} {y + h * .5:.0f} {w + 4} {y + h - 3} {w + 1} {y + h}Q0 {y + h - 5} {-w - 1} {y + h}C{-w - 4} {y + h - 3} {-w - 4} {y + h * .5:.0f} {-w} {y}Z", SAIL) for y, h, w in ((-74, 15, 8), (-57, 17, 12), (-38, 18, 16)))
    return ln("M0-16V-82", 4) + sails + p("M0-82L14-78L0-74Z", flag) + p("M-14-18H14C14-6 8 6 0 8C-8 6-14-6-14-18Z", WD) + ln("M-12-11H12", 3, "#f1cf74")


def full_sail() -> str:
    return floor(90, "#3f7f9c") + copies("k", liner(RD), "translate(30 92) scale(.84)", "translate(98 92) scale(.84)", "translate(64 104) scale(1.060)") + ln("M18 102q5-4 10 0t10 0M88 102q5-4 10 0t10 0M48 116q6-4 11 0t11 0 11 0", 2.6, IVORY)


def from_the_brink() -> str:
    cliff = p("M4 70L30 62L60 66L68 74L60 84L66 94L54 104L58 116C30 122 8 100 4 70Z", "#8a7866") + q("M6 72L30 64L58 68L52 78L28 76L22 92Z", "#d8c6ac") + ln("M30 90L40 98L36 110M16 98L24 106", 2, "#4a3c30")
    arm = p("M78 82C87 86 96 98 102 112L85 119C80 110 73 102 66 98Z", BL) + p("M58 78L80 74C88 80 90 92 82 98C74 102 64 100 60 92Z", SK)
    fingers = "M62 82C52 72 44 68 36 68M68 78C60 68 52 62 44 60M76 76C70 66 62 58 54 55M82 78C78 70 72 62 66 58"
    return cliff + arm + ln(fingers, 12.4) + ln(fingers, 7.8, "#ecc7a0") + at(70, 32, crown("#a3231a"), 1.04) + ln("M34 30L42 32M98 26L106 22M36 14L43 19", 2.6, "#fff2c8")


LILY = "M0-42C12-26 15-12 6 8H14C12-8 20-24 32-18C42-12 34 6 22 2C24-8 16-4 16 8H20V15H7C8 24 16 26 24 22C22 34 10 34 5 24C5 32 3 36 0 42C-3 36-5 32-5 24C-10 34-22 34-24 22C-16 26-8 24-7 15H-20V8H-16C-16-4-24-8-22 2C-34 6-42-12-32-18C-20-24-12-8-14 8H-6C-15-12-12-26 0-42Z"


def stars_and_lilies() -> str:
    ring = p("".join(star(*(polar(64, 64, 47, -90 + 360 * i / 13)), 8.6) for i in range(13)), IVORY)
    return ring + at(64, 65, p(LILY, AU), .86)


ACHIEVEMENTS = {"struggle": (clean_sweep, all_theaters, no_debts, far_ahead, proud_refusal, old_pretender, full_sail, from_the_brink, stars_and_lilies)}
