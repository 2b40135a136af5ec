"""Draws the water hexes of Brazil's terrain, and the clouds that cover unknown hexes."""

import math
import random
from itertools import pairwise

from art.tools.land.weave import INK, Point, num, page, patches, stacked, strew, use

WAVES = {
    "a": "M-13 0q4.5 -4.5 9 -.6q4 3.6 8.5 -.4q3 -2.6 7 -.6",
    "b": "M-8 0q4 -3.6 8 0q4 3 8 -.4",
    "c": "M-11 1q9 -6.6 19 -1.6M-4 5q6 -3 11 -.4",
    "d": "M-16 0q7 -2.6 13 -.6t12 .2q4 -1.4 7 -.6M-6 4.4q5 -1.6 10 0",
    "e": "M-6 0q3 -2.8 6.5 -.4M3 2.4q2.6 -2 5 -.2",
}


def water(variant: int) -> str:
    defs = "".join(
        f'<g id="{name}" fill="none" stroke-linecap="round"><path d="{path}" transform="translate(.6 1.7)" stroke="#335865" stroke-width="1.7" stroke-opacity=".34"/><path d="{path}" stroke="#F4FAF7" stroke-width="1.5" stroke-opacity=".66"/></g>'
        for name, path in WAVES.items()
    )
    defs += '<path id="s" d="M-22 0q11 -1.6 22 0t22 -.2" fill="none" stroke="#3e6471" stroke-width="1" stroke-opacity=".3" stroke-linecap="round"/>'
    centre: Point = (0, 0) if variant < 3 else (101, 112)

    def free(x: float, y: float) -> bool:
        return math.hypot((x - centre[0]) / 1.5, y - centre[1]) > 17

    def wave(r: random.Random, x: float, y: float) -> str:
        return use(r.choices("abcde", (3, 4, 3, 3, 4))[0], x, y, r.uniform(0.7, 1.05), r.random() < 0.4)

    def swell(r: random.Random, x: float, y: float) -> str:
        return use("s", x, y, r.uniform(0.6, 1.1))

    body = patches(random.Random(31), random.Random(310 + variant), ["#86a8b1", "#8fb0b7", "#698e9a", "#6f939f"], 30, 20, 0.55)
    body += patches(random.Random(32), random.Random(320 + variant), ["#98b7bc", "#5f8592"], 14, 24, 0.3)
    body += "".join(t for _, t in strew(random.Random(33), random.Random(330 + variant), 18, 24, swell))
    body += "".join(t for _, t in strew(random.Random(34), random.Random(340 + variant), 25, 18, wave, free))
    if variant == 3:  # a dolphin
        body += (
            '<g transform="translate(100 112)scale(1.15)" opacity=".85"><ellipse cx="-1" cy="9" rx="21" ry="3.6" fill="#F4FAF7" opacity=".4"/>'
            f'<path d="M-17 8Q-14 -9 2 -11Q3 -15.5 8 -17Q7 -12.5 8.5 -9.4Q15 -6 16.5 0Q19 1 21 4.4Q17 4 14.6 3Q10 -1 5 -1.6Q1 1.5 -1 5.5Q-3 2 -2.5 -.6Q-9 1 -12.5 8Z" fill="#5c7f8d" stroke="{INK}" stroke-width="1.1" stroke-opacity=".6" stroke-linejoin="round"/>'
            '<path d="M-12.5 8Q-9 1 -2.5 -.6Q4 -3.4 14.6 3Q10 -1 5 -1.6Q-2 -2.6 -7 1Q-11 4 -13.5 8Z" fill="#dfe9e6"/>'
            f'<circle cx="13" cy="-1.6" r=".9" fill="{INK}"/><path d="M-22 9q5 -4 9 0t9 0M6 8.5q5 -3.4 9 .4" fill="none" stroke="#F4FAF7" stroke-width="1.5" stroke-opacity=".85" stroke-linecap="round"/></g>'
        )
    return page("#779AA5", body, defs, 37 + variant, ".05 .12", 0.34, 0.15, 0.08)


def cloud_shape(name: str, seed: int) -> str:
    """Returns the SVG of a bank of cumulus cloud as engravers draw it: lobes on top, curls inside, the foot lost in
    mist."""
    r = random.Random(seed)
    w = r.uniform(29, 35)
    tops = [(-w, 4), (-w * 0.72, -7 + r.uniform(-3, 2)), (-w * 0.3, -15 + r.uniform(-3, 3)), (w * 0.22, -16 + r.uniform(-4, 3)), (w * 0.66, -8 + r.uniform(-3, 3)), (w, 4)]
    line = f"M{num(tops[0][0])} {num(tops[0][1])}"
    for a, b in pairwise(tops):
        rad = math.dist(a, b) * r.uniform(0.52, 0.6)
        line += f"A{num(rad)} {num(rad)} 0 0 1 {num(b[0])} {num(b[1])}"
    curls = ""
    for a in tops[1:5]:
        curls += f"M{num(a[0] + 1)} {num(a[1] + 1)}q{num(r.uniform(3, 5))} {num(r.uniform(0, 2))} {num(r.uniform(4, 6))} {num(r.uniform(4, 7))}"
    return (
        f'<g id="{name}"><path d="{line}Q{num(w * 0.5)} 15 0 16T{num(-w)} 4Z" fill="url(#cl)"/>'
        f'<path d="M{num(w)} 4Q{num(w * 0.62)} 12 {num(w * 0.1)} 13Q{num(w * 0.66)} 5 {num(w * 0.62)} -7A9 9 0 0 1 {num(w)} 4Z" fill="#8497a0" opacity=".17"/>'
        f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".36" stroke-linecap="round"/>'
        f'<path d="{curls}" fill="none" stroke="{INK}" stroke-width=".9" stroke-opacity=".24" stroke-linecap="round"/></g>'
    )


def cloud_defs() -> str:
    return '<linearGradient id="cl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset=".55" stop-color="#f6f4ef"/><stop offset="1" stop-color="#e4e7e6" stop-opacity=".75"/></linearGradient>' + "".join(
        cloud_shape(name, seed) for name, seed in zip("abcd", (3, 12, 27, 44), strict=True)
    )


def cloud_body(variant: int) -> str:
    def puff(r: random.Random, x: float, y: float) -> str:
        return use(r.choice("abcd"), x, y + 6, r.uniform(0.72, 1.12), r.random() < 0.5)

    body = patches(random.Random(51), random.Random(510 + variant), ["#dde2e2", "#fffdf8", "#e8e9e6"], 26, 20, 0.7)
    return body + stacked(strew(random.Random(52), random.Random(520 + variant), 27, 36, puff))


def cloud(variant: int) -> str:
    return page("#EFEEEA", cloud_body(variant), cloud_defs(), 47 + variant, ".06 .08", 0.26, 0.2, 0.03)
