"""A game of Historia at this machine."""

from __future__ import annotations

from pathlib import Path

from engine.core.session import Session
from engine.historia.decisions import Decision, ResolveDecision
from engine.historia.game import HistoriaRules
from engine.historia.moves import Move
from engine.historia.state import State
from game.historia.hot_seat_policy import HistoriaHotSeatPolicy, top
from game.play.match import Match as AnyMatch
from game.play.occupants import Occupant

RULES = HistoriaRules()
CUSTOMS = HistoriaHotSeatPolicy()


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
    def has_mouse(self) -> int | None:
        """The person who decided last."""
        movers = (entry.move.seat for entry in reversed(self.log))
        return next((seat for seat in movers if self.is_person(seat)), None)

    @property
    def eyes(self) -> int | None:
        """In public also nobody's while another has the mouse."""
        eyes = super().eyes
        if eyes is None or len(self.people) < 2 or not self.awaiting or not self.customs.in_public(self.onlooker):
            return eyes
        return eyes if self.has_mouse in (None, eyes) else None

    def resolved_all(self, move: Move) -> bool:
        """With this move, the last one, all cards that its seat had turned up are resolved."""
        before, now = self.seen_at(len(self.log) - 1, None), self.onlooker
        return move.seat == _resolving(before) != _resolving(now)


def _resolving(view: State) -> int | None:
    """Whose cards are being resolved, whoever is asked about them."""
    return next((frame.seat for frame in view.frames if isinstance(frame, ResolveDecision)), None)
