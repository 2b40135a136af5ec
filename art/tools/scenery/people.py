
"""Draws small people and horses in the history scenes."""

from art.tools.figures import TONE, Man, figure, head
from art.tools.hats import feathers
from art.tools.portrait.svg_paths import INK, brush_d, mix, num, num2, spline


def limb(p, pts, w, col, ink=1.5):
    """Draws an arm or a leg along points, from thick to thin, with an ink line."""
    p.path(brush_d(pts, w, w * .92, w * .6), col, INK, ink)


def person(p, x, y, k=1., skin="fair", coat=("#7a5a3c", "#4a3422"), legs=None, hair="#241710", hat=None, look=1, kind="coat", pose="stand", arms=(), skirt=None, **more):
    """Draws a person with the feet at (x, y), at a scale of k. Each arm is a list of points from the shoulder; the arm
    whose elbow is on the side the person looks to is the near one, in front of the body."""
    man = Man(skin=skin, kind=kind, coat=coat if len(coat) > 1 else (*coat, "#f0d9a4"), hair=hair or "#1f1713", hat=hat, kneel=pose == "kneel", skirt=skirt, **more)
    if legs:
        man.legs = legs
    bends = [tuple((u * look, v) for u, v in a[1:3]) for a in arms]
    near = next((b for b in bends if b[0][0] > 0), None)
    far = next((b for b in bends if b[0][0] <= 0), None)
    if len(bends) == 2 and (near is None or far is None):
        near, far = bends
    man.arms = (far or man.arms[0], near or man.arms[1])
    figure(p, x, y, k, look, man)


def horse(p, x, y, k, cols, mane, rider=True, paint="#a3221a", ident=""):
    """Draws a horse at full gallop to the left, its rider low over the mane, lance forward."""
    p.raw(f'<g transform="translate({num(x)} {num(y)})scale({num2(k)})"><g{ident}>')
    g = p.lin(mix(cols[0], "#fff4d8", .2), cols[0], cols[1], v=(0, 0, .4, 1))
    dk = mix(cols[1], INK, .3)
    p.ell(0, 62, 92, 9, "#4a3820", op=.4)
    # far legs
    p.path(spline([(-44, 10), (-66, 22), (-92, 16), (-108, 26), (-104, 32), (-90, 26), (-66, 34), (-38, 26)], True), dk, INK, 2)
    p.path(spline([(52, 8), (70, 26), (92, 30), (112, 48), (118, 44), (98, 22), (78, 10)], True), dk, INK, 2)
    # tail
    p.path(spline([(70, -22), (96, -36), (124, -28), (148, -34), (138, -20), (112, -12), (92, -18), (74, -8)], True), mane, INK, 2)
    # body, neck and head in one line
    p.path(spline([(72, -22), (40, -34), (8, -28), (-22, -36), (-50, -62), (-70, -80), (-78, -94), (-84, -80), (-102, -66), (-124, -46), (-128, -36), (-120, -30), (-104, -36), (-88, -42), (-76, -38), (-66, -18), (-64, 6),
                   (-48, 22), (-20, 28), (16, 22), (40, 18), (60, 20), (76, 6)], True), g, INK, 2.6)
    # near legs
    p.path(spline([(-56, 0), (-78, 18), (-98, 40), (-122, 40), (-128, 48), (-120, 52), (-96, 52), (-74, 36), (-46, 24)], True), g, INK, 2.4)
    p.path(spline([(64, -8), (82, 14), (70, 34), (92, 56), (88, 64), (98, 62), (104, 54), (88, 36), (98, 12), (80, -10)], True), g, INK, 2.4)
    p.path("M-128 40l-3 10 8 4 8 -5M90 56l-5 9 12 1 7 -9", "none", "#1d150e", 6)
    # form: muscle, ribs, jaw
    for q, w in (([(58, -14), (70, 2), (62, 16)], 6), ([(-52, -30), (-56, -8), (-46, 12)], 6), ([(-40, 18), (0, 22), (40, 12)], 7)):
        p.brush(q, 1, w, 1, dk, .4)
    p.brush([(20, -26), (46, -28), (66, -18)], 1, 5, 1, "#fff4d8", .4)
    p.brush([(-60, -58), (-46, -40), (-34, -30)], 1, 4, 1, "#fff4d8", .35)
    p.brush([(-88, -44), (-94, -54), (-86, -66)], .5, 2, .5, dk, .7)
    p.ell(-92, -66, 3, 2.6, "#140c07")
    p.path("M-122 -38q3 2 5 -1M-124 -32q8 2 14 -4", "none", "#140c07", 2)
    p.path("M-76 -92l-4 -14 -8 12Z", g, INK, 2)
    # mane
    p.path(spline([(-78, -94), (-60, -98), (-44, -84), (-30, -82), (-36, -72), (-14, -66), (-26, -58), (-4, -48), (-20, -42), (-8, -34), (-30, -40), (-54, -66), (-70, -82)], True), mane, INK, 2)
    p.path("M-66 -88q14 -2 22 8M-54 -76q12 0 22 10M-42 -62q12 2 22 12", "none", mix(mane, "#fff4d8", .35), 1.8, .7)
    p.path("M-116 -40L-96 -56M-96 -56L-78 -72M-110 -36C-70 -26 -50 -36 -30 -42", "none", "#7a3a1e", 3)
    if rider:
        li, mi, sh = TONE["bronze"]
        f = p.lin(mix(li, "#fff0c8", .2), mi, sh, v=(0, 0, .7, 1))
        # a jaguar's skin for a saddle; the rider low over the mane, his knee tight on the flank
        p.path(spline([(-18, -36), (12, -36), (46, -32), (54, -6), (40, 4), (16, 0), (-12, -6), (-22, -20)], True), p.lin("#e8b862", "#b07c32", "#6d4818"), INK, 2)
        p.path("M-8 -26q6 -4 8 2M10 -14q6 -4 8 2M28 -24q6 -4 8 2M34 -6q6 -4 8 2M-4 -10q6 -4 8 2M44 -18q5 -4 7 2", "none", "#3f2814", 2.6)
        p.path(brush_d([(-30, -70), (-48, -60), (-58, -54)], 9, 8.4, 6), mix(mi, INK, .2), INK, 2)
        p.path(spline([(34, -34), (30, -56), (12, -84), (-6, -96), (-24, -94), (-30, -80), (-22, -60), (-2, -40), (8, -28), (24, -24)], True), f, INK, 2.4)
        p.brush([(-18, -86), (2, -68), (20, -42)], 1, 6, 1, sh, .5)
        p.path("M-20 -72q10 -4 14 -12M-12 -62q12 -4 18 -14", "none", paint, 3.4)
        p.path(spline([(36, -40), (40, -26), (24, -18), (2, -22), (-2, -34), (8, -42)], True), p.lin(mix(paint, "#fff4d8", .3), paint, mix(paint, INK, .4)), INK, 2)
        p.path("M6 -36q16 6 32 -2M4 -28q16 6 34 0", "none", "#f0c13a", 2)
        p.path(brush_d([(16, -26), (-8, -16), (-20, -6)], 17, 15, 12), f, INK, 2.2)
        p.path(brush_d([(-20, -8), (-8, 10), (6, 28)], 12, 11, 7), f, INK, 2.2)
        p.path("M2 26L12 24L0 38L-14 40Q-14 34 -4 32Z", f, INK, 1.8)
        m = Man(skin="bronze", kind="native", hair="#140f0c", cut="long", hat=feathers((paint, "#f0c13a", "#f4ead2"), 6, 6))
        head(p, lambda u, v: (-20 - u * 2.3 + (v + 60) * .9, -92 + (v + 60) * 2.1), 2.3, 2, m, TONE["bronze"])
        p.path(brush_d([(-12, -90), (6, -66), (-4, -48)], 12, 11, 8), f, INK, 2.2)
        p.path("M70 -26L-176 -66", "none", INK, 5.6)
        p.path("M70 -26L-176 -66", "none", "#b88a4e", 3.2)
        p.path("M-176 -66L-204 -76L-174 -72Z", "#dfe6ea", INK, 1.6)
        p.path("M-166 -64q-2 12 4 16q2 -8 4 -14q2 8 8 12q0 -8 0 -11Z", "#c8301f", INK, 1.3)
        p.ell(-5, -42, 7, 6.4, f, INK, 1.8)
    p.raw("</g></g>")
