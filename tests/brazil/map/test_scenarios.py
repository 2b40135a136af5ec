"""The scenarios of the game: whole, complete, and shaped as their names promise."""

import pytest

from engine.brazil.map.scenario import Scenario, load, load_all
from engine.brazil.map.tiles import WATER, scenario_folder
from engine.maps.hex import HexMap, bits, mask_of

#: id: seats, combat
OURS = {
    "cisplatine": (2, 3),
    "rio_de_janeiro_1567": (2, 2),
    "empire_of_brazil": (3, 1),
    "platine_war": (3, 3),
    "amazon": (3, 2),
    "over_the_atlantic": (4, 1),
    "sao_francisco": (4, 2),
    "treaty_of_tordesillas": (4, 3),
    "battle_of_guararapes": (1, 0),
}


def scenario(name: str) -> Scenario:
    return load(scenario_folder() / f"{name}.toml")


def land(world: HexMap) -> int:
    return (1 << len(world)) - 1 & ~world.terrain_mask[WATER]


def parts(world: HexMap, mask: int) -> list[int]:
    """The pieces of a mask that hang together."""
    found = []
    while mask:
        piece = world.spread(mask & -mask, mask)
        found.append(piece)
        mask &= ~piece
    return found


def test_all_are_there_and_whole() -> None:
    scenarios, errors = load_all([scenario_folder()])
    assert not errors
    assert {s.id: (s.seats, s.combat) for s in scenarios} == OURS
    for s in scenarios:
        assert s.file.name == f"{s.id}.toml"
        words = s.id.replace("_", "-")
        assert (s.title, s.text) == (f"scenario-{words}-title", f"scenario-{words}-text")
        assert (s.solo is not None) == (s.seats == 1)


@pytest.mark.parametrize("name", OURS)
def test_tiles_cover_the_map_once_and_marks_lie_in_it(name: str) -> None:
    s = scenario(name)
    covered = [h for tile in s.tiles for h in tile.hexes]
    assert sorted(covered) == list(range(len(s.map)))
    assert len({tile.tile for tile in s.tiles}) == len(s.tiles)
    assert all(s.map.place(h) == (tile.q, tile.r) for tile in s.tiles for h in tile.hexes[_anchor(tile.shape) :][:1])
    assert all(s.map.terrain[h] == "field" for h in (*s.capitals, *s.unknown)), "no seat starts on richer ground"
    assert len({*s.capitals, *s.unknown}) == len(s.capitals) + len(s.unknown)


def _anchor(shape: str) -> int:
    return {"large": 3, "small": 0}[shape]


@pytest.mark.parametrize("name", OURS)
def test_no_seat_is_shut_in(name: str) -> None:
    """Every Capital has a field, a forest and room to build beside it."""
    s = scenario(name)
    for capital in s.capitals:
        beside = [s.map.terrain[n] for n in s.map.neighbours[capital]]
        assert "field" in beside and "forest" in beside
        assert len(beside) - beside.count(WATER) >= 4


def test_reading_twice_gives_the_same_hexes() -> None:
    for name in OURS:
        a, b = scenario(name), scenario(name)
        assert (a.map.q, a.map.r, a.map.terrain, a.map.neighbours) == (
            b.map.q,
            b.map.r,
            b.map.terrain,
            b.map.neighbours,
        )
        assert (a.capitals, a.unknown, a.tiles, a.solo) == (b.capitals, b.unknown, b.tiles, b.solo)


def test_cisplatine_is_two_plains_and_one_corridor() -> None:
    """A wall of three hexes across the corridor parts the land."""
    s = scenario("cisplatine")
    whole = land(s.map)
    assert len(parts(s.map, whole)) == 1
    across = [h for h in bits(whole) if s.map.q[h] * 2 + s.map.r[h] in (0, 1, 2)]
    assert len(across) <= 5
    west, east = s.capitals
    assert not s.map.spread(1 << west, whole & ~mask_of(across)) >> east & 1


def test_rio_is_near_by_sea_and_far_by_land() -> None:
    s = scenario("rio_de_janeiro_1567")
    a, b = s.capitals
    by_sea = _steps(s.map, a, b, s.map.terrain_mask[WATER])
    by_land = _steps(s.map, a, b, land(s.map))
    assert by_sea == s.map.distance(a, b) == 5
    assert by_land >= by_sea + 2
    assert len(parts(s.map, s.map.terrain_mask[WATER])) == 1, "one bay, open to the ocean"


def _steps(world: HexMap, start: int, goal: int, over: int) -> int:
    reached, steps = 1 << start, 0
    while not reached >> goal & 1:
        steps += 1
        for h in bits(reached):
            reached |= world.neighbour_mask[h] & (over | 1 << goal)
    return steps


def test_the_rich_centre_of_the_platine_war_belongs_to_nobody() -> None:
    s = scenario("platine_war")
    centre = next(tile for tile in s.tiles if tile.shape == "large" and set(tile.hexes).isdisjoint(s.capitals))
    gold = s.map.terrain_mask["gold_mine"] & mask_of(centre.hexes)
    assert gold.bit_count() == 3
    ring = land(s.map) & ~mask_of(centre.hexes)
    assert len(parts(s.map, ring)) == 1, "the ring is closed"
    assert all(any(s.map.distance(capital, h) == 1 for h in centre.hexes) for capital in s.capitals)


@pytest.mark.parametrize(("name", "banks"), [("amazon", [1, 2]), ("sao_francisco", [2, 2])])
def test_a_river_runs_through_the_map(name: str, banks: list[int]) -> None:
    s = scenario(name)
    water = s.map.terrain_mask[WATER]
    assert len(parts(s.map, water)) == 1
    sides = parts(s.map, land(s.map))
    assert sorted((side & mask_of(s.capitals)).bit_count() for side in sides) == banks
    ends = sorted(s.map.q[h] + s.map.r[h] / 2 for h in bits(water & s.map.edge_mask))
    assert ends[-1] - ends[0] >= 7, "from one edge of the map to another"


def test_four_lands_lie_round_the_atlantic() -> None:
    s = scenario("over_the_atlantic")
    assert len(parts(s.map, s.map.terrain_mask[WATER])) == 1
    lands = parts(s.map, land(s.map))
    assert [piece.bit_count() for piece in lands] == [18] * 4
    assert all((piece & mask_of(s.capitals)).bit_count() == 1 for piece in lands)
    assert sum(tile.tile.startswith("sea") for tile in s.tiles) == 2


def test_the_line_of_tordesillas_is_straight_and_splits_the_map() -> None:
    s = scenario("treaty_of_tordesillas")
    lines: dict[int, list[int]] = {}
    for h in s.unknown:
        lines.setdefault(s.map.q[h] + s.map.r[h], []).append(h)
    line = max(lines.values(), key=len)
    assert len(line) == 10
    whole = land(s.map)
    west, east = parts(s.map, whole & ~mask_of(line))
    assert sorted((side & mask_of(s.capitals)).bit_count() for side in (west, east)) == [2, 2]


def test_the_dutch_stand_round_their_capital_at_guararapes() -> None:
    s = scenario("battle_of_guararapes")
    solo = s.solo
    assert solo is not None
    assert s.challenge is not None and s.challenge.levels["printed"].rounds == 20
    assert (solo.colour, solo.enemy) == ("green", "orange")
    assert [goal.id for goal in s.challenge.levels["printed"].goals] == ["era_3", "all_units_on_map", "enemy_capital"]
    assert solo.capital == s.capitals[0]
    assert sorted(unit.unit for unit in solo.enemy_units) == ["archer", "cannon", "dragoon", "grenadier", "monarch"]
    assert all(s.map.distance(unit.hex, solo.enemy_capital) <= 1 for unit in solo.enemy_units)
    guarded = mask_of(unit.hex for unit in solo.enemy_units)
    assert guarded == (s.map.neighbour_mask[solo.enemy_capital] | 1 << solo.enemy_capital) & land(s.map)
    (q, r), (enemy_q, enemy_r) = s.map.place(solo.capital), s.map.place(solo.enemy_capital)
    assert r < enemy_r and q + r / 2 < enemy_q + enemy_r / 2, "green top left, orange bottom right"
