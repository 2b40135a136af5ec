"""Base class of Monarchs who mark the first tiles of one kind: marked tiles have other VP and production."""

from __future__ import annotations

from engine.brazil.questions.numbers import BuildingId, CardNumbers, Count, Goods
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules import bag
from engine.brazil.rules.bag import Bag
from engine.brazil.state import Seat, State


class MarkedTiles(OwnedCard):
    """A Monarch who marks the `first` tiles of one `building`; each then has these `vp` and this whole `production`."""

    class Numbers(CardNumbers):
        building: BuildingId
        first: Count
        vp: Count
        production: Goods

    numbers: Numbers

    def marks(self, s: State, seat: Seat, building: str) -> bool:
        return building == self.numbers.building and s.seats[seat].counter < self.numbers.first

    def marked_production(self, building: str) -> Bag | None:
        return bag.bag(self.numbers.production) if building == self.numbers.building else None

    def marked_vp(self, building: str) -> int | None:
        return self.numbers.vp if building == self.numbers.building else None
