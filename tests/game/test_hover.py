"""What is hovered is what lies under the pointer, and a tooltip goes with its owner. Walked through every page."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.seat_page import SeatPage
from game.platform import clock
from game.screens.credits import SplashScreen
from game.widgets.ui_root import NOWHERE
from tests.shortened import first

from .conftest import click, move_to
from .workbench import PAGES, bench, named, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_a_tooltip_dies_with_its_owner(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    screen.upper = True
    screen.rebuild()
    app.draw()
    move_to(app, named(app, "over").rect.center)
    assert screen.ui_root.tick(clock.now() + 300) and screen.ui_root.tip_shown
    screen.upper = False
    screen.rebuild()
    app.draw()
    assert not screen.ui_root.tip_shown
    assert not screen.ui_root.tick(clock.now() + 900), "what slid under a resting pointer says nothing by itself"


def test_a_tooltip_outlives_a_tree_built_anew(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    move_to(app, named(app, "row3").rect.center)
    screen.ui_root.tick(clock.now() + 300)
    screen.rebuild()
    app.draw()
    assert screen.ui_root.tip_shown


def test_after_a_click_a_tooltip_waits_for_a_motion(make_app: Callable[..., App]) -> None:
    """It covered the very choices that the click had opened."""
    app = make_app()
    screen = bench(app)
    point = named(app, "row3").rect.center
    click(app, point)
    app.draw()
    assert not screen.ui_root.tick(clock.now() + 900) and not screen.ui_root.tip_shown
    move_to(app, (point[0] + 1, point[1]))
    assert screen.ui_root.tick(clock.now() + 900) and screen.ui_root.tip_shown


def test_what_was_pointed_at_is_forgotten_under_another_screen(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would fall back before the eyes of whoever sits down next. The clock stands still: no machine is so fast."""
    app = make_app()
    screen = bench(app)
    monkeypatch.setattr(clock, "now", lambda: 5000)
    move_to(app, named(app, "row3").rect.center)
    assert named(app, "row3").rises and screen.ui_root.hovered is named(app, "row3")
    app.push(SplashScreen(app))
    app.ui.pointer = (1, 1)
    app.pop()
    assert screen.ui_root.raised(app.ui, named(app, "row3")) == 0


def test_no_hover_when_the_pointer_has_left_the_window(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    move_to(app, named(app, "row3").rect.center)
    app.dispatch(pygame.Event(pygame.WINDOWLEAVE))
    assert screen.ui_root.hovered is None and app.ui.pointer == NOWHERE
    table = table_of(app)
    app.draw()
    move_to(app, table.map.rect.center)
    assert table.map.cursor is not None
    app.dispatch(pygame.Event(pygame.WINDOWLEAVE))
    assert table.map.cursor is None


def test_the_map_points_at_nothing_under_a_panel_and_again_when_it_closes(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, table.map.rect.center)
    here = table.map.cursor
    assert here is not None
    table.controller.open_drawer("gallery")
    app.draw()
    assert table.map.cursor is None
    table.controller.close_drawer()
    app.draw()
    assert table.map.cursor == here
    table.map.viewport.pan(200, 0)
    app.draw()
    assert table.map.cursor == table.map.hex_at(app.ui.pointer) != here


def test_a_screen_that_comes_back_looks_where_the_pointer_is_now(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, named(app, "tool-menu").rect.center)
    app.go("learn")
    app.draw()
    assert table.ui_root.hovered is None or app.top.ui_root.hovered is not table.ui_root.hovered
    point = table.map.rect.center
    move_to(app, point)
    app.pop()
    app.draw()
    assert table.ui_root.hovered is table.ui_root.root.hit_test(point) is table.map


def test_what_lies_below_another_screen_is_not_hovered(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, named(app, "tool-menu").rect.center)
    assert table.ui_root.hovered is not None
    app.push(SeatPage(app, table.model, 1))
    app.draw()
    assert table.ui_root.hovered is None and not table.ui_root.tip_shown


@pytest.mark.sampled
@pytest.mark.parametrize("page", first(5, ["table", "menu", *PAGES]))
def test_on_every_screen_the_hovered_is_what_lies_under_the_pointer(make_app: Callable[..., App], page: str) -> None:
    app = make_app()
    app.go(page) if page != "table" else table_of(app)
    app.draw()
    stage = app.top.ui_root
    points = [(w.rect.centerx, w.rect.centery) for w in stage.root.walk() if w.tip or w.focusable][:40]
    for point in points:
        move_to(app, point)
        app.top.rebuild()
        app.draw()
        assert stage.hovered is stage.root.hit_test(point)
        if stage.hovered is not None:
            assert stage.hovered in list(stage.root.walk())
