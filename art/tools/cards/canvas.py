"""The SVG canvas of a card scene: collects shapes, gradients and ink lines; reuses a thing drawn once in many
places."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from art.tools.cards.base import (
    INK,
    H,
    Pen,
    W,
    coarse,
    join,
    num,
    num2,
    ring,
)


class Canvas:
    """One SVG being written: gradients are named on first use, ink keeps its weight whatever the scale."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random("terra brasilis " + seed)
        self.out: list[str] = []
        self.defs: dict[str, str] = {}
        self.symbols: dict[str, str] = {}
        self.widths: dict[str, str] = {}
        self.scale = 1.0
        self.light: list[object] = []  # of the hour: colour and strength

    def g(self, *stops: str, kind: str = "v", op: Sequence[float] | None = None) -> str:
        box = {"v": 'x2="0" y2="1"', "h": "", "d": 'x2="1" y2="1"', "r": 'cx=".35" cy=".3" r=".8"', "c": ""}[kind]
        tag = "radialGradient" if kind in "rc" else "linearGradient"
        body = ""
        for i, c in enumerate(stops):
            o = f"{i / max(1, len(stops) - 1):.2g}".removeprefix("0") or "0"
            if len(stops) == 3 and i == 1:
                o = ".5"
            body += "<stop" + (f' offset="{o}"' if i else "") + f' stop-color="{c}"' + (f' stop-opacity="{op[i]}"' if op else "") + "/>"
        key = f"{tag}|{box}|{body}"
        if key not in self.defs:
            self.defs[key] = f"g{len(self.defs)}"
        return f"url(#{self.defs[key]})"

    def width(self, w: float) -> str:
        """Returns the name of the CSS class for lines of this width, rounded to tenths; adds the class if there is none
        yet."""
        key = f"{w:.1f}".removeprefix("0")
        if key not in self.widths:
            self.widths[key] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[len(self.widths)]
        return self.widths[key]

    def ink(self, w: float) -> float:
        return 2.1 * w / self.scale**0.6

    def p(self, d: str, fill: str | Sequence[str] = "none", sw: float = 0, col: str = INK, op: float = 1, kind: str = "v", cap: bool = True) -> None:
        if not isinstance(fill, str):
            fill = self.g(*fill, kind=kind)
        a = f'<path d="{d}"' + ("" if fill == "none" else f' fill="{fill}"')
        if sw:
            a += ("" if col == INK else f' stroke="{col}"') + f' class="{self.width(self.ink(sw))}"'
        if op != 1 and fill != "none":
            a += f' fill-opacity="{num2(op)}"'
        if op != 1 and sw:
            a += f' stroke-opacity="{num2(op)}"'
        self.out.append(a + "/>")

    def line(self, d: str, col: str = INK, sw: float = 1, op: float = 1) -> None:
        self.p(d, "none", sw, col, op)

    def o(self, cx: float, cy: float, r: float, fill: str | Sequence[str], sw: float = 0, ry: float | None = None, op: float = 1, kind: str = "r") -> None:
        self.p(ring(cx, cy, r, ry), fill, sw, op=op, kind=kind)
        tag = f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"' if ry is None else f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(r)}" ry="{num(ry)}"'
        self.out[-1] = tag + self.out[-1][self.out[-1].index('"', 9) + 1 :]

    def box(self, x: float, y: float, w: float, h: float, fill: str | Sequence[str], sw: float = 0, op: float = 1, kind: str = "v") -> None:
        self.p(f"M{join(x, y)}h{num(w)}v{num(h)}h{num(-w)}Z", fill, sw, op=op, kind=kind)

    def shade(self, d: str, op: float = 0.24) -> None:
        self.p(d, INK, op=op)

    def shadow(self, cx: float, cy: float, rx: float, ry: float | None = None, op: float = 0.3) -> None:
        """Draws a contact shadow (a flat ellipse) under a thing, a little to the right."""
        self.o(cx + rx * 0.16, cy, rx, INK, ry=ry or rx * 0.22, op=op)

    @contextmanager
    def at(self, x: float, y: float, s: float = 1, flip: bool = False, rot: float = 0, op: float = 1) -> Iterator[None]:
        t = f"translate({join(x, y)})"
        if rot:
            t += f"rotate({num(rot)})"
        if s != 1 or flip:
            t += f"scale({s * (-1 if flip else 1):.3g} {s:.3g})" if flip else f"scale({s:.3g})"
        self.out.append(f'<g transform="{t}"' + (f' opacity="{num2(op)}"' if op != 1 else "") + ">")
        old = self.scale
        self.scale *= s
        if self.scale < 0.86:
            with coarse():
                yield
        else:
            yield
        self.scale = old
        self.out.append("</g>")

    def define(self, name: str, s: float, draw: Callable[[], None]) -> None:
        if name in self.symbols:
            return
        keep, self.out = self.out, []
        old, self.scale = self.scale, self.scale * s
        fine, Pen.precision = Pen.precision, 0 if self.scale < 0.86 else 1
        draw()
        self.scale, Pen.precision = old, fine
        self.symbols[name] = "".join(self.out)
        self.out = keep

    def stamp(self, name: str, x: float, y: float, s: float, draw: Callable[[], None], flip: bool = False, op: float = 1) -> None:
        """Draws a copy of a named drawing at (x, y). `draw` is called at the name's first use only; the width of its
        ink lines is that for the scale of that use."""
        self.define(name, s, draw)
        t = f"translate({join(x, y)})" + (f"scale({-s if flip else s:.3g} {s:.3g})" if s != 1 or flip else "")
        self.out.append(f'<use href="#{name}" transform="{t}"' + (f' opacity="{num2(op)}"' if op != 1 else "") + "/>")

    def svg(self) -> str:
        defs = "<style>" + "".join(f".{c}{{stroke-width:{w}}}" for w, c in self.widths.items()) + "</style>"
        owner: dict[str, str] = {}
        for key, name in self.defs.items():
            tag, box, body = key.split("|")
            head_ = f'<{tag} id="{name}"' + (" " if box else "") + box
            defs += f'{head_} href="#{owner[body]}"/>' if body in owner else f"{head_}>{body}</{tag}>"
            owner.setdefault(body, name)
        for name, body in self.symbols.items():
            defs += f'<g id="{name}">{body}</g>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}"><defs>{defs}</defs>'
            f'<g fill="none" stroke="{INK}" stroke-width="0" stroke-linejoin="round" stroke-linecap="round">\n' + "\n".join(self.out) + "\n</g></svg>\n"
        )
