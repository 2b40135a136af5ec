"""What bots are told besides values: obvious moves, moves worth a look, and when a position may be judged."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.shortlist import of_each_kind
from engine.struggle import payment
from engine.struggle.frames import PayFrame
from engine.struggle.moves import Move
from engine.struggle.state import Seat, State

STANDING = ("calendar", "keep", "ministry", "first", "round", "war")
"""Frames that are no part of anything begun."""


def suggest(s: State, seat: Seat) -> list[Move]:
    """The proposed payment; empty where there is a real choice."""
    frame = s.frames[-1]
    return [payment.propose(s, frame)] if isinstance(frame, PayFrame) else []


def shortlist(s: State, seat: Seat, moves: list[Move], n: int, rng: Rng) -> list[Move]:
    """Some of each kind."""
    return of_each_kind(moves, n, rng)


def settled(s: State) -> bool:
    """Nothing is half done."""
    return not s.frames or s.frames[-1].kind in STANDING
