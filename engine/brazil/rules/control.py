"""Ownership and control on the map: tiles built, controlled and seized, units on hexes, Capitals (rules 1 and 7)."""

from __future__ import annotations

import functools

from engine.brazil.board import HexId, Mask, with_value_at
from engine.brazil.components import UNITS
from engine.brazil.decisions import CombatDecision
from engine.brazil.state import CAPITAL, DEFEATED, NOBODY, ON_BOARD, Player, Seat, State


def enemy_units(s: State, seat: Seat) -> Mask:
    """Mask of the hexes with units of other seats."""
    own = s.seats[seat]
    out = 0
    for player in s.seats:
        if player is not own:
            out |= player.at
    return out


def enemy_tiles(s: State, seat: Seat) -> Mask:
    """Mask of the hexes with tiles built by other seats, including those this seat has seized."""
    return s.tiles & ~s.seats[seat].tiles


def own_controlled(s: State, seat: Seat) -> Mask:
    """Mask of the hexes with tiles that the seat built and controls, the Capital included."""
    return s.seats[seat].tiles & controlled(s, seat)


def controlled(s: State, seat: Seat) -> Mask:
    """Mask of the hexes with tiles a seat controls: own ones without enemy units, and seized ones. Attackers don't
    control the hex of a pending battle (rules 7)."""
    own = s.seats[seat]
    units = 0
    if s.frames and s.frames[-1].kind == "combat":
        for other in range(len(s.seats)):
            units |= holding(s, other)
        return (own.tiles & ~units) | (holding(s, seat) & s.tiles)
    for player in s.seats:
        units |= player.at
    return (own.tiles & ~units) | (own.at & s.tiles)


def holding(s: State, seat: Seat) -> Mask:
    """Mask of the hexes a seat's units occupy, except the hex they entered in a pending battle."""
    player = s.seats[seat]
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, CombatDecision) and frame.attacker == seat:
        return player.at & ~(1 << frame.at)
    return player.at


def units_on(player: Player, hex_id: HexId) -> tuple[int, ...]:
    """Lists the indices of a seat's units that are on a hex."""
    return tuple([unit for unit, place in enumerate(player.units) if place == hex_id])


_KINDS = {colour: tuple(unit.kind for unit in units) for colour, units in UNITS.items()}


def unit_kind(player: Player, unit: int) -> str:
    """Returns the kind of a player's unit, given by its number: "monarch", "archer", "dragoon", "cannon" or
    "grenadier"."""
    return _KINDS[player.colour][unit]


def unit_cs(player: Player, unit: int) -> int:
    """Returns the Combat Strength of a player's unit, given by its number; it equals the unit's VP."""
    return UNITS[player.colour][unit].vp


@functools.lru_cache(maxsize=1 << 14)
def units_vp(colour: str, units: tuple[int, ...], least: int) -> int:
    """Returns the total VP of a colour's units whose place in `units` (hex id or special value) is `least` or more:
    with 0 the ones on the map, with DEFEATED all that were ever deployed."""
    return sum([unit.vp for unit, place in zip(UNITS[colour], units, strict=True) if place >= least])


def put_unit(player: Player, unit: int, place: int) -> None:
    """Moves one unit, given by its number, to a hex, or to DEFEATED; `player` must be writable (see State.changing)."""
    units = list(player.units)
    units[unit] = place
    _settle(player, units)


def put_units(player: Player, moved: tuple[int, ...], place: int) -> None:
    """Moves several units to one place; `player` must be writable (see State.changing)."""
    units = list(player.units)
    for unit in moved:
        units[unit] = place
    _settle(player, units)


def _settle(player: Player, units: list[int]) -> None:
    player.units = tuple(units)
    at = 0
    for place in units:
        if place >= 0:
            at |= 1 << place
    player.at = at


def put_capital(s: State, seat: Seat, hex_id: HexId) -> None:
    """Places a seat's Capital, marked by Palace I."""
    s.place_tile(CAPITAL, hex_id, seat)
    s.palace = with_value_at(s.palace, hex_id, 1)
    s.changing(seat).capital = hex_id


def defender_of(s: State, hex_id: HexId, seat: Seat) -> Seat:
    """Returns the other seat that would defend a hex against `seat`: the one with units there, else the builder of its
    tile, unless units of `seat` are there; NOBODY if there is none.

    A Capital without units is not defended: it is no City in combat (rules 1), and the Dutch one is simply entered.
    """
    bit = 1 << hex_id
    for other, player in enumerate(s.seats):
        if player.at & bit and other != seat:
            return other
    owner = s.owner[hex_id]
    if owner == seat or s.seats[seat].at & bit or s.tile[hex_id] == CAPITAL:
        return NOBODY
    return owner


def defended(s: State, seat: Seat) -> Mask:
    """Mask of the hexes that another seat would defend against this one: those for which `defender_of` returns a
    seat."""
    player = s.seats[seat]
    return enemy_units(s, seat) | (s.tiles & ~player.tiles & ~player.at & ~capitals_of_others(s, seat))


def free_land(s: State, terrain: str) -> Mask:
    """Mask of the hexes without a tile that count as this terrain; with an exploration tile a hex is Field (rules 4,
    Build)."""
    covered = s.unexplored_mask | s.explored_mask
    mask = s.board.terrain_mask[terrain]
    if terrain == "field":
        mask |= covered
    else:
        mask &= ~covered
    return mask & ~s.tiles


def capitals_of_others(s: State, seat: Seat) -> Mask:
    """Mask of the other seats' Capitals."""
    return s.tile_index().capitals & ~s.seats[seat].tiles


def deployed(player: Player) -> int:
    """Counts this player's units that were ever deployed, defeated ones included."""
    return len(player.units) - player.units.count(ON_BOARD)


def on_map(player: Player) -> int:
    """Counts this player's units on the map, without defeated ones."""
    return len(player.units) - player.units.count(ON_BOARD) - player.units.count(DEFEATED)


def rivals(s: State, seat: Seat) -> list[Seat]:
    """Returns the other seats that play to win."""
    return [other for other in range(len(s.seats)) if other != seat and not passive(s, other)]


def passive(s: State, seat: Seat) -> bool:
    """Whether a seat never makes decisions: the Dutch of the solo challenge."""
    return seat == 1 and s.board.scenario.solo is not None
