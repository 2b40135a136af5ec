"""A map under the hand: picks, drags of the sheet and of pieces, the right button, the keys, the camera."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
import pytest

from game.widgets.label import Label
from game.widgets.map.camera import Camera, Point
from game.widgets.map.view import MapWidget

UI: Any = None  # none of this draws
SIDE = 5  # places across, 40 pixels apart at home


class Grid(MapWidget[tuple[int, int]]):
    """Places in rows and columns."""

    def __init__(self) -> None:
        camera = Camera(bounds=(0.0, 0.0, SIDE - 1.0, SIDE - 1.0), margin=1.0)
        self.picked: list[tuple[int, int]] = []
        self.given_up = 0
        self.has_something = False
        super().__init__(camera, self.picked.append, lambda place: f"at {place}")
        self.on_cancel = self._give_up
        self.arrange(UI, pygame.Rect(100, 50, 40 * SIDE, 40 * SIDE))

    def _give_up(self) -> bool:
        self.given_up += 1
        return self.has_something

    def places(self) -> Iterable[tuple[int, int]]:
        return [(x, y) for y in range(SIDE) for x in range(SIDE)]

    def place_at(self, position: tuple[int, int]) -> tuple[int, int] | None:
        x, y = (round(part) for part in self.viewport.to_world(position))
        return (x, y) if 0 <= x < SIDE and 0 <= y < SIDE and self.rect.collidepoint(position) else None

    def centre(self, place: tuple[int, int]) -> Point:
        return self.viewport.to_screen((float(place[0]), float(place[1])))

    def place_point(self, place: tuple[int, int]) -> tuple[int, int]:
        x, y = self.centre(place)
        return round(x), round(y)


class Host:
    """What the map tells of the pointer."""

    def __init__(self) -> None:
        self.anew = 0
        self.mouse = (0, 0)
        self.focus: Grid | None = None

    def on_hover_changed(self) -> None:
        self.anew += 1


@pytest.fixture
def grid() -> Grid:
    made = Grid()
    made.host = host = Host()  # type: ignore[assignment]
    host.focus = made
    return made


def down(grid: Grid, at: tuple[int, int], button: int = 1) -> bool:
    return grid.on_mouse(UI, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))


def up(grid: Grid, at: tuple[int, int], button: int = 1) -> bool:
    return grid.on_mouse(UI, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))


def move(grid: Grid, at: tuple[int, int], *buttons: int) -> None:
    pressed = tuple(int(number in buttons) for number in (1, 2, 3))
    grid.on_mouse(UI, pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=pressed))


def key(grid: Grid, which: int, mod: int = 0) -> bool:
    class Sized:
        def px(self, length: float) -> int:
            return round(length)

    return grid.on_key(Sized(), pygame.Event(pygame.KEYDOWN, key=which, mod=mod, unicode=""))  # type: ignore[arg-type]


# -- the mouse ---------------------------------------------------------------------------------------------------------


def test_a_click_picks_with_the_left_button_only(grid: Grid) -> None:
    at = grid.place_point((1, 2))
    for button, picked in ((2, []), (1, [(1, 2)])):
        down(grid, at, button)
        assert up(grid, at, button) and grid.picked == picked
    outside = (grid.rect.right + 20, grid.rect.y)
    down(grid, at)
    up(grid, outside)
    assert grid.picked == [(1, 2)], "let go outside of the map"


def test_the_right_button_gives_up_what_was_pointed_at_or_is_left_to_a_close_look(grid: Grid) -> None:
    at = grid.place_point((1, 2))
    grid.has_something = True
    down(grid, at, 3)
    assert up(grid, at, 3) and grid.given_up == 1
    grid.has_something = False
    down(grid, at, 3)
    assert not up(grid, at, 3) and grid.given_up == 2 and grid.picked == []


def test_a_drag_moves_the_sheet_with_the_hand_and_picks_nothing(grid: Grid) -> None:
    grid.viewport.zoom_at(grid.rect.center, 4)
    place, at = (2, 2), grid.place_point((2, 2))
    down(grid, at)
    move(grid, (at[0] + 3, at[1]), 1)
    assert grid.place_point(place) == at, "a trembling hand drags nothing"
    for far in (10, 20, 30):
        move(grid, (at[0] + far, at[1] - far), 1)
        assert grid.place_point(place) == (at[0] + far, at[1] - far)
    up(grid, (at[0] + 30, at[1] - 30))
    assert grid.picked == []
    move(grid, at)
    assert grid.place_point(place) == (at[0] + 30, at[1] - 30), "the hand has let go"
    down(grid, at)
    move(grid, (at[0] + 40, at[1]))
    assert grid.place_point(place) == (at[0] + 30, at[1] - 30), "and so it has where that was outside of the window"


def lifting(grid: Grid) -> tuple[tuple[int, int], tuple[int, int]]:
    """A piece stands at (1, 1), and may go to (3, 1)."""
    grid.lift = lambda place: place == (1, 1)
    grid.lights.targets = {(3, 1): "move", (1, 1): "pick"}
    return grid.place_point((1, 1)), grid.place_point((3, 1))


def test_a_piece_is_dragged_to_where_it_can_go(grid: Grid) -> None:
    at, to = lifting(grid)
    before = grid.place_point((4, 4))
    down(grid, at)
    move(grid, (at[0] + 10, at[1]), 1)
    move(grid, to, 1)
    assert grid.cursor == (3, 1) and grid.place_point((4, 4)) == before, "the sheet stays"
    up(grid, to)
    assert grid.picked == [(3, 1)] and grid.given_up == 0
    up(grid, to)
    assert grid.picked == [(3, 1)]


@pytest.mark.parametrize(("place", "given_up"), [((2, 3), 1), ((1, 1), 0)])
def test_elsewhere_it_goes_back_and_over_its_own_place_it_stays_in_hand(
    grid: Grid, place: tuple[int, int], given_up: int
) -> None:
    at, _ = lifting(grid)
    down(grid, at)
    move(grid, (at[0] + 10, at[1]), 1)
    up(grid, grid.place_point(place))
    assert grid.picked == [] and grid.given_up == given_up


def test_only_the_left_button_lifts_and_only_what_may_be_lifted(grid: Grid) -> None:
    lifted: list[tuple[int, int]] = []
    grid.lift = lambda place: bool(lifted.append(place))
    at = grid.place_point((1, 1))
    down(grid, at, 3)
    move(grid, (at[0] + 20, at[1]), 3)
    up(grid, (at[0] + 20, at[1]), 3)
    assert lifted == [] and grid.given_up == 0, "that was a drag of the sheet, no click"
    down(grid, grid.place_point((2, 2)))
    move(grid, (grid.place_point((2, 2))[0] + 20, grid.place_point((2, 2))[1]), 1)
    assert lifted == [(2, 2)]


# -- the cursor --------------------------------------------------------------------------------------------------------


def test_what_is_said_of_a_place_changes_with_it(grid: Grid) -> None:
    host = grid.host
    assert isinstance(host, Host)
    for place, anew in (((1, 1), 1), ((1, 1), 1), ((2, 1), 2)):
        grid.on_pointer(grid.place_point(place))
        assert grid.cursor == place and grid.tip == f"at {place}" and host.anew == anew
    grid.on_pointer(None)
    assert grid.cursor is None and grid.tip == "" and host.anew == 3


def test_the_keyboards_cursor_stays_until_the_mouse_moves(grid: Grid) -> None:
    grid.on_pointer(grid.place_point((1, 1)))
    assert key(grid, pygame.K_RIGHT) and grid.cursor == (2, 1)
    grid.on_pointer(grid.place_point((1, 1)))
    assert grid.cursor == (2, 1), "the pointer still lies where it lay"
    move(grid, grid.place_point((0, 4)))
    assert grid.cursor == (0, 4)
    grid.on_pointer(grid.place_point((1, 1)))
    assert grid.cursor == (1, 1)


def test_keys_go_to_the_next_place_in_line_lit_ones_first(grid: Grid) -> None:
    grid.lights.targets = {(3, 3): "pick"}
    assert key(grid, pygame.K_DOWN) and grid.cursor == (3, 3), "the first key goes to what is lit"
    for which, place in ((pygame.K_LEFT, (2, 3)), (pygame.K_UP, (2, 2)), (pygame.K_UP, (2, 1)), (pygame.K_UP, (2, 0))):
        key(grid, which)
        assert grid.cursor == place
    key(grid, pygame.K_UP)
    assert grid.cursor == (2, 0), "beyond the edge is nothing"
    grid.lights.targets = {(3, 1): "pick"}
    key(grid, pygame.K_RIGHT)
    assert grid.cursor == (3, 1), "a lit place beside the way rather than a dark one on it"
    assert key(grid, pygame.K_RETURN) and grid.picked == [(3, 1)]
    grid.point_at(None)
    assert not key(grid, pygame.K_RETURN)


def test_what_lies_mostly_aside_is_not_the_next_in_a_direction(grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid, "places", lambda: [(0, 0), (1, 4), (2, 3)])
    grid.point_at((0, 0))
    key(grid, pygame.K_RIGHT)
    assert grid.cursor == (2, 3)
    monkeypatch.setattr(grid, "places", lambda: [(0, 0), (1, 4)])
    grid.point_at((0, 0))
    key(grid, pygame.K_RIGHT)
    assert grid.cursor == (0, 0)


def test_the_map_follows_the_cursor_and_shift_moves_the_sheet(grid: Grid) -> None:
    grid.viewport.zoom_at(grid.place_point((0, 0)), 3)
    grid.point_at((0, 0))
    for _ in range(SIDE - 1):
        key(grid, pygame.K_RIGHT)
    x, _ = grid.centre((SIDE - 1, 0))
    assert grid.cursor == (SIDE - 1, 0) and grid.rect.left <= x <= grid.rect.right
    before = grid.viewport.x
    assert key(grid, pygame.K_LEFT, pygame.KMOD_SHIFT) and grid.viewport.x < before
    assert grid.cursor == (SIDE - 1, 0)


def test_the_wheel_zooms_where_the_pointer_is(grid: Grid) -> None:
    at = grid.place_point((3, 3))
    grid.host.mouse = at  # type: ignore[union-attr]
    before = grid.viewport.zoom
    assert grid.on_wheel(UI, pygame.Event(pygame.MOUSEWHEEL, x=0, y=3, flipped=False))
    assert grid.viewport.zoom > before and grid.place_point((3, 3)) == at
    grid.on_wheel(UI, pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert grid.place_point((3, 3)) == at


def test_two_presses_mean_the_same_only_with_the_same_place_light_and_choice(grid: Grid) -> None:
    at = grid.place_point((1, 1))
    first = grid.press_meaning(at)
    assert grid.press_meaning(at) == first != grid.press_meaning(grid.place_point((2, 1)))
    grid.lights.targets = {(1, 1): "move"}
    lit = grid.press_meaning(at)
    grid.lights.chosen = {(4, 4)}
    assert len({first, lit, grid.press_meaning(at)}) == 3


def test_a_place_is_shown_from_near_where_there_is_one(grid: Grid) -> None:
    near = Label("near")
    grid.near = lambda ui, place: near if place == (1, 1) else None
    assert grid.close_up(UI) is None
    grid.point_at((1, 1))
    assert grid.close_up(UI) is near


# -- the camera --------------------------------------------------------------------------------------------------------


def camera(**more: Any) -> Camera:
    made = Camera(bounds=(0.0, 0.0, 20.0, 10.0), margin=1.0, **more)
    made.resize(pygame.Rect(0, 0, 400, 300))
    return made


def test_what_the_hand_has_chosen_stays_when_the_window_changes() -> None:
    for change in (lambda view: view.zoom_at((100, 100), 5), lambda view: view.pan(30, 0)):
        view = camera()
        change(view)
        before = (view.zoom, view.x, view.y)
        view.resize(pygame.Rect(0, 0, 300, 200))
        assert view.shows == "part" and (view.zoom, view.x, view.y) == before
    view = camera()
    view.fit()
    view.resize(pygame.Rect(0, 0, 200, 200))
    assert view.zoom == view.fitting_zoom() and view.all_in_sight


def test_zoomed_out_the_sheet_lies_in_the_middle_and_never_goes_out_of_sight() -> None:
    view = camera()
    view.zoom_at((10, 10), 6)
    view.pan(-10_000, -10_000)
    assert view.bounds[0] <= view.x <= view.bounds[2] and view.bounds[1] <= view.y <= view.bounds[3]
    view.zoom_at((390, 290), -99)
    assert (view.x, view.y) == (10.0, 5.0) and view.zoom < view.fitting_zoom(), "a little smaller than all"
    assert not view.zoom_at((390, 290), -1)
    view.zoom_at((0, 0), 99)
    assert view.zoom == view.largest and not view.zoom_at((0, 0), 1)


def test_home_is_toggled_with_the_whole_only_where_it_is_a_part() -> None:
    whole = camera()
    whole.toggle_home()
    assert whole.shows == "home" and whole.all_in_sight
    part = camera(least_home=60.0)
    assert part.zoom == 60.0 and not part.all_in_sight
    part.toggle_home()
    assert part.shows == "whole" and part.all_in_sight
    part.toggle_home()
    assert part.shows == "home" and part.zoom == 60.0


def test_what_is_revealed_comes_into_sight_by_the_least_way_or_not_at_all() -> None:
    view = camera(least_home=60.0)
    assert not view.reveal([], 0.5)
    inside = view.to_world((200, 150))
    assert not view.reveal([inside], 0.5)
    assert view.reveal([inside], 0.5, under=140)
    assert view.to_screen(inside)[1] + 0.5 * view.zoom == pytest.approx(300 - 140)
    before = (view.x, view.y)
    assert not view.reveal([(0.0, 0.0), (20.0, 10.0)], 0.5), "too far from one another"
    assert (view.x, view.y) == before
    assert view.reveal([(1.0, 5.0)], 0.5)
    assert view.to_screen((1.0, 5.0))[0] - 0.5 * view.zoom == pytest.approx(0)
