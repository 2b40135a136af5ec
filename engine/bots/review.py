"""Reviews a finished game: finds the moves that cost most in chance of winning, as far as the seat could see.

Every choice is compared with the best line of its turn in one determinization; the worst are then played out in
several.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.bots.advice import PROBES, Explanation, compared, tell, weighed_together
from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.bots.compare import NO_LOSS, Loss, paired, play_out
from engine.bots.viceroy import SearchBudget
from engine.core.chance import chance_of
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

MOST = 5
CLOSER = 3  # times as many candidates as mistakes are played out
SHARE = 0.6  # share of the progress that the first comparison takes
WIDTH = BeamWidth(moves=10, beam=6, steps=12)
EFFORT = SearchBudget(own=1, blind=True, experience=1.0)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that cost chances of winning. `moves` counts the moves before it; `expected` is how the bot would have
    gone on after it, `better` the line it prefers. Neither was played; the log holds what was."""

    moves: int
    seat: Seat
    loss: Loss
    expected: Explanation
    better: Explanation


@dataclass(slots=True)
class MistakeCandidate(Generic[S, M]):
    """A choice that may have been a mistake, before it is played out."""

    moves: int
    seat: Seat
    view: S
    loss: Loss
    expected: list[M]
    better: list[M]
    lines: tuple[MoveLine[S, M], MoveLine[S, M]] | None  # None: a simultaneous choice, looked at closely already


def review(
    rules: Rules[S, M],
    start: S,
    moves: Sequence[M],
    seats: Collection[Seat],
    seed: int,
    told: Callable[[float], None] = lambda share: None,
) -> list[Mistake]:
    """Returns the costliest mistakes of these seats in a game played from `start`, costliest first. `told` is called
    with the progress (0-1)."""
    suspects: list[MistakeCandidate[S, M]] = []
    state = start.copy()
    for number, move in enumerate(moves):
        if move.seat in seats:
            suspect = suspected(rules, state, move, number, Rng(seed + number))
            if suspect is not None and suspect.loss.mean > 0:
                suspects.append(suspect)
            told(SHARE * (number + 1) / len(moves))
        rules.apply(state, move)
    suspects = sorted(suspects, key=lambda one: -one.loss.mean)[: CLOSER * MOST]
    for number, suspect in enumerate(suspects):
        _look_closely(rules, suspect, Rng(seed + suspect.moves))
        told(SHARE + (1 - SHARE) * (number + 1) / len(suspects))
    dear = sorted((one for one in suspects if not one.loss.even), key=lambda one: -one.loss.mean)[:MOST]
    return [_slip(rules, one, Rng(seed)) for one in dear]


def suspected(rules: Rules[S, M], state: S, move: M, number: int, rng: Rng) -> MistakeCandidate[S, M] | None:
    """Compares a move with the best line in one determinization. Returns None if there was no choice or it was the best
    move."""
    seat = move.seat
    view = rules.view(state, seat)
    if len(rules.legal_moves(view, seat)) == 1:
        return None
    if rules.is_simultaneous(view):
        return _among_others(rules, view, move, number, rng)
    if rules.suggest(view, seat):
        return None
    world = rules.guess(view, seat, rng)
    planner = TurnPlanner(rules, seat, WIDTH, rng.bits(), EFFORT.experience)
    best = planner.lines(world)[0]
    begun, whole = planner.along(world, [move])
    if not whole or best.steps[0].move == move:
        return None
    own = planner.lines(world, begun)[0]
    lost = chance_of(rules, best.state, seat) - chance_of(rules, own.state, seat)
    return MistakeCandidate(number, seat, view, Loss(lost, 0.0), own.moves, best.moves, (own, best))


def _among_others(rules: Rules[S, M], view: S, move: M, number: int, rng: Rng) -> MistakeCandidate[S, M] | None:
    """Compares a simultaneous choice with all its alternatives."""
    tried = weighed_together(rules, view, move.seat, rng, move)
    own = next((loss for other, loss in tried if other == move), NO_LOSS)
    return MistakeCandidate(number, move.seat, view, own, [move], [tried[0][0]], None)


def _look_closely(rules: Rules[S, M], suspect: MistakeCandidate[S, M], rng: Rng) -> None:
    if suspect.lines is None:
        return

    def guess(dice: Rng) -> S:
        return rules.guess(suspect.view, suspect.seat, dice)

    ways = [suspect.expected, suspect.better]
    own, best = play_out(rules, guess, suspect.seat, ways, EFFORT, rng)
    suspect.loss = paired(best, own)


def _slip(rules: Rules[S, M], suspect: MistakeCandidate[S, M], rng: Rng) -> Mistake:
    seat = suspect.seat
    worlds = [rules.guess(suspect.view, seat, rng) for _ in range(PROBES)]
    ends = [line.state for line in reversed(suspect.lines)] if suspect.lines else []

    def way(moves: list[M], place: int) -> Explanation:
        told, unsure = tell(rules, worlds, seat, moves, seat)
        return Explanation(told, NO_LOSS, unsure, compared(rules, ends, seat, place))

    return Mistake(suspect.moves, seat, suspect.loss, way(suspect.expected, 1), way(suspect.better, 0))
