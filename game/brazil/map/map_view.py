"""The map widget: draws ground, pieces, highlights and animations; handles camera, rotation and hex cursor."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Any

import pygame

from engine.brazil.decisions import CapitalDecision
from engine.brazil.state import State
from engine.maps.hex import rotate, to_point
from game.brazil.map import pieces
from game.brazil.map.animations import MapAnimations
from game.brazil.map.hex_art import HexArt
from game.brazil.map.map_edge import draw_edges
from game.brazil.scenario_cards import scenario_title
from game.brazil.terrain.board import LOST, MARGIN, TerrainBoard, best_turn, bounds
from game.brazil.terrain.layers import frame
from game.brazil.terrain.painted_map import PaintedMap
from game.brazil.terrain.painter import View
from game.brazil.terrain.shared_renderer import terrain_renderer
from game.platform import clock
from game.play.recap_controller import StepRing
from game.render.theme import GOLD, IVORY, rgb
from game.render.ui import Ui
from game.widgets.map.hexes import ROOT3, HexCamera
from game.widgets.map.view import MapWidget
from game.widgets.scene import blit_centred
from game.widgets.step_marks import draw_marks, ring_rect

TURNS = 3  # 0, 60 and 120 degrees; the other three look the same upside down
VEIL = (178, 175, 170)  # factor of 255 by which unlit hexes are dimmed
ATTACK = rgb("#E2573B")
MARKS = {"move": "marks/arrow_move", "attack": "marks/swords", "peek": "marks/eye"}
RING = 0.82  # a ring's radius by a hex's radius
LIGHT = 1.5  # times that of the coach's light, which leaves the whole hex clear
LEAST_HEX = 60  # smallest width of a hex in u when the map shows home,
SIGHT = 12  # unless fewer than so many radii would be visible along the shorter side


def _wider(ring: StepRing) -> float:
    """The factor on a ring's radius."""
    return LIGHT if ring.light else 1.0


class MapView(MapWidget[int]):
    """The map widget; places are hex ids."""

    viewport: HexCamera

    def __init__(self, state: Callable[[], State], pick: Callable[[int], None], tip: Callable[[int], str]) -> None:
        grid = state().board.scenario.map
        super().__init__(HexCamera.over(zip(grid.q, grid.r, strict=True)), pick, tip)
        self.viewport.margin, self.viewport.lost = 2 * MARGIN, LOST
        self.state = state
        self._owner = (0, -1)  # seat whose lands are home, and its Capital's hex
        self._lands: frozenset[int] = frozenset()  # the lands, as of the last look
        self._lit: frozenset[int] = frozenset()  # lit hexes when the map was last moved for them
        self.moments: MapAnimations | None = None
        self.covered: Callable[[], frozenset[int]] = frozenset  # hexes whose exploration scene is still to come
        self.foot: Callable[[], int] = int  # pixels at the foot covered by a tray; lit hexes are shown above them
        self.version: Hashable = 0  # version of the pieces, set by the table
        self.turn = 0  # rotation of the board, in steps of 60 degrees
        self.turned: int | None = None  # rotation chosen by the player; None: the one with the largest hexes
        self.over: Callable[[Ui, pygame.Surface], None] = lambda ui, target: None  # drawn on top of all highlights
        self._sheet: PaintedMap | None = None
        self._composed: tuple[pygame.Surface, Any, pygame.Surface] | None = (
            None  # ground, cache key, ground with pieces
        )
        self._dimmed: tuple[frozenset[int], pygame.Surface] | None = None

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        cells = self.state().board.scenario.map.index
        turn = best_turn(cells, rect.size) if self.turned is None else self.turned
        if turn != self.turn:
            self.turn, self.viewport.shows = turn, "home"
        self.viewport.bounds = bounds([rotate(*place, turn) for place in cells])
        self.viewport.least_home = min(ui.px(LEAST_HEX) / ROOT3, min(rect.size) / SIGHT)
        self._update_home()
        super().arrange(ui, rect)
        self._show_highlights()

    def rotate_next(self, ui: Ui) -> int:
        """Rotates the board to the next of the three rotations that look different; it then keeps that rotation
        whatever the window's size. Returns it in steps of 60 degrees, 0 to 2."""
        self.turned = (self.turn + 1) % TURNS
        self.arrange(ui, self.rect)
        return self.turned

    # -- visible area --------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> None:
        """Sets the seat whose empire the map's home view shows; if that seat is new or has just got its Capital, its
        lands come into view unless the whole board is shown."""
        now = (seat, self.state().seats[seat].capital)
        if now != self._owner:
            self._owner = now
            self._lands = self._lands_now()
            if self.viewport.shows == "part":
                self.viewport.shows = "home"

    def toggle_home(self) -> None:
        """Switches the view between the seat's lands and the whole board."""
        self._lands = self._lands_now()
        self._update_home()
        self.viewport.toggle_home()

    def _lands_now(self) -> frozenset[int]:
        s, seat = self.state(), self._owner[0]
        player = s.seats[seat]
        return frozenset(
            {h for h in (player.capital, *player.units) if h >= 0} | {h for h, by in enumerate(s.owner) if by == seat}
        )

    def _update_home(self) -> None:
        """Sets the camera's home to the lands, in the current rotation."""
        grid = self.state().board.scenario.map
        self.viewport.focus = None
        if self._lands:
            self.viewport.focus = bounds([rotate(*grid.place(h), self.turn) for h in sorted(self._lands)])

    def _show_highlights(self) -> None:
        """Moves newly lit hexes into view, but never while the pointer is on the map."""
        lit = frozenset(self.lights.targets)
        if lit != self._lit:
            if not self.hovered:
                self.show(lit, self.foot())
            if self.moments is not None and self._composed is not None:  # no ripple in the first frame
                self.moments.ripple(self._distances(lit), clock.now())
        self._lit = lit

    def _distances(self, lit: frozenset[int]) -> dict[int, int]:
        """The distance of each lit hex from the chosen ones, in hexes; the ripple starts there."""
        grid = self.state().board.scenario.map
        chosen = [hex_id for hex_id in self.lights.chosen if hex_id not in lit]
        return {h: min((grid.distance(h, c) for c in chosen), default=0) for h in sorted(lit)}

    # -- geometry ------------------------------------------------------------------------------------------------

    def hex_at(self, position: tuple[int, int]) -> int | None:
        """Returns the id of the hex at a window position; None outside the map or the board."""
        if not self.rect.collidepoint(position):
            return None
        return self.state().board.scenario.map.at(*rotate(*self.viewport.hex_at(position), -self.turn))

    def places(self) -> range:
        """Returns the ids of all hexes."""
        return range(self.state().board.size)

    def place_at(self, position: tuple[int, int]) -> int | None:
        """Returns the id of the hex at a window position; None outside the map or the board. The same as `hex_at`."""
        return self.hex_at(position)

    def map_point(self, hex_id: int) -> tuple[float, float]:
        """Returns a hex's centre on the rotated map, in hex radii."""
        return to_point(*rotate(*self.state().board.scenario.map.place(hex_id), self.turn))

    def centre(self, hex_id: int) -> tuple[float, float]:
        """Returns a hex's centre in window pixels."""
        return self.viewport.to_screen(self.map_point(hex_id))

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        art = HexArt(ui, self.viewport.zoom, self.turn)
        clip = target.get_clip()
        target.blit(self._still(ui, art), self.rect)
        target.set_clip(frame.inside_frame(self.rect, ui.u).clip(clip))
        self._draw_lights(ui, art, target)
        if self.moments is not None:
            self.moments.draw_map(ui, art, target, self)
        draw_edges(ui, target, self)
        self.over(ui, target)
        self.draw_cursor_mark(ui, target)
        target.set_clip(clip)
        if self.focused:
            ui.box(target, self.rect.inflate(-ui.px(4), -ui.px(4)), ui.focus_box())

    def _visible(self) -> list[tuple[int, tuple[float, float]]]:
        """Hexes in view with their centres, relative to the widget."""
        reach = self.viewport.zoom * 1.3
        area = self.rect.inflate(2 * reach, 2 * reach)
        found = []
        for hex_id in range(self.state().board.size):
            x, y = self.centre(hex_id)
            if area.collidepoint(x, y):
                found.append((hex_id, (x - self.rect.x, y - self.rect.y)))
        return found

    def _ground(self, ui: Ui) -> pygame.Surface:
        """The painted ground as the camera sees it."""
        port, scenario = self.viewport, self.state().board.scenario
        title = scenario_title(scenario, ui.texts)
        if self._sheet is None or self._sheet.board.turn != self.turn:
            board = TerrainBoard.of(scenario.map, scenario.id).turned(self.turn)
            renderer = terrain_renderer(ui.pictures)
            self._sheet = PaintedMap(board, title, ui.theme.name, renderer)
        self._sheet.restyled(title, ui.theme.name)
        view = View((port.x, port.y), port.zoom, self.rect.size)
        return self._sheet.surface(view, port.home_size, ui.u, port.home_zoom, port.parted)

    def ringed(self) -> list[pygame.Rect]:
        """Returns the window rectangles of the rings drawn around hexes: the steps of a recap, or what the coach points
        at."""
        radius = self.viewport.zoom * RING
        return [ring_rect(self.centre(m.place), radius * _wider(m)) for m in self.marks()]

    def get_ready(self, ui: Ui) -> None:
        """Paints the ground of the current view now, so that the next frame only has to draw the pieces."""
        if self.rect.width > 0:
            self._ground(ui)

    def _still(self, ui: Ui, art: HexArt) -> pygame.Surface:
        """Ground, pieces and dimming: everything that changes only with position or view."""
        ground = self._ground(ui)
        moving = self.moments.moving if self.moments is not None else frozenset()
        key = (self.viewport.key, ui.theme.name, self.version, moving, self.covered())
        if self._composed is None or self._composed[:2] != (ground, key):
            composed, lacking = ground.copy(), ui.budget.lacking
            composed.set_clip(
                frame.inside_frame(composed.get_rect(), ui.u)
            )  # the painting continues under the degree scale
            self._draw_pieces(art, composed, moving)
            composed.set_clip(None)
            self._composed, self._dimmed = (ground, key if ui.budget.lacking == lacking else None, composed), None
        composed = self._composed[2]
        if not (self.lights.veiled and self.lights.targets):
            return composed
        seen = frozenset(self.lights.targets) | self.lights.chosen
        if self._dimmed is None or self._dimmed[0] != seen:
            self._dimmed = (seen, self._dim_except(art, composed, seen))
        return self._dimmed[1]

    def _dim_except(self, art: HexArt, composed: pygame.Surface, seen: frozenset[int]) -> pygame.Surface:
        """Everything dimmed except these hexes."""
        dark = composed.copy()
        dark.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)
        mask = art.mask()
        for hex_id in seen:
            x, y = self.centre(hex_id)
            area = mask.get_rect(center=(round(x - self.rect.x), round(y - self.rect.y)))
            piece = pygame.Surface(area.size, pygame.SRCALPHA)
            piece.blit(composed, (0, 0), area)
            piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            dark.blit(piece, area)
        return dark

    def _draw_pieces(self, art: HexArt, layer: pygame.Surface, moving: frozenset[tuple[int, int]]) -> None:
        s = self.state()
        visible, covered = self._visible(), self.covered()
        for hex_id, centre in visible:
            pieces.draw_exploration(s, art, layer, hex_id, centre, hex_id in covered)
        for hex_id, centre in visible:
            pieces.draw_ownership(s, art, layer, hex_id, centre)
        for hex_id, centre in visible:
            pieces.draw_tile(s, art, layer, hex_id, centre)
        for hex_id, centre in visible:
            pieces.draw_seat_symbols(s, art, layer, hex_id, centre)
        self._draw_capital_tiles(s, art, layer, dict(visible))
        standing = pieces.units_by_hex(s)
        for hex_id, centre in visible:
            units = [unit for unit in standing.get(hex_id, []) if unit not in moving]
            if units:
                pieces.draw_units(s, art, layer, hex_id, units, centre)

    @staticmethod
    def _draw_capital_tiles(
        s: State, art: HexArt, layer: pygame.Surface, visible: dict[int, tuple[float, float]]
    ) -> None:
        """Draws Capital tiles during setup: face down until the Missions are chosen, then with their resource."""
        turned_up = bool(s.frames) and isinstance(s.frames[0], CapitalDecision)
        for hex_id, resource in s.capital_tiles:
            if hex_id in visible:
                first = hex_id == s.first_player_hex and turned_up
                name = f"capitals/{resource}" if turned_up else "capitals/capital"
                art.blit_centred(layer, art.picture(name), visible[hex_id])
                if first:
                    x, y = visible[hex_id]
                    art.blit_centred(
                        layer,
                        art.square_picture("capitals/first_player", 0.7),
                        (x + art.radius * 0.5, y - art.radius * 0.5),
                    )

    def _draw_lights(self, ui: Ui, art: HexArt, target: pygame.Surface) -> None:
        taken, now = self._occupied(), clock.now()
        for hex_id, kind in self.lights.targets.items():
            strong, bare = hex_id == self.cursor, hex_id not in taken
            tint = ATTACK if kind == "attack" else ui.theme.choice
            come = self.moments.lit(hex_id, now) if self.moments is not None else 1.0
            blit_centred(target, art.lit(strong, tint, bare), self.centre(hex_id), come)
            if kind in MARKS and art.radius > 14:
                x, y = self.centre(hex_id)
                sprite = art.square_picture(MARKS[kind], 0.6 if bare else 0.42)
                if kind == "move":
                    sprite = pygame.transform.rotate(sprite, self._heading(hex_id))
                aside = 0.0 if bare else art.radius * 0.5  # keep the units there visible
                art.blit_centred(target, sprite, (x - aside, y - aside))
        for hex_id in self.lights.hinted():
            art.blit_centred(target, art.lit(False, ui.theme.choice, hex_id not in taken), self.centre(hex_id))
        marks = self.marks()
        draw_marks(ui, target, [(self.centre(m.place), art.radius * RING * _wider(m), *m[1:]) for m in marks])
        for hex_id in self.lights.chosen:
            art.blit_centred(target, art.ring(GOLD, 8), self.centre(hex_id))
        if self.cursor is not None:
            if self.cursor in self.lights.targets:
                self._draw_ghost(ui, art, target, self.cursor)
            art.blit_centred(
                target, art.ring(IVORY if self.cursor not in self.lights.targets else GOLD, 4), self.centre(self.cursor)
            )

    def _occupied(self) -> frozenset[int]:
        """Hexes with a piece on them."""
        s = self.state()
        standing = {place for player in s.seats for place in player.units if place >= 0}
        standing.update(hex_id for hex_id, _ in s.capital_tiles)
        return frozenset(standing.union(h for h in range(s.board.size) if s.tile[h] or s.explored[h]))

    def _heading(self, hex_id: int) -> float:
        """The angle of an arrow from the chosen unit to a hex, in degrees counter-clockwise from the right."""
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
        art.blit_centred(target, sprite, self.centre(hex_id))
