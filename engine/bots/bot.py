"""What a bot is, and what every bot asks of a position."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

NOBODY = -1


class Bot(Protocol):
    """Chooses moves for a seat. Same view, same generator, same move."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """One of the legal moves of `seat` in its `view`; `seat` must be the one that is asked."""
        ...


def together(rules: Rules[Any, Any], view: Any) -> bool:
    """Whether several choose at the same time; the last of them is asked alone, by a frame that is nobody's."""
    if len(rules.awaiting(view)) > 1:
        return True
    frames: Any = getattr(view, "frames", ())
    return bool(frames) and frames[-1].seat == NOBODY
