"""Draws the scenes of Brazil's eight Missions of Era II, blue and yellow with sails."""

from __future__ import annotations

from art.tools.cards.base import INK, WHITE, H
from art.tools.cards.goods import easel, painting, product
from art.tools.cards.houses import SLATE, THATCH, TILE, cotton, foundry, house, plantation, town, works
from art.tools.cards.people import lance, musket, person
from art.tools.cards.scene import Scene
from art.tools.cards.vehicles import crane, quay, ship


def sail_1(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-1: a harbour city, cocoa and cloth on the quay, three soldiers."""
    s.hour("dawn", (90, 110, 32))
    s.cloud(250, 56, 130)
    s.hills(170, 12, ("#b9c2a0", "#94a284"))
    town(s, 196, 232, 318, 7, 1.5, (2, 3, 2, 4, 3), 3)
    s.sea(230)
    ship(s, 112, 292, 1.35, flag="empire")
    quay(s, 326, cols=("#e2cb94", "#a98d5c"))
    product(s, "cocoa", 70, 388, 1.9)
    product(s, "fabric", 158, 390, 1.8)
    s.define("s", 1.6, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4577aa", "#1F4E79"), legs=WHITE, hatk="bicorne", hatc=("#4c4440", "#2b2521"), beard="moustache", strap="#fff8e7", near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for x in (300, 374, 448):
        s.stamp("s", x, 392, 1.62, lambda: None, flip=True)
    s.vignette()


def sail_2(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-2: two foundries across the water; two guards, two paintings."""
    s.hour("red evening", (252, 110, 34))
    s.peaks([(60, 120, 120), (440, 112, 120)], 216, ("#a9b8a4", "#7f9488"))
    s.hills(210, 6, ("#c4bd7c", "#9c985c"), hatch=0)
    s.define("f", 1.1, lambda: foundry(s, 0, 0, 1))
    s.stamp("f", 112, 248, 1.15, lambda: None)
    s.stamp("f", 400, 248, 1.15, lambda: None, flip=True)
    s.sea(250, H, waves=18)
    s.o(112, 262, 34, "#f7b23c", ry=5, op=0.4)
    s.o(400, 262, 34, "#f7b23c", ry=5, op=0.4)
    ship(s, 256, 286, 0.7, mark="")
    quay(s, 334, cols=("#e2cb94", "#a98d5c"))
    painting(s, 196, 326, 92, 108, "blue", 1, -3)
    painting(s, 316, 330, 116, 92, "red", 2, 3)
    s.define("s", 1.8, lambda: person(s, 0, 0, 100, skin="brown", coat=("#e0b04c", "#a9762a"), legs=WHITE, hatk="tricorn", hatc=("#4c4440", "#2b2521"), beard="goatee", strap="#8C1C13", near=(16, -47), far=(16, -44), hold=lambda: lance(s, 16, -48, 0, 124, None, 0.36)))
    s.stamp("s", 72, 392, 1.9, lambda: None)
    s.stamp("s", 440, 392, 1.9, lambda: None, flip=True)
    s.vignette()


def sail_3(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-3: cotton on two terraces, their great houses, a city over the bay, a
    bolt of cloth."""
    s.hour("noon", (410, 56, 24))
    s.cloud(90, 60, 140)
    s.hills(150, 8, ("#a9bca8", "#8aa494"))
    town(s, 216, 184, 220, 6, 1.2, (2, 3, 2, 4, 2), 3)
    s.sea(182, 260, waves=16)
    ship(s, 128, 214, 0.6)
    s.p("M-10 410V232Q120 214 250 250T520 240V410Z", ("#d9c86c", "#a9954a"), 0.8)
    s.define("p", 1.4, lambda: plantation(s, 0, 0, 1))
    s.stamp("p", 128, 292, 1.5, lambda: None)
    s.stamp("p", 372, 304, 1.75, lambda: None)
    cotton(s, -10, 330, 306, 330, 2, 11)
    cotton(s, 120, 520, 346, 384, 2, 9)
    s.palm(484, 330, 150, 6)
    product(s, "fabric", 74, 392, 2.3)
    s.vignette()


def sail_4(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-4: three easels with three colours, and one city below the Sugarloaf."""
    s.hour("haze", (80, 56, 24))
    s.cloud(130, 70, 120)
    s.sugarloaf(330, 200, 1.5, ("#a9b8a0", "#6f8a84"))
    s.sea(198, 300, waves=20)
    town(s, -8, 236, 200, 6, 1.1, (2, 3, 2, 3, 4), 2)
    ship(s, 300, 238, 0.6)
    s.p("M-10 290H520V410H-10Z", ("#eedcae", "#b89c68"), 0.8)
    s.line("M-10 304H520M40 304L-40 400M120 304L80 400M200 304L180 400M304 304L324 400M384 304L424 400M464 304L540 400M-10 340H520", sw=0.5, op=0.35)
    for i in range(21):
        s.stamp("b", 6 + i * 25, 298, 1, lambda: s.p("M-4 0Q-8-10-3-18V-22H3V-18Q8-10 4 0Z", ("#fff8e7", "#c9b184"), 0.8))
    s.box(-6, 268, 516, 8, ("#fff8e7", "#d0b98a"), 0.9)
    for x, c, m, y in ((92, "red", 0, 384), (252, "pink", 2, 392), (412, "blue", 1, 384)):
        easel(s, x, y, 1.75, c, m)
    s.vignette()


def sail_5(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-5: six houses around a bay, two wares at the landing."""
    s.hour("trade wind", (250, 44, 22), 120)
    s.hills(120, 8, ("#a9bca0", "#86a088"))
    s.p("M-10 150Q160 120 300 140T520 132V410H-10Z", ("#d0c878", "#a9a050"), 0.6)
    s.p("M70 410Q40 300 130 240T330 196Q450 200 470 270T410 410Z", ("#bcd2cc", "#86adb4", "#4f7c8c"), 0.8)
    s.p("M82 410Q56 306 140 250T330 206Q440 210 458 272T400 410", "none", 1, col="#fff4d0", op=0.8)
    house(s, 20, 220, 50, 22, doors=(0.3,), windows=(0.7,))
    house(s, 120, 196, 46, 20, roof=THATCH, wall=("#e6c58c", "#b28a52"), doors=(0.5,))
    s.define("p", 0.7, lambda: plantation(s, 0, 0, 1))
    s.stamp("p", 264, 178, 0.7, lambda: None)
    with s.at(382, 196, 0.62):
        foundry(s, 0, 0)
    house(s, 452, 268, 44, 22, wall=("#b9d0cf", "#86a7ab"), doors=(0.3,), windows=(0.7,))
    house(s, -14, 310, 62, 28, roof=TILE, wall=("#e8b9a0", "#c48468"), doors=(0.3,), windows=(0.7,))
    ship(s, 276, 306, 1.4)
    s.p("M-10 410V372Q120 352 520 378V410Z", ("#d9bd7c", "#9a7c44"), 0.8)
    d = "M150 372H392M170 372V400M230 372V400M300 372V400M370 372V400"
    s.line(d, sw=6)
    s.line(d, "#a87443", 4)
    product(s, "dye", 72, 392, 1.9)
    product(s, "cocoa", 446, 394, 2)
    s.vignette()


def sail_6(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-6: three men who land a painting; a foundry and a plantation wait on the
    shore."""
    s.hour("thunder", None)
    s.cloud(330, 50, 120)
    s.hills(166, 12, ("#a9bc9c", "#86a084"))
    s.p("M-10 410V226Q200 204 520 222V410Z", ("#e6d08c", "#c0a25c"), 0.6)
    works(s, 400, 238, 1.1)
    plantation(s, 112, 240, 1.25)
    s.palm(250, 246, 120, 8)
    s.sea(256, H, waves=26)
    s.line("M-10 258q40-8 80 0t80 0 80 0 80 0 80 0 80 0 80 0", "#fff8e7", 2, 0.9)
    s.o(250, 366, 200, INK, ry=14, op=0.2)
    s.define("r", 1.5, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4577aa", "#1F4E79"), hatk="scarf", hatc=("#c8503e", "#8C1C13"), near=(22, -52), far=(26, -52), lean=2, cast=False, hold=lambda: s.line("M6-62L58 2", sw=2.4) or s.line("M6-62L58 2", "#b98448", 1.4)))
    s.stamp("r", 126, 352, 1.5, lambda: None)
    s.stamp("r", 386, 354, 1.5, lambda: None, flip=True)
    person(s, 208, 350, 168, skin="white", coat=("#8a4a3a", "#54241a"), hatk="bicorne", hatc=("#4c4440", "#2b2521"), beard="goatee", near=(20, -50), far=(28, -56), cast=False, sash="#f1cf74")
    painting(s, 288, 296, 86, 76, "pink", 0, 3)
    s.p("M62 326Q120 344 252 344T446 322Q430 372 392 384H120Q78 370 62 326Z", ("#b5804a", "#7d4f2a", "#4e2f1a"), 1)
    s.line("M70 342Q140 358 252 358T438 338M86 364Q160 374 252 374T420 360", sw=0.6, op=0.6)
    s.line("M40 388q16 6 30 0t30 2 30 0 30 2 30-2 30 2 30-1 30 2 30-2 30 0 30 2 30-2", "#fff8e7", 1.6, 0.9)
    s.vignette()


def sail_7(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-7: two cities that face each other over the bay, and two paintings of
    them."""
    s.hour("blue hour", (252, 60, 22))
    s.cloud(40, 50, 110)
    s.cloud(360, 44, 110)
    s.hills(168, 12, ("#a9c0a4", "#84a490"))
    s.p("M-10 260V186Q90 172 190 214L214 260Z", ("#d0c47c", "#a99c54"), 0.7)
    s.p("M520 260V182Q410 176 318 214L292 260Z", ("#d0c47c", "#a99c54"), 0.7)
    town(s, -6, 222, 176, 5, 1.35, (2, 3, 4, 3, 2), 2)
    town(s, 336, 222, 176, 5, 1.35, (3, 2, 3, 4, 2), 3, SLATE)
    s.sea(232, H, waves=24, glint=252)
    ship(s, 246, 276, 1)
    s.p("M-10 410V356Q250 330 520 356V410Z", ("#caa35e", "#7f6030"), 0.8)
    painting(s, 130, 332, 150, 112, "blue", 4, -3)
    painting(s, 376, 332, 150, 112, "red", 2, 3)
    s.vignette()


def sail_8(s: Scene) -> None:
    """Draws the scene of Brazil's Mission sail-8: a crane that loads a ship with three wares at a foundry."""
    s.hour("gold", (420, 90, 32))
    s.cloud(210, 44, 120)
    s.peaks([(330, 130, 130)], 210, ("#a9b8a4", "#86998c"))
    s.sea(206, H, waves=12)
    ship(s, 372, 312, 1.75, furled=True, flag="empire")
    s.p("M-10 206H160L200 250V330H-10Z", ("#d9c68a", "#a98d5c"), 0.8)
    foundry(s, 82, 264, 1.5)
    quay(s, 322, cols=("#e2cb94", "#a98d5c"))
    crane(s, 190, 346, 1.9)
    product(s, "sugar", 60, 388, 1.9)
    product(s, "fabric", 130, 392, 1.6)
    product(s, "cocoa", 284, 392, 1.8)
    person(s, 400, 394, 140, flip=True, skin="black", coat=("#f1e3c0", "#c9b184"), legs=("#4577aa", "#1F4E79"), boots=None, hairk="curly", near=(20, -56), far=(28, -70), feet=((-11, 0), (11, 0)))
    s.vignette()
