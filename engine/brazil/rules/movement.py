"""Movement of units: free and additional movements, Water, Dragoons, attacks on adjacent hexes (rules 3 and 6)."""

from __future__ import annotations

import functools
from itertools import combinations
from typing import Literal

from engine.brazil.board import HexId, Mask, hexes
from engine.brazil.components import UNITS
from engine.brazil.decisions import ExpeditionDecision, TurnDecision
from engine.brazil.events import UnitsMoved
from engine.brazil.moves import AttackAdjacent, FightExpedition, Move, MoveUnits, made
from engine.brazil.questions.owned import has
from engine.brazil.rules import combat, exploration
from engine.brazil.rules.actions.deploy import sites as deploy_sites
from engine.brazil.rules.control import (
    capitals_of_others,
    controlled,
    defended,
    defender_of,
    free_land,
    put_units,
    units_on,
)
from engine.brazil.rules.goods import Out
from engine.brazil.state import NOBODY, Player, Seat, State
from engine.core.bounded_cache import BoundedCache
from engine.core.move import Reason, refuse

FIRES = ("cannon", "grenadier")
Reach = tuple[Mask, Mask]
"""Targets of a movement, as two masks: hexes allowed if adjacent, and hexes allowed at any distance."""
NOWHERE: Reach = (0, 0)
WITHOUT_EXTRA = ("harbor", "trade")
_FIRING = {colour: [unit.kind in FIRES for unit in units] for colour, units in UNITS.items()}
_LEADING = {colour: [unit.kind == "dragoon" for unit in units] for colour, units in UNITS.items()}
_ALONE = tuple(((unit,),) for unit in range(5))


MovesTo = BoundedCache[Mask, tuple[MoveUnits, ...]]
"""Maps a mask to the moves to each of its hexes; cached, as the same moves recur."""


def _moves_to(seat: Seat, group: tuple[int, ...], by: Literal["free", "extra"]) -> MovesTo:
    return BoundedCache(lambda targets: tuple([made(MoveUnits, seat, group, to, by) for to in hexes(targets)]), 1 << 12)


@functools.cache
def _moves_of(seat: Seat, group: tuple[int, ...]) -> tuple[MovesTo, MovesTo]:
    """The caches of a group's free movements and of its additional ones."""
    return _moves_to(seat, group, "free"), _moves_to(seat, group, "extra")


@functools.cache
def _moves_in(seat: Seat, groups: tuple[tuple[int, ...], ...]) -> list[tuple[MovesTo, MovesTo]]:
    """The same for each of these groups."""
    return [_moves_of(seat, group) for group in groups]


@functools.cache
def _moves_alone(seat: Seat) -> list[list[tuple[MovesTo, MovesTo]]]:
    """The same for each unit alone."""
    return [_moves_in(seat, groups) for groups in _ALONE]


def closed(s: State, seat: Seat) -> Mask:
    """Mask of the hexes a seat may not enter: other seats' Capitals, except in the solo challenge."""
    return 0 if s.board.scenario.solo else capitals_of_others(s, seat)


def extra_targets(s: State, seat: Seat, arch: str) -> Mask:
    """Mask of the hexes on which the additional movement of an arch (action space) may end, whatever hex the unit
    starts from; Water is not considered here."""
    player = s.seats[seat]
    if arch == "deploy":
        return deploy_sites(s, seat)
    if arch == "painting":
        return free_land(s, "forest")
    if arch == "build":
        return player.tiles | controlled(s, seat)
    if arch == "renovate":
        return s.board.edge
    if arch == "manufacture":
        return free_land(s, "gold_mine")
    return 0


def reaches(s: State, seat: Seat, arch: str, among: Mask = -1) -> tuple[Reach, Reach]:
    """Returns where an arch's additional movement may lead from land and where from Water, each as two masks (hexes
    allowed if adjacent, and at any distance), limited to the mask `among`."""
    targets, water = extra_targets(s, seat, arch) & among, s.board.water
    any_water = has(s.seats[seat], "water_by_any_move")
    if arch == "deploy":
        from_land = (water if any_water else 0, targets)
        return from_land, from_land if any_water else NOWHERE
    if arch == "renovate":
        return (targets | water, 0), (-1, 0)
    return ((targets | water, 0),) * 2 if any_water else ((targets & ~water, 0), NOWHERE)


def companions(player: Player, unit: int, origin: HexId) -> tuple[tuple[int, ...], ...]:
    """Returns the groups, as tuples of unit numbers, in which a unit that leads (a Dragoon) may move from its hex
    `origin`: alone or with any own units there."""
    if player.units.count(origin) == 1:
        return _ALONE[unit]
    others = [other for other in units_on(player, origin) if other != unit]
    return tuple([(unit, *group) for size in range(len(others) + 1) for group in combinations(others, size)])


def legal(s: State, f: TurnDecision) -> list[Move]:
    """Returns the legal moves: each movement, adjacent attack and fight with an Expedition that the turn still
    allows."""
    seat = f.seat
    player, free, further = s.seats[seat], f.free, f.extra
    out: list[Move] = []
    if not player.at or not (free or further):
        return out
    board = s.board
    shut = ~closed(s, seat)
    water, reach = board.water, reaches(s, seat, f.arch, shut) if further else ()
    near, fires, leads = board.near_mask, _FIRING[player.colour], _LEADING[player.colour]
    explored = s.explored_mask & player.at
    enemies: Mask = -1
    extra, alone = 0, _moves_alone(seat)
    for unit, origin in enumerate(player.units):
        if origin < 0:
            continue
        there = near[origin] & shut
        if reach:
            close, far = reach[water >> origin & 1]
            extra = there & close | far & ~(1 << origin)
        for by_free, by_extra in _moves_in(seat, companions(player, unit, origin)) if leads[unit] else alone[unit]:
            if free:
                out += by_free[there]
            if extra:
                out += by_extra[extra]
        if free:
            if fires[unit]:
                enemies = _under_fire(s, seat) if enemies < 0 else enemies
                if enemies & near[origin]:
                    out += _attacks(seat, unit, board.near[origin], enemies)
            if explored and explored >> origin & 1 and exploration.is_expedition(s.explored[origin]):
                out.append(FightExpedition(seat, unit))
    return out


def _attacks(seat: Seat, unit: int, near: tuple[HexId, ...], enemies: Mask) -> list[AttackAdjacent]:
    """The adjacent attacks of a unit."""
    return [made(AttackAdjacent, seat, unit, at) for at in near if enemies >> at & 1]


def _under_fire(s: State, seat: Seat) -> Mask:
    """Mask of the hexes open to an adjacent attack: defended, and no protected Capital."""
    return defended(s, seat) & ~closed(s, seat)


def why_not(s: State, f: TurnDecision, move: MoveUnits | AttackAdjacent | FightExpedition) -> Reason | None:
    """Returns the reason why a movement is not allowed now; None if it is."""
    if not f.arch:
        return refuse("action_first")
    player = s.seats[f.seat]
    units = move.units if isinstance(move, MoveUnits) else (move.unit,)
    if not units or any(not 0 <= unit < len(player.units) for unit in units) or len(dict.fromkeys(units)) < len(units):
        return refuse("no_such_unit")
    if any(player.units[unit] < 0 for unit in units):
        return refuse("unit_in_supply")
    if isinstance(move, MoveUnits):
        return _why_not_move(s, f, move)
    if not f.free:
        return refuse("no_movement_left", by="free")
    origin = player.units[move.unit]
    if isinstance(move, FightExpedition):
        return None if exploration.is_expedition(s.explored[origin]) else refuse("no_expedition_there")
    if not _FIRING[player.colour][move.unit]:
        return refuse("unit_cannot_fire")
    if move.at not in s.board.near[origin]:
        return refuse("only_adjacent_attack")
    if closed(s, f.seat) >> move.at & 1:
        return refuse("capital_is_safe")
    return None if _under_fire(s, f.seat) >> move.at & 1 else refuse("no_enemy_there")


def _why_not_move(s: State, f: TurnDecision, move: MoveUnits) -> Reason | None:
    player = s.seats[f.seat]
    origin = player.units[move.units[0]]
    if not 0 <= move.to < s.board.size or move.to == origin:
        return refuse("no_such_hex")
    if len(move.units) > 1:
        if not _LEADING[player.colour][move.units[0]]:
            return refuse("only_dragoons_lead")
        if any(player.units[unit] != origin for unit in move.units):
            return refuse("not_on_that_hex")
        if move.units not in companions(player, move.units[0], origin):
            return refuse("no_such_unit")
    if move.by == "free":
        if not f.free:
            return refuse("no_movement_left", by="free")
        if move.to not in s.board.near[origin]:
            return refuse("too_far")
    else:
        reason = _why_not_extra(s, f, origin, move.to)
        if reason is not None:
            return reason
    return refuse("capital_is_safe") if closed(s, f.seat) >> move.to & 1 else None


def _why_not_extra(s: State, f: TurnDecision, origin: HexId, to: HexId) -> Reason | None:
    if f.arch in WITHOUT_EXTRA:
        return refuse("arch_without_extra", arch=f.arch)
    if not f.extra:
        return refuse("no_movement_left", by="extra")
    any_water = has(s.seats[f.seat], "water_by_any_move")
    close, far = reaches(s, f.seat, f.arch)[s.board.water >> origin & 1]
    if (s.board.near_mask[origin] & close | far) >> to & 1:
        return None
    wet = (s.board.water >> origin | s.board.water >> to) & 1
    if wet and not any_water and f.arch != "renovate":
        return refuse("water_needs_free_or_edge_move")
    if f.arch != "deploy" and to not in s.board.near[origin]:
        return refuse("too_far")
    return refuse("extra_move_needs", arch=f.arch)


def apply(s: State, f: TurnDecision, move: MoveUnits | AttackAdjacent | FightExpedition, out: Out) -> None:
    """Uses up the movement and starts what follows: moves the units onto the hex, a battle against an adjacent hex, or
    a fight with an Expedition."""
    player = s.seats[f.seat]
    if isinstance(move, AttackAdjacent):
        f.free -= 1
        origin = player.units[move.unit]
        defender = defender_of(s, move.at, f.seat)
        combat.begin(s, f.seat, defender, units_on(player, origin), move.at, origin, out)
        return
    if isinstance(move, FightExpedition):
        f.free -= 1
        s.frames.append(ExpeditionDecision(f.seat, player.units[move.unit], True))
        return
    if move.by == "free":
        f.free -= 1
    else:
        f.extra = False
    origin = player.units[move.units[0]]
    enter(s, f.seat, move.units, origin, move.to, move.by, out)


def enter(s: State, seat: Seat, units: tuple[int, ...], origin: HexId, to: HexId, by: str, out: Out) -> None:
    """Moves units onto a hex and starts what they meet: a battle, an unexplored tile, an Expedition. `by`: the movement
    it uses, "free" or another."""
    out.append(UnitsMoved(seat, units, origin, to, "free" if by == "free" else "extra"))
    defender = defender_of(s, to, seat)
    put_units(s.changing(seat), units, to)
    if defender != NOBODY:
        combat.begin(s, seat, defender, units, to, -1, out)
        return
    if s.unexplored_mask >> to & 1:
        exploration.reveal(s, seat, to, out)
    elif s.explored_mask >> to & 1 and exploration.is_expedition(s.explored[to]):
        s.frames.append(ExpeditionDecision(seat, to))
