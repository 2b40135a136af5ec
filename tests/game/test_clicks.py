"""How many clicks the common turns take, counted while they are played with real events; and what is not asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.brazil.decisions import TurnDecision
from engine.brazil.events import BattleEnded, TileExplored
from engine.brazil.moves import DeployUnit, MoveUnits, PlaceToken
from game.app.app import App
from game.brazil.table import TableScreen
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, PEOPLE, battle_ahead, lay

from .conftest import click

pytestmark = pytest.mark.usefixtures("nothing_painted")


class Mouse:
    """Clicks on a table, and counts them."""

    def __init__(self, app: App, t: Table, who: tuple[str, ...] = AGAINST_A_BOT) -> None:
        self.app, self.t = app, t
        self.table: TableScreen = lay(app, t.session, who)
        self.clicks = 0

    def on(self, name: str) -> None:
        self._settle()
        widget = next(w for w in self.app.top.ui_root.root.walk() if w.name == name)
        self._click(widget.rect.center)

    def hex(self, hex_id: int) -> None:
        self._settle()
        x, y = self.table.map.centre(hex_id)
        self._click((round(x), round(y)))

    def _settle(self) -> None:
        self.app.tick()
        self.app.draw()

    def _click(self, position: tuple[int, int]) -> None:
        self.clicks += 1
        click(self.app, position)
        self._settle()


def test_build_takes_two_clicks(make_app: Callable[..., App]) -> None:
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    mouse = Mouse(make_app(), t)
    mouse.on("arch-build")
    mouse.hex(field)
    assert t.s.tile[field] == "farm" and mouse.clicks == 2


def test_build_takes_three_where_there_are_two_ways_to_pay(make_app: Callable[..., App]) -> None:
    t = Table().goods("coffee", "sugarcane")
    field = t.free("field", near=t.home())
    mouse = Mouse(make_app(), t)
    mouse.on("arch-build")
    mouse.hex(field)
    assert mouse.table.model.proposal
    mouse.on("main")
    assert t.s.tile[field] == "farm" and mouse.clicks == 3


def test_build_takes_three_where_two_buildings_fit(make_app: Callable[..., App]) -> None:
    t = Table().goods("sugarcane", "brazilwood")
    field = t.free("field", near=t.home())
    mouse = Mouse(make_app(), t)
    mouse.on("arch-build")
    mouse.hex(field)
    mouse.on("tile-cane_field")
    assert t.s.tile[field] == "cane_field" and mouse.clicks == 3


def test_deploy_and_move_takes_four_clicks(make_app: Callable[..., App]) -> None:
    t = Table().goods("coffee", "coffee")
    mouse = Mouse(make_app(), t)
    mouse.on("arch-deploy")
    unit = next(move.unit for move in t.legal(DeployUnit))
    mouse.on(f"unit-{unit}")
    assert t.player().units[unit] == t.home()
    mouse.hex(t.home())
    to = next(h for h, kind in mouse.table.map.lights.targets.items() if kind == "move")
    mouse.hex(to)
    assert t.player().units[unit] == to and mouse.clicks == 4


def test_a_unit_explores_in_two_clicks(make_app: Callable[..., App]) -> None:
    t = Table()
    unknown = next(h for h in range(t.s.board.size) if t.s.unexplored[h])
    here = next(h for h in t.near(unknown) if not t.s.unexplored[h] and t.s.board.terrain[h] != "water")
    unit = t.unit("archer", here)
    t.moving("build")
    mouse = Mouse(make_app(), t)
    mouse.hex(here)
    mouse.hex(unknown)
    assert t.player().units[unit] == unknown and mouse.clicks == 2
    assert any(isinstance(event, TileExplored) for event in t.session.log[-1].events)


def test_a_battle_takes_four_clicks(make_app: Callable[..., App]) -> None:
    t, _, here, there = battle_ahead()
    mouse = Mouse(make_app(), t)
    mouse.hex(here)
    mouse.hex(there)
    mouse.on("battle-card-0")
    mouse.on("seal")
    assert mouse.clicks == 4 and t.session.log[-1].move.kind == "seal_cards" and t.session.log[-1].move.cards


def test_a_battle_at_one_screen_takes_seven(make_app: Callable[..., App]) -> None:
    """Both sides and both hand-overs: four to attack, the defender comes and seals, both see the end, back."""
    t, _, here, there = battle_ahead()
    mouse = Mouse(make_app(), t, PEOPLE)
    mouse.table.controller.take_over(0)
    mouse.hex(here)
    mouse.hex(there)
    mouse.on("battle-card-0")
    mouse.on("seal")
    mouse.on("ready")
    mouse.on("no-card")
    assert any(isinstance(event, BattleEnded) for event in t.session.log[-1].events)
    model = mouse.table.model
    assert model.outcome is not None and model.match.viewer is None, (
        "the end is everybody's: nobody's secrets beside it"
    )
    mouse.on("outcome-done")
    assert mouse.clicks == 7 and model.match.viewer == 0 and isinstance(model.frame, TurnDecision)
    assert mouse.app.top is mouse.table and model.recap_since is None


def test_a_token_is_placed_with_one(make_app: Callable[..., App]) -> None:
    t = Table()
    mouse = Mouse(make_app(), t)
    mouse.on("arch-harbor")
    assert t.session.log[-1].move == PlaceToken(0, "harbor") and mouse.clicks == 1


def test_a_walk_takes_two(make_app: Callable[..., App]) -> None:
    t, unit, here, _ = battle_ahead()
    for hex_id in t.near(here):
        t.clear_unknown(hex_id)
    mouse = Mouse(make_app(), t)
    mouse.hex(here)
    to = next(h for h, kind in mouse.table.map.lights.targets.items() if kind == "move")
    mouse.hex(to)
    assert isinstance(t.session.log[-1].move, MoveUnits) and t.player().units[unit] == to and mouse.clicks == 2
