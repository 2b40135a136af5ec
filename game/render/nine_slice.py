"""Draws rounded boxes of any size: generates an SVG from a `BoxStyle`, stretches it as a nine-slice, and caches the
surfaces."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.render.frame_budget import FrameBudget
from game.render.image_cache import load_png
from game.render.surface_cache import SurfaceCache
from game.render.svg_render import render
from game.render.theme import Colour, code

ROOM = 8 << 20  # bytes of boxes that are remembered; more in a larger window

SOURCES = 2 << 20  # of what they are stretched from


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """The look of a rounded box. Lengths are pixels, already scaled."""

    radius: int = 8
    top: Colour | None = None
    bottom: Colour | None = None  # other than top: a gradient from top to bottom
    edge: Colour | None = None
    edge_width: float = 1.5
    inner: Colour | None = None  # a second, fine line inside the edge
    inner_gap: float = 3.0
    shadow: int = 0  # how far the shadow falls
    alpha: int = 255
    gloss: bool = False


class NineSlices:
    def __init__(self, budget: FrameBudget | None = None) -> None:
        self.budget = budget or FrameBudget()
        self._sources: SurfaceCache[tuple[BoxStyle, int]] = SurfaceCache(SOURCES)
        self.boxes: SurfaceCache[tuple[BoxStyle, int, int]] = SurfaceCache(ROOM)

    def box(self, box: BoxStyle, width: int, height: int) -> pygame.Surface:
        """Returns the box drawn at this size, cached; a transparent surface if the frame has no time left. The surface
        is larger by ``box.shadow`` pixels on each side."""
        ready = self._ready(box, width, height)
        return ready if ready is not None else self.budget.clear((width + 2 * box.shadow, height + 2 * box.shadow))

    def _ready(self, box: BoxStyle, width: int, height: int) -> pygame.Surface | None:
        """None: it comes with the next frame."""
        key = (box, width, height)
        known = self.boxes.get(key)
        if known is not None:
            return known
        if self.budget.late_for((width, height)):
            self.budget.lacking += 1
            return None
        with self.budget.work():
            return self.boxes.keep(key, self._stretch(box, max(2, width), max(2, height)))

    def blit(self, target: pygame.Surface, box: BoxStyle, rect: pygame.Rect) -> None:
        if box.top is None:
            self.rim(target, box, rect)
        elif rect.width > 1 and rect.height > 1:
            ready = self._ready(box, rect.width, rect.height)
            if ready is not None:
                target.blit(ready, (rect.x - box.shadow, rect.y - box.shadow))

    def rim(self, target: pygame.Surface, box: BoxStyle, rect: pygame.Rect, flags: int = 0) -> None:
        """Draws only a box's border, for a box whose middle is transparent or covered by content; nothing if the frame
        has no time left. ``flags``: pygame's blend mode."""
        if rect.width <= 1 or rect.height <= 1:
            return
        whole = rect.inflate(2 * box.shadow, 2 * box.shadow)
        if _graded(box) or min(whole.size) < 2 * _corner(box) + 2:
            target.blit(self.box(box, *rect.size), whole, special_flags=flags)
            return
        key = (box, 0)
        source = self._sources.get(key)
        if source is None:
            if self.budget.late:
                self.budget.lacking += 1
                return
            with self.budget.work():
                source = self._source(box, key[1])
        draw_nine_slice(target, source, _corner(box), whole, flags, middle=False)

    def _stretch(self, box: BoxStyle, width: int, height: int) -> pygame.Surface:
        size = (width + 2 * box.shadow, height + 2 * box.shadow)
        if min(size[0], size[1]) < 2 * _corner(box) + 2:
            return load_png(render(_svg(box, width, height), size))
        high = height if _graded(box) else 0
        source = self._sources.get((box, high)) or self._source(box, high)
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        draw_nine_slice(drawn, source, _corner(box), drawn.get_rect())
        return drawn

    def _source(self, box: BoxStyle, high: int) -> pygame.Surface:
        """Returns the smallest box of this style; ``high``: its final height, for one that differs from top to
        bottom."""
        least = 2 * _corner(box) + 2 - 2 * box.shadow
        size = (least, high or least)
        png = render(_svg(box, *size), (size[0] + 2 * box.shadow, size[1] + 2 * box.shadow))
        return self._sources.keep((box, high), load_png(png))


def _graded(box: BoxStyle) -> bool:
    return box.gloss or (box.bottom is not None and box.bottom != box.top)


def _corner(box: BoxStyle) -> int:
    return int(box.radius + box.shadow * 2 + box.inner_gap * (box.inner is not None) + 4)


def draw_nine_slice(
    target: pygame.Surface, source: pygame.Surface, corner: int, rect: pygame.Rect, flags: int = 0, middle: bool = True
) -> None:
    """Draws a picture over ``rect``: corners as they are, edges and middle stretched; if it is as high as ``rect``,
    stretched only in width. The middle is filled with one colour, or with ``middle`` False left out."""
    (source_width, source_height), (width, height) = source.get_size(), rect.size
    across = (
        (0, corner, 0, corner),
        (corner, source_width - 2 * corner, corner, width - 2 * corner),
        (source_width - corner, corner, width - corner, corner),
    )
    if source_height == height:
        down: tuple[tuple[int, int, int, int], ...] = ((0, height, 0, height),)
    else:
        down = (
            (0, corner, 0, corner),
            (corner, source_height - 2 * corner, corner, height - 2 * corner),
            (source_height - corner, corner, height - corner, corner),
        )
    for from_x, from_width, to_x, to_width in across:
        for from_y, from_height, to_y, to_height in down:
            part = source.subsurface((from_x, from_y, from_width, from_height))
            place = pygame.Rect(rect.x + to_x, rect.y + to_y, to_width, to_height)
            if to_x == to_y == corner:  # of one colour: nothing as large is made on the way
                if middle:
                    target.fill(part.get_at((0, 0)), place)
                continue
            if part.get_size() != place.size:
                part = pygame.transform.scale(part, place.size)
            target.blit(part, place, special_flags=flags)


def _svg(box: BoxStyle, width: int, height: int) -> str:
    pad = box.shadow
    half = box.edge_width / 2 if box.edge else 0
    body = (
        f'x="{pad + half}" y="{pad + half}" width="{width - 2 * half}" height="{height - 2 * half}" '
        f'rx="{max(0.0, box.radius - half)}"'
    )
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 2 * pad} {height + 2 * pad}"><defs>']
    if box.top is not None and box.bottom is not None and box.bottom != box.top:
        parts.append(
            f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{code(box.top)}"/>'
            f'<stop offset="1" stop-color="{code(box.bottom)}"/></linearGradient>'
        )
        fill = "url(#g)"
    else:
        fill = code(box.top) if box.top is not None else "none"
    if pad:
        parts.append(
            f'<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="{pad / 2.6}"/>'
            "</filter>"
        )
    parts.append(f'</defs><g opacity="{box.alpha / 255}">')
    if pad:
        parts.append(
            f'<rect x="{pad}" y="{pad + pad * 0.35}" width="{width}" height="{height}" rx="{box.radius}" '
            f'fill="#1a0f06" opacity="0.42" filter="url(#b)"/>'
        )
    stroke = f'stroke="{code(box.edge)}" stroke-width="{box.edge_width}"' if box.edge else ""
    parts.append(f'<rect {body} fill="{fill}" {stroke}/>')
    if box.gloss:
        parts.append(
            f'<rect x="{pad + box.edge_width + 1}" y="{pad + box.edge_width + 0.5}" '
            f'width="{width - 2 * box.edge_width - 2}" height="{max(1.0, height * 0.46)}" '
            f'rx="{max(1.0, box.radius - box.edge_width - 1)}" fill="#ffffff" opacity="0.16"/>'
        )
    if box.inner is not None:
        gap = box.edge_width + box.inner_gap
        parts.append(
            f'<rect x="{pad + gap}" y="{pad + gap}" width="{width - 2 * gap}" height="{height - 2 * gap}" '
            f'rx="{max(0.0, box.radius - gap)}" fill="none" stroke="{code(box.inner)}" stroke-width="1"/>'
        )
    parts.append("</g></svg>")
    return "".join(parts)
