"""What every test of the rules leaves as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.brazil import scenarios


@pytest.fixture(autouse=True)
def no_scenarios_of_a_player() -> Iterator[None]:
    """A folder of own scenarios and challenges counts for one test only."""
    yield
    scenarios.look_also_in(None)
