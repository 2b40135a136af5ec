"""The window comes back where it was, on a screen that is there, and full screen fills the screen it is on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect

from game import cli
from game.app.app import App
from game.i18n.texts import LANGUAGES
from game.platform.monitors import in_a_row, monitor_of, moved_into_view
from game.platform.settings import WindowSettings as Wanted
from game.platform.window import SMALLEST, NoDisplay, Window

MAIN = Rect(0, 0, 1920, 1080)
DESKTOPS = {
    "one": [MAIN],
    "right": [MAIN, Rect(1920, 0, 2560, 1440)],
    "left": [MAIN, Rect(-2560, -180, 2560, 1440)],
    "above": [MAIN, Rect(200, -1440, 2560, 1440)],
    "below, of another scale": [MAIN, Rect(0, 1080, 3840, 2160)],
    "three": [MAIN, Rect(-1280, 0, 1280, 1024), Rect(1920, -300, 1080, 1920)],
}


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[Rect]], None]:
    def there_are(screens: list[Rect]) -> None:
        monkeypatch.setattr("game.platform.window.monitor_rects", lambda: screens)

    return there_are


@pytest.mark.parametrize("name", DESKTOPS)
def test_a_window_comes_back_where_it_was_on_each_screen(name: str) -> None:
    for screen in DESKTOPS[name]:
        window = Rect(screen.x + 37, screen.y + 61, 1024, 700)
        assert moved_into_view(window, DESKTOPS[name], SMALLEST) == window
        assert monitor_of(window, DESKTOPS[name]) == DESKTOPS[name].index(screen)


@pytest.mark.parametrize("name", [name for name in DESKTOPS if name != "one"])
def test_a_window_whose_screen_is_unplugged_is_moved_into_another(name: str) -> None:
    for screen in DESKTOPS[name][1:]:
        left = [one for one in DESKTOPS[name] if one != screen]
        window = Rect(screen.x + 300, screen.y + 300, 1024, 640)
        found = moved_into_view(window, left, SMALLEST)
        assert any(one.contains(found) for one in left) and found.size == window.size


@pytest.mark.parametrize(
    ("window", "expected"),
    [
        (Rect(0, 0, 5000, 3000), Rect(0, 0, 1920, 1080)),
        (Rect(50, 50, 640, 400), Rect(50, 50, 1024, 640)),
        (Rect(1800, 900, 1024, 640), Rect(1800, 900, 1024, 640)),  # a hand can still take it
        (Rect(1850, 900, 1024, 640), Rect(896, 440, 1024, 640)),
        (Rect(100, 1060, 1024, 640), Rect(100, 440, 1024, 640)),
        (Rect(100, -30, 1024, 640), Rect(100, 0, 1024, 640)),  # its upper edge is out of reach
    ],
)
def test_a_window_fits_its_screen_and_can_be_taken_hold_of(window: Rect, expected: Rect) -> None:
    assert moved_into_view(window, [MAIN], SMALLEST) == expected


def test_a_window_between_two_screens_is_on_the_one_that_holds_more_of_it() -> None:
    screens = DESKTOPS["right"]
    assert monitor_of(Rect(1920 - 600, 100, 1024, 640), screens) == 0
    assert monitor_of(Rect(1920 - 400, 100, 1024, 640), screens) == 1
    assert monitor_of(Rect(9000, 100, 1024, 640), screens) == 1, "it lies on none: the nearest"


def test_screens_of_which_only_the_sizes_are_known_stand_in_a_row() -> None:
    assert in_a_row([(1920, 1080), (2560, 1440)]) == DESKTOPS["right"]


@pytest.mark.parametrize("name", DESKTOPS)
def test_full_screen_fills_the_screen_the_window_is_on(
    name: str, desktop: Callable[[list[Rect]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop(DESKTOPS[name])
    set_to: list[object] = []
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags, display: set_to.append((size, display)))
    monkeypatch.setattr(pygame.display, "set_window_position", set_to.append)
    for number, screen in enumerate(DESKTOPS[name]):
        Window(Wanted(x=screen.x + 40, y=screen.y + 40, full_screen=True))._set()
        assert set_to == [(screen.size, number), screen.topleft]
        set_to.clear()


class FakeSystemWindow:
    """A window as the system has it, which tells its changes in either order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rect = Rect(300, 200, 1100, 700)
        monkeypatch.setattr(pygame.display, "get_window_size", lambda: self.rect.size)
        monkeypatch.setattr(pygame.display, "get_window_position", lambda: self.rect.topleft)
        monkeypatch.setattr(pygame.display, "get_init", lambda: True)


@pytest.mark.parametrize("size_first", [True, False])
def test_a_maximised_window_is_remembered_with_what_it_comes_back_to(
    desktop: Callable[[list[Rect]], None], monkeypatch: pytest.MonkeyPatch, size_first: bool
) -> None:
    desktop([MAIN])
    real, window = FakeSystemWindow(monkeypatch), Window(Wanted(width=1100, height=700, x=300, y=200))
    window.resized()
    real.rect = MAIN.copy()
    for told in (window.resized, window.maximised) if size_first else (window.maximised, window.resized):
        told()
    window.restored()  # it was minimised meanwhile
    kept = Wanted()
    window.remember(kept)
    assert kept.maximized and (kept.width, kept.height, kept.x, kept.y) == (1100, 700, 300, 200)
    assert Window(kept).maximized
    real.rect = Rect(310, 210, 1100, 700)
    window.restored()
    window.remember(kept)
    assert not kept.maximized and (kept.width, kept.height, kept.x, kept.y) == (1100, 700, 310, 210)


@pytest.mark.parametrize("maximised", [True, False])
@pytest.mark.parametrize("minimised", [True, False])
def test_a_window_brought_to_the_front_is_as_large_as_before(
    monkeypatch: pytest.MonkeyPatch, minimised: bool, maximised: bool
) -> None:
    """SDL's restore also ends the maximised state, which cut the table's foot off at every second start."""
    calls: list[str] = []
    system = SimpleNamespace(**{name: partial(calls.append, name) for name in ("restore", "maximize", "focus")})
    monkeypatch.setattr("game.platform.window._window", lambda: system)
    monkeypatch.setattr(pygame.display, "get_active", lambda: not minimised)
    Window(Wanted(maximized=maximised)).to_front()
    assert calls == [*["restore"] * minimised, *["maximize"] * (minimised and maximised), "focus"]


@pytest.mark.parametrize(
    ("size", "area", "maximised"),
    [
        ((1280, 720), Rect(0, 0, 1366, 728), True),  # the title bar would push the main button off the screen
        ((1280, 720), Rect(0, 0, 1280, 1024), False),
        ((1280, 720), Rect(60, 0, 1279, 1024), True),
        ((1280, 696), Rect(0, 0, 1366, 728), False),
        ((1280, 697), Rect(0, 0, 1366, 728), True),
    ],
)
def test_a_window_that_does_not_fit_with_its_title_bar_opens_maximised(
    desktop: Callable[[list[Rect]], None],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    area: Rect,
    maximised: bool,
) -> None:
    desktop([MAIN])
    monkeypatch.setattr("game.platform.window.work_areas", lambda: [area])
    monkeypatch.setattr(pygame.display, "set_mode", lambda *given, **named: None)
    asked: list[str] = []

    class FakeWindow:
        @staticmethod
        def from_display_module() -> FakeWindow:
            return FakeWindow()

        def maximize(self) -> None:
            asked.append("maximize")

    monkeypatch.setattr(pygame, "Window", FakeWindow)
    window = Window(Wanted(width=size[0], height=size[1]))
    window._set()
    assert window.maximized is maximised and asked == ["maximize"] * maximised
    sized = Window(Wanted(width=size[0], height=size[1]), opens=size)
    sized._set()
    assert not sized.maximized  # whoever started the program said how large


def test_full_screen_is_remembered_with_the_window_it_comes_back_to(
    desktop: Callable[[list[Rect]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop(DESKTOPS["left"])
    monkeypatch.setattr(pygame.display, "set_mode", lambda *given, **named: None)
    monkeypatch.setattr(pygame.display, "set_window_position", lambda place: None)
    real, window = FakeSystemWindow(monkeypatch), Window(Wanted())
    real.rect = Rect(-2000, 100, 1100, 700)
    window.resized()
    assert window.toggle()
    real.rect = DESKTOPS["left"][1].copy()
    kept = Wanted()
    window.remember(kept)
    assert kept.full_screen and (kept.x, kept.y, kept.width) == (-2000, 100, 1100)


def test_full_screen_and_back() -> None:
    window = Window(Wanted(width=1024, height=700))
    window.open("test")
    assert window.surface.get_size() == (1024, 700)
    desktop = pygame.display.get_desktop_sizes()[0]
    assert window.toggle() and window.surface.get_size() == desktop
    kept = Wanted()
    window.remember(kept)
    assert kept.full_screen and (kept.width, kept.height) == (1024, 700)
    assert not window.toggle() and window.surface.get_size() == (1024, 700)
    pygame.display.quit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_libraries_of_x11_the_sentence_names_their_packages(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("game.platform.window._loads", lambda name: False)
    assert NoDisplay("offscreen").missing == ("libX11.so.6", "libXext.so.6")

    def nothing_to_draw_on(options: object) -> int:
        raise NoDisplay("offscreen")

    monkeypatch.setattr("game.app.launch.launch", nothing_to_draw_on)
    monkeypatch.setattr(cli, "system_language", lambda: language)
    assert cli.main([]) == 2
    said = capsys.readouterr().err
    for name in ("libX11.so.6", "libXext.so.6", "libx11-6", "libxext6", "Debian", "Fedora", "Arch"):
        assert name in said


def test_where_the_libraries_are_there_or_no_display_is_named_they_are_not_spoken_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("game.platform.window._loads", lambda name: True)
    assert NoDisplay("offscreen").missing == ()
    monkeypatch.setattr("game.platform.window._loads", lambda name: False)
    monkeypatch.delenv("DISPLAY")
    assert NoDisplay("offscreen").missing == ()


def test_a_window_that_shrank_without_an_event_is_laid_out_anew(make_app: Callable[..., App]) -> None:
    """A window manager may maximise the window while the program starts; drawing beyond its edge ended the program."""
    app = make_app((1280, 720))
    app.go("menu")
    app.turn()
    pygame.display.set_mode((1280, 701))
    pygame.event.clear()
    app.dirty = True
    app.turn()
    assert app.surface.get_size() == (1280, 701) and app.ui.size[1] <= 701
