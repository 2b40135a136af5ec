"""What others did, at any game's table: the step lit as it comes, and the recap that stays until the player goes on.

Everything told is made of what the viewer may know (``Match.eyes``). No pixels are here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.event import Event
from game.platform.settings import Pace
from game.play.log_lines import seen
from game.play.match import Match
from game.play.steps import Place, Played, RecapStep, numbered, weightiest
from game.play.turn_summary import last_turn_end

AGAIN = 0.7  # seconds, at least, that a step that is shown again stays lit
SILENT = 60  # ms that a move nothing is told of takes when it is shown again


class Actor(NamedTuple):
    """How a seat is named and marked."""

    name: str
    mark: str  # a picture
    colour: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RecapChange:
    """A number before and after what is told, for the foot of the recap."""

    label: str
    before: int
    after: int
    of: int = 0  # drawn as a bar of so many cells; 0: as figures
    good: bool = True  # for whoever reads it


class RoundTeller(Protocol):
    """What a game says of the moves of a round."""

    def steps(self, played: Played) -> list[RecapStep]:
        """What was done, of events as their reader may know them."""

    def changes(self, since: int, until: int, seats: Collection[int]) -> list[RecapChange]:
        """What it came to, between the positions after so many moves; ``seats``: who did it."""

    def actor(self, seat: int) -> Actor: ...

    def join(self, place: str, what: str) -> str:
        """The name of a place before what happened there, as a sentence."""


class StepRing(NamedTuple):
    """A ring on the map."""

    place: Place
    number: int  # 0: none
    colour: tuple[int, int, int]
    pointed: bool = False  # it, or its line, is under the pointer
    thin: bool = False  # the recap was closed


class RecapModel(Protocol):
    """What the desk of a game keeps of it."""

    recap_since: int | None


class RecapController:
    """``under``: the place of the map under the pointer."""

    def __init__(
        self,
        match: Match[Any, Any],
        model: RecapModel,
        teller: RoundTeller,
        pace: Pace,
        under: Callable[[], Place | None] = lambda: None,
    ) -> None:
        self.match, self.model, self.teller, self.pace, self.under = match, model, teller, pace, under
        self.pointed: int | None = None  # the line under the pointer, from 0
        self.lit: list[RecapStep] = []  # the step that came last
        self._until = 0  # ms of the clock until which others wait for it
        self._lines: list[tuple[int, RecapStep]] = []
        self.left_out = 0  # steps that there was no room for
        self._left: list[StepRing] = []
        self._pointed_out: tuple[int, list[StepRing]] = (-1, [])  # a move of the log, and the rings of what it did
        self._told: dict[int, int] = {}  # by seat: moves that a recap told it of

    # -- the step that comes ---------------------------------------------------------------------------------------

    def light(self, events: Sequence[Event], number: int, now: int, again: bool = False) -> None:
        """A move of the log was played by another, or is shown once more: its places are lit. Nothing is lit at the
        pace that waits for nothing, nor with reduced motion; when shown again it always is."""
        seconds = max(AGAIN, self.pace.bot_delay) if again else 0.0 if self.pace.still else self.pace.bot_delay
        found = self.teller.steps([(number, events)]) if seconds else []
        if found or not seconds:
            self.lit = found
            self._until = now + round(seconds * 1000) if found else 0

    def dwell(self, number: int) -> int:
        """How many ms a move that is shown again stays."""
        told = self.told_of(number)
        return round(max(AGAIN, self.pace.bot_delay) * 1000) if told else SILENT

    def moving(self, now: int) -> bool:
        """The next step waits: this one is still to be looked at."""
        return bool(self.lit) and now < self._until

    def next_tick(self, now: int) -> int | None:
        """In how many ms the next step need not wait any more; None: it does not wait."""
        return max(1, self._until - now) if self.moving(now) else None

    def sentence(self) -> str:
        """Of the step that is lit."""
        return "; ".join(step.line(self.teller.join) for step in self.lit)

    # -- the recap -------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> int:
        """After how many moves that begins which this seat was not told of."""
        return max(last_turn_end(self.match, seat), self._told.get(seat, 0))

    def open(self, seat: int) -> bool:
        """Tell the person of this seat what others did since. False, and nothing opens: they did nothing."""
        since = self.begin(seat)
        if not self._of_others(since, seat):
            return False
        self.model.recap_since, self.pointed, self.lit = since, None, []
        self.renew()
        return True

    def close(self) -> None:
        """Its rings stay, thin, until something else is done."""
        seat = self.match.viewer
        if self.model.recap_since is None:
            return
        if seat is not None:
            self._told[seat] = len(self.match.log)
        self._left = [mark._replace(thin=True, pointed=False, number=0) for mark in self._open_marks()]
        self.model.recap_since = None

    def acted(self) -> None:
        """The player, or a bot, did something else: the thin rings go."""
        self._left = []

    def forget(self) -> None:
        """Another moment is shown, or another person has come."""
        self.lit, self._left, self._lines, self._pointed_out = [], [], [], (-1, [])

    def renew(self) -> list[tuple[int, RecapStep]]:
        """The lines, anew: the language or the position may have changed. Each with its number on the map."""
        since, seat = self.model.recap_since, self.match.viewer
        told = [] if since is None else self._of_others(since, -1 if seat is None else seat)
        self._lines = numbered(weightiest(told))
        self.left_out = len(told) - len(self._lines)
        return self._lines

    def point_out(self, number: int, here: bool) -> bool:
        """A line of the log about this move is under the pointer, or no more. True: other places are ringed now."""
        if not here and self._pointed_out[0] != number:
            return False
        before = self._pointed_out
        self._pointed_out = (number, self._rings(self.told_of(number))) if here else (-1, [])
        return self._pointed_out[1] != before[1]

    def told_of(self, number: int) -> list[RecapStep]:
        """What is told of one move of the log."""
        return self.teller.steps([(number, seen(self.match, number))]) if number > 0 else []

    def _of_others(self, since: int, seat: int) -> list[RecapStep]:
        played = [(number, seen(self.match, number)) for number in range(since + 1, len(self.match.log) + 1)]
        return [step for step in self.teller.steps(played) if step.seat != seat]

    def changes(self) -> list[RecapChange]:
        since = self.model.recap_since
        if since is None:
            return []
        seats = {step.seat for _, step in self._lines}
        return [one for one in self.teller.changes(since, len(self.match.log), seats) if one.before != one.after]

    # -- rings and lines -------------------------------------------------------------------------------------------

    def points(self, line: int) -> bool:
        """The line, or a place of its step, is under the pointer."""
        if not 0 <= line < len(self._lines):
            return False
        step, under = self._lines[line][1], self.under()
        return line == self.pointed or (under is not None and under in (*step.places, *step.beside))

    def place_of(self, line: int) -> Place | None:
        """Where the step of a line has its number."""
        places = self._lines[line][1].places if 0 <= line < len(self._lines) else ()
        return places[0] if places else None

    def marks(self) -> list[StepRing]:
        """What is ringed on the map now."""
        if self._pointed_out[1]:
            return self._pointed_out[1]
        if self.match.cursor is None and self.model.recap_since is not None:
            return self._open_marks()
        if self.lit:
            return self._rings(self.lit)
        return self._left if self.match.cursor is None else []

    def _rings(self, steps: Sequence[RecapStep]) -> list[StepRing]:
        """Without numbers."""
        return [
            StepRing(place, 0, self.teller.actor(step.seat).colour)
            for step in steps
            for place in (*step.places, *step.beside)
        ]

    def _open_marks(self) -> list[StepRing]:
        found: list[StepRing] = []
        for line, (number, step) in enumerate(self._lines):
            colour, pointed = self.teller.actor(step.seat).colour, self.points(line)
            for at, place in enumerate((*step.places, *step.beside)):
                found.append(StepRing(place, number if not at else 0, colour, pointed))
        return sorted(found, key=lambda mark: mark.pointed)  # what is pointed at lies on top
