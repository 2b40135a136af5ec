"""How good a position is for a side, for bots."""

from __future__ import annotations

from engine.struggle.state import FRANCE, Seat, State


def evaluate(s: State, seat: Seat) -> float:
    """What a position is worth to a side, in victory points of its direction."""
    vp = s.vp - 15.0
    return vp if seat == FRANCE else -vp
