"""One step ahead: every move is tried in a guessed world, what it opens is settled greedily, the best is played."""

from __future__ import annotations

from typing import Any

from engine.core.frame import depth
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

WIDTH = 8
DEPTH = 12


class GreedyBot:
    """Looks at each of its moves, and inside an opened action at up to `width` continuations a step."""

    def __init__(self, width: int = WIDTH) -> None:
        self.width = width

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """See Bot."""
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        if suggested := rules.suggest(view):
            return suggested[0]
        world = rules.guess(view, seat, rng)
        base = depth(world)
        best, best_value = moves[0], float("-inf")
        for move in moves:
            trial = world.copy()
            rules.apply(trial, move)
            value = self._settle(rules, trial, seat, base, rng) + rng.below(1000) * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def _settle(self, rules: Rules[Any, Any], trial: Any, seat: Seat, base: int, rng: Rng) -> float:
        """The value once what a move opened is closed again, each step by its best immediate outcome."""
        for _ in range(DEPTH):
            if rules.awaiting(trial) != (seat,) or depth(trial) <= base:
                break
            moves = rules.suggest(trial)[:1] or self._some(rules.legal_moves(trial, seat), rng)
            if len(moves) == 1:
                rules.apply(trial, moves[0])
                continue
            trial = self._best_next(rules, trial, seat, moves)
        return rules.evaluate(trial, seat)

    def _best_next(self, rules: Rules[Any, Any], state: Any, seat: Seat, moves: list[Any]) -> Any:
        best, best_value = None, float("-inf")
        for move in moves:
            trial = state.copy()
            rules.apply(trial, move)
            while rules.awaiting(trial) == (seat,) and (payment := rules.suggest(trial)):
                rules.apply(trial, payment[0])
            value = rules.evaluate(trial, seat)
            if value > best_value:
                best, best_value = trial, value
        return best

    def _some(self, moves: list[Any], rng: Rng) -> list[Any]:
        """Up to `width` of the moves, the last always among them: it is the one that closes a choice."""
        if len(moves) <= self.width:
            return moves
        return [*rng.shuffled(moves[:-1])[: self.width - 1], moves[-1]]
