"""Evaluates a challenge position for bots (rules 11): progress of every kind of goal, and the means to reach it.

The weights are in points of their own, a won challenge being worth WON. Victory points count only if a goal needs them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.brazil import solo
from engine.brazil.board import hexes
from engine.brazil.challenge import conditions, goals
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.evaluation import mission_cost
from engine.brazil.evaluation.evaluate import WORTH as PROMISED
from engine.brazil.evaluation.evaluate import goods_worth, worth
from engine.brazil.map.goals import WORDS, Goal
from engine.brazil.rules import missions
from engine.brazil.rules.actions import deploy
from engine.brazil.rules.control import controlled, holding, unit_cs, unit_kind, units_on
from engine.brazil.rules.payment_solver import means
from engine.brazil.state import Player, State
from engine.core.float_sum import float_sum

WON = 300.0  # a won challenge
ROUND_LEFT = 2.0  # each round that was not needed
ERA = 20.0  # each era reached
MISSION = 32.0  # a Mission of this era that is complete
NEXT_MISSION = 16.0  # one of the next era
SPAN = 10.0  # rounds from which on a Mission counts as out of reach
MONARCH = 0.5  # each VP that the Monarch promises
ON_MAP = 7.0  # a unit on the map
URGENT = 1.0  # additional weight of a unit in the last round, as a share
READY = 1.5  # a unit that can be deployed
SPENT = 0.3  # the last share of the rounds, in which goods lose their value
GOODS = 1.6  # each VP that goods promise
CITY_ERA = min(city.era for city in CITIES.values())
GOLD_CARD = 1.2  # each
COMBAT_CARD = 0.7  # each
BUILDING = 1.6  # each, up to six
UPGRADED = {"deploy": 3.0, "build": 1.5, "renovate": 1.5, "manufacture": 0.8, "painting": 0.8, "harbor": 0.8}
IN_CAPITAL = 16.0  # the enemy Capital held
GARRISON = 2.5  # lost for each unit in the enemy Capital
STEP = 0.4  # each hex nearer to the enemy Capital, by combat strength
STEP_TO_FIGHT = 0.22  # each hex nearer to an enemy, by combat strength
NEAR = 8  # hexes from the enemy Capital within which being nearer counts
SHARE = 22.0  # a goal that is met; before that by its share
WHOLE = 8.0  # what a met goal adds to that
BROKEN = -60.0  # a goal that had to be kept and was not
NEARER = 1.5  # each hex nearer to one that is to be held
POINTS = 1.6  # each VP up to the goal
LEAD = 3.0  # each VP, where a lead is the goal
FAR = 12  # hexes within which being nearer counts for all other goals
ON_THE_WAY = 5.0  # a unit for each hex that is to be held
HELD = 6.0 + NEARER * FAR + ON_THE_WAY  # more than for being next to it
FOUNDER = 4.0  # a Monarch on the map while Cities are missing
STAGE = 0.5  # the weight of eras and Missions that no goal asks for but that make one easier

Worth = Callable[[State, Player, Goal], float]


def challenge_value(s: State) -> float:
    """Evaluates a challenge position for its player, in challenge points; once it is over, 300 and 2 for each round
    left if it was won, else 0."""
    level = conditions.terms(s)
    assert level is not None
    if s.over:
        return WON + ROUND_LEFT * conditions.rounds_left(s) if conditions.won(s) else 0.0
    own = s.seats[conditions.HUMAN]
    value = MONARCH * PROMISED.monarchs.get(own.monarch, 0.0) + means_worth(s, own)
    kinds = [goal.kind for goal in level.goals]
    for goal in level.goals:
        value += goal_worth(s, own, goal)
    if "units" in kinds or "capital" in kinds:
        value += _units(s, own, "capital" in kinds)
    if "era" not in kinds:
        era = max([_era_for(goal) for goal in level.goals])
        if era > 1:
            value += STAGE * (ERA * (min(s.era, era) - 1) + _missions(s, own, era))
    return value


def goal_worth(s: State, own: Player, goal: Goal) -> float:
    """Evaluates the progress of a goal, in challenge points. 0 after its deadline, and for the goals `units` and
    `capital`, whose units `challenge_value` evaluates apart."""
    return 0.0 if goal.by and s.round > goal.by else WORTH.get(goal.kind, _share)(s, own, goal)


def _era_for(goal: Goal) -> int:
    """Returns the era that a goal requires, or in which it is easier to meet."""
    if goal.kind in ("points", "lead", "palaces", "missions"):
        return missions.LAST_ERA
    if goal.kind == "cities":
        return CITY_ERA
    if goal.kind == "building":
        return BUILDINGS[goal.of].era
    return int(goal.of) if goal.kind == "buildings_of_era" else 1


def _share(s: State, own: Player, goal: Goal) -> float:
    """The share of the goal that is reached, plus a bonus when it is met."""
    have = goals.count_now(s, goal)
    return SHARE * min(have, goal.n) / goal.n + (WHOLE if have >= goal.n else 0.0)


def _era(s: State, own: Player, goal: Goal) -> float:
    return ERA * (min(s.era, goal.n) - 1) + _missions(s, own, goal.n)


def _cities(s: State, own: Player, goal: Goal) -> float:
    """The share of Cities, plus the value of a Monarch on the map, who founds them."""
    value, have = _share(s, own, goal), goals.count_now(s, goal)
    founder = any(place >= 0 and unit_kind(own, unit) == "monarch" for unit, place in enumerate(own.units))
    return value + (FOUNDER if founder and have < goal.n else 0.0)


def _explored(s: State, own: Player, goal: Goal) -> float:
    """The tiles turned up, plus the units on the map and their distance to unexplored tiles."""
    have = goals.count_now(s, goal)
    return HELD * min(have, goal.n) + _ways(s, own, hexes(s.unexplored_mask), goal.n - have)


def _without(s: State, own: Player, goal: Goal) -> float:
    return 0.0 if goals.holds(s, goal) else BROKEN


def _points(s: State, own: Player, goal: Goal) -> float:
    """Victory points and the value of what promises more; beyond the goal they count little."""
    have = goals.count_now(s, goal)
    return POINTS * min(have, goal.n) + 0.5 * (worth(s, conditions.HUMAN) - have) + (WHOLE if have >= goal.n else 0.0)


def _lead(s: State, own: Player, goal: Goal) -> float:
    """The own side only; the opponents' value is subtracted where positions are compared."""
    lead = goals.count_now(s, goal)
    return LEAD * worth(s, conditions.HUMAN) + (WHOLE if s.ending and lead >= goal.n else 0.0)


def _hold(s: State, own: Player, goal: Goal) -> float:
    """The hexes held, plus the units on the map and their distance to the other hexes."""
    held = goals.held_hexes(s)
    open_ = tuple(hex_id for hex_id in goal.hexes if not held >> hex_id & 1)
    missing = goal.n - (len(goal.hexes) - len(open_))
    value = HELD * min(goal.n, len(goal.hexes) - len(open_)) + (WHOLE if missing <= 0 else 0.0)
    return value + _ways(s, own, open_, missing)


def _ways(s: State, own: Player, wanted: Sequence[int], missing: int) -> float:
    """The value of units on their way to `missing` hexes of those wanted, by distance."""
    if missing <= 0 or not wanted:
        return 0.0
    grid = s.board.scenario.map
    on_the_way = [place for place in own.units if place >= 0]
    starts = on_the_way or [own.capital]
    ways = sorted(min(grid.distance(place, hex_id) for place in starts) for hex_id in wanted)
    near = float_sum(NEARER * max(0, FAR - way) for way in ways[:missing])
    return near + ON_THE_WAY * min(missing, len(on_the_way))


def _battles(s: State, own: Player, goal: Goal) -> float:
    """The battles won, plus the distance of units, weighted by strength, to the nearest enemy."""
    have = goals.count_now(s, goal)
    value = _share(s, own, goal)
    foes = [place for seat, p in enumerate(s.seats) if seat != conditions.HUMAN for place in p.units if place >= 0]
    if have >= goal.n or not foes:
        return value
    grid = s.board.scenario.map
    ways = [
        STEP_TO_FIGHT * unit_cs(own, unit) * max(0, FAR - min(grid.distance(place, foe) for foe in foes))
        for unit, place in enumerate(own.units)
        if place >= 0
    ]
    return value + float_sum(ways) + ON_MAP * 0.3 * len(ways)


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


def _late(s: State) -> float:
    """Lateness from 0, while there is time, to 1 in the last round."""
    level = conditions.terms(s)
    return 1.0 - min(1.0, conditions.rounds_left(s) / (SPENT * level.rounds)) if level else 0.0


def _units(s: State, own: Player, march: bool) -> float:
    """The units on the map and those that could be deployed, and their distance to the enemy Capital if that is a goal.
    The later it is, the more each unit counts."""
    fixed = s.board.scenario.solo
    placed = [(unit, place) for unit, place in enumerate(own.units) if place >= 0]
    value = ON_MAP * (1.0 + URGENT * _late(s)) * len(placed)
    value += READY * len(deploy.deployable(s, conditions.HUMAN, means(s, conditions.HUMAN)))
    if not march or fixed is None:
        return value
    goal = fixed.enemy_capital
    if holding(s, conditions.HUMAN) >> goal & 1:
        return value + IN_CAPITAL + STEP * NEAR * sum(unit_cs(own, unit) for unit in range(len(own.units)))
    grid = s.board.scenario.map
    for unit, place in placed:
        value += STEP * unit_cs(own, unit) * max(0, NEAR - grid.distance(place, goal))
    return value - GARRISON * len(units_on(s.seats[solo.DUTCH], goal))


def _missions(s: State, own: Player, era: int) -> float:
    """The Missions that advance the era now and next, by the shortest number of rounds to complete one; the maximum
    once the goal's era is reached."""
    if s.era >= era:
        return MISSION + NEXT_MISSION
    level = conditions.terms(s)
    anyway = frozenset([goals.AS_OBJECTIVE.get(goal.kind, goal.kind) for goal in level.goals] if level else ())
    index, held = s.tile_index(), controlled(s, conditions.HUMAN)
    left = {number: SPAN for number in range(1, missions.LAST_ERA + 1)}
    for mission in own.missions:
        if mission in missions.OBJECTIVES:
            of = missions.OBJECTIVES[mission].era
            left[of] = min(left[of], mission_cost.rounds_left(mission, own, index, held, anyway))
    value = MISSION * (1.0 - left[s.era] / SPAN)
    return value + (NEXT_MISSION * (1.0 - left[s.era + 1] / SPAN) if s.era + 1 < era else NEXT_MISSION)


def means_worth(s: State, own: Player) -> float:
    """Evaluates goods and cards, Buildings that produce, and upgraded actions, in challenge points; less near the
    end."""
    value = GOODS * goods_worth(s, conditions.HUMAN)
    value += GOLD_CARD * len(own.gold_cards) + COMBAT_CARD * len(own.combat_cards)
    value += float_sum(UPGRADED.get(slot, 0.5) for _, slot in own.products)
    buildings = s.tile_index().buildings & controlled(s, conditions.HUMAN)
    return (value + BUILDING * min(6, buildings.bit_count())) * (1.0 - _late(s))
