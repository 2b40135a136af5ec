"""Draws Brazil's Capital tiles: a town seen from above, and an emblem of its resource or of the first player."""

import math
import random
from collections.abc import Callable

from art.tools.land.weave import INK, Point, lumps, num, pts
from art.tools.tile.picture import Picture


def roof_from_above(p: Picture, x: float, y: float, w: float, h: float, turn: float, colour: tuple[str, str, str]) -> None:
    """Draws a hipped roof seen from above: four slopes, the one to the light brightest."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float) -> Point:
        return (x + u * c - v * s, y + u * s + v * c)

    a, b, d, e = at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)
    r1, r2 = at(-w / 2 + h * 0.42, 0), at(w / 2 - h * 0.42, 0)
    p.shade(pts([(q[0] + 2.4, q[1] + 3) for q in (a, b, d, e)]), 0.3)
    faces = ((a, b, r2, r1), (b, d, r2), (d, e, r1, r2), (e, a, r1))
    for k, face in enumerate(faces):
        normal = math.radians(turn - 90 + 90 * k)
        light = -0.7 * math.cos(normal) - 0.7 * math.sin(normal)
        p.fill(pts(list(face)), colour[0] if light > 0.3 else colour[1] if light > -0.4 else colour[2], 0.9)


def square(p: Picture) -> None:
    """Draws a capital seen from above: blocks of tiled roofs about a paved square, six streets, a ring of palms."""
    p.sky("#e6d5ac", "#d3bd8b")
    for k in range(6):
        a = math.radians(60 * k)
        p.ink(f"M100 110L{num(100 + 84 * math.cos(a + math.pi / 6))} {num(110 + 84 * math.sin(a + math.pi / 6))}", 11, 1, "#efe2bf")
    tones = (("#dc8f62", "#c2693f", "#94472a"), ("#d18257", "#b35f3b", "#874026"), ("#e0a070", "#c7754a", "#9a5030"))
    r = random.Random(12)
    for k in range(6):
        a = math.radians(60 * k)
        for j in range(3):
            off = (j - 1) * 18.6
            cx, cy = 100 + 58.5 * math.cos(a) - off * math.sin(a), 110 + 58.5 * math.sin(a) + off * math.cos(a)
            roof_from_above(p, cx, cy, 16.6 + r.uniform(-1.4, 0.4), 10.4 + r.uniform(-0.8, 1), 60 * k + 90, tones[(k + 2 * j) % 3])
    p.oval(100, 112, 47, 47, INK, 0, 0.18)
    p.oval(100, 110, 47, 47, p.grad("#f7edd2", "#e3d2a6", way="d"), 1.6)
    waves = ""
    for radius in (43.0, 39.0, 35.0):
        n = 18
        for k in range(n):
            a0, a1 = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
            am, rm = (a0 + a1) / 2, radius + (3.2 if k % 2 else -3.2)
            start = f"M{num(100 + radius * math.cos(a0))} {num(110 + radius * math.sin(a0))}" if k == 0 else ""
            waves += f"{start}Q{num(100 + rm * math.cos(am))} {num(110 + rm * math.sin(am))} {num(100 + radius * math.cos(a1))} {num(110 + radius * math.sin(a1))}"
    p.ink(waves, 1.5, 0.42, "#5a4a3c")
    for k in range(12):
        a = math.radians(60 * (k // 2) + 30 + (9.5 if k % 2 else -9.5))
        x, y = 100 + 52.5 * math.cos(a), 110 + 52.5 * math.sin(a)
        p.oval(x + 1, y + 1.4, 4.4, 4, INK, 0, 0.26)
        p.fill(lumps(random.Random(k), 4, 4, 6, x, y), "#4f7a4b", 1)
        p.oval(x - 1, y - 1, 1.7, 1.6, "#82a86b")


def medal(p: Picture, inner: str, outer: str) -> None:
    """Draws the gold ring of a Capital's emblem and the disc in it, shaded from one colour to the other."""
    p.oval(101.5, 114, 41, 41, INK, 0, 0.3)
    p.oval(100, 110, 40, 40, p.gold(), 1.8)
    p.oval(100, 110, 34, 34, p.grad(inner, outer, way="d"), 1.6)
    p.ink("M70 100A32 32 0 0 1 96 78.5", 1.6, 0.55, "#ffffff")


def crown(p: Picture, x: float, y: float, s: float) -> None:
    """Draws the imperial crown, seen from the front."""
    d = f"M{num(x - 15 * s)} {num(y)}Q{num(x - 20 * s)} {num(y - 14 * s)} {num(x - 8 * s)} {num(y - 16 * s)}Q{num(x - 3 * s)} {num(y - 16 * s)} {num(x)} {num(y - 19 * s)}Q{num(x + 3 * s)} {num(y - 16 * s)} {num(x + 8 * s)} {num(y - 16 * s)}Q{num(x + 20 * s)} {num(y - 14 * s)} {num(x + 15 * s)} {num(y)}Z"
    p.fill(d, "#2f6a4a", 1.6)
    bands = f"M{num(x - 15 * s)} {num(y)}Q{num(x - 20 * s)} {num(y - 14 * s)} {num(x - 8 * s)} {num(y - 16 * s)}T{num(x)} {num(y - 19 * s)}M{num(x + 15 * s)} {num(y)}Q{num(x + 20 * s)} {num(y - 14 * s)} {num(x + 8 * s)} {num(y - 16 * s)}T{num(x)} {num(y - 19 * s)}M{num(x)} {num(y)}V{num(y - 19 * s)}"
    p.ink(bands, 4.4 * s, 1)
    p.ink(bands, 2.4 * s, 1, "#f1cf74")
    p.fill(f"M{num(x - 16 * s)} {num(y - 1 * s)}h{num(32 * s)}v{num(7 * s)}h{num(-32 * s)}Z", p.gold("h"), 1.5)
    for k in range(-2, 3):
        p.oval(x + 6.2 * k * s, y + 2.6 * s, 1.7 * s, 1.7 * s, "#8C1C13" if k % 2 else "#1F4E79", 0.8)
    p.oval(x, y - 21 * s, 2.6 * s, 2.6 * s, "#fff0b8", 1.1)
    p.cross(x, y - 22.5 * s, 0.75 * s)


def capital() -> str:
    p = Picture()
    square(p)
    p.oval(100, 110, 29, 29, p.grad("#efe0b8", "#d8c491", way="d"), 1.3)
    p.ink("M100 81V139M71 110H129M79.5 89.5L120.5 130.5M120.5 89.5L79.5 130.5", 1, 0.28)
    star = "M" + "L".join(f"{num(100 + (24 if k % 2 == 0 else 9) * math.sin(math.pi * k / 8))} {num(110 - (24 if k % 2 == 0 else 9) * math.cos(math.pi * k / 8))}" for k in range(16)) + "Z"
    p.fill(star, p.grad("#c9b27a", "#a98f58", way="d"), 1)
    p.oval(100, 110, 6, 6, p.gold(), 1.2)
    return p.tile(5)


def with_emblem(inner: str, outer: str, emblem: Callable[[Picture], None]) -> str:
    p = Picture()
    square(p)
    medal(p, inner, outer)
    emblem(p)
    crown(p, 100, 68, 0.8)
    return p.tile(5)


def emblem_sugarcane(p: Picture) -> None:
    p.add('<g transform="translate(-18 -16.5)scale(1.18)">')
    for x, lean, h, k in ((88, -9, 40, 1), (112, 9, 40, 2), (100, 0, 45, 3)):
        stalk = f"M{x} 136L{num(x + lean)} {136 - h}"
        p.ink(stalk, 8.6, 1)
        p.ink(stalk, 6, 1, "#dccb62")
        p.ink(stalk, 6, 0.75, "#7d6a2a", "1.6 9")
        p.ink(f"M{num(x - 1.6)} 133L{num(x - 1.6 + lean)} {138 - h}", 1.2, 0.7, "#fbf3b4")
        tx, ty = x + lean, 136 - h
        for dx, up, down in ((-15, 10, 7), (15, 10, 7), (-7, 15, -6), (8, 15, -6)):
            if (k == 1 and dx > 10) or (k == 2 and dx < -10):
                continue
            p.fill(f"M{num(tx)} {num(ty + 3)}Q{num(tx + dx * 0.5)} {num(ty - up)} {num(tx + dx)} {num(ty + down)}Q{num(tx + dx * 0.4)} {num(ty - up * 0.4)} {num(tx)} {num(ty + 3)}Z", "#4f7f3c", 1)
    p.fill("M80 122Q100 129 120 122V129Q100 136 80 129Z", "#b5432f", 1.5)
    p.add("</g>")


def emblem_coffee(p: Picture) -> None:
    p.ink("M84 136Q96 116 116 88", 4, 1)
    p.ink("M84 136Q96 116 116 88", 2, 1, "#8a6a43")
    for d in ("M92 122Q72 122 68 104Q88 104 92 122Z", "M100 110Q84 102 86 84Q102 90 100 110Z", "M98 114Q116 122 132 112Q120 98 98 114Z", "M112 94Q108 80 118 72Q128 84 112 94Z"):
        p.fill(d, p.grad("#5f9457", "#2f5a37", way="d"), 1.5)
    p.ink("M92 122Q80 116 71 106M100 110Q94 98 88 87M98 114Q114 114 129 112", 1, 0.6)
    for x, y in ((90, 128), (104, 124), (96, 116), (112, 104), (102, 98)):
        p.oval(x, y, 6.4, 6.2, p.grad("#e35b48", "#8f1d14", way="d"), 1.5)
        p.oval(x - 2, y - 2, 1.7, 1.4, "#ffd9cc")


def emblem_brazilwood(p: Picture) -> None:
    for x, y in ((86, 123), (114, 123), (100, 102)):
        p.oval(x, y, 13, 13, p.grad("#8a5a34", "#4f2f1a", way="d"), 1.7)
        p.oval(x, y, 10.4, 10.4, p.grad("#e2664a", "#9c2c1c", way="d"), 1.2)
        p.oval(x, y, 6.4, 6.4, "none", 1, 0.55)
        p.oval(x, y, 2.6, 2.6, "#f2a184", 0.8)
        p.ink(f"M{x + 2} {y}l7 4", 0.9, 0.6)
    p.fill("M101 89Q100 80 109 77Q112 85 101 89Z", "#4f7f3c", 1.3)
    p.fill("M99 89Q89 87 88 79Q97 78 99 89Z", "#5f9457", 1.3)


def emblem_cotton(p: Picture) -> None:
    p.ink("M100 138Q98 126 100 116", 4.4, 1)
    p.ink("M100 138Q98 126 100 116", 2.2, 1, "#7a6a3c")
    for d in ("M99 132Q80 136 72 124Q88 116 99 132Z", "M101 134Q118 138 128 128Q114 118 101 134Z"):
        p.fill(d, p.grad("#6f9a5c", "#35603a", way="d"), 1.5)
    r = random.Random(6)
    for x, y, s in ((88, 106, 13), (112, 106, 13), (100, 94, 14), (100, 112, 12)):
        p.fill(lumps(r, s, s * 0.92, 6, x, y), p.grad("#ffffff", "#dcdcd4", way="d"), 1.6)
    for d in ("M78 114Q86 124 100 122Q92 114 84 112Z", "M122 114Q114 124 100 122Q108 114 116 112Z"):
        p.fill(d, "#8a6a3c", 1.4)
    p.ink("M96 90q4 -3 8 0M84 103q3 -3 7 -1M110 103q4 -2 6 1", 1, 0.5)


def emblem_sphere(p: Picture) -> None:
    """Draws the armillary sphere, badge of the Kingdom of Brazil: the emblem of the first player's Capital."""
    p.ink("M88 84L112 132", 4.6, 1)
    p.ink("M88 84L112 132", 2.2, 1, "#f1cf74")
    rings = ((64, 23.0, 8.0), (-26, 23.0, 15.0))
    for width, colour in ((4.8, INK), (2.6, "#d9a53a")):
        for turn, rx, ry in rings:
            p.add(f'<ellipse cx="100" cy="108" rx="{rx}" ry="{ry}" transform="rotate({turn} 100 108)" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    for width, colour in ((6.4, INK), (4.0, "#fff0b8")):
        p.add(f'<circle cx="100" cy="108" r="24" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    for width, colour in ((7.4, INK), (4.8, "#f6dc94")):
        p.add(f'<path d="M78 117.5A24 10 -24 0 0 122 98.5" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    p.oval(100, 108, 5, 5, "#8C1C13", 1.4)
    p.oval(98.5, 106.4, 1.5, 1.3, "#f0b9a8")


CAPITALS: dict[str, Callable[[], str]] = {
    "capital": capital,
    "first_player": lambda: with_emblem("#33618c", "#173a5a", emblem_sphere),
    "sugarcane": lambda: with_emblem("#f3f0c8", "#a9b968", emblem_sugarcane),
    "coffee": lambda: with_emblem("#f6e9cf", "#bf9a6a", emblem_coffee),
    "brazilwood": lambda: with_emblem("#f4dcc2", "#c98d62", emblem_brazilwood),
    "cotton": lambda: with_emblem("#a9c8d6", "#4f7f9c", emblem_cotton),
}
