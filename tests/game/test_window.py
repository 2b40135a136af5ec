"""The window comes back where it was, on a screen that is there, and full screen fills the screen it is on."""

from __future__ import annotations

import pygame
import pytest

from game.settings import Window as Wanted
from game.window import Window

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (2560, 1440)]


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch):
    def there_are(sizes: list[tuple[int, int]]) -> None:
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)

    return there_are


@pytest.mark.parametrize(
    ("width", "height", "expected"),
    [(1280, 720, (1280, 720)), (5000, 3000, (1920, 1080)), (640, 400, (1024, 640))],
)
def test_the_size_fits_the_screen(screens, width: int, height: int, expected: tuple[int, int]) -> None:
    screens(ONE)
    assert Window(Wanted(width=width, height=height))._clamped() == expected


@pytest.mark.parametrize(("x", "y", "there"), [(0, 0, True), (1800, 900, True), (2500, 10, False), (-3000, 0, False)])
def test_a_place_on_a_screen_that_has_gone_is_not_used(screens, x: int, y: int, there: bool) -> None:
    screens(ONE)
    assert Window._on_a_screen((x, y)) is there


@pytest.mark.parametrize(("x", "expected"), [(None, (0, 0)), (100, (0, 0)), (1900, (1, 1920)), (9000, (0, 0))])
def test_full_screen_is_on_the_screen_the_window_is_on(screens, x: int | None, expected: tuple[int, int]) -> None:
    screens(TWO)
    assert Window(Wanted(x=x, y=0 if x is not None else None))._screen() == expected


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
