"""Looks beyond its turn: the lines that look best are played out in several guessed worlds, with the others' replies
and the next turn of its own. Worlds are spent where it is close: after each, the worse half of the lines is dropped."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.bots.governor import WIDTH, GovernorBot
from engine.bots.lines import Line, Planner, Width, judge_of
from engine.bots.mixed import mixed, together
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

REPLY = Width(moves=4, beam=2, steps=10)
NEXT = Width(moves=8, beam=4, steps=12)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to look: so many `lines` at first and `worlds` at most, how widely others reply and the own next turn is
    planned, and how many `turns` of anyone are played after the line's."""

    lines: int = 8
    worlds: int = 4
    least: int = 2
    turns: int = 4
    reply: Width = REPLY
    next: Width = NEXT


EFFORT = Effort()
Guess = Callable[[Rng], Any]  # a world as whoever weighs may imagine it


@dataclass(slots=True)
class Weighed:
    """A line with what its play-outs were worth."""

    line: Line
    values: list[float]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class ViceroyBot(GovernorBot):
    """See above. The play-outs are the Governor's own planning, narrower.

    `seconds`: nothing more is played out after so long; 0: the counts alone decide, and the same is chosen again.
    """

    def __init__(self, width: Width = WIDTH, effort: Effort = EFFORT, seconds: float = 0.0) -> None:
        super().__init__(width)
        self.effort = effort
        self.seconds = seconds

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """See Bot. What others choose at the same time can't be planned for: that is weighed against all they may."""
        if not together(rules, view):
            return super().choose(rules, view, seat, rng)
        self.planned = ()
        return mixed(rules, view, seat, rng)

    def best(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Line:
        """The line with the best mean outcome."""
        return self.weigh(rules, lambda dice: rules.guess(view, seat, dice), seat, rng)[0].line

    def weigh(
        self, rules: Rules[Any, Any], guess: Guess, seat: Seat, rng: Rng, begun: list[Any] | None = None
    ) -> list[Weighed]:
        """The lines, best first; those that were dropped on the way stand behind, the first of them last.

        `begun`: moves of the seat, all to be played; a line that begins with them is among the first then.
        """
        effort, ends = self.effort, time.monotonic() + self.seconds
        found = self.found(rules, guess(rng), seat, rng.bits(), begun)
        rivals = [Weighed(line, []) for line in distinct(found, effort.lines)]
        dropped: list[Weighed] = []
        if len(rivals) == 1:
            return rivals
        for number in range(effort.worlds):
            world = guess(rng)
            outlook = Outlook(rules, seat, effort, rng.bits())
            for rival in rivals:
                if self.seconds and time.monotonic() > ends:
                    return _by_mean(rivals) + dropped
                rival.values.append(outlook.value(world, rival.line))
            rivals.sort(key=lambda rival: -rival.mean)
            if len(rivals) > effort.least and number:
                kept = max(effort.least, len(rivals) // 2)
                rivals, dropped = rivals[:kept], rivals[kept:] + dropped
        return rivals + dropped

    def found(
        self, rules: Rules[Any, Any], world: Any, seat: Seat, dice: int, begun: list[Any] | None = None
    ) -> list[Line]:
        """The lines of the turn that are worth weighing, best first."""
        planner = Planner(rules, seat, self.width, dice)
        found = planner.lines(world)
        if begun:
            line, whole = planner.along(world, begun)
            if whole:
                found = [planner.lines(world, line)[0], *found]
        return found


def _by_mean(rivals: list[Weighed]) -> list[Weighed]:
    """Best first; those for which there was no time stay behind, as they were."""
    return sorted(rivals, key=lambda rival: -rival.mean if rival.values else float("inf"))


def distinct(lines: list[Line], number: int) -> list[Line]:
    """The best lines, no more than half of them with the same first move."""
    kept: list[Line] = []
    for line in lines:
        alike = sum(other.steps[0].move == line.steps[0].move for other in kept)
        if alike < max(1, number // 2):
            kept.append(line)
        if len(kept) == number:
            break
    return kept


class Outlook:
    """What a line is worth in a world once the others have replied and the seat has moved again. The dice are the same
    for all lines of a world."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, effort: Effort, dice: int) -> None:
        self.rules = rules
        self.seat = seat
        self.effort = effort
        self.dice = dice

    def value(self, world: Any, line: Line) -> float:
        """The seat's forecast less the mean of those who moved in between."""
        rules, seat = self.rules, self.seat
        state = self._played(world, line)
        others: dict[Seat, None] = {}
        for _ in range(self.effort.turns):
            asked = rules.awaiting(state)
            if not asked:
                break
            mover = seat if seat in asked else asked[0]
            if mover != seat:
                others[mover] = None
            width = self.effort.next if mover == seat else self.effort.reply
            state = Planner(rules, mover, width, self.dice).lines(state)[0].state
        judge = judge_of(rules)
        value = judge(state, seat)
        return value - sum(judge(state, other) for other in others) / len(others) if others else value

    def _played(self, world: Any, line: Line) -> Any:
        """The line in another world: as far as it can be played there, then as well as can be."""
        planner = Planner(self.rules, self.seat, self.effort.next, self.dice)
        played, _ = planner.along(world, [step.move for step in line.steps])
        return played.state if played.over else planner.lines(played.state)[0].state
