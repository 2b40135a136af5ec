"""A match of Historia: its rules and hot-seat policy, who decided last, whose secrets are shown while cards are
resolved."""

from __future__ import annotations

from engine.core.event import Event
from engine.historia.decisions import Decision, ResolveDecision
from engine.historia.game import HistoriaRules
from engine.historia.moves import Move
from engine.historia.state import State
from game.historia.hot_seat_policy import HistoriaHotSeatPolicy
from game.play.decisions import pending_decision
from game.play.match import Match as AnyMatch

RULES = HistoriaRules()


class Match(AnyMatch[State, Move]):
    policy = HistoriaHotSeatPolicy()
    by_itself = False  # the next move is played without its seat
    unattended: frozenset[int] = frozenset()  # indices of such moves in the log

    def frame(self) -> Decision | None:
        """Returns the pending decision, without what an onlooker may not know of it; None if the game is over."""
        return pending_decision(self.onlooker)

    def submit(self, move: Move) -> list[Event]:
        number = frozenset({len(self.log)})
        self.unattended = self.unattended | number if self.by_itself else self.unattended - number
        return super().submit(move)

    @property
    def last_decider(self) -> int | None:
        """The seat of the person who decided last, by a click; None if nobody has. A card resolved without a click does
        not count."""
        movers = ((number, self.log[number].move.seat) for number in reversed(range(len(self.log))))
        return next((seat for number, seat in movers if number not in self.unattended and self.is_person(seat)), None)

    def _observer(self, deciding: int | None) -> int | None:
        """In public also nobody's while another has the mouse."""
        observer = super()._observer(deciding)
        over = not self.session.awaiting
        if observer is None or len(self.people) < 2 or over or not self.policy.in_public(self.onlooker):
            return observer
        return observer if self.last_decider == observer else None

    def resolved_all(self, move: Move) -> bool:
        """Returns whether this move, the last of the log, resolved the last card that its seat had turned up."""
        before, now = self.view_at(len(self.log) - 1, None), self.onlooker
        return move.seat == _resolving(before) != _resolving(now)


def _resolving(view: State) -> int | None:
    """The seat whose cards are being resolved, whichever seat decides about them."""
    return next((frame.seat for frame in view.frames if isinstance(frame, ResolveDecision)), None)
