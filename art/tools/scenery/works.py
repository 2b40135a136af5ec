
"""Draws three history scenes of the steam age: a battle of paddle ships, a factory, a ship of immigrants."""

import math

from art.tools.hats import felt, scarf
from art.tools.portrait.emblems import star
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, brush_d, mix, num, poly
from art.tools.scenery.land import bumpy, cloud, finish, land, sea, sky, smoke
from art.tools.scenery.people import person
from art.tools.scenery.ships import rowboat, steamer


def riachuelo():
    p = Pic(54)
    sky(p, "#6d7f8c", "#b8a88c", "#f0c080", "#f6d9a0", low=200)
    p.dab(110, 150, 110, 60, "#fff0c0", .7)
    cloud(p, 90, 70, 180, 40, "#f0dfc0", "#8d8072", .7)
    # far bank of the Parana
    bumpy(p, -4, 508, 186, 12, ("#5f6d4a", "#3d4a34"), 16, 24, 1)
    sea(p, 198, 400, ("#b8a878", "#7d8a72", "#43605f", "#2b4248"), 110, "#f6ecc8", "#24383c")
    for y, w in ((206, 60), (214, 80), (224, 70), (238, 90), (256, 80)):
        p.path(f"M{110 - w / 2 + y % 9} {y}h{w}", "none", "#fff4c8", 2.6, .6)
    # enemy line in the smoke
    smoke(p, 300, 150, 60, -90, 6, 16, 34, "#d6cbb8", "#6d645a", .75)
    steamer(p, 420, 218, .48, -1, ("#5f4a3a", "#2f2218"), ("#a3221a", "#fffaf0"))
    steamer(p, 96, 212, .36, 1, ("#4a4448", "#1d1a1d"))
    smoke(p, 104, 178, 40, -60, 5, 6, 16, "#cfc6b6", "#5f574e", .8)
    smoke(p, 452, 160, -60, -80, 7, 14, 36, "#bdb3a4", "#4a443e", .85)
    p.dab(398, 196, 40, 24, "#ff9a3c", .9)
    p.path(star(384, 200, 15, 8, .45), "#ffd27a", "#c2571a", 1.6)
    # the Amazonas, her bow into the enemy's side
    smoke(p, 252, 168, -150, -104, 11, 13, 44, "#8a837a", "#2f2b29", .93)
    steamer(p, 206, 296, 1.16, 1, ("#5a5256", "#211d20"))
    # muzzle flashes and white powder smoke
    for x, y in ((300, 270), (334, 270)):
        p.dab(x + 4, y, 26, 14, "#ffd98a", .9)
    smoke(p, 330, 262, 46, -16, 4, 9, 18, "#fffaf0", "#b8ac9a", .9)
    # a sinking hull at the right
    p.path("M404 330L488 288L504 296V352L420 352Z", p.lin("#7a5a3e", "#4a3220", "#24170e"), INK, 2.4)
    p.path("M412 330L494 292M424 340L504 304", "none", "#24170e", 1.6, .7)
    p.path("M446 310L424 226M424 226L470 300M470 246L424 226", "none", INK, 4)
    p.path("M446 310L424 226", "none", "#9a7446", 2.2)
    p.path("M426 232q20 -4 30 10t26 12l-10 26q-14 -4 -24 -14t-16 -12Z", "#e8dcc4", INK, 1.6)
    p.path("M396 352q14 -10 28 0t28 0 28 0 24 -2", "none", "#f6fbf4", 4, .85)
    # splashes of shot: thin jets that fall back in drops
    for x, y, k in ((124, 344, 1), (366, 374, 1.15), (44, 312, .7)):
        jets = ""
        for a, ln in ((-118, 26), (-104, 40), (-90, 50), (-78, 42), (-64, 28)):
            r = math.radians(a)
            jets += brush_d([(x, y), (x + ln * .6 * k * math.cos(r), y + ln * .7 * k * math.sin(r)), (x + ln * 1.3 * k * math.cos(r), y + ln * .95 * k * math.sin(r))], 5 * k, 6 * k, .5)
        p.path(jets, p.lin("#ffffff", "#c3d4d0", v=(0, 0, 0, 1)), "#5f7a7a", 1, .95)
        p.path("".join(f"M{num(x + u * k)} {num(y + v * k)}h.1" for u, v in ((-22, -28), (-12, -50), (16, -46), (24, -30), (4, -58), (-28, -14), (28, -16))), "none", "#ffffff", 3.2 * k)
        p.path(f"M{x - 22 * k} {y}q{22 * k} {9 * k} {44 * k} 0q{-22 * k} {-7 * k} {-44 * k} 0Z", "#f6fbf4", op=.9)
    rowboat(p, 66, 366, 1.1, 1, 4)
    finish(p)
    return p


def gear(x, y, r, n, hole=.3, depth=.2):
    pts = []
    for i in range(n):
        for t, q in ((0, 1 - depth), (.12, 1 - depth), (.24, 1), (.62, 1), (.74, 1 - depth)):
            a = math.tau * (i + t) / n
            pts.append((x + r * q * math.cos(a), y + r * q * math.sin(a)))
    q = r * hole
    return poly(pts) + f"M{num(x - q)} {num(y)}a{num(q)} {num(q)} 0 1 0 {num(2 * q)} 0a{num(q)} {num(q)} 0 1 0 {num(-2 * q)} 0Z"


def the_factory():
    p = Pic(55)
    sky(p, "#7f93a0", "#c9bda4", "#f0cd94", low=250)
    p.dab(120, 190, 150, 60, "#ffe9b0", .7)
    land(p, [(0, 214), (90, 196), (180, 206), (300, 190), (420, 204), (504, 196)], ("#7d8a7c", "#6d7868"), 0)
    # chimneys far and near, their smoke carried to the right
    for x, y, w, h, sm in ((92, 230, 20, 128, 1), (232, 232, 24, 172, 1.25), (398, 236, 20, 140, 1)):
        smoke(p, x, y - h - 6, 110 * sm, -50, 9, 9 * sm, 27 * sm, "#e3dacb", "#57504a", .88)
        p.path(f"M{x - w / 2} {y}L{x - w * .36} {y - h}H{x + w * .36}L{x + w / 2} {y}Z", p.lin("#d08a62", "#a3553a", "#5f2a1c", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w * .46} {y - h - 6}H{x + w * .46}V{y - h + 4}H{x - w * .46}ZM{x - w * .42} {y - h + 18}H{x + w * .42}", "#b8684a", INK, 1.8)
        p.path("".join(f"M{num(x - w * .3)} {num(y - h * t)}h{num(w * .5)}" for t in (.15, .28, .42, .56, .7)), "none", "#5f2a1c", 1.4, .5)
    # sawtooth sheds of brick
    g = p.lin("#c9764f", "#a04f35", "#6d3022", v=(0, 0, 0, 1))
    rf = p.lin("#8d99a3", "#56626d", "#333c45")
    for i in range(5):
        x = 18 + i * 96
        p.path(f"M{x} 250V196L{x + 60} 164V196L{x + 96} 196V250Z", g, INK, 2)
        p.path(f"M{x - 5} 198L{x + 62} 160L{x + 66} 166L{x} 204Z", rf, INK, 1.8)
        p.path(f"M{x + 60} 172V196H{x + 90}Z", p.lin("#f6e3a8", "#d9a53a"), INK, 1.6)
    p.path("M0 248H504V316H0Z", p.lin("#bd6a48", "#93472f", "#5f291c", v=(0, 0, 0, 1)), INK, 2)
    bricks = ""
    for j in range(7):
        y = 254 + j * 9
        for x in range(j % 2 * 10, 504, 40):
            bricks += f"M{x} {y}h{14 + (x * 7 + j * 5) % 14}"
    p.path(bricks, "none", "#5f291c", 1.5, .55)
    for i in range(8):
        x = 14 + i * 63
        p.path(f"M{x} 302V274Q{x + 16} 258 {x + 32} 274V302Z", p.lin("#ffe7a0", "#e8a83c", "#8f5a1e"), INK, 2)
        p.path(f"M{x + 16} 266V302M{x + 1} 278H{x + 31}M{x + 1} 290H{x + 31}", "none", INK, 1.7)
    # the yard: rails, a loaded wagon, workers at the gate
    land(p, [(0, 316), (250, 312), (504, 316)], ("#b09a72", "#7d6844", "#4a3c26"), 1.4)
    p.path("M0 352L504 330M0 368L504 342", "none", INK, 4)
    p.path("M0 352L504 330M0 368L504 342", "none", "#a8b2b8", 1.8)
    p.path("".join(f"M{x} {num(350 - x * .044)}l14 16" for x in range(6, 500, 26)), "none", "#4a3520", 3.4, .8)
    p.path("M300 300L412 296L406 338L308 342Z", p.lin("#7d5a34", "#523a20", "#2f2012"), INK, 2.2)
    for x, y in ((318, 290), (344, 284), (372, 284), (396, 288), (332, 272), (360, 268), (384, 272)):
        p.ell(x, y, 17, 13, p.lin("#fffaf0", "#e0d6c2", "#a89a82"), INK, 1.8)
        p.path(f"M{x - 12} {y}q12 -8 24 0", "none", "#8d7d66", 1.4, .7)
    for x, y in ((324, 344), (390, 340)):
        p.ell(x, y, 12, 12, "#3a3438", INK, 2)
        p.ell(x, y, 4, 4, "#e8bd55", INK, 1.2)
    person(p, 264, 356, .98, "dark", ("#8fa3b0", "#4a5a66"), look=1, hair="#120d0a", legs=("#5f4a32", "#33261a"), arms=([(8, -55), (18, -54), (28, -52)], [(7, -54), (17, -46), (27, -46)]))
    person(p, 446, 352, 1, "olive", ("#b0533a", "#6d2a1c"), kind="dress", look=-1, skirt=("#5f6d80", "#333d4d"), arms=([(-8, -55), (-14, -44), (-6, -40)],))
    person(p, 476, 358, 1.02, "fair", ("#4a4a52", "#232329"), look=-1, hat=felt("#1d1a1d", "#1d1a1d", None), arms=([(-8, -55), (-13, -44), (-9, -34)],))
    # the wheels of the age
    p.path(gear(104, 330, 80, 14, .2, .15), INK, op=.4, extra='transform="translate(5 6)" fill-rule="evenodd"')
    p.path(gear(104, 330, 80, 14, .2, .15), p.lin("#fff0b8", (.35, "#d9a53a"), (.65, "#8f6418"), (1, "#c8963f")), INK, 2.8, extra='fill-rule="evenodd"')
    p.ell(104, 330, 54, 54, "none", INK, 2)
    p.path("".join(f"M{num(104 + 24 * math.cos(a))} {num(330 + 24 * math.sin(a))}L{num(104 + 53 * math.cos(a))} {num(330 + 53 * math.sin(a))}" for a in (math.tau * i / 6 + .3 for i in range(6))), "none", "#6d4a12", 9)
    p.path("".join(f"M{num(104 + 24 * math.cos(a))} {num(330 + 24 * math.sin(a))}L{num(104 + 53 * math.cos(a))} {num(330 + 53 * math.sin(a))}" for a in (math.tau * i / 6 + .3 for i in range(6))), "none", "#f1cf74", 4)
    p.ell(104, 330, 24, 24, "none", "#6d4a12", 4)
    p.path(gear(206, 378, 44, 10, .26, .2), p.lin("#e6ebee", "#8d99a3", "#4a545d", "#aab4bb"), INK, 2.6, extra='fill-rule="evenodd"')
    p.ell(206, 378, 24, 24, "none", "#333c45", 2)
    finish(p)
    return p


def immigrants():
    p = Pic(56)
    sky(p, "#8fb0c0", "#d6d6bc", "#f4d8a0", low=230)
    cloud(p, 80, 70, 150, 44)
    # the hills of Santos and the water
    land(p, [(0, 190), (60, 150), (120, 164), (160, 188)], ("#7d9a8c", "#6d8a78"), 1)
    sea(p, 188, 300, ("#9fbdb8", "#5f8c92"), 24)
    # the ship's side: black hull, white deckhouse, red funnel
    smoke(p, 372, 18, 120, -30, 6, 16, 34, "#d9d0c0", "#6d655c", .8)
    p.path("M340 96L346 10H394L400 96Z", p.lin("#d8604a", "#a3221a", "#5f120c", v=(0, 0, 1, 0)), INK, 2.4)
    p.path("M345 24L346 10H394L395 24Z", "#211c1e", INK, 2)
    p.path("M230 150V20M470 150V14", "none", INK, 6)
    p.path("M230 150V20M470 150V14", "none", "#b8905a", 3)
    p.path("M230 24L140 148M230 24L330 96M470 18L400 96M470 18L504 60M230 60L180 148", "none", INK, 1.3, .8)
    p.path("M196 148V104H504V148Z", p.lin("#fffdf6", "#e3dac8", "#b3a892", v=(0, 0, 0, 1)), INK, 2.2)
    p.path("".join(f"M{x} 116h16v14h-16Z" for x in range(212, 500, 30)), "#4f6a78", INK, 1.6)
    p.path("M190 104H504", "none", INK, 5)
    p.path("M190 103H504", "none", "#c99a5a", 2.6)
    p.path("M100 138C140 150 170 150 196 148H504V300H168C140 250 112 190 100 138Z", p.lin("#57585f", "#2e2d33", "#151417", v=(0, 0, 0, 1)), INK, 2.8)
    p.path("M104 152C150 164 190 162 504 162", "none", "#f4ead2", 3)
    p.path("M150 262C160 280 166 290 170 300H504V262Z", p.lin("#a33a2a", "#5f1a12"), INK, 1.8)
    for x in range(170, 500, 36):
        p.ell(x, 200, 8, 8, p.lin("#e8bd55", "#8f6418"), INK, 1.8)
        p.ell(x, 200, 4.6, 4.6, "#f6e3a8")
    # rail with people looking down, and the gangway
    for x, c, hh in ((250, "#8c3a2a", 1), (280, "#3f5a6d", .9), (318, "#6d5a3a", 1), (410, "#4a6a4a", .92), (440, "#7a3f5a", 1)):
        p.path(f"M{x - 9} 150V{num(140 - 6 * hh)}Q{x} {num(128 - 6 * hh)} {x + 9} {num(140 - 6 * hh)}V150Z", p.lin(mix(c, "#fff4d8", .3), c), INK, 1.5)
        p.ell(x, 124, 6, 7, "#e0ab82", INK, 1.5)
        p.path(f"M{x - 7} 122Q{x} 108 {x + 7} 122Z", ("#4a301c", "#e3d6bc")[x % 4 == 0], INK, 1.3)
    p.path("M200 148V136H504", "none", INK, 2)
    p.path("M352 150L470 300H430L330 150Z", p.lin("#c99a60", "#84592c"), INK, 2.2)
    p.path("".join(f"M{num(336 + i * 11.6)} {num(158 + i * 16)}h22" for i in range(9)), "none", "#4d3014", 2)
    # the quay
    land(p, [(0, 300), (200, 296), (504, 298)], ("#d9c49a", "#a88f64", "#6d5a3c"), 2)
    p.path("M0 318H504M0 346H504M60 300L30 346M180 298L160 346M330 298L330 346M440 298L462 346M100 346L70 400M260 346L256 400M410 346L424 400", "none", "#6d5a3c", 1.6, .6)
    # trunks
    def trunk(x, y, w, hh, c):
        p.ell(x + w / 2 + 6, y + hh, w * .6, 8, INK, op=.35)
        p.path(f"M{x} {y}H{x + w}V{y + hh}H{x}Z", p.lin(mix(c, "#fff4d8", .25), c, mix(c, INK, .45)), INK, 2.4)
        p.path(f"M{x} {y}Q{x + w / 2} {y - 14} {x + w} {y}Z", p.lin(mix(c, "#fff4d8", .4), c), INK, 2.2)
        p.path(f"M{x + w * .22} {y - 5}V{y + hh}M{x + w * .78} {y - 5}V{y + hh}", "none", INK, 6)
        p.path(f"M{x + w * .22} {y - 5}V{y + hh}M{x + w * .78} {y - 5}V{y + hh}", "none", "#d9a861", 3.4)
        p.path(f"M{x + w * .45} {y - 2}h{w * .1}v11h{-w * .1}Z", "#e8bd55", INK, 1.5)
    trunk(46, 330, 84, 50, "#7a4a2c")
    trunk(66, 292, 56, 34, "#4a6258")
    trunk(372, 340, 92, 46, "#6d3a2a")
    p.path("M386 338C386 310 420 306 444 316C462 324 460 338 458 340Z", p.lin("#f0e2c4", "#cdb68a", "#8f774c"), INK, 2.2)
    p.path("M410 312q6 -12 16 -2l-4 8", "#cdb68a", INK, 1.8)
    # the family
    person(p, 216, 378, 2.44, "fair", ("#5a4a3a", "#30261c"), look=1, hair="#4a2f18", hat=felt("#4f3f2c", "#2a211b", None), legs=("#4a4a52", "#26262c"),
           arms=([(8, -56), (12, -46), (9, -36)], [(-8, -56), (-14, -44), (-15, -30)]))
    p.path("M162 318C150 300 150 286 168 284C190 282 196 298 190 318C184 328 168 328 162 318Z", p.lin("#c9a86a", "#94713c", "#5a4220"), INK, 2.2)
    p.path("M170 286q6 -10 14 0M164 300q14 6 26 0", "none", "#4a3418", 2)
    p.brush([(220, 214), (236, 224), (248, 216)], 1, 7, 1, "#4a2f18", .0)
    person(p, 298, 380, 2.3, "fair", ("#a33f35", "#5f1f1a"), kind="dress", skirt=("#4f6580", "#26344a"), look=-1, hair="#7a4a22", hat=scarf("#e8bd6a"), belt=None, arms=([(-8, -56), (-14, -46), (-3, -42)], [(8, -56), (15, -46), (4, -41)]))
    # her kerchief, her apron, the child in her arms
    p.path("M282 306C288 300 308 300 314 306L322 372Q300 380 276 372Z", p.lin("#fffaf0", "#dccfb6", "#a8997e"), INK, 1.8)
    p.path("M270 286C262 272 270 262 284 264C300 266 312 274 316 284C314 296 284 302 270 286Z", p.lin("#fffdf6", "#e6dcc8", "#b0a48c"), INK, 2)
    p.ell(273, 268, 9, 10, p.lin("#f3d2b0", "#d9a27a"), INK, 1.8)
    p.path("M264 266Q268 254 280 260Q270 262 266 270Z", "#c99a52", INK, 1.2)
    p.path("M268 269h2.4M274 269h2.4M270 274q2 1.6 4 0", "none", "#5a3020", 1.3)
    person(p, 256, 386, 1.5, "fair", ("#d9cba8", "#8a7a58"), look=1, hair="#8a5a2a", hat=felt("#6d5a3a", "#6d5a3a", None), legs=("#6a4a34", "#3a281a"), arms=([(8, -55), (12, -46), (16, -52)], [(-8, -55), (-12, -46), (-16, -56)]))
    finish(p)
    return p
