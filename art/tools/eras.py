"""Draws and writes the paintings that open Brazil's three eras: a bandeira on the march, a fleet on the ocean, a train
on its viaduct.

    python -m art.tools.eras
"""
from __future__ import annotations

import math

from art.tools.challenge_land import bandeiras_1674
from art.tools.challenge_props import BLUE, CARRY, H, W, leafy, load, pair, sack, smoke
from art.tools.figures import Man, figure
from art.tools.hats import scarf, straw
from art.tools.portrait.svg_paths import INK, ROOT, mix, num, spline
from art.tools.scenery.land import sea
from art.tools.vista_parts import nau, wood
from art.tools.wide import Wide, bank, coconut, glitter, heavens, morro, streaks, sun, varnish


def fleet():
    """Returns Brazil's painting of Era II: three ships in a following sea on the Atlantic."""
    p = Wide(1500, W, H)
    heavens(p, "#2f5f94", "#6fa3c4", (.6, "#bcd6d6"), (.88, "#f6e3b0"), (1, "#fbd692"), low=282)
    sun(p, 240, 216, 28, "#fff0b8", 9)
    streaks(p, ((520, 150, 190, 8), (900, 60, 240, 9)), "#fff6de", .6)
    bank(p, 420, 190, 230, 42)
    bank(p, 1060, 116, 300, 56)
    bank(p, 110, 160, 170, 34)
    sea(p, 272, 450, ("#e0dcae", *BLUE), 90, "#f4f6e8", "#1c4258", 0, W, .5)
    glitter(p, 240, 276, 420, 110)
    nau(p, 420, 312, .42, 1)
    nau(p, 1120, 322, .5, 1)
    nau(p, 780, 398, 1.06, 1)
    # waves in front, with crests
    r = p.rng
    for y, cols, amp in ((392, ("#4f8aa8", "#2c5f7c"), 8), (416, ("#3f7a98", "#214e68"), 10)):
        pts = [(-20 + i * 54, y + amp * math.sin(i * 1.7 + y) + r.uniform(-3, 3)) for i in range(26)]
        p.path(spline(pts) + "L1300 460L-20 460Z", p.lin(*cols, v=(0, 0, 0, 1)), op=.82, prec=0)
        p.path("".join(f"M{num(x - 20)} {num(v + 2)}q16 -10 34 -2q-16 0 -34 2Z" for x, v in pts[::2]), "#f6faf4", op=.8)
    for x, y, k in ((330, 402, 1), (250, 416, .8), (980, 414, .9)):
        p.path(f"M{num(x - 26 * k)} {num(y + 6 * k)}C{num(x - 14 * k)} {num(y - 22 * k)} {num(x + 14 * k)} {num(y - 24 * k)} {num(x + 26 * k)} {num(y - 2 * k)}C{num(x + 12 * k)} {num(y - 10 * k)} {num(x - 10 * k)} {num(y - 8 * k)} {num(x - 26 * k)} {num(y + 6 * k)}ZM{num(x + 2 * k)} {num(y - 18 * k)}l{num(-6 * k)} {num(-10 * k)}l{num(13 * k)} {num(7 * k)}Z", p.lin("#8fa3b0", "#44586a", v=(0, 0, .2, 1)), INK, 1.5)
    for x, y, k in ((560, 130, 1), (620, 112, .8), (520, 108, .7), (1010, 220, .8)):
        p.path(f"M{num(x - 18 * k)} {num(y - 5 * k)}Q{num(x - 8 * k)} {num(y - 12 * k)} {num(x)} {num(y)}Q{num(x + 8 * k)} {num(y - 12 * k)} {num(x + 18 * k)} {num(y - 4 * k)}Q{num(x + 8 * k)} {num(y - 7 * k)} {num(x)} {num(y + 3 * k)}Q{num(x - 8 * k)} {num(y - 7 * k)} {num(x - 18 * k)} {num(y - 5 * k)}Z", "#fffaf0", INK, 1)
    varnish(p)
    return p


def railway():
    """Returns Brazil's painting of Era III: a coffee train that goes down to the sea over a viaduct of the serra."""
    p = Wide(1867, W, H)
    heavens(p, "#54799c", "#a3bcc0", (.65, "#ecdcb4"), (1, "#fbdc9c"), low=280)
    sun(p, 280, 186, 24, "#fff0b8", 8)
    bank(p, 170, 150, 210, 40)
    bank(p, 760, 66, 260, 44)
    for ridge, cols in (([(-10, 240), (140, 196), (300, 216), (460, 168), (640, 200), (820, 140), (980, 170), (1140, 120), (1290, 150)], ("#8a9fb0", "#b9b8a4")), ([(-10, 270), (180, 236), (360, 256), (560, 214), (760, 240), (960, 190), (1290, 206)], ("#86a08a", "#94a478"))):
        p.path(spline(ridge) + "L1290 350L-10 350Z", p.lin(*cols, v=(0, 0, 0, 1)), prec=0)
    morro(p, [(-20, 330), (100, 282), (250, 262), (400, 290), (520, 340)], ("#a3b868", "#6f934e", "#3f6a44"), 450, 1.6, .45, 40, 8)
    morro(p, [(820, 360), (960, 270), (1100, 230), (1300, 216)], ("#94ac5c", "#5f8748", "#365a38"), 450, 1.6, .45, 50, 10)
    wood(p, [(300, 370), (460, 340), (620, 350), (780, 344), (900, 366)], 450, ("#7d9a58", "#35563c"), 12)
    p.path("".join(f"M{x} {y}h.1" for y in range(300, 440, 16) for x in range(-10 + y % 32, 300 - (y - 300) // 2, 18)), "none", "#2f5232", 12)
    p.path("".join(f"M{x - 2} {y - 2}h.1" for y in range(300, 440, 16) for x in range(-10 + y % 32, 300 - (y - 300) // 2, 18)), "none", "#6f9a4c", 7)
    # the viaduct on its stone piers
    stone = p.lin("#e9d8b4", "#bca37a", "#75603f", v=(0, 0, 1, .2))
    p.path("M180 262H1290V284H180Z", stone, INK, 2.2)
    arches = "".join(f"M{x} 284H{x + 104}V450H{x + 92}V326a40 40 0 0 0 -80 0V450H{x}Z" for x in range(200, 1290, 104))
    p.path(arches, stone, INK, 2)
    p.path("".join(f"M{x + 14} 318a40 40 0 0 1 76 0" for x in range(200, 1290, 104)), "none", "#75603f", 3, .6)
    p.path("".join(f"M{x + 2} {y}h9M{x + 93} {y}h9" for x in range(200, 1290, 104) for y in range(340, 450, 22)), "none", "#75603f", 1.5, .6)
    p.path("M170 256H1290V264H170Z", p.lin("#f4e6c4", "#c9b084"), INK, 1.6)
    p.path("M160 254H1290", "none", "#3a3f44", 4)
    for i in range(3):
        coach(p, 960 + i * 128, 252, ("#8c2f22", "#c9702a", "#8c2f22")[i])
    wagon(p, 836, 252)
    engine(p, 640, 252)
    smoke(p, 600, 134, 11, 22, 1.5, "#fbf6ea", "#a8a29a", .92)
    c = pair
    figure(p, 96, 436, 1.7, 1, Man(skin="brown", kind="dress", coat=c("#b5543a"), skirt=c("#e3d6bc", .4), belt=None, hat=scarf("#f0e6d0"), arms=CARRY, front=(load(1, -84, 13, 8, "#a87a42"),)))
    figure(p, 176, 440, 1.8, 1, Man(skin="dark", kind="shirt", coat=c("#d8caa8", .45), legs=c("#5f6a7a"), boots=None, hat=straw(), arms=(((-10, -50), (-6, -40)), ((16, -64), (20, -77)))))
    figure(p, 240, 440, 1.15, 1, Man(skin="olive", kind="shirt", coat=c("#6f8aa8"), legs=c("#8a765a"), boots=None, hat=straw("#c9a25a"), arms=(((-14, -66), (-14, -78)), ((14, -66), (15, -80)))))
    for x, y in ((20, 440), (52, 444), (40, 420)):
        sack(p, x, y, 1.2)
    coconut(p, 1246, 452, 210, -14, .9)
    leafy(p, 1150, 1290)
    varnish(p)
    return p


def engine(p, x, y):
    """Draws a locomotive of the 1860s, running to the left."""
    p.group(f'transform="translate({x} {y})"')
    iron, green = p.lin("#7d868c", "#3a4046", "#1f2428", v=(0, 0, 0, 1)), p.lin("#5fa37a", "#1f6b44", "#0e3b23", v=(0, 0, 0, 1))
    p.path("M-92 -6L-124 0L-92 -26Z", "#8c1c13", INK, 1.8)
    p.path("M-92 -22H150V-8H-92Z", p.lin("#b3362a", "#6a140c", v=(0, 0, 0, 1)), INK, 1.8)
    p.path("M-96 -66Q-100 -44 -96 -24H40V-66Z", green, INK, 2.2)
    p.path("M-96 -66Q-106 -46 -96 -24H-86V-66Z", iron, INK, 2)
    p.path("M-60 -66V-24M-24 -66V-24M14 -66V-24", "none", "#e3b95c", 3)
    p.path("M-82 -66V-96H-64V-66M-88 -96L-94 -114H-52L-58 -96Z", iron, INK, 2)
    p.path("M-94 -114H-52V-119H-94Z", "#e3b95c", INK, 1.2)
    p.path("M-36 -66Q-36 -86 -24 -86Q-12 -86 -12 -66Z", p.gold(), INK, 1.8)
    p.path("M6 -66V-78H20V-66ZM2 -78H24V-82H2Z", p.gold(), INK, 1.5)
    p.path("M40 -24V-96H96V-24Z", green, INK, 2.2)
    p.path("M34 -96Q68 -112 102 -96Z", "#2f343a", INK, 1.8)
    p.path("M50 -86H66V-60H50ZM72 -86H88V-60H72Z", p.lin("#f6e6b0", "#a88a4a"), INK, 1.5)
    p.ell(-104, -70, 8, 8, p.rad("#fff6c8", "#e3a63a"), INK, 1.6)
    p.path("M112 -24V-62H166V-24Z", p.lin("#b3362a", "#6a140c", v=(0, 0, 0, 1)), INK, 2)
    p.path(spline([(112, -62), (122, -72), (138, -68), (150, -74), (166, -62)]), "#1d1815", INK, 1.6)
    for u, r in ((-76, 13), (-46, 13), (0, 23), (54, 23), (124, 13), (154, 13)):
        p.ell(u, -r + 2, r, r, "none", INK, 7)
        p.ell(u, -r + 2, r, r, "none", "#b3362a", 4)
        p.path("".join(f"M{u} {-r + 2}l{r * math.cos(a):.1f} {r * math.sin(a):.1f}" for a in (math.tau * i / 8 for i in range(8))), "none", "#6a140c", 2)
        p.ell(u, -r + 2, 3.4, 3.4, "#e3b95c", INK, 1)
    p.path("M-84 -16L0 -14L54 -14", "none", INK, 6)
    p.path("M-84 -16L0 -14L54 -14", "none", "#c9d0d4", 3.2)
    p.end()


def wheels(p, x, y, us):
    for u in us:
        p.ell(x + u, y - 9, 10, 10, "#3a4046", INK, 2)
        p.ell(x + u, y - 9, 4, 4, "#e3b95c", INK, 1)


def wagon(p, x, y):
    p.path(f"M{x - 24} {y - 16}V{y - 40}H{x + 92}V{y - 16}Z", p.lin("#a87a4a", "#5f3c1e", v=(0, 0, 0, 1)), INK, 2)
    for u in (-10, 18, 46, 74, 4, 32, 60):
        sack(p, x + u, y - 36 - (14 if u in (4, 32, 60) else 0), .8)
    wheels(p, x, y, (-4, 72))


def coach(p, x, y, col):
    p.path(f"M{x - 20} {y - 14}V{y - 64}H{x + 100}V{y - 14}Z", p.lin(mix(col, "#ffe0b0", .3), col, mix(col, INK, .4), v=(0, 0, 0, 1)), INK, 2)
    p.path(f"M{x - 26} {y - 64}Q{x + 40} {y - 80} {x + 106} {y - 64}Z", p.lin("#d8d2c4", "#8d8779"), INK, 1.8)
    p.path("".join(f"M{x - 12 + i * 22} {y - 34}V{y - 54}h15V{y - 34}Z" for i in range(5)), p.lin("#f6e6b0", "#8fa8b0"), INK, 1.4)
    p.path(f"M{x - 20} {y - 26}H{x + 100}", "none", "#f1cf74", 2)
    wheels(p, x, y, (0, 80))


def tall(make, low):
    """Returns a wide painting as one of the screen's height, 720 units, with more sky above. ``make``: returns the wide
    painting; ``low``: the y where its own sky ends."""
    p = make()
    p.out.pop()  # the varnish of the wide painting
    p.h = 720
    sky = p.out[0].split('fill="')[1].split('"')[0]
    p.out = ['<g transform="translate(0 280)">', f'<path d="M0 -280H1280V{low}H0Z" fill="{sky}"/>', *p.out[1:], "</g>"]
    bank(p, 250, 150, 300, 54, op=.8)
    bank(p, 1080, 220, 260, 44, op=.8)
    streaks(p, ((700, 110, 260, 10), (300, 250, 200, 8)), "#fff0d8", .35)
    varnish(p, .2)
    return p


ERAS = {"era_1": (bandeiras_1674, 250), "era_2": (fleet, 282), "era_3": (railway, 280)}

if __name__ == "__main__":
    for name, (make, low) in ERAS.items():
        (ROOT / "screens" / f"{name}.svg").write_text(tall(make, low).svg(), encoding="utf-8", newline="\n")
