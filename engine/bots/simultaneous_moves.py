"""Searches simultaneous decisions: tries the options of all seats against each other in determinizations.

Each seat that must decide has a few options. In one determinization after the other all seats choose, more and more
often what has served them well so far, and the result is evaluated; so nobody is assumed to be naive or to read minds.
In the end one of the best options is drawn at random, so that the choice is unpredictable.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

from engine.bots.beam_search import judge_of
from engine.bots.governor import GovernorBot
from engine.core.event import TURN_BEGAN
from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

MAX_MOVES_OF_OTHERS = 120
FINE = 1 << 16


@dataclass(frozen=True, slots=True)
class MixedSearchBudget:
    """The size of a search of simultaneous decisions. `own`, `others`: moves of each kind tried for the seat and for
    others; `worlds`: determinizations; `warmth`: an option worth this much less is tried e times more rarely, and one
    worth half of that less is drawn e times more rarely at the end; `spread`: moves this much worse than the best are
    never drawn; `experience`: see judge_of."""

    own: int = 5
    others: int = 3
    worlds: int = 96
    warmth: float = 1.0
    spread: float = 0.8
    experience: float = 0.0


MIXTURE = MixedSearchBudget()


@dataclass(slots=True)
class BanditArms(Generic[M]):
    """The options of one seat and their results so far."""

    moves: list[M]
    sums: list[float] = field(default_factory=list)
    tries: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums = [0.0] * len(self.moves)
        self.tries = [0] * len(self.moves)

    def mean(self, arm: int) -> float:
        """Returns the mean result of the option with index `arm`, which was tried at least once."""
        return self.sums[arm] / self.tries[arm]

    def pick(self, warmth: float, rng: Rng) -> int:
        """Returns the index of an option that was not tried yet or, if all were, of a random one: better ones more
        often, the more so the lower `warmth`."""
        for arm, tries in enumerate(self.tries):
            if not tries:
                return arm
        return drawn([self.mean(arm) / warmth for arm in range(len(self.moves))], rng)

    def add(self, arm: int, value: float) -> None:
        """Records the result `value` of one try of the option with index `arm`."""
        self.sums[arm] += value
        self.tries[arm] += 1


def drawn(scores: list[float], rng: Rng) -> int:
    """Draws at random and returns an index of `scores` by softmax: e times as likely for a score higher by one."""
    best = max(scores)
    weights = [math.exp(score - best) for score in scores]
    at = rng.below(FINE) / FINE * float_sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    return len(scores) - 1


class MixedBot(GovernorBot):
    """Searches simultaneous decisions as described above; plans like the Governor otherwise."""

    def __init__(self, mixture: MixedSearchBudget = MIXTURE) -> None:
        super().__init__()
        self.mixture = mixture

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns in a simultaneous decision one of the best options by search, drawn at random; in any other the move
        that the Governor plays."""
        if not rules.is_simultaneous(view):
            return super().choose(rules, view, seat, rng)
        self.planned = ()
        return mixed_move(rules, view, seat, rng, self.mixture)


def mixed_move(rules: Rules[S, M], view: S, seat: Seat, rng: Rng, mixture: MixedSearchBudget = MIXTURE) -> M:
    """Returns a seat's move in a simultaneous decision: tries its options by search and draws one of the best, better
    ones more often."""
    moves = rules.legal_moves(view, seat)
    if len(moves) == 1:
        return moves[0]
    arms = evaluate_options(rules, view, seat, rng, mixture)
    best = max(arms.mean(arm) for arm in range(len(arms.moves)))
    close = [arm for arm in range(len(arms.moves)) if arms.mean(arm) > best - mixture.spread]
    warmth = mixture.warmth / 2
    return arms.moves[close[drawn([arms.mean(arm) / warmth for arm in close], rng)]]


def evaluate_options(rules: Rules[S, M], view: S, seat: Seat, rng: Rng, mixture: MixedSearchBudget) -> BanditArms[M]:
    """Tries the seat's options against the options of the other seats in many determinizations, and returns them with
    their results (see `evaluate_all_options`)."""
    return evaluate_all_options(rules, view, seat, rng, mixture)[seat]


def evaluate_all_options(
    rules: Rules[S, M],
    view: S,
    seat: Seat,
    rng: Rng,
    mixture: MixedSearchBudget,
    besides: M | None = None,
    ended: Callable[[M, S], None] = lambda move, state: None,
) -> dict[Seat, BanditArms[M]]:
    """Tries the options of all seats that decide against each other in determinizations of what `seat` knows; returns
    them by seat with their results (own evaluation less half the others' mean). `besides`: a move of any seat to try,
    too; `ended` is called after every try with that seat's move (else that of `seat`) and the position."""
    watched = seat if besides is None else besides.seat
    judge = judge_of(rules, mixture.experience)
    world = rules.determinize(view, seat, rng)
    every = {
        other: BanditArms(rules.shortlist(world, other, mixture.own if other == watched else mixture.others, rng))
        for other in rules.awaiting(world)
    }
    if besides is not None and besides not in every[watched].moves:
        every[watched] = BanditArms([*every[watched].moves, besides])
    for _ in range(max(mixture.worlds, *(len(arms.moves) for arms in every.values()))):  # each option at least once
        world = rules.determinize(view, seat, rng)
        chosen = {other: arms.pick(mixture.warmth, rng) for other, arms in every.items()}
        state = resolved(rules, world, {other: every[other].moves[arm] for other, arm in chosen.items()}, rng)
        ended(every[watched].moves[chosen[watched]], state)
        worth = {other: judge(state, other) for other in every}
        for other, arm in chosen.items():
            rest = [value for rival, value in worth.items() if rival != other]
            every[other].add(arm, worth[other] - (float_sum(rest) / len(rest) / 2 if rest else 0.0))
    return every


def resolved(rules: Rules[S, M], state: S, chosen: dict[Seat, M], rng: Rng) -> S:
    """Plays the chosen moves on `state`, then the most promising moves of each seat asked, until the actions are
    resolved or a new turn begins. A chosen move that is illegal there is replaced by a promising one. Returns the
    position."""
    for other, move in chosen.items():
        if rules.why_not(state, move) is not None:  # in this world the seat does not have it
            move = rules.shortlist(state, other, 1, rng)[0]
        if any(event.name == TURN_BEGAN for event in rules.apply(state, move)):
            return state
    for _ in range(MAX_MOVES_OF_OTHERS):
        asked = rules.awaiting(state)
        if not asked or len(asked) > 1 or all(rules.is_quiescent(state, seat) for seat in chosen):
            break
        move = rules.shortlist(state, asked[0], 1, rng)[0]
        if any(event.name == TURN_BEGAN for event in rules.apply(state, move)):
            break
    return state
