"""Economic purchases: flagging or unflagging (shifting) markets (rules 6)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import MARKETS, NAMES, REGION, TERRITORIES, SpaceId, spaces
from engine.struggle.cards import questions
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import HuguenotsTurned
from engine.struggle.moves import Action, Move, ShiftMarket
from engine.struggle.rules import advantages
from engine.struggle.rules.connection import reachable, unconnected
from engine.struggle.rules.control import enemy_spaces, set_flag, vacant_spaces
from engine.struggle.rules.purchases.points import is_in
from engine.struggle.rules.purchases.prices import shift_parts
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NOBODY, State

Out = list[Event]


def act_of(s: State, f: RoundDecision, space: SpaceId) -> str:
    """Returns what a shift by the phasing side would do on a space: "flag", "unflag", or "" if the space is its own."""
    if s.held[f.seat] >> space & 1:
        return ""
    return "flag" if vacant_spaces(s) >> space & 1 else "unflag"


def why_not_minor(s: State, f: RoundDecision, points: str, space: SpaceId) -> Reason | None:
    """Returns why a minor action with points of a kind can't unflag a space: it needs a Conflict marker or a Ministry
    that allows it; None if it can (rules 5.6)."""
    if s.conflict >> space & 1:
        return None
    for minister in questions.answers(s.players[f.seat], "minor_may_unflag"):
        if minister.minor_may_unflag(s, f.seat, points, space):
            return None
    return refuse("minor_cannot_unflag")


def turnable_huguenots(s: State, f: RoundDecision) -> list[SpaceId]:
    """Returns the Territories of the phasing side whose unused Huguenots marker it may turn to pay less (ruling
    R27)."""
    return list(spaces(s.huguenots & ~s.huguenots_turned & s.held[f.seat]))


def quote(s: State, f: RoundDecision, move: ShiftMarket) -> PriceQuote | Reason:
    """Returns the price of shifting a market, or the reason why it can't be shifted. Whether the side can pay isn't
    checked."""
    space = move.space
    if is_in(TERRITORIES, space):
        return refuse("territory_at_peace")
    if not is_in(MARKETS, space):
        return refuse("not_a_market")
    act = act_of(s, f, space)
    if not act:
        return refuse("already_yours", space=NAMES[space])
    if act == "unflag" and not enemy_spaces(s, f.seat) >> space & 1:
        return refuse("usa_flag", space=NAMES[space])
    if not reachable(s, f.seat) >> space & 1:
        code, neighbour = unconnected(s, f.seat, space)
        return refuse(code, space=NAMES[neighbour]) if neighbour >= 0 else refuse(code, space=NAMES[space])
    if move.as_ == "minor" and act == "unflag":
        reason = why_not_minor(s, f, "economic", space)
        if reason is not None:
            return reason
    return _reduced(s, f, move, act)


def _reduced(s: State, f: RoundDecision, move: ShiftMarket, act: str) -> PriceQuote | Reason:
    """The price with an Advantage and a Huguenots marker, each of which must lower it by itself (R52)."""
    space, turned = move.space, move.huguenots != -1
    if turned and (move.huguenots not in turnable_huguenots(s, f) or REGION[move.huguenots] != REGION[space]):
        return refuse("no_huguenots")
    if move.advantage:
        reason = advantages.why_not_reduce(s, f, move.advantage, act, space)
        if reason is not None:
            return reason
    price, parts = shift_parts(s, f, "economic", space, act, move.advantage, turned)
    if move.advantage and shift_parts(s, f, "economic", space, act, "", turned)[0] == price:
        return refuse("advantage_no_effect", advantage=move.advantage)
    if turned and shift_parts(s, f, "economic", space, act, move.advantage)[0] == price:
        return refuse("huguenots_no_effect")
    return PriceQuote("economic", move.as_, price, parts, act, space, REGION[space])


def perform(s: State, f: RoundDecision, move: ShiftMarket, out: Out) -> None:
    """Flags or unflags the market, and uses up the Advantage and the Huguenots marker that the move names."""
    if move.advantage:
        advantages.use_up(s, f, move.advantage, out)
    if move.huguenots >= 0:
        s.huguenots_turned |= 1 << move.huguenots
        out.append(HuguenotsTurned(move.huguenots, False))
    act = act_of(s, f, move.space)
    set_flag(s, move.space, f.seat if act == "flag" else NOBODY, out)


def candidates(s: State, f: RoundDecision, as_: Action) -> list[Move]:
    """Returns shifts of markets in reach, each alone and with what lowers its price (an Advantage, a Huguenots marker,
    both), not yet checked for legality. `as_`: the action that pays, major or minor."""
    seat = f.seat
    targets = list(spaces(reachable(s, seat) & ~s.held[seat]))
    out: list[Move] = [ShiftMarket(seat, space, as_) for space in targets]
    markers = turnable_huguenots(s, f)
    out += [ShiftMarket(seat, space, as_, "", marker) for marker in markers for space in targets]
    for name in advantages.reducing(s, f, "economic"):
        mask = advantages.WHERE[name].mask & ~vacant_spaces(s)
        fitting = [space for space in targets if mask >> space & 1]
        out += [ShiftMarket(seat, space, as_, name) for space in fitting]
        out += [ShiftMarket(seat, space, as_, name, marker) for marker in markers for space in fitting]
    return out
