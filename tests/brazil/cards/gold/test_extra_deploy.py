"""Extra Deploy: deploy one unit, paying, then draw a Combat card; no token, upgrade or additional movement."""

from engine.brazil.moves import DeployUnit, MoveUnits, PlaceToken, PlayGoldCard
from tests.brazil.kit import Table

ARCHER, SECOND_ARCHER = 1, 2


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).gold_card("extra_deploy").goods(*goods)


def test_it_deploys_a_unit_and_draws_a_combat_card() -> None:
    t = ready("coffee")
    t.do(PlayGoldCard(0, "extra_deploy"), DeployUnit(0, ARCHER, t.home()))
    assert t.player().units[ARCHER] == t.home()
    assert (t.supply(), len(t.player().combat_cards)) == ([], 1)
    assert (t.player().gold_cards, t.s.gold_discard) == ((), ("extra_deploy",))
    t.waits_for(0)


def test_the_token_stays_and_may_then_go_to_the_same_arch() -> None:
    t = ready("coffee")
    t.do(PlayGoldCard(0, "extra_deploy"), DeployUnit(0, ARCHER, t.home()))
    assert t.player().token == ""
    t.arch("deploy")
    assert len(t.player().combat_cards) == 2
    t.refused(PlaceToken(0, "harbor"), "token_already_moved")
    t.waits_for(0)


def test_an_upgraded_deploy_arch_helps_nothing() -> None:
    t = ready("coffee", "coffee", "brazilwood").product("coffee", "deploy")
    t.do(PlayGoldCard(0, "extra_deploy"), DeployUnit(0, ARCHER, t.home()))
    t.pay()
    t.waits_for(0)
    t.refused(DeployUnit(0, SECOND_ARCHER, t.home()), "nothing_open")
    assert len(t.player().combat_cards) == 1


def test_it_gives_no_additional_movement() -> None:
    t = ready()
    archer = t.unit("archer", t.free("field", near=t.home()))
    t.moving("harbor")
    t.do(PlayGoldCard(0, "extra_deploy"))
    t.refused(MoveUnits(0, (archer,), t.home(), "extra"), "arch_without_extra")


def test_the_card_does_not_pay_for_its_own_unit_but_another_does() -> None:
    t = ready().gold_card("jesuits")
    t.do(PlayGoldCard(0, "extra_deploy"), DeployUnit(0, ARCHER, t.home()))
    assert t.player().gold_cards == ()
    assert t.s.gold_discard == ("extra_deploy", "jesuits")
    t.waits_for(0)
    t = ready()
    t.do(PlayGoldCard(0, "extra_deploy"))
    t.waits_for(0)
    assert t.player().at == 0 and len(t.player().combat_cards) == 1


def test_only_a_card_in_hand_is_played() -> None:
    t = Table()
    t.refused(PlayGoldCard(0, "extra_deploy"), "not_held", thing="extra_deploy")
