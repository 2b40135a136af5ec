"""Where the places of the board are on the sheet, whatever is in view; in fractions of its width and height."""

from __future__ import annotations

from engine.struggle.board import NAMES
from engine.struggle.components import ADVANTAGES, REGIONS, SPACES
from game.struggle.map.sheet_view import Point

POS = [SPACES[name].pos for name in NAMES]


def sheet_position(place: tuple[str, str]) -> Point:
    """Of a space, an Advantage or the award of a region: kind and name."""
    kind, name = place
    if kind == "space":
        return POS[int(name)]
    return ADVANTAGES[name].pos if kind == "advantage" else REGIONS[name].award_pos


def panel_with(spot: Point) -> str | None:
    """The region whose panel a spot of the sheet lies on."""
    x, y = spot
    for region in REGIONS.values():
        left, top, wide, high = region.panel
        if left <= x <= left + wide and top <= y <= top + high:
            return region.id
    return None
