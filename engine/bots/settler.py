"""The Settler, the weakest bot level: looks one step ahead at few moves and evaluates them inaccurately."""

from __future__ import annotations

from engine.bots.greedy import GreedyBot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

WIDTH = 3


class SettlerBot(GreedyBot):
    """Finds clearly good moves but cannot tell small advantages from large ones: how small, `Rules.misjudgement` says.

    Nor from none, unless the game says so there.
    """

    def __init__(self) -> None:
        super().__init__(WIDTH)

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns the move that seems best, each misjudged by a random error of the game's size; in a game with
        `knows_gains` only the moves that gain something are."""
        self.doubt = rules.misjudgement.error
        self.knows_gains = rules.misjudgement.knows_gains
        return super().choose(rules, view, seat, rng)

    def tried(self, rules: Rules[S, M], world: S, seat: Seat, rng: Rng) -> list[M]:
        """Returns few moves of each kind, but all of the kinds that the game names."""
        few = super().tried(rules, world, seat, rng)
        kinds = rules.misjudgement.surveyed
        if not kinds:
            return few
        every = [move for move in rules.legal_moves(world, seat) if move.kind in kinds]
        return every + [move for move in few if move.kind not in kinds]
