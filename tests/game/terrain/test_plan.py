"""The geometry of the ground: turns, borders, coast, what lies beyond the board, crowns, dress."""

from __future__ import annotations

import math
import re

import pytest

from engine.brazil.map.scenario import Scenario
from engine.maps.hex import around, rotate, to_point
from game.brazil.terrain.board import LOST, TerrainBoard, best_turn, bounds, centre, radius_in
from game.brazil.terrain.lattice import corner, corner_point, hex_of, loops
from game.brazil.terrain.layers.coast_offsets import Rings
from game.brazil.terrain.layers.coast_shape import WANDER
from game.brazil.terrain.layers.parcels import cut_polygon
from game.brazil.terrain.layers.sea import swells
from game.brazil.terrain.layers.tree_placement import HANG
from game.brazil.terrain.layout import MINE, WATER, WOOD, TerrainLayout
from game.brazil.terrain.noise import Noise
from game.brazil.terrain.ornament_placement import ASIDE, SMALLER, TOOLS, place_ornaments
from game.brazil.terrain.painter import home
from game.brazil.terrain.palette import CONTRAST, PARCHMENT
from tests.game.terrain.conftest import SCENARIOS, planned


def test_noise_is_the_same_at_every_visit_and_another_for_another_seed():
    points = [(x * 0.37, y * 0.53) for x in range(-20, 20) for y in range(-20, 20)]
    first = [Noise(5).at(*place) for place in points]
    assert first == [Noise(5).at(*place) for place in points]
    assert first != [Noise(6).at(*place) for place in points]
    assert min(first) >= -1 and max(first) <= 1 and max(first) - min(first) > 1


def test_the_treaty_is_turned_for_a_wide_room_and_its_hexes_grow_by_half():
    cells = TerrainBoard.of(SCENARIOS["treaty_of_tordesillas"].map, "t").cells
    room = (1653, 818)
    turn = best_turn(cells, room)
    assert turn in (1, 2)
    grown = radius_in(bounds([rotate(*place, turn) for place in cells]), room)
    assert grown > 1.5 * radius_in(bounds(cells), room)


def test_no_turn_is_taken_without_gain():
    assert best_turn([(0, 0)], (500, 500)) == 0


def test_the_best_turn_is_never_beaten(scenario: Scenario):
    cells = TerrainBoard.of(scenario.map, scenario.id).cells
    for room in ((1653, 818), (700, 900), (900, 600)):
        sizes = [radius_in(bounds([rotate(*place, turn) for place in cells]), room) for turn in range(6)]
        assert sizes[best_turn(cells, room)] >= max(sizes) / 1.021


def test_a_turned_board_keeps_each_hex_with_its_terrain():
    board = TerrainBoard.of(SCENARIOS["amazon"].map, "amazon")
    turned = board.turned(2)
    for place, kind in board.cells.items():
        assert turned.cells[hex_of(centre(place, 2))] == kind
    assert turned.digest != board.digest and turned.turned(4).digest == board.digest


def test_sides_lie_between_a_hex_and_its_neighbour():
    for number, beside in enumerate(around(3, -2)):
        a, b = corner_point(corner((3, -2), number)), corner_point(corner((3, -2), number + 1))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        (x1, y1), (x2, y2) = to_point(3, -2), to_point(*beside)
        assert middle == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))


def test_an_outline_is_closed_and_has_the_hexes_on_its_right_hand():
    outlines = loops({(0, 0), (1, 0), (2, -1)})
    assert [len(loop) for loop in outlines] == [14]
    for edge, following in zip(outlines[0], outlines[0][1:] + outlines[0][:1], strict=True):
        assert edge.end == following.start
        (ax, ay), (bx, by), (x, y) = corner_point(edge.start), corner_point(edge.end), to_point(*edge.inside)
        assert (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0


def test_a_ring_of_hexes_has_two_outlines():
    assert sorted(len(loop) for loop in loops(set(around(0, 0)))) == [6, 18]


def test_borders_wander_by_an_eighth_of_a_radius_at_most(scenario: Scenario):
    wander = planned(scenario.id).wander
    far = 0.0
    for step in range(3000):
        point = (math.sin(step) * 12, math.cos(step * 1.7) * 9)
        far = max(far, math.dist(point, wander.moved(point)))
    assert WANDER / 2 < far <= WANDER + 1e-9


def test_every_border_of_land_and_water_has_its_coast(scenario: Scenario):
    plan = planned(scenario.id)
    shore = [point for loop in plan.shores for point in loop]
    for place, kind in plan.board.cells.items():
        for number, beside in enumerate(around(*place)):
            other = plan.board.cells.get(beside)
            if kind == WATER and other is not None and other != WATER:
                a, b = corner_point(corner(place, number)), corner_point(corner(place, number + 1))
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                assert min(math.dist(middle, point) for point in shore) < WANDER + 0.13


def test_beyond_a_board_of_land_is_country_and_beyond_water_is_sea():
    assert all(TerrainLayout(TerrainBoard({(0, 0): "field", (1, 0): "forest"}, 1)).outside.values())
    assert not any(TerrainLayout(TerrainBoard({(0, 0): "water", (1, 0): "water"}, 1)).outside.values())
    both = TerrainLayout(
        TerrainBoard({(q, r): "field" if q < 0 else "water" for q in range(-4, 4) for r in (0, 1)}, 3)
    ).outside
    west = [dry for (q, r), dry in both.items() if to_point(q, r)[0] < -9]
    east = [dry for (q, r), dry in both.items() if to_point(q, r)[0] > 9]
    assert all(west) and not any(east)


def test_water_lines_keep_their_distance():
    plan = planned("amazon")
    shore = [point for loop in plan.shores for point in loop]
    path = Rings(plan.shores).at(0.39)
    points = [
        tuple(float(v) / 100 for v in piece.split("M")[1].split("Q")[0].split())
        for piece in path.split("Z")
        if "M" in piece
    ]
    assert points
    for x, y in points:
        assert 0.36 < min(math.dist((x, y), point) for point in shore) < 0.45


SQUARE = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]  # with the land within; the other way round a lake


@pytest.mark.parametrize("coast, lake", [(SQUARE, False), (SQUARE[::-1], True)])
def test_water_lines_are_on_the_side_of_the_water(coast: list[tuple[float, float]], lake: bool):
    path = Rings([coast]).at(0.2)
    numbers = [float(number) / 100 for number in re.findall(r"-?[0-9.]+", path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    assert len(points) >= 4
    for x, y in points:
        assert (0 < x < 1 and 0 < y < 1) == lake


def test_the_shadow_falls_to_the_lower_right_only():
    shadow = Rings([SQUARE]).shadow(0.1, 0.1)
    assert shadow.count("M") == 2
    assert "M100.0 0.0L100.0 100.0" in shadow and "M100.0 100.0L0.0 100.0" in shadow


@pytest.mark.sampled
def test_crowns_stand_in_the_wood_and_hang_over_by_little(scenario: Scenario):
    plan = planned(scenario.id)
    woods = plan.of(WOOD)
    assert len(plan.crowns) > 35 * len(woods)
    assert [crown.y for crown in plan.crowns] == sorted(crown.y for crown in plan.crowns)
    widest = 0.17 + WANDER + HANG
    for crown in plan.crowns:
        nearest = min(math.dist((crown.x, crown.y), to_point(*place)) for place in woods)
        assert nearest < 1 + WANDER
        assert any(
            hex_of((crown.x + dx, crown.y + dy)) in woods for dx in (-widest, 0, widest) for dy in (-widest, 0, widest)
        )


@pytest.mark.sampled
def test_parcels_cover_fields_and_are_of_many_sizes(scenario: Scenario):
    plan = planned(scenario.id)
    fields = plan.of("field")
    sizes = [_area(parcel.shape) for parcel in plan.parcels]
    assert max(sizes) > 3 * sorted(sizes)[len(sizes) // 10]
    for place in fields:
        x, y = to_point(*place)
        assert any(_holds(parcel.shape, (x, y)) for parcel in plan.parcels)
    worked = sum(bool(parcel.furrows) for parcel in plan.parcels) / len(plan.parcels)
    assert 0.4 < worked < 0.65


def test_a_cut_keeps_the_side_that_does_not_point_away():
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert _area(tuple(cut_polygon(square, (1, 1), (1, 0)))) == pytest.approx(2)
    assert cut_polygon(square, (3, 0), (1, 0)) == square


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1653, 818), (900, 900), (1010, 500)])
def test_compass_title_and_ships_stand_clear_of_the_board(scenario: Scenario, size: tuple[int, int]):
    board = TerrainBoard.of(scenario.map, scenario.id)
    board = board.turned(best_turn(board.cells, size))
    view = home(board, size)
    placement = place_ornaments(planned(scenario.id, board.turn), view.box)
    hexes = [to_point(*place) for place in board.cells]
    left, top, right, bottom = view.box
    if placement.compass is not None:
        x, y, radius = placement.compass
        assert min(math.dist((x, y), middle) for middle in hexes) > radius + 0.86
        assert left + 1.15 * radius < x < right - 1.15 * radius and top + 1.15 * radius < y < bottom - 1.15 * radius
        tools = (right - (right - left) * TOOLS[0] * 0.9, bottom - (bottom - top) * TOOLS[1])
        assert x + radius < tools[0] or y + radius < tools[1], "the map's buttons lie in that corner"
    if placement.title is not None:
        box = placement.title
        for x, y in hexes:
            dx, dy = max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3])
            assert math.hypot(dx, dy) > 0.86
    for figure in placement.figures:
        assert not planned(scenario.id, board.turn).is_land(hex_of(figure.middle))
        assert min(math.dist(figure.middle, middle) for middle in hexes) > 0.95 + 0.55 * figure.width


def test_on_a_wide_sheet_every_scenario_has_compass_and_title(scenario: Scenario):
    board = TerrainBoard.of(scenario.map, scenario.id)
    board = board.turned(best_turn(board.cells, (1653, 818)))
    placement = place_ornaments(planned(scenario.id, board.turn), home(board, (1653, 818)).box)
    assert placement.compass is not None and placement.title is not None


def test_of_a_sheet_seen_in_parts_title_and_figures_stand_in_every_part():
    """Home leaves out a little of the end it lies at, and a small map lies over the right of the window."""
    plan, sheet = planned("over_the_atlantic"), (-13.76, -12.0, 15.49, 12.0)
    placement = place_ornaments(plan, sheet, (False, True))
    assert placement.title is not None and placement.compass is not None and placement.figures
    shown = (sheet[1] + LOST, sheet[3] - LOST)
    _, y, radius = placement.compass
    middles = [(figure.middle[1], figure.width * 0.4) for figure in placement.figures]
    for low, high in ((placement.title[1], placement.title[3]), *((y - r, y + r) for y, r in (*middles, (y, radius)))):
        assert shown[0] < low and high < shown[1]
    aside = sheet[2] - ASIDE * (sheet[2] - sheet[0])
    assert all(figure.middle[0] + figure.width / 2 < aside for figure in placement.figures)
    assert place_ornaments(plan, sheet).title != placement.title


def test_a_figure_without_room_is_tried_smaller():
    widths = {figure.width for figure in place_ornaments(planned("cisplatine"), (-10.3, -6.0, 12.0, 6.0)).figures}
    assert widths and max(widths) == pytest.approx(1.5 * SMALLER), "the Plate is narrow"


def test_long_swells_lie_far_from_every_coast():
    plan = planned("over_the_atlantic")
    points = [(x / 2, y / 2) for x in range(-30, 30) for y in range(-24, 24)]
    far = [point for point in points if plan.is_far_from_coast(point)]
    assert far and all(plan.is_deep_sea(point) for point in far) and len(far) < sum(map(plan.is_deep_sea, points))
    land = [to_point(*place) for place in plan.land]
    assert min(math.dist(point, middle) for point in far for middle in land) > 2.5
    box = (-6.0, -6.0, 6.0, 6.0)
    near_only = swells(plan.noise, box, plan.is_deep_sea, lambda _: False, PARCHMENT, 1)
    both = swells(plan.noise, box, plan.is_deep_sea, plan.is_far_from_coast, PARCHMENT, 1)
    assert (
        len(both)
        > len(near_only)
        > 0
        == len(swells(plan.noise, box, plan.is_deep_sea, plan.is_far_from_coast, CONTRAST, 1))
    )


def test_mines_have_no_two_ranges_alike():
    from game.brazil.terrain.layers import gold_mines

    plan = planned("amazon")
    drawn = [gold_mines.drawn([place], plan.noise, PARCHMENT, 2, True).split(">", 1)[1] for place in plan.of(MINE)]
    assert len(set(drawn)) == len(drawn) > 4


def _area(shape: tuple[tuple[float, float], ...]) -> float:
    pairs = zip(shape, (*shape[1:], shape[0]), strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def _holds(shape: tuple[tuple[float, float], ...], point: tuple[float, float]) -> bool:
    signs = []
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        signs.append((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax))
    return all(s >= -1e-9 for s in signs) or all(s <= 1e-9 for s in signs)
