"""Carries out the lists of operations of cards, Actions, governments and wonders one by one, each as far as possible;
one with a choice becomes a decision (rules 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.historia.card_language import (
    AddCube,
    Cards,
    Choose,
    Cubes,
    DrawAdvisor,
    EndTurn,
    Expand,
    ExtraAction,
    Government,
    If,
    Levels,
    LoseVp,
    Pay,
    Raid,
    ReadyCards,
    Trade,
    Vp,
    VpPer,
    War,
    Wonder,
)
from engine.historia.components import WONDERS
from engine.historia.decisions import (
    Decision,
    ExploitDecision,
    ListDecision,
    OptionDecision,
    PartnerDecision,
    PlaceDecision,
    ReadyDecision,
    RecoverDecision,
    RowDecision,
    SideDecision,
    WarDecision,
    WondersDecision,
)
from engine.historia.events import RevolutionMade
from engine.historia.rules import counts, development
from engine.historia.rules.actions.ready import candidates
from engine.historia.rules.card_lists import (
    ACTION_OF,
    action_of,
    heading,
    is_single_operation,
    mark_changed,
    operations,
    side_of,
)
from engine.historia.rules.feasibility import extra_sides, options, possible
from engine.historia.rules.transfers import Out, add_cube, draw_advisors, gain_vp, lose_vp, pay, recover, take_back
from engine.historia.state import Seat, State


def open_side(s: State, seat: Seat, action: str, side: str, out: Out, reach: str = "", strength: int = 0) -> None:
    """Pays the cost of a side of an Action and puts its operations on the stack (`ListDecision`), to be carried out one
    by one; `reach` and `strength`: what an extra action adds to them."""
    pay(s, seat, side_of(action, side).cost, out)
    s.frames.append(ListDecision(seat, ("action", action, side), reach=reach, strength=strength))


def step(s: State, f: ListDecision, out: Out) -> bool:
    """Carries out the next operation of a list, or ends the list after the last one; always returns True."""
    ops = operations(f.source, f.path)
    if f.at >= len(ops):
        _finish(s, f)
        return True
    op = ops[f.at]
    f.at += 1
    if type(op) in ACTION_OF:
        _action(s, f, op)
    else:
        DO[type(op)](s, f, op, out)
    return True


def _finish(s: State, f: ListDecision) -> None:
    """Ends a list, passes its effects on to the list below, and offers wonders for what happened."""
    s.frames.pop()
    below = s.frames[-1]
    if isinstance(below, ListDecision):
        below.changed |= f.changed
    action = action_of(f)
    if not action and f.path:
        assert isinstance(below, ListDecision)
        below.done += f.done
    elif action and f.changed:
        offer(s, f.seat, (*f.done, (f.seat, action)))


def offer(s: State, acting: Seat, done: tuple[tuple[Seat, str], ...]) -> None:
    """Asks each player whose wonders were triggered whether to use them: the acting player first, then the others in
    turn order (rules 8.3)."""
    for seat in reversed([acting, *(other for other in s.order if other != acting)]):
        triggers = tuple(trigger for whose, trigger in done if whose == seat)
        if triggers and any(t in WONDERS[w].when for w in s.seats[seat].wonders for t in triggers):
            s.frames.append(WondersDecision(seat, triggers))


# --- operations that are actions ---


def _asks(seat: Seat, op: Expand | Trade | Raid | War) -> Decision:
    if isinstance(op, Expand):
        return PlaceDecision(seat)
    if isinstance(op, War):
        return WarDecision(seat)
    return PartnerDecision(seat, op.op)


def _action(s: State, f: ListDecision, op: Any) -> None:
    """Asks for the target of an operation that is an action.

    In any list but an Action's it becomes an action of its own, with its own list.
    """
    if f.source[0] == "action" or is_single_operation(f):
        s.frames.append(_asks(f.seat, op))
    elif possible(s, f.seat, op, f.source):
        s.frames.append(ListDecision(f.seat, f.source, (*f.path, f.at - 1)))


# --- the other operations ---


def _vp(s: State, f: ListDecision, op: Vp, out: Out) -> None:
    gain_vp(s, f.seat, op.n, heading(f), out, f.source)
    mark_changed(f)


def _lose_vp(s: State, f: ListDecision, op: LoseVp, out: Out) -> None:
    lose_vp(s, f.seat, min(op.n, s.seats[f.seat].vp), out, f.source)


def _pay(s: State, f: ListDecision, op: Pay, out: Out) -> None:
    pay(s, f.seat, min(op.n, s.seats[f.seat].supply), out)


def _cubes(s: State, f: ListDecision, op: Cubes, out: Out) -> None:
    if op.source == "pool_or_map":
        s.frames.append(ExploitDecision(f.seat, op.n))
    elif recover(s, f.seat, op.n, out):
        mark_changed(f)


def _add_cube(s: State, f: ListDecision, op: AddCube, out: Out) -> None:
    if add_cube(s, f.seat, op.n, op.to, out):
        mark_changed(f)


def _cards(s: State, f: ListDecision, op: Cards, out: Out) -> None:
    queue = s.seats[f.seat].queue
    if op.pick == "choice":
        if queue:
            s.frames.append(RecoverDecision(f.seat, op.n))
    elif take_back(s, f.seat, queue[: op.n] if op.pick == "oldest" else queue[-op.n :], out):
        mark_changed(f)


def _levels(s: State, f: ListDecision, op: Levels, out: Out) -> None:
    """Gains one level at a time: its bonus is resolved before the next one."""
    f.step += 1
    if f.step < op.n:
        f.at -= 1
    else:
        f.step = 0
    if development.possible(s, f.seat, op.op):
        mark_changed(f)
        development.gain_level(s, f.seat, op.op, out)


def _advisor(s: State, f: ListDecision, op: DrawAdvisor, out: Out) -> None:
    if draw_advisors(s, f.seat, op.n, out):
        mark_changed(f)


def _wonder(s: State, f: ListDecision, op: Wonder, out: Out) -> None:
    if s.row:
        s.frames.append(RowDecision(f.seat, op.n))


def _ready(s: State, f: ListDecision, op: ReadyCards, out: Out) -> None:
    if candidates(s, f.seat, f.source[1] if f.source[0] == "wonder" else ""):
        s.frames.append(ReadyDecision(f.seat, op.n))


def _extra_action(s: State, f: ListDecision, op: ExtraAction, out: Out) -> None:
    if extra_sides(s, f.seat, op):
        s.frames.append(SideDecision(f.seat))


def _vp_per(s: State, f: ListDecision, op: VpPer, out: Out) -> None:
    vp = counts.vp_per(s, f.seat, op)
    if vp:
        gain_vp(s, f.seat, vp, heading(f), out, f.source)
        mark_changed(f)


def _choose(s: State, f: ListDecision, op: Choose, out: Out) -> None:
    if options(s, f.seat, op, f.source):
        s.frames.append(OptionDecision(f.seat))


def _if(s: State, f: ListDecision, op: If, out: Out) -> None:
    index = 0 if counts.holds(s, f.seat, op.test) else 1
    s.frames.append(ListDecision(f.seat, f.source, (*f.path, f.at - 1, index), reach=f.reach, strength=f.strength))


def _government(s: State, f: ListDecision, op: Government, out: Out) -> None:
    s.frames.append(ListDecision(f.seat, ("government", counts.government(s, f.seat))))


def _end_turn(s: State, f: ListDecision, op: EndTurn, out: Out) -> None:
    s.revolution = True
    out.append(RevolutionMade(f.seat))
    mark_changed(f)


DO: dict[type, Callable[[State, ListDecision, Any, Out], None]] = {
    Vp: _vp,
    LoseVp: _lose_vp,
    Pay: _pay,
    Cubes: _cubes,
    AddCube: _add_cube,
    Cards: _cards,
    Levels: _levels,
    DrawAdvisor: _advisor,
    Wonder: _wonder,
    ReadyCards: _ready,
    ExtraAction: _extra_action,
    VpPer: _vp_per,
    Choose: _choose,
    If: _if,
    Government: _government,
    EndTurn: _end_turn,
}
"""The function of each kind of operation."""
