"""Readying turned wonders by the effect of another card (rules 8.4)."""

from __future__ import annotations

from engine.core.move import Reason, refuse
from engine.historia.decisions import ReadyDecision
from engine.historia.events import WonderReadied
from engine.historia.moves import Finish, Move, Ready
from engine.historia.rules.card_lists import current_list, mark_changed
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State


def candidates(s: State, seat: Seat, but: str) -> list[str]:
    """Returns a seat's turned wonders, which may be readied; `but`, the wonder whose effect readies them, is left
    out."""
    civilization = s.seats[seat]
    return [w for i, w in enumerate(civilization.wonders) if civilization.turned >> i & 1 and w != but]


def _but(s: State) -> str:
    source = current_list(s).source
    return source[1] if source[0] == "wonder" else ""


def legal(s: State, f: ReadyDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [Ready(seat, wonder) for wonder in candidates(s, seat, _but(s))]
    return [*moves, Finish(seat)]


def why_not(s: State, f: ReadyDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return None
    if not isinstance(move, Ready):
        return refuse("finish_first", what=f.kind)
    if move.wonder not in s.seats[f.seat].wonders:
        return refuse("not_owned", wonder=move.wonder)
    if move.wonder == _but(s):
        return refuse("readies_others_only", wonder=move.wonder)
    return None if move.wonder in candidates(s, f.seat, "") else refuse("wonder_ready_already", wonder=move.wonder)


def apply(s: State, f: ReadyDecision, move: Move, out: Out) -> None:
    if not isinstance(move, Ready):
        s.frames.pop()
        return
    civilization = s.seats[f.seat]
    civilization.turned &= ~(1 << civilization.wonders.index(move.wonder))
    out.append(WonderReadied(f.seat, move.wonder))
    mark_changed(current_list(s))
    f.left -= 1


def step(s: State, f: ReadyDecision, out: Out) -> bool:
    """Ends the decision when the player has readied all wonders due, or none is turned; returns whether it ended."""
    if f.left and candidates(s, f.seat, _but(s)):
        return False
    s.frames.pop()
    return True
