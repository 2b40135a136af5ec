"""How near the solo challenge is to be won (rules 11), for bots: eras, units on the map, the march on the Capital.

Weights are in points of its own: all goals together are worth WON. Victory points count for nothing here.
"""

from __future__ import annotations

from engine.brazil import challenge, missions, solo
from engine.brazil.board import hexes
from engine.brazil.components import BUILDINGS
from engine.brazil.control import controlled, unit_cs, units_on
from engine.brazil.evaluate import goods_worth
from engine.brazil.state import DEFEATED, Player, State

GOAL_ERA = 3
WON = 200.0
ROUND_LEFT = 2.0
ERA = 20.0
MISSION = 14.0
NEXT_MISSION = 5.0
ON_MAP = 7.0
LOST = 1.5
GOODS = 1.1
GOLD_CARD = 1.2
COMBAT_CARD = 0.7
BUILDING = 0.9
UPGRADED = {"deploy": 3.0, "build": 1.5, "renovate": 1.5, "manufacture": 0.8, "painting": 0.8, "harbor": 0.8}
IN_CAPITAL = 16.0
GARRISON = 2.5
STEP = 0.22
NEAR = 8


def campaign(s: State) -> float:
    """The worth of a position of the solo challenge to its one player."""
    fixed = s.board.scenario.solo
    assert fixed is not None
    if s.over:
        return WON + ROUND_LEFT * challenge.rounds_left(s) if challenge.won(s) else 0.0
    own = s.seats[challenge.HUMAN]
    value = ERA * (s.era - 1) + _missions(s, own) + _means(s, own)
    for unit, place in enumerate(own.units):
        if place >= 0:
            distance = s.board.scenario.map.distance(place, fixed.enemy_capital)
            value += ON_MAP + STEP * unit_cs(own, unit) * max(0, NEAR - distance)
        elif place == DEFEATED:
            value += LOST
    if own.at >> fixed.enemy_capital & 1:
        return value + IN_CAPITAL
    garrison = units_on(s.seats[solo.DUTCH], fixed.enemy_capital)
    return value - GARRISON * len(garrison)


def _missions(s: State, own: Player) -> float:
    """Missions that bring the next era, and the one after it."""
    if s.era >= GOAL_ERA:
        return MISSION
    tiles = missions.tiles_held(s, challenge.HUMAN)
    near = {era: 0.0 for era in range(1, missions.LAST_ERA + 1)}
    for mission in own.missions:
        entry = missions.OBJECTIVES.get(mission)
        if entry is not None:
            near[entry.era] = max(near[entry.era], missions.share(entry, own, tiles))
    value: float = MISSION * near[s.era] ** 1.5
    return value + (NEXT_MISSION * near[s.era + 1] if s.era + 1 < GOAL_ERA else 0.0)


def _means(s: State, own: Player) -> float:
    """What there is to pay with, what makes more of it, and what makes actions better."""
    value = GOODS * goods_worth(s, challenge.HUMAN)
    value += GOLD_CARD * len(own.gold_cards) + COMBAT_CARD * len(own.combat_cards)
    value += sum(UPGRADED.get(slot, 0.5) for _, slot in own.products)
    buildings = sum(s.tile[hex_id] in BUILDINGS for hex_id in hexes(controlled(s, challenge.HUMAN)))
    return value + BUILDING * min(6, buildings)
