"""A challenge from the menu to its end by clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.storage.save import read_save, verify
from game.app.app import App
from game.brazil.challenge.end_screen import EndScreen
from tests.brazil.kit import RULES
from tests.brazil.record_challenges import file_of
from tests.game.brazil.hills import CODE
from tests.playthrough import challenge as driver
from tests.playthrough.follower import Follower
from tests.playthrough.games import watch

SHORT = "sao_vicente_1532"


def test_a_defeat_is_clicked_to_its_end_and_nobody_is_scolded(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = verify(RULES, read_save(file_of(SHORT, "lost")))
    monkeypatch.setattr("game.brazil.table_factory.seed_of", lambda nonce: played.seed)
    monkeypatch.setattr(driver, "moves_of", lambda *deal: tuple(entry.move for entry in played.log))
    with watch() as now:
        player = Follower(make_app(), now, ())
        driver.follow(player, SHORT, "lost", CODE)
    assert isinstance(player.app.top, EndScreen)
    assert [text for _, kind, text in player.heard if kind == "bad"] == []
    assert sum(player.clicked.values()) >= len(played.log) - 2, "the others the screen has played by itself"
