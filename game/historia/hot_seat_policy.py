"""How Historia is played at one screen: what is chosen in public, what ends a turn, what a save is called."""

from __future__ import annotations

from typing import Any

from engine.historia.decisions import ChooseDecision, Decision, DraftDecision, ResolveDecision
from engine.historia.moves import Move, SealCards
from engine.historia.state import State

SECRET = (DraftDecision, ChooseDecision)


def top(view: State) -> Decision | None:
    """What is asked now."""
    return view.frames[-1] if view.frames else None


class HistoriaHotSeatPolicy:
    """See game.play.hot_seat_policy.Customs."""

    def in_public(self, view: State) -> bool:
        return not isinstance(top(view), SECRET)

    def quick(self, view: State) -> bool:
        """Only the cards that bots resolve are waited for: what they choose meanwhile, and where to, goes by."""
        return not isinstance(top(view), ResolveDecision)

    def ends_turn(self, move: Move) -> bool:
        """A choice of cards: what happened since is what is told on taking over."""
        return isinstance(move, SealCards)

    def summary(self, view: State) -> dict[str, Any]:
        return {
            "colours": [civilization.id for civilization in view.seats[: view.players]],
            "era": view.era,
            "turn": view.turn_of_era,
            "round": view.round,
        }
