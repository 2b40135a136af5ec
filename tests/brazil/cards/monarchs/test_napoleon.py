"""Napoleon: Combat cards pay as resources, 2 as 1 science; one more is drawn after the first Deploy action."""

from engine.brazil.moves import Build, DeployUnit, Manufacture, PayCombatCards, PayGood, PlayGoldCard, Trade
from tests.brazil.kit import Table

GRENADIER, CANNON = 2, 4


def ready(cards: int, *goods: str) -> Table:
    t = Table(colours=("purple", "green"), monarchs=("napoleon",)).goods(*goods)
    return t.combat_card(*("militia", "regulars", "spy")[:cards])


def test_the_first_deploy_action_draws_two_cards_and_later_ones_one() -> None:
    t = ready(0)
    t.arch("deploy")
    assert len(t.player().combat_cards) == 2
    t.waits_for(0)
    t.player().token = ""
    t.on_turn(0)
    t.arch("deploy")
    t.finish()
    assert len(t.player().combat_cards) == 3
    t.waits_for(0)


def test_a_gold_cards_deploy_may_be_the_first() -> None:
    t = ready(0).gold_card("extra_deploy")
    t.do(PlayGoldCard(0, "extra_deploy"))
    assert len(t.player().combat_cards) == 2
    t.arch("deploy")
    t.finish()
    assert len(t.player().combat_cards) == 3
    t.waits_for(0)


def test_nobody_else_draws_one_more() -> None:
    t = Table(colours=("purple", "green"), monarchs=("victoria",))
    t.arch("deploy")
    assert len(t.player().combat_cards) == 1


def test_each_card_is_a_resource_of_any_type() -> None:
    t = ready(2)
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    t.pay()
    assert t.player().products == (("dye", "harbor"),)
    assert t.player().combat_cards == ()
    t.waits_for(0)


def test_two_cards_are_a_science_which_pays_gold() -> None:
    t = ready(2, "cotton", "coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, CANNON, t.home()))
    t.pay()
    assert t.player().units[CANNON] == t.home()
    assert t.s.combat_discard == ("militia", "regulars")
    t.waits_for(0)


def test_both_ways_mix_in_one_payment() -> None:
    t = ready(3, "cotton")
    t.arch("deploy")
    t.do(DeployUnit(0, CANNON, t.home()))
    t.pay()
    assert t.player().units[CANNON] == t.home()
    assert len(t.s.combat_discard) == 3
    t.waits_for(0)


def test_one_card_is_no_gold() -> None:
    t = ready(1, "cotton", "coffee")
    t.arch("deploy")
    t.refused(DeployUnit(0, CANNON, t.home()), "cannot_afford")


def test_a_card_pays_one_part_only() -> None:
    t = ready(1)
    t.arch("deploy")
    t.refused(DeployUnit(0, GRENADIER, t.home()), "cannot_afford")


def test_only_cards_in_hand_pay_and_only_at_their_worth() -> None:
    t = ready(1, "coffee")
    t.arch("build")
    t.do(Build(0, "farm", t.free("field", near=t.home())))
    t.refused(PayCombatCards(0, ("regulars",), ("resource",)), "does_not_pay")
    t.refused(PayCombatCards(0, ("militia",), ("gold",)), "does_not_pay")
    t.do(PayGood(0, "coffee"))
    assert t.player().combat_cards == ("militia",)
    t.waits_for(0)


def test_trades_take_no_such_cards() -> None:
    t = ready(3)
    t.arch("trade")
    t.refused(Trade(0, "resource"), "cannot_afford")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")
