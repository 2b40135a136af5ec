"""Beam search over the decisions of one turn, in one determinization: finds the best move lines.

It knows no game. A step is a move with everything that resolves itself after it. A line is over when the turn is (an
event named TurnBegan), when nothing of it is unresolved and others must decide, or when the game ends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic

from engine.core.event import TURN_BEGAN, Event
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S

OTHERS = 3  # moves of each kind from which another seat's is drawn
MAX_MOVES_OF_OTHERS = 60  # moves of others, at most, until the planning seat decides again
SUGGESTED = 12  # suggested moves in a row, at most, that are played without a search


@dataclass(frozen=True, slots=True)
class BeamWidth:
    """The width of a beam search: `moves` of each kind tried per step, `beam` lines kept, at most `steps` steps per
    turn."""

    moves: int
    beam: int
    steps: int


@dataclass(slots=True)
class LineStep(Generic[M]):
    """A decision on a move line: the legal moves expected there, and the chosen one."""

    offered: list[M]
    move: M


@dataclass(slots=True)
class MoveLine(Generic[S, M]):
    """A sequence of moves with the position it leads to and its value for the seat. `over`: the line ends there."""

    steps: tuple[LineStep[M], ...]
    state: S
    value: float
    over: bool = False

    @property
    def moves(self) -> list[M]:
        """The moves chosen on the line, in order."""
        return [step.move for step in self.steps]


def judge_of(rules: Rules[S, M], experience: float = 0.0) -> Callable[[S, Seat], float]:
    """Returns the function by which positions are compared: the game's `learned_forecast`, or its `forecast` where
    `experience` is 0.

    `experience`: the share of the learned weights that counts, from 0 to 1.
    """
    return partial(rules.learned_forecast, share=experience) if experience else rules.forecast


class TurnPlanner(Generic[S, M]):
    """Plans turns of one seat by beam search. `seed` seeds the moves of others in between, equally for every line, so
    that lines differ only by the seat's own moves. `experience`: see judge_of."""

    def __init__(self, rules: Rules[S, M], seat: Seat, width: BeamWidth, seed: int, experience: float = 0.0) -> None:
        self.rules = rules
        self.judge = judge_of(rules, experience)
        self.seat = seat
        self.width = width
        self.seed = seed

    def lines(self, world: S, begun: MoveLine[S, M] | None = None) -> list[MoveLine[S, M]]:
        """Searches the rest of the seat's turn from the position `world`, in which it decides, and returns the move
        lines found: those that reach the turn's end, best first, then unfinished ones; at least one. If `begun` is
        given, all lines continue it."""
        rules, seat = self.rules, self.seat
        if begun is not None and begun.over:
            return [begun]
        over: list[MoveLine[S, M]] = []
        going: list[MoveLine[S, M]] = [begun or MoveLine((), world, float("-inf"))]
        for number in range(self.width.steps):
            rng = Rng(self.seed + number)
            grown: list[MoveLine[S, M]] = []
            for line in going:
                for move in rules.shortlist(line.state, seat, self.width.moves, rng):
                    grown.append(self.after(line, move))
            over += [line for line in grown if line.over]
            going = self._best([line for line in grown if not line.over])
            if not going:
                break
        found = sorted(over + going, key=lambda line: (not line.over, -line.value))
        return found

    def along(self, world: S, moves: list[M]) -> tuple[MoveLine[S, M], bool]:
        """Plays these moves of the seat, as far as they are legal, from the position `world`, which stays as it is.
        Returns the line, and whether all were played."""
        played: MoveLine[S, M] = MoveLine((), world, 0.0)
        left = moves
        while left and not played.over and left[0] in self.rules.legal_moves(played.state, self.seat):
            done = len(played.steps)
            played = self.after(played, left[0])
            left = left[len(played.steps) - done :]
        return played, not left

    def _best(self, lines: list[MoveLine[S, M]]) -> list[MoveLine[S, M]]:
        """Selects the lines to continue: the best, and as many again with other first moves; equal positions only
        once."""
        kept: list[MoveLine[S, M]] = []
        begun: set[int] = set()
        for line in sorted(lines, key=lambda line: -line.value):
            first = id(line.steps[0].move)
            if len(kept) == 2 * self.width.beam:
                break
            if (len(kept) < self.width.beam or first not in begun) and not self._known(line, kept):
                begun.add(first)
                kept.append(line)
        return kept

    def _known(self, line: MoveLine[S, M], kept: list[MoveLine[S, M]]) -> bool:
        """Returns whether a kept line leads to the same position. Only lines of equal value are compared."""
        for other in reversed(kept):
            if other.value != line.value:
                return False
            if other.state == line.state:
                return True
        return False

    def after(self, line: MoveLine[S, M], move: M) -> MoveLine[S, M]:
        """Returns the line with one more move and what resolves itself after it: replies of other seats, and decisions
        that the game suggests."""
        rules, seat = self.rules, self.seat
        state = line.state.copy()
        together = len(rules.awaiting(state)) > 1
        steps = (*line.steps, LineStep(rules.legal_moves(line.state, seat), move))
        began = _begins(rules.apply(state, move))
        for _ in range(SUGGESTED):
            if began:
                break
            if together or not rules.is_quiescent(state, seat):
                began = play_other_seats(rules, state, seat, Rng(self.seed))
            if began or seat not in rules.awaiting(state):
                break
            suggested = rules.suggest(state, seat)
            if not suggested or rules.why_not(state, suggested[0]) is not None:
                break
            steps = (*steps, LineStep(rules.legal_moves(state, seat), suggested[0]))
            began = _begins(rules.apply(state, suggested[0]))
        over = began or seat not in rules.awaiting(state)
        return MoveLine(steps, state, self.judge(state, seat), over)


def _begins(events: list[Event]) -> bool:
    for event in events:  # noqa: SIM110 - asked at every step, `any` takes twice as long
        if event.name == TURN_BEGAN:
            return True
    return False


def play_other_seats(rules: Rules[S, M], state: S, seat: Seat, rng: Rng) -> bool:
    """Plays promising moves of the other seats, drawn at random, on `state` until `seat` decides again, its action is
    resolved, the game ends or a new turn begins. Returns whether a new turn began."""
    for _ in range(MAX_MOVES_OF_OTHERS):
        asked = rules.awaiting(state)
        if not asked or seat in asked or rules.is_quiescent(state, seat):
            return False
        # Of what settles a decision the first: its moves are legal in their order alone.
        options = rules.suggest(state, asked[0])[:1] or rules.shortlist(state, asked[0], OTHERS, rng)
        if _begins(rules.apply(state, rng.choice(options))):
            return True
    return False
