"""Chooses places for compass, cartouche, ships and whale in the emptiest areas of a map."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.maps.hex import around, to_point
from game.brazil.terrain.board import LOST, Box
from game.brazil.terrain.lattice import hex_of
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.noise import Point

COMPASS = (1.75, 1.4, 1.1)  # compass radii to try, in hex radii
CLEAR = 0.35  # smallest distance of its points from the degree scale, in hex radii
TITLE_SHARE, TITLE_SHAPE = 0.175, 3.0  # title width by the map's width; title width by its height
TOOLS = (0.17, 0.1)  # share of the map at its lower right that its buttons cover
ASIDE = 0.12  # share of the width kept free for the minimap, if only a part of the map is visible
SMALLER = 0.7  # scale tried for an engraving that does not fit
RIM = 0.028  # share of the map's shorter side, kept free for the degree scale


@dataclass(frozen=True, slots=True)
class Ornament:
    """An engraving on the sea: its name under art/map, centre and width."""

    name: str
    middle: Point
    width: float


@dataclass(frozen=True, slots=True)
class OrnamentPlacement:
    """Centre and radius of the compass, box of the cartouche, engravings; None where there is no space."""

    compass: tuple[float, float, float] | None = None
    title: Box | None = None
    figures: tuple[Ornament, ...] = ()


def place_ornaments(plan: TerrainLayout, sheet: Box, parted: tuple[bool, bool] = (False, False)) -> OrnamentPlacement:
    """Chooses and returns where compass, title and engravings are drawn on a map that shows this box of the plane.

    ``parted``: whether the window shows only a part of it, horizontally and vertically.
    """
    rim = RIM * min(sheet[2] - sheet[0], sheet[3] - sheet[1])
    across, down = (rim + LOST if part else rim for part in parted)
    finder = _Finder(plan, (sheet[0] + across, sheet[1] + down, sheet[2] - across, sheet[3] - down))
    finder.aside = (sheet[2] - sheet[0]) * ASIDE if any(parted) else 0.0
    finder.keep_clear((sheet[2] - sheet[0]) * TOOLS[0], (sheet[3] - sheet[1]) * TOOLS[1])
    title = finder.corner()
    if title is not None:
        finder.taken.append(((title[0] + title[2]) / 2, (title[1] + title[3]) / 2, (title[2] - title[0]) * 0.62))
    compass = finder.compass()
    if compass is not None:
        finder.taken.append((compass[0], compass[1], compass[2] * 1.35))
    return OrnamentPlacement(compass, title, tuple(finder.figures()))


class _Finder:
    def __init__(self, plan: TerrainLayout, inner: Box) -> None:
        self.plan, self.inner = plan, inner
        self.hexes = [to_point(*place) for place in plan.board.cells]
        self.rim = [
            to_point(*place)
            for place in plan.board.cells
            if any(beside not in plan.board.cells for beside in around(*place))
        ]
        self.taken: list[tuple[float, float, float]] = []
        self.aside = 0.0  # width at the right where engravings would be covered

    def keep_clear(self, wide: float, high: float) -> None:
        """Reserves a rectangle of this width and height in the map's lower right corner, so that no ornament is placed
        there."""
        radius, (_, _, right, bottom) = high / 2, self.inner
        steps = max(1, math.ceil(wide / high))
        self.taken += [(right - wide * (n + 0.5) / steps, bottom - radius, radius) for n in range(steps)]

    def room(self, point: Point) -> float:
        """Returns the distance from a point to the nearest thing to be kept free, a hex of the board or an ornament; -1
        on the board."""
        x, y = point
        if hex_of(point) in self.plan.board.cells:
            return -1.0
        nearest = math.sqrt(min((hx - x) ** 2 + (hy - y) ** 2 for hx, hy in self.rim)) - 0.95
        return min([nearest, *(math.hypot(tx - x, ty - y) - radius for tx, ty, radius in self.taken)])

    def _places(self, half: tuple[float, float], gap: float = 0.45) -> list[Point]:
        left, top, right, bottom = self.inner
        wide, high = right - left - 2 * half[0], bottom - top - 2 * half[1]
        if wide < 0 or high < 0:
            return []
        columns, rows = int(wide / gap) + 1, int(high / gap) + 1
        return [
            (left + half[0] + wide * (c + 0.5) / columns, top + half[1] + high * (r + 0.5) / rows)
            for r in range(rows)
            for c in range(columns)
        ]

    def _ground(self, point: Point, radius: float) -> int:
        """Returns the number of sample points around here that are land."""
        x, y = point
        points = [
            (x + s * radius * math.cos(k * math.pi / 4), y + s * radius * math.sin(k * math.pi / 4))
            for k in range(8)
            for s in (0.55, 1.0)
        ]
        return sum(self.plan.is_land(hex_of(position)) for position in points)

    def compass(self) -> tuple[float, float, float] | None:
        """Returns centre and radius of the compass in the emptiest sea outside the board, else on the emptiest land;
        None without space."""
        for dry in (False, True):
            for radius in COMPASS:
                best: tuple[float, Point] | None = None
                for point in self._places((radius * 1.12 + CLEAR, radius * 1.12 + CLEAR)):
                    room = self.room(point)
                    if room < radius * 1.1 or (best is not None and room <= best[0]):
                        continue
                    if dry or self._ground(point, radius * 1.35) == 0:
                        best = (room, point)
                if best is not None:
                    return (*best[1], radius)
        return None

    def corner(self) -> Box | None:
        """Returns the box for the title in the emptiest of three corners of the map (not the lower right), as large as
        possible, rather on land and at the bottom; None if it fits nowhere."""
        left, top, right, bottom = self.inner
        best: tuple[float, Box] | None = None
        for share in (1.0, 0.85, 0.7, 0.58):
            wide = (right - left) * TITLE_SHARE * share
            high = wide / TITLE_SHAPE
            for liking, x, y in ((0.3, left, bottom - high), (0.1, left, top), (0.1, right - wide, top)):
                box = (x, y, x + wide, y + high)
                room = min(_gap(box, point) for point in self.hexes) - 0.95
                middle = (x + wide / 2, y + high / 2)
                score = min(room, 1.2) + liking + 0.05 * self._ground(middle, high / 2) - 3 * (1 - share)
                if room > 0.05 and (best is None or score > best[0]):
                    best = (score, box)
        return best[1] if best is not None else None

    def figures(self) -> list[Ornament]:
        """Returns at most two ships and a whale, far from each other on open sea."""
        found: list[Ornament] = []
        for name, large in (("ship", 1.9), ("whale", 1.5), ("ship", 1.5)):
            for width in (large, large * SMALLER):
                middle = self._open_sea(width, len(found))
                if middle is not None:
                    found.append(Ornament(name, middle, width))
                    self.taken.append((*middle, width * 2.2))
                    break
        return found

    def _open_sea(self, width: float, number: int) -> Point | None:
        """The best place for a figure of this width, or None."""
        best: tuple[float, Point] | None = None
        for place, point in enumerate(self._places((width * 0.6, width * 0.6), 0.8)):
            room = self.room(point)
            score = room + 0.5 * self.plan.noise.cell(place, number, 95)
            if room < width * 0.6 or (best is not None and score <= best[0]) or self._ground(point, width * 0.75):
                continue
            if point[0] + width * 0.6 <= self.inner[2] - self.aside:
                best = (score, point)
        return best[1] if best is not None else None


def _gap(box: Box, point: Point) -> float:
    dx = max(box[0] - point[0], 0.0, point[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(dx, dy)
