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
        """Returns True unless cards or leaders are being chosen."""
        return not isinstance(pending_decision(view), SECRET)

    def needs_no_pause(self, view: State) -> bool:
        """Returns True when a bot's move needs no pause: all but the cards that bots resolve."""
        return not isinstance(pending_decision(view), ResolveDecision)

    def ends_turn(self, move: Move) -> bool:
        """Returns True when the move seals cards: the next recap begins there."""
        return isinstance(move, SealCards)

    def summary(self, view: State) -> dict[str, Any]:
        """Returns civilizations, era, turn and round for the list of saves."""
        return {
            "colours": [civilization.id for civilization in view.seats[: view.players]],
            "era": view.era,
            "turn": view.turn_of_era,
            "round": view.round,
        }
