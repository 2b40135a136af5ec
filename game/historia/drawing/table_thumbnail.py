"""Widget: a small world map with a piece for each player and Civbot of one of Historia's scenarios ("tables"), for its
card on the New game page."""

from __future__ import annotations

import pygame

from engine.historia.components import CIVILIZATIONS
from engine.historia.shapes import TableData
from game.historia.drawing import world_map
from game.historia.drawing.palette import piece
from game.render.ui import Ui
from game.widgets.base import Size, Widget

SHAPE = world_map.WIDE / world_map.HIGH
HOMES = ("north_africa", "east_asia", "india", "southern_africa", "central_america", "europe")


class TableThumbnail(Widget):
    """The small picture of a scenario ("table")."""

    def __init__(self, table: TableData, wide: float, high: float) -> None:
        super().__init__()
        self.table, self.wanted = table, (wide, high)

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(self.wanted[0])), ui.px(self.wanted[1]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the world, scaled to cover the card, with the pieces on it; Civbots' are grey and smaller."""
        place = self.rect
        whole = max(place.width, round(place.height * SHAPE))
        size = (whole, max(place.height, round(whole / SHAPE)))
        target.blit(ui.pictures.covering("historia/board/world", place.size, SHAPE), place)
        corner = (place.centerx - size[0] // 2, place.centery - size[1] // 2)
        count = self.table.players + len(self.table.civbots)
        for number, (civilization, home) in enumerate(zip(CIVILIZATIONS, HOMES, strict=True)):
            if number >= count:
                break
            played = number < self.table.players
            side = ui.px(23 if played else 18)
            x, y = world_map.middle(home)
            drawn = ui.pictures.scaled(piece(civilization, "plain"), (side, side))
            if not played:
                drawn = pygame.transform.grayscale(drawn)
            point = (corner[0] + round(x / world_map.WIDE * size[0]), corner[1] + round(y / world_map.HIGH * size[1]))
            target.blit(drawn, drawn.get_rect(center=point))
