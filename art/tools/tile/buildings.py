"""Draws the tiles of Brazil's eight buildings, from sawmill to academy."""

import math
import random
from collections.abc import Callable

from art.tools.land.weave import lumps, num
from art.tools.tile.picture import Picture, arch


def sawmill() -> str:
    p = Picture()
    p.sky("#f7ecd2", "#e3cd9d")
    for k, (x, y, s) in enumerate(((40, 116, 1.5), (60, 108, 1.6), (84, 100, 1.3), (118, 100, 1.4), (142, 108, 1.6), (162, 116, 1.5))):
        p.tree(x, y, s, ("#35523f", "#486a4f", "#668660"), seed=k + 3)
    p.ground("M20 112Q100 102 180 112V200H20Z", "#a9ad72", "#c0ac76")
    p.cast(104, 148, 62, 9)
    p.fill("M60 100H140V142H60Z", "#5c3f25", 1.7)
    p.ink("M70 100V142M80 100V142M120 100V142M130 100V142", 1, 0.5)
    for x in (58, 138):
        p.fill(f"M{x} 148V94h6V148Z", "#a9784a", 1.5)
    p.fill("M44 100L72 62H128L156 100Z", p.grad("#cf7a4c", "#8a4123", way="d"), 2)
    p.ink("".join(f"M{44 + 112 * k / 11:.1f} 99L{72 + 56 * k / 11:.1f} 63" for k in range(1, 11)), 0.9, 0.45, "#4e2110")
    p.shade("M128 62L156 100H138L118 62Z", 0.2)
    teeth = "M"
    for k in range(20):
        a, b = math.radians(18 * k), math.radians(18 * k + 6)
        teeth += f"{num(100 + 26 * math.cos(a))} {num(118 + 26 * math.sin(a))}L{num(100 + 33 * math.cos(b))} {num(118 + 33 * math.sin(b))}L"
    p.fill(teeth[:-1] + "Z", p.grad("#f4f4ee", "#b9bdbd", "#84898b", way="d"), 2)
    p.oval(100, 118, 20, 20, "none", 1, 0.5)
    p.oval(100, 118, 7, 7, p.gold(), 1.5)
    p.ink("M84 102Q90 94 100 93", 2.2, 0.9, "#ffffff")
    p.cast(102, 154, 66, 6)
    p.fill("M46 134H152Q159 134 159 143T152 152H46Z", p.grad("#a8713f", "#6e4322"), 1.8)
    p.ink("M66 139H120M60 146H142M130 138H148", 1, 0.5)
    p.oval(46, 143, 7, 9, "#e8c48a", 1.7)
    p.oval(46, 143, 3.4, 4.8, "none", 0.9)
    p.fill("M88 134h24l-6 6q-6 3 -12 0Z", "#e8c48a", 1)
    p.fill("M78 157q4 -5 10 -4q10 -8 20 -1q10 -2 14 5Z", "#ecd6a4", 1.1)
    p.ink("M92 154h1M100 152h1M108 154h1M97 156h1M114 155.5h1", 1, 0.5)
    return p.tile(1)


def trading_post() -> str:
    p = Picture()
    p.sky("#f6edd6", "#cfdcd2")
    p.sea(94, "#86acb0", "#a8c3bd", seed=4, foot=130)
    p.palm(156, 128, 56, 1.05, -4)
    p.ground("M20 122Q90 112 180 120V200H20Z", "#d9bf88", "#c8a468")
    p.cast(102, 149, 56, 8)
    p.fill("M58 146V86H142V146Z", "#4e3622", 1.7)
    p.fill("M66 100H134V124H66Z", "#2f2117", 0)
    for x in (54, 140):
        p.fill(f"M{x} 150V84h6V150Z", "#a9784a", 1.5)
    # scales
    p.ink("M100 100V124M82 106H118M82 106l-6 11M82 106l6 11M118 106l-6 11M118 106l6 11", 3.4, 1)
    p.ink("M100 100V124M82 106H118M82 106l-6 11M82 106l6 11M118 106l-6 11M118 106l6 11", 1.5, 1, "#f1cf74")
    for x in (82, 118):
        p.fill(f"M{x - 8} 117h16q-2 6 -8 6t-8 -6Z", p.gold(), 1.2)
    p.oval(100, 103, 2.6, 2.6, "#fff0b8", 1)
    p.fill("M56 126H144V148H56Z", p.grad("#b98552", "#8a5b31"), 1.7)
    p.ink("M72 127V147M88 127V147M104 127V147M120 127V147M134 127V147", 1, 0.5)
    # awning
    p.fill("M56 62H144L156 90H44Z", "#fbf1d8", 2)
    for k in range(0, 8, 2):
        a, b = 56 + 11 * k, 56 + 11 * (k + 1)
        c, d = 44 + 14 * k, 44 + 14 * (k + 1)
        p.fill(f"M{a} 62H{b}L{d} 90H{c}Z", p.grad("#c4493a", "#94281c"), 0)
    for k in range(8):
        p.fill(f"M{44 + 14 * k} 89h14q0 9 -7 9t-7 -9Z", "#94281c" if k % 2 == 0 else "#f0e2bf", 1.3)
    p.ink("M56 62H144L156 90H44Z", 2, 1)
    p.ink("M100 62V46", 2, 1)
    p.fill("M100 46q9 -3 18 1q-3 4 0 9q-9 -3 -18 0Z", "#2f6a4a", 1.3)
    # goods
    for x, y in ((52, 152), (64, 153), (58, 143)):
        p.oval(x, y, 7, 6.4, p.grad("#c4523f", "#7c2419", way="d"), 1.5)
        p.oval(x, y, 3, 2.6, "none", 0.9, 0.8)
    p.fill("M130 134q8 -3 16 0q4 11 0 22q-8 3 -16 0q-4 -11 0 -22Z", p.grad("#c48a52", "#7b4f29", way="h"), 1.6)
    p.ink("M128 140q10 3 20 0M128 150q10 3 20 0", 1.6, 0.8)
    return p.tile(1)


def cane(p: Picture, x: float, y: float, h: float, s: float, lean: float, tone: tuple[str, str, str], seed: int) -> None:
    """Draws one sugar cane: a jointed stalk and arching blades."""
    r = random.Random(seed)
    tx, ty = x + lean, y - h
    stalk = f"M{num(x)} {num(y)}Q{num(x + lean * 0.2)} {num(y - h * 0.6)} {num(tx)} {num(ty)}"
    p.ink(stalk, 5.6 * s, 1)
    p.ink(stalk, 3.6 * s, 1, tone[0])
    p.ink(stalk, 3.6 * s, 0.6, "#5b4a22", "1.4 8")
    blades = ""
    for k, (dx, up, down) in enumerate(((-26, 14, 6), (26, 12, 8), (-18, 24, -8), (20, 25, -9), (-8, 30, -20), (9, 28, -19))):
        ox, oy = tx - lean * 0.06 * k, ty + (4 - k) * 2.4 * s
        ex, ey = ox + dx * s * r.uniform(0.85, 1.1), oy + down * s
        blades += f"M{num(ox)} {num(oy + 4 * s)}Q{num(ox + dx * 0.5 * s)} {num(oy - up * s)} {num(ex)} {num(ey)}Q{num(ox + dx * 0.42 * s)} {num(oy - up * s * 0.55)} {num(ox)} {num(oy + 4 * s)}Z"
    p.fill(blades, tone[1], 1.1)
    p.fill(f"M{num(tx)} {num(ty + 6)}Q{num(tx - 1)} {num(ty - 14 * s)} {num(tx + 4 * s)} {num(ty - 24 * s)}Q{num(tx + 4 * s)} {num(ty - 8 * s)} {num(tx)} {num(ty + 6)}Z", tone[2], 1)


def cane_field() -> str:
    p = Picture()
    p.sky("#dfe9dc", "#f6edcf")
    p.ground("M20 104Q70 90 110 100T180 98V200H20Z", "#b9bd78", "#9ca65c")
    p.gable(134, 102, 18, 11, "#f3e6c6")
    p.fill("M154 102V82h5V102Z", "#a4583a", 1.2)
    back = ("#a9a552", "#7d9447", "#8ba352")
    for k, x in enumerate((46, 64, 82, 100, 118, 136, 154)):
        cane(p, x, 140, 50 + (k * 17) % 11, 0.85, (-3, 3, -2, 4, 2, -4, 3)[k], back, k)
    grass = random.Random(8)
    blades = "M20 156" + "".join(f"L{x} {num(grass.uniform(122, 134))}L{x + 4} {num(grass.uniform(138, 144))}" for x in range(24, 180, 8)) + "V200H20Z"
    p.fill(blades, "#718b45", 1)
    front = ("#d8c865", "#8fb04d", "#b5cb66")
    for k, x in enumerate((40, 60, 82, 104, 126, 148, 164)):
        cane(p, x, 154, 62 + (k * 23) % 15, 1.05, (-4, 2, -3, 3, -2, 5, 3)[k], front, k + 20)
    p.ground("M20 150Q60 144 100 150T180 148V200H20Z", "#b98f54", "#a37a43")
    p.ink("M46 162q54 -8 108 0M60 172q40 -6 80 0", 1.4, 0.35)
    p.tufts(3, 9, 40, 160, 152, 158)
    return p.tile(1)


def farm() -> str:
    p = Picture()
    p.sky("#f3e3c0", "#f9efd6")
    p.oval(142, 72, 26, 26, p.glow("#fff3c4", "#f6d98e"))
    p.ground("M20 100Q58 70 100 88T180 84V200H20Z", "#9fae72", "#7d9355")
    p.tree(50, 98, 1.2, seed=2)
    p.tree(154, 96, 1.1, seed=6)
    p.cast(104, 100, 40, 5)
    p.house(70, 99, 62, 22, p.grad("#fdf6e4", "#dfcda4", way="h"), rise=20, windows=5)
    p.fill("M20 118Q100 92 180 116V200H20Z", p.grad("#9c6b3f", "#b58553"), 1.3)
    for row, (y, s, n) in enumerate(((112, 0.72, 8), (126, 1.0, 6), (144, 1.36, 5))):
        for k in range(n):
            x = 100 + (k - (n - 1) / 2) * 13.5 * s * 1.32
            p.bush(x, y + 4 * abs(x - 100) / 90, s * 1.05, ("#2f5234", "#4f7a48"), row * 10 + k)
            r = random.Random(row * 31 + k)
            for _ in range(4 if row else 3):
                p.oval(x + r.uniform(-5, 5) * s, y - r.uniform(2, 8) * s, 1.7 * s, 1.7 * s, "#c2322a", 0.7)
    p.ground("M20 152Q100 146 180 152V200H20Z", "#b58553", "#a37646", line=0.8)
    return p.tile(1)


def gold_foundry() -> str:
    p = Picture()
    p.sky("#8d6a63", "#d98f52", "#f3cf86")
    p.ground("M20 116Q60 96 100 108T180 100V200H20Z", "#8a623b", "#8a6238")
    r = random.Random(5)
    for x, y, s in ((92, 56, 7), (104, 52, 8.5), (117, 55, 8), (127, 63, 5.5)):
        p.fill(lumps(r, s * 1.2, s * 0.8, 6, x, y), "#efe3cf", 1, 0.92)
    p.cast(106, 150, 60, 8)
    brick = p.grad("#c98059", "#8c4528", way="h")
    p.fill("M116 148L121 74H141L148 148Z", brick, 1.9)
    p.fill("M117.5 70h27v6.5h-27Z", "#7a3a22", 1.6)
    p.shade("M133 76H141L148 148H137Z", 0.25)
    p.ink("M121 86h20M120.5 96h22M120 106h23", 0.9, 0.5)
    p.fill("M48 148V104H118V148Z", p.grad("#b9714f", "#7d3d23", way="d"), 2)
    p.ink("M50 112h16M50 121h10M50 130h12M106 112h12M110 121h8", 0.9, 0.45)
    p.fill("M42 106L58 82H108L126 106Z", p.grad("#776356", "#43332a", way="d"), 1.9)
    p.ink("M57 104L66 84M72 104L77 84M88 104V84M104 104L98 84", 0.9, 0.5)
    p.oval(86, 132, 46, 34, p.glow("#ffe9a0", "#ff9d3a", 0.8))
    p.fill(arch(65, 150, 42, 42), "#4a2414", 2)
    p.fill(arch(69, 150, 34, 36), p.grad("#ff9a36", "#ffd65e", "#fffbd8"), 0)
    p.fill("M70 144q5 -14 8 -10q4 -12 8 -14q2 8 6 14q4 -4 5 0q4 4 5 10Z", "#fffbe0", 0, 0.85)
    p.fill("M80 150q3 -8 7 -8q5 0 8 8q10 0 14 6H72Z", "#ffe27a", 1)
    for x, y in ((116, 153), (142, 153), (129, 144)):
        p.fill(f"M{x - 14} {y + 5}L{x - 9} {y - 6}H{x + 9}L{x + 14} {y + 5}Z", p.gold(), 1.6)
        p.ink(f"M{x - 7} {y - 4}h11", 1.3, 0.9, "#fffbe0")
    p.ground("M20 158Q100 153 180 158V200H20Z", "#8a6238", "#6b4a2c", line=0.8)
    return p.tile(2)


def plantation() -> str:
    p = Picture()
    p.sky("#bcd6de", "#f4ead0")
    p.clouds((70, 62, 1), (138, 72, 0.8))
    p.ground("M20 104Q90 92 180 102V200H20Z", "#a7b273", "#86995a")
    p.palm(46, 128, 58, 1.05, 4)
    p.palm(156, 128, 58, 1.05, -4)
    p.cast(104, 126, 52, 6)
    wall = p.grad("#fbf3e0", "#d9c7a0", way="h")
    p.fill("M60 125V76H142V125Z", wall, 1.8)
    p.shade("M60 76H142V84H60Z", 0.28)
    p.fill("M64 86H138V100H64Z", "#6d5a44", 0, 0.55)
    p.fill("M64 106H138V125H64Z", "#6d5a44", 0, 0.55)
    p.fill(arch(95, 125, 12, 17) + arch(73, 122, 8, 13) + arch(121, 122, 8, 13) + arch(73, 100, 8, 12) + arch(97, 100, 8, 12) + arch(121, 100, 8, 12), "#3f4d52", 1)
    p.fill("M58 100H144V106H58Z", "#f7ecd2", 1.4)
    for x in (60.0, 75.0, 90.0, 106.0, 121.0, 136.0):
        p.fill(f"M{num(x)} 125V82h5.5V125Z", "#fffaf0", 1.2)
    p.fill("M50 78L68 54H134L152 78Z", p.grad("#c96a42", "#863c20", way="d"), 1.9)
    p.ink("".join(f"M{50 + 102 * k / 11:.1f} 77L{68 + 66 * k / 11:.1f} 55" for k in range(1, 11)), 0.9, 0.45, "#4e2110")
    p.ground("M20 124Q100 116 180 124V200H20Z", "#8d9a58", "#7b6b3f")
    r = random.Random(9)
    for row, (y, s, n) in enumerate(((132, 0.85, 8), (149, 1.2, 6))):
        for k in range(n):
            x = 100.0 + (k - (n - 1) / 2) * 17 * s
            p.bush(x, y, s * 1.1, ("#3e5a34", "#5f7d45"), row * 9 + k)
            for dx, dy in ((-4.5, -4), (3.6, -6), (0, -10), (4.6, -1.4)):
                p.fill(lumps(r, 3.3 * s, 2.8 * s, 5, x + dx * s, y + dy * s), "#fffdf6", 1)
    p.ground("M20 156Q100 151 180 156V200H20Z", "#a4814d", "#8f6f40", line=0.8)
    return p.tile(2)


def church() -> str:
    p = Picture()
    p.sky("#8fb0c4", "#e9dccb", "#f6e6c8")
    p.clouds((56, 88, 0.9), (150, 84, 0.8))
    p.ground("M20 122Q60 108 100 116T180 112V200H20Z", "#a3ad76", "#8b9a60")
    p.tree(46, 132, 1.1, seed=4)
    p.tree(158, 132, 1.1, seed=5)
    p.church(100, 148, 1.25, tone=("#d9b25a", "#8f6418"))
    p.fill("M70 148H130L140 162H60Z", p.grad("#e9ddc0", "#c5b48c"), 1.5)
    p.ink("M67 152.5H133M64 157H136", 1, 0.55)
    p.ground("M20 160Q100 154 180 160V200H20Z", "#c7b07c", "#b0965f", line=0.8)
    return p.tile(3)


def academy() -> str:
    p = Picture()
    p.sky("#5f7f9b", "#b9cbd0", "#efe4cd")
    p.clouds((54, 92, 0.8), (152, 90, 0.9))
    p.ground("M20 126Q100 112 180 126V200H20Z", "#97a46c", "#86945a")
    p.cast(104, 154, 66, 8)
    stone = p.grad("#f3e3cf", "#cfae8f", way="h")
    # dome
    p.fill("M80 84V70H120V84Z", stone, 1.6)
    p.ink("M86 72V82M93 72V82M100 72V82M107 72V82M114 72V82", 1.6, 0.5)
    p.fill("M76 71Q78 44 100 42Q122 44 124 71Z", p.grad("#a9cdb8", "#5c937e", "#33604f", way="d"), 1.9)
    p.ink("M88 70Q89 50 99 43M112 70Q111 50 101 43M100 70V43", 1, 0.5)
    p.fill("M96 43V35h8V43Z", "#f3e3cf", 1.3)
    p.fill("M95 36Q100 27 105 36Z", p.gold(), 1.2)
    # wings
    for x in (42, 128):
        p.fill(f"M{x} 148V98h30V148Z", stone, 1.7)
        p.fill(f"M{x - 2} 100V94h34V100Z", "#f7ecd8", 1.4)
        p.fill("".join(arch(x + 4 + 9 * k, 118, 5.6, 12) + arch(x + 4 + 9 * k, 141, 5.6, 13) for k in range(3)), "#4d5f6b", 1)
    p.shade("M128 148V98h30V148Z", 0.16)
    # portico
    p.fill("M66 148V104H134V148Z", "#5d4a3e", 1.5)
    p.fill("M60 104V98H140V104Z", "#f7ecd8", 1.6)
    p.fill("M56 98L100 72L144 98Z", stone, 2)
    p.fill("M68 95L100 77L132 95Z", "#d8bfa2", 1)
    p.oval(100, 89, 5, 5, p.gold(), 1.1)
    p.ink("M88 92q6 1 6 -3M112 92q-6 1 -6 -3", 1.2, 0.8)
    p.fill(arch(94, 148, 12, 28), "#3a2a20", 1)
    for x in (66, 78, 90, 104, 116, 128):
        p.fill(f"M{x} 146V107h6V146Z", "#fff6e6", 1.2)
        p.fill(f"M{x - 1.2} 107v-3h8.4v3Z", "#f3e3cf", 0.9)
    p.fill("M60 146H140L146 158H54Z", p.grad("#efe2cc", "#c8b08f"), 1.6)
    p.ink("M58 150H142M56 154H144", 1, 0.55)
    p.ground("M20 156Q100 152 180 156V200H20Z", "#b9b184", "#a09a6c", line=0.8)
    return p.tile(3)


BUILDINGS: dict[str, Callable[[], str]] = {
    "sawmill": sawmill, "trading_post": trading_post, "cane_field": cane_field, "farm": farm,
    "gold_foundry": gold_foundry, "plantation": plantation, "church": church, "academy": academy,
}  # fmt: skip
