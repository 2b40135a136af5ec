"""The exploration tile River Basin: Buildings next to it produce 1 more of their resource until it is built on."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.goods import Out
from engine.brazil.rules.production import add_around
from engine.brazil.state import Seat, State


class RiverBasin(ExplorationTile):
    """Buildings next to it, whoever's, produce 1 more of their own resource, at once and until it is built on.

    Printed: Stays here. Each Building next to it makes one more resource of its own kind.
    """

    class Numbers(CardNumbers):
        more: Count

    numbers: Numbers

    def more_production(self) -> int:
        return self.numbers.more

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
        add_around(s, hex_id, self.numbers.more, self.id, out)
