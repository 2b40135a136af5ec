# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws and writes the two victory screens of Imperial Struggle: the palace in its gardens (France has won), the river
below the dome (Britain has won).

The middle of both is kept for the victor's crest and the ribbon under it; from y 440 down a dark band lies over them.

    python -m art.tools.struggle.victories [victory_france victory_britain]
"""
import math
import sys

from art.tools.figures import Man, figure
from art.tools.hats import felt, periwig, scarf, tower, tricorne
from art.tools.portrait.svg_paths import INK, ROOT, mix, num, spline
from art.tools.scenery.land import leaf, sea
from art.tools.scenery.ships import rowboat
from art.tools.vista_parts import church, crowd, nau, street, wood
from art.tools.wide import Wide, bank, glitter, heavens, rays, streaks, sun, varnish

W, H = 1280, 720
LILY = "M0 -24C7 -14 8 -6 5 4H-5C-8 -6 -7 -14 0 -24ZM-6 4C-12 -8 -22 -10 -24 0C-24 6 -18 8 -14 5C-16 9 -12 12 -7 8ZM6 4C12 -8 22 -10 24 0C24 6 18 8 14 5C16 9 12 12 7 8ZM-11 8H11V13H-11ZM-4 13H4L2 24H-2Z"
COURT = ("#f0e6d0", "#3e70c4", "#8a5aa0", "#d8a0a8", "#c9b48a", "#4a6a4a", "#e9dcc4", "#8c1c13", "#7f97ab")
CITY = ("#d0483a", "#8a241b", "#4a5a68", "#f0e6d0", "#7a4a22", "#5a735c", "#e3c27a", "#3a3f5a", "#b89a78")
UP = (((-14, -66), (-13, -80)), ((14, -66), (13, -80)))
WAVE = (((-11, -48), (-7, -40)), ((14, -64), (17, -80)))
dark = lambda light, t=.5: (light, mix(light, INK, t))


def banner(p, x, y, h, s, cloth, charge, wide=86):
    """Draws a banner on its pole, blown to one side."""
    p.path(f"M{x} {y}V{y - h}", "none", INK, 6)
    p.path(f"M{x} {y}V{y - h}", "none", "#8a6238", 3.4)
    t = y - h + 4
    q = lambda a, b: (x + s * wide * a, t + wide * .66 * b + math.sin(a * 5.6) * 6)
    p.path(spline([q(i / 6, 0) for i in range(7)]) + spline([q(i / 6, 1) for i in range(6, -1, -1)], start="L") + "Z", p.lin(mix(cloth, "#ffffff", .28), cloth, mix(cloth, INK, .35), v=(0, 0, 1, .3)), INK, 1.8)
    for a, b, k in ((.5, .5, .62), (.2, .26, .34), (.8, .26, .34), (.2, .78, .34), (.8, .78, .34)):
        cx, cy = q(a, b)
        p.group(f'transform="translate({num(cx)} {num(cy)})scale({num(k * wide / 86)})"')
        charge(p)
        p.end()
    p.ell(x, t - 8, 6, 6, p.gold(), INK, 1.5)


def lily(p):
    p.path(LILY, "#f6d071", "#7a5212", 1.6)


def rose(p):
    for i in range(5):
        a = math.tau * i / 5 - math.pi / 2
        p.ell(13 * math.cos(a), 13 * math.sin(a), 10, 10, "#fff3e6", "#7a2018", 1.6)
    p.ell(0, 0, 8, 8, "#f1cf74", "#7a5212", 1.4)


def facade(p, x0, x1, y, h, bays, roof=46):
    """Draws a wing of the palace: arcade, tall windows between pilasters, attic with urns, blue roof."""
    wall = p.lin("#fff3d6", "#f3d9a4", "#cfa56a", v=(0, 0, 1, .2))
    glass = p.lin("#fff0b8", "#e9b45c", "#8a6a4a", v=(0, 0, .2, 1))
    p.path(f"M{x0} {y}V{y - h}H{x1}V{y}Z", wall, INK, 1.8)
    p.path(f"M{x0 + 8} {y - h}L{x0 + 24} {y - h - roof}H{x1 - 24}L{x1 - 8} {y - h}Z", p.lin("#8fa6c0", "#566f90", "#2f4260", v=(0, 0, .1, 1)), INK, 1.8)
    p.path(f"M{x0 + 20} {y - h - roof}H{x1 - 20}", "none", "#e3b95c", 3.2)
    step = (x1 - x0) / bays
    low = tall = attic = pil = urn = dorm = ""
    for i in range(bays):
        c = x0 + step * (i + .5)
        w = step * .24
        low += f"M{num(c - w)} {y}V{num(y - h * .2)}a{num(w)} {num(w)} 0 0 1 {num(2 * w)} 0V{y}Z"
        tall += f"M{num(c - w)} {num(y - h * .4)}V{num(y - h * .68)}a{num(w)} {num(w)} 0 0 1 {num(2 * w)} 0V{num(y - h * .4)}Z"
        attic += f"M{num(c - w * .8)} {num(y - h * .82)}v{num(-h * .09)}h{num(w * 1.6)}v{num(h * .09)}Z"
        pil += f"M{num(x0 + step * i - 1.5)} {num(y - h * .3)}V{num(y - h * .8)}h3V{num(y - h * .3)}Z"
        urn += f"M{num(x0 + step * i - 4)} {y - h - 6}q-3 -9 4 -13q7 4 4 13Z"
        if i % 2:
            dorm += f"M{num(c - 8)} {y - h - 8}V{y - h - 24}a8 8 0 0 1 16 0V{y - h - 8}Z"
    p.path(low, "#5a4030", "#fff6dc", 1.6)
    p.path(tall, glass, "#fff6dc", 1.8)
    p.path(attic, glass, "#fff6dc", 1.2)
    p.path(pil, "#fffaf0", "#b99a68", .8)
    p.path(dorm, "#fff3d6", INK, 1.2)
    for q, t in ((.3, 4), (.79, 5), (.97, 6)):
        p.path(f"M{x0 - 4} {num(y - h * q)}H{x1 + 4}v{t}H{x0 - 4}Z", "#fff6dc", "#a8814c", .9)
    p.path(urn, "#fffaf0", INK, 1)


def jet(p, x, y, h):
    """Draws a fountain in its basin."""
    p.ell(x, y, h * .62, h * .13, p.lin("#e9d9b4", "#a88f62", v=(0, 0, 0, 1)), INK, 2)
    p.ell(x, y - 3, h * .55, h * .1, p.lin("#bfe0e4", "#5f9ab0", v=(0, 0, 0, 1)), "#3f6f84", 1.2)
    for s in (-1, 1):
        for k, r in ((.5, .5), (.32, .72), (.16, .92)):
            p.path(f"M{x} {y - 4}C{num(x + s * h * k * .3)} {num(y - h * r)} {num(x + s * h * k * .8)} {num(y - h * r)} {num(x + s * h * k)} {y - 4}", "none", "#f4fbff", 3, .7)
    p.path(f"M{x - 4} {y - 4}Q{x - 3} {num(y - h * .7)} {x} {y - h}Q{x + 3} {num(y - h * .7)} {x + 4} {y - 4}Z", "#ffffff", op=.85)
    p.dab(x, y - h * .82, h * .2, h * .24, "#ffffff", .7)


def hedge(p, x, y, w, h):
    """Draws a clipped hedge with a cone of box on it."""
    p.path(f"M{x - w} {y}V{y - h * .3}H{x + w}V{y}Z", p.lin("#7f9a5a", "#48683c", "#2a4028", v=(0, 0, 1, 1)), INK, 1.6)
    p.path(f"M{num(x - w * .6)} {num(y - h * .3)}L{x} {y - h}L{num(x + w * .6)} {num(y - h * .3)}Z", p.lin("#8faa62", "#4f7040", "#2a4028"), INK, 1.6)


def victory_france():
    p = Wide(1715, W, H)
    heavens(p, "#2f5f94", (.3, "#7fa8c4"), (.62, "#e6dcb8"), (.86, "#fbdc9a"), (1, "#f7c27c"), low=440)
    rays(p, 640, 210, 34, "#fff3cc", .6, 1300)
    for x, y, w, h in ((150, 150, 300, 60), (1120, 130, 330, 64), (390, 90, 200, 38), (900, 210, 230, 40), (60, 250, 190, 32), (1230, 256, 190, 34)):
        bank(p, x, y, w, h, "#fffaf0", "#f6dfb4", "#c9ae90", .92)
    sun(p, 640, 214, 66, "#fff0b8", 5)
    wood(p, [(-20, 420), (60, 380), (150, 400), (260, 372), (360, 396), (470, 380)], 440, ("#9aa86a", "#5a7048"), 9)
    wood(p, [(820, 380), (930, 398), (1030, 370), (1140, 398), (1220, 376), (1300, 410)], 440, ("#9aa86a", "#5a7048"), 9)
    facade(p, -30, 300, 448, 138, 13)
    facade(p, 980, 1310, 448, 138, 13)
    facade(p, 300, 980, 448, 158, 25, 54)
    facade(p, 500, 780, 448, 184, 10, 62)
    p.path("M490 264H790L640 214Z", p.lin("#fffaf0", "#f3dcae", "#c9a05a", v=(0, 0, .3, 1)), INK, 2)
    p.group('transform="translate(640 246)"')
    lily(p)
    p.end()
    p.path("M0 446H1280V720H0Z", p.lin("#efe0b4", "#d9c088", "#a8895a", v=(0, 0, 0, 1)))
    p.path("M0 446H1280V458H0Z", "#fff6dc", "#b99a68", 1.2)
    p.path("".join(f"M{x} 446v12" for x in range(4, 1280, 12)), "none", "#b99a68", 2.4)
    for s in (-1, 1):  # lawns and beds in two wings
        u = lambda x, s=s: 640 + s * x
        p.path(f"M{u(110)} 470H{u(470)}L{u(620)} 560H{u(150)}Z", p.lin("#a8b86a", "#6f8a48", v=(0, 0, 0, 1)), "#48683c", 2)
        p.path(f"M{u(190)} 492Q{u(250)} 474 {u(310)} 492T{u(430)} 492M{u(210)} 530Q{u(300)} 506 {u(390)} 530T{u(550)} 528", "none", "#d0483a", 5, .8)
        p.path(f"M{u(200)} 498Q{u(260)} 480 {u(320)} 498T{u(440)} 498M{u(220)} 538Q{u(310)} 514 {u(400)} 538T{u(560)} 536", "none", "#fff3cc", 4, .8)
        for x, y, w, h in ((120, 476, 12, 44), (500, 480, 14, 50), (160, 566, 18, 70), (636, 574, 22, 84)):
            hedge(p, u(x), y, w, h)
    p.path("M560 460H720L830 720H450Z", p.lin("#bfe0e0", "#7fb0bc", "#3f7086", v=(0, 0, 0, 1)), "#fff6dc", 4)
    p.path("".join(f"M{num(640 - r)} {y}q{num(r * .5)} -4 {num(r)} 0t{num(r)} 0" for y, r in ((486, 40), (512, 54), (546, 64), (590, 80), (640, 96), (690, 110))), "none", "#f4fbff", 2, .7)
    for x, y, h in ((250, 470, 190), (1030, 470, 190), (640, 600, 150)):
        jet(p, x, y, h)
    for x, y, h, s in ((70, 480, 250, 1), (420, 470, 196, -1), (860, 470, 196, 1), (1210, 480, 250, -1)):
        banner(p, x, y, h, s, "#1f4e9c", lily)
    for x0, x1, y, n, k in ((-8, 250, 560, 20, .8), (1030, 1290, 560, 20, .8), (-8, 400, 620, 26, 1.05), (880, 1290, 620, 26, 1.05)):
        crowd(p, x0, x1, y, n, k, COURT)
    for x, y, k, look, man in courtiers():
        figure(p, x, y + 30, k * 1.4, look, man, .3)
    varnish(p, .18)
    return p


def courtiers():
    return (
        (70, 700, 1.5, 1, Man(skin="fair", coat=dark("#3e70c4"), legs=dark("#f0e6d0", .35), hat=tricorne(), hair="grey", collar="#fffaf0", arms=WAVE)),
        (140, 712, 1.5, 1, Man(skin="fair", kind="dress", coat=dark("#d8a0a8"), skirt=dark("#f0d8d0", .35), belt=None, hat=tower(), arms=WAVE)),
        (214, 702, 1.44, 1, Man(skin="olive", coat=dark("#8a5aa0"), legs=dark("#e3d6bc", .35), hat=periwig(), collar="#fffaf0", arms=UP)),
        (1070, 704, 1.46, -1, Man(skin="fair", coat=dark("#f0e6d0", .35), legs=dark("#3e70c4"), hat=tricorne("#2b2421", "#fffaf0"), hair="grey", arms=UP)),
        (1140, 714, 1.5, -1, Man(skin="fair", kind="dress", coat=dark("#4a6a9a"), skirt=dark("#9ab4d8", .4), belt=None, hat=tower("#f4ecd8"), arms=WAVE)),
        (1216, 700, 1.54, -1, Man(skin="fair", coat=dark("#8c1c13"), legs=dark("#f0e6d0", .35), hat=periwig("#d9c9a4"), sash="#3e70c4", arms=WAVE)),
    )


def dome(p, x, y, k):
    """Draws the cathedral above the roofs: portico, drum with columns, dome, lantern, two towers."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({k})"')
    stone, shade = p.lin("#fff6e6", "#e9dcc4", "#b0a08a", v=(0, 0, 1, .1)), p.lin("#d9ccb4", "#a89a84", "#7f7466", v=(0, 0, 1, .1))
    p.path("M-150 0V-96H150V0Z", shade, INK, 1.8)
    p.path("".join(f"M{u} -12V-62a8 8 0 0 1 16 0V-12Z" for u in range(-140, 130, 30)), "#6f7f8f", "#fff6e6", 1.4)
    for u in (-118, 118):
        p.path(f"M{u - 22} -96V-176H{u + 22}V-96Z", stone, INK, 1.8)
        p.path(f"M{u - 12} -108V-150a12 12 0 0 1 24 0V-108Z", "#56646f", "#fff6e6", 1.4)
        p.path(f"M{u - 24} -176Q{u - 16} -206 {u} -214Q{u + 16} -206 {u + 24} -176Z", p.lin("#b8c4c4", "#7f8f90", v=(0, 0, 1, .3)), INK, 1.6)
        p.path(f"M{u} -214v-16", "none", "#e3b95c", 4)
    p.path("M-78 -96V-166H78V-96Z", stone, INK, 1.8)
    p.path("".join(f"M{u} -98V-160h8V-98Z" for u in range(-72, 72, 16)), "#fffaf0", "#8f836f", 1)
    p.path("M-86 -166H86V-176H-86Z", stone, INK, 1.4)
    p.path("M-80 -176C-80 -250 -40 -286 0 -290C40 -286 80 -250 80 -176Z", p.lin("#d5dedb", "#93a3a4", "#56666c", v=(0, 0, 1, .3)), INK, 2)
    p.path("M-52 -178C-50 -240 -26 -276 -8 -288M-20 -178C-19 -240 -10 -276 0 -289M20 -178C19 -240 10 -276 2 -289M52 -178C50 -240 26 -276 8 -288", "none", "#3f4f56", 1.6, .7)
    p.path("M-16 -288V-320H16V-288Z", stone, INK, 1.5)
    p.path("M-18 -320Q0 -342 18 -320Z", p.gold(), INK, 1.5)
    p.path("M0 -336V-366M-10 -354H10", "none", "#e3b95c", 4)
    p.end()


def bridge(p, x0, x1, y, spans):
    """Draws a bridge of stone arches over the river, houses and people on it."""
    step = (x1 - x0) / spans
    arch = "".join(f"M{num(x0 + step * i + 10)} {y + 46}V{y + 34}a{num(step / 2 - 10)} {num(step / 2 - 14)} 0 0 1 {num(step - 20)} 0V{y + 46}Z" for i in range(spans))
    p.path(f"M{x0} {y + 46}V{y}H{x1}V{y + 46}Z", p.lin("#e6d9c0", "#b5a588", "#7f7260", v=(0, 0, 0, 1)), INK, 2)
    p.path(arch, "#4f6f7a", INK, 1.6)
    p.path(f"M{x0} {y}H{x1}v6H{x0}Z", "#f6ead0", INK, 1.2)
    crowd(p, x0 + 8, x1 - 8, y - 2, int((x1 - x0) / 13), .62, CITY)


def victory_britain():
    p = Wide(1763, W, H)
    hz = 430
    heavens(p, "#3a5470", (.3, "#7f96a8"), (.6, "#dcc9ac"), (.84, "#fbd69c"), (1, "#f9be80"), low=hz)
    rays(p, 640, 200, 34, "#fff1cc", .5, 1300)
    streaks(p, ((240, 120, 260, 9), (980, 90, 300, 10), (1120, 180, 190, 8), (90, 200, 180, 8), (430, 70, 190, 7)), "#fbe0b4", .45)
    for x, y, w, h in ((110, 128, 280, 54), (1160, 120, 300, 58), (420, 206, 220, 38), (880, 180, 240, 42)):
        bank(p, x, y, w, h, "#fff6e6", "#efd6b0", "#b8a294", .9)
    sun(p, 640, 210, 62, "#fff0b8", 5)
    p.path(spline([(-10, 402), (120, 384), (260, 396), (420, 380), (560, 394), (720, 386), (900, 398), (1060, 384), (1200, 396), (1290, 390)]) + f"L1290 {hz}L-10 {hz}Z", p.lin("#8f9aa0", "#b5a898", v=(0, 0, 0, 1)), prec=0)
    brick, tiles = ("#e9c8a0", "#c98f6a", "#d9b48a", "#b5705a", "#e6d9c0"), ("#7f4a3a", "#6a5048", "#8f5a44")
    street(p, -20, 520, 424, 36, 58, brick, tiles)
    street(p, 760, 1300, 424, 36, 56, brick, tiles)
    for x, k in ((460, .5), (812, .52), (1236, .62)):
        church(p, x, 428, k)
    dome(p, 220, 428, .92)
    street(p, -20, 470, 448, 30, 46, brick, tiles)
    street(p, 820, 1300, 446, 28, 42, brick, tiles)
    sea(p, hz + 14, H, ("#f0d2a4", "#a8b5b0", "#6a8f9a", "#3f6f80", "#274f60"), 90, "#fff3d4", "#24485a", 0, W, .5)
    p.dab(640, 470, 260, 30, "#fff0c0", .6)
    glitter(p, 640, hz + 18, 640, 150, "#fff0c4", (12, 110), .75)
    bridge(p, 430, 850, 424, 9)
    river = {"sail": ("#fffaf0", "#efdfc0", "#b8a284"), "spar": "#8a6238", "flag": "#d0483a", "hull": ("#7a5232", "#5a3a22", "#33210f"), "band": "#e3b95c", "foam": "#f4fbff"}
    for x, y, k, s in ((880, 470, .34, 1), (400, 476, .36, -1)):
        nau(p, x, y, k, s, river, False, True, None)
    for x, y, k, s in ((1070, 500, .98, 1), (90, 520, .78, -1)):
        nau(p, x, y, k, s, river, False, True, None)
        banner(p, x + s * 156 * k, y - 44 * k, 76 * k, s, "#d0483a", rose, 58 * k)
    rowboat(p, 560, 560, 1.1, 1, 4)
    rowboat(p, 770, 530, .8, -1, 3)
    for x, h, s in ((330, 322, 1), (950, 322, -1)):
        banner(p, x, 606, h, s, "#d0483a", rose, 80)
    p.path("M-10 600H1290V720H-10Z", p.lin("#d9c9a4", "#a8926a", "#6f5a3c", v=(0, 0, 0, 1)), INK, 2)
    p.path("".join(f"M{x} 602v118" for x in range(20, 1280, 84)) + "M0 640H1280M0 684H1280", "none", "#6f5a3c", 1.4, .6)
    for x0, x1, y, n, k in ((-8, 400, 612, 30, 1), (880, 1290, 612, 30, 1)):
        crowd(p, x0, x1, y, n, k, CITY)
    for x, y, k, look, man in citizens():
        figure(p, x, y + 36, k * 1.4, look, man, .3)
    for x, y, ln, a in ((8, 740, 70, -70), (1268, 742, 74, -108)):
        leaf(p, x, y, ln, a, ("#6f8a4c", "#3f5f3c", "#1c3320"))
    varnish(p, .2)
    return p


def citizens():
    return (
        (66, 704, 1.5, 1, Man(skin="fair", coat=dark("#d0483a"), legs=dark("#f0e6d0", .35), hat=tricorne(), hair="grey", arms=WAVE)),
        (138, 714, 1.46, 1, Man(skin="fair", kind="dress", coat=dark("#5a735c"), skirt=dark("#a8b58a", .4), belt=None, hat=scarf("#fffaf0"), arms=UP)),
        (210, 702, 1.44, 1, Man(skin="brown", kind="shirt", coat=dark("#f0e6d0", .35), legs=dark("#4a5a68"), boots=None, hat=scarf("#d0483a"), arms=WAVE)),
        (1068, 702, 1.46, -1, Man(skin="fair", coat=dark("#3a3f5a"), legs=dark("#e3d6bc", .35), hat=periwig(), collar="#fffaf0", arms=UP)),
        (1142, 714, 1.5, -1, Man(skin="fair", kind="dress", coat=dark("#8a241b"), skirt=dark("#e0b0a0", .4), belt=None, hat=felt("#3a2c20", "#f1cf74"), arms=WAVE)),
        (1214, 704, 1.5, -1, Man(skin="dark", coat=dark("#4a5a68"), legs=dark("#f0e6d0", .35), hat=tricorne("#2b2421", "#d9b45a"), arms=WAVE)),
    )


PICTURES = {f.__name__: f for f in (victory_france, victory_britain)}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        path = ROOT / "struggle" / "screens" / f"{name}.svg"
        path.write_text(PICTURES[name]().svg(), encoding="utf-8", newline="\n")
