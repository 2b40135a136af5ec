"""Camarão: own Buildings next to Forest are 1 stronger; at the end 1 VP for each Forest hex next to the empire."""

from tests.brazil.kit import Table, battle


def stormed(tile: str, terrain: str, near_forest: bool) -> tuple[int, int]:
    """The strengths when a green Monarch enters an orange tile; its builder owns Camarão."""
    t = Table().painting("camarao", seat=1)
    forest = t.s.board.terrain_mask["forest"]
    hex_id = t.free(terrain, unless=lambda h: bool(t.s.board.near_mask[h] & forest) != near_forest)
    t.tile(tile, hex_id, seat=1)
    beside = t.where(lambda h: h in t.near(hex_id) and not t.s.tile[h] and not t.s.unexplored[h])
    monarch = t.unit("monarch", beside)
    t.moving("painting")
    events = t.walk(monarch, hex_id)
    t.waits_for(0)
    return battle(events)


def test_a_building_next_to_forest_is_one_stronger() -> None:
    assert stormed("farm", "field", near_forest=True) == (2, 1 + 1)


def test_a_building_away_from_forest_is_not() -> None:
    assert stormed("farm", "field", near_forest=False) == (2, 1)


def test_a_city_next_to_forest_is_not() -> None:
    assert stormed("olinda", "field", near_forest=True) == (2, 3)


def test_a_building_that_units_fire_from_is_one_stronger_too() -> None:
    t = Table().painting("camarao")
    forest = t.s.board.terrain_mask["forest"]
    field = t.free("field", near=t.home(), unless=lambda h: not t.s.board.near_mask[h] & forest)
    t.tile("farm", field)
    cannon = t.unit("cannon", field)
    target = next(h for h in t.near(field) if not t.s.tile[h] and t.s.board.land >> h & 1)
    t.unit("archer", target, seat=1)
    t.moving("painting")
    assert battle(t.fire(cannon, target)) == (4 + 1 + 1, 1)
    t.waits_for(0)


def forests(t: Table, hex_id: int) -> set[int]:
    return {h for h in t.near(hex_id) if t.s.board.terrain[h] == "forest"}


def test_each_forest_hex_next_to_own_tiles_scores_once() -> None:
    t = Table().painting("camarao").goods("coffee")
    home = t.home()
    assert t.vp(0, "paintings") == len(forests(t, home)) == 2
    shared = t.free("field", near=home, unless=lambda h: not forests(t, h) or not forests(t, h) < forests(t, home))
    t.build("farm", shared)
    assert t.vp(0, "paintings") == 2
    t.waits_for(0)


def test_a_forest_built_upon_is_forest_no_longer() -> None:
    t = Table(monarchs=("oba_ii",)).painting("camarao").goods("coffee")
    t.build("sawmill", t.free("forest", near=t.home(), unless=lambda h: bool(forests(t, h))))
    assert t.vp(0, "paintings") == 2 - 1
    t.waits_for(0)
