"""Hand-written evaluation for bots: victory points now, plus the value of goods, cards and nearly completed Missions.

All weights are in victory points. The initial values of Monarchs and Missions were measured in play and are in
worth.toml.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

from engine.brazil import solo
from engine.brazil.board import around
from engine.brazil.challenge import conditions, goals
from engine.brazil.components import MISSIONS, MONARCHS
from engine.brazil.rules import bag, missions, payment_solver
from engine.brazil.rules.bag import Bag
from engine.brazil.rules.control import controlled, enemy_tiles, holding, on_map, rivals, unit_cs
from engine.brazil.rules.scoring import standing, total, total_of
from engine.brazil.state import DEFEATED, Player, Seat, State
from engine.brazil.tile_index import CachedScore
from engine.core.components import ComponentError, converted, read_toml
from engine.core.float_sum import float_sum

GOOD_VALUE = {"sugarcane": 0.30, "coffee": 0.33, "brazilwood": 0.36, "cotton": 0.40, "gold": 0.60, "science": 0.85}
MANY_GOODS = 8
BEYOND_MANY = 0.3
GOLD_CARD = 0.55
COMBAT_CARD = 0.30
UPGRADE = 0.8
UNIT_ON_MAP = 0.3
MISSION = 2.5
PALACE_CHANCE = 2.0
ROOM_TO_BUILD = 0.08
ENDS_AHEAD = 6.0
SOLO_WON = 100.0
SOLO_ERA = 9.0
SOLO_UNIT = 4.0
SOLO_CAPITAL = 12.0
SOLO_DUTCH_DEFEATED = 2.0
SOLO_STEP = 0.2
SOLO_GOAL = 15.0


class EvaluationWeights(NamedTuple):
    """The values of Monarchs and Missions, in victory points. Measured by `python -m tests.brazil.measure_worth`, those
    of Missions as `learned` by tests/brazil/learn_drafts.py."""

    monarchs: dict[str, float]
    missions: dict[str, float]
    learned: dict[str, float]


def read_worth(path: Path) -> EvaluationWeights:
    """Reads the evaluation weights of Monarchs and Missions from a file. Raises ComponentError for a missing, unknown
    or invalid entry."""
    read = converted(path, (), dict[str, dict[str, float]], read_toml(path))
    for name, known in (("monarchs", MONARCHS), ("missions", MISSIONS), ("learned", MISSIONS)):
        if alone := sorted(set(read.get(name, {})) ^ set(known)):
            raise ComponentError(path, name, f"missing or unknown: {', '.join(alone)}")
    return EvaluationWeights(**read)


WORTH = read_worth(Path(__file__).parent / "worth.toml")


def evaluate(s: State, seat: Seat) -> float:
    """Evaluates a position for a seat, in victory points: its own possessions, for the player of a challenge also the
    progress of the goals, and once the last round has begun or the game is over a bonus or malus for being ahead of all
    opponents or not."""
    own = worth(s, seat)
    if s.board.scenario.challenge and seat == conditions.HUMAN:
        own += solo_worth(s)
        if s.board.scenario.solo:
            return own
    if (s.over or s.ending) and (others := [total(s, other) for other in rivals(s, seat)]):
        own += ENDS_AHEAD if total(s, seat) > max(others) else -ENDS_AHEAD
    return own


def worth(s: State, seat: Seat) -> float:
    """Evaluates a seat's own possessions: its victory points, before the end of the game with what will bring more
    (`prospects`)."""
    return float(total(s, seat)) if s.over else prospects(s, seat)


def prospects(s: State, seat: Seat) -> float:
    """Returns a seat's victory points plus the value of goods, cards and other things that will bring more, as if the
    game continued."""
    held = controlled(s, seat)
    stand = standing(s.seats[seat], s.tile_index(), held)
    return promising(s, seat, stand, total_of(s, seat, held, stand), payment_solver.held(s, seat))


def promising(s: State, seat: Seat, stand: CachedScore, points: int, goods: Bag) -> float:
    """Evaluates a seat like `prospects` (its victory points plus what will bring more) from values that are known
    already: its victory points, its goods and its score of Missions and Palaces."""
    player = s.seats[seat]
    value = float(points) + _goods_worth(goods)
    value += GOLD_CARD * len(player.gold_cards) + COMBAT_CARD * len(player.combat_cards)
    value += UPGRADE * len(player.products) + UNIT_ON_MAP * on_map(player)
    for mission, share in stand.shares:
        value += mission_worth(mission, share, s.era)
    value += promise(player)
    return value + ROOM_TO_BUILD * room(s, seat)


def promise(player: Player) -> float:
    """Returns the value, in VP, of the seat's Monarch and of its Missions, in hand and revealed, as measured in games
    between bots. Only the draft and Missions drawn later change it."""
    return _promised(player.monarch, player.missions + player.revealed)


@functools.lru_cache(maxsize=1 << 12)
def _promised(monarch: str, cards: tuple[str, ...]) -> float:
    return WORTH.monarchs.get(monarch, 0.0) + float_sum(WORTH.missions.get(mission, 0.0) for mission in cards)


def solo_worth(s: State) -> float:
    """Evaluates the progress towards winning a challenge: 100 and the rounds left once it is won; else the share of its
    goals or, against the Dutch, eras, units on the map and their distance to the enemy Capital."""
    fixed = s.board.scenario.solo
    if conditions.won(s):
        return SOLO_WON + conditions.rounds_left(s)
    if fixed is None or not fixed.enemy:
        found = [row for row in goals.progress_of_all(s) if row.needed > 0]
        return float_sum(SOLO_GOAL * max(0, min(row.have, row.needed)) / row.needed for row in found)
    own, dutch = s.seats[conditions.HUMAN], s.seats[solo.DUTCH]
    value = SOLO_ERA * s.era + SOLO_UNIT * on_map(own)
    value += SOLO_CAPITAL * (holding(s, conditions.HUMAN) >> fixed.enemy_capital & 1)
    value += SOLO_DUTCH_DEFEATED * dutch.units.count(DEFEATED)
    grid = s.board.scenario.map
    for unit, place in enumerate(own.units):
        if place >= 0:
            value -= SOLO_STEP * unit_cs(own, unit) * grid.distance(place, fixed.enemy_capital)
    return value


def goods_worth(s: State, seat: Seat) -> float:
    """Evaluates the goods a seat has, in VP; beyond MANY_GOODS each counts less."""
    return _goods_worth(payment_solver.held(s, seat))


@functools.lru_cache(maxsize=1 << 14)
def _goods_worth(held: Bag) -> float:
    value = float_sum(GOOD_VALUE[good] * bag.count(held, good) for good in bag.kinds(held))
    number = bag.size(held)
    return value if number <= MANY_GOODS else value * (MANY_GOODS + BEYOND_MANY * (number - MANY_GOODS)) / number


def mission_worth(mission: str, share: float, era: int) -> float:
    """Evaluates a held Mission of which this `share` (0-1) is completed: in full in its own era and later, less one era
    before, at 0 earlier."""
    entry = MISSIONS[mission]
    if entry.era > era + 1:
        return 0.0
    weight = 1.0 if entry.era <= era else 0.4
    bonus = entry.vp if entry.era < missions.LAST_ERA else 0
    return weight * share * share * (MISSION + PALACE_CHANCE + 0.8 * bonus)


def room(s: State, seat: Seat) -> int:
    """Counts the free land hexes next to the seat's tiles and to no enemy tile, where it can still build; at most 8."""
    player = s.seats[seat]
    reach = around(s.board, player.tiles) & s.board.land & ~s.tiles & ~around(s.board, enemy_tiles(s, seat))
    return min(8, reach.bit_count())
