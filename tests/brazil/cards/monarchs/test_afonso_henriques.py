"""Afonso Henriques: in a payment 1 Combat card is 1 gold, or 2 are 2 resources, or 3 are 1 science and 1 gold."""

from engine.brazil.moves import Build, DeployUnit, PayCombatCards, PayGood, PlayGoldCard, Trade
from tests.brazil.kit import Table

MONARCH, GRENADIER, DRAGOON = 0, 3, 4
ONE, TWO, THREE = ("gold",), ("resource", "resource"), ("science", "gold")


def ready(cards: int, *goods: str) -> Table:
    t = Table(colours=("sky", "green"), monarchs=("afonso_henriques",)).goods(*goods)
    return t.combat_card(*("militia", "regulars", "spy")[:cards])


def test_one_card_is_a_gold() -> None:
    t = ready(1, "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, GRENADIER, t.home()))
    assert t.player().units[GRENADIER] == t.home()
    assert t.supply() == [] and t.s.combat_discard == ("militia",)
    assert len(t.player().combat_cards) == 1, "drawn by this Deploy"
    t.waits_for(0)


def test_two_cards_are_two_resources() -> None:
    t = ready(2)
    field = t.free("field", near=t.home())
    t.arch("build")
    t.do(Build(0, "cane_field", field))
    assert t.s.tile[field] == "cane_field"
    assert (t.player().combat_cards, t.s.combat_discard) == ((), ("militia", "regulars"))
    t.waits_for(0)


def test_three_cards_are_a_science_and_a_gold() -> None:
    t = ready(3, "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, DRAGOON, t.home()))
    t.pay()
    assert t.player().units[DRAGOON] == t.home()
    assert t.s.combat_discard == ("militia", "regulars", "spy")
    t.waits_for(0)


def test_two_cards_never_are_gold() -> None:
    t = ready(2)
    t.arch("deploy")
    t.refused(DeployUnit(0, GRENADIER, t.home()), "cannot_afford")


def test_only_one_of_the_three_ways_in_a_payment() -> None:
    t = ready(2, "brazilwood", "gold", "coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, MONARCH, t.home()), PayCombatCards(0, ("militia",), ONE))
    t.refused(PayCombatCards(0, ("regulars",), ONE), "does_not_pay")
    assert t.player().combat_cards == ("regulars",)


def test_one_card_twice_does_not_make_two_gold() -> None:
    t = ready(2, "brazilwood")
    t.arch("deploy")
    t.refused(DeployUnit(0, DRAGOON, t.home()), "cannot_afford")


def test_there_is_no_overpaying() -> None:
    t = ready(3, "coffee")
    t.arch("build")
    t.do(Build(0, "farm", t.free("field", near=t.home())))
    t.refused(PayCombatCards(0, ("militia", "regulars"), TWO), "does_not_pay")
    t.refused(PayCombatCards(0, ("militia", "regulars", "spy"), THREE), "does_not_pay")
    t.do(PayGood(0, "coffee"))
    assert len(t.player().combat_cards) == 3
    t.waits_for(0)


def test_all_that_the_cards_are_worth_must_be_used() -> None:
    t = ready(2, "brazilwood", "coffee", "coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, MONARCH, t.home()), PayCombatCards(0, ("militia", "regulars"), TWO))
    t.do(PayGood(0, "brazilwood"))
    assert t.player().units[MONARCH] == t.home()
    assert t.supply() == ["coffee", "coffee"], "the second resource paid the last part"
    t.waits_for(0)


def test_each_payment_of_a_turn_may_have_its_way() -> None:
    t = ready(2).gold_card("extra_build", "jesuits")
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", t.free("field", near=t.home())))
    t.do(PayCombatCards(0, ("militia",), ONE))
    t.arch("build")
    t.do(Build(0, "farm", t.free("field", near=t.home())), PayCombatCards(0, ("regulars",), ONE))
    assert t.player().combat_cards == ()
    t.waits_for(0)


def test_trades_take_no_such_cards() -> None:
    t = ready(3)
    t.arch("trade")
    t.refused(Trade(0, "resource"), "cannot_afford")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")


def test_nobody_else_pays_with_combat_cards() -> None:
    t = Table(colours=("sky", "green"), monarchs=("manuel_i",)).goods("brazilwood")
    t.combat_card("militia", "regulars", "spy")
    t.arch("deploy")
    t.refused(DeployUnit(0, GRENADIER, t.home()), "cannot_afford")
