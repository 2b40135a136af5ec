"""The Governor, the third bot level: plans its whole turn by beam search and follows the plan while it holds."""

from __future__ import annotations

from typing import Any

from engine.bots.beam_search import BeamWidth, LineStep, MoveLine, TurnPlanner
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

WIDTH = BeamWidth(moves=16, beam=12, steps=14)


def width_of(rules: Rules[Any, Any]) -> BeamWidth:
    """Returns the beam width for a game: its own, or else the default."""
    breadth: tuple[int, int, int] | None = getattr(rules, "breadth", None)
    return BeamWidth(*breadth) if breadth is not None else WIDTH


class GovernorBot:
    """Plays the move line that leaves it best off at the turn's end, in one determinization.

    It keeps the rest of the line and plays it as long as the legal moves are exactly those expected. `width`: in place
    of the game's own.
    """

    def __init__(self, width: BeamWidth | None = None) -> None:
        self.width = width
        self.planned: tuple[LineStep, ...] = ()

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """Chooses a legal move for the seat; see Bot."""
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        if not (self.planned and self.planned[0].offered == moves):
            if suggested := rules.suggest(view, seat):
                return suggested[0]
            best = self.best(rules, view, seat, rng)
            self.planned = (best.steps[0], *(step for step in best.steps[1:] if len(step.offered) > 1))
        step, self.planned = self.planned[0], self.planned[1:]
        return step.move

    def best(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> MoveLine:
        """Returns the best move line."""
        world = rules.guess(view, seat, rng)
        return TurnPlanner(rules, seat, self.width or width_of(rules), rng.bits()).lines(world)[0]
