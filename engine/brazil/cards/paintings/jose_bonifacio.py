"""Science at once, and gold whenever the era advances."""

from __future__ import annotations

from engine.brazil.cards.questions import Card
from engine.brazil.goods import Out, gain
from engine.brazil.state import Seat, State


class JoseBonifacio(Card):
    """Science at once, and gold whenever the era advances."""

    id = "jose_bonifacio"

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("science",) * self.numbers["science_at_once"], self.id, out)

    def on_era(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("gold",) * self.numbers["gold_per_era"], self.id, out)
