"""Hot-seat policy of Imperial Struggle: which decisions are public, what ends a turn, what a save's summary holds."""

from __future__ import annotations

from typing import Any

from engine.struggle.components import SIDES
from engine.struggle.decisions import (
    CompensationDecision,
    EffectsDecision,
    FirstDecision,
    HandDecision,
    LayDecision,
    LossDecision,
    PayDecision,
    RefusalDecision,
    RoundDecision,
    SpoilsDecision,
    UpgradeDecision,
    UsaDecision,
)
from engine.struggle.moves import Cede, Conquer, EndRound, LoseSquadron, Move, Pass, Refuse, TileEffect, Unflag
from engine.struggle.state import State
from game.play.decisions import pending_decision

IN_PUBLIC = (
    FirstDecision,
    EffectsDecision,
    SpoilsDecision,
    RefusalDecision,
    LossDecision,
    UsaDecision,
    CompensationDecision,
)
IN_WAR = (TileEffect, Conquer, Unflag, Refuse, Cede, LoseSquadron)
NEEDS_NO_PAUSE = (PayDecision, UpgradeDecision, LayDecision, HandDecision)


def round_frame(view: State) -> RoundDecision | None:
    """Returns the Action Round in progress, None if there is none."""
    return next((frame for frame in reversed(view.frames) if isinstance(frame, RoundDecision)), None)


class StruggleHotSeatPolicy:
    """Implements `game.play.hot_seat_policy.HotSeatPolicy`."""

    def in_public(self, view: State) -> bool:
        """Returns whether the pending decision is public: who goes first, or a decision of a war other than placing
        tiles."""
        return isinstance(pending_decision(view), IN_PUBLIC)

    def needs_no_pause(self, view: State) -> bool:
        """Returns whether a bot answers the pending decision at once, without the pause before its other moves: a
        payment, an upgrade, a tile to place, a discard."""
        return isinstance(pending_decision(view), NEEDS_NO_PAUSE)

    def ends_turn(self, move: Move) -> bool:
        """Returns True when the move ends or passes an Action Round."""
        return isinstance(move, (EndRound, Pass))

    def summary(self, view: State) -> dict[str, Any]:
        """Returns sides, turn, round and score for the list of saves."""
        return {"colours": list(SIDES), "turn": view.turn, "round": view.round, "vp": view.vp}


def recapped(move: Move) -> bool:
    """Returns whether the recap of a bot's moves ends with this one: it ends or passes an Action Round, or is a move of
    a war."""
    return isinstance(move, (EndRound, Pass, *IN_WAR))
