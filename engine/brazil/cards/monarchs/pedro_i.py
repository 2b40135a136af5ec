"""The Monarch Pedro I: a unit's first deployment brings 1 resource (Archer, Cannon) or Gold card (Monarch, Dragoon)."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, UnitKinds
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, gain_any
from engine.brazil.state import Seat, State


class PedroI(OwnedCard):
    """A unit's first deployment brings 1 resource of choice (Archer, Cannon) or 1 Gold card (Monarch, Dragoon).

    Printed: Archer or Cannon deployed for the first time: [any] of choice. Monarch or Dragoon: [hand_gold].
    """

    id = "pedro_i"

    class Numbers(CardNumbers):
        resource_for: UnitKinds
        gold_card_for: UnitKinds

    numbers: Numbers

    def on_deployed(self, s: State, seat: Seat, kind: str, out: Out) -> None:
        if kind in self.numbers.resource_for:
            gain_any(s, seat, ("resource",), self.id, out)
        elif kind in self.numbers.gold_card_for:
            gain_any(s, seat, ("gold_card",), self.id, out)
