"""Missions: their objectives, announcing them, the era's change they bring (rules 8)."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.board import hexes
from engine.brazil.components import BUILDINGS, CITIES, MISSIONS, PAINTINGS, PRODUCTS
from engine.brazil.control import controlled, deployed, on_map
from engine.brazil.events import LastRound, MissionAnnounced
from engine.brazil.goods import Out
from engine.brazil.moves import AnnounceMission
from engine.brazil.questions.owned import answers
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse

Objective = dict[str, int | str]
LAST_ERA = 3


Count = Callable[[State, Seat, str | int], int]


def _products_of_shape(s: State, seat: Seat, shape: str | int) -> int:
    return sum(1 for product, _ in s.seats[seat].products if PRODUCTS[product].shape == shape)


def _painting_colours(s: State, seat: Seat, _: str | int) -> int:
    return len(dict.fromkeys(PAINTINGS[painting].colour for painting in s.seats[seat].paintings))


def _held(s: State, seat: Seat) -> list[str]:
    """The tiles under control, seized ones too."""
    tile = s.tile
    return [tile[hex_id] for hex_id in hexes(controlled(s, seat))]


def _buildings_of_era(s: State, seat: Seat, era: str | int) -> int:
    return len([tile for tile in _held(s, seat) if tile in BUILDINGS and BUILDINGS[tile].era == era])


#: What each kind of objective counts; the Capital is neither a Building nor a City here.
COUNTS: dict[str, Count] = {
    "units_on_map": lambda s, seat, _: on_map(s.seats[seat]),
    "units_deployed": lambda s, seat, _: deployed(s.seats[seat]),
    "products": lambda s, seat, _: len(s.seats[seat].products),
    "products_of_shape": _products_of_shape,
    "paintings": lambda s, seat, _: len(s.seats[seat].paintings),
    "painting_colours": _painting_colours,
    "palaces": lambda s, seat, _: len(s.seats[seat].palaces),
    "building": lambda s, seat, building: _held(s, seat).count(str(building)),
    "buildings_of_era": _buildings_of_era,
    "buildings": lambda s, seat, _: len([t for t in _held(s, seat) if t in BUILDINGS]),
    "distinct_buildings": lambda s, seat, _: len(dict.fromkeys([t for t in _held(s, seat) if t in BUILDINGS])),
    "cities": lambda s, seat, _: len([t for t in _held(s, seat) if t in CITIES]),
}


def kind_of(objective: Objective) -> str:
    """The kind of an objective, a key of COUNTS. Raises KeyError for one that rules don't know."""
    for key in objective:
        if key in COUNTS:
            return key
    raise KeyError(f"unknown objective: {objective}")


def _quick(objective: Objective) -> bool:
    """Whether an objective is counted without a look at the map's tiles."""
    return kind_of(objective) not in ("building", "buildings_of_era", "buildings", "distinct_buildings", "cities")


def _needed(objective: Objective) -> int:
    return int(objective.get("n", objective[kind_of(objective)]))


#: Per Mission its objectives as (count, argument, needed), the quickly counted ones first.
OBJECTIVES = {
    mission.id: tuple(
        (COUNTS[kind_of(o)], o[kind_of(o)], _needed(o)) for o in sorted(mission.objectives, key=_quick, reverse=True)
    )
    for mission in MISSIONS.values()
}

#: How many tiles a Mission asks for at the least: with fewer under control nothing needs to be counted.
TILES = {
    mission.id: max((_needed(o) for o in mission.objectives if not _quick(o)), default=0)
    for mission in MISSIONS.values()
}
_ERA = {mission.id: mission.era for mission in MISSIONS.values()}


def progress(s: State, seat: Seat, objective: Objective) -> tuple[int, int]:
    """How far an objective is: (have, needed)."""
    kind = kind_of(objective)
    return COUNTS[kind](s, seat, objective[kind]), _needed(objective)


def holds(s: State, seat: Seat, objective: Objective) -> bool:
    """Whether an objective holds now."""
    have, needed = progress(s, seat, objective)
    return have >= needed


def complete(s: State, seat: Seat, mission: str) -> bool:
    """Whether all objectives of a Mission hold now."""
    player = s.seats[seat]
    if (player.tiles | player.at & s.tiles).bit_count() < TILES[mission]:
        return False
    for count, argument, needed in OBJECTIVES[mission]:  # noqa: SIM110 (a plain loop costs half of all())
        if count(s, seat, argument) < needed:
            return False
    return True


def announceable(s: State, seat: Seat) -> list[AnnounceMission]:
    """The Missions of the hand that may be revealed now."""
    return [AnnounceMission(seat, mission) for mission in s.seats[seat].missions if _may(s, seat, mission)]


def _may(s: State, seat: Seat, mission: str) -> bool:
    """Whether a Mission of the hand may be announced: of this era or an earlier one, and complete."""
    return _ERA[mission] <= s.era and complete(s, seat, mission)


def why_not(s: State, seat: Seat, mission: str) -> Reason | None:
    """Why a Mission may not be announced now; None if it may."""
    if mission not in s.seats[seat].missions:
        return refuse("not_held", thing="mission")
    if _may(s, seat, mission):
        return None
    entry = MISSIONS[mission]
    if entry.era > s.era:
        return refuse("mission_of_later_era", era=entry.era)
    done = sum(1 for objective in entry.objectives if holds(s, seat, objective))
    return refuse("mission_incomplete", done=done, of=len(entry.objectives))


def announce(s: State, seat: Seat, mission: str, out: Out) -> bool:
    """Reveal a Mission. Returns whether the era must change."""
    player = s.seats[seat]
    index = player.missions.index(mission)
    player.missions = player.missions[:index] + player.missions[index + 1 :]
    player.revealed += (mission,)
    entry = MISSIONS[mission]
    out.append(MissionAnnounced(seat, mission, entry.vp))
    if entry.era == LAST_ERA and not s.ending and s.board.scenario.solo is None:
        s.ending = True
        out.append(LastRound(seat))
    for card in answers(player, "on_mission"):
        card.on_mission(s, seat, out)
    return entry.era == s.era and s.era < LAST_ERA
