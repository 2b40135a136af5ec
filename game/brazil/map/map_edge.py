"""Shades the map's edges where the board continues beyond the window, and points to highlighted hexes there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pygame

from game.brazil.terrain.layers import frame
from game.render.theme import GOLD_LIGHT
from game.render.ui import Ui
from game.widgets.map.view import MapWidget

DEEP, DARK = 30, 205  # u into the map; opacity at the edge, of 255
MARK = 13  # u
HEAD = ((0, -0.6), (0.7, 0.4), (-0.7, 0.4))  # an upward arrow, in units of MARK
TURNS = (90, 0, -90, 180)  # rotation at left, top, right, bottom, in degrees counter-clockwise


def draw_edges(ui: Ui, target: pygame.Surface, view: MapWidget[Any]) -> None:
    """Draws a shade at each edge beyond which the board goes on, and an arrow where highlighted hexes lie out there."""
    inside = frame.inside_frame(view.rect, ui.u)
    for side, goes_on in enumerate(view.viewport.beyond):
        if not goes_on:
            continue
        along = inside.height if side % 2 == 0 else inside.width
        shade = pygame.transform.rotate(_shade(along, ui.px(DEEP)), TURNS[side])
        target.blit(shade, _at_rim(shade.get_rect(), inside, side))
        lit = [view.centre(place) for place in view.lights.targets]
        out = [point for point in lit if _past(point, inside, side)]
        if out:
            _mark(ui, target, inside, side, out)


def _past(point: tuple[float, float], inside: pygame.Rect, side: int) -> bool:
    x, y = point
    return (x < inside.left, y < inside.top, x > inside.right, y > inside.bottom)[side]


def _at_rim(rect: pygame.Rect, inside: pygame.Rect, side: int) -> pygame.Rect:
    name = ("midleft", "midtop", "midright", "midbottom")[side]
    setattr(rect, name, getattr(inside, name))
    return rect


@lru_cache(maxsize=8)
def _shade(along: int, deep: int) -> pygame.Surface:
    """A gradient for the upper edge, dark at the top."""
    thin = pygame.Surface((1, deep), pygame.SRCALPHA)
    for y in range(deep):
        thin.set_at((0, y), (0, 0, 0, round(DARK * (1 - (y + 0.5) / deep) ** 1.6)))
    return pygame.transform.scale(thin, (along, deep))


def _mark(ui: Ui, target: pygame.Surface, inside: pygame.Rect, side: int, out: list[tuple[float, float]]) -> None:
    """Draws an arrow at the edge, level with the centre of the points it points to."""
    size = ui.px(MARK)
    x = sum(point[0] for point in out) / len(out)
    y = sum(point[1] for point in out) / len(out)
    rect = _at_rim(pygame.Rect(0, 0, 2 * size, 2 * size), inside, side)
    if side % 2 == 0:
        rect.centery = round(min(max(y, inside.top + size), inside.bottom - size))
    else:
        rect.centerx = round(min(max(x, inside.left + size), inside.right - size))
    points = [(pygame.Vector2(x, y) * size).rotate(-TURNS[side]) + rect.center for x, y in HEAD]
    pygame.draw.polygon(target, GOLD_LIGHT, points)
    pygame.draw.polygon(target, (0, 0, 0), points, max(1, ui.px(1.5)))
