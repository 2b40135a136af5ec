"""The wild monkey for a moment; ``python -m tests.abuse.monkey`` is its long form."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from tests.abuse.monkey import Monkey
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import folders, make_app, nobody_paints

__all__ = ["folders", "make_app", "nobody_paints"]


@pytest.mark.sampled
@pytest.mark.parametrize("game", FACTORIES)
def test_a_monkey_breaks_nothing_deep_in_a_game(make_app: Callable[..., App], game: str) -> None:
    monkey = Monkey(make_app(), 31, games=[game])
    for _ in range(20):
        monkey.step()
    monkey.stop()
    assert monkey.games >= 1 and monkey.game == game
    monkey.go_on()
    assert monkey.again >= 1
    monkey.stop()
