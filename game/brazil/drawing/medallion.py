"""Draws a seat's medallion: its Monarch's portrait in a ring of the seat's colour, or its emblem before that."""

from __future__ import annotations

import pygame

from game.brazil.palette import SEATS
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.widgets.material.medallion import mark_on_cloth, medallion

CANVAS, MIDDLE, RADIUS = (504, 400), (252, 188), 138  # a Monarch's picture: size; centre and radius of the face's disc
DUTCH = "maurice_of_nassau"  # the Dutch governor in the solo challenge


def bust(pictures: ImageCache, monarch: str, side: int) -> pygame.Surface:
    """Returns a picture of a Monarch's head and shoulders, ``side`` pixels square; cached."""
    return pictures.made(f"@bust {monarch}", (side, side), lambda: _cut(pictures, monarch, side))


def _cut(pictures: ImageCache, monarch: str, side: int) -> pygame.Surface:
    scale = side / (2 * RADIUS)
    whole = pictures.scaled(f"monarchs/{monarch}", (round(CANVAS[0] * scale), round(CANVAS[1] * scale)))
    corner = (round((MIDDLE[0] - RADIUS) * scale), round((MIDDLE[1] - RADIUS) * scale))
    part = pygame.Rect(corner, (side, side)).clip(whole.get_rect())
    return pygame.transform.smoothscale(whole.subsurface(part), (side, side))


def seat_medallion(ui: Ui, colour: str, monarch: str, side: int) -> pygame.Surface:
    """Returns a seat's medallion, ``side`` pixels square: the Monarch's portrait with the seat's badge; the badge alone
    with "", while none is chosen."""
    ring = SEATS[colour]
    if monarch:
        return medallion(
            ui,
            side,
            f"monarch-{monarch}",
            lambda: bust(ui.pictures, monarch, side * 5 // 6),
            ring,
            lambda: ui.pictures.get(f"seats/{colour}", (side // 2, side // 2)),
        )
    return medallion(ui, side, f"seat-{colour}", lambda: mark_on_cloth(ui, f"seats/{colour}", ring, side), ring)
