"""Draws the lines between spaces of the map: connections, conquest lines, and what Advantages need."""

from __future__ import annotations

import pygame

from engine.struggle.components import ADVANTAGES, CONNECTIONS, CONQUEST, SPACES
from game.render.theme import GOLD, rgb
from game.struggle.drawing import pen
from game.struggle.map.sheet_view import SheetView

INK, PAPER, CONQUEST_RED = rgb("#3A2D20"), rgb("#FFF6DF"), (140, 28, 19)
NEED, NEED_EDGE = GOLD, rgb("#6B4A16")


def draw_connections(layer: pygame.Surface, sheet: SheetView, room: pygame.Rect, k: float, war: bool) -> None:
    """Draws all lines on a layer of the size of `room`; `k`: pixels per unit of length; `war`: highlights conquest
    lines."""

    def at(place: tuple[float, float]) -> tuple[float, float]:
        x, y = sheet.to_screen(place)
        return x - room.x, y - room.y

    for advantage in ADVANTAGES.values():
        for need in advantage.needs:
            pen.stroke(layer, [at(advantage.pos), at(SPACES[need].pos)], NEED, 2.2 * k, NEED_EDGE)
    for line in CONNECTIONS:
        points = [at(SPACES[line.a].pos), *map(at, line.via), at(SPACES[line.b].pos)]
        pen.stroke(layer, points, INK, 1.6 * k, PAPER, 3.9 * k)
    dashes = pygame.Surface(room.size, pygame.SRCALPHA)
    dashes.fill((*CONQUEST_RED, 0))
    for line in CONQUEST:
        points = [at(SPACES[line.a].pos), *map(at, line.via), at(SPACES[line.b].pos)]
        pen.dashes(dashes, points, CONQUEST_RED, 2 * k)
    dashes.set_alpha(235 if war else 75)
    layer.blit(dashes, (0, 0))
