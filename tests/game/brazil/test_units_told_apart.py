"""Two units of one kind in a choice are told apart by their strength."""

from __future__ import annotations

from collections.abc import Callable

from game.app.app import App
from game.brazil.options import tray_options
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay

Make = Callable[..., App]


def test_two_archers_to_deploy_are_told_apart(make_app: Make) -> None:
    t = Table().goods("gold", "science", "brazilwood", "coffee", "sugarcane")
    t.arch("deploy")
    table = lay(make_app(language="en"), t.session, AGAINST_A_BOT)
    titles = [option.title for option in tray_options(table.ui, table.model)]
    assert len(set(titles)) == len(titles) == 5
    assert titles[:3] == ["Monarch", "Archer (1)", "Archer (2)"]


def test_two_archers_to_move_are_told_apart(make_app: Make) -> None:
    t = Table()
    t.unit("archer", t.free("forest"))
    t.unit("archer", t.home())
    t.moving("build")
    table = lay(make_app(language="en"), t.session, AGAINST_A_BOT)
    assert [option.title for option in tray_options(table.ui, table.model)] == ["Archer (1)", "Archer (2)"]
