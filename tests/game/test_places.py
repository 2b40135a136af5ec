"""Reserved places: what is chosen or shown in one spot moves nothing in another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app import App
from game.screens.newgame import NewGameScreen
from game.texts import LANGUAGES
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay

from .conftest import click_name

Make = Callable[..., App]


def spots(app: App, *begins: str) -> dict[str, tuple[int, ...]]:
    """Where the widgets are whose names begin so."""
    app.top.refresh(app.ui)
    return {w.name: tuple(w.rect) for w in app.top.stage.root.walk() if w.name.startswith(begins)}


@pytest.mark.parametrize("language", LANGUAGES)
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
        now = spots(app, "name-", "who-", "colour-", "option-", "start", "back", "scenario-")
        assert before in (None, now), scenario.id
        before = now


def test_the_bar_of_time_stays_while_one_steps_through_it(make_app: Make) -> None:
    app = make_app()
    t = Table()
    table = lay(app, t.session, AGAINST_A_BOT)
    seen = set()
    for number in (0, 1, len(t.session.log) // 2, len(t.session.log)):
        table.hands.history.go(number)
        seen.add(str(spots(app, "history-back", "history-on", "history-now", "time")))
    table.hands.history.play(0)
    seen.add(str(spots(app, "history-back", "history-on", "history-now", "time")))
    assert len(seen) == 1
