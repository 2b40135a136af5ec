"""Agricola: in hand at the end with 4 or more field Buildings under control: 3 VP."""

from engine.brazil.moves import Build, PayGoldCard, PlayGoldCard
from tests.brazil.kit import Table

FIELD_BUILDINGS = ("farm", "cane_field", "plantation", "farm")


def with_fields(count: int) -> Table:
    t = Table(monarchs=("oba_ii",)).era(2).gold_card("agricola")
    near = [h for h in t.near(t.home()) if not t.s.unexplored[h]]
    for building, hex_id in zip(FIELD_BUILDINGS[:count], near, strict=False):
        t.tile(building, hex_id)
    return t


def test_four_field_buildings_are_enough() -> None:
    assert with_fields(4).vp(0, "gold_cards") == 3


def test_three_are_not() -> None:
    assert with_fields(3).vp(0, "gold_cards") == 0


def test_other_buildings_do_not_count() -> None:
    t = with_fields(3)
    t.tile("gold_foundry", t.where(lambda h: h in t.near(t.home()) and not t.s.tile[h]))
    assert t.vp(0, "gold_cards") == 0


def test_a_seized_one_counts() -> None:
    t = with_fields(3)
    t.unit("archer", t.tile("farm", t.free("field", near=t.home(1)), seat=1))
    assert t.vp(0, "gold_cards") == 3


def test_one_held_by_an_enemy_does_not() -> None:
    t = with_fields(4)
    t.unit("archer", t.where(lambda h: t.s.tile[h] == "plantation"), seat=1)
    assert t.vp(0, "gold_cards") == 0


def test_spent_as_gold_it_scores_nothing() -> None:
    t = with_fields(4).goods("coffee")
    t.arch("build")
    site = next(m for m in t.legal(Build) if m.building == "farm")
    t.do(site, PayGoldCard(0, "agricola"))
    assert (t.vp(0, "gold_cards"), t.supply()) == (0, ["coffee"])
    t.waits_for(0)


def test_it_is_not_played() -> None:
    with_fields(4).refused(PlayGoldCard(0, "agricola"), "card_not_playable", card="agricola")
