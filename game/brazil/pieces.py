"""What lies on the map: tiles with their goods, strength and Palace, exploration tiles, units."""

from __future__ import annotations

import math

import pygame

from engine.brazil import bag, facts
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.state import CAPITAL, State
from engine.brazil.view import HIDDEN
from engine.maps.hex import DIRECTIONS, rotate
from game.brazil import words
from game.brazil.hexart import HexArt
from game.theme import INK, IVORY

Point = tuple[float, float]
UNIT = 1.0  # width of a unit token, in radii
FAN = 0.34


def draw_ownership(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    """The empire's ribbon on the sides towards others; every third side bears the seat's shape."""
    owner = s.owner[hex_id]
    if owner < 0:
        return
    grid = s.board.scenario.map
    q, r = grid.place(hex_id)
    edges = shapes = 0
    for number, (dq, dr) in enumerate(DIRECTIONS):
        other = grid.at(q + dq, r + dr)
        if other is None or s.owner[other] != owner:
            side = 1 << (number + art.turn) % 6
            edges |= side
            if (2 * q + r + number) % 3 == 0:
                shapes |= side
    if edges:
        art.place(target, art.ribbon(s.seats[owner].colour, edges, shapes), centre)


def draw_exploration(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    hidden, shown = s.unexplored[hex_id], s.explored[hex_id]
    if hidden:
        known = hidden != HIDDEN
        place = rotate(*s.board.scenario.map.place(hex_id), art.turn)
        art.place(target, art.cloud(place, hex_id, not known), centre)
        if known:
            tile = art.picture(words.exploration_picture(hidden)).copy()
            tile.set_alpha(178)
            art.place(target, tile, centre)
            eye = art.part("marks/eye", 0.55)
            art.place(target, eye, (centre[0] + art.radius * 0.45, centre[1] - art.radius * 0.45))
    elif shown:
        art.place(target, art.tile_shadow(), centre)
        art.place(target, art.picture(words.exploration_picture(shown)), centre)


def draw_tile(s: State, art: HexArt, target: pygame.Surface, hex_id: int, centre: Point) -> None:
    tile = s.tile[hex_id]
    if not tile:
        return
    x, y = centre
    art.place(target, art.tile_shadow(), centre)
    art.place(target, art.picture(words.tile_picture(tile)), centre)
    if art.radius >= 16 and tile != CAPITAL:
        _draw_marks(s, art, target, hex_id, tile, centre)
    goods = bag.goods(s.goods[hex_id])
    step = 0.40 if len(goods) <= 3 else 1.3 / len(goods)
    for number, good in enumerate(goods):
        shift = (number - (len(goods) - 1) / 2) * step * art.radius
        drop = art.radius * (0.60 - abs(number - (len(goods) - 1) / 2) * 0.06)
        art.place(target, art.part(f"goods/{good}", 0.44), (x + shift, y + drop))
    if s.palace[hex_id]:
        high = -0.5 if tile == CAPITAL else -0.62
        art.place(target, art.part(f"palaces/palace_{s.palace[hex_id]}", 0.66), (x, y + high * art.radius))
    if tile == CAPITAL and s.owner[hex_id] >= 0:
        badge = art.part(f"seats/{s.seats[s.owner[hex_id]].colour}", 0.5)
        art.place(target, badge, (x - art.radius * 0.52, y + art.radius * 0.28))


def _draw_marks(s: State, art: HexArt, target: pygame.Surface, hex_id: int, tile: str, centre: Point) -> None:
    x, y = centre
    vp = facts.tile_points(s, hex_id)
    name = f"marks/laurel_{vp}" if 1 <= vp <= 5 else "marks/laurel"
    art.place(target, art.part(name, 0.46), (x + art.radius * 0.62, y + art.radius * 0.20))
    era = BUILDINGS[tile].era if tile in BUILDINGS else CITIES[tile].era if tile in CITIES else 0
    if era:
        art.place(target, art.part(f"marks/era_{era}", 0.36), (x - art.radius * 0.62, y + art.radius * 0.20))


def stacks(s: State) -> dict[int, list[tuple[int, int]]]:
    """Hex -> (seat, unit) standing there."""
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, player in enumerate(s.seats):
        for unit, place in enumerate(player.units):
            if place >= 0:
                found.setdefault(place, []).append((seat, unit))
    return found


def unit_spots(s: State, hex_id: int, count: int, radius: float, centre: Point) -> list[Point]:
    """Where the units of a hex stand: fanned out, up on a tile so that its goods are seen."""
    lift = -0.34 if s.tile[hex_id] else 0.0
    shown = min(count, 3)
    return [
        (
            centre[0] + (number - (shown - 1) / 2) * FAN * 1.5 * radius,
            centre[1] + lift * radius + (number % 2) * 0.12 * radius,
        )
        for number in range(shown)
    ]


def draw_units(
    s: State, art: HexArt, target: pygame.Surface, hex_id: int, units: list[tuple[int, int]], centre: Point
) -> None:
    spots = unit_spots(s, hex_id, len(units), art.radius, centre)
    alone = 1.25 if len(units) == 1 and not s.tile[hex_id] else UNIT
    for (seat, unit), spot in zip(units, spots, strict=False):
        draw_unit(s, art, target, seat, unit, spot, alone)
    if len(units) > 3:
        size = max(10, round(art.radius * 0.36))
        count = art.ui.fonts.line(f"{len(units)}", "strong", size, IVORY)
        spot = (centre[0] + art.radius * 0.62, centre[1] - art.radius * 0.55)
        disc = pygame.Surface((size + 6, size + 6), pygame.SRCALPHA)
        pygame.draw.aacircle(disc, INK, (disc.get_width() // 2, disc.get_height() // 2), disc.get_width() // 2 - 1)
        art.place(target, disc, spot)
        art.place(target, count, spot)


def draw_unit(
    s: State, art: HexArt, target: pygame.Surface, seat: int, unit: int, centre: Point, share: float = UNIT
) -> None:
    """A unit token; the drawn disc fills about seven tenths of its canvas."""
    wide = max(8, round(art.radius * share * 1.4))
    art.place(target, art.unit_shadow(wide), centre)
    sprite = art.ui.pictures.scaled(words.unit_picture(s, seat, unit), (wide, round(wide * 1.1)))
    art.place(target, sprite, centre)


def arc(start: Point, end: Point, share: float) -> Point:
    """A point on the way of a glide, with a little hop."""
    hop = math.sin(share * math.pi) * 10
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - hop)
