"""The painting The First Mass: gives resources of choice when taken: one for the Capital and for each own City."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.actions.sites import is_city_like
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class FirstMass(OwnedCard):
    """Gives resources of choice when taken: one for the Capital and for each own City.

    Printed: At once: one resource of choice for your Capital and for each City of yours, at most three.
    """

    id = "first_mass"

    class Numbers(CardNumbers):
        at_most: Count

    numbers: Numbers

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        cities = sum(1 for hex_id in hexes(s.seats[seat].tiles) if is_city_like(s.tile[hex_id]))
        s.frames.append(ResourceDecision(seat, min(cities, self.numbers.at_most), self.id))
