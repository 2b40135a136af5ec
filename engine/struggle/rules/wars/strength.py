"""Computes the strength of a side in a theater of a war (rules 13.4)."""

from __future__ import annotations

from engine.struggle.board import ALLIES, FORTS, REGION_MASK, SHIFTED, THEATER_MASK, THEATERS, Mask
from engine.struggle.cards.questions import keywords
from engine.struggle.components import SPECIAL, TILE_STRENGTH
from engine.struggle.rules.control import held_unmarked, squadrons
from engine.struggle.shapes import Count
from engine.struggle.state import BRITAIN, Seat, State

Parts = list[tuple[str, int]]
CHOSEN_TILE = next(tile for tile in SPECIAL.values() if tile.side == "britain")
"""The special tile whose theater is chosen when its Event is played."""


def marked(s: State, war: int, theater: int) -> Mask:
    """Returns the mask of the flagged markets and political spaces with Conflict markers in a theater's regions."""
    return s.conflict & (s.held[0] | s.held[1]) & SHIFTED & THEATER_MASK[war][theater]


def tiles_strength(s: State, theater: int, side: Seat) -> int:
    """Returns the total strength of a side's War tiles at a theater; hidden ones count as 0."""
    return sum(TILE_STRENGTH.get(tile, 0) for tile in s.players[side].laid[theater])


def board_parts(s: State, war: int, theater: int, side: Seat) -> Parts:
    """Returns a side's strength in a theater without War tiles, by kind ("alliances", "keyword", "squadrons" ...): from
    the board, Ministries and special tiles, without zeros."""
    found: Parts = [("alliances", _allied(s, war, theater, side))]
    found += [(entry.kind, _counted(s, war, theater, side, entry)) for entry in _COUNTS[war][theater]]
    found.append(("special", _chosen(s, war, theater, side)))
    return [(kind, n) for kind, n in found if n]


def board_strength(s: State, war: int, theater: int, side: Seat) -> int:
    """Returns the sum of `board_parts`, computed directly: bots call it for every position."""
    found = _allied(s, war, theater, side) + _chosen(s, war, theater, side)
    for entry in _COUNTS[war][theater]:
        found += _counted(s, war, theater, side, entry)
    return found


_COUNTS = [
    [[entry for entry in theater.counts if entry.kind not in ("country", "space")] for theater in war]
    for war in THEATERS
]
"""What counts in each theater besides alliances."""


def _allied(s: State, war: int, theater: int, side: Seat) -> int:
    return (held_unmarked(s, side) & ALLIES[war][theater]).bit_count()


def _chosen(s: State, war: int, theater: int, side: Seat) -> int:
    return CHOSEN_TILE.strength if s.byng == theater and war == s.war and side == BRITAIN else 0


def _counted(s: State, war: int, theater: int, side: Seat, entry: Count) -> int:
    if entry.kind == "keyword":
        return keywords(s.players[side], entry.keyword)
    if entry.kind == "squadrons":
        return (squadrons(s, side) & REGION_MASK[entry.region]).bit_count()
    if entry.kind == "forts":
        return (s.held[side] & FORTS & ~s.damaged & THEATER_MASK[war][theater]).bit_count()
    if entry.kind == "conflict":
        return (marked(s, war, theater) & s.held[1 - side]).bit_count()
    return SPECIAL[entry.tile].strength if s.atlantic == side else 0


def strength(s: State, war: int, theater: int, side: Seat) -> int:
    """Returns the total strength of a side in a theater of a war, from its War tiles laid there and the board."""
    return tiles_strength(s, theater, side) + board_strength(s, war, theater, side)
