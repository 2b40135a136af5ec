"""The three edge scenes that lie round the table, one an era; their middle is calm. Run: python -m art.tools.historia.edges"""

from __future__ import annotations

import random
from itertools import pairwise

from art.tools.kit import INK, blur, circle, down, ink, line, linear, n, path, pts, radial, rect, save, svg

W, H = 1280, 720


def cave_fire() -> str:
    r = random.Random(1)
    defs = radial("g", "#c8703a 0 #6d3a20 .35 #2b1810 .75 #150c08 1", "14%", "92%", "95%") + down("f", "#fff0a0 0 #f0962c .5 #a3281a 1") + radial("l", "#ffc860 0:.75 #ffc860 1:0", "50%", "50%", "50%")
    body = path(rect(0, 0, W, H), "url(#g)")
    for k in range(26):  # the ceiling's stone
        x, w, h = k * 52 - 20, r.randint(40, 90), r.randint(30, 110)
        body += path(f"M{x} 0Q{x + w * .3:.0f} {h} {x + w * .5:.0f} {h + 8}Q{x + w * .8:.0f} {h * .6:.0f} {x + w} 0Z", "#1d110b", ink(2))
    ox = "c-24-6-40 4-52-6c-10-14-28-10-34 4c-8 4-10 12-2 14l8 2c2 16 4 22 2 34h7l4-24c12 4 26 4 36 0l4 24h7c0-14 4-24 20-48Z"
    for x, y in ((900, 180), (1060, 150), (1180, 210), (1120, 300)):
        body += path(f"M{x} {y}{ox}", "#a8482a", 'opacity=".75"') + line(f"M{x - 84} {y - 2}q-16-6-10-22", "#a8482a", 4, 'opacity=".75"')
    for x, y in ((110, 200), (180, 150), (70, 300)):  # hands blown in ochre
        body += path(circle(x, y, 17), "#d98a4a", 'opacity=".55"') + line("".join(f"M{x} {y}l{a} {b}" for a, b in ((-26, -12), (-14, -32), (0, -36), (14, -32), (30, -4))), "#d98a4a", 10, 'opacity=".55"')
    body += path(f"M0 {H}V620Q320 570 640 640T1280 610V{H}Z", "#1d110b", ink(3)) + path(circle(180, 610, 230), "url(#l)")
    body += line("M130 664L240 636M132 636L240 664", "#5a3418", 18) + path("M186 480C210 540 262 560 246 620C236 654 130 654 120 616C112 570 168 560 156 510C180 530 188 520 186 480Z", "url(#f)", ink(2)) + path("M188 560C196 590 220 600 208 630C200 646 164 646 162 624C160 600 186 596 188 560Z", "#fff3b8")
    for x, s in ((330, 1), (410, 1), (40, -1)):  # people by the fire
        body += path(f"M{x - 44} 676Q{x - 40} 600 {x} 590Q{x + 40} 600 {x + 46} 676Z", "#4a2a18", ink(3)) + path(circle(x - 6 * s, 570, 22), "#6d4026", ink(3)) + line(f"M{x - 22 * s} 566q{-2 * s} 16 {4 * s} 24", "#f0a860", 4)
    return svg(W, H, defs, body)


def silk_road() -> str:
    defs = down("s", "#3a5a8c 0 #c8909c .45 #f8c888 .75 #ffe4b0 1") + radial("u", "#fff6d0 0 #ffe0a0 .3:.8 #ffe0a0 1:0", "50%", "50%", "50%")
    defs += "".join(linear(f"d{i}", c) for i, c in enumerate(("#e8b878 0 #b07c48 1", "#dca468 0 #94602f 1", "#c88c50 0 #6d4220 1")))
    body = path(rect(0, 0, W, H), "url(#s)") + path(circle(1010, 420, 220), "url(#u)")
    body += path("M0 470L120 380L220 440L340 350L470 450L600 400L760 470L900 420L1060 470L1280 390V720H0Z", "#a87c84", ink(1.5))
    body += path("M0 520Q240 450 520 520T1280 480V720H0Z", "url(#d0)", ink(2)) + path("M0 600Q300 520 640 590T1280 560V720H0Z", "url(#d1)", ink(2))
    for k in range(7):
        x, y = 250 + 120 * k, 588 - 14 * ((k * 3) % 3) + (k - 3) ** 2 * 1.5
        body += path(f"M{x} {n(y)}v-44q6-16 18-18q10-26 20 0q10-26 20 0q10 2 16-4l6-34h20v12h-10q-2 34-16 50v38h-7v-34h-44v34h-7v-34h-6v34Z", "#5a3418", ink(2.5)) + path(rect(x + 20, y - 62, 34, 26, 5), ("#a3321f", "#2f6a86", "#6a2f86", "#2f6b4a")[k % 4], ink(2))
    body += path("M0 660Q380 600 760 670T1280 640V720H0Z", "url(#d2)", ink(2.5))
    for x, k in ((70, 1.0), (1200, 1.1)):
        body += path(pts([(x - 30 * k, 660), (x - 24 * k, 560), (x + 24 * k, 560), (x + 30 * k, 660)]), "#c8925a", ink(2.5)) + path(f"M{x - 28 * k} 560Q{x} {560 - 70 * k} {x + 28 * k} 560Z", "#3f8a9a", ink(2.5))
    return svg(W, H, defs, body)


def night_earth() -> str:
    r = random.Random(3)
    defs = radial("k", "#1a3054 0 #0a1426 .6 #05080f 1", "50%", "110%", "110%") + radial("e", "#2f5f92 0 #16345c .6 #0a1a34 1", "36%", "8%", "70%") + radial("h", "#ffe08a 0:.95 #ffb84a .35:.5 #ffb84a 1:0", "50%", "50%", "50%") + blur("b", 14)
    body = path(rect(0, 0, W, H), "url(#k)")
    body += path("".join(circle(r.uniform(0, W), r.uniform(0, 520), r.uniform(.6, 1.9)) for _ in range(170)), "#fff8e4", 'opacity=".85"')
    body += '<ellipse cx="640" cy="1010" rx="960" ry="470" fill="none" stroke="#7fd0f8" stroke-width="22" stroke-opacity=".6" filter="url(#b)"/><ellipse cx="640" cy="1010" rx="950" ry="460" fill="url(#e)" stroke="#a8e0fc" stroke-width="2.500"/>'
    lands = ("M120 690Q200 612 330 606Q420 590 430 640Q360 660 340 720H110Z", "M520 570Q640 546 700 580Q780 570 760 620Q690 640 700 720H560Q570 640 520 610Z", "M860 590Q1000 590 1100 650L1190 720H900Q900 650 850 630Z")
    body += "".join(path(d, "#24402f", 'stroke="#0a1426" stroke-width="2"') for d in lands)
    for x0, x1, y0, y1, k in ((150, 400, 622, 710, 34), (545, 740, 580, 700, 42), (880, 1120, 610, 712, 38)):
        spots = [(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(k)]
        body += line("".join(f"M{n(a)} {n(b)}L{n(c)} {n(d)}" for (a, b), (c, d) in pairwise(spots) if abs(a - c) < 70), "#ffc860", 1, 'opacity=".45"')
        body += "".join(path(circle(x, y, r.uniform(4, 11)), "url(#h)") for x, y in spots)
    body += path(circle(1120, 130, 46), "#e8e4d4", f'stroke="{INK}" stroke-width="2"') + path(circle(1106, 120, 10) + circle(1134, 142, 13) + circle(1128, 108, 6), "#b8b4ac")
    return svg(W, H, defs, body)


def main() -> None:
    for era, draw in ((1, cave_fire), (2, silk_road), (3, night_earth)):
        save(f"historia/screens/edge_{era}", draw())


if __name__ == "__main__":
    main()
