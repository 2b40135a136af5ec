"""A small map beside a list of spaces: the part of the map that holds them, numbered as in the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.struggle.board import NAMES
from engine.struggle.components import REGIONS, SPACES
from engine.struggle.state import State
from game.render.theme import GOLD_LIGHT, INK, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.map.map_view import MapView, Thing
from game.struggle.map.places import POS

MARGIN = (0.075, 0.11)  # shares of the map's width and height shown around the spaces
LEAST = (0.24, 0.34)  # least shares of the map's width and height shown
CHOSEN = rgb("#8C1C13")


def interval_within(middle: float, wide: float, low: float, high: float) -> tuple[float, float]:
    """Returns (start, end) of an interval of this width around a centre, moved as far as needed to lie within the
    limits; one too wide is centred on them."""
    if wide >= high - low:
        middle = (low + high) / 2
    else:
        middle = max(low + wide / 2, min(high - wide / 2, middle))
    return middle - wide / 2, middle + wide / 2


class InsetMap(MapView):
    """The table's map in a panel; `places`: the listed spaces in order; `chosen_space`: one of them, or -1."""

    def __init__(self, state: Callable[[], State], pick: Callable[[Thing], None], tip: Callable[[Thing], str]) -> None:
        super().__init__(state, pick, tip)
        self.name = "inset"
        self.shown: tuple[int, ...] = ()
        self.chosen_space = -1
        self._fitted: object = None

    def show_places(self, shown: Sequence[int], chosen: int) -> None:
        """Highlights these spaces and numbers them in this order; `chosen`: the one that is selected."""
        self.shown, self.chosen_space = tuple(shown), chosen
        self.lights.targets = {("space", str(space)): "pick" for space in shown}
        self.version += 1

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        super().arrange(ui, rect)
        key = (tuple(rect), self.shown)
        if self.shown and key != self._fitted:
            self._fitted = key
            self.viewport.fill(self._part())

    def _part(self) -> tuple[float, float, float, float]:
        """Returns the part of the map that holds the spaces, in camera units."""
        aspect = self.viewport.bounds[2]
        panels = [REGIONS[SPACES[NAMES[space]].region].panel for space in self.shown]
        sides = []
        for axis in (0, 1):
            found = [POS[space][axis] for space in self.shown]
            low, high = min(found) - MARGIN[axis], max(found) + MARGIN[axis]
            more = max(0.0, LEAST[axis] - (high - low)) / 2
            sides.append((low - more, high + more))
        (left, right), (top, bottom) = sides
        # the visible part keeps the proportions of the view
        wide = max(right - left, bottom - top)
        first, last = min(x for x, _, _, _ in panels), max(x + w for x, _, w, _ in panels)
        above, below = min(y for _, y, _, _ in panels), max(y + h for _, y, _, h in panels)
        left, right = interval_within((left + right) / 2, wide, first, last)
        top, bottom = interval_within((top + bottom) / 2, wide, above, below)
        return left * aspect, top, right * aspect, bottom

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        clip = target.get_clip()
        target.set_clip(self.viewport.rect)
        for number, space in enumerate(self.shown, 1):
            x, y = self.space_point(space)
            chosen = space == self.chosen_space
            if chosen:
                pen.blit_centred(target, pen.ring(ui, 54 * self.k, INK, 5.4 * self.k), (x, y))
                pen.blit_centred(target, pen.ring(ui, 53 * self.k, GOLD_LIGHT, 3.4 * self.k), (x, y))
            badge = pen.round_number(ui, str(number), 18 * max(self.k, ui.u), CHOSEN if chosen else INK, IVORY)
            pen.blit_centred(target, badge, (x - 19 * self.k, y + 15 * self.k))
        target.set_clip(clip)
