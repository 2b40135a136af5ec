"""The greedy bot: tries moves in one determinization, one step deep, resolves what follows greedily, and plays the
best."""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

WIDTH = 5  # moves of each kind that are tried
DEPTH = 8  # own decisions that are resolved after the move
OTHERS = 3  # moves of each kind from which another seat's is drawn
MAX_MOVES_OF_OTHERS = 60  # moves of others, at most, until their shared decision is resolved
LEAST_GAIN = 1e-6  # more than sums of the same numbers in another order differ by


class GreedyBot(Bot):
    """Looks one step ahead, at `width` moves of each kind.

    `doubt`: the largest random error of its evaluation, in the evaluation's units. With `knows_gains` only moves after
    which the position is worth more than before are misjudged, so these are preferred to all others.
    """

    def __init__(self, width: int = WIDTH, doubt: float = 0.0) -> None:
        self.width = width
        self.doubt = doubt
        self.knows_gains = False

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Tries a few legal moves of each kind, lets what each causes resolve, and returns the move after which the
        position is worth most. Returns the only legal move, or one that the game suggests, without a search."""
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        if suggested := rules.suggest(view, seat):
            return suggested[0]
        world = rules.determinize(view, seat, rng)
        at_once = rules.is_simultaneous(view)
        before = rules.evaluate(world, seat) + LEAST_GAIN if self.knows_gains else float("-inf")
        best, best_value = moves[0], float("-inf")
        for move in self.tried(rules, world, seat, rng):
            trial = world.copy()
            rules.apply(trial, move)
            value = self._settle(rules, trial, seat, rng, at_once)
            if self.doubt and value > before:
                value += self.doubt * rng.below(1000) / 1000
            if value > best_value:
                best, best_value = move, value
        return best

    def tried(self, rules: Rules[S, M], world: S, seat: Seat, rng: Rng) -> list[M]:
        """Returns the legal moves of the determinization `world` that are tried: about `width` of each kind, as the
        game shortlists them."""
        return rules.shortlist(world, seat, self.width, rng)

    def _settle(self, rules: Rules[S, M], trial: S, seat: Seat, rng: Rng, at_once: bool) -> float:
        """Returns the value after everything the move caused is resolved, each step by its best immediate outcome."""
        for _ in range(DEPTH):
            if at_once:
                _others_go_on(rules, trial, seat, rng)
            _pay(rules, trial, seat)
            if seat not in rules.awaiting(trial) or rules.is_quiescent(trial, seat):
                break
            moves = rules.shortlist(trial, seat, self.width, rng)
            trial = self._best_next(rules, trial, seat, moves)
        return rules.evaluate(trial, seat)

    def _best_next(self, rules: Rules[S, M], state: S, seat: Seat, moves: list[M]) -> S:
        best, best_value = state, float("-inf")
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


def _others_go_on(rules: Rules[S, M], trial: S, seat: Seat, rng: Rng) -> None:
    """Plays random good moves for the other seats of a simultaneous decision until `seat` decides again or its action
    is resolved. Only then the value of its choice shows."""
    for _ in range(MAX_MOVES_OF_OTHERS):
        asked = rules.awaiting(trial)
        if not asked or seat in asked or rules.is_quiescent(trial, seat):
            return
        rules.apply(trial, rng.choice(rules.shortlist(trial, asked[0], OTHERS, rng)))


def _pay(rules: Rules[S, M], state: S, seat: Seat) -> None:
    """Resolves pending payments by the suggested moves."""
    if seat not in rules.awaiting(state):
        return
    for move in rules.suggest(state, seat):
        if rules.why_not(state, move) is None:
            rules.apply(state, move)
