
"""Draws and writes the portraits of Historia's eighteen leaders, busts in ovals. Run: python -m
art.tools.historia.leaders [id ...]

A row of PEOPLE gives seed, ground, light, head, hair, beard, age and dress; headdress and attribute are drawn by the person's own function.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable

from art.tools.kit import ART
from art.tools.portrait.dress import bare, epaulette, lapels, shoulders, wing_collar
from art.tools.portrait.emblems import crown, pearls
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, spline

LINE = [(-51, 14, 6), (-48, -14, 22), (-46, -38, 28), (-30, -58, 44), (-8, -64, 52), (14, -64, 52), (34, -57, 42), (46, -38, 28), (49, -14, 20), (52, 14, 4)]
AU = ("#fff0b8", "#d9a53a", "#8f6418")


def band(p: Pic, h: Head, low: float, high: float, cols: tuple[str, ...], out: float = 4) -> None:
    a = h.many((-53, low + 6, 8), (-42, low - 3, 34), (-14, low - 7, 53), (16, low - 7, 53), (44, low - 2, 32), (56, low + 8, 2))
    b = [(x, y - high) for x, y in a]
    b[0], b[-1] = (b[0][0] - out, b[0][1]), (b[-1][0] + out, b[-1][1])
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin(*cols), INK, 2.2)


def cap(p: Pic, h: Head, top: float, wide: float, cols: tuple[str, ...], low: float = -42, lean: float = 0) -> None:
    """Draws a tall headdress from the brow upwards: turban, crown, helmet or cap, by its colours and size."""
    q = [h.xy(-52, low + 8), h.xy(-52 - wide, low - 26), h.xy(-30 - wide * .4 + lean, top + 8), h.xy(2 + lean, top), h.xy(34 + wide * .4 + lean, top + 8), h.xy(58 + wide, low - 26), h.xy(56, low + 8), h.xy(28, low - 8), h.xy(0, low - 12), h.xy(-28, low - 8)]
    p.path(spline(q, True), p.rad(*cols, c=(.34, .3, .8)), INK, 2.4)


def folds(p: Pic, h: Head, col: str, low: float = -46) -> None:
    for k in range(4):
        p.brush([h.xy(-54 - k, low - 4 - 9 * k), h.xy(0, low - 20 - 11 * k), h.xy(56 + k, low - 2 - 7 * k)], 1, 3, 1, col, .6)


def collar(p: Pic, rows: tuple[str, ...], w: float = 92, top: float = 270) -> None:
    for i, c in enumerate(rows):
        k = w - i * 14
        p.path(f"M{252 - k} {top + 14}Q{252 - k * .8} {top + 76 - i * 13} 252 {top + 86 - i * 13}Q{252 + k * .8} {top + 76 - i * 13} {252 + k} {top + 14}Q252 {top + 34} {252 - k} {top + 14}Z", c, INK, 1.6)


def robe(p: Pic, cols: tuple[str, ...], edge: str = "#d9a53a", cross: bool = True) -> None:
    """Draws the edges of a robe, closed right over left, or with a round neckline."""
    p.path("M222 266L248 320L236 396M286 262L232 352L214 396" if cross else "M218 268Q252 318 288 268", "none", INK, 13)
    p.path("M222 266L248 320L236 396M286 262L232 352L214 396" if cross else "M218 268Q252 318 288 268", "none", edge, 9)


def hatshepsut(p: Pic, h: Head) -> None:
    """Draws Hatshepsut's headdress and dress: the striped nemes with the cobra, broad collar, king's beard; kohl round
    the eyes."""
    gold = p.lin("#fff0b8", "#e3b24a", "#a8752a", "#6d4812", v=(0, 0, 1, .3))
    for s in (-1, 1):
        def x(u: float, s: int = s) -> float:
            return 252 + s * u

        d = f"M{x(50)} 100C{x(96)} 130 {x(104)} 180 {x(98)} 226C{x(92)} 262 {x(84)} 290 {x(86)} 330L{x(34)} 330C{x(36)} 290 {x(46)} 262 {x(50)} 232C{x(56)} 200 {x(54)} 160 {x(50)} 100Z"
        p.path(d, gold, INK, 2.4)
        p.clip(d)
        for i in range(11):
            p.path(f"M{x(30)} {146 + 18 * i}Q{x(72)} {136 + 18 * i} {x(112)} {152 + 18 * i}", "none", "#1f4e79", 8)
        p.dab(252 + s * 92, 220, 18, 90, INK, .35 if s > 0 else .15)
        p.end()
    q = [h.xy(-56, -26), h.xy(-54, -64), h.xy(-34, -92), h.xy(2, -102), h.xy(38, -92), h.xy(58, -64), h.xy(60, -26), h.xy(32, -44), h.xy(2, -50), h.xy(-28, -44)]
    d = spline(q, True)
    p.path(d, gold, INK, 2.4)
    p.clip(d)
    for i in range(-5, 6):
        p.path(f"M{252 + 11 * i} 140Q{252 + 9 * i} 100 {252 + 3 * i} 70", "none", "#1f4e79", 5)
    p.end()
    band(p, h, -38, 9, AU)
    p.path("M244 136C236 118 240 104 252 98C264 104 268 118 260 136Z", p.lin("#fff0b8", "#d9a53a", "#7d5412"), INK, 2)
    p.path("M252 100C246 92 248 82 254 80C260 84 260 92 256 100M246 116h12M246 124h12", "none", INK, 2)
    for s in (-1, 1):
        p.brush(h.many((s * 34, -6, 44), (s * 42, -5, 36), (s * 50, -7, 24)), 1, 3.4, 1, "#15100c", .9)
    p.path(spline([h.at(-6, 72, 54), h.at(6, 72, 54), h.at(8, 100, 58), h.at(3, 122, 64), h.at(-6, 112, 60), h.at(-8, 94, 56)], True), p.lin("#3f6f9c", "#1f4e79", "#12304f"), INK, 2)
    p.path("".join(f"M{244 + i * .6} {258 + 9 * i}q7 4 14 0" for i in range(4)), "none", "#e3b24a", 2)
    collar(p, ("#1f4e79", "#d9a53a", "#a3321f", "#d9a53a", "#2f7a6a"))


def hammurabi(p: Pic, h: Head) -> None:
    cap(p, h, -112, 2, ("#e8b48a", "#b0683e", "#5f3018"))
    band(p, h, -40, 25, ("#d89a6c", "#9a5a34", "#5f3018"))
    robe(p, AU, "#c8963f", False)
    p.path("M128 396V250Q146 222 164 250V396Z", p.lin("#5a626a", "#1d2228"), INK, 2.2)
    p.path("".join(f"M134 {264 + 12 * i}h6m4 0h4m4 0h6" for i in range(10)), "none", "#c8ccd0", 2.4)


def cyrus(p: Pic, h: Head) -> None:
    crown(p, *h.xy(2, -46), 54, 60, ("#3f8a9a", "#a3321f", "#3f8a9a"), 7)
    collar(p, ("#6a2f86", "#d9a53a", "#3f1a52"), 96)


def ashoka(p: Pic, h: Head) -> None:
    cap(p, h, -108, 8, ("#fff6e0", "#e8c88a", "#94703a"))
    folds(p, h, "#8a5a2c")
    p.ell(*h.xy(-2, -76), 11, 13, p.rad("#ffb0a0", "#c8302a", "#5f1210"), INK, 2)
    pearls(p, [(206, 278), (228, 310), (252, 320), (278, 308), (300, 276)], 15, 5)
    p.ell(150, 132, 26, 26, "none", "#d9a53a", 5)
    p.path("M150 106V158M124 132H176M132 114L168 150M168 114L132 150", "none", "#d9a53a", 2.6)


def qin_shi_huang(p: Pic, h: Head) -> None:
    p.path("M178 92L328 82L332 96L182 108Z", p.lin("#4a4048", "#120e12"), INK, 2.4)
    for i in range(7):
        for x, y in ((184 + 4 * i, 108), (302 + 4 * i, 98)):
            p.path(f"M{x} {y}v{34 + i % 2 * 4}", "none", "#f4ead2", 2.6)
    cap(p, h, -74, -4, ("#5a4a52", "#241c22", "#0c080c"))
    band(p, h, -44, 12, AU, 0)
    robe(p, AU, "#d9a53a")


def augustus(p: Pic, h: Head) -> None:
    for s in (-1, 1):
        for i in range(6):
            x, y = 252 + s * (62 - 6 * i), 150 - 12 * i
            p.path(f"M{x} {y}q{s * 10} -10 {s * 2} -24q{-s * 12} 8 {-s * 2} 24Z", p.lin("#a8c46a", "#4f7a34"), INK, 1.5)
    p.path("M300 282C350 300 372 350 360 396H240C270 360 290 320 300 282Z", p.lin("#a84a5a", "#5f1a2c"), INK, 2.2)
    p.path("M296 300q-10 50 -40 96M330 312q-6 44 -30 84", "none", "#3a0f1a", 2.4)


def charlemagne(p: Pic, h: Head) -> None:
    crown(p, *h.xy(0, -46), 56, 46, ("#1f4e79", "#a3221a", "#1c653e"), 4)
    p.path("M252 100v-24m-9 9h18", "none", INK, 8)
    p.path("M252 100v-24m-9 9h18", "none", "#f1cf74", 4.6)
    p.path("M160 300Q252 350 344 300L352 330Q252 384 152 330Z", "#fffaf0", INK, 2)
    p.path("".join(f"M{172 + 20 * i} {324 + 14 * (1 - abs(i - 4) / 4):.0f}v12" for i in range(9)), "none", INK, 4)


def genghis_khan(p: Pic, h: Head) -> None:
    cap(p, h, -104, -8, ("#c86a4a", "#8a2f1f", "#4a130c"))
    band(p, h, -34, 28, ("#8a6a4c", "#54381f", "#2a180c"), 10)
    p.path("M244 88L254 44L264 88Z", p.lin(*AU), INK, 2)
    robe(p, AU, "#8a6a4c")


def mansa_musa(p: Pic, h: Head) -> None:
    """Draws Mansa Musa's dress as on old maps: turban and crown, the sceptre in one hand, gold in the other."""
    cap(p, h, -96, 14, ("#fffdf6", "#ece0c8", "#a3946f"))
    folds(p, h, "#a3946f")
    crown(p, *h.xy(0, -52), 60, 44, ("#1c653e", "#a3221a"), 5)
    p.path("M196 286C224 316 282 316 310 286L318 300C288 336 216 336 186 300Z", p.lin("#2f8a5a", "#1c653e", "#0e3b23"), INK, 2)
    p.path("".join(f"M{204 + 14 * i} {305 + 15 * (1 - abs(i - 3.5) / 3.5):.0f}l7 -7 7 7 -7 7Z" for i in range(8)), "#f1cf74", INK, .9)
    p.path("M362 396L352 232", "none", INK, 12)
    p.path("M362 396L352 232", "none", "#d9a53a", 8)
    p.path("M352 236C336 226 334 206 352 186C370 206 368 226 352 236ZM352 226C328 226 322 210 330 198C342 204 350 214 352 226ZM352 226C376 226 382 210 374 198C362 204 354 214 352 226Z", p.lin(*AU), INK, 2)
    p.ell(150, 314, 40, 40, p.rad("#fff6d0", "#e0ac3c", "#8a5c14", c=(.36, .3, .8)), INK, 2.6)
    p.ell(150, 314, 31, 31, "none", "#8a5c14", 2)
    p.path("M150 292l6 15 16 1 -12 11 4 16 -14 -9 -14 9 4 -16 -12 -11 16 -1Z", "#fff0b8", "#8a5c14", 1.6)
    p.path(spline([(112, 330), (122, 346), (146, 358), (168, 352), (186, 338), (190, 362), (168, 392), (116, 392)], True), p.lin(h.light, h.mid, h.shade), INK, 2.2)
    p.path("M130 352q-2 14 2 24M146 358q-2 14 0 24M164 354q0 14 -2 24", "none", h.deep, 1.8, .7)


def pachacuti(p: Pic, h: Head) -> None:
    band(p, h, -40, 18, ("#c8302a", "#8a1c13", "#4a0c08"), 6)
    p.path("".join(f"M{222 + 6 * i} 138v16" for i in range(9)), "none", "#d8452f", 4)
    p.path("M244 104L252 40L262 104Z", p.lin("#fffaf0", "#c8c0b0"), INK, 2)
    p.path("M238 104L232 56L248 104Z", p.lin("#5a4a42", "#1d1612"), INK, 2)
    for s in (-1, 1):
        p.ell(252 + s * 60, 196, 15, 19, p.rad(*AU), INK, 2.2)
    p.ell(252, 326, 36, 36, p.rad(*AU), INK, 2.4)
    p.path("M240 318h6M258 318h6M242 338q10 8 20 0", "none", INK, 2.4)


def suleiman(p: Pic, h: Head) -> None:
    cap(p, h, -150, 20, ("#fffefa", "#ece6da", "#a8a094"))
    folds(p, h, "#a8a094", -50)
    p.path("M236 60Q252 40 268 60L264 84H240Z", p.lin("#c8402c", "#6a160e"), INK, 2)
    p.path("M252 94q-14 -30 0 -56q14 26 0 56Z", p.lin("#7fd0d8", "#1f6a7a"), INK, 1.8)
    robe(p, AU, "#f1cf74", False)


def elizabeth_i(p: Pic, h: Head) -> None:
    crown(p, *h.xy(0, -80), 32, 30, ("#a3221a", "#1f4e79"), 5)
    p.path("".join(f"M{252 + 58 * (i - 7) / 7:.0f} {118 - 26 * (1 - ((i - 7) / 7) ** 2):.0f}h.1" for i in range(15)), "none", "#fffdf6", 8)
    pearls(p, [(216, 276), (232, 320), (252, 338), (272, 320), (292, 274)], 19, 5)


def lincoln(p: Pic, h: Head) -> None:
    wing_collar(p)
    p.path("M252 268L222 256V286ZM252 268L284 254V286Z", "#1d1815", INK, 2)


def napoleon(p: Pic, h: Head) -> None:
    p.path("M140 138C160 70 210 52 256 62C304 50 350 74 372 132C330 112 300 108 256 112C214 108 178 116 140 138Z", p.lin("#4a444a", "#151216"), INK, 2.4)
    p.ell(300, 92, 11, 11, "#c8302a", INK, 1.8)
    p.ell(300, 92, 6, 6, "#fffaf0")
    p.ell(300, 92, 2.6, 2.6, "#2f5a9a")
    p.path("M206 284L252 330L298 284L322 396H182Z", p.lin("#fffefa", "#e6dcc8", "#b3a68e"), INK, 2.2)
    p.path("M252 328V396", "none", "#a39a86", 1.8)
    p.path("M210 288V262Q252 288 294 260V288L252 330Z", p.lin("#2a2a30", "#121216"), INK, 2)
    for s in (-1, 1):
        p.path(f"M{252 + s * 44} 264L{252 + s * 66} 282L{252 + s * 34} 350L{252 + s * 20} 318Z", p.lin("#c8302a", "#7a140e"), INK, 2)
        p.path(f"M{252 + s * 62} 284L{252 + s * 36} 340", "none", "#f1cf74", 2.4)
    p.path("M300 330L360 396H320L286 350Z", p.lin("#d8452f", "#8c1c13"), INK, 1.8)
    for s in (-1, 1):
        epaulette(p, 252 + s * 108, 302, s, 1)


def bolivar(p: Pic, h: Head) -> None:
    p.path("M206 296V262Q252 284 300 260V296Q252 318 206 296Z", p.lin("#c8302a", "#6a120c"), INK, 2.2)
    p.path("M210 286Q252 306 296 284", "none", "#f1cf74", 4)
    p.path("".join(f"M{214 - i * 3} {316 + 20 * i}h{76 + i * 6}" for i in range(4)), "none", "#e8bd55", 7)
    for s in (-1, 1):
        epaulette(p, 252 + s * 106, 302, s, 1)


def catherine_ii(p: Pic, h: Head) -> None:
    crown(p, *h.xy(4, -84), 30, 32, ("#a3221a", "#e8e4f4"), 5, arch=("#fffdf6", "#c8c0d0", "#7d7488"))
    p.path("M166 296L314 396H274L146 316Z", p.lin("#5fa0d8", "#24588a"), INK, 2)
    p.path("M196 288Q252 330 308 286L330 300Q252 356 174 302Z", "#fffaf0", INK, 2)
    pearls(p, [(222, 262), (252, 274), (284, 260)], 11, 4.4)


def meiji(p: Pic, h: Head) -> None:
    p.path("".join(f"M168 {316 + 18 * i}H336" for i in range(4)), "none", "#e8bd55", 6)
    p.path("M210 292V262Q252 282 296 260V292Q252 310 210 292Z", p.lin("#2a2c3a", "#0f101a"), INK, 2.2)
    p.path("M214 272Q252 292 292 270", "none", "#f1cf74", 4)
    for s in (-1, 1):
        epaulette(p, 252 + s * 106, 302, s, 1)
    p.path("".join(f"M176 350m0 0l{x} {y}" for x, y in ((0, -18), (13, -13), (18, 0), (13, 13), (0, 18), (-13, 13), (-18, 0), (-13, -13))), "none", "#f1cf74", 7)
    p.ell(176, 350, 7, 7, "#c8302a", INK, 1.4)


def mandela(p: Pic, h: Head) -> None:
    """Draws Mandela's printed shirt, buttoned to the neck."""
    d = "M150 396C154 340 176 306 214 290L252 322L290 290C330 306 350 340 354 396Z"
    p.clip(d)
    r = p.rng
    cols = ("#1c653e", "#d9a53a", "#c8302a", "#1f4e79", "#f4ead2")
    for i in range(7):
        for j in range(4):
            x, y = 158 + 30 * i + (j % 2) * 15, 312 + 24 * j
            c = cols[(i * 2 + j) % 5]
            p.path(f"M{x - 13} {y}q13 -20 26 0q-13 20 -26 0Z", c, "#2c120a", 1.4)
            p.path(f"M{x - 6} {y}q6 -9 12 0q-6 9 -12 0Z", cols[(i + j + 2) % 5])
    for _ in range(40):
        p.ell(r.uniform(150, 354), r.uniform(296, 396), 1.6, 1.6, "#e8bd55")
    p.end()
    p.path("M252 318V396", "none", INK, 2)
    for y in (336, 360, 384):
        p.ell(252, y, 3.6, 3.6, "#f4ead2", INK, 1.2)
    for s, light, dark in ((-1, "#8a4a2c", "#54281a"), (1, "#6d3820", "#3c1a10")):
        p.path(f"M{252 + s * 36} 262L{252 + s * 52} 290L{252 + s * 26} 322L252 314Z", p.lin(light, dark), INK, 2.2)


# seed, ground, light and dark of the oval, head, hair colour (or none), beard (drop, wide) or none, age, dress colours, before the head
Row = tuple[Callable[[Pic, Head], None], int, str, str, str, dict[str, object], str, tuple[float, float] | None, float, tuple[str, str, str], str]
PEOPLE: tuple[Row, ...] = (
    (hatshepsut, 1, "#5f4a20", "#d8b878", "#4a3018", {"skin": "bronze", "yaw": 12, "jaw": 39, "chin": 19}, "", None, .1, ("#fffaf0", "#e6dcc8", "#a89c84"), "woman"),
    (hammurabi, 2, "#4a3a2a", "#b08a60", "#2f1f14", {"skin": "olive", "yaw": -16, "jaw": 46}, "black", (66, 1.1), .5, ("#a8623c", "#6d3a20", "#3a1d0e"), ""),
    (cyrus, 3, "#3a2f5a", "#9a8ab0", "#241c38", {"skin": "olive", "yaw": 18}, "brown", (48, 1.05), .4, ("#8a4aa0", "#5c2673", "#2f1140"), "long"),
    (ashoka, 4, "#5a3a22", "#d8a868", "#4a2a14", {"skin": "brown", "yaw": 10, "cheek": 54}, "black", None, .2, ("#e8a03c", "#b8702a", "#6d3c12"), "tache"),
    (qin_shi_huang, 5, "#2a2a2a", "#8a7a60", "#1d1814", {"skin": "fair", "yaw": -9, "cheek": 55, "jaw": 47}, "black", (34, .7), .4, ("#3a3438", "#1d181c", "#0c080c"), "tache"),
    (augustus, 6, "#4a2a30", "#c8b8a0", "#4a3028", {"skin": "pale", "yaw": 22, "jaw": 41, "chin": 20}, "blond", None, .25, ("#fffdf6", "#ece4d4", "#a89c88"), "hair"),
    (charlemagne, 7, "#24406a", "#8a9cb8", "#1a2438", {"skin": "fair", "yaw": 14, "jaw": 47}, "grey", (54, 1.15), .7, ("#3a62a0", "#24407a", "#122248"), "long"),
    (genghis_khan, 8, "#4a4a2a", "#b8a878", "#3a3018", {"skin": "bronze", "yaw": -18, "cheek": 57, "temple": 54}, "salt", (40, .62), .6, ("#4f7a8a", "#2a4a5a", "#14242e"), "tache"),
    (mansa_musa, 9, "#5f4410", "#e0b860", "#4a300c", {"skin": "deep", "yaw": 8, "cheek": 54}, "black", (24, .9), .2, ("#fff0b8", "#d9a53a", "#8f6418"), ""),
    (pachacuti, 10, "#5a2420", "#c8906a", "#3a1812", {"skin": "bronze", "yaw": 17, "cheek": 55, "jaw": 46}, "black", None, .45, ("#c8402c", "#8a2418", "#4a100a"), "long"),
    (suleiman, 11, "#1c4a40", "#88b0a0", "#14302a", {"skin": "olive", "yaw": -14, "jaw": 40, "cheek": 49}, "brown", (44, .9), .5, ("#4f9a7a", "#24604a", "#103024"), "tache"),
    (elizabeth_i, 12, "#5a2f3a", "#c89aa0", "#3a1c24", {"skin": "pale", "yaw": 15, "jaw": 38, "chin": 18, "temple": 50}, "chestnut", None, .1, ("#e8c878", "#a8843c", "#5f4418"), "ruff"),
    (lincoln, 13, "#3a3a40", "#a8a498", "#24221f", {"skin": "fair", "yaw": -17, "jaw": 40, "cheek": 48, "low": 86}, "black", (26, 1), .9, ("#3a3634", "#1d1a18", "#0c0a09"), "whiskers"),
    (napoleon, 14, "#1f3a5a", "#98a8b8", "#182434", {"skin": "pale", "yaw": 16, "cheek": 54, "jaw": 46}, "brown", None, .2, ("#3a4f86", "#1f2f5a", "#0f1830"), "hair"),
    (bolivar, 15, "#4a3a1c", "#c8a86c", "#382814", {"skin": "olive", "yaw": -12, "jaw": 39, "cheek": 48}, "brown", None, .5, ("#34508a", "#1c2f5c", "#0d1630"), "hair chops"),
    (catherine_ii, 16, "#3a4a6a", "#b0b8c8", "#242c40", {"skin": "pale", "yaw": -14, "cheek": 55, "jaw": 46}, "white", None, .3, ("#d8c0e0", "#94709c", "#4f3458"), "woman hair"),
    (meiji, 17, "#5a1f24", "#c8988a", "#381418", {"skin": "fair", "yaw": 11, "cheek": 53}, "black", (20, .7), .3, ("#34364a", "#1c1e2c", "#0c0d16"), "hair tache"),
    (mandela, 18, "#2f4a24", "#b0bc84", "#1f3018", {"skin": "dark", "yaw": -10, "cheek": 56, "jaw": 48}, "white", None, .8, ("#8a4a2c", "#54281a", "#2c120a"), "hair smile"),
)


def portrait(row: Row) -> Pic:
    own, seed, tint, light, dark, head, hair, beard, age, dress, how = row
    p = Pic(400 + seed)
    ground(p, tint)
    oval_open(p, light, dark)
    lady = "woman" in how or "ruff" in how
    p.group('transform="matrix(1.07 0 0 1.07 -18 -16)"')
    shape = {"low": 74, "nose_y": 29, "mouth_y": 46, "brow_y": -23} | head if lady else head
    h = Head(p, 252, 176, .95, **shape)  # type: ignore[arg-type]
    if lady:
        h.soften(.42)
    cols = HAIR[hair or "black"]
    if "ruff" in how:
        p.ell(252, 268, 104, 66, p.rad("#fffefa", "#e3dccf", "#a89e8c", c=(.5, .42, .6)), INK, 2.2)
        edge = "".join(f"M{252 + 104 * math.cos(a):.0f} {268 + 66 * math.sin(a):.0f}L{252 + 44 * math.cos(a):.0f} {258 + 22 * math.sin(a):.0f}" for a in (math.tau * i / 36 for i in range(36)))
        p.path(edge, "none", "#8d8474", 1.6, .8)
        for i in range(36):
            a = math.tau * (i + .5) / 36
            p.ell(252 + 102 * math.cos(a), 268 + 64 * math.sin(a), 9, 7, p.lin("#fffefa", "#d8d0c2"), INK, 1.2)
    if "long" in how:
        h.lock([(204, 150), (190, 210), (194, 262), (208, 290)], [(238, 150), (236, 204), (238, 250), (236, 286)], cols, 18)
        h.lock([(306, 150), (322, 206), (318, 262), (300, 292)], [(268, 150), (272, 204), (274, 250), (272, 286)], cols, 18)
    if "woman" in how:
        bare(p, h, 1, 6)
    shoulders(p, dress, 1.04, 30 if "woman" in how else 4)
    h.neck(30 if "woman" in how or "ruff" in how else 34, 112)
    if own in (lincoln, mandela):
        lapels(p, dress) if own is lincoln else None
    h.base(ears=(1,) if h.yaw > 0 else (-1,))
    h.age(age, brow=age * .8, crow=age * .7)
    h.nose(9.8 if lady else 13 if head["skin"] in ("dark", "deep", "brown", "bronze") else 11.5 + seed % 3, bump=seed % 4, tip=72 + seed % 5, line=.5 if lady else .8)
    if beard:
        h.beard(cols, beard[0], beard[1])
    h.mouth(14 if lady else 15 + seed % 4, 1.12 if lady else .9 + .25 * (head["skin"] in ("dark", "deep", "brown")), 2.2 if "smile" in how else .5 if lady else .2, col="#b2544a" if lady else None)
    if "tache" in how or (beard and "whiskers" not in how):
        h.moustache(cols, 22 + seed % 6, 6 + seed % 3, curl=seed % 3)
    h.eyes(gaze=(-.4 if h.yaw > 0 else .4, 0), open=1.04 if lady else .8 + .05 * (seed % 4), size=11.6 if lady else 10.6, lash=.9 if lady else 0, iris=("#3a2413", "#2a1a0e", "#4a5a6a")[seed % 3 if head["skin"] in ("pale", "fair") else 1], tilt=1.6 if own in (qin_shi_huang, genghis_khan, meiji) else .6, bags=age * .7, lid=.55 if own in (qin_shi_huang, genghis_khan, meiji) else 1)
    h.brows(cols[0] if hair not in ("white",) else "#8d8578", 2.6 if lady else 3 + seed % 3, 3.4 if lady else 2 + seed % 3, n=0 if lady else 7, y=-2 if lady else 0)
    if "chops" in how:
        h.chops(-1, cols)
        h.chops(1, cols)
    if "hair" in how or "ruff" in how or "long" in how or "whiskers" in how:
        h.hair(LINE, cols, 16, 16, 8 if "woman" in how or "ruff" in how else 4 + seed % 4, 18 if "woman" in how or "ruff" in how else 5 + seed % 5, wave=1.5)
    own(p, h)
    p.end()
    oval_close(p)
    return p


def main(ids: list[str]) -> None:
    out = ART / "historia" / "leaders"
    out.mkdir(parents=True, exist_ok=True)
    for row in PEOPLE:
        if not ids or row[0].__name__ in ids:
            (out / f"{row[0].__name__}.svg").write_text(portrait(row).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
