"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules


class Bot(Protocol):
    """Chooses moves for a seat. Same view, same generator, same move."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """One of the legal moves of `seat` in its `view`; `seat` must be the one that is asked."""
        ...
