"""Queen Victoria: a product just made may go on her board for 1 science, up to three; 1 VP each, no upgrade."""

from engine.brazil.moves import Manufacture
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table(colours=("purple", "green"), monarchs=("victoria",)).goods(*goods)


def test_a_product_on_her_board_brings_science_at_once_and_a_point_at_the_end() -> None:
    t = ready("brazilwood", "brazilwood")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "monarch"))
    assert t.supply() == ["science"]
    assert (t.vp(0, "products"), t.vp(0, "monarch")) == (2, 1)
    t.waits_for(0)


def test_it_upgrades_no_arch() -> None:
    t = ready("brazilwood", "brazilwood").product("sugar", "monarch")
    t.arch("harbor")
    t.take("coffee")
    assert t.player().gold_cards == ()
    t.on_turn(0)
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "monarch"))
    assert t.supply() == ["coffee", "science"]
    t.waits_for(0)


def test_an_arch_gives_no_science_and_no_point() -> None:
    t = ready("brazilwood", "brazilwood")
    t.arch("manufacture")
    t.do(Manufacture(0, "dye", "harbor"))
    assert (t.supply(), t.vp(0, "monarch")) == ([], 0)
    t.waits_for(0)


def test_three_products_and_no_fourth() -> None:
    t = ready("coffee", "coffee", "coffee").product("dye", "monarch").product("fabric", "monarch")
    t.arch("manufacture")
    t.do(Manufacture(0, "coffee", "monarch"))
    assert t.vp(0, "monarch") == 3
    t.waits_for(0)
    t.player().token = ""
    t.player().supply = 0
    t.goods("sugarcane", "sugarcane").on_turn(0)
    t.arch("manufacture")
    t.refused(Manufacture(0, "sugar", "monarch"), "no_slot_there", slot="monarch")


def test_her_board_serves_when_no_slot_of_the_shape_is_free() -> None:
    t = ready("coffee", "coffee", "coffee").product("rubber", "deploy").product("cocoa", "build")
    t.arch("manufacture")
    t.do(Manufacture(0, "coffee", "monarch"))
    assert t.supply() == ["science"]
    t.waits_for(0)


def test_other_monarchs_have_no_such_board() -> None:
    t = Table(colours=("purple", "green"), monarchs=("napoleon",)).goods("brazilwood", "brazilwood")
    t.arch("manufacture")
    t.refused(Manufacture(0, "dye", "monarch"), "no_slot_there", slot="monarch")
