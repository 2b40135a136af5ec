"""The exploration tile Quilombo: the seat that turns it up draws 1 Mission of an era of choice."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.decisions import MissionDrawDecision
from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class Quilombo(ExplorationTile):
    """The seat that turns it up draws 1 Mission of an era of choice.

    Printed: Draw a Mission of an era you choose and keep it in your hand.
    """

    class Numbers(CardNumbers):
        missions: Count

    numbers: Numbers

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
        for _ in range(self.numbers.missions):
            if any(s.mission_decks):
                s.frames.append(MissionDrawDecision(seat))
