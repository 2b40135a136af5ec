"""One step ahead: moves are tried in a guessed world, what they open is settled greedily, the best is played."""

from __future__ import annotations

from typing import Any

from engine.bots.bot import together
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

WIDTH = 5
DEPTH = 8
OTHERS = 3
PATIENCE = 60


class GreedyBot:
    """Quick rather than deep: of each kind of move it looks at `width`, at every step.

    `doubt`: by how much, in units of the evaluation, it may misjudge a move.
    """

    def __init__(self, width: int = WIDTH, doubt: float = 0.0) -> None:
        self.width = width
        self.doubt = doubt

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """See Bot."""
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        if suggested := rules.suggest(view, seat):
            return suggested[0]
        world = rules.guess(view, seat, rng)
        at_once = together(rules, view)
        best, best_value = moves[0], float("-inf")
        for move in rules.shortlist(world, seat, self.width, rng):
            trial = world.copy()
            rules.apply(trial, move)
            value = self._settle(rules, trial, seat, rng, at_once)
            if self.doubt:
                value += self.doubt * rng.below(1000) / 1000
            if value > best_value:
                best, best_value = move, value
        return best

    def _settle(self, rules: Rules[Any, Any], trial: Any, seat: Seat, rng: Rng, at_once: bool) -> float:
        """The value once what a move opened is closed again, each step by its best immediate outcome."""
        for _ in range(DEPTH):
            if at_once:
                _others_go_on(rules, trial, seat, rng)
            _pay(rules, trial, seat)
            if seat not in rules.awaiting(trial) or rules.settled(trial, seat):
                break
            moves = rules.shortlist(trial, seat, self.width, rng)
            trial = self._best_next(rules, trial, seat, moves)
        return rules.evaluate(trial, seat)

    def _best_next(self, rules: Rules[Any, Any], state: Any, seat: Seat, moves: list[Any]) -> Any:
        best, best_value = None, float("-inf")
        for move in moves:
            trial = state.copy()
            rules.apply(trial, move)
            if len(moves) == 1:
                return trial
            _pay(rules, trial, seat)
            value = rules.evaluate(trial, seat)
            if value > best_value:
                best, best_value = trial, value
        return best


def _others_go_on(rules: Rules[Any, Any], trial: Any, seat: Seat, rng: Rng) -> None:
    """Those who were asked at the same time choose too, and do what it brings them, each move one of those worth a look
    to it: what a choice is worth shows only then. Until `seat` is asked again, or what it began is over."""
    for _ in range(PATIENCE):
        asked = rules.awaiting(trial)
        if not asked or seat in asked or rules.settled(trial, seat):
            return
        rules.apply(trial, rng.choice(rules.shortlist(trial, asked[0], OTHERS, rng)))


def _pay(rules: Rules[Any, Any], state: Any, seat: Seat) -> None:
    """Settle what is open the obvious way. Parts of a payment that leave no choice pay themselves meanwhile."""
    if seat not in rules.awaiting(state):
        return
    for move in rules.suggest(state, seat):
        if rules.why_not(state, move) is None:
            rules.apply(state, move)
