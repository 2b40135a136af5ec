"""The map: ground, pieces, what is lit, the ghost of what is about to be placed; camera and hex cursor."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
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
from game.viewport import Viewport
from game.widgets.base import Size, Widget

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
DRAG = 5  # pixels before a press becomes a drag
MARGIN = 0.5  # round the board when the map fits, in radii; the degree scale needs it


@dataclass(slots=True)
class Lights:
    """What the table wants lit: hex -> mark ("move", "attack", "pick", "peek", ...), chosen hexes, the ghost."""

    targets: dict[int, str] = field(default_factory=dict)
    chosen: set[int] = field(default_factory=set)
    veiled: bool = False  # the hexes that are no target step back
    ghost: Callable[[int], tuple[str, float] | None] = lambda hex_id: None


class MapView(Widget):
    focusable = True
    follows_mouse = True

    def __init__(self, state: Callable[[], State], pick: Callable[[int], None], tip: Callable[[int], str]) -> None:
        super().__init__(name="map", grow=1)
        self.state, self.pick, self.tip_of = state, pick, tip
        grid = state().board.scenario.map
        self.viewport = Viewport.over(zip(grid.q, grid.r, strict=True))
        self.lift: Callable[[int], bool] = lambda hex_id: False  # a drag that begins on a unit moves it, not the map
        self.near: Callable[[Ui, int], Widget | None] = lambda ui, hex_id: None  # a hex from near
        self.let_go: Callable[[], object] = lambda: None  # the right button gives up what was pointed at
        self.lights = Lights()
        self.moments: Moments | None = None
        self.cursor: int | None = None  # hex under the mouse or the keyboard
        self.version = 0  # raised by the table when pieces changed
        self._by_keys = False  # the cursor was moved by the keyboard, and stays until the mouse moves
        self._press: tuple[int, int] | None = None
        self._dragged = False
        self._lifted: int | None = None  # the hex a unit was taken up from
        self.turn = 0  # of the board, in steps of 60 degrees: whichever makes hexes largest
        self._sheet: Sheet | None = None
        self._pieces: tuple[Any, pygame.Surface] | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(200))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        cells = self.state().board.scenario.map.index
        turn = best_turn(cells, rect.size)
        if turn != self.turn:
            self.turn, self.viewport.fitted = turn, True
        left, top, right, bottom = bounds([rotate(*place, turn) for place in cells])
        self.viewport.bounds = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        self.viewport.resize(rect)

    # -- geometry ------------------------------------------------------------------------------------------------

    def hex_at(self, position: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(position):
            return None
        return self.state().board.scenario.map.at(*rotate(*self.viewport.hex_at(position), -self.turn))

    def centre(self, hex_id: int) -> tuple[float, float]:
        grid = self.state().board.scenario.map
        return self.viewport.hex_to_screen(*rotate(*grid.place(hex_id), self.turn))

    def _camera(self) -> tuple[Any, ...]:
        port = self.viewport
        return (round(port.zoom, 3), round(port.x, 3), round(port.y, 3), tuple(self.rect))

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
        u = min(ui.size[0] / 1280, ui.size[1] / 720) * ui.scale
        return self._sheet.surface(View((port.x, port.y), port.zoom, self.rect.size), self.rect.size, u)

    def _pieces_layer(self, ui: Ui, art: HexArt) -> pygame.Surface:
        moving = self.moments.moving if self.moments is not None else frozenset()
        key = (self._camera(), ui.theme.name, self.version, moving)
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

    # -- mouse and keys ------------------------------------------------------------------------------------------

    def _point_at(self, hex_id: int | None) -> None:
        if hex_id != self.cursor:
            self.cursor = hex_id
            self.tip = self.tip_of(hex_id) if hex_id is not None else ""
            if self.stage is not None:
                self.stage.pointed_anew()

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near(ui, self.cursor) if self.cursor is not None else None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        """The board may have moved under the pointer, or a panel come between."""
        if not self._by_keys:
            self._point_at(self.hex_at(position) if position is not None else None)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        self._by_keys = False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press, self._dragged, self._lifted = event.pos, False, None
            self._point_at(self.hex_at(event.pos))
            return True
        if event.type == pygame.MOUSEMOTION:
            if self._press is not None and any(event.buttons):
                return self._drag(event)
            self._point_at(self.hex_at(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            pressed, self._press = self._press, None
            hex_id = self.hex_at(event.pos)
            if self._lifted is not None:
                self._put_down(hex_id)
            elif pressed is not None and not self._dragged and event.button == 3:
                return bool(self.let_go())  # nothing to give up: the hex is shown from near
            elif pressed is not None and not self._dragged and hex_id is not None and event.button == 1:
                self.pick(hex_id)
            return True
        return False

    def _drag(self, event: pygame.Event) -> bool:
        assert self._press is not None
        dx, dy = event.pos[0] - self._press[0], event.pos[1] - self._press[1]
        if self._lifted is None and not self._dragged and abs(dx) + abs(dy) > DRAG and event.buttons[0]:
            begun = self.hex_at(self._press)
            if begun is not None and self.lift(begun):
                self._lifted = begun
        if self._lifted is not None:
            self._point_at(self.hex_at(event.pos))
        elif self._dragged or abs(dx) + abs(dy) > DRAG:
            self._dragged = True
            self.viewport.pan(dx, dy)
            self._press = event.pos
        return True

    def _put_down(self, hex_id: int | None) -> None:
        """The unit goes where it was let go, stays in hand over its own hex, and back where it can't go."""
        begun, self._lifted = self._lifted, None
        if hex_id is not None and hex_id in self.lights.targets and hex_id != begun:
            self.pick(hex_id)
        elif hex_id != begun:
            self.let_go()

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        position = self.stage.mouse if self.stage is not None else self.rect.center
        return self.viewport.zoom_at(position, event.y)

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if event.key in ARROWS:
            dx, dy = ARROWS[event.key]
            if event.mod & pygame.KMOD_SHIFT:
                self.viewport.pan(-dx * ui.px(60), -dy * ui.px(60))
            else:
                self._step(dx, dy)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.cursor is not None:
            self.pick(self.cursor)
            return True
        return False

    def _step(self, dx: int, dy: int) -> None:
        """The hex cursor: to the next hex in that direction, lit ones first."""
        everything = range(self.state().board.size)
        self._by_keys = True
        if self.cursor is None:
            self._point_at(next(iter(self.lights.targets), 0))
            return
        x, y = self.centre(self.cursor)
        best: tuple[float, int] | None = None
        for hex_id in everything:
            ox, oy = self.centre(hex_id)
            along, aside = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
            if along <= 1 or aside > along * 1.8:
                continue
            cost = along + aside - (self.viewport.zoom * 1.5 if hex_id in self.lights.targets else 0)
            if best is None or cost < best[0]:
                best = (cost, hex_id)
        if best is not None:
            self._point_at(best[1])
