"""Draws an era's emblem (compass, caravel, locomotive), cut from the back of that era's Missions."""

from __future__ import annotations

import pygame

from game.brazil.cards.card_content import back_of
from game.brazil.palette import ERAS
from game.render.ui import Ui
from game.widgets.material.medallion import PORTRAIT, medallion

BACK, MIDDLE, RADIUS = (300, 420), (150, 210), 66  # a card back's size; centre and radius of the emblem's disc on it


def emblem(ui: Ui, era: int, side: int) -> pygame.Surface:
    """Returns an era's emblem as a medallion, ``side`` pixels square."""
    return medallion(ui, side, f"era-{era}", lambda: _cut(ui, era, round(side * PORTRAIT)), ERAS[era])


def _cut(ui: Ui, era: int, side: int) -> pygame.Surface:
    scale = side / (2 * RADIUS)
    whole = ui.pictures.get(back_of("mission", str(era)), (round(BACK[0] * scale), round(BACK[1] * scale)))
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(MIDDLE[0] * scale), round(MIDDLE[1] * scale))
    return whole.subsurface(place)
