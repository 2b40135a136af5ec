"""An arch whose action can do nothing is not lit like the others, says what it still brings, and asks once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from engine.brazil import facts
from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import Finish, PlaceToken
from engine.core.session import Session
from game.app.app import App
from game.brazil.drawing.arch_button import ArchButton
from game.brazil.table import TableScreen
from tests.brazil.kit import RULES, Table
from tests.game.brazil.kit import AGAINST_A_BOT, found, lay, says
from tests.game.conftest import click_name, press

Make = Callable[..., App]


def poor(app: App) -> TableScreen:
    """Seat 0 begins its turn with nothing to pay with."""
    t = Table()
    t.player(0).supply = 0
    t.player(0).combat_cards = ()
    t.s.goods = (0,) * t.s.board.size
    t.changed()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.settings.confirm_unused = True
    app.draw()
    return table


def arch(table: TableScreen, name: str) -> ArchButton:
    widget = found(table, f"arch-{name}")
    assert isinstance(widget, ArchButton)
    return widget


@pytest.mark.parametrize("seed", range(3))
def test_what_acts_is_what_the_rules_then_offer(seed: int) -> None:
    """In games of chance: of every arch, before the token is placed."""
    table, dice, seen = Table(seed=seed), random.Random(seed), set()
    session = table.session
    for _ in range(160):
        seat = session.awaiting[0]
        legal = session.legal_moves(seat)
        for move in (one for one in legal if isinstance(one, PlaceToken)):
            world = session.state.copy()
            acts = facts.arch_acts(world, seat, move.arch)
            RULES.apply(world, move)
            opened = not isinstance(world.frames[-1], TurnDecision)
            offered = opened and [one for one in RULES.legal_moves(world, seat) if not isinstance(one, Finish)]
            assert acts == bool(offered) or move.arch == "deploy", move
            seen.add(acts)
        session.submit(dice.choice(legal))
    assert seen == {True, False}


def test_the_resource_of_the_capital_counts_in_the_first_turn() -> None:
    """Goods that were taken at the set-up pay as soon as an action begins."""
    setup = RULES.setups("cisplatine", 2, {})[0]
    session, dice = Session(RULES, setup, 3), random.Random(3)
    while not isinstance(session.state.frames[-1], TurnDecision):
        session.submit(dice.choice(session.legal_moves(session.awaiting[0])))
    seat = session.awaiting[0]
    assert session.state.fresh, "the resource was just taken"
    for name in ("build", "trade", "painting"):
        world = session.state.copy()
        acts = facts.arch_acts(world, seat, name)
        assert world == session.state, "only asked"
        RULES.apply(world, PlaceToken(seat, name))
        opened = not isinstance(world.frames[-1], TurnDecision)
        offered = opened and [one for one in RULES.legal_moves(world, seat) if not isinstance(one, Finish)]
        assert acts == bool(offered), name


def test_an_idle_arch_is_marked_and_says_what_it_brings(make_app: Make) -> None:
    table = poor(make_app())
    assert arch(table, "harbor").lit and not arch(table, "harbor").idle
    for name in ("build", "manufacture", "trade"):
        one = arch(table, name)
        assert one.lit and one.idle, "it may be chosen"
        assert table.text(f"arch-{name}-idle") in one.tip
    assert table.text("arch-brings-battle") in arch(table, "trade").tip
    assert table.text("arch-brings-battle") not in arch(table, "build").tip


def test_an_idle_arch_looks_unlike_those_that_act(make_app: Make) -> None:
    app = make_app()
    table = poor(app)
    one, other = (app.surface.subsurface(arch(table, name).rect).copy() for name in ("harbor", "build"))
    bright = [sum(pygame.transform.average_color(picture)[:3]) for picture in (one, other)]
    assert bright[0] != bright[1]
    red, green, blue = pygame.transform.average_color(other)[:3]
    assert max(red, green, blue) - min(red, green, blue) < 60


def test_an_idle_arch_asks_once(make_app: Make) -> None:
    app = make_app()
    table = poor(app)
    click_name(app, "arch-build")
    assert table.model.pending == PlaceToken(0, "build") and not isinstance(table.match.log[-1].move, PlaceToken)
    assert table.text("arch-build-idle") in says(table, "prompt-bar")
    press(app, pygame.K_ESCAPE)
    assert table.model.pending is None
    click_name(app, "arch-build")
    click_name(app, "arch-build")
    assert table.match.log[-1].move == PlaceToken(0, "build")


def test_another_arch_may_be_chosen_instead(make_app: Make) -> None:
    app = make_app()
    table = poor(app)
    click_name(app, "arch-build")
    click_name(app, "arch-harbor")
    assert table.match.log[-1].move == PlaceToken(0, "harbor")


def test_whoever_does_not_want_to_be_asked_is_not(make_app: Make) -> None:
    app = make_app()
    table = poor(app)
    app.settings.confirm_unused = False
    click_name(app, "arch-build")
    assert table.match.log[-1].move == PlaceToken(0, "build")
