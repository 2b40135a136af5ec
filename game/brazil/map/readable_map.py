"""The map of Brazil in words, for the narrator: names of hexes, what lies there, and the places its jumps visit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.brazil.components import CITIES
from game.brazil.map.map_view import MapView
from game.brazil.map.tile_tooltip import hex_tip
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui
from game.screens.map_reader import coached, row_names


class ReadableHexes:
    """The hexes as the narrator reads them."""

    hexes = True

    def __init__(self, ui: Callable[[], Ui], model: TableModel, view: MapView) -> None:
        self._ui, self.model, self.view = ui, model, view
        self._names: tuple[int, dict[int, str]] = (-1, {})  # rotation, names by hex

    @property
    def cursor(self) -> int | None:
        return self.view.cursor

    def go(self, place: int) -> None:
        self.view.go(place)

    def places(self) -> Sequence[int]:
        return self.view.places()

    def centre(self, place: int) -> tuple[float, float]:
        return self.view.centre(place)

    def neighbours(self, place: int) -> list[int]:
        grid = self.model.view.board.scenario.map
        return [other for other in self.places() if grid.distance(place, other) == 1]

    def name(self, place: int) -> str:
        """Returns a hex's map coordinate: the letter of its row from the north, and its number from the west, as the
        map is rotated."""
        if self._names[0] != self.view.turn:
            self._names = (
                self.view.turn,
                row_names({hex_id: self.view.map_point(hex_id) for hex_id in self.places()}, 0.5),
            )
        return self._names[1][place]

    def description(self, place: int) -> str:
        ground = self._ground(place)
        tip = hex_tip(self._ui(), self.model, place)
        return tip if tip.startswith(f"*{ground}*") else f"{ground}\n{tip}"

    def _ground(self, place: int) -> str:
        return self._ui().texts(f"terrain-{self.model.view.board.terrain[place]}")

    def brief(self, place: int) -> str:
        s, texts = self.model.view, self._ui().texts
        if s.tile[place]:
            owner = self.model.seat_name(texts, s.owner[place])
            return texts("map-tile-of", tile=words.tile(texts, s.tile[place]), name=owner)
        if place in dict(s.capital_tiles):
            return texts("capital")
        return f"{self._ground(place)}, {texts('map-cloud')}" if s.unexplored[place] else self._ground(place)

    def kinds(self) -> Mapping[str, Sequence[int]]:
        s, seat = self.model.view, self.model.seat
        return {
            "coach": coached(self.view),
            "chosen": [place for place in self.places() if self.model.selector.chosen.get("hex") == place],
            "target": list(self.view.lights.targets),
            "own_tile": [place for place in self.places() if s.tile[place] and s.owner[place] == seat],
            "own_unit": [place for place in s.seats[seat].units if place >= 0],
            "rival_unit": [
                place for other, player in enumerate(s.seats) if other != seat for place in player.units if place >= 0
            ],
            "cloud": [place for place in self.places() if s.unexplored[place]],
            "city": [
                place
                for place in self.places()
                if s.tile[place] in CITIES or any(player.capital == place for player in s.seats)
            ],
        }
