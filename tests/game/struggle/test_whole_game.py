"""A whole game by mouse alone, as new users would: from the menu to final scoring."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.storage.save import read_save, verify
from game.app.app import App
from game.struggle.match import RULES
from game.struggle.score_screen import ScoreScreen
from game.struggle.table import TableScreen
from tests.shortened import first

from ..gestures import new_game
from ..player import no_pause
from .player import MousePlayer

MOST_STEPS = 4000


def lay(app: App, *who: str) -> TableScreen:
    new_game(app, "struggle", "standard", who)
    assert isinstance(app.top, TableScreen)
    return app.top


@pytest.mark.parametrize("who", first(1, [("person", "settler"), ("person", "person")]))
def test_a_game_by_mouse_from_the_menu_to_the_score(make_app: Callable[..., App], who: tuple[str, ...]) -> None:
    app = make_app()
    no_pause(app)
    table = lay(app, *who)
    player = MousePlayer(app, seed=7)
    while not player.done:
        assert player.steps < MOST_STEPS or who[1] != "person", f"it does not end: {table.model.frame}"
        player.step()
        if table.match.acting is None and table.model.story is None:
            pygame.time.wait(1)  # the bots' process is thinking
    app.draw()
    assert player.clicks > 30
    assert isinstance(app.top, ScoreScreen)
    result = table.match.result()
    assert result is not None and result == RULES.result(table.match.session.state)
    assert table.match.path is not None
    table.closing()
    verify(RULES, read_save(table.match.path))
