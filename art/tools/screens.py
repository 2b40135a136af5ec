"""The five full screens: title, menu, victory, defeat, curtain. Run: python -m art.tools.screens [name ...]"""

from __future__ import annotations

import math
import random
import sys
from itertools import pairwise

from art.tools.frames import crown
from art.tools.kit import (
    INK,
    circle,
    gold,
    ink,
    keep_used,
    leaf,
    line,
    linear,
    n,
    path,
    polar,
    pts,
    radial,
    rect,
    save,
    star,
    svg,
)

W, H = 1280, 720
rng = random.Random(1822)


def at(x: float, y: float, s: float, body: str, flip: bool = False) -> str:
    return f'<g transform="translate({n(x)} {n(y)}) scale({"-" if flip else ""}{s:.3g} {s:.3g})">{body}</g>'


def down_user(id: str, text: str, y1: float, y2: float) -> str:
    return linear(id, text, 0, y1, 0, y2).replace("<linearGradient", '<linearGradient gradientUnits="userSpaceOnUse"')


# --- nature --------------------------------------------------------------------------------------------------------------------------------------------
def frond(x: float, y: float, angle: float, length: float, droop: float, width: float, teeth: int = 9) -> tuple[str, str]:
    """A palm frond: the short leaflets above a drooping rib and the long ones that hang below it."""
    a = math.radians(angle)
    outward = 1 if math.cos(a) >= 0 else -1
    rib = [(x + math.cos(a) * length * t, y + math.sin(a) * length * t + droop * t * t) for t in (i / (2 * teeth) for i in range(2 * teeth + 1))]
    halves = []
    for across, along in ((-.5, 1.1), (1, .75)):
        points = [rib[0]]
        for i in range(1, 2 * teeth + 1):
            (px, py), (qx, qy) = rib[i - 1], rib[i]
            dx, dy = qx - px, qy - py
            size = math.hypot(dx, dy) or 1
            dx, dy = dx / size, dy / size
            t = i / (2 * teeth)
            w = width * (.35 + .65 * math.sin(math.pi * min(1, t * .86 + .06))) * (1 if i % 2 else .12)
            points.append((qx + dx * w * along - dy * w * across * outward, qy + dy * w * along + dx * w * across * outward))
        points += [rib[-1], rib[teeth], rib[0]]
        halves.append(pts(points[:-1]))
    return halves[0], halves[1]


def palm(x: float, y: float, height: float, lean: float, s: float, tones: tuple[str, str, str, str, str], edge: float = 1.6) -> str:
    """tones: leaf dark, leaf mid, leaf light, trunk, trunk light."""
    tx, ty, w = x + lean, y - height, 9 * s
    mid = (x + lean * .15, y - height * .55)
    trunk = f"M{n(x - w * 1.5)} {n(y)}Q{n(mid[0] - w * .9)} {n(mid[1])} {n(tx - w * .6)} {n(ty)}H{n(tx + w * .6)}Q{n(mid[0] + w * .9)} {n(mid[1])} {n(x + w * 1.5)} {n(y)}Z"
    light = f"M{n(x - w * 1.5)} {n(y)}Q{n(mid[0] - w * .9)} {n(mid[1])} {n(tx - w * .6)} {n(ty)}H{n(tx - w * .1)}Q{n(mid[0] - w * .2)} {n(mid[1])} {n(x - w * .3)} {n(y)}Z"
    out = path(trunk, tones[3], ink(edge)) + path(light, tones[4])
    rings = ""
    for i in range(1, int(height / (22 * s))):
        t = i / (height / (22 * s))
        cx = (1 - t) ** 2 * x + 2 * t * (1 - t) * mid[0] + t * t * tx
        cy = (1 - t) ** 2 * y + 2 * t * (1 - t) * mid[1] + t * t * ty
        rings += f"M{n(cx - w * .8)} {n(cy - 2 * s)}q{n(w * .8)} {n(5 * s)} {n(w * 1.6)} 0"
    out += line(rings, INK, 1.1 * s + .3, 'stroke-opacity=".5"')
    back = ((-158, 84), (-22, 88), (-136, 76), (-44, 80), (-113, 44), (-70, 50))
    front = ((178, 104), (2, 110), (156, 118), (24, 122), (-160, 78), (-20, 82), (128, 96), (54, 100))
    for group, upper, lower in ((back, tones[1], tones[0]), (front, tones[2], tones[1])):
        for angle, droop in group:
            length = (96 + rng.uniform(-10, 10)) * s
            a, b = frond(tx, ty, angle + rng.uniform(-6, 6), length, droop * s * .74, 25 * s)
            out += path(a + b, lower, ink(edge * .5)) + path(a, upper)
    return out + "".join(path(circle(tx + dx * s, ty + 6 * s, 6 * s), tones[3], ink(edge * .7)) for dx in (-7, 5))


def cloud(x: float, y: float, w: float, h: float) -> str:
    """A flat-bottomed cloud bank of unequal lobes."""
    k = max(4, int(w / 52))
    widths = [rng.uniform(.6, 1.5) for _ in range(k)]
    total, done = sum(widths), 0.0
    d = f"M{n(x - w / 2)} {n(y)}"
    for part in widths:
        dx = w * part / total
        mid = (done + part / 2) / total
        lift = h * (.25 + .75 * math.sin(math.pi * mid)) * rng.uniform(.75, 1.1) * min(1.2, .5 + part / 2)
        end = h * .22 * math.sin(math.pi * (done + part) / total) if part is not widths[-1] else 0
        start = h * .22 * math.sin(math.pi * done / total) if done else 0
        d += f"c{n(dx * .04)} {n(-lift)} {n(dx * .92)} {n(-lift * 1.05)} {n(dx)} {n(start - end)}"
        done += part
    return d + f"q{n(-w * .25)} {n(h * .2)} {n(-w * .5)} {n(h * .1)}q{n(-w * .3)} {n(h * .1)} {n(-w * .5)} {n(-h * .1)}Z"


def streak(x: float, y: float, w: float, h: float) -> str:
    """A cloud of dawn and dusk: long lenses laid over one another."""
    d = ""
    for dx, dy, k, t in ((0, 0, 1, 1), (-.22, -.42, .5, .8), (.2, -.62, .56, .9), (.34, .3, .42, .6), (-.36, .34, .34, .5), (.04, -1.05, .26, .6)):
        cx, cy, half, lift = x + dx * w + rng.uniform(-6, 6), y + dy * h * .8, w * k / 2, h * t * .52
        d += f"M{n(cx - half)} {n(cy)}c{n(half * .5)} {n(-lift * .6)} {n(half * .8)} {n(-lift)} {n(half)} {n(-lift)}s{n(half * .6)} {n(lift * .7)} {n(half)} {n(lift)}c{n(-half * .4)} {n(lift * .5)} {n(-half * .7)} {n(lift * .6)} {n(-half)} {n(lift * .6)}s{n(-half * .6)} {n(-lift * .2)} {n(-half)} {n(-lift * .6)}Z"
    return d


def ripples(x0: float, x1: float, y0: float, y1: float, count: int, focus: float | None = None) -> str:
    """Short flat strokes, longer towards the viewer; with a focus they gather under the sun."""
    d = ""
    for _ in range(count):
        t = rng.random() ** 1.3
        y = y0 + (y1 - y0) * t
        size = (8 + 46 * t) * rng.uniform(.5, 1.3)
        x = rng.uniform(x0, x1) if focus is None else focus + rng.gauss(0, 14 + 70 * t)
        h = 1 + 3.2 * t
        d += f"M{n(x - size)} {n(y)}q{n(size)} {n(-h)} {n(2 * size)} 0q{n(-size)} {n(h)} {n(-2 * size)} 0Z"
    return d


SUGARLOAF = "M0 0C6-30 14-60 20-96C28-150 44-216 78-236C98-246 122-236 136-206C150-172 158-132 176-100C190-70 214-44 236-30C260-16 280-8 290 0Z"
URCA = "M0 0C20-30 34-66 62-84C86-98 118-96 142-80C170-60 192-28 214 0Z"


def sugarloaf(x: float, y: float, s: float, dark: str, mid: str, lit: str, green: str) -> str:
    """The mountain with its light on the left, the lower hill before it."""
    rock = (path(SUGARLOAF, mid, ink(2 / s)) + path("M0 0C6-30 14-60 20-96C28-150 44-216 78-236C70-200 62-180 58-140C54-100 60-60 46 0Z", lit) + path("M109-236C121-232 131-221 136-206C150-172 158-132 176-100C190-70 214-44 236-30C260-16 280-8 290 0H190C196-40 160-70 148-120C138-160 130-206 109-236Z", dark)
            + line("M84-220C80-190 84-160 80-130M104-200C108-170 104-150 110-120M66-150C70-120 66-100 72-70M126-150C128-120 138-100 140-76M92-110C90-80 98-60 94-36", dark, 2.4 / s, 'stroke-opacity=".6"')
            + path("M78-236C74-212 70-190 72-168C62-176 58-160 60-140C50-120 52-96 48-78C54-110 52-150 62-186C66-206 72-222 78-236ZM84-96C80-72 86-52 78-30H92C96-52 88-74 84-96ZM112-150C108-120 116-96 112-70C120-92 118-124 112-150Z", dark, 'fill-opacity=".35"')
            + path("M150-120C158-112 166-104 170-92C164-94 158-92 154-98C158-104 150-108 150-120ZM176-84C184-74 192-64 204-54C196-52 188-52 184-60C186-66 178-74 176-84ZM140-168C146-160 150-150 152-142C148-144 144-146 143-152ZM96-238C108-240 118-236 124-228C116-230 108-226 100-230C94-228 88-230 84-228C86-234 90-237 96-238Z", green, ink(.9 / s))
            + path("M0 0C10-26 30-30 44-22C60-44 84-40 96-24C118-46 146-40 160-22C184-44 214-34 226-20C250-24 276-14 290 0Z", green, ink(1.6 / s)))
    return at(x, y, s, rock)


def hills(points: list[tuple[float, float]], base: float) -> str:
    """A soft ridge through points, closed at the base line."""
    d = f"M{n(points[0][0])} {n(base)}L{n(points[0][0])} {n(points[0][1])}"
    for (ax, ay), (bx, by) in pairwise(points):
        d += f"C{n((ax + bx) / 2)} {n(ay)} {n((ax + bx) / 2)} {n(by)} {n(bx)} {n(by)}"
    return d + f"L{n(points[-1][0])} {n(base)}Z"


# --- works of man --------------------------------------------------------------------------------------------------------------------------------------
def sail(x: float, y: float, top: float, bottom: float, h: float, c: dict) -> str:
    d = f"M{n(x - top)} {n(y)}H{n(x + top)}C{n(x + top + 3)} {n(y + h * .4)} {n(x + bottom)} {n(y + h * .7)} {n(x + bottom - 5)} {n(y + h)}Q{n(x - 4)} {n(y + h * .8)} {n(x - bottom - 7)} {n(y + h)}C{n(x - bottom - 12)} {n(y + h * .6)} {n(x - top - 9)} {n(y + h * .3)} {n(x - top)} {n(y)}Z"
    shade = f"M{n(x + top * .3)} {n(y)}H{n(x + top)}C{n(x + top + 3)} {n(y + h * .4)} {n(x + bottom)} {n(y + h * .7)} {n(x + bottom - 5)} {n(y + h)}Q{n(x + bottom * .6)} {n(y + h * .88)} {n(x + bottom * .2)} {n(y + h * .86)}Q{n(x + top * .7)} {n(y + h * .5)} {n(x + top * .3)} {n(y)}Z"
    return path(d, c["sail"], ink(c["edge"])) + path(shade, c["sail2"]) + line(f"M{n(x - top - 5)} {n(y)}H{n(x + top + 5)}", c["spar"], 2.6)


def ship(c: dict, detail: bool = True) -> str:
    """A three-master, bow to the left; 240 wide, water line at 0."""
    out = ""
    masts = ((-52, -150), (2, -172), (54, -128))
    rig = "M-96-22L-138-46"
    if detail:
        out += line("".join(f"M{x} {top + 8}L{x - 34} -22M{x} {top + 8}L{x + 34} -22" for x, top in masts) + "M-138-46L-52-146M-138-46L-52-96M-52-150L2-120M2-172L54-100", c["spar"], .9)
    out += line("".join(f"M{x} -18V{top}" for x, top in masts) + rig + "M54-44L96-58", c["spar"], 4)
    # jibs and the gaff sail
    out += path("M-134-46L-58-136Q-66-84-74-46Z", c["sail"], ink(c["edge"])) + path("M-112-44L-56-92Q-58-64-62-40Z", c["sail2"], ink(c["edge"])) + path("M58-88L60-36L98-44Q90-74 84-84Z", c["sail"], ink(c["edge"]))
    for x, top in masts:
        k = (-top - 40) / 132
        out += sail(x, top + 8, 13 * k, 19 * k, 26 * k, c) + sail(x, top + 38 * k + 6, 20 * k, 26 * k, 38 * k, c)
        if x < 50:
            out += sail(x, top + 82 * k + 4, 25 * k, 31 * k, 42 * k, c)
    if c.get("cross"):
        out += at(-3, -82, .3, path("M-9-9L-17-46H17L9-9L46-17V17L9 9L17 46H-17L-9 9L-46 17V-17Z", "#b8302a"))
    for x, top in masts:
        out += path(f"M{x} {top - 2}q14-7 26 0t22-2q-10 7-22 8t-26 0Z", c["flag"], ink(.9))
    # flag of the empire at the stern
    if detail:
        out += line("M96-14V-66", c["spar"], 2.4) + path("M97-66C108-72 118-60 134-66V-42C118-36 108-48 97-42Z", "#2f7a3f", ink(1.2)) + path("M115.500-64L129-54L115.500-43L102-54Z", "#f1cf4a", ink(.8)) + path("M112-58H119V-53Q119-49.500 115.500-48.500Q112-49.500 112-53Z", "#2f7a3f", ink(.6))
    hull = "M-110-24L-92-18H58L62-30L102-36L98-6C90 6 84 8 78 10H-72C-92 6-104-10-110-24Z"
    out += path(hull, c["hull"], ink(c["edge"] * 1.2)) + path("M62-30L102-36L98-6C90 6 84 8 78 10H40C56 4 62-8 62-30Z", c["hull2"]) + path("M-101-12L100-17L99-9L-95-4Z", c["band"], ink(.8))
    if detail:
        out += path("".join(rect(x, -12.5 - (x + 90) * .026, 6, 5.5) for x in range(-84, 60, 15)), INK) + path("M66-27h8v7h-8ZM80-29h8v7h-8Z", "#f6d071", ink(.9)) + path("M-110-24C-120-28-122-36-116-38C-116-32-110-30-104-26Z", "#e7b23c", ink(1))
    return out + path("M-118 10C-104 2-96 8-84 6C-60 12-40 4-20 8C4 12 30 4 54 8C76 12 90 4 108 8L122 12Q0 20-118 10Z", c["foam"], 'fill-opacity=".85"')


DAY_SHIP = {"sail": "#fdf3dc", "sail2": "#dcbf97", "spar": "#4a2f1c", "hull": "#8a5a32", "hull2": "#5f3a1e", "band": "#f4e2b8", "flag": "#c23b2c", "foam": "#f6f1e4", "edge": 1.3}
FAR_SHIP = {"sail": "#f3dcb8", "sail2": "#c9a88a", "spar": "#5a4a4a", "hull": "#6d5560", "hull2": "#57444f", "band": "#a58a80", "flag": "#a85048", "foam": "#f1d3a8", "edge": .9}
DUSK_SHIP = {"sail": "#8d5f63", "sail2": "#5f3c4a", "spar": "#241521", "hull": "#3a2230", "hull2": "#2a1823", "band": "#7a4a4a", "flag": "#7c2a2a", "foam": "#d98a5a", "edge": 1}


def house(x: float, y: float, w: float, h: float, wall: str, roof: str, floors: int = 2, edge: float = 1.5) -> str:
    out = path(rect(x, y - h, w, h), wall, ink(edge)) + path(f"M{n(x + w * .72)} {n(y - h)}H{n(x + w)}V{n(y)}H{n(x + w * .72)}Z", INK, 'fill-opacity=".16"')
    out += path(f"M{n(x - 4)} {n(y - h)}L{n(x + 5)} {n(y - h - 13)}H{n(x + w - 5)}L{n(x + w + 4)} {n(y - h)}Z", roof, ink(edge))
    k = max(2, int(w / 15))
    glass = ""
    for f in range(floors):
        for i in range(k):
            wx, wy = x + w * (i + .5) / k - 3, y - h + 7 + f * (h - 8) / floors
            glass += rect(wx, wy, 6, (h - 8) / floors * .62)
    return out + path(glass, "#45566a", ink(.8))


def church(c: dict) -> str:
    """Two towers and a curled gable; 120 wide, 150 high, foot at 0."""
    wall, trim, roof = c["wall"], c["trim"], c["roof"]
    out = path(rect(-32, -84, 64, 84), wall, ink(1.6)) + path("M-32-84C-30-98-16-94-14-108C-8-118 8-118 14-108C16-94 30-98 32-84Z", wall, ink(1.6))
    for x in (-58, 32):
        out += path(rect(x, -112, 26, 112), wall, ink(1.6)) + path(f"M{x - 2}-112C{x - 1}-126 {x + 5}-130 {x + 8}-138C{x + 10}-144 {x + 12}-150 {x + 13}-152C{x + 14}-150 {x + 16}-144 {x + 18}-138C{x + 21}-130 {x + 27}-126 {x + 28}-112Z", roof, ink(1.6))
        out += path(f"M{x + 8}-82V-96a5 5 0 0 1 10 0V-82Z", "#45566a", ink(1)) + path(rect(x - 2, -76, 30, 5) + rect(x - 2, -114, 30, 5), trim, ink(1)) + line(f"M{x + 13}-152V-164M{x + 9}-160H{x + 17}", INK, 2)
        out += path(rect(x + 9, -52, 8, 16) + rect(x + 9, -26, 8, 14), "#45566a", ink(.9))
    out += path(rect(-34, -88, 68, 5), trim, ink(1)) + path("M-11 0V-26a11 11 0 0 1 22 0V0Z", "#6b4526", ink(1.4)) + path(circle(0, -98, 7), "#45566a", ink(1.2)) + path(rect(-26, -66, 9, 20) + rect(-4.5, -66, 9, 20) + rect(17, -66, 9, 20), "#45566a", ink(1))
    return out + line("M0-116V-132M-5-126H5", INK, 2.2) + path("M16-84H32V0H16ZM48-109H58V0H48Z", INK, 'fill-opacity=".14"')


CHURCH = {"wall": "#fbf3e2", "trim": "#d9bf8c", "roof": "#b5573a"}


def bush(x: float, y: float, w: float, h: float) -> str:
    return cloud(x, y, w, h)


def foreground(tone: str, left: float, right: float, y: float, height: float, seed: int) -> str:
    """Big leaves standing along the lower edge."""
    local = random.Random(seed)
    d, x = "", left
    while x < right:
        for _ in range(3):
            d += leaf(x + local.uniform(-10, 10), y, local.uniform(-145, -35), height * local.uniform(.6, 1.1), height * .24)
        x += height * .42
    return d


# --- screens -------------------------------------------------------------------------------------------------------------------------------------------
def menu() -> str:
    hz = 436
    defs = (down_user("sky", "#33506f 0 #6d8aa0 .3 #b9bfae .55 #f0d3a0 .78 #f7b877 .92 #f09a62 1", 0, hz) + down_user("sea", "#e8b27c 0 #9fa99a .12 #5f8793 .4 #38606f .75 #2a4b58 1", hz, H)
            + radial("glow", "#fff3c4 0:1 #ffdf94 .18:.85 #ffc47c .5:.35 #ffb070 1:0", "50%", "50%", "50%"))
    b = path(rect(0, 0, W, hz + 4), "url(#sky)")
    b += f'<ellipse cx="716" cy="{hz - 30}" rx="240" ry="180" fill="url(#glow)"/><circle cx="716" cy="{hz - 34}" r="46" fill="#fff6d4"/>'
    for x, y, w, h, tone in ((250, 250, 420, 30, "#d9c9ab"), (560, 180, 300, 22, "#a9b3ae"), (1130, 210, 380, 34, "#e3c79c"), (690, 322, 460, 20, "#fbdca6"), (150, 340, 340, 18, "#f1d6a8"), (960, 110, 300, 24, "#8fa3ad"), (60, 120, 300, 20, "#7c95a6"), (1240, 320, 260, 20, "#fbdca6")):
        b += path(streak(x, y, w, h), tone, 'fill-opacity=".8"')
    b += path(rect(0, hz, W, H - hz), "url(#sea)")
    # far ranges
    b += path(hills([(-20, 398), (70, 372), (150, 392), (220, 350), (262, 322), (300, 352), (380, 388), (470, 370), (560, 398), (660, 388), (760, 412), (860, 404)], hz + 2), "#a08f95")
    b += path(hills([(-20, 412), (60, 400), (170, 416), (290, 396), (400, 414), (520, 404), (640, 422), (760, 416), (860, 424)], hz + 3), "#857f8b")
    b += path(hills([(980, 380), (1060, 340), (1130, 300), (1180, 330), (1240, 290), (1300, 320)], hz + 3), "#8a7f86")
    b += sugarloaf(886, hz + 6, 1.05, "#57505a", "#79707a", "#b08f80", "#4f6657")
    b += at(806, hz + 7, .82, path(URCA, "#665f68", ink(2)) + path("M62-84C40-60 30-30 30 0H0C20-30 34-66 62-84Z", "#9a8278") + path("M0 0C20-26 44-22 60-12C84-30 110-24 124-12C150-30 184-20 214 0Z", "#4a6053", ink(1.6)))
    # sea
    b += path(ripples(0, W, hz + 12, H - 30, 90), "#2f5563", 'fill-opacity=".45"') + path(ripples(0, W, hz + 8, H - 40, 70), "#c9c7ae", 'fill-opacity=".35"') + path(ripples(0, W, hz + 4, H - 60, 80, 716), "#ffe6ae", 'fill-opacity=".8"')
    b += at(560, hz + 10, .2, ship(FAR_SHIP, False)) + at(450, hz + 5, .12, ship(FAR_SHIP, False))
    # the town on its shore
    b += path("M900 520C960 500 1010 490 1080 484C1150 476 1220 470 1300 466V560H900Z", "#4c6a50", ink(1.6)) + path(cloud(1010, 500, 170, 30) + cloud(1160, 486, 220, 40), "#3f5c48", ink(1.4))
    b += at(1000, 532, 1, church(CHURCH))
    x = 1066
    for w, h, wall, roof in ((44, 34, "#f6e3b4", "#b5573a"), (38, 44, "#fdf6e8", "#a54a30"), (46, 38, "#e9b98f", "#b5573a")):
        b += house(x, 540, w, h, wall, roof, 2 if h > 36 else 1)
        x += w + 1
    x = 1199
    for w, h, wall, roof in ((42, 46, "#f6d9a0", "#b5573a"), (40, 38, "#dfe6e2", "#a54a30"), (48, 50, "#f3cdb4", "#b5573a")):
        b += house(x, 540, w, h, wall, roof)
        x += w + 1
    b += path("M890 536H1300V572H878Z", "#cdb489", ink(1.8)) + path("M878 572H1300V590H870Z", "#8f7650", ink(1.4)) + line("M930 540V570M990 540V570M1050 540V570M1110 540V570M1170 540V570M1230 540V570M900 554H1290", INK, 1, 'stroke-opacity=".35"')
    for x in (1090, 1104, 1120, 918):
        b += path(rect(x, 526, 12, 13, 3), "#8a5a32", ink(1.2)) + line(f"M{x} 530h12M{x} 535h12", INK, .8)
    b += path("M906 540L911 524H926L931 540Z", "#d9bf8c", ink(1.2))
    b += path("M680 602Q800 614 930 602Q910 640 800 644Q704 640 680 602Z", "#23434f", 'fill-opacity=".5"') + at(806, 604, 1.1, ship(DAY_SHIP | {"cross": True}))
    # fishing boat
    b += at(966, 682, .9, path("M-50-12Q0-2 50-14Q40 8 26 10H-28Q-44 6-50-12Z", "#a8552f", ink(1.8)) + path("M-46-8Q0 2 47-10L45-5Q0 6-43-3Z", "#f1cf74") + line("M-4-8V-84", "#4a2f1c", 4) + path("M0-82C34-66 44-40 40-18H0Z", "#f4e2b8", ink(1.6)) + path("M-8-78C-30-56-34-36-34-18H-8Z", "#e3c795", ink(1.6)) + path("M-60 10Q0 20 60 10Q30 24 0 22Q-30 24-60 10Z", "#23434f", 'fill-opacity=".5"'))
    # foreground
    tones = ("#1f3d2c", "#2f5a3c", "#4a7d4a", "#5a3d26", "#8a6238")
    b += path("M1040 720C1080 660 1160 640 1290 622V720Z", "#2c4a34", ink(2)) + palm(1236, 700, 490, -30, 1.5, tones, 2) + palm(1276, 720, 330, 10, 1.2, tones, 2)
    b += path(foreground("", 1030, 1290, 724, 84, 5), "#2f5a3c", ink(1.4)) + path(foreground("", 1090, 1290, 730, 60, 6), "#4a7d4a", ink(1.4))
    b += path(foreground("", -20, 330, 736, 58, 7), "#24404a", 'fill-opacity=".85"') + path(foreground("", -20, 180, 736, 74, 8), "#1c343c")
    # gulls
    b += line("M640 250q10-10 18 0q8-10 18 0M700 228q8-8 14 0q6-8 14 0M600 286q7-7 12 0q5-7 12 0", "#3a4a5a", 2.2)
    return svg(W, H, defs, b)


def title() -> str:
    hz = 470
    defs = (down_user("sky", "#6f93a8 0 #a9bdb4 .35 #ead9ad .65 #f7cf8a .88 #f3ad6a 1", 0, hz) + down_user("sea", "#f0c083 0 #a9ab90 .14 #5c8a93 .5 #335d6b 1", hz, H)
            + radial("glow", "#fff8d8 0:1 #ffe9a6 .25:.8 #ffd68a .6:.3 #ffc880 1:0", "50%", "50%", "50%") + gold())
    b = path(rect(0, 0, W, hz + 4), "url(#sky)") + path(rect(0, hz, W, H - hz), "url(#sea)")
    rays = "".join(pts(((640, 430), polar(640, 430, 900, a - 2.4), polar(640, 430, 900, a + 2.4))) for a in range(-172, 0, 12))
    b += path(rays, "#fff1c0", 'fill-opacity=".2"') + '<circle cx="640" cy="430" r="240" fill="url(#glow)"/><circle cx="640" cy="430" r="70" fill="#fff8dc"/>'
    for x, y, w, h, tone in ((150, 330, 420, 34, "#fbe6bd"), (1150, 300, 460, 40, "#fbe3b6"), (330, 250, 300, 22, "#e3dcc0"), (980, 236, 280, 20, "#dcd9c2"), (640, 372, 520, 18, "#fff0c8"), (640, 110, 360, 16, "#a9bdb8")):
        b += path(streak(x, y, w, h), tone, 'fill-opacity=".75"')
    b += path(hills([(-20, 430), (90, 396), (180, 420), (300, 384), (420, 432), (560, 446)], hz + 3), "#9a9590") + path(hills([(760, 446), (880, 420), (1000, 436), (1120, 392), (1200, 418), (1300, 380)], hz + 3), "#9a9590")
    b += sugarloaf(176, hz + 8, 1.1, "#5c5a5f", "#807a7c", "#c09a80", "#50705a") + at(96, hz + 9, .8, path(URCA, "#6c686c", ink(2)) + path("M0 0C20-26 44-22 60-12C84-30 110-24 124-12C150-30 184-20 214 0Z", "#4a6855", ink(1.6)))
    b += at(1010, hz + 9, 1, path(URCA, "#77757a", ink(2)) + path("M0 0C20-26 44-22 60-12C84-30 110-24 124-12C150-30 184-20 214 0Z", "#567562", ink(1.6))) + at(1100, hz + 10, 1.1, path(URCA, "#6c6a70", ink(2)) + path("M0 0C20-26 44-22 60-12C84-30 110-24 124-12C150-30 184-20 214 0Z", "#4a6855", ink(1.6)))
    b += path(ripples(0, W, hz + 10, H - 30, 90), "#2f5563", 'fill-opacity=".4"') + path(ripples(0, W, hz + 8, H - 40, 60), "#d9d3b4", 'fill-opacity=".4"') + path(ripples(0, W, hz + 4, H - 50, 90, 640), "#fff0bd", 'fill-opacity=".85"')
    b += at(884, hz + 20, .36, ship(FAR_SHIP, False), True)
    b += path("M470 628Q640 650 820 628Q790 672 640 676Q500 672 470 628Z", "#23434f", 'fill-opacity=".45"') + at(652, 630, 1.62, ship(DAY_SHIP | {"cross": True}))
    tones = ("#173324", "#24502f", "#3f7340", "#4f3622", "#7f5a34")
    b += palm(40, 740, 500, 26, 1.6, tones, 2.2) + palm(1236, 740, 470, -34, 1.6, tones, 2.2) + palm(1276, 740, 290, -12, 1.15, tones, 2)
    b += path(foreground("", -20, 300, 730, 96, 3), "#1f4430", ink(1.6)) + path(foreground("", -20, 230, 736, 66, 4), "#3f7340", ink(1.4)) + path(foreground("", 990, 1300, 730, 96, 5), "#1f4430", ink(1.6)) + path(foreground("", 1060, 1300, 736, 66, 6), "#3f7340", ink(1.4))
    b += line("M380 300q10-10 18 0q8-10 18 0M430 276q8-8 14 0q6-8 14 0M880 330q8-8 14 0q6-8 14 0", "#4a5a66", 2.4)
    # the border of an atlas plate
    b += path(rect(9, 9, W - 18, H - 18, 4), "none", f'stroke="{INK}" stroke-width="18"') + path(rect(9, 9, W - 18, H - 18, 4), "none", 'stroke="#4a2f1c" stroke-width="14"') + path(rect(9, 9, W - 18, H - 18, 4), "none", 'stroke="#d9a53a" stroke-width="6"') + path(rect(9, 9, W - 18, H - 18, 4), "none", 'stroke="#fff0b8" stroke-width="1.600"')
    for x, y, sx, sy in ((0, 0, 1, 1), (W, 0, -1, 1), (0, H, 1, -1), (W, H, -1, -1)):
        d = "M0 0H78C74 22 58 26 50 20C56 42 42 56 20 50C26 58 22 74 0 78Z"
        b += f'<g transform="translate({x} {y}) scale({sx} {sy})">' + path(d, "#4a2f1c", ink(3)) + path("M5 5H68C62 17 52 18 44 12C48 34 34 48 12 44C18 52 17 62 5 68Z", "none", 'stroke="#d9a53a" stroke-width="3"') + path(leaf(9, 9, 45, 36, 16), "url(#au)", ink(1.4)) + "</g>"
    return svg(W, H, defs, b)


def wreath(width: float = 20, length: float = 44, berries: bool = True) -> str:
    """Two branches, about 250 units across."""
    out = ""
    for side in (-1, 1):
        leaves = "".join(leaf(*polar(0, 6, 104, a), a - (112 if i % 2 else 52), length, width) for i, a in enumerate(range(86, -48, -13)))
        dots = "".join(circle(*polar(0, 6, 106, a), 5.5) for a in range(70, -50, -22)) if berries and side < 0 else ""
        out += f'<g transform="scale({side} 1)">' + line("M4 110A104 104 0 0 0 84-56", INK, 8) + line("M4 110A104 104 0 0 0 84-56", "#8f6418", 4) + path(leaves, INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"') + path(leaves, "url(#au)", ink(1.2)) + (path(dots, "#c23b2c", ink(1.6)) if dots else "") + "</g>"
    return out


def ribbon() -> str:
    return (path("M-70 112Q0 138 70 112L86 134L60 142Q0 158-60 142L-86 134Z", "#b8302a", ink(2.4)) + path("M-66 120Q0 144 66 120", "none", 'stroke="#f1cf74" stroke-width="2.200"')
            + path("M-86 134L-100 160L-70 156L-60 142ZM86 134L100 160L70 156L60 142Z", "#6d1512", ink(2.2)))


def domed(c: dict) -> str:
    """The domed palace in the middle of the city; 300 wide, foot at 0."""
    out = path(rect(-150, -70, 300, 70), c["wall"], ink(2)) + path("M-156-70L-146-86H146L156-70Z", c["roof"], ink(2))
    out += "".join(path(rect(x, -58, 12, 22) + rect(x, -28, 12, 22), "#45566a", ink(1.1)) for x in (-140, -118, -96, -74, 62, 84, 106, 128))
    out += path(rect(-26, -172, 52, 34), c["wall"], ink(1.8)) + path("M-44-138C-44-176-24-196 0-198C24-196 44-176 44-138Z", "url(#au)", ink(2.2)) + line("M0-196V-140M-20-190C-26-170-28-154-28-140M20-190C26-170 28-154 28-140", "#7a5212", 1.6)
    out += path(rect(-50, -140, 100, 30), "#fff3d8", ink(1.8)) + "".join(path(f"M{x} -114V-128a4 4 0 0 1 8 0V-114Z", "#45566a", ink(1)) for x in (-42, -28, -14, 0, 14, 28)) + path(rect(-6, -216, 12, 20), "#fff3d8", ink(1.6)) + path("M-9-216Q0-232 9-216Z", "url(#au)", ink(1.6)) + line("M0-226V-246", INK, 2.6) + path("M1-246C10-250 18-242 30-246V-230C18-226 10-234 1-230Z", "#2f7a3f", ink(1.2))
    out += path(rect(-62, -112, 124, 112), "#fff8e7", ink(2)) + path("M-72-98L0-132L72-98Z", "#f6e6c0", ink(2)) + path(circle(0, -109, 7), "url(#au)", ink(1.4))
    for x in (-56, -34, -12, 4, 26, 48):
        out += path(rect(x, -94, 9, 84), "#fffdf6", ink(1.4)) + path(rect(x - 2.5, -97, 14, 5) + rect(x - 2.5, -13, 14, 5), "#f1dfb4", ink(1))
    out += path("M-10-8V-44a10 10 0 0 1 20 0V-8Z", "#6b4526", ink(1.4)) + path("M-78-8H78L86 0H-86ZM-86 0H86L96 9H-96Z", "#e3cfa0", ink(1.6))
    return out + path("M30-112H62V-8H30ZM110-70H150V0H110ZM24-190C36-180 44-160 44-138H30C32-160 30-178 24-190Z", INK, 'fill-opacity=".14"')


def victory() -> str:
    hz = 520
    defs = down_user("sky", "#5f93bb 0 #9cc3cf .4 #f4e3b4 .78 #fbd78f 1", 0, hz) + radial("glow", "#fffbe6 0:1 #fff0b4 .35:.75 #ffe08f .7:.3 #ffd880 1:0", "50%", "50%", "50%") + gold()
    b = path(rect(0, 0, W, hz), "url(#sky)")
    rays = "".join(pts(((640, 186), polar(640, 186, 980, a - 3), polar(640, 186, 980, a + 3))) for a in range(-180, 180, 15))
    b += path(rays, "#fff6cf", 'fill-opacity=".32"')
    for x, y, w, h in ((160, 190, 380, 50), (1140, 210, 420, 54), (330, 350, 360, 34), (990, 360, 380, 36), (60, 90, 220, 26), (1220, 80, 240, 26)):
        b += path(cloud(x, y, w, h), "#fffaf0", 'fill-opacity=".8"') + path(cloud(x + 14, y + 3, w * .7, h * .4), "#f1dcae", 'fill-opacity=".6"')
    b += '<circle cx="640" cy="186" r="230" fill="url(#glow)"/>' + path(star(640, 186, 172, 132, 24), "#ffdf83", ink(0) .replace('stroke-width="0"', 'stroke-width="2" stroke-opacity=".5"')) + '<circle cx="640" cy="186" r="130" fill="#fff3c4" stroke="#d9a53a" stroke-width="3"/>'
    b += path(hills([(-20, 430), (120, 380), (240, 420), (360, 396), (520, 450), (640, 440), (780, 452), (900, 410), (1010, 430)], hz), "#8fa9a0") + sugarloaf(1000, hz, .86, "#5f7a78", "#86a09a", "#c9c7a0", "#5f8a62")
    b += path(hills([(-20, 480), (150, 440), (300, 470), (460, 478), (820, 476), (960, 452), (1120, 478), (1300, 446)], hz + 10), "#6a9268")
    b += path(rect(0, hz - 2, W, 100), "#7f9c62")
    walls, roofs = ("#fdf3dc", "#f6d9a0", "#f3cdb4", "#e3ebe8", "#f0c98f"), ("#b5573a", "#a54a30", "#c76b45")
    local = random.Random(7)
    for y, h0, x0, x1 in ((560, 54, -10, 480), (560, 54, 800, 1290), (604, 66, -20, 430), (604, 66, 850, 1300)):
        x = x0
        while x < x1 - 20:
            w, h = local.randint(40, 62), h0 + local.randint(-12, 14)
            b += house(x, y, w, h, local.choice(walls), local.choice(roofs), 2, 1.4)
            x += w + 2
    b += at(196, 604, 1.2, church(CHURCH)) + at(1084, 604, 1.2, church(CHURCH | {"wall": "#fff3d8"})) + at(640, 600, 1.04, domed({"wall": "#f9dfa0", "roof": "#b5573a"}))
    # the avenue and its royal palms
    b += path("M-10 604H1290V720H-10Z", "#8aa565") + path("M520 610H760L1010 720H270Z", "#ecd9ac", ink(1.8)) + path("M610 612H670L720 720H560Z", "#fbf0d4", 'fill-opacity=".8"') + path("M-10 604H1290V614H-10Z", "#d9c494", ink(1.4))
    tones = ("#24502f", "#357044", "#5c9a4e", "#a8906a", "#dcc9a0")
    row = "".join(palm(640 + dx, y, height, 0, s, tones, 1.5) for dx, y, height, s in ((176, 626, 150, .4), (244, 660, 216, .56), (344, 712, 310, .78)))
    b += f'<g id="row">{row}</g><use href="#row" transform="translate(1280 0) scale(-1 1)"/>'
    for left, right in ((-20, 210), (1070, 1300)):
        b += path(foreground("", left, right, 734, 64, 11), "#3f7a48", ink(1.3))
    flags = ""
    for x in (60, 356, 900, 1196):
        flags += line(f"M{x} 604V520", "#6b4526", 4) + path(f"M{x + 2} 520C{x + 16} 512 {x + 26} 528 {x + 44} 520V552C{x + 26} 560 {x + 16} 544 {x + 2} 552Z", "#2f7a3f", ink(1.5)) + path(f"M{x + 23} 521L{x + 40} 536L{x + 23} 551L{x + 6} 536Z", "#f1cf4a", ink(1))
    b += flags + at(640, 184, 1.02, wreath(berries=False) + ribbon()) + at(640, 196, 1.34, crown())
    return svg(W, H, defs, b)


def flame(x: float, y: float, w: float, h: float, seed: int) -> str:
    local = random.Random(seed)
    out = ""
    for scale, tone in ((1, "#c23b1c"), (.76, "#ee7a24"), (.5, "#ffc24a"), (.26, "#fff0b0")):
        d, k = f"M{n(x - w / 2 * scale)} {n(y)}", 5
        for i in range(k):
            dx = w * scale / k
            lift = h * scale * (.5 + .5 * math.sin(math.pi * (i + .5) / k)) * local.uniform(.75, 1.15)
            d += f"c{n(-dx * .3)} {n(-lift * .5)} {n(dx * .5)} {n(-lift * .6)} {n(dx * .35)} {n(-lift)}c{n(dx * .9)} {n(lift * .5)} {n(dx * .2)} {n(lift * .6)} {n(dx * .65)} {n(lift)}"
        out += path(d + "Z", tone, ink(1.2) if scale == 1 else "")
    return out


def defeat() -> str:
    hz = 440
    defs = down_user("sky", "#241c33 0 #4a2f47 .3 #8a4448 .6 #d06a3e .85 #f2a04e 1", 0, hz) + down_user("sea", "#d9783e 0 #8a4a42 .15 #4a3140 .5 #261d2c 1", hz, H) + radial("glow", "#ffe0a0 0:1 #ff9a4a .35:.6 #ff7a3a 1:0", "50%", "50%", "50%")
    b = path(rect(0, 0, W, hz + 3), "url(#sky)") + path(rect(0, hz, W, H - hz), "url(#sea)")
    b += f'<ellipse cx="330" cy="{hz - 8}" rx="240" ry="130" fill="url(#glow)"/><path d="M278 {hz}a52 52 0 0 1 104 0Z" fill="#fff0bd"/>'
    for x, y, w, h, tone in ((220, 250, 460, 26, "#8a4a50"), (520, 320, 380, 20, "#d9774a"), (120, 350, 300, 16, "#f2a860"), (700, 190, 360, 22, "#5f3a50"), (330, 130, 420, 24, "#43304a")):
        b += path(streak(x, y, w, h), tone, 'fill-opacity=".7"')
    b += line("M930 60h.1M840 100h.1M1180 50h.1M620 40h.1M120 60h.1M420 70h.1M720 90h.1", "#f6e6c8", 3)
    b += path(hills([(-20, 428), (110, 410), (220, 430), (480, 432), (600, 412), (720, 424), (860, 390), (980, 402)], hz + 3), "#4f3244") + sugarloaf(560, hz + 4, .62, "#34222f", "#46303f", "#7c4648", "#33252f")
    b += path(ripples(0, 900, hz + 10, H - 60, 70), "#1f1826", 'fill-opacity=".5"') + path(ripples(0, 800, hz + 6, H - 60, 80, 330), "#ffca7a", 'fill-opacity=".75"') + path(ripples(0, 900, hz + 10, H - 60, 30), "#b8604a", 'fill-opacity=".5"')
    b += at(300, hz + 18, .36, ship(DUSK_SHIP, False)) + at(150, hz + 8, .2, ship(DUSK_SHIP, False)) + at(470, hz + 52, .66, ship(DUSK_SHIP, False)) + path("M400 494Q470 506 552 494Q520 514 470 514Q430 512 400 494Z", "#1f1826", 'fill-opacity=".5"')
    # smoke
    smoke = ((1010, 300, 74), (960, 236, 80), (1040, 220, 66), (900, 170, 86), (980, 150, 74), (820, 110, 84), (900, 90, 78), (720, 66, 76), (800, 40, 80), (620, 40, 60), (660, 6, 60), (1090, 260, 50))
    b += path("".join(circle(x + r * .07, y + r * .1, r) for x, y, r in smoke), "#8a4636") + path("".join(circle(x, y, r) for x, y, r in smoke), "#2b2030")
    for x, y, r in smoke:
        b += path(f"M{n(x - r * .62)} {n(y + r * .3)}A{n(r * .7)} {n(r * .7)} 0 1 1 {n(x + r * .5)} {n(y - r * .42)}A{n(r * .8)} {n(r * .8)} 0 0 0 {n(x - r * .62)} {n(y + r * .3)}Z", "#41303e")
    # shore and the mill
    b += path("M700 720C720 600 800 540 900 520C1040 496 1160 500 1300 480V720Z", "#2f2128", ink(2.2)) + path("M760 640C840 560 960 536 1080 532C1160 530 1240 520 1300 510V720H740Z", "#3f2c2a")
    b += flame(1130, 420, 250, 190, 3) + flame(980, 452, 150, 120, 4)
    mill = (path(rect(1196, 250, 34, 220), "#5a3430", ink(2.2)) + path(rect(1191, 240, 44, 14), "#7a4a40", ink(2)) + path("M1216 254H1230V470H1216Z", INK, 'fill-opacity=".3"') + line("M1196 300H1230M1196 350H1230M1196 400H1230", INK, 1.2, 'stroke-opacity=".5"')
            + path("M930 560V452H1250V560Z", "#8a5a48", ink(2.4)) + path("M910 456L960 396H1000L1010 420L1040 404L1060 396L1070 430L1110 400L1150 396H1230L1270 456Z", "#4a221c", ink(2.4)) + line("M960 398V372M1040 404L1050 376M1110 400L1104 366M1160 396V360", "#241510", 7)
            + "".join(path(f"M{x} 560V510a16 16 0 0 1 32 0V560Z", "#ffb43e", ink(2)) + path(f"M{x + 7} 560V528a9 9 0 0 1 18 0V560Z", "#fff0b0") for x in (960, 1080, 1140, 1200)) + path(rect(1008, 480, 22, 26) + rect(1046, 480, 22, 26), "#ffb43e", ink(2)))
    b += mill + flame(1020, 402, 90, 92, 5) + flame(1130, 404, 120, 130, 6) + flame(1213, 246, 40, 50, 7)
    wheel = path(circle(906, 552, 58), "none", f'stroke="{INK}" stroke-width="13"') + path(circle(906, 552, 58), "none", 'stroke="#6b4632" stroke-width="8"') + line("".join(f"M906 552L{n(polar(906, 552, 66, a)[0])} {n(polar(906, 552, 66, a)[1])}" for a in range(0, 360, 45)), INK, 9) + line("".join(f"M906 552L{n(polar(906, 552, 66, a)[0])} {n(polar(906, 552, 66, a)[1])}" for a in range(0, 360, 45)), "#6b4632", 4.5) + path(circle(906, 552, 11), "#8a5a48", ink(2))
    b += wheel
    # trampled cane, a fallen standard
    local = random.Random(9)
    stalks, leaves = "", ""
    for i in range(34):
        x, tilt = 760 + i * 16 + local.uniform(-6, 6), local.uniform(-40, 40)
        y, h = 650 + local.uniform(0, 50), local.uniform(40, 90)
        tx = x + math.sin(math.radians(tilt)) * h
        stalks += f"M{n(x)} {n(y)}L{n(tx)} {n(y - h)}"
        leaves += leaf(tx, y - h, local.uniform(-170, -10), 30, 9) + leaf(tx, y - h, local.uniform(-170, -10), 26, 8)
    b += line(stalks, "#1c1318", 7) + line(stalks, "#7a5a3a", 3.6) + path(leaves, "#4f4a32", ink(1)) + path("M700 720C800 676 1000 666 1300 650V720Z", "#1f161b")
    b += line("M800 700L892 596", INK, 9) + line("M800 700L892 596", "#7a5636", 5) + line("M892 596L930 606", INK, 8) + line("M892 596L930 606", "#7a5636", 4.4) + path("M892 600C880 626 856 622 842 650L872 666L868 684L896 678C900 656 922 650 926 610Z", "#2f5a3c", ink(2)) + path("M884 620L904 634L886 656L868 644Z", "#c9a53a", ink(1.3))
    b += "".join(path(circle(local.uniform(880, 1270), local.uniform(150, 420), local.uniform(1.2, 2.8)), "#ffc24a") for _ in range(46))
    return svg(W, H, defs, b)


def curtain() -> str:
    local = random.Random(1889)
    defs = gold() + down_user("low", f"{INK} 0:0 #160806 1:.62", 420, 700)
    b = path(rect(0, 0, W, H), "#5f0f14")
    # folds: each a dark valley, a body, a lit ridge, a highlight
    count, hem = 20, 668
    step = W / count
    layers: dict[str, str] = {"#3a070c": "", "#7a151b": "", "#981f24": "", "#b5333a": ""}
    for i in range(count):
        x, sway = i * step, local.uniform(-7, 7)
        layers["#3a070c"] += _fold(x, step, sway, hem, .72, 1.04)
        layers["#7a151b"] += _fold(x, step, sway, hem, .1, .6)
        layers["#981f24"] += _fold(x, step, sway, hem, .16, .44)
        layers["#b5333a"] += _fold(x, step, sway, hem, .22, .31)
    b += "".join(path(d, tone) for tone, d in layers.items())
    b += path(rect(0, 420, W, 300), "url(#low)")
    # hem with a gold braid and fringe
    wave = "".join(f"q{n(step * .3)} 9 {n(step * .5)} 5t{n(step * .5)} -5" for _ in range(count))
    b += path(f"M0 642{wave}V676H0Z", "#8f6418", ink(2)) + path(f"M0 646{wave}V664H0Z", "#e3b24a") + line(f"M0 655{wave}", "#fff0b8", 2.2)
    fringe, gleam = "", ""
    for i in range(160):
        x = i * 8
        y = 672 + 5 * math.sin((x % step) / step * math.pi)
        fringe += f"M{x} {n(y - 8)}h6.500l.800 {n(34 + local.uniform(-2, 2))}h-8Z"
        gleam += f"M{n(x + 2)} {n(y - 2)}v26"
    b += path(rect(0, 676, W, 44), "#1c0907") + path(fringe, "#c28a2a", 'stroke="#6b480f" stroke-width="1"') + line(gleam, "#ffe39a", 1.6)
    # valance: five swags with fringe, jabots between
    swags = 5
    w = W / swags
    for i in range(swags):
        x = i * w
        swag = f"M{n(x)} 0H{n(x + w)}V46C{n(x + w * .86)} 132 {n(x + w * .66)} 150 {n(x + w / 2)} 150C{n(x + w * .34)} 150 {n(x + w * .14)} 132 {n(x)} 46Z"
        rim = f"M{n(x)} 46C{n(x + w * .14)} 132 {n(x + w * .34)} 150 {n(x + w / 2)} 150C{n(x + w * .66)} 150 {n(x + w * .86)} 132 {n(x + w)} 46"
        tassels = "".join(f"M{n(px)} {n(py)}l-1.800 18h5.600l-1.800-18Z" for px, py in (_bezier(x, w, t / 34) for t in range(1, 34)))
        b += path(f"M{n(x)} 30C{n(x + w * .14)} 152 {n(x + w * .34)} 178 {n(x + w / 2)} 178C{n(x + w * .66)} 178 {n(x + w * .86)} 152 {n(x + w)} 30Z", "#160806", 'fill-opacity=".5"')
        b += path(tassels, "#d9a53a", 'stroke="#6b480f" stroke-width=".800"') + path(swag, "#86181e", ink(2))
        for k, tone in ((.84, "#a3262c"), (.66, "#741318"), (.5, "#a3262c"), (.34, "#6a1116")):
            b += path(f"M{n(x + 6)} 0C{n(x + w * .16)} {n(124 * k)} {n(x + w * .36)} {n(146 * k)} {n(x + w / 2)} {n(146 * k)}C{n(x + w * .64)} {n(146 * k)} {n(x + w * .84)} {n(124 * k)} {n(x + w - 6)} 0C{n(x + w * .84)} {n(98 * k)} {n(x + w * .64)} {n(118 * k)} {n(x + w / 2)} {n(118 * k)}C{n(x + w * .36)} {n(118 * k)} {n(x + w * .16)} {n(98 * k)} {n(x + 6)} 0Z", tone)
        b += line(rim, INK, 12) + line(rim, "#c28a2a", 8) + line(rim, "#ffe39a", 2)
    for i in range(swags + 1):
        x = i * w
        b += path(f"M{n(x - 34)} 0H{n(x + 34)}L{n(x + 26)} 150L{n(x + 12)} 196L{n(x)} 214L{n(x - 12)} 196L{n(x - 26)} 150Z", "#7a151b", ink(2)) + path(f"M{n(x - 24)} 0H{n(x - 8)}L{n(x - 6)} 186L{n(x - 14)} 172ZM{n(x + 6)} 0H{n(x + 16)}L{n(x + 9)} 180L{n(x + 5)} 188Z", "#a3262c") + line(f"M{n(x - 26)} 150L{n(x - 12)} 196L{n(x)} 214L{n(x + 12)} 196L{n(x + 26)} 150", "#e3b24a", 5)
        b += path(circle(x, 226, 9), "url(#au)", ink(1.8)) + path(f"M{n(x - 7)} 234H{n(x + 7)}L{n(x + 11)} 272H{n(x - 11)}Z", "#d9a53a", ink(1.8)) + line(f"M{n(x - 4)} 238L{n(x - 6)} 268M{n(x)} 238V268M{n(x + 4)} 238L{n(x + 6)} 268", "#8f6418", 1.6)
    b += path(rect(-4, -6, W + 8, 26), "#8f6418", ink(2)) + path(rect(-4, -4, W + 8, 15), "#e3b24a") + path(rect(-4, -2, W + 8, 4), "#fff0b8")
    return svg(W, H, keep_used(defs, b), b)


def _fold(x: float, step: float, sway: float, hem: float, a: float, z: float) -> str:
    """One stripe of a fold of the curtain, from a to z of its width."""
    return f"M{n(x + step * a)} 0C{n(x + step * a + sway)} 240 {n(x + step * a - sway)} 470 {n(x + step * a + sway * .6)} {hem}H{n(x + step * z + sway * .6)}C{n(x + step * z - sway)} 470 {n(x + step * z + sway)} 240 {n(x + step * z)} 0Z"


def _bezier(x: float, w: float, t: float) -> tuple[float, float]:
    """A point on the lower rim of a swag (two cubic halves)."""
    p = ((x, 46), (x + w * .14, 132), (x + w * .34, 150), (x + w / 2, 150)) if t < .5 else ((x + w / 2, 150), (x + w * .66, 150), (x + w * .86, 132), (x + w, 46))
    u = (t * 2) % 1
    k = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3)
    return sum(a * q[0] for a, q in zip(k, p, strict=True)), sum(a * q[1] for a, q in zip(k, p, strict=True))


SCREENS = {"title": title, "menu": menu, "victory": victory, "defeat": defeat, "curtain": curtain}

if __name__ == "__main__":
    for name in sys.argv[1:] or SCREENS:
        rng.seed(1822)
        save(f"screens/{name}", SCREENS[name]())
