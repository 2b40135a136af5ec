"""Limits: take or draw first, then drop down by the own choice (rules 5, Limits). Empty decks."""

from __future__ import annotations

import pytest

from engine.brazil.moves import (
    ChooseResource,
    DeployUnit,
    DrawBonusCard,
    DropCard,
    DropGood,
    EndTurn,
    PlaceToken,
    PlayGoldCard,
)
from tests.brazil.kit import Table


def test_five_goods_may_be_held():
    t = Table().goods("gold", "gold", "gold", "gold")
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0)
    assert len(t.supply()) == 5


def test_with_a_sixth_good_one_of_any_kind_is_dropped():
    t = Table().goods("gold", "gold", "science", "cotton", "cotton")
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0, "limit")
    assert {m.good for m in t.legal(DropGood)} == {"gold", "science", "cotton", "coffee"}
    t.refused(DropGood(0, "sugarcane"), "not_held")
    t.refused(EndTurn(0), "drop_first", what="goods", excess=1)
    t.refused(DropCard(0, "gold", "war"), "drop_first")
    t.do(DropGood(0, "coffee"))
    t.waits_for(0)
    assert len(t.supply()) == 5 and "coffee" not in t.supply()


def test_with_one_kind_only_there_is_nothing_to_choose():
    t = Table().goods(*["coffee"] * 5)
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0)
    assert t.supply() == ["coffee"] * 5


def test_goods_on_tiles_are_not_counted():
    t = Table().goods(*["gold"] * 4)
    t.tile("farm", t.free("field", near=t.home()), goods=("coffee", "coffee"))
    t.arch("harbor")
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0)


def test_three_gold_cards_may_be_held_and_a_fourth_makes_one_drop():
    t = Table().gold_card("extra_build", "war").product("dye", "harbor").on_top("gold_deck", "agricola", "jesuits")
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0)
    assert len(t.player().gold_cards) == 3
    t.on_turn(0)
    t.player().token = ""
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0, "limit")
    assert {m.card for m in t.legal(DropCard)} == {"agricola", "extra_build", "jesuits", "war"}
    t.refused(DropCard(0, "combat", "militia"), "drop_first", what="gold")
    t.refused(DropCard(0, "gold", "metropolis"), "not_held")
    t.do(DropCard(0, "gold", "agricola"))
    assert t.player().gold_cards == ("extra_build", "jesuits", "war") and t.s.gold_discard == ("agricola",)


def test_three_combat_cards_may_be_held_and_a_fourth_makes_one_drop():
    t = Table().combat_card("militia", "regulars", "spy").on_top("combat_deck", "retreat")
    t.arch("deploy")
    t.waits_for(0, "limit")
    assert {m.card for m in t.legal(DropCard)} == {"militia", "regulars", "retreat", "spy"}
    t.do(DropCard(0, "combat", "retreat"))
    assert t.player().combat_cards == ("militia", "regulars", "spy")
    assert t.s.combat_discard == ("retreat",)


def test_two_cards_too_many_are_dropped_one_after_the_other():
    t = Table().combat_card("militia", "regulars", "spy").product("coffee", "deploy")
    t.on_top("combat_deck", "retreat", "supply_train")
    t.arch("deploy")
    t.do(DropCard(0, "combat", "militia"))
    t.waits_for(0, "limit")
    t.do(DropCard(0, "combat", "retreat"))
    t.waits_for(0)
    assert len(t.player().combat_cards) == 3


def test_the_bonus_token_respects_the_limit():
    t = Table().combat_card("militia", "regulars", "spy")
    t.player().bonus = ("", "renovate")
    t.changed()
    t.arch("renovate")
    t.do(DrawBonusCard(0))
    t.waits_for(0, "limit")


def test_all_of_a_choice_is_taken_before_anything_is_dropped():
    t = Table(monarchs=("pedro_i",)).goods("gold", "gold", "gold", "science", "science").show("first_mass")
    t.tile("olinda", t.free("field", near=t.home()))
    t.arch("painting")
    t.do(*[m for m in t.legal() if getattr(m, "painting", "") == "first_mass"])
    t.do(ChooseResource(0, "coffee"))
    t.waits_for(0, "resource")
    t.do(ChooseResource(0, "cotton"))
    t.waits_for(0, "limit")
    assert len(t.supply()) == 7


def test_an_empty_combat_deck_is_refilled_from_its_discards():
    t = Table()
    t.s.combat_discard, t.s.combat_deck = t.s.combat_deck, ()
    t.changed()
    total = len(t.s.combat_discard)
    t.arch("deploy")
    assert len(t.player().combat_cards) == 1
    assert (len(t.s.combat_deck), t.s.combat_discard) == (total - 1, ())


def test_an_empty_gold_deck_is_refilled_from_its_discards():
    t = Table().product("dye", "harbor")
    t.s.gold_discard, t.s.gold_deck = t.s.gold_deck, ()
    t.changed()
    total = len(t.s.gold_discard)
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    assert len(t.player().gold_cards) == 1
    assert (len(t.s.gold_deck), t.s.gold_discard) == (total - 1, ())


@pytest.mark.parametrize("deck", ["combat", "gold"])
def test_with_deck_and_discards_empty_nothing_is_drawn(deck):
    t = Table().product("dye", "harbor")
    if deck == "combat":
        t.player(1).combat_cards, t.s.combat_deck = t.s.combat_deck, ()
    else:
        t.player(1).gold_cards, t.s.gold_deck = t.s.gold_deck, ()
    t.changed()
    t.arch("deploy" if deck == "combat" else "harbor")
    if deck == "gold":
        t.do(ChooseResource(0, "coffee"))
    assert t.player().combat_cards == () == t.player().gold_cards
    t.waits_for(0)


def test_the_general_supply_never_runs_out():
    t = Table()
    for seat in (0, 1):
        for hex_id in range(t.s.board.size):
            if t.s.board.terrain[hex_id] == "field" and not t.s.tile[hex_id] and t.s.stock[1] > 0 and seat == 0:
                t.tile("farm", hex_id, goods=("coffee", "coffee"))
    t.arch("harbor")
    t.do(ChooseResource(0, "coffee"))
    assert t.supply() == ["coffee"]


def test_a_played_card_makes_room_before_its_action_draws():
    t = Table().gold_card("extra_deploy").combat_card("militia", "regulars")
    t.do(PlayGoldCard(0, "extra_deploy"))
    assert len(t.player().combat_cards) == 3
    t.refused(DeployUnit(0, 0, t.home()), "nothing_open")
    t.do(PlaceToken(0, "renovate"))
