"""Prepares the settings for the program's very first start: a window size that suits the screen, and the flag that
makes the app open with the welcome menu. It draws nothing."""

from __future__ import annotations

import pygame

from game.platform.settings import Settings
from game.render.ui import DESIGNED

SHARE = 0.86  # the window's share of the screen


def fit_window(settings: Settings, desktop: tuple[int, int]) -> None:
    """Sets the window size in the settings, in pixels, to one that suits a desktop of this size."""
    wide = min(round(desktop[0] * SHARE), round(desktop[1] * SHARE * 16 / 9))
    wide = max(wide, min(DESIGNED[0], desktop[0]))
    high = min(max(round(wide * 9 / 16), min(DESIGNED[1], desktop[1])), desktop[1])
    settings.window.width, settings.window.height = max(640, wide), max(400, high)


def size_first_window(settings: Settings) -> None:
    """Prepares the settings for the very first start: sets the flag by which the app opens with the welcome menu, and a
    window size that suits the desktop; the default size stays where the desktop's is unknown."""
    settings.first_start = True
    try:
        pygame.display.init()
        desktop = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return
    fit_window(settings, desktop)
