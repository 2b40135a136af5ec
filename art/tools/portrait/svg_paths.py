# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""Helpers for SVG paths: splines, outlines of brush strokes, compact relative coordinates; also mixes colours."""

import math
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INK = "#2A1E14"
W, H = 504, 400


def num(v):
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def pt(p):
    return f"{num(p[0])} {num(p[1])}"


def lerp(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def spline(pts, closed=False, start="M"):
    """Returns the SVG path of a smooth curve through the points (Catmull-Rom as cubic curves)."""
    n = len(pts)
    if n == 2:
        return f"{start}{pt(pts[0])}L{pt(pts[1])}"
    get = (lambda i: pts[i % n]) if closed else (lambda i: pts[max(0, min(n - 1, i))])
    d = [f"{start}{pt(pts[0])}"]
    for i in range(n if closed else n - 1):
        a, b, c, e = get(i - 1), get(i), get(i + 1), get(i + 2)
        c1 = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        c2 = (c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d.append(f"S{pt(c2)} {pt(c)}" if i else f"C{pt(c1)} {pt(c2)} {pt(c)}")  # the first handle mirrors the last one
    return "".join(d) + ("Z" if closed else "")


def poly(pts, closed=True):
    return "M" + "L".join(pt(p) for p in pts) + ("Z" if closed else "")


def along(pts, t):
    """Returns the point at share t (0 to 1) of a smooth curve through pts."""
    n = len(pts) - 1
    t = max(0.0, min(1.0, t)) * n
    i = min(int(t), n - 1)
    u = t - i
    a, b, c, e = (pts[max(0, min(n, j))] for j in (i - 1, i, i + 1, i + 2))
    return tuple(0.5 * (2 * q + (r - o) * u + (2 * o - 5 * q + 4 * r - s) * u * u + (3 * q - o - 3 * r + s) * u ** 3)
                 for o, q, r, s in zip(a, b, c, e))


TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def small(d, prec=1):
    """Rewrites an SVG path in relative coordinates with few decimals, so that it is short."""
    toks = TOKEN.findall(d)
    out, i, cmd = [], 0, "M"
    x = y = sx = sy = 0.0   # the exact pen
    rx = ry = rsx = rsy = 0.0  # the pen after rounding
    last = ""

    def grid(v):
        return round(v * 2) / 2 if prec == .5 else round(v, prec)

    def f(v):
        t = f"{v:.{1 if prec == .5 else prec}f}"
        if "." in t:
            t = t.rstrip("0").rstrip(".")
        if t in ("-0", "", "-"):
            t = "0"
        return t.replace("0.", ".", 1) if t.startswith(("0.", "-0.")) else t

    def emit(c, vals):
        nonlocal last
        body = ""
        for v in vals:
            t = f(v)
            body += t if (not body and c != last) or t[0] == "-" or (t[0] == "." and "." in body.split(" ")[-1].split("-")[-1]) else " " + t
        out.append((c if c != last else "") + body)
        last = c if c != "m" else "l"

    while i < len(toks):
        if toks[i].isalpha():
            cmd = toks[i]
            i += 1
        up, rel = cmd.upper(), cmd.islower()
        k = ARGS[up]
        v = [float(t) for t in toks[i:i + k]]
        i += k
        if up == "Z":
            out.append("z")
            last = ""
            x, y, rx, ry = sx, sy, rsx, rsy
            continue
        ox, oy = (x, y) if rel else (0, 0)
        if up == "H":
            pts = [(v[0] + ox, y)]
        elif up == "V":
            pts = [(x, v[0] + oy)]
        elif up == "A":
            pts = [(v[5] + ox, v[6] + oy)]
        else:
            pts = [(v[j] + ox, v[j + 1] + oy) for j in range(0, k, 2)]
        rp = [(grid(a), grid(b)) for a, b in pts]
        if up == "M":
            emit("m", (rp[0][0] - rx, rp[0][1] - ry))
            sx, sy = pts[0]
            rsx, rsy = rp[0]
            cmd = "l" if rel else "L"
        elif up == "H":
            emit("h", (rp[0][0] - rx,))
        elif up == "V":
            emit("v", (rp[0][1] - ry,))
        elif up == "A":
            out.append("a" + " ".join(f(q) for q in v[:5]) + " " + f(rp[0][0] - rx) + " " + f(rp[0][1] - ry))
            last = ""
        else:
            emit(up.lower(), [q for a, b in rp for q in (a - rx, b - ry)])
        x, y = pts[-1]
        rx, ry = (rp[-1][0], ry) if up == "H" else (rx, rp[-1][1]) if up == "V" else rp[-1]
    return "".join(out)


def brush_d(pts, w0, w1, w2, k=3):
    """Returns the closed SVG outline of a stroke of changing width (start, middle, end)."""
    a, b, m = pts[0], pts[-1], along(pts, .5)
    dx, dy = b[0] - a[0], b[1] - a[1]
    ln = math.hypot(dx, dy) or 1
    if w0 < 1.4 and w2 < 1.4 and len(pts) < 4 and ln < 60:
        c = (2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2)
        ox, oy = -dy / ln * w1, dx / ln * w1
        return f"M{pt(a)}Q{pt((c[0] + ox, c[1] + oy))} {pt(b)}Q{pt((c[0] - ox, c[1] - oy))} {pt(a)}Z"
    if k == 3:  # two curves a side
        q = [along(pts, t) for t in (0, .25, .5, .75, 1)]
        q[1] = tuple(2 * u - (v + w) / 2 for u, v, w in zip(q[1], q[0], q[2]))
        q[3] = tuple(2 * u - (v + w) / 2 for u, v, w in zip(q[3], q[2], q[4]))
        side = []
        for i, wd in enumerate((w0, (w0 + w1) * .55, w1, (w1 + w2) * .55, w2)):
            u, v = q[max(0, i - 1)], q[min(4, i + 1)]
            ex, ey = v[0] - u[0], v[1] - u[1]
            en = math.hypot(ex, ey) or 1
            side.append((-ey / en * wd / 2, ex / en * wd / 2))
        lo = [(u[0] + v[0], u[1] + v[1]) for u, v in zip(q, side)]
        hi = [(u[0] - v[0], u[1] - v[1]) for u, v in zip(q, side)]
        if w0 < 1.2:
            lo[0] = hi[0] = q[0]
        if w2 < 1.2:
            lo[4] = hi[4] = q[4]
        join = "" if w2 < 1.2 else f"L{pt(hi[4])}"
        return f"M{pt(lo[0])}Q{pt(lo[1])} {pt(lo[2])}Q{pt(lo[3])} {pt(lo[4])}{join}Q{pt(hi[3])} {pt(hi[2])}Q{pt(hi[1])} {pt(hi[0])}Z"
    cs = [along(pts, i / k) for i in range(k + 1)]
    lo, hi = [], []
    for i, c in enumerate(cs):
        a, b = cs[max(0, i - 1)], cs[min(k, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy) or 1
        t = i / k
        w = (w0 + (w1 - w0) * t * 2 if t < .5 else w1 + (w2 - w1) * (t * 2 - 1)) / 2
        lo.append((c[0] - dy / ln * w, c[1] + dx / ln * w))
        hi.append((c[0] + dy / ln * w, c[1] - dx / ln * w))
    return spline(lo) + spline(hi[::-1], start="L") + "Z"


def absolute(d):
    """Makes the first move of a relative SVG path absolute, so that it can be appended to another path."""
    m = re.match(r"m(-?[\d.]+[ -]?-?[\d.]+)", d)
    rest = d[m.end():]
    return "M" + d[1:] if rest[:1].isalpha() else f" M{m[1]}l{rest.lstrip()}"


def quantized_opacity(op):
    """Rounds an opacity to one of few steps, so that equal styles repeat and can share one definition; None stays
    None."""
    return op if op is None else max(.05, round(op * 20) / 20 if op < .3 else round(op * 10) / 10)


def num2(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    s = s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s
    return "0" if s in ("-0", "") else s


def mix(a, b, t):
    av, bv = (tuple(int(c[i:i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(av, bv))
