"""Reviews a finished game: the turns that cost most in chance of winning, the skill of each seat, and its luck.

The choices that seem to have cost most are found by `screening.py`. They are judged again in many other
determinizations, so that what is told of them is not what made them conspicuous.
"""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, NamedTuple

from engine.bots.advice import compared
from engine.bots.compare import Loss, Z
from engine.bots.grades import GRADED_DOWN, PER_CHANCE, Grade, grade
from engine.bots.judging import (
    EFFORT,
    JudgeEffort,
    Verdict,
    judged,
    loss_between,
    points_between,
    turn_played,
)
from engine.bots.luck import LuckEvent, measure_luck
from engine.bots.process_pool import ProcessPool
from engine.bots.screening import GLANCE, MANY, SHORT_GLANCE, STAGES, Screened, Stage, compare_first, compare_further
from engine.bots.turn_choices import TurnChoice, choices
from engine.core.chance import chance_of
from engine.core.evaluation_terms import TermChange
from engine.core.event import visible
from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

MAX_MISTAKES = 5  # mistakes of a review
FINALISTS = 8  # choices that are judged again in many determinizations
FINAL_EFFORT = replace(EFFORT, worlds=30)  # for these
SHARES = (0.5, 0.75)  # of the progress: where the first comparison of every choice ends, and the screening
MOST_HELPERS = 4


@dataclass(frozen=True, slots=True)
class Mistake(Generic[M]):
    """A turn that cost chance of winning. `moves` counts the moves before it; `played` and `better` are the turns as
    far as they were decided on what the seat knew. The verdicts are of the same worlds."""

    moves: int
    seat: Seat
    played: tuple[M, ...]
    better: tuple[M, ...]
    own: Verdict
    best: Verdict

    @property
    def loss(self) -> Loss:
        return loss_between(self.best, self.own)

    @property
    def grade(self) -> Grade:
        return grade(self.loss)

    @property
    def points(self) -> float:
        """The loss in expected victory points."""
        return points_between(self.best, self.own)


class Rating(NamedTuple):
    """The play of a seat: 500 times its mean loss over choices that were not obvious, less is better, with the interval
    of `Z` standard errors; below 0 for whoever found better turns than the search. Nothing is known of fewer than two
    choices. `luck`: what chance brought it in chance of winning, with its standard error."""

    choices: int = 0
    rating: float = 0.0
    low: float = 0.0
    high: float = 0.0
    luck: float = 0.0
    luck_error: float = 0.0


@dataclass(slots=True)
class Review(Generic[M]):
    """The review of a game: the costliest mistakes, costliest first, and each seat's rating."""

    seed: int
    mistakes: list[Mistake[M]] = field(default_factory=list)
    ratings: dict[Seat, Rating] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Screening(Generic[S, M]):
    """The part of a review that does not depend on its seed. `finalists`: the choices that are judged closely, each
    with its best line."""

    made: Sequence[TurnChoice[S, M]]
    glances: Sequence[Screened[M]]
    luck_events: Sequence[tuple[Seat, LuckEvent | None]]
    finalists: Sequence[tuple[TurnChoice[S, M], tuple[M, ...]]]


def review(
    rules: Rules[S, M],
    start: S,
    moves: Sequence[M],
    seats: Collection[Seat],
    seed: int,
    on_progress: Callable[[float], None] = lambda share: None,
    helpers: int = 0,
    effort: JudgeEffort = FINAL_EFFORT,
    glance: JudgeEffort | None = None,
    stages: Sequence[Stage] = STAGES,
    finalists: int = FINALISTS,
) -> Review[M]:
    """Reviews the play of these seats in a game played from `start`: returns their costliest mistakes, and each seat's
    rating and luck. `on_progress` is called with the progress (0-1). `seed`: of the determinizations in which the
    costliest choices are judged. `helpers`: processes that share the work; the result is the same with any number.
    `finalists`: how many choices are judged again; 0 finds ratings only."""
    contenders = range(len(rules.contest(start).features))  # of a challenge, the player alone
    seats = [seat for seat in seats if seat in contenders]
    pool = ProcessPool(helpers) if helpers > 1 else None
    try:
        screening = screened(rules, start, moves, seats, on_progress, pool, effort, glance, stages, finalists)
        mistakes = judged_finalists(rules, screening.finalists, seed, on_progress, pool, effort)
    finally:
        if pool is not None:
            pool.close()
    on_progress(1.0)
    return Review(seed, mistakes, {seat: rating_of(seat, screening) for seat in seats})


def screened(
    rules: Rules[S, M],
    start: S,
    moves: Sequence[M],
    seats: Collection[Seat],
    on_progress: Callable[[float], None] = lambda share: None,
    pool: ProcessPool | None = None,
    effort: JudgeEffort = FINAL_EFFORT,
    glance: JudgeEffort | None = None,
    stages: Sequence[Stage] = STAGES,
    finalists: int = FINALISTS,
) -> Screening[S, M]:
    """Screens all choices of these seats: compares each turn played with other lines in few determinizations, and those
    that seem to have cost most again in more, stage by stage. Returns all choices, their first comparisons, the seats'
    luck, and the choices that remain, each with its best line."""
    made = list(choices(rules, start, moves, seats))
    glance = glance or (GLANCE if len(made) < MANY else SHORT_GLANCE)
    looks: list[Callable[[], Any]] = [
        partial(compare_first, rules, one, place, glance) for place, one in enumerate(made)
    ]
    luck_tasks = _luck_tasks(rules, start, moves, seats)
    found = _worked(pool, [*looks, *luck_tasks], partial(_progress_between, on_progress, 0.0, SHARES[0]))
    glances: list[Screened[M]] = found[: len(looks)]
    suspects: list[Screened[M]] = glances if finalists else []
    for number, stage in enumerate(stages, 1):
        again = [
            partial(compare_further, rules, made[one.place], one, number, stage, effort)
            for one in largest_losses(suspects, stage.choices)
        ]
        begin, end = (SHARES[0] + (SHARES[1] - SHARES[0]) * part / len(stages) for part in (number - 1, number))
        suspects = _worked(pool, again, partial(_progress_between, on_progress, begin, end))
    last = [(made[one.place], one.best) for one in largest_losses(suspects, finalists)]
    return Screening(made, glances, found[len(looks) :], last)


def judged_finalists(
    rules: Rules[S, M],
    finalists: Sequence[tuple[TurnChoice[S, M], tuple[M, ...]]],
    seed: int,
    on_progress: Callable[[float], None] = lambda share: None,
    pool: ProcessPool | None = None,
    effort: JudgeEffort = FINAL_EFFORT,
) -> list[Mistake[M]]:
    """Judges the choices that remain after the screening, each against its best line, and returns those graded as
    mistakes, costliest first, at most MAX_MISTAKES."""
    closely = [partial(judged_closely, rules, choice, best, seed, effort) for choice, best in finalists]
    found: list[Mistake[M] | None] = _worked(pool, closely, partial(_progress_between, on_progress, SHARES[1], 1.0))
    graded = [one for one in found if one is not None and one.grade in GRADED_DOWN]
    return sorted(graded, key=lambda one: -one.loss.mean)[:MAX_MISTAKES]


def rating_of(seat: Seat, screening: Screening[S, M]) -> Rating:
    """Returns the rating and luck of a seat, from the first comparison of its choices."""
    losses = [one.loss for one in screening.glances if screening.made[one.place].seat == seat and not one.obvious]
    return rated(losses, [one for owner, one in screening.luck_events if owner == seat and one is not None])


def helpers_for_review() -> int:
    """Returns the number of child processes for a review: one fewer than the CPU cores, at most four; on one or two
    cores as many as these, as their priority is below the window's. 0 in a process that may start none."""
    if multiprocessing.current_process().daemon:
        return 0
    cores = os.cpu_count() or 1
    return min(MOST_HELPERS, cores if cores <= 2 else cores - 1)


def _progress_between(on_progress: Callable[[float], None], begin: float, end: float, share: float) -> None:
    """Reports a share of a part of the work as one of the whole."""
    on_progress(begin + (end - begin) * share)


def _worked(
    pool: ProcessPool | None, tasks: Sequence[Callable[[], Any]], on_progress: Callable[[float], None]
) -> list[Any]:
    """Runs the tasks, some at a time, and reports the share that is done."""
    found: list[Any] = []
    wave = 4 * len(pool.helpers) if pool is not None else 1
    for begin in range(0, len(tasks), max(1, wave)):
        part = tasks[begin : begin + max(1, wave)]
        found += pool.run(part) if pool is not None else [task() for task in part]
        on_progress(len(found) / len(tasks))
    return found


def largest_losses(screened: Sequence[Screened[M]], most: int) -> list[Screened[M]]:
    """Returns those of the screened choices that lost most chance of winning, largest loss first; at most `most`, none
    without a loss."""
    return sorted((one for one in screened if one.loss > 0), key=lambda one: -one.loss)[:most]


def judged_closely(
    rules: Rules[S, M], choice: TurnChoice[S, M], best: tuple[M, ...], seed: int, effort: JudgeEffort = FINAL_EFFORT
) -> Mistake[M] | None:
    """Judges the turn played at a choice and the choice's best line in the determinizations of the review. Returns both
    as a `Mistake`, whether or not the turn was worse; None if the two are the same."""
    if best == choice.played:
        return None
    own, better = judged(rules, choice, [choice.played, best], seed + choice.moves, effort)
    return Mistake(choice.moves, choice.seat, choice.played, best, own, better)


def judge_instead(
    rules: Rules[S, M], view: S, mistake: Mistake[M], turn: Sequence[M], seed: int, effort: JudgeEffort = EFFORT
) -> Verdict:
    """Judges a turn that could have been played in place of a mistake: returns its chances of winning and points in the
    determinizations in which the mistake was judged. `view`: what the seat knew then; `seed`: of the review."""
    if tuple(turn) == mistake.better:
        return mistake.best
    choice = TurnChoice(mistake.moves, mistake.seat, view, mistake.played)
    return judged(rules, choice, [turn], seed + mistake.moves, effort, len(mistake.best.chances))[0]


def difference(
    rules: Rules[S, M], view: S, mistake: Mistake[M], turn: Sequence[M], seed: int, effort: JudgeEffort = EFFORT
) -> tuple[TermChange, ...]:
    """Returns how the position after a turn differs from that after the better turn of a mistake: changes of evaluation
    terms, without numbers, in one determinization. Empty for a simultaneous decision."""
    rng = Rng(seed + mistake.moves)
    world, dice = rules.determinize(view, mistake.seat, rng), rng.bits()
    if rules.is_simultaneous(view):
        return ()
    ends = [turn_played(rules, world, mistake.seat, moves, effort, dice) for moves in (turn, mistake.better)]
    return compared(rules, ends, mistake.seat, 0)


def rated(losses: Sequence[float], luck_events: Sequence[LuckEvent]) -> Rating:
    """Computes a seat's `Rating`, with its interval, from its losses (0-1) in choices that were not obvious; its luck
    is the sum of the `luck_events`."""
    luck, error = float_sum(one.luck for one in luck_events), math.sqrt(float_sum(one.error**2 for one in luck_events))
    if len(losses) < 2:
        return Rating(len(losses), luck=luck, luck_error=error)
    mean = float_sum(losses) / len(losses)
    spread = math.sqrt(float_sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1) / len(losses))
    low, high = (PER_CHANCE * (mean + sign * Z * spread) for sign in (-1, 1))
    return Rating(len(losses), PER_CHANCE * mean, low, high, luck, error)


def _luck_tasks(
    rules: Rules[S, M], start: S, moves: Sequence[M], seats: Collection[Seat]
) -> list[Callable[[], tuple[Seat, LuckEvent | None]]]:
    """The tasks that measure luck: one for each seat and each move after which it saw chance decide."""
    found: list[Callable[[], tuple[Seat, LuckEvent | None]]] = []
    state = start.copy()
    for number, move in enumerate(moves):
        together = rules.is_simultaneous(state)
        views = {seat: rules.view(state, seat) for seat in seats}
        events = rules.apply(state, move)
        for seat, view in views.items():
            if together or not any(event.name in rules.chance_events for event in visible(events, seat)):
                continue
            came = chance_of(rules, rules.view(state, seat), seat)
            found.append(partial(_luck_of, rules, view, seat, move, came, number))
    return found


def _luck_of(
    rules: Rules[S, M], view: S, seat: Seat, move: M, came: float, number: int
) -> tuple[Seat, LuckEvent | None]:
    return seat, measure_luck(rules, view, seat, move, came, number, seed=number)
