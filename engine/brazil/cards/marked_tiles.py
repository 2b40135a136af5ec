"""Monarchs who mark the first tiles of one kind: other VP and production while the tile stays of that kind."""

from __future__ import annotations

from engine.brazil import bag
from engine.brazil.bag import Bag
from engine.brazil.cards.questions import Card
from engine.brazil.state import Seat, State


class MarkedTiles(Card):
    """numbers: the `building`, how many are marked `first`, their `vp` and whole `production`."""

    def marks(self, s: State, seat: Seat, building: str) -> bool:
        return bool(building == self.numbers["building"] and s.seats[seat].counter < self.numbers["first"])

    def marked_production(self, building: str) -> Bag | None:
        return bag.bag(tuple(self.numbers["production"])) if building == self.numbers["building"] else None

    def marked_vp(self, building: str) -> int | None:
        vp: int = self.numbers["vp"]
        return vp if building == self.numbers["building"] else None
