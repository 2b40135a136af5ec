"""The map: ground, pieces, what is lit, the ghost of what is about to be placed; camera and hex cursor."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pygame

from engine.brazil.frames import CapitalFrame
from engine.brazil.state import State
from engine.maps.hex import rotate
from game.brazil import pieces
from game.brazil.ground.board import Board, best_turn, bounds
from game.brazil.ground.painter import View
from game.brazil.ground.shared import workshop
from game.brazil.ground.sheet import Sheet
from game.brazil.hexart import HexArt
from game.brazil.moments import Moments
from game.brazil.scenarios import scenario_title
from game.theme import GOLD, IVORY
from game.ui import Ui
from game.widgets.map.hexes import HexCamera
from game.widgets.map.view import MapWidget

TURNS = 3  # 0, 60 and 120 degrees; the other three show the same upside down
MARGIN = 0.5  # round the board when the map fits, in radii; the degree scale needs it


class MapView(MapWidget[int]):
    """Places are hex ids."""

    viewport: HexCamera

    def __init__(self, state: Callable[[], State], pick: Callable[[int], None], tip: Callable[[int], str]) -> None:
        grid = state().board.scenario.map
        super().__init__(HexCamera.over(zip(grid.q, grid.r, strict=True)), pick, tip)
        self.state = state
        self.moments: Moments | None = None
        self.version = 0  # raised by the table when pieces changed
        self.turn = 0  # of the board, in steps of 60 degrees
        self.turned: int | None = None  # by hand; None: whichever makes hexes largest
        self._sheet: Sheet | None = None
        self._pieces: tuple[Any, pygame.Surface] | None = None

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        cells = self.state().board.scenario.map.index
        turn = best_turn(cells, rect.size) if self.turned is None else self.turned
        if turn != self.turn:
            self.turn, self.viewport.fitted = turn, True
        left, top, right, bottom = bounds([rotate(*place, turn) for place in cells])
        self.viewport.bounds = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        super().arrange(ui, rect)

    def turn_on(self, ui: Ui) -> int:
        """To the next of the three turns that look different. Returns it."""
        self.turned = (self.turn + 1) % TURNS
        self.arrange(ui, self.rect)
        return self.turned

    # -- geometry ------------------------------------------------------------------------------------------------

    def hex_at(self, position: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(position):
            return None
        return self.state().board.scenario.map.at(*rotate(*self.viewport.hex_at(position), -self.turn))

    def places(self) -> range:
        return range(self.state().board.size)

    def place_at(self, position: tuple[int, int]) -> int | None:
        return self.hex_at(position)

    def centre(self, hex_id: int) -> tuple[float, float]:
        grid = self.state().board.scenario.map
        return self.viewport.hex_to_screen(*rotate(*grid.place(hex_id), self.turn))

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        art = HexArt(ui, self.viewport.zoom, self.turn)
        clip = target.get_clip()
        target.set_clip(self.rect)
        target.blit(self._ground(ui), self.rect)
        target.blit(self._pieces_layer(ui, art), self.rect)
        self._draw_lights(ui, art, target)
        if self.moments is not None:
            self.moments.draw_map(ui, art, target, self)
        target.set_clip(clip)
        if self.focused:
            ui.box(target, self.rect.inflate(-ui.px(4), -ui.px(4)), ui.focus_box())

    def _visible(self) -> list[tuple[int, tuple[float, float]]]:
        """Hexes in sight with their centres, in the coordinates of a layer."""
        reach = self.viewport.zoom * 1.3
        area = self.rect.inflate(2 * reach, 2 * reach)
        found = []
        for hex_id in range(self.state().board.size):
            x, y = self.centre(hex_id)
            if area.collidepoint(x, y):
                found.append((hex_id, (x - self.rect.x, y - self.rect.y)))
        return found

    def _ground(self, ui: Ui) -> pygame.Surface:
        """The painted sheet as the camera sees it."""
        port, scenario = self.viewport, self.state().board.scenario
        title = scenario_title(scenario, ui.texts)
        if self._sheet is None or self._sheet.board.turn != self.turn:
            board = Board.of(scenario.map, scenario.id).turned(self.turn)
            shop = workshop(ui.pictures)
            self._sheet = Sheet(board, title, ui.theme.name, shop)
        self._sheet.restyled(title, ui.theme.name)
        return self._sheet.surface(View((port.x, port.y), port.zoom, self.rect.size), self.rect.size, ui.u)

    def _pieces_layer(self, ui: Ui, art: HexArt) -> pygame.Surface:
        moving = self.moments.moving if self.moments is not None else frozenset()
        key = (self.viewport.key, ui.theme.name, self.version, moving)
        if self._pieces is not None and self._pieces[0] == key:
            return self._pieces[1]
        s = self.state()
        layer = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        visible = self._visible()
        for hex_id, centre in visible:
            pieces.draw_exploration(s, art, layer, hex_id, centre)
        for hex_id, centre in visible:
            pieces.draw_ownership(s, art, layer, hex_id, centre)
        for hex_id, centre in visible:
            pieces.draw_tile(s, art, layer, hex_id, centre)
        self._draw_capital_tiles(s, art, layer, dict(visible))
        standing = pieces.stacks(s)
        for hex_id, centre in visible:
            units = [unit for unit in standing.get(hex_id, []) if unit not in moving]
            if units:
                pieces.draw_units(s, art, layer, hex_id, units, centre)
        self._pieces = (key, layer)
        return layer

    @staticmethod
    def _draw_capital_tiles(
        s: State, art: HexArt, layer: pygame.Surface, visible: dict[int, tuple[float, float]]
    ) -> None:
        """During the setup: face down until the Missions are chosen, then with their resource."""
        turned_up = bool(s.frames) and isinstance(s.frames[0], CapitalFrame)
        for hex_id, resource in s.capital_tiles:
            if hex_id in visible:
                first = hex_id == s.first_player_hex and turned_up
                name = f"capitals/{resource}" if turned_up else "capitals/capital"
                art.place(layer, art.picture(name), visible[hex_id])
                if first:
                    x, y = visible[hex_id]
                    art.place(
                        layer, art.part("capitals/first_player", 0.7), (x + art.radius * 0.5, y - art.radius * 0.5)
                    )

    def _draw_lights(self, ui: Ui, art: HexArt, target: pygame.Surface) -> None:
        marks = {"move": "marks/arrow_move", "attack": "marks/arrow_attack", "peek": "marks/eye"}
        if self.lights.veiled and self.lights.targets:
            veil = art.veil()
            for hex_id in range(self.state().board.size):
                if hex_id not in self.lights.targets and hex_id not in self.lights.chosen:
                    art.place(target, veil, self.centre(hex_id))
        for hex_id, kind in self.lights.targets.items():
            strong = hex_id == self.cursor
            tint = (255, 150, 120) if kind == "attack" else ui.theme.light
            art.place(target, art.lit(strong, tint), self.centre(hex_id))
            if kind in marks and art.radius > 14:
                sprite = art.part(marks[kind], 0.6)
                if kind != "peek":
                    sprite = pygame.transform.rotate(sprite, self._heading(hex_id))
                art.place(target, sprite, self.centre(hex_id))
        for hex_id in self.lights.hinted():
            art.place(target, art.lit(False, ui.theme.light), self.centre(hex_id))
        for hex_id in self.lights.chosen:
            art.place(target, art.ring(GOLD, 8), self.centre(hex_id))
        if self.cursor is not None:
            if self.cursor in self.lights.targets:
                self._draw_ghost(ui, art, target, self.cursor)
            art.place(
                target, art.ring(IVORY if self.cursor not in self.lights.targets else GOLD, 4), self.centre(self.cursor)
            )

    def _heading(self, hex_id: int) -> float:
        """Of an arrow from the chosen unit to a hex: degrees against the clock, 0 to the right."""
        origin = next((chosen for chosen in self.lights.chosen if chosen != hex_id), None)
        if origin is None:
            return 0.0
        (x, y), (to_x, to_y) = self.centre(origin), self.centre(hex_id)
        return math.degrees(math.atan2(y - to_y, to_x - x))

    def _draw_ghost(self, ui: Ui, art: HexArt, target: pygame.Surface, hex_id: int) -> None:
        ghost = self.lights.ghost(hex_id)
        if ghost is None:
            return
        picture, share = ghost
        size = (round(art.size[0] * share), round(art.size[1] * share))
        sprite = ui.pictures.scaled(picture, size).copy()
        sprite.set_alpha(190)
        art.place(target, sprite, self.centre(hex_id))
