"""A position as a small picture for the list of saves: the world, everybody's pieces, and the lands of one alone, as an
onlooker sees them."""

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
PIECE, APART = 2.6, 0.75  # pixels; how near to its land's middle a piece stands, of where it does on the table
ALONE = 120  # of 255: how deep a land is tinted that one holds alone


def drawn(pictures: ImageCache, view: State) -> pygame.Surface:
    """The picture of what an onlooker sees."""
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
            (x, y), (sx, sy) = world_map.middle(IDS[number]), world_map.spot(IDS[number], civilization.id)
            disc(picture, at((x + (sx - x) * APART, y + (sy - y) * APART)), PIECE, SEATS[civilization.id])
    return picture


def portrait(pictures: ImageCache, match: Match) -> bytes:
    """The present as a PNG."""
    return png_of(drawn(pictures, match.onlooker))
