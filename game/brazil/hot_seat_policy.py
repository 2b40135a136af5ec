"""How Brazil: Imperial is played at one screen: what is chosen in public, what ends a turn, what a save is called."""

from __future__ import annotations

from typing import Any

from engine.brazil.decisions import (
    CapitalDecision,
    Decision,
    DraftDecision,
    EraDecision,
    LimitDecision,
    MonarchDecision,
    PaymentDecision,
)
from engine.brazil.moves import EndTurn, Move
from engine.brazil.state import State

IN_PUBLIC = (EraDecision, CapitalDecision)
QUICK = (PaymentDecision, LimitDecision, DraftDecision, MonarchDecision)


def top(view: State) -> Decision | None:
    """What is asked now."""
    return view.frames[-1] if view.frames else None


class BrazilHotSeatPolicy:
    """See game.play.hot_seat_policy.Customs."""

    def in_public(self, view: State) -> bool:
        return isinstance(top(view), IN_PUBLIC)

    def quick(self, view: State) -> bool:
        return isinstance(top(view), QUICK)

    def ends_turn(self, move: Move) -> bool:
        return isinstance(move, EndTurn)

    def summary(self, view: State) -> dict[str, Any]:
        colours = [player.colour for player in view.seats]
        if view.board.scenario.solo is not None:
            colours = colours[:1]
        return {"colours": colours, "round": view.round, "era": view.era}
