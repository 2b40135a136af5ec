"""Whole turns as lines of moves: a beam over the decisions of one turn, in one guessed world.

It knows no game. A step is a move and whatever settles itself after it; a line is over when the turn is (an event named
TurnBegan), when nothing of it is half done and others are asked, or when the game ends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

Judge = Callable[[Any, Seat], float]
TURN_BEGAN = "TurnBegan"
OTHERS = 3
PATIENCE = 60
SUGGESTED = 12


@dataclass(frozen=True, slots=True)
class BeamWidth:
    """How widely to look: `moves` of each kind at every step, `beam` lines go on, at most `steps` steps of a turn."""

    moves: int
    beam: int
    steps: int


@dataclass(slots=True)
class LineStep:
    """A decision on a line: what could be chosen, as it was expected, and what was."""

    offered: list[Any]
    move: Any


@dataclass(slots=True)
class MoveLine:
    """A way to go on: its steps, the position it leads to, what that is worth to the seat. `over`: it ends there."""

    steps: tuple[LineStep, ...]
    state: Any
    value: float
    over: bool = False

    @property
    def moves(self) -> list[Any]:
        """What is played on it."""
        return [step.move for step in self.steps]


def judge_of(rules: Rules[Any, Any], experience: float = 0.0) -> Judge:
    """What positions are compared by: the best that a game has (see Forecasting), at the least its `evaluate`.

    `experience`: how much of what was learned from play counts, too: nothing (0) to all of it (1).
    """
    judge: Judge = getattr(rules, "forecast", rules.evaluate)
    if experience and hasattr(rules, "experienced"):
        return partial(rules.experienced, share=experience)
    return judge


class TurnPlanner:
    """Plans turns of one seat. `dice` seeds whatever others do in between, the same for every line: what differs is the
    seat's own doing. `experience`: see judge_of."""

    def __init__(
        self, rules: Rules[Any, Any], seat: Seat, width: BeamWidth, dice: int, experience: float = 0.0
    ) -> None:
        self.rules = rules
        self.judge = judge_of(rules, experience)
        self.seat = seat
        self.width = width
        self.dice = dice
        self.looked = 0

    def lines(self, world: Any, begun: MoveLine | None = None) -> list[MoveLine]:
        """Lines from a world in which the seat is asked, best first; at least one. `begun`: all go on from this one."""
        rules, seat = self.rules, self.seat
        if begun is not None and begun.over:
            return [begun]
        over: list[MoveLine] = []
        going = [begun or MoveLine((), world, float("-inf"))]
        for number in range(self.width.steps):
            rng = Rng(self.dice + number)
            grown: list[MoveLine] = []
            for line in going:
                for move in rules.shortlist(line.state, seat, self.width.moves, rng):
                    grown.append(self.after(line, move))
            over += [line for line in grown if line.over]
            going = self._best([line for line in grown if not line.over])
            if not going:
                break
        found = sorted(over + going, key=lambda line: (not line.over, -line.value))
        return found

    def along(self, world: Any, moves: list[Any]) -> tuple[MoveLine, bool]:
        """As far as these moves of the seat can be played there; whether all of them could."""
        played, left = MoveLine((), world, 0.0), moves
        while left and not played.over and left[0] in self.rules.legal_moves(played.state, self.seat):
            done = len(played.steps)
            played = self.after(played, left[0])
            left = left[len(played.steps) - done :]
        return played, not left

    def _best(self, lines: list[MoveLine]) -> list[MoveLine]:
        """The lines that go on: the best ones, of equals one, and of other beginnings the best each, as many again."""
        kept: list[MoveLine] = []
        begun: set[int] = set()
        for line in sorted(lines, key=lambda line: -line.value):
            first = id(line.steps[0].move)
            if len(kept) == 2 * self.width.beam:
                break
            if (len(kept) < self.width.beam or first not in begun) and not self._known(line, kept):
                begun.add(first)
                kept.append(line)
        return kept

    def _known(self, line: MoveLine, kept: list[MoveLine]) -> bool:
        """Whether a line leads where another one does already: only those of the same value are looked at closely."""
        for other in reversed(kept):
            if other.value != line.value:
                return False
            if other.state == line.state:
                return True
        return False

    def after(self, line: MoveLine, move: Any) -> MoveLine:
        """The line with one more move of the seat, and what settles itself after it."""
        rules, seat = self.rules, self.seat
        state = line.state.copy()
        together = len(rules.awaiting(state)) > 1
        steps = (*line.steps, LineStep(rules.legal_moves(line.state, seat), move))
        began = _begins(rules.apply(state, move))
        for _ in range(SUGGESTED):
            if began:
                break
            if together or not rules.settled(state, seat):
                began = others_go_on(rules, state, seat, Rng(self.dice))
            if began or seat not in rules.awaiting(state):
                break
            suggested = rules.suggest(state, seat)
            if not suggested or rules.why_not(state, suggested[0]) is not None:
                break
            steps = (*steps, LineStep(rules.legal_moves(state, seat), suggested[0]))
            began = _begins(rules.apply(state, suggested[0]))
        self.looked += 1
        over = began or seat not in rules.awaiting(state)
        return MoveLine(steps, state, self.judge(state, seat), over)


def _begins(events: list[Any]) -> bool:
    for event in events:  # noqa: SIM110 - asked at every step, `any` takes twice as long
        if event.name == TURN_BEGAN:
            return True
    return False


def others_go_on(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Rng) -> bool:
    """Others who were asked in between, or at the same time, choose too, each one of the moves that are worth a look to
    him. Until `seat` is asked again, what it began is over, or (True) a turn begins."""
    for _ in range(PATIENCE):
        asked = rules.awaiting(state)
        if not asked or seat in asked or rules.settled(state, seat):
            return False
        move = rules.suggest(state, asked[0]) or rules.shortlist(state, asked[0], OTHERS, rng)
        if _begins(rules.apply(state, rng.choice(move))):
            return True
    return False
