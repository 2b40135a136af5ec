# ruff: noqa: B905, E731, RUF005, RUF007 - drawing data: long lines of coordinates and one-line helpers
"""Draws a head turned by some degrees: skin, eyes, nose, mouth, hair, beard; its features are points in space."""

import math

from art.tools.portrait.svg_paths import INK, along, lerp, mix, spline

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
        """Makes the skin younger: paler shades, redder cheeks; returns the head."""
        self.deep, self.shade = mix(self.deep, self.shade, t), mix(self.shade, self.mid, t * .7)
        self.blush = blush
        return self

    def xy(self, x, y):
        """Converts a point relative to the head to a point of the picture, with the head's scale and tilt."""
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
        """Returns a point on the head's outline at height y, moved outwards by out."""
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
        """Draws the ears on the given sides and the shape of the head with its large light and shade, without features
        and hair."""
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
        """Returns the outer outline of the hair as points from left to right, over the crown."""
        r = self.p.rng
        left = [yl] + [y for y in (-12, -32, -52, -68, -80) if y < yl]
        right = [y for y in (-80, -68, -52, -32, -12) if y < yr] + [yr]
        sx = math.sin(self.yaw) * 15
        k = lambda y: out * (.45 + .55 * min(1, max(0, (14 - y) / 50))) + (r.uniform(-wave, wave) if wave else 0)
        pts = [self.edge(y, -1, k(y)) for y in left]
        pts += [self.xy(sx - 18, -88 - top * .9), self.xy(sx + 2, -92 - top), self.xy(sx + 22, -88 - top * .9)]
        return pts + [self.edge(y, 1, k(y)) for y in right]

    def hair(self, line, cols, yl=8, yr=8, out=7., top=10., wave=0., n=48, w=2.1, bow=.12, strands=True):
        """Draws a head of hair between its outline and the hairline (points in space, left to right), and returns both.
        cols: dark, mid, light, gleam."""
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
        """Draws a full beard from the sideburns round the jaw; drop is its length under the chin, part splits the
        end."""
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
        """Draws the hair at one side (-1: the viewer's left, 1: right) of a head that is bald or covered on top, from
        y0 down to y1."""
        p = self.p
        o = [self.edge(y0, side, 0)] + [self.edge(lerp((y0,), (y1,), t)[0], side, out * k) for t, k in ((.2, .55), (.45, .95), (.7, 1), (.9, .8))] + [self.edge(y1 + 3, side, 1)]
        i = [self.at(side * 50, y0, 12), self.at(side * 46, y0 + 14, 27), self.at(side * 48, y0 + (y1 - y0) * .5, 22), self.at(side * 46, y1 - 6, 24),
             self.at(side * 50, y1 + 3, 10)]
        d = spline(o) + spline(i[::-1], start="L") + "Z"
        p.path(d, p.lin(cols[2], cols[1], cols[0]) if side < 0 else p.lin(cols[1], cols[0]), cols[0], 1.4, prec=0)
        p.flow(i, o, n, [cols[0], cols[2], cols[3] if side < 0 else cols[1]], w, bow=-side * .2, op=.8, t1=(.7, 1))

    def chops(self, side, cols, y0=0, low=56, reach=26, out=5., n=24, w=1.9):
        """Draws side whiskers down the jaw; reach is how near to the middle they come."""
        p = self.p
        m = (low + y0) / 2
        o = [self.edge(y0, side, 0), self.edge(m - 8, side, out * .7), self.edge(m + 10, side, out), self.edge(low, side, out), self.at(side * reach, low + 11, 42)]
        i = [self.at(side * 49, y0, 12), self.at(side * 43, m - 10, 28), self.at(side * (reach + 9), m + 12, 40), self.at(side * reach, low - 6, 46),
             self.at(side * (reach - 3), low + 6, 46)]
        d = spline(o) + spline(i[::-1], start="L") + "Z"
        p.path(d, p.lin(cols[2], cols[1], cols[0]) if side < 0 else p.lin(cols[1], cols[0]), mix(INK, cols[0], .4), 1.3, prec=0)
        p.flow(i, o, n, [cols[0], cols[2], cols[3] if side < 0 else cols[1]], w, bow=-side * .2, t0=(-.15, .3), t1=(.7, 1.05), op=.8)

    def lock(self, outer, inner, cols, n=20, w=2.2):
        """Draws a fall of hair between two curves given in the plane of the picture."""
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
FULL = [(-51, 8, 8), (-47, -18, 24), (-43, -42, 34), (-31, -58, 43), (-12, -64, 52), (10, -64, 52), (30, -58, 44), (43, -42, 34), (48, -18, 22), (51, 8, 6)]
HIGH = [(-51, 6, 8), (-48, -18, 22), (-45, -44, 28), (-38, -64, 30), (-22, -66, 44), (0, -71, 48), (22, -66, 44), (38, -64, 30), (46, -44, 28), (49, -18, 20), (51, 6, 6)]
