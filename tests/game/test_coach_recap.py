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
from game.platform import clock
from game.platform.lesson_store import LessonRecord
from game.play.lesson_controller import CoachLine, LessonController
from game.screens.coach_panel import WORDS, CoachPlace
from game.widgets.button import main_buttons
from tests.game.against_a_bot import against_a_bot, until_recap
from tests.game.lesson_table import buttons, coach, panel, said
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


def map_of(table: Any) -> pygame.Rect:
    area: pygame.Rect = table.root.parts.world.rect if table.game == "historia" else table.map.rect
    return area


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_panel_covers_neither_recap_nor_rings_nor_board(make_app: Make, game: str, size: tuple[int, int]) -> None:
    table = taught(make_app, game, size)
    coached = panel(table).rect
    assert table.app.surface.get_rect().contains(coached) and not coached.colliderect(table.recap().rect)
    rings = [table.place_rect(ring.place) for ring in table.recaps.marks()]
    assert not [rect for rect in rings if rect is not None and coached.colliderect(rect)]
    if game == "brazil":  # portrait and arches
        assert table.map.rect.contains(coached)


def test_the_panel_stays_where_it_is_while_no_other_place_is_better(make_app: Make) -> None:
    ui, place = make_app().ui, CoachPlace(corner=1)
    ui.reduced_motion = True
    docks = [pygame.Rect(100 * at, 0, 90, 40) for at in range(3)]
    assert place.choose(ui, docks, [(0, 0), (0, 0), (0, 0)], (0, 0), 0) == docks[1], "not the first of equals"
    assert place.choose(ui, docks, [(0, 7), (5, 0), (0, 6)], (0, 0), 0) == docks[2], "rather a panel than what is lit"
    assert place.choose(ui, docks, [(0, 6), (0, 0), (0, 6)], (0, 0), 0) == docks[1]


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_one_button_alone_looks_like_the_main_one_and_enter_presses_it(
    make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = taught(make_app, game)
    assert [one.name for one in main_buttons(table.ui_root.root)] == ["recap-on"]
    coach(table).line = CoachLine("done", Utterance("Done.", {}, "check"))
    table.next_lesson = lambda: None
    table.rebuild()
    table.app.draw()
    assert "coach-next" in buttons(table)
    for _ in "recap", "none":
        assert [one.name for one in main_buttons(table.ui_root.root)] == ["coach-next"], "the lesson is over"
        table.controller.close_recap()
        table.app.draw()
    begun: list[bool] = []
    table.put_away = lambda then: begun.append(True)
    later = clock.now() + 1_000
    monkeypatch.setattr(clock, "now", lambda: later)
    table.command("confirm")
    assert begun


@pytest.mark.sampled
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
    assert said(table) == "Well done." and buttons(table) == ["coach-leave"]


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
