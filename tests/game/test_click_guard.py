"""A click is for what was seen when it was made: main buttons sleep, a second click takes nothing new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.platform import clock
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets import click_guard
from game.widgets.base import Column, Widget
from game.widgets.button import Button

from .conftest import click, click_name, move_to, press
from .gestures import reach
from .workbench import bench, hold, named


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The clock, while main buttons sleep for 300 of it."""
    numbers = [1000]
    monkeypatch.setattr(click_guard, "GUARD", 300)
    monkeypatch.setattr(clock, "now", lambda: numbers[0])
    return numbers


def test_a_main_button_sleeps_for_a_moment_after_its_text_changed(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    app = make_app()
    screen = bench(app)
    click_name(app, "main")
    assert screen.said == [], "it has only just appeared"
    now[0] += 301
    click_name(app, "main")
    assert screen.said == ["one"]
    screen.word = "two"
    screen.rebuild()
    app.draw()
    now[0] += 130
    click_name(app, "main")
    press(app, pygame.K_RETURN)
    assert screen.said == ["one"]
    screen.rebuild()
    app.draw()
    now[0] += 180
    click_name(app, "main")
    assert screen.said == ["one", "two"], "building the tree anew does not lengthen it"


def slow_frames(monkeypatch: pytest.MonkeyPatch, now: list[int]) -> None:
    """Every button takes more than a second to be drawn."""
    drawn = Button.draw

    def draw(self: Button, *where: Any) -> None:
        now[0] += 1200
        drawn(self, *where)

    monkeypatch.setattr(Button, "draw", draw)


def test_on_a_slow_machine_it_sleeps_from_the_frame_on_that_shows_it(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    """A click that waited while the frame was drawn meant what was seen before it."""
    app = make_app()
    screen = bench(app)
    now[0] += 301
    slow_frames(monkeypatch, now)
    click_name(app, "main")
    screen.word = "two"
    screen.rebuild()
    app.draw()
    x, y = reach(app, "main").rect.center
    click(app, (x + 5, y))  # not where the first was: that would be a second of two quick clicks
    assert screen.said == ["one"]
    now[0] += 301
    click_name(app, "main")
    assert screen.said == ["one", "two"]


class CardScreen(Screen):
    """Cards to take: what lies under the pointer after a click is another card."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.left, self.taken = ["one", "two", "three"], []  # type: ignore[var-annotated]
        self.steps = 0

    def _take(self) -> None:
        self.taken.append(self.left.pop(0))
        self.rebuild()

    def _step(self) -> None:
        self.steps += 1
        self.rebuild()

    def build(self, ui: Ui) -> Widget:
        top = self.left[0] if self.left else "empty"
        return Column([Button(top, self._take, name=f"card-{top}"), Button("step", self._step, name="step")])


def test_the_second_of_two_quick_clicks_takes_nothing_that_has_come_to_lie_there(
    make_app: Callable[..., App], now: list[int]
) -> None:
    app = make_app()
    screen = CardScreen(app)
    app.push(screen)
    app.draw()
    point = named(app, "card-one").rect.center
    for _ in range(2):
        click(app, point)
        now[0] += 130
    assert screen.taken == ["one"]
    now[0] += 300
    click(app, point)
    assert screen.taken == ["one", "two"], "a click of its own"
    step = named(app, "step").rect.center
    for _ in range(3):
        click(app, step)
        now[0] += 130
    assert screen.steps == 3, "what stays the same may be clicked as fast as one likes"


def test_on_a_slow_machine_the_second_click_waits_for_the_frame_that_shows_what_came_of_the_first(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, now: list[int]
) -> None:
    app = make_app()
    screen = CardScreen(app)
    app.push(screen)
    app.draw()
    slow_frames(monkeypatch, now)
    point = named(app, "card-one").rect.center
    click(app, point)
    app.draw()
    click(app, point)
    assert screen.taken == ["one"]
    app.draw()
    now[0] += 301
    click(app, point)
    assert screen.taken == ["one", "two"]


def test_a_press_is_not_released_on_another_action(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    point = named(app, "main").rect.center
    hold(app, pygame.MOUSEBUTTONDOWN, point)
    screen.rebuild()
    app.draw()
    hold(app, pygame.MOUSEBUTTONUP, point)
    assert screen.said == ["one"], "the same button, built anew"
    hold(app, pygame.MOUSEBUTTONDOWN, point)
    screen.word = "two"
    screen.rebuild()
    app.draw()
    hold(app, pygame.MOUSEBUTTONUP, point)
    assert screen.said == ["one"]


def test_a_button_that_changes_under_a_resting_pointer_sleeps_longer(
    make_app: Callable[..., App], now: list[int]
) -> None:
    """Whoever rests on it looks elsewhere: what a key or a bot has made of it is not what he means."""
    app = make_app()
    screen = bench(app)
    point = reach(app, "main").rect.center
    now[0] += 1000
    move_to(app, point)
    screen.word = "two"
    screen.rebuild()
    app.draw()
    now[0] += 800
    assert screen.ui_root.is_guarded("main"), "for the keys, too"
    now[0] += 101
    click_name(app, "main")
    assert screen.said == ["two"]
    screen.word = "three"
    screen.rebuild()
    app.draw()
    now[0] += 301
    assert not screen.ui_root.is_guarded("main"), "it changed by the click on it"


def test_the_pointer_that_moves_or_presses_wakes_it(make_app: Callable[..., App], now: list[int]) -> None:
    app = make_app()
    screen = bench(app)
    point = reach(app, "main").rect.center
    for wakes in (lambda: move_to(app, (point[0] + 1, point[1])), lambda: hold_and_release(app, point)):
        screen.word += "!"
        now[0] += 2000
        move_to(app, point)
        screen.rebuild()
        app.draw()
        now[0] += 400
        wakes()
        assert screen.said == []
        now[0] += 10
        hold_and_release(app, point)
        assert screen.said == [screen.word]
        screen.said.clear()


def hold_and_release(app: App, point: tuple[int, int]) -> None:
    """A click without a motion before it."""
    hold(app, pygame.MOUSEBUTTONDOWN, point)
    hold(app, pygame.MOUSEBUTTONUP, point)
