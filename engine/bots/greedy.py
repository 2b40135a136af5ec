"""One step ahead: moves are tried in a guessed world, what they open is settled greedily, the best is played."""

from __future__ import annotations

from typing import Any

from engine.core.frame import depth
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

WIDTH = 5
DEPTH = 8


class GreedyBot:
    """Quick rather than deep: of each kind of move it looks at `width`, drawn at random, at every step."""

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
        for move in self._some(moves, rng):
            trial = world.copy()
            rules.apply(trial, move)
            value = self._settle(rules, trial, seat, base, rng)
            if value > best_value:
                best, best_value = move, value
        return best

    def _settle(self, rules: Rules[Any, Any], trial: Any, seat: Seat, base: int, rng: Rng) -> float:
        """The value once what a move opened is closed again, each step by its best immediate outcome."""
        for _ in range(DEPTH):
            _pay(rules, trial, seat)
            if rules.awaiting(trial) != (seat,) or depth(trial) <= base:
                break
            moves = self._some(rules.legal_moves(trial, seat), rng)
            if len(moves) == 1:
                rules.apply(trial, moves[0])
            else:
                trial = self._best_next(rules, trial, seat, moves)
        return rules.evaluate(trial, seat)

    def _best_next(self, rules: Rules[Any, Any], state: Any, seat: Seat, moves: list[Any]) -> Any:
        best, best_value = None, float("-inf")
        for move in moves:
            trial = state.copy()
            rules.apply(trial, move)
            _pay(rules, trial, seat)
            value = rules.evaluate(trial, seat)
            if value > best_value:
                best, best_value = trial, value
        return best

    def _some(self, moves: list[Any], rng: Rng) -> list[Any]:
        """Up to `width` moves of each kind, in their order."""
        if len(moves) <= self.width:
            return moves
        kinds: dict[str, list[Any]] = {}
        for move in moves:
            kinds.setdefault(move.kind, []).append(move)
        kept: list[Any] = []
        for of_kind in kinds.values():
            kept += of_kind if len(of_kind) <= self.width else rng.shuffled(of_kind)[: self.width]
        return kept


def _pay(rules: Rules[Any, Any], state: Any, seat: Seat) -> None:
    """Settle what is open the obvious way. Parts of a payment that leave no choice pay themselves meanwhile."""
    if rules.awaiting(state) != (seat,):
        return
    for move in rules.suggest(state):
        if rules.why_not(state, move) is None:
            rules.apply(state, move)
