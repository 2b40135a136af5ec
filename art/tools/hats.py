"""Draws hats and hair on the heads of the scenes' people: p the picture, c maps the head's own units, k the figure's
scale, ink the line's width.

The head looks to the right: its brow is at (3.5, -3), its crown at (-.5, -6), its ear at (-2, 0), its nape at (-4, 2).
"""
import math

from art.tools.figures import at
from art.tools.portrait.svg_paths import INK, mix, spline


def straw(col="#d9b56b", band="#8c1c13", wide=7.6):
    def draw(p, c, k, ink):
        p.path(f"M{at(c(-4, -3.4))}Q{at(c(-4, -8.6))} {at(c(-.4, -8.8))}Q{at(c(3.4, -8.6))} {at(c(3.4, -3.6))}Z", mix(col, "#fff4d8", .15), INK, ink * .8)
        p.path(f"M{at(c(-4, -4.6))}Q{at(c(-.3, -3.6))} {at(c(3.5, -4.8))}", "none", band, 1.5 * k)
        p.path(spline([c(-wide - .5, -2), c(-4, -3.9), c(0, -3.4), c(4, -4.1), c(wide, -3), c(3.4, -1.9), c(-2, -1.7)], True), col, INK, ink * .8)
    return draw


def felt(col="#2e241d", band="#a3221a", plume=None, wide=8.2):
    def draw(p, c, k, ink):
        straw(col, band, wide)(p, c, k, ink)
        if plume:
            p.path(spline([c(1, -5), c(-2, -10), c(-7, -10.6), c(-10, -7), c(-6.4, -8), c(-2.6, -6)], True), plume, INK, ink * .7)
    return draw


def morion(p, c, k, ink):
    p.path(spline([c(-4.4, -2.6), c(-4.2, -6.2), c(-.4, -8.2), c(3.6, -6.2), c(3.8, -2.8)]) + "Z", p.lin("#eef1f2", "#9aa5ad", "#525c65"), INK, ink * .8)
    p.path(spline([c(-4, -6.6), c(-.4, -11), c(3.4, -6.8), c(-.4, -8)], True), p.lin("#dfe5e8", "#6d7881"), INK, ink * .8)
    p.path(spline([c(-8, -4.4), c(-4, -2.2), c(0, -1.9), c(4, -2.6), c(7.4, -5), c(4, -3.6), c(-4, -3.4)], True), p.lin("#eef1f2", "#6d7881"), INK, ink * .8)


def bandana(col="#b5342a"):
    def draw(p, c, k, ink):
        p.path(spline([c(-4.5, -1.4), c(-4.4, -5), c(-.4, -6.9), c(3.2, -5.2), c(3.7, -3), c(0, -3)], True), col, INK, ink * .8)
        p.path(spline([c(-4.3, -1.6), c(-7, .4), c(-6, 2), c(-3.8, -.2)], True), col, INK, ink * .7)
    return draw


def feathers(cols=("#c8301f", "#e9b23a", "#2f7a4a"), n=7, ln=8):
    def draw(p, c, k, ink):
        d = [""] * len(cols)
        for i in range(n):
            a = math.radians(-172 + i * 140 / (n - 1))
            d[i % len(cols)] += f"M{at(c(-.4 + 3.6 * math.cos(a), -3.4 + 3 * math.sin(a)))}L{at(c(-.6 + (4 + ln) * math.cos(a), -3.4 + (3.4 + ln) * math.sin(a)))}"
        p.path("".join(d), "none", INK, 3.5 * k)
        for col, q in zip(cols, d, strict=True):
            p.path(q, "none", col, 2.4 * k)
        p.path(f"M{at(c(-4.4, -2.6))}Q{at(c(0, -4.6))} {at(c(3.8, -3.2))}", "none", INK, 2.4 * k)
        p.path(f"M{at(c(-4.4, -2.6))}Q{at(c(0, -4.6))} {at(c(3.8, -3.2))}", "none", "#f0d9a4", 1.5 * k)
    return draw


def cap(col="#2f4a7a", band="#e3b95c", tall=3.4):
    def draw(p, c, k, ink):
        p.path(f"M{at(c(-4.3, -3))}L{at(c(-3.9, -3.6 - tall))}Q{at(c(-.4, -4.8 - tall))} {at(c(3.2, -3.6 - tall))}L{at(c(3.7, -3.2))}Q{at(c(0, -2))} {at(c(-4.3, -3))}Z", col, INK, ink * .8)
        p.path(f"M{at(c(-4.2, -3.6))}Q{at(c(0, -2.7))} {at(c(3.6, -3.8))}", "none", band, 1.1 * k)
        p.path(spline([c(3.4, -3.4), c(6, -2.2), c(5.4, -1.7), c(2.6, -2.3)], True), "#1d150f", INK, ink * .6)
    return draw


def tophat(col="#241d1a"):
    def draw(p, c, k, ink):
        p.path(f"M{at(c(-3.6, -3.6))}L{at(c(-4, -10.6))}Q{at(c(-.2, -11.6))} {at(c(3.4, -10.8))}L{at(c(3.2, -3.8))}Z", p.lin(mix(col, "#fff4d8", .28), col), INK, ink * .8)
        p.path(spline([c(-6.2, -3.2), c(-.4, -2.8), c(5.8, -3.6), c(5.4, -2.8), c(-.4, -1.9), c(-5.8, -2.4)], True), col, INK, ink * .8)
    return draw


def scarf(col="#f0e6d0"):
    def draw(p, c, k, ink):
        p.path(spline([c(3.2, -4.2), c(.8, -6.8), c(-3.4, -6.2), c(-5.2, -2.4), c(-5, 2), c(-6, 7.6), c(-2, 8.4), c(.6, 6), c(-1.8, 2.6), c(-2.4, -1.6), c(.2, -4)], True), p.lin(mix(col, "#ffffff", .3), col, mix(col, INK, .3)), INK, ink * .8)
    return draw


def turban(col="#f4ead2"):
    def draw(p, c, k, ink):
        p.path(spline([c(-5, -2), c(-4.8, -6), c(-1, -8.6), c(3.2, -7), c(4, -3.4), c(0, -3.2)], True), p.lin(mix(col, "#ffffff", .3), col, mix(col, INK, .3)), INK, ink * .8)
        p.path(f"M{at(c(-4.6, -4.4))}Q{at(c(0, -7))} {at(c(3.4, -6))}M{at(c(-4, -2.6))}Q{at(c(0, -5))} {at(c(3.8, -4.4))}", "none", INK, ink * .6, .5)
    return draw


def tonsure(p, c, k, ink, col="#4a301c"):
    p.path(spline([c(3.4, -2.6), c(1, -4.4), c(-3, -4), c(-4.6, -1.6), c(-3.8, 2), c(-2.5, 1), c(-2, -1.4), c(.6, -3)], True), col, INK, ink * .7)


def shaved(p, c, k, ink):
    """Draws the ring of hair around a shaved crown that gave the Coroados their name."""
    p.path(spline([c(3.6, -2.8), c(.6, -4.6), c(-3, -4), c(-4.7, -1.6), c(-5, 2.6), c(-2.8, 3), c(-2.5, .8), c(-2, -1.6), c(.6, -3.2)], True), "#140f0c", INK, ink * .7)


def hood(col="#5a4632"):
    def draw(p, c, k, ink):
        p.path(spline([c(2.8, -6), c(-1, -7.6), c(-5, -5), c(-5.8, 0), c(-5, 5), c(0, 7), c(-2, 3), c(-2.2, -2), c(.4, -4.6)], True), p.lin(mix(col, "#fff4d8", .2), col, mix(col, INK, .4)), INK, ink * .8)
    return draw


def tricorne(col="#2b2421", edge="#d9b45a"):
    def draw(p, c, k, ink):
        p.path(spline([c(-7.6, -3.6), c(-5.6, -6.4), c(-2.6, -9), c(0, -9.4), c(3, -8.6), c(5, -6.4), c(7.6, -4.6), c(3.4, -3.6), c(-.4, -3.2), c(-4, -3.2)], True), p.lin(mix(col, "#fff4d8", .2), col), INK, ink * .8)
        p.path(f"M{at(c(-7.4, -3.8))}Q{at(c(-3.4, -6.4))} {at(c(.4, -5.4))}Q{at(c(4, -6.6))} {at(c(7.4, -4.8))}", "none", edge, .9 * k)
    return draw


def bicorne(col="#2b2421"):
    def draw(p, c, k, ink):
        p.path(spline([c(-8.4, -2), c(-5.4, -7), c(-.4, -10.4), c(4.6, -7.6), c(7.4, -2.8), c(3.4, -3.8), c(-4, -3.6)], True), p.lin(mix(col, "#fff4d8", .2), col), INK, ink * .8)
        p.ell(*c(1.4, -6.4), 1.2 * k, 1.2 * k, "#c4302a", INK, ink * .5)
    return draw


def crowned(p, c, k, ink):
    p.path(f"M{at(c(-4.4, -3.4))}L{at(c(-5, -9.4))}L{at(c(-2.4, -6.6))}L{at(c(-.4, -10.2))}L{at(c(1.6, -6.6))}L{at(c(4.4, -9.4))}L{at(c(3.8, -3.6))}Q{at(c(-.4, -2.4))} {at(c(-4.4, -3.4))}Z", "#e3b24a", INK, ink * .8)
    p.path(f"M{at(c(-4.2, -4.2))}Q{at(c(-.4, -3.2))} {at(c(3.6, -4.4))}", "none", "#8f6418", .8 * k)


def periwig(col="#efe9dc"):
    """Returns a function that draws a powdered wig: curls over the ear, a queue with its black bow."""
    def draw(p, c, k, ink):
        dark = mix(col, INK, .35)
        p.path(spline([c(-4.2, 1), c(-6.4, 4), c(-6, 8.4), c(-4.2, 8), c(-3.4, 4)], True), col, INK, ink * .7)
        p.path(spline([c(3.6, -3.4), c(2.6, -6), c(-.8, -7.2), c(-4, -5.8), c(-5, -2), c(-4.4, 1.4), c(-2.6, 2.4), c(-2, -.6), c(-1, -2.8), c(1.4, -4)], True), col, INK, ink * .7)
        for v in (-1.6, .8):
            p.ell(*c(-2.8, v), 1.7 * k, 1.1 * k, col, INK, ink * .55)
        p.path(f"M{at(c(2.4, -5))}Q{at(c(-1, -6))} {at(c(-3.4, -3.6))}", "none", dark, ink * .6, .7)
        p.path(f"M{at(c(-4.6, 3))}L{at(c(-7, 1.8))}L{at(c(-6.6, 4.6))}Z", "#1d1613", INK, ink * .5)
    return draw


def tower(col="#efe9dc"):
    """Returns a function that draws a lady's hair, piled high and powdered, with a plume."""
    def draw(p, c, k, ink):
        p.path(spline([c(3.6, -3.2), c(3.4, -8), c(1, -12.4), c(-2.6, -12.4), c(-5, -8), c(-5.2, -2), c(-4.4, 2.6), c(-3, 2.8), c(-2.4, -1), c(-1, -3.4), c(1.4, -4.4)], True), p.lin(mix(col, "#ffffff", .3), col, mix(col, INK, .25)), INK, ink * .8)
        p.ell(*c(-3.6, 2.6), 1.6 * k, 2.2 * k, col, INK, ink * .6)
        p.path(f"M{at(c(2, -7))}Q{at(c(-1, -9))} {at(c(-4, -7))}M{at(c(1.6, -10))}Q{at(c(-1, -11))} {at(c(-3.4, -10))}", "none", mix(col, INK, .4), ink * .6, .7)
        p.path(spline([c(-2, -11.6), c(-4.6, -16), c(-3.4, -19), c(-.6, -17), c(0, -13)], True), "#c4302a", INK, ink * .6)
    return draw


def grenadier(col="#c98a2b"):
    def draw(p, c, k, ink):
        p.path(spline([c(-4.4, -3), c(-3.6, -10), c(-.2, -14.6), c(2.6, -10.4), c(3.8, -3.4)]) + "Z", p.lin(mix(col, "#fff0b8", .4), col, mix(col, INK, .4)), INK, ink * .8)
        p.path(f"M{at(c(-4.2, -4.4))}Q{at(c(0, -3.4))} {at(c(3.6, -4.6))}", "none", "#8c1c13", 1.2 * k)
        p.ell(*c(-.2, -15), 1.1 * k, 1.1 * k, "#f4ead2", INK, ink * .5)
    return draw


def cone(col="#d9b877"):
    def draw(p, c, k, ink):
        p.path(f"M{at(c(-9, -2.2))}L{at(c(-.4, -9.4))}L{at(c(8.6, -3.2))}Q{at(c(0, -1))} {at(c(-9, -2.2))}Z", p.lin(mix(col, "#fff4d8", .3), col, mix(col, INK, .3)), INK, ink * .8)
        p.path(f"M{at(c(-.4, -9.2))}L{at(c(-3.4, -2))}M{at(c(-.4, -9.2))}L{at(c(3, -2.4))}", "none", INK, ink * .5, .5)
    return draw


def skullcap(col="#8c1c13"):
    def draw(p, c, k, ink):
        p.path(spline([c(-4.6, -3), c(-3.4, -6.6), c(-.4, -7.4), c(2.4, -6.2), c(3.2, -4.2), c(-.6, -4)], True), col, INK, ink * .8)
    return draw
