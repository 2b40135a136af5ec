"""A painted strip of map hexes with pieces, used as an illustration of the rules."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

import pygame

from engine.maps.hex import DIRECTIONS, Axial, to_point
from game.brazil.map.hex_art import HexArt
from game.brazil.map.map_view import ATTACK
from game.brazil.map.pieces import ALONE, DISC, ON_TILE
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.shared_renderer import terrain_renderer
from game.brazil.terrain.terrain_request import TerrainRequest
from game.render.theme import INK
from game.render.ui import Ui
from game.widgets.base import Size, Widget

TERRAIN = {"f": "field", "w": "forest", "m": "gold_mine", "~": "water"}
MARGIN = -0.35  # around the hexes, in radii; negative: cropped inside the outer ones
Cell = tuple[int, int]  # column and row


@dataclass(frozen=True, slots=True)
class SceneThing:
    """The contents of one hex.

    ``tile``, ``unit``: pictures; ``light``: ``move`` or ``attack``.
    """

    tile: str = ""
    owner: str = ""
    goods: tuple[str, ...] = ()
    unit: str = ""
    light: str = ""
    cloud: bool = False


@dataclass(frozen=True, slots=True)
class RuleScene:
    """A strip of hexes.

    ``rows``: letters, one per hex (see TERRAIN), every second row half a hex to the right; ``arrows`` connect hexes.
    """

    rows: tuple[str, ...]
    things: dict[Cell, SceneThing] = field(default_factory=dict)
    arrows: tuple[tuple[Cell, Cell], ...] = ()

    @property
    def cells(self) -> dict[Axial, str]:
        """The terrain of each hex of the scene."""
        return {
            place((column, row)): TERRAIN[letter]
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
        }


def place(cell: Cell) -> Axial:
    """Converts (column, row) of a scene's grid to axial hex coordinates."""
    return cell[0] - cell[1] // 2, cell[1]


class RuleSceneStrip(Widget):
    """Draws a scene across its width; flat hexes until the painting is ready."""

    def __init__(self, name: str, scene: RuleScene) -> None:
        super().__init__(name=f"lesson-{name}")
        self.scene = scene
        self.board = TerrainBoard(scene.cells, len(name) * 7919 + 1)
        self._ground: tuple[TerrainRequest, bool, pygame.Surface] | None = None  # second: painted, not coarse

    def measure(self, ui: Ui, width: int) -> Size:
        left, top, right, bottom = self.board.bounds
        return width, round(width * (bottom - top + 2 * MARGIN) / (right - left + 2 * MARGIN))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        view = home(self.board, self.rect.size, MARGIN)
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip) if clip else self.rect)
        target.blit(self._painted(ui, view), self.rect)
        self._draw_things(HexArt(ui, view.radius), target, view)
        for start, end in self.scene.arrows:
            _arrow(ui, target, self._at(view, start), self._at(view, end), view.radius)
        target.set_clip(clip)
        pygame.draw.rect(target, ui.theme.line, self.rect, max(1, ui.px(1.5)))

    def _at(self, view: View, cell: Cell) -> tuple[float, float]:
        x, y = view.to_pixel(*to_point(*place(cell)))
        return self.rect.x + x, self.rect.y + y

    def _painted(self, ui: Ui, view: View) -> pygame.Surface:
        """The painting if it is ready, flat hexes until then."""
        request = replace(TerrainRequest.of(self.board, ui.theme.name, "", view.size).seen(view), plain=True)
        if self._ground is None or self._ground[0] != request or not self._ground[1]:
            renderer = terrain_renderer(ui.pictures)
            renderer.ask(self.name, request, at_once=True)
            done = renderer.take(self.name)
            if done is not None and done[0] == request:
                self._ground = (request, True, done[1])
            elif self._ground is None or self._ground[0] != request:
                self._ground = (request, False, coarse(self.board, view, ui.theme.name))
        return self._ground[2]

    def _draw_things(self, art: HexArt, target: pygame.Surface, view: View) -> None:
        things = self.scene.things
        for cell, thing in things.items():
            if thing.cloud:
                art.blit_centred(target, art.cloud(place(cell), self.board.seed, True), self._at(view, cell))
            if thing.owner:
                art.blit_centred(target, art.ribbon(thing.owner, self._edges(cell)), self._at(view, cell))
        for cell, thing in things.items():
            x, y = self._at(view, cell)
            if thing.tile:
                art.blit_centred(target, art.tile_shadow(), (x, y))
                art.blit_centred(target, art.picture(thing.tile), (x, y))
            for number, good in enumerate(thing.goods):
                shift = (number - (len(thing.goods) - 1) / 2) * 0.4
                art.blit_centred(
                    target, art.square_picture(f"goods/{good}", 0.44), (x + shift * art.radius, y + 0.7 * art.radius)
                )
            if thing.light:
                art.blit_centred(
                    target, art.lit(False, ATTACK if thing.light == "attack" else art.ui.theme.choice), (x, y)
                )
            if thing.light == "attack":
                art.blit_centred(
                    target, art.square_picture("marks/swords", 0.8), (x + 0.5 * art.radius, y + 0.5 * art.radius)
                )
        for cell, thing in things.items():
            if thing.unit:
                self._draw_unit(art, target, thing, self._at(view, cell))

    @staticmethod
    def _draw_unit(art: HexArt, target: pygame.Surface, thing: SceneThing, centre: tuple[float, float]) -> None:
        wide = max(8, round(art.radius * (ON_TILE if thing.tile else ALONE) / DISC))
        art.blit_centred(target, art.counter(thing.unit.partition("_")[0], wide), centre)
        art.blit_centred(target, art.ui.pictures.scaled(f"units/{thing.unit}", (wide, round(wide * 1.1))), centre)

    def _edges(self, cell: Cell) -> int:
        """A bit mask of the edges towards other owners."""
        owner = self.scene.things[cell].owner
        own = {place(other) for other, thing in self.scene.things.items() if thing.owner == owner}
        q, r = place(cell)
        return sum(1 << number for number, (dq, dr) in enumerate(DIRECTIONS) if (q + dq, r + dr) not in own)


def _arrow(ui: Ui, target: pygame.Surface, start: tuple[float, float], end: tuple[float, float], radius: float) -> None:
    """Draws a gold arrow with an ink outline from one hex to another."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    dx, dy = math.cos(angle), math.sin(angle)
    tail = (start[0] + dx * radius * 0.62, start[1] + dy * radius * 0.62)
    head = (end[0] - dx * radius * 0.2, end[1] - dy * radius * 0.2)
    for colour, wide in ((INK, 0.17), (ui.theme.choice, 0.1)):
        wing, more = radius * (0.24 + wide), radius * (wide - 0.1)
        tip = (head[0] + dx * more, head[1] + dy * more)
        base = (head[0] - dx * wing, head[1] - dy * wing)
        pygame.draw.aaline(target, colour, tail, base, max(2, round(radius * wide)))
        sides = [
            (base[0] - dy * wing * 0.7, base[1] + dx * wing * 0.7),
            (base[0] + dy * wing * 0.7, base[1] - dx * wing * 0.7),
        ]
        pygame.draw.polygon(target, colour, [tip, *sides])
