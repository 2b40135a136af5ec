"""A whole game from the first Mission to the score, played by mouse clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.brazil.match import Match
from game.brazil.score_screen import ScoreScreen
from game.brazil.table_factory import FACTORY, lay_table
from game.platform.settings import LastNewGame, SeatChoice

from .player import MousePlayer, no_pause


def people(*colours: str) -> list[SeatChoice]:
    return [SeatChoice(who="person", name=colour.title(), colour=colour) for colour in colours]


def play_out(app: App, match: Match, seed: int, most: int = 60000) -> MousePlayer:
    no_pause(app)
    lay_table(app, match)
    player = MousePlayer(app, seed)
    while not isinstance(app.top, ScoreScreen):
        player.step()
        assert player.steps < most, f"no end in sight: {player.table.model.kind}"
    return player


@pytest.mark.parametrize("seed", [1])
def test_two_people_play_to_the_score_by_clicks(make_app: Callable[..., App], seed: int) -> None:
    app = make_app()
    chosen = LastNewGame(scenario="cisplatine", seats=people("green", "orange"))
    player = play_out(app, FACTORY.new(chosen, seed), seed)
    assert player.table.match.session.result() is not None
