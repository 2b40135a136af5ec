"""Draws a coarse preview of a map in a few milliseconds: flat hexes, blurred, until the painting is ready."""

from __future__ import annotations

import pygame

from engine.maps.hex import to_point
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.lattice import corner, corner_point
from game.brazil.terrain.painter import View
from game.brazil.terrain.palette import PALETTES
from game.render.upscale import stretched

SHARE = 4  # drawn so many times smaller
REACH = 5.5  # radii that land and sea extend beyond the board


def coarse(board: TerrainBoard, view: View, theme: str, share: int = SHARE) -> pygame.Surface:
    """Returns the map in flat colours, drawn ``share`` times smaller and enlarged."""
    palette = PALETTES[theme]
    tints = {"water": palette.deep, "field": palette.field, "forest": palette.wood, "gold_mine": palette.mine}
    size = (max(1, view.size[0] // share), max(1, view.size[1] // share))
    small = View(view.middle, view.radius / share, size)
    drawn = pygame.Surface(size)
    drawn.fill(palette.paper)
    for place, kind in sorted(board.cells.items(), key=lambda item: item[1] != "water"):
        x, y = small.to_pixel(*to_point(*place))
        pygame.draw.circle(drawn, palette.middle if kind == "water" else palette.paper, (x, y), REACH * small.radius)
    for place, kind in board.cells.items():
        points = [small.to_pixel(*corner_point(corner(place, number))) for number in range(6)]
        pygame.draw.polygon(drawn, tints[kind], points)
    if not palette.flat:
        drawn = pygame.transform.box_blur(drawn, 1)
    if palette.shade < 255:
        drawn.fill((palette.shade,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return stretched(drawn, view.size) if share > 1 else drawn
