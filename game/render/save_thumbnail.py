"""What the games' thumbnails in the list of saves share: their size, the ink, and a disc for a game piece."""

from __future__ import annotations

import pygame

from game.render.theme import Colour, rgb

SIZE = (160, 100)
INK = rgb("#2A1E14")


def disc(picture: pygame.Surface, point: tuple[float, float], radius: float, colour: Colour) -> None:
    """Draws a game piece on a thumbnail as a disc with a dark rim."""
    pygame.draw.aacircle(picture, INK, point, radius + 1)
    pygame.draw.aacircle(picture, colour, point, radius)
