"""A bot that plays uniformly random legal moves."""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S


class RandomBot(Bot):
    """Plays any legal move. Used for tests and as the weakest opponent in measurements."""

    def choose(self, rules: Rules[S, M], view: S, seat: Seat, rng: Rng) -> M:
        """Returns a legal move drawn at random, each with the same chance."""
        return rng.choice(rules.legal_moves(view, seat))
