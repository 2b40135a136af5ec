"""A whole game by mouse alone, as a new user would: from the menu to the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.save import read_save, verify
from game.app import App
from game.historia.match import RULES
from game.historia.score import ScoreScreen
from game.historia.table import TableScreen
from game.screens.games import GamesScreen
from game.screens.newgame import NewGameScreen

from ..conftest import click_name
from ..player import no_pause
from .player import MousePlayer

MOST_CLICKS = 4000


def lay(app: App, scenario: str, who: tuple[str, ...]) -> TableScreen:
    """From the menu to the table with clicks; seats beyond the first are set by their choices."""
    solo = len(who) == 1
    app.go("menu")
    click_name(app, "menu-solo" if solo else "menu-new")
    if isinstance(app.top, GamesScreen):
        click_name(app, "game-historia")
    page = app.top
    assert isinstance(page, NewGameScreen)
    page.choose(scenario)
    for seat, kind in enumerate(who):
        page.set_who(seat, kind)
    click_name(app, "start")
    assert isinstance(app.top, TableScreen)
    return app.top


@pytest.mark.parametrize(
    ("scenario", "who"),
    [("alone_elder", ("person",)), ("two", ("person", "person"))],
)
def test_a_game_by_mouse_from_the_menu_to_the_score(
    make_app: Callable[..., App], scenario: str, who: tuple[str, ...]
) -> None:
    app = make_app()
    no_pause(app)
    table = lay(app, scenario, who)
    player = MousePlayer(app, seed=7)
    while not isinstance(app.top, ScoreScreen):
        assert player.clicks < MOST_CLICKS, f"it does not end: {table.desk.frame}"
        player.step()
    app.draw()
    assert player.scenes > 5 and player.clicks > 100
    result = table.match.result()
    assert result is not None and result == RULES.result(table.match.session.state)
    assert table.match.path is not None
    table.closing()
    verify(RULES, read_save(table.match.path))
