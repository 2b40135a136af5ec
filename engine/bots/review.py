"""After a game: the moves that cost most of what the seat could expect, as far as it could see then.

Every choice is compared with the best line of that turn, in one guessed world; those that seem to have cost most are
played out in several.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.advice import PROBES, Way, tell
from engine.bots.bot import together
from engine.bots.lines import Line, Planner, Width
from engine.bots.mixed import Mixture, weighed
from engine.bots.viceroy import Effort, Outlook
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

MOST = 5
CLOSER = 3  # times as many are looked at closely
WORLDS = 4
LEAST = 0.5  # what costs less is no mistake
SHARE = 0.6  # of the work, that the first look is
WIDTH = Width(moves=10, beam=6, steps=12)
EFFORT = Effort(own=1, blind=True, experience=1.0)
MIXTURE = Mixture(own=8, worlds=48)


@dataclass(frozen=True, slots=True)
class Slip:
    """A move that cost something: how many were played before it, whose it was, how many points it cost, what it led
    to and what would have been better."""

    moves: int
    seat: Seat
    cost: float
    played: Way
    better: Way


@dataclass(slots=True)
class Suspect:
    """A choice that may have been a mistake, as it looks at first."""

    moves: int
    seat: Seat
    view: Any
    cost: float
    played: list[Any]
    better: list[Any]
    lines: tuple[Line, Line] | None  # None: a choice made together with others, looked at closely already


def review(
    rules: Rules[Any, Any],
    start: Any,
    moves: Sequence[Any],
    seats: Collection[Seat],
    seed: int,
    told: Callable[[float], None] = lambda share: None,
) -> list[Slip]:
    """The moves of these seats that cost most, the dearest first, of a game played from `start`. `told` hears what
    share of the work is done."""
    suspects: list[Suspect] = []
    state = start.copy()
    for number, move in enumerate(moves):
        if move.seat in seats:
            suspect = suspected(rules, state, move, number, Rng(seed + number))
            if suspect is not None and suspect.cost > 0:
                suspects.append(suspect)
            told(SHARE * (number + 1) / len(moves))
        rules.apply(state, move)
    suspects = sorted(suspects, key=lambda one: -one.cost)[: CLOSER * MOST]
    for number, suspect in enumerate(suspects):
        _look_closely(rules, suspect, Rng(seed + suspect.moves))
        told(SHARE + (1 - SHARE) * (number + 1) / len(suspects))
    dear = sorted((one for one in suspects if one.cost >= LEAST), key=lambda one: -one.cost)[:MOST]
    return [_slip(rules, one, Rng(seed)) for one in dear]


def suspected(rules: Rules[Any, Any], state: Any, move: Any, number: int, rng: Rng) -> Suspect | None:
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
    planner = Planner(rules, seat, WIDTH, rng.bits(), EFFORT.experience)
    best = planner.lines(world)[0]
    begun, whole = planner.along(world, [move])
    if not whole or best.steps[0].move == move:
        return None
    own = planner.lines(world, begun)[0]
    return Suspect(number, seat, view, best.value - own.value, own.moves, best.moves, (own, best))


def _among_others(rules: Rules[Any, Any], view: Any, move: Any, number: int, rng: Rng) -> Suspect | None:
    """A choice made at the same time as others': what it was worth against all that they might have chosen."""
    arms = weighed(rules, view, move.seat, rng, MIXTURE, move)
    own = arms.moves.index(move)
    best = max(range(len(arms.moves)), key=arms.mean)
    cost = arms.mean(best) - arms.mean(own)
    return Suspect(number, move.seat, view, cost, [move], [arms.moves[best]], None)


def _look_closely(rules: Rules[Any, Any], suspect: Suspect, rng: Rng) -> None:
    if suspect.lines is None:
        return
    own, best = suspect.lines
    lost = 0.0
    for _ in range(WORLDS):
        world = rules.guess(suspect.view, suspect.seat, rng)
        outlook = Outlook(rules, suspect.seat, EFFORT, rng.bits())
        lost += outlook.value(world, best.moves) - outlook.value(world, own.moves)
    suspect.cost = lost / WORLDS


def _slip(rules: Rules[Any, Any], suspect: Suspect, rng: Rng) -> Slip:
    seat = suspect.seat
    worlds = [rules.guess(suspect.view, seat, rng) for _ in range(PROBES)]
    played, better = (Way(*_told(rules, worlds, seat, moves)) for moves in (suspect.played, suspect.better))
    return Slip(suspect.moves, seat, suspect.cost, played, better)


def _told(rules: Rules[Any, Any], worlds: list[Any], seat: Seat, moves: list[Any]) -> tuple[Any, float, bool]:
    told, unsure = tell(rules, worlds, seat, moves, seat)
    return told, 0.0, unsure
