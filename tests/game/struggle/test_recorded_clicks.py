"""A game that is written down from the menu to the score by clicks alone: each of its moves can be pointed at."""

from __future__ import annotations

from collections.abc import Callable

from game.app.app import App
from game.struggle.score_screen import ScoreScreen
from tests.playthrough import tables
from tests.playthrough.follow import GAMES
from tests.playthrough.games import watch
from tests.playthrough.struggle import StruggleDriver
from tests.struggle.record import GAMES as RECORDED


def test_a_recorded_game_is_clicked_to_its_score_and_nobody_is_scolded(make_app: Callable[..., App]) -> None:
    with watch() as now:
        player = StruggleDriver(make_app(), now)
        tables.follow(player, GAMES["struggle"], 1, RECORDED / "war.json")
    assert isinstance(player.app.top, ScoreScreen)
    assert sum(player.clicked.values()) == len(player.moves) > 60
    assert tuple(entry.move for entry in player.table.match.log) == player.moves
    assert [text for _, kind, text in player.heard if kind == "bad"] == []
