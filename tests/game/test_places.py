"""Reserved places: what is chosen or shown in one spot moves nothing in another."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.table import TableScreen
from game.play.steps import RecapStep
from game.screens.new_game import NewGameScreen
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay, take_over
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click_name, press

Make = Callable[..., App]


def widget_rects(app: App, *begins: str) -> dict[str, tuple[int, ...]]:
    """Where the widgets are whose names begin so."""
    app.top.refresh(app.ui)
    return {w.name: tuple(w.rect) for w in app.top.ui_root.root.walk() if w.name.startswith(begins)}


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_seats_and_options_stay_when_another_map_is_chosen(make_app: Make, language: str) -> None:
    """A longer story pushed the rows down under the pointer."""
    app = make_app(language=language)
    app.go("new_game")
    screen = app.top
    assert isinstance(screen, NewGameScreen)
    before = None
    for scenario in screen.scenarios:
        if scenario.seats != (2,):
            continue
        click_name(app, f"scenario-{scenario.id}")
        now = widget_rects(app, "name-", "who-", "colour-", "option-", "start", "back", "scenario-")
        assert before in (None, now), scenario.id
        before = now


def test_the_bar_of_time_stays_while_one_steps_through_it(make_app: Make) -> None:
    app = make_app()
    t = Table()
    table = lay(app, t.session, AGAINST_A_BOT)
    seen = set()
    for number in (0, 1, len(t.session.log) // 2, len(t.session.log)):
        table.controller.history.go(number)
        seen.add(str(widget_rects(app, "history-back", "history-on", "history-now", "time")))
    table.controller.history.play(0)
    seen.add(str(widget_rects(app, "history-back", "history-on", "history-now", "time")))
    assert len(seen) == 1


def lines_since(app: App, lines: int) -> TableScreen:
    """A recap of so many lines is open."""
    table = lay(app, Table().session)
    take_over(table, 0)
    steps = [RecapStep(1, 1, "", (f"line {number} of what the others did meanwhile",)) for number in range(lines)]
    table.recaps.describer.steps = lambda played: steps  # type: ignore[method-assign]
    assert table.controller.tell_recap(0)
    app.draw()
    return table


def test_the_buttons_of_the_recap_stay_near_its_words(make_app: Make) -> None:
    app = make_app()
    seen = set()
    for lines in (1, 3, 6):
        lines_since(app, lines)
        panel = widget_rects(app, "recap")
        assert panel["recap"][2] <= app.ui.px(520)
        seen.add((panel["recap-on"][0], panel["recap"][0]))
    assert len(seen) == 1


def test_the_wheel_is_no_click_beside_the_recap(make_app: Make) -> None:
    app = make_app()
    table = lines_since(app, 2)
    for button in (4, 5):
        app.dispatch(
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=widget_rects(app, "tool-log")["tool-log"][:2], button=button)
        )
    assert table.model.recap_since is not None
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=widget_rects(app, "tool-log")["tool-log"][:2], button=1))
    assert table.model.recap_since is None


def test_a_key_of_an_arch_only_closes_the_recap_that_lies_over_it(make_app: Make) -> None:
    app = make_app()
    table = lines_since(app, 2)
    played = len(table.match.log)
    press(app, pygame.K_3)
    assert table.model.recap_since is None and len(table.match.log) == played
    press(app, pygame.K_3)
    assert len(table.match.log) > played


def test_hexes_under_a_wide_tray_are_reached_once_it_is_put_aside(make_app: Make) -> None:
    """Ten Buildings on offer lay over the foot of the map."""
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "cotton")
    table = lay(app, t.session, AGAINST_A_BOT)
    table.controller.point_arch("build")
    app.draw()
    tray = widget_rects(app, "tray")["tray"]
    click_name(app, "aside")
    app.draw()
    low = widget_rects(app, "showcase-aside")["showcase-aside"]
    assert low[2] * low[3] < tray[2] * tray[3] / 8 and "tray" not in widget_rects(app, "tray")
    assert table.map.lights.targets, "what is asked stays asked"
    click_name(app, "aside")
    assert "tray" in widget_rects(app, "tray")
