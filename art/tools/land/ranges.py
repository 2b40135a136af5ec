"""Draws the gold mine hexes of Brazil's terrain: mountain ranges with veins and nuggets of gold."""

import math
import random
from itertools import pairwise

from art.tools.land.weave import INK, Point, num, page, patches, pts, strew, use

GOLD = '<linearGradient id="au" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#d9a53a"/><stop offset=".8" stop-color="#8f6418"/><stop offset="1" stop-color="#f1cf74"/></linearGradient>'
FADE = (
    '<linearGradient id="ml" gradientUnits="userSpaceOnUse" x1="0" y1="54" x2="0" y2="142"><stop offset="0" stop-color="#e2c990"/><stop offset=".6" stop-color="#cfa869"/>'
    '<stop offset="1" stop-color="#bd9150" stop-opacity="0"/></linearGradient><linearGradient id="md" gradientUnits="userSpaceOnUse" x1="0" y1="54" x2="0" y2="140">'
    '<stop offset="0" stop-color="#86643a"/><stop offset=".65" stop-color="#946f3f" stop-opacity=".85"/><stop offset="1" stop-color="#946f3f" stop-opacity="0"/></linearGradient>'
)


def massif(skyline: list[Point], summits: list[int], foot: float, seed: int) -> str:
    """Returns the SVG of a mountain range as engravers draw it: one skyline, lit left flanks, hatched right flanks, the
    foot lost in the ground."""
    r = random.Random(seed)
    shade = hatch = ridges = ""
    for top in summits:
        last = next((k for k in range(top + 1, len(skyline) - 1) if skyline[k + 1][1] < skyline[k][1]), len(skyline) - 1)
        peak, low = skyline[top], skyline[last]
        drop = foot - peak[1]
        ridge = [(peak[0] + sway * drop * 0.12 + r.uniform(-1.5, 1.5), peak[1] + drop * part) for part, sway in ((0.16, 0.3), (0.34, -0.5), (0.52, 0.5), (0.74, -0.4), (1, 0.2))]
        end = (max(low[0], ridge[-1][0] + 6), foot)
        shade += pts([peak, *skyline[top + 1 : last + 1], end, *reversed(ridge)])
        ridges += pts([peak, *ridge[:3]], False)
        for k in range(2, 13):
            t = k / 13
            x = peak[0] + (low[0] - peak[0]) * t
            top_y = next(a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]) for a, b in pairwise(skyline) if a[0] <= x <= b[0])
            hatch += f"M{num(x)} {num(top_y + 3)}l{num(-2.6 - 2 * t)} {num((foot - top_y) * r.uniform(0.22, 0.46))}"
    outline = pts(skyline, False)
    return (
        f'<path d="{pts([*skyline, (skyline[-1][0], foot), (skyline[0][0], foot)])}" fill="url(#ml)"/><path d="{shade}" fill="url(#md)"/>'
        f'<path d="{hatch}{ridges}" fill="none" stroke="{INK}" stroke-width=".9" stroke-opacity=".36" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity=".66" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def vein(path: str) -> str:
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>'
        for colour, width, opacity in (("#5e3f14", 5, 0.5), ("#e2b23f", 3, 1), ("#fff0b8", 1, 0.9))
    )


def nugget(x: float, y: float, s: float = 1.0) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)})scale({s:.2f})"><ellipse cx="1.2" cy="3.4" rx="5.6" ry="1.8" fill="{INK}" opacity=".3"/>'
        f'<path d="M-4.6 2.6L-4 -1.6L-.8 -4L3 -2.8L4.8 .6L3.4 3.4L-2.6 4Z" fill="url(#au)" stroke="{INK}" stroke-width="1" stroke-opacity=".8" stroke-linejoin="round"/>'
        f'<path d="M-2.4 -1.4L-.4 -2.8L1.2 -2" fill="none" stroke="#fffbe0" stroke-width="1" stroke-linecap="round"/></g>'
    )


def mine(variant: int) -> str:
    defs = (
        GOLD
        + FADE
        + f'<g id="r"><ellipse cx="1.4" cy="1" rx="6.4" ry="2" fill="{INK}" opacity=".22"/><path d="M-5 1L-4.4 -2.4L-1 -5L2.8 -3.6L5 1Z" fill="#cba970" stroke="{INK}" stroke-width=".9" stroke-opacity=".5" stroke-linejoin="round"/><path d="M-1 -5L2.8 -3.6L5 1L1 1L.4 -2Z" fill="#94703f"/></g>'
        + '<path id="t" d="M-3.4 -3.6Q-1.4 -3 0 0Q-.1 -3.4 .4 -5M0 0q1.6 -2.6 3.4 -3" fill="none" stroke="#666a3a" stroke-width="1.1" stroke-opacity=".7" stroke-linecap="round"/>'
        + f'<path id="k" d="M-11 2q6 -7.4 12 -7.6q6 .6 11 7.6M1 -5.6l1 4M5 -4.2l1.6 3.4M8.6 -1.4l2 3M-3 -4.6l-.6 2.4" fill="none" stroke="{INK}" stroke-width="1" stroke-opacity=".3" stroke-linecap="round"/>'
    )
    centre: Point = [(98, 106), (100, 104), (104, 106)][variant - 1]

    def free(x: float, y: float) -> bool:
        return math.hypot((x - centre[0]) / 1.2, y - centre[1]) > 54

    def small(r: random.Random, x: float, y: float) -> str:
        return use(r.choices("rtk", (3, 4, 4))[0], x, y, r.uniform(0.75, 1.1))

    ground = patches(random.Random(11), random.Random(110 + variant), ["#bf9654", "#c6a164", "#a67b3c", "#a17d45"], 26, 19, 0.5)
    ground += patches(random.Random(12), random.Random(120 + variant), ["#ceae74", "#97713a", "#ad9154"], 12, 22, 0.35)
    small_things = strew(random.Random(13), random.Random(130 + variant), 21, 13, small, free)
    if variant == 1:  # an adit in a mountain
        body = massif([(36, 124), (44, 112), (52, 106), (59, 97), (64, 101), (72, 86), (80, 76), (86, 66), (93, 57), (99, 64), (104, 76), (112, 84), (118, 92), (127, 79), (133, 74), (140, 84), (147, 98), (156, 108), (164, 122)], [3, 8, 14], 142, 2)  # fmt: skip
        body += vein("M82 84l5 7 -3 7 6 6M131 86l5 6 -2 6")
        body += (
            f'<path d="M83 143V122Q98 104 113 122V143Z" fill="#8b6839" stroke="{INK}" stroke-width="1.4" stroke-opacity=".5"/><path d="M87 143V123Q98 111 109 123V143Z" fill="#2d1f14"/>'
            f'<path d="M85.5 143V122H110.5V143M82 121.5H114" fill="none" stroke="{INK}" stroke-width="6.2" stroke-linecap="round" stroke-opacity=".8"/>'
            '<path d="M85.5 143V122H110.5V143M82 121.5H114" fill="none" stroke="#9a6d3c" stroke-width="3.8" stroke-linecap="round"/>'
            '<path d="M93 150H104M91.5 156H103.5M89 162H101.5" stroke="#6a4826" stroke-width="1.8" stroke-opacity=".65" stroke-linecap="round"/>'
            f'<path d="M94 140Q95 154 88 168M102.5 140Q105 154 100 169" fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".6"/>'
            + nugget(126, 148, 1.5) + nugget(137, 153, 1) + nugget(68, 151, 1.2)
        )  # fmt: skip
    elif variant == 2:  # gold washed from a stream
        body = massif([(34, 116), (42, 104), (50, 98), (56, 86), (63, 76), (69, 64), (75, 60), (82, 70), (88, 82), (95, 90), (102, 96), (112, 84), (120, 76), (127, 70), (134, 80), (142, 92), (152, 100), (164, 114)], [6, 13], 126, 7)  # fmt: skip
        body += vein("M62 88l6 6 -2 7 7 5M119 88l5 6")
        stream = "M100 102Q114 114 98 126T88 152Q86 162 92 174"
        body += (
            f'<path d="{stream}" fill="none" stroke="#5c5532" stroke-width="9.6" stroke-opacity=".5" stroke-linecap="round"/><path d="{stream}" fill="none" stroke="#8fb0b2" stroke-width="7" stroke-linecap="round"/>'
            '<path d="M104 110q2 5 -2 8M95 132q-5 5 -5 11M87 156q0 6 3 11" fill="none" stroke="#f2f8f5" stroke-width="1.2" stroke-opacity=".75" stroke-linecap="round"/>'
            f'<g transform="translate(124 140)"><ellipse cx="2" cy="6" rx="21" ry="6.4" fill="{INK}" opacity=".24"/><path d="M-19 -1Q-13 11 0 11T19 -1Z" fill="#7d5430" stroke="{INK}" stroke-width="1.3" stroke-opacity=".75"/><ellipse cy="-1" rx="19" ry="6.4" fill="#b1854f" stroke="{INK}" stroke-width="1.3" stroke-opacity=".75"/><ellipse cx="1" cy=".5" rx="12" ry="3.6" fill="#8fb0b2"/></g>'
            + nugget(120, 139, 1) + nugget(129, 140, 0.85) + nugget(66, 142, 1.3)
        )  # fmt: skip
    else:  # a shaft with a windlass
        body = massif([(40, 112), (50, 102), (58, 98), (68, 84), (76, 74), (82, 70), (90, 80), (97, 90), (104, 84), (113, 70), (121, 58), (127, 62), (134, 76), (142, 88), (152, 98), (166, 114)], [5, 10], 124, 9)  # fmt: skip
        body += vein("M112 82l6 6 -3 6 6 6M77 84l5 5")
        frame = "M80 146L90 114M98 146L89 114M110 146L120 114M128 146L119 114M86 120H123"
        body += (
            f'<ellipse cx="107" cy="147" rx="34" ry="8" fill="{INK}" opacity=".22"/><ellipse cx="104" cy="143" rx="15" ry="5.4" fill="#2d1f14" stroke="#8b6839" stroke-width="2.6"/>'
            f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="5" stroke-opacity=".8" stroke-linecap="round"/><path d="{frame}" fill="none" stroke="#a97b48" stroke-width="2.8" stroke-linecap="round"/>'
            f'<path d="M97 116H113V124H97Z" fill="#d9c091" stroke="{INK}" stroke-width="1.2" stroke-opacity=".7"/><path d="M100 116v8M103.5 116v8M107 116v8M110 116v8" stroke="{INK}" stroke-width=".8" stroke-opacity=".5"/>'
            f'<path d="M105 124V133" stroke="{INK}" stroke-width="1.3" stroke-opacity=".8"/><path d="M100.5 133H109.5L108 141H102Z" fill="#8a5f33" stroke="{INK}" stroke-width="1.2" stroke-opacity=".8"/><path d="M123 120q6 0 6 5" fill="none" stroke="{INK}" stroke-width="1.8" stroke-opacity=".8" stroke-linecap="round"/>'
            + f'<path d="M50 152Q56 138 64 137Q72 138 77 152Q64 157 50 152Z" fill="#c9a66b" stroke="{INK}" stroke-width="1.2" stroke-opacity=".55"/><path d="M66 138Q72 140 77 152Q71 155 66 154Q70 146 66 138Z" fill="#94703f" opacity=".8"/>'
            + nugget(62, 148, 1.1) + nugget(137, 150, 1.4) + nugget(70, 153, 0.9)
        )  # fmt: skip
    return page("#B48338", ground + "".join(t for _, t in small_things) + body, defs, 27 + variant, noise=0.38, light=0.22, dark=0.1)
