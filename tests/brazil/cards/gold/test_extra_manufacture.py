"""Extra Manufacture: make a product at its printed cost."""

from engine.brazil.moves import Manufacture, PlayGoldCard
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table().gold_card("extra_manufacture").goods(*goods)


def test_it_makes_a_product_that_upgrades_its_arch_at_once() -> None:
    t = ready("brazilwood", "brazilwood")
    t.do(PlayGoldCard(0, "extra_manufacture"), Manufacture(0, "dye", "harbor"))
    assert (t.player().products, t.supply()) == ((("dye", "harbor"),), [])
    t.arch("harbor")
    t.take("coffee")
    assert len(t.player().gold_cards) == 1, "the Harbor is upgraded"
    t.waits_for(0)


def test_an_upgraded_manufacture_arch_does_not_make_it_cheaper() -> None:
    t = ready("brazilwood").product("fabric", "manufacture")
    t.refused(PlayGoldCard(0, "extra_manufacture"), "nothing_legal", arch="manufacture")


def test_the_card_does_not_pay_for_its_own_product() -> None:
    t = ready("brazilwood")
    t.refused(PlayGoldCard(0, "extra_manufacture"), "nothing_legal", arch="manufacture")
    t.gold_card("war")
    t.do(PlayGoldCard(0, "extra_manufacture"), Manufacture(0, "dye", "harbor"))
    t.pay()
    assert t.s.gold_discard == ("extra_manufacture", "war")
    t.waits_for(0)


def test_the_shape_must_fit() -> None:
    t = ready("brazilwood", "brazilwood")
    t.do(PlayGoldCard(0, "extra_manufacture"))
    t.refused(Manufacture(0, "dye", "deploy"), "shape_mismatch")
