"""Plays lessons at their tables by keys alone, from the Learn page to their end: does what the coach's hint says, and
looks at what the coach's light falls on."""

from __future__ import annotations

from typing import Any

import pygame

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.historia.rules.map import IDS
from game.play.lesson_controller import LOOK, LessonController
from game.screens.coach_panel import CoachRoot
from tests.playthrough.game_keys import BrazilByKeys, HistoriaByKeys, PageKeys, StruggleByKeys
from tests.playthrough.keys import KeyDriver
from tests.playthrough.written import Written

LOOKS = 60  # looks at one thing, at most: praise and the step's words are read before one counts
PRESSED = 25  # of them after which what the light falls on is pressed: the words take that long to read
MOST = 900  # things done in a lesson


class LessonDriver(KeyDriver, Written):
    """Put before the driver of a game."""

    _line: tuple[Any, ...] = ()  # what is to be done next, the first move in this position
    _known = -1  # moves of the log when the line was found

    @property
    def coach(self) -> LessonController:
        """The lesson at the table."""
        lesson = self.table.lesson
        assert lesson is not None
        return lesson

    @property
    def over(self) -> bool:
        return self.coach.progress.ended

    def play(self) -> None:
        """Plays until the lesson has ended."""
        while not self.over:
            assert self.coach.progress.lost is None, f"{self.coach.line} after {self.table.match.log[-1].move}"
            self.step()
            assert self.steps < MOST, f"no end in sight: {self.coach.line}"

    def _decide(self) -> None:
        """Goes on from praise; looks at what the coach speaks of, or goes on where a page covers that."""
        if self.coach.line.kind == "met" and not self.table.has_blocking_page():  # type: ignore[attr-defined]
            self.press_named("coach-on")
        elif not self.coach.awaits_look:
            super()._decide()
        elif self.coach.speaks_of_step:
            (self._look if self.table.shines else super()._decide)()

    def wanted(self) -> Any:
        """The first move of the coach's hint; without one, what a Merchant would play, as `LessonPlayer.by_hints`."""
        match, coach = self.table.match, self.coach
        played = [entry.move for entry in match.log[self._known :] if entry.move.seat == match.acting]
        if len(match.log) == self._known:
            return self._line[0]
        if self._known >= 0 and played == list(self._line[: len(played)]):
            self._line = self._line[len(played) :]
        else:
            self._line = ()
        if not self._line or self._line[0] not in match.legal():
            self._line = coach.progress.hint(match.session)
        if not self._line:
            seat = coach.lesson.seat
            self._line = (BOTS["merchant"]().choose(match.rules, match.view_of(seat), seat, Rng(len(match.log))),)
        self._known = len(match.log)
        return self._line[0]

    # -- looking -----------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Moves the focus to what the coach's light falls on, and stays there until it counts."""
        step = self.coach.progress.current
        for tries in range(1, LOOKS):
            if self.over or self.coach.progress.current != step or not self.coach.awaits_look:
                return
            self._to_light()
            if tries % PRESSED == 0:  # a button that shows what is to be looked at
                self.key(pygame.K_RETURN)
            self.now[0] += LOOK
            self.settle()
        raise AssertionError(f"looking does not count: {self.coach.line}, focus {self.app.top.ui_root.focus}")

    def _to_light(self) -> None:
        table = self.table
        if rings := table.coach_rings():
            self._to_ring(rings[0].place)
            return
        root = table.ui_root.root
        assert isinstance(root, CoachRoot)
        lit = [widget for widget in root.table.walk() if widget.rect in root.frames() and widget.name]
        if lit:
            self.go_to(next((widget for widget in lit if widget.focusable), lit[0]).name)

    def _to_ring(self, place: Any) -> None:
        """Moves the focus to a place of the map."""
        self.to_place(self.table.map, place)  # type: ignore[attr-defined]


class BrazilLesson(LessonDriver, BrazilByKeys):
    """A lesson of Brazil: Imperial."""


class StruggleLesson(LessonDriver, StruggleByKeys):
    """A lesson of Imperial Struggle."""


class HistoriaLesson(LessonDriver, HistoriaByKeys):
    """A lesson of Historia."""

    def _to_ring(self, place: int) -> None:
        self.go_to(f"territory-{IDS[place]}")


DRIVERS: dict[str, type[LessonDriver]] = {
    "brazil": BrazilLesson,
    "struggle": StruggleLesson,
    "historia": HistoriaLesson,
}


def to_the_lesson(hand: PageKeys, game: str, lesson: str) -> None:
    """From the menu to the table of a lesson."""
    hand.app.go("menu")
    for name in ("menu-learn", f"tab-{game}", f"lesson-{lesson}"):
        hand.settle()
        hand.press_named(name)
    hand.settle()
