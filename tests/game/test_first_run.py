"""The first window suits the screen."""

from __future__ import annotations

import pytest

from game.app.first_run import fit_window
from game.platform.settings import Settings


@pytest.mark.parametrize("desktop", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 640)])
def test_the_window_suits_the_screen_and_all_in_it_grows_with_it(desktop: tuple[int, int]) -> None:
    settings = Settings()
    fit_window(settings, desktop)
    assert settings.ui_scale == 100
    assert settings.window.width <= desktop[0] and settings.window.height <= desktop[1]
