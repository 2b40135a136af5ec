"""Draws the foot of the window, below all screens: hints for the controller, captions of sounds and of the narrator."""

from __future__ import annotations

import pygame

from game.platform.settings import Settings
from game.render.svg_render import Size
from game.render.ui import Ui
from game.shell.announcement import Announcer
from game.shell.captions import HIGH, draw_caption
from game.shell.pad_hints import BAR, Hints, draw_hints
from game.shell.sound_captions import LINE, SoundCaptions


def heights(ui: Ui, settings: Settings) -> tuple[int, int, int]:
    """Returns the heights in pixels of the strips at the foot, from top to bottom: hints, sounds, captions; 0: not
    shown."""
    shown = (BAR * (ui.device == "pad"), LINE * settings.sound_captions, HIGH * settings.narration)
    return (ui.px(shown[0]), ui.px(shown[1]), ui.px(shown[2]))


def size_above(ui: Ui, settings: Settings, window: Size) -> Size:
    """Returns the size in pixels of the part of a window above its foot, where screens are drawn; sets ``ui.size`` to
    the window."""
    ui.size = window
    return (window[0], window[1] - sum(heights(ui, settings)))


def draw_foot(
    ui: Ui, target: pygame.Surface, settings: Settings, hints: Hints, sounds: SoundCaptions, narrator: Announcer
) -> None:
    """Draws the strips at the foot of the window, below the screens."""
    above, ui.size = ui.size, target.get_size()
    bar, line, captions = heights(ui, settings)
    rect = pygame.Rect(0, above[1], target.get_width(), bar)
    if bar:
        draw_hints(ui, target, rect, hints)
    rect = pygame.Rect(0, rect.bottom, rect.width, line)
    if line:
        sounds.draw(ui, target, rect)
    if captions:
        draw_caption(ui, target, pygame.Rect(0, rect.bottom, rect.width, captions), narrator)
    ui.size = above
