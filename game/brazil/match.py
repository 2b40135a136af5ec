"""A game of Brazil: Imperial at this machine: from the new-game screen or from a save."""

from __future__ import annotations

from pathlib import Path

from engine.brazil.decisions import Decision
from engine.brazil.game import BrazilRules
from engine.brazil.moves import Move
from engine.brazil.state import State
from engine.core.session import Session
from game.brazil.hot_seat_policy import BrazilHotSeatPolicy, top
from game.platform.settings import LastNewGame
from game.play.match import Match as AnyMatch
from game.play.occupants import Occupant
from game.play.session_factory import new_session, occupants_of, taken_up

__all__ = ["CUSTOMS", "RULES", "Match", "Occupant"]
RULES = BrazilRules()
CUSTOMS = BrazilHotSeatPolicy()


class Match(AnyMatch[State, Move]):
    """A match of this game, and how it comes about."""

    def __init__(
        self, session: Session[State, Move], sitters: list[Occupant], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, sitters, CUSTOMS, path, whole)

    @classmethod
    def new(cls, chosen: LastNewGame, seed: int | None = None, path: Path | None = None) -> Match:
        """Raises SetupError."""
        return cls(new_session(RULES, chosen, seed), occupants_of(chosen), path)

    @classmethod
    def load(cls, path: Path) -> Match:
        """Raises SaveError, GameBusy."""
        return taken_up(RULES, path, cls)

    def frame(self) -> Decision | None:
        """What is asked now, as everybody may know it."""
        return top(self.onlooker)
