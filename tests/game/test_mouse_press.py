"""Only a press of the left button and its own release on the same thing act; whatever happens in between lets go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.screens.dialog import Dialog
from game.widgets.button import Pressable
from game.widgets.scroll import Scroll
from game.widgets.toggles import Slider
from tests.game import begun

from .conftest import click, move_to, press
from .gestures import reach
from .workbench import bench, named, table_of

Make = Callable[..., App]
Point = tuple[int, int]


def down(app: App, at: Point, button: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))


def up(app: App, at: Point, button: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))


def drag(app: App, at: Point, *buttons: int) -> None:
    held = tuple(int(number in (buttons or (1,))) for number in (1, 2, 3))
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=held))


def window(app: App, kind: int) -> None:
    app.dispatch(pygame.Event(kind))


def dialog(app: App) -> None:
    """Opens over the screen, and is answered."""
    app.push(Dialog(app, "title", "body", [("fine", None, "main")]))
    app.draw()
    app.pop()
    app.draw()


BETWEEN: dict[str, Callable[[App, Point], object]] = {
    "focus lost": lambda app, at: window(app, pygame.WINDOWFOCUSLOST),
    "minimised": lambda app, at: window(app, pygame.WINDOWMINIMIZED),
    "hidden": lambda app, at: window(app, pygame.WINDOWHIDDEN),
    "left": lambda app, at: window(app, pygame.WINDOWLEAVE),
    "another size": lambda app, at: app.dispatch(pygame.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)),
    "a dialog": lambda app, at: dialog(app),
    "right button down": lambda app, at: down(app, at, 3),
    "right click": lambda app, at: (down(app, at, 3), up(app, at, 3)),
    "middle click": lambda app, at: (down(app, at, 2), up(app, at, 2)),
    "Esc": lambda app, at: press(app, pygame.K_ESCAPE),
    "released elsewhere": lambda app, at: move_to(app, at),
}


@pytest.mark.parametrize("between", BETWEEN)
def test_what_comes_between_press_and_release_lets_go(make_app: Make, between: str) -> None:
    app = make_app()
    screen = bench(app)
    point = reach(app, "main").rect.center
    move_to(app, point)
    down(app, point)
    BETWEEN[between](app, point)
    app.draw()
    up(app, point)
    assert screen.said == [] and app.top is screen and app.top.ui_root.pressed is None
    assert app.top.ui_root.near.shown is None, "nor does it look at anything"
    click(app, point)
    assert screen.said == ["one"], "a click of its own"


@pytest.mark.parametrize("button", [2, 3])
def test_another_button_does_not_release_what_the_left_one_holds(make_app: Make, button: int) -> None:
    app = make_app()
    screen = bench(app)
    point = reach(app, "main").rect.center
    down(app, point)
    up(app, point, button)
    assert screen.said == []
    up(app, point)
    assert screen.said == ["one"], "a release that had no press here is nobody's"
    down(app, point, button)
    up(app, point)
    up(app, point, button)
    assert screen.said == ["one"]


def test_a_press_whose_release_was_lost_is_forgotten_with_the_next_press(make_app: Make) -> None:
    app = make_app()
    screen = bench(app)
    point, row = reach(app, "main").rect.center, reach(app, "row1").rect.center
    down(app, point)
    down(app, row)
    up(app, point)
    assert screen.said == []


def test_a_slider_is_let_go_with_the_focus_of_the_window(make_app: Make) -> None:
    app = make_app()
    screen = bench(app)
    slider = reach(app, "slider").rect
    down(app, slider.center)
    screen.said.clear()
    window(app, pygame.WINDOWFOCUSLOST)
    drag(app, (slider.x + 20, slider.centery))
    assert screen.said == []


def test_a_slider_and_a_list_are_dragged_by_the_left_button_alone(make_app: Make) -> None:
    app = make_app()
    screen = bench(app)
    slider = reach(app, "slider")
    assert isinstance(slider, Slider)
    rows = named(app, "rows")
    assert isinstance(rows, Scroll)
    thumb = rows._thumb(app.ui).center
    for button in (2, 3):
        down(app, (slider.rect.x + 20, slider.rect.centery), button)
        drag(app, (slider.rect.x + 60, slider.rect.centery), button)
        up(app, slider.rect.center, button)
        down(app, thumb, button)
        drag(app, (thumb[0], thumb[1] + 90), button)
        up(app, thumb, button)
    assert screen.said == [] and rows.offset == 0


def test_a_drag_goes_on_beyond_the_window_until_the_button_comes_up(make_app: Make) -> None:
    app = make_app()
    bench(app)
    rows = named(app, "rows")
    assert isinstance(rows, Scroll)
    x, y = rows._thumb(app.ui).center
    down(app, (x, y))
    drag(app, (x, y + 30))
    window(app, pygame.WINDOWLEAVE)
    drag(app, (x, y + 60))
    far = rows.offset
    assert far > 0 and rows.grabbed is not None
    window(app, pygame.WINDOWLEAVE)
    move_to(app, (x, y))  # the button came up outside
    assert rows.grabbed is None and rows.offset == far
    drag(app, (x, y + 10))
    assert rows.offset == far


# -- the tables --------------------------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_what_was_held_while_the_window_was_away_is_not_played(
    make_app: Make, game: str, between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the click of the right button that follows, which may give up or look at something, does not play it."""
    app = make_app()
    table = table_of(app) if game == "brazil" else begun.lay(app, game, begun.new(game, 3))
    app.draw()
    widgets = [w for w in table.ui_root.root.walk() if isinstance(w, Pressable) and w.enabled and w.action is not None]
    root, answering = table.ui_root.root, [w for w in widgets if w.answers]
    held = next(w for w in [*answering, *widgets] if root.hit_test(w.rect.center) is w)
    pressed: list[str] = []
    monkeypatch.setattr(Pressable, "press", lambda self: pressed.append(self.name))
    point = held.rect.center
    move_to(app, point)
    down(app, point)
    BETWEEN[between](app, point)
    up(app, point)
    down(app, point, 3)
    up(app, point, 3)
    assert pressed == []
    if table.ui_root.near.shown is not None:
        click(app, point)  # lays back what is looked at from near
    click(app, point)
    assert pressed == [held.name]


@pytest.mark.each_value
@pytest.mark.parametrize("between", ["focus lost", "minimised", "left", "right button down", "Esc", "a dialog"])
@pytest.mark.parametrize("game", ["brazil", "struggle"])
def test_a_place_of_the_map_is_picked_only_by_press_and_release(
    make_app: Make, game: str, between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    table = begun.lay(app, game, begun.new(game, 3))
    app.draw()
    picked: list[object] = []
    monkeypatch.setattr(table.map, "pick", picked.append)
    monkeypatch.setattr(table.map, "on_cancel", lambda: False)
    place = next(place for place in table.map.places() if table.map.place_at(_pixel(table, place)) == place)
    point = _pixel(table, place)
    move_to(app, point)
    down(app, point)
    BETWEEN[between](app, point)
    up(app, point)
    assert picked == []
    click(app, point)
    assert picked == [place]


def _pixel(table: Any, place: Any) -> Point:
    x, y = table.map.centre(place)
    at = (round(x), round(y))
    return at if table.ui_root.root.hit_test(at) is table.map else (-9, -9)


@pytest.mark.parametrize("between", ["focus lost", "minimised", "left", "right button down", "Esc", "a dialog"])
def test_a_land_of_historia_is_picked_only_by_press_and_release(
    make_app: Make, between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    table = begun.lay(app, "historia", begun.new("historia", 3))
    app.draw()
    world = named(app, "world")
    numbers: list[int] = []
    monkeypatch.setattr(world, "click", numbers.append)
    point = next(
        (x, y)
        for x in range(world.rect.x, world.rect.right, 9)
        for y in range(world.rect.y, world.rect.bottom, 9)
        if world.hit_test((x, y)) is world
        and table.ui_root.root.hit_test((x, y)) is world
        and world.territory((x, y)) >= 0
    )
    down(app, point)
    BETWEEN[between](app, point)
    up(app, point)
    assert numbers == []
    click(app, point)
    assert len(numbers) <= 1


def test_a_place_that_the_hand_trembled_away_from_is_not_picked(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Less than a drag, and yet on the next place."""
    app = make_app()
    table = begun.lay(app, "brazil", begun.new("brazil", 3))
    app.draw()
    picked: list[object] = []
    monkeypatch.setattr(table.map, "pick", picked.append)
    rect = table.map.rect
    points = [(x, y) for y in range(rect.top, rect.bottom, 7) for x in range(rect.left, rect.right - 3)]
    ours = [at for at in points if table.ui_root.root.hit_test(at) is table.map and table.map.place_at(at) is not None]
    at = next(a for a in ours if table.map.place_at((a[0] + 2, a[1])) not in (None, table.map.place_at(a)))
    down(app, at)
    up(app, (at[0] + 2, at[1]))
    assert picked == []


def test_a_piece_in_the_hand_goes_back_when_the_window_loses_the_focus() -> None:
    from tests.game.test_map_input import down as grid_down
    from tests.game.test_map_input import move as grid_move
    from tests.game.test_map_input import up as grid_up

    from .test_map_input import UI, Grid, Host

    grid = Grid()
    grid.host = Host()  # type: ignore[assignment]
    grid.lift = lambda place: True
    grid.lights.targets = {(3, 3): "move"}
    grid_down(grid, grid.place_point((1, 1)))
    grid_move(grid, grid.place_point((2, 2)), 1)
    assert grid.dragging
    grid.cancel_press(UI)
    grid_up(grid, grid.place_point((3, 3)))
    assert grid.picked == [] and grid.given_up == 1 and not grid.dragging
