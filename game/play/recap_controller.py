"""Controls the recap of other seats' moves: highlights each as it is played, then lists all until the player continues.

Uses only what the viewer may know (``Match.observer``). No pixels are here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.event import Event
from game.platform import clock
from game.platform.settings import Pace
from game.play.log_lines import visible_events
from game.play.match import Match
from game.play.steps import Place, Played, RecapStep, numbered, weightiest
from game.play.turn_summary import last_turn_end

READ = 900  # ms that a recap which has come stays open, whatever is pressed: it was not meant for it
AGAIN = 0.7  # seconds: minimum time a step stays highlighted when shown again
SILENT = 60  # ms for a move without a recap line when shown again


class Actor(NamedTuple):
    """Name and mark of a seat in the recap."""

    name: str
    mark: str  # name of a picture
    colour: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RecapChange:
    """A number before and after the recapped moves, shown at the foot of the recap."""

    label: str
    before: int
    after: int
    of: int = 0  # cells of the bar it is drawn as; 0: drawn as figures
    good: bool = True  # whether an increase is good for the reader


class RecapDescriber(Protocol):
    """Turns the moves of a round into recap lines. Each game has its own."""

    def steps(self, played: Played) -> list[RecapStep]:
        """Returns the recap lines of the moves ``played``: of each its number in the log and the events that the reader
        may know."""

    def changes(self, since: int, until: int, seats: Collection[int]) -> list[RecapChange]:
        """Returns numbers of these ``seats``, such as points or Debt, after the first ``since`` and after the first
        ``until`` moves of the log, changed or not; a game may add the viewer's, or a score of all. Empty if it shows
        none."""

    def actor(self, seat: int) -> Actor:
        """Returns a seat's name, the picture of its mark, and its colour."""

    def title(self, name: str, since: int) -> str:
        """Returns the heading over a recap, mostly of the moves of one seat: ``name`` is the seat's, ``since`` the
        number of moves played before."""

    def join(self, place: str, what: str) -> str:
        """Returns a phrase that joins the name of a place and what happened there (``what``)."""


class StepRing(NamedTuple):
    """A ring round a place on the map, with the number of its recap line."""

    place: Place
    number: int  # 0: none
    colour: tuple[int, int, int]
    pointed: bool = False  # the ring or its line is under the pointer
    thin: bool = False  # the recap was closed
    light: bool = False  # the coach's light, in place of a ring of the recap


class RecapModel(Protocol):
    """Protocol: the part of a table's model that the recap uses."""

    recap_since: int | None


class RecapController:
    """The state of the recap: its lines, highlights and rings. ``under``: the place of the map under the pointer."""

    def __init__(
        self,
        match: Match[Any, Any],
        model: RecapModel,
        describer: RecapDescriber,
        pace: Pace,
        under: Callable[[], Place | None] = lambda: None,
    ) -> None:
        self.match, self.model, self.describer, self.pace, self.under = match, model, describer, pace, under
        self.pointed: int | None = None  # index of the line under the pointer
        self.lit: list[RecapStep] = []  # the steps of the last move
        self._until = 0  # clock time in ms until which the next move waits
        self._lines: list[tuple[int, RecapStep]] = []
        self.opened = 0  # clock time in ms when the recap was opened
        self.left_out = 0  # number of steps without room in the recap
        self._left: list[StepRing] = []
        self._pointed_out: tuple[int, list[StepRing]] = (-1, [])  # number of the pointed-at log move, and its rings
        self._covered: dict[int, int] = {}  # by seat: number of moves its last recap covered

    # -- highlights ------------------------------------------------------------------------------------------------

    def light(self, events: Sequence[Event], number: int, now: int, again: bool = False) -> None:
        """Highlights the places of a move for a time: one just played by another seat, or with ``again`` one that is
        shown again. Without pauses between moves or with reduced motion, only the latter."""
        seconds = 0.0 if self.pace.still else self.pace.bot_delay
        if again:
            seconds = max(AGAIN, self.pace.bot_delay)
        found = self.describer.steps([(number, events)]) if seconds else []
        if found or not seconds:
            self.lit = found
            self._until = now + round(seconds * 1000) if found else 0

    def display_time(self, number: int) -> int:
        """Returns the ms for which a replay of the recap shows a move; short for a move without recap lines."""
        steps = self.recap_lines(number)
        return round(max(AGAIN, self.pace.bot_delay) * 1000) if steps else SILENT

    def moving(self, now: int) -> bool:
        """Returns whether a move is highlighted, so that the next move must wait."""
        return bool(self.lit) and now < self._until

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until the next move need not wait any more; None if it does not wait."""
        return max(1, self._until - now) if self.moving(now) else None

    def sentence(self, join: Callable[[str, str], str] | None = None) -> str:
        """Returns the highlighted steps of the last move as a sentence; "" if none is highlighted. `join` takes the
        describer's place in joining a place and what happened there."""
        return "; ".join(step.line(join or self.describer.join) for step in self.lit)

    # -- the recap -------------------------------------------------------------------------------------------------

    def recap_start(self, seat: int) -> int:
        """Returns the number of moves that a seat's recap leaves out: those up to the end of its last turn or up to its
        last closed recap, whichever is later."""
        return max(last_turn_end(self.match, seat), self._covered.get(seat, 0))

    def open(self, seat: int) -> bool:
        """Opens the recap for the person in this seat. Returns False, and stays closed, if others did nothing."""
        since = self.recap_start(seat)
        if all(step.seat == seat for step in self._steps_for(since, seat)):
            return False
        self.model.recap_since, self.pointed, self.lit = since, None, []
        self.opened = clock.now()
        self.renew()
        return True

    def close(self) -> None:
        """Closes the recap; thin rings stay until the next action."""
        seat = self.match.viewer
        if self.model.recap_since is None:
            return
        if seat is not None:
            self._covered[seat] = len(self.match.log)
        self._left = [mark._replace(thin=True, pointed=False, number=0) for mark in self._open_marks()]
        self.model.recap_since = None

    @property
    def unread(self) -> bool:
        """Whether the recap opened so recently that a click was not meant for it."""
        return clock.now() - self.opened < READ

    def acted(self) -> None:
        """Removes the thin rings that a closed recap has left on the map, because a player or bot has acted."""
        self._left = []

    def forget(self) -> None:
        """Clears highlights, rings and lines when another moment or another viewer is shown."""
        self.lit, self._left, self._lines, self._pointed_out = [], [], [], (-1, [])

    def renew(self) -> list[tuple[int, RecapStep]]:
        """Rebuilds the recap's lines from the match, for a new language or position. Returns them as pairs of the
        number on the map (0: none) and the step."""
        since, seat = self.model.recap_since, self.match.viewer
        steps = [] if since is None else self._steps_for(since, -1 if seat is None else seat)
        self._lines = numbered(weightiest(steps))
        self.left_out = len(steps) - len(self._lines)
        return self._lines

    @property
    def coach_text(self) -> str:
        """The id of the text by which a coach explains the open recap: only where a line has a number, there is a place
        to point at. "" if no recap is open."""
        if self.model.recap_since is None:
            return ""
        return "coach-recap" if any(number for number, _ in self._lines) else "coach-recap-plain"

    def point_out(self, number: int, here: bool) -> bool:
        """Rings the places of the log move ``number`` (from 1) while its line in the log is under the pointer
        (``here``), and removes the rings when the pointer has left it. Returns whether the rings changed."""
        if not here and self._pointed_out[0] != number:
            return False
        before = self._pointed_out
        self._pointed_out = (number, self._rings(self.recap_lines(number))) if here else (-1, [])
        return self._pointed_out[1] != before[1]

    def recap_lines(self, number: int) -> list[RecapStep]:
        """Returns the recap lines of the log move ``number`` (from 1), as far as the viewer may know it; empty for
        0."""
        return self.describer.steps([(number, visible_events(self.match, number))]) if number > 0 else []

    def _steps_for(self, since: int, seat: int) -> list[RecapStep]:
        """Returns the steps of others, and those of the seat itself that brought others something."""
        played = [(number, visible_events(self.match, number)) for number in range(since + 1, len(self.match.log) + 1)]
        return [step for step in self.describer.steps(played) if step.seat != seat or step.shared]

    def movers(self) -> list[int]:
        """Returns the seats other than the viewer's that moved in the recapped moves, each once, in the order of their
        first moves."""
        moved = (entry.move.seat for entry in self.match.log[self.model.recap_since or 0 :])
        return list(dict.fromkeys(seat for seat in moved if seat != self.match.viewer))

    def changes(self) -> list[RecapChange]:
        """Returns the numbers, such as points, that changed during the recapped moves, with their values before and
        after; empty if no recap is open."""
        since = self.model.recap_since
        if since is None:
            return []
        seats = {step.seat for _, step in self._lines}
        return [one for one in self.describer.changes(since, len(self.match.log), seats) if one.before != one.after]

    # -- rings and lines -------------------------------------------------------------------------------------------

    def is_pointed_at(self, line: int) -> bool:
        """Returns whether the pointer is on the recap line with this index or, on the map, on a place of the line's
        step."""
        if not 0 <= line < len(self._lines):
            return False
        step, under = self._lines[line][1], self.under()
        return line == self.pointed or (under is not None and under in (*step.places, *step.beside))

    def place_of(self, line: int) -> Place | None:
        """Returns the place of the map at which the number of the recap line with this index is drawn; None if it has
        none."""
        places = self._lines[line][1].places if 0 <= line < len(self._lines) else ()
        return places[0] if places else None

    def marks(self) -> list[StepRing]:
        """Returns the rings to draw on the map now: of a log line pointed at, else of the open recap, else of the move
        just played, else those left by a closed recap."""
        if self._pointed_out[1]:
            return self._pointed_out[1]
        if self.match.cursor is None and self.model.recap_since is not None:
            return self._open_marks()
        if self.lit:
            return self._rings(self.lit)
        return self._left if self.match.cursor is None else []

    def _rings(self, steps: Sequence[RecapStep]) -> list[StepRing]:
        """Returns rings without numbers round the places of these steps."""
        return [
            StepRing(place, 0, self.describer.actor(step.seat).colour)
            for step in steps
            for place in (*step.places, *step.beside)
        ]

    def _open_marks(self) -> list[StepRing]:
        found: list[StepRing] = []
        for line, (number, step) in enumerate(self._lines):
            colour, pointed = self.describer.actor(step.seat).colour, self.is_pointed_at(line)
            for at, place in enumerate((*step.places, *step.beside)):
                found.append(StepRing(place, number if not at else 0, colour, pointed))
        return sorted(found, key=lambda mark: mark.pointed)  # the pointed-at ring is drawn last, on top
