"""Draws a tooltip, such as that of the widget under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.nine_slice import BoxStyle
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.placement import beside, covered_area
from game.widgets.rich_text import lay_out

MUCH = 8  # the part of the window, as a divisor, from which a list is too large to be kept clear
POINTER = 12  # pixels of the pointer's arrow that stay free
Rect = pygame.Rect


def draw_tooltip(
    ui: Ui,
    target: pygame.Surface,
    text: str,
    mouse: tuple[int, int],
    thing: Rect | None = None,
    kept: Sequence[Rect] = (),
) -> None:
    """Draws a tooltip near the pointer, which is at ``mouse``: see `place_tooltip` for the rectangles."""
    pad = ui.px(10)
    room = min(ui.px(360), target.get_width() - 4 * pad)
    laid = lay_out(ui, text, room, size="text", colour=ui.theme.tip_ink)
    size = (laid.width + 2 * pad, laid.height + 2 * pad)
    rect = place_tooltip(ui, size, target.get_rect().inflate(-ui.px(8), -ui.px(8)), mouse, thing, kept)
    box = BoxStyle(
        radius=ui.px(8),
        top=ui.theme.tip,
        edge=ui.theme.panel_edge,
        edge_width=max(1.0, 1.2 * ui.u),
        shadow=ui.px(6),
    )
    ui.box(target, rect, box)
    laid.draw(target, rect.x + pad, rect.y + pad)


def thing_told_of(widget: Widget, screen: Rect) -> Rect:
    """Returns the rectangle of what the tooltip of a widget tells of: of a line of a list the whole list, unless that
    fills much of the window."""
    named = next((one for one in (widget, *widget.ancestors()) if one.name), widget).rect
    small = named.width * named.height * MUCH <= screen.width * screen.height
    return named if small else widget.rect


def place_tooltip(
    ui: Ui, size: tuple[int, int], screen: Rect, mouse: tuple[int, int], thing: Rect | None, kept: Sequence[Rect]
) -> Rect:
    """Returns where a tooltip of this size lies in ``screen``: below the pointer or on another side of it or of
    ``thing``, which it tells of, wherever it covers least of ``kept``, then of the pointer, then of ``thing``."""
    made = Rect((0, 0), size)
    right, left, below, above = mouse[0] + ui.px(14), mouse[0] - ui.px(14), mouse[1] + ui.px(18), mouse[1] - ui.px(8)
    places = []
    for corner, point in (
        ("topleft", (right, below)),
        ("bottomleft", (right, above)),
        ("topright", (left, below)),
        ("bottomright", (left, above)),
    ):
        setattr(made, corner, point)
        places.append(made.clamp(screen))
    gap = ui.px(8)
    if thing is not None:
        around, near = thing.inflate(2 * gap, 2 * gap), places[0]
        for corner, point in (
            ("topleft", (near.x, around.bottom)),
            ("bottomleft", (near.x, around.top)),
            ("topright", (around.left, near.y)),
            ("topleft", (around.right, near.y)),
        ):
            setattr(made, corner, point)
            places.append(made.clamp(screen))
    places += [place for one in kept for place in beside(size, one, screen, gap)]
    arrow = Rect(mouse, (POINTER, POINTER))

    def cost(place: Rect) -> tuple[int, int, int]:
        return covered_area(place, kept), covered_area(place, [arrow]), covered_area(place, [thing] if thing else [])

    return min(places, key=cost)
