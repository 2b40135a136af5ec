"""The Monarch Pedro II: the first red painting brings 1 resource, the first pink 1 gold, the first blue 1 science."""

from __future__ import annotations

from engine.brazil.components import PAINTINGS
from engine.brazil.questions.numbers import CardNumbers, Gain
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, gain_any
from engine.brazil.state import Seat, State


class PedroIi(OwnedCard):
    """The first red painting brings 1 resource of choice, the first pink one 1 gold, the first blue one 1 science.

    Printed: Your first red painting: [any] of choice; your first pink one: [gold]; your first blue one: [science].
    """

    id = "pedro_ii"

    class Numbers(CardNumbers):
        red: Gain
        pink: Gain
        blue: Gain

    numbers: Numbers

    def on_painting(self, s: State, seat: Seat, painting: str, out: Out) -> None:
        colour = PAINTINGS[painting].colour
        if sum(1 for own in s.seats[seat].paintings if PAINTINGS[own].colour == colour) == 1:
            brings = {"red": self.numbers.red, "pink": self.numbers.pink, "blue": self.numbers.blue}
            gain_any(s, seat, (brings[colour],), self.id, out)
