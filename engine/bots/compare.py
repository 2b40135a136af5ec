"""Compares move lines by their chance of winning, played out in the same determinizations.

The playouts of all lines use the same random numbers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance

from engine.bots.viceroy import PlayoutEvaluator, SearchBudget
from engine.core.chance import chance_of
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

Z = 2.0  # standard errors: smaller differences count as none
LEAST = 0.01  # chance of winning: smaller losses count as none
WORLDS = 10


@dataclass(slots=True)
class Outcomes:
    """The chances of winning (0-1) that a move line led to, one per playout."""

    chances: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.chances) if self.chances else 0.0


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss of one move line against another in chance of winning (0-1), with its standard error."""

    mean: float
    error: float

    @property
    def even(self) -> bool:
        """Whether nothing that matters is lost: the line is about as good as the one it is compared with, or better
        (see `gain`)."""
        return self.mean < LEAST or self.mean - Z * self.error <= 0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval (low, high) of `Z` standard errors on either side of the mean loss."""
        return self.mean - Z * self.error, self.mean + Z * self.error

    @property
    def gain(self) -> bool:
        """Whether the loss is a gain: the line is significantly better, by LEAST or more, than the one it is compared
        with."""
        return -self.mean >= LEAST and self.mean + Z * self.error < 0


NO_LOSS = Loss(0.0, 0.0)


def play_out(
    rules: Rules[S, M],
    determinize: Callable[[Rng], S],
    seat: Seat,
    ways: Sequence[Sequence[M]],
    effort: SearchBudget,
    rng: Rng,
    ends: float = math.inf,
    worlds: int = WORLDS,
) -> list[Outcomes]:
    """Plays out each of the move lines `ways` in the same `worlds` determinizations; in fewer, but at least two, if the
    next one would not be finished by the time `ends` of the monotonic clock. Returns for each line, in this order, the
    seat's chance of winning (0-1) at the end of every playout."""
    found = [Outcomes() for _ in ways]
    took = 0.0
    for number in range(worlds):
        began = time.monotonic()
        if number > 1 and began + took > ends:
            break
        world, dice = determinize(rng), rng.bits()
        outlook = PlayoutEvaluator(rules, seat, effort, dice)
        for outcomes, moves in zip(found, ways, strict=True):
            state, _ = outlook.end(world, list(moves))
            outcomes.chances.append(chance_of(rules, state, seat))
        took = time.monotonic() - began
    return found


def paired(best: Outcomes, other: Outcomes) -> Loss:
    """Returns the mean loss in chance of winning of `other` against `best`, two lines played out in the same
    determinizations; its standard error is that of the differences in each."""
    gaps = [a - b for a, b in zip(best.chances, other.chances, strict=True)]
    return Loss(fmean(gaps), math.sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else 1.0) if gaps else NO_LOSS


def unpaired(best: Outcomes, other: Outcomes) -> Loss:
    """Returns the mean loss in chance of winning of `other` against `best`, two lines played out in different
    determinizations; its standard error is that of the two means."""
    if min(len(best.chances), len(other.chances)) < 2:
        return Loss(best.mean - other.mean, 1.0)
    spread = sum(variance(one.chances) / len(one.chances) for one in (best, other))
    return Loss(best.mean - other.mean, math.sqrt(spread))


def best_first(outcomes: Sequence[Outcomes]) -> list[int]:
    """Returns the indices of the lines in the given order, except that the best of the lines which are clearly better
    than the first one is moved to the front, if there are any."""
    order = list(range(len(outcomes)))
    clear = [place for place in order[1:] if not paired(outcomes[place], outcomes[order[0]]).even]
    if clear:
        best = max(clear, key=lambda place: outcomes[place].mean)
        order.remove(best)
        order.insert(0, best)
    return order
