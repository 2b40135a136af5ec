"""The Monarch Tibiriçá: the first 3 tiles built on Forest bring a resource of choice, then gold, then science."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.questions.numbers import CardNumbers, Gains, Terrain
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, gain_any
from engine.brazil.state import Seat, State


class Tibirica(OwnedCard):
    """The first 3 Buildings or Cities on Forest bring a resource of choice, then gold, then science.

    Printed: Your first three Buildings or Cities on Forest bring [any] of choice, then [gold], then [science].
    """

    id = "tibirica"

    class Numbers(CardNumbers):
        terrain: Terrain
        gains: Gains

    numbers: Numbers

    def on_built(self, s: State, seat: Seat, hex_id: HexId, terrain: str, out: Out) -> None:
        player = s.changing(seat)
        gains = self.numbers.gains
        if terrain == self.numbers.terrain and player.counter < len(gains):
            player.counter += 1
            gain_any(s, seat, (gains[player.counter - 1],), self.id, out)
