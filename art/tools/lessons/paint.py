"""A small SVG painting and its brushes: sky, land, water, houses, ships, people, cards. Feet, keels and trunks stand on
(x, y)."""

from __future__ import annotations

import itertools
import math
import random
import re

from art.tools.kit import INK, IVORY, circle, n, path, polar, pts, rect
from art.tools.portrait.svg_paths import mix, num2, small

SKIN = {"fair": "#e6b48c", "brown": "#8f5c3c", "dark": "#5f3c28", "bronze": "#b97a49"}


class Painting:
    """Collects shapes; ids are letters in the order of use."""

    def __init__(self, wide: int, high: int, seed: int, ink: float = .85) -> None:
        self.wide, self.high, self.ink = wide, high, ink
        self.rng = random.Random(seed)
        self.out: list[str] = []
        self.defs: dict[str, str] = {}
        self.named = 0

    # --- inks
    def name(self) -> str:
        self.named += 1
        return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[self.named - 1]

    def _ref(self, body: str) -> str:
        if body not in self.defs:
            self.defs[body] = self.name()
        return f"url(#{self.defs[body]})"

    def g(self, *cols: str, x: float = 0, y: float = 1) -> str:
        """Adds a linear gradient through the colours at equal steps, downwards by default, and returns the reference to
        fill with."""
        share = [num2(k / (len(cols) - 1)) for k in range(len(cols))]
        stops = "".join("<stop" + (f' offset="{at}"' if k else "") + f' stop-color="{colour}"/>' for k, (at, colour) in enumerate(zip(share, cols, strict=True)))
        return self._ref(f'<linearGradient id="@" x2="{num2(x)}" y2="{num2(y)}">{stops}</linearGradient>')

    def glow(self, colour: str, opacity: float = 1) -> str:
        return self._ref(f'<radialGradient id="@"><stop stop-color="{colour}" stop-opacity="{opacity}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>')

    def gold(self) -> str:
        return self._ref('<linearGradient id="@" x2="1" y2="1"><stop stop-color="#fff0b8"/><stop offset=".45" stop-color="#d9a53a"/><stop offset=".62" stop-color="#8f6418"/><stop offset="1" stop-color="#f1cf74"/></linearGradient>')

    def p(self, d: str, fill: str, width: float = 0) -> None:
        """Draws a filled shape with an ink line; width 0: as wide as the picture's other ink lines."""
        self.out.append(path(d, fill, f'stroke-width="{n(width)}"' if width else ""))

    def q(self, d: str, fill: str, opacity: float = 1) -> None:
        self.out.append(path(d, fill, 'stroke="none"' + (f' fill-opacity="{opacity}"' if opacity < 1 else "")))

    def line(self, d: str, width: float = 0, colour: str = INK, opacity: float = 1) -> None:
        self.out.append(path(d, "none", (f'stroke="{colour}" ' if colour != INK else "") + (f'stroke-width="{n(width)}"' if width else "") + (f' stroke-opacity="{opacity}"' if opacity < 1 else "")))

    def dots(self, points: list[tuple[float, float]], r: float, colour: str) -> None:
        """Draws round dots at points, as the round caps of very short lines."""
        self.line("".join(f"M{n(x)} {n(y)}h.1" for x, y in points), 2 * r, colour)

    def rod(self, d: str, colour: str, width: float) -> None:
        self.line(d, width + 2 * self.ink)
        self.line(d, width, colour)

    def raw(self, text: str) -> None:
        self.out.append(text)

    def at(self, x: float, y: float, scale: float = 1, flip: int = 1, turn: float = 0) -> None:
        """Opens a group moved to (x, y), scaled, flipped and turned; ink keeps its width. Close it with `end`."""
        size = f" scale({n(scale * flip) if abs(scale) >= 1 else round(scale * flip, 2)}{'' if flip > 0 else f' {round(scale, 2)}'})" if scale != 1 or flip < 0 else ""
        self.raw(f'<g transform="translate({n(x)} {n(y)})' + (f" rotate({n(turn)})" if turn else "") + size + '"' + (f' stroke-width="{n(self.ink / scale)}"' if scale != 1 else "") + ">")

    def end(self) -> None:
        self.raw("</g>")

    def again(self, name: str, *places: str) -> None:
        self.raw("".join(f'<use href="#{name}" transform="{place}"/>' for place in places))

    def start(self, place: str = "") -> str:
        """Opens a group, to be shown again elsewhere, and returns the id by which the SVG element `use` refers to
        it."""
        name = self.name()
        self.raw((f'<g transform="{place}">' if place else "<g>") + f'<g id="{name}">')
        return name

    def done(self) -> None:
        self.raw("</g></g>")

    # --- sky and land
    def sky(self, *cols: str, low: float = 80) -> None:
        self.q(rect(0, 0, self.wide, low), self.g(*cols))

    def sun(self, x: float, y: float, r: float, colour: str = "#fff3c8") -> None:
        self.q(circle(x, y, r * 5), self.glow(colour, .9))
        far = round(self.wide * 1.1)
        d = "".join(f"M{n(x)} {n(y)}L{n(x + far * math.cos(a - .04))} {n(y + far * math.sin(a - .04))}L{n(x + far * math.cos(a + .04))} {n(y + far * math.sin(a + .04))}Z" for a in (.16 + i * .34 for i in range(5)))
        self.q(d, colour, .16)
        self.q(circle(x, y, r), "#fffbe6")

    def cloud(self, x: float, y: float, w: float, colour: str = "#fffaf0", opacity: float = .9) -> None:
        self.q(f"M{n(x - w * 1.1)} {n(y + w * .04)}Q{n(x)} {n(y - w * .3)} {n(x + w * 1.12)} {n(y + w * .02)}Q{n(x)} {n(y + w * .12)} {n(x - w * 1.1)} {n(y + w * .04)}Z", mix(colour, "#8f86a0", .35), opacity * .6)
        self.q(f"M{n(x - w)} {n(y)}C{n(x - w)} {n(y - w * .3)} {n(x - w * .6)} {n(y - w * .34)} {n(x - w * .5)} {n(y - w * .22)}C{n(x - w * .36)} {n(y - w * .6)} {n(x + w * .1)} {n(y - w * .6)} {n(x + w * .2)} {n(y - w * .3)}"
               f"C{n(x + w * .4)} {n(y - w * .46)} {n(x + w * .7)} {n(y - w * .36)} {n(x + w * .66)} {n(y - w * .16)}C{n(x + w * .9)} {n(y - w * .2)} {n(x + w)} {n(y - w * .06)} {n(x + w)} {n(y)}Z", colour, opacity)

    def land(self, points: list[tuple[float, float]], top: str, low: str, base: float = 0, ink: bool = True) -> None:
        """Draws land below a smooth ridge."""
        d = f"M{n(points[0][0])} {n(points[0][1])}"
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            d += f"C{n((ax + bx) / 2)} {n(ay)} {n((ax + bx) / 2)} {n(by)} {n(bx)} {n(by)}"
        d += f"V{n(base or self.high + 2)}H{n(points[0][0])}Z"
        (self.p if ink else self.q)(d, self.g(top, low))

    def grass(self, x0: float, x1: float, y0: float, y1: float, count: int, colour: str = "#4f6a38", opacity: float = .7) -> None:
        """Draws tufts and furrows that grow larger towards the viewer."""
        d = ""
        count = round(count * .7)
        for i in range(count):
            y = y0 + (y1 - y0) * (i + .5) / count
            x, k = self.rng.uniform(x0, x1), .7 + 1.1 * (y - y0) / (y1 - y0)
            d += f"M{x:.0f} {y:.0f}q0 {n(-2 * k)} {n(-1.6 * k)} {n(-2.6 * k)}m{n(1.6 * k)} {n(2.6 * k)}q0 {n(-2 * k)} {n(1.2 * k)} {n(-3.2 * k)}"
        self.line(d, .8, colour, opacity)

    def peaks(self, points: list[tuple[float, float, float]], top: str, low: str, base: float) -> None:
        """Draws mountains, given as (x, y of the top, half width); their right sides lie in shade."""
        fill = self.g(top, low)
        for x, y, w in points:
            h = base - y
            ridge = f"L{n(x + w * .14)} {n(y + h * .1)}L{n(x + w * .24)} {n(y + h * .3)}L{n(x + w * .5)} {n(y + h * .48)}L{n(x + w * .62)} {n(y + h * .72)}L{n(x + w)} {base}"
            self.p(f"M{n(x - w)} {base}L{n(x - w * .6)} {n(y + h * .56)}L{n(x - w * .36)} {n(y + h * .44)}L{n(x - w * .16)} {n(y + h * .12)}L{n(x)} {n(y)}{ridge}Z", fill)
            self.q(f"M{n(x)} {n(y)}{ridge}H{n(x + w * .2)}L{n(x + w * .3)} {n(y + h * .66)}L{n(x + w * .06)} {n(y + h * .5)}L{n(x + w * .1)} {n(y + h * .3)}Z", INK, .24)
            self.line(f"M{n(x - w * .2)} {n(y + h * .3)}L{n(x - w * .3)} {n(y + h * .56)}M{n(x - w * .5)} {n(y + h * .62)}L{n(x - w * .6)} {n(y + h * .84)}", .8, INK, .4)

    def sea(self, y: float, top: str, low: str, waves: int = 16, glint: str = "#eef6ea", base: float = 0) -> None:
        base = base or self.high
        self.q(rect(0, y, self.wide, base - y), self.g(top, low))
        d = ""
        for i in range(waves):
            v = y + 3 + (base - y - 5) * i / waves
            k = 2 + 4 * i / waves
            x = self.rng.uniform(0, self.wide - 4 * k)
            d += f"M{n(x)} {n(v)}q{n(k)} {n(-k * .5)} {n(2 * k)} 0t{n(2 * k)} 0"
        self.line(d, 1.1, glint, .7)
        self.line(f"M0 {n(y)}H{self.wide}", 1)

    def shadow(self, x: float, y: float, w: float) -> None:
        self.raw(f'<ellipse cx="{n(x + w * .15)}" cy="{n(y)}" rx="{n(w)}" ry="{n(w * .2)}" fill-opacity=".25" stroke="none"/>')

    def bush(self, x: float, y: float, w: float, light: str = "#7fae5c", dark: str = "#2f5f38") -> None:
        d = f"M{n(x - w)} {n(y)}C{n(x - w * 1.3)} {n(y - w * .8)} {n(x - w * .7)} {n(y - w * 1.2)} {n(x - w * .4)} {n(y - w)}C{n(x - w * .2)} {n(y - w * 1.6)} {n(x + w * .6)} {n(y - w * 1.5)} {n(x + w * .5)} {n(y - w)}C{n(x + w * 1.1)} {n(y - w * 1.1)} {n(x + w * 1.3)} {n(y - w * .4)} {n(x + w)} {n(y)}Z"
        self.p(d, self.g(light, dark, x=.6))

    def palm(self, x: float, y: float, h: float, lean: float = 5) -> None:
        tx, ty = x + lean, y - h
        self.rod(f"M{n(x)} {n(y)}Q{n(x)} {n(y - h * .6)} {n(tx)} {n(ty)}", "#9a7448", h * .055)
        d = ""
        for a, r, drop in ((-172, 1, .5), (-140, 1, .3), (-104, .8, .1), (-64, .85, .12), (-34, 1, .34), (-6, 1, .55), (-200, .7, .6), (24, .7, .6)):
            ex, ey = polar(tx, ty, h * .44 * r, a)
            mx, my = polar(tx, ty, h * .3 * r, a - 16 if math.cos(math.radians(a)) > 0 else a + 16)
            ey += h * .44 * drop * .5
            d += f"M{n(tx)} {n(ty)}Q{n(mx)} {n(my - h * .05)} {n(ex)} {n(ey)}Q{n(mx)} {n(my + h * .07)} {n(tx)} {n(ty)}Z"
        self.p(d, self.g("#8fba62", "#2f6238"), self.ink * .8)

    def tree(self, x: float, y: float, h: float, light: str = "#6f9a58", dark: str = "#27503a") -> None:
        self.p(f"M{n(x - h * .06)} {n(y)}L{n(x - h * .04)} {n(y - h * .5)}H{n(x + h * .04)}L{n(x + h * .06)} {n(y)}Z", "#6b4526")
        self.bush(x, y - h * .34, h * .34, light, dark)

    # --- works
    def house(self, x: float, y: float, w: float, h: float, roof: str = "#c4623e", wall: str = "#f6ead0", windows: int = 2, door: bool = True) -> None:
        self.p(rect(x, y - h, w, h), wall)
        self.q(rect(x + w * .8, y - h, w * .2, h), INK, .16)
        d = "".join(rect(x + w * (i + 1) / (windows + 1) - w * .05, y - h * .76, w * .1, h * .3) for i in range(windows))
        if d:
            self.p(d, "#4a6a80", self.ink * .8)
        if door:
            self.p(rect(x + w * .44, y - h * .5, w * .13, h * .5), "#6b4526", self.ink * .8)
        self.q(rect(x, y - h, w, h * .14), INK, .25)
        self.p(f"M{n(x - w * .06)} {n(y - h)}L{n(x + w * .1)} {n(y - h - w * .2)}H{n(x + w * .9)}L{n(x + w * 1.06)} {n(y - h)}Z", self.g(mix(roof, "#fff0d0", .25), mix(roof, INK, .2)))
        self.line("".join(f"M{n(x + w * (.1 + .8 * i / 9))} {n(y - h - w * .19)}L{n(x + w * (-.04 + 1.08 * i / 9))} {n(y - h - .6)}" for i in range(1, 9)), .6, INK, .4)

    def flag(self, x: float, y: float, h: float, fill: str, w: float = 14, pole: str = "#b98a52") -> None:
        high = abs(w) * .62
        self.rod(f"M{n(x)} {n(y)}V{n(y - h)}", pole, 1.1)
        d = f"M{n(x)} {n(y - h)}q{n(w * .3)} {n(-high * .26)} {n(w * .5)} 0t{n(w * .5)} 0v{n(high)}q{n(-w * .3)} {n(high * .26)} {n(-w * .5)} 0t{n(-w * .5)} 0Z"
        self.p(d, fill)

    def ship(self, x: float, y: float, s: float, flip: int = 1, cross: str = "", banner: str = "#c4302a", sail: str = "#f8eed4") -> None:
        """Draws a ship about 100 wide at s = 1, its waterline at y."""
        self.at(x, y, s, flip)
        self.line("M-24-8V-74M8-8V-86M34-8V-64M40-12L64-30", 2.6 / s)
        fill = self.g("#fffaf0", sail, "#c9b488", x=1, y=.6)
        for mx, top, w in ((-24, -70, 13), (8, -82, 16), (34, -60, 11)):
            for a, b, k in ((0, .42, .74), (.46, .94, 1)):
                y0, y1, ww = top - top * a * .86, top - top * b * .86, w * k
                self.p(f"M{n(mx - ww)} {n(y0)}H{n(mx + ww)}C{n(mx + ww + 6)} {n((y0 + y1) / 2)} {n(mx + ww + 5)} {n(y1 - 2)} {n(mx + ww + 2)} {n(y1)}Q{n(mx)} {n(y1 - 4)} {n(mx - ww)} {n(y1)}C{n(mx - ww + 4)} {n(y1 - 4)} {n(mx - ww + 4)} {n(y0 + 4)} {n(mx - ww)} {n(y0)}Z", fill)
        if cross:
            self.q("M8-34h4v6h6v4h-6v8h-4v-8h-6v-4h6Z", cross)
        self.p("M-24-80l10 3-10 3ZM8-92l12 3-12 3Z", banner)
        self.p("M-54-18L-42-6H44L60-14C58 4 48 12 38 14H-40C-50 8-54-4-54-18Z", self.g("#a8713f", "#4d2c14"))
        self.line("M-50-2H54", 3 / s, "#e0b45a")
        self.end()

    # --- people
    def man(self, x: float, y: float, h: float, coat: str, hat: str = "", flip: int = 1, arm: str = "down", skin: str = "fair", legs: str = "#efe3c8", thing: str = "") -> None:
        """Draws a person h high who looks to the right. hat: straw, broad, tricorne, feathers, morion, wig, scarf,
        shako; arm: down, up, point, hold. thing is drawn at the hand, in units of 100 a person."""
        s = h / 100
        face = SKIN[skin]
        dark = mix(coat, INK, .4)
        self.raw(f'<g transform="translate({n(x)} {n(y)}) scale({round(s * flip, 2)} {round(s, 2)})" stroke-width="1.8">')
        self.shadow(0, 0, 16)
        if hat == "scarf":
            self.p("M-8-54C-12-40-17-16-19 0H19C17-16 12-40 8-54Z", self.g(coat, dark, x=.8))
            self.line("M-4-46Q-8-20-9-2M4-44Q8-20 9-2", 1.6, INK, .5)
        else:
            self.p("M-9-46L-11-4H-3L0-28L4-4H12L9-46Z", legs)
            self.p("M-12-14H-2V0H-10C-14 0-14-6-12-14ZM3-14H13C13-8 20-6 20 0H3Z", "#33261c")
        hand = {"down": (11, -38), "up": (22, -90), "point": (36, -64), "hold": (20, -50)}[arm]
        elbow = {"down": (14, -54), "up": (20, -70), "point": (21, -61), "hold": (13, -51)}[arm]
        self.line("M-9-72L-15-56L-11-42", 10.6)
        self.line("M-9-72L-15-56L-11-42", 7, dark)
        self.p("M-11-77C-6-80 6-80 10-77C14-64 12-52 15-34H-14C-11-52-15-64-11-77Z", self.g(mix(coat, "#fff4d8", .18), dark, x=.9, y=.3))
        self.line("M-13-50Q0-46 13-50M1-78L2-50", 2, "#3a2a20")
        self.p("M-4-80H5V-74H-4Z", face)
        self.p(f"{circle(1, -87, 9.4)}M10-87L13-84L10-83Z", face)
        self.q("M-6-81C-2-77 6-77 9-82C10-86 10-90 9-92C7-84 2-82-6-81Z", INK, .2)
        self.q(circle(5.6, -87.6, 1.4), INK)
        self.line("M4-82H8.500", 1.2, "#5c2a1c")
        shapes = {
            "straw": (("M-9-92C-9-107 11-107 11-92Z", "#f0d58e"), ("M-21-90C-8-95 10-95 22-89C10-86-8-87-21-90Z", "#e0bc66")), "broad": (("M-9-92C-9-105 11-105 11-92Z", "#4a382c"), ("M-21-90C-8-95 10-95 22-89C10-86-8-87-21-90Z", "#3a2c22")),
            "tricorne": (("M-17-90C-12-105 12-107 19-93C10-97-6-94-17-90Z", "#2b2421"),), "morion": (("M-9-90C-10-102-4-107 1-107C6-107 12-102 11-91Z", "#dfe4e8"), ("M-18-88C-8-93 10-94 20-91C10-87-8-86-18-88Z", "#a8b0b8")),
            "shako": (("M-9-91L-10-111H12L11-92Z", "#2b3350"), ("M8-92L17-89L8-89Z", "#1d140d")), "wig": (("M-9-86C-14-102 8-106 11-93C4-97-3-95-3-85C-2-74-8-70-12-74Z", "#efe9dc"),),
            "scarf": (("M-10-82C-13-104 14-104 11-91C4-97-4-93-4-82C-4-74-10-72-12-75Z", "#f4ead2"),), "feathers": (("M-10-88L-20-110L-8-99L-5-119L1-101L9-117L9-97L17-107L11-89Q0-95-10-88Z", "#d8502e"), ("M-10-88Q0-95 11-89L11-85Q0-91-10-84Z", "#f0d9a4")),
            "": (("M-8-83C-12-100 8-104 11-91C4-95-3-93-4-82Z", "#2f2016"),),
        }
        for d, fill in shapes[hat]:
            self.p(d, fill)
        self.line(f"M8-73L{elbow[0]} {elbow[1]}L{hand[0]} {hand[1]}", 10.6)
        self.line(f"M8-73L{elbow[0]} {elbow[1]}L{hand[0]} {hand[1]}", 7, mix(coat, "#fff4d8", .18))
        self.p(circle(hand[0], hand[1], 4), face)
        if thing:
            self.raw(f'<g transform="translate({hand[0]} {hand[1]})">{thing}</g>')
        self.end()

    # --- the table's things
    def hexagon(self, x: float, y: float, r: float) -> str:
        return pts(polar(x, y, r, -90 + 60 * i) for i in range(6))

    def card(self, x: float, y: float, w: float, fill: str, turn: float = 0, back: str = "") -> None:
        """Draws a playing card with its middle at (x, y); back: the colour of a back's frame, "" for a face."""
        h = w * 1.4
        self.at(x, y, 1, 1, turn)
        self.q(rect(-w / 2 + 1.5, -h / 2 + 2, w, h, w * .1), INK, .3)
        self.p(rect(-w / 2, -h / 2, w, h, w * .1), IVORY)
        self.p(rect(-w / 2 + w * .08, -h / 2 + w * .08, w * .84, h - w * .16, w * .06), fill, self.ink * .7)
        if back:
            self.line(pts(((0, -h * .3), (w * .26, 0), (0, h * .3), (-w * .26, 0))), 1.1, back)
            self.q(circle(0, 0, w * .1), back)

    def ring(self, x: float, y: float, r: float) -> None:
        """Draws the glowing gold ring with which the coach points at something."""
        self.q(circle(x, y, r * 1.5), self._ref('<radialGradient id="@"><stop offset=".6" stop-color="#ffe9a0" stop-opacity="0"/><stop offset=".68" stop-color="#ffe9a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient>'))
        for width, colour in ((r * .26, INK), (r * .2, "#e8b84a"), (r * .08, "#fffbe6")):
            self.line(circle(x, y, r), width, colour)

    def varnish(self) -> None:
        self.q(rect(0, 0, self.wide, self.high), self._ref(f'<linearGradient id="@" x2="1" y2="1"><stop stop-color="#fff2cf" stop-opacity=".16"/><stop offset=".5" stop-color="#fff2cf" stop-opacity="0"/><stop offset="1" stop-color="{INK}" stop-opacity=".28"/></linearGradient>'))

    def svg(self) -> str:
        def short(m: re.Match[str]) -> str:
            """Long paths are kept to half a unit, small things to a tenth."""
            return f' d="{small(m[1], .5 if len(m[1]) > 60 and "a" not in m[1] else 1)}"'

        body = re.sub(r' d="([^"]+)"', short, "".join(self.out))
        defs = "".join(text.replace('"@"', f'"{name}"') for text, name in self.defs.items() if f"#{name})" in body)
        looks = re.findall(r' d="[^"]+"((?: (?:fill|stroke)[\w-]*="[^"]*")+)/>', body)
        style = ""
        for i, look in enumerate(sorted({k for k in looks if looks.count(k) * (len(k) - 10) > len(k) + 8}, key=looks.index)):
            body = re.sub(f'( d="[^"]+"){re.escape(look)}/>', rf'\1 class="_{i}"/>', body)
            style += f"._{i}{{" + ";".join(re.sub('="([^"]*)"', r":\1", part) for part in look.split()) + "}"
        style = f"<style>{style}</style>" if style else ""
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide} {self.high}" fill="{INK}">{style}<defs>{defs}</defs>'
                f'<g stroke="{INK}" stroke-width="{n(self.ink)}" stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n')
