"""The Art action: taking wonders from the row (rules 6.2, 8.4).

A new wonder is `fresh`: it can't be used until the card in progress is finished.
"""

from __future__ import annotations

from engine.core.move import Reason, refuse
from engine.historia.decisions import RowDecision
from engine.historia.events import WonderTaken
from engine.historia.moves import Finish, Move, TakeWonder
from engine.historia.rules.card_lists import current_list, current_operation, mark_changed, must_choose
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State


def _first(s: State, f: RowDecision) -> bool:
    """Whether the pending choice may not be declined: it is the first of a side."""
    return must_choose(s) and f.left == getattr(current_operation(current_list(s)), "n", 0)


def legal(s: State, f: RowDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [TakeWonder(seat, wonder) for wonder in s.row]
    return moves if _first(s, f) else [*moves, Finish(seat)]


def why_not(s: State, f: RowDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return refuse("must_take_one") if _first(s, f) else None
    if not isinstance(move, TakeWonder):
        return refuse("finish_first", what=f.kind)
    return None if move.wonder in s.row else refuse("not_in_row", wonder=move.wonder)


def apply(s: State, f: RowDecision, move: Move, out: Out) -> None:
    if not isinstance(move, TakeWonder):
        s.frames.pop()
        return
    civilization = s.seats[f.seat]
    s.row = tuple(wonder for wonder in s.row if wonder != move.wonder)
    civilization.fresh |= 1 << len(civilization.wonders)
    civilization.wonders += (move.wonder,)
    out.append(WonderTaken(f.seat, move.wonder))
    mark_changed(current_list(s))
    f.left -= 1


def step(s: State, f: RowDecision, out: Out) -> bool:
    """Ends the decision when the player has taken all wonders due, or the row is empty; returns whether it ended."""
    if f.left and s.row:
        return False
    s.frames.pop()
    return True
