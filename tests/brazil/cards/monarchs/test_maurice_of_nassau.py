"""Maurice of Nassau: the first three Cane Fields are worth 3 VP and make 3 sugarcane."""

from tests.brazil.cards.monarchs.marked import build_next, flip, replenish
from tests.brazil.kit import Table, battle

MARKED = ["sugarcane", "sugarcane", "sugarcane"]
PLAIN = ["sugarcane", "sugarcane"]


def ready() -> Table:
    return Table(colours=("orange", "green"), monarchs=("maurice_of_nassau", "oba_ii"))


def test_the_first_three_are_marked_and_the_fourth_is_not() -> None:
    t = ready()
    made = [t.goods_on(build_next(t, "cane_field")) for _ in range(4)]
    assert made == [MARKED, MARKED, MARKED, PLAIN]
    assert t.vp(0, "tiles") == 3 * 3 + 2


def test_a_marked_one_makes_as_much_again_when_renovated() -> None:
    t = ready()
    hex_id = build_next(t, "cane_field")
    replenish(t, hex_id)
    assert t.goods_on(hex_id) == MARKED


def test_flipped_away_it_loses_the_mark_and_does_not_get_it_back_for_free() -> None:
    t = ready()
    first, *_ = [build_next(t, "cane_field") for _ in range(3)]
    flip(t, first)
    assert t.s.tile[first] == "farm"
    assert t.vp(0, "tiles") == 2 * 3 + 1
    flip(t, first)
    assert t.goods_on(first) == PLAIN, "three marks have been given"
    assert t.vp(0, "tiles") == 2 * 3 + 2


def test_flipping_into_one_gives_a_mark_too() -> None:
    t = ready()
    hex_id = build_next(t, "farm")
    assert t.vp(0, "tiles") == 1
    flip(t, hex_id)
    assert t.goods_on(hex_id) == MARKED
    assert t.vp(0, "tiles") == 3


def test_the_mark_is_strength_too() -> None:
    t = ready()
    hex_id = build_next(t, "cane_field")
    beside = t.where(lambda h: h in t.near(hex_id) and not t.s.tile[h] and not t.s.unexplored[h])
    dragoon = t.unit("dragoon", beside, seat=1)
    t.moving("painting", seat=1)
    assert battle(t.walk(dragoon, hex_id)) == (3, 3)


def test_nobody_elses_are_marked() -> None:
    t = ready()
    hex_id = build_next(t, "cane_field", seat=1)
    assert t.goods_on(hex_id) == PLAIN
    assert t.vp(1, "tiles") == 2


def test_a_painting_comes_on_top() -> None:
    t = ready().painting("founding_of_sao_vicente")
    assert t.goods_on(build_next(t, "cane_field")) == ["sugarcane"] * 4
