"""Taking back Action cards of one's choice from the queue (rules 4.1)."""

from __future__ import annotations

from engine.core.move import Reason, refuse
from engine.historia.decisions import RecoverDecision
from engine.historia.moves import Finish, Move, TakeBack
from engine.historia.rules.card_lists import current_list, current_operation, mark_changed, must_choose
from engine.historia.rules.transfers import Out, take_back
from engine.historia.state import Seat, State


def _first(s: State, f: RecoverDecision) -> bool:
    """Whether the pending choice may not be declined: it is the first of Revolution, which must take its card."""
    return must_choose(s) and f.left == getattr(current_operation(current_list(s)), "n", 0)


def legal(s: State, f: RecoverDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [TakeBack(seat, card) for card in s.seats[seat].queue]
    return moves if _first(s, f) else [*moves, Finish(seat)]


def why_not(s: State, f: RecoverDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return refuse("must_take_one") if _first(s, f) else None
    if not isinstance(move, TakeBack):
        return refuse("finish_first", what=f.kind)
    return None if move.card in s.seats[f.seat].queue else refuse("not_in_queue", card=move.card)


def apply(s: State, f: RecoverDecision, move: Move, out: Out) -> None:
    if not isinstance(move, TakeBack):
        s.frames.pop()
        return
    take_back(s, f.seat, (move.card,), out)
    mark_changed(current_list(s))
    f.left -= 1


def step(s: State, f: RecoverDecision, out: Out) -> bool:
    """Ends the decision when the player has taken back all cards due, or the queue is empty; returns whether it
    ended."""
    if f.left and s.seats[f.seat].queue:
        return False
    s.frames.pop()
    return True
