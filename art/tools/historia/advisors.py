# ruff: noqa: E731 - drawing data
"""Draws and writes the portraits of Historia's thirty advisors, busts in ovals on their civilization's colour. Run:
python -m art.tools.historia.advisors [id ...]"""

from __future__ import annotations

import sys
from collections.abc import Callable

from art.tools.historia.leaders import LINE, band, cap, collar, folds, robe
from art.tools.kit import ART
from art.tools.portrait.dress import lapels, shoulders, stock, wing_collar
from art.tools.portrait.emblems import feather, pearls
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, mix, spline

Part = Callable[[Pic, Head], None]
WHITE, BLACK, GOLD, RED, BLUE, GREEN = ("#fffefa", "#ece4d4", "#a39a86"), ("#4a444a", "#221e22", "#0c0a0c"), ("#fff0b8", "#d9a53a", "#8f6418"), ("#d8604a", "#a02f20", "#5f160e"), ("#6f9cc8", "#2f5f92", "#16304f"), ("#7fb08a", "#2f6b4a", "#123324")
GROUNDS = {"egypt": ("#6a4a12", "#d8b468", "#4a3210"), "china": ("#4f1a60", "#b090b8", "#2c1436"), "india": ("#6a6650", "#d8d0b0", "#4a4634"), "mali": ("#0e4a34", "#90b89c", "#0c2c20"), "mexico": ("#18222e", "#8a9aa8", "#10161e"), "france": ("#1f5a74", "#98c0d0", "#163848")}


def turban(cols: tuple[str, ...], top: float = -112, wide: float = 12) -> Part:
    def draw(p: Pic, h: Head) -> None:
        cap(p, h, top, wide, cols)
        folds(p, h, cols[2])
    return draw


def skullcap(cols: tuple[str, ...], top: float = -102, low: float = -46) -> Part:
    return lambda p, h: cap(p, h, top, -4, cols, low)


def scholar(wings: int, cols: tuple[str, ...] = BLACK, top: float = -118) -> Part:
    """Returns a function that draws a Chinese official's cap; wings: 0 none, 1 drooping, 2 straight."""
    def draw(p: Pic, h: Head) -> None:
        for s in (-1, 1) if wings else ():
            d = f"M{252 + s * 48} 122L{252 + s * 118} 118L{252 + s * 120} 128L{252 + s * 48} 132Z" if wings == 2 else f"M{252 + s * 50} 120Q{252 + s * 92} 120 {252 + s * 84} 190Q{252 + s * 66} 160 {252 + s * 50} 134Z"
            p.path(d, cols[1], INK, 2)
        cap(p, h, top, -6, cols, -48)
        band(p, h, -46, 13, (cols[0], cols[2]), 0)
    return draw


def knot(col: str, pin: str) -> Part:
    def draw(p: Pic, h: Head) -> None:
        x, y = h.xy(4, -106)
        p.ell(x, y, 24, 20, p.rad(mix(col, "#ffffff", .25), col), INK, 2.2)
        p.path(f"M{x - 42} {y - 8}L{x + 42} {y + 6}", "none", INK, 6)
        p.path(f"M{x - 42} {y - 8}L{x + 42} {y + 6}", "none", pin, 3.4)
        p.ell(x - 42, y - 8, 6, 6, pin, INK, 1.5)
    return draw


def nemes(p: Pic, h: Head) -> None:
    for s in (-1, 1):
        p.path(f"M{252 + s * 44} 116C{252 + s * 84} 150 {252 + s * 76} 210 {252 + s * 74} 250H{252 + s * 40}C{252 + s * 46} 220 {252 + s * 50} 180 {252 + s * 44} 116Z", p.lin("#5a4a42", "#1d1612"), INK, 2)
    cap(p, h, -104, 8, ("#5a4a42", "#2a201a", "#120c0a"), -44)
    p.path("".join(f"M{196 + 9 * i} 124v-{18 + (i % 3) * 5}" for i in range(13)), "none", "#6d5a4c", 1.8, .7)


def plumes(cols: tuple[str, ...]) -> Part:
    def draw(p: Pic, h: Head) -> None:
        for i in range(7):
            feather(p, 216 + 12 * i, 112, 66 + 10 * (i % 2), -126 + 12 * i, (cols[i % 2], cols[2], "#123a1f"), .3, .02)
        band(p, h, -42, 17, GOLD, 5)
    return draw


def wig(low: float, col: str = "white") -> Part:
    def draw(p: Pic, h: Head) -> None:
        for s in (-1, 1):
            for k in range(5):
                y = 150 + (low - 150) * k / 4
                p.ell(252 + s * (62 + 4 * (k % 2)), y, 19, 17, p.rad(HAIR[col][3], HAIR[col][2], HAIR[col][0]), INK, 1.6)
    return draw


def veil(p: Pic, h: Head) -> None:
    """Draws a Hieronymite nun's habit: white wimple, black veil, the painted shield on the breast."""
    p.path("M252 66C176 62 160 132 164 214C166 262 150 300 136 340L214 330C196 260 188 132 252 116C316 132 308 260 290 330L368 340C354 300 338 262 340 214C344 132 328 62 252 66Z", p.lin("#4a4448", "#221e22", "#0e0c0e", v=(0, 0, .8, .6)), INK, 2.4)
    p.path("M186 120C176 170 184 240 166 310M318 120C328 170 320 240 338 310", "none", "#6d656c", 2, .7)
    p.path("M204 128C190 170 194 226 208 256C222 276 282 276 296 256C310 226 314 170 300 128L318 150C326 210 322 270 314 306Q252 356 190 306C182 270 178 210 186 150Z", p.lin("#fffefa", "#ece4d4", "#b3a994", v=(0, 0, 1, .4)), INK, 2.2)
    p.path("M200 270Q252 312 304 270M196 290Q252 334 308 290", "none", "#a39a86", 1.6, .7)
    a = h.many((-50, -34, 22), (-40, -58, 38), (-8, -70, 50), (30, -66, 46), (48, -40, 26))
    b = h.many((-54, -30, 10), (-42, -74, 26), (0, -88, 36), (40, -76, 26), (56, -34, 8))
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin("#fffefa", "#ece4d4", "#c9bfa9"), INK, 2)
    p.ell(252, 344, 40, 40, p.rad("#fff0c8", "#c8903c", "#5f3a10"), INK, 2.6)
    p.ell(252, 344, 32, 32, p.lin("#8fb4c4", "#d9c08a"), INK, 1.6)
    p.path("M244 372C242 352 246 340 252 334C258 340 262 352 260 372Z", "#8c2f4a", INK, 1.3)
    p.path("M245 350C236 344 234 336 238 330L250 342ZM259 350C268 344 270 336 266 330L254 342Z", "#f4ead2", INK, 1.1)
    p.ell(252, 329, 5, 6, "#d9a27a", INK, 1.2)


def glasses(p: Pic, h: Head) -> None:
    for s in (-1, 1):
        p.ell(*h.at(s * 22, -6, 52), 16, 14, "none", "#2a201a", 3)
    p.line(h.many((-7, -8, 60), (0, -11, 62), (7, -8, 60)), "#2a201a", 3)


def thing(kind: str) -> Part:
    """Returns a function that draws the thing of this kind (plan, scroll, lute ...), which tells the advisor's work,
    before the breast."""
    shapes = {
        "plan": ("M166 326h60v50h-60Z", "M172 368l24 -36l24 36M184 350h24"), "scroll": ("M160 330q-8 -10 6 -12h70q10 4 4 14q-8 8 -16 2Z", "M170 326h54"), "book": ("M160 320l46 10l46 -10v48l-46 12l-46 -12Z", "M206 330v50M170 334l28 6M170 346l28 6M214 340l28 -6M214 352l28 -6"),
        "lens": ("M170 340a28 28 0 1 0 56 0a28 28 0 1 0 -56 0Z", "M150 340h100M160 320l80 40"), "sphere": ("M176 342a28 28 0 1 0 56 0a28 28 0 1 0 -56 0Z", "M176 342q28 16 56 0M204 314q-16 28 0 56M204 314q16 28 0 56"), "slips": ("M164 320h14v56h-14ZM180 320h14v56h-14ZM196 320h14v56h-14ZM212 320h14v56h-14Z", "M162 336h66M162 360h66"),
        "paper": ("M160 326l60 -10l10 52l-60 10Z", "M170 338l44 -8M174 352l44 -8"), "ship": ("M150 352h90l-16 24h-60ZM192 348v-44l36 38Z", "M160 362h66"), "fort": ("M204 308l10 24l26 -2l-16 20l12 24l-32 -10l-32 10l12 -24l-16 -20l26 2Z", "M204 326l6 22l18 12h-48l18 -12Z"), "leaf": ("M160 372C156 330 190 312 240 314C240 356 206 384 160 372Z", "M160 372Q190 340 230 322M186 350l-4 -20M200 340l24 6"),
        "lute": ("M152 372C146 346 176 340 186 350L238 302L246 310L196 360C204 374 168 396 152 372Z", "M166 366L240 306"), "sword": ("M156 310l10 -4l70 62l-6 8Z", "M176 344l18 -20"), "wheel": ("M172 344a28 28 0 1 0 56 0a28 28 0 1 0 -56 0Z", "M200 316v56M172 344h56M180 324l40 40M220 324l-40 40"), "dial": ("M160 370l44 -56l36 56Z", "M204 314v56M150 370h100"), "cross": ("M244 300h16v22h20v14h-20v46h-16v-46h-20v-14h20Z", "M252 306v70"), "coins": ("M170 360a24 9 0 1 0 48 0v-30a24 9 0 1 0 -48 0Z", "M170 340a24 9 0 0 0 48 0M170 350a24 9 0 0 0 48 0M170 330a24 9 0 0 0 48 0"), "molecule": ("M168 352a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM198 334a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM226 354a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z", "M178 348l8 6M208 330l8 6M236 350l8 6"), "flower": ("M206 340q-30 -26 0 -32q30 6 0 32q34 -14 34 12q-8 20 -34 -8q-2 34 -28 26q-16 -22 24 -28q-36 -2 -26 -26q18 -8 30 16Z", "M206 340v40")}

    def draw(p: Pic, h: Head) -> None:
        d, ink = shapes[kind]
        p.group('transform="translate(22 -16)"')
        p.path(d, p.lin("#fff8e0", "#e3c690", "#a87c3c"), INK, 2.2)
        p.path(ink, "none", "#5f3a18", 2.2)
        p.end()
    return draw


def both(*parts: Part) -> Part:
    def draw(p: Pic, h: Head) -> None:
        for part in parts:
            part(p, h)
    return draw


def gorget(*cols: str) -> Part:
    return lambda p, h: collar(p, cols)


edge: Callable[[str], Part] = lambda c: lambda p, h: robe(p, GOLD, c)
none: Part = lambda p, h: None
# id: civilization, skin, yaw, hair, beard, style letters (h hair, l long, t moustache, w woman, s smile, n eyes narrow), age, dress, headdress, breast
PEOPLE: dict[str, tuple[str, str, int, str, tuple[float, float] | None, str, float, tuple[str, ...], Part, Part]] = {
    "imhotep": ("egypt", "bronze", 12, "black", None, "", .2, WHITE, skullcap(("#6f9cc8", "#2f5f92", "#16304f")), both(gorget("#1f4e79", "#d9a53a"), thing("plan"))),
    "ptahhotep": ("egypt", "brown", -15, "white", (36, .5), "", .9, WHITE, nemes, both(gorget("#a3321f", "#d9a53a", "#1c653e"), thing("scroll"))),
    "manetho": ("egypt", "olive", 18, "grey", None, "", .8, ("#e8dcb8", "#b8a478", "#6d5c38"), none, both(gorget("#d9a53a"), thing("book"))),
    "hypatia": ("egypt", "fair", -12, "chestnut", None, "hwl", .1, ("#f4ead8", "#c8b49a", "#7d6a50"), lambda p, h: pearls(p, h.many((-46, -44, 28), (-14, -60, 52), (20, -60, 50), (46, -42, 28)), 15, 4), thing("dial")),
    "ibn_al_haytham": ("egypt", "olive", 15, "salt", (44, .95), "t", .6, GREEN, turban(WHITE, -124, 16), both(edge("#f4ead2"), thing("lens"))),
    "sun_tzu": ("china", "fair", 14, "black", (50, .55), "htn", .5, RED, knot("#221e22", "#d9a53a"), both(edge("#221e22"), thing("slips"))),
    "ban_zhao": ("china", "pale", -13, "black", None, "hwn", .1, ("#c8e0d0", "#6fa08a", "#2f5a4a"), knot("#221e22", "#78c0a0"), both(edge("#fffaf0"), thing("book"))),
    "cai_lun": ("china", "fair", -17, "black", None, "n", .3, ("#a8b8c8", "#5f7488", "#2c3a48"), scholar(1), both(edge("#2c3a48"), thing("paper"))),
    "zheng_he": ("china", "olive", 10, "black", None, "n", .4, ("#f0b8a0", "#c03a2c", "#641610"), scholar(0, GOLD, -124), both(edge("#d9a53a"), thing("ship"))),
    "shen_kuo": ("china", "fair", 20, "salt", (58, .6), "tn", .6, ("#b090c0", "#6a4a84", "#341f48"), scholar(2), both(edge("#221e22"), thing("sphere"))),
    "chanakya": ("india", "bronze", -16, "black", None, "", .7, ("#f4d08a", "#d8882c", "#7d4410"), knot("#1d1612", "#1d1612"), both(edge("#a3321f"), thing("scroll"))),
    "aryabhata": ("india", "brown", 13, "black", (30, .8), "tl", .3, WHITE, skullcap(("#f8b878", "#d06a2c", "#7a3412"), -108), thing("sphere")),
    "panini": ("india", "brown", -11, "white", (70, 1.1), "thl", .9, ("#e8b878", "#b8702c", "#643410"), none, thing("slips")),
    "abul_fazl": ("india", "bronze", 17, "black", None, "t", .4, ("#d8f0e0", "#7fb89c", "#386450"), turban(RED, -116, 8), both(lambda p, h: pearls(p, [(212, 278), (252, 322), (294, 276)], 15, 5), thing("book"))),
    "jagadish_bose": ("india", "olive", -14, "salt", None, "ht", .5, BLACK, glasses, both(lambda p, h: wing_collar(p), thing("leaf"))),
    "balla_fasseke": ("mali", "deep", 15, "black", (18, .8), "s", .5, ("#f0d090", "#c08a3c", "#6a4414"), skullcap(RED, -100), both(edge("#1f4e79"), thing("lute"))),
    "tiramakhan": ("mali", "dark", -17, "black", (26, .9), "t", .3, ("#b87848", "#7a4420", "#3c1e0c"), both(skullcap(("#c89a5c", "#8a5c2c", "#4a2c10"), -116), lambda p, h: feather(p, 262, 84, 70, -70, ("#fffaf0", "#d8452f", "#5f3a18"), .3, .02)), thing("sword")),
    "al_sahili": ("mali", "olive", 12, "brown", (32, .85), "t", .4, ("#cfe0ec", "#7a9cb8", "#3a566c"), turban(("#cfe0ec", "#6f98b8", "#2f506a"), -108, 10), both(edge("#fffaf0"), thing("plan"))),
    "ahmad_baba": ("mali", "deep", -10, "white", (42, .9), "t", .8, BLUE, turban(WHITE, -118, 12), both(edge("#f4ead2"), thing("book"))),
    "mohammed_bagayogo": ("mali", "dark", 19, "salt", (20, .7), "", .6, WHITE, skullcap(WHITE, -98), both(edge("#d9a53a"), thing("scroll"))),
    "tlacaelel": ("mexico", "bronze", 14, "black", None, "l", .6, RED, plumes(("#2f7a46", "#1f5a6a", "#a8d468")), gorget("#1c653e", "#d9a53a", "#2f8a8a")),
    "nezahualcoyotl": ("mexico", "brown", -15, "black", None, "hl", .4, ("#9ad0d0", "#2f8088", "#123c44"), lambda p, h: band(p, h, -42, 22, ("#8fe0d8", "#2f9a94", "#125048"), 4), both(gorget("#d9a53a", "#a3321f"), thing("flower"))),
    "malintzin": ("mexico", "bronze", 11, "black", None, "hwl", .05, WHITE, lambda p, h: band(p, h, -52, 9, RED, 0), both(gorget("#a3321f", "#fffaf0", "#1f6a7a"), none)),
    "sor_juana": ("mexico", "fair", -12, "black", None, "w", .1, WHITE, veil, none),
    "mario_molina": ("mexico", "olive", 16, "grey", None, "hs", .6, ("#5a626c", "#343a42", "#16191d"), glasses, both(lambda p, h: lapels(p, ("#5a626c", "#343a42", "#16191d")), lambda p, h: wing_collar(p), thing("molecule"))),
    "richelieu": ("france", "pale", 17, "grey", (26, .42), "htl", .6, RED, skullcap(RED, -100, -54), both(lambda p, h: p.path("M204 272L252 340L300 272Q252 300 204 272Z", p.lin(*WHITE), INK, 2), thing("cross"))),
    "vauban": ("france", "fair", -16, "brown", None, "hlt", .7, ("#a8b0b8", "#5f6870", "#2a3036"), wig(230, "brown"), both(lambda p, h: stock(p), thing("fort"))),
    "emilie_du_chatelet": ("france", "pale", 12, "white", None, "hw", .05, BLUE, lambda p, h: p.path("M284 92q14 -22 26 0q-4 18 -26 0Z", "#d8577a", INK, 1.8), both(lambda p, h: pearls(p, [(222, 264), (252, 278), (284, 262)], 11, 4.4), thing("wheel"))),
    "colbert": ("france", "fair", -10, "black", None, "hlt", .5, BLACK, both(wig(250, "black"), skullcap(BLACK, -98, -60)), both(lambda p, h: p.path("M216 268H290L280 330H226Z", p.lin(*WHITE), INK, 2), thing("coins"))),
    "talleyrand": ("france", "pale", 19, "white", None, "h", .6, ("#4f6a5a", "#2a4034", "#101c16"), wig(200), both(lambda p, h: stock(p), none)),
}


def portrait(name: str) -> Pic:
    nation, skin, yaw, hair, beard, style, age, dress, top, breast = PEOPLE[name]
    k = list(PEOPLE).index(name)
    p = Pic(500 + k)
    tint, light, dark = GROUNDS[nation]
    ground(p, tint)
    oval_open(p, light, dark)
    woman = "w" in style
    p.group('transform="matrix(1.07 0 0 1.07 -18 -16)"')
    fair = {"low": 73, "nose_y": 28 + k % 3, "mouth_y": 46, "brow_y": -23} if woman else {"low": 77 + k * 4 % 8}
    h = Head(p, 252, 176, .95, yaw=yaw, skin=skin, temple=50 + k % 4, cheek=(52 if woman else 50) + k * 7 % 6, jaw=(42 if woman else 41) + k * 5 % 6, chin=18 + k * 3 % 7, **fair)
    if woman:
        h.soften(.42)
    cols = HAIR[hair]
    if "l" in style:
        for s in (-1, 1):
            x = lambda u, s=s: 252 + s * u
            h.lock([(x(48), 150), (x(62), 210), (x(60), 256), (x(46), 282)], [(x(14), 150), (x(18), 204), (x(16), 246), (x(18), 278)], cols, 18)
    shoulders(p, tuple(dress), 1.04, 4 if not woman else 10)
    h.neck(29 if woman else 34, 112)
    h.base(ears=(1,) if yaw > 0 else (-1,))
    h.age(age, brow=age * .8, crow=age * .7)
    broad = skin in ("dark", "deep", "brown", "bronze")
    h.nose((10 if woman else 11.4) + 1.6 * broad + k % 2, bump=k * 3 % 5, tip=72 + k * 2 % 6, line=.5 if woman else .8)
    if beard:
        h.beard(cols, *beard)
    h.mouth(14 if woman else 15 + k % 4, 1.1 + .1 * broad if woman else .9 + .25 * broad, 1.7 if "s" in style else .5 if woman else .3 * (k % 2), col="#b2544a" if woman else None)
    if "t" in style:
        h.moustache(cols, 21 + k % 7, 5.5 + k % 3, curl=k % 4)
    h.eyes(gaze=(-.4 if yaw > 0 else .4, 0), open=1.02 if woman else .82 + .05 * (k % 4), size=11.6 if woman else 10.6, iris="#4a6a7a" if nation == "france" and k % 2 else "#2f1d10", tilt=1.7 if "n" in style else .6, bags=age * .7, lid=.55 if "n" in style else 1, lash=1.2 if woman else 0)
    h.brows(cols[0] if hair != "white" else "#8d8578", 2.6 if woman else 3.2 + k % 3 * .7, 3.4 if woman else 2 + k % 4, n=0 if woman else 7, y=-2 if woman else 0)
    if "h" in style:
        h.hair(LINE, cols, 14, 14, 4 + k % 5, (14 if woman else 5) + k % 5, wave=1.5)
    elif name in ("manetho", "chanakya"):
        h.sides(-1, cols)
        h.sides(1, cols)
    breast(p, h)
    top(p, h)
    p.end()
    oval_close(p)
    return p


def main(ids: list[str]) -> None:
    out = ART / "historia" / "advisors"
    out.mkdir(parents=True, exist_ok=True)
    for name in PEOPLE:
        if not ids or name in ids:
            (out / f"{name}.svg").write_text(portrait(name).svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
