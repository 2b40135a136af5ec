"""A board too large to be read as a whole: the table opens on the own lands, and the rest of it is not out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.decisions import TurnDecision
from engine.brazil.scenarios import all_scenarios
from game.app.app import App
from game.brazil.map.map_view import LEAST_HEX, MapView
from game.brazil.map.minimap import Minimap
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.brazil.terrain.board import LOST
from game.brazil.terrain.layers import frame
from game.platform.settings import LastNewGame, SeatChoice
from game.play.decisions import pending_decision
from game.widgets.map.hexes import ROOT3
from tests.game.conftest import click, press

Make = Callable[..., App]
SIZE = (1280, 720)
SEATS = {scenario.id: scenario.seats for scenario in all_scenarios()[0]}
COLOURS = ("green", "orange", "sky", "purple")


def laid(app: App, name: str = "over_the_atlantic") -> TableScreen:
    """At the first turn, of the first seat."""
    seats = [SeatChoice(who="person", name=colour, colour=colour) for colour in COLOURS[: SEATS[name]]]
    match = FACTORY.new(LastNewGame(scenario=name, seats=seats), 3)
    while not isinstance(pending_decision(match.onlooker), TurnDecision):
        asked = match.session.awaiting[0]
        match.submit(match.session.legal_moves(asked)[0])
    table = FACTORY.open_table(app, match)
    table.controller.take_over(match.session.awaiting[0])
    app.draw()
    return table


def sees(view: MapView, hex_id: int) -> bool:
    return view.viewport.uncovered_rect.inflate(-20, -20).collidepoint(view.centre(hex_id))


def overview(table: TableScreen) -> Minimap:
    return next(w for w in table.ui_root.root.walk() if isinstance(w, Minimap))


@pytest.mark.parametrize("seat", range(4))
def test_whoever_comes_to_the_screen_sees_the_own_capital(make_app: Make, seat: int) -> None:
    app = make_app(SIZE)
    table = laid(app)
    table.map.seen_by(seat)
    table.map.arrange(app.ui, table.map.rect)
    capitals = [player.capital for player in table.model.view.seats]
    assert sees(table.map, capitals[seat])
    assert not all(sees(table.map, capital) for capital in capitals), "else this test says nothing"


@pytest.mark.sampled
@pytest.mark.parametrize("seat", range(4))
def test_home_does_without_the_end_of_the_board_beyond_the_own_lands_and_shows_all_four_coasts(
    make_app: Make, seat: int
) -> None:
    table = laid(make_app((1920, 1080)))
    view, port = table.map, table.map.viewport
    view.seen_by(seat)
    view.arrange(table.ui, view.rect)
    south = view.map_point(table.model.view.seats[seat].capital)[1] > 0
    lost = port.to_world(port.uncovered_rect.topleft)[1] - port.bounds[1]
    if south:
        lost = port.bounds[3] - port.to_world(port.uncovered_rect.bottomright)[1]
    assert lost == pytest.approx(LOST - port.margin / 2, abs=0.02)
    land = [hex_id for hex_id in view.places() if table.model.view.board.terrain[hex_id] != "water"]
    corners = {(x > 0, y > 0) for x, y in (view.map_point(hex_id) for hex_id in land if sees(view, hex_id))}
    assert len(corners) == 4


def test_home_shows_the_end_of_the_board_where_the_own_lands_reach_it(make_app: Make) -> None:
    table = laid(make_app((1920, 1080)))
    view, port = table.map, table.map.viewport
    first = min(view.places(), key=lambda hex_id: view.map_point(hex_id)[1])
    view._lands = frozenset({table.model.view.seats[0].capital, first})
    view._update_home()
    port.go_home()
    assert port.to_world(port.uncovered_rect.topleft)[1] == pytest.approx(port.bounds[1] - port.margin / 2, abs=0.02)
    assert port.parted == (False, True) and port.home_size[1] > port.uncovered_rect.height


def test_the_whole_board_is_a_key_away_and_home_another(make_app: Make) -> None:
    table = laid(make_app(SIZE))
    port = table.map.viewport
    home = port.key
    assert table.command("fit_map") and port.all_in_sight
    assert table.command("fit_map") and port.key == home
    table.map.viewport.pan(200, 90)
    assert table.command("fit_map") and port.key == home


def test_the_wheel_goes_out_to_the_whole_board(make_app: Make) -> None:
    app = make_app(SIZE)
    table = laid(app)
    for _ in range(12):
        app.ui.pointer = table.ui_root.mouse = table.map.rect.center
        app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert table.map.viewport.all_in_sight


def test_who_looks_at_the_whole_board_keeps_it_when_another_comes(make_app: Make) -> None:
    app = make_app(SIZE)
    table = laid(app)
    table.command("fit_map")
    table.map.seen_by(2)
    table.map.arrange(app.ui, table.map.rect)
    assert table.map.viewport.all_in_sight


def test_the_small_map_is_there_while_the_board_goes_on_and_a_click_goes_where_it_says(make_app: Make) -> None:
    app = make_app(SIZE)
    table = laid(app)
    small, view = overview(table), table.map
    far = max(view.places(), key=lambda place: abs(view.centre(place)[1] - view.rect.centery))
    assert small.is_visible and not sees(view, far)
    click(app, small.pixel_of(view.map_point(far)))
    assert sees(view, far) or view.rect.collidepoint(view.centre(far))
    table.command("fit_map")
    table.command("fit_map")
    assert view.viewport.all_in_sight and not small.is_visible
    assert table.ui_root.root.hit_test(small.rect.center) is view, "what is not shown takes no click"


def test_a_board_that_is_large_enough_has_no_small_map(make_app: Make) -> None:
    table = laid(make_app(SIZE), "cisplatine")
    assert table.map.viewport.all_in_sight and not overview(table).is_visible


@pytest.mark.parametrize("name", ["cisplatine", "rio_de_janeiro_1567", "sao_francisco", "treaty_of_tordesillas"])
def test_a_board_that_is_large_enough_lies_inside_the_degree_scale(make_app: Make, name: str) -> None:
    app = make_app(SIZE)
    view = laid(app, name).map
    inside, zoom = frame.inside_frame(view.rect, app.ui.u), view.viewport.zoom
    assert view.viewport.all_in_sight and zoom * ROOT3 >= app.ui.px(LEAST_HEX)
    for hex_id in view.places():
        x, y = view.centre(hex_id)
        assert inside.contains(pygame.Rect(x - zoom * ROOT3 / 2, y - zoom, zoom * ROOT3, 2 * zoom))


@pytest.mark.each_value
@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
@pytest.mark.parametrize("name", ["amazon", "battle_of_guararapes", "platine_war"])
def test_a_board_that_lacks_little_shows_half_of_every_hex_whosoever_looks(
    make_app: Make, name: str, size: tuple[int, int]
) -> None:
    """Cut at both ends alike, and no row away: a sliver at one end would look as if the board ended there."""
    app = make_app(size)
    table = laid(app, name)
    view = table.map
    sights = []
    for seat in range(SEATS[name]):
        view.seen_by(seat)
        view.arrange(app.ui, view.rect)
        inside = frame.inside_frame(view.rect, app.ui.u).clip(view.viewport.uncovered_rect).inflate(4, 4)
        assert 3**0.5 * view.viewport.zoom == pytest.approx(app.ui.px(LEAST_HEX))
        assert all(inside.collidepoint(view.centre(hex_id)) for hex_id in view.places())
        sights.append(view.viewport.key)
    assert len(set(sights)) == 1 and (view.viewport.all_in_sight == (name == "amazon"))


def test_pieces_and_lights_lie_under_the_degree_scale(make_app: Make) -> None:
    app = make_app(SIZE)
    view = laid(app, "platine_war").map
    view.moments = None
    view.lights.targets = dict.fromkeys(view.places(), "pick")
    view.draw(app.ui, app.surface)
    bare = view._ground(app.ui)
    rims = []
    for drawn in (bare, app.surface.subsurface(view.rect)):
        picture = drawn.copy()
        picture.fill((0, 0, 0), frame.inside_frame(picture.get_rect(), app.ui.u))
        rims.append(pygame.image.tobytes(picture, "RGB"))
    assert rims[0] == rims[1] and any(rims[0])


def test_what_is_lit_out_of_sight_comes_into_sight_unless_the_pointer_is_on_the_map(make_app: Make) -> None:
    app = make_app(SIZE)
    table = laid(app)
    view = table.map
    far = max(view.places(), key=lambda place: abs(view.centre(place)[1] - view.rect.centery))
    for pointer, moves in ((view.rect.center, False), (table.ui_root.root.plan.board.center, True)):  # type: ignore[attr-defined]
        app.ui.pointer = pointer
        table.ui_root.point(app.ui)
        view.lights.targets = {}
        view.arrange(app.ui, view.rect)
        view.lights.targets = {far: "pick"}
        view.arrange(app.ui, view.rect)
        assert sees(view, far) == moves


def test_the_cursor_of_the_keys_takes_the_map_along(make_app: Make) -> None:
    app = make_app(SIZE)
    table = laid(app)
    table.ui_root.set_focus(app.ui, table.map)
    for key in (pygame.K_UP, pygame.K_UP, pygame.K_DOWN, pygame.K_DOWN):
        for _ in range(8):
            press(app, key)
            assert table.map.cursor is not None and sees(table.map, table.map.cursor)


@pytest.mark.sampled
@pytest.mark.parametrize("name", sorted(SEATS))
def test_home_shows_next_to_nothing_beyond_the_sheet(make_app: Make, name: str) -> None:
    app = make_app((1920, 1080))
    table = laid(app, name)
    port = table.map.viewport
    for seat in range(SEATS[name]):
        table.map.seen_by(seat)
        table.map.arrange(app.ui, table.map.rect)
        left, top = port.to_screen(port.bounds[:2])
        right, bottom = port.to_screen(port.bounds[2:])
        room = port.zoom * port.margin / 2 + 1
        for before, after, low, high in (
            (left, right, port.uncovered_rect.left, port.uncovered_rect.right),
            (top, bottom, port.uncovered_rect.top, port.uncovered_rect.bottom),
        ):
            if after - before > high - low:
                assert before <= low + room and after >= high - room
            else:
                assert before >= low - 1 and after <= high + 1
