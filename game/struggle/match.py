"""A game of Imperial Struggle that is being played: the shared `Match` with its rules and hot-seat policy."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.decisions import Decision
from engine.struggle.events import PeaceBegan, WarBegan
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.state import State
from game.play.decisions import pending_decision
from game.play.match import Match as AnyMatch
from game.struggle.hot_seat_policy import StruggleHotSeatPolicy

RULES = StruggleRules()


class Match(AnyMatch[State, Move]):
    policy = StruggleHotSeatPolicy()

    def frame(self) -> Decision | None:
        """Returns the pending decision, without what an onlooker may not know of it; None if the game is over."""
        return pending_decision(self.onlooker)

    @property
    def neutral(self) -> bool:
        """Whether two people at the screen watch a public decision, so that no side's secrets may be shown."""
        return self.cursor is None and len(self.people) > 1 and self.policy.in_public(self.onlooker)

    def submit(self, move: Move) -> list[Event]:
        """Plays the move and returns its events. After what two people watch together, a war or the scoring of a turn,
        the screen shows an onlooker's view until it is handed over. Raises IllegalMove."""
        together = self.neutral
        events = super().submit(move)
        phase_began = len(self.people) > 1 and any(isinstance(event, (WarBegan, PeaceBegan)) for event in events)
        if together or phase_began or self.neutral:
            self.clear_viewer()
        return events

    @property
    def view(self) -> State:
        """The position to draw; in a war between two people, only what both may know."""
        return self.onlooker if self.neutral and self.awaiting else super().view
