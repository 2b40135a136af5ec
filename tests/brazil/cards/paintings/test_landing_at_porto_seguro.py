"""Landing at Porto Seguro: in payments cotton counts as 1 gold."""

from engine.brazil.moves import Build, DeployUnit, Manufacture, PayGood, Trade
from tests.brazil.kit import Table

CANNON = 4


def test_cotton_pays_gold() -> None:
    t = Table().painting("landing_at_porto_seguro").goods("cotton", "brazilwood", "coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, CANNON, t.home()))
    t.pay()
    assert (t.player().units[CANNON], t.supply()) == (t.home(), [])
    t.waits_for(0)


def test_like_gold_it_pays_any_resource() -> None:
    t = Table().painting("landing_at_porto_seguro").goods("cotton", "cotton")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    assert (t.player().products, t.supply()) == ((("dye", "harbor"),), [])
    t.waits_for(0)


def test_cotton_on_a_tile_pays_too() -> None:
    t = Table().era(2).painting("landing_at_porto_seguro").goods("brazilwood", "coffee")
    plantation = t.tile("plantation", t.free("field", near=t.home()), goods=("cotton", "cotton"))
    t.arch("deploy")
    t.do(DeployUnit(0, CANNON, t.home()), PayGood(0, "cotton", plantation))
    t.pay()
    assert t.player().units[CANNON] == t.home()
    t.waits_for(0)


def test_without_it_cotton_is_only_cotton() -> None:
    t = Table().goods("cotton", "brazilwood", "coffee")
    t.arch("deploy")
    t.refused(DeployUnit(0, CANNON, t.home()), "cannot_afford")


def test_other_resources_do_not_count_as_gold() -> None:
    t = Table().painting("landing_at_porto_seguro").goods("sugarcane", "brazilwood", "coffee")
    t.arch("deploy")
    t.refused(DeployUnit(0, CANNON, t.home()), "cannot_afford")


def test_cotton_is_one_gold_not_two() -> None:
    t = Table().painting("landing_at_porto_seguro").goods("cotton", "brazilwood")
    t.arch("deploy")
    t.refused(DeployUnit(0, CANNON, t.home()), "cannot_afford")


def test_it_is_no_science() -> None:
    t = Table().era(3).painting("landing_at_porto_seguro").goods("cotton", "cotton", "cotton")
    t.arch("build")
    t.refused(Build(0, "academy", t.free("field", near=t.home())), "cannot_afford")


def test_with_science_at_hand_it_still_pays_only_the_other_parts() -> None:
    t = Table(monarchs=("oba_ii",)).era(3).painting("landing_at_porto_seguro")
    t.goods("cotton", "cotton", "cotton", "science")
    site = t.free("field", near=t.home())
    t.arch("build")
    t.do(Build(0, "academy", site))
    assert t.s.tile[site] == "academy" and t.supply() == ["cotton"], "no part leaves a choice"
    t.waits_for(0)


def test_in_trades_it_stays_cotton() -> None:
    t = Table().painting("landing_at_porto_seguro").goods("cotton", "gold")
    t.arch("trade")
    t.refused(Trade(0, "coffee_cotton"), "cannot_afford")
    t.do(Trade(0, "resource"))
    assert t.supply() == ["gold", "gold"]
    t.waits_for(0)
