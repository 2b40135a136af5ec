
"""Draws two history scenes of the end of slavery: a session of the council, the redemption of the Amazon."""

import math

from art.tools.figures import Man, figure
from art.tools.hats import turban
from art.tools.portrait.emblems import star
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num
from art.tools.scenery.land import bumpy, finish, grass, land, leaf, palm, sea, sky, smoke
from art.tools.scenery.people import person
from art.tools.scenery.ships import steamer


def council_session():
    p = Pic(57)
    sky(p, "#7a5a3c", "#5a3f2a", "#33231a", low=304)
    # panelled room: window with evening light, curtain, portrait
    p.path("M196 30H308V196H196Z", p.lin("#fff4d0", "#f0cf8c", "#c49a5c", v=(0, 0, 0, 1)), "#2a1a10", 5)
    p.path("M252 30V196M196 84H308M196 138H308", "none", "#5a3c22", 4)
    p.path("M198 168q20 -14 34 -4q14 -18 34 -6q18 -10 40 6V194H198Z", "#8a9a6a", op=.8)
    for sd in (-1, 1):
        p.path(f"M{252 + sd * 20} 20H{252 + sd * 96}V214H{252 + sd * 70}C{252 + sd * 84} 150 {252 + sd * 44} 80 {252 + sd * 20} 20Z", p.lin("#c9525c", "#8c2430", "#4a1018", v=(0 if sd < 0 else 1, 0, 1 if sd < 0 else 0, .3)), INK, 2.4)
        p.path(f"M{252 + sd * 40} 30C{252 + sd * 70} 90 {252 + sd * 84} 150 {252 + sd * 80} 210M{252 + sd * 62} 26C{252 + sd * 84} 90 {252 + sd * 90} 150 {252 + sd * 90} 210", "none", "#330a10", 2.4, .6)
        p.path(f"M{252 + sd * 62} 156L{252 + sd * 98} 162", "none", "#e8bd55", 5)
    p.path("M150 14H354V34Q330 46 312 34Q292 48 272 36Q252 50 232 36Q212 48 192 34Q172 46 150 34Z", p.lin("#d8646c", "#8c2430"), INK, 2.2)
    p.path("M150 34Q172 46 192 34Q212 48 232 36Q252 50 272 36Q292 48 312 34Q330 46 354 34", "none", "#e8bd55", 3)
    p.path("M0 236H504M0 60H146M358 60H504M20 76H130V220H20ZM374 76H484V220H374Z", "none", "#2a1a10", 2.4, .6)
    p.group('transform="translate(0 -56)"')
    p.ell(75, 140, 36, 46, "#3a2a1c", INK, 2)
    p.ell(75, 140, 36, 46, "none", "#d9a53a", 6)
    p.path("M50 172Q56 152 75 150Q94 152 100 172Q88 184 75 185Q62 184 50 172Z", "#2c4a6a")
    p.ell(75, 132, 12, 15, "#d9a880")
    p.path("M62 131C60 112 90 112 88 131Q84 122 75 122Q66 122 62 131ZM63 138C60 164 90 164 87 138Q82 146 75 145Q68 146 63 138Z", "#e6dcc8", INK, .8)
    p.path("M67 130h5M78 130h5M75 131v6", "none", "#4a2c1a", 1.6)
    p.end()
    p.group('transform="translate(0 -52)"')
    p.path("M404 96H454V200H404Z", p.lin("#8a6a44", "#5a4228"), INK, 2)
    p.path("M410 104H448M410 124H448M410 144H448M410 164H448M410 184H448", "none", "#e8bd55", 2, .5)
    p.path("M412 108h8v14h-8ZM424 106h7v16h-7ZM434 110h9v12h-9ZM412 128h10v14h-10ZM426 130h8v12h-8ZM438 127h6v15h-6ZM412 149h7v13h-7ZM422 148h10v14h-10Z", "#7a2c22", INK, 1.2)
    p.end()
    p.dab(252, 130, 130, 110, "#ffe9b0", .35)
    # the floor
    p.path("M0 300H504V400H0Z", p.lin("#6d2c24", "#3f1712", v=(0, 0, 0, 1)))
    p.path("M0 312H504M0 324H504", "none", "#d9a53a", 1.6, .5)
    # ministers behind the table: young and old, bearded and shaven, one reads, one objects, one whispers
    black, blue, brown, grey = ("#3a3a44", "#1a1a20"), ("#33465e", "#18222e"), ("#4a3c32", "#221a15"), ("#5a5a58", "#2c2c2c")
    men = ((60, 380, 2.3, 1, brown, "fair", "grey", "bald", "grey", (((-10, -50), (-4, -44)), ((11, -50), (9, -58)))),
           (184, 344, 1.95, 1, black, "olive", "black", "short", None, (((-10, -50), (-2, -46)), ((12, -52), (16, -50)))),
           (322, 344, 1.95, -1, blue, "brown", "black", "short", "black", (((-10, -50), (-2, -46)), ((12, -54), (15, -62)))),
           (446, 380, 2.3, -1, black, "fair", "white", "short", "white", (((-10, -50), (-2, -44)), ((11, -50), (5, -44)))),
           (122, 366, 2.2, 1, blue, "fair", "brown", "short", "brown", (((-10, -50), (-2, -44)), ((12, -52), (17, -54)))),
           (386, 366, 2.2, -1, grey, "olive", "grey", "short", None, (((-10, -50), (-2, -44)), ((11, -50), (7, -44)))))
    for x, y, k, lk, co, sk, hr, cut, bd, ar in men:
        figure(p, x, y, k, lk, Man(skin=sk, coat=co, hair=hr, cut=cut, beard=bd, arms=ar, belt=None), 0)
        p.path(f"M{num(x - 3 * k * lk)} {num(y - 57.4 * k)}L{num(x + .6 * k * lk)} {num(y - 55.6 * k)}L{num(x + 4 * k * lk)} {num(y - 57.2 * k)}V{num(y - 53.4 * k)}L{num(x + .6 * k * lk)} {num(y - 55 * k)}L{num(x - 3 * k * lk)} {num(y - 53.4 * k)}Z", "#1a1618", INK, .8)
    p.path("M70 262L104 252L112 286L76 294Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.6)
    p.path("M78 266l24 -7M80 273l24 -7M82 280l22 -6", "none", "#7d6d58", 1.3, .7)
    # the Regent in her gilt chair
    p.path("M216 268V150Q218 130 236 124Q252 108 268 124Q286 130 288 150V268Z", p.lin("#b0444e", "#7a1c28", "#4a0f18"), INK, 2.4)
    p.path("M216 268V150Q218 130 236 124Q252 108 268 124Q286 130 288 150V268", "none", "#e8bd55", 5)
    p.path(star(252, 124, 9, 5), "#fff0b8", INK, 1.3)
    figure(p, 252, 352, 2.3, 1, Man(skin="fair", kind="dress", coat=("#6a4478", "#2e1838"), hair="#8f6633", cut="bun", belt=None, collar="#fffaf0", arms=(((-11, -49), (-5, -41)), ((12, -50), (15, -42)))), 0)
    p.path("M238 207L262 262", "none", INK, 9)
    p.path("M238 207L262 262", "none", "#c2577a", 6)
    p.path("M246 206q8 6 17 0", "none", "#fffdf6", 2.6, extra='stroke-dasharray="1 3.2"')
    # the table: green cloth with a gold fringe, papers, ink, the golden pen
    p.path("M36 276C120 256 384 256 468 276L492 330H12Z", p.lin("#4f8a62", "#2c5f40", "#17382a", v=(0, 0, .4, 1)), INK, 2.6)
    p.path("M12 330H492L484 384H20Z", p.lin("#2f6a47", "#17402c", "#0c2418", v=(0, 0, .3, 1)), INK, 2.4)
    p.path("M80 332q6 24 -2 50M160 332q-4 24 2 50M250 332q5 24 0 50M340 332q-4 24 2 50M420 332q6 24 0 50", "none", "#0c2418", 3, .6)
    p.path("M14 334H490", "none", "#e8bd55", 4.4)
    p.path("".join(f"M{x} 338v8" for x in range(20, 488, 9)), "none", "#d9a53a", 2.6)
    for x, y, a in ((98, 284, -8), (154, 300, 6), (360, 290, 8), (420, 306, -6)):
        p.path(f"M{x - 26} {y}L{x + 18} {y + a * .6}L{x + 30} {y + 20}L{x - 22} {y + 22}Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.6)
        p.path(f"M{x - 16} {y + 6}h30M{x - 14} {y + 11}h32M{x - 12} {y + 16}h24", "none", "#7d6d58", 1.3, .7)
    p.path("M214 284L296 280L312 312L206 316Z", p.lin("#fffdf4", "#e6dabf"), INK, 2)
    p.path("M226 290l58 -2M224 297l64 -2M222 304l50 -2", "none", "#7d6d58", 1.5, .8)
    p.ell(288, 306, 6, 5, "#a3221a", INK, 1.3)
    p.path("M292 264Q304 276 272 298Q284 274 292 264Z", p.gold(), INK, 1.6)
    p.path("M322 300h18l3 -14h-24Z", p.lin("#5a5256", "#1d1a1d"), INK, 1.8)
    p.path("M330 286Q336 262 348 256Q346 274 334 288Z", "#fffaf0", INK, 1.5)
    for x in (188, 340):
        p.path(f"M{x} 296V270M{x - 8} 298h16", "none", INK, 6)
        p.path(f"M{x} 296V270M{x - 8} 298h16", "none", "#e8bd55", 3.4)
        p.path(f"M{x} 268V250", "none", "#fffaf0", 6)
        p.ell(x, 244, 3, 5.4, "#ffd469", "#c2711a", 1.2)
        p.dab(x, 244, 22, 22, "#ffe9a8", .6)
    finish(p)
    return p


def redemption_of_the_amazon():
    p = Pic(58)
    sky(p, "#8c9ac0", "#e8b88c", "#ffe2a0", "#fff0c4", low=214)
    # rays of the rising sun
    rays = ""
    for i in range(15):
        a = math.radians(188 + i * 11.7)
        rays += f"M252 196L{num(252 + 380 * math.cos(a - .035))} {num(196 + 380 * math.sin(a - .035))}L{num(252 + 380 * math.cos(a + .035))} {num(196 + 380 * math.sin(a + .035))}Z"
    p.path(rays, "#fff4c8", op=.4)
    p.dab(252, 190, 110, 90, "#fff8d8", .9)
    p.ell(252, 190, 44, 44, p.lin("#fffdf0", "#ffe08a"), "#e0a23c", 1.4)
    bumpy(p, -6, 510, 190, 12, ("#6f8a5a", "#3a5236"), 17, 26, 1)
    # the theatre and the church of Manaus on the far bank
    p.path("M332 188V164H412V188ZM350 164Q372 132 394 164Z", p.lin("#f4e3c8", "#c99a78"), INK, 1.6)
    p.path("M352 162Q372 136 392 162", "none", "#3f7a5a", 5)
    p.path("M340 186v-18M354 186v-18M368 186v-18M382 186v-18M396 186v-18", "none", "#8a5a42", 2.4)
    p.path("M96 190V150H112V190ZM96 150L104 132L112 150ZM112 190V168H140V190Z", p.lin("#fffaf0", "#d9c0a0"), INK, 1.5)
    sea(p, 204, 300, ("#f0cf96", "#b89a78", "#6d7d78"), 50, "#fff8dc", "#4a5a5a")
    for y, w in ((210, 70), (218, 90), (228, 80), (240, 100), (254, 84)):
        p.path(f"M{252 - w / 2 + y % 7} {y}h{w}", "none", "#fffbe4", 3, .8)
    # canoes and a river steamer
    steamer(p, 420, 228, .42, -1, ("#f4ead2", "#a8997e"))
    smoke(p, 410, 188, 40, -40, 5, 5, 12, "#efe4d0", "#a0927e", .75)
    p.path("M40 246Q90 256 140 246Q130 258 90 259Q50 258 40 246Z", "#5a3a1e", INK, 1.8)
    for x in (66, 90, 114):
        p.path(f"M{x - 5} 248Q{x - 5} 236 {x} 235Q{x + 5} 236 {x + 5} 248Z", "#8a4a30", INK, 1.3)
        p.ell(x, 231, 4, 4.6, "#6d4028", INK, 1.2)
    # the bank
    land(p, [(0, 300), (90, 284), (190, 276), (300, 274), (410, 282), (504, 298)], ("#b09458", "#7d6334", "#3f3018"), 1.6)
    p.path("M0 330C120 296 380 290 504 322V340C380 312 130 316 0 356Z", "#ffe6a0", op=.3)
    palm(p, 486, 330, 210, -28, 1.3)
    palm(p, 16, 330, 170, 14, 1.1)
    # the crowd rejoicing on both sides
    for x, y, k, sk, kd, co, lk, up in ((72, 336, 1.05, "dark", "dress", ("#e8d8b0", "#a08c60"), 1, 1), (112, 328, 1.0, "brown", "coat", ("#e3d6bc", "#94866a"), 1, 1), (146, 336, 1.06, "dark", "coat", ("#4f6a80", "#26384a"), 1, 0),
                                        (44, 350, 1.12, "dark", "coat", ("#b0553a", "#6a2a1a"), 1, 0), (366, 332, 1.02, "dark", "dress", ("#c26a4a", "#7a3320"), -1, 1), (402, 328, 1, "brown", "coat", ("#f0e4c8", "#a3946f"), -1, 1),
                                        (462, 350, 1.1, "brown", "dress", ("#6a83a8", "#34465f"), -1, 1)):
        a = ([(8 * lk, -55), (13 * lk, -66), (16 * lk, -82)], [(-8 * lk, -55), (-13 * lk, -64), (-12 * lk, -80)]) if up else ([(8 * lk, -55), (15 * lk, -52), (20 * lk, -60)],)
        person(p, x, y, k, sk, co, kind="shirt" if kd == "coat" else kd, look=lk, hair="#120d0a", arms=a, legs=("#d9cba8", "#8a7a58"), boots=None, belt=None if kd == "dress" else "#5a3a20", hat=turban(("#f1cf74", "#f4ead2", "#b5342a")[int(x) % 3]) if kd == "dress" else None)
    # the mother in white, the child; the man with the broken chain, against the sun
    person(p, 206, 362, 2.0, "dark", ("#fffaf0", "#c9bda4"), kind="dress", look=1, hat=turban("#d8503a"), belt=None, arms=([(8, -55), (14, -44), (20, -34)], [(-8, -55), (-14, -46), (-6, -38)]), skirt=("#fffaf0", "#b8ab90"))
    person(p, 252, 368, 1.12, "dark", ("#f0cf74", "#b0832c"), look=1, kind="shirt", boots=None, hair="#120d0a", legs=("#f4ead2", "#b8a98e"), arms=([(8, -55), (14, -62), (18, -72)], [(-8, -55), (-12, -48), (-10, -44)]))
    person(p, 304, 364, 2.26, "dark", ("#f4ead2", "#b09f7e"), look=-1, kind="shirt", boots=None, hair="#120d0a", legs=("#8a7350", "#4f3f28"), arms=([(-9, -57), (-17, -70), (-21, -88)], [(9, -57), (17, -70), (20, -88)]))
    # fetters on the wrists, links hanging apart
    for sd, x, y in ((-1, 259, 184), (1, 348, 184)):
        p.path(f"M{x - 9} {y + 2}L{x + 9} {y - 2}", "none", INK, 11)
        p.path(f"M{x - 9} {y + 2}L{x + 9} {y - 2}", "none", "#8d99a3", 7)
        p.path(f"M{x - 8} {y - 1}L{x + 7} {y - 4}", "none", "#e6ebee", 1.6)
        for i, (u, v) in enumerate(((0, 12), (2, 24), (-1, 36), (3, 48))):
            w, hh = (5, 7.5) if i % 2 == 0 else (3, 7.5)
            p.ell(x + u * sd, y + v, w, hh, "none", INK, 5)
            p.ell(x + u * sd, y + v, w, hh, "none", "#a8b2b8", 2.6)
        p.path(f"M{x + 2 * sd - 4} {y + 58}q-3 8 4 10m5 -10q3 5 0 8", "none", INK, 5)
        p.path(f"M{x + 2 * sd - 4} {y + 58}q-3 8 4 10m5 -10q3 5 0 8", "none", "#a8b2b8", 2.6)
    grass(p, 0, 504, 376, 400, 44, ("#8a9a4a", "#4f6a30"), 16)
    for x, a in ((16, -110), (38, -70), (470, -110), (492, -70)):
        leaf(p, x, 408, 64, a, ("#6f9450", "#3f6a38", "#1f3a20"))
    finish(p)
    return p
