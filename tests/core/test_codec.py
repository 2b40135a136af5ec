"""Plain data of moves, setups and positions, the same way in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.codec import Codec
from engine.registry import GAMES


def begun(game: str) -> tuple[Codec[Any, Any, Any], Any, Any]:
    """The rules of a game, a setup and its first position."""
    rules = GAMES[game]
    assert isinstance(rules, Codec)
    scenario = rules.scenario_rows()[0][0]
    setup = rules.setups(scenario.id, scenario.seats, {})[0]
    return rules, setup, rules.new_game(setup, 1)


@pytest.mark.parametrize("game", GAMES)
def test_setup_move_and_position_come_back_from_json(game: str) -> None:
    rules, setup, s = begun(game)
    assert rules.load_setup(json.loads(json.dumps(rules.dump_setup(setup)))) == setup
    move = rules.legal_moves(s, rules.awaiting(s)[0])[0]
    assert rules.load_move(json.loads(json.dumps(rules.dump_move(move)))) == move
    data = json.loads(json.dumps(rules.dump_state(s)))
    again = rules.load_state(data, setup)
    assert again == s and rules.digest(again) == rules.digest(s)


@pytest.mark.parametrize("game", GAMES)
def test_remembered_moves_are_neither_written_nor_read(game: str) -> None:
    """Whoever changes a save can't put moves on the list of legal ones."""
    rules, setup, s = begun(game)
    seat = rules.awaiting(s)[0]
    legal = rules.legal_moves(s, seat)
    data = rules.dump_state(s)
    assert "moves" not in data
    forged = [rules.dump_move(legal[0])]
    for moves in (forged, {str(seat): forged}, "no list at all"):
        assert rules.legal_moves(rules.load_state({**data, "moves": moves}, setup), seat) == legal
