"""The table of a lesson of Brazil: Imperial with its coach."""

from __future__ import annotations

from typing import Any

from engine.brazil.moves import Build, PlaceToken
from game.app.app import App
from game.brazil.table import TableScreen
from game.play.lesson_controller import LessonController
from game.screens.coach_body import CoachWords
from game.screens.coach_panel import CoachPanel, CoachRoot
from game.shell import registry
from tests.game.player import no_pause

HARVEST = "first_harvest"


def lesson_table(app: App, again: bool = True, lesson: str = HARVEST) -> TableScreen:
    """The table of a lesson of Brazil, the first one if none is named."""
    app.select_game("brazil")
    no_pause(app)
    assert registry.plugin("brazil").start_lesson(app, lesson, again)
    table = app.top
    assert isinstance(table, TableScreen) and table.lesson is not None
    app.draw()
    return table


def panel(table: Any) -> CoachPanel:
    table.refresh(table.ui)
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    return root.panel


def buttons(table: Any) -> list[str]:
    """The names of the panel's buttons, from left to right."""
    found = [widget for widget in panel(table).walk() if widget.focusable]
    return [widget.name for widget in sorted(found, key=lambda widget: widget.rect.x)]


def said(table: Any) -> str:
    """The words of the coach."""
    return next(str(widget.text) for widget in panel(table).walk() if isinstance(widget, CoachWords))


def coach(table: Any) -> LessonController:
    lesson = table.lesson
    assert isinstance(lesson, LessonController)
    return lesson


def build_farm(table: TableScreen) -> None:
    """The first two goals."""
    assert table.controller.play(PlaceToken(0, "build"))
    farm = next(move for move in table.match.legal() if isinstance(move, Build) and move.building == "farm")
    assert table.controller.play(farm)
