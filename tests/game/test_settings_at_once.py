"""Every setting takes effect with the event that changes it, from every screen that leads to the settings."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.platform import clock
from tests.game import begun
from tests.shortened import first

from .conftest import click_name, move_to, press
from .gestures import answer, reach

FROM = ("menu", "brazil", "struggle", "historia")
VOLUMES = ("master", "effects", "music", "interface")
SWITCHES = ("full-screen", "pause", "motion", "confirm", "sound-on")
SETTINGS = ("scale", "text-size", "language", "theme", "speed", "steps", "emperor", *SWITCHES, *VOLUMES)


@pytest.fixture(autouse=True)
def time_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pictures of one state are the same."""
    monkeypatch.setattr(clock, "now", lambda: 60_000)


def open_settings(app: App, start: str) -> Any:
    """The screen the settings were opened from, by the way a player takes."""
    if start == "menu":
        app.go("menu")
        screen: Any = app.top
        app.draw()
        click_name(app, "menu-settings")
    else:
        screen = begun.lay(app, start, begun.new(start, 3))
        app.draw()
        screen.command("menu")
        answer(app, "menu-settings")
    move_to(app, (1, 1))  # what lies under the pointer lights up by and by
    app.draw()
    return screen


def change(app: App, name: str) -> None:
    """One step further by the keys."""
    app.top.ui_root.set_focus(app.ui, reach(app, name))
    press(app, pygame.K_SPACE if name in SWITCHES else pygame.K_RIGHT)


def in_use(app: App) -> dict[str, object]:
    """What the program works by now."""
    ui = app.ui
    return {
        "u": ui.u,
        "letters": ui.type_size("text"),
        "theme": ui.theme.name,
        "language": ui.texts.language,
        "still": ui.reduced_motion,
        "size": ui.size,
        "pace": app.settings.pace.model_dump(),
        "volumes": [app.sound.volume("click"), app.sound.volume("place"), app.sound.volumes.model_dump()],
    }


def seen(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize(
    ("start", "full"),
    first(2, [("menu", True), *itertools.product(FROM[1:], [False, True]), ("menu", False)], several=True),
)
def test_a_setting_takes_effect_at_once(make_app: Callable[..., App], start: str, full: bool) -> None:
    """Building everything anew, as a change of the window's size does, then changes nothing more."""
    app = make_app()
    app.window.fixed = None
    open_settings(app, start)
    if full:
        change(app, "full-screen")
        app.draw()
    for name in SETTINGS:
        before = in_use(app), app.settings.model_dump()
        change(app, name)
        after, shown = in_use(app), seen(app)
        assert app.settings.model_dump() != before[1] or name == "full-screen", name
        if name != "confirm":  # asked for where they matter
            assert after != before[0], name
        app.restyle()
        assert in_use(app) == after, name
        assert seen(app) == shown, name
    assert app.window.full_screen is not full


@pytest.mark.parametrize("start", first(2, FROM))
def test_the_screen_that_one_comes_back_to_shows_it(make_app: Callable[..., App], start: str) -> None:
    app = make_app()
    screen = open_settings(app, start)
    small = app.ui.u
    for name in ("scale", "text-size", "theme", "language"):
        change(app, name)
    assert app.ui.u > small and app.ui.u == pytest.approx(app.settings.ui_scale / 100)
    while app.top is not screen:
        press(app, pygame.K_ESCAPE)
    shown = seen(app)
    app.restyle()
    assert seen(app) == shown
