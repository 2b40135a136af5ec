"""Draws Brazil's exploration tiles (what is found on unknown hexes) and their back."""

import math
import random
from collections.abc import Callable

from art.tools.land.waters import cloud_body, cloud_defs
from art.tools.land.weave import BLOBS, INK, Point, lumps, num, pts
from art.tools.tile.picture import IVORY, Picture, arch


def unknown_species() -> str:
    p = Picture()
    p.sky("#a9c4a0", "#5f8a66")
    r = random.Random(2)
    for _ in range(12):
        p.fill(lumps(r, r.uniform(12, 22), r.uniform(10, 18), 7, r.uniform(30, 170), r.uniform(40, 170)), r.choice(("#8fb389", "#6d9872", "#4f7a5a")), 0, 0.5)
    p.oval(96, 100, 62, 60, p.glow("#f4efc4", "#c9d9a8", 0.85))
    for d in ("M30 60Q66 66 74 100Q44 92 30 60Z", "M176 84Q150 86 138 116Q164 112 176 84Z", "M30 150Q60 132 84 150Q56 168 30 150Z"):
        p.fill(d, p.grad("#5b8f56", "#2f5f3c", way="d"), 1.4)
    p.ink("M36 66Q58 78 72 98M170 90Q152 98 140 114M36 150Q60 146 80 151", 1, 0.6)
    branch = "M28 146Q80 132 112 138T178 124"
    p.ink(branch, 9, 1)
    p.ink(branch, 6, 1, "#7a5533")
    p.ink("M44 140Q80 131 110 135", 1.6, 0.7, "#b48a5c")
    # the toucan
    p.fill("M116 128L134 176L142 172L146 178L140 130Z", "#221c1c", 1.6)
    p.fill("M92 76Q116 62 134 84Q150 108 140 136Q122 142 108 132Q92 116 92 76Z", p.grad("#4a4244", "#1f1a1c", way="d"), 1.8)
    p.fill("M92 80Q94 70 104 74Q118 82 116 104Q112 116 102 112Q92 100 92 80Z", p.grad("#fff6cf", "#f0c545", way="v"), 1.5)
    p.fill("M102 112Q112 116 116 104Q119 114 110 119Q104 118 102 112Z", "#b5432f", 1.1)
    p.fill("M86 78Q84 60 102 58Q120 58 124 78Q112 74 104 76Q92 76 86 78Z", "#2b2527", 1.7)
    p.oval(103, 69, 6.4, 6, "#5f9fc0", 1.1)
    p.oval(102.4, 69, 3, 3, "#241d1d")
    p.oval(101.4, 67.8, 1, 1, "#ffffff")
    p.fill("M93 62Q66 54 52 74Q46 86 50 100Q62 84 92 80Q96 70 93 62Z", p.grad("#ffcf4d", "#f08a2c", "#c9502a", way="d"), 1.9)
    p.fill("M52 74Q46 86 50 100Q58 89 62 86Q56 82 56 72Q54 72 52 74Z", "#33272a", 1.2)
    p.ink("M56 84Q70 73 92 72", 1.2, 0.7)
    p.ink("M72 62Q82 60 90 63", 1.6, 0.8, "#fff0b8")
    p.ink("M110 134l-4 7M116 136l-1 7M126 137l-2 6", 3.4, 1)
    p.ink("M110 134l-4 6M116 136l-1 6M126 137l-2 5", 1.8, 1, "#5f9fc0")
    for k in range(5):
        p.add(f'<path d="M154 122q-6 -10 0 -18q6 8 0 18Z" transform="rotate({72 * k} 154 124)" fill="#d9587a" stroke="{INK}" stroke-width="1.2"/>')
    p.oval(154, 124, 4, 4, "#f1cf74", 1.1)
    return p.tile(4, 80)


def range_of_hills(p: Picture, skyline: list[Point], foot: float, light: str, dark: str, seed: int) -> None:
    """Draws mountains in two tones with hatching."""
    r = random.Random(seed)
    p.fill(pts([*skyline, (skyline[-1][0], foot), (skyline[0][0], foot)]), light, 1.6)
    for k in range(1, len(skyline) - 1):
        x, y = skyline[k]
        if y < skyline[k - 1][1] and y < skyline[k + 1][1]:
            nx, ny = skyline[k + 1]
            p.fill(pts([(x, y), (nx, ny), (nx + (nx - x) * 0.1, min(foot, ny + 14)), (x + 3, y + (foot - y) * 0.75), (x - 4, y + (foot - y) * 0.5), (x + 3, y + (foot - y) * 0.26)]), dark, 0)
            hatch = "".join(f"M{num(x + (nx - x) * t)} {num(y + (ny - y) * t + 2)}l{num(-3)} {num(r.uniform(8, 15))}" for t in (0.2, 0.36, 0.52, 0.68, 0.84))
            p.ink(hatch, 0.9, 0.45)


def minas_gerais() -> str:
    p = Picture()
    p.sky("#e39a55", "#f6cf83", "#fbeec6")
    p.oval(100, 92, 54, 40, p.glow("#fff8d8", "#ffe39a", 0.9))
    range_of_hills(p, [(30, 112), (52, 88), (62, 96), (82, 64), (98, 86), (112, 74), (128, 94), (146, 78), (172, 112)], 130, "#c3a184", "#8d6d58", 3)
    p.ground("M20 118Q60 104 100 112T180 108V200H20Z", "#a7a765", "#8c8a4e")
    p.ground("M20 138Q60 124 110 132T180 128V200H20Z", "#c09654", "#96703a")
    p.cast(102, 152, 46, 7)
    for d, tone in (("M68 148L130 92", "#a97b48"), ("M132 148L72 94", "#b98a52")):
        p.ink(d, 7, 1)
        p.ink(d, 4.4, 1, tone)
    p.fill("M108 84Q132 78 146 104Q138 100 132 96L126 102L118 94L122 88Q116 84 108 84Z", p.grad("#e4e6e4", "#8b9294", way="d"), 1.6)
    p.fill("M60 96Q58 82 66 74L84 90Q74 100 60 96Z", p.grad("#e4e6e4", "#8b9294", way="d"), 1.6)
    for x, y, s in ((78, 146, 1.7), (122, 146, 1.7), (100, 132, 1.9), (100, 149, 2.1), (62, 153, 1.1), (140, 152, 1.2)):
        p.add(f'<g transform="translate({x} {y})scale({s})">')
        p.fill("M-6 4L-5.4 -2L-1 -5.5L4 -4L6.4 1L4.6 4.6Z", p.gold(), 1)
        p.fill("M-1 -5.5L4 -4L6.4 1L1 -.4Z", "#fff0b8", 0, 0.55)
        p.ink("M-3.6 -1.4L-1 -3.4", 1, 0.9, "#fffbe0")
        p.add("</g>")
    return p.tile(4, 80)


def river_basin() -> str:
    p = Picture()
    p.sky("#9fc0cb", "#e9e4c4")
    p.oval(122, 70, 30, 22, p.glow("#fff8d8", "#fbeab0", 0.8))
    range_of_hills(p, [(30, 92), (50, 76), (66, 86), (84, 68), (104, 88), (126, 76), (150, 88), (172, 80)], 100, "#8fa8a0", "#6b8683", 8)
    p.ground("M20 92Q100 82 180 92V200H20Z", "#6d9560", "#3f6b46")
    river = "M98 90Q126 96 118 104Q104 112 74 116Q50 122 66 134Q84 142 118 146Q150 152 130 168Q120 176 100 190L150 196Q176 170 168 150Q158 136 118 132Q96 128 104 122Q140 114 140 102Q136 92 104 89Z"
    p.fill(river, p.grad("#d5ecee", "#7fb4c4", "#4f8ea6"), 1.8)
    p.fill("M70 120Q50 112 36 114L34 120Q52 120 66 128Z", "#8dbfcb", 1.5)
    p.fill("M158 138Q166 130 174 130V137Q168 138 164 144Z", "#6ea8ba", 1.5)
    p.ink("M86 121q8 -4 18 -5M84 136q14 3 28 5M138 152q10 4 8 12M122 98q6 2 4 6M132 178q6 -4 10 -10", 1.4, 0.75, "#f4faf7")
    r = random.Random(4)
    spots = [(48, 104, 0.62), (62, 100, 0.55), (80, 104, 0.6), (150, 104, 0.62), (162, 112, 0.75), (92, 106, 0.5), (124, 122, 0.75), (140, 126, 0.85), (46, 140, 1.0), (88, 158, 1.1), (66, 160, 1.1), (104, 168, 1.0), (56, 150, 0.9)]  # fmt: skip
    for k, (x, y, s) in enumerate(sorted(spots, key=lambda q: q[1])):
        if k % 4 == 3:
            p.palm(x, y + 6 * s, 30 * s, 0.66 * s, r.uniform(-3, 3))
        else:
            p.tree(x, y + 6 * s, s, ("#2f5538", "#487449", "#79a062"), seed=k)
    p.saveiro(106, 141, 0.42, "#fbf3dd")
    return p.tile(4, 80)


def quilombo() -> str:
    p = Picture()
    p.sky("#d98a5c", "#f0bd7c", "#f8e6bd")
    p.oval(64, 80, 13, 13, "#fff3c4", 1)
    p.fill("M20 112Q40 84 66 88Q84 60 112 66Q136 72 146 90Q164 86 180 100V140H20Z", p.grad("#aeb47c", "#8a9a62"), 1.3)
    p.ground("M20 120Q60 106 110 110T180 112V200H20Z", "#b9a066", "#9d8048")
    p.palm(46, 124, 48, 0.95, 2)
    p.palm(158, 122, 46, 0.9, -4)

    def hut(x: float, y: float, s: float) -> None:
        p.cast(x + 2 * s, y, 21 * s, 4 * s)
        p.fill(f"M{num(x - 14 * s)} {num(y)}V{num(y - 17 * s)}H{num(x + 14 * s)}V{num(y)}Q{num(x)} {num(y + 3 * s)} {num(x - 14 * s)} {num(y)}Z", p.grad("#c98f5c", "#8a5a35", way="h"), 1.6)
        p.fill(arch(x - 4.6 * s, y + 1, 9.2 * s, 13 * s), "#3a2618", 1.2)
        p.fill(f"M{num(x - 20 * s)} {num(y - 14 * s)}Q{num(x - 8 * s)} {num(y - 26 * s)} {num(x)} {num(y - 40 * s)}Q{num(x + 8 * s)} {num(y - 26 * s)} {num(x + 20 * s)} {num(y - 14 * s)}Q{num(x)} {num(y - 8 * s)} {num(x - 20 * s)} {num(y - 14 * s)}Z", p.grad("#ecd08c", "#a87c3c", way="d"), 1.7)
        p.ink("".join(f"M{num(x + k * 1.1 * s)} {num(y - 33 * s)}Q{num(x + 2.4 * k * s)} {num(y - 24 * s)} {num(x + 4.4 * k * s)} {num(y - 14 * s)}" for k in range(-3, 4)), 0.9, 0.45)
        p.ink(f"M{num(x)} {num(y - 38 * s)}v{num(-6 * s)}", 2, 1)

    hut(68, 124, 0.85)
    hut(134, 124, 0.85)
    hut(101, 132, 1.25)
    stakes = ""
    for k in range(26):
        x = 34 + 5.2 * k
        if 92 < x < 111:
            continue
        y = 152 - 8 * ((x - 100) / 62) ** 2
        stakes += f"M{num(x)} {num(y)}V{num(y - 15)}L{num(x + 2.3)} {num(y - 19)}L{num(x + 4.6)} {num(y - 15)}V{num(y)}Z"
    p.cast(102, 152, 62, 5)
    p.fill(stakes, p.grad("#a9784a", "#6d4726"), 1.1)
    p.ink("M34 140Q62 146 92 144.5M111 144.5Q140 146 166 140", 2.6, 1)
    p.ink("M34 140Q62 146 92 144.5M111 144.5Q140 146 166 140", 1.2, 1, "#d9b47a")
    p.fill("M90 154V128h5V154ZM108 154V128h5V154Z", "#8a5a33", 1.4)
    # a watch drum by the gate
    p.fill("M76 160L79 146H93L96 160Q86 164 76 160Z", p.grad("#b5432f", "#7c2419", way="h"), 1.5)
    p.oval(86, 146, 7.4, 2.8, "#f6e6c4", 1.4)
    p.ink("M79 148l5 12M86 149v13M93 148l-5 12", 1, 0.7, "#f1cf74")
    return p.tile(4, 80)


def culture() -> str:
    p = Picture()
    p.sky("#efe0bd", "#d9bf8c")
    p.oval(100, 96, 70, 64, p.glow("#fff8e0", "#f6e2ac", 0.8))
    colours = (("#d94a35", "#8f2318"), ("#f1b53c", "#b9751c"), ("#3f86b8", "#1f4e79"), ("#f1b53c", "#b9751c"))
    for k in range(-6, 7):
        long = 62 - abs(k) * 1.6 if k % 2 == 0 else 52 - abs(k) * 1.4
        tone = colours[(k + 8) % 4]
        p.add(f'<g transform="translate(100 110)rotate({k * 14.5})">')
        p.fill(f"M-3 -16Q-8.5 {num(-long * 0.7)} 0 {num(-long)}Q8.5 {num(-long * 0.7)} 3 -16Z", p.grad(*tone), 1.3)
        p.ink(f"M0 -16V{num(-long + 6)}", 0.9, 0.6)
        p.add("</g>")
    p.fill("M20 146H180V200H20Z", p.grad("#8a5f38", "#6d4726"), 1.5)
    p.ink("M30 156H170M44 166H160", 1, 0.35)
    p.cast(104, 150, 38, 6)
    # a painted urn of Marajo
    p.fill("M82 98Q80 92 84 90H116Q120 92 118 98Q136 108 134 124Q130 142 114 150H86Q70 142 66 124Q64 108 82 98Z", p.grad("#fbf1dc", "#ecd3ae", "#c39c70", way="h"), 2)
    p.fill("M80 97h40v5h-40Z", "#8f2f1e", 1.2)
    p.fill("M84 90h32v4h-32Z", "#2f2118", 1)
    band = "".join(f"M{x} 128v-9h9v6h-5v-2.5" for x in range(70, 126, 14)) + "".join(f"M{x} 116v9" for x in (82, 96, 110))
    p.ink("M67 113Q100 119 133 113M68 131Q100 137 132 131", 2, 1, "#8f2f1e")
    p.ink(band, 2.1, 1, "#8f2f1e")
    p.ink("M78 140l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 4", 1.8, 1, "#2f2118")
    p.ink("M86 107q4 -3 8 0M106 107q4 -3 8 0", 2, 1, "#2f2118")
    p.oval(90, 108.5, 1.4, 1.4, "#2f2118")
    p.oval(110, 108.5, 1.4, 1.4, "#2f2118")
    for x, turn in ((50, -24), (150, 24)):
        p.add(f'<g transform="translate({x} 152)rotate({turn})">')
        p.ink("M0 4V-16", 4.4, 1)
        p.ink("M0 4V-16", 2.4, 1, "#b98a52")
        p.fill("M-8 -24Q-8 -34 0 -34Q8 -34 8 -24Q8 -14 0 -14Q-8 -14 -8 -24Z", p.grad("#d98a4a", "#8a4a24", way="d"), 1.6)
        p.ink("M-8 -24h16M-6 -29l3 4l3 -4l3 4l3 -4", 1.2, 0.8, "#fbf1dc")
        p.add("</g>")
    return p.tile(4, 80)


def mandioca() -> str:
    p = Picture()
    p.sky("#dfe6c9", "#f3e8c6")
    p.ground("M20 118Q60 110 100 114T180 112V200H20Z", "#7a4c2b", "#47290f")
    p.ink("M40 126q8 -3 16 0M140 124q8 -3 16 0M44 158q8 -3 14 0M146 156q6 -2 12 0M60 170q8 -3 16 0", 1.3, 0.4)
    stem = "M100 120Q96 104 100 92"
    p.ink(stem, 7, 1)
    p.ink(stem, 4.4, 1, "#a55a45")
    for cx, cy, s, turn in ((72, 84, 0.78, -34), (130, 84, 0.78, 34), (100, 72, 1.0, 0)):
        p.ink(f"M100 98L{cx} {cy}", 3.4, 1)
        p.ink(f"M100 98L{cx} {cy}", 1.8, 1, "#b5604a")
        leaf = ""
        veins = ""
        for k, length in ((-3, 20), (-2, 27), (-1, 33), (0, 36), (1, 33), (2, 27), (3, 20)):
            a = math.radians(k * 38 + turn)
            ux, uy = math.sin(a) * s, -math.cos(a) * s
            nx, ny = -uy, ux
            leaf += f"M{num(cx)} {num(cy)}Q{num(cx + ux * length * 0.62 + nx * 7)} {num(cy + uy * length * 0.62 + ny * 7)} {num(cx + ux * length)} {num(cy + uy * length)}Q{num(cx + ux * length * 0.62 - nx * 7)} {num(cy + uy * length * 0.62 - ny * 7)} {num(cx)} {num(cy)}Z"
            veins += f"M{num(cx)} {num(cy)}L{num(cx + ux * length * 0.8)} {num(cy + uy * length * 0.8)}"
        p.fill(leaf, p.grad("#74a558", "#3a6b3c", way="d"), 1.4)
        p.ink(veins, 0.9, 0.75, "#d3e2a8")
    for d, shine in (
        ("M96 118Q80 120 69 132Q59 143 56 157Q69 155 82 146Q94 137 100 122Z", "M83 125Q71 134 63 147"),
        ("M104 118Q120 120 131 132Q141 143 144 157Q131 155 118 146Q106 137 100 122Z", "M111 124Q124 131 133 142"),
        ("M94 120Q86 136 89 150Q93 165 101 172Q109 164 112 150Q114 136 106 120Z", "M97 128Q92 144 97 162"),
    ):
        p.fill(d, p.grad("#e0b184", "#a0673c", way="d"), 1.9)
        p.ink(shine, 2, 0.6, "#fbe6c8")
    p.ink("M68 139l5 4M63 149l6 3M127 136l6 -3M134 147l6 -3M91 138h6M104 148h6M94 158h5", 1.1, 0.6)
    p.add('<g transform="translate(147 132)rotate(14)">')
    p.fill("M-12 0a12 9 0 0 1 24 0a12 9 0 0 1 -24 0Z", "#8a5433", 1.6)
    p.fill("M-9.5 -.5a9.5 6.6 0 0 1 19 0a9.5 6.6 0 0 1 -19 0Z", "#fff8e6", 1)
    p.ink("M-3 -.5h6M0 -2.5v4", 1, 0.4)
    p.add("</g>")
    return p.tile(4, 80)


def expedition() -> str:
    p = Picture()
    p.sky("#f0c07a", "#f8e6bd")
    range_of_hills(p, [(30, 100), (56, 80), (70, 90), (92, 66), (112, 88), (134, 74), (152, 90), (172, 84)], 112, "#a9a284", "#7f7a66", 5)
    for k, (x, y, s) in enumerate(((44, 112, 1), (60, 108, 0.9), (78, 106, 0.8), (122, 106, 0.85), (140, 108, 0.95), (158, 112, 1.05))):
        p.tree(x, y, s, ("#7d9a72", "#93ad80", "#b3c596"), seed=k + 11)
    p.sea(112, "#d3e0cd", "#7fa9aa", seed=31)
    p.oval(104, 148, 62, 6, INK, 0, 0.28)
    # the flag and three travellers
    p.ink("M62 136V70", 2.6, 1)
    p.ink("M62 136V70", 1.2, 1, "#d9b47a")
    p.fill("M62 70Q76 64 94 71Q90 80 94 90Q76 83 62 89Z", "#2f7a4c", 1.5)
    p.fill("M66 79L77 70L90 80L77 86Z", "#f1cf5a", 1)
    p.fill("M75 75h5.5v4q0 3 -2.7 4q-2.8 -1 -2.8 -4Z", "#2f7a4c", 0.8)
    for x, coat, hat in ((82, "#b5432f", "#5a3f27"), (106, "#2f6f93", "#7a5530"), (132, "#e0b04a", "#5a3f27")):
        p.fill(f"M{x - 10} 138Q{x - 11} 116 {x} 113Q{x + 11} 116 {x + 10} 138Z", p.grad(coat, "#4a3525"), 1.6)
        p.oval(x, 106, 6.4, 7, "#b5805a", 1.5)
        p.fill(f"M{x - 5.5} 108q2.5 4 5.5 2q3 2 5.5 -2q0 8 -5.5 8t-5.5 -8Z", "#3a2618", 0.8)
        p.ink(f"M{x - 2.6} 105.2v.8M{x + 2.6} 105.2v.8", 1.3, 0.9)
        p.fill(f"M{x - 13} 103Q{x} 96 {x + 13} 103Q{x} 107 {x - 13} 103Z", hat, 1.4)
        p.fill(f"M{x - 6.5} 101Q{x - 6} 91 {x} 91Q{x + 6} 91 {x + 6.5} 101Q{x} 98 {x - 6.5} 101Z", hat, 1.4)
    for x0, y0, x1, y1 in ((96, 116, 78, 158), (146, 118, 132, 158)):
        p.ink(f"M{x0} {y0}L{x1} {y1}", 4, 1)
        p.ink(f"M{x0} {y0}L{x1} {y1}", 2.2, 1, "#c99a62")
        p.fill(f"M{x1} {y1 - 10}q6 4 1 16q-5 4 -7 -1q0 -8 6 -15Z", "#c99a62", 1.3)
    p.fill("M36 128Q44 136 60 136H142Q158 136 168 126Q166 148 146 152H60Q40 150 36 128Z", p.grad("#b0713f", "#6d4022"), 2)
    p.ink("M42 138Q60 143 100 143T162 138", 1.6, 0.9, "#e8bf82")
    p.ink("M40 156q8 -4 16 0t14 0M108 160q8 -4 16 0t14 0M70 168q8 -4 16 0t16 0", 1.5, 0.75, "#f4faf7")
    return p.tile(4, 80)


def back() -> str:
    p = Picture()
    p.defs.append(BLOBS + cloud_defs())
    p.sky("#efeeea", "#e6e8e6")
    p.add(cloud_body(2))
    p.oval(100, 110, 56, 56, p.glow("#fffdf6", "#f6f4ef", 0.95))
    mark = (
        "M72 88Q72 60 101 60Q131 60 131 88Q131 104 118 112Q108 118 108 126V133H92V124Q92 110 104 103Q114 97 114 88Q114 75 101 75Q90 75 89 85Q92 88 91 93Q89 98 82 98Q72 98 72 88Z"
        "M90 150A10 10 0 0 1 110 150A10 10 0 0 1 90 150Z"
    )
    p.add(f'<path d="{mark}" transform="translate(2.5 3.5)" fill="{INK}" opacity=".22"/>')
    p.add(f'<path d="{mark}" fill="none" stroke="{IVORY}" stroke-width="7"/>')
    p.fill(mark, p.grad("#6f93a3", "#3f6273", way="d"), 2)
    p.ink("M78 84Q80 67 98 65", 2, 0.6, "#dfeaec")
    return p.tile(4, 80)


EXPLORATION: dict[str, Callable[[], str]] = {
    "unknown_species": unknown_species, "minas_gerais": minas_gerais, "river_basin": river_basin, "quilombo": quilombo,
    "culture": culture, "mandioca": mandioca, "expedition": expedition, "back": back,
}  # fmt: skip
