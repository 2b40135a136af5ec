"""The exploration tile Mandioca: gives the seat that turns it up 1 resource of choice, and leaves the game."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class Mandioca(ExplorationTile):
    """Gives the seat that turns it up 1 resource of choice, and leaves the game.

    Printed: Gain one resource of your choice.
    """

    class Numbers(CardNumbers):
        resources: Count

    numbers: Numbers

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
        s.frames.append(ResourceDecision(seat, self.numbers.resources, self.id))
