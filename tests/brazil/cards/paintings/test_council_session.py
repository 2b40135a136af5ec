"""Council session: up to 8 goods in the supply and up to 5 Gold cards."""

from engine.brazil.moves import DropCard, DropGood, EndTurn
from tests.brazil.kit import Table


def test_eight_goods_may_be_held() -> None:
    t = Table().painting("council_session").goods(*["gold"] * 7)
    t.arch("harbor")
    t.take("coffee")
    assert len(t.supply()) == 8
    t.waits_for(0)


def test_the_ninth_is_dropped() -> None:
    t = Table().painting("council_session").goods(*["gold"] * 8)
    t.arch("harbor")
    t.take("coffee")
    t.waits_for(0, "limit")
    t.refused(EndTurn(0), "drop_first", what="goods", excess=1)
    t.do(DropGood(0, "coffee"))
    assert t.supply() == ["gold"] * 8
    t.waits_for(0)


def test_five_gold_cards_may_be_held_and_no_sixth() -> None:
    t = Table().painting("council_session").product("dye", "harbor")
    t.gold_card("war", "jesuits", "agricola", "metropolis").on_top("gold_deck", "extra_trade", "merchant_fleet")
    t.arch("harbor")
    t.take("coffee")
    assert len(t.player().gold_cards) == 5
    t.waits_for(0)
    t.on_turn(0)
    t.arch("painting")
    t.on_turn(0)
    t.arch("harbor")
    t.take("coffee")
    t.waits_for(0, "limit")
    t.do(DropCard(0, "gold", "war"))
    assert len(t.player().gold_cards) == 5
    t.waits_for(0)


def test_combat_cards_keep_their_limit() -> None:
    t = Table().painting("council_session").combat_card("militia", "regulars", "spy")
    t.arch("deploy")
    t.waits_for(0, "limit")
    t.do(DropCard(0, "combat", "militia"))
    assert len(t.player().combat_cards) == 3
    t.waits_for(0)


def test_other_seats_keep_the_usual_limits() -> None:
    t = Table().painting("council_session", seat=1).goods(*["gold"] * 5)
    t.arch("harbor")
    t.take("coffee")
    t.waits_for(0, "limit")
