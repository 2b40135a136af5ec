"""Draws the pieces on the map: tiles with goods and Palaces, exploration tiles, borders, units."""

from __future__ import annotations

import math

import pygame

from engine.brazil import facts
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.rules import bag
from engine.brazil.state import CAPITAL, State
from engine.brazil.view import HIDDEN
from engine.maps.hex import DIRECTIONS, rotate
from game.brazil.map.hex_art import HexArt
from game.brazil.wording import words
from game.render.fonts import FLOOR
from game.render.theme import INK, IVORY

Point = tuple[float, float]
DISC = 0.7  # a unit's disc by its canvas
# Widths of a unit in radii: alone on a hex, on a tile; one of two; one of three or more.
ALONE, ON_TILE, PAIR, CROWD = 1.45, 1.06, 0.94, 0.86
SHOWN = 3  # units drawn of a larger stack; a number says how many there are
ERA_MARKS = 60  # radius in pixels below which only ring colour and numeral show the era
PALACE = 0.74


def draw_ownership(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    """Draws the border of an empire (a seat's hexes) on one hex: on its edges towards other owners."""
    edges, _ = _borders(s, art, hex_id)
    if edges:
        art.blit_centred(target, art.ribbon(s.seats[s.owner[hex_id]].colour, edges), centre)


def draw_seat_symbols(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    """Draws the owner's colour-blind symbol on every third border edge of one hex, at least on one edge."""
    edges, shapes = _borders(s, art, hex_id)
    if edges:
        art.blit_centred(target, art.shapes(s.seats[s.owner[hex_id]].colour, edges, shapes), centre)


def _borders(s: State, art: HexArt, hex_id: int) -> tuple[int, int]:
    """Bit masks of an owned hex's edges towards other owners, and of those that bear the seat's shape."""
    owner = s.owner[hex_id]
    if owner < 0:
        return 0, 0
    grid = s.board.scenario.map
    q, r = grid.place(hex_id)
    edges = shapes = first = 0
    for number, (dq, dr) in enumerate(DIRECTIONS):
        other = grid.at(q + dq, r + dr)
        if other is None or s.owner[other] != owner:
            side = 1 << (number + art.turn) % 6
            edges |= side
            first = first or side
            if (2 * q + r + number) % 3 == 0:
                shapes |= side
    return edges, shapes or first


def draw_exploration(
    s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point, covered: bool = False
) -> None:
    """Draws what an exploration tile shows on a hex: clouds while it is unexplored (with the tile faintly if the viewer
    knows it), else the tile.

    ``covered``: draw clouds although it is explored, as its scene is still to come.
    """
    hidden, shown = HIDDEN if covered else s.unexplored[hex_id], s.explored[hex_id]
    if hidden:
        known = hidden != HIDDEN
        place = rotate(*s.board.scenario.map.place(hex_id), art.turn)
        art.blit_centred(target, art.cloud(place, hex_id, not known), centre)
        if known:
            tile = art.picture(words.exploration_picture(hidden)).copy()
            tile.set_alpha(178)
            art.blit_centred(target, tile, centre)
            eye = art.square_picture("marks/eye", 0.55)
            art.blit_centred(target, eye, (centre[0] + art.radius * 0.45, centre[1] - art.radius * 0.45))
    elif shown:
        art.blit_centred(target, art.tile_shadow(), centre)
        art.blit_centred(target, art.picture(words.exploration_picture(shown)), centre)


def draw_tile(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    """Draws a hex's tile with points, era, goods, Palace and the owner's emblem."""
    tile = s.tile[hex_id]
    if not tile:
        return
    x, y = centre
    art.blit_centred(target, art.tile_shadow(), centre)
    art.blit_centred(target, art.picture(words.tile_picture(tile)), centre)
    if art.radius >= 16 and tile != CAPITAL:
        _draw_marks(s, art, target, hex_id, tile, centre)
    goods = bag.goods(s.goods[hex_id])
    step = 0.40 if len(goods) <= 3 else 1.3 / len(goods)
    for number, good in enumerate(goods):
        shift = (number - (len(goods) - 1) / 2) * step * art.radius
        drop = art.radius * (0.70 - abs(number - (len(goods) - 1) / 2) * 0.07)
        art.blit_centred(target, art.square_picture(f"goods/{good}", 0.44), (x + shift, y + drop))
    if s.palace[hex_id]:
        point = (x, y - 0.80 * art.radius)  # on the tile's upper edge, overlapping it
        art.blit_centred(target, art.palace_shadow(PALACE), point)
        art.blit_centred(target, art.square_picture(f"palaces/palace_{s.palace[hex_id]}", PALACE), point)
    if tile == CAPITAL and s.owner[hex_id] >= 0:
        badge = art.square_picture(f"seats/{s.seats[s.owner[hex_id]].colour}", 0.5)
        art.blit_centred(target, badge, (x - art.radius * 0.52, y + art.radius * 0.28))


def _draw_marks(s: State, art: HexArt, target: pygame.Surface, hex_id: int, tile: str, centre: Point) -> None:
    x, y = centre
    vp = facts.tile_points(s, hex_id)
    name = f"marks/laurel_{vp}" if 1 <= vp <= 5 else "marks/laurel"
    art.blit_centred(target, art.square_picture(name, 0.46), (x + art.radius * 0.62, y + art.radius * 0.20))
    era = next((tiles[tile].era for tiles in (BUILDINGS, CITIES) if tile in tiles), 0)
    if era and art.radius >= ERA_MARKS:
        art.blit_centred(
            target, art.square_picture(f"marks/era_{era}", 0.36), (x - art.radius * 0.62, y + art.radius * 0.20)
        )


def units_by_hex(s: State) -> dict[int, list[tuple[int, int]]]:
    """Returns for each hex with units the list of them, as (seat, unit)."""
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, player in enumerate(s.seats):
        for unit, place in enumerate(player.units):
            if place >= 0:
                found.setdefault(place, []).append((seat, unit))
    return found


def unit_width(count: int, on_tile: bool) -> float:
    """Returns the width of a unit's disc in hex radii, if ``count`` units stand on the hex."""
    if count == 1:
        return ON_TILE if on_tile else ALONE
    return PAIR if count == 2 else CROWD


def unit_points(count: int, on_tile: bool, radius: float, centre: Point) -> list[Point]:
    """Returns the points at which to draw the discs of ``count`` units on a hex, at most `SHOWN`.

    On a tile they are towards the upper left, so that picture and goods stay visible; three or more overlap by half.
    """
    shown = min(count, SHOWN)
    step = unit_width(count, on_tile) * (0.5 if count > 2 else 0.92)
    left, up = (-0.24, -0.24) if on_tile else (0.0, -0.04)
    if on_tile and count > 1:
        left = -0.06
    middle = (shown - 1) / 2
    return [
        (centre[0] + (left + (number - middle) * step) * radius, centre[1] + (up + number % 2 * 0.06) * radius)
        for number in range(shown)
    ]


def draw_units(
    s: State, art: HexArt, target: pygame.Surface, hex_id: int, units: list[tuple[int, int]], centre: Point
) -> None:
    """Draws the first units of a hex side by side; with more than fit, also the number of all."""
    on_tile = bool(s.tile[hex_id])
    points = unit_points(len(units), on_tile, art.radius, centre)
    for (seat, unit), point in zip(units, points, strict=False):
        draw_unit(s, art, target, seat, unit, point, unit_width(len(units), on_tile))
    if len(units) > SHOWN:
        _draw_count(art, target, len(units), (points[-1][0] + art.radius * 0.34, points[-1][1] - art.radius * 0.34))


def _draw_count(art: HexArt, target: pygame.Surface, count: int, point: Point) -> None:
    size = max(FLOOR, round(art.radius * 0.34))
    drawn = art.ui.fonts.line(str(count), "strong", size, IVORY)
    side = size + 6
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(disc, INK, (side // 2, side // 2), side // 2 - 1)
    art.blit_centred(target, disc, point)
    art.blit_centred(target, drawn, point)


def draw_unit(
    s: State, art: HexArt, target: pygame.Surface, seat: int, unit: int, centre: Point, width: float = ALONE
) -> None:
    """Draws one unit with rim and shadow. ``width``: of its disc, in radii."""
    wide = max(8, round(art.radius * width / DISC))
    art.blit_centred(target, art.counter(s.seats[seat].colour, wide), centre)
    sprite = art.ui.pictures.scaled(words.unit_picture(s, seat, unit), (wide, round(wide * 1.1)))
    art.blit_centred(target, sprite, centre)


def hop_point(start: Point, end: Point, share: float) -> Point:
    """Returns the pixel of a moving unit that has gone ``share`` (0 to 1) of the way from start to end, with a small
    hop upwards."""
    hop = math.sin(share * math.pi) * 10
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - hop)
