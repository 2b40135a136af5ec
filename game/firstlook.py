"""The very first start: a window and an interface size that suit the screen there is."""

from __future__ import annotations

import pygame

from game.settings import SCALES, Settings

DESIGNED = (1280, 720)  # the size the table was designed for, at 100 %
SHARE = 0.86  # of the screen


def suit(settings: Settings, desktop: tuple[int, int]) -> None:
    """Set window and scale for a screen of this size."""
    wide = min(round(desktop[0] * SHARE), round(desktop[1] * SHARE * 16 / 9))
    wide = max(wide, min(DESIGNED[0], desktop[0]))
    high = min(max(round(wide * 9 / 16), min(DESIGNED[1], desktop[1])), desktop[1])
    fits = min(wide / DESIGNED[0], high / DESIGNED[1]) * 100
    settings.ui_scale = max((scale for scale in SCALES if scale <= max(100, fits)), default=100)
    settings.window.width, settings.window.height = max(640, wide), max(400, high)


def first_look(settings: Settings) -> None:
    """Ask the system for its screen; without one the defaults stay."""
    try:
        pygame.display.init()
        desktop = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return
    suit(settings, desktop)
