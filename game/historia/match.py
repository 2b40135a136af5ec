"""A game of Historia at this machine."""

from __future__ import annotations

from pathlib import Path

from engine.core.session import Session
from engine.historia.frames import Frame
from engine.historia.game import HistoriaRules
from engine.historia.moves import Move
from engine.historia.state import State
from game.historia.customs import HistoriaCustoms, top
from game.play.match import Match as AnyMatch
from game.play.sitters import Sitter

RULES = HistoriaRules()
CUSTOMS = HistoriaCustoms()


class Match(AnyMatch[State, Move]):
    """A match of this game."""

    def __init__(
        self, session: Session[State, Move], sitters: list[Sitter], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, sitters, CUSTOMS, path, whole)

    def frame(self) -> Frame | None:
        """What is asked now, as everybody may know it."""
        return top(self.onlooker)
