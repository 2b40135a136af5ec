"""Estimates the rounds needed to complete a Mission, from what is missing of each objective; for bots.

The numbers were fitted by hand to 220 games of Governors with Missions dealt at random, by which of them were revealed.
"""

from __future__ import annotations

import functools

from engine.brazil.board import Mask
from engine.brazil.components import BUILDINGS, MISSIONS
from engine.brazil.rules.missions import OF_OWNER, OF_TILES, kind_of, needed
from engine.brazil.state import Player
from engine.brazil.tile_index import TileIndex

ROUNDS = {
    "units_on_map": 1.0,
    "units_deployed": 1.0,
    "products": 2.0,
    "products_of_shape": 2.2,
    "paintings": 1.0,
    "painting_colours": 1.2,
    "palaces": 4.0,
    "buildings": 0.5,
    "distinct_buildings": 0.8,
    "cities": 3.5,
}
BUILDING = {1: 0.8, 2: 1.3, 3: 1.8}
"""Rounds for a Building of each era."""
FAR = 1.2
"""Additional rounds for a Building whose only terrain is rare."""
COMMON = ("field", "forest")
SHARED_WORK = 0.3
"""The share of the rounds that counts for work needed in any case."""


def rounds_left(mission: str, own: Player, index: TileIndex, held: Mask, anyway: frozenset[str]) -> float:
    """Estimates the rounds until all objectives of a Mission hold, if the seat controls the tiles `held`. `anyway`:
    kinds of objectives that the player pursues in any case; their rounds count only 30 % (SHARED_WORK)."""
    left = 0.0
    for kind, of, number, rounds in _objectives(mission):
        missing = number - (OF_OWNER[kind](own, of) if kind in OF_OWNER else OF_TILES[kind](index, held, of))
        if missing > 0:
            left += missing * rounds * (SHARED_WORK if kind in anyway else 1.0)
    return left


@functools.cache
def _objectives(mission: str) -> tuple[tuple[str, str | int, int, float], ...]:
    """Each objective's kind, argument, number, and rounds per unit."""
    found = []
    for objective in MISSIONS[mission].objectives:
        kind = kind_of(objective)
        of = objective[kind]
        if kind == "building":
            entry = BUILDINGS[str(of)]
            rounds = BUILDING[entry.era] + (FAR if not set(entry.terrain) & set(COMMON) else 0.0)
        else:
            rounds = BUILDING[int(of)] if kind == "buildings_of_era" else ROUNDS[kind]
        found.append((kind, of, needed(objective), rounds))
    return tuple(found)
