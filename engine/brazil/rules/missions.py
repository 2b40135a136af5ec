"""Missions: their objectives and progress, announcing them, and the change of era they cause (rules 8)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

from engine.brazil.board import Mask
from engine.brazil.components import MISSIONS, PAINTINGS, PRODUCTS, Mission
from engine.brazil.events import LastRound, MissionAnnounced
from engine.brazil.moves import AnnounceMission
from engine.brazil.questions.owned import answers
from engine.brazil.rules.control import controlled, deployed, on_map
from engine.brazil.rules.goods import Out
from engine.brazil.state import Player, Seat, State
from engine.brazil.tile_index import TileIndex
from engine.core.move import Reason, refuse

Objective = dict[str, int | str]
LAST_ERA = 3


CountOwn = Callable[[Player, str | int], int]
CountTiles = Callable[[TileIndex, Mask, str | int], int]


def _products_of_shape(player: Player, shape: str | int) -> int:
    return sum(1 for product, _ in player.products if PRODUCTS[product].shape == shape)


def _painting_colours(player: Player, _: str | int) -> int:
    return len(dict.fromkeys(PAINTINGS[painting].colour for painting in player.paintings))


#: Count functions of the objectives about a player's possessions, by kind.
OF_OWNER: dict[str, CountOwn] = {
    "units_on_map": lambda player, _: on_map(player),
    "units_deployed": lambda player, _: deployed(player),
    "products": lambda player, _: len(player.products),
    "products_of_shape": _products_of_shape,
    "paintings": lambda player, _: len(player.paintings),
    "painting_colours": _painting_colours,
    "palaces": lambda player, _: len(player.palaces),
}
#: Count functions of the objectives about controlled tiles, by kind; a Capital is neither Building nor City here.
OF_TILES: dict[str, CountTiles] = {
    "building": lambda index, held, building: (index.of.get(str(building), 0) & held).bit_count(),
    "buildings_of_era": lambda index, held, era: (index.of_kind[int(era)] & held).bit_count(),
    "buildings": lambda index, held, _: (index.buildings & held).bit_count(),
    "distinct_buildings": lambda index, held, _: index.kinds(held),
    "cities": lambda index, held, _: (index.cities & held).bit_count(),
}


def kind_of(objective: Objective) -> str:
    """Returns the kind of an objective, a key of OF_OWNER or OF_TILES. Raises KeyError for an unknown one."""
    for key in objective:
        if key in OF_OWNER or key in OF_TILES:
            return key
    raise KeyError(f"unknown objective: {objective}")


def needed(objective: Objective) -> int:
    """Returns the number an objective requires."""
    return int(objective.get("n", objective[kind_of(objective)]))


class Objectives(NamedTuple):
    """A Mission's objectives prepared for evaluation, those about the owner and those about tiles apart. Each is (count
    function, argument, number needed, VP in Era III). `vp` is the printed VP of the whole Mission."""

    id: str
    era: int
    vp: int
    of_owner: tuple[tuple[CountOwn, str | int, int, int], ...]
    of_tiles: tuple[tuple[CountTiles, str | int, int, int], ...]


def _sorted_out(mission: Mission) -> Objectives:
    rows = [(kind_of(o), o[kind_of(o)], needed(o), int(o.get("vp", 0))) for o in mission.objectives]
    own = tuple((OF_OWNER[kind], argument, n, vp) for kind, argument, n, vp in rows if kind in OF_OWNER)
    tiles = tuple((OF_TILES[kind], argument, n, vp) for kind, argument, n, vp in rows if kind in OF_TILES)
    return Objectives(mission.id, mission.era, mission.vp, own, tiles)


OBJECTIVES = {mission.id: _sorted_out(mission) for mission in MISSIONS.values()}


def share(mission: Objectives, player: Player, index: TileIndex, held: Mask) -> float:
    """Returns how far a Mission is completed (0-1): the mean share reached of its objectives, a half-met one counting
    as half; `held` is the mask of the hexes whose tiles the player controls."""
    done = 0.0
    for count, argument, needed, _ in mission.of_owner:
        done += min(count(player, argument), needed) / needed
    for count_tiles, argument, needed, _ in mission.of_tiles:
        done += min(count_tiles(index, held, argument), needed) / needed
    return done / (len(mission.of_owner) + len(mission.of_tiles))


def vp_of(mission: str, player: Player, index: TileIndex, held: Mask) -> int:
    """Returns the VP of a Mission that a player holds or has revealed: one of Era I or II counts only once revealed,
    one of Era III for each objective that holds, revealed or not (rules 9). `held` masks the controlled tiles. 0 for a
    card whose face is hidden."""
    entry = OBJECTIVES.get(mission)
    if entry is None:
        return 0
    if entry.era < LAST_ERA:
        return entry.vp if mission in player.revealed else 0
    vp = 0
    for count, argument, needed, worth in entry.of_owner:
        if count(player, argument) >= needed:
            vp += worth
    for count_tiles, argument, needed, worth in entry.of_tiles:
        if count_tiles(index, held, argument) >= needed:
            vp += worth
    return vp


def progress(s: State, seat: Seat, objective: Objective) -> tuple[int, int]:
    """Returns a seat's progress towards an objective, as (have, needed)."""
    kind = kind_of(objective)
    if kind in OF_OWNER:
        return OF_OWNER[kind](s.seats[seat], objective[kind]), needed(objective)
    return OF_TILES[kind](s.tile_index(), controlled(s, seat), objective[kind]), needed(objective)


def holds(s: State, seat: Seat, objective: Objective) -> bool:
    """Whether a seat meets an objective now."""
    have, needed = progress(s, seat, objective)
    return have >= needed


def complete(s: State, seat: Seat, mission: str) -> bool:
    """Whether a seat meets all objectives of a Mission now."""
    entry = OBJECTIVES[mission]
    return _owned(entry, s.seats[seat]) and _tiles_fit(entry, s.tile_index(), controlled(s, seat))


def _owned(mission: Objectives, player: Player) -> bool:
    """Tells whether a Mission's objectives about its owner hold."""
    for count, argument, needed, _ in mission.of_owner:  # noqa: SIM110 - hot path, `all` takes twice as long
        if count(player, argument) < needed:
            return False
    return True


def _tiles_fit(mission: Objectives, index: TileIndex, held: Mask) -> bool:
    """Tells whether a Mission's objectives about tiles hold; `held` are the controlled tiles."""
    for count, argument, needed, _ in mission.of_tiles:  # noqa: SIM110 - likewise
        if count(index, held, argument) < needed:
            return False
    return True


def announceable(s: State, seat: Seat) -> list[AnnounceMission]:
    """Returns the legal moves that announce a Mission of the seat's hand now: of the current era or an earlier one,
    with all objectives met.

    Needed at every step of a turn, so tile objectives are checked only when tiles change, first as if no enemy stood on
    the seat's tiles: what fails even then can't hold.
    """
    player, index = s.seats[seat], s.tile_index()
    held = player.tiles | player.at & s.tiles
    key = player.missions, s.era, held
    met = index.met.get(key)
    if met is None:
        due = _due(player.missions, s.era)
        met = index.met[key] = tuple([mission.id for mission in due if _tiles_fit(mission, index, held)])
    return _complete(s, seat, met) if met else []


@functools.lru_cache(maxsize=1 << 12)
def _due(hand: tuple[str, ...], era: int) -> tuple[Objectives, ...]:
    """The Missions of a hand that are of this era or an earlier one."""
    return tuple([OBJECTIVES[mission] for mission in hand if OBJECTIVES[mission].era <= era])


def _complete(s: State, seat: Seat, hand: tuple[str, ...]) -> list[AnnounceMission]:
    return [AnnounceMission(seat, mission) for mission in hand if complete(s, seat, mission)]


def _may(s: State, seat: Seat, mission: str) -> bool:
    """Tells whether a Mission of the hand may be announced: of this era or an earlier one, and complete."""
    return OBJECTIVES[mission].era <= s.era and complete(s, seat, mission)


def why_not(s: State, seat: Seat, mission: str) -> Reason | None:
    """Returns the reason why a Mission may not be announced now; None if it may."""
    if mission not in s.seats[seat].missions:
        return refuse("not_held", thing="mission")
    if _may(s, seat, mission):
        return None
    entry = MISSIONS[mission]
    if entry.era > s.era:
        return refuse("mission_of_later_era", era=entry.era)
    done = sum(1 for objective in entry.objectives if holds(s, seat, objective))
    return refuse("mission_incomplete", done=done, of=len(entry.objectives))


def makes_round_last(s: State, mission: str) -> bool:
    """Returns whether the announcement of this Mission would make the current round the last one."""
    return MISSIONS[mission].era == LAST_ERA and not s.ending and s.board.scenario.solo is None


def announce(s: State, seat: Seat, mission: str, out: Out) -> bool:
    """Reveals a Mission of a seat's hand, whose objectives the caller has checked, and applies the effects of cards;
    the first of Era III begins the last round, except in the solo challenge. Returns whether the era must change."""
    player = s.changing(seat)
    index = player.missions.index(mission)
    player.missions = player.missions[:index] + player.missions[index + 1 :]
    player.revealed += (mission,)
    entry = MISSIONS[mission]
    out.append(MissionAnnounced(seat, mission, entry.vp))
    if makes_round_last(s, mission):
        s.ending = True
        out.append(LastRound(seat))
    for card in answers(player, "on_mission"):
        card.on_mission(s, seat, out)
    return entry.era == s.era and s.era < LAST_ERA
