"""Judges turns by playouts: all turns of one choice in the same determinizations, with the same random numbers.

A playout ends after the replies and the seat's own next turn, and the position there is valued by the fitted chance of
winning (`core/chance.py`). Whole games are not played out: one lasts 20 to 40 times as long, and its result, 0 or 1,
varies ten times as much between worlds (a standard deviation near 0.5 against 0.04 to 0.1), so that the same interval
would take thousands of times the work. Sealed choices are resolved and valued at once, as everybody chooses again next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from engine.bots.beam_search import BeamWidth, TurnPlanner, play_other_seats
from engine.bots.compare import NO_LOSS, Loss, Outcomes, paired
from engine.bots.simultaneous_moves import MixedSearchBudget, drawn, evaluate_all_options, resolved
from engine.bots.turn_choices import TurnChoice, ends_choice, until_revealed
from engine.bots.viceroy import NARROW, BudgetLimits, PlayoutEvaluator, SearchBudget, distinct
from engine.core.chance import chance_of
from engine.core.event import TURN_BEGAN
from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

PLANNING, JUDGING = 1, 2  # added to a choice's seed: candidates are found in other worlds than they are judged in
PLAYOUT = SearchBudget(
    turns=3,
    own=1,
    blind=True,
    experience=1.0,
    reply=NARROW,
    next=BeamWidth(moves=4, beam=2, steps=12),
    long=BudgetLimits(reply=NARROW),
)  # narrow, so that a review takes less than a minute and a hint less than a second and a half
SEALED = MixedSearchBudget(own=6, worlds=64, experience=1.0)


@dataclass(frozen=True, slots=True)
class JudgeEffort:
    """The size of a judgement. `width`: of the search for the best line, None: the game's own; `plans`: the
    determinizations it is searched in; `candidates`: lines that are compared, in `trials` determinizations; `worlds`:
    those in which a turn is judged; `playout`: the turns after the line; `sealed`: the search of simultaneous choices.
    """

    width: BeamWidth | None = None
    plans: int = 2
    candidates: int = 4
    trials: int = 4
    worlds: int = 20
    playout: SearchBudget = PLAYOUT
    sealed: MixedSearchBudget = SEALED


EFFORT = JudgeEffort()


class Verdict(NamedTuple):
    """The results of one turn, one number per world: chance of winning (0-1) and expected victory points."""

    chances: tuple[float, ...]
    points: tuple[float, ...]

    @property
    def chance(self) -> float:
        """The mean chance of winning."""
        return float_sum(self.chances) / len(self.chances)


def loss_between(best: Verdict, other: Verdict) -> Loss:
    """Returns the loss in chance of winning of a turn (`other`) against another one (`best`) that was judged in the
    same worlds."""
    if best.chances == other.chances:
        return NO_LOSS
    return paired(Outcomes(list(best.chances)), Outcomes(list(other.chances)))


def points_between(best: Verdict, other: Verdict) -> float:
    """Returns how many victory points `other` brings less than `best`, two turns judged in the same determinizations;
    the mean over these."""
    return float_sum(a - b for a, b in zip(best.points, other.points, strict=True)) / len(best.points)


@dataclass(slots=True)
class _Results:
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def add(self, rules: Rules[S, M], state: S, seat: Seat) -> None:
        self.chances.append(chance_of(rules, state, seat))
        self.points.append(rules.points(state, seat))

    def verdict(self) -> Verdict:
        return Verdict(tuple(self.chances), tuple(self.points))


def judged(
    rules: Rules[S, M],
    choice: TurnChoice[S, M],
    turns: Sequence[Sequence[M]],
    seed: int,
    effort: JudgeEffort = EFFORT,
    worlds: int = 0,
) -> list[Verdict]:
    """Judges turns of a choice by playouts: returns for each its chances of winning and victory points, one per
    determinization. The same seed gives the same determinizations, so results of several calls can be compared.
    `worlds`: their number, if not that of the effort."""
    view, seat, rng = choice.view, choice.seat, Rng(seed + JUDGING)
    found = [_Results() for _ in turns]
    sealed = _Sealed(rules, choice, rng, effort) if rules.is_simultaneous(view) else None
    for _ in range(worlds or effort.worlds):
        world, dice = rules.determinize(view, seat, rng), rng.bits()
        for results, moves in zip(found, turns, strict=True):
            if sealed is not None:
                state = sealed.played(world, moves[0], dice)
            else:
                evaluator = PlayoutEvaluator(rules, seat, effort.playout, dice)
                state, _ = evaluator.play_replies(turn_played(rules, world, seat, moves, effort, dice))
            results.add(rules, state, seat)
    return [results.verdict() for results in found]


class _Sealed(Generic[S, M]):
    """The others' choices beside a sealed one: drawn from what serves them best, equally for all options."""

    def __init__(self, rules: Rules[S, M], choice: TurnChoice[S, M], rng: Rng, effort: JudgeEffort) -> None:
        self.rules, self.warmth = rules, effort.sealed.warmth
        self.arms = evaluate_all_options(rules, choice.view, choice.seat, rng, effort.sealed)
        self.seat = choice.seat

    def played(self, world: S, move: M, dice: int) -> S:
        """Returns the position after the seat's move, moves drawn for the other seats by their results, and all that
        follows from them."""
        rng, chosen = Rng(dice), {self.seat: move}
        for other, arms in self.arms.items():
            if other != self.seat:
                tried = [arm for arm in range(len(arms.moves)) if arms.tries[arm]]
                chosen[other] = arms.moves[tried[drawn([arms.mean(arm) / self.warmth for arm in tried], rng)]]
        state: S = resolved(self.rules, world.copy(), chosen, rng)
        return state


def turn_played(rules: Rules[S, M], world: S, seat: Seat, moves: Sequence[M], effort: JudgeEffort, dice: int) -> S:
    """Plays these moves of the seat in a copy of a determinization, up to the first that is illegal there, then the
    best moves found for the rest of the turn. Returns the position; `dice` seeds the search."""
    state, over = world.copy(), False
    for move in moves:
        if seat not in rules.awaiting(state) or rules.why_not(state, move) is not None:
            break
        over = any(event.name == TURN_BEGAN for event in rules.apply(state, move))
        if over:
            break
    if not over and not rules.is_quiescent(state, seat):
        over = play_other_seats(rules, state, seat, Rng(dice))
    if over or seat not in rules.awaiting(state):
        return state
    planner = TurnPlanner(rules, seat, effort.playout.next, dice, effort.playout.experience)
    return planner.lines(state)[0].state


def candidates(
    rules: Rules[S, M], choice: TurnChoice[S, M], seed: int, effort: JudgeEffort = EFFORT
) -> list[tuple[M, ...]]:
    """Searches for the turns that look best and differ from each other, and returns them, best first, as tuples of
    moves; each ends with the first move that reveals something to the seat."""
    view, seat, rng = choice.view, choice.seat, Rng(seed + PLANNING)
    if rules.is_simultaneous(view):
        arms = evaluate_all_options(rules, view, seat, rng, effort.sealed)[seat]
        order = sorted((arm for arm in range(len(arms.moves)) if arms.tries[arm]), key=lambda arm: -arms.mean(arm))
        return [(arms.moves[arm],) for arm in order[: effort.candidates]]
    plans = []
    for _ in range(effort.plans):
        world, dice = rules.determinize(view, seat, rng), rng.bits()
        planner = TurnPlanner(rules, seat, effort.width or BeamWidth(*rules.breadth), dice, effort.playout.experience)
        lines = distinct(planner.lines(world), effort.candidates)
        plans.append([until_revealed(rules, world, seat, line.moves) for line in lines])
    found: dict[tuple[M, ...], None] = {}
    for rank in range(effort.candidates):
        for plan in plans:
            if rank < len(plan) and plan[rank]:
                found[plan[rank]] = None
    return list(found)[: effort.candidates]


def same_turn(rules: Rules[S, M], choice: TurnChoice[S, M], turn: Sequence[M], other: Sequence[M], seed: int) -> bool:
    """Whether two turns lead to the same position in one determinization, whatever the order of their moves; each is
    played up to its first reveal. False if a move is illegal there; different choices of a simultaneous decision are
    never the same."""
    if tuple(turn) == tuple(other):
        return True
    if rules.is_simultaneous(choice.view):
        return False
    world = rules.determinize(choice.view, choice.seat, Rng(seed + PLANNING))
    ends = [world.copy() for _ in range(2)]
    for state, moves in zip(ends, (turn, other), strict=True):
        for move in moves:
            if rules.why_not(state, move) is not None:
                return False
            if ends_choice(rules.apply(state, move), choice.seat):
                break
    return bool(ends[0] == ends[1])
