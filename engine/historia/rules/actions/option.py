"""Choosing which of the lists of operations that a card offers is carried out, and an extra action's side (rules 5)."""

from __future__ import annotations

from typing import cast

from engine.core.move import Reason, refuse
from engine.historia.card_language import Choose, ExtraAction
from engine.historia.decisions import ListDecision, OptionDecision, SideDecision
from engine.historia.events import ActionTaken
from engine.historia.moves import ChooseOption, Finish, Move, TakeAction
from engine.historia.rules.card_lists import current_list, current_operation
from engine.historia.rules.feasibility import extra_sides, options, sides, why_not_list, why_not_side
from engine.historia.rules.operations import open_side
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State

# --- choosing a list ---


def choice(s: State) -> Choose:
    """Returns the lists of operations between which an OptionDecision asks to choose."""
    return cast(Choose, current_operation(current_list(s)))


def legal_option(s: State, f: OptionDecision, seat: Seat) -> list[Move]:
    return [ChooseOption(seat, option) for option in options(s, seat, choice(s), current_list(s).source)]


def why_not_option(s: State, f: OptionDecision, move: Move) -> Reason | None:
    if not isinstance(move, ChooseOption):
        return refuse("finish_first", what=f.kind)
    lists = choice(s).of
    if not 0 <= move.option < len(lists):
        return refuse("no_such_option")
    return why_not_list(s, f.seat, lists[move.option], current_list(s).source)


def apply_option(s: State, f: OptionDecision, move: Move, out: Out) -> None:
    assert isinstance(move, ChooseOption)
    below = current_list(s)
    s.frames.pop()
    path = (*below.path, below.at - 1, move.option)
    s.frames.append(ListDecision(f.seat, below.source, path, reach=below.reach, strength=below.strength))


# --- an extra action ---


def _extra(s: State) -> ExtraAction:
    return cast(ExtraAction, current_operation(current_list(s)))


def legal_side(s: State, f: SideDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [
        TakeAction(seat, "basic" if x == "basic" else "advanced") for x in extra_sides(s, seat, _extra(s))
    ]
    return [*moves, Finish(seat)]


def why_not_side_move(s: State, f: SideDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return None
    if not isinstance(move, TakeAction):
        return refuse("finish_first", what=f.kind)
    op = _extra(s)
    if move.side not in sides(op):
        return refuse("side_not_offered", card=op.action)
    return why_not_side(s, f.seat, op.action, move.side, op.reach, op.mode == "advanced")


def apply_side(s: State, f: SideDecision, move: Move, out: Out) -> None:
    op = _extra(s)
    s.frames.pop()
    if isinstance(move, TakeAction):
        out.append(ActionTaken(f.seat, op.action, move.side))
        open_side(s, f.seat, op.action, move.side, out, op.reach, op.strength)
