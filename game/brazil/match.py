"""A match of Brazil: Imperial: the shared `Match` with its rules and its hot-seat policy."""

from __future__ import annotations

from engine.brazil.decisions import Decision
from engine.brazil.game import BrazilRules
from engine.brazil.moves import Move
from engine.brazil.state import State
from game.brazil.hot_seat_policy import BrazilHotSeatPolicy
from game.play.decisions import pending_decision
from game.play.match import Match as AnyMatch

RULES = BrazilRules()


class Match(AnyMatch[State, Move]):
    policy = BrazilHotSeatPolicy()

    def frame(self) -> Decision | None:
        """Returns the pending decision without what only its seat may know; None if the game is over."""
        return pending_decision(self.onlooker)
