"""Missions: their objectives, announcing them, the era's change they bring (rules 8)."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.cards.questions import answers
from engine.brazil.components import BUILDINGS, CITIES, MISSIONS, PAINTINGS, PRODUCTS
from engine.brazil.control import controlled, deployed, on_map
from engine.brazil.events import LastRound, MissionAnnounced
from engine.brazil.goods import Out
from engine.brazil.moves import AnnounceMission
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse

Objective = dict[str, int | str]
LAST_ERA = 3


def progress(s: State, seat: Seat, objective: Objective) -> tuple[int, int]:
    """How far an objective is: (have, needed)."""
    player = s.seats[seat]
    for key, value in objective.items():
        if key == "units_on_map":
            return on_map(player), int(value)
        if key == "units_deployed":
            return deployed(player), int(value)
        if key == "products":
            return len(player.products), int(value)
        if key == "products_of_shape":
            have = sum(1 for product, _ in player.products if PRODUCTS[product].shape == value)
            return have, int(objective["n"])
        if key == "paintings":
            return len(player.paintings), int(value)
        if key == "painting_colours":
            return len(dict.fromkeys(PAINTINGS[p].colour for p in player.paintings)), int(value)
        if key == "palaces":
            return len(player.palaces), int(value)
    return _tiles(s, seat, objective)


def _tiles(s: State, seat: Seat, objective: Objective) -> tuple[int, int]:
    """Objectives that count Buildings and Cities under control, seized ones too; the Capital is none of them."""
    held = [s.tile[hex_id] for hex_id in hexes(controlled(s, seat))]
    buildings = [tile for tile in held if tile in BUILDINGS]
    needed = int(objective.get("n", 0))
    if "building" in objective:
        return buildings.count(str(objective["building"])), needed
    if "buildings_of_era" in objective:
        era = objective["buildings_of_era"]
        return sum(1 for tile in buildings if BUILDINGS[tile].era == era), needed
    if "buildings" in objective:
        return len(buildings), int(objective["buildings"])
    if "distinct_buildings" in objective:
        return len(dict.fromkeys(buildings)), int(objective["distinct_buildings"])
    if "cities" in objective:
        return sum(1 for tile in held if tile in CITIES), int(objective["cities"])
    raise KeyError(f"unknown objective: {objective}")


def holds(s: State, seat: Seat, objective: Objective) -> bool:
    """Whether an objective holds now."""
    have, needed = progress(s, seat, objective)
    return have >= needed


def complete(s: State, seat: Seat, mission: str) -> bool:
    """Whether all objectives of a Mission hold now."""
    return all(holds(s, seat, objective) for objective in MISSIONS[mission].objectives)


def announceable(s: State, seat: Seat) -> list[AnnounceMission]:
    """The Missions of the hand that may be revealed now."""
    return [
        AnnounceMission(seat, mission)
        for mission in s.seats[seat].missions
        if MISSIONS[mission].era <= s.era and complete(s, seat, mission)
    ]


def why_not(s: State, seat: Seat, mission: str) -> Reason | None:
    """Why a Mission may not be announced now; None if it may."""
    if mission not in s.seats[seat].missions:
        return refuse("not_held", thing="mission")
    entry = MISSIONS[mission]
    if entry.era > s.era:
        return refuse("mission_of_later_era", era=entry.era)
    done = sum(1 for objective in entry.objectives if holds(s, seat, objective))
    if done < len(entry.objectives):
        return refuse("mission_incomplete", done=done, of=len(entry.objectives))
    return None


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
