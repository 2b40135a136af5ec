"""The Factory: at the end up to 4 manufactured products are put here, 1 VP each."""

from engine.brazil.moves import Manufacture
from tests.brazil.kit import Table

MADE = (
    ("dye", "renovate"),
    ("sugar", "harbor"),
    ("cocoa", "painting"),
    ("fabric", "manufacture"),
    ("coffee", "deploy"),
)


def owner_of(products: int) -> Table:
    t = Table().painting("the_factory")
    for product, slot in MADE[:products]:
        t.product(product, slot)
    return t


def test_each_product_scores_one_point_more() -> None:
    t = owner_of(1).goods("sugarcane", "sugarcane")
    assert t.vp(0, "paintings") == 1 + 1
    t.arch("manufacture")
    t.do(Manufacture(0, "sugar", "harbor"))
    t.pay()
    assert t.vp(0, "paintings") == 1 + 2
    assert t.vp(0, "products") == 2 + 2
    t.waits_for(0)


def test_four_products_at_most() -> None:
    assert owner_of(4).vp(0, "paintings") == 1 + 4
    assert owner_of(5).vp(0, "paintings") == 1 + 4


def test_without_products_it_is_worth_what_is_printed() -> None:
    assert owner_of(0).vp(0, "paintings") == 1


def test_the_products_of_others_do_not_count() -> None:
    t = owner_of(1).product("rubber", "build", seat=1)
    assert t.vp(0, "paintings") == 1 + 1
    assert t.vp(1, "paintings") == 0


def test_a_product_counts_here_or_on_the_monarchs_board_not_on_both() -> None:
    t = Table(colours=("purple", "sky"), monarchs=("victoria",)).painting("the_factory")
    t.product("dye", "monarch").product("sugar", "monarch").product("cocoa", "painting")
    assert t.vp(0, "paintings") == 1 + 1
    assert t.vp(0, "monarch") == 2
