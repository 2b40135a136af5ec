"""Looks beyond its turn: the lines that look best are played out in several guessed worlds, with the others' replies
and the next turn of its own. Time and again the worse half of the lines is dropped, and what is left is played out in
twice as many worlds (sequential halving; Karnin, Koren and Somekh 2013)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean, stdev
from typing import Any

from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner, judge_of
from engine.bots.bot import together
from engine.bots.governor import GovernorBot, width_of
from engine.bots.process_pool import Task
from engine.bots.simultaneous_moves import mixed
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

REPLY = BeamWidth(moves=4, beam=2, steps=10)
NEXT = BeamWidth(moves=8, beam=4, steps=12)


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How much to look: so many `lines` at first, never fewer than `least` to choose from, and `worlds` at most; how
    widely others reply and the own next turn is planned, how many `turns` of anyone are played after the line's (where
    others reply no more than `own` of its own), and how much `experience` counts (see judge_of). `blind`: whoever moves
    after the line plans in a world as he may imagine it then, not in the one that is played out. `trust`: as how many
    worlds it counts what a line looked like before it was played out."""

    lines: int = 7
    worlds: int = 4
    least: int = 2
    turns: int = 4
    own: int = 2
    reply: BeamWidth = REPLY
    next: BeamWidth = NEXT
    blind: bool = False
    experience: float = 0.0
    trust: float = 0.0

    def less(self, share: float) -> SearchBudget:
        """So much of the lines and worlds."""
        lines, worlds = max(self.least, round(self.lines * share)), max(1, round(self.worlds * share))
        return replace(self, lines=lines, worlds=worlds)


EFFORT = SearchBudget(worlds=2, experience=0.02)
AGAIN = (0.4, 0.25)  # of the effort, where it must plan anew in the same turn: the second time, and from then on
ENOUGH = 8  # worlds, before more of them may be found needless
IMAGINED = 7  # added to the dice of a play-out: what its movers imagine has others than what they do
LITTLE = 0.1  # of what lines are worth, in victory points mostly: not worth looking further for
Guess = Callable[[Rng], Any]  # a world as whoever weighs may imagine it


@dataclass(slots=True)
class Candidate:
    """A line with what its play-outs were worth, and how much is trusted in what it looked like (see Effort)."""

    line: MoveLine
    values: list[float]
    trust: float = 0.0

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def rank(self) -> float:
        """What it is compared by, with lines that were played out as often. What is worth much after the turn and after
        the next one is worth it more surely than what looks so at one of them: either look errs in its own way."""
        return self.mean + self.looked

    @property
    def looked(self) -> float:
        """What it looked like, as much as that counts beside so many play-outs."""
        return self.trust * self.line.value / len(self.values)


class ViceroyBot(GovernorBot):
    """See above. The play-outs are the Governor's own planning, narrower.

    `seconds`: nothing more is played out after so long; 0: the counts alone decide, and the same is chosen again.
    """

    def __init__(self, width: BeamWidth | None = None, effort: SearchBudget = EFFORT, seconds: float = 0.0) -> None:
        super().__init__(width)
        self.effort = effort
        self.seconds = seconds
        self.left = seconds  # of this turn's
        self.turn: object = None
        self.plans = 0  # made in this turn

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """See Bot. What others choose at the same time can't be planned for: that is weighed against all they may."""
        if not together(rules, view):
            return super().choose(rules, view, seat, rng)
        self.planned = ()
        return mixed(rules, view, seat, rng)

    def best(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> MoveLine:
        """The line with the best mean outcome. What upsets the plan within a turn is looked at more briefly."""
        turn = (seat, turn_of(rules, view))
        if turn != self.turn:
            self.turn, self.plans, self.left = turn, 0, self.seconds
        effort, began = self.effort, time.monotonic()
        if self.plans and turn[1] is not None:
            effort = effort.less(AGAIN[min(self.plans, len(AGAIN)) - 1])
        self.plans += 1
        seconds = self.left * (1 - AGAIN[0] / 2) if self.seconds else 0.0
        found = self.weigh(rules, lambda dice: rules.guess(view, seat, dice), seat, rng, None, effort, seconds)
        self.left = max(self.seconds / 20, self.left - (time.monotonic() - began))
        return found[0].line

    def weigh(
        self,
        rules: Rules[Any, Any],
        guess: Guess,
        seat: Seat,
        rng: Rng,
        begun: list[Any] | None = None,
        effort: SearchBudget | None = None,
        seconds: float | None = None,
    ) -> list[Candidate]:
        """The lines, best first; those that were dropped on the way stand behind, the first of them last.

        `begun`: moves of the seat, all to be played; a line that begins with them is among the first then. `effort`,
        `seconds`: others than the bot's.
        """
        effort = effort or self.effort
        seconds = self.seconds if seconds is None else seconds
        ends = time.monotonic() + seconds
        found = self.found(rules, guess(rng), seat, rng.bits(), begun)
        rivals = [Candidate(line, [], effort.trust) for line in distinct(found, effort.lines)]
        dropped: list[Candidate] = []
        number = 0
        while len(rivals) > 1 and number < effort.worlds:
            more = min(effort.worlds - number, max(1, effort.lines // len(rivals)))
            wave = [(guess(rng), rng.bits()) for _ in range(more)]
            number += more
            tasks = [
                partial(PlayoutEvaluator(rules, seat, effort, dice).value, world, rival.line.moves)
                for world, dice in wave
                for rival in rivals
            ]
            values = self.played_out(tasks, lambda: bool(seconds) and time.monotonic() > ends)
            for place, value in enumerate(values):
                if value is not None:
                    rivals[place % len(rivals)].values.append(value)
            if None in values:
                return _compared(rivals) + dropped
            rivals.sort(key=lambda rival: -rival.rank)
            if number > 1:
                rivals, others = better(rivals, effort.least)
                dropped = others + dropped
            if number >= ENOUGH and plain(rivals):
                break
        return rivals + dropped

    def played_out(self, tasks: Sequence[Task], late: Callable[[], bool]) -> list[float | None]:
        """What each play-out comes to; None for those that it was too late to begin."""
        return [None if late() else task() for task in tasks]

    def found(
        self, rules: Rules[Any, Any], world: Any, seat: Seat, dice: int, begun: list[Any] | None = None
    ) -> list[MoveLine]:
        """The lines of the turn that are worth weighing, best first."""
        planner = TurnPlanner(rules, seat, self.width or width_of(rules), dice, self.effort.experience)
        found = planner.lines(world)
        if begun:
            line, whole = planner.along(world, begun)
            if whole:
                found = [planner.lines(world, line)[0], *found]
        return found


def turn_of(rules: Rules[Any, Any], view: Any) -> Hashable:
    """What tells a turn from others: as the game says (see Forecasting), else its number and round; None where there
    are no such."""
    if (told := getattr(rules, "turn_of", None)) is not None:
        return told(view)  # type: ignore[no-any-return]
    numbers = getattr(view, "turn", None), getattr(view, "round", None)
    return None if numbers == (None, None) else numbers


def _compared(rivals: list[Candidate]) -> list[Candidate]:
    """Best first, in the worlds in which all were played out: worlds differ by more than lines do. If there is no such
    world, those for which there was no time stay behind, as they were."""
    if whole := min(len(rival.values) for rival in rivals):
        for rival in rivals:
            del rival.values[whole:]
    return sorted(rivals, key=lambda rival: -rival.rank if rival.values else float("inf"))


def better(rivals: list[Candidate], least: int) -> tuple[list[Candidate], list[Candidate]]:
    """The better half, or at least so many, of those that differ; and the others. Whatever came to the same, world for
    world, as one before it is the same thing done otherwise."""
    differ: dict[tuple[float, ...], Candidate] = {}
    alike: list[Candidate] = []
    for rival in rivals:
        if differ.setdefault(tuple(rival.values), rival) is not rival:
            alike.append(rival)
    found = list(differ.values())
    kept = max(least, len(found) // 2)
    return found[:kept], found[kept:] + alike


def plain(rivals: list[Candidate]) -> bool:
    """Whether the first is the best, or as good as: if nothing (two standard errors up) is to be gained by another. All
    were played out in the same worlds, two at least."""
    best = rivals[0]
    for rival in rivals[1:]:
        gains = [there - here for here, there in zip(best.values, rival.values, strict=True)]
        if fmean(gains) + rival.looked - best.looked + 2 * stdev(gains) / math.sqrt(len(gains)) > LITTLE:
            return False
    return True


def distinct(lines: list[MoveLine], number: int) -> list[MoveLine]:
    """The best lines that lead to different positions, no more than half of them with the same first move."""
    kept: list[MoveLine] = []
    for line in lines:
        if any(other.value == line.value and other.state == line.state for other in kept):
            continue
        alike = sum(other.steps[0].move == line.steps[0].move for other in kept)
        if alike < max(1, number // 2):
            kept.append(line)
        if len(kept) == number:
            break
    return kept


class PlayoutEvaluator:
    """What a line is worth in a world once the others have replied and the seat has moved again. The dice are the same
    for all lines of a world."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, effort: SearchBudget, dice: int) -> None:
        self.rules = rules
        self.seat = seat
        self.effort = effort
        self.dice = dice

    def value(self, world: Any, moves: list[Any]) -> float:
        """Of a line of these moves: the seat's forecast less the mean of the others', who moved after it or, where
        that ended the game, might have."""
        rules, seat = self.rules, self.seat
        state, others = self.end(world, moves)
        if (result := rules.result(state)) is not None:
            others = [other for other in result.ranking if other != seat]
        judge = judge_of(rules, self.effort.experience)
        value = judge(state, seat)
        return value - sum(judge(state, other) for other in others) / len(others) if others else value

    def end(self, world: Any, moves: list[Any]) -> tuple[Any, list[Seat]]:
        """The position that a line of these moves leads to; and who of the others moved after it."""
        return self._replied(self._played(world, self.seat, self.effort.next, moves))

    def _replied(self, state: Any) -> tuple[Any, list[Seat]]:
        """What is played after the line; and who of the others moved."""
        rules, seat, effort = self.rules, self.seat, self.effort
        others: dict[Seat, None] = {}
        own = 0
        for _ in range(effort.turns):
            asked = rules.awaiting(state)
            if not asked:
                break
            mover = seat if seat in asked else asked[0]
            if mover != seat:
                others[mover] = None
            width = effort.next if mover == seat else effort.reply
            if effort.blind:
                imagined = rules.guess(state, mover, Rng(self.dice + IMAGINED))
                plan = self._planner(mover, width).lines(imagined)[0]
                state = self._played(state, mover, width, plan.moves)
            else:
                state = self._planner(mover, width).lines(state)[0].state
            own += mover == seat and bool(others)
            if own == effort.own:
                break
        return state, list(others)

    def _played(self, world: Any, mover: Seat, width: BeamWidth, moves: list[Any]) -> Any:
        """Moves that were planned in another world: as far as they can be played here, then as well as can be."""
        planner = self._planner(mover, width)
        played, _ = planner.along(world, moves)
        return played.state if played.over else planner.lines(played.state)[0].state

    def _planner(self, mover: Seat, width: BeamWidth) -> TurnPlanner:
        return TurnPlanner(self.rules, mover, width, self.dice, self.effort.experience)
