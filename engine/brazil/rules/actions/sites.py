"""Building sites: masks of the hexes where Buildings and Cities may be placed, and reasons why not (rules 4)."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from engine.brazil.board import HexId, Mask, around, hexes
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.owned import answered, has
from engine.brazil.rules.control import enemy_tiles, enemy_units, free_land, unit_kind
from engine.brazil.state import CAPITAL, Seat, State
from engine.core.move import Reason, refuse

LAND = ("field", "forest", "gold_mine")
REPLACEABLE_ERAS = (1, 2)
REPLACING_ERA = 3
_ERA = {building.id: building.era for building in BUILDINGS.values()}
_TERRAIN = {building.id: building.terrain for building in BUILDINGS.values()}


@dataclass(slots=True)
class SiteMasks:
    """Masks shared by all site checks of a seat, computed once per position."""

    near_own: Mask
    barred: Mask
    """Hexes next to an enemy tile, or with enemy units or an Expedition."""
    enemy_units: Mask
    expeditions: Mask
    free: dict[str, Mask]
    early: Mask
    any_era: Mask
    """Buildings that the seat may replace: `early` those of Eras I and II, `any_era` all."""
    special: Container[str]
    """Names of the methods and flags that the seat's cards override."""


def ground(s: State, seat: Seat) -> SiteMasks:
    """Computes the masks that all site checks of a seat share: near own tiles, barred, free, replaceable."""
    expeditions = 0
    for hex_id in hexes(s.explored_mask):
        if EXPLORATION_RULES[s.explored[hex_id]].strength():
            expeditions |= 1 << hex_id
    player, index, enemies = s.seats[seat], s.tile_index(), enemy_units(s, seat)
    any_era = early = 0
    for hex_id in hexes(index.buildings & player.tiles & ~enemies):
        if not s.palace[hex_id]:
            any_era |= 1 << hex_id
    for era in REPLACEABLE_ERAS:
        early |= index.of_kind[era] & any_era
    return SiteMasks(
        around(s.board, player.tiles),
        around(s.board, enemy_tiles(s, seat)) | enemies | expeditions,
        enemies,
        expeditions,
        {terrain: free_land(s, terrain) for terrain in LAND},
        early,
        any_era,
        answered(player),
    )


def _terrains(building: str, g: SiteMasks) -> tuple[str, ...]:
    return LAND if "ignores_terrain" in g.special else _TERRAIN[building]


def building_sites(building: str, g: SiteMasks) -> Mask:
    """Mask of the hexes where the seat of these masks may place a Building: free hexes of its terrain and Buildings it
    may replace, next to an own tile and to no enemy tile."""
    allowed = 0
    for terrain in _terrains(building, g):
        allowed |= g.free[terrain]
    if "builds_over_any_era" in g.special:
        allowed |= g.any_era
    elif _ERA[building] == REPLACING_ERA:
        allowed |= g.early
    return allowed & g.near_own & ~g.barred


def city_sites(s: State, seat: Seat, g: SiteMasks) -> Mask:
    """Mask of the hexes where a seat may place a City: free land or an own Building of Era I or II, next to no enemy
    tile, under its Monarch or, with a painting, under any of its units."""
    allowed = g.early
    for free in g.free.values():
        allowed |= free
    return allowed & founders(s, seat) & ~g.barred


def founders(s: State, seat: Seat) -> Mask:
    """Mask of the hexes on which a seat's units stand that may found a City there: its Monarch's or, with a painting,
    any unit's."""
    player = s.seats[seat]
    if has(player, "city_on_any_unit"):
        return player.at
    out = 0
    for unit, place in enumerate(player.units):
        if place >= 0 and unit_kind(player, unit) == "monarch":
            out |= 1 << place
    return out


def why_not_building(s: State, seat: Seat, building: str, hex_id: HexId) -> Reason | None:
    """Returns the reason why a Building may not be placed on a hex; None if it may."""
    if not 0 <= hex_id < s.board.size:
        return refuse("no_such_hex")
    g = ground(s, seat)
    bit = 1 << hex_id
    if building_sites(building, g) & bit:
        return None
    if s.tiles & bit:
        any_era = "builds_over_any_era" in g.special
        may_replace = any_era or _ERA[building] == REPLACING_ERA
        if not (may_replace and (g.any_era if any_era else g.early) & bit):
            return refuse("cannot_replace", tile=s.tile[hex_id], over="any" if any_era else "early")
    else:
        terrains = _terrains(building, g)
        if not any(g.free[terrain] & bit for terrain in terrains):
            return refuse("wrong_terrain", needs=terrains, found=terrain_now(s, hex_id))
    return _why_not_ground(s, seat, g, bit, True)


def why_not_city(s: State, seat: Seat, hex_id: HexId) -> Reason | None:
    """Returns the reason why a City may not be placed on a hex; None if it may."""
    if not 0 <= hex_id < s.board.size:
        return refuse("no_such_hex")
    g = ground(s, seat)
    bit = 1 << hex_id
    if city_sites(s, seat, g) & bit:
        return None
    if s.tiles & bit and not g.early & bit:
        return refuse("cannot_replace", tile=s.tile[hex_id], over="early")
    if s.board.water & bit:
        return refuse("wrong_terrain", needs=LAND, found="water")
    if not founders(s, seat) & bit:
        return refuse("needs_unit_there" if has(s.seats[seat], "city_on_any_unit") else "needs_monarch_there")
    return _why_not_ground(s, seat, g, bit, False)


def _why_not_ground(s: State, seat: Seat, g: SiteMasks, bit: Mask, touching: bool) -> Reason:
    if g.expeditions & bit:
        return refuse("expedition_there")
    if g.enemy_units & bit:
        return refuse("enemy_unit_there")
    if touching and not g.near_own & bit:
        near_seized = around(s.board, s.seats[seat].at & enemy_tiles(s, seat)) & bit
        return refuse("adjacent_only_to_seized" if near_seized else "not_adjacent_to_own")
    return refuse("adjacent_to_enemy")


def terrain_now(s: State, hex_id: HexId) -> str:
    """Returns what a hex counts as: "building" with a tile, "field" with an exploration tile, else its terrain."""
    if s.tiles >> hex_id & 1:
        return "building"
    if (s.unexplored_mask | s.explored_mask) >> hex_id & 1:
        return "field"
    return s.board.terrain[hex_id]


def is_city_like(tile: str) -> bool:
    """Whether a tile id is a City's or the Capital's."""
    return tile == CAPITAL or tile in CITIES
