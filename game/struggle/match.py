"""A game of Imperial Struggle that is being played: the shared `Match` with its rules and hot-seat policy."""

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
    """A match of Imperial Struggle."""

    def __init__(
        self, session: Session[State, Move], sitters: list[Occupant], path: Path | None = None, whole: bool = True
    ) -> None:
        super().__init__(session, sitters, CUSTOMS, path, whole)

    def frame(self) -> Decision | None:
        """Returns the public decision on top of the stack."""
        return top(self.onlooker)

    @property
    def neutral(self) -> bool:
        """True while two people share a public decision, so that neither hand may be shown."""
        return self.cursor is None and len(self.people) > 1 and self.customs.in_public(self.onlooker)

    def submit(self, move: Move) -> list[Event]:
        """Plays a move. Afterwards nobody's hand is shown until somebody takes the screen, if both are to see a war or
        a scoring.

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
        """The view to draw; in a war between two people, only what both may know."""
        return self.onlooker if self.neutral and self.awaiting else super().view
