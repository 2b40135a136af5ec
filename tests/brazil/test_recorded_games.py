"""Games recorded in tests/brazil/games/: drop a save in, and it is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.save import SaveError, load_session, read_save, verify
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
REMEDY = "If components, a map or rules were corrected, record it anew: python -m tests.brazil.record [scenario ...]"


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_recorded_game_still_gives_the_same_positions_and_score(path):
    save = read_save(path)
    try:
        session = verify(RULES, save)
    except SaveError as error:
        pytest.fail(f"{path.stem}: {error}. {REMEDY}", pytrace=False)
    assert len(session.log) == len(save.moves) and session.result() is not None


def test_the_small_and_the_large_map_have_a_recorded_game():
    assert {SMALL, LARGE} <= {path.stem for path in GAMES}


def test_the_solo_challenge_is_recorded_won_and_lost():
    """Both verify above; here: the one ends with all goals met, the other without."""
    for name, over, winners in (("_won", "goals", (0,)), ("", "goals_missed", ())):
        save = read_save(Path(__file__).parent / "games" / f"battle_of_guararapes{name}.json")
        session, _ = load_session(RULES, save)
        assert session.state.over == over
        result = session.result()
        assert result is not None and result.winners == winners
