"""Fingers: a tap acts, a long press explains, a drag scrolls, two fingers move and zoom the map."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.touch_input import LONG, SLIP
from game.platform import clock
from game.screens.screen_keyboard import ScreenKeyboard
from game.shell.finger_size import DPI, INCH, TARGET, finger_words, smallest_button_mm
from game.widgets.button import Pressable
from tests.game.layout import open_screen

Make = Callable[..., App]
Point = tuple[int, int]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    return now


class FakeTouchScreen:
    """Fingers on an app's window."""

    def __init__(self, app: App) -> None:
        self.app = app

    def send(self, kind: int, place: Point, finger: int = 0) -> None:
        wide, high = self.app.surface.get_size()
        x, y = place[0] / wide, place[1] / high
        self.app.dispatch(pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0))
        if self.app.stack:
            self.app.top.refresh(self.app.ui)

    def down(self, place: Point, finger: int = 0) -> None:
        self.send(pygame.FINGERDOWN, place, finger)

    def move(self, place: Point, finger: int = 0) -> None:
        self.send(pygame.FINGERMOTION, place, finger)

    def up(self, place: Point, finger: int = 0) -> None:
        self.send(pygame.FINGERUP, place, finger)

    def tap(self, place: Point) -> None:
        self.down(place)
        self.up(place)


def at(app: App, name: str) -> Pressable:
    found = next(widget for widget in app.top.ui_root.root.walk() if widget.name == name)
    assert isinstance(found, Pressable)
    return found


def opened(make_app: Make, screen: str) -> tuple[App, FakeTouchScreen]:
    app = make_app()
    open_screen(app, screen)
    app.draw()
    return app, FakeTouchScreen(app)


def test_a_tap_acts_once_though_sdl_makes_a_mouse_of_it(make_app: Make) -> None:
    app, fingers = opened(make_app, "settings")
    point = at(app, "pause").rect.center
    before = app.settings.pace.pause_after_bot
    fingers.down(point)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):  # SDL's own, beside the finger's
        app.dispatch(pygame.Event(kind, pos=point, button=1, touch=True))
    fingers.up(point)
    assert app.settings.pace.pause_after_bot is not before
    assert app.ui.device == "touch" and app.top.ui_root.hovered is None, "a finger that is lifted points at nothing"


def test_a_tap_beside_a_small_button_presses_it(make_app: Make) -> None:
    """What lies within half of nine millimetres counts, what is farther does not."""
    app, fingers = opened(make_app, "settings")
    button = at(app, "done")
    reach = round(TARGET * DPI / INCH / 2)
    fingers.tap((button.rect.centerx, button.rect.bottom + reach + 3))
    assert type(app.top).__name__ == "SettingsScreen"
    fingers.tap((button.rect.centerx, button.rect.bottom + reach - 5))
    assert type(app.top).__name__ != "SettingsScreen"


def test_a_long_press_explains_and_presses_nothing(make_app: Make, watch: list[int]) -> None:
    app, fingers = opened(make_app, "table")
    tool = at(app, "tool-menu")
    table = app.top
    fingers.down(tool.rect.center)
    watch[0] += LONG - 1
    app.tick()
    assert not table.ui_root.tip_shown
    assert app.devices.next_tick(watch[0]) == 1
    watch[0] += 1
    app.tick()
    app.draw()
    assert table.ui_root.tip_shown and table.ui_root.hovered is tool
    watch[0] += 300
    fingers.up(tool.rect.center)
    assert app.top is table


def test_a_drag_scrolls_a_list(make_app: Make) -> None:
    app, fingers = opened(make_app, "credits")
    body = next(widget for widget in app.top.ui_root.root.walk() if widget.scrolls)
    x, y = body.rect.center
    fingers.down((x, y))
    for step in (SLIP + 1, 60, 120):
        fingers.move((x, y - step))
    fingers.up((x, y - 120))
    assert 100 <= body.offset <= 120  # type: ignore[attr-defined]
    assert type(app.top).__name__ == "CreditsScreen"


def test_two_fingers_move_and_zoom_the_map_and_one_drags_it(make_app: Make) -> None:
    app, fingers = opened(make_app, "table")
    view = app.top.map  # type: ignore[attr-defined]
    port = view.viewport
    played = len(app.top.match.log)  # type: ignore[attr-defined]
    x, y = view.rect.center
    zoom = port.zoom
    fingers.down((x - 50, y))
    fingers.down((x + 50, y), 1)
    fingers.move((x - 100, y))
    fingers.move((x + 100, y), 1)
    assert port.zoom == pytest.approx(2 * zoom, rel=0.02)
    world = port.to_world((x, y))
    fingers.move((x - 60, y + 30))
    fingers.move((x + 140, y + 30), 1)
    assert port.to_world((x + 40, y + 30)) == pytest.approx(world, abs=0.1), "the map goes with the fingers"
    fingers.up((x - 60, y + 30))
    fingers.move((x + 180, y + 90), 1)
    fingers.up((x + 180, y + 90), 1)
    there = (port.x, port.y)
    fingers.down((x, y))
    fingers.move((x + 40, y))
    fingers.move((x + 80, y))
    fingers.up((x + 80, y))
    assert port.x < there[0] and len(app.top.match.log) == played  # type: ignore[attr-defined]


def test_a_slider_follows_the_finger(make_app: Make) -> None:
    app, fingers = opened(make_app, "settings")
    body = next(widget for widget in app.top.ui_root.root.walk() if widget.scrolls)
    slider = next(widget for widget in app.top.ui_root.root.walk() if widget.name == "emperor")
    offset = body.offset  # type: ignore[attr-defined]
    fingers.down((slider.rect.left + 20, slider.rect.centery))
    fingers.move((slider.rect.centerx, slider.rect.centery))
    fingers.move((slider.rect.right - 90, slider.rect.centery))
    fingers.up((slider.rect.right - 90, slider.rect.centery))
    assert app.settings.pace.emperor > 15 and body.offset == offset  # type: ignore[attr-defined]


def test_a_tap_on_a_field_opens_the_on_screen_keyboard(make_app: Make) -> None:
    app, fingers = opened(make_app, "new_game")
    field = app.top.ui_root.find("name-0")
    assert field is not None
    fingers.tap(field.rect.center)
    assert isinstance(app.top, ScreenKeyboard)
    app.draw()
    fingers.tap(at(app, "letter-q").rect.center)
    assert app.top.own.value.lower().endswith("q")


def test_the_settings_say_whether_buttons_suit_fingers(make_app: Make) -> None:
    app, fingers = opened(make_app, "settings")
    fingers.tap((3, 3))
    app.top.rebuild()
    app.draw()
    words = [widget.drawn_text for widget in app.top.ui_root.root.walk() if widget.role == "text"]
    assert finger_words(app.ui) in words and "175 %" in finger_words(app.ui)
    assert smallest_button_mm(app.ui, 1.75) >= TARGET > smallest_button_mm(app.ui, 1.5)
    app.settings.ui_scale = 175
    app.restyle()
    assert finger_words(app.ui) == app.ui.text("touch-large", mm=f"{TARGET:.0f}")
