"""Palaces II-VI: where they may stand, what they bring at once and at the end (rules 8 and 9)."""

from __future__ import annotations

import pytest

from engine.brazil.board import with_value_at
from engine.brazil.components import BUILDINGS, CITIES, PALACES
from engine.brazil.decisions import PalaceDecision
from engine.brazil.events import PalacePlaced
from engine.brazil.moves import EndTurn, Finish, Manufacture, PlacePalace
from engine.brazil.rules.palaces import meets
from tests.brazil.kit import Table

TILES = (*BUILDINGS, *CITIES)
ALLOWED = {
    2: {"sawmill", "trading_post", "cane_field", "farm"},
    3: {"sawmill", "trading_post", "cane_field", "farm", "gold_foundry", "plantation", *CITIES},
    4: {"plantation"},
    5: {"farm"},
    6: set(CITIES),
}


def placing(tile: str, hex_terrain: str = "field", also: str = "") -> tuple[Table, int]:
    """A Palace may be placed; the tile stands next to the Capital (and another one there too)."""
    t = Table(monarchs=("oba_ii",))
    hex_id = t.tile(tile, t.free(hex_terrain, near=t.home()))
    if also:
        t.tile(also, t.free("forest", near=t.home()))
    t.s.frames.append(PalaceDecision(0))
    t.changed()
    return t, hex_id


@pytest.mark.parametrize("palace", list(PALACES))
@pytest.mark.parametrize("tile", TILES)
def test_each_palace_has_its_prerequisite(palace, tile):
    assert meets(tile, palace) == (tile in ALLOWED[palace])


@pytest.mark.parametrize("palace", list(PALACES))
def test_a_palace_goes_on_an_own_tile_that_meets_it(palace):
    t, hex_id = placing(sorted(ALLOWED[palace])[0])
    events = t.do(PlacePalace(0, palace, hex_id))
    assert PalacePlaced(0, palace, hex_id) in events
    assert t.s.palace[hex_id] == palace and t.player().palaces == (palace,)


@pytest.mark.parametrize("palace", list(PALACES))
def test_another_tile_is_refused(palace):
    wrong = next(t for t in TILES if t not in ALLOWED[palace])
    t, hex_id = placing(wrong, also="trading_post" if wrong != "trading_post" else "olinda")
    t.refused(PlacePalace(0, palace, hex_id), "palace_prerequisite", palace=palace)


def test_a_capital_carries_no_second_palace():
    t, _ = placing("farm")
    for palace in PALACES:
        t.refused(PlacePalace(0, palace, t.home()), "palace_there_already")


def test_one_palace_a_tile():
    t, hex_id = placing("farm", also="sawmill")
    t.s.palace = with_value_at(t.s.palace, hex_id, 5)
    t.player().palaces = (5,)
    t.changed()
    t.refused(PlacePalace(0, 2, hex_id), "palace_there_already")


def test_each_palace_is_placed_once():
    t, hex_id = placing("farm")
    t.player().palaces = (2,)
    t.changed()
    t.refused(PlacePalace(0, 2, hex_id), "palace_already_placed", palace=2)
    t.refused(PlacePalace(0, 1, hex_id), "no_such_palace")
    t.refused(PlacePalace(0, 3, 999), "no_such_hex")
    t.refused(EndTurn(0), "finish_first", what="palace")


def test_neither_enemy_nor_seized_nor_lost_tiles_carry_one():
    t, hex_id = placing("farm", also="sawmill")
    enemy = t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    t.refused(PlacePalace(0, 3, enemy), "not_controlled", hex=enemy)
    t.unit("archer", enemy)
    t.refused(PlacePalace(0, 3, enemy), "not_controlled", hex=enemy)
    t.unit("archer", hex_id, seat=1)
    t.refused(PlacePalace(0, 3, hex_id), "not_controlled", hex=hex_id)


def test_the_palace_may_be_forgone():
    t, _ = placing("farm")
    t.do(Finish(0))
    assert t.player().palaces == ()
    t.waits_for(0)


def test_without_any_site_nobody_is_asked():
    t, _ = placing("academy")
    t.s.frames.pop()
    t.s.era = 1
    t.mission("exploration-3")
    for building in ("farm", "farm", "farm"):
        hex_id = t.where(lambda h: t.s.board.terrain[h] == "field" and not t.s.tile[h])
        t.tile(building, hex_id)
        t.s.palace = with_value_at(t.s.palace, hex_id, 2)
    t.painting("coroados")
    from engine.brazil.moves import AnnounceMission

    t.do(AnnounceMission(0, "exploration-3"))
    t.waits_for(0, "era")


# --- gains ---


def test_palace_two_gives_sugarcane_and_a_free_dye_or_sugar():
    t, hex_id = placing("farm")
    t.do(PlacePalace(0, 2, hex_id))
    assert t.supply() == ["sugarcane"]
    t.waits_for(0, "manufacture")
    assert {m.product for m in t.legal(Manufacture)} == {"dye", "sugar"}
    t.refused(Manufacture(0, "cocoa", "painting"), "not_on_offer")
    t.refused(Manufacture(0, "dye", "painting"), "shape_mismatch")
    t.do(Manufacture(0, "dye", "harbor"))
    assert t.player().products == (("dye", "harbor"),) and t.supply() == ["sugarcane"]
    t.waits_for(0)


def test_the_free_product_may_be_declined():
    t, hex_id = placing("farm")
    t.do(PlacePalace(0, 2, hex_id))
    t.finish()
    assert t.player().products == ()
    t.waits_for(0)


def test_with_both_products_made_or_no_slot_nothing_is_offered():
    t, hex_id = placing("farm")
    t.product("dye", "harbor").product("sugar", "renovate")
    t.do(PlacePalace(0, 2, hex_id))
    t.waits_for(0)
    assert t.supply() == ["sugarcane"]


def test_palace_three_gives_a_gold_card():
    t, hex_id = placing("olinda")
    t.do(PlacePalace(0, 3, hex_id))
    assert len(t.player().gold_cards) == 1


def test_palace_four_gives_cotton():
    t, hex_id = placing("plantation")
    t.do(PlacePalace(0, 4, hex_id))
    assert t.supply() == ["cotton"]


def test_palace_five_gives_nothing_at_once():
    t, hex_id = placing("farm")
    t.do(PlacePalace(0, 5, hex_id))
    assert (t.supply(), t.player().gold_cards, t.player().combat_cards) == ([], (), ())


def test_palace_six_gives_a_combat_card():
    t, hex_id = placing("olinda")
    t.do(PlacePalace(0, 6, hex_id))
    assert len(t.player().combat_cards) == 1


# --- VP at the end ---


def standing(palace: int, tile: str) -> tuple[Table, int]:
    t = Table(monarchs=("oba_ii",))
    hex_id = t.tile(tile, t.free("field", near=t.home()))
    t.s.palace = with_value_at(t.s.palace, hex_id, palace)
    t.player().palaces = (palace,)
    t.changed()
    return t, hex_id


@pytest.mark.parametrize(("palace", "vp"), [(2, 3), (3, 2), (4, 3), (5, 1), (6, 1)])
def test_printed_vp(palace, vp):
    """Palace IV stands on a Plantation, which it counts."""
    t, _ = standing(palace, "plantation" if palace == 4 else "farm" if palace in (2, 5) else "olinda")
    assert t.vp(category="palaces") == vp


def test_palace_three_counts_gold_foundries():
    t, _ = standing(3, "farm")
    t.tile("gold_foundry", t.free("gold_mine", near=t.home()))
    t.tile("gold_foundry", t.free("forest", near=t.home()))
    assert t.vp(category="palaces") == 2 + 2


def test_palace_four_counts_plantations():
    t, _ = standing(4, "plantation")
    t.tile("plantation", t.free("field", near=t.home()))
    assert t.vp(category="palaces") == 1 + 2 * 2


def test_palace_five_counts_products():
    t, _ = standing(5, "farm")
    t.product("dye", "harbor").product("rubber", "build")
    assert t.vp(category="palaces") == 1 + 2


def test_palace_six_counts_units_ever_deployed():
    t, _ = standing(6, "olinda")
    t.unit("archer", t.home())
    t.unit("dragoon", t.home())
    t.player().units = (*t.player().units[:3], -1, t.player().units[4])
    assert t.vp(category="palaces") == 1 + 2


def test_tiles_lost_or_seized_are_not_counted_by_palaces():
    t, _ = standing(4, "plantation")
    lost = t.tile("plantation", t.free("field", near=t.home()))
    enemy = t.tile("plantation", t.free("field", near=t.home(1)), seat=1)
    assert t.vp(category="palaces") == 1 + 2 * 2
    t.unit("archer", lost, seat=1)
    t.unit("archer", enemy)
    assert t.vp(category="palaces") == 1 + 2


def test_a_palace_on_a_seized_tile_stays_with_its_builder():
    t, hex_id = standing(2, "farm")
    t.unit("archer", hex_id, seat=1)
    t.changed()
    assert t.vp(0, "palaces") == 3 and t.vp(1, "palaces") == 0
    assert t.vp(0, "tiles") == 0 and t.vp(1, "tiles") == 1
