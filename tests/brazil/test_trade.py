"""Trade: four kinds of exchange, any number of times, exact goods (rules 4, Trade)."""

from __future__ import annotations

import pytest

from engine.brazil.components import RESOURCES
from engine.brazil.moves import EndTurn, GiveCombatCards, PayGoldCard, PayGood, Trade
from tests.brazil.kit import Table


def trading(*goods: str, **more) -> Table:
    t = Table(monarchs=("oba_ii",), **more).goods(*goods)
    return t


@pytest.mark.parametrize("resource", RESOURCES)
def test_one_resource_becomes_one_gold(resource):
    t = trading(resource)
    t.arch("trade")
    t.do(Trade(0, "resource"))
    assert t.supply() == ["gold"]
    t.waits_for(0)


@pytest.mark.parametrize("pair", [("cotton", "cotton"), ("coffee", "coffee"), ("coffee", "cotton")])
def test_two_of_cotton_and_coffee_become_two_gold_and_a_gold_card(pair):
    t = trading(*pair)
    t.arch("trade")
    t.do(Trade(0, "coffee_cotton"))
    t.pay()
    assert t.supply() == ["gold", "gold"] and len(t.player().gold_cards) == 1


@pytest.mark.parametrize("pair", [("cotton", "sugarcane"), ("brazilwood", "coffee"), ("coffee", "gold")])
def test_two_others_do_not(pair):
    t = trading(*pair)
    t.arch("trade")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")


def test_four_resources_become_science_gold_and_a_gold_card():
    t = trading("sugarcane", "sugarcane", "brazilwood", "cotton")
    t.arch("trade")
    t.do(Trade(0, "four_resources"))
    t.pay()
    assert t.supply() == ["gold", "science"] and len(t.player().gold_cards) == 1


def test_three_resources_are_one_short():
    t = trading("sugarcane", "sugarcane", "brazilwood")
    t.arch("trade")
    t.refused(Trade(0, "four_resources"), "cannot_afford")


def test_two_combat_cards_become_gold_and_a_gold_card():
    t = trading().combat_card("militia", "regulars")
    t.arch("trade")
    t.do(Trade(0, "combat_cards"))
    assert t.supply() == ["gold"] and len(t.player().gold_cards) == 1
    assert t.player().combat_cards == () and sorted(t.s.combat_discard) == ["militia", "regulars"]


def test_the_player_chooses_which_combat_cards_to_give():
    t = trading().combat_card("militia", "regulars", "spy")
    t.arch("trade")
    t.do(Trade(0, "combat_cards"))
    t.waits_for(0, "give_cards")
    t.refused(GiveCombatCards(0, ("militia",)), "give_cards_first", needs=2)
    t.refused(GiveCombatCards(0, ("militia", "retreat")), "give_cards_first")
    t.refused(EndTurn(0), "give_cards_first")
    t.do(GiveCombatCards(0, ("militia", "spy")))
    assert t.player().combat_cards == ("regulars",)


def test_one_combat_card_is_too_few():
    t = trading("coffee").combat_card("militia")
    t.arch("trade")
    t.refused(Trade(0, "combat_cards"), "too_few_combat_cards", needs=2)


@pytest.mark.parametrize("asset", ["gold", "science"])
def test_no_substitution_assets_are_not_traded(asset):
    t = trading(asset, asset, asset, asset)
    t.arch("trade")
    t.waits_for(0)


def test_a_gold_card_is_no_good_to_trade():
    t = trading("coffee").gold_card("extra_trade")
    t.arch("trade")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")
    t.refused(PayGoldCard(0, "extra_trade"), "finish_first")


def test_an_exact_payment_refuses_cards_and_other_goods():
    t = trading("coffee", "cotton", "gold").gold_card("extra_trade")
    farm = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    t.arch("trade")
    t.do(Trade(0, "coffee_cotton"))
    t.refused(PayGoldCard(0, "extra_trade"), "does_not_pay")
    t.refused(PayGood(0, "gold"), "does_not_pay", thing="gold")
    t.refused(PayGood(0, "cotton", farm), "not_held")
    t.do(PayGood(0, "coffee", farm), PayGood(0, "coffee"))
    assert t.supply() == ["cotton", "gold", "gold", "gold"]


def test_goods_come_from_own_and_from_seized_tiles():
    t = trading()
    own = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    enemy = t.tile("farm", t.free("field", near=t.home(1)), seat=1, goods=("coffee",))
    t.unit("archer", enemy)
    t.arch("trade")
    t.do(Trade(0, "coffee_cotton"))
    t.pay()
    assert t.goods_on(own) == [] == t.goods_on(enemy)
    assert t.supply() == ["gold", "gold"]


def test_goods_of_a_lost_tile_are_out_of_reach():
    t = trading()
    own = t.tile("farm", t.free("field", near=t.home()), goods=("coffee", "coffee"))
    t.unit("archer", own, seat=1)
    t.arch("trade")
    t.waits_for(0)


def test_any_number_of_trades_in_one_action():
    t = trading("coffee", "coffee", "brazilwood", "sugarcane")
    t.arch("trade")
    t.do(Trade(0, "resource"))
    t.do(PayGood(0, "brazilwood"))
    t.do(Trade(0, "resource"))
    t.do(PayGood(0, "sugarcane"))
    t.do(Trade(0, "coffee_cotton"))
    t.pay()
    assert t.supply() == ["gold"] * 4
    t.waits_for(0)


def test_one_may_stop_trading():
    t = trading("coffee", "coffee")
    t.arch("trade")
    t.finish()
    assert t.supply() == ["coffee", "coffee"]
    t.waits_for(0)


def test_above_the_limit_one_drops_before_the_next_trade():
    t = trading("gold", "gold", "gold", "brazilwood")
    farm = t.tile("farm", t.free("field", near=t.home()), goods=("coffee", "coffee"))
    t.arch("trade")
    t.do(Trade(0, "coffee_cotton"))
    t.pay()
    t.waits_for(0, "limit")
    t.refused(Trade(0, "resource"), "drop_first")
    t.do(t.legal()[0])
    t.waits_for(0)
    assert t.supply() == ["gold"] * 5 and t.goods_on(farm) == []


def test_an_unknown_trade_is_refused():
    t = trading("coffee")
    t.arch("trade")
    t.refused(Trade(0, "spices"), "not_on_offer")
