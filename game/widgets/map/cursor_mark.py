"""Draws the mark of the narration cursor on a map: a ring seen on every ground, the keys round it, names of places."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import INK, IVORY, rgb
from game.render.ui import Ui

BLUE = rgb("#1F4E79")
RINGS = ((IVORY, 5.0), (BLUE, 3.0), (IVORY, -0.5), (INK, -2.0))  # colour, u outside of the place's edge
PLATE = 15.0  # u, of a key or a name


@dataclass(frozen=True, slots=True)
class CursorMark:
    """``radius``: of a place in pixels; ``keys``: by degrees clockwise from east; ``names``: positions of names."""

    centre: tuple[float, float]
    radius: float
    hexagonal: bool
    keys: Mapping[int, str] = field(default_factory=dict)
    names: Mapping[tuple[float, float], str] = field(default_factory=dict)


def draw_cursor_mark(ui: Ui, target: pygame.Surface, mark: CursorMark) -> None:
    """Draws the narration cursor's mark on the map: a ring, keys round it, and names of places."""
    for (colour, out), (_, inner) in zip(RINGS, (*RINGS[1:], (INK, -3.5)), strict=True):
        _ring(target, mark, mark.radius + out * ui.u, max(2, round((out - inner) * ui.u) + 1), colour)
    for point, name in mark.names.items():
        _plate(ui, target, name, point, IVORY, INK)
    for degrees, key in mark.keys.items():
        away = mark.radius + 12 * ui.u
        x = mark.centre[0] + away * math.cos(math.radians(degrees))
        y = mark.centre[1] + away * math.sin(math.radians(degrees))
        _plate(ui, target, key, (x, y), IVORY, BLUE)


def _ring(target: pygame.Surface, mark: CursorMark, radius: float, width: int, colour: tuple[int, int, int]) -> None:
    if not mark.hexagonal:
        pygame.draw.circle(target, colour, mark.centre, round(radius), width)
        return
    corners = [math.radians(30 + 60 * n) for n in range(6)]
    x, y = mark.centre
    points = [(x + radius * math.cos(corner), y + radius * math.sin(corner)) for corner in corners]
    pygame.draw.polygon(target, colour, points, width)


def _plate(
    ui: Ui,
    target: pygame.Surface,
    text: str,
    point: tuple[float, float],
    fill: tuple[int, int, int],
    edge: tuple[int, int, int],
) -> None:
    """Draws a few letters on a rounded plate with its centre at a point."""
    drawn = ui.line(text, "strong", "small", INK)
    rect = pygame.Rect(0, 0, max(ui.px(PLATE), drawn.get_width() + ui.px(8)), drawn.get_height())
    rect.center = (round(point[0]), round(point[1]))
    look = BoxStyle(radius=rect.height // 2, top=fill, edge=edge, edge_width=max(1.0, 1.4 * ui.u))
    ui.box(target, rect, look)
    target.blit(drawn, drawn.get_rect(center=rect.center))
