"""A whole game by clicks at random among what is lit: wherever they lead, it comes to its score."""

from __future__ import annotations

from collections.abc import Callable

from engine.storage.save import read_save, verify
from game.app.app import App
from game.historia.match import RULES
from game.historia.score_screen import ScoreScreen
from game.historia.table import TableScreen

from ..gestures import new_game
from ..player import no_pause
from .player import MousePlayer

MOST_CLICKS = 4000


def test_a_game_by_mouse_from_the_menu_to_the_score(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    new_game(app, "historia", "alone_elder", ("person",), "menu-solo")
    table = app.top
    assert isinstance(table, TableScreen)
    player = MousePlayer(app, seed=7)
    while not isinstance(app.top, ScoreScreen):
        assert player.clicks < MOST_CLICKS, f"it does not end: {table.model.frame}"
        player.step()
    app.draw()
    assert player.clicks > 100 and player.scenes == 0
    result = table.match.result()
    assert result is not None and result == RULES.result(table.match.session.state)
    assert table.match.path is not None
    table.closing()
    verify(RULES, read_save(table.match.path))
