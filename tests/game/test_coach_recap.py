"""The coach while a recap lies on the table: he explains it, and covers neither it nor the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.core.lesson import LessonWords
from engine.core.lesson_progress import Utterance
from game.app.app import App
from game.i18n.line_breaks import spoken_length
from game.i18n.texts import LANGUAGES
from game.platform.lesson_store import LessonRecord
from game.play.lesson_controller import CoachLine, LessonController
from game.screens.coach_panel import WORDS
from game.screens.coach_table import ROOM
from tests.game.against_a_bot import against_a_bot, until_recap
from tests.game.lesson_table import buttons, coach, panel
from tests.game.test_coach_panel import toy

Make = Callable[..., App]
GAMES = ("brazil", "struggle", "historia")


def taught(make_app: Make, game: str, size: tuple[int, int] = (1280, 720)) -> Any:
    """A table with a lesson on which a recap lies."""
    table = against_a_bot(make_app, game, size=size)
    table.ui.reduced_motion = True
    until_recap(table)
    words = LessonWords({}, {}, {})
    table.teach(LessonController(table.match, toy(0, len(table.match.occupants)), words, LessonRecord()))
    table.app.draw()
    return table


def said(table: Any) -> str:
    return next(widget.text for widget in panel(table).walk() if widget.name == "coach-words")


def map_of(table: Any) -> pygame.Rect:
    area: pygame.Rect = table.root.parts.world.rect if table.game == "historia" else table.map.rect
    return area


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_panel_stands_beside_map_and_recap(make_app: Make, game: str, size: tuple[int, int]) -> None:
    table = taught(make_app, game, size)
    recap, coached = table.recap(), panel(table).rect
    assert not coached.colliderect(recap.rect) and not coached.colliderect(map_of(table))
    assert table.app.surface.get_rect().contains(coached)


def test_without_room_in_the_column_it_stands_below_the_map_of_struggle(make_app: Make) -> None:
    table = taught(make_app, "struggle")
    table.coach_room = lambda ui, tree: None
    table.rebuild()
    table.app.draw()
    assert next(widget for widget in table.ui_root.root.walk() if widget.name == ROOM).rect.height
    assert not panel(table).rect.colliderect(map_of(table)) and not panel(table).rect.colliderect(table.recap().rect)


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_is_explained_until_it_is_closed(make_app: Make, game: str) -> None:
    table = taught(make_app, game)
    points = any(number for number, _ in table.recaps.renew())
    message = "coach-recap" if points else "coach-recap-plain"
    assert said(table) == table.ui.text(message, button=table.ui.text("recap-on"))
    assert buttons(table) == ["coach-leave"], "what the step asks for can't be done yet"
    table.controller.close_recap()
    table.app.draw()
    assert said(table) == "Look at a." and "coach-again" in buttons(table)


def test_who_has_no_numbered_line_is_not_told_to_point_at_one(make_app: Make) -> None:
    table = taught(make_app, "brazil")
    table.recaps.renew = lambda: table.recaps._lines
    table.recaps._lines = [(0, step) for _, step in table.recaps._lines]
    table.rebuild()
    table.app.draw()
    assert said(table) == table.ui.text("coach-recap-plain", button=table.ui.text("recap-on"))
    assert "number" not in said(table)


def test_praise_for_the_own_move_stays_beside_the_recap(make_app: Make) -> None:
    table = taught(make_app, "brazil")
    coach(table).line = CoachLine("met", Utterance("Well done.", {}, "check"))
    table.rebuild()
    table.app.draw()
    assert said(table) == "Well done." and "coach-again" in buttons(table)


def test_a_coach_who_was_sent_away_says_nothing_of_the_recap(make_app: Make) -> None:
    table = taught(make_app, "brazil")
    coach(table).toggle_away(1)
    table.app.draw()
    assert buttons(table) == ["coach-call"] and map_of(table).contains(panel(table).rect)


def test_the_explanation_is_short(make_app: Make) -> None:
    for language in LANGUAGES:
        ui = make_app(language=language).ui
        for message in ("coach-recap", "coach-recap-plain"):
            assert spoken_length(ui.text(message, button=ui.text("recap-on"))) <= WORDS, language


def test_the_recap_is_pointed_at_where_its_lines_have_numbers(make_app: Make) -> None:
    """Only a line with a number has a place on the map."""
    assert "a numbered line" in make_app(language="en").ui.text("coach-recap", button="Continue")
