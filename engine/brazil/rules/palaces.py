"""Placing Palaces II to VI: one after each Mission announced, on a tile that meets its prerequisite (rules 8)."""

from __future__ import annotations

import functools

from engine.brazil.board import HexId, Mask, hexes, mask_of, with_value_at
from engine.brazil.components import BUILDINGS, CITIES, PALACES
from engine.brazil.decisions import PalaceDecision
from engine.brazil.events import PalacePlaced
from engine.brazil.moves import Finish, Move, PlacePalace, made
from engine.brazil.rules.actions.manufacture import open_gift
from engine.brazil.rules.control import own_controlled
from engine.brazil.rules.goods import Out, gain_any
from engine.brazil.state import Seat, State, remember
from engine.core.move import Reason, refuse


@functools.cache
def meets(tile: str, palace: int) -> bool:
    """Whether a tile, by its id, is of the kind that a Palace, by its number, needs. A Capital never is, as it has
    Palace I."""
    need = PALACES[palace].requires
    if tile in CITIES:
        return need.city
    return tile in BUILDINGS and (tile == need.building or BUILDINGS[tile].era in need.eras)


def sites(s: State, seat: Seat, palace: int) -> Mask:
    """Mask of the seat's own, controlled tiles without a Palace that meet this Palace's prerequisite."""
    return mask_of(hex_id for hex_id in free_tiles(s, seat) if meets(s.tile[hex_id], palace))


def free_tiles(s: State, seat: Seat) -> list[HexId]:
    """Lists the hexes of the seat's own, controlled tiles without a Palace."""
    return [hex_id for hex_id in hexes(own_controlled(s, seat)) if not s.palace[hex_id]]


def placements(s: State, seat: Seat) -> list[tuple[int, HexId]]:
    """Lists every (Palace number, hex) that is possible for the Palaces a seat has not placed yet."""
    placed, tile, free = s.seats[seat].palaces, s.tile, free_tiles(s, seat)
    return [(p, hex_id) for p in PALACES if p not in placed for hex_id in free if meets(tile[hex_id], p)]


def legal(s: State, f: PalaceDecision) -> list[Move]:
    """Returns the legal moves: each placement of a Palace, and declining."""
    out: list[Move] = [made(PlacePalace, f.seat, palace, hex_id) for palace, hex_id in placements(s, f.seat)]
    out.append(made(Finish, f.seat))
    return out


def why_not(s: State, f: PalaceDecision, move: Move) -> Reason | None:
    """Returns the reason why a Palace can't be placed on a tile; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, PlacePalace):
        return refuse("finish_first", what=f.kind)
    if move.palace not in PALACES:
        return refuse("no_such_palace")
    if move.palace in s.seats[f.seat].palaces:
        return refuse("palace_already_placed", palace=move.palace)
    if not 0 <= move.hex < s.board.size:
        return refuse("no_such_hex")
    if sites(s, f.seat, move.palace) >> move.hex & 1:
        return None
    if not own_controlled(s, f.seat) >> move.hex & 1:
        return refuse("not_controlled", hex=move.hex)
    if s.palace[move.hex]:
        return refuse("palace_there_already")
    return refuse("palace_prerequisite", palace=move.palace)


def apply(s: State, f: PalaceDecision, move: Move, out: Out) -> None:
    """Places a Palace and gives its gain, or declines it."""
    s.frames.pop()
    if isinstance(move, PlacePalace):
        s.palace = with_value_at(s.palace, move.hex, move.palace)
        s.changing(f.seat).palaces += (move.palace,)
        out.append(PalacePlaced(f.seat, move.palace, move.hex))
        palace = PALACES[move.palace]
        if palace.free_products:
            open_gift(s, f.seat, palace.free_products)
        gain_any(s, f.seat, palace.gain, "palace", out)


def step(s: State, f: PalaceDecision, out: Out) -> bool:
    """Ends the decision if no tile meets any Palace's prerequisite; returns whether it ended."""
    if remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    return True
