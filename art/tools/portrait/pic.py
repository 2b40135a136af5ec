# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""An SVG picture being drawn, with methods for shapes, gradients, brush strokes, soft dabs and shadows."""

import math
import random
import re

from art.tools.portrait.svg_paths import (
    INK,
    H,
    W,
    absolute,
    along,
    brush_d,
    lerp,
    mix,
    num,
    num2,
    pt,
    quantized_opacity,
    small,
    spline,
)


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
        op, w = quantized_opacity(op), round(w * 5) / 5 if w < 6 else w
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
        op = quantized_opacity(op)
        g = self.rad((0, col), (1, col, 0), c=(.5, .5, .5))
        r = f' transform="rotate({num(rot)} {num(x)} {num(y)})"' if rot else ""
        f = (lambda v: num(round(v))) if rx > 7 and ry > 7 else num
        self.out.append(f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{f(rx)}" ry="{f(ry)}" fill="{g}" fill-opacity="{num2(op)}"{r}/>')

    def ell(self, x, y, rx, ry, fill, stroke=None, w=2, op=None, rot=0):
        op, w = quantized_opacity(op), round(w * 5) / 5 if w < 6 else w
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
        """Draws about 0.85 n strands, as of hair, the same number in each of the colours: each goes from a point of curve a
        to the point at the same share of curve b.

        t0 and t1: the ranges from which it is drawn where on that way a strand begins and ends; spread: how far the
        share of b may differ; bow: how much it bends sideways, a number or a function of the share of a."""
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
        """Draws about n small curls at random points of an area, given as a test of a point and a box (x0, y0, x1,
        y1)."""
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
