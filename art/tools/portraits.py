# ruff: noqa: B905, E731, RUF005, RUF007 - drawing data: long lines of coordinates and one-line helpers
"""Portraits of the paintings and the monarchs: a small portrait kit and the people drawn with it.

Every person is a function: a head turned by some degrees (features are points in space, so they turn with it), modelled with soft
dabs of light and shade, hair and beards as strands that flow between two curves, and dress drawn by hand. Run it to write the SVG files:

    python -m art.tools.portraits [id ...]
"""
import math
import random
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INK = "#2A1E14"
W, H = 504, 400


# ------------------------------------------------------------------ paths
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
    """A smooth path through the points (Catmull-Rom as cubic curves)."""
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
    """The point at share t of a smooth curve through pts."""
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
    """The same path in short relative coordinates."""
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
    """A stroke of changing width (start, middle, end) as a closed path; a short one is a lens of two curves."""
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


# ------------------------------------------------------------------ a picture
class Pic:
    def __init__(self, seed=1):
        self.defs, self.out, self.ids = [], [], {}
        self.rng = random.Random(seed)
        self.grain = .5  # coordinates are kept to half a unit; faces to a tenth

    def ref(self, make):
        if make not in self.ids:
            self.ids[make] = f"i{len(self.ids)}"
            self.defs.append(make.replace("@", self.ids[make]))
        return f"url(#{self.ids[make]})"

    @staticmethod
    def stops(cols):
        cols = [(i / max(1, len(cols) - 1), c) if isinstance(c, str) else c for i, c in enumerate(cols)]
        i = 1
        while i < len(cols) - 1:  # a stop that lies between its neighbours anyway is left out
            a, b, c = cols[i - 1:i + 2]
            if len(a) + len(b) + len(c) == 6:
                t = (b[0] - a[0]) / ((c[0] - a[0]) or 1)
                m = mix(a[1], c[1], t)
                if max(abs(int(m[k:k + 2], 16) - int(b[1][k:k + 2], 16)) for k in (1, 3, 5)) < 15:
                    del cols[i]
                    continue
            i += 1
        out = []
        for c in cols:
            op = f' stop-opacity="{c[2]}"' if len(c) > 2 else ""
            off = f' offset="{num2(c[0])}"' if c[0] else ""
            out.append(f'<stop{off} stop-color="{c[1]}"{op}/>')
        return "".join(out)

    def lin(self, *cols, v=(0, 0, 1, 1), user=False):
        u = ' gradientUnits="userSpaceOnUse"' if user else ""
        f = (lambda q: num(round(q))) if user else num2
        at = "".join(f' {k}="{f(q)}"' for k, q, z in zip(("x1", "y1", "x2", "y2"), v, (0, 0, None if user else 1, 0)) if q != z)
        return self.ref(f'<linearGradient id="@"{u}{at}>{self.stops(cols)}</linearGradient>')

    def rad(self, *cols, c=(.4, .35, .75)):
        if c == (.5, .5, .5):
            return self.ref(f'<radialGradient id="@">{self.stops(cols)}</radialGradient>')
        return self.ref(f'<radialGradient id="@" cx="{num2(c[0])}" cy="{num2(c[1])}" r="{num2(c[2])}">{self.stops(cols)}</radialGradient>')

    def gold(self, v=(0, 0, 1, 1)):
        return self.lin("#fff0b8", (.45, "#d9a53a"), (.62, "#8f6418"), (1, "#f1cf74"), v=v)

    def raw(self, s):
        self.out.append(s)

    def path(self, d, fill="none", stroke=None, w=2.4, op=None, extra="", prec=1):
        op, w = tone(op), round(w * 5) / 5 if w < 6 else w
        s = f'<path d="{small(d, self.grain if prec == 1 else prec)}"'
        if fill != INK:
            s += f' fill="{fill}"'
        if op is not None and fill != "none":
            s += f' fill-opacity="{num2(op)}"'
        if stroke:
            s += f' stroke="{stroke}" stroke-width="{num2(w)}"'
            if op is not None:
                s += f' stroke-opacity="{num2(op)}"'
        self.out.append(s + (" " + extra if extra else "") + "/>")

    def shape(self, pts, fill, stroke=INK, w=2.4, op=None, closed=True, prec=1):
        self.path(spline(pts, closed), fill, stroke, w, op, prec=prec)

    def line(self, pts, col=INK, w=2, op=None):
        self.path(spline(pts), "none", col, w, op)

    def brush(self, pts, w0, w1, w2, col=INK, op=None, k=3):
        if max(w0, w2) <= 1.2 and w1 <= 1.8 and k == 3:  # too thin to see it taper
            q = [along(pts, t) for t in ((0, .5, 1) if len(pts) < 4 else (0, .25, .5, .75, 1))]
            d = f"M{pt(q[0])}"
            for a, b, c in zip(q[::2], q[1::2], q[2::2]):
                d += f"Q{num(2 * b[0] - (a[0] + c[0]) / 2)} {num(2 * b[1] - (a[1] + c[1]) / 2)} {pt(c)}"
            self.path(d, "none", col, round(w1 * .85, 1), op)
            return
        self.path(brush_d(pts, w0, w1, w2, k), col, op=op)

    def dab(self, x, y, rx, ry, col, op=.5, rot=0):
        op = tone(op)
        g = self.rad((0, col), (1, col, 0), c=(.5, .5, .5))
        r = f' transform="rotate({num(rot)} {num(x)} {num(y)})"' if rot else ""
        f = (lambda v: num(round(v))) if rx > 7 and ry > 7 else num
        self.out.append(f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{f(rx)}" ry="{f(ry)}" fill="{g}" fill-opacity="{num2(op)}"{r}/>')

    def ell(self, x, y, rx, ry, fill, stroke=None, w=2, op=None, rot=0):
        op, w = tone(op), round(w * 5) / 5 if w < 6 else w
        s = f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"' + (f' fill="{fill}"' if fill != INK else "")
        if stroke:
            s += f' stroke="{stroke}" stroke-width="{num2(w)}"'
        if op is not None and fill != "none":
            s += f' fill-opacity="{num2(op)}"'
        if op is not None and stroke:
            s += f' stroke-opacity="{num2(op)}"'
        if rot:
            s += f' transform="rotate({num(rot)} {num(x)} {num(y)})"'
        self.out.append(s + "/>")

    def clip(self, d):
        c = self.ref(f'<clipPath id="@"><path d="{small(d, 0)}"/></clipPath>')
        self.out.append(f'<g clip-path="{c}">')

    def group(self, attrs=""):
        self.out.append(f"<g {attrs}>".replace(" >", ">"))

    def end(self):
        self.out.append("</g>")

    def flow(self, a, b, n, cols, w=1.6, bow=0., t0=(0, .25), t1=(.7, 1.05), op=.8, spread=.0, prec=0):
        """Strands from curve a to curve b; each colour gets its share. bow bends them sideways."""
        r = self.rng
        n = max(len(cols), round(n * .85))
        for col in cols:
            d = []
            for i in range(n // len(cols)):
                u = (i + r.random()) / (n // len(cols))
                v = max(0, min(1, u + (r.random() - .5) * spread))
                p, q = along(a, u), along(b, v)
                s, e = lerp(p, q, r.uniform(*t0)), lerp(p, q, r.uniform(*t1))
                dx, dy = q[0] - p[0], q[1] - p[1]
                k = bow(u) if callable(bow) else bow
                k *= r.uniform(.7, 1.25)
                m = ((s[0] + e[0]) / 2 - dy * k, (s[1] + e[1]) / 2 + dx * k)
                d.append(f"M{pt(s)}Q{pt(m)} {pt(e)}")
            self.path("".join(d), "none", col, w, op, prec=prec)

    def curls(self, area, n, r0, cols, w=1.8, op=.8):
        """Small curls inside a polygon-like area given by a test function and a box (x0,y0,x1,y1)."""
        test, (x0, y0, x1, y1) = area
        r = self.rng
        for col in cols:
            d, k = [], 0
            for _ in range(n * 30):
                if k >= n // len(cols):
                    break
                x, y = r.uniform(x0, x1), r.uniform(y0, y1)
                if not test(x, y):
                    continue
                k += 1
                q = r0 * r.uniform(.7, 1.3)
                a = r.uniform(0, 6.28)
                p = [(x + q * math.cos(a + t), y + q * math.sin(a + t)) for t in (0, 1.9, 3.8)]
                d.append(f"M{pt(p[0])}Q{pt((x + 1.7 * q * math.cos(a + .95), y + 1.7 * q * math.sin(a + .95)))} {pt(p[1])}"
                         f"T{pt(p[2])}")
            self.path("".join(d), "none", col, w, op)

    def svg(self):
        body = "".join(self.out)
        # looks that come again are named once
        look = r'((?: (?:fill|fill-opacity|stroke|stroke-width|stroke-opacity)="[^"]*")+)'
        tails = re.findall(r'<(?:path d="[^"]*"|ellipse(?: [cr][xy]="[^"]*")+)' + look, body)
        css = []
        for t in sorted({t for t in tails if tails.count(t) * (len(t) - 10) > len(t) + 6}, key=tails.index):
            name = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[len(css) % 52] + (str(len(css) // 52) if len(css) > 51 else "")
            body = re.sub(r'(<(?:path d="[^"]*"|ellipse(?: [cr][xy]="[^"]*")+))' + re.escape(t) + r"(?=/>| t| f| s)(?! (?:fill|stroke)[-=w])", rf'\1 class="{name}"', body)
            css.append(f".{name}{{" + ";".join(re.sub(r'="([^"]*)"', r":\1", q) for q in re.findall(r'[\w-]+="[^"]*"', t)) + "}")
        ink = re.findall(r'( stroke="[^"]*" stroke-width="[^"]*")(?= transform|/>)', body)
        for t in sorted({t for t in ink if ink.count(t) > 2}, key=ink.index):
            name = f"_{len(css)}"
            body = re.sub(re.escape(t) + "(?= transform|/>)", f' class="{name}"', body)
            css.append(f".{name}{{" + ";".join(re.sub(r'="([^"]*)"', r":\1", q) for q in re.findall(r'[\w-]+="[^"]*"', t)) + "}")
        css = f"<style>{''.join(css)}</style>" if css else ""
        lines = {m[0] for m in re.findall(r'\.(\w+)\{([^}]*)\}', css) if "fill:none" in m[1]}

        def join(m):
            """Neighbouring lines of one look become one path."""
            ds = re.findall(r' d="([^"]*)"', m[0])
            return m[0] if m[1] not in lines else f'<path d="{ds[0]}{"".join(map(absolute, ds[1:]))}" class="{m[1]}"/>'
        body = re.sub(r'(?:<path d="[^"]*" class="(\w+)"/>)(?:<path d="[^"]*" class="\1"/>)+', join, body)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" fill="{INK}" stroke-linecap="round" stroke-linejoin="round">'
                f'{css}<defs>{"".join(self.defs)}</defs>{body}</svg>\n')


def absolute(d):
    """A relative path that is put behind another one: its first move becomes absolute."""
    m = re.match(r"m(-?[\d.]+[ -]?-?[\d.]+)", d)
    rest = d[m.end():]
    return "M" + d[1:] if rest[:1].isalpha() else f" M{m[1]}l{rest.lstrip()}"


def tone(op):
    """Opacities in few steps, so that looks repeat and can be named once."""
    return op if op is None else max(.05, round(op * 20) / 20 if op < .3 else round(op * 10) / 10)


def num2(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    s = s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s
    return "0" if s in ("-0", "") else s


# ------------------------------------------------------------------ the frame
OX, OY, RX, RY = 252, 200, 156, 178
OVAL = f"M{OX - RX} {OY}A{RX} {RY} 0 0 1 {OX + RX} {OY}A{RX} {RY} 0 0 1 {OX - RX} {OY}Z"


def mix(a, b, t):
    av, bv = (tuple(int(c[i:i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(av, bv))


def ground(p, tint="#5a3a22"):
    p.tint = tint


def oval_open(p, light, dark):
    """The varnished ground inside the oval; the board is laid over its edges by oval_close."""
    p.path("M90 16H414V384H90Z", p.lin(mix(light, dark, .3), (.5, mix(light, dark, .66)), (1, dark), v=(0, 0, 0, 1)))
    p.dab(196, 128, 96, 92, mix(light, "#fff0c8", .3), .7)


def oval_close(p):
    """The dark varnished board with a carved leaf in every corner, and the gold ring."""
    t = p.tint
    p.ell(OX, OY, RX - 3, RY - 3, "none", "#120c07", 8, .22)
    hole = f"M{OX - RX - 4} {OY}A{RX + 4} {RY + 4} 0 0 0 {OX + RX + 4} {OY}A{RX + 4} {RY + 4} 0 0 0 {OX - RX - 4} {OY}Z"
    p.path(f"M0 0V{H}H{W}V0Z{hole}", p.lin(mix(t, "#8a6238", .15), (.3, mix(t, "#3a2818", .15)), (.6, mix(t, "#241a12", .7)), (1, "#1a120c"), v=(0, 0, 0, 1)),
           extra='fill-rule="evenodd"')
    g = p.lin("#c8963f", "#7a5220", "#4a3014")
    p.raw(f'<g id="k"><path d="{small(LEAF)}" fill="{g}" fill-opacity=".7" stroke="#1d150e" stroke-width="2"/>'
          f'<path d="{small(VEIN)}" fill="none" stroke="#1d150e" stroke-width="1.8" stroke-opacity=".5"/>'
          '<path d="M16 18C40 13 72 20 88 38" fill="none" stroke="#f3d488" stroke-width="1.6" stroke-opacity=".45"/></g>')
    for m in (f"matrix(-1 0 0 1 {W} 0)", f"matrix(1 0 0 -1 0 {H})", f"matrix(-1 0 0 -1 {W} {H})"):
        p.raw(f'<use href="#k" transform="{m}"/>')
    p.path(f"M6 6H{W - 6}V{H - 6}H6Z", "none", "#d9a53a", 1.6, .5)
    g = p.lin("#fff0b8", (.28, "#d9a53a"), (.5, "#8f6418"), (.68, "#f1cf74"), (.85, "#b27c22"), (1, "#6d4a12"))
    p.ell(OX + 3, OY + 4, RX + 8, RY + 8, "none", "#120c07", 18, .5)
    p.ell(OX, OY, RX + 6, RY + 6, "none", INK, 17)
    p.ell(OX, OY, RX + 6, RY + 6, "none", g, 13)
    p.ell(OX, OY, RX + 10.5, RY + 10.5, "none", "#fff0b8", 1.3, .7)
    p.ell(OX, OY, RX + 1.8, RY + 1.8, "none", "#4a3010", 1.6, .7)
    rope = []
    for i in range(18):
        a = math.tau * (i + .35) / 72
        q = [(OX + (RX + r) * math.cos(a + k), OY + (RY + r) * math.sin(a + k)) for r, k in ((3.6, 0), (8.6, .035))]
        rope.append(poly(q, False))
    p.raw('<g id="r">')
    p.path("".join(rope), "none", "#5a3a0e", 1.6, .7)
    p.end()
    for m in (f"matrix(-1 0 0 1 {W} 0)", f"matrix(1 0 0 -1 0 {H})", f"matrix(-1 0 0 -1 {W} {H})"):
        p.raw(f'<use href="#r" transform="{m}"/>')


LEAF = "M14 14C52 10 84 22 96 46C76 40 62 42 52 50C66 54 74 64 74 80C60 68 50 66 40 68C46 84 42 98 30 112C26 76 10 52 14 14Z"
VEIN = "M18 18C40 30 56 44 62 66M34 28C48 28 64 32 76 40M28 32C36 48 36 72 32 92"


# ------------------------------------------------------------------ the head
#            light      mid        shade      deep       blush      lip
SKIN = {
    "pale": ("#f8dfc4", "#ebbf9b", "#c18b67", "#6f4029", "#d2705c", "#b85a50"),
    "fair": ("#f3d2b0", "#e0ab82", "#b1754f", "#633823", "#c8634a", "#ad5547"),
    "olive": ("#eac39a", "#cf9a6c", "#996440", "#54301d", "#b95c3c", "#9a4c3c"),
    "bronze": ("#dda56f", "#b97a49", "#83502d", "#452616", "#a8492c", "#83402e"),
    "brown": ("#c08a5c", "#9a653f", "#684026", "#372013", "#9a452c", "#743a2c"),
    "dark": ("#9a6846", "#74482d", "#4a2a19", "#241309", "#7d3a24", "#5f3026"),
    "deep": ("#83563a", "#5f3a25", "#3a2114", "#1d0f08", "#6b3220", "#532a22"),
}


class Head:
    """cx, cy is the middle between the eyes and the nose; yaw turns to the viewer's left (plus) or right (minus), in degrees."""

    def __init__(self, p, cx=252, cy=160, s=1., yaw=16, roll=0, pitch=0, skin="fair", temple=52, cheek=52, jaw=43, chin=22, low=80,
                 brow_y=-22, nose_y=31, mouth_y=49):
        self.p, self.cx, self.cy, self.s = p, cx, cy, s
        self.yaw, self.roll, self.pitch = math.radians(yaw), math.radians(roll), math.radians(pitch)
        self.light, self.mid, self.shade, self.deep, self.blush, self.lipc = SKIN[skin]
        self.low, self.brow_y, self.nose_y, self.mouth_y = low, brow_y, nose_y, mouth_y
        k = low / 80
        self.rows = [(-91, 18, 8, -42), (-84, 34, 28, -62), (-68, 46, 45, -78), (-45, temple, 55, -86), (-22, temple, 58, -86),
                     (-6, temple - 1, 52, -80), (10, cheek, 56, -60), (26 * k, cheek - 2.5, 55, -32), (42 * k, jaw + 1, 53, -12),
                     (56 * k, (jaw * .62 + chin * .38), 53, 4), (69 * k, chin + 3, 53, 18), (77 * k, chin * .62, 52, 30)]

    def soften(self, t=.45, blush="#d9705f"):
        """A younger skin: shades less deep, more blood in the cheeks."""
        self.deep, self.shade = mix(self.deep, self.shade, t), mix(self.shade, self.mid, t * .7)
        self.blush = blush
        return self

    def xy(self, x, y):
        """A point in the plane of the picture, relative to the head."""
        c, s = math.cos(self.roll), math.sin(self.roll)
        return (self.cx + self.s * (x * c - y * s), self.cy + self.s * (x * s + y * c))

    def at(self, x, y, z):
        c, s = math.cos(self.yaw), math.sin(self.yaw)
        x1, z1 = x * c - z * s, z * c + x * s
        return self.xy(x1, y - z1 * math.sin(self.pitch))

    def many(self, *pts):
        return [self.at(*q) for q in pts]

    def row(self, y):
        r = self.rows
        if y <= r[0][0]:
            return r[0][1:]
        for a, b in zip(r, r[1:]):
            if a[0] <= y <= b[0]:
                return lerp(a[1:], b[1:], (y - a[0]) / (b[0] - a[0]))
        return r[-1][1:]

    def ext(self, y, side):
        a, zf, zb = self.row(y)
        zc, b = (zf + zb) / 2, (zf - zb) / 2
        c, s = math.cos(self.yaw), math.sin(self.yaw)
        x = -zc * s + side * math.hypot(a * c, b * s)
        far = side * s < 0
        if far:
            dent = math.exp(-((y + 8) / 9) ** 2) * 3.2 - math.exp(-((y - 14) / 12) ** 2) * 1.2 + math.exp(-((y - 42) / 9) ** 2) * .8
            x -= side * dent * min(1, abs(s) / .25)
        return x

    def edge(self, y, side, out=0.):
        """A point of the outline at height y, moved outwards."""
        return self.xy(self.ext(y, side) + side * out, y)

    def outline(self):
        low = self.low
        ys = [r[0] for r in self.rows if r[0] not in (-84, -22)]
        left = [self.edge(y, -1) for y in ys]
        right = [self.edge(y, 1) for y in ys[::-1]]
        _, zf, zb = self.rows[-1][1:]
        x = -math.sin(self.yaw) * (zf + zb) / 2
        return [self.xy(-math.sin(self.yaw) * -15, -93)] + left + [self.xy(x, low + .5)] + right

    # --- parts, in the order they are painted
    def neck(self, wide=33, to=130, lean=0., flare=None):
        p = self.p
        flare = (9 if to > 120 else 1) if flare is None else flare
        dx = -math.sin(self.yaw) * 6
        l, r = dx - wide, dx + wide + 4
        pts = [self.xy(l, 40), self.xy(l + 1, 78), self.xy(l - flare * .3 + lean, 100), self.xy(l - flare + lean, to), self.xy(r + flare + lean, to),
               self.xy(r + flare * .4 + lean, 100), self.xy(r, 78), self.xy(r + 2, 40)]
        d = spline(pts[:4]) + spline(pts[4:], start="L") + "Z"
        p.path(d, p.lin(self.mid, self.mid, self.shade, v=(0, 0, 1, .15)))
        p.path(spline(pts[:4]) + spline(pts[4:]), "none", INK, 2.2)
        p.clip(d)
        x, y = self.xy(dx + 8, 84)
        p.dab(x, y, 52 * self.s, 30 * self.s, self.deep, .75)
        p.dab(*self.xy(dx + wide, 100), 22 * self.s, 50 * self.s, self.deep, .5)
        p.dab(*self.xy(dx - wide * .4, 112), 16 * self.s, 26 * self.s, self.light, .4, 12)
        p.brush([self.xy(dx + wide * .7, 74), self.xy(dx + wide * .45, 100), self.xy(dx + 6, 124)], 1, 3.5, 1, self.deep, .4)
        p.end()

    def ear(self, side, y0=-14, y1=22):
        p = self.p
        x = self.ext(4, side)
        c = [(x - side * 4, y0 + 6), (x + side * 5, y0 - 2), (x + side * 9, y0 + 5), (x + side * 8, y0 + 17), (x + side * 4, y1 - 6),
             (x + side * 1.5, y1), (x - side * 4, y1 - 4)]
        pts = [self.xy(*q) for q in c]
        p.shape(pts, p.lin(self.light, self.mid, self.shade) if side < 0 else p.lin(self.mid, self.shade), INK, 2)
        p.line([self.xy(x + side * q, y) for q, y in ((-1, y0 + 8), (4, y0 + 4), (5.5, y0 + 12), (2, y1 - 12), (0, y1 - 8))], self.deep, 1.6, .7)

    def base(self, ears=(1,)):
        """Ears, the head's shape, and its large modelling. Leaves the clip open? No: closes it."""
        p, s = self.p, self.s
        for e in ears:
            self.ear(e)
        pts = self.outline()
        self.d = spline(pts, True)
        x0, x1 = self.edge(0, -1)[0], self.edge(0, 1)[0]
        p.path(self.d, p.lin((0, self.light), (.45, self.mid), (.78, mix(self.mid, self.shade, .6)), (1, self.shade),
                             v=(x0, self.cy - 40 * s, x1, self.cy + 30 * s), user=True), INK, 2.4)
        p.clip(self.d)  # the clip may be coarse: the ink line covers it
        # the plane turned from the light
        rx = self.ext(20, 1)
        p.dab(*self.xy(rx + 2, 26), 26 * s, 74 * s, self.deep, .5, 8)
        p.dab(*self.xy(rx - 12, 62), 34 * s, 26 * s, self.deep, .42, -35)
        ax, ay = self.at(0, 84, 44)
        p.dab(ax + 6 * s, ay, 40 * s, 12 * s, self.deep, .4)
        # forehead, cheekbones, chin in the light
        p.dab(*self.at(-14, -44, 54), 27 * s, 19 * s, "#fff3dc", .34, -12)
        p.dab(*self.at(-31, 12, 44), 15 * s, 11 * s, "#fff3dc", .3, 20)
        p.dab(*self.at(27, 10, 46), 13 * s, 8 * s, "#fff3dc", .18, -15)
        p.dab(*self.at(-4, 69, 52), 11 * s, 8 * s, "#fff3dc", .26)
        # blood in the cheeks
        p.dab(*self.at(-30, 26, 42), 19 * s, 14 * s, self.blush, .34)
        p.dab(*self.at(30, 26, 42), 19 * s, 14 * s, self.blush, .34)
        p.end()

    def eyes(self, gaze=(-.5, .1), open=1., iris="#4a2f1a", size=10.6, tilt=.6, sep=22, lid=1., bags=.3, lash=0.):
        p, s = self.p, self.s
        p.grain = 1
        for side in (-1, 1):
            cx, cy = self.at(side * sep, -7, 49)
            f = math.cos(self.yaw - side * math.radians(17))
            w = size * s * f
            u, l = 5.1 * s * open, 3.2 * s * (.6 + .4 * open)
            outer = (cx + side * w, cy - tilt * s)
            inner = (cx - side * w, cy + 1.5 * s)
            up = [inner, (cx - side * w * .55, cy - u * .72), (cx - side * w * .02, cy - u), (cx + side * w * .55, cy - u * .76), outer]
            lo = [outer, (cx + side * w * .5, cy + l * .92), (cx - side * w * .1, cy + l), (cx - side * w * .6, cy + l * .75), inner]
            # socket
            p.dab(cx - side * w * .5, cy - 7 * s, w * 1.25, 9 * s, self.deep, .42 + (.1 if side > 0 else 0))
            p.dab(cx + side * 1, cy + 8 * s, w * 1.2, 5.5 * s, self.deep, .2 + bags * .4)
            d = spline(up) + spline(lo, start="L") + "Z"
            p.path(d, mix("#efe3cd", self.mid, .22))
            p.clip(d)
            ix, iy, r = cx + gaze[0] * w * .55, cy + gaze[1] * 3 * s - .9 * s, 5.2 * s
            p.ell(ix, iy, r, r, p.rad(mix(iris, "#ffffff", .18), iris, mix(iris, "#120a05", .7), c=(.45, .7, .6)), mix(iris, "#120a05", .75), 1.2)
            p.ell(ix, iy, r * .45, r * .45, "#140c07")
            p.brush([(a[0], a[1] + 1.3 * s) for a in up], 2, 4, 2, "#2b1a10", .42)
            p.ell(ix - 1.7 * s, iy - 1.3 * s, 1.2 * s, 1.1 * s, "#fff8e7", op=.95)
            p.end()
            # the lid above
            h = 4.2 * s * lid
            cr = [(inner[0] + side * 1.5, inner[1] - h * .9), (cx - side * w * .5, cy - u * .76 - h), (cx + side * w * .1, cy - u - h * .95),
                  (cx + side * w * .68, cy - u * .76 - h * .8), (outer[0] + side * 2.4, outer[1] + .5)]
            p.path(spline(up) + spline(cr[::-1], start="L") + "Z", mix(self.mid, self.shade, .15 if side < 0 else .45))
            p.dab(cx - 2 * s, cy - u - h * .35, w * .6, h * .45, self.light, .6)
            p.brush(cr, .5, 1.5, .8, self.deep, .75)
            up2 = up[:-1] + [(outer[0] + side * 1.6 * s, outer[1] - .4 + lash * -1.5)]
            p.brush(up2, 1, 2.9 * s + lash * .4, 1.8 * s, mix(self.deep, "#140c07", .6), .95)
            p.brush(lo, .6, 1.1, .5, self.deep, .6)
            p.ell(inner[0] + side * 1.2, inner[1] - .2, 1.1 * s, .9 * s, self.blush, op=.7)
            if bags > .35:
                p.brush([(cx - side * w * .9, cy + 6.5 * s), (cx, cy + 9.6 * s), (cx + side * w * .8, cy + 6.8 * s)], .4, 1.4, .4, self.deep, bags * .7)
        p.grain = .5

    def brows(self, col=INK, thick=4., arch=3., inner=0., n=7, op=.9, sep=10, out=36, y=0.):
        p, s = self.p, self.s
        for side in (-1, 1):
            a = self.at(side * sep, self.brow_y + 3 + inner + y, 57)
            b = self.at(side * 24, self.brow_y - arch + y, 51)
            c = self.at(side * out, self.brow_y + 1.5 + y, 38)
            p.brush([a, lerp(a, b, .5), b, lerp(b, c, .55), c], thick * .75 * s, thick * s, .6, col, op * .82)
            lo = [a, b, c]
            hi = [(a[0] + side * 3 * s, a[1] - thick * .9 * s), (b[0] + side * 4 * s, b[1] - thick * .55 * s), (c[0] + side * 3 * s, c[1] + .5)]
            if n:
                p.flow(lo, hi, n, [col], 1.1, t0=(-.3, .1), t1=(.8, 1.3), op=op, prec=1)

    def nose(self, wide=11.5, bump=0., tip=76, drop=0., line=.8):
        p, s = self.p, self.s
        y = self.nose_y
        top, mid, tp = self.at(0, -16, 57), self.at(0, 8, 64 + bump), self.at(0, y - 7 + drop, tip)
        base = self.at(0, y + drop * .8, 62)
        wl, wr = self.at(-wide, y - 4, 56), self.at(wide, y - 4, 56)
        wlo, wro = self.at(-wide - 1, y - 7, 53), self.at(wide + 1, y - 7, 53)
        # shaded side
        sh = [top, mid, tp, base, wr, self.at(wide - 1, y - 14, 55), self.at(6.5, 0, 53)]
        p.path(spline([self.at(6, -20, 55)] + sh[1:], True), p.lin((0, self.deep, .18), (.5, self.deep, .42), (1, self.deep, .1), v=(0, 0, 1, .2)))
        p.dab(*self.at(9, y + 4, 58), 15 * s, 6 * s, self.deep, .42, -8)
        # light on bridge and tip
        p.brush([lerp(top, mid, .3), lerp(top, mid, .9), lerp(mid, tp, .8)], 1, 4. * s, 1, mix(self.light, "#fff6e2", .5), .36)
        p.dab(tp[0] - 1.5 * s, tp[1] - .5 * s, 6 * s, 5 * s, "#fff6e2", .55)
        p.dab(tp[0], tp[1] + 1, 11 * s, 9 * s, self.blush, .22)
        # wings and nostrils
        p.brush([self.at(wide - 2, y - 13, 56), wro, wr, self.at(wide - 4, y - .6, 58)], .5, 2., .8, self.deep, line)
        p.brush([self.at(-wide + 2, y - 12, 56), wlo, wl, self.at(-wide + 4, y - .6, 58)], .4, 1.6, .8, self.deep, line * .8)
        for sd in (-1, 1):
            a, b = self.at(sd * 2.6, y + .6 + drop * .6, 63), self.at(sd * (wide - 3.4), y - 1.6, 59)
            p.brush([a, (lerp(a, b, .5)[0], lerp(a, b, .5)[1] - 1.6 * s), b], 1, 2.8 * s, .9, mix(self.deep, "#1a0d07", .5), .88)
        p.brush([self.at(-4, y + .8 + drop * .7, 62), (base[0], base[1] + 1.4 * s), self.at(4, y + .8 + drop * .7, 62)], .5, 1.5, .5, self.deep, .6)
        # the line of the bridge on the side away from the viewer
        far = -1 if self.yaw > 0 else 1
        if abs(self.yaw) > .1:
            q = [self.at(far * 9, -20, 55), self.at(far * 5.5, -8, 58), self.at(far * 3.6, 6, 63 + bump), self.at(far * 4.4, y - 12 + drop, tip - 6),
                 self.at(far * 3.6, y - 5 + drop, tip - 1)]
            p.brush(q, .6, 1.7, .8, self.deep, .6 if far < 0 else .8)

    def mouth(self, wide=16.5, full=1., smile=0., col=None, upper=True):
        p, s = self.p, self.s
        y, col = self.mouth_y, col or self.lipc
        cl, cr = self.at(-wide, y - smile * 3.2, 47), self.at(wide, y - smile * 3.2, 47)
        l1, r1 = self.at(-wide * .5, y + .8, 56), self.at(wide * .5, y + .8, 56)
        m = self.at(0, y + .4, 60)
        ln = [cl, l1, self.at(-3, y - .6, 60), m, self.at(3, y - .6, 60), r1, cr]
        h = 5.6 * full
        up = [cl, self.at(-wide * .55, y - h * .62, 55), self.at(-4, y - h, 60), self.at(0, y - h * .74, 61), self.at(4, y - h, 60),
              self.at(wide * .55, y - h * .62, 55), cr]
        k = 7.4 * full
        lo = [cr, self.at(wide * .52, y + k * .78, 55), self.at(0, y + k, 60), self.at(-wide * .52, y + k * .78, 55), cl]
        p.dab(*self.at(1, y + k + 4.5, 54), 13 * s, 5 * s, self.deep, .45)
        p.dab(*self.at(0, y - h - 5, 61), 3.6 * s, 6 * s, self.deep, .22)
        p.path(spline(ln) + spline(lo, start="L") + "Z", mix(col, self.light, .3), op=.95)
        p.path(spline(up) + spline(ln[::-1], start="L") + "Z", mix(col, self.deep, .25), op=.95)
        p.dab(*self.at(-3, y + k * .48, 60), wide * .48 * s, k * .3 * s, "#fff0dc", .5)
        p.dab(*self.at(wide * .7, y + k * .4, 52), 8 * s, k * .7 * s, self.deep, .3)
        p.brush(ln, 1.6, 2.5 * s, 1.6, mix(self.deep, "#30100a", .5), .9, k=8)
        for c, sd in ((cl, -1), (cr, 1)):
            p.dab(c[0] + sd * 2, c[1] + .6, 4.5 * s, 3.6 * s, self.deep, .5)

    def age(self, fold=.5, brow=0., crow=0., chin=0.):
        p = self.p
        y, m = self.nose_y, self.mouth_y
        if fold:
            for sd in (-1, 1):
                p.brush(self.many((sd * 13, y - 7, 53), (sd * 20, y + 5, 49), (sd * 23.5, m - 1, 44), (sd * 22, m + 8, 42)), .6, 2.4, .6,
                        self.deep, fold * (.7 if sd > 0 else .5))
                p.dab(*self.at(sd * 25, y + 10, 45), 7 * self.s, 12 * self.s, self.light, fold * .3, -sd * 18)
        if brow:
            for i, yy in enumerate((-36, -44, -52)):
                p.brush(self.many((-22 + i * 3, yy + 1, 50), (-8, yy - 1.5, 56), (8, yy, 56), (23 - i * 3, yy + 1, 49)), .4, 1.5, .4, self.deep, brow * .5)
            for sd in (-1, 1):
                p.brush(self.many((sd * 4, -29, 57), (sd * 4.6, -22, 58), (sd * 3.4, -16, 57)), .4, 1.6, .4, self.deep, brow * .6)
        if crow:
            for sd in (-1, 1):
                for k in (-4, 0, 4):
                    p.brush(self.many((sd * 35, -6 + k * .4, 40), (sd * 43, -6 + k * 1.5, 30)), .4, 1.2, .3, self.deep, crow * .5)
        if chin:
            p.dab(*self.at(0, 68, 54), 3 * self.s, 6 * self.s, self.deep, chin)

    def stubble(self, op=.3, col=None):
        p, s = self.p, self.s
        p.clip(self.d)
        p.dab(*self.at(0, 66, 48), 44 * s, 30 * s, col or "#3b3630", op)
        p.dab(*self.at(0, self.mouth_y - 11, 58), 22 * s, 8 * s, col or "#3b3630", op * .7)
        p.end()

    # --- hair and beard
    def outer(self, yl=8, yr=8, out=7., top=10., wave=0.):
        """The outline of the hair from left to right, over the crown."""
        r = self.p.rng
        left = [yl] + [y for y in (-12, -32, -52, -68, -80) if y < yl]
        right = [y for y in (-80, -68, -52, -32, -12) if y < yr] + [yr]
        sx = math.sin(self.yaw) * 15
        k = lambda y: out * (.45 + .55 * min(1, max(0, (14 - y) / 50))) + (r.uniform(-wave, wave) if wave else 0)
        pts = [self.edge(y, -1, k(y)) for y in left]
        pts += [self.xy(sx - 18, -88 - top * .9), self.xy(sx + 2, -92 - top), self.xy(sx + 22, -88 - top * .9)]
        return pts + [self.edge(y, 1, k(y)) for y in right]

    def hair(self, line, cols, yl=8, yr=8, out=7., top=10., wave=0., n=48, w=2.1, bow=.12, strands=True):
        """A head of hair between its outline and the hairline (points in space, left to right). cols: dark, mid, light, gleam."""
        p = self.p
        o = self.outer(yl, yr, out, top, wave)
        ln = self.many(*line)
        d = spline(o) + spline(ln[::-1], start="L") + "Z"
        x0, y0 = self.xy(-50, -90)
        x1, y1 = self.xy(60, 10)
        p.path(d, p.lin(cols[2], (.4, cols[1]), (1, cols[0]), v=(x0, y0, x1, y1), user=True), prec=0)
        p.path(spline(o), "none", INK, 2.4, prec=0)
        p.brush(ln, .5, 2, .5, cols[0], .8, k=6)
        if strands:
            p.flow(ln, o, n, [cols[0], cols[2], cols[1]], w, bow, t0=(-.05, .22), t1=(.7, .97), op=.75)
            p.flow(ln[:max(2, len(ln) * 2 // 3)], o[:len(o) * 2 // 3], n // 4, [cols[3]], w * .9, bow, t0=(.25, .4), t1=(.6, .85), op=.7)
            p.dab(*self.edge(-40, 1, -6), 14 * self.s, 46 * self.s, INK, .4)
        # a soft cast shadow of the hair on the brow
        p.brush([lerp(q, self.at(0, 0, 55), .05) for q in ln[1:-1]], 1, 5, 1, self.deep, .28)
        return o, ln

    def beard(self, cols, drop=30, wide=1., top=8, cheek=28, part=0., n=54, w=2.1, tip=0.):
        """A full beard: from the sideburns round the jaw; drop is its length under the chin, part splits the end."""
        p = self.p
        m, low = self.mouth_y, self.low
        e = lambda y, sd, o: self.edge(y, sd, o * wide)
        inn = [self.at(-50, top, 8), self.at(-43, cheek, 30), self.at(-30, m - 4, 44), self.at(-18, m + 5, 52), self.at(-8, m + 10, 58), self.at(0, m + 9, 60),
               self.at(8, m + 10, 58), self.at(18, m + 5, 52), self.at(30, m - 4, 44), self.at(43, cheek, 30), self.at(50, top, 8)]
        dx = -math.sin(self.yaw) * 42
        out = [e(top, -1, 1), e(cheek + 6, -1, 4), e(m + 6, -1, 6), self.xy(dx - 34 * wide, low + drop * .25), self.xy(dx - 24 * wide, low + drop * .7),
               self.xy(dx - 8 * wide + tip, low + drop), self.xy(dx + tip, low + drop * (1 - part * .35)), self.xy(dx + 8 * wide + tip, low + drop),
               self.xy(dx + 25 * wide, low + drop * .7), self.xy(dx + 36 * wide, low + drop * .25), e(m + 6, 1, 5), e(cheek + 6, 1, 3), e(top, 1, 1)]
        d = spline(inn) + spline(out[::-1], start="L") + "Z"
        a, b = self.xy(-50, 20), self.xy(50, low + drop)
        p.path(d, p.lin(cols[2], (.45, cols[1]), (1, cols[0]), v=(*a, *b), user=True), prec=0)
        p.path(spline(out), "none", mix(INK, cols[0], .25), 1.8, prec=0)
        bow = lambda u: (.16 if u < .5 else -.16)
        p.flow(inn, out, n, [cols[0], cols[2], cols[1]], w, bow, t0=(-.05, .4), t1=(.75, 1.0), op=.8)
        p.flow(inn[:7], out[:8], n // 4, [cols[3]], w * .9, .14, t0=(.1, .4), t1=(.6, .95), op=.75)
        p.dab(*self.xy(dx + 22 * wide, low + drop * .2), 15 * self.s, 34 * self.s, INK, .34, -12)
        p.dab(*self.at(0, m + 14, 56), 14 * self.s, 6 * self.s, cols[0], .55)
        # loose hairs over the edges, so that it grows and is not glued on
        p.flow(inn[1:-1], [lerp(q, self.at(0, 10, 50), -.03 if 3 < i < 7 else .08) for i, q in enumerate(inn[1:-1])], n // 4, [cols[0], cols[2]], w * .75,
               t0=(-.6, 0), t1=(.6, 1.2), op=.6)
        p.flow([lerp(q, self.at(0, 30, 30), .1) for q in out[2:-2]], [lerp(q, self.at(0, 30, 30), -.05) for q in out[2:-2]], n // 3, [cols[1], cols[0]], w * .8,
               bow=.2, op=.8)

    def moustache(self, cols, wide=25, thick=8., curl=0., droop=4., n=22, w=1.6, gap=0.):
        p = self.p
        y = self.mouth_y - 9
        for sd in (-1, 1):
            c = self.at(sd * wide, y + 4 + droop - curl, 44)
            e = self.at(sd * (wide + 5 + abs(curl) * .4), y + 3 + droop - curl * 2.2, 38)
            up = [self.at(sd * (1 + gap), y - 3.4, 62), self.at(sd * wide * .5, y - thick * .32, 58), (c[0], c[1] - 1.5 * self.s), e]
            lo = [self.at(sd * (1 + gap), y + thick * .75, 62), self.at(sd * wide * .5, y + thick * .95, 57), (c[0], c[1] + 2 * self.s), e]
            d = spline(up) + spline(lo[::-1], start="L") + "Z"
            p.path(d, p.lin(cols[2], cols[1], cols[0]) if sd < 0 else p.lin(cols[1], cols[0]), mix(INK, cols[0], .3), 1.3)
            p.flow([up[0], lo[0]], [e, (e[0], e[1] + 1)], n // 2, [cols[0], cols[2], cols[3] if sd < 0 else cols[1]], w * .8, bow=-sd * .16, t0=(0, .3),
                   t1=(.6, .95), op=.85, prec=1)

    def sides(self, side, cols, y0=-48, y1=14, out=6., n=20, w=1.9, depth=16):
        """Hair beside a bald or covered head."""
        p = self.p
        o = [self.edge(y0, side, 0)] + [self.edge(lerp((y0,), (y1,), t)[0], side, out * k) for t, k in ((.2, .55), (.45, .95), (.7, 1), (.9, .8))] + [self.edge(y1 + 3, side, 1)]
        i = [self.at(side * 50, y0, 12), self.at(side * 46, y0 + 14, 27), self.at(side * 48, y0 + (y1 - y0) * .5, 22), self.at(side * 46, y1 - 6, 24),
             self.at(side * 50, y1 + 3, 10)]
        d = spline(o) + spline(i[::-1], start="L") + "Z"
        p.path(d, p.lin(cols[2], cols[1], cols[0]) if side < 0 else p.lin(cols[1], cols[0]), cols[0], 1.4, prec=0)
        p.flow(i, o, n, [cols[0], cols[2], cols[3] if side < 0 else cols[1]], w, bow=-side * .2, op=.8, t1=(.7, 1))

    def chops(self, side, cols, y0=0, low=56, reach=26, out=5., n=24, w=1.9):
        """Side whiskers down the jaw; reach is how near to the middle they come."""
        p = self.p
        m = (low + y0) / 2
        o = [self.edge(y0, side, 0), self.edge(m - 8, side, out * .7), self.edge(m + 10, side, out), self.edge(low, side, out), self.at(side * reach, low + 11, 42)]
        i = [self.at(side * 49, y0, 12), self.at(side * 43, m - 10, 28), self.at(side * (reach + 9), m + 12, 40), self.at(side * reach, low - 6, 46),
             self.at(side * (reach - 3), low + 6, 46)]
        d = spline(o) + spline(i[::-1], start="L") + "Z"
        p.path(d, p.lin(cols[2], cols[1], cols[0]) if side < 0 else p.lin(cols[1], cols[0]), mix(INK, cols[0], .4), 1.3, prec=0)
        p.flow(i, o, n, [cols[0], cols[2], cols[3] if side < 0 else cols[1]], w, bow=-side * .2, t0=(-.15, .3), t1=(.7, 1.05), op=.8)

    def lock(self, outer, inner, cols, n=20, w=2.2):
        """A fall of hair between two curves given in the plane of the picture."""
        p = self.p
        d = spline(outer) + spline(inner[::-1], start="L") + "Z"
        p.path(d, p.lin(cols[2], cols[1], cols[0]), INK, 2.2, prec=0)
        for c, k in ((cols[0], 3), (cols[2], 3), (cols[3], 2)):
            d = []
            for j in range(k):
                u = (j + p.rng.uniform(.25, .75)) / k
                q = [lerp(along(outer, t), along(inner, t), u) for t in (p.rng.uniform(0, .15), .33, .66, p.rng.uniform(.8, 1))]
                d.append(spline(q))
            p.path("".join(d), "none", c, w, .75, prec=0)


HAIR = {  # dark, mid, light, gleam
    "black": ("#120d0b", "#241b18", "#44362f", "#7a6656"),
    "brown": ("#23140b", "#43291a", "#6a452b", "#a3774c"),
    "chestnut": ("#2e190c", "#5c3519", "#8a5428", "#c58d50"),
    "blond": ("#6b4a1e", "#a87b38", "#d4a95c", "#f4dc9c"),
    "grey": ("#4a443e", "#7d766c", "#aba398", "#dcd6ca"),
    "white": ("#8d8578", "#c4bcae", "#e6dfd0", "#fffaf0"),
    "salt": ("#2e2925", "#57504a", "#8b837a", "#c4bcb0"),
}


# ------------------------------------------------------------------ dress
def cloth(p, pts, cols, v=(0, 0, 1, 1), folds=(), dark=INK, light=None, w=2.4, closed=True):
    """A piece of dress: gradient, clip, folds as (points, width, colour, opacity)."""
    d = spline(pts, closed) if not isinstance(pts, str) else pts
    p.path(d, p.lin(*cols, v=v), INK, w)
    if folds:
        p.clip(d)
        for q, wd, c, op in folds:
            p.brush(q, wd * .2, wd, wd * .15, c, op)
        p.end()
    return d


SHOULDERS = [(96, 392), (104, 346), (128, 312), (176, 288), (216, 272), (252, 268), (290, 272), (330, 288), (378, 314), (404, 350), (410, 392)]


def shoulders(p, cols, k=1., dy=0, w=2.6, shade=.5, pts=None):
    """The bust: shoulders under whatever is drawn on them."""
    q = [(252 + (x - 252) * k, y + dy) for x, y in (pts or SHOULDERS)]
    d = spline(q) + "Z"
    cols = (*cols, mix(cols[-1], INK, shade))
    p.path(d, p.lin(*cols, v=(0, 0, 1, .35)), INK, w, prec=0)
    p.dab(156, 322 + dy, 44, 18, mix(cols[0], "#fff6e0", .45), .5, -26)
    p.dab(258, 290 + dy, 60, 16, INK, .45)
    return d


def button(p, x, y, r=4.5):
    bead(p, x, y, r, ("#fff0b8", "#d9a53a", "#7a5312"), INK, 1.6)


def epaulette(p, x, y, side, k=1., rot=0):
    """A gold epaulette with its fringe; side -1 is the viewer's left."""
    m = f'transform="translate({num(x)} {num(y)})rotate({rot})scale({num2(k * -side)} {num2(k)})"'
    if "ep" in p.ids:
        p.raw(f'<use href="#ep" {m}/>')
        return
    p.ids["ep"] = "ep"
    p.raw(f'<g {m}><g id="ep">')
    d = "".join(f"M{num(-29 + i * 7)} {num(10 + 3 * math.sin(i * .7))}l{num(-3 + i * .3)} {num(24 + 4 * math.sin(i * .4))}" for i in range(9))
    p.raw(f'<path d="{small(d)}" fill="none" stroke="{INK}" stroke-width="8.4"/>')
    p.path(d, "none", "#c18c2a", 5.6)
    p.path("".join(f"M{num(-29 + i * 7)} 12l{num(-2 + i * .3)} 22" for i in range(9)), "none", "#f6d98a", 1.8, prec=0)
    p.path("M-36 6C-30 -10 14 -16 34 -8C38 -4 36 6 30 10C6 4 -12 10 -30 16Q-38 14 -36 6Z", p.gold(), INK, 2)
    p.path("M-28 6C-20 -4 10 -9 28 -4", "none", "#fff4c8", 2, .8)
    p.path("M-30 12C-12 6 8 2 30 7", "none", "#7a5312", 1.6, .8)
    p.raw("</g></g>")


def bare(p, h, k=.86, dy=6, pts=None):
    """Bare shoulders in the skin of the head h."""
    shoulders(p, (h.light, h.mid, h.shade), k, dy, shade=.25, pts=pts)
    for sd, o in ((-1, .4), (1, .5)):
        p.brush([(252 + sd * 14, 306 + dy), (252 + sd * 50, 298 + dy), (252 + sd * 88, 302 + dy)], .8, 3, .5, h.deep, o * .8)
        p.dab(252 + sd * 50, 292 + dy, 36, 7, h.light, .5 if sd < 0 else .25, sd * 6)


def lapels(p, cols, top=274, waist=392, wide=44, x=252, deep=346):
    """Two lapels of a coat."""
    for sd, c in ((-1, cols), (1, tuple(mix(q, INK, .3) for q in cols))):
        d = (f"M{x + sd * 40} {top}L{x + sd * (wide + 34)} {top + 20}L{x + sd * (wide + 14)} {top + 50}L{x + sd * (wide + 24)} {top + 60}"
             f"L{x + sd * 16} {waist}H{x}C{x + sd * 10} {deep + 10} {x + sd * 30} {top + 42} {x + sd * 40} {top}Z")
        p.path(d, p.lin(*c), INK, 2.2)
        p.path(f"M{x + sd * 36} {top + 12}C{x + sd * 30} {top + 50} {x + sd * 16} {deep - 10} {x + sd * 5} {deep + 14}", "none", "#fff2d8", 1.2, .2)


def wing_collar(p, x=252, y=262, k=1.):
    p.path(f"M{x - 38 * k} {y}C{x - 42 * k} {y + 14} {x - 38 * k} {y + 28} {x - 30 * k} {y + 36}L{x} {y + 52}L{x - 14 * k} {y + 12}Z", p.lin("#fffaf0", "#d8cdb8"), INK, 2)
    p.path(f"M{x + 38 * k} {y}C{x + 42 * k} {y + 14} {x + 38 * k} {y + 28} {x + 30 * k} {y + 36}L{x} {y + 52}L{x + 14 * k} {y + 12}Z", p.lin("#efe6d4", "#bfb39c"), INK, 2)


def stock(p, cols=("#fffaf0", "#e6dcc8", "#b6a98f"), x=252, top=248, bow=True, w=42):
    """A wound neckcloth, with a bow or a knot."""
    p.path(f"M{x - w} {top}C{x - w - 4} {top + 20} {x - w + 2} {top + 40} {x - w + 10} {top + 50}C{x - 14} {top + 62} {x + 14} {top + 62} {x + w - 8} {top + 50}"
           f"C{x + w} {top + 38} {x + w + 6} {top + 20} {x + w + 2} {top - 2}C{x + 22} {top + 20} {x - 20} {top + 22} {x - w} {top}Z", p.lin(*cols, v=(0, 0, 1, .3)), INK, 2.2)
    for k in (12, 24, 36):
        p.brush([(x - w + 2, top + k), (x - 6, top + k + 16), (x + w - 2, top + k - 3)], .4, 2.2, .4, mix(cols[-1], INK, .5), .5)
    if bow:
        for sd in (-1, 1):
            p.path(f"M{x} {top + 56}C{x + sd * 14} {top + 42} {x + sd * 34} {top + 44} {x + sd * 36} {top + 54}C{x + sd * 36} {top + 68} {x + sd * 16} {top + 68} {x} {top + 62}Z",
                   p.lin(*(cols if sd < 0 else cols[1:])), INK, 2)
            p.brush([(x + sd * 8, top + 58), (x + sd * 18, top + 56), (x + sd * 27, top + 58)], .4, 2.6, .4, mix(cols[-1], INK, .5), .5)
        p.ell(x, top + 59, 6.5, 7.5, p.lin(*cols), INK, 1.8)


def leafwork(p, pts, n, size=6., col="#e8bd55", side=1):
    """Gold embroidery: a stem with leaves."""
    p.line(pts, "#8f6418", 3)
    p.line(pts, col, 1.8)
    d = ""
    for i in range(n):
        t = (i + .5) / n
        a, b = along(pts, t), along(pts, min(1, t + .03))
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy) or 1
        dx, dy = dx / ln * size, dy / ln * size
        for k in (1, -1):
            e = (a[0] + dx - k * dy * .9, a[1] + dy + k * dx * .9)
            d += f"M{pt(a)}Q{pt((a[0] + dx * 1.1, a[1] + dy * 1.1))} {pt(e)}Q{pt((a[0] - k * dy * .7, a[1] + k * dx * .7))} {pt(a)}Z"
    p.path(d, col, "#6d4a12", .9, prec=0 if size > 5 else 1)


def high_collar(p, cols, gold=True, x=252, top=250, low=298, w=46, gap=8):
    """The stiff collar of a court or army uniform."""
    for sd, c in ((-1, cols), (1, tuple(mix(q, INK, .25) for q in cols))):
        p.path(f"M{x + sd * gap} {top + 14}C{x + sd * 24} {top + 12} {x + sd * w * .8} {top + 6} {x + sd * w} {top - 6}C{x + sd * (w + 5)} {top + 12} {x + sd * (w + 6)} {top + 30} "
               f"{x + sd * (w + 10)} {low - 6}C{x + sd * 40} {low + 6} {x + sd * 22} {low + 12} {x + sd * (gap - 5)} {low + 16}Z", p.lin(*c), INK, 2.2)
        if gold:
            leafwork(p, [(x + sd * (gap + 5), low + 1), (x + sd * 26, low - 8), (x + sd * (w - 2), low - 22)], 4, 7)
            p.line([(x + sd * gap, top + 17), (x + sd * 24, top + 15), (x + sd * (w - 1), top - 1)], "#f1cf74", 2, .9)


def pearls(p, pts, n, r=4.2):
    d = [along(pts, i / (n - 1)) for i in range(n)]
    for x, y in d:
        bead(p, x, y, r, PEARL, "#5a4a3a", .9)


PEARL = ("#fffdf6", "#e9dcc8", "#9a8a74")


def crown(p, x, y, w, hgt, jewels=("#a3221a", "#1f4e79", "#1c653e"), points=5, rot=0, arch=False, band=.3):
    """A crown seen a little from below: w is half its width, y its lower edge."""
    p.group(f'transform="translate({num(x)} {num(y)})rotate({rot})"')
    b = hgt * band
    if arch:
        p.path(f"M{num(-w * .92)} {num(-b)}C{num(-w * 1.2)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.55)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.55)} {num(w * 1.2)} {num(-hgt * 1.3)} "
               f"{num(w * .92)} {num(-b)}Z", p.lin(*arch), INK, 2)
        p.path(f"M{num(-w * .9)} {num(-b)}C{num(-w * 1.15)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.5)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.5)} {num(w * 1.15)} {num(-hgt * 1.3)} "
               f"{num(w * .9)} {num(-b)}M0 {num(-b)}V{num(-hgt * 1.3)}", "none", INK, 7)
        p.path(f"M{num(-w * .9)} {num(-b)}C{num(-w * 1.15)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.5)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.5)} {num(w * 1.15)} {num(-hgt * 1.3)} "
               f"{num(w * .9)} {num(-b)}M0 {num(-b)}V{num(-hgt * 1.3)}", "none", "#e8bd55", 4.4)
        p.ell(0, -hgt * 1.4, 6, 6, p.gold(), INK, 1.6)
        p.path(f"M0 {num(-hgt * 1.4 - 6)}v-10m-4.5 5.5h9", "none", INK, 5)
        p.path(f"M0 {num(-hgt * 1.4 - 6)}v-10m-4.5 5.5h9", "none", "#f1cf74", 2.8)
    d = f"M{num(-w)} 0L{num(-w * 1.06)} {num(-b)}"
    for i in range(points):
        t = -1 + 2 * (i + .5) / points
        xx, x2 = t * w * 1.12, (-1 + 2 * (i + 1) / points) * w * 1.06
        d += f"L{num(xx - w / points * .4)} {num(-hgt * .72)}L{num(xx)} {num(-hgt * (1.08 - .1 * t * t))}L{num(xx + w / points * .4)} {num(-hgt * .72)}L{num(x2)} {num(-b * 1.1)}"
    d += f"L{num(w)} 0Q0 {num(b * .7)} {num(-w)} 0Z"
    p.path(d, p.gold((0, 0, 1, .5)), INK, 2)
    p.path(f"M{num(-w * 1.03)} {num(-b)}Q0 {num(-b * .4)} {num(w * 1.03)} {num(-b)}", "none", "#7a5312", 1.6)
    for i in range(points):
        t = -1 + 2 * (i + .5) / points
        xx = t * w * 1.1
        bead(p, xx, -hgt * (1.1 - .1 * t * t), 3.6, PEARL, INK, 1.2)
        j = jewels[i % len(jewels)]
        p.ell(t * w, -b * .5 + b * .32 * (1 - t * t), w / points * .38, b * .3, p.rad(mix(j, "#ffffff", .55), j, mix(j, INK, .5), c=(.35, .3, .8)), INK, 1.2)
    p.end()


def star(x, y, r, n=5, q=.42, rot=-90):
    return poly([(x + (r if i % 2 == 0 else r * q) * math.cos(math.radians(rot + i * 180 / n)),
                  y + (r if i % 2 == 0 else r * q) * math.sin(math.radians(rot + i * 180 / n))) for i in range(2 * n)])


def camellia(p, x, y, r):
    """A white camellia: two rings of petals round a heart."""
    for k, n, a0 in ((1, 7, 0), (.68, 6, .5), (.36, 5, .2)):
        d = ""
        for i in range(n):
            a = math.tau * (i + a0) / n
            b, c = a - .8, a + .8
            d += (f"M{num(x)} {num(y)}C{num(x + r * k * math.cos(b))} {num(y + r * k * math.sin(b))} {num(x + 1.3 * r * k * math.cos(a - .3))} {num(y + 1.3 * r * k * math.sin(a - .3))} {num(x + r * 1.06 * k * math.cos(a))} {num(y + r * 1.06 * k * math.sin(a))}"
                  f"C{num(x + 1.3 * r * k * math.cos(a + .3))} {num(y + 1.3 * r * k * math.sin(a + .3))} {num(x + r * k * math.cos(c))} {num(y + r * k * math.sin(c))} {num(x)} {num(y)}Z")
        p.path(d, p.rad("#ffffff", "#fff4ea", "#dcc6bc"), "#6d5348", 1.1)
    p.ell(x, y, r * .24, r * .24, "#f1cf74", "#8f6418", 1)


def order_star(p, x, y, r, heart="#1f4e79", n=8, col=None):
    p.path(star(x + 1.5, y + 2, r, n, .5), INK, op=.5)
    p.path(star(x, y, r, n, .5), col or p.gold(), INK, 1.3)
    p.ell(x, y, r * .38, r * .38, heart, INK, 1)
    p.path(f"M{num(x - r * .2)} {num(y)}h{num(r * .4)}M{num(x)} {num(y - r * .2)}v{num(r * .4)}", "none", "#fff8e7", 1.4)


def medal(p, x, y, ribbon=("#1c653e", "#f1cf74"), r=7.5):
    p.path(f"M{num(x - 5)} {num(y)}h10l-2 15h-6Z", ribbon[0], INK, 1.2)
    p.path(f"M{num(x)} {num(y)}v14", "none", ribbon[1], 2.4)
    p.ell(x, y + 15 + r * .7, r, r, p.gold(), INK, 1.3)
    p.path(star(x, y + 15 + r * .7, r * .7), "#8f6418", op=.8)


def cross_christ(p, x, y, r, rot=0, line=1.3):
    """The cross of the Order of Christ: red, flared, with a white cross inside."""
    p.group(f'transform="translate({num(x)} {num(y)})rotate({rot})scale({num2(r / 10)})"')
    p.path("M-2.6 -2.6L-4.2 -10H4.2L2.6 -2.6L10 -4.2V4.2L2.6 2.6L4.2 10H-4.2L-2.6 2.6L-10 4.2V-4.2Z", "#a3221a", INK, line * 10 / r)
    p.path("M0 -7.4V7.4M-7.4 0H7.4", "none", "#fff8e7", 1.9, extra='stroke-linecap="butt"')
    p.end()


def feather(p, x, y, ln, ang, cols, wide=.2, bend=.12, w=1.6):
    """A plume from its foot at x, y; one of a kind is drawn once. cols: base, tip, rib."""
    key = ("f", cols, wide, round(bend, 2))
    m = f'transform="translate({num(x)} {num(y)})rotate({num(ang)})scale({num2(ln / 100)})"'
    if key in p.ids:
        p.raw(f'<use href="#{p.ids[key]}" {m}/>')
        return
    p.ids[key] = f"f{len(p.ids)}"
    q = lambda t, k: (100 * t, 100 * (k + bend * t * t))
    out = [q(0, -.02), q(.2, -wide * .5), q(.55, -wide * .62), q(.85, -wide * .4), q(1, 0), q(.85, wide * .4), q(.55, wide * .62), q(.2, wide * .5), q(0, .02)]
    p.raw(f'<g {m}><g id="{p.ids[key]}">')
    p.path(spline(out) + "Z", p.lin((.5, cols[0]), (.8, cols[1]), v=(0, 0, 1, 0)), INK, w * 100 / ln, prec=0)
    d = "".join(f"M{pt(q(t, 0))}L{pt(q(t + .1, k * wide * .45))}" for t in (.25, .42, .59, .76) for k in (-1, 1))
    p.path(d + spline([q(.05, 0), q(.5, 0), q(.95, 0)]), "none", cols[2], 110 / ln, .6, prec=0)
    p.raw("</g></g>")


def bead(p, x, y, r, cols, ink=INK, w=1.):
    """A bead, pearl or button; one of a kind is drawn once."""
    key = ("b", cols, r)
    if key in p.ids:
        p.raw(f'<use href="#{p.ids[key]}" x="{num(x)}" y="{num(y)}"/>')
        return
    p.ids[key] = f"b{len(p.ids)}"
    g = p.rad(*cols, c=(.35, .3, .8))
    p.raw(f'<g transform="translate({num(x)} {num(y)})"><ellipse id="{p.ids[key]}" rx="{num(r)}" ry="{num(r)}" fill="{g}" stroke="{ink}" stroke-width="{num2(w)}"/></g>')

# ------------------------------------------------------------------ the people: the Order of Christ
def maria_quiteria():
    p = Pic(11)
    ground(p, "#5c2a1e")
    oval_open(p, "#a08a5e", "#3a2a1c")
    h = Head(p, 254, 176, 1.07, yaw=17, roll=-2, skin="olive", temple=50, cheek=52, jaw=42, chin=19, low=74, brow_y=-23, nose_y=29, mouth_y=47).soften(.35, "#c8644a")
    # her musket with the bayonet, at the shoulder
    p.path("M126 392L160 60L166 60L146 392Z", p.lin("#a87a46", "#6d4522", "#3d2410", v=(0, 0, 1, 0)), INK, 2)
    p.path("M158 214L170 40L175 40L168 214Z", p.lin("#e6ebee", "#8b9299", v=(0, 0, 1, 0)), INK, 1.6)
    p.path("M168 64L178 -6L180 62Z", p.lin("#fbfdfd", "#9aa5ad", v=(0, 0, 1, 0)), INK, 1.4)
    p.path("M154 120L172 122M149 180L170 182", "none", "#d9a53a", 4)
    shoulders(p, ("#3f6698", "#27466f", "#14243d"), .94, 2)
    h.neck(27, 122)
    # standing collar, red, and the open white shirt
    cloth(p, [(208, 262), (200, 282), (232, 312), (250, 330), (272, 310), (300, 284), (294, 260), (276, 280), (250, 300), (226, 282)], ("#d84a3c", "#a92a22", "#6e1712"), closed=True)
    p.path("M200 282C204 304 220 340 236 392L196 392C182 350 182 310 200 282Z", p.lin("#cf4035", "#9c241d", "#5f130f"), INK, 2.2)
    p.path("M300 284C296 306 282 340 268 392L306 392C318 350 314 310 300 284Z", p.lin("#b02e26", "#7c1a15", "#4a0e0b"), INK, 2.2)
    p.path("M236 392C226 350 240 330 250 330C262 330 276 352 268 392Z", p.lin("#365b8c", "#1d3557"), INK, 2)
    for i in range(3):
        button(p, 204 + i * 7, 316 + i * 24, 4.2)
        button(p, 300 - i * 6, 318 + i * 24, 4.2)
    # the tartan sash of her kilt, worn over the shoulder
    d = "M130 306L166 291L392 392H318Z"
    d = "M118 318L158 294C210 326 270 352 330 392H264C214 362 160 340 118 318Z"
    p.path(d, p.lin("#c23a34", "#7a1a18"), INK, 2.2)
    p.clip(d)
    for k in range(9):
        x = 110 + k * 26
        p.path(f"M{x + 24} 284L{x - 14} 340M{x + 60} 310L{x + 20} 392", "none", "#1d4a33", 6, .75)
        p.path(f"M{x + 32} 284L{x - 6} 340", "none", "#f3cf72", 1.4, .9)
    p.path("M118 312C180 332 240 356 310 400M132 302C190 322 260 350 340 400", "none", "#1d4a33", 5, .7)
    p.path("M124 308C190 330 250 354 320 400", "none", "#f3cf72", 1.4, .9)
    p.end()
    epaulette(p, 146, 302, -1, .9, -14)
    epaulette(p, 366, 304, 1, .9, 14)
    h.base(ears=(1,))
    h.nose(10, bump=1, tip=72, line=.6)
    h.mouth(14.5, 1.1, smile=.45, col="#a84a3e")
    h.eyes(gaze=(-.6, 0), open=1.02, iris="#4c3018", size=11.6, bags=.05, lash=1, tilt=1.6)
    h.brows("#20130b", 4, 3.4, n=4, y=-2)
    # short hair, parted on the left, swept aside with a lock over the brow
    c = HAIR["black"]
    h.hair([(-49, 2, 12), (-46, -22, 26), (-41, -44, 36), (-26, -58, 46), (-18, -63, 50), (6, -50, 56), (28, -45, 48), (42, -38, 34),
                    (48, -16, 18), (52, 12, -2)], c, 6, 16, 8, 9, 1.5, bow=.16)
    p.brush(h.many((-20, -66, 50), (2, -56, 58), (26, -44, 52), (40, -26, 36)), 1, 9, .6, c[1])
    p.brush(h.many((-18, -68, 50), (4, -60, 58), (28, -48, 50), (44, -30, 32)), 1, 4, .6, c[2])
    p.brush(h.many((-18, -62, 52), (-30, -52, 48), (-42, -34, 36), (-47, -12, 24)), 1, 7, .6, c[1])
    p.brush(h.many((-18, -70, 50), (-34, -56, 44), (-46, -34, 28)), .6, 2.2, .4, c[3], .8)
    p.brush([h.at(-19, -62, 50), h.xy(-10, -80), h.xy(4, -98)], 1, 2.2, .5, c[0], .9)
    oval_close(p)
    return p


def machado_de_assis():
    p = Pic(12)
    ground(p, "#5b3340")
    oval_open(p, "#7c6a58", "#251b17")
    # a study: the spines of books in the dusk
    x = 300
    for bw, bh, col in ((15, 92, "#5f2a22"), (12, 84, "#3b4a35"), (18, 98, "#6a4b22"), (11, 80, "#2f3d52"), (16, 94, "#54242c"), (13, 88, "#4a3a28"), (17, 96, "#33453f")):
        p.path(f"M{x} {178 - bh}h{bw}V178h{-bw}Z", p.lin(mix(col, "#c9a060", .25), col, mix(col, INK, .6), v=(0, 0, 1, 0)), INK, 1.4, .8)
        p.path(f"M{x + 2} {178 - bh + 14}h{bw - 4}M{x + 2} {178 - bh + 20}h{bw - 4}", "none", "#d9a53a", 1.4, .55)
        x += bw
    p.path("M294 178H420V186H294Z", "#3a2616", INK, 1.6, .9)
    h = Head(p, 250, 160, .97, yaw=-15, roll=2, skin="brown", temple=51, cheek=49, jaw=40, chin=20, low=79)
    shoulders(p, ("#3d3a3c", "#262427", "#121113"), .96, 2)
    p.path("M218 270C226 296 240 322 254 344C266 320 280 296 288 268L268 262H236Z", p.lin("#fffaf0", "#ddd3c0"), INK, 2)
    h.neck(28, 116)
    # wing collar and black bow
    p.path("M216 262C212 274 216 288 222 296L252 312L238 272Z", p.lin("#fffaf0", "#d8cdb8"), INK, 2)
    p.path("M290 260C294 272 290 286 284 294L252 312L270 272Z", p.lin("#efe6d4", "#bfb39c"), INK, 2)
    p.path("M252 304C238 292 222 296 220 304C220 316 236 320 252 312C268 320 286 314 286 302C284 294 266 292 252 304Z", p.lin("#3a3438", "#141214"), INK, 2)
    p.ell(252, 308, 6, 7, "#201c1f", INK, 1.6)
    p.path("M228 302q10 4 18 5M276 301q-8 4 -16 6", "none", "#6a6068", 1.5, .8)
    # lapels
    cloth(p, "M212 276C198 284 184 290 176 296L196 326L186 336L236 392H262C248 360 226 318 212 276Z", ("#4a464a", "#2b282c", "#19171a"), folds=[([(200, 300), (216, 340), (244, 388)], 4, "#6a666a", .4)])
    cloth(p, "M292 274C306 282 320 288 328 296L308 326L318 336L276 392H252C266 356 282 316 292 274Z", ("#39363a", "#201e21", "#0f0e10"))
    p.path("M252 346V392", "none", INK, 2)
    for y in (356, 376):
        p.ell(252, y, 3.6, 3.6, "#171416", "#7a7074", 1)
    p.path("M196 330q14 30 34 44", "none", "#d9a53a", 1.6, .0)
    h.base(ears=(-1,))
    h.age(.4, brow=.3, crow=.3)
    h.nose(13.2, bump=0, tip=73)
    h.mouth(15.5, .9)
    h.eyes(gaze=(.55, 0), open=.85, iris="#2e1b10", size=10.2, bags=.4)
    h.brows("#1c1410", 4.4, 2.4)
    c = HAIR["salt"]
    h.beard(("#1d1815", "#3a332e", "#6f665d", "#a89e92"), 17, .82, 4, 26, part=.5)
    h.moustache(("#1d1815", "#3a332e", "#6f665d", "#a89e92"), 22, 8, 0, 5)
    # wavy hair brushed back, high on the brow
    c = ("#16110f", "#2c2521", "#554b44", "#8f857a")
    h.hair([(-52, 10, 0), (-47, -14, 20), (-43, -36, 32), (-36, -54, 38), (-20, -64, 47), (-2, -62, 52), (16, -66, 47), (34, -56, 38), (44, -38, 30), (48, -14, 18),
            (50, 4, 10)], c, 14, 6, 9, 11, 3, bow=-.22)
    # pince-nez on its ribbon
    for sd in (-1, 1):
        x, y = h.at(sd * 21, -5, 56)
        f = math.cos(h.yaw - sd * .25)
        p.ell(x, y, 14.5 * f, 12.6, "#fff6df", op=.1)
        p.ell(x, y, 14.5 * f, 12.6, "none", "#1d1409", 3.1)
        p.ell(x, y, 14.5 * f, 12.6, "none", "#f0cc70", 1.6)
        p.path(f"M{num(x - 8 * f)} {num(y - 5)}q4 -5 9 -5", "none", "#fff8e7", 1.6, .7)
    a, b = h.at(-7.5, -8, 60), h.at(7.5, -8, 60)
    p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", "#1d1409", 3.4)
    p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", "#f0cc70", 1.6)
    q = h.at(-34, -3, 44)
    p.path(f"M{pt(q)}C{num(q[0] - 12)} {num(q[1] + 50)} {num(q[0] + 4)} 270 206 340", "none", "#120c0a", 1.8)
    oval_close(p)
    return p


def pedro_ii():
    p = Pic(13)
    ground(p, "#3c4a2c")
    oval_open(p, "#86794f", "#27261a")
    p.path("M90 16H180C160 90 190 150 150 230C130 290 140 340 100 384H90Z", p.lin("#4c6a3c", "#2b4226", "#1a2817"), INK, 2, .9)
    p.brush([(120, 20), (132, 120), (116, 220), (104, 320)], 1, 8, 2, "#8fae6a", .4)
    p.brush([(154, 20), (156, 110), (146, 200), (126, 280)], 1, 7, 2, INK, .4)
    p.path("M178 20C162 90 190 150 152 230C132 290 140 340 104 384", "none", "#d9a53a", 4, .8)
    h = Head(p, 254, 150, .96, yaw=14, skin="fair", temple=53, cheek=52, jaw=45, chin=24, low=82)
    shoulders(p, ("#2e5a44", "#1c3f2f", "#0e241b"), 1.06, -4)
    h.neck(33, 110)
    # the imperial mantle: green velvet, and the toucan mantle (papo de tucano) of yellow-orange feathers
    d = "M126 296C150 282 190 270 220 262C226 300 236 336 240 392H92C92 344 104 312 126 296Z"
    d2 = "M384 298C360 284 318 270 288 262C280 300 268 336 264 392H414C414 344 404 312 384 298Z"
    p.defs.append('<pattern id="feathers" width="13" height="22" patternUnits="userSpaceOnUse"><path d="M0 0Q6.5 15 13 0M-6.5 11Q0 26 6.5 11Q13 26 19.5 11" fill="none" '
                  'stroke="#6a350a" stroke-width="1.7" stroke-opacity=".6"/><path d="M0 -2Q6.5 13 13 -2M-6.5 9Q0 24 6.5 9Q13 24 19.5 9" fill="none" '
                  'stroke="#fff0b0" stroke-opacity=".4"/></pattern>')
    for dd, cols in ((d, ("#f9d36c", "#e8a437", "#b5691c")), (d2, ("#eebb4c", "#d18a28", "#83440f"))):
        p.path(dd, p.lin(*cols, v=(0, 0, .6, 1)), INK, 2.4)
        p.clip(dd)
        p.path(dd, "url(#feathers)")
        p.end()
    p.path("M220 262C226 300 236 336 240 392H264C268 336 280 300 288 262L254 282Z", p.lin("#274f3c", "#12291f"), INK, 2.2)
    wing_collar(p, 250, 250, 1.1)
    # collar of the Southern Cross with its star
    pts = [(176, 290), (196, 326), (224, 352), (252, 362), (282, 352), (312, 326), (334, 290)]
    p.line(pts, INK, 8)
    p.line(pts, "#d9a53a", 5.6)
    for i in range(13):
        x, y = along(pts, i / 12)
        p.path(star(x, y, 5.2, 5), "#fff0b8", INK, .8)
    order_star(p, 252, 374, 19, "#1f4e79", 5)
    h.base(ears=(1,))
    h.age(.35, brow=.5, crow=.5)
    h.nose(11, bump=1.5, tip=75)
    h.mouth(16, .8)
    h.eyes(gaze=(-.55, -.05), open=.86, iris="#3f6d90", size=10.4, bags=.55)
    h.brows("#c9bda5", 5, 2.4)
    wh = ("#a08a66", "#d6c6a4", "#f2e9d4", "#fffdf4")
    h.beard(wh, 62, 1.14, 2, 24, part=.5, n=66, w=2.3)
    h.moustache(wh, 25, 9, 0, 8)
    c = ("#998563", "#cdbd9b", "#efe5ce", "#fffdf4")
    h.hair([(-50, 4, 10), (-46, -18, 26), (-43, -38, 34), (-34, -56, 42), (-22, -62, 48), (4, -62, 55), (24, -60, 50), (38, -46, 38), (46, -24, 26), (52, 10, 0)],
           c, 8, 14, 7, 8, 1.5, bow=.2)
    oval_close(p)
    return p


FULL = [(-51, 8, 8), (-47, -18, 24), (-43, -42, 34), (-31, -58, 43), (-12, -64, 52), (10, -64, 52), (30, -58, 44), (43, -42, 34), (48, -18, 22), (51, 8, 6)]
HIGH = [(-51, 6, 8), (-48, -18, 22), (-45, -44, 28), (-38, -64, 30), (-22, -66, 44), (0, -71, 48), (22, -66, 44), (38, -64, 30), (46, -44, 28), (49, -18, 20), (51, 6, 6)]


def camarao():
    p = Pic(21)
    ground(p, "#5e2a1c")
    oval_open(p, "#8a7448", "#2c2114")
    # far palms of Pernambuco against the varnish
    p.path("M90 300C150 276 200 290 250 282S380 270 414 286V384H90Z", p.lin("#5d5230", "#33291a", v=(0, 0, 0, 1)), op=.9)
    for x, y, k in ((126, 226, 1), (384, 236, .8)):
        p.brush([(x - 4, 300), (x, 262), (x + 6, y)], 6, 4, 3, "#3a2c19", .8)
        for a in (-160, -125, -60, -20, 15, -190):
            r = math.radians(a)
            p.brush([(x + 6, y), (x + 6 + 22 * k * math.cos(r), y + 20 * k * math.sin(r) - 6), (x + 6 + 40 * k * math.cos(r), y + 30 * k * math.sin(r) + 8)], 1, 6, .5, "#3d4423", .8)
    c = HAIR["black"]
    h = Head(p, 250, 182, .94, yaw=19, roll=-1, skin="bronze", temple=51, cheek=53, jaw=44, chin=22, low=77)
    h.lock([(204, 150), (196, 196), (196, 232), (206, 262)], [(226, 150), (222, 196), (220, 232), (222, 256)], c, 18)
    h.lock([(318, 140), (328, 190), (330, 232), (318, 270)], [(270, 140), (274, 200), (276, 240), (284, 272)], c, 24)
    shoulders(p, ("#4b423a", "#2e2825", "#171311"), 1, 6)
    # slashed doublet and the buff straps
    for x in (150, 182, 330, 360):
        p.brush([(x, 316), (x + (6 if x < 250 else -6), 350), (x + (4 if x < 250 else -4), 388)], 1, 7, 1, "#a3331f", .9)
    p.brush([(252, 318), (253, 350), (252, 392)], 2, 3, 2, INK, .9, k=4)
    for y in (330, 348, 366):
        button(p, 252, y, 4)
    # the red sash of the captain
    p.path("M122 322L150 304C220 330 300 362 356 392H296C236 372 170 350 122 322Z", p.lin("#d84a30", "#9c2418", "#5d120c"), INK, 2.2)
    p.path("M134 318C200 346 260 366 320 392M146 310C210 336 270 358 336 390", "none", "#f1cf74", 1.6, .7)
    h.neck(31, 104)
    # falling band: white linen with lace points
    pts = "M206 268C186 276 166 288 152 304q6 6 12 3q2 8 11 6q2 8 11 6q3 8 12 5q3 7 12 3q4 6 12 2L244 296L252 304L262 294L288 328q8 3 12 -3q9 3 12 -5q9 2 12 -6q8 0 10 -7q9 1 11 -5C330 286 312 276 294 268C276 284 224 284 206 268Z"
    p.path(pts, p.lin("#fffaf0", "#eadfc9", "#b9ab92"), INK, 2.2)
    p.path("M206 276C188 286 174 296 164 306M224 284C208 296 196 308 190 318M284 280C300 294 310 306 314 316M298 274C316 284 330 294 338 302", "none", "#8d7d66", 1.6, .6)
    p.path("M168 304q30 20 60 24M276 328q30 -6 58 -26", "none", "#a5967d", 1.4, .7, 'stroke-dasharray="2 3"')
    # order of Christ on its ribbon
    p.path("M238 296L252 338L266 294", "none", INK, 5)
    p.path("M238 296L252 338L266 294", "none", "#f1cf74", 2.8)
    p.ell(252, 350, 15, 15, p.gold(), INK, 1.8)
    cross_christ(p, 252, 350, 11)
    h.base(ears=())
    h.age(.3, brow=.15)
    h.nose(12.6, bump=1, tip=73)
    h.mouth(16.5, 1.05, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.84, iris="#23130a", size=10.8, tilt=1.4, bags=.28, lid=.8)
    h.brows("#140d09", 4, 2.4)
    p.brush(h.many((-43, -30, 32), (-20, -34, 50), (10, -34, 52), (40, -30, 34)), 2, 14, 2, h.deep, .45)
    h.lock([h.at(-47, -40, 20), h.at(-50, -10, 14), (203, 196), (204, 228)], [h.at(-42, -40, 32), h.at(-45, -12, 26), (208, 200), (208, 224)], c, 8)
    h.lock([h.edge(-44, 1, 5), h.edge(-10, 1, 7), (318, 206), (316, 240)], [h.at(43, -40, 34), h.at(46, -8, 22), (292, 204), (292, 232)], c, 16)
    # broad black hat, brim turned up on the left, with red and white plumes
    p.path("M150 152C150 138 190 128 206 132L300 124C340 118 372 126 374 136C374 152 320 160 262 162C206 164 152 166 150 152Z", p.lin("#4a4038", "#2a2320", "#14100e"), INK, 2.4)
    p.path("M204 140C202 110 206 84 222 78C246 70 276 68 292 76C304 84 306 110 306 132C280 146 232 150 204 140Z", p.lin("#564a40", "#332a25", "#171210", v=(0, 0, 1, .3)), INK, 2.4)
    p.path("M203 132C232 142 280 138 306 124L306 134C280 148 232 152 204 142Z", p.lin("#d9a53a", "#8f6418", "#e8bd55", v=(0, 0, 1, 0)), INK, 1.8)
    p.brush([(160, 150), (210, 156), (280, 154), (360, 140)], .5, 3, .5, "#9a8a74", .5)
    feather(p, 222, 128, 118, -34, ("#f4ead2", "#fffaf0", "#a5967d"), .28, .22)
    feather(p, 218, 126, 104, -56, ("#c43222", "#8c1c13", "#5a0f0a"), .26, .3)
    p.ell(221, 126, 8, 8, p.gold(), INK, 1.8)
    cross_christ(p, 221, 126, 4.6, 0, .6)
    oval_close(p)
    return p


def arariboia():
    p = Pic(22)
    ground(p, "#4c3a1e")
    oval_open(p, "#8c8a5c", "#1f2a22")
    # the bay of Guanabara and its sugar loaf
    p.path("M90 268C120 262 140 258 150 250C160 226 168 208 182 206C196 206 200 236 214 252C230 258 260 260 262 268Z", p.lin("#4d5a48", "#2f3a30"), INK, 1.4, .8)
    p.path("M300 268C330 258 350 240 370 236C390 236 400 250 414 252V268Z", p.lin("#48543f", "#2b352b"), INK, 1.4, .8)
    p.path("M90 267H414V384H90Z", p.lin("#5d7772", "#25342f", v=(0, 0, 0, 1)))
    p.path("M104 280h34M150 290h22M330 278h40M368 292h30", "none", "#dfe7cf", 1.8, .4)
    h = Head(p, 254, 186, .95, yaw=-13, roll=1, skin="bronze", temple=52, cheek=54, jaw=46, chin=25, low=78)
    c = HAIR["black"]
    # the great feather crown, drawn behind the head
    cols = (("#c8301f", "#f2b63c"), ("#f0b23a", "#fbe08a"), ("#c8301f", "#e8893a"), ("#2f6f9c", "#8fc4e0"))
    for i in range(15):
        a = -172 + i * 11.7
        cx, cy = 258 + 44 * math.cos(math.radians(a)), 148 + 40 * math.sin(math.radians(a))
        b, t = cols[i % 4]
        feather(p, cx, cy, 84 + 16 * math.sin(math.radians(180 - abs(-90 - a) * 2)) * .6, a, (b, t, mix(b, INK, .5)), .25, .03, 1.5)
    h.lock([(208, 150), (196, 200), (194, 240), (202, 268)], [(240, 150), (238, 204), (236, 240), (232, 268)], c, 20)
    h.lock([(302, 150), (318, 200), (318, 236), (308, 264)], [(270, 150), (276, 200), (280, 236), (282, 262)], c, 16)
    bare(p, h, 1, 8)
    h.neck(34, 128)
    # a red Portuguese cloak on one shoulder with the cross of Christ, a gift of the king
    p.path("M104 392C104 344 122 316 160 296C186 284 214 282 222 288C226 310 206 350 204 392Z", p.lin("#c9402f", "#8f2217", "#4d0f0a"), INK, 2.4)
    for q in ([(196, 292), (178, 330), (172, 390)], [(168, 300), (146, 340), (138, 390)]):
        p.brush(q, 1, 7, 2, "#45100b", .5)
    p.brush([(182, 296), (162, 334), (156, 390)], 1, 4, 1, "#f0907a", .5)
    p.path("M222 288C226 310 206 350 204 392", "none", INK, 6)
    p.path("M222 288C226 310 206 350 204 392", "none", "#e8bd55", 3.4)
    p.ell(216, 302, 10, 10, p.gold(), INK, 2)
    # necklaces: jaguar teeth over blue beads
    pts = [(212, 284), (234, 312), (262, 322), (290, 312), (312, 284)]
    p.line([(x, y - 8) for x, y in pts], INK, 6)
    p.raw(f'<path d="{small(spline([(x, y - 8) for x, y in pts]))}" fill="none" stroke="#4f8fc0" stroke-width="4.4" stroke-dasharray="1 5"/>')
    p.line(pts, "#3a2416", 2)
    d = ""
    for i in range(11):
        x, y = along(pts, (i + .5) / 11)
        k = (x - 262) * -.08
        d += f"M{x - 4:.1f} {y:.1f}Q{x - 4 + k:.1f} {y + 11:.1f} {x + k * 1.6 + 2:.1f} {y + 19:.1f}Q{x + 6 + k:.1f} {y + 9:.1f} {x + 4:.1f} {y:.1f}Z"
    p.path(d, p.lin("#fffaf0", "#cdbb98", v=(0, 0, 0, 1)), INK, 1.4)
    h.base(ears=(-1,))
    h.age(.5, brow=.35, crow=.3)
    # urucum on the cheeks, genipapo line over nose and jaw
    for sd in (-1, 1):
        for k in (0, 9):
            p.brush(h.many((sd * 16, 17 + k, 53), (sd * 30, 12 + k, 45), (sd * 47, 7 + k, 24)), 3.5, 4.4, 1, "#a8281a", .82, k=4)
    h.nose(13.6, bump=2, tip=73)
    h.mouth(18, 1.05)
    h.eyes(gaze=(.6, 0), open=.8, iris="#1f1109", size=10.8, tilt=1.6, bags=.42, lid=.8)
    h.brows("#140d09", 4.2, 1.6)
    h.hair([(-51, 22, 6), (-49, -4, 20), (-47, -30, 28), (-34, -44, 44), (-12, -47, 55), (12, -47, 55), (34, -44, 44), (47, -30, 28), (49, -4, 20), (51, 16, 6)], c, 26, 18, 6, 2, bow=.02, n=40)
    # the woven band at the foot of the feathers
    a = h.many((-52, -44, 10), (-42, -57, 36), (-16, -62, 54), (16, -62, 54), (42, -57, 36), (52, -44, 10))
    b = [(x, y - 15) for x, y in a]
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin("#f4dfae", "#c99a52", "#7b4f22", v=(0, 0, 1, 0)), INK, 2)
    d = ""
    for i in range(9):
        u, v, w = along(a, i / 9), along(b, (i + .5) / 9), along(a, (i + 1) / 9)
        d += poly([u, v, w], False)
    p.path(d, "none", "#8c1c13", 2.4)
    oval_close(p)
    return p


def duque_de_caxias():
    p = Pic(23)
    ground(p, "#4a2620")
    oval_open(p, "#8f8a80", "#262a33")
    # smoke of a battlefield
    for x, y, rx, ry in ((128, 250, 46, 26), (372, 240, 50, 28), (396, 206, 40, 24)):
        p.dab(x, y, rx, ry, "#d9cfbc", .4)
    h = Head(p, 252, 176, .93, yaw=-17, skin="fair", temple=51, cheek=51, jaw=43, chin=22, low=80)
    c = HAIR["white"]
    shoulders(p, ("#34508a", "#1d2f5c", "#0e1730"), 1.04, 4)
    h.neck(32, 104)
    # double breasted coat, the gold plastron and the order's sash
    p.path("M212 292C220 330 226 360 228 392H284C286 360 290 330 300 288C280 306 236 308 212 292Z", p.lin("#2c4680", "#14224a"), INK, 2.2)
    p.path("M330 290L366 306C330 340 280 372 236 392H180C240 368 296 332 330 290Z", p.lin("#8fc6ea", "#4d8cc0", "#27567f"), INK, 2.2)
    p.path("M338 294C300 336 250 368 196 392M358 304C320 340 270 372 224 392", "none", "#f4fbff", 2, .7)
    for i in range(4):
        button(p, 222 + i * 2, 312 + i * 21, 4)
    leafwork(p, [(204, 304), (208, 340), (206, 388)], 7, 7)
    high_collar(p, ("#263d73", "#17264f"), True, 252, 250, 296)
    epaulette(p, 142, 306, -1, 1, -16)
    epaulette(p, 366, 306, 1, 1, 16)
    medal(p, 156, 340, ("#1c653e", "#f1cf74"), 7)
    medal(p, 174, 344, ("#8c1c13", "#fff8e7"), 7)
    order_star(p, 168, 376, 15, "#8c1c13", 6)
    h.base(ears=(-1,))
    h.age(.55, brow=.5, crow=.5)
    h.nose(11.5, bump=2.5, tip=76)
    h.mouth(16, .7)
    h.eyes(gaze=(.6, .0), open=.84, iris="#4a3a26", size=10.2, bags=.6)
    h.brows("#8d8578", 5, 1.8)
    h.moustache(c, 22, 7, 0, 4)
    h.chops(-1, c, -6, 44, 33, 5, 24)
    h.chops(1, c, -2, 44, 35, 4, 14)
    h.sides(-1, c, -46, 4, 7, 16)
    h.sides(1, c, -46, 2, 6, 10)
    # bicorne worn fore and aft: black felt, gold lace, white plumes along the top
    p.brush(h.many((-46, -40, 30), (-16, -46, 54), (20, -46, 52), (46, -40, 30)), 2, 12, 2, h.deep, .4)
    for i in range(13):
        t = i / 12
        x, y = along([(186, 142), (216, 98), (262, 72), (308, 98), (340, 146)], t)
        feather(p, x, y + 6, 40, -160 + t * 140, ("#e9e0cf", "#fffaf0", "#a99d88"), .6, .15, 1.3)
    p.path("M168 146C186 112 216 66 262 62C310 64 336 112 358 152C330 138 300 130 262 130C226 130 196 134 168 146Z", p.lin("#4a4547", "#262326", "#0f0d0f"), INK, 2.6)
    p.path("M176 142C196 110 222 76 262 72C304 74 328 112 350 146", "none", INK, 8)
    p.path("M176 142C196 110 222 76 262 72C304 74 328 112 350 146", "none", p.gold((0, 0, 1, 0)), 5.4)
    p.path("M246 130L256 92L272 92L270 130", "none", "#e8bd55", 3.4)
    p.ell(264, 92, 9.5, 9.5, "#1c653e", INK, 1.8)
    p.ell(264, 92, 5, 5, "#f1cf74", INK, 1)
    oval_close(p)
    return p


def dona_isabel():
    p = Pic(24)
    ground(p, "#6a2f48")
    oval_open(p, "#9b8674", "#33202a")
    p.path("M414 16H336C356 70 330 120 350 180C362 230 352 280 380 384H414Z", p.lin("#8d3f5e", "#5d2440", "#331223"), INK, 2, .9)
    p.brush([(372, 20), (366, 110), (382, 200), (392, 330)], 1, 8, 2, "#c9809c", .35)
    p.brush([(350, 30), (348, 120), (364, 210)], 1, 6, 1, INK, .4)
    c = ("#5a3d1e", "#8f6633", "#bd9050", "#ecd090")
    h = Head(p, 248, 186, 1.05, yaw=-18, roll=3, skin="pale", temple=51, cheek=53, jaw=44, chin=20, low=73, brow_y=-24, nose_y=28, mouth_y=46).soften()
    # a braided bun, high behind
    p.ell(232, 84, 36, 26, p.lin(c[2], c[1], c[0]), INK, 2.2, rot=-14)
    p.path("M200 84q14 -18 34 -18M206 98q20 -30 52 -28M216 104q24 -24 48 -20", "none", c[0], 2, .7)
    p.path("M204 80q14 -12 28 -12M214 92q18 -16 36 -16", "none", c[3], 1.8, .8)
    bare(p, h, .9, 10)
    h.neck(28, 112)
    # dark gown: velvet with a lace bertha, a sash of the Rose
    p.path("M110 392C108 356 116 332 140 316C176 338 214 352 252 352C292 350 330 338 366 314C388 334 396 356 394 392Z", p.lin("#5a3a56", "#33203a", "#170c1c"), INK, 2.4)
    for q in ([(170, 342), (160, 366), (158, 392)], [(214, 356), (212, 376), (214, 392)], [(300, 354), (306, 376), (304, 392)], [(346, 336), (354, 362), (354, 392)]):
        p.brush(q, 1, 5, 2, "#120818", .6)
    p.brush([(150, 330), (138, 356), (136, 390)], 1, 6, 1, "#a27aa0", .5)
    lace = "M136 318C176 336 214 346 252 346C292 344 330 334 368 314L374 328q-6 9 -14 5q-6 11 -16 7q-6 11 -17 7q-7 10 -18 5q-7 9 -18 4q-8 8 -18 3q-9 7 -18 0q-9 6 -18 -2q-10 6 -18 -3q-10 5 -17 -5q-10 4 -16 -6q-10 2 -15 -8q-8 1 -11 -7q-8 -1 -9 -8Z"
    p.path(lace, p.lin("#fffaf0", "#e3d6c2", "#a99a86"), INK, 1.8)
    p.path("M142 328C180 346 214 354 252 354C292 352 330 344 366 324", "none", "#8d7d6a", 1.4, .7, 'stroke-dasharray="1 5"')
    p.path("M340 326L368 316C352 350 330 376 312 392H280C306 376 326 352 340 326Z", p.lin("#e8a0b8", "#c2577a", "#7c2f4c"), INK, 2)
    p.ell(252, 350, 11, 9, p.gold(), INK, 1.8)
    p.ell(252, 350, 6, 5, p.rad("#e8a0b8", "#a3224a", "#4f0d22"), INK, 1)
    h.base(ears=(-1,))
    h.nose(9.4, bump=.5, tip=72, line=.5)
    h.mouth(14.5, 1.1, smile=.8, col="#b9584e")
    h.eyes(gaze=(.6, 0), open=1.08, iris="#4b6f8f", size=11.8, bags=.05, lash=1, tilt=1.4)
    h.brows("#7a5630", 3, 3.6, n=0, y=-3, op=.8)
    h.hair([(-50, -2, 2), (-47, -24, 20), (-43, -44, 32), (-26, -58, 46), (-6, -62, 54), (6, -62, 54), (26, -58, 46), (42, -44, 36), (51, -24, 18), (54, -4, 2)], c, 2, 4, 8, 12, 1, n=60, bow=-.2)
    for k in (0, 7, 14):
        p.brush(h.many((-2, -62, 55), (-26, -66 - k, 44), (-46, -50 - k, 20), (-52, -26 - k, -6)), .6, 2.6, .6, (c[0], c[3], c[0])[k // 7], .8)
        p.brush(h.many((4, -62, 55), (28, -66 - k, 42), (46, -48 - k, 22)), .6, 2.4, .6, (c[0], c[2], c[0])[k // 7], .8)
    # white camellias, the flower of those who fought for abolition; pearl drop, two rows of pearls
    camellia(p, 206, 104, 17)
    camellia(p, 226, 84, 13)
    camellia(p, 200, 128, 11)
    camellia(p, 188, 326, 17)
    camellia(p, 212, 340, 12)
    e = h.edge(24, -1, 2)
    p.path(f"M{pt(e)}v6", "none", "#d9a53a", 2)
    p.ell(e[0], e[1] + 11, 4.6, 6.4, p.rad("#fffdf6", "#e9dcc8", "#9a8a74", c=(.35, .3, .75)), INK, 1.2)
    pearls(p, [(216, 268), (228, 292), (252, 304), (276, 294), (290, 266)], 14, 4.4)
    pearls(p, [(208, 276), (222, 306), (252, 322), (284, 308), (298, 272)], 17, 4.2)
    oval_close(p)
    return p


def dona_leopoldina():
    p = Pic(25)
    ground(p, "#3a4664")
    oval_open(p, "#a8a090", "#2b3240")
    # a garden sky and leaves: she was a botanist
    for x, y, a in ((116, 250, -70), (126, 280, -40), (110, 300, -90), (388, 250, -110), (380, 286, -140), (398, 300, -95)):
        feather(p, x, y + 40, 70, a, ("#4d6a45", "#6f8b58", "#233a22"), .3, .1, 1.4)
    c = ("#8a6428", "#bd9148", "#e2bd70", "#fbe8b0")
    h = Head(p, 254, 184, 1.05, yaw=10, roll=-4, skin="pale", temple=52, cheek=57, jaw=51, chin=24, low=72, brow_y=-25, nose_y=27, mouth_y=45).soften(.5, "#e07a6a")
    bare(p, h, .92, 8)
    h.neck(30, 110)
    # blue gown of the Empire cut with gold hem and puffed sleeves
    p.path("M152 392C150 366 156 346 170 332C206 346 228 352 254 352C284 352 306 344 334 330C350 346 354 366 352 392Z", p.lin("#6f9fd0", "#3a6aa5", "#1d3a66"), INK, 2.4)
    for sd in (-1, 1):
        x = 252 + sd * 122
        p.path(f"M{252 + sd * 84} 330C{252 + sd * 104} 306 {x + sd * 12} 312 {x + sd * 28} 344C{x + sd * 34} 370 {x + sd * 28} 392 {x + sd * 24} 396H{252 + sd * 98}C{252 + sd * 100} 370 {252 + sd * 96} 348 {252 + sd * 84} 330Z",
               p.lin("#7fb0dc", "#4474ae", "#203f6c"), INK, 2.4)
        for k in (8, 24, 38):
            p.brush([(252 + sd * (88 + k * .3), 330), (252 + sd * (98 + k), 340), (252 + sd * (100 + k * 1.1), 392)], .5, 4, 1, "#152b4d", .45)
    hem = [(168, 334), (206, 348), (254, 354), (304, 346), (336, 332)]
    p.line(hem, INK, 11)
    p.line(hem, "#d9a53a", 8)
    p.line([(x, y - 1.5) for x, y in hem], "#fff0b8", 1.6, .8)
    for q in ([(220, 362), (214, 378), (212, 394)], [(290, 360), (296, 378), (296, 394)]):
        p.brush(q, 1, 5, 1, "#152b4d", .5)
    order_star(p, 252, 366, 13, "#c2577a", 6)
    h.base(ears=())
    h.nose(10.2, bump=-1, tip=71, line=.45)
    h.mouth(13.5, 1.3, smile=.7, col="#c45f58")
    h.eyes(gaze=(-.3, 0), open=1.14, iris="#4f83ad", size=12.2, bags=.02, lash=.9, tilt=.8)
    h.brows("#a37a3c", 2.8, 3.8, n=0, y=-3, op=.8)
    h.hair([(-50, 2, 10), (-46, -20, 26), (-40, -40, 38), (-22, -54, 48), (-2, -62, 54), (16, -56, 51), (36, -44, 40), (47, -20, 26), (51, 2, 6)], c, 6, 8, 8, 16, 1.5, n=46, bow=.2)
    # ringlets: soft spirals falling from the temples
    for x, y, ln, w, sd in ((192, 146, 100, 11, 1), (204, 132, 60, 8, -1), (327, 142, 96, 10, 1), (314, 134, 112, 11, -1), (301, 128, 50, 7, 1)):
        k = 6
        left, right = [], []
        for i in range(k + 1):
            q = w * (1 - .07 * i)
            m = x + sd * 2.4 * math.sin(i * 1.6)
            left.append((m - q * (.8 + .2 * (i % 2)), y + ln * i / k))
            right.append((m + q * (1 - .2 * (i % 2)), y + ln * i / k))
        d = spline(left + [(x, y + ln + w)] + right[::-1]) + "Z"
        p.path(d, p.lin(c[3], (.35, c[2]), (.7, c[1]), (1, c[0]), v=(0, 0, 1, .1)), mix(INK, c[0], .3), 1.7)
        dark, gleam = "", ""
        for i in range(k):
            a, b = left[i], right[i + 1]
            dark += f"M{pt((a[0] + 1, a[1] + 9))}C{pt((a[0] + w * .5, a[1] + 14))} {pt((b[0] - w * .7, b[1] - 2))} {pt((b[0] - 1, b[1] - 9))}"
            gleam += f"M{pt((a[0] + 2.5, a[1] + 4))}Q{pt((x - 1, a[1] + 8))} {pt((x + w * .45, a[1] + 3))}"
        p.path(dark, "none", c[0], 1.7, .9)
        p.path(gleam, "none", "#fff3cc", 1.6, .8)
    # tiara with pearls and a sapphire
    a = h.many((-46, -58, 10), (-24, -76, 34), (2, -81, 42), (28, -75, 34), (48, -56, 8))
    d = spline(a)
    b = []
    for i in range(11):
        x, y = along(a, i / 10)
        k = 10 + 18 * math.sin(math.pi * i / 10) * (1 if i % 2 == 0 else .45)
        b.append((x + (x - 250) * .06, y - k))
    p.path(d + "L" + "L".join(pt(q) for q in b[::-1]) + "Z", p.gold((0, 0, 1, .4)), INK, 2)
    p.line([(x, y - 5) for x, y in a], "#7a5312", 1.6)
    for i in range(0, 11, 2):
        p.ell(*b[i], 3.8, 3.8, p.rad("#fffdf6", "#e9dcc8", "#9a8a74", c=(.35, .3, .75)), INK, 1.1)
    m = along(a, .5)
    p.ell(m[0], m[1] - 11, 6, 7, p.rad("#a9d0f2", "#2f6fae", "#12304f"), INK, 1.4)
    pearls(p, [(210, 272), (226, 296), (252, 306), (278, 298), (298, 270)], 15, 4.3)
    p.ell(252, 318, 6, 8, p.rad("#a9d0f2", "#2f6fae", "#12304f"), INK, 1.6)
    oval_close(p)
    return p


def jose_bonifacio():
    p = Pic(26)
    ground(p, "#5a3448")
    oval_open(p, "#8b7a58", "#261f1a")
    h = Head(p, 252, 164, .95, yaw=21, roll=-1, skin="fair", temple=51, cheek=50, jaw=42, chin=22, low=82)
    shoulders(p, ("#3a4a3e", "#222d28", "#0f1513"), 1, -2)
    # white waistcoat and the dark green court coat, embroidered
    p.path("M222 296C224 330 230 360 232 392H276C276 360 284 330 290 294Z", p.lin("#fffaf0", "#d8ccb4"), INK, 2)
    for y in (334, 354, 374):
        button(p, 254, y, 3.6)
    for sd, cc in ((-1, ("#4b5f50", "#2b3932", "#141c18")), (1, ("#2f3d35", "#1c2621", "#0c110f"))):
        p.path(f"M{252 + sd * 40} 272L{252 + sd * 92} 284L{252 + sd * 66} 332L{252 + sd * 36} 392H{252 + sd * 16}C{252 + sd * 22} 350 {252 + sd * 30} 310 {252 + sd * 40} 272Z", p.lin(*cc), INK, 2.4)
        leafwork(p, [(252 + sd * 50, 290), (252 + sd * 42, 330), (252 + sd * 28, 388)], 6, 8)
        p.path(f"M{252 + sd * 40} 256C{252 + sd * 66} 254 {252 + sd * 92} 268 {252 + sd * 92} 284L{252 + sd * 58} 292C{252 + sd * 54} 278 {252 + sd * 48} 266 {252 + sd * 40} 256Z", p.lin(*cc), INK, 2.4)
        leafwork(p, [(252 + sd * 54, 268), (252 + sd * 82, 280)], 3, 7)
    order_star(p, 344, 336, 19, "#8c1c13", 8)
    h.neck(31, 100)
    stock(p, top=240)
    # high points of the shirt collar
    p.path("M208 236C204 254 208 270 214 280L226 262Z", "#fffaf0", INK, 1.8)
    p.path("M298 232C304 250 302 268 294 280L280 260Z", "#d8ccb8", INK, 1.8)
    h.base(ears=(1,))
    h.age(.75, brow=.6, crow=.6, chin=.2)
    h.nose(11.6, bump=4.5, tip=77, drop=2)
    h.mouth(15.5, .6, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.85, iris="#4d5a50", size=10, bags=.7)
    h.brows("#b8b0a2", 4.6, 2.6)
    c = HAIR["white"]
    h.hair([(-50, 6, 10), (-47, -16, 24), (-42, -36, 34), (-30, -48, 46), (-14, -54, 53), (2, -60, 55), (22, -62, 48), (38, -54, 34), (46, -30, 28), (50, -8, 14), (52, 16, 2)], c, 10, 26, 9, 9, 3, n=56, bow=.3)
    # long white locks over the ear and the nape
    for k in range(5):
        a = h.at(40 + k * 3, -30 + k * 8, 22 - k * 6)
        b = h.xy(66 - k * .5, -6 + k * 9)
        d = h.xy(58 + k * .5, 18 + k * 7)
        p.brush([a, b, d], 2, 9, 1, c[1 + k % 2], .95, k=4)
        p.brush([(a[0] + 2, a[1] - 1), (b[0] + 1, b[1] - 2), d], .5, 2, .5, c[3 if k % 2 else 0], .8)
    for q in (((-20, -58, 50), (-34, -46, 44), (-44, -28, 34)), ((-6, -64, 52), (-24, -60, 46), (-40, -46, 32))):
        p.brush(h.many(*q), 1, 6, .6, c[2])
        p.brush(h.many(*q), .6, 1.6, .6, c[0], .7)
    oval_close(p)
    return p


def padre_anchieta():
    p = Pic(27)
    ground(p, "#5c3c46")
    oval_open(p, "#b0a274", "#3a3526")
    # the beach where he wrote his poem: sea, sand, a palm
    p.path("M90 216H414V384H90Z", p.lin("#7d9a94", "#4f6d69", v=(0, 0, 0, 1)))
    p.path("M90 262C160 250 300 276 414 254V384H90Z", p.lin("#cdb27e", "#7f6640", v=(0, 0, 0, 1)))
    p.path("M90 216C112 204 130 200 150 206S180 214 196 216Z", "#4e6152", op=.9)
    p.path("M104 238h40M120 248h26M350 236h44M368 246h30", "none", "#eef2df", 1.8, .6)
    p.brush([(372, 300), (366, 220), (384, 120)], 10, 7, 5, "#59452c", k=4)
    for a in (-175, -140, -100, -60, -20, 20):
        r = math.radians(a)
        p.brush([(384, 120), (384 + 26 * math.cos(r), 118 + 24 * math.sin(r) - 8), (384 + 54 * math.cos(r), 122 + 36 * math.sin(r) + 14)], 1, 9, .5, "#3f5433" if a < -80 else "#2f4029", .95)
    h = Head(p, 246, 158, .95, yaw=-17, roll=3, skin="olive", temple=49, cheek=46, jaw=36, chin=17, low=82)
    c = HAIR["brown"]
    shoulders(p, ("#3c383a", "#211f21", "#0e0c0e"), .92, 0)
    h.neck(25, 116)
    # cassock: high closed collar, a line of white, folds
    p.path("M212 252C206 276 204 290 200 300C226 316 280 316 306 298C300 286 298 270 296 250C280 272 230 276 212 252Z", p.lin("#4a4548", "#262326", "#121012"), INK, 2.4)
    p.path("M214 252C232 274 280 270 294 250L296 258C280 280 230 282 212 260Z", "#f4ead2", INK, 1.8)
    p.brush([(254, 282), (256, 330), (254, 392)], 2, 3, 2, INK, .9, k=4)
    for q in ([(200, 306), (190, 346), (192, 392)], [(226, 318), (222, 356), (226, 392)], [(302, 304), (316, 346), (314, 392)]):
        p.brush(q, 1, 5, 2, "#080708", .7)
    p.brush([(172, 308), (156, 340), (150, 390)], 1, 5, 1, "#7d777c", .5)
    # wooden crucifix on a cord
    p.path("M222 304L252 342L284 302", "none", "#8a6a3c", 2.4)
    p.path("M248 340h8v12h11v8h-11v24h-8v-24h-11v-8h11Z", p.lin("#c08a4a", "#7a4a1e", "#4d2c10"), INK, 1.8)
    h.base(ears=(-1,))
    h.age(.6, brow=.3, crow=.3)
    p.dab(*h.at(-33, 32, 38), 11, 20, h.deep, .34, 10)
    p.dab(*h.at(33, 34, 38), 10, 18, h.deep, .34, -10)
    h.nose(10.4, bump=3, tip=76, drop=1)
    h.mouth(14.5, .75, smile=.3)
    h.eyes(gaze=(.5, -.5), open=.95, iris="#4a3018", size=10.4, bags=.55)
    h.brows("#2c1b10", 3.6, 3.6, inner=-2)
    h.beard(("#20130b", "#3f2817", "#6a4b2f", "#9a7a52"), 12, .74, 14, 32, part=.8, n=42, w=1.8)
    h.moustache(("#20130b", "#3f2817", "#6a4b2f", "#9a7a52"), 19, 5.5, 0, 6)
    h.hair([(-50, 10, 4), (-46, -14, 22), (-44, -40, 28), (-40, -62, 30), (-26, -70, 42), (-8, -62, 53), (8, -63, 54), (22, -71, 44), (38, -60, 32), (45, -34, 26), (48, -6, 14)], c, 14, 2, 5, 5, 2, n=46, bow=.12)
    oval_close(p)
    return p


def maua():
    p = Pic(28)
    ground(p, "#2c3c50")
    oval_open(p, "#948a74", "#232a30")
    # his railway of 1854: the little engine and its smoke
    for x, y, rx, ry in ((368, 132, 40, 26), (384, 168, 34, 24), (348, 108, 34, 22)):
        p.dab(x, y, rx, ry, "#e8decb", .55)
    p.group('transform="translate(324 186)"')
    p.path("M-4 62H92M-4 66H92", "none", INK, 2.4)
    p.path("M12 22H62V46H12ZM62 12H88V50H62ZM20 22V4H18L16 -4H32L30 4H28V22ZM44 22C44 12 56 12 56 22", p.lin("#5f6d52", "#38452f", "#1c2417"), INK, 2)
    p.path("M2 60L12 46H24V56ZM8 50H90V54H8Z", "#6d2018", INK, 1.6)
    p.path("M68 18H82V30H68Z", "#c9a05a", INK, 1.6)
    p.path("M28 22V46M46 22V46", "none", "#e8bd55", 2)
    for x, r in ((24, 7), (44, 11), (70, 11)):
        p.ell(x, 63 - r, r, r, "#8f2a1e", INK, 2)
        p.ell(x, 63 - r, r * .35, r * .35, "#e8bd55", INK, 1.2)
    p.end()
    h = Head(p, 240, 160, .96, yaw=-15, roll=-1, skin="fair", temple=52, cheek=52, jaw=46, chin=25, low=80)
    c = HAIR["salt"]
    shoulders(p, ("#3b3d44", "#22242b", "#0d0e12"), 1.02, 0)
    p.path("M206 278C216 310 232 350 250 392H262C276 350 290 310 296 274Z", p.lin("#f4ead2", "#cfc2a8"), INK, 2)
    p.path("M222 322C232 350 242 372 248 392H262C268 372 280 350 290 318C270 336 246 338 222 322Z", p.lin("#7a6a48", "#4a3e28"), INK, 2)
    p.path("M234 350q22 18 46 2", "none", INK, 4.4)
    p.path("M234 350q22 18 46 2", "none", "#f1cf74", 2.4, extra='stroke-dasharray="3 2.5"')
    h.neck(33, 119)
    lapels(p, ("#4a4c55", "#2b2d35", "#15161b"), 272, 396, 46, 250)
    wing_collar(p, 250, 256, 1.05)
    p.path("M250 304C236 290 214 292 212 304C214 318 238 320 250 310C264 320 288 316 288 302C286 290 264 290 250 304Z", p.lin("#2c2a30", "#131217"), INK, 2)
    p.ell(250, 307, 6.5, 7.5, "#1c1a20", INK, 1.6)
    order_star(p, 172, 340, 14, "#c2577a", 6)
    h.base(ears=(-1,))
    p.dab(*h.at(-8, -62, 46), 30, 18, "#fff3dc", .42, -8)
    h.age(.5, brow=.3, crow=.4)
    h.nose(11.8, bump=1, tip=75)
    h.mouth(16.5, .8, smile=.35)
    h.eyes(gaze=(.6, 0), open=.86, iris="#3a2a1a", size=10.2, bags=.5)
    h.brows("#4a423a", 4.6, 2.4)
    h.stubble(.14)
    h.chops(-1, c, -4, 50, 25, 8, 34)
    h.chops(1, c, -2, 50, 27, 7, 22)
    h.sides(-1, c, -58, 4, 9, 24)
    h.sides(1, c, -58, 2, 8, 14)
    # thin strands combed over the bald brow
    for k in range(4):
        p.brush([h.edge(-60 - k * 5, -1, 4), h.xy(-16, -92 - k * 1.5), h.xy(24, -90 - k), h.edge(-62 - k * 4, 1, 2)], .6, 2.4, .6, c[(0, 2, 1, 0)[k]], .75)
    oval_close(p)
    return p


def reboucas():
    p = Pic(29)
    ground(p, "#26405a")
    oval_open(p, "#7f8a8c", "#1e2a33")
    # a plan on blue paper: an aqueduct and its measures
    p.path("M286 64L420 84V214L292 202Z", p.lin("#4f7a9c", "#2b4e6c"), INK, 2)
    p.path("M300 170L412 178M300 180L412 188M308 170V130M336 172V132M364 174V134M392 176V136M300 128L412 136M308 140A14 16 0 0 1 336 142A14 16 0 0 1 364 144A14 16 0 0 1 392 146M300 100h60M300 110h34M380 96l14 14M394 96l-14 14",
           "none", "#e6eef0", 1.8, .75)
    h = Head(p, 240, 160, .97, yaw=15, roll=-2, skin="dark", temple=51, cheek=51, jaw=43, chin=22, low=79)
    shoulders(p, ("#5a5348", "#38332c", "#1a1714"), 1, 2)
    p.path("M204 278C214 310 230 346 246 392H258C270 350 284 310 290 276Z", p.lin("#fffaf0", "#d5c9b2"), INK, 2)
    p.path("M216 318C226 346 236 368 246 392H258C262 372 276 346 284 314C266 332 240 334 216 318Z", p.lin("#6b6052", "#453d33"), INK, 2)
    h.neck(31, 119)
    lapels(p, ("#6a6256", "#464037", "#26221d"), 276, 396, 44, 247)
    wing_collar(p, 247, 260, .98)
    # a silk four-in-hand
    p.path("M236 304L260 304L256 318L266 360L250 376L234 360L240 318Z", p.lin("#8c2f28", "#5a1712", "#330a08"), INK, 2)
    p.path("M240 332l20 8M238 346l24 8", "none", "#e8bd55", 1.6, .7)
    p.ell(249, 326, 3, 3, "#f1cf74", INK, 1)
    h.base(ears=(1,))
    h.age(.3)
    h.nose(14.6, bump=-1, tip=72)
    h.mouth(17.5, 1.1)
    h.eyes(gaze=(-.65, -.1), open=.92, iris="#1f110a", size=10.8, bags=.25)
    h.brows("#0e0805", 4.4, 2.8)
    h.moustache(("#080504", "#17100d", "#3a2c24", "#6a5548"), 24, 8, 6, 3)
    p.brush(h.many((-3, 62, 58), (0, 70, 57), (2, 62, 58)), 2, 7, 2, "#120b08", .85)
    # close curled hair with a parting
    c = ("#080504", "#16100d", "#352a24", "#66564b")
    o, ln = h.hair([(-50, 6, 10), (-46, -18, 26), (-42, -42, 34), (-30, -56, 44), (-10, -60, 53), (12, -60, 53), (32, -55, 44), (42, -40, 34), (47, -18, 24), (50, 10, 6)], c, 8, 14, 8, 9, 2.5, strands=False)
    inside = o + ln[::-1]
    x0, x1 = min(q[0] for q in inside), max(q[0] for q in inside)

    def test(x, y):
        hit = False
        for (ax, ay), (bx, by) in zip(inside, inside[1:] + inside[:1]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                hit = not hit
        return hit
    p.curls((test, (x0, min(q[1] for q in inside), x1, h.cy)), 64, 4.2, [c[2], c[3], c[0]], 1.7, .75)
    p.brush([h.at(-24, -58, 46), h.xy(-22, -78), h.xy(-10, -96)], 1, 2.6, .6, h.mid, .8)
    # brass dividers in the foreground
    p.path("M338 298L320 392M338 298L366 392", "none", INK, 8)
    p.path("M338 298L320 392M338 298L366 392", "none", "#d9a53a", 4.6)
    p.path("M336 302L321 388M340 304L364 388", "none", "#fff0b8", 1.4, .8)
    p.path("M326 352Q342 362 354 350", "none", INK, 5)
    p.path("M326 352Q342 362 354 350", "none", "#e8bd55", 2.6)
    p.ell(338, 294, 9, 9, p.gold(), INK, 2)
    p.ell(338, 294, 3.4, 3.4, "#7a5312", INK, 1)
    oval_close(p)
    return p


def herb_vendor():
    p = Pic(30)
    ground(p, "#2e4a3c")
    oval_open(p, "#b99a62", "#3f3222")
    # a sunlit wall and a blue shutter
    p.path("M90 16H204V300H90Z", p.lin("#e0bf80", "#b08a50", v=(0, 0, 0, 1)), op=.6)
    p.path("M116 84H176V214H116Z", p.lin("#5f86a0", "#33566e"), INK, 2)
    p.path("M146 84V214M116 106H176M116 128H176M116 150H176M116 172H176M116 194H176", "none", INK, 1.6, .5)
    h = Head(p, 262, 160, .93, yaw=16, roll=-3, skin="deep", temple=50, cheek=52, jaw=43, chin=21, low=77)
    bare(p, h, .9, -2)
    # white blouse with lace, striped shawl over the shoulder
    p.path("M134 392C132 352 146 322 172 302C204 328 240 336 262 336C292 334 320 324 344 300C374 318 388 350 388 392Z", p.lin("#fffaf0", "#e6d9c2", "#a89a82", v=(0, 0, 1, .4)), INK, 2.4)
    p.path("M172 304q6 12 16 10q4 12 16 10q5 11 17 8q6 9 18 5q8 8 18 2q9 6 18 -2q10 4 17 -6q11 2 16 -8q12 1 15 -10q10 0 12 -10", "none", INK, 1.8)
    p.path("M178 312q34 26 84 30q50 -4 76 -32", "none", "#8d7d66", 1.5, .6, 'stroke-dasharray="1 5"')
    d = "M320 276C350 284 392 312 398 392H330C334 350 322 312 306 292Z"
    p.path(d, p.lin("#d9b14e", "#b0722a", "#6b3d14"), INK, 2.4)
    p.clip(d)
    for k in range(6):
        x = 312 + k * 16
        p.path(f"M{x - 4} 276C{x + 14} 310 {x + 14} 350 {x + 6} 394", "none", ("#7c1f18", "#1f4e79")[k % 2], 5, .9)
    p.end()
    h.neck(27, 124)
    # strings of beads, red and gold
    for pts, col, n in (([(222, 266), (236, 296), (260, 306), (284, 296), (298, 264)], "#b0281c", 15), ([(214, 272), (230, 314), (260, 328), (292, 314), (308, 270)], "#e8b13c", 18)):
        for i in range(n):
            x, y = along(pts, i / (n - 1))
            bead(p, x, y, 4.6, (mix(col, "#ffffff", .5), col, mix(col, INK, .55)))
    h.base(ears=(1,))
    h.age(.22)
    h.nose(15, bump=-2, tip=71)
    h.mouth(17, 1.3, smile=.5)
    h.eyes(gaze=(-.6, .1), open=.9, iris="#1a0d07", size=10.8, bags=.2, lash=.7)
    h.brows("#0e0705", 3.2, 3.6)
    # gold hoops
    e = h.edge(24, 1, 4)
    p.ell(e[0], e[1] + 11, 9, 12, "none", INK, 5)
    p.ell(e[0], e[1] + 11, 9, 12, "none", "#f1cf74", 2.8)
    # white headwrap: turns of cloth and a knot
    b = h.many((-50, -26, 10), (-44, -42, 30), (-22, -50, 50), (4, -52, 56), (30, -49, 46), (46, -38, 28), (52, -14, 0))
    o = [h.edge(-20, -1, 7), h.edge(-50, -1, 16), h.xy(-46, -92), h.xy(-14, -118), h.xy(26, -116), h.xy(58, -92), h.edge(-44, 1, 14), h.edge(-10, 1, 8)]
    p.path(spline(b) + spline(o[::-1], start="L") + "Z", p.lin("#fffcf4", "#efe3cd", "#b8a98f", v=(.1, 0, .9, 1)), INK, 2.6)
    for q in (((-49, -34), (-20, -66), (26, -70), (58, -40)), ((-54, -56), (-20, -86), (24, -90), (62, -60)), ((-40, -92), (0, -78), (40, -72), (62, -34)), ((-20, -112), (14, -100), (46, -84))):
        p.brush([h.xy(*u) for u in q], .6, 4, .6, "#8d7d66", .6, k=4)
        p.brush([h.xy(u[0], u[1] + 4) for u in q], .6, 2.4, .6, "#fffdf6", .9)
    p.brush(b, .5, 4, .5, h.deep, .5, k=6)
    p.path("M300 66C318 46 344 44 350 56C352 68 330 78 308 80ZM306 82C330 80 352 88 352 100C346 110 322 102 304 90Z", p.lin("#fffaf0", "#cdbfa6"), INK, 2.2)
    p.ell(304, 80, 10, 9, p.lin("#fffaf0", "#d5c9b2"), INK, 2)
    # the basket of herbs
    for x, y, a, cc in ((160, 336, -118, 0), (176, 330, -98, 1), (196, 330, -80, 0), (214, 334, -62, 2), (150, 344, -140, 2), (228, 342, -44, 1), (186, 336, -108, 2), (204, 338, -66, 0)):
        g = (("#5f8a4a", "#8fb86a", "#2c4a24"), ("#43703f", "#6f9c58", "#1f3a1f"), ("#7c9a4c", "#b3c878", "#3d5424"))[cc]
        feather(p, x, y + 24, 62, a, g, .34, .12, 1.5)
    for x, y in ((168, 322), (200, 312), (222, 326), (182, 300)):
        p.path(star(x, y, 6, 5, .5), "#f4d35a" if x % 4 else "#e8e0f0", INK, 1)
    p.path("M128 352C150 342 220 342 246 352C246 374 236 392 228 398H146C136 390 128 374 128 352Z", p.lin("#d9a861", "#a5712f", "#5f3c17"), INK, 2.4)
    p.path("M134 364q54 12 108 0M138 378q50 12 98 0M150 352l4 40M172 348l2 44M196 348v44M220 350l-4 42", "none", "#4d2f12", 2, .6)
    p.path("M128 352C150 362 220 362 246 352", "none", INK, 6)
    p.path("M128 352C150 362 220 362 246 352", "none", "#e8c585", 3, extra='stroke-dasharray="6 4"')
    oval_close(p)
    return p


# ------------------------------------------------------------------ the people: the monarchs
def afonso_henriques():
    p = Pic(31)
    ground(p, "#2f4a66")
    oval_open(p, "#9a9a8c", "#2a2f36")
    # a castle on the hill of Guimaraes
    p.path("M90 300C140 262 180 262 210 280L414 300V384H90Z", p.lin("#5d6248", "#2f3325", v=(0, 0, 0, 1)), op=.9)
    p.path("M112 274V206h8v8h8v-8h8v8h8v-8h8v26h24v-14h7v7h7v-7h7v7h7v-14h8V284Z", p.lin("#8b8272", "#4e473c"), INK, 1.8, .85)
    h = Head(p, 256, 172, .95, yaw=13, skin="olive", temple=51, cheek=51, jaw=45, chin=24, low=80)
    # coif of mail behind, over head and shoulders
    coif = [(198, 170), (190, 222), (178, 262), (136, 296), (112, 340), (104, 392), (402, 392), (396, 340), (372, 298), (334, 262), (326, 220), (322, 168), (308, 110), (262, 84), (214, 108)]
    p.defs.append('<pattern id="mail" width="10" height="9" patternUnits="userSpaceOnUse"><path d="M0 2Q5 9.500 10 2M-5 6.500Q0 14 5 6.500Q10 14 15 6.500M-5 -2.500Q0 5 5 -2.500Q10 5 15 -2.500" fill="none" stroke="#20242a" '
                  'stroke-width="1.600" stroke-opacity=".75"/></pattern>'.replace("00", ""))
    d = spline(coif, True)
    p.path(d, p.lin("#c3c8cc", "#8d949b", "#4c535b", "#272c33", v=(0, 0, 1, .7)), INK, 2.6)
    p.path(d, "url(#mail)")
    # white surcoat
    p.path("M166 392C170 350 190 318 214 304C240 316 280 316 304 302C330 318 346 350 350 392Z", p.lin("#fbf5e8", "#e0d5c0", "#a3967e", v=(0, 0, 1, .3)), INK, 2.4)
    for q in ([(214, 318), (206, 350), (206, 392)], [(300, 318), (312, 352), (314, 392)]):
        p.brush(q, 1, 5, 2, "#6d6252", .5)
    p.dab(256, 290, 66, 26, INK, .5)
    h.base(ears=())
    h.age(.4, brow=.4, crow=.3)
    h.nose(12, bump=3, tip=76)
    h.mouth(16.5, .85)
    h.eyes(gaze=(-.5, -.05), open=.85, iris="#43535a", size=10.4, bags=.45)
    h.brows("#2c1a0e", 5, 1.6)
    c = ("#24140a", "#4d2d17", "#7d5230", "#b98a58")
    h.beard(c, 30, .92, 8, 26, part=.7, n=60)
    h.moustache(c, 25, 8, 0, 7)
    # mail over the brow and cheeks
    a = h.many((-51, 40, 6), (-47, 10, 24), (-45, -24, 32), (-36, -40, 42), (-14, -46, 54), (14, -46, 54), (36, -40, 42), (46, -24, 30), (48, 10, 22), (52, 44, 4))
    o = [(190, 226)] + [h.edge(y, -1, 8) for y in (10, -20, -50, -76)] + [h.xy(4, -103)] + [h.edge(y, 1, 7) for y in (-76, -50, -20, 10)] + [(326, 226)]
    d = spline(a) + spline(o[::-1], start="L") + "Z"
    p.path(d, p.lin("#d2d7da", "#949ba2", "#4b525a", v=(0, 0, 1, .6)), INK, 2.4)
    p.path(d, "url(#mail)")
    p.brush(a, 1, 5, 1, h.deep, .45, k=8)
    x, y = h.at(0, -52, 46)
    crown(p, x + 6, y + 2, 54, 36, ("#1f4e79", "#a3221a"), 5, 1)
    # the shield: white with a blue cross
    p.group('transform="translate(352 262)rotate(7)"')
    p.path("M-56 0C-30 -12 30 -12 56 0C62 60 40 116 0 150C-40 116 -62 60 -56 0Z", p.lin("#fffaf0", "#e6dcc6", "#a89a80"), INK, 3)
    p.path("M-13 -9C-6 -10 6 -10 13 -9V40H60C58 52 56 58 52 66H13V138L0 150L-13 138V66H-52C-56 58 -58 52 -60 40H-13Z", p.lin("#5b8fc4", "#2b5f96", "#163a63"), INK, 1.8)
    p.path("M-56 0C-30 -12 30 -12 56 0C62 60 40 116 0 150C-40 116 -62 60 -56 0Z", "none", "#d9a53a", 2.4)
    for x, y in ((0, 6), (0, 53), (-34, 53), (34, 53), (0, 100)):
        bead(p, x, y, 4, ("#fff0b8", "#d9a53a", "#7a5312"), INK, 1.2)
    p.end()
    oval_close(p)
    return p


def manuel_i():
    p = Pic(32)
    ground(p, "#5a3b22")
    oval_open(p, "#86703f", "#2b1d12")
    # hanging with the armillary sphere
    p.path("M300 16H414V300H322C330 200 300 110 300 16Z", p.lin("#7c231c", "#571510", "#2c0a08"), op=.9)
    p.group('transform="translate(366 128)"')
    for w in (4.6, 2.4):
        col = INK if w > 3 else "#f1cf74"
        p.path("M-38 0A38 38 0 1 0 38 0A38 38 0 1 0 -38 0M-36 -12Q0 6 36 -12M-38 4Q0 24 38 4M-32 20Q0 36 32 20M0 -38C-22 -20 -22 20 0 38M0 -38C22 -20 22 20 0 38M0 -46V58", "none", col, w)
    p.path("M-36 -20L30 24L34 14L-30 -30Z", p.gold(), INK, 1.6)
    p.ell(0, 0, 7, 7, p.gold(), INK, 1.6)
    p.path("M-12 62H12L16 70H-16Z", p.gold(), INK, 1.8)
    p.end()
    c = ("#2a170b", "#54301a", "#875833", "#c08d5c")
    h = Head(p, 246, 172, .94, yaw=17, roll=-1, skin="fair", temple=52, cheek=52, jaw=45, chin=24, low=78)
    h.lock([(200, 130), (188, 180), (188, 216), (198, 246)], [(222, 130), (218, 180), (220, 220), (226, 242)], c, 18)
    h.lock([(304, 118), (324, 170), (324, 214), (306, 250)], [(264, 130), (270, 190), (276, 226), (284, 246)], c, 22)
    shoulders(p, ("#b83a2c", "#831f17", "#46100c"), 1.04, 4)
    h.neck(32, 104)
    p.path("M216 284C228 306 240 320 252 330C266 318 280 302 288 282C266 298 238 300 216 284Z", p.lin("#fffaf0", "#d8ccb4"), INK, 2)
    # ermine: white fur, black tails
    for sd in (-1, 1):
        p.path(f"M{250 + sd * 36} 274C{250 + sd * 60} 276 {250 + sd * 104} 290 {250 + sd * 122} 316C{250 + sd * 124} 340 {250 + sd * 92} 334 {250 + sd * 74} 346C{250 + sd * 50} 356 {250 + sd * 40} 376 {250 + sd * 38} 394H{250 + sd * 4}C{250 + sd * 2} 356 {250 + sd * 14} 312 {250 + sd * 36} 274Z",
               p.lin("#fffaf0", "#e9dfcc", "#b3a58c") if sd < 0 else p.lin("#efe6d4", "#cfc2aa", "#8f8169"), INK, 2.4)
    rng = p.rng
    fur = ""
    for _ in range(46):
        sd = rng.choice((-1, 1))
        t, u = rng.random(), rng.uniform(.08, .92)
        q = lerp(along([(286, 276), (330, 288), (370, 318)], t), along([(256, 392), (292, 350), (360, 340)], t), u)
        fur += f"M{250 + sd * (q[0] - 250):.0f} {q[1]:.0f}q{sd * 2} 5 {sd * 5} 7"
    p.path(fur, "none", "#8d7f69", 1.5, .7)
    tails = ""
    for x, y in ((46, 292), (74, 302), (100, 318), (34, 320), (60, 326), (22, 350), (40, 348), (16, 378)):
        for sd in (-1, 1):
            tails += f"M{250 + sd * x} {y}q{sd * 5} 3 {sd * 6} 13q{-sd * 8} -3 {-sd * 6} -13Z"
    p.path(tails, "#241c18")
    # the collar of gold with the cross of Christ
    pts = [(208, 300), (226, 336), (250, 352), (276, 336), (296, 298)]
    p.line(pts, INK, 9)
    p.raw(f'<path d="{small(spline(pts))}" fill="none" stroke="#e8bd55" stroke-width="6" stroke-dasharray="5 5"/>')
    p.ell(250, 368, 17, 17, p.gold(), INK, 2)
    cross_christ(p, 250, 368, 12)
    h.base(ears=())
    h.age(.3)
    h.nose(11.4, bump=1.5, tip=74)
    h.mouth(15.5, 1, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.88, iris="#4f6247", size=10.4, bags=.3)
    h.brows("#3a2110", 3.8, 2.6)
    h.stubble(.2, "#4a2c18")
    h.beard(c, 4, .5, 24, 42, part=.2, n=36, w=1.6)
    h.moustache(c, 21, 5, 0, 6)
    h.hair([(-51, 26, 4), (-49, 0, 20), (-47, -26, 28), (-36, -46, 42), (-14, -50, 54), (14, -50, 54), (36, -46, 42), (46, -26, 30), (50, 2, 18), (54, 34, 0)], c, 30, 38, 9, 2, bow=.06, n=46)
    x, y = h.at(0, -60, 40)
    crown(p, x + 9, y, 56, 44, ("#a3221a", "#1c653e", "#1f4e79"), 5, -1, ("#c9402f", "#8c1c13", "#4a0d09"))
    oval_close(p)
    return p


def isabella_i():
    p = Pic(33)
    ground(p, "#6b4422")
    oval_open(p, "#8b8a5c", "#25281c")
    p.path("M90 16H150C136 90 160 150 140 230C124 300 130 340 116 384H90Z", p.lin("#a8792c", "#6e4a18", "#38240c"), op=.9)
    p.brush([(116, 20), (124, 130), (110, 240), (104, 330)], 1, 7, 2, "#e3b965", .4)
    h = Head(p, 252, 184, 1.02, yaw=20, roll=-2, skin="pale", temple=51, cheek=55, jaw=48, chin=21, low=73, brow_y=-24, nose_y=29, mouth_y=46).soften(.42)
    # veil behind the head, falling on the shoulders
    p.path("M254 84C300 84 330 110 332 160C334 220 352 270 386 316C380 350 372 372 364 392H142C134 372 128 350 122 316C156 270 180 220 182 160C184 110 210 84 254 84Z",
           p.lin("#fffcf4", "#e8dfce", "#b3a790", "#7d725f", v=(0, 0, 1, .5)), INK, 2.4)
    shoulders(p, ("#4f7a58", "#2d5038", "#14281b"), .9, 8)
    h.neck(27, 104)
    # square neck of gold brocade and a fine chemise
    p.path("M200 286C214 304 232 312 252 312C274 312 292 302 306 284L316 322C280 340 226 340 190 324Z", p.lin("#fffaf0", "#e3d8c4", "#b7a98f"), INK, 2)
    p.path("M214 300l-6 26M232 310l-3 26M252 312v26M272 310l4 26M292 300l8 26", "none", "#8d7d66", 1.4, .6)
    p.path("M196 284L184 322C226 342 282 342 322 320L308 282L324 286L340 330C286 358 216 358 166 332L182 290Z", p.lin("#f1cf74", "#b9832c", "#6d4a12"), INK, 2.2)
    p.path("M182 322q8 -8 12 2t12 4q8 -6 14 2t14 2q8 -8 16 0t16 -2q6 -8 14 -2t12 -4q8 -8 14 -4", "none", "#6d3a0e", 1.8, .8)
    for q in ([(204, 356), (196, 374), (196, 394)], [(300, 354), (310, 374), (310, 394)], [(252, 360), (254, 376), (252, 394)]):
        p.brush(q, 1, 5, 2, "#0e1e14", .6)
    # jewelled cross
    p.path("M216 284C226 306 240 316 252 320C266 316 280 304 290 282", "none", INK, 4)
    p.path("M216 284C226 306 240 316 252 320C266 316 280 304 290 282", "none", "#f1cf74", 2)
    p.path("M247 320h11v14h13v11h-13v24h-11v-24h-13v-11h13Z", p.gold(), INK, 2)
    for x, y, cc in ((252.5, 339, "#a3221a"), (252.5, 357, "#1f4e79"), (240, 339, "#1c653e"), (265, 339, "#1c653e"), (252.5, 326, "#1f4e79")):
        bead(p, x, y, 3.6, (mix(cc, "#ffffff", .6), cc, mix(cc, INK, .5)), INK, 1)
    h.base(ears=())
    h.nose(9.8, bump=1.4, tip=73, line=.55)
    h.mouth(13.5, 1.12, smile=.35, col="#b4544c")
    h.eyes(gaze=(-.5, .1), open=.98, iris="#4a7f78", size=11.6, bags=.1, lash=.8, tilt=.8, lid=1.25)
    h.brows("#8a5028", 2.8, 3.4, n=0, y=-3, op=.8)
    c = ("#4a240f", "#7f4420", "#b06c38", "#e0a868")
    h.hair([(-51, 14, 6), (-47, -10, 26), (-44, -34, 36), (-26, -54, 47), (0, -64, 55), (24, -54, 48), (42, -36, 36), (47, -10, 26), (51, 18, 6)], c, 18, 22, 3, 2, bow=.1, n=44)
    p.brush(h.many((0, -64, 55), (2, -80, 34)), .6, 1.8, .6, c[0], .9)
    # veil in front: over the hair, framing the face
    a = h.many((-56, 50, -8), (-52, 20, 8), (-50, -14, 20), (-44, -46, 30), (-24, -68, 40), (2, -75, 46), (28, -68, 38), (46, -46, 24), (53, -12, 8), (58, 24, -6), (62, 56, -14))
    o = [(180, 232), (186, 176), (190, 130), (216, 98), (258, 86), (302, 98), (324, 130), (330, 176), (340, 236)]
    p.path(spline(a) + spline(o[::-1], start="L") + "Z", p.lin("#fffdf6", "#f0e7d6", "#b8ab94", v=(0, 0, 1, .4)), INK, 2.2)
    p.line([lerp(q, r, .12) for q, r in zip(a, [along(o, i / 10) for i in range(11)])], "#c9a34e", 2, .9)
    for k in (.4, .7):
        p.brush([lerp(along(a, t), along(o, t), k) for t in (.02, .2, .38)], .5, 3, .5, "#8d8069", .5)
        p.brush([lerp(along(a, t), along(o, t), k) for t in (.6, .8, .98)], .5, 3.4, .5, "#6f6350", .55)
    x, y = h.at(0, -74, 30)
    crown(p, x + 6, y, 46, 36, ("#a3221a", "#1c653e"), 5, -1)
    oval_close(p)
    return p


def maurice_of_nassau():
    p = Pic(34)
    ground(p, "#5e3d1a")
    oval_open(p, "#a59a7c", "#2f2a22")
    # Mauritsstad: flat river land, a mill, high Dutch clouds
    for x, y, rx, ry in ((130, 110, 48, 22), (370, 90, 52, 26), (356, 130, 40, 16), (150, 150, 40, 14)):
        p.dab(x, y, rx, ry, "#f0e8d4", .5)
    p.path("M90 270C180 258 320 262 414 254V384H90Z", p.lin("#6e7350", "#363a26", v=(0, 0, 0, 1)))
    p.path("M120 266L126 226H144L150 266ZM135 230L112 204M135 230L160 208M135 230L118 256M135 230L156 252", "#4a3826", INK, 1.8, .9)
    c = ("#241309", "#4b2a15", "#7a4c2b", "#b58352")
    h = Head(p, 254, 166, .94, yaw=-16, roll=1, skin="fair", temple=52, cheek=51, jaw=43, chin=21, low=79)
    h.lock([(196, 120), (178, 170), (182, 220), (170, 262), (188, 288)], [(232, 120), (228, 180), (228, 220), (226, 256), (222, 278)], c, 22)
    h.lock([(306, 120), (320, 170), (322, 214), (334, 250), (322, 280)], [(272, 120), (280, 180), (284, 220), (290, 250), (292, 272)], c, 20)
    # breastplate: dark steel with gilt edges
    shoulders(p, ("#aab4bb", "#5e6a74", "#20272e"), 1.02, 4)
    p.brush([(170, 320), (150, 350), (150, 390)], 2, 14, 3, "#eef4f6", .55)
    p.brush([(262, 330), (266, 360), (262, 392)], 2, 4, 3, "#12171c", .8)
    p.brush([(250, 330), (252, 360), (250, 392)], 1, 5, 2, "#e2eaee", .5)
    for sd in (-1, 1):
        x = 252 + sd * 108
        p.path(f"M{x - sd * 20} 300C{x + sd * 20} 304 {x + sd * 44} 330 {x + sd * 48} 372C{x + sd * 20} 350 {x - sd * 10} 350 {x - sd * 26} 360C{x - sd * 30} 330 {x - sd * 28} 312 {x - sd * 20} 300Z", p.lin("#c5ced4", "#66727c", "#222a31"), INK, 2.4)
        for k in (0, 13):
            p.path(f"M{x - sd * 24} {340 - k}C{x} {334 - k} {x + sd * 28} {340 - k} {x + sd * 44} {362 - k}", "none", "#e8bd55", 2, .9)
    # orange sash
    p.path("M148 308L184 296C230 330 290 362 344 384L330 402H250C206 374 170 344 148 308Z", p.lin("#f7b25a", "#e0822a", "#8f4712"), INK, 2.2)
    for q in ([(158, 312), (220, 352), (300, 392)], [(174, 304), (240, 344), (330, 388)]):
        p.brush(q, .6, 4, 1, "#7a3a0c", .5, k=4)
    h.neck(30, 104)
    # wide lace collar
    p.path("M214 264C190 272 166 284 150 302q6 9 14 4q3 11 14 7q3 11 15 6q5 10 15 4q6 9 15 2L250 306L282 325q9 7 15 -2q10 6 15 -4q12 5 15 -6q11 4 14 -7q9 5 13 -5C336 284 312 272 292 264C270 286 236 286 214 264Z", p.lin("#fffcf4", "#efe5d2", "#b3a58c"), INK, 2)
    p.raw('<path d="M162 298q30 20 66 20M166 290q30 20 64 22M342 298q-30 20 -66 20M338 290q-30 20 -64 22" fill="none" stroke="#8d7d66" stroke-width="1.6" stroke-dasharray="1 4"/>')
    p.path("M250 306l-7 16 -6 18m13 -34l8 16 7 16", "none", "#fffaf0", 2.4)
    p.ell(236, 342, 4, 6, "#fffaf0", INK, 1.2)
    p.ell(266, 340, 4, 6, "#fffaf0", INK, 1.2)
    h.base(ears=())
    h.age(.3)
    h.nose(11.4, bump=3, tip=76)
    h.mouth(15, 1, smile=.15)
    h.eyes(gaze=(.6, -.05), open=.9, iris="#3f5f70", size=10.4, bags=.32)
    h.brows("#2f1b0e", 3.8, 3)
    h.moustache(c, 21, 5, 7, 3)
    p.path(spline(h.many((-8, 59, 58), (-9, 68, 57), (-5, 80, 54), (0, 95, 52), (6, 80, 54), (9, 68, 57), (8, 59, 58)), True), p.lin(c[2], c[1], c[0]), c[0], 1.2)
    p.flow(h.many((-7, 60, 58), (7, 60, 58)), h.many((-2, 92, 52), (3, 92, 52)), 12, [c[0], c[2]], 1.4, op=.8)
    h.hair([(-52, 24, 6), (-49, -4, 22), (-46, -30, 32), (-32, -54, 44), (-10, -62, 54), (6, -58, 55), (26, -54, 48), (42, -36, 36), (47, -8, 24), (50, 20, 6)], c, 30, 26, 10, 10, 3, n=60, bow=-.2)
    for q in ([(204, 130), (188, 176), (192, 216), (182, 258)], [(216, 128), (204, 180), (208, 226), (202, 272)], [(306, 130), (314, 180), (314, 222), (324, 262)]):
        p.line(q, c[3], 1.8, .6)
    oval_close(p)
    return p


def napoleon():
    p = Pic(35)
    ground(p, "#4a2c5a")
    oval_open(p, "#a39a86", "#363039")
    for x, y, rx, ry in ((126, 180, 50, 30), (384, 170, 46, 34), (366, 230, 60, 24), (140, 240, 56, 22)):
        p.dab(x, y, rx, ry, "#e6dcc4", .38)
    h = Head(p, 252, 180, .95, yaw=15, roll=0, skin="pale", temple=53, cheek=54, jaw=49, chin=27, low=75)
    c = HAIR["brown"]
    shoulders(p, ("#3f6b4c", "#24452f", "#0f2217"), 1.04, 2)
    h.neck(34, 100)
    # colonel of the Chasseurs: green coat, white facings, red collar
    p.path("M206 290L160 314L176 392H330L344 312L298 288C280 310 226 310 206 290Z", p.lin("#fffcf4", "#ece2ce", "#b3a68e"), INK, 2.4)
    p.path("M250 304V392", "none", INK, 2)
    for q in ([(206, 310), (196, 350), (200, 392)], [(300, 310), (308, 350), (304, 392)], [(228, 320), (226, 350), (230, 392)]):
        p.brush(q, .8, 4, 1, "#7d705c", .45)
    for y in (320, 344, 368):
        button(p, 184 + (y - 320) * .1, y, 4.4)
        button(p, 322 - (y - 320) * .1, y, 4.4)
        button(p, 250, y + 6, 3.4)
    p.path("M210 276C190 282 168 296 158 314L182 306L212 296Z", "#24452f", INK, 1.6)
    high_collar(p, ("#c9402f", "#8c1c13"), False, 252, 256, 300, 45, 12)
    stock(p, ("#3a3438", "#211d20", "#0f0d0f"), 252, 252, False, 36)
    p.path("M236 296Q252 306 270 294L266 318Q252 326 240 318Z", "#fffaf0", INK, 1.8)
    epaulette(p, 144, 306, -1, 1, -14)
    epaulette(p, 362, 306, 1, 1, 14)
    # red riband and stars of the Legion of Honour
    p.path("M296 292L318 284C290 330 240 372 200 398H166C220 364 270 326 296 292Z", p.lin("#d8483a", "#9c231a", "#5d110c"), INK, 2)
    order_star(p, 204, 352, 17, "#fffaf0", 5, p.lin("#fffcf4", "#cfc6b4"))
    h.base(ears=(1,))
    h.age(.3, brow=.15)
    h.nose(11, bump=2, tip=76)
    h.mouth(13.8, .95)
    h.eyes(gaze=(-.55, .1), open=.86, iris="#4f6a7c", size=10.4, bags=.3)
    h.brows("#2a190e", 3.8, 2)
    h.stubble(.12)
    # straight hair under the hat: a lock on the brow
    h.sides(-1, c, -52, 4, 3, 12)
    h.sides(1, c, -52, 16, 4, 16)
    for q in (((-28, -40, 46), (-20, -30, 52), (-10, -21, 56)), ((-12, -40, 54), (-6, -30, 57), (0, -25, 58)), ((-40, -40, 36), (-36, -27, 42), (-28, -19, 48))):
        p.brush(h.many(*q), 5, 6, .4, c[1])
        p.brush(h.many(*q), .8, 1.6, .4, c[2])
    p.brush(h.many((-47, -28, 28), (-16, -33, 54), (20, -33, 52), (47, -26, 28)), 2, 11, 2, h.deep, .45)
    # the hat, worn across
    p.group('transform="translate(0 17)"')
    p.path("M116 150C120 108 176 60 252 56C330 58 384 106 390 146C392 158 384 162 376 156C340 134 300 124 254 124C206 124 166 136 132 160C122 164 114 160 116 150Z", p.lin("#4f4a4c", "#282527", "#100e10"), INK, 2.8)
    p.path("M128 152C160 128 206 116 254 116C300 116 344 128 380 150", "none", "#0c0a0c", 3, .9)
    p.path("M132 132C158 96 206 70 252 68", "none", "#8f898a", 3, .55)
    p.path("M246 120L252 82L262 82L258 120", "none", "#1a1718", 4)
    for r, cc in ((13, "#a3221a"), (9, "#fffaf0"), (5, "#1f4e79")):
        p.ell(256, 84, r, r, cc, INK, 1.4)
    p.end()
    oval_close(p)
    return p


def victoria():
    p = Pic(36)
    ground(p, "#4a3464")
    oval_open(p, "#9a8f94", "#2e2836")
    p.path("M414 16H350C366 80 344 150 362 220C372 270 368 330 390 384H414Z", p.lin("#7c2f3c", "#4f1722", "#2a0a10"), op=.95)
    p.brush([(384, 20), (378, 120), (392, 230), (398, 340)], 1, 7, 2, "#c2707c", .4)
    c = ("#22130a", "#432817", "#6d4729", "#a97c50")
    h = Head(p, 250, 186, 1.05, yaw=-10, roll=1, skin="pale", temple=51, cheek=58, jaw=52, chin=22, low=69, brow_y=-24, nose_y=27, mouth_y=43).soften(.5, "#dd7a70")
    # veil behind
    p.path("M246 78C290 74 322 100 326 150C330 210 348 270 362 320L330 392H178L140 320C158 270 172 220 176 160C180 110 206 80 246 78Z", p.lin("#fffdf8", "#efe8dc", "#b9ae9f", v=(0, 0, 1, .4)), op=.82)
    p.path("M326 150C330 210 348 270 362 320M176 160C172 220 158 270 140 320", "none", "#8d8274", 2, .8)
    for q in ([(320, 180), (330, 250), (348, 320)], [(312, 220), (318, 270), (330, 320)], [(186, 190), (172, 260), (156, 320)]):
        p.brush(q, .6, 4, .6, "#8d8274", .4)
    bare(p, h, .88, 10)
    h.neck(29, 112)
    # white gown with lace, and the blue riband
    p.path("M126 392C124 360 132 338 150 320C184 342 216 352 250 352C286 352 320 342 354 318C374 338 380 360 380 392Z", p.lin("#fffdf8", "#ece3d4", "#aca08c", v=(0, 0, 1, .4)), INK, 2.4)
    p.path("M150 320q4 12 15 11q4 12 17 9q5 11 18 7q6 10 18 5q7 9 17 3q8 8 17 1q8 8 17 0q8 6 16 -2q10 4 16 -5q10 2 16 -8q10 0 15 -9q9 -1 12 -10", "none", INK, 1.8)
    p.path("M156 328q40 28 94 30q56 -2 98 -32", "none", "#9a8d7a", 1.4, .6, 'stroke-dasharray="1 5"')
    p.path("M332 300L356 316C320 352 270 384 232 402H184C240 376 292 342 332 300Z", p.lin("#6fa8dc", "#2f6aa8", "#173a63"), INK, 2.2)
    p.path("M340 304C300 344 250 376 206 400", "none", "#cfe6f8", 2, .7)
    order_star(p, 176, 362, 18, "#a3221a", 8, p.lin("#fffcf4", "#cfc6b4"))
    h.base(ears=(-1,))
    h.nose(9.8, bump=2, tip=73, drop=1.5, line=.5)
    h.mouth(12.5, 1.12, smile=.2, col="#bb5a54")
    h.eyes(gaze=(.4, 0), open=1.16, iris="#4a78a3", size=12.2, bags=.12, lash=.7, lid=1.15)
    h.brows("#5a3a20", 3, 3, n=0, y=-3, op=.8)
    # parted in the middle, smooth over the ears into a braided knot
    h.hair([(-53, 18, 0), (-49, -2, 20), (-45, -26, 34), (-26, -52, 47), (0, -64, 55), (26, -52, 47), (44, -28, 34), (49, -4, 20), (52, 14, 4)], c, 22, 18, 5, 3, bow=-.04, n=54)
    p.brush(h.many((0, -64, 55), (-2, -82, 30), (-4, -92, -4)), .6, 1.8, .6, h.mid, .8)
    for sd in (-1, 1):
        p.brush(h.many((sd * 4, -64, 54), (sd * 30, -54, 42), (sd * 49, -22, 18), (sd * 53, 8, -2)), .6, 3, .6, c[2], .8)
        p.brush(h.many((sd * 8, -72, 48), (sd * 36, -58, 30), (sd * 53, -22, 2)), .6, 2.4, .6, c[3 if sd < 0 else 0], .7)
    # a small diamond crown
    x, y = h.at(0, -82, 16)
    crown(p, x - 2, y, 36, 32, ("#1f4e79", "#8fc4e0", "#9826a3"), 5, 2, ("#f6f0e6", "#cfc4d8", "#8a7f9c"))
    e = h.edge(24, -1, 2)
    p.path(f"M{pt(e)}v5", "none", "#d9a53a", 2)
    bead(p, e[0], e[1] + 10, 5, PEARL, INK, 1.2)
    pearls(p, [(214, 270), (228, 296), (250, 306), (274, 296), (288, 268)], 15, 4)
    bead(p, 250, 317, 6, ("#cfe6f8", "#2f6aa8", "#12304f"), INK, 1.4)
    oval_close(p)
    return p


def tibirica():
    p = Pic(37)
    ground(p, "#2c4a30")
    oval_open(p, "#98a06a", "#1d2a1c")
    # the plateau of Piratininga and its forest
    p.path("M90 250C130 226 170 232 200 244C250 226 330 222 414 244V384H90Z", p.lin("#4c6a46", "#20331f", v=(0, 0, 0, 1)))
    p.path("M90 280q16 -20 32 -4q10 -22 32 -8q16 -16 34 2l10 110H90ZM330 270q16 -22 34 -6q14 -20 50 -4V384H324Z", p.lin("#38563a", "#182818", v=(0, 0, 0, 1)), op=.9)
    h = Head(p, 250, 182, .95, yaw=15, roll=-1, skin="bronze", temple=52, cheek=53, jaw=45, chin=24, low=80)
    c = ("#1b1613", "#3a332e", "#6d655d", "#b5ada2")
    # upright feathers of the crown: macaw and parrot
    cols = (("#2f7a46", "#7fbf5a", "#123a1f"), ("#f0c13a", "#fbe58f", "#8f6418"), ("#2f7a46", "#a8d468", "#123a1f"))
    for i in range(11):
        t = i / 10
        a = -142 + t * 104
        x, y = 258 + 50 * math.cos(math.radians(a)) * 1.05, 150 + 36 * math.sin(math.radians(a))
        feather(p, x, y, (70 if i % 2 else 92), a, cols[i % 3], .3, .02, 1.6)
    h.lock([(206, 150), (192, 204), (194, 244), (206, 268)], [(236, 150), (234, 204), (236, 240), (234, 264)], c, 18)
    h.lock([(306, 150), (322, 202), (320, 244), (304, 272)], [(270, 150), (276, 200), (282, 236), (284, 262)], c, 20)
    bare(p, h, 1.02, 6)
    h.neck(34, 114)
    # a cape of cotton and jaguar skin over one shoulder
    p.path("M288 286C330 288 380 306 398 350L404 396H300C296 356 286 320 270 300Z", p.lin("#e6b45c", "#b87a2c", "#6b3f12"), INK, 2.4)
    spots = ""
    for x, y, r in ((308, 306, 7), (334, 308, 8), (360, 326, 8), (318, 332, 8), (344, 346, 9), (374, 352, 8), (316, 360, 8), (340, 376, 8), (368, 380, 8), (300, 324, 5), (388, 376, 6)):
        spots += f"M{x - r} {y}q0 {-r} {r} {-r}M{x + r} {y - 2}q1 {r} {-r * .6} {r}M{x - r * .8} {y + 3}q2 4 5 4"
    p.path(spots, "none", "#3a200c", 3.6, .9)
    # necklaces: seeds, and the cross of his baptism as Martim Afonso
    pts = [(208, 276), (226, 304), (250, 316), (276, 304), (296, 274)]
    for i in range(15):
        x, y = along(pts, i / 14)
        bead(p, x, y, 5, (("#e8604a", "#a3221a", "#4a0d09"), ("#6a5a4c", "#2a201a", "#100c09"))[i % 2])
    p.path("M216 288L250 346L286 288", "none", "#7a5a30", 2.2)
    p.path("M246 340h9v11h11v8h-11v22h-9v-22h-11v-8h11Z", p.lin("#c99a5a", "#84552a", "#4d2c10"), INK, 1.8)
    h.base(ears=(1,))
    h.age(.75, brow=.6, crow=.6)
    h.nose(13.4, bump=3, tip=75)
    h.mouth(17.5, .9)
    h.eyes(gaze=(-.6, 0), open=.76, iris="#1f1109", size=10.6, tilt=1.4, bags=.7, lid=.8)
    h.brows("#3a332e", 3.6, 1.4)
    # a stone plug under the lip; genipapo lines
    bead(p, *h.at(0, 65, 57), 5, ("#cfe6c4", "#5f9a6c", "#244a30"), INK, 1.6)
    for sd in (-1, 1):
        for k in (0, 7):
            p.brush(h.many((sd * 46, 26 + k, 22), (sd * 32, 32 + k, 38), (sd * 23, 40 + k, 44)), 1, 2.6, .8, "#141a20", .7, k=4)
    h.hair([(-51, 22, 6), (-49, -4, 20), (-47, -30, 28), (-34, -48, 44), (-12, -51, 54), (12, -51, 54), (34, -48, 44), (47, -30, 28), (50, -4, 18), (52, 20, 4)], c, 26, 26, 6, 2, bow=.02, n=44)
    a = h.many((-52, -48, 8), (-42, -62, 34), (-14, -67, 52), (16, -67, 52), (44, -61, 32), (56, -46, 2))
    b = [(x, y - 13) for x, y in a]
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin("#d8452f", "#9c2418", "#57110a", v=(0, 0, 1, 0)), INK, 2)
    p.line([lerp(q, r, .3) for q, r in zip(a, b)], "#f0c13a", 2)
    p.line([lerp(q, r, .72) for q, r in zip(a, b)], "#f0c13a", 2)
    # his staff
    p.path("M136 396L152 120L160 120L148 396Z", p.lin("#8a5f32", "#5a3a1c", "#2f1c0c", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M150 152l14 2M149 164l14 2M148 176l14 2", "none", "#d8452f", 3.4)
    feather(p, 156, 126, 52, -112, cols[1], .3, .02)
    feather(p, 156, 126, 52, -66, cols[0], .3, .02)
    feather(p, 156, 124, 62, -90, ("#d8452f", "#f2a03c", "#57110a"), .3, .02)
    oval_close(p)
    return p


def pedro_i():
    p = Pic(38)
    ground(p, "#2c5238")
    oval_open(p, "#a08c5c", "#2d2417")
    # evening over the Ipiranga
    p.path("M90 250C150 236 200 244 252 246S360 232 414 244V384H90Z", p.lin("#6b6a3c", "#2f321c", v=(0, 0, 0, 1)))
    for x, y, rx, ry in ((350, 120, 60, 16), (366, 150, 44, 12), (140, 170, 44, 12)):
        p.dab(x, y, rx, ry, "#f3cf8c", .45)
    h = Head(p, 252, 164, .96, yaw=-17, roll=-1, skin="fair", temple=51, cheek=51, jaw=44, chin=23, low=78)
    c = ("#140c07", "#2f1d10", "#5a3b22", "#94683f")
    shoulders(p, ("#2f4a7c", "#1b2d54", "#0b142b"), 1.04, 2)
    h.neck(33, 104)
    p.path("M206 296L150 318L172 396H336L356 316L298 294C276 316 228 316 206 296Z", p.lin("#34507f", "#1b2d54", "#0d1831"), INK, 2.2)
    for i in range(4):
        y, k = 318 + i * 21, i * 3
        for sd in (-1, 1):
            p.path(f"M{252 + sd * 8} {y}L{252 + sd * (74 - k)} {y - 8}", "none", INK, 9)
            p.path(f"M{252 + sd * 8} {y}L{252 + sd * (74 - k)} {y - 8}", "none", "#d9a53a", 6)
            p.path(f"M{252 + sd * 8} {y - 1.5}L{252 + sd * (74 - k)} {y - 9.5}", "none", "#fff0b8", 1.6, .8)
            button(p, 252 + sd * (76 - k), y - 8, 4.4)
    p.path("M252 304V396", "none", INK, 2)
    high_collar(p, ("#c9402f", "#7c1a12"), True, 252, 248, 300, 47, 10)
    p.path("M238 262Q252 276 268 260L264 286Q252 296 242 288Z", p.lin("#fffaf0", "#cfc2aa"), INK, 1.8)
    # sash of green and yellow
    p.path("M332 290L366 302C330 344 280 380 240 402H176C236 376 296 338 332 290Z", p.lin("#3f9a5c", "#1c653e", "#0e3820"), INK, 2.2)
    p.path("M352 297C310 342 262 374 214 400", "none", "#f0c13a", 9)
    p.path("M349 294C306 340 258 372 208 398", "none", "#fbe58f", 1.8, .8)
    epaulette(p, 142, 306, -1, 1.06, -16)
    epaulette(p, 366, 306, 1, 1.06, 16)
    order_star(p, 182, 366, 18, "#1c653e", 5)
    h.base(ears=(-1,))
    h.age(.22)
    h.nose(11.4, bump=2, tip=75)
    h.mouth(15.5, 1, smile=.1)
    h.eyes(gaze=(.6, -.15), open=.95, iris="#33200f", size=10.8, bags=.2)
    h.brows("#1c1009", 5, 2.8)
    h.stubble(.16)
    h.chops(-1, c, -8, 52, 27, 5, 26, 2)
    h.chops(1, c, -6, 52, 29, 4, 14, 2)
    h.moustache(c, 20, 6, 2, 5)
    # dark curls tumbling on the brow
    h.hair([(-51, 2, 6), (-47, -20, 24), (-42, -40, 36), (-28, -50, 46), (-8, -52, 55), (10, -48, 56), (28, -50, 48), (40, -40, 38), (46, -20, 28), (48, 0, 14)], c, 6, 2, 9, 13, 4, n=24, bow=-.3)
    for k, (x, y, z, q) in enumerate(((-38, -46, 36, 9), (-24, -54, 46, 10), (-8, -50, 54, 10), (8, -46, 57, 9), (24, -52, 50, 10), (38, -46, 40, 9), (-46, -28, 24, 8), (46, -30, 28, 7), (-30, -70, 36, 11), (-8, -72, 46, 11), (16, -70, 46, 11),
                                      (36, -66, 32, 10), (-46, -56, 14, 10), (-18, -90, 10, 11), (10, -92, 14, 11), (-50, -8, 8, 7))):
        x, y = h.at(x, y, z)
        s = 1 if k % 2 else -1
        p.path(f"M{x - s * q:.1f} {y - q * .3:.1f}C{x - s * q:.1f} {y - q * 1.2:.1f} {x + s * q:.1f} {y - q * 1.2:.1f} {x + s * q:.1f} {y:.1f}C{x + s * q:.1f} {y + q:.1f} {x - s * q * .4:.1f} {y + q:.1f} {x - s * q * .4:.1f} {y + q * .2:.1f}", c[1], c[0], 2.2)
        p.path(f"M{x - s * q * .7:.1f} {y - q * .4:.1f}q{s * q * .6:.1f} {-q * .5:.1f} {s * q * 1.2:.1f} {q * .1:.1f}", "none", c[3], 1.7, .8)
    oval_close(p)
    return p


def oba_ii():
    p = Pic(39)
    ground(p, "#3c4a26")
    oval_open(p, "#b59a6a", "#3a2b1c")
    # a street of Rio: arches and a lamp in the evening
    p.path("M90 130H190V384H90ZM330 120H414V384H330Z", p.lin("#c49a66", "#7c5a38", v=(0, 0, 0, 1)), op=.55)
    p.path("M108 250V196A18 18 0 0 1 144 196V250ZM156 250V196A16 16 0 0 1 188 196V250ZM346 250V190A18 18 0 0 1 382 190V250Z", "#3a2a1e", op=.6)
    h = Head(p, 250, 192, .92, yaw=-15, roll=1, skin="deep", temple=51, cheek=51, jaw=44, chin=23, low=80)
    c = ("#0b0807", "#1d1714", "#453b35", "#8a7e74")
    shoulders(p, ("#34507f", "#1b2d54", "#0a1228"), 1.02, 10)
    h.neck(31, 96)
    # blue tailcoat with gold lace, white waistcoat
    p.path("M222 308C226 340 232 370 234 396H272C272 370 280 336 286 306Z", p.lin("#fffcf4", "#d8ccb4"), INK, 2)
    for sd, cc in ((-1, ("#3d5c92", "#22386a", "#101d3b")), (1, ("#2a4372", "#172850", "#0a1228"))):
        p.path(f"M{252 + sd * 34} 296L{252 + sd * 84} 314L{252 + sd * 60} 346L{252 + sd * 30} 398H{252 + sd * 14}C{252 + sd * 18} 360 {252 + sd * 24} 328 {252 + sd * 34} 296Z", p.lin(*cc), INK, 2.2)
        leafwork(p, [(252 + sd * 46, 312), (252 + sd * 40, 346), (252 + sd * 24, 392)], 5, 7)
    high_collar(p, ("#34507f", "#1b2d54"), True, 252, 272, 312, 43, 12)
    p.path("M240 290Q252 300 266 288L268 308Q252 318 238 308Z", p.lin("#fffaf0", "#cfc2aa"), INK, 1.8)
    p.path("M252 314C242 304 228 306 228 312C230 320 244 322 252 317C262 322 276 320 278 312C276 304 262 304 252 314Z", "#fffaf0", INK, 1.8)
    epaulette(p, 148, 316, -1, .95, -16)
    epaulette(p, 358, 316, 1, .95, 16)
    medal(p, 168, 352, ("#1c653e", "#f1cf74"), 7.5)
    medal(p, 186, 356, ("#1f4e79", "#fff8e7"), 7.5)
    h.base(ears=(-1,))
    h.age(.4, brow=.2)
    h.nose(14.6, bump=0, tip=72)
    h.mouth(16.5, 1.05)
    h.eyes(gaze=(.5, -.15), open=.9, iris="#1a0d07", size=10.6, bags=.3)
    h.brows("#0b0706", 4.2, 2.6)
    h.beard(c, 20, .86, 6, 26, part=.4, n=48)
    h.moustache(c, 23, 8, 2, 5)
    h.sides(-1, c, -44, 6, 5, 14)
    h.sides(1, c, -44, 4, 4, 8)
    for sd in (-1, 1):
        x, y = h.at(sd * 21, -5, 56)
        f = math.cos(h.yaw - sd * .25)
        p.ell(x, y, 14 * f, 12, "#fff6df", op=.1)
        p.ell(x, y, 14 * f, 12, "none", "#120b06", 3.2)
        p.ell(x, y, 14 * f, 12, "none", "#f0cc70", 1.8)
    a, b = h.at(-7, -8, 60), h.at(7, -8, 60)
    for w, cc in ((3.4, "#120b06"), (1.8, "#f0cc70")):
        p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", cc, w)
    q = h.at(34, -3, 44)
    p.path(f"M{pt(q)}C{num(q[0] + 14)} {num(q[1] + 60)} 306 300 280 340", "none", "#e8bd55", 1.6)
    # tall silk hat with the three plumes of the prince
    p.brush(h.many((-46, -36, 28), (-16, -44, 54), (20, -44, 52), (46, -36, 28)), 2, 12, 2, h.deep, .6)
    for k, (x, a) in enumerate(((294, -62), (286, -82), (300, -42))):
        feather(p, x, 116, 92, a, (("#1c653e", "#5fae6a", "#0e3820"), ("#f0c13a", "#fbe58f", "#8f6418"), ("#fffaf0", "#ffffff", "#a5967d"))[k], .34, .16)
    p.path("M206 146C200 110 198 76 194 50C220 36 282 34 308 48C306 76 304 112 304 142C280 156 230 158 206 146Z", p.lin("#5a5557", "#242123", "#3a3638", "#0f0d0e", v=(0, 0, 1, .1)), INK, 2.6)
    p.path("M206 146C230 158 280 156 304 142L304 126C278 138 230 140 204 130Z", p.lin("#3a3638", "#141213", v=(0, 0, 1, 0)), INK, 1.8)
    p.path("M214 56C216 84 220 108 222 126", "none", "#b5aeb0", 5, .5)
    p.path("M176 146C180 134 200 136 206 142C232 156 280 154 304 140C314 134 330 132 336 140C334 156 300 168 254 168C210 168 178 160 176 146Z", p.lin("#4d484a", "#1d1a1b", "#0e0c0d"), INK, 2.4)
    p.path("M184 148C206 162 300 162 328 144", "none", "#9a9496", 1.8, .6)
    p.ell(292, 124, 9, 9, p.gold(), INK, 1.8)
    p.ell(292, 124, 4.5, 4.5, "#1c653e", INK, 1)
    oval_close(p)
    return p


PAINTINGS = (maria_quiteria, camarao, arariboia, duque_de_caxias, dona_isabel, dona_leopoldina, machado_de_assis, jose_bonifacio, padre_anchieta, maua, reboucas,
             herb_vendor)
MONARCHS = (afonso_henriques, manuel_i, isabella_i, maurice_of_nassau, napoleon, victoria, tibirica, pedro_i, pedro_ii, oba_ii)


def main(ids):
    for folder, people in (("paintings", PAINTINGS), ("monarchs", MONARCHS)):
        out = ROOT / folder
        out.mkdir(exist_ok=True)
        for make in people:
            if not ids or make.__name__ in ids:
                (out / f"{make.__name__}.svg").write_text(make().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
