"""How near a challenge is to be won (rules 11), for bots: every goal of the vocabulary, and the means to reach it.

Weights are in points of its own: a challenge won is worth WON. Victory points count only where a goal asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.brazil import challenge, goals, missions, solo
from engine.brazil.board import hexes
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.control import controlled, unit_cs, unit_kind, units_on
from engine.brazil.evaluate import goods_worth, worth
from engine.brazil.map.goals import WORDS, Goal
from engine.brazil.state import DEFEATED, Player, State

WON = 200.0
ROUND_LEFT = 2.0
ERA = 20.0
MISSION = 14.0
NEXT_MISSION = 5.0
ON_MAP = 7.0
LOST = 1.5
GOODS = 1.1
CITY_ERA = min(city.era for city in CITIES.values())
GOLD_CARD = 1.2
COMBAT_CARD = 0.7
BUILDING = 0.9
UPGRADED = {"deploy": 3.0, "build": 1.5, "renovate": 1.5, "manufacture": 0.8, "painting": 0.8, "harbor": 0.8}
IN_CAPITAL = 16.0
GARRISON = 2.5
STEP = 0.22
NEAR = 8
SHARE = 22.0
WHOLE = 8.0
BROKEN = -60.0
NEARER = 1.5
POINTS = 1.6
LEAD = 3.0
FAR = 12
ON_THE_WAY = 5.0
HELD = 6.0 + NEARER * FAR + ON_THE_WAY  # to be there is more than to be next to it
FOUNDER = 4.0
STAGE = 0.5

Worth = Callable[[State, Player, Goal], float]


def campaign(s: State) -> float:
    """The worth of a position of a challenge to the one who is to win it."""
    asked = challenge.terms(s)
    assert asked is not None
    if s.over:
        return WON + ROUND_LEFT * challenge.rounds_left(s) if challenge.won(s) else 0.0
    own = s.seats[challenge.HUMAN]
    value = _means(s, own)
    kinds = [goal.kind for goal in asked.goals]
    for goal in asked.goals:
        if not (goal.by and s.round > goal.by):
            value += WORTH.get(goal.kind, _share)(s, own, goal)
    if "units" in kinds or "capital" in kinds:
        value += _units(s, own, "capital" in kinds)
    if "era" not in kinds:
        era = max([_era_for(goal) for goal in asked.goals])
        if era > 1:
            value += ERA * STAGE * (min(s.era, era) - 1) + _missions(s, own, era)
    return value


def _era_for(goal: Goal) -> int:
    """The era without which a goal can't be met, or is met more easily."""
    if goal.kind in ("points", "lead", "palaces", "missions"):
        return missions.LAST_ERA
    if goal.kind == "cities":
        return CITY_ERA
    if goal.kind == "building":
        return BUILDINGS[goal.of].era
    return int(goal.of) if goal.kind == "buildings_of_era" else 1


def _share(s: State, own: Player, goal: Goal) -> float:
    """What is counted, as a share of what is needed; a little more once it is whole."""
    have = goals.have(s, goal)
    return SHARE * min(have, goal.n) / goal.n + (WHOLE if have >= goal.n else 0.0)


def _era(s: State, own: Player, goal: Goal) -> float:
    return ERA * (min(s.era, goal.n) - 1) + _missions(s, own, goal.n)


def _cities(s: State, own: Player, goal: Goal) -> float:
    """Cities, and the Monarch on the map who founds them."""
    value, have = _share(s, own, goal), goals.have(s, goal)
    founder = any(place >= 0 and unit_kind(own, unit) == "monarch" for unit, place in enumerate(own.units))
    return value + (FOUNDER if founder and have < goal.n else 0.0)


def _explored(s: State, own: Player, goal: Goal) -> float:
    """Tiles turned up, units to go for more, and how near they are to the nearest ones."""
    have = goals.have(s, goal)
    return HELD * min(have, goal.n) + _ways(s, own, hexes(s.unexplored_mask), goal.n - have)


def _without(s: State, own: Player, goal: Goal) -> float:
    return 0.0 if goals.holds(s, goal) else BROKEN


def _points(s: State, own: Player, goal: Goal) -> float:
    """Points, and what promises more of them; beyond the goal they are worth little."""
    have = goals.have(s, goal)
    return POINTS * min(have, goal.n) + 0.5 * (worth(s, challenge.HUMAN) - have) + (WHOLE if have >= goal.n else 0.0)


def _lead(s: State, own: Player, goal: Goal) -> float:
    """The own side only: what the others have, whoever compares positions takes off."""
    lead = goals.have(s, goal)
    return LEAD * worth(s, challenge.HUMAN) + (WHOLE if s.ending and lead >= goal.n else 0.0)


def _hold(s: State, own: Player, goal: Goal) -> float:
    """Each hex held, units for the others, and how near they are."""
    held = goals.held(s)
    open_ = tuple(hex_id for hex_id in goal.hexes if not held >> hex_id & 1)
    missing = goal.n - (len(goal.hexes) - len(open_))
    value = HELD * min(goal.n, len(goal.hexes) - len(open_)) + (WHOLE if missing <= 0 else 0.0)
    return value + _ways(s, own, open_, missing)


def _ways(s: State, own: Player, wanted: Sequence[int], missing: int) -> float:
    """Units for so many missing hexes, and how near they are to the nearest ones wanted."""
    if missing <= 0 or not wanted:
        return 0.0
    grid = s.board.scenario.map
    on_the_way = [place for place in own.units if place >= 0]
    starts = on_the_way or [own.capital]
    ways = sorted(min(grid.distance(place, hex_id) for place in starts) for hex_id in wanted)
    near = sum(NEARER * max(0, FAR - way) for way in ways[:missing])
    return near + ON_THE_WAY * min(missing, len(on_the_way))


def _battles(s: State, own: Player, goal: Goal) -> float:
    """Battles won, and how near the strongest unit is to the weakest enemy."""
    have = goals.have(s, goal)
    value = _share(s, own, goal)
    foes = [place for seat, p in enumerate(s.seats) if seat != challenge.HUMAN for place in p.units if place >= 0]
    if have >= goal.n or not foes:
        return value
    grid = s.board.scenario.map
    ways = [
        STEP * unit_cs(own, unit) * max(0, FAR - min(grid.distance(place, foe) for foe in foes))
        for unit, place in enumerate(own.units)
        if place >= 0
    ]
    return value + sum(ways) + ON_MAP * 0.3 * len(ways)


def _nothing(s: State, own: Player, goal: Goal) -> float:
    return 0.0


WORTH: dict[str, Worth] = {
    "era": _era,
    "points": _points,
    "cities": _cities,
    "explored": _explored,
    "units": _nothing,
    "capital": _nothing,
    "hold": _hold,
    "battles_won": _battles,
    "without": _without,
    "lead": _lead,
}
assert set(WORTH) <= set(WORDS)


def _units(s: State, own: Player, march: bool) -> float:
    """Units on the map, and their march on the enemy's Capital where that is a goal."""
    fixed, value = s.board.scenario.solo, 0.0
    goal = fixed.enemy_capital if fixed and march else -1
    for unit, place in enumerate(own.units):
        if place >= 0:
            value += ON_MAP
            if goal >= 0:
                distance = s.board.scenario.map.distance(place, goal)
                value += STEP * unit_cs(own, unit) * max(0, NEAR - distance)
        elif place == DEFEATED:
            value += LOST
    if goal < 0:
        return value
    if own.at >> goal & 1:
        return value + IN_CAPITAL
    return value - GARRISON * len(units_on(s.seats[solo.DUTCH], goal))


def _missions(s: State, own: Player, era: int) -> float:
    """Missions that bring the next era, and the one after it; all that could be once the goal's era is reached."""
    if s.era >= era:
        return MISSION
    tiles = missions.tiles_held(s, challenge.HUMAN)
    near = {number: 0.0 for number in range(1, missions.LAST_ERA + 1)}
    for mission in own.missions:
        entry = missions.OBJECTIVES.get(mission)
        if entry is not None:
            near[entry.era] = max(near[entry.era], missions.share(entry, own, tiles))
    value: float = MISSION * near[s.era] ** 1.5
    return value + (NEXT_MISSION * near[s.era + 1] if s.era + 1 < era else 0.0)


def _means(s: State, own: Player) -> float:
    """What there is to pay with, what makes more of it, and what makes actions better."""
    value = GOODS * goods_worth(s, challenge.HUMAN)
    value += GOLD_CARD * len(own.gold_cards) + COMBAT_CARD * len(own.combat_cards)
    value += sum(UPGRADED.get(slot, 0.5) for _, slot in own.products)
    buildings = sum(s.tile[hex_id] in BUILDINGS for hex_id in hexes(controlled(s, challenge.HUMAN)))
    return value + BUILDING * min(6, buildings)
