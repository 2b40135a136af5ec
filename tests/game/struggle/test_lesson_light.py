"""The lessons of Imperial Struggle at their table: each begins with something that the coach's light falls on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import lessons
from game.app.app import App
from game.shell import registry
from game.struggle.table import TableScreen
from tests.game.player import no_pause

# the first step's widget
AIMS = {
    "one_tile": "tile-9",
    "what_pays": "forecast-fold",
    "three_cards": "hand-vatican_politics",
    "ships_forts": "tile-17",
    "first_war": "tool-war",
    "whole_turn": "choose-cardinal_ministers",
}


def test_every_lesson_is_named_here() -> None:
    assert list(AIMS) == [lesson.id for lesson in lessons.lessons("struggle")[0]]


@pytest.mark.parametrize("lesson", AIMS)
def test_the_light_falls_on_what_the_first_step_is_about(make_app: Callable[..., App], lesson: str) -> None:
    app = make_app((1280, 720))
    app.select_game("struggle")
    no_pause(app)
    assert registry.plugin("struggle").start_lesson(app, lesson, True)
    table = app.top
    assert isinstance(table, TableScreen)
    app.draw()
    widget, place = table._aim()
    assert widget is not None and place is None
    assert widget.name == AIMS[lesson]
