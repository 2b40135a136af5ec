"""Paying through real moves: sources, the ladder of substitution, no overpaying, what just came can't pay (rules 5)."""

from __future__ import annotations

import pytest

from engine.brazil.components import BUILDINGS
from engine.brazil.moves import (
    Build,
    ChooseResource,
    DeployUnit,
    EndTurn,
    FoundCity,
    Manufacture,
    PayCredit,
    PayGoldCard,
    PayGood,
    PlayGoldCard,
)
from engine.brazil.rules import payment
from tests.brazil.kit import Table

# --- through real moves ---


def due(*goods: str, cost_of: str = "gold_foundry", **more) -> Table:
    """A Gold Foundry (brazilwood, cane or coffee, any resource) is due next to the Capital."""
    t = Table(monarchs=("oba_ii",), **more).era(2).goods(*goods)
    t.arch("build")
    t.do(Build(0, cost_of, t.free(BUILDINGS[cost_of].terrain[0], near=t.home())))
    return t


def test_every_part_is_asked_for_hardest_first():
    t = due("brazilwood", "brazilwood", "coffee", "coffee", "sugarcane")
    assert t.frame.needs == ("cane_or_coffee", "any")
    t.do(PayGood(0, "sugarcane"))
    t.do(PayGood(0, "coffee"))
    assert sorted(t.supply()) == ["brazilwood", "coffee"]
    t.waits_for(0)


@pytest.mark.parametrize(
    ("good", "paid"),
    [("brazilwood", True), ("gold", True), ("science", True), ("coffee", False), ("cotton", False)],
)
def test_the_ladder_gold_for_resources_science_for_all_and_never_the_other_way(good, paid):
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold", "science", "coffee", "cotton", "sugarcane")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    if paid:
        t.do(PayGood(0, good))
        assert good not in t.supply()
    else:
        t.refused(PayGood(0, good), "does_not_pay", thing=good, need="brazilwood")


def test_a_resource_never_pays_for_gold():
    t = Table(monarchs=("oba_ii",)).goods("coffee", "coffee", "gold", "science", "science")
    t.arch("deploy")
    t.do(DeployUnit(0, 4, t.home()))
    assert t.frame.needs[0] == "gold"
    t.refused(PayGood(0, "coffee"), "does_not_pay", need="gold")
    t.do(PayGood(0, "science"))


def founding(city: str, *goods: str) -> Table:
    """This City's cost is due."""
    t = Table(monarchs=("oba_ii",)).era(2).goods(*goods).city_on_top(city)
    spot = t.free("field", near=t.home())
    t.unit("monarch", spot)
    t.arch("build")
    t.do(FoundCity(0, city, spot))
    return t


def test_a_good_needed_for_another_part_is_refused():
    """The only gold must stand for the brazilwood that isn't there."""
    t = Table(monarchs=("oba_ii",)).era(2).goods("coffee", "gold").city_on_top("sao_paulo")
    spot = t.free("field", near=t.home())
    farm = t.tile("farm", t.free("field", near=t.home(), unless=lambda h: h == spot), goods=("coffee", "coffee"))
    t.unit("monarch", spot)
    t.arch("build")
    t.do(FoundCity(0, "sao_paulo", spot))
    t.refused(PayGood(0, "gold"), "needed_elsewhere", thing="gold")
    t.do(PayGood(0, "coffee", farm), PayGood(0, "coffee", farm))
    assert t.supply() == ["coffee"] and t.s.tile[spot] == "sao_paulo"


def test_one_good_pays_for_one_part_only():
    t = founding("sao_luis", "cotton", "gold", "brazilwood")
    t.pay()
    assert t.supply() == [] and "sao_luis" in t.s.tile


def test_two_parts_are_not_paid_by_one_good():
    t = Table(monarchs=("oba_ii",)).era(2).goods("science", "cotton").city_on_top("sao_luis")
    spot = t.free("field", near=t.home())
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(FoundCity(0, "sao_luis", spot), "cannot_afford")


def test_goods_come_from_own_tiles_and_seized_tiles_too():
    t = Table(monarchs=("oba_ii",))
    own = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.unit("archer", enemy)
    t.arch("build")
    t.do(Build(0, "trading_post", t.free("forest", near=t.home())))
    assert t.goods_on(own) == [] == t.goods_on(enemy)


def test_goods_of_others_and_of_lost_tiles_do_not_pay():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold")
    lost = t.tile("farm", t.free("field", near=t.home()), goods=("brazilwood",))
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.unit("archer", lost, seat=1)
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "brazilwood", lost), "not_controlled", hex=lost)
    t.pay()
    assert t.supply() == [] and t.goods_on(lost) == ["brazilwood"] == t.goods_on(enemy)
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "gold", "gold")
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1, goods=("brazilwood",))
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "brazilwood", enemy), "not_controlled", hex=enemy)
    t.refused(PayGood(0, "brazilwood", 999), "not_controlled")
    t.refused(PayGood(0, "brazilwood", -5), "not_controlled")


def test_a_gold_card_pays_as_one_gold():
    t = Table(monarchs=("oba_ii",)).gold_card("war").goods("brazilwood", "cotton")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.pay()
    assert t.player().gold_cards == () and t.s.gold_discard == ("war",)
    assert t.supply() == ["cotton"]


def test_each_gold_card_is_a_choice_of_its_own():
    t = Table(monarchs=("oba_ii",)).gold_card("war", "agricola").goods("gold", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    assert {m.card for m in t.legal(PayGoldCard)} == {"war", "agricola"}
    t.refused(PayGoldCard(0, "metropolis"), "not_held", thing="metropolis")
    t.do(PayGoldCard(0, "war"))
    assert t.player().gold_cards == ("agricola",)


def test_nothing_else_happens_while_a_payment_is_open():
    t = Table(monarchs=("oba_ii",)).gold_card("extra_harbor").goods("brazilwood", "brazilwood", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PlayGoldCard(0, "extra_harbor"), "payment_open")
    t.refused(EndTurn(0), "payment_open", need="brazilwood")


def test_a_good_not_held_or_unknown_is_refused():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "brazilwood", "gold")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.refused(PayGood(0, "science"), "not_held", thing="science")
    t.refused(PayGood(0, "wine"), "does_not_pay", thing="wine")
    t.refused(PayCredit(0, "resource"), "does_not_pay")


def test_what_this_action_brought_can_not_pay_for_it():
    """Pedro I's resource for the first Archer can't pay for the second unit of the same Deploy."""
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0)
    assert t.player().units[2] < 0
    assert sorted(t.supply()) == ["brazilwood", "cotton"]


def test_of_two_alike_only_the_old_one_pays():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood", "cotton", "cotton")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0, "deploy")
    t.do(DeployUnit(0, 2, t.home()))
    assert sorted(t.supply()) == ["cotton", "cotton"]


def test_just_gained_goods_are_named_as_the_reason():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood", "gold", "gold")
    t.arch("deploy")
    t.do(DeployUnit(0, 1, t.home()), PayGood(0, "coffee"))
    t.do(ChooseResource(0, "cotton"))
    t.do(DeployUnit(0, 2, t.home()))
    t.refused(PayGood(0, "cotton"), "just_gained", thing="cotton")


def test_the_next_action_may_spend_it():
    t = Table(monarchs=("oba_ii",)).gold_card("extra_harbor").goods("coffee")
    t.do(PlayGoldCard(0, "extra_harbor"), ChooseResource(0, "brazilwood"))
    t.arch("build")
    t.do(Build(0, "trading_post", t.free("forest", near=t.home())))
    assert t.supply() == []


def test_a_gold_card_drawn_by_the_action_can_not_pay_for_it():
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, 0, t.home()))
    t.pay()
    assert len(t.player().gold_cards) == 1
    t.waits_for(0)


def test_the_proposal_empties_a_tile_before_opening_another_and_spares_the_supply():
    t = Table(monarchs=("oba_ii",)).goods("brazilwood", "brazilwood")
    full = t.tile("sawmill", t.free("forest", near=t.home()), goods=("brazilwood", "brazilwood"))
    begun = t.tile("trading_post", t.free("forest", near=t.home()), goods=("brazilwood",))
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    places = [m.place for m in payment.propose(t.s)]
    assert places == [begun, full]


def test_nothing_is_proposed_without_an_open_payment():
    assert payment.propose(Table().s) == []


def test_production_just_placed_can_not_pay_for_the_second_building_of_the_action():
    t = Table(monarchs=("oba_ii",)).painting("maua").goods("cotton", "gold")
    field, other = [h for h in t.near(t.home()) if t.s.board.terrain[h] == "field" and not t.s.unexplored[h]][:2]
    t.arch("build")
    t.do(Build(0, "farm", field), PayGood(0, "cotton"))
    assert t.goods_on(field) == ["coffee", "coffee"]
    t.waits_for(0)
    t.refused(Build(0, "farm", other), "nothing_open")
