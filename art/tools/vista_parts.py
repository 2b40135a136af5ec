"""Draws parts of the large paintings: the Sugarloaf, a ship of the line, churches, streets of houses, crowds, fire."""
import math

from art.tools.portrait.emblems import cross_christ
from art.tools.portrait.svg_paths import INK, along, mix, num, num2, spline
from art.tools.scenery.land import puffs
from art.tools.wide import Wide

DAY = {"rock": ("#c9a58f", "#8a7a7d", "#4f4a58"), "green": ("#7f9a5c", "#3f6244"), "sail": ("#fffaf0", "#ead9b8", "#b59a76"), "hull": ("#b07c45", "#7a4e26", "#3d2412"),
       "band": "#e8c878", "flag": "#b3261e", "spar": "#7a5630", "foam": "#fbf6e8", "wall": ("#fff8ea", "#f0dfc0", "#b89a78"), "roof": ("#d4734a", "#9c4328", "#5f2416")}
DUSK = {"rock": ("#8a5a55", "#4f3a48", "#2a2230"), "green": ("#4a4a44", "#231f28"), "sail": ("#d8a58a", "#8d5f63", "#4f3645"), "hull": ("#5a3830", "#35222a", "#1a1119"),
        "band": "#9a6a4a", "flag": "#7c2a2a", "spar": "#3a2420", "foam": "#d98a5a", "wall": ("#c98a6a", "#8a5a4c", "#4a3038"), "roof": ("#7a3a2c", "#4a2420", "#2a1418")}


def sugarloaf(p: Wide, x, y, k, look=DAY):
    """Draws the Sugarloaf mountain, its foot at (x, y), 290 k wide and 240 k high, with the lower hill before it on the
    left."""
    q = [(0, 0), (16, -40), (30, -104), (48, -170), (68, -216), (92, -238), (116, -236), (136, -208), (152, -158), (174, -104), (206, -58), (246, -26), (292, 0)]
    at = [(x + u * k, y + v * k) for u, v in q]
    d = spline(at) + "Z"
    li, mi, sh = look["rock"]
    p.path(d, p.lin((0, li), (.42, mi), (.8, sh), v=(.1, .2, .9, .5)), INK, 1.8, prec=0)
    p.clip(d)
    p.dab(x + 64 * k, y - 150 * k, 34 * k, 92 * k, mix(li, "#ffe6c0", .5), .6, 12)
    p.dab(x + 150 * k, y - 60 * k, 60 * k, 120 * k, mix(sh, INK, .4), .5, -24)
    r = p.rng
    dark, lit = "", ""
    for i in range(26):
        u = r.uniform(44, 150)
        top = -236 + abs(u - 100) * 1.3
        v0 = top + r.uniform(10, 70)
        ln = r.uniform(30, 90)
        s = f"M{num(x + u * k)} {num(y + v0 * k)}q{num((u - 96) * .1 * k)} {num(ln * .5 * k)} {num((u - 96) * .34 * k)} {num(ln * k)}"
        if i % 3:
            dark += s
        else:
            lit += s
    p.path(dark, "none", mix(sh, INK, .3), 1.6, .45, prec=0)
    p.path(lit, "none", mix(li, "#fff0d8", .5), 1.8, .4, prec=0)
    g0, g1 = look["green"]
    for u, v, a, b in ((88, -236, 18, 6), (120, -206, 9, 15), (54, -120, 6, 20), (150, -128, 8, 18), (170, -84, 13, 13), (104, -70, 9, 20)):
        p.path(puffs(p, [(x + (u + r.uniform(-a, a)) * k, y + (v + r.uniform(-b, b)) * k, r.uniform(3.4, 6) * k) for _ in range(6)]), mix(g0, g1, .55), op=.85, prec=0)
    p.end()
    wood(p, [(x + u * k, y + v * k) for u, v in ((-96, 0), (-74, -34), (-40, -66), (-6, -84), (26, -70), (58, -34), (84, -14))], y, (g0, g1), 9 * k)
    wood(p, [(x + u * k, y + v * k) for u, v in ((40, 0), (90, -22), (150, -20), (210, -32), (270, -14), (330, 0))], y, (g0, g1), 7 * k)


def wood(p: Wide, ridge, base, cols, size, ink=1.3):
    """Draws a wooded slope: crowns lit from the upper left under a ridge, darker towards its foot."""
    d = spline(ridge) + f"L{num(ridge[-1][0])} {num(base)}L{num(ridge[0][0])} {num(base)}Z"
    p.path(d, p.lin(mix(cols[0], cols[1], .4), cols[1], v=(.2, 0, .5, 1)), INK, ink, prec=0)
    r = p.rng
    p.clip(d)
    x0, x1 = ridge[0][0], ridge[-1][0]
    top = min(v for _, v in ridge)
    balls = []
    for _ in range(int((x1 - x0) * (base - top) / (size * size * 2.2))):
        balls.append((r.uniform(x0, x1), r.uniform(top, base + size), size * r.uniform(.55, 1.1)))
    balls.sort(key=lambda b: b[1])
    p.path(puffs(p, [(u + size * .2, w + size * .24, q) for u, w, q in balls]), mix(cols[1], INK, .35), op=.4, prec=0)
    p.path(puffs(p, [(u, w, q * .82) for u, w, q in balls[::2]]), mix(cols[0], cols[1], .55), op=.8, prec=0)
    p.path(puffs(p, [(u - q * .1, w - q * .2, q * .6) for u, w, q in balls[1::3]]), mix(cols[0], cols[1], .15), op=.55, prec=0)
    p.path("".join(f"M{num(u - q * .7)} {num(w - q * .1)}q{num(q * .2)} {num(-q * .6)} {num(q * .8)} {num(-q * .6)}" for u, w, q in balls[::3]), "none", mix(cols[0], "#fff0b8", .4), 1.3, .5, prec=0)
    p.end()


def _sail(p, x, y, top, foot, h, belly, cols, cross=0):
    """A square sail full of wind; belly is how far it blows to the left."""
    a, b = x - top, x + top
    c, d = x - foot - belly, x + foot - belly * .6
    m = y + h * .55
    path = f"M{num(a)} {num(y)}L{num(b)} {num(y)}C{num(b - belly * .9)} {num(m)} {num(d + 4)} {num(m)} {num(d)} {num(y + h)}Q{num((c + d) / 2 - 2)} {num(y + h * .84)} {num(c)} {num(y + h)}C{num(c - belly * .5)} {num(m)} {num(a - belly * 1.1)} {num(m)} {num(a)} {num(y)}Z"
    p.path(path, p.lin((0, cols[0]), (.5, cols[1]), (1, cols[2]), v=(0, 0, 1, .35)), INK, 1.6)
    seams = ""
    for t in (.25, .5, .75):
        seams += f"M{num(a + (b - a) * t)} {num(y)}Q{num(a + (b - a) * t - belly)} {num(m)} {num(c + (d - c) * t)} {num(y + h * .88)}"
    p.path(seams, "none", cols[2], 1.1, .6)
    p.path(f"M{num(a - belly * .45)} {num(y + h * .3)}Q{num(x - belly * .8)} {num(y + h * .36)} {num(b - belly * .45)} {num(y + h * .3)}", "none", cols[2], 1, .6, extra='stroke-dasharray="2 2"')
    if cross:
        cross_christ(p, x - belly * .75, y + h * .52, cross, 0, 1.1)
    p.path(f"M{num(a - 6)} {num(y)}H{num(b + 6)}", "none", INK, 4)
    p.path(f"M{num(a - 6)} {num(y)}H{num(b + 6)}", "none", "#8a6238", 2)


def nau(p: Wide, x, y, k, flip=1, look=DAY, cross=True, mirror=True, ensign="#1c653e"):
    """Draws a ship of the line under full sail, 330 k long, bow to the left; (x, y) is the middle of its waterline."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({num2(k * flip)} {num2(k)})"')
    if mirror:
        p.path("M-150 2C-110 26 -60 40 0 40S120 30 160 4Z", INK, op=.28)
    masts = ((-84, -206), (2, -236), (86, -172))
    rig = "M-128 -34L-206 -74"
    for w, c in ((5, INK), (2.6, look["spar"])):
        p.path("".join(f"M{u} -20V{v}" for u, v in masts) + rig + "M88 -62L146 -84", "none", c, w)
    ropes = "".join(f"M{u} {v + 60}L{u - 34} -26M{u} {v + 60}L{u - 22} -26M{u} {v + 60}L{u + 34} -26M{u} {v + 60}L{u + 22} -26" for u, v in masts)
    p.path("M-206 -74L-84 -200M-206 -74L-84 -140M-160 -52L-84 -96M-84 -206L2 -160M2 -236L86 -120M86 -172L146 -86" + ropes, "none", INK, .9, .75)
    cols = look["sail"]
    p.path("M-196 -70Q-150 -110 -90 -182Q-108 -120 -112 -84Q-150 -68 -196 -70Z", p.lin(cols[0], cols[1], cols[2]), INK, 1.5)
    p.path("M-168 -56Q-132 -80 -92 -124Q-98 -84 -102 -62Q-130 -52 -168 -56Z", p.lin(cols[0], cols[1], cols[2]), INK, 1.5)
    p.path("M90 -128Q118 -112 140 -90L138 -84L94 -58Q98 -92 90 -128Z", p.lin(cols[1], cols[2]), INK, 1.5)
    for u, v in masts[::-1]:
        s = (-v) / 236
        _sail(p, u, v + 12, 17 * s, 24 * s, 34 * s, 7 * s, cols)
        _sail(p, u, v + 50 * s + 10, 26 * s, 34 * s, 56 * s, 11 * s, cols, 15 * s if cross and u == 2 else 0)
        if u < 80:
            _sail(p, u, v + 112 * s + 8, 34 * s, 42 * s, 62 * s, 12 * s, cols)
    for u, v in masts:
        p.path(f"M{u} {v - 2}q-16 -9 -30 0t-28 -2q12 10 28 9t30 2Z", look["flag"], INK, 1.1)
    if ensign:
        p.path("M150 -48V-104", "none", INK, 3.4)
        p.path("M150 -104q18 -8 34 0t26 -1v32q-12 5 -26 0t-34 1Z", p.lin(mix(ensign, "#ffffff", .25), ensign, mix(ensign, INK, .4), v=(0, 0, 1, .2)), INK, 1.5)
        p.path("M166 -90L181 -100L196 -90L181 -78Z", "#f1cf4a", INK, .9)
    hull = "M-158 -44C-150 -40 -140 -36 -128 -34L-120 -24C-60 -14 40 -14 92 -26L98 -42L156 -56C160 -36 156 -14 146 4C110 14 -90 16 -126 6C-144 -8 -150 -26 -158 -44Z"
    p.path(hull, p.lin(look["hull"][0], look["hull"][1], look["hull"][2], v=(0, 0, .25, 1)), INK, 2.2)
    p.clip(hull)
    p.path("M-150 -20Q-20 0 160 -32V-18Q-20 12 -150 -8Z", look["band"])
    p.path("M-150 -20Q-20 0 160 -32M-150 -8Q-20 12 160 -18M-146 -30Q-20 -10 160 -44", "none", INK, 1.3, .7)
    p.path("M98 -60L92 -20L110 20H170V-60Z", INK, op=.25)
    p.path("M-136 -3Q0 18 150 -8V20H-140Z", mix(look["hull"][2], "#2f4f4a", .35), op=.8)
    p.end()
    ports = "".join(f"M{num(u)} {num(-8.5 + 9 * math.sin((u + 140) / 300 * math.pi) - (u + 126) * .028)}h8v7h-8Z" for u in range(-122, 92, 20))
    p.path(ports, "#1d130c", INK, .8)
    p.path("M104 -50l9 -2v10l-9 2ZM119 -53l9 -2v10l-9 2ZM134 -56l9 -2v10l-9 2Z", "#f6d071", INK, 1.1)
    p.path("M98 -42L156 -56M100 -34L157 -47M-158 -44C-150 -40 -140 -36 -128 -34L-120 -24C-60 -14 40 -14 92 -26", "none", "#e3b95c", 2.2)
    p.path("M-158 -44C-168 -50 -170 -60 -162 -64C-162 -56 -154 -50 -146 -46Z", p.gold(), INK, 1.4)
    p.path("M-160 8C-146 -4 -136 2 -126 0C-100 10 -70 2 -40 7S20 2 50 7S110 2 150 -2L168 6Q0 26 -160 8Z", look["foam"], op=.9)
    p.path("M-178 12q14 -8 30 -2M160 12q20 -4 40 2M-120 22q40 6 90 2M40 26q40 2 80 -6", "none", look["foam"], 2, .7)
    p.end()


def house(p: Wide, x, y, w, h, wall, roof, floors=2, doors=True):
    """Draws a colonial house front with tiled roof, sash windows and doors; its foot at (x, y) on the left."""
    p.path(f"M{num(x)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", p.lin(mix(wall, "#fffaf0", .35), wall, mix(wall, INK, .22), v=(0, 0, 1, .3)), INK, 1.5, prec=0)
    e = h * .2 + 5
    p.path(f"M{num(x - 4)} {num(y - h)}L{num(x + w * .08)} {num(y - h - e)}H{num(x + w * .92)}L{num(x + w + 4)} {num(y - h)}Z", p.lin(mix(roof, "#ffd8a8", .3), roof, mix(roof, INK, .4), v=(0, 0, .4, 1)), INK, 1.5, prec=0)
    p.path("".join(f"M{num(x + w * (.08 + .84 * t))} {num(y - h - e)}L{num(x - 2 + (w + 4) * t)} {num(y - h)}" for t in [(i + 1) / (w // 6 + 1) for i in range(int(w // 6))]), "none", mix(roof, INK, .5), .9, .6, prec=0)
    n = max(2, int(w / 17))
    glass, frame = "", ""
    for f in range(floors):
        low = doors and f == floors - 1
        fh = (h - 8) / floors
        for i in range(n):
            u = x + w * (i + .5) / n
            v = y - h + 7 + f * fh
            ph = fh - 8 if low and i % 2 == 0 else fh * .56
            glass += f"M{num(u - 3.2)} {num(v + ph)}V{num(v + 3)}q3.2 -4 6.4 0V{num(v + ph)}Z"
            frame += f"M{num(u - 4.6)} {num(v + ph)}h9.2"
    p.path(glass, p.lin("#6a7f93", "#33414f", v=(0, 0, .3, 1)), mix(wall, INK, .65), 1.1, prec=0)
    p.path(frame, "none", mix(wall, "#fffaf0", .6), 1.8, .9, prec=0)


def street(p: Wide, x0, x1, y, low, high, walls=("#fdf0d2", "#f3d08a", "#efc0a0", "#dfe8e4", "#e9b87c", "#cfdcea"), roofs=("#c2603c", "#a84a2e", "#b9694a")):
    r = p.rng
    x = x0
    while x < x1:
        w, h = r.uniform(42, 72), r.uniform(low, high)
        house(p, x, y, w, h, r.choice(walls), r.choice(roofs), 2 if h > 44 else 1)
        x += w + 1


def church(p: Wide, x, y, k, look=DAY):
    """Draws a baroque church front with two towers, 132 k wide and 190 k high."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({num2(k)})"')
    wall = p.lin(*look["wall"], v=(0, 0, 1, .25))
    trim = mix(look["wall"][1], "#c98f4a", .45)
    glass = p.lin("#6a7f93", "#2f3c4a", v=(0, 0, .3, 1))
    p.path("M-40 0V-96H40V0Z", wall, INK, 1.8)
    p.path("M-40 -96C-34 -110 -26 -106 -22 -116C-16 -132 16 -132 22 -116C26 -106 34 -110 40 -96Z", wall, INK, 1.8)
    p.path("M-38 -97C-32 -106 -24 -104 -20 -114C-14 -128 14 -128 20 -114C24 -104 32 -106 38 -97", "none", trim, 2.6)
    p.ell(0, -108, 8, 8, glass, INK, 1.6)
    for s, c in ((-1, wall), (1, p.lin(look["wall"][1], mix(look["wall"][1], look["wall"][2], .5), look["wall"][2], v=(0, 0, 1, .2)))):
        a = 40 * s if s > 0 else -66
        p.path(f"M{a} 0V-124H{a + 26}V0Z", c, INK, 1.8)
        p.path(f"M{a - 2} -124H{a + 28}V-129H{a - 2}ZM{a - 2} -92H{a + 28}V-96H{a - 2}Z", trim, INK, 1.1)
        p.path(f"M{a + 1} -129C{a + 2} -146 {a + 8} -150 {a + 13} -172C{a + 18} -150 {a + 24} -146 {a + 25} -129Z", p.lin(*look["roof"], v=(0, 0, 1, .2)), INK, 1.6)
        p.path(f"M{a + 13} -172V-186M{a + 9} -181H{a + 17}", "none", INK, 2)
        p.path(f"M{a + 8} -100V-112a5 5 0 0 1 10 0V-100Z", "#2b1d14", INK, 1.2)
        p.path(f"M{a + 10} -103q0 -7 3 -7t3 7Z", "#d9a53a", INK, .8)
        for v in (-78, -44):
            p.path(f"M{a + 8} {v + 20}V{v + 5}q5 -6 10 0V{v + 20}Z", glass, trim, 1.6)
    p.path("M0 -132V-150M-5 -143H5", "none", INK, 2.2)
    for u in (-22, 0, 22):
        p.path(f"M{u - 6} -56V-76q6 -7 12 0V-56Z", glass, trim, 1.8)
    p.path("M-13 0V-30a13 13 0 0 1 26 0V0Z", p.lin("#8a5a30", "#4a2c16"), INK, 1.6)
    p.path("M-13 0V-30a13 13 0 0 1 26 0V0M0 -43V0", "none", trim, 1.4)
    p.path("M-40 -50H40M-66 -4H66", "none", trim, 3)
    p.path("M-30 0V-24a5 5 0 0 1 10 0V0ZM20 0V-24a5 5 0 0 1 10 0V0Z", "#4a3020", trim, 1.2)
    p.end()


def crowd(p: Wide, x0, x1, y, n, k, cols, skins=("#dfa87e", "#c99363", "#885835", "#6c442b", "#b27545")):
    """Draws a distant crowd as heads and shoulders, seen from behind or the side: each its own colour, hat and
    height."""
    r = p.rng
    men = []
    for i in range(n):
        x = x0 + (x1 - x0) * (i + r.uniform(.1, .9)) / n
        men.append((x, y + r.uniform(-2, 2) * k, r.choice(cols), r.choice(skins), r.random()))
    for x, v, c, s, hat in men:
        p.path(f"M{num(x - 6 * k)} {num(v + 14 * k)}L{num(x - 6.4 * k)} {num(v - 6 * k)}Q{num(x)} {num(v - 14 * k)} {num(x + 6.4 * k)} {num(v - 6 * k)}L{num(x + 6 * k)} {num(v + 14 * k)}Z", c, INK, max(.7, k), prec=1)
        p.ell(x + .6 * k, v - 14.5 * k, 3.5 * k, 4.3 * k, s, INK, max(.6, .8 * k))
        if hat < .4:
            p.path(f"M{num(x - 6 * k)} {num(v - 16 * k)}H{num(x + 7 * k)}L{num(x + 4 * k)} {num(v - 17.5 * k)}Q{num(x + .5 * k)} {num(v - 23 * k)} {num(x - 3 * k)} {num(v - 17.5 * k)}Z", ("#d9b56b", "#2e241d", "#f0e6d0")[int(hat * 7)], INK, .7, prec=1)
        else:
            p.path(f"M{num(x - 3.6 * k)} {num(v - 13 * k)}Q{num(x - 3.6 * k)} {num(v - 20 * k)} {num(x + 1 * k)} {num(v - 19.4 * k)}Q{num(x + 4.4 * k)} {num(v - 19 * k)} {num(x + 4 * k)} {num(v - 16 * k)}L{num(x)} {num(v - 16.6 * k)}Z", ("#1f1713", "#4a2f1b", "#f4ead2", "#b5342a")[int(hat * 10) % 4], prec=1)


def blaze(p: Wide, x, y, w, h, n=7):
    """Draws fire onto the picture: tongues that lean with the wind, from dark red outside to white within; (x, y) is
    the middle of its foot."""
    r = p.rng
    tongues = [(x + w * ((i + .5) / n - .5) + r.uniform(-4, 4), h * (.45 + .55 * math.sin(math.pi * (i + .5) / n)) * r.uniform(.7, 1.15), w / n * r.uniform(.8, 1.2)) for i in range(n)]
    for scale, col, op in ((1, "#a8301a", .95), (.8, "#e2601c", .95), (.58, "#fba62e", .95), (.34, "#ffe48a", .95)):
        d = ""
        for u, t, b in tongues:
            hh, bb = t * scale, b * (.55 + .45 * scale)
            d += f"M{num(u - bb)} {num(y)}C{num(u - bb * 1.3)} {num(y - hh * .45)} {num(u - bb * .1)} {num(y - hh * .5)} {num(u + bb * .1 - hh * .12)} {num(y - hh)}C{num(u + bb * .55)} {num(y - hh * .62)} {num(u + bb * 1.5)} {num(y - hh * .4)} {num(u + bb)} {num(y)}Z"
        p.path(d, col, mix(col, INK, .5) if scale == 1 else None, 1.2, op, prec=0)


def plume(p: Wide, pts, r0, r1, light, dark, glow=None, n=16):
    """Draws heavy smoke along a line, lit from below in the colour `glow` if one is given."""
    r = p.rng
    for i in range(n, -1, -1):
        t = i / n
        c = along(pts, t)
        q = r0 + (r1 - r0) * t
        balls = [(c[0] + r.uniform(-.7, .7) * q, c[1] + r.uniform(-.6, .6) * q, q * r.uniform(.5, .85)) for _ in range(4)]
        col = mix(light, dark, .25 + .5 * t)
        p.path(puffs(p, balls), p.lin(mix(col, glow or col, .5 * (1 - t)) if glow else col, dark, v=(.2, 1, .5, 0) if glow else (0, 0, .6, 1)), op=.93, prec=0)
        p.path(puffs(p, [(u - s * .2, v - s * .24, s * .55) for u, v, s in balls[:3]]), light, op=.22, prec=0)
