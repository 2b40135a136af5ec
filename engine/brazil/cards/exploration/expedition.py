"""The exploration tile Expedition: stays until a seat matches its strength, 3 to 6, for its gain and 1 to 3 VP."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.decisions import ExpeditionDecision
from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count, Gains
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class Expedition(ExplorationTile):
    """Stays on its hex until a seat equals or beats its strength, 3 to 6, for its gain and 1 to 3 VP.

    Printed: Stays here. Whoever equals or beats its strength wins its reward.
    """

    class Numbers(CardNumbers):
        needed: Count
        gain: Gains
        points: Count

    numbers: Numbers

    def strength(self) -> int:
        return self.numbers.needed

    def gain(self) -> tuple[str, ...]:
        return self.numbers.gain

    def vp(self, count: int) -> int:
        return self.numbers.points * count

    def on_revealed(self, s: State, seat: Seat, hex_id: HexId, out: Out) -> None:
        s.frames.append(ExpeditionDecision(seat, hex_id))
