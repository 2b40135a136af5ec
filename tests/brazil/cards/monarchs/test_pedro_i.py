"""Pedro I: the first deployment of an Archer or Cannon brings a resource, of Monarch or Dragoon a Gold card."""

import pytest

from engine.brazil.moves import DeployUnit, PayGood
from tests.brazil.kit import Table

MONARCH, ARCHER, SECOND_ARCHER, DRAGOON, CANNON = range(5)
PRICE = {
    MONARCH: ("coffee", "coffee"),
    ARCHER: ("coffee",),
    SECOND_ARCHER: ("brazilwood", "coffee"),
    DRAGOON: ("coffee", "brazilwood", "coffee"),
    CANNON: ("gold", "brazilwood", "coffee"),
}


def deploy(t: Table, unit: int) -> None:
    t.player().token = ""
    t.on_turn(0)
    t.arch("deploy")
    t.do(DeployUnit(0, unit, t.home()))
    t.pay()


@pytest.mark.parametrize("unit", [ARCHER, SECOND_ARCHER, CANNON])
def test_an_archer_or_cannon_brings_a_resource_of_choice(unit: int) -> None:
    t = Table(monarchs=("pedro_i",)).goods(*PRICE[unit])
    deploy(t, unit)
    t.take("cotton")
    assert (t.supply(), t.player().gold_cards) == (["cotton"], ())
    t.waits_for(0)


@pytest.mark.parametrize("unit", [MONARCH, DRAGOON])
def test_the_monarch_or_dragoon_brings_a_gold_card(unit: int) -> None:
    t = Table(monarchs=("pedro_i",)).goods(*PRICE[unit]).on_top("gold_deck", "war")
    deploy(t, unit)
    assert (t.supply(), t.player().gold_cards) == ([], ("war",))
    t.waits_for(0)


def test_the_second_archer_brings_its_own() -> None:
    t = Table(monarchs=("pedro_i",)).goods("coffee", "brazilwood", "coffee")
    deploy(t, ARCHER)
    t.take("cotton")
    t.player().supply = 0
    t.goods("brazilwood", "coffee")
    deploy(t, SECOND_ARCHER)
    t.take("cotton")
    assert t.supply() == ["cotton"]
    t.waits_for(0)


@pytest.mark.parametrize("unit", range(5))
def test_a_unit_deployed_again_brings_nothing(unit: int) -> None:
    t = Table(monarchs=("pedro_i",))
    t.player().units = tuple(-1 if u == unit else -2 for u in range(5))
    deploy(t, unit)
    assert t.player().units[unit] == t.home()
    assert (t.supply(), t.player().gold_cards) == ([], ())
    t.waits_for(0)


def test_what_it_brings_does_not_pay_for_the_same_action() -> None:
    t = Table(monarchs=("pedro_i",)).product("coffee", "deploy").goods("coffee", "brazilwood")
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, t.home()), PayGood(0, "coffee"))
    t.take("coffee")
    t.waits_for(0)
    assert t.player().units[SECOND_ARCHER] == -2, "brazilwood alone is too little"
    assert t.supply() == ["coffee", "brazilwood"]
