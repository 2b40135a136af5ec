# ruff: noqa: B905, E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws the people of large scenes: seven and a half heads tall, with face, elbows, knees, hands and dress, and what
they hold.

A figure stands at (x, y) with its feet, 75 k units high. Lengths inside it are in units of its own: u to the side it looks,
v upwards is negative, so the crown of the head is at v = -75 and the waist at -43.
"""
import math
from dataclasses import dataclass, field
from typing import Any

from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, mix, num, spline

TONE = {  # light, mid, shade
    "fair": ("#f3cfa9", "#dfa87e", "#9c6445"), "olive": ("#e8bd92", "#c99363", "#8a5738"), "bronze": ("#d8a06c", "#b27545", "#6f4325"),
    "brown": ("#b07e50", "#885835", "#50301b"), "dark": ("#94633f", "#6c442b", "#3a2315"),
}
HAIR = {"black": "#1f1713", "brown": "#4a2f1b", "grey": "#8b857b", "white": "#d9d2c4", "blond": "#b98b45", "red": "#7d4120"}


def tube(pts, widths):
    """Returns the SVG outline of a limb: a line through points with a width at each of them."""
    lo, hi, last = [], [], len(pts) - 1
    for i, (q, w) in enumerate(zip(pts, widths)):
        a, b = pts[max(0, i - 1)], pts[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy) or 1
        ox, oy = -dy / ln * w / 2, dx / ln * w / 2
        lo.append((q[0] + ox, q[1] + oy))
        hi.append((q[0] - ox, q[1] - oy))
    return spline(lo) + spline(hi[::-1], start="L") + "Z"


@dataclass
class Man:
    """What is told apart: skin, dress, head; arms and legs are (elbow, hand) and (knee, foot) in units of the figure."""

    skin: str = "olive"
    kind: str = "coat"  # coat, shirt, native, robe, dress, armour
    coat: tuple = ("#7a5a3c", "#4a3422")
    legs: tuple = ("#4a4038", "#2b241f")
    boots: str | None = "#2b1d13"
    hair: str = "black"
    cut: str = "short"  # short, long, bun, bald, none
    beard: str | None = None
    view: str = "three"  # three, front, back
    hat: Any = None
    sash: str | None = None
    belt: str | None = "#3a2412"
    collar: str | None = None
    skirt: tuple | None = None
    kneel: bool = False
    arms: tuple = (((-10, -49), (-8, -38)), ((10, -49), (9, -38)))
    stance: tuple = (((-4.5, -19), (-5.5, 0)), ((4, -19), (5, 0)))
    front: tuple = ()  # what is drawn in front of the body: calls with (X, p, k)
    back: tuple = field(default=())


def figure(p: Pic, x: float, y: float, k: float, look: int, m: Man, shadow: float = .3) -> None:
    """Draws the person described by m with the feet at (x, y), at a scale of k; look: 1 turned to the right, -1 to the
    left."""
    drop = 19.5 if m.kneel else 0
    X = lambda u, v: (x + u * k * look, y + (v + drop) * k)
    ink = max(.9, min(2., 1.05 * k ** .55))
    if shadow:
        p.ell(x + 4 * k, y + .6 * k, 15 * k, 2.8 * k, INK, op=shadow)
    for call in m.back:
        call(X, p, k)
    tone = TONE.get(m.skin) or (mix(m.skin, "#ffefd0", .3), m.skin, mix(m.skin, INK, .42))
    far, near = m.arms
    _arm(p, X, k, ink, m, far, -8.2 if m.view != "back" else -8.6, tone, True)
    if m.kind == "robe" or (m.kind == "dress" and m.kneel):
        _robe(p, X, k, ink, m)
    elif m.kind == "dress":
        _gown(p, X, k, ink, m)
    else:
        _legs(p, X, k, ink, m, tone)
    _trunk(p, X, k, ink, m, tone)
    head(p, X, k, ink, m, tone)
    _arm(p, X, k, ink, m, near, 8, tone, False)
    for call in m.front:
        call(X, p, k)


def pair(light, dark):
    return mix(light, "#fff1d0", .18), light, dark


def _grade(p, cols, look=1):
    a, b, c = pair(*cols[:2])
    return p.lin(a, b, c, v=(0, 0, 1, .25))


def _legs(p, X, k, ink, m, tone):
    bare = m.kind == "native"
    stance = KNEEL if m.kneel else m.stance
    for i, (hip, (knee, foot)) in enumerate(zip(((-3.6, -37), (3.6, -37)), stance)):
        cols = (tone[1], tone[2]) if bare else m.legs
        if i == 0:
            cols = tuple(mix(c, INK, .16) for c in cols)
        du, dv = foot[0] - knee[0], foot[1] - knee[1]
        ankle = (knee[0] + du * .86, knee[1] + dv * .86)
        calf = (knee[0] + du * .32 - .7, knee[1] + dv * .32)
        thigh = ((hip[0] + knee[0]) / 2 + .3, (hip[1] + knee[1]) / 2)
        high = m.boots and not bare
        flat = abs(du) > abs(dv)
        loose = m.kind == "shirt"
        w = (8.6, 8.4, 6.8, 7, 6.6) if loose else (8.8, 8, 5.8, 6, 3.9)
        p.path(tube([X(*q) for q in (hip, thigh, knee, calf, ankle)], [v * k for v in w]), _grade(p, cols), INK, ink)
        if k > .9 and not bare:
            p.path(f"M{at(X(knee[0] - 2, knee[1] - 2))}Q{at(X(knee[0], knee[1] + .6))} {at(X(knee[0] + 2.4, knee[1] - 1))}", "none", INK, ink * .6, .5)
        toe = (foot[0] + 5.6, foot[1] + .6)
        heel = (foot[0] - 2.2, foot[1] + .5)
        if high:
            dark = m.boots
            p.path(tube([X(*q) for q in ((knee[0], knee[1] + 2), calf, ankle)], [7 * k, 7 * k, 4.6 * k]), p.lin(mix(dark, "#e8c89a", .25), dark, v=(0, 0, 1, .2)), INK, ink * .8)
            p.path(f"M{at(X(knee[0] - 4, knee[1] + 1))}L{at(X(knee[0] + 4, knee[1] + 1))}L{at(X(knee[0] + 3.7, knee[1] + 4))}L{at(X(knee[0] - 3.7, knee[1] + 4))}Z", mix(dark, "#e8c89a", .3), INK, ink * .7)
        col = m.boots if high else tone[1]
        if flat:
            p.path(spline([X(*q) for q in ((ankle[0] + 1, ankle[1] - 2), (foot[0] - 1, foot[1] - 2.6), (foot[0] - 3.4, foot[1] + .4), (foot[0] + 1, foot[1] + 1), (ankle[0] + 1, ankle[1] + 1.4))], True), col, INK, ink * .8)
        elif high:
            p.path(f"M{at(X(ankle[0] - 2.4, ankle[1] - 1))}L{at(X(ankle[0] + 2, ankle[1] - 1))}Q{at(X(foot[0] + 3, foot[1] - 1.8))} {at(X(*toe))}L{at(X(*heel))}Q{at(X(heel[0] - .4, heel[1] - 2))} {at(X(ankle[0] - 2.4, ankle[1] - 1))}Z", col, INK, ink * .8)
        else:
            p.path(f"M{at(X(ankle[0] - 1.9, ankle[1] - .6))}L{at(X(ankle[0] + 1.9, ankle[1] - .6))}Q{at(X(foot[0] + 3.4, foot[1] - 1.4))} {at(X(*toe))}L{at(X(*heel))}Z", mix(col, INK, .1 if i else .25), INK, ink * .7)


def at(q):
    return f"{num(q[0])} {num(q[1])}"


def _trunk(p, X, k, ink, m, tone):
    bare = m.kind == "native"
    cols = (tone[0], tone[2]) if bare else m.coat
    long = {"coat": -33, "shirt": -35, "native": -36, "armour": -38, "robe": -40, "dress": -42}[m.kind]
    waist = 6.4 if m.kind in ("native", "dress") else 7
    if m.kind == "dress":
        waist = 5.4
    hem = 9.2 if m.kind == "coat" else 8.2 if m.kind == "shirt" else waist + .8
    pts = [(0, -62), (-4, -61.4), (-9.2, -58.6), (-9.8, -54), (-8.2, -48), (-waist, -43), (-hem, long), (0, long + .9), (hem, long), (waist, -43), (8.2, -48), (9.8, -54), (9.2, -58.6), (4, -61.4)]
    d = spline([X(*q) for q in pts], True)
    p.path(d, _grade(p, cols), INK, ink)
    p.path(spline([X(*q) for q in ((3.5, -60), (9, -57), (8.6, -48), (waist - .2, -43), (hem - .4, long), (2.6, long + .4), (4.6, -44))], True), INK, op=.2)
    if bare:
        _chest(p, X, k, ink, tone, m)
    elif m.view != "back":
        if m.kind == "coat":
            p.path(f"M{at(X(1.2, -61))}Q{at(X(2.6, -50))} {at(X(1.6, long + .6))}", "none", INK, ink * .7, .7)
            if k > 1.1:
                p.path("".join(f"M{at(X(2.9, v))}l.1 0" for v in (-57, -53.4, -49.8, -46.2)), "none", "#e3b95c", 1.5 * k, prec=1)
        if m.kind in ("shirt", "coat") and not m.collar:
            p.path(f"M{at(X(-2.6, -61.8))}L{at(X(.9, -54 if m.kind == 'shirt' else -57.5))}L{at(X(4, -61.6))}Z", tone[1] if m.kind == "shirt" else "#efe4cc", INK, ink * .6)
    if m.sash:
        p.path(tube([X(-8.6, -58), X(0, -50), X(7.4, -42)], [3.6 * k] * 3), m.sash, INK, ink * .7)
    if m.belt and m.kind != "native":
        p.path(tube([X(-waist - .4, -43.2), X(0, -42), X(waist + .4, -43.2)], [2.2 * k] * 3), m.belt, INK, ink * .6)
    if m.collar:
        p.path(spline([X(*q) for q in ((-6.4, -60.4), (-5, -58), (.5, -56.4), (6.4, -58.6), (6.6, -61), (0, -63))], True), m.collar, INK, ink * .8)


def _chest(p, X, k, ink, tone, m):
    if k > .8 and m.view != "back":
        p.path(f"M{at(X(-5.6, -54))}Q{at(X(-2, -51.6))} {at(X(1.2, -54))}Q{at(X(4, -51.6))} {at(X(7, -54.4))}M{at(X(1.2, -53))}Q{at(X(1.6, -48))} {at(X(1.2, -43))}", "none", tone[2], ink * .8, .7)
    cols = m.coat
    n = 7
    d = "".join(f"M{at(X(-6.4 + 12.8 * i / (n - 1), -38.4))}Q{at(X((-6.4 + 12.8 * i / (n - 1)) * 1.2, -32))} {at(X((-6.4 + 12.8 * i / (n - 1)) * 1.3, -27 + (i % 2) * 1.4))}" for i in range(n))
    p.path(d, "none", INK, 3.4 * k)
    p.path(d, "none", cols[0], 2.3 * k)
    p.path(f"M{at(X(-7, -38.6))}Q{at(X(0, -36.6))} {at(X(7, -38.6))}", "none", INK, 3.4 * k)
    p.path(f"M{at(X(-7, -38.6))}Q{at(X(0, -36.6))} {at(X(7, -38.6))}", "none", cols[-1], 2.1 * k)


def _robe(p, X, k, ink, m):
    if m.kneel:
        pts = [(-6.4, -44), (-9, -34), (-16, -21), (-17, -19), (-4, -18.4), (9, -18.6), (12, -20), (10, -32), (6.4, -44)]
        p.path(spline([X(*q) for q in pts], True), _grade(p, m.skirt or m.coat), INK, ink)
        p.path(f"M{at(X(-3, -40))}Q{at(X(-6, -28))} {at(X(-12, -21))}M{at(X(2, -40))}Q{at(X(3, -28))} {at(X(0, -19))}M{at(X(5, -38))}Q{at(X(8, -28))} {at(X(8, -20))}", "none", INK, ink * .8, .5)
        return
    pts = [(-6.4, -44), (-8.4, -30), (-10.6, -8), (-11, 0), (-4, 1.6), (3, 1), (10.4, .6), (10, -10), (8, -30), (6.4, -44)]
    p.path(spline([X(*q) for q in pts], True), _grade(p, m.skirt or m.coat), INK, ink)
    p.path(f"M{at(X(-3, -40))}Q{at(X(-5.5, -18))} {at(X(-5.4, -1))}M{at(X(1, -40))}Q{at(X(1.4, -18))} {at(X(.6, 0))}M{at(X(4.4, -40))}Q{at(X(6.4, -20))} {at(X(6, -1))}", "none", INK, ink * .8, .5)


def _gown(p, X, k, ink, m):
    pts = [(-5, -44), (-9, -36), (-13, -12), (-15, 0), (-5, 2), (5, 1.6), (15, 0), (13.4, -12), (9, -36), (5, -44)]
    p.path(spline([X(*q) for q in pts], True), _grade(p, m.skirt or m.coat), INK, ink)
    p.path(f"M{at(X(-3, -40))}Q{at(X(-7, -20))} {at(X(-9, -1))}M{at(X(0, -40))}Q{at(X(-.6, -20))} {at(X(-2, 0))}M{at(X(3.4, -40))}Q{at(X(6.4, -20))} {at(X(7, -1))}", "none", INK, ink * .8, .45)


def _arm(p, X, k, ink, m, bend, side, tone, far):
    elbow, hand = bend
    sh = (side, -57)
    bare = m.kind == "native"
    cols = (tone[1], tone[2]) if bare else m.coat
    if far:
        cols = tuple(mix(c, INK, .18) for c in cols)
    mid = ((sh[0] + elbow[0]) / 2, (sh[1] + elbow[1]) / 2)
    fore = ((elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2)
    wrist = (elbow[0] + (hand[0] - elbow[0]) * .86, elbow[1] + (hand[1] - elbow[1]) * .86)
    w = (5.6, 5.2, 4.4, 4.2, 3.2) if bare else (6.4, 6.4, 5.6, 5.4, 4.4)
    lift = math.hypot(mid[0] - sh[0], mid[1] - sh[1]) or 1
    top = (sh[0] - (mid[0] - sh[0]) / lift * 2.7, sh[1] - (mid[1] - sh[1]) / lift * 2.7)
    p.path(tube([X(*q) for q in (top, sh, mid, elbow, fore, wrist)], [v * k for v in (w[0] * .5, *w)]), _grade(p, cols), INK, ink)
    du, dv = hand[0] - elbow[0], hand[1] - elbow[1]
    ln = math.hypot(du, dv) or 1
    du, dv = du / ln, dv / ln
    skin = p.lin(tone[0], tone[1], tone[2], v=(0, 0, 1, .6)) if k > 1.2 else tone[1]
    h = lambda a, b: X(hand[0] + du * a - dv * b, hand[1] + dv * a + du * b)
    p.path(spline([h(-1.8, -1.5), h(.2, -2), h(2.4, -1.4), h(3, .2), h(1.8, 1.7), h(-.4, 2), h(-1.8, 1.5)], True), skin, INK, ink * .75)
    if not bare and k > .8:
        p.path(tube([X(*wrist), h(-1.2, 0)], [5 * k, 5 * k]), m.collar or mix(m.coat[0], "#fff4d8", .35), INK, ink * .6)


KNEEL = (((-1.5, -21.5), (-14, -21)), ((8.5, -36), (8, -20)))
FACE = [(-.6, -5.9), (1.9, -5.7), (3.5, -4.2), (3.7, -2.2), (3.45, -1.2), (4.7, 1), (4.3, 1.6), (3.6, 1.75), (3.95, 2.5), (3.5, 3.1), (3.4, 4.4), (2.2, 5.3), (.6, 4.7), (-1.7, 2.9), (-2.6, 1.4), (-4, -1), (-3.9, -3.8), (-2.6, -5.4)]


def head(p, X, k, ink, m, tone):
    c = lambda u, v: X(u * 1.12 + .9, v * 1.12 - 69.6)
    li, mi, sh = tone
    back = m.view == "back"
    p.path(tube([X(0, -60.5), X(.6, -66)], [5 * k, 4.8 * k]), mix(mi, sh, .5), INK, ink * .8)
    fl = p.lin(li, mi, mix(mi, sh, .6), v=(0, 0, 1, .4))
    hair = HAIR.get(m.hair, m.hair)
    if m.cut == "long" and not back:
        p.path(spline([c(-3.6, -3.6), c(-5.2, 0), c(-5.4, 5.4), c(-3.6, 8), c(-.6, 7), c(0, 1), c(0, -4)], True), hair, INK, ink * .8)
    if m.view == "front" or back:
        pts = [c(-.6, -5.9), c(2.2, -5), c(3, -2.6), c(2.9, .6), c(2, 3.6), c(-.6, 5.2), c(-3.2, 3.6), c(-4.1, .6), c(-4.2, -2.6), c(-3.4, -5)]
    else:
        pts = [c(*q) for q in FACE]
    p.path(spline(pts, True), fl, INK, ink * .9, prec=1)
    if back:
        if m.cut != "bald":
            p.path(spline([c(-4.5, -2), c(-3.6, -5.6), c(-.6, -6.5), c(2.4, -5.6), c(3.3, -2), c(2.6, 3.4 if m.cut != "long" else 7), c(-.6, 4 if m.cut != "long" else 8.6), c(-3.8, 3.4 if m.cut != "long" else 7)], True), hair, INK, ink * .8)
    else:
        _features(p, c, k, ink, m, tone, hair)
    if m.cut == "bun":
        p.ell(*c(-4.6, -2.4), 2.5 * k, 2.4 * k, hair, INK, ink * .8)
    if m.hat:
        m.hat(p, c, k, ink)


def _features(p, c, k, ink, m, tone, hair):
    _, mi, sh = tone
    dark = mix(sh, INK, .7)
    three = m.view == "three"
    if k > .7:
        p.path(spline([c(*q) for q in (((2.6, 1.4), (3.3, 4.3), (2, 5.1), (.5, 4.5), (-1.6, 2.8), (-2.4, 1.2), (.2, 2.6)) if three else ((2.6, -2), (2.8, .8), (1.9, 3.5), (-.6, 5), (.6, 3), (1.4, .6)))], True), sh, op=.4)
    if m.beard:
        b = HAIR.get(m.beard, m.beard)
        q = ((3.7, 1.9), (3.9, 3.2), (3.6, 5.4), (2, 6.6), (0, 5.2), (-1.9, 3), (-2.4, .6), (-.8, 1.6), (1.4, 2.2)) if three else ((-4.2, .4), (-3.4, 4), (-.6, 6.4), (2.2, 4), (2.9, .4), (1.4, 1.8), (-.6, 1.6), (-2.6, 1.8))
        p.path(spline([c(*v) for v in q], True), b, INK, ink * .6)
    eyes = ((2.55, -.55, .95), (.1, -.5, 1.1)) if three else ((-2.1, -.5, 1), (.9, -.5, 1))
    d = e = ""
    for u, v, w in eyes:
        d += f"M{at(c(u - w * .8, v - 1.25))}Q{at(c(u, v - 1.9))} {at(c(u + w * .8, v - 1.2))}"
        e += f"M{at(c(u - w * .5, v + .1))}L{at(c(u + w * .5, v))}"
    p.path(d, "none", dark, max(.7, .55 * k), prec=1)
    p.path(e, "none", "#150d08", max(.9, .8 * k), prec=1)
    mouth = f"M{at(c(1.7, 3.05))}Q{at(c(2.9, 3.3))} {at(c(3.55, 2.9))}" if three else f"M{at(c(-1.7, 3))}Q{at(c(-.6, 3.5))} {at(c(.6, 3))}"
    nose = f"M{at(c(3, .2))}Q{at(c(2.7, 1.4))} {at(c(3.5, 1.7))}" if three else f"M{at(c(-.4, -.6))}Q{at(c(.5, 1.2))} {at(c(-.6, 1.5))}"
    p.path(mouth, "none", mix("#6b2a1e", dark, .4), max(.8, .6 * k), prec=1)
    if k > .8:
        p.path(nose, "none", dark, .45 * k, .8, prec=1)
        if three:
            p.path(f"M{at(c(-1.9, -.9))}Q{at(c(-3.1, -1))} {at(c(-2.5, .6))}Q{at(c(-2, 1.4))} {at(c(-1.6, .6))}", mi, dark, .5 * k, prec=1)
    if m.cut in ("short", "long", "bun"):
        q = ((3.5, -3.5), (2.7, -5.6), (-.6, -6.7), (-3.6, -5.4), (-4.7, -2), (-3.9, 1.6), (-2.6, 2), (-2.3, -.6), (-1.4, -2.4), (.8, -3.8)) if three else ((-4.4, .4), (-4.7, -3), (-3.2, -6), (-.6, -6.8), (2.2, -6), (3.6, -3), (3.2, .4), (2.6, -2.4), (-.6, -4), (-3.6, -2.4))
        p.path(spline([c(*v) for v in q], True), hair, INK, ink * .7)


# ------------------------------------------------------------------ things held, by the figure's own units
def shaft(a, b, col="#7a5630", w=1.3, head=None, tip="#dfe6ea"):
    """Returns a function that draws a pole from a to b of a figure; head: the length of a point at its end b, if it has
    one."""
    def draw(X, p, k):
        p.path(f"M{at(X(*a))}L{at(X(*b))}", "none", INK, (w + 1.1) * k)
        p.path(f"M{at(X(*a))}L{at(X(*b))}", "none", col, w * k)
        if head:
            du, dv = b[0] - a[0], b[1] - a[1]
            ln = math.hypot(du, dv)
            du, dv = du / ln, dv / ln
            q = [X(b[0] + du * head, b[1] + dv * head), X(b[0] - dv * head * .24, b[1] + du * head * .24), X(b[0] - du * head * .2, b[1] - dv * head * .2), X(b[0] + dv * head * .24, b[1] - du * head * .24)]
            p.path("M" + "L".join(at(v) for v in q) + "Z", tip, INK, .7 * k)
    return draw


def musket(a, b):
    """Returns a function that draws a musket from the butt at a to the muzzle at b."""
    def draw(X, p, k):
        t = lambda s: (a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s)
        p.path(f"M{at(X(*t(.2)))}L{at(X(*b))}", "none", INK, 2.4 * k)
        p.path(f"M{at(X(*t(.2)))}L{at(X(*b))}", "none", "#8b9299", 1.2 * k)
        p.path(tube([X(*t(0)), X(*t(.2)), X(*t(.75))], [4.6 * k, 2.8 * k, 1.9 * k]), "#6d4524", INK, .8 * k)
    return draw


def bow(x, y, h=30, bend=7, drawn=0.):
    """Returns a function that draws a bow with its middle at (x, y); the string may be drawn back."""
    def draw(X, p, k):
        d = f"M{at(X(x - bend * .5, y - h / 2))}Q{at(X(x + bend, y))} {at(X(x - bend * .5, y + h / 2))}"
        p.path(f"M{at(X(x - bend * .5, y - h / 2))}L{at(X(x - bend * .5 - drawn, y))}L{at(X(x - bend * .5, y + h / 2))}", "none", "#f0e6d0", .6 * k)
        p.path(d, "none", INK, 2.4 * k)
        p.path(d, "none", "#8a5a2c", 1.3 * k)
    return draw


def banner(x, y, w, h, paint):
    """Returns a function that draws a flag, w by h, on a staff from (x, 0) up to (x, y) of a figure. ``paint``: the
    flag's colour and, if it has a device, a function of (picture, map from the unit square to the flag, scale) that
    draws it."""
    def draw(X, p, k):
        shaft((x, 0), (x, y), w=1.6)(X, p, k)
        q = lambda s, t: X(x - w * s, y + h * t + math.sin(s * 5.2) * h * .09)
        top = [q(s / 6, 0) for s in range(7)]
        low = [q(s / 6, 1) for s in range(6, -1, -1)]
        p.path(spline(top) + spline(low, start="L") + "Z", paint[0], INK, max(.9, .9 * k))
        if len(paint) > 1:
            paint[1](p, q, k)
        p.path(spline([q(s / 6, .02) for s in range(2, 5)]) + spline([q(s / 6, .98) for s in range(4, 1, -1)], start="L") + "Z", INK, op=.12)
    return draw
