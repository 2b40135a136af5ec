"""Computes the strength of a side in a theater of a war (rules 13.4)."""

from __future__ import annotations

import functools
import operator
from typing import NamedTuple

from engine.struggle.board import ALLIES, FORTS, NAVAL, REGION_MASK, SHIFTED, THEATER_MASK, THEATERS, Mask
from engine.struggle.cards.questions import count_keyword
from engine.struggle.components import SPECIAL, TILE_STRENGTH
from engine.struggle.shapes import Count
from engine.struggle.state import BRITAIN, NOBODY, Seat, State

Parts = list[tuple[str, int]]
CHOSEN_TILE = next(tile for tile in SPECIAL.values() if tile.side == "britain")
"""The special tile whose theater is chosen when its Event is played."""


def marked(s: State, war: int, theater: int) -> Mask:
    """Returns the mask of the flagged markets and political spaces with Conflict markers in a theater's regions."""
    return s.conflict & (s.held[0] | s.held[1]) & SHIFTED & THEATER_MASK[war][theater]


def tiles_strength(s: State, theater: int, side: Seat) -> int:
    """Returns the total strength of a side's War tiles at a theater; hidden ones count as 0."""
    return sum(TILE_STRENGTH.get(tile, 0) for tile in s.players[side].laid[theater])


class Forces(NamedTuple):
    """All that gives a side strength on the board. `spaces`: Alliance spaces without a Conflict marker, Squadrons and
    whole Forts; `marked`: the enemy's markets and political spaces with a Conflict marker; `chosen`: the theater of the
    tile whose theater is chosen, -1 for none; `atlantic`: whether the side has Atlantic Dominance."""

    spaces: Mask
    marked: Mask
    ministries: tuple[tuple[str, bool], ...]
    chosen: int
    atlantic: bool


def forces_of(s: State, war: int, side: Seat) -> Forces:
    """Returns what counts for a side in a war, as it stands on the board now."""
    held, conflict = s.held[side], s.conflict
    return Forces(
        held & (~conflict & _ALLIES[war] | NAVAL | FORTS & ~s.damaged),
        conflict & s.held[1 - side] & SHIFTED,
        s.players[side].ministries,
        s.byng if side == BRITAIN and war == s.war else NOBODY,
        s.atlantic == side,
    )


def board_parts(s: State, war: int, theater: int, side: Seat) -> Parts:
    """Returns a side's strength in a theater without War tiles, by kind ("alliances", "keyword", "squadrons" ...): from
    the board, Ministries and special tiles, without zeros."""
    forces = forces_of(s, war, side)
    found: Parts = [("alliances", _allied(forces, war, theater))]
    found += [(entry.kind, _counted(forces, war, theater, entry)) for entry in _COUNTS[war][theater]]
    found.append(("special", _chosen(forces, theater)))
    return [(kind, n) for kind, n in found if n]


def board_strength(s: State, war: int, theater: int, side: Seat) -> int:
    """Returns the sum of `board_parts`."""
    return board_strengths(war, forces_of(s, war, side))[theater]


@functools.lru_cache(maxsize=1 << 13)
def board_strengths(war: int, forces: Forces) -> tuple[int, ...]:
    """Returns the strength of these forces in each theater of a war, without War tiles. Cached, as bots ask for every
    position and most moves change nothing that counts."""
    return tuple(
        _allied(forces, war, theater)
        + _chosen(forces, theater)
        + sum([_counted(forces, war, theater, entry) for entry in _COUNTS[war][theater]])
        for theater in range(len(THEATERS[war]))
    )


_COUNTS = [
    [[entry for entry in theater.counts if entry.kind not in ("country", "space")] for theater in war]
    for war in THEATERS
]
"""What counts in each theater besides alliances."""
_ALLIES = [functools.reduce(operator.or_, war) for war in ALLIES]
"""The spaces whose flag gives strength in any theater, by war."""


def _allied(forces: Forces, war: int, theater: int) -> int:
    return (forces.spaces & ALLIES[war][theater]).bit_count()


def _chosen(forces: Forces, theater: int) -> int:
    return CHOSEN_TILE.strength if forces.chosen == theater else 0


def _counted(forces: Forces, war: int, theater: int, entry: Count) -> int:
    if entry.kind == "keyword":
        return count_keyword(forces.ministries, entry.keyword)
    if entry.kind == "squadrons":
        return (forces.spaces & NAVAL & REGION_MASK[entry.region]).bit_count()
    if entry.kind == "forts":
        return (forces.spaces & FORTS & THEATER_MASK[war][theater]).bit_count()
    if entry.kind == "conflict":
        return (forces.marked & THEATER_MASK[war][theater]).bit_count()
    return SPECIAL[entry.tile].strength if forces.atlantic else 0


def strength(s: State, war: int, theater: int, side: Seat) -> int:
    """Returns the total strength of a side in a theater of a war, from its War tiles laid there and the board."""
    return tiles_strength(s, theater, side) + board_strength(s, war, theater, side)
