"""A table in small: the world with a piece for everybody who plays."""

from __future__ import annotations

import pygame

from engine.historia.components import CIVILIZATIONS
from engine.historia.shapes import Table
from game.historia import atlas
from game.historia.palette import piece
from game.ui import Ui
from game.widgets.base import Size, Widget

HOMES = ("north_africa", "east_asia", "india", "southern_africa", "central_america", "europe")


class TableThumbnail(Widget):
    def __init__(self, table: Table, wide: float, high: float) -> None:
        super().__init__()
        self.table, self.wanted = table, (wide, high)

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(self.wanted[0])), ui.px(self.wanted[1]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = (ui.px(self.wanted[0]), ui.px(self.wanted[1]))
        place = pygame.Rect((0, 0), size)
        place.center = self.rect.center
        target.blit(ui.pictures.scaled("historia/board/world", size), place)
        side = ui.px(17)
        count = self.table.players + len(self.table.civbots)
        for number, (civilization, home) in enumerate(zip(CIVILIZATIONS, HOMES, strict=True)):
            if number >= count:
                break
            x, y = atlas.middle(home)
            drawn = ui.pictures.scaled(piece(civilization, "plain"), (side, side))
            if number >= self.table.players:
                drawn = pygame.transform.grayscale(drawn)
            spot = (place.x + round(x / atlas.WIDE * size[0]), place.y + round(y / atlas.HIGH * size[1]))
            target.blit(drawn, drawn.get_rect(center=spot))
