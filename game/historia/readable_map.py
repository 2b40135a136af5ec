"""Puts Historia's world map into words for narration: the pieces in its lands, and the lands its jump keys visit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.historia.components import TERRITORIES
from game.historia.panels.click_target import ClickTarget
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.render.ui import Ui
from game.widgets.ui_root import UiRoot

LAND = "territory-"  # how the names of the lands' widgets begin


class ReadableWorld:
    """The lands as the narrator reads them; the cursor is the land with the focus."""

    hexes = False

    def __init__(self, ui: Callable[[], Ui], model: TableModel, root: UiRoot) -> None:
        self._ui, self.model, self.root = ui, model, root

    def _targets(self) -> dict[str, ClickTarget]:
        found = (w for w in self.root.root.walk() if isinstance(w, ClickTarget) and w.name.startswith(LAND))
        return {widget.name.removeprefix(LAND): widget for widget in found}

    @property
    def cursor(self) -> str | None:
        focus = self.root.focus
        if focus is None or not focus.name.startswith(LAND):
            return None
        return focus.name.removeprefix(LAND)

    def go(self, place: str) -> None:
        self.root.set_focus(self._ui(), self._targets()[place])

    def places(self) -> list[str]:
        return list(TERRITORIES)

    def centre(self, place: str) -> tuple[float, float]:
        return self._targets()[place].rect.center

    def neighbours(self, place: str) -> Sequence[str]:
        return TERRITORIES[place].neighbours

    def name(self, place: str) -> str:
        return words.territory(self._ui().texts, place)

    def description(self, place: str) -> str:
        return self._targets()[place].tip.replace(f"*{self.name(place)}*", "").strip()

    def brief(self, place: str) -> str:
        texts, number = self._ui().texts, list(TERRITORIES).index(place)
        here = [
            words.seat_name(texts, self.model.match, seat)
            for seat, c in enumerate(self.model.view.seats)
            if c.cubes >> number & 1
        ]
        return f"{self.name(place)}: {', '.join(here) or texts('nobody-here')}"

    def kinds(self) -> Mapping[str, Sequence[str]]:
        s, lands = self.model.view, list(TERRITORIES)
        cubes = [c.cubes for c in s.seats]
        own = cubes[self.model.seat] if 0 <= self.model.seat < len(cubes) else 0
        others = 0
        for seat, mask in enumerate(cubes):
            others |= mask if seat != self.model.seat else 0
        return {
            "chosen": [name for number, name in enumerate(lands) if self.model.chosen(territory=number)],
            "target": [name for name, widget in self._targets().items() if widget.lit],
            "own_tile": [name for number, name in enumerate(lands) if own >> number & 1],
            "rival_unit": [name for number, name in enumerate(lands) if others >> number & 1],
            "cloud": [name for number, name in enumerate(lands) if not (own | others) >> number & 1],
        }
