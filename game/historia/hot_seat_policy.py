"""Hot-seat policy of Historia: which decisions are public, what ends a turn, what a save's summary holds."""

from __future__ import annotations

from typing import Any

from engine.historia.decisions import ChooseDecision, DraftDecision, ResolveDecision
from engine.historia.moves import Move, SealCards
from engine.historia.state import State
from game.play.decisions import pending_decision

SECRET = (DraftDecision, ChooseDecision)


class HistoriaHotSeatPolicy:
    """Implements `game.play.hot_seat_policy.HotSeatPolicy`."""

    def in_public(self, view: State) -> bool:
        """Returns whether the pending decision is public: any but the choice of cards or leaders."""
        return not isinstance(pending_decision(view), SECRET)

    def needs_no_pause(self, view: State) -> bool:
        """Returns whether bots answer the pending decision without a pause before it: False for the choice of how to
        resolve a card, True for any other."""
        return not isinstance(pending_decision(view), ResolveDecision)

    def ends_turn(self, move: Move) -> bool:
        """Returns whether the move seals cards; the next recap begins after it."""
        return isinstance(move, SealCards)

    def summary(self, view: State) -> dict[str, Any]:
        """Returns the players' civilizations, the era, turn and round, as shown in the list of saves."""
        return {
            "colours": [civilization.id for civilization in view.seats[: view.players]],
            "era": view.era,
            "turn": view.turn_of_era,
            "round": view.round,
        }
