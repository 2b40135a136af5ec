"""The Monarch Queen Victoria: up to 3 products may go on her board, each for 1 science, 1 VP and no upgrade."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.actions.manufacture import MONARCH_SLOT
from engine.brazil.rules.goods import Out, gain
from engine.brazil.state import Seat, State


class Victoria(OwnedCard):
    """Up to 3 products may go on her board: each brings 1 science at once and 1 VP at the end, but upgrades no arch.

    Printed: Up to three products may be set here when made: gain [science]; at the end [vp]1 each. They upgrade no
    arch.
    """

    id = "victoria"

    class Numbers(CardNumbers):
        products: Count
        science: Count
        vp_each: Count

    numbers: Numbers

    def monarch_slots(self) -> int:
        return self.numbers.products

    def on_monarch_slot(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("science",) * self.numbers.science, self.id, out)

    def end_vp(self, s: State, seat: Seat) -> int:
        here = sum(1 for _, slot in s.seats[seat].products if slot == MONARCH_SLOT)
        return self.numbers.vp_each * here
