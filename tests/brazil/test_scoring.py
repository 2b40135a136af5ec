"""The score, category by category, and who wins (rules 9)."""

from __future__ import annotations

import pytest

from engine.brazil.board import with_value_at
from engine.brazil.components import BUILDINGS, EXPLORATION, MISSIONS, PAINTINGS, PRODUCTS, UNITS
from engine.brazil.rules.scoring import CATEGORIES, result, science_on_map, score, total
from engine.brazil.state import DEFEATED
from tests.brazil.kit import Table, four


def bare(**more) -> Table:
    """A table where nobody has anything that scores."""
    t = Table(monarchs=("oba_ii", "isabella_i"), **more)
    for player in map(t.player, range(len(t.s.seats))):
        player.missions = ()
    return t


def test_nothing_scores_nothing():
    t = bare()
    assert [total(t.s, seat) for seat in (0, 1)] == [0, 0]


def test_units_deployed_score_on_the_map_and_defeated():
    t = bare()
    t.unit("cannon", t.home())
    unit = t.unit("archer", t.home())
    t.player().units = tuple(DEFEATED if i == unit else p for i, p in enumerate(t.player().units))
    assert t.vp(category="units") == UNITS["green"][4].vp + UNITS["green"][1].vp


@pytest.mark.parametrize("product", list(PRODUCTS))
def test_products_score(product):
    t = bare().product(product, "monarch")
    assert t.vp(category="products") == PRODUCTS[product].vp


@pytest.mark.parametrize("painting", list(PAINTINGS))
def test_paintings_score_their_printed_vp(painting):
    t = bare().painting(painting)
    lines = [line.vp for line in score(t.s, 0) if line.category == "paintings" and line.item == painting]
    printed = PAINTINGS[painting].vp
    if painting == "camarao":
        assert sum(lines) >= printed
    else:
        assert sum(lines) == printed


@pytest.mark.parametrize("mission", [m.id for m in MISSIONS.values() if m.era < 3])
def test_missions_of_eras_one_and_two_score_only_if_revealed(mission):
    t = bare()
    t.player().missions = (mission,)
    assert t.vp(category="missions") == 0
    t.player().missions, t.player().revealed = (), (mission,)
    assert t.vp(category="missions") == MISSIONS[mission].vp


@pytest.mark.parametrize("pile", ["missions", "revealed"])
def test_an_era_three_mission_scores_each_objective_that_holds_revealed_or_not(pile):
    t = bare()
    setattr(t.player(), pile, ("rail-3",))  # three colours 2 VP, five paintings 3 VP, a Church 2 VP
    assert t.vp(category="missions") == 0
    t.tile("church", t.free("field", near=t.home()))
    assert t.vp(category="missions") == 2
    for painting in ("coroados", "first_mass", "immigrants"):
        t.painting(painting)
    assert t.vp(category="missions") == 4
    t.painting("riachuelo").painting("guarani")
    assert t.vp(category="missions") == 7


def test_an_objective_lost_after_the_reveal_does_not_score():
    t = bare()
    t.player().revealed = ("rail-3",)
    church = t.tile("church", t.free("field", near=t.home()))
    t.unit("archer", church, seat=1)
    assert t.vp(category="missions") == 0


def test_gold_cards_score_only_if_they_say_so():
    t = bare().gold_card("extra_build", "metropolis")
    assert t.vp(category="gold_cards") == 0
    t.tile("olinda", t.free("field", near=t.home()))
    t.tile("belem", t.free("forest", near=t.home()))
    assert t.vp(category="gold_cards") == 3


@pytest.mark.parametrize(
    ("kept", "vp"),
    [
        ((), 0),
        (("unknown_species",), 1),
        (("unknown_species",) * 2, 3),
        (("unknown_species",) * 3, 5),
        (("culture",), 2),
        (("culture",) * 2, 4),
        (("expedition_3", "expedition_6"), 4),
        (("expedition_4", "unknown_species", "culture"), 5),
    ],
)
def test_exploration_tiles_score(kept, vp):
    t = bare()
    t.player().exploration = kept
    assert t.vp(category="exploration") == vp
    assert all(tile in EXPLORATION for tile in kept)


def test_buildings_and_cities_under_control_score_seized_ones_too():
    t = bare()
    own = t.tile("farm", t.free("field", near=t.home()))
    t.tile("olinda", t.free("forest", near=t.home()))
    enemy = t.tile("academy", t.free("field", near=t.home(1)), seat=1)
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (1 + 3, 5)
    t.unit("archer", enemy)
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (1 + 3 + 5, 0)
    t.unit("archer", own, seat=1)
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (3 + 5, 1)


def test_a_capital_scores_nothing():
    assert bare().vp(category="tiles") == 0


def test_palaces_score_with_their_end_bonus():
    t = bare()
    hex_id = t.tile("farm", t.free("field", near=t.home()))
    t.s.palace = with_value_at(t.s.palace, hex_id, 5)
    t.player().palaces = (5,)
    t.product("dye", "harbor")
    assert t.vp(category="palaces") == 2


def test_monarchs_score():
    t = bare()
    t.player().revealed = ("exploration-1",)
    assert t.vp(category="monarch") == 1


def test_the_categories_add_up():
    t = bare().gold_card("war").product("dye", "harbor").painting("coroados")
    t.unit("cannon", t.home())
    lines = score(t.s, 0)
    assert {line.category for line in lines} <= set(CATEGORIES)
    assert total(t.s, 0) == sum(line.vp for line in lines) == 4 + 2 + 1


# --- who wins ---


def over(t: Table) -> Table:
    t.s.over = "mission"
    t.s.frames.clear()
    return t


def test_there_is_no_result_before_the_end():
    assert result(bare().s) is None


def test_most_vp_win():
    t = bare().painting("riachuelo", 1)
    found = result(over(t).s)
    assert found is not None
    assert (found.winners, found.ranking, found.totals) == ((1,), (1, 0), (0, 2))
    assert found.note == "mission"


def test_a_tie_is_broken_by_science_on_tiles_under_control():
    t = bare()
    t.tile("academy", t.free("field", near=t.home()), goods=("science",))
    t.tile("academy", t.free("field", near=t.home(1)), seat=1, goods=("science", "science"))
    t.goods("science", "science", "science")
    found = result(over(t).s)
    assert found is not None and found.totals == (5, 5) and found.winners == (1,)


def test_science_on_a_seized_tile_counts_for_its_holder():
    t = bare()
    enemy = t.tile("academy", t.free("field", near=t.home(1)), seat=1, goods=("science", "science"))
    assert [science_on_map(t.s, seat) for seat in (0, 1)] == [0, 2]
    t.unit("archer", enemy)
    assert [science_on_map(t.s, seat) for seat in (0, 1)] == [2, 0]


def test_still_tied_the_victory_is_shared():
    found = result(over(bare()).s)
    assert found is not None
    assert found.winners == (0, 1) and found.ranking == (0, 1)


def test_four_seats_are_ranked():
    t = four(("oba_ii", "isabella_i"))
    for player in map(t.player, range(len(t.s.seats))):
        player.missions = ()
    t.painting("coroados", 3).painting("riachuelo", 1)
    found = result(over(t).s)
    assert found is not None and found.ranking == (1, 3, 0, 2) and found.winners == (1,)


def test_the_monarchs_line_stands_before_those_of_paintings():
    t = Table(monarchs=("victoria",), colours=("purple", "orange")).painting("the_factory")
    t.product("dye", "monarch").product("sugar", "harbor")
    lines = [(line.category, line.item, line.vp) for line in score(t.s, 0)]
    assert lines[-2:] == [("monarch", "victoria", 1), ("paintings", "the_factory", 1)]


def test_what_was_counted_before_is_counted_anew_once_an_enemy_stands_there():
    t = bare()
    field = t.free("field", near=t.home())
    t.tile("plantation", field)
    t.player().palaces = (4,)
    before = total(t.s, 0)
    t.unit("archer", field, seat=1)
    lines = score(t.s, 0)
    assert total(t.s, 0) == sum(line.vp for line in lines) and "tiles" not in {line.category for line in lines}
    assert before - total(t.s, 0) > BUILDINGS["plantation"].vp  # the Palace counts one Plantation less, too


def test_what_was_counted_before_is_counted_anew_once_a_monarch_marks_it():
    t = bare()
    field = t.free("field")
    t.tile("trading_post", field, seat=1)
    before = total(t.s, 1)
    t.s.marked |= 1 << field
    assert total(t.s, 1) == sum(line.vp for line in score(t.s, 1)) > before
