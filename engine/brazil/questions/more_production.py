"""Base class of paintings that make one kind of own Building produce more, at once and from then on."""

from __future__ import annotations

from engine.brazil.questions.numbers import BuildingId, CardNumbers, GoodId
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules import bag
from engine.brazil.rules.bag import Bag
from engine.brazil.rules.goods import Out
from engine.brazil.rules.production import add_to_each
from engine.brazil.state import Seat, State


class MoreProduction(OwnedCard):
    """A painting that makes each own `building` produce one more `good`."""

    class Numbers(CardNumbers):
        building: BuildingId
        good: GoodId

    numbers: Numbers

    def extra_production(self, building: str) -> Bag:
        return bag.ONE[self.numbers.good] if building == self.numbers.building else bag.EMPTY

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        add_to_each(s, seat, self.numbers.building, self.numbers.good, self.id, out)
