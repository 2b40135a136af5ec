"""A game of Imperial Struggle at this machine: from the new-game screen or from a save."""

from __future__ import annotations

from pathlib import Path

from engine.core.event import Event
from engine.core.session import Session
from engine.struggle.decisions import Decision
from engine.struggle.events import PeaceBegan, WarBegan
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.state import State
from game.play.match import Match as AnyMatch
from game.play.occupants import Occupant
from game.struggle.hot_seat_policy import StruggleHotSeatPolicy, top

RULES = StruggleRules()
CUSTOMS = StruggleHotSeatPolicy()


class Match(AnyMatch[State, Move]):
    """A match of this game."""

    def __init__(
        self, session: Session[State, Move], sitters: list[Occupant], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, sitters, CUSTOMS, path, whole)

    def frame(self) -> Decision | None:
        """What is asked now, as everybody may know it."""
        return top(self.onlooker)

    @property
    def neutral(self) -> bool:
        """Two people look at what is asked in public: nothing of either may be seen."""
        return self.cursor is None and len(self.people) > 1 and self.customs.in_public(self.onlooker)

    def submit(self, move: Move) -> list[Event]:
        """After what two people look at together, a war and what a turn scored, the screen is nobody's until somebody
        comes to it.

        Raises IllegalMove.
        """
        together = self.neutral
        events = super().submit(move)
        told = len(self.people) > 1 and any(isinstance(event, (WarBegan, PeaceBegan)) for event in events)
        if together or told or self.neutral:
            self.step_back()
        return events

    @property
    def view(self) -> State:
        """What the screen may know of the position shown; in a war between two people, what both may know."""
        return self.onlooker if self.neutral and self.awaiting else super().view
