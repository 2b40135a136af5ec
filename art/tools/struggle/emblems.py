"""Symbols of Imperial Struggle as SVG, about 100 units wide round the origin: powers' flags, commodities, points, and
parts of pieces."""

from __future__ import annotations

from art.tools.kit import (
    INK,
    IVORY,
    circle,
    down,
    gold,
    ink,
    leaf,
    line,
    linear,
    ngon,
    path,
    polar,
    pts,
    radial,
    rect,
    star,
)

# side: light, base, dark
SIDES = {"france": ("#3E70C4", "#1F4E9C", "#12315F"), "britain": ("#E56A58", "#D0483A", "#8A241B"), "usa": ("#87939d", "#56616B", "#323a41"), "spain": ("#e6b562", "#C98A2B", "#7d5212")}
SHIELD = "M-43-45Q-21-39 0-49Q21-39 43-45V4C43 31 20 46 0 57C-20 46-43 31-43 4Z"
LIGHT = radial("lt", "#fff 0:.42 #fff .5:.06 #2A1E14 1:.3", "30%", "22%", "95%")


def defs() -> str:
    out = gold() + LIGHT + linear("st", "#fbf6ea 0 #cfc9bb .5 #8f897d 1") + linear("wd", "#c08a52 0 #8a5a32 .55 #5b3617 1") + linear("pp", "#fffaf0 0 #F2E6CB .6 #d8c498 1")
    out += down("wa", "#a9d0d0 0 #779AA5 .6 #4c6f80 1") + linear("gr", "#8fbf6a 0 #4f8a52 .6 #2f5a3a 1") + linear("fl", "#ffe9a0 0 #f59a2d .5 #c4302a 1", 0, 0, .3, 1) + linear("wx", "#d9584a 0 #a3231a .55 #5f0f0a 1")
    for side, (light, base, dark) in SIDES.items():
        out += linear(f"s_{side}", f"{light} 0 {base} .45 {dark} 1")
    out += f'<pattern id="h_france" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M4.500 0V9" stroke="{SIDES["france"][0]}" stroke-width="2"/></pattern>'
    out += f'<pattern id="h_britain" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M5 0V10" stroke="{SIDES["britain"][0]}" stroke-width="2.200"/></pattern>'
    out += f'<pattern id="h_usa" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="1.700" fill="{SIDES["usa"][0]}"/></pattern>'
    return out


def scallops(r: float, bumps: int, bulge: float = .62) -> str:
    points = [polar(0, 0, r, -90 + 360 * (i + .5) / bumps) for i in range(bumps + 1)]
    chord = ((points[0][0] - points[1][0]) ** 2 + (points[0][1] - points[1][1]) ** 2) ** .5 * bulge
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}" + "".join(f"A{chord:.1f} {chord:.1f} 0 0 1 {x:.1f} {y:.1f}" for x, y in points[1:]) + "Z"


OUTLINE = {"france": SHIELD, "britain": scallops(44, 12), "usa": circle(0, 0, 48), "spain": rect(-44, -44, 88, 88, 8)}


def lily(fill: str = IVORY) -> str:
    side = "M-4 8C-5-8-14-22-26-19C-37-16-37 0-27 6C-26-1-21-3-17 2C-14 6-13 10-12 12H-4Z"
    foot = "M-5 14C-6 24-14 29-22 26C-20 20-15 19-13 14Z"
    out = path("M0-38C11-25 14-12 6 10H-6C-14-12-11-25 0-38Z", fill)
    for s in (1, -1):
        out += f'<g transform="scale({s} 1)">{path(side, fill)}{path(foot, fill)}</g>'
    return f'<g {ink(2.4)}>{out}{path("M-5 13H5C5 23 4 29 0 37C-4 29-5 23-5 13Z", fill)}{path("M-17 6H17V14H-17Z", "url(#au)")}</g>'


def tudor_rose(fill: str = IVORY) -> str:
    out = "".join(path(leaf(*polar(0, 0, 17, a), a, 19, 15), "url(#gr)", ink(1.8)) for a in range(-54, 306, 72))
    for turn, r, d, colour in ((0, 14, 17.5, fill), (36, 8.5, 10, "#f3d9c0")):
        out += "".join(path(circle(*polar(0, 0, d, -90 + turn + 72 * i), r), colour, ink(2.2)) for i in range(5))
    return out + path(circle(0, 0, 7), "url(#au)", ink(2))


def castle(fill: str = IVORY) -> str:
    return path("M-30 30V-6H-34V-22H-26V-16H-20V-22H-13V-6H-10V-26H-14V-40H-6V-34H-3V-40H3V-34H6V-40H14V-26H10V-6H13V-22H20V-16H26V-22H34V-6H30V30H8V14A8 8 0 0 0-8 14V30Z", fill, ink(2.4)) + path("M-23 2h6v10h-6ZM17 2h6v10h-6ZM-3-20h6v10h-6Z", INK)


def mark(side: str, emblem: bool = True) -> str:
    """Returns the SVG of a power's flag: outline, hatch, light from the top left, emblem."""
    d = OUTLINE[side]
    out = path(d, INK, f'stroke="{INK}" stroke-width="7" stroke-linejoin="round"') + path(d, f"url(#s_{side})")
    if side != "spain":
        out += path(d, f"url(#h_{side})", 'opacity=".75"')
    out += path(d, "url(#lt)")
    inner = {"france": f'<g transform="scale(.9)">{path(SHIELD, "none", f"""stroke="{IVORY}" stroke-width="2.200" stroke-opacity=".6" """)}</g>', "britain": path(scallops(38, 12), "none", f'stroke="{IVORY}" stroke-width="2" stroke-opacity=".5"'),
             "usa": path(circle(0, 0, 42), "none", f'stroke="{IVORY}" stroke-width="2.400" stroke-opacity=".7"'), "spain": path(rect(-39, -39, 78, 78, 5), "none", f'stroke="{IVORY}" stroke-width="2.400" stroke-opacity=".6"')}
    out += inner[side]
    if not emblem:
        return out
    return out + {"france": lily, "britain": tudor_rose, "usa": lambda: path(star(0, 1, 35, 14.5), IVORY, ink(2.6)) + path(pts(((0, 1), polar(0, 1, 35, -90), polar(0, 1, 14.5, -54))) + pts(((0, 1), polar(0, 1, 35, -18), polar(0, 1, 14.5, 18))) + pts(((0, 1), polar(0, 1, 35, 54), polar(0, 1, 14.5, 90))) + pts(((0, 1), polar(0, 1, 35, 126), polar(0, 1, 14.5, 162))) + pts(((0, 1), polar(0, 1, 35, 198), polar(0, 1, 14.5, 234))), "#d9c79d"), "spain": castle}[side]()


# --- commodities ----------------------------------------------------------------------------------------------------------------------------------------
def furs() -> str:
    d = "M-10-46C-4-50 4-50 10-46C13-38 12-34 16-30C24-32 34-38 40-34C42-26 34-20 28-14C32 2 32 12 30 22C38 28 42 36 36 40C28 40 24 34 18 34C12 40 6 42 4 50H-4C-6 42-12 40-18 34C-24 34-28 40-36 40C-42 36-38 28-30 22C-32 12-32 2-28-14C-34-20-42-26-40-34C-34-38-24-32-16-30C-12-34-13-38-10-46Z"
    return path(d, "#7A4A22", ink(3)) + path("M-10-46C-4-50 0-48 2-40C0-20-8 0-6 44C-10 38-14 36-18 34C-24 34-28 40-36 40C-42 36-38 28-30 22C-32 12-32 2-28-14C-34-20-42-26-40-34C-34-38-24-32-16-30C-12-34-13-38-10-46Z", "#a8713f") + line("M-14-20l4 8M14-20l-4 8M-18 0l5 7M18 0l-5 7M-15 20l5 7M15 20l-5 7M0-30v8M0-8v8M0 14v9", "#4a2a10", 3.4)


def fish() -> str:
    return path("M-46 0C-30-26 4-30 26-6L46-24C42-8 42 8 46 24L26 6C4 30-30 26-46 0Z", "#6f9fb4", ink(3)) + path("M-46 0C-30-26 4-30 26-6C4-4-20-4-46 0Z", "#b7d5dc") + path("M-8-22C0-36 14-34 16-16Z", "#4c7c92", ink(2.4)) + path("M-4 21C2 32 12 30 12 16Z", "#4c7c92", ink(2.4)) + line("M-22-14C-14-6-14 8-22 15M-4-8q6 8 0 16M8-6q5 6 0 12", INK, 2.6) + path(circle(-32, -3, 4), IVORY, ink(2)) + path(circle(-32.5, -3, 1.6), INK)


def tobacco() -> str:
    return path("M30-46C42-8 26 34-22 46C-44 14-28-32 30-46Z", "#5e7f3f", ink(3)) + path("M30-46C-28-32-44 14-22 46C-16 20 2-16 30-46Z", "#9cba62") + line("M-30 50C-16 20 4-16 28-42", "#33481f", 4) + line("M-16 26L-30 14M-16 26L8 28M-5 6L-24-8M-5 6L20 8M8-14L-6-28M8-14L26-14", "#33481f", 2.6)


def sugar() -> str:
    return path("M0-48C8-46 10-40 12-32L26 20H-26L-12-32C-10-40-8-46 0-48Z", "#fffdf2", ink(3)) + path("M0-48C8-46 10-40 12-32L26 20H4C10-4 8-30 0-48Z", "#d8cdb4") + path("M-22 2C-8 12 8 12 22 2L34 44C14 52-14 52-34 44Z", "#3f6f9f", ink(3)) + path("M-22 2C-14 8-8 10-2 10L-8 49C-18 49-28 47-34 44Z", "#7ba4cc") + line("M-30 28C-12 36 12 36 30 28", "#f1cf74", 4)


def cotton() -> str:
    out = line("M0 18V50", "#5b3617", 7) + "".join(path(leaf(0, 24, a, 40, 26), "url(#gr)", ink(2.6)) for a in (-20, 200, 50, 130))
    return out + "".join(path(circle(x, y, r), f, ink(3)) for x, y, r, f in ((-20, -8, 21, "#fffdf2"), (20, -8, 21, "#ece2cc"), (0, -26, 21, "#fffdf2"), (0, 4, 20, "#f6eedb"))) + path("M-14 18C-8 8 8 8 14 18L0 32Z", "#7A4A22", ink(2.4))


def spice() -> str:
    out = ""
    for i in range(6):
        out += f'<g transform="rotate({60 * i})">' + path("M0-8C16-20 12-40 0-50C-12-40-16-20 0-8Z", "#8a4a1c", ink(2.8)) + path("M0-8C-16-20-12-40 0-50C-4-36-4-22 0-8Z", "#c98545") + path("M0-40C4-34 4-24 0-20C-4-24-4-34 0-40Z", "#f6d071", ink(1.6)) + "</g>"
    return out + path(circle(0, 0, 10), "url(#au)", ink(2.4))


COMMODITIES = {"furs": furs, "fish": fish, "tobacco": tobacco, "sugar": sugar, "cotton": cotton, "spice": spice}


# --- points ---------------------------------------------------------------------------------------------------------------------------------------------
def coin(x: float, y: float, r: float = 22) -> str:
    return f'<ellipse cx="{x}" cy="{y + 5}" rx="{r}" ry="{r * .42:.1f}" fill="#8f6418" {ink(2.4)}/><ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * .42:.1f}" fill="url(#au)" {ink(2.4)}/>'


def economic() -> str:
    out = "".join(coin(-16, y, 26) for y in (34, 25, 16, 7)) + "".join(coin(24, y, 20) for y in (38, 30))
    return out + path(circle(10, -18, 26), "url(#au)", ink(3)) + path(circle(10, -18, 19), "none", 'stroke="#8f6418" stroke-width="3"') + path(star(10, -18, 13, 5.5), "#8f6418")


def diplomatic() -> str:
    return path("M-40-34H22V44H-40C-46 30-34 8-40-34Z", "url(#pp)", ink(3)) + line("M-28-16H8M-28-2H12M-28 12H2", "#8a6f48", 3.4) + path(circle(6, 30, 13), "url(#wx)", ink(2.6)) + path(star(6, 30, 7, 3), "#e9a08f") + path("M46-50C20-44 6-22 8 8L14 6C34-2 46-22 46-50Z", "#3f78ad", ink(2.8)) + path("M46-50C20-44 6-22 8 8C16-18 28-36 46-50Z", "#9cc4e6") + line("M44-48C26-32 14-10 4 20", INK, 2.6)


def military() -> str:
    one = path("M-5 16V-42L0-52L5-42V16Z", "#fbf6ea") + path("M0-50V16H5V-42Z", "#a9a294", 'stroke="none"') + path("M-17 14C-13 24 13 24 17 14L16 22C10 31-10 31-16 22Z", "url(#au)") + path(rect(-4.2, 24, 8.4, 16), "#8C1C13") + path(circle(0, 44, 6.5), "url(#au)")
    return "".join(f'<g transform="rotate({a})" {ink(2.8)}>{one}</g>' for a in (-44, 44))


def debt() -> str:
    return path("M-36-44H30C38-44 38-32 30-32L34 40C34 48 24 48 22 42L-30 46C-38 44-36 34-30 34Z", "url(#pp)", ink(3)) + line("M-22-20H20M-20-8H22M-20 4H10", "#8a6f48", 3.4) + coin(10, 32, 21) + coin(10, 23, 21) + path("M-30 8L-8 30M-30 30L-8 8", "none", f'stroke="{INK}" stroke-width="12" stroke-linecap="round"') + path("M-30 8L-8 30M-30 30L-8 8", "none", 'stroke="#c4302a" stroke-width="6.500" stroke-linecap="round"')


def seal(emblem: str = "") -> str:
    out = path("M-16 20L-30 54L-14 48L-4 56L4 24ZM16 20L30 54L14 48L4 56L-4 24Z", "#8C1C13", ink(2.8)) if not emblem else ""
    blob = "M2-44C16-48 28-38 36-32C48-22 42-8 46 4C48 20 36 28 28 36C16 46 4 38-8 42C-24 44-34 32-38 22C-48 10-42-4-42-14C-40-30-26-34-18-40C-12-46-6-42 2-44Z"
    return out + path(blob, "url(#wx)", ink(3)) + path(circle(1, -2, 30), "#8C1C13", 'stroke="#e08a78" stroke-width="2.600"') + path(blob, "url(#lt)", 'opacity=".7"') + (emblem or path(star(1, -2, 21, 9), "#e9a08f", ink(1.8)))


def handshake() -> str:
    return '<g transform="translate(1 -2) scale(.5)">' + path("M-50-14L-26-22L-4-10L22-22L50-14V14L36 18L8 34C2 38-4 36-6 30L-34 14L-50 14Z", "#f6e0c8", ink(4)) + line("M-4-10C-14 0-16 6-10 8C-4 10 4 2 8 0L30 18M-6 30C-2 26 0 22-4 18M8 34C12 28 10 24 6 20", INK, 4) + "</g>"


def event() -> str:
    return path(rect(-34, -46, 68, 92, 9), "#1F3354", ink(3.4)) + path(rect(-27, -39, 54, 78, 5), "none", 'stroke="url(#au)" stroke-width="3.500"') + path(star(0, 0, 23, 9.5), "url(#au)", ink(2.4))


def upgrade() -> str:
    return path(SHIELD, "url(#st)", ink(3.6)) + path(SHIELD, "url(#lt)", 'opacity=".6"') + path("M0-34L27-4H12V34H-12V-4H-27Z", "#D0483A", ink(3)) + path("M0-34L-27-4H-12V34H-4Z", "#E98a78")


POINTS = {"economic": economic, "diplomatic": diplomatic, "military": military, "debt": debt, "treaty": lambda: seal(handshake()), "seal": seal, "event": event, "upgrade": upgrade}


# --- pieces ---------------------------------------------------------------------------------------------------------------------------------------------
def flame(scale: float = 1) -> str:
    return f'<g transform="scale({scale})">' + path("M2-52C8-30 34-22 32 12C32 38 14 50-2 50C-22 50-36 36-32 12C-30-2-20-6-20-24C-10-20-6-12-6-4C4-16 4-36 2-52Z", "url(#fl)", ink(3.4)) + path("M2-6C6 6 18 10 16 26C14 40 6 44-2 44C-12 44-20 36-18 24C-16 16-8 16-8 6C-2 8 0 12 0 16C4 8 4 2 2-6Z", "#fff0a8") + "</g>"


def anchor(colour: str = IVORY) -> str:
    d = "M0-24V40M-20-14H20M-34 14C-32 36-14 42 0 42C14 42 32 36 34 14"
    return line(d, INK, 13) + path(circle(0, -34, 9), "none", f'stroke="{INK}" stroke-width="13"') + path("M-42 18L-34 4L-24 16ZM42 18L34 4L24 16Z", colour, ink(3)) + line(d, colour, 7) + path(circle(0, -34, 9), "none", f'stroke="{colour}" stroke-width="6"')


def ship(side: str, emblem: bool = True) -> str:
    fill = f"url(#s_{side})"
    out = line("M-16 20V-48M18 20V-44", INK, 6) + line("M-16 20V-48M18 20V-44", "#a8713f", 2.6) + path("M-16-56L2-52L-16-46ZM18-52L34-48L18-43Z", fill, ink(2))
    sails = ("M-42-40C-28-44-12-44-2-40C-8-24-8-8-2 8C-14 12-30 12-42 8C-34-8-34-24-42-40Z", "M4-36C16-40 30-40 42-36C34-22 34-8 42 6C30 10 16 10 4 6C-2-8-2-22 4-36Z")
    for d in sails:
        out += path(d, fill, ink(3)) + path(d, f"url(#h_{side})", 'opacity=".7"') + path(d, "url(#lt)", 'opacity=".8"')
    if emblem:
        art = lily() if side == "france" else tudor_rose()
        out += f'<g transform="translate(-22 -16) scale(.42)">{art}</g><g transform="translate(19 -15) scale(.4)">{art}</g>'
    return out + path("M-50 12L-38 17H38L52 8C50 28 42 38 32 44H-32C-42 38-48 28-50 12Z", "url(#wd)", ink(3)) + path("M-44 23H46L43 30H-40Z", "url(#au)", ink(1.6)) + path("M-26 34h6v5h-6ZM-8 34h6v5h-6ZM10 34h6v5h-6ZM26 34h6v5h-6Z", INK)


def wake() -> str:
    return path("M-52 42q8-6 17 0t17 0 17 0 17 0 17 0 17 0L40 55H-42Z", "url(#wa)", ink(2.6)) + line("M-34 48q6-4 12 0M0 48q6-4 12 0", IVORY, 2.2)


def tower(fill: str = "url(#st)") -> str:
    return path("M-24-30V-46H-13V-38H-6V-46H6V-38H13V-46H24V-30L18-24V28H26V44H-26V28H-18V-24Z", fill, ink(3)) + path("M4-30V44H26V28H18V-24L24-30Z", INK, 'opacity=".2"') + path("M-7 44V24A7 8 0 0 1 7 24V44ZM-4-14h8v14h-8Z", INK)


def crown() -> str:
    return path("M-36 26L-42-16L-20 0L0-34L20 0L42-16L36 26Z", "url(#au)", ink(3.2)) + path(rect(-37, 24, 74, 12, 3), "url(#au)", ink(3)) + "".join(path(circle(x, y, 5.5), c, ink(2)) for x, y, c in ((-42, -18, IVORY), (0, -37, "#c4302a"), (42, -18, IVORY))) + path(ngon(0, 10, 9, 4), "#c4302a", ink(2))


def feather() -> str:
    return path("M38-44C6-40-24-14-26 24L-18 20C16 12 38-12 38-44Z", "#f4ead2", ink(3)) + path("M38-44C6-40-24-14-26 24C-10-8 12-28 38-44Z", IVORY) + line("M36-42C12-24-14 6-30 44M-6-4L-14-12M6-16L0-26M-2 4L10 4M10-8L24-8", INK, 3)
