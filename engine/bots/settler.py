"""The Settler, the weakest bot level: looks one step ahead at few moves and evaluates them inaccurately."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

WIDTH = 3


class SettlerBot(GreedyBot):
    """Finds clearly good moves but cannot tell small advantages from none: how small, `Rules.misjudgement` says."""

    def __init__(self) -> None:
        super().__init__(WIDTH)

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns the move that seems best, each misjudged by a random error of the game's size."""
        self.doubt = rules.misjudgement
        return super().choose(rules, view, seat, rng)
