"""Immigrants: manufactured products go on any free arch slot, whatever the shape."""

from engine.brazil.moves import Manufacture
from tests.brazil.kit import Table


def ready(*paintings: str) -> Table:
    t = Table().goods("sugarcane", "sugarcane")
    for painting in paintings:
        t.painting(painting)
    return t


def test_a_square_product_upgrades_an_octagon_arch() -> None:
    t = ready("immigrants")
    t.arch("manufacture")
    t.do(Manufacture(0, "sugar", "deploy"))
    assert t.player().products == (("sugar", "deploy"),)
    t.waits_for(0)
    t.on_turn(0)
    t.arch("deploy")
    assert len(t.player().combat_cards) == 2, "the upgraded Deploy draws one more card"
    t.waits_for(0)


def test_without_them_the_shape_must_fit() -> None:
    t = ready()
    t.arch("manufacture")
    t.refused(Manufacture(0, "sugar", "deploy"), "shape_mismatch", needs="octagon", found="square")


def test_a_slot_taken_stays_taken() -> None:
    t = ready("immigrants").product("coffee", "deploy")
    t.arch("manufacture")
    t.refused(Manufacture(0, "sugar", "deploy"), "slot_taken", slot="deploy")


def test_trade_has_no_slot_and_there_is_no_monarchs_board() -> None:
    t = ready("immigrants")
    t.arch("manufacture")
    for slot in ("trade", "monarch"):
        t.refused(Manufacture(0, "sugar", slot), "no_slot_there", slot=slot)
