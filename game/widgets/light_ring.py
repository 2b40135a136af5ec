"""Draws a lesson's highlight ("light"): a bright ring round a place of the map or a frame round a widget."""

from __future__ import annotations

import math

import pygame

from game.platform import clock
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY
from game.render.ui import Ui

PULSE = 1200  # ms of a pulse
SWELL = 1.6  # u by which the light grows and shrinks
GLOW = 9.0  # u of soft light outside the ring
FRAME = 4.0  # u between a widget and its frame
FULL_HEIGHT = 36.0  # u of a widget round which the frame has its full width


def pulse(ui: Ui) -> float:
    """Returns how bright the pulsing highlight is now, from -1 (least) to 1; always 0 with reduced motion."""
    if ui.reduced_motion:
        return 0.0
    return math.sin(2 * math.pi * (clock.now() % PULSE) / PULSE)


def draw_light_ring(ui: Ui, target: pygame.Surface, centre: tuple[float, float], radius: float) -> None:
    """Draws the pulsing ring round a place; ``radius`` in pixels."""
    phase = pulse(ui)
    radius += ui.px(SWELL) * phase
    _glow(ui, target, centre, radius, 0.75 + 0.25 * phase)
    for outside, width, colour in (
        (5.0, 8.0, INK),
        (4.0, 6.2, GOLD),
        (2.8, 3.6, IVORY),
        (1.4, 1.4, GOLD_LIGHT),
    ):
        pygame.draw.aacircle(target, colour, centre, radius + outside * ui.u, max(1, round(width * ui.u)))


def _glow(ui: Ui, target: pygame.Surface, centre: tuple[float, float], radius: float, strength: float) -> None:
    """Adds light outside and inside the ring that fades away from it."""
    reach, steps = GLOW * ui.u, 5
    side = round(2 * (radius + reach + 8 * ui.u))
    glow = pygame.Surface((side, side))
    for step in range(steps):
        share = (step + 1) / steps
        colour = tuple(round(part * 0.34 * share * strength) for part in GOLD)
        width = max(2, round(2 * reach * (1 - step / steps)))
        pygame.draw.circle(glow, colour, (side // 2, side // 2), round(radius + width / 2), width)
    target.blit(glow, glow.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)


def draw_light_frame(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws the pulsing frame round a widget's rectangle, thinner round a low one, so that its neighbours stay
    readable."""
    unit = ui.u * min(1.0, rect.height / (FULL_HEIGHT * ui.u))
    grow = round((FRAME + SWELL * 0.5 * pulse(ui)) * unit)
    for outside, width, colour in (
        (5.0, 7.0, INK),
        (4.0, 5.4, GOLD),
        (2.8, 3.0, IVORY),
        (1.4, 1.2, GOLD_LIGHT),
    ):
        around = rect.inflate(2 * (grow + round((outside - 2) * unit)), 2 * (grow + round((outside - 2) * unit)))
        pygame.draw.rect(target, colour, around, max(1, round(width * unit)), border_radius=ui.px(8 + outside))
