"""Describes the map of Imperial Struggle to the narrator: names and tips of places, neighbours, places to jump to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.struggle.board import NEAR, SIZE
from game.render.ui import Ui
from game.screens.map_reader import coached
from game.struggle.map.map_view import MapView, Thing
from game.struggle.offers import NOWHERE
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.tooltips import tip


def bits(mask: int) -> list[int]:
    """Returns the numbers of the spaces in a bit mask."""
    return [space for space in range(SIZE) if mask >> space & 1]


class ReadableSpaces:
    """Spaces, Advantages and awards as the narrator reads them."""

    hexes = False

    def __init__(self, ui: Callable[[], Ui], model: TableModel, view: MapView) -> None:
        self._ui, self.model, self.view = ui, model, view

    @property
    def cursor(self) -> Thing | None:
        return self.view.cursor

    def go(self, place: Thing) -> None:
        self.view.go(place)

    def places(self) -> list[Thing]:
        return list(self.view.places())

    def centre(self, place: Thing) -> tuple[float, float]:
        return self.view.centre(place)

    def neighbours(self, place: Thing) -> list[Thing]:
        kind, name = place
        return [("space", str(other)) for other in bits(NEAR[int(name)])] if kind == "space" else []

    def name(self, place: Thing) -> str:
        texts, (kind, name) = self._ui().texts, place
        if kind == "space":
            return words.space(texts, int(name))
        return (
            words.advantage(texts, name) if kind == "advantage" else texts("map-award", region=texts(f"region-{name}"))
        )

    def description(self, place: Thing) -> str:
        """Returns the tooltip of a place without its name, which the narrator says first."""
        text = tip(self._ui().texts, self.model, place)
        first, _, rest = text.partition("\n")
        left = first.replace(f"*{self.name(place)}*", "").lstrip(", ")
        return "\n".join(part for part in (left, rest) if part)

    def brief(self, place: Thing) -> str:
        return self.name(place)

    def _spaces(self, mask: int) -> list[Thing]:
        return [("space", str(space)) for space in bits(mask)]

    def kinds(self) -> Mapping[str, Sequence[Thing]]:
        s, seat = self.model.view, self.model.seat
        everywhere = (1 << SIZE) - 1
        held = s.held[0] | s.held[1] | s.held[2] | s.held[3]
        return {
            "coach": coached(self.view),
            "chosen": self._spaces(1 << self.model.at) if self.model.at != NOWHERE else [],
            "target": list(self.view.lights.targets),
            "own_tile": self._spaces(s.held[seat]),
            "rival_unit": self._spaces(s.held[1 - seat]),
            "cloud": self._spaces(everywhere & ~held),
            "city": self._spaces(s.conflict),
        }
