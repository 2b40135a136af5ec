"""Some rounds of a game of two by mouse alone, by keyboard alone, and in haste; ``python -m tests.playthrough`` plays
them to the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from tests.playthrough import games

ROUNDS = 5


def test_some_rounds_by_mouse_alone(make_app: Callable[..., App]) -> None:
    player = games.by_mouse(make_app(), 1, ROUNDS)
    assert player.table.model.view.round > ROUNDS and player.events > 3 * 40


def test_some_rounds_by_keyboard_alone(make_app: Callable[..., App]) -> None:
    player = games.by_keys(make_app(), 2, ROUNDS)
    assert player.table.model.view.round > ROUNDS and player.events > player.steps


def test_an_impatient_player_gives_nothing_away_unseen(make_app: Callable[..., App]) -> None:
    player = games.in_haste(make_app(), 3, ROUNDS)
    assert player.table.model.view.round > ROUNDS


def test_without_the_guard_he_would(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself can fail."""
    monkeypatch.setattr(games, "WATCHED", 0)
    with pytest.raises(AssertionError, match="ms"):
        for seed in (3, 4, 5):
            games.in_haste(make_app(), seed, ROUNDS)
