"""Games from the menu by clicks that each do what was meant: alone to the score, and two people with two bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.storage.save import read_save, verify
from game.app.app import App
from game.historia.match import RULES
from game.historia.score_screen import ScoreScreen
from tests.playthrough import tables
from tests.playthrough.follow import GAMES
from tests.playthrough.games import watch
from tests.playthrough.historia import HistoriaDriver

from ..player import no_pause

BESIDE = [("who-2", "settler"), ("who-3", "settler")]
MOVES = 70  # the draft, first cubes, and some rounds of everybody's: the whole of it is played by tests.playthrough


@pytest.mark.long
def test_a_game_alone_is_clicked_to_its_score_and_nobody_is_scolded(make_app: Callable[..., App]) -> None:
    with watch() as now:
        player = HistoriaDriver(make_app(), now)
        tables.follow(player, GAMES["historia-alone"], 1)
    match = player.table.match
    assert isinstance(player.app.top, ScoreScreen)
    assert sum(player.clicked.values()) == len(player.moves) > 120
    assert tuple(entry.move for entry in match.log) == player.moves
    assert [text for _, kind, text in player.heard if kind == "bad"] == []
    assert match.path is not None
    player.table.closing()
    verify(RULES, read_save(match.path))


def test_two_people_and_two_bots_choose_behind_the_curtain_and_resolve_before_all(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    with watch() as now:
        player = HistoriaDriver(app, now)
        tables.follow(player, GAMES["historia"], 1, picks=BESIDE, moves=MOVES)
    match = player.table.match
    assert match.people == [0, 1] and {entry.move.seat for entry in match.log} == {0, 1, 2, 3}
    by_people = sum(match.is_person(entry.move.seat) for entry in match.log)
    assert sum(player.clicked.values()) == by_people > 20, "all that people decide is clicked"
    assert {"keep_leader", "place_cube", "seal_cards", "resolve"} <= set(player.clicked)
    assert [text for _, kind, text in player.heard if kind == "bad"] == []
    player.table.closing()
