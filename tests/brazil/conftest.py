"""What every test of the rules leaves as it was, and the challenge that tests lay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.brazil import scenarios
from engine.brazil.state import Options
from tests.brazil import challenges
from tests.brazil.kit import Table


@pytest.fixture(autouse=True)
def no_scenarios_of_a_player() -> Iterator[None]:
    """A folder of own scenarios and challenges counts for one test only."""
    yield
    scenarios.look_also_in(None)


@pytest.fixture
def trial(tmp_path):
    """A table of a challenge with these goals: alone, `enemy` there, or with a `rival`."""

    def made(*rows: str, enemy: bool = False, rival: bool = False, **options: str) -> Table:
        text = (challenges.RIVAL if rival else challenges.ALONE) + challenges.goals(*rows)
        challenges.write(tmp_path, text + (challenges.ENEMY if enemy else "") + challenges.MEDALS)
        colours, monarchs = (("green", "sky"), ("oba_ii", "manuel_i")) if rival else (("green",), ("oba_ii",))
        return Table("trial", colours, monarchs, options=Options(**options))

    return made
