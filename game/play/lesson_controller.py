"""Drives a lesson at a table: follows the match through its steps and decides what the coach says. Nothing here
restricts a move.

A line is what the coach says now. It stays until something else is to be said. Praise gives way to the current step's
own words with the player's next action, or when the player asks for them; a refusal after a time of reading.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.core.lesson import Lesson, LessonStep, LessonWords
from engine.core.lesson_judge import asks_looks
from engine.core.lesson_progress import LessonProgress, Light, Utterance
from engine.core.move import Reason
from engine.core.session import Session
from engine.core.session_prefix import SessionPrefix
from game.platform.lesson_store import LessonRecord
from game.play.match import Match

IDLE = 20_000  # ms without a change after which the coach helps
LOOK = 500  # ms that the pointer rests on a thing before it counts as looked at
READ, WORD = 2_000, 260  # ms of reading: for every line, and for each word of it
MEANT = 900  # ms of praise in which a move or a click on the table, still part of what is praised, does not end it
Kind = Literal["says", "met", "refused", "idle", "lost", "done"]
DotState = Literal["met", "current", "open", "left"]


NOTHING = Utterance("", {})


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A line that the coach says: an utterance of the lesson, or the engine's ``reason`` of a refusal."""

    kind: Kind
    utterance: Utterance = NOTHING
    reason: Reason | None = None

    @property
    def mark(self) -> str:
        """The mark beside the words: "check", "cross" or none."""
        return "cross" if self.kind == "refused" else self.utterance.mark


def resumed(lesson: Lesson, words: LessonWords, session: Session[Any, Any], record: LessonRecord) -> LessonProgress:
    """Returns the progress of a saved lesson, by replaying its moves, the things looked at and the steps left out."""
    acts = [act for act in record.acts if act[0] <= len(session.log)]
    first = SessionPrefix(session, acts[0][0]) if acts else session
    progress = LessonProgress.begin(lesson, words, first)
    for moves, thing in acts:
        then = SessionPrefix(session, moves)
        progress = progress.follow(then)
        progress = progress.looked_at(thing, then) if thing else progress.go_on(then)
    return progress.follow(session)


class LessonController:
    """The state of a lesson at a table. ``keep`` stores the record, ``changed`` has the table drawn anew, ``undo``
    takes the last move back."""

    def __init__(
        self,
        match: Match[Any, Any],
        lesson: Lesson,
        words: LessonWords,
        record: LessonRecord,
        keep: Callable[[LessonRecord], object] = lambda record: None,
    ) -> None:
        self.match, self.lesson = match, lesson
        self.record, self._keep = record, keep
        self.changed: Callable[[], object] = lambda: None
        self.undo: Callable[[], object] = match.undo
        self.waits: Callable[[], bool] = lambda: False  # whether the table shows what others did, until it is closed
        self.length: Callable[[CoachLine], int] = lambda line: 12  # words of a line, as it is shown
        self.progress = resumed(lesson, words, match.real, record)
        self.away = False  # sent away: nothing is said or lit
        self.explains = False  # the rule behind the step is shown in place of the line
        self.since = 0  # clock time in ms when the line began
        self._alive = 0  # clock time of the last change, for the idle text
        self._thing: tuple[str, ...] = ()  # what the pointer lies on
        self._thing_since = 0
        self._light: tuple[LessonProgress, Light] | None = None  # with the progress it belongs to
        self.line = self._own_line()
        self._store()

    # -- what happens ------------------------------------------------------------------------------------------------

    def moved(self, now: int) -> None:
        """Updates the lesson's progress and the coach's line after moves were played, taken back or played again."""
        before, log = self.progress, self.match.log
        self.record.acts = [act for act in self.record.acts if act[0] <= len(log)]
        own = bool(log) and self.match.is_person(log[-1].move.seat)
        self._take(before.follow(self.match.real), now, acted=own and now >= self.since + MEANT)

    def refused(self, reason: Reason, now: int) -> bool:
        """Has the coach explain why an action was refused. Returns False if the table must tell the reason: the coach
        is away, or the lesson has ended."""
        if self.away or self.progress.ended:
            return False
        said = self.progress.says_refused(reason.code, self.match.real)
        self._say(CoachLine("refused", said or Utterance("", {}, "cross"), None if said else reason), now)
        return True

    def pointed(self, things: Sequence[str], now: int) -> None:
        """Notes what the pointer or the focus is on and since when (``now``, in ms). ``things``: innermost first,
        "hex:17" or the name of a widget."""
        if tuple(things) != self._thing:
            self._thing, self._thing_since = tuple(things), now
            self._alive = now if things else self._alive

    def clicked(self, things: Sequence[str], now: int) -> None:
        """Notes what was clicked, and counts it as looked at without the time that pointing needs. A click that ends
        praise counts as no look: the words that ask for one were not shown yet."""
        self.pointed(things, now)
        if self.line.kind != "met":
            self._look(now, at_once=True)
        elif things and now >= self.since + MEANT and not self.waits():
            self.carry_on(now)

    def tick(self, now: int) -> bool:
        """Puts the step's words back after a refusal has been shown long enough, though not while the table shows a
        recap; counts what was pointed at long enough as looked at; has the coach help an idle player. Returns whether
        anything changed."""
        if not self.since:
            self.since = self._alive = now
        before = (self.line, self.progress)
        if self.line.kind == "refused" and now >= self.since + self._reading() and not self.waits():
            self._say(self._own_line(), now)
        self._look(now)
        if self._idles and now >= self._alive + IDLE and not self.away:
            said = self.progress.says_idle(self.match.real)
            if said is not None:
                self._say(CoachLine("idle", said), now)
        return before != (self.line, self.progress)

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until `tick` has something to do; None if never by itself."""
        if not self.since:
            return 1
        due = []
        if self.line.kind == "refused":
            due.append(self.since + self._reading())
        if self._idles and not self.away and self.progress.says_idle(self.match.real) is not None:
            due.append(self._alive + IDLE)
        if self._thing and self.speaks_of_step:
            due.append(self._looked_due())
        later = [at - now for at in due if at > now]
        return min(later, default=None)

    @property
    def speaks_of_step(self) -> bool:
        """Whether the coach now says the step's own words or help for an idle player, not praise or a refusal."""
        return self.line.kind in ("says", "idle")

    @property
    def _idles(self) -> bool:
        return self.line.kind == "says" and not self.explains and self.match.acting is not None

    def _reading(self) -> int:
        """Returns the ms it takes to read the line."""
        return READ + WORD * self.length(self.line)

    def _looked_due(self) -> int:
        """Returns the clock time at which what the pointer rests on counts as looked at; not before the line was read,
        where the pointer rested there already."""
        lain = self._thing_since < self.since
        return self.since + self._reading() if lain else self._thing_since + LOOK

    def _look(self, now: int, at_once: bool = False) -> None:
        """Counts what the pointer rests on as looked at, once it has rested long enough or ``at_once``."""
        if self.away or not self._thing or not self.speaks_of_step or (now < self._looked_due() and not at_once):
            return
        for thing in self._thing:
            after = self.progress.looked_at(thing, self.match.real)
            if after is not self.progress:
                self.record.acts = [*self.record.acts, (len(self.match.log), thing)]
                self._take(after, now)
                if self.line.kind != "says" or after.current != self.progress.current:
                    break

    def _take(self, after: LessonProgress, now: int, acted: bool = False) -> None:
        """Makes a progress the current one and says what it brings. ``acted``: the player has moved on from what was
        praised."""
        before, self.progress = self.progress, after
        self._alive = now
        self._store()
        line = self._own_line()
        met = after.newly_met(before)
        praised = [said for nth in met if (said := after.says_met(nth, self.match.real)) is not None]
        if after.ended or line.kind == "lost":
            self._say(line, now)
        elif praised:
            self._say(CoachLine("met", praised[-1]), now)
        elif after.current != before.current or before.lost or self.line.kind in ("idle", "refused", *("met",) * acted):
            self._say(line, now)
        elif self.line.kind == line.kind:
            self.line = line  # the same words with the numbers of now
        self.changed()

    def _say(self, line: CoachLine, now: int) -> None:
        self.line, self.since, self.explains, self._alive = line, now, False, now
        self.changed()

    def _own_line(self) -> CoachLine:
        """Returns what the step itself has to say."""
        progress = self.progress
        kind: Kind = "says" if progress.lost is None else "lost"
        if progress.ended:
            kind = "done"
        return CoachLine(kind, progress.says(self.match.real))

    def _store(self) -> None:
        progress = self.progress
        met = sum(state != "open" for state in progress.states)
        record = self.record.model_copy(
            update={
                "done": self.record.done or progress.ended,
                "open": not progress.ended,
                "met": met,
                "steps": len(progress.states),
            }
        )
        self.record = record
        self._keep(record)

    # -- what the player asks of the coach -----------------------------------------------------------------------------

    def again(self, now: int) -> None:
        """Says the step's words again, and calls the coach back if sent away."""
        self.away = False
        self._say(self._own_line(), now)

    def carry_on(self, now: int) -> None:
        """Says the step's own words in place of praise."""
        if self.line.kind == "met":
            self._say(self._own_line(), now)

    def why(self) -> None:
        """Shows the rule behind the current step in place of the coach's line; does nothing without a current step."""
        self.explains = self.step is not None
        self.changed()

    def close_why(self) -> None:
        """Shows the coach's line again in place of the rule."""
        self.explains = False
        self.changed()

    def toggle_away(self, now: int) -> None:
        """Sends the coach away, or calls the coach back."""
        self.away, self._alive = not self.away, now
        self.changed()

    def take_back(self, now: int) -> None:
        """If the step's goal can't be met any more, undoes moves until it can again, or as many as undo allows."""
        lost = self.progress.lost
        if lost is None:
            return
        target = len(self.match.log) - lost.take_back
        while len(self.match.log) > target and self.match.can_undo:
            before = len(self.match.log)
            self.undo()
            if len(self.match.log) >= before:
                break
        self.moved(now)

    def go_on(self, now: int) -> None:
        """Skips the current step."""
        self.record.acts = [*self.record.acts, (len(self.match.log), "")]
        self._take(self.progress.go_on(self.match.real), now)
        self._say(self._own_line(), now)

    # -- what the panel shows ------------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """The current step; None where none is open."""
        return self.progress.step

    @property
    def rule(self) -> str:
        """The id of the rules section behind the current step; "" if there is none."""
        return self.step.rule if self.step is not None else ""

    @property
    def awaits_look(self) -> bool:
        """Whether the current step is completed by looking at something."""
        return self.step is not None and asks_looks(self.step.goal)

    @property
    def can_take_back(self) -> bool:
        """Whether undoing moves would make the lost goal possible again, and the last move can be undone; False if no
        goal is lost."""
        lost = self.progress.lost
        return lost is not None and lost.take_back > 0 and self.match.can_undo

    @property
    def dots(self) -> list[DotState]:
        """The state of each step of the lesson, which the panel shows as a dot."""
        progress = self.progress
        found: list[DotState] = []
        for nth, state in enumerate(progress.states):
            if state in ("met", "otherwise"):
                found.append("met")
            elif state == "left":
                found.append("left")
            else:
                found.append("current" if nth == progress.current and not progress.ended else "open")
        return found

    @property
    def light(self) -> Light:
        """The things that the coach's light highlights now; nothing while the coach is away, praises or offers to take
        back, or nobody at this screen may move."""
        silent = self.line.kind in ("met", "lost", "done") or self.progress.lost is not None
        if self.away or silent or self.match.acting is None:
            return Light()
        if self._light is None or self._light[0] is not self.progress:
            self._light = (self.progress, self.progress.highlights(self.match.real))
        return self._light[1]
