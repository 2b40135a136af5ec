"""Chains of connected markets: which markets are isolated, and which a side may shift (rules 6.2, 6.3; ruling R19)."""

from __future__ import annotations

from engine.struggle.board import ANCHORS, MARKETS, NEAR, Mask, SpaceId, near, spaces
from engine.struggle.state import BRITAIN, FRANCE, Seat, State


def linked(s: State, side: Seat, without: Mask = 0) -> Mask:
    """Mask of a side's markets that a chain of its markets joins to an anchor (its Territory, Fort or Squadron); flags
    in `without` are ignored.

    Every market of a chain but its end must be free of Conflict markers; damaged Forts count as anchors (ruling R10).
    """
    return linked_markets(s.held[side] & ~without, s.conflict)


def linked_markets(held: Mask, conflict: Mask) -> Mask:
    """Returns what `linked` does, of a side that holds these spaces, with Conflict markers on those."""
    own = held & MARKETS
    reached = near(held & ANCHORS) & own
    frontier = reached & ~conflict
    while frontier:
        new = near(frontier) & own & ~reached
        reached |= new
        frontier = new & ~conflict
    return reached


def isolated(s: State) -> Mask:
    """Returns the mask of both sides' flagged markets that no chain of markets joins to an anchor in this position."""
    lost = 0
    for side in (FRANCE, BRITAIN):
        lost |= s.held[side] & MARKETS & ~linked(s, side)
    return lost


def sources(s: State, side: Seat) -> Mask:
    """Returns the mask of a side's spaces next to which it may shift markets in this round: anchors, and markets
    without a Conflict marker that are neither isolated nor have changed hands."""
    held = s.held[side]
    return held & ANCHORS | held & MARKETS & ~s.conflict & ~s.isolated & ~s.changed


def reachable(s: State, side: Seat) -> Mask:
    """Returns the mask of the markets next to one of the side's `sources`, which it may therefore shift."""
    return near(sources(s, side)) & MARKETS


def unconnected(s: State, side: Seat, space: SpaceId) -> tuple[str, SpaceId]:
    """Returns why a side can't reach a market: a reason code, and its own neighbouring market that does not connect it
    (-1 if it has none)."""
    for neighbour in spaces(NEAR[space] & s.held[side] & MARKETS):
        if s.conflict >> neighbour & 1:
            return "source_in_conflict", neighbour
        if s.changed >> neighbour & 1:
            return "source_changed", neighbour
        if s.isolated >> neighbour & 1:
            return "source_isolated", neighbour
    return "no_connection", -1


def cut_off_by(s: State, space: SpaceId) -> Mask:
    """Mask of the other markets of the same side that would become isolated if this market were lost (ruling R19)."""
    for side in (FRANCE, BRITAIN):
        if s.held[side] >> space & 1:
            bit = 1 << space
            return linked(s, side) & ~bit & ~linked(s, side, bit)
    return 0


def isolates(s: State, space: SpaceId) -> bool:
    """Whether the loss of a market by its owner would isolate another market of the same side."""
    return bool(cut_off_by(s, space))


def without_isolating(s: State, targets: Mask) -> Mask:
    """Returns those of the spaces `targets` whose loss would isolate no other market; political spaces are always among
    them."""
    kept = targets & ~MARKETS
    for space in spaces(targets & MARKETS):
        if not isolates(s, space):
            kept |= 1 << space
    return kept
