"""The War action: the stronger of two civilizations in a territory drives the other out (rules 6.8)."""

from __future__ import annotations

from typing import cast

from engine.core.move import Reason, refuse
from engine.historia.card_language import War
from engine.historia.decisions import WarDecision
from engine.historia.events import CubeLost, WarFought
from engine.historia.moves import Attack, Finish, Move
from engine.historia.rules.card_lists import current_list, current_operation, mark_changed, must_choose
from engine.historia.rules.counts import defence, war_result
from engine.historia.rules.map import IDS, territories
from engine.historia.rules.transfers import Out, gain_vp, lift
from engine.historia.state import Seat, State

NOBODY = -1


def targets(s: State, seat: Seat) -> list[tuple[Seat, int]]:
    """Returns (defender, territory) of every War that a seat could start: one for each other civilization's cube in a
    territory where the seat has one itself; Navigation changes nothing."""
    own = s.seats[seat].cubes
    return [
        (other, territory)
        for other, theirs in enumerate(s.seats)
        if other != seat
        for territory in territories(own & theirs.cubes)
    ]


def loser_keeps_cube(s: State, loser: Seat, winner: Seat) -> bool:
    """Whether the loser of a War keeps its cube in the territory: in a War between players, if it is its last one on
    the map."""
    if s.seats[loser].difficulty or s.seats[winner].difficulty:
        return False
    return s.seats[loser].cubes.bit_count() == 1


def fight(s: State, seat: Seat, other: Seat, territory: int, vp: int, strength: int, out: Out) -> Seat:
    """Fights a War and counts it as an attack: compares both strengths, gives the winner VP, and removes the loser's
    cube from the territory unless it stays. Returns the winner, or NOBODY for a draw.

    `strength` is added to the attacker's military.
    """
    attacker = s.seats[seat]
    own, theirs = attacker.military + strength, defence(s, other)
    winner = {"win": seat, "loss": other, "draw": NOBODY}[war_result(own, theirs)]
    out.append(WarFought(seat, other, territory, own, theirs, winner))
    attacker.attacks_turn += 1
    attacker.attacks_era += 1
    if winner != NOBODY:
        loser = other if winner == seat else seat
        gain_vp(s, winner, vp, "wars", out)
        spared = loser_keeps_cube(s, loser, winner)
        out.append(CubeLost(loser, territory, spared))
        if not spared:
            lift(s, loser, territory, "supply" if s.seats[loser].difficulty else "used", out)
    return winner


def legal(s: State, f: WarDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [Attack(seat, other, territory) for other, territory in targets(s, seat)]
    return moves if must_choose(s) else [*moves, Finish(seat)]


def why_not(s: State, f: WarDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return refuse("must_take_one") if must_choose(s) else None
    if not isinstance(move, Attack):
        return refuse("finish_first", what=f.kind)
    if not 0 <= move.territory < len(IDS):
        return refuse("no_such_territory")
    if not 0 <= move.other < len(s.seats) or move.other == f.seat:
        return refuse("no_such_civilization")
    for seat in (f.seat, move.other):
        if not s.seats[seat].cubes >> move.territory & 1:
            return refuse("not_shared", seat=seat, territory=IDS[move.territory])
    return None


def apply(s: State, f: WarDecision, move: Move, out: Out) -> None:
    below = current_list(s)
    s.frames.pop()
    if isinstance(move, Attack):
        vp = cast(War, current_operation(below)).vp
        winner = fight(s, f.seat, move.other, move.territory, vp, below.strength, out)
        mark_changed(below, (move.other, "attacked"), *([(winner, "war_won")] if winner != NOBODY else []))
