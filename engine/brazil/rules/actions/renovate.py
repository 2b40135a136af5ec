"""The Renovate action: an empty Building produces again, or is flipped and produces as its other side (rules 4)."""

from __future__ import annotations

from engine.brazil.board import HexId, hexes
from engine.brazil.components import BUILDINGS, OTHER_SIDE, Cost
from engine.brazil.decisions import PaymentDecision, RenovateDecision
from engine.brazil.events import TileRenovated
from engine.brazil.moves import Finish, Move, Renovate, made
from engine.brazil.rules.control import own_controlled
from engine.brazil.rules.goods import Out
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import Affordability, means
from engine.brazil.rules.production import mark, produce
from engine.brazil.state import Seat, State, remember
from engine.core.move import Reason, refuse

COST: Cost = ("any",)


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> RenovateDecision:
    """Creates and returns the Renovate action's decision, not yet pending, which remembers whether the arch is
    upgraded."""
    return RenovateDecision(seat, upgraded)


def cost_of(f: RenovateDecision) -> Cost:
    """Returns the cost of a renovation: any one resource; upgraded, nothing."""
    return () if f.upgraded else COST


def why_not_tile(s: State, seat: Seat, hex_id: HexId, flip: bool) -> Reason | None:
    """Returns the reason why this Building may not be renovated or flipped, apart from the cost; None if it may."""
    if hex_id in renovable(s, seat):
        return refuse("palace_forbids_flip") if flip and s.palace[hex_id] else None
    if not 0 <= hex_id < s.board.size or s.tile[hex_id] not in BUILDINGS:
        return refuse("not_a_building")
    if s.owner[hex_id] != seat:
        return refuse("not_built_by_you")
    if not own_controlled(s, seat) >> hex_id & 1:
        return refuse("not_controlled", hex=hex_id)
    return refuse("goods_still_there" if s.goods[hex_id] else "church_before_era_iii")


def renovable(s: State, seat: Seat) -> list[HexId]:
    """Lists the hexes of the own, controlled Buildings without goods that may be renovated in this era; used by list
    and check alike."""
    goods, in_time = s.goods, 0
    for era in range(1, s.era + 1):
        in_time |= s.tile_index().of_kind[era]
    return [hex_id for hex_id in hexes(own_controlled(s, seat) & in_time) if not goods[hex_id]]


def legal(s: State, f: RenovateDecision) -> list[Move]:
    """Returns the legal moves: renovating or flipping each Building for which that is possible and affordable, and
    finishing."""
    out = offers(s, f, means(s, f.seat))
    out.append(made(Finish, f.seat))
    return out


def offers(s: State, f: RenovateDecision, at_hand: Affordability) -> list[Move]:
    """Returns the affordable moves of the action as a list, without the one that finishes it."""
    out: list[Move] = []
    if at_hand[cost_of(f)]:
        for hex_id in renovable(s, f.seat):
            out.append(made(Renovate, f.seat, hex_id, False))
            if not s.palace[hex_id]:
                out.append(made(Renovate, f.seat, hex_id, True))
    return out


def why_not(s: State, f: RenovateDecision, move: Move) -> Reason | None:
    """Returns the reason why a Building can't be renovated or flipped; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, Renovate):
        return refuse("finish_first", what=f.kind)
    reason = why_not_tile(s, f.seat, move.hex, move.flip)
    if reason is None and not means(s, f.seat)[cost_of(f)]:
        reason = refuse("cannot_afford", cost=cost_of(f))
    return reason


def apply(s: State, f: RenovateDecision, move: Move, out: Out) -> None:
    """Starts the payment for a renovation, or finishes the action."""
    if isinstance(move, Renovate):
        ask(s, f.seat, cost_of(f), move)
    else:
        s.frames.pop()


def complete(s: State, paid: PaymentDecision, move: Renovate, out: Out) -> None:
    """Renovates a Building once it is paid for and ends the action: flips it if requested, whatever the terrain, and
    lets it produce."""
    s.frames.pop()
    if move.flip:
        s.place_tile(OTHER_SIDE[s.tile[move.hex]], move.hex, s.owner[move.hex])
        mark(s, move.hex)
    out.append(TileRenovated(move.seat, move.hex, s.tile[move.hex], move.flip))
    produce(s, move.hex, "renovate", out)


def step(s: State, f: RenovateDecision, out: Out) -> bool:
    """Ends the action if nothing can be renovated; returns whether it ended."""
    if remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    return True
