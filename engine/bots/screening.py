"""Finds the choices of a game that seem to have cost most in chance of winning, by successive rejection.

All choices are compared with few lines in few determinizations; those that seem to have cost most get more of both, and
the rest is dropped. The random numbers depend on the choice's place in the game, not on the seed of a review: reviews
of one game differ only by the determinizations in which they judge what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Generic

from engine.bots.beam_search import BeamWidth
from engine.bots.judging import EFFORT, JudgeEffort, candidates, judged, same_turn
from engine.bots.turn_choices import TurnChoice
from engine.core.float_sum import float_sum
from engine.core.rules import M, Rules, S

GLANCE = replace(EFFORT, plans=1, candidates=3, trials=3)  # for every choice of a game
SHORT_GLANCE = replace(GLANCE, width=BeamWidth(moves=8, beam=4, steps=12), candidates=2, trials=2)
MANY = 70  # choices: from so many on each is looked at in fewer worlds, so that a review takes as long
REACH = 0.10  # chance of winning: a choice is obvious where the second line is further behind the best
BESTS = 2  # lines that are compared in more determinizations
STAGE = 1 << 20  # between the seeds of the stages


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of the screening. `choices`: how many reach it; `lines`: how many lines are searched anew, 0 for none, in
    `plans` determinizations; `trials`: determinizations in which all lines are compared, `worlds`: those in which only
    the best are compared after that."""

    choices: int
    lines: int = 0
    plans: int = 0
    trials: int = 0
    worlds: int = 0


STAGES = (Stage(24, worlds=3), Stage(12, lines=6, plans=3, trials=3, worlds=6))


@dataclass(frozen=True, slots=True)
class Screened(Generic[M]):
    """The lines of a choice with their chances of winning, one per determinization; the first is what was played.
    `place`: of the choice in the game."""

    place: int
    lines: tuple[tuple[M, ...], ...]
    chances: tuple[tuple[float, ...], ...]
    loss: float = 0.0
    obvious: bool = False

    @property
    def best(self) -> tuple[M, ...]:
        """The line with the highest mean chance of winning."""
        return self.lines[ranking(self.chances)[0]]


def ranking(chances: Sequence[Sequence[float]]) -> list[int]:
    """Returns the indices of the lines in order of their mean chance of winning, best first. `chances`: for each line
    one number per determinization."""
    return sorted(range(len(chances)), key=lambda line: -fmean(chances[line]))


def loss_of_first(chances: Sequence[Sequence[float]]) -> float:
    """Returns the mean loss in chance of winning of the first line against the best one. For each determinization the
    best line is chosen by the results in all others, so that luck in it does not make a line look better than it is."""
    worlds = range(len(chances[0]))
    sums = [float_sum(line) for line in chances]
    losses = []
    for world in worlds:
        best = max(range(len(chances)), key=lambda line: sums[line] - chances[line][world])
        losses.append(chances[best][world] - chances[0][world])
    return fmean(losses)


def is_obvious(chances: Sequence[Sequence[float]]) -> bool:
    """Whether the first line, the turn that was played, is the best by far: the mean chance of each other line is more
    than REACH lower. So a turn that was missed is never obvious."""
    means = [fmean(line) for line in chances]
    return all(means[0] - mean > REACH for mean in means[1:])


def distinct_lines(
    rules: Rules[S, M], choice: TurnChoice[S, M], lines: Sequence[tuple[M, ...]], seed: int
) -> tuple[tuple[M, ...], ...]:
    """Returns the lines without those that lead to the same position as an earlier one."""
    found: list[tuple[M, ...]] = []
    for line in lines:
        if not any(same_turn(rules, choice, line, other, seed) for other in found):
            found.append(line)
    return tuple(found)


def compare_first(
    rules: Rules[S, M], choice: TurnChoice[S, M], place: int, effort: JudgeEffort = GLANCE
) -> Screened[M]:
    """Compares the turn played at a choice (`place`: its index in the review) with the best lines found, in few
    determinizations: the first stage, for every choice. Returns the lines with their chances of winning."""
    found = candidates(rules, choice, choice.moves, effort)
    lines = distinct_lines(rules, choice, [choice.played, *found], choice.moves)
    if len(lines) == 1:
        return Screened(place, lines, ((0.0,),), 0.0, True)
    chances = tuple(one.chances for one in judged(rules, choice, lines, choice.moves, effort, effort.trials))
    return Screened(place, lines, chances, loss_of_first(chances), is_obvious(chances))


def compare_further(
    rules: Rules[S, M],
    choice: TurnChoice[S, M],
    before: Screened[M],
    number: int,
    stage: Stage,
    effort: JudgeEffort = EFFORT,
) -> Screened[M]:
    """Compares the turn played at a choice that seemed costly (`before`: its last comparison) with its best lines
    again, in more determinizations; if the stage has `lines`, it first searches for other lines. Returns the new
    comparison. `number`: of the stage, from 1."""
    seed = choice.moves + number * STAGE
    lines, chances = before.lines, before.chances
    if stage.lines:
        found = candidates(rules, choice, seed, replace(effort, plans=stage.plans, candidates=stage.lines))
        best = [lines[line] for line in ranking(chances)[:BESTS]]
        lines = distinct_lines(rules, choice, [choice.played, *best, *found], seed)
        chances = tuple(one.chances for one in judged(rules, choice, lines, seed, effort, stage.trials))
    kept = [0, *[line for line in ranking(chances) if line][:BESTS]]
    lines, chances = tuple(lines[line] for line in kept), tuple(chances[line] for line in kept)
    more = judged(rules, choice, lines, seed + STAGE // 2, effort, stage.worlds)
    chances = tuple(line + one.chances for line, one in zip(chances, more, strict=True))
    return Screened(before.place, lines, chances, loss_of_first(chances), before.obvious)
