"""Hex geometry: turning, distances, neighbours, masks."""

from hypothesis import given
from hypothesis import strategies as st

from engine.maps.hex import HexMap, around, bits, distance, from_point, mask_of, rotate, to_point

axial = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
turns = st.integers(-12, 12)


@given(axial, turns)
def test_turning_keeps_the_distance_to_the_centre_and_six_turns_are_none(place: tuple[int, int], n: int) -> None:
    assert distance((0, 0), rotate(*place, n)) == distance((0, 0), place)
    assert rotate(*rotate(*place, n), 6 - n % 6) == place


@given(axial, axial, turns)
def test_turning_keeps_distances(a: tuple[int, int], b: tuple[int, int], n: int) -> None:
    assert distance(rotate(*a, n), rotate(*b, n)) == distance(a, b)


@given(axial, axial, axial)
def test_distance_is_a_metric(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(axial)
def test_six_different_neighbours_one_step_away(place: tuple[int, int]) -> None:
    near = around(*place)
    assert len(set(near)) == 6
    assert all(distance(place, other) == 1 for other in near)


def test_one_turn_is_clockwise_on_the_screen() -> None:
    assert [rotate(1, 0, n) for n in range(6)] == list(around(0, 0))
    heights = [to_point(*place)[1] for place in around(0, 0)]
    assert heights[1] > 0 > heights[4], "the second neighbour lies below, as y grows downwards"


@given(axial, st.floats(-0.8, 0.8), st.floats(-0.8, 0.8), st.floats(1, 90))
def test_a_point_near_the_centre_of_a_hex_is_in_that_hex(
    place: tuple[int, int], dx: float, dy: float, radius: float
) -> None:
    x, y = to_point(*place, radius)
    if dx * dx + dy * dy < 0.74:  # inside the inscribed circle
        assert from_point(x + dx * radius, y + dy * radius, radius) == place


@given(st.sets(st.integers(0, 200)))
def test_masks_and_hexes(hexes: set[int]) -> None:
    assert list(bits(mask_of(sorted(hexes)))) == sorted(hexes)


@given(
    st.dictionaries(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), st.sampled_from(["field", "water"]), max_size=60)
)
def test_a_map_agrees_with_its_cells(cells: dict[tuple[int, int], str]) -> None:
    world = HexMap.build(cells, ["gold_mine"])
    places = [world.place(h) for h in range(len(world))]
    assert places == sorted(cells, key=lambda c: (c[1], c[0])), "reading order"
    assert [world.at(*place) for place in places] == list(range(len(world)))
    assert world.at(99, 99) is None
    for h, place in enumerate(places):
        assert world.terrain[h] == cells[place]
        assert world.terrain_mask[cells[place]] >> h & 1
        assert [world.place(n) for n in world.neighbours[h]] == [n for n in around(*place) if n in cells]
        assert world.neighbour_mask[h] == mask_of(world.neighbours[h])
        assert bool(world.edge_mask >> h & 1) == (len(world.neighbours[h]) < 6)
        assert world.within(h, 1) == world.neighbour_mask[h] | 1 << h
    assert sum(mask.bit_count() for mask in world.terrain_mask.values()) == len(cells)
    assert world.terrain_mask["gold_mine"] == 0


def test_walking_stays_on_the_way_given() -> None:
    world = HexMap.build({(q, 0): "water" if q == 2 else "field" for q in range(5)})
    assert world.spread(0b00001, world.terrain_mask["field"]) == 0b00011
    assert world.spread(0b00001, 0b11111) == 0b11111
    assert world.spread(0b00101, world.terrain_mask["field"]) == 0b00011, "nobody begins beside the way"
