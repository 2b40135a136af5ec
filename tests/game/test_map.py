"""The map on the table: turned as fits best, picked where it is seen; ribbons of empires; scenarios as small sheets."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from engine.brazil.scenarios import all_scenarios
from game.app.app import App
from game.brazil.map import empire_border
from game.brazil.map.hex_art import corner
from game.brazil.map.scenario_thumbnail import capitals_svg, thumbnail_request
from game.brazil.table_factory import FACTORY
from game.brazil.terrain.painter import TINY
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.terrain_request import TerrainPainter
from game.platform.settings import LastNewGame, SeatChoice
from game.render.image_cache import art_folder
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, found, lay

SEATS = (("Ana", "green"), ("Rui", "orange"))
SCENARIOS = {scenario.id: scenario for scenario in all_scenarios()[0]}


@pytest.mark.parametrize("edge", range(6))
def test_both_halves_of_a_ribbon_meet_on_the_side_between_two_own_tiles(edge: int):
    """The tile has the side ``edge`` but not the next one, where its neighbour of the same empire lies."""
    _, here = empire_border.ends(edge, 0b111111 & ~(1 << (edge + 1) % 6))
    ax, ay = corner(edge + 1, empire_border.RADIUS)
    bx, by = corner(edge + 2, empire_border.RADIUS)
    across = (2 * ((ax + bx) / 2 - 100), 2 * ((ay + by) / 2 - 110))  # to the neighbour's middle
    other = (edge + 1 + 3 + 1) % 6  # the neighbour's side that goes on from there
    there, _ = empire_border.ends(other, 0b111111 & ~(1 << (edge + 4) % 6))
    assert here == pytest.approx((there[0] + across[0], there[1] + across[1]), abs=0.01)


def test_a_ribbon_lies_between_tile_and_side():
    for edge in range(6):
        for x, y in empire_border.ends(edge, 0b111111):
            assert 0.86 * 98 < math.hypot(x - 100, y - 110) < 98


def test_a_ribbon_is_drawn_on_the_sides_that_are_asked_for_and_no_others():
    assert empire_border.drawn("green", 0b000001, 0).count("<polygon") == 1  # the wash is cut to the hex
    assert empire_border.drawn("green", 0b000011, 0b000010).count("<polygon") == 3
    assert empire_border.shapes_on("green", 0b000011, 0b000010).count("<polygon") == 2
    assert "clip-path" not in empire_border.drawn("green", 0b000001, 0, flat=True)
    for colour in ("green", "orange", "sky", "purple"):
        assert empire_border.drawn(colour, 63, 63) != empire_border.drawn("green", 63, 63) or colour == "green"


@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_a_thumbnail_shows_the_whole_board_its_unknown_hexes_and_capitals(name: str):
    scenario, size = SCENARIOS[name], (266, 160)
    order = thumbnail_request(scenario, "parchment", size)
    left, top, right, bottom = order.board.bounds
    box = order.view.box
    assert box[0] < left and box[1] < top and box[2] > right and box[3] > bottom
    assert len(order.covered) == len(scenario.unknown) and set(order.covered) <= set(order.board.cells)
    marks = capitals_svg(scenario, order.view, order.turn)
    assert marks.count("<g ") == len(scenario.capitals) + (1 if scenario.solo else 0)
    assert coarse(order.board, order.view, order.theme).get_size() == size


def test_a_tiny_sheet_is_painted_too():
    order = thumbnail_request(SCENARIOS["over_the_atlantic"], "parchment", (140, 84))
    assert order.radius < TINY
    painted = TerrainPainter(art_folder()).paint(order)
    assert painted.get_size() == (140, 84)
    assert len({tuple(painted.get_at((x, 42))[:3]) for x in range(0, 140, 2)}) > 20


@pytest.mark.parametrize("name", ["treaty_of_tordesillas", "amazon"])
def test_every_hex_is_picked_where_it_is_seen(make_app: Callable[..., App], name: str):
    app = make_app((1280, 720))
    seats = [
        SeatChoice(who="person", name=f"P{n}", colour=c) for n, c in enumerate(("green", "orange", "sky", "purple"))
    ]
    match = FACTORY.new(LastNewGame(scenario=name, seats=seats[: SCENARIOS[name].seats]), 3)
    view = FACTORY.open_table(app, match).map
    app.draw()
    view.viewport.fit()
    for hex_id in range(view.state().board.size):
        x, y = view.centre(hex_id)
        assert view.rect.collidepoint(x, y)
        assert view.hex_at((round(x), round(y))) == hex_id
    assert (view.turn > 0) == (name == "treaty_of_tordesillas")
    view.viewport.zoom_at(view.rect.center, 3)
    view.draw(app.ui, app.surface)
    assert view.hex_at(tuple(round(v) for v in view.centre(5))) in (5, None)


def test_the_map_is_turned_by_hand_and_stays_so_for_its_scenario(make_app: Callable[..., App]) -> None:
    app = make_app()
    game = LastNewGame(scenario="cisplatine", seats=[SeatChoice(who="person", name=n, colour=c) for n, c in SEATS])
    table = FACTORY.open_table(app, FACTORY.new(game, 3))
    app.draw()
    by_itself = table.map.turn
    assert table.command("turn_map")
    app.draw()
    turn = table.map.turn
    assert turn == (by_itself + 1) % 3 and table.map.viewport.all_in_sight
    for hex_id in table.map.places():
        x, y = table.map.centre(hex_id)
        assert table.map.rect.collidepoint(x, y) and table.map.hex_at((round(x), round(y))) == hex_id
    again = FACTORY.open_table(app, FACTORY.new(game, 4))
    app.draw()
    assert again.map.turn == turn
    other = FACTORY.open_table(app, FACTORY.new(game.model_copy(update={"scenario": "rio_de_janeiro_1567"}), 4))
    assert other.map.turned is None


def test_places_to_build_on_come_above_the_tray(make_app: Callable[..., App]) -> None:
    table = lay(make_app(), Table().goods("sugarcane", "gold").session, AGAINST_A_BOT)
    table.app.draw()
    table.controller.point_arch("build")
    table.app.draw()
    tray = found(table, "tray").rect
    lit = list(table.map.lights.targets)
    assert lit and table.map.foot() == table.map.rect.bottom - tray.top > 0
    assert all(table.map.centre(place)[1] < tray.top for place in lit)
