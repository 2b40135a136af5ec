"""The immutable hex map of a game, shared by its positions: neighbours, terrain, map edge as bit masks over hex ids."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TypeVar

from engine.brazil.map.scenario import Scenario
from engine.core.bounded_cache import BoundedCache
from engine.maps.hex import bits, mask_of

__all__ = ["HexId", "MapBoard", "Mask", "around", "board_of", "hexes", "mask_of", "with_value_at"]

HexId = int
Mask = int
T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MapBoard:
    """The immutable map of a scenario. `near[h]` lists the neighbours of hex h, `near_mask[h]` is the same as a
    mask."""

    scenario: Scenario
    size: int
    terrain: tuple[str, ...]
    near: tuple[tuple[HexId, ...], ...]
    near_mask: tuple[Mask, ...]
    edge: Mask
    terrain_mask: dict[str, Mask]
    water: Mask
    land: Mask


@functools.cache
def board_of(scenario: Scenario) -> MapBoard:
    """Builds the board of a validated scenario; cached, one per scenario."""
    grid = scenario.map
    masks = {name: 0 for name in ("field", "forest", "gold_mine", "water")}
    for hex_id, name in enumerate(grid.terrain):
        masks[name] |= 1 << hex_id
    everything = (1 << len(grid.terrain)) - 1
    return MapBoard(
        scenario=scenario,
        size=len(grid.terrain),
        terrain=tuple(grid.terrain),
        near=tuple(tuple(row) for row in grid.neighbours),
        near_mask=tuple(grid.neighbour_mask),
        edge=grid.edge_mask,
        terrain_mask=masks,
        water=masks["water"],
        land=everything & ~masks["water"],
    )


def _hexes(mask: Mask) -> tuple[HexId, ...]:
    return tuple(bits(mask))


hexes = BoundedCache(_hexes, 1 << 16).__getitem__
"""Lists the hex ids of a mask, lowest first. Cached, as the same masks recur."""


def with_value_at(row: tuple[T, ...], hex_id: HexId, value: T) -> tuple[T, ...]:
    """Returns a copy of `row`, a tuple indexed by hex id, with `value` for the hex `hex_id`."""
    changed = list(row)
    changed[hex_id] = value
    return tuple(changed)


@functools.lru_cache(maxsize=1 << 15)
def around(board: MapBoard, mask: Mask) -> Mask:
    """Returns the mask of every hex adjacent to at least one hex of the mask; hexes of the mask itself only where they
    are adjacent to another of it. Cached."""
    near = board.near_mask
    out = 0
    while mask:
        low = mask & -mask
        out |= near[low.bit_length() - 1]
        mask ^= low
    return out
