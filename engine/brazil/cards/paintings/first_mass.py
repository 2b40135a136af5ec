"""The painting The First Mass: when taken, gives a resource of choice per own City and Capital, at most three."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.actions.sites import is_city_like
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class FirstMass(OwnedCard):
    """Gives a resource of choice for each own City and for the own Capital when taken, at most three.

    Printed: At once: one resource of choice for your Capital and for each City of yours, at most three.
    """

    id = "first_mass"

    class Numbers(CardNumbers):
        at_most: Count

    numbers: Numbers

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        cities = sum(1 for hex_id in hexes(s.seats[seat].tiles) if is_city_like(s.tile[hex_id]))
        s.frames.append(ResourceDecision(seat, min(cities, self.numbers.at_most), self.id))
