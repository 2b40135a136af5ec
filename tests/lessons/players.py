"""Plays lessons: by their own hints, at random, and against the coach; checks the progress after every change.

python -m tests.lessons 200 [SEED] [LESSON]     each lesson, or one, so many times at random, and by the contrary player
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from engine import lessons
from engine.bots.registry import BOTS
from engine.core.lesson import Lesson
from engine.core.lesson_judge import asks_looks
from engine.core.lesson_progress import LessonProgress
from engine.core.rng import Rng
from engine.core.session import Session

LONGEST = 160  # decisions of the person, then the lesson is left
THOROUGH = 900  # positions of a search that is not the coach's own
QUICK = 100  # positions of a search for the move to avoid
OFTEN = 0.2  # how often the contrary player takes back


class Outcome(NamedTuple):
    """How a lesson was left: its last progress, the decisions of the person, moves taken back."""

    progress: LessonProgress
    decisions: int
    taken_back: int


class LessonPlayer:
    """One lesson being played, with a copy of each progress by the length of the log."""

    def __init__(self, game: str, lesson: Lesson, seed: int) -> None:
        self.lesson, self.words, self.dice = lesson, lessons.WORDS[game], random.Random(seed)
        self.session: Session[Any, Any] = lessons.begin(game, lesson)
        self.progress = LessonProgress.begin(lesson, self.words, self.session)
        self.known = {len(self.session.log): self.progress}
        self.decisions = self.taken_back = 0

    @property
    def asked(self) -> bool:
        return self.lesson.seat in self.session.awaiting

    def submit(self, move: Any) -> None:
        self.session.submit(move)
        if move.seat != self.lesson.seat:
            self.session.hand_over()
        self._changed(self.progress.follow(self.session))

    def look(self, thing: str) -> None:
        self._changed(self.progress.looked_at(thing, self.session))

    def go_on(self) -> None:
        before = self.progress.current
        self._changed(self.progress.go_on(self.session))
        assert self.progress.states[before] == "left"

    def take_back(self) -> None:
        """Undoes one move: the progress must be what it was before that move."""
        assert self.session.undo() is not None
        self.taken_back += 1
        self.progress = self.progress.follow(self.session)
        assert self.progress.states == self.known[len(self.session.log)].states
        self._check()

    def _changed(self, progress: LessonProgress) -> None:
        self.progress = self.known[len(self.session.log)] = progress
        self._check()

    def _check(self) -> None:
        """What must hold at every moment: something is said, a loss is told, and taking back opens the goal."""
        progress, session = self.progress, self.session
        said = progress.says(session)
        assert bool(said.text) == (progress.ended or progress.step is not None), self.lesson.id
        assert progress.ended or session.awaiting
        step = progress.step
        if step is None or not self.asked:
            return
        progress.highlights(session)
        progress.says_idle(session)
        if progress.lost is None:
            self._must_be_open()
        elif progress.lost.take_back:
            self._opens_again(progress.lost.take_back)

    def _must_be_open(self) -> None:
        """A goal of this turn that a thorough search refutes must have been told."""
        step, session = self.progress.step, self.session
        assert step is not None
        if not step.within_turn:
            return
        judge = self.progress.judge
        scene, _ = judge.scene(self.progress.trail[-1], session, self.progress.at)
        found = judge.search((step.goal, *step.or_else), scene, session, THOROUGH)
        assert not found.proven, f"{self.lesson.id}: {step.say} is impossible and nobody says so"

    def _opens_again(self, moves: int) -> None:
        undone = [self.session.undo() for _ in range(moves)]
        assert None not in undone
        assert self.progress.follow(self.session).lost is None
        for _ in undone:
            assert self.session.redo() is not None

    def others(self) -> None:
        """The bots move until the person is asked or the game is over."""
        while self.session.awaiting and not self.asked:
            seat = self.session.awaiting[0]
            bot = BOTS[self.lesson.seats[seat]]()
            dice = Rng(self.dice.getrandbits(32))
            self.submit(bot.choose(self.session.rules, self.session.view(seat), seat, dice))

    # -- the players ---------------------------------------------------------------------------------------------

    def by_hints(self, longest: int = LONGEST) -> Outcome:
        """Does what the coach asks for: looks, else the search's line, else a Merchant's move toward it."""
        while self._goes_on(longest):
            step = self.progress.step
            light = self.progress.highlights(self.session)
            if step is not None and asks_looks(step.goal):
                before = self.progress
                for thing in (*(f"hex:{place}" for place in light.places), *light.widgets):
                    self.look(thing)
                    if self.progress.ended or self.progress.current != before.current:
                        break
                if self.progress is not before and self.progress.current != before.current:
                    continue
            line = self.progress.hint(self.session)
            self.submit(line[0] if line else self._merchants())
        return self._outcome()

    def at_random(self, longest: int = LONGEST) -> Outcome:
        """Plays any legal move, looks at anything, goes on without what is lost."""
        while self._goes_on(longest):
            if self.progress.lost is not None and self.dice.random() < OFTEN:
                self.go_on()
                continue
            if self.dice.random() < OFTEN:
                self.look(f"hex:{self.dice.randrange(40)}")
            if not self.progress.ended and self.asked:
                self.submit(self.dice.choice(self.session.legal_moves(self.lesson.seat)))
        return self._outcome()

    def contrary(self, longest: int = LONGEST) -> Outcome:
        """Never plays what would meet the goal if there is another move, and takes back at random."""
        while self._goes_on(longest):
            if self.session.can_undo and self.dice.random() < OFTEN:
                self.take_back()
                continue
            if self.progress.lost is not None and self.dice.random() < OFTEN / 2:
                self.go_on()
                continue
            line = self.progress.hint(self.session, QUICK)
            moves = self.session.legal_moves(self.lesson.seat)
            other = [move for move in moves if not line or move != line[0]]
            self.submit(self.dice.choice(other or moves))
        return self._outcome()

    def _goes_on(self, longest: int) -> bool:
        self.others()
        self.decisions += 1
        return not self.progress.ended and self.decisions <= longest

    def _merchants(self) -> Any:
        seat = self.lesson.seat
        return BOTS["merchant"]().choose(self.session.rules, self.session.view(seat), seat, Rng(self.decisions))

    def _outcome(self) -> Outcome:
        return Outcome(self.progress, self.decisions, self.taken_back)


STYLES = {"random": LessonPlayer.at_random, "contrary": LessonPlayer.contrary}
