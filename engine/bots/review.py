"""After a game: the moves that cost most in chance of winning, as far as the seat could see then.

Every choice is compared with the best line of that turn, in one guessed world; those that seem to have cost most are
played out in several.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.advice import PROBES, Explanation, compared, tell, weighed_together
from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.bots.bot import together
from engine.bots.compare import NO_LOSS, Loss, paired, play_out
from engine.bots.viceroy import SearchBudget
from engine.core.advice_protocol import Advised
from engine.core.chance import chance_of
from engine.core.move import Seat
from engine.core.rng import Rng

MOST = 5
CLOSER = 3  # times as many are looked at closely
SHARE = 0.6  # of the work, that the first look is
WIDTH = BeamWidth(moves=10, beam=6, steps=12)
EFFORT = SearchBudget(own=1, blind=True, experience=1.0)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that cost something: how many were played before it, whose it was, what it lost in chance of winning, how
    the bot would have gone on after it, and what it thinks would have been better. Neither was played: what was, stands
    in the log."""

    moves: int
    seat: Seat
    loss: Loss
    expected: Explanation
    better: Explanation


@dataclass(slots=True)
class MistakeCandidate:
    """A choice that may have been a mistake, as it looks at first."""

    moves: int
    seat: Seat
    view: Any
    loss: Loss
    expected: list[Any]
    better: list[Any]
    lines: tuple[MoveLine, MoveLine] | None  # None: a choice made together with others, looked at closely already


def review(
    rules: Advised,
    start: Any,
    moves: Sequence[Any],
    seats: Collection[Seat],
    seed: int,
    told: Callable[[float], None] = lambda share: None,
) -> list[Mistake]:
    """The moves of these seats that cost most, the dearest first, of a game played from `start`. `told` hears what
    share of the work is done."""
    suspects: list[MistakeCandidate] = []
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


def suspected(rules: Advised, state: Any, move: Any, number: int, rng: Rng) -> MistakeCandidate | None:
    """How a move compares with the best one at first sight; None where there was nothing to choose."""
    seat = move.seat
    view = rules.view(state, seat)
    if len(rules.legal_moves(view, seat)) == 1:
        return None
    if together(rules, view):
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


def _among_others(rules: Advised, view: Any, move: Any, number: int, rng: Rng) -> MistakeCandidate | None:
    """A choice made at the same time as others, against all that might have been chosen."""
    tried = weighed_together(rules, view, move.seat, rng, move)
    own = next((loss for other, loss in tried if other == move), NO_LOSS)
    return MistakeCandidate(number, move.seat, view, own, [move], [tried[0][0]], None)


def _look_closely(rules: Advised, suspect: MistakeCandidate, rng: Rng) -> None:
    if suspect.lines is None:
        return

    def guess(dice: Rng) -> Any:
        return rules.guess(suspect.view, suspect.seat, dice)

    ways = [suspect.expected, suspect.better]
    own, best = play_out(rules, guess, suspect.seat, ways, EFFORT, rng)
    suspect.loss = paired(best, own)


def _slip(rules: Advised, suspect: MistakeCandidate, rng: Rng) -> Mistake:
    seat = suspect.seat
    worlds = [rules.guess(suspect.view, seat, rng) for _ in range(PROBES)]
    ends = [line.state for line in reversed(suspect.lines)] if suspect.lines else []

    def way(moves: list[Any], place: int) -> Explanation:
        told, unsure = tell(rules, worlds, seat, moves, seat)
        return Explanation(told, NO_LOSS, unsure, compared(rules, ends, seat, place))

    return Mistake(suspect.moves, seat, suspect.loss, way(suspect.expected, 1), way(suspect.better, 0))
