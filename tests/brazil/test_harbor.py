"""Harbor: a resource of choice; upgraded also a Gold card (rules 4, Harbor)."""

from __future__ import annotations

import pytest

from engine.brazil.components import RESOURCES
from engine.brazil.moves import ChooseResource, EndTurn, MoveUnits
from tests.brazil.kit import Table


@pytest.mark.parametrize("resource", RESOURCES)
def test_any_resource_may_be_taken(resource):
    t = Table()
    t.arch("harbor")
    t.do(ChooseResource(0, resource))
    assert t.supply() == [resource]
    t.waits_for(0)


@pytest.mark.parametrize("asset", ["gold", "science", "wine"])
def test_assets_are_not_resources(asset):
    t = Table()
    t.arch("harbor")
    t.refused(ChooseResource(0, asset), "not_a_resource", thing=asset)


def test_the_resource_may_be_declined():
    t = Table()
    t.arch("harbor")
    t.finish()
    assert t.supply() == []
    t.waits_for(0)


def test_the_turn_waits_for_the_choice():
    t = Table()
    t.arch("harbor")
    t.refused(EndTurn(0), "choose_resource_first")


def test_without_the_upgrade_no_gold_card():
    t = Table()
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    assert t.player().gold_cards == ()


def test_upgraded_a_gold_card_is_drawn_too():
    t = Table().product("dye", "harbor")
    top = t.s.gold_deck[0]
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    assert t.player().gold_cards == (top,) and t.supply() == ["coffee"]
    assert not t.session.can_undo


@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_harbor_and_trade_give_no_additional_movement(arch):
    t = Table()
    unit = t.unit("archer", t.home())
    t.arch(arch)
    if t.frame.kind != "turn":
        t.finish()
    to = next(h for h in t.near(t.home()) if not t.s.unexplored[h])
    t.refused(MoveUnits(0, (unit,), to, "extra"), "arch_without_extra", arch=arch)
    t.do(MoveUnits(0, (unit,), to))
    t.refused(MoveUnits(0, (unit,), t.home()), "no_movement_left", by="free")
