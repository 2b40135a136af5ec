"""Helpers shared by the generators of SVG pictures: palette, gradients, shapes, outlines of letters, writing a file."""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
INK, IVORY, PARCHMENT, DARK = "#2A1E14", "#FFF8E7", "#F2E6CB", "#2B2118"
RED, PINK, BLUE = "#8C1C13", "#C2577A", "#1F4E79"
GOLD_STOPS = "#fff0b8 0 #d9a53a .45 #8f6418 .62 #f1cf74 1"
ERA = {1: ("#a8713f", "#7A4A22", "#4a2a10"), 2: ("#f6d071", "#D9A53A", "#94691a"), 3: ("#aeb4ba", "#7C8288", "#4a4f55")}
ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"}
# seat: light, base, deep, what stands on it
SEATS = {
    "green": ("#4fae76", "#1C653E", "#0e3b23", IVORY),
    "orange": ("#ffc680", "#F19936", "#b0600f", INK),
    "sky": ("#c2e2ff", "#81BDF0", "#3f7cb4", INK),
    "purple": ("#cc6ad6", "#9826A3", "#55105c", IVORY),
}


def stops(text: str) -> str:
    """Converts a short notation of gradient stops, '#fff 0 #000 .5:.3 ...', to SVG stop elements; an offset may carry
    an opacity after a colon."""
    parts = text.split()
    out = []
    for colour, at in zip(parts[::2], parts[1::2], strict=True):
        at, _, opacity = at.partition(":")
        out.append(f'<stop offset="{at}" stop-color="{colour}"' + (f' stop-opacity="{opacity}"' if opacity else "") + "/>")
    return "".join(out)


def linear(id: str, text: str, x1: float = 0, y1: float = 0, x2: float = 1, y2: float = 1) -> str:
    return f'<linearGradient id="{id}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops(text)}</linearGradient>'


def down(id: str, text: str) -> str:
    return linear(id, text, 0, 0, 0, 1)


def radial(id: str, text: str, cx: str = "35%", cy: str = "28%", r: str = "80%") -> str:
    return f'<radialGradient id="{id}" cx="{cx}" cy="{cy}" r="{r}">{stops(text)}</radialGradient>'


def gold(id: str = "au") -> str:
    return linear(id, GOLD_STOPS)


def blur(id: str, deviation: float) -> str:
    return f'<filter id="{id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="{deviation}"/></filter>'


def n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0", "0") if abs(value) < 0.05 else f"{value:.1f}".rstrip("0").rstrip(".")


def pts(points) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def polar(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def ngon(cx: float, cy: float, r: float, sides: int, turn: float = -90) -> str:
    return pts(polar(cx, cy, r, turn + 360 * i / sides) for i in range(sides))


def circle(cx: float, cy: float, r: float) -> str:
    return f"M{n(cx - r)} {n(cy)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    if not r:
        return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"
    a = f"a{n(r)} {n(r)} 0 0 1"
    return (f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}{a} {n(r)} {n(r)}v{n(h - 2 * r)}{a} {n(-r)} {n(r)}h{n(2 * r - w)}{a} {n(-r)} {n(-r)}v{n(2 * r - h)}{a} {n(r)} {n(-r)}Z")


def star(cx: float, cy: float, r: float, inner: float, points: int = 5, turn: float = -90) -> str:
    return pts(polar(cx, cy, r if i % 2 == 0 else inner, turn + 180 * i / points) for i in range(2 * points))


def leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """Returns the SVG path of a pointed leaf that grows from (x, y) at an angle in degrees, clockwise from the
    right."""
    a = math.radians(angle)
    ux, uy, vx, vy = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)

    def p(u: float, v: float) -> str:
        return f"{n(x + ux * u * length + vx * v * width)} {n(y + uy * u * length + vy * v * width)}"

    return f"M{p(0, 0)}C{p(.25, .62)} {p(.7, .5)} {p(1, 0)}C{p(.7, -.5)} {p(.25, -.62)} {p(0, 0)}Z"


@cache
def _font(weight: int):
    import fontpkg
    from fontTools.ttLib import TTFont

    font = TTFont(str(fontpkg.path("Cinzel")))
    return font, font.getGlyphSet(location={"wght": weight}), font.getBestCmap()


def glyphs(text: str, size: float, cx: float, cy: float, weight: int = 800, track: float = 0) -> str:
    """Returns the SVG outlines of a few letters or digits, centred on (cx, cy) by their own bounds; size is the height
    in units."""
    from fontTools.misc.transform import Transform
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    _, glyph_set, cmap = _font(weight)
    x, placed, box = 0.0, [], None
    for char in text:
        glyph = glyph_set[cmap[ord(char)]]
        placed.append((glyph, x))
        pen = BoundsPen(glyph_set)
        glyph.draw(TransformPen(pen, Transform(1, 0, 0, 1, x, 0)))
        if pen.bounds:
            b = pen.bounds
            box = b if box is None else (min(box[0], b[0]), min(box[1], b[1]), max(box[2], b[2]), max(box[3], b[3]))
        x += glyph.width + track
    assert box
    scale = size / (box[3] - box[1])
    shift = Transform(scale, 0, 0, -scale, cx - scale * (box[0] + box[2]) / 2, cy + scale * (box[1] + box[3]) / 2)
    out = SVGPathPen(glyph_set, ntos=n)
    for glyph, at in placed:
        glyph.draw(TransformPen(out, shift.transform((1, 0, 0, 1, at, 0))))
    return out.getCommands()


def moved(d: str, scale: float, dx: float, dy: float) -> str:
    """Returns an SVG path scaled about the origin, then shifted (commands M L C Q S T H V A Z, absolute or
    relative)."""
    out, command, i = [], "", 0
    for token in re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", d):
        if token.isalpha():
            command, i = token, 0
            out.append(token)
            continue
        value, kind = float(token), command.upper()
        if kind == "A" and i % 7 in (2, 3, 4):
            out.append(n(value) + " ")
        else:
            across = kind == "H" or (kind == "A" and i % 7 in (0, 1, 5)) or (kind not in "HVA" and i % 2 == 0)
            shift = 0 if command.islower() or (kind == "A" and i % 7 < 2) else dx if across else dy
            out.append(n(value * scale + shift) + " ")
        i += 1
    return "".join(out).replace(" Z", "Z").strip()


def soft(id: str = "sd", opacity: float = .6, edge: float = .8) -> str:
    """Returns the SVG of a radial gradient, ink in the middle and clear at the edge: with it a circle is a soft shadow
    without a filter."""
    return radial(id, f"{INK} {edge}:{opacity} {INK} 1:0", "50%", "50%", "50%")


def path(d: str, fill: str = "none", extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"' + (f" {extra}" if extra else "") + "/>"


def line(d: str, colour: str = INK, width: float = 2, extra: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"' + (f" {extra}" if extra else "") + "/>"


def ink(width: float = 2) -> str:
    return f'stroke="{INK}" stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"'


def mix(a: str, b: str, t: float) -> str:
    va, vb = (tuple(int(c[i:i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in zip(va, vb, strict=True))


def keep_used(defs: str, body: str) -> str:
    """Returns only those gradients, clips and patterns of defs that the picture refers to."""
    parts = re.findall(r"<(?:linearGradient|radialGradient|clipPath|pattern)\b.*?</(?:linearGradient|radialGradient|clipPath|pattern)>", defs, re.S)
    used = {name for name in re.findall(r"url\(#(\w+)\)", body + "".join(parts))}
    return "".join(p for p in parts if p.split('id="', 1)[1].split('"', 1)[0] in used)


def svg(width: float, height: float, defs: str, body: str) -> str:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(width)} {n(height)}" width="{n(width)}" height="{n(height)}">'
    if defs:
        text += f"<defs>{defs}</defs>"
    return re.sub(r"\s*\n\s*", "", text + "\n" + body + "</svg>") + "\n"


def _flat_opacity(match: re.Match) -> str:
    """A whole-element opacity makes the renderer allocate a layer of the picture's size; on one shape fill and stroke opacity do."""
    element = match.group(0)
    if "filter=" in element:
        return element
    value = re.search(r'\sopacity="([^"]*)"', element)
    if not value:
        return element
    both = ("" if 'fill="none"' in element else f' fill-opacity="{value[1]}"') + ("" if 'stroke="none"' in element else f' stroke-opacity="{value[1]}"')
    return element.replace(value[0], both)


def save(name: str, text: str) -> None:
    target = ART / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    text = re.sub(r"\s*\n\s*", "", text.strip()).replace("><g", ">\n<g") + "\n"
    text = re.sub(r"<(?:path|circle|ellipse|rect)\b[^>]*?\sopacity=[^>]*>", _flat_opacity, text)
    text = re.sub(r'(?<=[ "])(-?\d*\.\d*?[1-9]|-?\d+)(?:\.0+|(?<=\.\d)0+)(?=[" ])', r"\1", text)
    assert "<text" not in text, name
    target.write_text(text, encoding="utf-8", newline="\n")
