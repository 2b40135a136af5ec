"""Games by a controller alone: a part of each; to the score in the long form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.app.app import App
from game.historia.score_screen import ScoreScreen as HistoriaScore
from game.struggle.score_screen import ScoreScreen as StruggleScore
from tests.playthrough import games, tables
from tests.playthrough.follow import GAMES
from tests.playthrough.games import watch
from tests.playthrough.pad import HistoriaPad, StrugglePad
from tests.shortened import first
from tests.struggle.record import GAMES as RECORDED

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]


@pytest.mark.parametrize("rounds", first(1, [2, 0]))
def test_brazil_by_controller(make_app: Make, rounds: int) -> None:
    player = games.by_pad(make_app((1280, 800)), 2, rounds)
    assert player.over or (rounds and player.table.model.view.round > rounds)
    assert player.events > player.steps and player.app.ui.device == "pad"


@pytest.mark.parametrize("moves", first(1, [12, 0]))
def test_imperial_struggle_by_controller(make_app: Make, moves: int) -> None:
    """From the menu, through New game, by what is written down."""
    with watch() as now:
        player = StrugglePad(make_app((1280, 800)), now)
        tables.follow(player, replace(GAMES["struggle"], hand=StrugglePad), 1, RECORDED / "war.json", moves=moves)
    assert sum(player.clicked.values()) >= (moves or len(player.moves))
    assert moves or isinstance(player.app.top, StruggleScore)
    assert [text for _, kind, text in player.heard if kind == "bad"] == []


@pytest.mark.parametrize("moves", first(1, [20, 0]))
def test_historia_by_controller(make_app: Make, moves: int) -> None:
    with watch() as now:
        player = HistoriaPad(make_app((1280, 800)), now)
        tables.follow(player, replace(GAMES["historia-alone"], hand=HistoriaPad), 1, moves=moves)
    assert sum(player.clicked.values()) >= (moves or len(player.moves))
    assert moves or isinstance(player.app.top, HistoriaScore)
    assert [text for _, kind, text in player.heard if kind == "bad"] == []
