"""A bot that plays uniformly random legal moves."""

from __future__ import annotations

from typing import Any

from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules


class RandomBot:
    """Plays any legal move. Used for tests and as the weakest opponent in measurements."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> Any:
        """Chooses a legal move for the seat; see Bot."""
        return rng.choice(rules.legal_moves(view, seat))
