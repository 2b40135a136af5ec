"""Draws the thumbnail of a Historia position for the list of saves: the world, all pieces, and a tint on each territory
that one civilization holds alone."""

from __future__ import annotations

import pygame

from engine.historia import facts
from engine.historia.rules.map import IDS, territories
from engine.historia.state import State
from game.historia.drawing import world_map
from game.historia.drawing.palette import SEATS
from game.historia.match import Match
from game.render.image_cache import ImageCache, png_of
from game.render.save_thumbnail import SIZE, disc
from game.render.theme import rgb

SEA = rgb("#24465A")
PIECE, APART = 2.6, 0.75  # a piece's radius in pixels; its distance from the token as a share of that on the table
ALONE = 120  # opacity (of 255) of the tint on a land held by one civilization alone


def drawn(pictures: ImageCache, view: State) -> pygame.Surface:
    """Returns the thumbnail of a view as a surface; pass an onlooker's view, so that it shows no secrets."""
    scale = SIZE[0] / world_map.WIDE
    size = (SIZE[0], round(world_map.HIGH * scale))
    top = (SIZE[1] - size[1]) / 2
    picture = pygame.Surface(SIZE)
    picture.fill(SEA)
    picture.blit(pictures.scaled("historia/board/world", size), (0, round(top)))

    def at(point: world_map.Point) -> tuple[float, float]:
        return point[0] * scale, point[1] * scale + top

    tint = pygame.Surface(SIZE, pygame.SRCALPHA)
    for seat, civilization in enumerate(view.seats):
        for number in territories(facts.sole(view, seat)):
            for ring in world_map.rings(IDS[number]):
                pygame.draw.polygon(tint, (*SEATS[civilization.id], ALONE), [at(point) for point in ring])
    picture.blit(tint, (0, 0))
    for civilization in view.seats:
        for number in territories(civilization.cubes):
            (x, y), (sx, sy) = world_map.middle(IDS[number]), world_map.piece_point(IDS[number], civilization.id)
            disc(picture, at((x + (sx - x) * APART, y + (sy - y) * APART)), PIECE, SEATS[civilization.id])
    return picture


def portrait(pictures: ImageCache, match: Match) -> bytes:
    """Returns the thumbnail of a match's present position as PNG bytes, as an onlooker sees it, without secrets."""
    return png_of(drawn(pictures, match.onlooker))
