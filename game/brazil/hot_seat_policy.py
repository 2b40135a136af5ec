"""Hot-seat policy of Brazil: which decisions are public, which a bot answers without a pause, what ends a turn, and
what a save's summary holds."""

from __future__ import annotations

from typing import Any

from engine.brazil.decisions import (
    CapitalDecision,
    DraftDecision,
    EraDecision,
    LimitDecision,
    MonarchDecision,
    PaymentDecision,
)
from engine.brazil.moves import EndTurn, Move
from engine.brazil.state import State
from game.play.decisions import pending_decision

IN_PUBLIC = (EraDecision, CapitalDecision)
NEEDS_NO_PAUSE = (PaymentDecision, LimitDecision, DraftDecision, MonarchDecision)


class BrazilHotSeatPolicy:
    """The hot-seat policy of Brazil: Imperial; see game.play.hot_seat_policy."""

    def in_public(self, view: State) -> bool:
        """Returns whether the pending decision (Capital, era) may be made in view of all, so that no hand-over screen
        comes first."""
        return isinstance(pending_decision(view), IN_PUBLIC)

    def needs_no_pause(self, view: State) -> bool:
        """Returns whether a bot answers the pending decision at once, without the pause before its other moves: a
        payment, a discard at a limit, its first Missions, its Monarch."""
        return isinstance(pending_decision(view), NEEDS_NO_PAUSE)

    def ends_turn(self, move: Move) -> bool:
        """Returns whether the move is the one that ends a turn."""
        return isinstance(move, EndTurn)

    def summary(self, view: State) -> dict[str, Any]:
        """Returns what the list of saves shows: the seats' colours (in a solo game only the player's), the round and
        the era."""
        colours = [player.colour for player in view.seats]
        if view.board.scenario.solo is not None:
            colours = colours[:1]
        return {"colours": colours, "round": view.round, "era": view.era}
