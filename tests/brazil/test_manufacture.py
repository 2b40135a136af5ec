"""Manufacture: a product onto a free slot of its shape, which upgrades that arch (rules 4, Manufacture)."""

from __future__ import annotations

import pytest

from engine.brazil.components import PRODUCTS, SLOTS
from engine.brazil.moves import EndTurn, Manufacture, PayCredit, PayGood, PlaceToken
from tests.brazil.kit import Table

PAY = {
    "dye": ("brazilwood",) * 2,
    "sugar": ("sugarcane",) * 2,
    "cocoa": ("sugarcane", "brazilwood", "cotton"),
    "fabric": ("cotton",) * 2,
    "coffee": ("coffee",) * 3,
    "rubber": ("gold", "gold", "brazilwood"),
}


def making(*goods: str, **more) -> Table:
    return Table(monarchs=("oba_ii",), **more).goods(*goods)


@pytest.mark.parametrize("product", list(PRODUCTS))
def test_a_product_is_paid_for_and_put_on_a_slot_of_its_shape(product):
    t = making(*PAY[product])
    slot = next(arch for arch, shape in SLOTS.items() if shape == PRODUCTS[product].shape)
    t.arch("manufacture")
    t.do(Manufacture(0, product, slot))
    assert t.player().products == ((product, slot),)
    assert t.supply() == []
    t.waits_for(0)


@pytest.mark.parametrize("product", list(PRODUCTS))
def test_one_good_short_is_refused(product):
    t = making(*PAY[product][1:], *(("brazilwood",) * 2 if product != "dye" else ("sugarcane",) * 2))
    slot = next(arch for arch, shape in SLOTS.items() if shape == PRODUCTS[product].shape)
    t.arch("manufacture")
    t.refused(Manufacture(0, product, slot), "cannot_afford", cost=PRODUCTS[product].cost)


def test_the_slots_have_the_shapes_of_the_board_and_trade_has_none():
    t = making("brazilwood", "brazilwood")
    t.arch("manufacture")
    assert {m.slot for m in t.legal(Manufacture) if m.product == "dye"} == {"renovate", "harbor"}
    t.refused(Manufacture(0, "dye", "trade"), "no_slot_there", slot="trade")
    t.refused(Manufacture(0, "dye", "monarch"), "no_slot_there", slot="monarch")


def test_another_shape_is_refused():
    t = making("brazilwood", "brazilwood")
    t.arch("manufacture")
    t.refused(Manufacture(0, "dye", "build"), "shape_mismatch", needs="octagon", found="square")


def test_a_taken_slot_is_refused():
    t = making("sugarcane", "sugarcane").product("dye", "harbor")
    t.arch("manufacture")
    t.refused(Manufacture(0, "sugar", "harbor"), "slot_taken", slot="harbor")
    t.do(Manufacture(0, "sugar", "renovate"))


def test_each_product_is_made_once():
    t = making("brazilwood", "brazilwood", "sugarcane", "sugarcane").product("dye", "harbor")
    t.arch("manufacture")
    t.refused(Manufacture(0, "dye", "renovate"), "already_made", product="dye")
    t.refused(Manufacture(0, "wine", "renovate"), "not_on_offer")
    t.refused(EndTurn(0), "finish_first")


def test_without_a_free_slot_of_its_shape_it_can_not_be_made():
    t = making("coffee", "coffee", "coffee").product("dye", "deploy").product("sugar", "build")
    t.arch("manufacture")
    t.waits_for(0)


def test_queen_victorias_board_takes_a_product_of_any_shape():
    t = Table("cisplatine", ("purple", "green"), ("victoria",)).goods("coffee", "coffee", "coffee")
    t.product("dye", "deploy").product("sugar", "build")
    t.arch("manufacture")
    t.do(Manufacture(0, "coffee", "monarch"))
    assert t.player().products[-1] == ("coffee", "monarch")


def test_a_product_upgrades_its_arch_from_now_on():
    t = making("brazilwood", "brazilwood")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"), EndTurn(0))
    t.arch("harbor")
    t.finish()
    t.do(EndTurn(1), PlaceToken(0, "harbor"))
    assert t.frame.gold_card


def test_upgraded_one_resource_less():
    t = making("coffee", "coffee").product("fabric", "manufacture")
    t.arch("manufacture")
    t.do(Manufacture(0, "coffee", "deploy"))
    t.pay()
    assert t.player().products[-1] == ("coffee", "deploy") and t.supply() == []


def test_upgraded_two_less_is_refused():
    t = making("coffee", "brazilwood").product("fabric", "manufacture")
    t.arch("manufacture")
    t.refused(Manufacture(0, "coffee", "deploy"), "cannot_afford")
    t.do(Manufacture(0, "dye", "harbor"))


def test_upgraded_gold_parts_are_not_reduced():
    t = making("gold", "brazilwood", "brazilwood").product("fabric", "manufacture")
    t.arch("manufacture")
    t.refused(Manufacture(0, "rubber", "deploy"), "cannot_afford")
    t.goods("gold")
    t.do(Manufacture(0, "rubber", "deploy"))
    t.pay()
    assert sorted(t.supply()) == ["brazilwood", "brazilwood"]


def test_upgraded_nobody_pays_more_than_is_due():
    """The reduction always counts: paying the full price would be overpaying."""
    t = making("coffee", "coffee", "coffee").product("fabric", "manufacture")
    t.arch("manufacture")
    t.do(Manufacture(0, "coffee", "deploy"))
    t.do(PayGood(0, "coffee"))
    t.do(PayGood(0, "coffee"))
    t.waits_for(0)
    assert t.supply() == ["coffee"]


def test_upgraded_the_player_picks_the_part_that_is_cheaper():
    t = making("brazilwood", "cotton").product("fabric", "manufacture")
    t.arch("manufacture")
    t.do(Manufacture(0, "cocoa", "painting"))
    assert t.player().products[-1] == ("cocoa", "painting") and t.supply() == []
    t = making("brazilwood", "sugarcane", "cotton").product("fabric", "manufacture")
    t.arch("manufacture")
    t.do(Manufacture(0, "cocoa", "painting"))
    t.do(PayCredit(0, "resource"))
    t.pay()
    assert len(t.supply()) == 1


def test_the_other_slots_shapes():
    assert SLOTS == {
        "deploy": "octagon",
        "build": "octagon",
        "painting": "pentagon",
        "manufacture": "pentagon",
        "renovate": "square",
        "harbor": "square",
    }
