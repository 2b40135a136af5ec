"""A compass and a title in the emptiest corners of the sea."""

from __future__ import annotations

import math

import pygame

from engine.brazil.board import Board
from game.brazil.scenarios import scenario_title
from game.theme import INK
from game.ui import Ui
from game.viewport import Viewport, centre

COMPASS = 1.45  # radius of the compass, in hexes
TITLE = (5.4, 1.8)  # width and height of the title's cartouche, in hexes


def _room(board: Board, spot: tuple[float, float], half: tuple[float, float]) -> float:
    """How far the nearest hex is from a box round the spot; below 0: it overlaps."""
    grid = board.scenario.map
    nearest = math.inf
    for q, r in zip(grid.q, grid.r, strict=True):
        x, y = centre(q, r)
        dx, dy = abs(x - spot[0]) - half[0], abs(y - spot[1]) - half[1]
        gap = math.hypot(max(dx, 0), max(dy, 0)) if max(dx, dy) > 0 else max(dx, dy)
        nearest = min(nearest, gap)
    return nearest - 1.0


def _corners(port: Viewport, half: tuple[float, float]) -> list[tuple[float, float]]:
    """Corners of what is seen when the map fits, a little inside."""
    zoom = port.fitting_zoom()
    middle = ((port.bounds[0] + port.bounds[2]) / 2, (port.bounds[1] + port.bounds[3]) / 2)
    reach = (port.rect.width / zoom / 2 - half[0] - 0.3, port.rect.height / zoom / 2 - half[1] - 0.3)
    places = ((-1, 1), (-1, -1), (1, -1))  # the corner below right is the map's own tools'
    return [(middle[0] + sx * reach[0], middle[1] + sy * reach[1]) for sx, sy in places]


def draw_ornaments(ui: Ui, board: Board, port: Viewport, layer: pygame.Surface) -> None:
    """Each in the corner with most room, left out where there is none."""
    zoom = port.zoom
    taken: tuple[float, float] | None = None
    half = (COMPASS, COMPASS)
    corners = _corners(port, half)
    best = max(corners, key=lambda spot: _room(board, spot, half))
    if _room(board, best, half) > 0 and ui.pictures.has("map/compass"):
        taken = best
        side = round(2 * COMPASS * zoom)
        compass = ui.pictures.scaled("map/compass", (side, side)).copy()
        compass.set_alpha(205)
        _place(port, layer, compass, best)
    half = (TITLE[0] / 2, TITLE[1] / 2)
    for spot in sorted(_corners(port, half), key=lambda spot: -_room(board, spot, half)):
        beside = (
            taken is None or abs(spot[0] - taken[0]) > half[0] + COMPASS or abs(spot[1] - taken[1]) > half[1] + COMPASS
        )
        if beside and _room(board, spot, half) > 0 and ui.pictures.has("map/cartouche"):
            _place(port, layer, _title(ui, board, (round(TITLE[0] * zoom), round(TITLE[1] * zoom))), spot)
            return


def _title(ui: Ui, board: Board, size: tuple[int, int]) -> pygame.Surface:
    drawn = ui.pictures.scaled("map/cartouche", size).copy()
    text = scenario_title(board.scenario, ui.texts)
    letters = max(7, round(size[1] * 0.24))
    while letters > 7 and ui.fonts.width(text, "title", letters) > size[0] * 0.62:
        letters -= 1
    line = ui.fonts.line(text, "title", letters, INK)
    drawn.blit(line, line.get_rect(center=drawn.get_rect().center))
    return drawn


def _place(port: Viewport, layer: pygame.Surface, sprite: pygame.Surface, spot: tuple[float, float]) -> None:
    x, y = port.to_screen(spot)
    layer.blit(sprite, sprite.get_rect(center=(round(x - port.rect.x), round(y - port.rect.y))))
