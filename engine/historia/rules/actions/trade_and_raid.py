"""The actions Trade (a technology level, VP for the partner) and Raid (VP and cubes for the raider); rules 6.6, 6.7.

A Trade needs an adjacent civilization with more technology, a Raid one with less military, which loses nothing.
"""

from __future__ import annotations

from typing import Literal, cast

from engine.core.move import Reason, refuse
from engine.historia.card_language import Raid, Trade
from engine.historia.decisions import PartnerDecision
from engine.historia.events import Raided, Traded
from engine.historia.moves import ChoosePartner, Finish, Move
from engine.historia.rules import development
from engine.historia.rules.card_lists import current_list, current_operation, mark_changed, must_choose, reach_of
from engine.historia.rules.counts import defence
from engine.historia.rules.map import adjacent
from engine.historia.rules.transfers import Out, gain_vp, recover
from engine.historia.state import Seat, State

PartnerAction = Literal["trade", "raid"]


def why_not_with(s: State, seat: Seat, action: PartnerAction, other: Seat, reach: str) -> Reason | None:
    """Returns why a civilization can't be traded with or raided: no cubes, not adjacent (`reach`: ANY or ""), not ahead
    in technology, or not weaker; None if it can."""
    if not 0 <= other < len(s.seats) or other == seat:
        return refuse("no_such_civilization")
    if not s.seats[other].cubes:
        return refuse("without_cubes", seat=other)
    if other not in adjacent(s, seat, reach):
        return refuse("civilization_not_adjacent", seat=other)
    if action == "trade":
        if not development.step_exists(s, seat, "technology"):
            return refuse("no_such_cell", track="technology")
        own, theirs = s.seats[seat].technology, s.seats[other].technology
        return None if theirs > own else refuse("not_more_technology", seat=other, theirs=theirs, own=own)
    own, theirs = s.seats[seat].military, defence(s, other)
    return None if theirs < own else refuse("not_weaker", seat=other, theirs=theirs, own=own)


def partners(s: State, seat: Seat, action: PartnerAction, reach: str) -> list[Seat]:
    """Returns the civilizations that can be traded with or raided, in seat order; `reach`: ANY if they need not be
    adjacent, else "". None for a Trade where the matrix has no next technology level for the seat."""
    if action == "trade":
        if not development.step_exists(s, seat, "technology"):
            return []
        own = s.seats[seat].technology
        return [other for other in adjacent(s, seat, reach) if s.seats[other].technology > own]
    own = s.seats[seat].military
    return [other for other in adjacent(s, seat, reach) if defence(s, other) < own]


def trade(s: State, seat: Seat, other: Seat, partner_vp: int, out: Out) -> bool:
    """Carries out a Trade and counts it for both: gives the partner VP and the trader a technology level; returns
    whether that level had an effect."""
    out.append(Traded(seat, other))
    gain_vp(s, other, partner_vp, "trade_partner", out)
    s.seats[seat].trades_era += 1
    s.seats[other].trades_era += 1
    return development.gain_level(s, seat, "technology", out)


def raid(s: State, seat: Seat, other: Seat, vp: int, cubes: int, out: Out) -> None:
    """Carries out a Raid and counts it as an attack: gives the raider VP and recovers cubes from its used pool; the
    victim loses nothing."""
    civilization = s.seats[seat]
    out.append(Raided(seat, other))
    civilization.attacks_turn += 1
    civilization.attacks_era += 1
    gain_vp(s, seat, vp, "raids", out)
    recover(s, seat, cubes, out)


def legal(s: State, f: PartnerDecision, seat: Seat) -> list[Move]:
    found = partners(s, seat, f.deed, reach_of(current_list(s)))
    moves: list[Move] = [ChoosePartner(seat, other) for other in found]
    return moves if must_choose(s) else [*moves, Finish(seat)]


def why_not(s: State, f: PartnerDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return refuse("must_take_one") if must_choose(s) else None
    if not isinstance(move, ChoosePartner):
        return refuse("finish_first", what=f.kind)
    return why_not_with(s, f.seat, f.deed, move.other, reach_of(current_list(s)))


def apply(s: State, f: PartnerDecision, move: Move, out: Out) -> None:
    below = current_list(s)
    s.frames.pop()
    if not isinstance(move, ChoosePartner):
        return
    if f.deed == "trade":
        mark_changed(below, (move.other, "traded_with"))
        trade(s, f.seat, move.other, cast(Trade, current_operation(below)).partner_vp, out)
    else:
        mark_changed(below)
        numbers = cast(Raid, current_operation(below))
        raid(s, f.seat, move.other, numbers.vp, numbers.cubes, out)
