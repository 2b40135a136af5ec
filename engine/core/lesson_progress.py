"""Tracks which steps of a lesson are met as its game is played, undone and redone; gives the coach's texts, highlights
and hints.

A `LessonProgress` is immutable and holds one mark for each move of the log, so undo takes back what a move met. Call
`follow` after every change of the session's log, `looked_at` when something is pointed at or focused, `go_on` when the
person goes on without a goal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from engine.core.lesson import Lesson, LessonStep, LessonWords
from engine.core.lesson_judge import AnySession, LessonJudge, Mark, StepState, asks_looks, settled
from engine.core.lesson_search import POSITIONS

DEFAULT_TEXTS = {"instead": "lesson-works-too", "lost": "lesson-lost", "missed": "lesson-missed"}
"""Said where a step has no text of its own."""


class Utterance(NamedTuple):
    """Something the coach says: a message id (or plain words), its arguments, and a mark beside it."""

    text: str
    numbers: dict[str, int]
    mark: Literal["", "check", "cross"] = ""


class Light(NamedTuple):
    """Things the coach's light may fall on, in the order of the step's `point`: widgets by name, places by number."""

    widgets: tuple[str, ...] = ()
    places: tuple[int, ...] = ()


class LostGoal(NamedTuple):
    """A goal that can't be met any more. `take_back`: how many moves of the person to undo to where it still could;
    0: undo does not reach so far."""

    step: int
    take_back: int


@dataclass(frozen=True)
class LessonProgress:
    """The progress of a lesson. `trail[i]` is the mark after `began + i` moves of the log; `lost` where the current
    goal can't be met; `ended` where the lesson is over. See the module."""

    lesson: Lesson
    words: LessonWords
    began: int
    trail: tuple[Mark, ...]
    lost: LostGoal | None = None
    ended: bool = False

    @classmethod
    def begin(cls, lesson: Lesson, words: LessonWords, session: AnySession) -> LessonProgress:
        """Returns the progress of a lesson in a session: its steps judged from the end of the prepared moves up to the
        session's present, so that a saved lesson goes on. Things that were only looked at are not counted."""
        began = min(len(lesson.start_after), len(session.log))
        states: tuple[StepState, ...] = tuple("open" for _ in lesson.step)
        first = Mark(None, states, began)
        return cls(lesson, words, began, (first,)).follow(session)

    @property
    def judge(self) -> LessonJudge:
        """A `LessonJudge` of this lesson, which decides which steps are met or can't be met any more."""
        return LessonJudge(self.lesson, self.words)

    # -- what happens --------------------------------------------------------------------------------------------

    def follow(self, session: AnySession) -> LessonProgress:
        """Returns the progress brought up to date with the session's log: moves played, undone, redone."""
        trail = list(self.trail[:1])
        for mark, entry in zip(self.trail[1:], session.log[self.began :], strict=False):
            if mark.move is not entry.move:
                break
            trail.append(mark)
        for at in range(self.began + len(trail), len(session.log) + 1):
            last = trail[-1]
            trail.append(self.judge.judged(last._replace(move=session.log[at - 1].move), session, at))
        if len(trail) == 1:
            trail[0] = self.judge.judged(trail[0], session, self.began)
        return self._with(tuple(trail), session)

    def looked_at(self, thing: str, session: AnySession) -> LessonProgress:
        """Returns the progress after something was pointed at or focused: "hex:17", or the name of a widget; this very
        object if the step asks for no look or counts this one already, or the lesson has ended."""
        last = self.trail[-1]
        if self.ended or thing in last.looks or not any(asks_looks(p) for p in self.judge.predicates_at(last.step)):
            return self
        mark = self.judge.judged(last._replace(looks=(*last.looks, thing)), session, self.at)
        return self._with((*self.trail[:-1], mark), session)

    def go_on(self, session: AnySession) -> LessonProgress:
        """Returns the progress with the current step skipped, its goal not met."""
        last = self.trail[-1]
        if last.step == len(last.states):
            return self
        mark = self.judge.judged(settled(last, last.step, "left", self.at, 0), session, self.at)
        return self._with((*self.trail[:-1], mark), session)

    # -- what the window asks ------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of moves of the log that this progress takes into account."""
        return self.began + len(self.trail) - 1

    @property
    def states(self) -> tuple[StepState, ...]:
        """The state of each step: "open", "met", "otherwise" (met in another way) or "left" (behind, not met)."""
        return self.trail[-1].states

    @property
    def current(self) -> int:
        """The index of the current step; the number of steps when none is open."""
        return self.trail[-1].step

    @property
    def step(self) -> LessonStep | None:
        """The current step; None when none is open or the lesson has ended."""
        return self.lesson.step[self.current] if self.current < len(self.lesson.step) and not self.ended else None

    def newly_met(self, before: LessonProgress) -> tuple[int, ...]:
        """Returns the indices of the steps that were open in an earlier progress and are met now, by their goal or in
        another way."""
        pairs = enumerate(zip(before.states, self.states, strict=True))
        return tuple(nth for nth, (then, now) in pairs if then == "open" and now in ("met", "otherwise"))

    def says(self, session: AnySession) -> Utterance:
        """Returns what the coach says now, as message id, arguments and mark: the current step's words, or that its
        goal is lost; at the end that the lesson is done or that it ended with steps unmet; the empty text when no step
        is open."""
        if self.ended:
            if "open" in self.states:
                return Utterance(DEFAULT_TEXTS["missed"], {})
            return Utterance(self.lesson.done, {}, "check")
        step = self.step
        if step is None:
            return Utterance("", {})
        if self.lost is not None:
            return self._utterance(step.lost or DEFAULT_TEXTS["lost"], step, session)
        return self._utterance(step.say, step, session)

    def says_met(self, nth: int, session: AnySession) -> Utterance | None:
        """Returns what the coach says (message id, arguments, mark) on the step with index `nth` once it was met, by
        its goal or in another way; None if nothing."""
        step = self.lesson.step[nth]
        if self.states[nth] == "otherwise":
            return self._utterance(step.instead or DEFAULT_TEXTS["instead"], step, session, "check")
        return self._utterance(step.after, step, session, "check") if step.after else None

    def says_idle(self, session: AnySession) -> Utterance | None:
        """Returns what the coach says (message id, arguments, mark) when the player does nothing for a while; None if
        nothing."""
        step = self.step
        return self._utterance(step.when_idle, step, session) if step is not None and step.when_idle else None

    def says_refused(self, code: str, session: AnySession) -> Utterance | None:
        """Returns what the coach says (message id, arguments, mark) on a refused move, by the reason's code; None: only
        the engine's reason is shown."""
        step = self.step
        if step is None or code not in step.when_refused:
            return None
        return self._utterance(step.when_refused[code], step, session, "cross")

    def highlights(self, session: AnySession) -> Light:
        """Returns the names of the widgets and the numbers of the places that the current step highlights; none without
        a current step."""
        step = self.step
        if step is None:
            return Light()
        view, seat = session.view(self.lesson.seat), self.lesson.seat
        widgets = tuple(name for name in step.point if name.partition(":")[0] not in self.words.places)
        places = [place for name in step.point for place in self.words.places_of(name, view, seat)]
        return Light(widgets, tuple(dict.fromkeys(places)))

    def hint(self, session: AnySession, positions: int = POSITIONS) -> tuple[Any, ...]:
        """Returns the shortest line of moves in the rest of the turn that meets the current goal or, without one,
        another way to meet the step (`or_else`); empty if none is found within `positions` positions."""
        step = self.step
        if step is None:
            return ()
        scene, _ = self.judge.scene(self.trail[-1], session, self.at)
        line = self.judge.search((step.goal,), scene, session, positions).line
        return line or self.judge.search(step.or_else, scene, session, positions).line

    # -- judging -------------------------------------------------------------------------------------------------

    def _utterance(
        self, text: str, step: LessonStep, session: AnySession, mark: Literal["", "check", "cross"] = ""
    ) -> Utterance:
        seat = self.lesson.seat
        view = session.view(seat)
        return Utterance(text, {name: self.words.fact(fact, view, seat) for name, fact in step.numbers.items()}, mark)

    def _with(self, trail: tuple[Mark, ...], session: AnySession) -> LessonProgress:
        found = replace(self, trail=trail, lost=None, ended=False)
        if found._is_over(session):
            return replace(found, ended=True)
        return replace(found, lost=found._lost(session))

    def _is_over(self, session: AnySession) -> bool:
        how, _, number = self.lesson.ends.partition(" ")
        if not session.awaiting:
            return True
        if how == "goals":
            return self.current == len(self.lesson.step)
        if how == "game":
            return False
        value = self.words.fact(how, session.view(self.lesson.seat), self.lesson.seat)
        return value > int(number)

    def _lost(self, session: AnySession) -> LostGoal | None:
        if not self.judge.is_lost(self.trail[-1], session, self.at):
            return None
        return LostGoal(self.current, self._take_back(session))

    def _take_back(self, session: AnySession) -> int:
        """Returns how many moves to undo until the current goal can be met; 0 where undo does not reach so far."""
        for back, at in enumerate(range(self.at - 1, max(session.undo_floor, self.began) - 1, -1), start=1):
            if not self.judge.is_lost(self.trail[at - self.began], session, at):
                return back
        return 0
