"""The Harbor action (1 resource of choice; upgraded, a Gold card too) and all other choices of resources (rules 4)."""

from __future__ import annotations

import functools

from engine.brazil.components import RESOURCES
from engine.brazil.decisions import ResourceDecision
from engine.brazil.moves import ChooseResource, Finish, Move, made
from engine.brazil.rules.goods import Out, draw_gold, gain
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> ResourceDecision:
    """Creates and returns the Harbor action's decision, not yet pending: a resource of choice; upgraded, also a Gold
    card."""
    return ResourceDecision(seat, 1, "harbor", True, upgraded)


def legal(s: State, f: ResourceDecision) -> list[Move]:
    """Returns the legal moves: choosing each resource, and declining where that is allowed."""
    out: list[Move] = [*_choices(f.seat)]
    if f.optional:
        out.append(made(Finish, f.seat))
    return out


@functools.cache
def _choices(seat: Seat) -> tuple[ChooseResource, ...]:
    """The moves that choose each resource. Cached."""
    return tuple(made(ChooseResource, seat, resource) for resource in RESOURCES)


def why_not(s: State, f: ResourceDecision, move: Move) -> Reason | None:
    """Returns the reason why a resource can't be chosen; None if it can."""
    if isinstance(move, ChooseResource):
        return None if move.resource in RESOURCES else refuse("not_a_resource", thing=move.resource)
    if isinstance(move, Finish) and f.optional:
        return None
    return refuse("choose_resource_first")


def apply(s: State, f: ResourceDecision, move: Move, out: Out) -> None:
    """Plays the seat's answer: takes a resource of its choice, and a Gold card if the decision grants one, or declines.
    The decision ends once as many resources as are due are chosen."""
    if not isinstance(move, ChooseResource):
        s.frames.pop()
        return
    f.left -= 1
    if not f.left:
        s.frames.pop()
    gain(s, f.seat, (move.resource,), f.cause, out)
    if f.gold_card:
        draw_gold(s, f.seat, f.cause, out)
