"""The protocol of bots, and a helper for simultaneous decisions."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

NOBODY = -1


class Bot(Protocol):
    """Chooses moves for a seat. The same view and generator always give the same move."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """Returns a legal move of `seat` in its `view`; it must be a seat that has to decide."""
        ...


def together(rules: Rules[Any, Any], view: Any) -> bool:
    """Returns whether several seats decide at the same time, also for the last of them that has not answered yet."""
    if len(rules.awaiting(view)) > 1:
        return True
    frames: Any = getattr(view, "frames", ())
    return bool(frames) and frames[-1].seat == NOBODY
