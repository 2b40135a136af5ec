"""The first window suits the screen."""

from __future__ import annotations

import pytest

from game.firstlook import suit
from game.settings import Settings


@pytest.mark.parametrize(
    "desktop,scale",
    [
        ((1280, 720), 100),
        ((1366, 768), 100),
        ((1920, 1080), 125),
        ((2560, 1440), 150),
        ((3840, 2160), 200),
        ((1024, 640), 100),
    ],
)
def test_window_and_scale_suit_the_screen(desktop: tuple[int, int], scale: int) -> None:
    settings = Settings()
    suit(settings, desktop)
    assert settings.ui_scale == scale
    assert settings.window.width <= desktop[0] and settings.window.height <= desktop[1]
