"""The exploration tile Minas Gerais: gives 1 gold to the seat that builds on it, and leaves the game."""

from __future__ import annotations

from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Goods
from engine.brazil.rules.goods import Out, gain
from engine.brazil.state import Seat, State


class MinasGerais(ExplorationTile):
    """Gives 1 gold to the seat that builds on it, and leaves the game.

    Printed: Stays here. Whoever builds on it gains [gold].
    """

    class Numbers(CardNumbers):
        gain: Goods

    numbers: Numbers

    def on_built(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, self.numbers.gain, self.id, out)
