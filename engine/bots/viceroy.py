"""Looks beyond its turn: the lines that look best are played out in several guessed worlds, with the others' replies
and the next turn of its own. Worlds are spent where it is close: after each, the worse half of the lines is dropped."""

from __future__ import annotations

import time
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
        return self.weigh(rules, view, seat, rng)[0].line

    def weigh(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> list[Weighed]:
        """The lines looked at longest, best first."""
        effort, ends = self.effort, time.monotonic() + self.seconds
        world = rules.guess(view, seat, rng)
        found = Planner(rules, seat, self.width, rng.bits()).lines(world)
        rivals = [Weighed(line, []) for line in distinct(found, effort.lines)]
        if len(rivals) == 1:
            return rivals
        for number in range(effort.worlds):
            world = rules.guess(view, seat, rng)
            outlook = Outlook(rules, seat, effort, rng.bits())
            for rival in rivals:
                if self.seconds and time.monotonic() > ends:
                    return sorted((r for r in rivals if r.values), key=lambda r: -r.mean) or rivals
                rival.values.append(outlook.value(world, rival.line))
            rivals.sort(key=lambda rival: -rival.mean)
            if len(rivals) > effort.least and number:
                rivals = rivals[: max(effort.least, len(rivals) // 2)]
        return rivals


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
        rules, seat = self.rules, self.seat
        planner = Planner(rules, seat, self.effort.next, self.dice)
        played = Line((), world, 0.0)
        moves = [step.move for step in line.steps]
        while not played.over:
            while moves and moves[0] not in rules.legal_moves(played.state, seat):
                moves = []
            if not moves:
                return planner.lines(played.state)[0].state
            done = len(played.steps)
            played = planner.after(played, moves[0])
            moves = moves[len(played.steps) - done :]
        return played.state
