"""Draws a position as a small picture, for the list of saves and the minimap: land, owned tiles, Capitals, units."""

from __future__ import annotations

from functools import lru_cache

import pygame

from engine.brazil.map.scenario import Scenario
from engine.brazil.state import State
from engine.maps.hex import rotate, to_point
from game.brazil.match import Match
from game.brazil.palette import SEATS
from game.brazil.terrain.board import TerrainBoard, best_turn
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.rasterize import Size
from game.render.image_cache import ImageCache, png_of
from game.render.save_thumbnail import SIZE, disc
from game.render.theme import Colour, rgb

PAPER = rgb("#FFF8E7")
MARGIN = 0.45  # around the board, in radii


@lru_cache(maxsize=8)
def terrain_picture(
    scenario: Scenario, size: Size = SIZE, turn: int | None = None, theme: str = "parchment"
) -> tuple[pygame.Surface, View, int]:
    """Returns a picture of a scenario's terrain without pieces, the camera it is drawn with, and its rotation; cached.

    ``turn``: the rotation; None: the one that fits best.
    """
    board = TerrainBoard.of(scenario.map, scenario.id)
    board = board.turned(best_turn(board.cells, size) if turn is None else turn)
    view = home(board, size, MARGIN)
    return coarse(board, view, theme, share=1), view, board.turn


def drawn(view: State, size: Size = SIZE, turn: int | None = None, theme: str = "parchment") -> pygame.Surface:
    """Returns a small picture of a position: land, owned tiles, Capitals and units."""
    scenario = view.board.scenario
    bare, camera, turn = terrain_picture(scenario, size, turn, theme)
    picture = bare.copy()

    def piece(hex_id: int, share: float, colour: Colour, dx: float = 0.0) -> None:
        x, y = camera.to_pixel(*to_point(*rotate(*scenario.map.place(hex_id), turn)))
        disc(picture, (x + dx * camera.radius, y), share * camera.radius, colour)

    for seat, player in enumerate(view.seats):
        colour = SEATS[player.colour]
        for hex_id in (hex_id for hex_id, owner in enumerate(view.owner) if owner == seat):
            piece(hex_id, 0.42, colour)
        if player.capital >= 0:
            piece(player.capital, 0.72, PAPER)
            piece(player.capital, 0.55, colour)
        for number, hex_id in enumerate(hex_id for hex_id in player.units if hex_id >= 0):
            piece(hex_id, 0.22, colour, dx=(number % 3 - 1) * 0.3)
    return picture


def thumbnail(pictures: ImageCache, view: State) -> pygame.Surface:
    """Returns a small picture of a position: land, owned tiles, Capitals and units. ``pictures``: needed for other
    games, not read here."""
    return drawn(view)


def thumbnail_png(_: ImageCache, match: Match) -> bytes:
    """Returns a small picture of the present position, as an onlooker sees it, as PNG bytes."""
    return png_of(drawn(match.onlooker))
