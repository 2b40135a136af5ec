"""A request to paint a map, as plain data for another process and the disk cache; and `TerrainPainter`, which paints
it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path

import pygame
from cachetools import LRUCache

from engine.maps.hex import Axial, to_point
from game.brazil.terrain.board import Box, TerrainBoard
from game.brazil.terrain.layers import clouds
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import OrnamentPlacement, place_ornaments
from game.brazil.terrain.painter import PLAIN, TINY, Painter, View, home
from game.brazil.terrain.rasterize import Size

PLANS = 3  # most layouts cached


@dataclass(frozen=True, slots=True)
class TerrainRequest:
    """The input of the map's painter: the rotated board, theme, title, the size the map is fitted to, the view.

    ``covered``: hexes under clouds, for pictures that stand alone; on the table clouds are pieces.
    """

    cells: tuple[tuple[int, int, str], ...]
    seed: int
    turn: int
    theme: str
    title: str
    room: Size
    middle: tuple[float, float]
    radius: float
    size: Size
    covered: tuple[Axial, ...] = ()
    plain: bool = False  # without ornaments
    least: float = 0.0  # smallest hex radius in that size, at the cost of the margin
    parted: tuple[bool, bool] = (False, False)  # whether home shows only a part of it, horizontally and vertically

    @classmethod
    def of(
        cls,
        board: TerrainBoard,
        theme: str,
        title: str,
        room: Size,
        least: float = 0.0,
        parted: tuple[bool, bool] = (False, False),
    ) -> TerrainRequest:
        """Returns a request to paint the whole map, fitted to ``room`` pixels, but with hexes of a radius of at least
        ``least``."""
        view = home(board, room, least=least)
        cells = tuple(sorted((q, r, kind) for (q, r), kind in board.cells.items()))
        request = cls(cells, board.seed, board.turn, theme, title, room, view.middle, view.radius, room)
        return replace(request.seen(view), least=round(least, 4), parted=parted)

    @property
    def sheet(self) -> Box:
        """The box of the plane that the whole map shows; the ornaments are placed in it."""
        return home(self.board, self.room, least=self.least).box

    def seen(self, view: View) -> TerrainRequest:
        """Returns a copy of the request that shows another view of the map."""
        middle = (round(view.middle[0], 4), round(view.middle[1], 4))
        return replace(self, middle=middle, radius=round(view.radius, 4), size=view.size)

    @property
    def view(self) -> View:
        return View(self.middle, self.radius, self.size)

    @property
    def board(self) -> TerrainBoard:
        return TerrainBoard({(q, r): kind for q, r, kind in self.cells}, self.seed, self.turn)

    def to_json(self) -> str:
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> TerrainRequest:
        """Creates the request from the text that its `to_json` returned. Raises ValueError, KeyError or TypeError for
        any other."""
        data = json.loads(text)
        for key in ("room", "middle", "size", "parted"):
            data[key] = tuple(data[key])
        for key in ("cells", "covered"):
            data[key] = tuple(tuple(entry) for entry in data[key])
        return cls(**data)


class TerrainPainter:
    """Paints requests; caches the layouts of the last few boards."""

    def __init__(self, art: Path) -> None:
        self.art = art
        self._plans: LRUCache[str, TerrainLayout] = LRUCache(PLANS)

    def plan(self, board: TerrainBoard) -> TerrainLayout:
        """Returns the terrain layout of a board, cached."""
        plan = self._plans.get(board.digest)
        if plan is None:
            plan = self._plans[board.digest] = TerrainLayout(board)
        return plan

    def paint(self, request: TerrainRequest) -> pygame.Surface:
        """Paints the terrain, grid and clouds of a request; returns an opaque surface."""
        plan, view = self.plan(request.board), request.view
        painter = Painter(plan, self.art, request.theme)
        placement = PLAIN if request.plain else _placement(plan, request.sheet, request.parted)
        painted = painter.ground(view, placement, request.title)
        painted.blit(painter.grid(view), (0, 0))
        for place in request.covered:
            x, y = view.to_pixel(*to_point(*place))
            bank = clouds.bank(clouds.variant(place, request.seed), view.radius, painter.palette, view.radius >= TINY)
            painted.blit(bank, bank.get_rect(center=(round(x), round(y))))
        return painted


@lru_cache(maxsize=4)
def _placement(plan: TerrainLayout, sheet: Box, parted: tuple[bool, bool]) -> OrnamentPlacement:
    return place_ornaments(plan, sheet, parted)
