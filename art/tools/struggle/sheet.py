"""Draws and writes the ground of Imperial Struggle's map as four SVG files, one for the panel of each region, from
coastlines written by hand in this file."""

from __future__ import annotations

import math
import random

from art.tools.kit import INK, line, n, path, rect, save, svg
from engine.struggle.components import ADVANTAGES, REGIONS, SPACES

W, H = 1600, 1000
SEA = ("#8DAFB4", "#98B8BA", "#A4C2C0", "#AFCAC5", "#BBD2CA")  # from the deep to the coast
REACH = (86, 60, 39, 22, 9)  # how far from the coast each begins
LINES = (0.16, 0.24, 0.34, 0.46, 0.58)
LAND = {"europe": "#EBDDB9", "north_america": "#DFDDB4", "caribbean": "#EBD7A4", "india": "#EFD3A8"}
RANGE = {"europe": "#8f7a52", "north_america": "#78784a", "caribbean": "#94804a", "india": "#9a744a"}
OUT = 260
CLEAR = 44  # units round a space without any ornament

Points = list[tuple[float, float]]


def stroke(d: str, width: float, colour: str) -> str:
    return line(d, colour, width)


# Land by panel; a coast that leaves the panel is cut at its frame.
COASTS: dict[str, list[Points]] = {
    "europe": [
        [(826, 122), (850, 96), (905, 92), (950, 104), (968, 132), (948, 166), (900, 182), (848, 172)],  # Ireland
        [(912, 6), (1046, 6), (1058, 40), (1044, 76), (1048, 108), (1046, 136), (1020, 148), (992, 140), (996, 112), (980, 88), (930, 80), (908, 44)],
        [(1100, 6), (1590, 6), (1600, 500), (1560, 478), (1520, 420), (1470, 396), (1430, 388), (1404, 398), (1428, 436), (1446, 500), (1420, 500),
         (1400, 424), (1352, 380), (1300, 366), (1270, 368), (1236, 392), (1196, 396), (1150, 384), (1112, 400), (1092, 430), (1066, 452),
         (1000, 470), (940, 462), (904, 428), (880, 404), (838, 394), (832, 360), (870, 346), (902, 344), (912, 310), (950, 292), (1010, 290),
         (1052, 280), (1066, 250), (1050, 224), (1074, 208), (1062, 192), (1064, 168), (1096, 148), (1128, 128), (1112, 100), (1098, 60)],
        [(1304, 406), (1344, 400), (1366, 424), (1352, 456), (1310, 456), (1296, 430)],  # Sardinia
        [(836, 426), (862, 414), (890, 428), (888, 452), (858, 464), (834, 450)],  # Minorca
    ],
    "north_america": [
        [(0, 0), (180, 0), (196, 22), (250, 30), (318, 18), (338, 0), (600, 0), (588, 34), (540, 62), (520, 88), (482, 116), (508, 128),
         (556, 138), (600, 156), (640, 164), (690, 172), (704, 198), (676, 222), (626, 226), (590, 220), (560, 232), (508, 234), (470, 224),
         (430, 224), (400, 236), (372, 260), (346, 268), (336, 292), (352, 324), (396, 330), (418, 316), (424, 342), (402, 360),
         (430, 378), (468, 392), (478, 428), (452, 456), (408, 458), (372, 438), (330, 436), (306, 452), (300, 490), (310, 540), (0, 540)],
        [(716, 204), (742, 190), (774, 204), (782, 232), (758, 250), (724, 246)],
        [(716, 16), (770, 6), (800, 20), (800, 84), (772, 92), (736, 66)],
    ],
    "caribbean": [
        [(0, 520), (430, 520), (420, 556), (372, 580), (330, 604), (286, 616), (276, 644), (270, 688), (246, 700), (218, 676), (190, 652),
         (166, 684), (130, 690), (96, 676), (92, 706), (60, 724), (20, 720), (0, 700)],
        [(140, 800), (170, 782), (240, 784), (300, 766), (352, 778), (372, 812), (362, 872), (352, 918), (312, 924), (290, 898), (296, 848),
         (262, 828), (214, 834), (168, 846), (142, 830)],
        [(494, 776), (540, 762), (584, 778), (588, 818), (548, 836), (506, 842), (486, 872), (456, 896), (412, 886), (404, 856), (430, 836), (466, 838), (480, 808)],
        [(496, 878), (530, 862), (566, 874), (570, 902), (532, 918), (496, 908)],
        [(120, 938), (166, 920), (212, 934), (212, 964), (166, 974), (122, 964)],
        [(262, 700), (292, 690), (322, 704), (318, 734), (284, 740), (260, 726)],
        [(412, 624), (444, 614), (470, 632), (464, 660), (430, 666), (410, 648)],
        [(422, 760), (450, 748), (480, 764), (474, 792), (440, 794), (420, 780)],
        [(592, 846), (620, 834), (648, 848), (646, 876), (616, 884), (592, 872)],
        [(672, 852), (700, 842), (728, 858), (724, 888), (694, 896), (672, 880)],
        [(674, 928), (700, 916), (728, 928), (724, 960), (696, 968), (674, 954)],
        [(744, 806), (772, 794), (800, 808), (800, 850), (770, 860), (744, 844)],
        [(744, 922), (772, 910), (800, 922), (800, 962), (768, 974), (744, 958)],
        [(300, 944), (326, 932), (352, 946), (348, 974), (318, 978), (298, 966)],
        [(566, 520), (800, 520), (800, 716), (744, 724), (696, 702), (650, 704), (600, 700), (574, 676), (584, 628), (562, 590)],
    ],
    "india": [
        [(844, 490), (1500, 490), (1506, 552), (1484, 596), (1440, 606), (1416, 616), (1404, 648), (1392, 678), (1372, 682), (1362, 648),
         (1336, 640), (1318, 664), (1330, 704), (1378, 716), (1408, 748), (1402, 790), (1416, 830), (1452, 846), (1508, 852), (1524, 888),
         (1496, 920), (1478, 958), (1446, 1000), (872, 1000), (846, 940), (842, 880), (860, 840), (872, 800), (892, 772), (884, 744),
         (880, 712), (856, 690), (842, 650), (850, 600), (836, 550)],
        [(1512, 634), (1540, 622), (1566, 640), (1574, 676), (1592, 710), (1590, 752), (1564, 736), (1540, 690), (1514, 666)],
    ],
}
LAKES: dict[str, list[Points]] = {
    "europe": [[(1206, 94), (1240, 84), (1296, 70), (1350, 62), (1384, 74), (1336, 86), (1288, 88), (1246, 104)]],
    "north_america": [
        [(30, 214), (74, 200), (132, 206), (160, 222), (120, 234), (60, 232)],
        [(86, 292), (126, 286), (150, 300), (120, 314), (88, 310)],
        [(296, 184), (312, 206), (300, 232), (290, 210)],
    ]
}
SHIPS = ((1012, 218, 46, "europe"), (700, 330, 58, "north_america"), (566, 716, 54, "caribbean"), (1530, 560, 46, "india"))


def wandering(points: Points, rng: random.Random, depth: int = 3, sway: float = 0.19) -> Points:
    """Returns a closed outline made irregular: `depth` times, a random point beside the middle of each side is put
    between its ends."""
    for _ in range(depth):
        out: Points = []
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
            away = rng.uniform(-sway, sway) * math.hypot(x2 - x1, y2 - y1)
            long = math.hypot(x2 - x1, y2 - y1) or 1
            out += [(x1, y1), ((x1 + x2) / 2 - (y2 - y1) / long * away, (y1 + y2) / 2 + (x2 - x1) / long * away)]
        points = out
    return points


def let_out(points: Points, box: tuple[float, float, float, float]) -> Points:
    """Returns an outline of which the points at the frame of `box` are moved far outside it, so that a coast that
    leaves the panel does not bend back into it."""
    x, y, w, h = box

    def far(at: float, low: float, high: float) -> float:
        return low - OUT if at <= low + 6 else high + OUT if at >= high - 6 else at

    return [(far(px, x, x + w), far(py, y, y + h)) for px, py in points]


def smooth(points: Points) -> str:
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    start = middles[-1]
    body = "".join(f"Q{n(x)} {n(y)} {n(mx)} {n(my)}" for (x, y), (mx, my) in zip(points, middles, strict=True))
    return f"M{n(start[0])} {n(start[1])}{body}Z"


def inside(x: float, y: float, outline: Points) -> bool:
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


PIECES = [(space.pos[0] * W, space.pos[1] * H) for space in SPACES.values()]
PIECES += [(advantage.pos[0] * W, advantage.pos[1] * H) for advantage in ADVANTAGES.values()]


def room(x: float, y: float) -> float:
    return min(math.hypot(x - px, y - py) for px, py in PIECES)


def peak(x: float, y: float, s: float, rng: random.Random) -> str:
    """Returns the SVG of an engraved mountain: a lit side, a side in hachures."""
    high, wide = 15 * s, 13 * s
    lean = rng.uniform(-2, 2)
    top = (x + lean, y - high)
    ridge = f"M{n(x - wide)} {n(y)}Q{n(x - wide * .45)} {n(y - high * .55)} {n(top[0])} {n(top[1])}Q{n(x + wide * .5)} {n(y - high * .5)} {n(x + wide)} {n(y)}"
    lines = "".join(f"M{n(top[0] + wide * k * .18)} {n(top[1] + high * k * .2)}l{n(wide * .22)} {n(high * (.62 - k * .1))}" for k in range(1, 5))
    return ridge + lines


def tuft(x: float, y: float) -> str:
    return f"M{n(x - 3)} {n(y)}q1 -4 2 -5M{n(x)} {n(y)}v-6M{n(x + 3)} {n(y)}q-1 -4 -2 -5"


def swell(x: float, y: float, s: float) -> str:
    return "".join(f"M{n(x + d)} {n(y + k * 4)}q{n(4 * s)} -3 {n(8 * s)} 0t{n(8 * s)} 0" for k, d in ((0, 0), (1, 5)))


def panel(region: str, rng: random.Random) -> str:
    """Returns the SVG of one region's panel of the map, as large as its part of the sheet."""
    px, py, pw, ph = REGIONS[region].panel
    x, y, w, h = px * W, py * H, pw * W, ph * H
    outlines = [wandering(let_out(points, (x, y, w, h)), rng) for points in COASTS[region]]
    lakes = [wandering(points, rng, 3) for points in LAKES.get(region, [])]
    land = "".join(map(smooth, outlines))
    out = [path(rect(x, y, w, h), SEA[0])]
    for tint, reach, strength in zip(SEA[1:] + SEA[-1:], REACH, LINES, strict=True):
        for colour, wide, seen in (("#2c4a52", 2 * reach, strength), (tint, 2 * reach - 2, 1)):
            out.append(f'<use href="#land" fill="none" stroke="{colour}" stroke-opacity="{seen}" stroke-width="{wide}" stroke-linejoin="round"/>')
    if region == "caribbean":
        out.append(compass(520, 690, 34))
    out += [ship(sx, sy, s) for sx, sy, s, where in SHIPS if where == region]
    out.append('<use href="#land" transform="translate(3.5 4.5)" fill="#1e2a2c" fill-opacity=".34"/>')
    out.append(f'<use href="#land" fill="{LAND[region]}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>')
    water = "".join(path(smooth(lake), SEA[3], f'stroke="{INK}" stroke-width="1.4"') for lake in lakes)
    sand = '<use href="#land" fill="none" stroke="#fff6dc" stroke-opacity=".5" stroke-width="9" stroke-linejoin="round"/>'
    edge = f'<use href="#land" fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    out.append(f'<g clip-path="url(#dry)">{_blotches(region, (x, y, w, h), rng)}{sand}{edge}{water}</g>')
    out.append(_ornaments(region, outlines, (x, y, w, h), rng))
    out.append(frame(x, y, w, h))
    defs = f'<path id="land" d="{land}"/><clipPath id="dry"><use href="#land"/></clipPath>'
    whole = svg(w, h, defs, f'<g transform="translate({n(-x)} {n(-y)})">{"".join(out)}</g>')
    return whole.replace(f' width="{n(w)}" height="{n(h)}"', "", 1)  # it is stretched to the window's proportions


def _blotches(region: str, box: tuple[float, float, float, float], rng: random.Random) -> str:
    """Tones that keep the land from being one flat fill."""
    x, y, w, h = box
    out = []
    for _ in range(14):
        tint, strength = rng.choice((("#ffffff", 0.07), (RANGE[region], 0.05)))
        cx, cy, r = x + rng.random() * w, y + rng.random() * h, rng.uniform(40, 120)
        ring = wandering([(cx + r * math.cos(a), cy + r * .6 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))], rng, 1, 0.2)
        out.append(path(smooth(ring), tint, f'fill-opacity="{strength}"'))
    return "".join(out)


def _ornaments(region: str, outlines: list[Points], box: tuple[float, float, float, float], rng: random.Random) -> str:
    """Ranges on land, swells at sea, nowhere near a piece."""
    x, y, w, h = box
    dry_marks, wet_marks = [], []
    for row in range(int(h // 22)):
        for column in range(int(w // 30)):
            cx, cy = x + 15 + column * 30 + rng.uniform(-9, 9), y + 14 + row * 22 + rng.uniform(-7, 7)
            kind = rng.random()
            if room(cx, cy - 4) < CLEAR:
                continue
            dry = [any(inside(cx + dx, cy + dy, outline) for outline in outlines) for dx, dy in ((0, 0), (-14, 2), (14, 2), (0, -15))]
            if all(dry):
                belt = math.sin(cx / 90 + REACH[0]) + math.cos(cy / 70)
                if belt > 0.35 and kind < 0.8:
                    dry_marks.append(peak(cx, cy, rng.uniform(.8, 1.3), rng))
                elif kind < 0.25:
                    dry_marks.append(tuft(cx, cy))
            elif not any(dry) and kind < 0.16:
                wet_marks.append(swell(cx - 8, cy, rng.uniform(.7, 1.1)))
    look = 'stroke-opacity=".5"'
    return line("".join(dry_marks), RANGE[region], 1, look) + line("".join(wet_marks), "#2f5560", 0.9, look)


def frame(x: float, y: float, w: float, h: float) -> str:
    inner = stroke(rect(x + 7, y + 7, w - 14, h - 14), 1, INK)
    return stroke(rect(x + 4, y + 4, w - 8, h - 8), 4, "#efe2bf") + stroke(rect(x + 1, y + 1, w - 2, h - 2), 3, INK) + inner


def ship(x: float, y: float, s: float) -> str:
    k = s / 40
    hull = f"M{n(x - 18 * k)} {n(y)}q{n(18 * k)} {n(9 * k)} {n(36 * k)} {n(-1 * k)}l{n(-5 * k)} {n(10 * k)}h{n(-25 * k)}Z"
    sails = "".join(f"M{n(x + dx * k)} {n(y - 2 * k)}v{n(-hi * k)}m{n(-7 * k)} {n(4 * k)}q{n(7 * k)} {n(3 * k)} {n(14 * k)} 0l{n(-1 * k)} {n((hi - 9) * k)}q{n(-6 * k)} {n(3 * k)} {n(-12 * k)} 0Z" for dx, hi in ((-10, 22), (3, 28), (13, 20)))
    return path(hull, "#d9cfae", 'stroke="#2f4148" stroke-width="1.1"') + path(sails, "#efe8d2", 'stroke="#2f4148" stroke-width="1" stroke-linejoin="round"')


def compass(x: float, y: float, r: float) -> str:
    """Returns the SVG of a wind rose with rhumb lines."""
    rays = "".join(f"M{n(x)} {n(y)}L{n(x + 520 * math.cos(a))} {n(y + 520 * math.sin(a))}" for a in (k * math.pi / 8 for k in range(16)))
    points = []
    for k in range(16):
        a = k * math.pi / 8 - math.pi / 2
        far = r * (1.0 if k % 4 == 0 else .72 if k % 2 == 0 else .3)
        points.append((x + far * math.cos(a), y + far * math.sin(a)))
    rose = "M" + "L".join(f"{n(px)} {n(py)}" for px, py in points) + "Z"
    ring = f"M{n(x - r * .62)} {n(y)}a{n(r * .62)} {n(r * .62)} 0 1 0 {n(1.24 * r)} 0a{n(r * .62)} {n(r * .62)} 0 1 0 {n(-1.24 * r)} 0Z"
    return line(rays, "#2c4a52", 0.8, 'stroke-opacity=".22"') + stroke(ring, 1.2, "#5b4a2e") + path(rose, "#efe0b4", 'stroke="#5b4a2e" stroke-width="1.2"')


def main() -> None:
    for number, region in enumerate(REGIONS):
        save(f"struggle/map/{region}", panel(region, random.Random(1697 + number)))


if __name__ == "__main__":
    main()
