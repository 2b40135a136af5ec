"""Decides which steps of a lesson are met after so many moves of its game, and whether the current goal can't be met
any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from engine.core.event import Event, visible
from engine.core.lesson import Lesson, LessonWords, Predicate, Scene
from engine.core.lesson_search import POSITIONS, Found
from engine.core.lesson_search import search as search_turn
from engine.core.session import Session
from engine.core.session_prefix import SessionPrefix

AnySession = Session[Any, Any] | SessionPrefix
StepState = Literal["open", "met", "otherwise", "left"]
"""Of a step: still open (or not begun), met by its goal, met in another way, left behind without it."""

PROOF_POSITIONS = 600
"""How many positions a search plays to prove a goal impossible, which it does after each move: more than for a hint, as
the whole turn must be searched."""


class Mark(NamedTuple):
    """The lesson after so many moves: the states of all steps; the current step began after `since` moves, `skip`
    events of the next one; `looks`: what was looked at since."""

    move: Any
    states: tuple[StepState, ...]
    since: int
    skip: int = 0
    looks: tuple[str, ...] = ()

    @property
    def step(self) -> int:
        """The index of the current step, the first that is open; the number of steps when none is open."""
        return next((nth for nth, state in enumerate(self.states) if state == "open"), len(self.states))


@dataclass(frozen=True)
class LessonJudge:
    """Judges a lesson with the vocabulary of its game. A `Mark` says what was settled before."""

    lesson: Lesson
    words: LessonWords

    def predicates_at(self, nth: int) -> tuple[Predicate, ...]:
        """Returns the predicates that are checked while the step with index `nth` is the current one: all of its own
        and, if it is `passing`, those of the following steps up to the first that is not `passing`, included."""
        asked: list[Predicate] = []
        for step in self.lesson.step[nth:]:
            asked += step.predicates
            if not step.passing:
                break
        return tuple(asked)

    def judged(self, mark: Mark, session: AnySession, at: int) -> Mark:
        """Returns the mark (the states of the steps) after `at` moves of the session: advanced past each step that is
        met by then; the given mark if the current step is not met."""
        while mark.step < len(mark.states):
            after = self._met(mark, session, at)
            if after is None:
                return mark
            mark = after
        return mark

    def _met(self, mark: Mark, session: AnySession, at: int) -> Mark | None:
        """The mark with the current step settled; None while it is open."""
        scene, last = self.scene(mark, session, at)
        nth = mark.step
        while nth < len(self.lesson.step):
            step = self.lesson.step[nth]
            for predicate in (step.goal, *step.or_else):
                if predicate.holds(scene):
                    used = _first(predicate, scene)
                    since, skip = self._after(used, len(scene.events), last, session, at)
                    passed = tuple("left" if mark.step <= n < nth else s for n, s in enumerate(mark.states))
                    state: StepState = "met" if predicate is step.goal else "otherwise"
                    return settled(mark._replace(states=passed), nth, state, since, skip)
            if not step.passing:
                return None
            nth += 1
        return None

    def _after(self, used: int, events: int, last: int, session: AnySession, at: int) -> tuple[int, int]:
        """Returns the begin of the next step: in the last entry behind the event that met this one, else after it."""
        unused = events - used
        if used and 0 < unused < last:
            return at - 1, last - unused
        return at, 0

    def scene(self, mark: Mark, session: AnySession, at: int) -> tuple[Scene, int]:
        """Returns the scene by which the current step's predicates are judged (the seat's views before the step and
        after `at` moves, and the visible events between), and the number of visible events of the last move."""
        seat, rules = self.lesson.seat, session.rules
        entries = session.log[mark.since : at]
        shown = [visible(entry.events, seat) for entry in entries]
        events = [event for part in shown for event in part][mark.skip :]
        state = session.position(at)
        before = state if mark.since == at else session.position(mark.since)
        scene = Scene(
            self.words,
            seat,
            rules.view(state, seat),
            rules.view(before, seat),
            events,
            mark.looks,
            not rules.awaiting(state),
            rules.turn_of(state) if rules.awaiting(state) else None,
            rules.turn_of(before) if rules.awaiting(before) else None,
        )
        return scene, len(shown[-1]) if shown else 0

    def is_lost(self, mark: Mark, session: AnySession, at: int) -> bool:
        """Whether the current goal can't be met any more after `at` moves: the step's `lost_when` holds or, for a step
        that must be met within the turn, a search of the rest of the turn proves that no line of moves meets it."""
        if mark.step == len(self.lesson.step):
            return False
        step = self.lesson.step[mark.step]
        scene, _ = self.scene(mark, session, at)
        if step.lost_when is not None:
            recent = mark._replace(since=self._turn_began(mark, session, at), skip=0) if step.within_turn else mark
            if step.lost_when.holds(self.scene(recent, session, at)[0] if recent.since > mark.since else scene):
                return True
        return step.within_turn and self.search((step.goal, *step.or_else), scene, session, PROOF_POSITIONS).proven

    def _turn_began(self, mark: Mark, session: AnySession, at: int) -> int:
        """After how many moves the turn under way after `at` moves began, or the current step if that was later."""
        turn, began = session.rules.turn_of(session.position(at)), at
        while began > mark.since and session.rules.turn_of(session.position(began - 1)) == turn:
            began -= 1
        return began

    def search(
        self, goals: Sequence[Predicate], scene: Scene, session: AnySession, positions: int = POSITIONS
    ) -> Found:
        """Searches the rest of the turn under way in the scene for a line of moves that meets one of the goals. Returns
        the shortest, or whether it is proven that there is none."""
        rules = session.rules

        def meets(state: Any, events: Sequence[Event]) -> bool:
            over = not rules.awaiting(state)
            after = replace(
                scene,
                view=state,  # a world that the seat can't tell from the real one shows it nothing hidden
                events=(*scene.events, *events),
                over=over,
                turn=None if over else rules.turn_of(state),
            )
            return any(goal.holds(after) for goal in goals)

        return search_turn(rules, scene.view, scene.seat, meets, positions)


def settled(mark: Mark, nth: int, state: StepState, since: int, skip: int) -> Mark:
    states = tuple(state if n == nth else s for n, s in enumerate(mark.states))
    return mark._replace(states=states, since=since, skip=skip, looks=())


def asks_looks(predicate: Predicate) -> bool:
    return bool(predicate.looked_at) or any(asks_looks(part) for part in predicate.parts)


def _first(predicate: Predicate, scene: Scene) -> int:
    """Returns the number of events it takes to meet a predicate that is met with all of them."""
    events = scene.events
    return next(n for n in range(len(events) + 1) if predicate.holds(replace(scene, events=events[:n])))
