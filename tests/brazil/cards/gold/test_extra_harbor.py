"""Extra Harbor: 1 resource of choice."""

from engine.brazil.moves import PlayGoldCard
from tests.brazil.kit import Table, battle


def test_it_brings_a_resource_of_choice() -> None:
    t = Table().gold_card("extra_harbor")
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("cotton")
    assert (t.supply(), t.player().gold_cards, t.player().token) == (["cotton"], (), "")
    t.waits_for(0)


def test_an_upgraded_harbor_draws_no_gold_card_for_it() -> None:
    t = Table().gold_card("extra_harbor").product("dye", "harbor")
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("cotton")
    assert t.player().gold_cards == ()
    t.waits_for(0)


def test_two_of_them_may_be_played_in_one_turn_before_and_after_the_token() -> None:
    t = Table().gold_card("extra_harbor", "extra_harbor")
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("cotton")
    t.arch("deploy")
    t.finish()
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("coffee")
    assert t.supply() == ["coffee", "cotton"]
    t.waits_for(0)


def test_it_gives_no_strength_as_the_token_on_the_harbor_would() -> None:
    t = Table().gold_card("extra_harbor")
    here, there = t.battlefield()
    monarch = t.unit("monarch", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("cotton")
    assert battle(t.walk(monarch, there)) == (2, 1)


def test_the_limit_holds() -> None:
    t = Table().gold_card("extra_harbor").goods(*["gold"] * 5)
    t.do(PlayGoldCard(0, "extra_harbor"))
    t.take("cotton")
    t.waits_for(0, "limit")
