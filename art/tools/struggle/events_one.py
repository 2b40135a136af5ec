"""Draws and writes the Event pictures of Imperial Struggle: the Succession era and half of the Empire era. Run: python
-m art.tools.struggle.events_one"""

from __future__ import annotations

from art.tools.kit import INK, IVORY, circle, ink, leaf, line, path, polar, rect, star
from art.tools.struggle import emblems as e
from art.tools.struggle.stage import (
    bare_tree,
    candle,
    cannon,
    castle,
    chandelier,
    cloud,
    crate,
    crowd,
    dome,
    finish,
    fire,
    flag,
    frigate,
    g,
    ground,
    hills,
    horse,
    house,
    junk,
    line_of_foot,
    moon,
    oak,
    palm,
    paper,
    peaks,
    person,
    pillar,
    pine,
    put,
    rider,
    room,
    sea,
    shade,
    smoke,
    stars,
    sun,
    table,
    torch,
    window,
)


def gopuram(x: float, y: float, s: float) -> str:
    out = ""
    for i in range(6):
        w, y0 = 66 - i * 9, -30 - i * 26
        out += path(f"M{-w} {y0 + 26}L{-w + 5} {y0}H{w - 5}L{w} {y0 + 26}Z", ("#d99a6c", "#c98545")[i % 2], ink(2)) + path("".join(circle(a, y0 + 14, 5) for a in range(-w + 12, w - 8, 14)), "#8a4a2c") + path(f"M{w * .4} {y0 + 26}L{w * .4} {y0}H{w - 5}L{w} {y0 + 26}Z", INK, 'fill-opacity=".18"')
    return put(x, y, s, path(rect(-72, -30, 144, 30), "#e9c79a", ink(2.2)) + path("M-14 0V-18A14 14 0 0 1 14-18V0Z", "#3a2418") + out + path("M-22-160C-22-184 22-184 22-160Z", "url(#au)", ink(2)) + line("M-12-176V-190M0-178V-198M12-176V-190", "#d9a53a", 3))


def war_elephant(x: float, y: float, s: float) -> str:
    body = path("M-58-70C-40-92 20-94 40-78C54-92 84-88 88-62C92-40 88-20 94 0C98 12 112 10 114 2C120 22 92 30 82 10C76-6 76-26 68-34C62-28 56-26 50-28V8H28V-20H-16V8H-40V-20C-56-30-66-50-58-70Z", "#8d949b", ink(2.8)) + path("M48-76C66-84 70-60 62-44C50-42 42-56 48-76Z", "#747b82", ink(2.2)) + path(circle(78, -66, 3), INK) + path("M82-40C92-34 100-34 108-42C104-26 90-24 82-32Z", IVORY, ink(1.8)) + path("M-58-70L-68-40L-62-38Z", "#747b82", ink(1.6))
    howdah = path("M-44-84H28L32-40H-46Z", "#8C1C13", ink(2.4)) + line("M-42-48H30M-43-60H30", "#f1cf74", 2.6) + path("M-38-104H22L26-82H-42Z", "url(#au)", ink(2.2)) + line("M-34-104V-146M18-104V-146", INK, 3) + path("M-46-144C-20-166 8-166 30-144L-8-152Z", "#c98a2b", ink(2.2)) + put(-8, -100, .5, person(0, 0, 100, "#1C653E", "turban", "point", skin="#9a6540"))
    return shade(x, y + 8 * s, 90 * s) + put(x, y, s, body + howdah)


def thistle(x: float, y: float, s: float) -> str:
    return put(x, y, s, line("M0 60V0", "#4f8a52", 7) + path(leaf(0, 50, -150, 46, 16) + leaf(0, 50, -30, 46, 16), "#5f9a5a", ink(2)) + path("M-22-8L-30-48L-16-34L-10-56L0-36L10-56L16-34L30-48L22-8Z", "#9a5ab0", ink(2.4)) + path(circle(0, 4, 22), "#5f9a5a", ink(2.4)) + line("M-14-6L10 18M-4-14L18 8M14-6L-10 18M4-14L-18 8", INK, 1.8))


def mosquito(x: float, y: float, s: float) -> str:
    return put(x, y, s, path(leaf(0, 0, -150, 86, 24) + leaf(4, 0, -110, 84, 24), "#dfe6df", f'fill-opacity=".7" stroke="{INK}" stroke-width="2"') + path("M-4-4C20-8 64 20 80 52C52 44 12 22-8 10Z", "#4a3626", ink(2.6)) + line("M14 8L26 18M30 14L22 28M46 24L36 38M60 36L50 46", "#c9a26a", 3) + path(circle(-10, 2, 15), "#5b3617", ink(2.4)) + path(circle(-28, 12, 9), "#3a2418", ink(2)) + line("M-34 18L-58 42M-30 4L-48-4M-32 8L-52 6", INK, 3) + line("M-6 12L-22 42L-30 74M0 14L0 50L-10 84M8 14L26 48L24 88M12 10L46 34L62 78", INK, 3.2))


def longhouse(x: float, y: float, s: float) -> str:
    return shade(x, y, 90 * s) + put(x, y, s, path("M-90 0V-34C-90-80 90-80 90-34V0Z", "#a8713f", ink(2.6)) + line("M-90-24H90M-86-44H86M-60-2V-58M-28-2V-66M60-2V-58M28-2V-66", "#6b4526", 2.4) + path("M-14 0V-28A14 14 0 0 1 14-28V0Z", "#2f2018", ink(2)))


def scene_carnatic() -> None:
    finish("struggle/events/carnatic_war", ("#f6a45e", "#fbd08a", "#fff0c4"), sun(96, 150, 40, "#fff3c0", True) + hills(240, 16, "#c48f6a", "#a8704c", 4) + gopuram(370, 292, 1.25) + palm(70, 296, 110) + palm(470, 306, 90, -14) + ground(288, "#d9ad6c", "#8f6a36") + line_of_foot(16, 326, 5, 46, "#1F4E9C") + line_of_foot(420, 330, 5, 46, "#D0483A", -1) + war_elephant(220, 370, 1.28))


def scene_union() -> None:
    finish("struggle/events/acts_of_union", ("#7fb4dc", "#cfe4ec", "#f4ecd2"), cloud(110, 60, 1.2) + cloud(400, 44, .9) + peaks([(70, 150, 110)], "#7f8f80", "#5f7060") + castle(70, 196, .6) + hills(290, 10, "#8fae7a", "#5a7a52", 5) + house(360, 296, 130, 74, "#e9dcc0", "#6f7a80", 3) + path("M404 222V150L414 128L424 150V222Z", "#e0d2b0", ink(2)) + ground(300, "#b5c98c", "#5f7f4a") + path("M100 356H404L420 398H84Z", "#fbf3df", ink(2.6)) + line("M130 368H260M126 380H270", "#8a6f48", 3) + put(350, 376, .42, e.seal()) + thistle(214, 228, 1.75) + put(292, 214, .98, line("M0 118V20", "#4f8a52", 9) + path(leaf(0, 90, -150, 50, 22) + leaf(0, 90, -30, 50, 22), "#5f9a5a", ink(2.4)) + put(0, 0, 1.05, e.tudor_rose("#D0483A"))) + path("M186 312C220 336 288 336 322 312L314 334C280 350 228 350 194 334Z", "#1F4E9C", ink(2.4)) + line("M212 320V342M252 328V348M292 322V344", IVORY, 4))


def scene_tropical() -> None:
    finish("struggle/events/tropical_diseases", ("#0f2a33", "#1f4a48", "#3f6f55"), stars(3, 150) + moon(330, 120, 78) + hills(232, 14, "#1a3a38", "#0f2624", 6) + sea(250, "#2f6a66", "#123634", "#bfe0c0") + frigate(110, 266, .5, "#b9b79a", "#8f7a3a", "#e0c43a", "#2f2418") + palm(470, 330, 190, -18, "#1f4a38") + palm(30, 340, 170, 12, "#1f4a38") + path("M-4 330C80 312 200 346 504 316V404H-4Z", "#122a22", ink(2)) + "".join(path(leaf(x, 400, a, 92, 17), "#2a5a40", ink(1.6)) for x in range(10, 500, 46) for a in (-115, -88, -62)) + mosquito(310, 140, 1.7))


def scene_bubble() -> None:
    street = house(-10, 300, 110, 150, "#d99a8a", "#6f4a4a", 4) + house(104, 300, 80, 120, "#e9cfa8", "#7a5240", 3) + house(330, 300, 84, 126, "#cfd8c0", "#5f6a70", 3) + house(416, 300, 100, 160, "#d9b48a", "#7a4a4a", 4)
    bubble = path(circle(254, 140, 104), "#fff", 'fill-opacity=".22"') + path(circle(254, 140, 104), "none", f'stroke="{INK}" stroke-width="2.600"') + path(circle(254, 140, 99), "none", 'stroke="#f3a8d0" stroke-width="4" stroke-opacity=".8"') + path(circle(254, 140, 93), "none", 'stroke="#9ad8e4" stroke-width="4" stroke-opacity=".7"') + line("M178 104C190 74 214 58 236 54", "#fff", 8, 'stroke-opacity=".9"') + line("M172 128L174 120", "#fff", 8)
    finish("struggle/events/south_sea_speculation", ("#c98ab8", "#f3bfae", "#fde6c4"), cloud(80, 60, 1, "#fde3e0") + cloud(430, 90, 1.1, "#fde3e0") + street + ground(300, "#d6bd94", "#8f7448") + bubble + frigate(250, 196, .78, "#fff6de", "#d9a53a", "#D0483A") + "".join(paper(x, y, .42, t) for x, y, t in ((90, 200, -20), (410, 190, 24), (150, 250, 12), (370, 250, -14))) + crowd(20, 490, 376, 92, 8, poses=("up", "both", "up", "down"), step=.5))


def scene_jenkins() -> None:
    jar = path("M-50-150H50V-138H-50ZM-44-138H44V-120C70-104 72-30 66 0H-66C-72-30-70-104-44-120Z", "#dfeeea", 'fill-opacity=".75" stroke="#2A1E14" stroke-width="3" stroke-linejoin="round"') + path("M-66-66H66C70-40 68-14 64-4H-64C-68-14-70-40-66-66Z", "#e6c878", 'fill-opacity=".75"') + path("M-4-84C22-92 38-68 30-48C24-34 12-32 8-16C4-2-14-2-16-16C-18-30-26-44-24-62C-22-76-14-82-4-84Z", "#e3a98a", ink(2.6)) + line("M-8-66C8-76 20-64 14-50C8-40-2-42-4-30", "#8f5a40", 3) + line("M-50-112C-60-80-58-40-54-16", "#fff", 6, 'stroke-opacity=".8"') + path(rect(-54, -164, 108, 18, 5), "#8a5a32", ink(2.6))
    finish("struggle/events/war_of_jenkins_ear", ("#2f2a3a", "#3f3646", "#5a4640"), room(("#4a3a3a", "#5f4a40"), ("#6b4a30", "#3a2618"), 300) + window(60, 40, 130, 210, ("#8fc0d8", "#dfe9dc"), path(rect(60, 180, 130, 70), "#5f9ab0") + frigate(124, 200, .5)) + window(330, 40, 130, 210, ("#8fc0d8", "#dfe9dc"), path(rect(330, 180, 130, 70), "#5f9ab0") + frigate(396, 204, .46, banner="#d9a53a", flip=-1)) + person(58, 330, 170, "#4a5a68", "wig", "point") + person(452, 330, 172, "#6b3a2c", "wig", "up", flip=-1) + table(110, 400, 316, "#8C1C13", 90) + put(254, 322, 1.28, jar) + candle(150, 318, 1.1) + paper(362, 314, .6, 60))


def scene_native() -> None:
    belt = path("M150 246C200 284 300 284 352 246L360 272C306 312 196 312 142 272Z", "#5a3a78", ink(2.6)) + "".join(path(f"M{x} {y}l12 3-2 22-12-3Z", IVORY, ink(1)) for x, y in ((188, 264), (222, 274), (274, 274), (306, 266)))
    finish("struggle/events/native_american_alliances", ("#2f3f6a", "#c9706a", "#f6bd7a"), stars(5, 90, 26) + hills(210, 20, "#5f5a7a", "#3f3f58", 8) + "".join(pine(x, 280 + (x * 7) % 14, 90 + (x * 13) % 50, "#24463a") for x in range(0, 510, 38)) + longhouse(120, 288, .95) + longhouse(390, 284, .85) + ground(284, "#8a7a4a", "#4a4a2a") + person(116, 372, 196, "#a8713f", "feather", "hold", "#c98a5a", "#a86a42", trim="#c4302a", hair="#1f1712") + person(392, 372, 192, "#1F4E9C", "tricorne", "hold", flip=-1) + belt + fire(254, 376, .8))


def scene_austro() -> None:
    board = "".join(path(f"M{252 + (i - 4) * 30} 270H{252 + (i - 3) * 30}L{252 + (i - 3) * 84} 404H{252 + (i - 4) * 84}Z", ("#e9d6aa", "#6b4a30")[i % 2]) for i in range(8)) + "".join(path(f"M0 {y}H504V{y + 26 + k * 12}H0Z", INK, 'fill-opacity=".18"') for k, y in ((0, 292), (1, 346)))
    king = path("M-46 0C-46-14-34-16-32-24L-20-110H20L32-24C34-16 46-14 46 0ZM-26-110H26V-122H-26ZM-24-122C-40-150-30-164-12-158C-8-172 8-172 12-158C30-164 40-150 24-122Z", "#000", ink(3)) + path("M-5-164V-178H-14V-187H-5V-198H5V-187H14V-178H5V-164Z", "url(#au)", ink(2.2))
    finish("struggle/events/austro_spanish_rivalry", ("#3f4a5f", "#7f8a94", "#d9c9a0"), cloud(120, 60, 1.6, "#5a6474") + cloud(380, 50, 1.8, "#4f5868") + line("M262 30L244 84L264 88L240 146L262 150L250 190", "#fff3b8", 5) + peaks([(90, 180, 130), (250, 210, 110), (420, 170, 140)], "#6f7a88", "#4a5462", "#e9eef0") + path(rect(0, 268, 504, 136), "#c9b084") + board + shade(150, 366, 60, 12) + shade(356, 366, 60, 12) + put(150, 366, 1.28, king.replace('"#000"', '"#2f2b30"') + put(0, -58, .5, path(star(0, 0, 30, 13), "url(#au)", ink(2)))) + put(356, 366, 1.28, king.replace('"#000"', '"#C98A2B"') + put(0, -58, .5, e.castle())) + put(252, 320, .5, king.replace('"#000"', '"#e9e2d2"')))


def scene_tax() -> None:
    finish("struggle/events/tax_reform", ("#4a5a4a", "#5f6f58", "#7f8a68"), room(("#6f8468", "#8a9a78"), ("#a8804c", "#5f4426"), 290, "#5f4426") + window(192, 30, 120, 190, ("#f6e6b4", "#fbf3df"), path("M192 190L240 170L312 196V220H192Z", "#8fae7a")) + path(rect(30, 60, 110, 180), "#5b3a20", ink(2.4)) + "".join(path(rect(36 + c * 26, 66 + r * 44, 20, 36), col, ink(1.2)) for r in range(4) for c, col in enumerate(("#8C1C13", "#1C653E", "#c98a2b", "#4a5a78"))) + person(330, 350, 210, "#3f5a4a", "wig", "hold", flip=-1) + person(446, 356, 190, "#a8713f", "none", "hold", flip=-1, trim="#d9c9a0") + table(60, 400, 300, "#1C653E", 100) + put(150, 246, 1.5, path(rect(-3, -56, 6, 86), "url(#au)", ink(2)) + line("M-52-40H52M-52-40L-68-4M-52-40L-36-4M52-40L36-4M52-40L68-4", "#8f6418", 3.6) + path("M-72-4H-32C-36 12-68 12-72-4ZM32-4H72C68 12 36 12 32-4ZM-22 30H22V38H-22Z", "url(#au)", ink(2)) + e.coin(-52, -8, 13) + e.coin(-52, -14, 13)) + paper(244, 298, .7, 70) + "".join(e.coin(x, y, 17) for x, y in ((300, 312), (300, 304), (300, 296), (336, 314), (336, 306), (368, 316))))


def scene_northern() -> None:
    aurora = "".join(path(f"M{x} 20C{x + 30} 70 {x - 20} 110 {x + 20} 170L{x + 60} 160C{x + 20} 110 {x + 70} 70 {x + 40} 10Z", c, 'fill-opacity=".3"') for x, c in ((40, "#7fe0b0"), (120, "#9af0c8"), (220, "#7fe0c8"), (330, "#a8c8f0"), (410, "#7fe0b0")))
    finish("struggle/events/great_northern_war", ("#0f1f3f", "#2f5a78", "#b5d4dc"), stars(9, 170) + aurora + hills(220, 14, "#8fa8bc", "#c9d8e0", 9) + castle(390, 236, .95, "#8d929a") + "".join(pine(x, 262, 66, "#2f4f52") for x in (20, 58, 96, 220, 252, 480)) + hills(268, 8, "#eaf1f4", "#a8bcc8", 11) + line_of_foot(24, 318, 10, 66, "#2f5fa8") + horse(330, 356, 1.25, "#e9e2d8", rider("#2f5fa8", "tricorne", "point"), cloth="#d9a53a") + flag(150, 366, 190, "#2f5fa8", path("M18-2h9v36h-9ZM0 12h70v9H0Z", "#f1cf74"), 76) + person(150, 366, 104, "#2f5fa8", "tricorne", "hold") + "".join(path(circle((i * 83) % 504, (i * 57) % 400, 1.6 + i % 3 * .6), "#fff") for i in range(60)))


def scene_vatican() -> None:
    colon = "".join(pillar(x, 206, 280, 11, "#e6d6b4") for x in (10, 34, 58, 82, 422, 446, 470, 494))
    finish("struggle/events/vatican_politics", ("#7a4a78", "#e08a6a", "#fbd79a"), sun(252, 150, 54, "#ffe9a8", True) + dome(252, 282, 1.24, "#f0dfc0", "#9a8a98") + colon + path(rect(-4, 192, 108, 16) + rect(400, 192, 108, 16), "#e9dcc0", ink(2)) + smoke(330, 112, .8, "#fff", 4) + ground(282, "#e0c79a", "#9a7a54") + path("M252 282L130 404H374Z", "#f0dfb8", 'fill-opacity=".6"') + "".join(person(x, y, h, c, "cap" if c == "#a3231a" else "none", "pray" if k else "hold", dress=True, flip=k or -1, trim="#e9dcc0") for x, y, h, c, k in ((110, 352, 110, "#a3231a", 1), (160, 372, 126, "#a3231a", 0), (390, 356, 112, "#a3231a", 0), (340, 378, 130, "#5a3a6a", 1))) + put(252, 330, 1, line("M0 60V-70", "#8a5a32", 6) + path("M-66-60C-50-108 50-108 66-60C44-70 22-70 0-60C-22-70-44-70-66-60Z", "#c4302a", ink(2.6)) + path("M-22-65C-18-100 18-100 22-65C8-70-8-70-22-65Z", "#f1cf74", ink(2)) + path(circle(0, -98, 6), "url(#au)", ink(2))))


def scene_calico() -> None:
    cloths = ""
    for i, (base, dot) in enumerate((("#f4ead2", "#c4302a"), ("#c4302a", "#f6d071"), ("#2f5fa8", "#f4ead2"), ("#f0c45c", "#1C653E"), ("#7a3a6a", "#f3bfae"))):
        x = 34 + i * 90
        cloths += path(f"M{x} 96C{x + 26} 104 {x + 54} 104 {x + 78} 96L{x + 84} 262C{x + 60} 276 {x + 50} 256 {x + 32} 270C{x + 20} 276 {x + 8} 264 {x - 4} 268Z", base, ink(2.4)) + "".join(path("".join(circle(*polar(x + 18 + c * 28, 130 + r * 34, 6, 72 * k), 4) for k in range(5)), dot) + path(circle(x + 18 + c * 28, 130 + r * 34, 3), "url(#au)") for r in range(4) for c in range(2 + (r % 2 == 0) * 0)) + path(f"M{x + 52} 102C{x + 62} 102 {x + 70} 100 {x + 78} 96L{x + 84} 262C{x + 74} 268 {x + 66} 266 {x + 58} 264Z", INK, 'fill-opacity=".13"')
    finish("struggle/events/calico_acts", ("#8fc8e4", "#d4ecec", "#f3f0cf"), sun(440, 48, 26) + cloud(120, 48, 1) + hills(240, 12, "#a5c98a", "#6f9a5a", 12) + house(20, 262, 70, 46, "#e9dcc0", "#a3563a") + oak(470, 276, 110) + ground(268, "#b5d48a", "#5f8a48") + line("M10 92C160 112 340 112 496 92", INK, 5) + line("M14 92V330M490 92V330", "#8a5a32", 8) + cloths + person(196, 382, 150, "#6b7a8a", "scarf", "both", dress=True) + person(330, 388, 150, "#8C1C13", "tricorne", "point", flip=-1) + paper(382, 288, .5, 10))


def scene_overruns() -> None:
    ribs = path("M90 246H420C412 316 380 338 340 340H168C128 336 98 306 90 246Z", "#b98a52", ink(3)) + "".join(line(f"M{x} 338C{x - 16} 300 {x - 18} 230 {x - 8} 170", INK, 9) + line(f"M{x} 338C{x - 16} 300 {x - 18} 230 {x - 8} 170", "#d9ad6c", 5.5) for x in range(140, 400, 34)) + line("M96 262C180 280 330 280 414 262M108 290C190 304 320 304 400 290", "#6b4526", 4)
    finish("struggle/events/military_spending_overruns", ("#f0c9a0", "#f6e3bc", "#dfe9dc"), sun(70, 110, 30) + sea(206, "#9cc4c8", "#6f9aa4") + house(400, 250, 100, 66, "#c9a27a", "#6f5040") + line("M446 250V60L330 100", "#6b4526", 8) + line("M330 100V150", INK, 2.4) + ground(322, "#c9b084", "#7f6038") + ribs + line("M70 350L100 300M430 350L404 300M150 362L166 330M350 362L338 330", "#6b4526", 8) + person(120, 372, 96, "#7A4A22", "cap", "up") + person(392, 374, 96, "#4a5a68", "none", "point", flip=-1) + cannon(430, 388, .8, -1) + put(230, 388, 1, "".join(paper(x, y, .66, t) for x, y, t in ((-30, 0, -10), (24, 0, 12), (-4, -18, 2), (-18, -40, -6), (12, -62, 8), (-6, -84, -4)))) + "".join(e.coin(x, 392, 14) for x in (176, 290, 308)))


def scene_alberoni() -> None:
    globe = path(circle(0, 0, 60), g("#7fb4c8", "#3f6f8a"), ink(3)) + path("M-30-34C-10-50 14-44 20-30C26-14 8-8 2 4C-6 18-24 10-32-4C-44-16-42-28-30-34ZM22 10C36 6 46 14 40 28C32 42 18 40 14 28Z", "#d9c084", ink(2)) + line("M-60 0C-30 16 30 16 60 0M0-60C-20-30-20 30 0 60", INK, 1.2) + path("M0-72A72 72 0 0 1 0 72", "none", 'stroke="#8f6418" stroke-width="7"') + path("M-8 72H8L14 108H32V118H-32V108H-14Z", "url(#wd)", ink(2.4))
    finish("struggle/events/alberonis_ambition", ("#3f3a78", "#d9788a", "#fbc98a"), sun(380, 190, 44, "#ffe3a0") + sea(206, "#c98a94", "#5a4a78", "#ffe3b8") + "".join(frigate(x, y, s, "#f6d4b4", "#8a5a32", "#d9a53a", "#4a3040") for x, y, s in ((250, 228, .34), (330, 244, .46), (440, 262, .56))) + path(rect(-4, 292, 512, 112), g("#d9bd9a", "#8f7058")) + "".join(path(f"M{x} 292C{x - 10} 272 {x + 22} 262 {x + 12} 244H{x + 24}C{x + 14} 262 {x + 46} 272 {x + 36} 292Z", "#efdfc4", ink(1.8)) for x in range(-10, 510, 50)) + path(rect(-4, 234, 512, 13) + rect(-4, 290, 512, 14), "#f4e6cc", ink(2)) + pillar(40, 30, 380, 46, "#e6cfb0") + path("M-4-4H504V34H-4Z", "#7a2f3a", ink(2.4)) + path("M504 0H404C440 60 470 140 504 170Z", "#8C1C13", ink(2.6)) + person(180, 388, 240, "#a3231a", "red", "point", dress=True, trim="#f4ead2") + put(330, 288, .86, globe))


def scene_ireland() -> None:
    cottage = path("M-100 0V-60L-90-62L-70-54V0ZM-30 0V-66L0-96L34-60L60-64L96-44V0Z", "#b9b4a4", ink(2.6)) + path("M-30-66L0-96L34-60L26-58L0-84L-20-62Z", "#7a6a4a", ink(2)) + path("M6 0V-36H28V0Z", "#3a342c", ink(2)) + line("M-60-54L-36-86M44-62L60-88", "#6b5a44", 6)
    finish("struggle/events/famine_in_ireland", ("#6f7a7a", "#a8aea4", "#c9c7b4"), cloud(120, 60, 2, "#8a9290") + cloud(390, 50, 2.2, "#7f8786") + hills(230, 22, "#7f8a7a", "#66705f", 14) + hills(272, 10, "#8a8a64", "#5f5f44", 15) + put(350, 300, 1.15, cottage) + bare_tree(60, 310, 170) + ground(316, "#7f7a54", "#4a452f") + "".join(line(f"M{x} {334 + (x * 3) % 40}l-5-14M{x} {334 + (x * 3) % 40}l5-12", "#5a4a2a", 2.4) for x in range(8, 500, 27)) + person(178, 376, 168, "#5f6670", "scarf", "hold", dress=True, trim="#a8a490") + person(122, 376, 108, "#7a6a54", "none", "down", dress=True, trim="#a8a490") + put(300, 372, 1.1, path("M-34-30H34C34 0 22 14 0 14C-22 14-34 0-34-30Z", "#3a3430", ink(2.6)) + f'<ellipse cx="0" cy="-30" rx="34" ry="8" fill="#1f1a16" {ink(2.4)}/>' + line("M-40-30C-40-64 40-64 40-30", INK, 3)))


def scene_interest() -> None:
    chest = path("M-120-80H120V40H-120Z", g("#8a5a32", "#4a2d18"), ink(3)) + path("M-120-80C-120-130 120-130 120-80Z", g("#a8713f", "#6b4526"), ink(3)) + "".join(path(rect(x, -116 + abs(x + 8) * .06, 16, 156), "#5a6068", ink(2)) for x in (-90, -8, 74)) + path(rect(-24, -70, 48, 48, 6), "url(#au)", ink(2.6)) + path("M-6-54a7 7 0 1 1 12 0L4-34H-4Z", INK)
    glass = path("M-40-80H40V-66C40-30 12-20 12 0C12 20 40 30 40 66V80H-40V66C-40 30-12 20-12 0C-12-20-40-30-40-66Z", "#dbe8e6", 'fill-opacity=".85" stroke="#2A1E14" stroke-width="3"') + path("M-28-40H28C20-20 6-14 0 0C-6-14-20-20-28-40ZM-34 74C-26 46-8 40 0 24C8 40 26 46 34 74Z", "#e0ae4c") + path(rect(-50, -92, 100, 14, 4) + rect(-50, 78, 100, 14, 4), "url(#wd)", ink(2.6))
    finish("struggle/events/interest_payments", ("#1f1a24", "#3a2c30", "#4a3428"), room(("#2f2a34", "#4a3a38"), ("#5f4430", "#2f2014"), 280, "#2f2014") + window(40, 40, 84, 130, ("#2a3a5f", "#4a5a80"), path(circle(94, 80, 14), "#f3efdc")) + put(310, 336, 1.18, chest) + put(118, 268, 1.12, glass) + candle(410, 200, 1.3) + "".join(e.coin(180 + i * 21, 376 - (i % 3) * 4, 15) for i in range(13)) + "".join(path(f'M{x} {y}a9 13 0 1 0 .1 0Z', "none", 'stroke="#8d949b" stroke-width="5"') for x, y in ((200, 300), (200, 318), (202, 336), (206, 352))))


def scene_unrest() -> None:
    chain = "".join(f'<ellipse cx="{x}" cy="{y}" rx="11" ry="7" fill="none" stroke="{INK}" stroke-width="8" transform="rotate({a} {x} {y})"/><ellipse cx="{x}" cy="{y}" rx="11" ry="7" fill="none" stroke="#b9c0c6" stroke-width="4" transform="rotate({a} {x} {y})"/>' for x, y, a in ((184, 122, 70), (178, 140, 110), (184, 158, 70), (324, 122, 110), (330, 140, 70), (324, 158, 110)))
    chain += "".join(path(rect(x - 13, 96, 26, 15, 4), "#8d949b", ink(2.4)) for x in (186, 322))
    cane = "".join(line(f"M{x} 330V{230 - (x * 7) % 40}", "#2f3a1f", 5) + path(leaf(x, 240 - (x * 7) % 40, -130, 40, 8) + leaf(x, 240 - (x * 7) % 40, -50, 40, 8), "#3a4a24", ink(1)) for x in range(4, 504, 20))
    finish("struggle/events/caribbean_slave_unrest", ("#1a1430", "#6b2430", "#f0803a"), stars(12, 110) + hills(210, 26, "#3a1f34", "#24142a", 16) + smoke(90, 200, 1.4, "#4a2c34", 5) + smoke(400, 200, 1.5, "#4a2c34", 6) + "".join(fire(x, 300, 1.1) for x in (60, 140, 370, 460)) + cane + ground(326, "#4a2a1c", "#1f120c") + "".join(torch(x, y) for x, y in ((24, 320), (112, 316), (404, 318), (484, 318))) + path(circle(254, 160, 96), "#ffb347", 'fill-opacity=".22"') + person(254, 344, 262, "#d9c9a0", "scarf", "both", "#5f4a3a", "#5f3a26", trim="#c4502a") + chain + crowd(10, 500, 392, 104, 17, ("#c9b084", "#8a6a4a", "#b5885a", "#d9c9a0"), ("scarf", "none", "none"), ("up", "both", "up"), .5, "#5f3a26"))


def scene_pacte() -> None:
    finish("struggle/events/pacte_de_famille", ("#5a4a6a", "#8a6a78", "#c9a08a"), room(("#8a4a52", "#b5787a"), ("#d9bd8a", "#7f5a38"), 300, "#d9a53a") + "".join(pillar(x, 20, 296, 30, "#efe0cc") for x in (30, 474)) + path("M80 20H210V210C180 190 160 220 140 206C118 220 100 196 80 212Z", "#1F4E9C", ink(2.6)) + put(145, 106, .9, e.lily("#f1cf74")) + path("M294 20H424V212C404 196 384 220 362 206C340 220 320 190 294 210Z", "#C98A2B", ink(2.6)) + put(359, 106, .9, e.castle()) + chandelier(252, 120, .75) + person(120, 372, 214, "#1F4E9C", "wig", "hold", trim="#f1cf74") + person(386, 372, 212, "#7a2f2a", "wig", "hold", flip=-1, trim="#f1cf74") + table(176, 330, 316, "#5a2f5a", 90) + put(252, 292, 1, paper(0, 10, 1.05, 0, False) + put(-14, 28, .26, e.seal()) + put(16, 28, .26, e.seal())) + put(206, 290, .42, e.crown()) + put(298, 290, .42, e.crown()))


def scene_byng() -> None:
    deck = path("M-4 284H508V404H-4Z", g("#c9a26a", "#7a5530")) + line("".join(f"M{252 + (x - 252) * .5} 284L{x} 404" for x in range(-160, 680, 44)), INK, 1.4)
    finish("struggle/events/byngs_trial", ("#7f8a90", "#b5babb", "#d9d6c9"), cloud(100, 50, 1.8, "#9aa2a5") + cloud(360, 70, 2, "#8f979b") + sea(206, "#7f9298", "#566a72") + frigate(420, 238, .56, "#dcd4c0") + line("M60 300V-10M60 40L200 120M60 90L0 140", "#5b3617", 10) + line("M60 0L-20 280M60 0L170 284M20 240H150M34 190H130M44 140H108", INK, 2) + path(rect(-4, 258, 512, 30), "#6b4526", ink(2)) + path("".join(rect(x, 262, 30, 22) for x in range(10, 500, 76)), "#2f2418") + deck + "".join(person(30 + i * 34, 344, 106, "#D0483A", "grenadier", "hold", thing=line("M18-52L66-62", INK, 5) + line("M18-52L62-61", "#8a5a32", 2.6)) for i in range(5)) + shade(380, 376, 60) + put(380, 372, 1, path("M-56 0C-60-16 56-16 60 0L54 12H-50Z", "#8C1C13", ink(2.4))) + person(378, 366, 206, "#1f3a5f", "wig", "pray", flip=-1, trim="#f1cf74", kneel=True))


def scene_beau() -> None:
    finish("struggle/events/le_beau_monde", ("#f0cfc4", "#f6dfc8", "#fbeeda"), room(("#e9c4bc", "#f6e0cc"), ("#d9b07a", "#8f6438"), 288, "#f1cf74") + "".join(path(f"M{x} 250V90A42 42 0 0 1 {x + 84} 90V250Z", g("#c9e0e4", "#f6f0dc"), 'stroke="#d9a53a" stroke-width="7"') + path(f"M{x + 10} 230L{x + 60} 60", "none", 'stroke="#fff" stroke-width="8" stroke-opacity=".5"') for x in (30, 390)) + chandelier(252, 104, 1.15) + "".join(person(x, 318, 92, c, "wig", "down", dress=d, flip=f) for x, c, d, f in ((60, "#7fa8b4", True, 1), (96, "#6b4a6b", False, -1), (410, "#c98a2b", True, 1), (452, "#3f6f5a", False, -1))) + person(196, 384, 216, "#3f5f9a", "wig", "hold", trim="#f1cf74") + put(320, 384, 2.2, path("M-8-66H8C12-50 48-30 54 0H-54C-48-30-12-50-8-66Z", "#d9788f", ink(1.8)) + path("M-6-54L-10 0H10L6-54Z", "#f6dfe0", ink(1)) + "".join(path(f"M{-48 + i * 16} -6q8 9 16 0", "none", 'stroke="#f6dfe0" stroke-width="2.400"') for i in range(6))) + person(320, 384, 216, "#d9788f", "wig", "hold", dress=True, flip=-1))


def scene_hyder() -> None:
    rockets = "".join(line(f"M{x0} {y0}Q{(x0 + x1) / 2} {y1 - 50} {x1} {y1}", "#fff3c0", 5, 'stroke-opacity=".7"') + put(x1, y1, .5, path("M-30-6H20L36 0L20 6H-30Z", "#4a4f55", ink(3)), 24) + put(x0 + 6, y0, .3, e.flame(), -70) for x0, y0, x1, y1 in ((120, 210, 330, 100), (150, 250, 390, 150), (90, 160, 270, 52)))
    finish("struggle/events/hyder_ali", ("#c4502a", "#f0903a", "#ffd777"), sun(250, 210, 60, "#fff0a8", True) + hills(244, 14, "#a85a34", "#8a4426", 20) + castle(430, 256, 1.05, "#b5885a") + rockets + smoke(440, 170, .8, "#f0d4b4", 8) + palm(36, 300, 130) + ground(286, "#c98a4a", "#7a4a22") + crowd(300, 500, 322, 54, 21, ("#D0483A",), ("tricorne",), ("down", "up"), .42) + horse(190, 366, 1.75, "#e9dfd0", rider("#1C653E", "turban", "up", "#8f5a38", line("M26-104C40-124 44-140 38-156", INK, 6) + line("M26-104C40-124 44-140 38-154", "#dfe4e6", 3.4)), cloth="#d9a53a"))


def scene_cohong() -> None:
    def hong(x: float, c: str) -> str:
        return path(rect(x, 170, 74, 96), c, ink(2)) + "".join(path(f"M{x + 8 + i * 22} 214V194a7 7 0 0 1 14 0V214ZM{x + 8 + i * 22} 262V234a7 7 0 0 1 14 0V262Z", "#5f5a54", ink(1.2)) for i in range(3)) + path(f"M{x - 6} 172L{x + 6} 152H{x + 68}L{x + 80} 172Z", "#6f7a70", ink(2)) + line(f"M{x + 6} 152C{x - 4} 152 {x - 8} 146 {x - 10} 140M{x + 68} 152C{x + 78} 152 {x + 82} 146 {x + 84} 140", INK, 3)
    finish("struggle/events/co_hong_system", ("#b5ccc9", "#dfe6d4", "#f6ead0"), sun(90, 90, 30, "#fff6da") + peaks([(120, 120, 90), (240, 96, 80), (380, 130, 110)], "#a8bdb8", "#c4cfc0") + "".join(hong(x, c) for x, c in ((20, "#f0e0c4"), (100, "#e6cdb4"), (330, "#e9dcc0"), (410, "#dfc4a8"))) + flag(62, 170, 70, "#D0483A", "", 34) + flag(370, 170, 70, "#1F4E9C", "", 34) + sea(266, "#a5c4ba", "#6f978e") + junk(252, 322, 1.25, "#c9803a") + path("M-4 346H508V404H-4Z", g("#c9a87a", "#7f6040"), ink(2)) + crate(40, 384, 62) + crate(104, 388, 54) + crate(62, 340, 54) + put(70, 360, .34, e.tobacco()) + person(400, 392, 112, "#2f4a6a", "cone", "hold", skin="#d9a878", flip=-1, dress=True, trim="#d9a53a") + person(340, 392, 108, "#7A4A22", "tricorne", "hold"))


def main() -> None:
    for name, draw in list(globals().items()):
        if name.startswith("scene_"):
            draw()


if __name__ == "__main__":
    main()
