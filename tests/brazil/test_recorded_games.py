"""Games recorded in tests/brazil/games/: drop a save in, and it is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.brazil.scenarios import all_scenarios
from engine.storage.save import SaveError, read_save, verify
from tests.brazil.kit import RULES
from tests.brazil.record import endings, file_of

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
REMEDY = (
    "If components, a map or rules were corrected, record it anew: python -m tests.brazil.record [scenario ...]; "
    "if a card was added, its row must say `since`: see engine/core/components.py"
)


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_recorded_game_still_gives_the_same_positions_and_score(path):
    save = read_save(path)
    try:
        session = verify(RULES, save)
    except SaveError as error:
        pytest.fail(f"{path.stem}: {error}. {REMEDY}", pytrace=False)
    assert len(session.log) == len(save.moves) and session.result() is not None


WAYS = [(s.id, ending) for s in all_scenarios()[0] for ending in endings(s.id)]


@pytest.mark.parametrize("scenario,ending", WAYS)
def test_every_way_a_game_can_end_is_recorded_on_every_map(scenario, ending):
    """That they replay is tested above; here, that the file named so ends so."""
    save = read_save(file_of(scenario, ending))
    assert RULES.load_setup(save.setup).scenario == scenario
    assert save.checkpoint["over"] == ending
    if ending.startswith("goals"):
        state = RULES.load_state(save.checkpoint, RULES.load_setup(save.setup))
        result = RULES.result(state)
        assert result is not None and result.winners == ((0,) if ending == "goals" else ())
