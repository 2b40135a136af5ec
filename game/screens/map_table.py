"""The base class of tables that show a map with a camera and a cursor."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Generic

import pygame

from game.play.steps import Place
from game.play.table_controller import AnyModel
from game.render.ui import Ui
from game.screens.game_table import GameTable
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.widgets.map.view import MapWidget


class MapTable(GameTable[AnyMatch, AnyModel, AnyController], Generic[AnyMatch, AnyModel, AnyController]):
    map: MapWidget[Any]
    advice_margin = (0, 0)  # u in all of the map's width and height that advice leaves free

    @abstractmethod
    def make_map(self) -> MapWidget[Any]:
        """Creates the map widget, which lasts as long as the table."""

    def set_up(self) -> None:
        super().set_up()
        self.map = self.make_map()
        self.map.on_cancel = self.controller.give_up
        self.map.marks = self.rings
        self.controller.show_place = lambda place: self.map.show([place])

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if ui.budget.on and not ui.budget.layout_took_long:  # else the next frame does
            with self.fitted(ui):
                self.map.get_ready(ui)

    def lit_places(self) -> Sequence[Place]:
        return list(self.map.lights.targets)

    def chosen_places(self) -> Collection[Place]:
        return self.map.lights.chosen

    def place_at(self, position: tuple[int, int]) -> Place | None:
        return self.map.place_at(position)

    def is_place(self, place: Place) -> bool:
        return place in self.map.places()

    def place_pointed_at(self) -> Place | None:
        return self.map.cursor

    def advice_room(self, ui: Ui) -> pygame.Rect:
        across, down = self.advice_margin
        return self.map.rect.inflate(-ui.px(across), -ui.px(down))

    def map_alone(self) -> pygame.Surface:
        whole = pygame.Surface(self.ui.size)
        self.refresh(self.ui)
        self.map.draw(self.ui, whole)
        return whole.subsurface(self.map.rect.clip(whole.get_rect()))

    def actions(self) -> Mapping[str, Callable[[], object]]:
        def zoom(by: int) -> None:
            self.map.viewport.zoom_at(self.map.rect.center, by)

        return {**super().actions(), "zoom_in": partial(zoom, 1), "zoom_out": partial(zoom, -1)}
