"""Draws framed paintings, easels and manufactured products for the card scenes."""

from __future__ import annotations

from art.tools.cards.base import GOLD, WHITE, WOOD, join, num, smooth
from art.tools.cards.camp import sack
from art.tools.cards.scene import Scene

FRAME = {"red": ("#c8443a", "#8C1C13", "#5e110b"), "pink": ("#dd8aa4", "#C2577A", "#84324f"), "blue": ("#4d86b8", "#1F4E79", "#123252")}


def painting(s: Scene, x: float, y: float, w: float, h: float, order: str = "red", motif: int = 0, rot: float = 0) -> None:
    """Draws a framed painting centred at (x, y); the inner colour of the frame shows its order (red, pink, blue)."""
    with s.at(x, y, rot=rot):
        b = min(w, h) * 0.1
        s.shade(f"M{join(-w / 2 + 4, -h / 2 + 5)}h{num(w)}v{num(h)}h{num(-w)}Z", 0.26)
        s.box(-w / 2, -h / 2, w, h, s.g(*GOLD, kind="d"), 1)
        s.box(-w / 2 + b * 0.6, -h / 2 + b * 0.6, w - b * 1.2, h - b * 1.2, s.g(*FRAME[order], kind="d"), 0.7)
        s.box(-w / 2 + b * 1.7, -h / 2 + b * 1.7, w - b * 3.4, h - b * 3.4, s.g(*GOLD, kind="d"), 0.6)
        iw, ih = w - b * 4.4, h - b * 4.4
        x0, y0 = -iw / 2, -ih / 2
        if motif == 0:  # a landscape
            s.box(x0, y0, iw, ih, ("#a9c7cc", "#f3dca6"), 0.6)
            s.o(x0 + iw * 0.28, y0 + ih * 0.3, ih * 0.09, "#fff3c4")
            s.p(f"M{join(x0, y0 + ih * 0.7)}q{join(iw * 0.2, -ih * 0.4, iw * 0.42, -ih * 0.06)}q{join(iw * 0.2, -ih * 0.42, iw * 0.34, -ih * 0.12)}l{join(iw * 0.24, ih * 0.2)}v{num(ih * 0.28)}h{num(-iw)}Z", ("#6f8f72", "#3f5f4c"), 0.5)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.26)}q{join(iw * 0.5, -ih * 0.14, iw, ih * 0.06)}v{num(ih * 0.2)}Z", "#b9a45c", 0.4)
        elif motif == 1:  # a portrait
            s.box(x0, y0, iw, ih, s.g("#7a5c3c", "#3a2818", kind="r"), 0.6)
            r = min(iw, ih) * 0.2
            s.p(f"M{join(-r * 2, y0 + ih)}q{join(0, -r * 1.9, r * 2, -r * 1.9)}t{join(r * 2, r * 1.9)}Z", ("#3f74a8", "#1F4E79"), 0.5)
            s.o(0, -r * 0.35, r * 0.9, ("#eac09a", "#b57f55"), 0.6, ry=r * 1.15)
            s.p(f"M{join(-r, -r * 0.3)}q{join(-r * 0.1, -r * 1.5, r, -r * 1.4)}t{join(r, r * 1.3)}q{join(-r * 0.5, -r * 0.8, -r, -r * 0.7)}t{join(-r, r * 0.8)}Z", "#3a2416", 0.5)
        elif motif == 2:  # a ship
            s.box(x0, y0, iw, ih * 0.64, ("#f0d79c", "#e9b878"), 0)
            s.box(x0, y0 + ih * 0.6, iw, ih * 0.4, ("#8fb0b5", "#47707e"), 0)
            s.p(f"M{join(-iw * 0.26, ih * 0.12)}h{num(iw * 0.52)}l{join(-iw * 0.1, ih * 0.15)}h{num(-iw * 0.34)}Z", "#6b4526", 0.6)
            s.p(f"M{join(-iw * 0.2, ih * 0.06)}q{join(iw * 0.12, -ih * 0.2, 0, -ih * 0.36)}h{num(iw * 0.18)}q{join(iw * 0.1, ih * 0.2, 0, ih * 0.36)}ZM{join(iw * 0.06, ih * 0.06)}q{join(iw * 0.1, -ih * 0.16, 0, -ih * 0.28)}h{num(iw * 0.13)}q{join(iw * 0.08, ih * 0.14, 0, ih * 0.28)}Z", WHITE, 0.5)
        elif motif == 3:  # fruit
            s.box(x0, y0, iw, ih, s.g("#5a4a34", "#2f2418", kind="r"), 0.6)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.3)}h{num(iw)}v{num(ih * 0.3)}Z", ("#9a6a3c", "#5f3d20"), 0.4)
            r = min(iw, ih) * 0.17
            for fx, fy, c in ((-1.3, 0.9, ("#f0b84a", "#b5701e")), (0.9, 1, ("#d0553a", "#8C1C13")), (-0.1, 0.3, ("#b9c25a", "#6b7a2c")), (2, 1.2, ("#8a4a78", "#54244a"))):
                s.o(fx * r, fy * r, r, c, 0.5)
        else:  # a church on a hill
            s.box(x0, y0, iw, ih, ("#cfe0dc", "#f6e8c4"), 0.6)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.2)}q{join(iw * 0.5, -ih * 0.4, iw, -ih * 0.04)}v{num(ih * 0.24)}Z", ("#8fa865", "#55713f"), 0.5)
            u = min(iw, ih) * 0.09
            s.p(f"M{join(-u * 2.4, ih * 0.2)}v{num(-u * 4)}l{join(u, -u)}l{join(u, u)}v{num(u)}l{join(u, -u * 0.8)}l{join(u, u * 0.8)}v{num(u * 3)}Z", WHITE, 0.6)


def easel(s: Scene, x: float, y: float, k: float = 1, order: str = "red", motif: int = 0, w: float = 66, h: float = 56) -> None:
    with s.at(x, y, k):
        s.shadow(4, 0, 36, 5)
        d = "M-22 0L-2-112M24 0L3-112M4-60L10-4"
        s.line(d, sw=3.4)
        s.line(d, "#a87443", 2)
        painting(s, 0, -66, w, h, order, motif)
        s.box(-28, -39 + (h - 56) / 2, 56, 4.5, WOOD, 0.8)


def product(s: Scene, kind: str, x: float, y: float, k: float = 1) -> None:
    """Draws one manufactured product by kind: dye jar, sugar loaf, cocoa pods, bolt of fabric, coffee sack, rubber
    ball."""
    with s.at(x, y, k):
        if kind == "dye":
            s.shadow(2, 0, 15, 4)
            s.p(smooth([(-10, 0), (-15, -14), (-8, -26), (-9, -32, 1), (9, -32, 1), (8, -26), (15, -14), (10, 0), (0, 2)]), ("#e0cfa8", "#a98555"), 1, kind="h")
            s.o(0, -32, 9, ("#d8503e", "#8C1C13"), 0.9, ry=3.6)
            s.p("M4-31q3 8 2 14q3 4 0 7q-4-4-2-8q-2-6-4-11Z", ("#d8503e", "#8C1C13"), 0.6)
            s.line("M-13-17Q0-12 13-17", "#8C1C13", 1.2)
        elif kind == "sugar":
            s.shadow(2, 0, 14, 4)
            s.p("M-13 0C-11-18-7-30-2-38Q0-40 2-38C7-30 11-18 13 0Q0 5-13 0Z", s.g("#ffffff", "#f3e9d2", "#b9a888", kind="h"), 1)
            s.p("M-12-7Q0-1 12-7L13 0Q0 5-13 0Z", ("#6f98b8", "#3f6b90"), 0.8)
            s.line("M-6-14L-2-30M5-12L3-20", sw=0.5, op=0.3)
        elif kind == "cocoa":
            s.shadow(2, 0, 20, 4)
            for px, a, c in ((-8, -24, ("#e0903c", "#93481a")), (9, 22, ("#c8622c", "#7a2f14"))):
                with s.at(px, -14, rot=a):
                    s.p("M0-18C10-12 11 6 0 16C-11 6-10-12 0-18Z", s.g(*c, kind="h"), 1)
                    s.line("M0-17V15M-4-13Q-8 0-3 12M4-13Q8 0 3 12", sw=0.5, op=0.5)
            s.o(2, -4, 5, ("#7a4a2a", "#3f2416"), 0.7, ry=3.4)
        elif kind == "fabric":
            s.shadow(4, 0, 24, 4)
            for i, c in enumerate((("#5f93bd", "#1F4E79"), ("#f4ead2", "#c9b184"), ("#c8584a", "#8C1C13"))):
                by = -6 - i * 11
                s.p(f"M-20 {by - 6}H18Q24 {by} 18 {by + 6}H-20Z", c, 0.9)
                s.o(-20, by, 5, c[0], 0.9, ry=6)
                s.o(-20, by, 2, "none", 0.6, ry=2.8)
            s.p("M8-35Q18-32 20-22Q24-10 20 0H10Q14-14 8-35Z", ("#c8584a", "#8C1C13"), 0.8)
        elif kind == "coffee":
            sack(s, 0, 0, 1.15, "#4a2a18")
            for bx, by in ((-5, -27), (2, -29), (7, -26), (-1, -25)):
                s.o(bx, by, 3, ("#8a5434", "#4a2a18"), 0.6, ry=2.2)
            s.line("M-8-12q8 5 16 0", "#8a5a2c", 1)
        elif kind == "rubber":
            s.shadow(3, 0, 19, 4.5)
            s.o(0, -17, 17, s.g("#8d8a86", "#4a4642", "#2e2a28", kind="r"), 1)
            s.line("M-15-22Q0-14 16-20M-12-8Q0-2 13-8M-4-33Q-8-17-2-1", sw=0.5, op=0.5)
            s.p("M-9-27q4-5 9-4", "none", 1.3, col="#fff8e7", op=0.7)
            s.p("M-22-4h9l-1.500 5h-6Z", ("#cfd2d0", "#7c8288"), 0.8)
