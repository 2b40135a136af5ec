"""Games recorded in tests/historia/games/: drop a save in, and it is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.storage.save import read_save, verify
from tests.historia.random_play import RULES
from tests.historia.record import GREEDY, RANDOM

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
REMEDY = (
    "components or rules were corrected: python -m tests.historia.record; "
    "if a card was added, its row must say `since`: see engine/core/components.py"
)


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_recorded_game_still_gives_the_same_positions_and_score(path):
    save = read_save(path)
    assert save.components == RULES.component_digest(RULES.load_setup(save.setup)), REMEDY
    session = verify(RULES, save)
    assert len(session.log) == len(save.moves) and session.result() is not None


def test_every_kind_of_table_is_recorded():
    assert {*RANDOM, *GREEDY} <= {path.stem for path in GAMES}


def test_a_game_alone_is_recorded_won_and_lost():
    for name, won in (("greedy_alone_won", True), ("greedy_alone_lost", False)):
        totals = read_save(Path(__file__).parent / "games" / f"{name}.json").totals
        assert totals is not None and (totals[0] >= max(totals[1:])) == won
