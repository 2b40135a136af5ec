"""Table of positions on the map (spaces, Advantages, awards), as fractions of its width and height."""

from __future__ import annotations

from engine.struggle.board import NAMES
from engine.struggle.components import ADVANTAGES, REGIONS, SPACES
from game.struggle.map.sheet_view import Point

POS = [SPACES[name].pos for name in NAMES]


def sheet_position(place: tuple[str, str]) -> Point:
    """Returns the position of a space, an Advantage or a region's award, given as (kind, name)."""
    kind, name = place
    if kind == "space":
        return POS[int(name)]
    return ADVANTAGES[name].pos if kind == "advantage" else REGIONS[name].award_pos


def panel_with(point: Point) -> str | None:
    """Returns the region whose panel holds a position, None for none."""
    x, y = point
    for region in REGIONS.values():
        left, top, wide, high = region.panel
        if left <= x <= left + wide and top <= y <= top + high:
            return region.id
    return None
