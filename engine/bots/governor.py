"""The Governor, the third bot level: plans its whole turn by beam search and follows the plan while it holds."""

from __future__ import annotations

from typing import Any

from engine.bots.beam_search import BeamWidth, LineStep, MoveLine, TurnPlanner
from engine.bots.bot import Bot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S


class GovernorBot(Bot):
    """Plays the move line that leaves it best off at the turn's end, in one determinization.

    It keeps the rest of the line and plays it as long as the legal moves are exactly those expected. `width`: in place
    of the game's own.
    """

    def __init__(self, width: BeamWidth | None = None) -> None:
        self.width = width
        self.planned: tuple[LineStep[Any], ...] = ()

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns the next move of the plan for this turn; plans the turn anew where the legal moves are not those the
        plan expected. The only legal move, or one that the game suggests then, is returned without planning."""
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        if not (self.planned and self.planned[0].offered == moves):
            if suggested := rules.suggest(view, seat):
                return suggested[0]
            best = self.best(rules, view, seat, rng)
            self.planned = (best.steps[0], *(step for step in best.steps[1:] if len(step.offered) > 1))
        move: M = self.planned[0].move
        self.planned = self.planned[1:]
        return move

    def best(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> MoveLine[S, M]:
        """Plans the rest of the seat's turn by beam search in one determinization and returns the best move line."""
        world = rules.determinize(view, seat, rng)
        return TurnPlanner(rules, seat, self.width or BeamWidth(*rules.breadth), rng.bits()).lines(world)[0]
