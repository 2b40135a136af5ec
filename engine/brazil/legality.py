"""Builds lists of legal moves by filtering candidates with `why_not`, so that list and check can't disagree.

Where there are hundreds of candidates (movements, sites, payments), list and check use the same masks instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.brazil.moves import Move
from engine.brazil.state import State
from engine.core.move import Reason

F = TypeVar("F")


def allowed(
    why_not: Callable[[State, F, Move], Reason | None], s: State, f: F, candidates: Iterable[Move]
) -> list[Move]:
    """Returns those of the candidate moves for which `why_not` returns None, that is, the legal ones, in their
    order."""
    return [move for move in candidates if why_not(s, f, move) is None]
