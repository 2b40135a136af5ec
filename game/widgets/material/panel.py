"""Paints the surfaces of panels: the rosewood frame, dark panels, sheets of paper, stone cornices."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import Colour, mix
from game.render.ui import Ui
from game.widgets.material.grain import PAPER, WOOD, gradient, grained, look, rounded, shade


def draw_cached(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, name: str, plain: Colour, paint: Callable[[], pygame.Surface]
) -> None:
    """Draws the surface that ``paint`` makes, cached by name and size; over a plain colour while its pictures are
    missing."""
    lacking = ui.budget.lacking
    drawn = ui.pictures.made(name, rect.size, paint)
    if ui.budget.lacking != lacking:
        target.fill(plain, rect)
    target.blit(drawn, rect)


def rosewood(ui: Ui, target: pygame.Surface, rect: pygame.Rect, lines: tuple[str, ...] = ("top",)) -> None:
    """Paints wood with its grain along the length and a gold line inside each edge named in ``lines`` ("top", "bottom",
    "left", "right")."""
    if rect.width < 2 or rect.height < 2:
        return
    theme = ui.theme
    name = f"@rosewood {look(ui)}"
    draw_cached(ui, target, rect, name, theme.wood, lambda: grained(ui, rect.size, theme.wood, theme.wood_low, WOOD))
    for side in lines:
        gold_line(ui, target, rect, side)


def wooden_frame(ui: Ui, target: pygame.Surface, outer: pygame.Rect, inner: pygame.Rect) -> None:
    """Paints rosewood round a picture on all four sides."""
    left, top, right, bottom = outer.x, inner.y, outer.right, inner.bottom
    rosewood(ui, target, pygame.Rect(left, outer.y, outer.width, top - outer.y), ())
    rosewood(ui, target, pygame.Rect(left, bottom, outer.width, outer.bottom - bottom), ())
    rosewood(ui, target, pygame.Rect(left, top, inner.x - left, inner.height), ())
    rosewood(ui, target, pygame.Rect(inner.right, top, right - inner.right, inner.height), ())


def gold_line(ui: Ui, target: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    """Paints a gold line inside the edge ``side`` ("top", "bottom", "left", "right") of a rectangle, with a dark line
    beside it."""
    gold, fine = max(1, ui.px(1.4)), max(1, ui.px(0.8))
    for offset, thick, colour in ((0, gold, ui.theme.line), (gold, fine, mix(ui.theme.line_low, (0, 0, 0), 0.5))):
        if ui.theme.flat and offset:
            continue
        strip = {
            "top": (rect.x, rect.y + offset, rect.width, thick),
            "bottom": (rect.x, rect.bottom - offset - thick, rect.width, thick),
            "left": (rect.x + offset, rect.y, thick, rect.height),
            "right": (rect.right - offset - thick, rect.y, thick, rect.height),
        }[side]
        target.fill(colour, strip)


def dark_panel(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, *, band: Colour | None = None, lit: bool = False
) -> None:
    """Paints a sunken panel with a dull gold edge. ``band``: a seat's colour down its left side; ``lit``: hovered or
    chosen."""
    radius = ui.px(6)
    name = f"@dark {look(ui)} {band} {lit}"
    draw_cached(ui, target, rect, name, ui.theme.wood_panel, lambda: _dark(ui, rect.size, radius, band, lit))


def _dark(ui: Ui, size: tuple[int, int], radius: int, band: Colour | None, lit: bool) -> pygame.Surface:
    theme = ui.theme
    raised = 0.10 if lit else 0.0
    top, bottom = mix(theme.wood_panel, theme.line, raised), mix(theme.wood_panel_low, theme.line, raised)
    drawn = grained(ui, size, top, bottom, WOOD)
    if band is not None:
        drawn.fill(band, (0, 0, ui.px(5.5), size[1]))
        drawn.fill(mix(band, (0, 0, 0), 0.55), (ui.px(5.5), 0, max(1, ui.px(0.8)), size[1]))
    rounded(ui, drawn, radius)
    edge = theme.line if lit else theme.line_low
    wide = max(1.0, (2.4 if theme.flat else 1.2) * ui.px(100) / 100)
    ui.box(drawn, drawn.get_rect(), BoxStyle(radius=radius, edge=edge, edge_width=wide))
    return drawn


def paper(ui: Ui, target: pygame.Surface, rect: pygame.Rect, *, radius: float = 8, shadow: float = 5) -> None:
    """Paints a sheet with grain, a fine line inside its edge, and a shadow."""
    corner = ui.px(radius)
    if shadow:
        shade(ui, target, rect, corner, shadow)
    draw_cached(ui, target, rect, f"@sheet {look(ui)} {corner}", ui.theme.paper, lambda: _paper(ui, rect.size, corner))


def _paper(ui: Ui, size: tuple[int, int], radius: int) -> pygame.Surface:
    theme = ui.theme
    drawn = rounded(ui, grained(ui, size, theme.paper, theme.paper_low, PAPER), radius)
    whole, unit = drawn.get_rect(), ui.px(100) / 100
    ui.box(
        drawn,
        whole,
        BoxStyle(radius=radius, edge=theme.paper_edge, edge_width=max(1.0, unit * (2.0 if theme.flat else 1))),
    )
    if not theme.flat:
        gap = ui.px(3)
        inner = mix(theme.paper_low, theme.paper_edge, 0.45)
        ui.box(
            drawn, whole.inflate(-2 * gap, -2 * gap), BoxStyle(radius=max(1, radius - gap), edge=inner, edge_width=1.0)
        )
    return drawn


def cornice(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Paints a stone moulding: a lit lip above, a rounded band, a shadow below."""
    name = f"@cornice {look(ui)}"
    target.blit(ui.pictures.made(name, rect.size, lambda: _cornice(ui, rect.size)), rect)


def _cornice(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    theme = ui.theme
    if theme.flat:
        drawn = gradient(size, theme.cornice, theme.cornice)
        pygame.draw.rect(drawn, theme.paper_ink, drawn.get_rect(), max(1, ui.px(1)))
        return drawn
    lip = max(1, size[1] // 4)
    drawn = gradient(size, mix(theme.cornice, theme.wall, 0.55), mix(theme.cornice, theme.wood_low, 0.35))
    drawn.blit(gradient((size[0], lip), theme.wall, mix(theme.wall, theme.cornice, 0.5)), (0, 0))
    drawn.fill(mix(theme.cornice, theme.wood_low, 0.45), (0, lip, size[0], max(1, ui.px(0.7))))
    drawn.fill(mix(theme.cornice, theme.wood_low, 0.65), (0, size[1] - max(1, ui.px(1)), size[0], max(1, ui.px(1))))
    return drawn


def plank(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Paints a rosewood board with a gold edge and a shadow: the frame of a page or menu."""
    radius = ui.px(10)
    shade(ui, target, rect, radius, 9)
    draw_cached(ui, target, rect, f"@plank {look(ui)}", ui.theme.wood, lambda: _plank(ui, rect.size, radius))


def _plank(ui: Ui, size: tuple[int, int], radius: int) -> pygame.Surface:
    theme = ui.theme
    drawn = rounded(ui, grained(ui, size, theme.wood, theme.wood_low, WOOD), radius)
    whole, unit = drawn.get_rect(), ui.px(100) / 100
    ui.box(drawn, whole, BoxStyle(radius=radius, edge=theme.line, edge_width=max(1.0, unit * 1.8)))
    if not theme.flat:
        gap = ui.px(4)
        dull = mix(theme.line_low, theme.wood_low, 0.3)
        ui.box(
            drawn, whole.inflate(-2 * gap, -2 * gap), BoxStyle(radius=max(1, radius - gap), edge=dull, edge_width=1.0)
        )
    return drawn


def sheet(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Paints the sheet of a page: paper, or blue-black in the Slate theme. The theme's plain ink is readable on it."""
    name = f"@page {look(ui)}"
    draw_cached(ui, target, rect, name, ui.theme.panel, lambda: page(ui, rect.size, ui.px(6)))


def page(ui: Ui, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Returns the sheet of a page as a surface, its corners rounded by ``radius`` pixels."""
    theme = ui.theme
    light = theme.paper if theme.ink == theme.paper_ink else theme.panel
    drawn = rounded(ui, grained(ui, size, light, theme.panel, PAPER), radius)
    wide = max(1.0, ui.px(200 if theme.flat else 100) / 100)
    ui.box(
        drawn, drawn.get_rect(), BoxStyle(radius=radius, edge=mix(theme.panel_edge, theme.panel, 0.3), edge_width=wide)
    )
    return drawn
