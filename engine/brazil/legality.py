"""One truth about legality: a room's list is its candidates, filtered by its judge.

Where candidates go by the hundred (movements, sites, payments) list and judge read the same masks instead.
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
    """The candidates that the judge has nothing against, in their order."""
    return [move for move in candidates if why_not(s, f, move) is None]
