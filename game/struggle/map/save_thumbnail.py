"""Draws a position of Imperial Struggle as a small picture for the list of saves: the map with flags and Squadrons."""

from __future__ import annotations

import pygame

from engine.struggle.board import NAMES
from engine.struggle.components import REGIONS, SPACES
from engine.struggle.rules.control import flag_of
from engine.struggle.state import NOBODY, State
from game.render.image_cache import ImageCache, png_of
from game.render.save_thumbnail import SIZE, disc
from game.render.theme import rgb
from game.struggle.drawing.palette import SIDES
from game.struggle.match import Match

PAPER = rgb("#E9DDBE")
EMPTY, FLAG = 1.0, 2.4  # pixels: radius of a space nobody holds, and of one that is held


def thumbnail(pictures: ImageCache, view: State) -> pygame.Surface:
    """Returns the thumbnail of a view; pass an onlooker's view, so that it shows no secrets."""
    wide, high = SIZE
    picture = pygame.Surface(SIZE)
    picture.fill(PAPER)
    for region in REGIONS.values():
        x, y, w, h = region.panel
        panel = pictures.scaled(f"struggle/map/{region.id}", (round(w * wide), round(h * high)))
        picture.blit(panel, (round(x * wide), round(y * high)))
    for space, name in enumerate(NAMES):
        x, y = SPACES[name].pos
        holder = flag_of(view, space)
        point = (x * wide, y * high)
        if holder == NOBODY:
            pygame.draw.circle(picture, PAPER, point, EMPTY)
        else:
            disc(picture, point, FLAG, SIDES[holder])
    return picture


def thumbnail_png(pictures: ImageCache, match: Match) -> bytes:
    """Returns the present position's thumbnail as PNG bytes, without secrets."""
    return png_of(thumbnail(pictures, match.onlooker))
