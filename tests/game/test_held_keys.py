"""A command is given once however long its key is held; what steps goes on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App

from .conftest import press
from .workbench import bench, named, table_of


class FakeKeyState(dict[int, bool]):
    """What the keyboard says is down."""

    def __missing__(self, key: int) -> bool:
        return False


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> FakeKeyState:
    down = FakeKeyState()
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: down)
    return down


def held(app: App, keyboard: FakeKeyState, key: int, times: int) -> None:
    """Down, and the repetitions that the window sends; then up."""
    keyboard[key] = True
    for _ in range(times):
        press(app, key)
        app.draw()
    keyboard[key] = False
    app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=0))


def test_a_command_held_down_is_given_once(make_app: Callable[..., App], keyboard: FakeKeyState) -> None:
    """Enter held went through whatever the main button became; G flickered; Esc closed the table's menu again."""
    app = make_app()
    table = table_of(app)
    app.draw()
    held(app, keyboard, pygame.K_g, 6)
    assert table.model.drawer == "gallery"
    held(app, keyboard, pygame.K_ESCAPE, 6)
    assert table.model.drawer == "" and app.top is table
    screen = bench(app)
    held(app, keyboard, pygame.K_RETURN, 6)
    press(app, pygame.K_RETURN)
    screen.ui_root.set_focus(app.ui, named(app, "main"))
    held(app, keyboard, pygame.K_SPACE, 6)
    assert screen.said.count("one") <= 3


def test_what_steps_goes_on_while_its_key_is_held(make_app: Callable[..., App], keyboard: FakeKeyState) -> None:
    app = make_app()
    screen = bench(app)
    screen.ui_root.set_focus(app.ui, named(app, "slider"))
    held(app, keyboard, pygame.K_RIGHT, 5)
    assert len(screen.said) == 5
    app.pop()
    table = table_of(app)
    app.draw()
    zoom = table.map.viewport.zoom
    held(app, keyboard, pygame.K_PLUS, 3)
    assert table.map.viewport.zoom > zoom * 1.2
