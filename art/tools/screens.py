"""Draws and writes the curtain shown while the screen is handed to the next person. Run: python -m art.tools.screens"""

from __future__ import annotations

import math
import random

from art.tools.kit import INK, circle, gold, ink, keep_used, line, linear, n, path, rect, save, svg

W, H = 1280, 720


def down_user(id: str, text: str, y1: float, y2: float) -> str:
    return linear(id, text, 0, y1, 0, y2).replace("<linearGradient", '<linearGradient gradientUnits="userSpaceOnUse"')


def curtain() -> str:
    local = random.Random(1889)
    defs = gold() + down_user("low", f"{INK} 0:0 #160806 1:.62", 420, 700)
    b = path(rect(0, 0, W, H), "#5f0f14")
    # folds: each a dark valley, a body, a lit ridge, a highlight
    count, hem = 20, 668
    step = W / count
    layers: dict[str, str] = {"#3a070c": "", "#7a151b": "", "#981f24": "", "#b5333a": ""}
    for i in range(count):
        x, sway = i * step, local.uniform(-7, 7)
        layers["#3a070c"] += _fold(x, step, sway, hem, .72, 1.04)
        layers["#7a151b"] += _fold(x, step, sway, hem, .1, .6)
        layers["#981f24"] += _fold(x, step, sway, hem, .16, .44)
        layers["#b5333a"] += _fold(x, step, sway, hem, .22, .31)
    b += "".join(path(d, tone) for tone, d in layers.items())
    b += path(rect(0, 420, W, 300), "url(#low)")
    # hem with a gold braid and fringe
    wave = "".join(f"q{n(step * .3)} 9 {n(step * .5)} 5t{n(step * .5)} -5" for _ in range(count))
    b += path(f"M0 642{wave}V676H0Z", "#8f6418", ink(2)) + path(f"M0 646{wave}V664H0Z", "#e3b24a") + line(f"M0 655{wave}", "#fff0b8", 2.2)
    fringe, gleam = "", ""
    for i in range(160):
        x = i * 8
        y = 672 + 5 * math.sin((x % step) / step * math.pi)
        fringe += f"M{x} {n(y - 8)}h6.500l.800 {n(34 + local.uniform(-2, 2))}h-8Z"
        gleam += f"M{n(x + 2)} {n(y - 2)}v26"
    b += path(rect(0, 676, W, 44), "#1c0907") + path(fringe, "#c28a2a", 'stroke="#6b480f" stroke-width="1"') + line(gleam, "#ffe39a", 1.6)
    # valance: five swags with fringe, jabots between
    swags = 5
    w = W / swags
    for i in range(swags):
        x = i * w
        swag = f"M{n(x)} 0H{n(x + w)}V46C{n(x + w * .86)} 132 {n(x + w * .66)} 150 {n(x + w / 2)} 150C{n(x + w * .34)} 150 {n(x + w * .14)} 132 {n(x)} 46Z"
        rim = f"M{n(x)} 46C{n(x + w * .14)} 132 {n(x + w * .34)} 150 {n(x + w / 2)} 150C{n(x + w * .66)} 150 {n(x + w * .86)} 132 {n(x + w)} 46"
        tassels = "".join(f"M{n(px)} {n(py)}l-1.800 18h5.600l-1.800-18Z" for px, py in (_bezier(x, w, t / 34) for t in range(1, 34)))
        b += path(f"M{n(x)} 30C{n(x + w * .14)} 152 {n(x + w * .34)} 178 {n(x + w / 2)} 178C{n(x + w * .66)} 178 {n(x + w * .86)} 152 {n(x + w)} 30Z", "#160806", 'fill-opacity=".5"')
        b += path(tassels, "#d9a53a", 'stroke="#6b480f" stroke-width=".800"') + path(swag, "#86181e", ink(2))
        for k, tone in ((.84, "#a3262c"), (.66, "#741318"), (.5, "#a3262c"), (.34, "#6a1116")):
            b += path(f"M{n(x + 6)} 0C{n(x + w * .16)} {n(124 * k)} {n(x + w * .36)} {n(146 * k)} {n(x + w / 2)} {n(146 * k)}C{n(x + w * .64)} {n(146 * k)} {n(x + w * .84)} {n(124 * k)} {n(x + w - 6)} 0C{n(x + w * .84)} {n(98 * k)} {n(x + w * .64)} {n(118 * k)} {n(x + w / 2)} {n(118 * k)}C{n(x + w * .36)} {n(118 * k)} {n(x + w * .16)} {n(98 * k)} {n(x + 6)} 0Z", tone)
        b += line(rim, INK, 12) + line(rim, "#c28a2a", 8) + line(rim, "#ffe39a", 2)
    for i in range(swags + 1):
        x = i * w
        b += path(f"M{n(x - 34)} 0H{n(x + 34)}L{n(x + 26)} 150L{n(x + 12)} 196L{n(x)} 214L{n(x - 12)} 196L{n(x - 26)} 150Z", "#7a151b", ink(2)) + path(f"M{n(x - 24)} 0H{n(x - 8)}L{n(x - 6)} 186L{n(x - 14)} 172ZM{n(x + 6)} 0H{n(x + 16)}L{n(x + 9)} 180L{n(x + 5)} 188Z", "#a3262c") + line(f"M{n(x - 26)} 150L{n(x - 12)} 196L{n(x)} 214L{n(x + 12)} 196L{n(x + 26)} 150", "#e3b24a", 5)
        b += path(circle(x, 226, 9), "url(#au)", ink(1.8)) + path(f"M{n(x - 7)} 234H{n(x + 7)}L{n(x + 11)} 272H{n(x - 11)}Z", "#d9a53a", ink(1.8)) + line(f"M{n(x - 4)} 238L{n(x - 6)} 268M{n(x)} 238V268M{n(x + 4)} 238L{n(x + 6)} 268", "#8f6418", 1.6)
    b += path(rect(-4, -6, W + 8, 26), "#8f6418", ink(2)) + path(rect(-4, -4, W + 8, 15), "#e3b24a") + path(rect(-4, -2, W + 8, 4), "#fff0b8")
    return svg(W, H, keep_used(defs, b), b)


def _fold(x: float, step: float, sway: float, hem: float, a: float, z: float) -> str:
    """One stripe of a fold of the curtain, from a to z of its width."""
    return f"M{n(x + step * a)} 0C{n(x + step * a + sway)} 240 {n(x + step * a - sway)} 470 {n(x + step * a + sway * .6)} {hem}H{n(x + step * z + sway * .6)}C{n(x + step * z - sway)} 470 {n(x + step * z + sway)} 240 {n(x + step * z)} 0Z"


def _bezier(x: float, w: float, t: float) -> tuple[float, float]:
    """A point on the lower rim of a swag (two cubic halves)."""
    p = ((x, 46), (x + w * .14, 132), (x + w * .34, 150), (x + w / 2, 150)) if t < .5 else ((x + w / 2, 150), (x + w * .66, 150), (x + w * .86, 132), (x + w, 46))
    u = (t * 2) % 1
    k = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3)
    return sum(a * q[0] for a, q in zip(k, p, strict=True)), sum(a * q[1] for a, q in zip(k, p, strict=True))


if __name__ == "__main__":
    save("screens/curtain", curtain())
