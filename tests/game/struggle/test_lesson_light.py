"""The lessons of Imperial Struggle at their table: each begins with something that the coach's light falls on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine import lessons
from engine.bots import BOTS
from engine.core.rng import Rng
from engine.struggle.board import AT, NAMES
from engine.struggle.moves import TakeTile
from game.app.app import App
from game.screens.coach_panel import CoachPanel
from game.screens.coach_table import CoachRoot
from game.shell import registry
from game.struggle.drawing import pen
from game.struggle.panels.column import ForecastFold
from game.struggle.table import TableScreen
from tests.game.conftest import click_name
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


def lesson_table(make_app: Callable[..., App], lesson: str) -> TableScreen:
    app = make_app((1280, 720))
    app.select_game("struggle")
    no_pause(app)
    assert registry.plugin("struggle").start_lesson(app, lesson, True)
    table = app.top
    assert isinstance(table, TableScreen)
    app.draw()
    return table


def aim(table: TableScreen) -> tuple[str, str]:
    """What the light falls on: the name of a widget, or of a space."""
    table.refresh(table.ui)
    widget, place = table._aim()
    return ("" if widget is None else widget.name, "" if place is None else NAMES[place])


def panel(table: TableScreen) -> CoachPanel:
    table.refresh(table.ui)
    root = table.ui_root.root
    assert isinstance(root, CoachRoot)
    return root.panel


def names(table: TableScreen) -> set[str]:
    table.refresh(table.ui)
    return {widget.name for widget in table.ui_root.root.walk()}


def test_the_light_goes_on_to_the_main_button_once_its_thing_is_chosen(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "one_tile")
    click_name(table.app, "tile-13")
    assert aim(table) == ("tile-9", "")  # another tile is not what was meant
    click_name(table.app, "tile-9")
    assert aim(table) == ("main", "")
    click_name(table.app, "main")
    assert aim(table) == ("", "savoy")
    table.controller.click_space(AT["savoy"])
    assert aim(table) == ("main", "")


def test_other_lights_of_the_map_shine_at_half_strength_beside_the_coachs(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lesson_table(make_app, "one_tile")
    assert table.lesson is not None and table.controller.play(TakeTile(0, 9))
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pen, "put", lambda target, picture, spot: drawn.append(picture))

    def brightest() -> int:
        table.refresh(table.ui)
        drawn.clear()
        table.map._glows(table.ui, table.app.surface, table.map._lit())
        return max(max(pygame.image.tobytes(glow, "RGBA")[3::4]) for glow in drawn)

    assert aim(table) == ("", "savoy")
    assert brightest() in range(118, 138)
    table.lesson.toggle_away(1)
    assert brightest() > 240


def test_the_open_forecast_takes_the_place_of_the_strips_and_the_coach_stays(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "what_pays")
    before = panel(table).rect
    assert "ledger" not in names(table)
    click_name(table.app, "forecast-fold")
    assert "ledger" in names(table) and "strip-0" not in names(table)
    column = table.ui_root.find("forecast-fold")
    assert column is not None and panel(table).rect.x == before.x and panel(table).rect.y > column.rect.bottom - 1
    assert not table.map.rect.colliderect(panel(table).rect)


def test_a_step_about_a_strip_folds_the_forecast() -> None:
    fold = ForecastFold(lambda: None, open=True)
    fold.begin(0, ["strip-0"])
    assert fold.open  # opened in this step
    fold.begin(1, ["tile-9"])
    assert fold.open
    fold.begin(2, ["buy-construct_squadron-", "strip-0"])
    assert not fold.open


def test_a_market_that_only_an_advantage_reaches_is_not_refused(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "three_cards")
    assert table.controller.play(TakeTile(0, 13))
    table.refresh(table.ui)
    table.map.cursor = ("space", str(AT["hudson_valley"]))
    table._pointed()
    assert table.model.refused is None and table.model.hovered is not None
    table.map.cursor = ("space", str(AT["chesapeake"]))
    table._pointed()
    assert table.model.hovered is not None or table.model.refused is not None


def test_the_coach_stays_in_the_column_while_a_turn_is_scored(make_app: Callable[..., App]) -> None:
    table = lesson_table(make_app, "what_pays")
    session, dice = table.match.session, Rng(1)
    while table.model.show is None:
        seat = session.awaiting[0]
        move = BOTS["settler"]().choose(session.rules, session.view(seat), seat, dice)
        assert table.controller.play(move)
    table.refresh(table.ui)
    assert "scored-rows" in names(table)
    assert not table.map.rect.colliderect(panel(table).rect)
