"""What the coach points at and asks to look at is on the table, in every lesson, played by its own hints.

A failure names the widgets that are there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from engine import lessons
from engine.core.lesson import Lesson, Predicate, is_named
from game.app.app import App
from game.screens.coach_panel import CoachRoot
from game.screens.coach_table import CoachTable
from game.shell import registry
from game.widgets.button import Pressable
from tests.game.player import no_pause
from tests.lessons.players import LessonPlayer

Make = Callable[..., App]
ON = {"reveal-on": "reveal-on", "story-on": "story-on", "scored-map": "main"}
LONG = ("brazil-short_game",)


def _cases() -> list[Any]:
    """Every lesson of every game; every second one, and one of a whole game, runs with ``pytest -m long``."""
    found = []
    for game in lessons.WORDS:
        for number, entry in enumerate(lessons.lessons(game)[0]):
            name = f"{game}-{entry.id}"
            marks = [pytest.mark.long] if name in LONG or number % 2 else []
            found.append(pytest.param(game, entry, id=name, marks=marks))
    return found


def _looked_at(predicate: Predicate) -> set[str]:
    return {predicate.looked_at}.union(*map(_looked_at, predicate.parts)) - {""}


class Visitor(LessonPlayer):
    """Plays a lesson by its hints, and has its table show each position in which the person is asked."""

    def __init__(self, game: str, lesson: Lesson, table: CoachTable[Any, Any]) -> None:
        self.table = table
        self.dark: list[tuple[str, int]] = []  # where a step began and the light fell on nothing, with the log's length
        self.shown: dict[str, set[str]] = defaultdict(set)  # names of all widgets on the table, by what a step says
        self.begun: set[int] = set()
        super().__init__(game, lesson, seed=1)

    def _goes_on(self, longest: int) -> bool:
        goes_on = super()._goes_on(longest)
        if goes_on and self.asked:
            self._show()
        return goes_on

    def submit(self, move: Any) -> None:
        """Plays a move; the token goes to the arch that the light falls on, if there is one."""
        if move.seat == self.lesson.seat and hasattr(move, "arch"):
            arches = [name.removeprefix("arch-") for name in self.progress.highlights(self.session).widgets]
            tokens = {getattr(other, "arch", ""): other for other in self.session.legal_moves(self.lesson.seat)}
            move = next((tokens[arch] for arch in arches if arch in tokens), move)
        super().submit(move)

    def _goes_on_by(self) -> Pressable | None:
        """The button that ends what is shown between two decisions."""
        shown = {widget.name: widget for widget in self.table.ui_root.root.walk()}
        return next((shown[button] for scene, button in ON.items() if scene in shown), None)  # type: ignore[return-value]

    def _show(self) -> None:
        table, coach, step = self.table, self.table.lesson, self.progress.step
        assert coach is not None and step is not None
        for entry in self.session.log[len(table.match.log) :]:
            assert table.controller.play(entry.move)
        coach.progress = self.progress
        coach.again(1)
        table.refresh(table.ui)
        lit = self._look()
        while (button := self._goes_on_by()) is not None:  # what was revealed or scored is looked at, and goes
            button.press()
            table.refresh(table.ui)
            lit = self._look() or lit
        begins = self.progress.current not in self.begun
        self.begun.add(self.progress.current)
        if begins and self.progress.lost is None and not lit:
            self.dark.append((step.say, len(self.session.log)))

    def _look(self) -> bool:
        """Notes what of the coach's light is on the table. Returns whether it falls on anything."""
        root, step = self.table.ui_root.root, self.progress.step
        assert isinstance(root, CoachRoot) and step is not None
        self.shown[step.say] |= {widget.name for widget in root.table.walk() if widget.rect.width > 0 and widget.name}
        return bool([*root.frames(), *self.table.coach_rings()])


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize(("game", "lesson"), _cases())
def test_what_the_coach_points_at_is_on_the_table(make_app: Make, game: str, lesson: Lesson) -> None:
    app = make_app()
    app.select_game(game)
    no_pause(app)
    assert registry.plugin(game).start_lesson(app, lesson.id, True)
    table = app.top
    assert isinstance(table, CoachTable)
    app.draw()
    visitor = Visitor(game, lesson, table)
    visitor.by_hints(longest=400)
    places = lessons.WORDS[game].places
    begun = [step for nth, step in enumerate(lesson.step) if nth in visitor.begun]  # others were met before
    assert len(begun) >= len(lesson.step) // 2
    for step in begun:
        there = visitor.shown[step.say]
        for names in (set(step.point), _looked_at(step.goal)):
            if names and not any(name.partition(":")[0] in places for name in names):  # of places the light shows it
                found = any(is_named(widget, name) for widget in there for name in names)
                assert found, f"{step.say}: none of {sorted(names)} is on the table; there are {sorted(there)}"
    assert not visitor.dark
