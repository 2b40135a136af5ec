"""Products may go on her board, up to three: science at once and VP at the end, but no upgrade."""

from __future__ import annotations

from engine.brazil.actions.manufacture import MONARCH_SLOT
from engine.brazil.cards.questions import Card
from engine.brazil.goods import Out, gain
from engine.brazil.state import Seat, State


class Victoria(Card):
    """Products may go on her board, up to three: science at once and VP at the end, but no upgrade."""

    id = "victoria"

    def monarch_slots(self) -> int:
        number: int = self.numbers["products"]
        return number

    def on_monarch_slot(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("science",) * self.numbers["science"], self.id, out)

    def end_vp(self, s: State, seat: Seat) -> int:
        here = sum(1 for _, slot in s.seats[seat].products if slot == MONARCH_SLOT)
        vp: int = self.numbers["vp_each"] * here
        return vp
