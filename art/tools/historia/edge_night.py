"""Draws Historia's painting of Era III: the night side of the Earth seen from orbit, lit cities, the sun about to
rise."""

from __future__ import annotations

import math
from itertools import combinations

from art.tools.portrait.svg_paths import INK, mix, num, spline
from art.tools.wide import Wide, rays
from engine.historia.components import TERRITORIES
from game.historia.drawing.world_map import NORTH, STRETCH, UNIT, WEST, rings

W, H = 1280, 720
CX, CY, R = 640, 1150, 790  # the globe on the picture
SUN = (CX + R * math.sin(math.radians(38)), CY - R * math.cos(math.radians(38)))
LON, LAT = 52.0, -14.0  # seen from above this spot
CITIES = (  # longitude, latitude, size
    (-9, 39, 2), (-4, 40, 3), (2, 41, 2), (2, 49, 4), (0, 51.5, 4), (-2, 53, 3), (-6, 53, 2), (4, 52, 4), (5, 51, 3), (7, 51, 4), (9, 45, 3), (12, 42, 3), (14, 41, 2), (11, 48, 2), (13, 52, 3), (16, 48, 3), (19, 47, 2), (21, 52, 3),
    (26, 44, 2), (23, 38, 3), (29, 41, 4), (33, 40, 2), (30, 50, 3), (37, 56, 4), (30, 60, 3), (18, 59, 2), (25, 60, 2), (11, 60, 2), (13, 56, 2), (44, 56, 2), (50, 53, 2), (61, 57, 2), (73, 55, 1), (83, 55, 2),
    (-7, 33, 2), (3, 37, 2), (10, 37, 2), (13, 33, 1), (31, 30, 4), (30, 31, 3), (32, 26, 2), (33, 16, 2), (39, 9, 2), (35, 32, 3), (36, 34, 2), (44, 33, 3), (47, 29, 2), (51, 36, 4), (55, 25, 3), (47, 24, 2), (39, 21, 2), (45, 13, 1),
    (67, 25, 4), (74, 31, 4), (77, 28.6, 5), (73, 19, 5), (77, 13, 4), (78, 17, 3), (80, 13, 3), (88, 22.6, 4), (90, 24, 4), (80, 7, 2), (69, 34, 2), (69, 41, 2), (77, 43, 2), (81, 26, 3), (72, 23, 3), (85, 25, 3), (96, 17, 2),
    (100, 14, 4), (106, 11, 3), (106, 21, 3), (104, 30, 4), (107, 30, 3), (114, 23, 5), (121, 31, 5), (116, 40, 5), (114, 30.5, 3), (109, 34, 3), (117, 36, 3), (123, 42, 3), (127, 37.5, 5), (129, 35, 3), (135, 34.7, 4), (139.7, 35.7, 5), (101, 3, 3), (104, 1.3, 3),
    (3, 7, 3), (8, 9, 2), (-4, 5, 2), (15, 12, 1), (37, -1, 2), (0, 6, 2), (7, 5, 2),
)


def globe(lon, lat):
    """Converts longitude and latitude in degrees to (x, y, how far it is turned to the viewer): a point of the picture;
    the third is below 0 behind the rim, where the point is moved to the rim."""
    a, b, c = math.radians(lat), math.radians(lon - LON), math.radians(LAT)
    turned = math.sin(c) * math.sin(a) + math.cos(c) * math.cos(a) * math.cos(b)
    x = math.cos(a) * math.sin(b)
    y = math.cos(c) * math.sin(a) - math.sin(c) * math.cos(a) * math.cos(b)
    if turned < 0:
        far = math.hypot(x, y)
        x, y = x / far, y / far
    return CX + R * x, CY - R * y, turned


def shores():
    """Returns the SVG path of the outlines of all lands that are in part on the globe's visible side."""
    found = ""
    for name in TERRITORIES:
        for ring in rings(name):
            seen = [globe(x / UNIT + WEST, NORTH - y / (UNIT * STRETCH)) for x, y in ring]
            if any(turned > 0 and y < H + 60 for _, y, turned in seen):
                found += "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y, _ in seen) + "Z"
    return found


def space(p):
    r = p.rng
    p.path(f"M0 0H{W}V{H}H0Z", p.rad((0, "#2a4a7a"), (.45, "#122240"), (1, "#050912"), c=(.5, 1.0, 1.0)))
    for k in range(26):  # the Milky Way
        t = k / 25
        p.dab(-40 + 900 * t + r.uniform(-30, 30), 330 - 330 * t + r.uniform(-24, 24), r.uniform(60, 130), r.uniform(26, 56), r.choice(("#8a9cd0", "#b8a4c8", "#d8c8b8")), .13, -20)
    for n, size, op in ((150, 1.2, .55), (90, 1.8, .8), (26, 2.8, .95)):
        d = "".join(f"M{r.uniform(0, W):.0f} {r.uniform(0, 470):.0f}h.1" for _ in range(n))
        d += "".join(f"M{(x := r.uniform(0, 800)):.0f} {330 - .37 * x + r.gauss(0, 30):.0f}h.1" for _ in range(n // 2))
        p.path(d, "none", "#fff8e4", size, op, prec=0)
    for x, y, k in ((118, 92, 1), (470, 60, .7), (930, 226, .8), (300, 250, .6)):
        p.path(f"M{num(x - 12 * k)} {y}Q{x} {y} {x} {num(y - 12 * k)}Q{x} {y} {num(x + 12 * k)} {y}Q{x} {y} {x} {num(y + 12 * k)}Q{x} {y} {num(x - 12 * k)} {y}Z", "#fffbee", op=.9)


def moon(p, x, y, r):
    p.dab(x, y, r * 2.1, r * 2.1, "#f6ecd0", .22)
    p.ell(x, y, r, r, p.rad("#fffaf0", "#e4dccb", "#a8a090", c=(.66, .6, .8)), INK, 1.6)
    for u, v, q in ((-.3, -.2, .26), (.1, .34, .2), (.34, -.3, .16), (-.46, .36, .14), (.02, -.5, .12), (.5, .16, .1), (-.1, .06, .1)):
        p.ell(x + u * r, y + v * r, q * r, q * r * .92, p.lin("#9a9284", "#d8d0c0"), op=.75)
    p.path(f"M{num(x)} {num(y - r)}A{r} {r} 0 1 0 {num(x)} {num(y + r)}A{num(r * 1.5)} {num(r * 1.5)} 0 0 1 {num(x)} {num(y - r)}Z", "#0a1020", op=.5)


def station(p, x, y, k, turn):
    """Draws a space station in orbit: modules on a truss, wings of blue solar cells."""
    p.raw(f'<g transform="translate({x} {y})rotate({turn})scale({k})">')
    p.path("M-112 -3H112V3H-112Z", "#c8ccd4", INK, 1.4)
    wing = p.lin("#4a78b8", "#1f3f78", v=(0, 0, 1, 1))
    for u in (-104, -70, 70, 104):
        for v in (-1, 1):
            p.path(f"M{u - 13} {v * 8}V{v * 62}H{u + 13}V{v * 8}Z", wing, INK, 1.5)
            p.path("".join(f"M{u - 13} {v * w}h26" for w in range(16, 62, 9)) + f"M{u} {v * 8}V{v * 62}", "none", "#a8c8f0", .9, .8)
    body = p.lin("#fffaf0", "#c8ccd4", "#7a808c", v=(0, 0, 0, 1))
    for a, b, h in ((-44, -8, 11), (-6, 26, 13), (28, 46, 9)):
        p.path(f"M{a} {-h}H{b}Q{b + 4} 0 {b} {h}H{a}Q{a - 4} 0 {a} {-h}Z", body, INK, 1.5)
    p.path("M4 13V34M-6 34H14V48H-6Z", body, INK, 1.5)
    p.path("M-36 -4h5M-26 -4h5M2 -4h5M12 -4h5", "none", "#ffe08a", 4)
    p.end()


def earth(p):
    disc = f"M{CX - R} {CY}A{R} {R} 0 1 1 {CX + R} {CY}Z"
    for grow, col, op in ((74, "#3f8fe0", .16), (46, "#5fb0f0", .2), (22, "#8fd0ff", .3)):
        g = p.ref(f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{CX}" cy="{CY}" r="{R + grow}"><stop offset="{num((R - 4) / (R + grow) * 100)}%" stop-color="{col}" stop-opacity="{op * 3:.2f}"/><stop offset="1" stop-color="{col}" stop-opacity="0"/></radialGradient>')
        p.raw(f'<circle cx="{CX}" cy="{CY}" r="{R + grow}" fill="{g}"/>')
    p.path(disc, p.ref(f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{CX}" cy="{CY}" r="{R}"><stop offset=".5" stop-color="#0a1c3a"/><stop offset=".86" stop-color="#123a66"/><stop offset=".97" stop-color="#2f78b0"/><stop offset="1" stop-color="#6fb8e8"/></radialGradient>'))
    p.clip(disc)
    lands = shores()
    p.path(lands, "none", "#7fb8c8", 2.6, .8, prec=0)
    p.path(lands, p.ref(f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{CX}" cy="{CY}" r="{R}"><stop offset=".5" stop-color="#12231f"/><stop offset=".88" stop-color="#1f3d33"/><stop offset="1" stop-color="#4f7f72"/></radialGradient>'), prec=0)
    r = p.rng
    for lat in range(-10, 90, 15):  # a net of degrees, as on the atlas
        p.path(spline([globe(LON - 84 + 12 * n, lat)[:2] for n in range(15)]), "none", "#a8d8f0", .8, .16, prec=0)
    for lon in range(-40, 140, 20):
        p.path(spline([globe(lon, lat)[:2] for lat in range(-6, 86, 10)]), "none", "#a8d8f0", .8, .16, prec=0)
    spots = [(*globe(lon, lat), size, lon, lat) for lon, lat, size in CITIES]
    ways = "".join(f"M{a[0]:.0f} {a[1]:.0f}Q{(a[0] + b[0]) / 2:.0f} {(a[1] + b[1]) / 2 - 8:.0f} {b[0]:.0f} {b[1]:.0f}" for a, b in combinations(spots, 2) if math.hypot(a[4] - b[4], a[5] - b[5]) < 9)
    p.path(ways, "none", "#ffc860", 1.1, .4, prec=0)
    dust = ""
    for x, y, turned, size, _, _ in spots:
        flat = max(.35, turned + .25)
        p.dab(x, y, 6.4 * size, 6.4 * size * flat, "#ffb84a", .55)
        dust += "".join(f"M{x + r.gauss(0, 5 * size):.0f} {y + r.gauss(0, 4 * size * flat):.0f}h.1" for _ in range(5 * size))
    p.path(dust, "none", "#ffd890", 1.7, .8, prec=0)
    p.path("".join(f"M{x:.0f} {y:.0f}h.1" for x, y, _, size, _, _ in spots if size > 2), "none", "#fffbe0", 4.4)
    p.path("".join(f"M{x:.0f} {y:.0f}h.1" for x, y, _, size, _, _ in spots if size < 3), "none", "#ffe8a8", 2.6)
    for x, y, w, turn in ((250, 640, 190, -24), (760, 690, 170, 4), (1010, 566, 150, 22), (520, 470, 120, -6), (880, 470, 120, 12)):
        for _ in range(4):
            p.dab(x + r.uniform(-w, w) * .5, y + r.uniform(-12, 12), w * r.uniform(.3, .6), 9 + 8 * r.random(), "#dcecf8", .2, turn)
    p.end()
    p.path(f"M{CX - R} {CY}A{R} {R} 0 1 1 {CX + R} {CY}", "none", "#d0f0ff", 2.2, .8)
    # northern lights over the pole
    for k, (col, op) in enumerate((("#6af0b0", .26), ("#8af0d8", .2), ("#b08af0", .16))):
        pts = [globe(LON - 96 + 16 * n, 71 + 3 * k) for n in range(13)]
        low = [(x, y - 2) for x, y, _ in pts]
        high = [(x, y - 2 - (26 + 16 * k + 9 * math.sin(1.7 * n + k)) * math.sin(math.pi * n / 12) ** .7) for n, (x, y, _) in enumerate(pts)]
        p.path(spline(low) + spline(high[::-1], start="L") + "Z", p.lin((0, col, 0), (1, col, op), v=(0, 0, 0, 1)), prec=0)


def sunrise(p):
    """Draws the bright place at the Earth's rim where the sun is about to rise."""
    x, y = SUN
    p.dab(x, y, 420, 150, "#ffb070", .4, 38)
    p.dab(x, y, 240, 70, "#ffe0a8", .75, 38)
    rim = [(CX + R * math.sin(math.radians(t)), CY - R * math.cos(math.radians(t))) for t in range(18, 59, 4)]
    p.brush(rim, .5, 7, .5, "#fff2c8", .9)
    p.dab(x, y - 2, 60, 46, "#fffbe6", .95, 38)


def night_earth():
    p = Wide(3, W, H)
    space(p)
    moon(p, 1120, 128, 54)
    rays(p, *SUN, 18, "#fff0c8", .4, 620)
    earth(p)
    sunrise(p)
    station(p, 208, 262, .82, -16)
    p.path(f"M0 0H{W}V{H}H0Z", p.lin((0, "#fff2cf", .05), (.5, mix(INK, "#05080f", .5), 0), (1, "#05080f", .3)), prec=0)
    return p
