"""A whole game by mouse alone, as a new user would: from the menu to the score."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.core.save import read_save, verify
from game.app import App
from game.historia.match import RULES
from game.historia.score import ScoreScreen
from game.historia.table import TableScreen

from ..gestures import new_game
from ..player import no_pause
from .player import MousePlayer

MOST_CLICKS = 4000


def lay(app: App, scenario: str, who: tuple[str, ...]) -> TableScreen:
    new_game(app, "historia", scenario, who, "menu-solo" if len(who) == 1 else "menu-new")
    assert isinstance(app.top, TableScreen)
    return app.top


@pytest.mark.parametrize(
    ("scenario", "who"),
    [("alone_elder", ("person",)), ("four", ("person", "person", "settler", "settler"))],
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
        if table.match.acting is None and table.desk.reveal is None:
            pygame.time.wait(1)  # the bots' process is thinking
    app.draw()
    assert player.clicks > 100 and (player.scenes > 5 if len(who) > 1 else player.scenes == 0)
    result = table.match.result()
    assert result is not None and result == RULES.result(table.match.session.state)
    assert table.match.path is not None
    table.closing()
    verify(RULES, read_save(table.match.path))
