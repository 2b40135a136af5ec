"""The initiative and the choice of the side that goes first (rules 4.3 phase 8, ruling R43)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.components import GAME
from engine.struggle.decisions import FirstDecision
from engine.struggle.events import FirstNamed, InitiativeHeld
from engine.struggle.moves import Move, NameFirst
from engine.struggle.state import BRITAIN, FRANCE, State

Out = list[Event]


def begin(s: State, out: Out) -> None:
    """Gives the initiative to the side that is behind, or leaves it on a tie and in turn 1, and asks its holder which
    side goes first."""
    if s.turn > 1 and s.vp != GAME.vp:
        s.initiative = FRANCE if s.vp < GAME.vp else BRITAIN
    out.append(InitiativeHeld(s.initiative))
    s.frames.append(FirstDecision(s.initiative))


def legal(s: State, f: FirstDecision) -> list[Move]:
    return [NameFirst(f.seat, FRANCE), NameFirst(f.seat, BRITAIN)]


def why_not(s: State, f: FirstDecision, move: Move) -> Reason | None:
    if not isinstance(move, NameFirst):
        return refuse("name_first")
    return None if move.side in (FRANCE, BRITAIN) else refuse("name_first")


def apply(s: State, f: FirstDecision, move: NameFirst, out: Out) -> None:
    """Sets the side that goes first in every pair of rounds of this turn."""
    s.first = move.side
    s.frames.pop()
    out.append(FirstNamed(f.seat, move.side))
