"""Evaluates a position for a seat, in VP, for bots. Weights were tuned by self-play; no rule depends on them."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.float_sum import float_sum
from engine.historia.card_language import Cards, Cubes, Vp, VpPer
from engine.historia.components import GOVERNMENTS, LAST_TURN, LEADERS, TURNS_AN_ERA, WONDERS
from engine.historia.decisions import DraftDecision
from engine.historia.rules import counts, map
from engine.historia.shapes import Aim, GovernmentZone, Leader
from engine.historia.state import Civilization, Seat, State

RATE = {
    "technology": 0.75,
    "military": 0.6,
    "art": 0.3,
    "expansion": 0.5,
    "explored": 0.2,
    "exploit": 0.45,
    "trade": 0.4,
    "traded_with": 0.3,
    "raid": 0.35,
    "war": 0.2,
    "war_won": 0.15,
    "attacked": 0.15,
    "tourism": 0.3,
    "revolution": 0.35,
    "advisor": 0.25,
    "turn_end": 1.0,
}
"""How often a trigger occurs in a turn, measured in games of greedy bots."""
OPERATION = {
    "vp": 1.0,
    "cubes": 0.8,
    "cards": 1.0,
    "ready": 1.0,
    "wonder": 2.5,
    "technology": 1.8,
    "pay": -0.8,
    "if": 2.0,
}
"""The value of one unit of an operation."""
GROWTH = {
    "technology": (1.35, 1.2, 1.1),
    "military": (0.9, 0.95, 0.85),
    "levels": (2.2, 2.1, 1.9),
    "wonders": (0.25, 0.5, 0.5),
    "territories": (0.85, 0.15, 0.1),
    "sole": (0.8, 0.1, 0.05),
    "supply": (0.2, 0.3, 0.2),
    "advisors_used": (0.55, 0.25, 0.2),
    "attacks_in_era": (0.3, 0.7, 0.65),
    "trades_in_era": (0.8, 0.8, 0.5),
}
"""The increase of a count in a turn, by era, measured in games of greedy bots."""


class Weights(NamedTuple):
    """Weights of the evaluation, in VP.

    `level_turn` counts for every turn left; `cube` falls by `cube_fall` with every further one; `tempo`: a Revolution's
    value for every card that others hold more.
    """

    level_end: float = 0.45
    level_turn: float = 0.19
    technology_near: float = 0.05
    government: float = 1.0
    cube: float = 0.9
    cube_fall: float = 0.1
    used: float = 0.25
    hand: float = 0.75
    oldest: float = 0.45
    advisor: float = 1.4
    wonder_use: float = 0.6
    wonder_count: float = 0.12
    present: float = 0.35
    sole: float = 0.45
    leader: float = 1.0
    tempo: float = 0.9
    rivals: float = 0.5
    best_rival: float = 0.25


WEIGHTS = Weights()


def _of_government(zone: GovernmentZone) -> float:
    """The approximate value of a government per turn."""
    worth = 0.0
    for op in zone.bonus:
        if isinstance(op, VpPer):
            worth += 0.55 * (op.most or op.n)
        elif isinstance(op, (Vp, Cubes, Cards)):
            worth += (1.0 if isinstance(op, Vp) else 0.7) * op.n
    return worth


def _of_wonder(wonder: str) -> float:
    """The value of a wonder per turn: its list times the chance that a trigger occurs and its test holds."""
    card = WONDERS[wonder]
    worth, quiet = 0.0, 1.0
    for op in card.do:
        worth += OPERATION.get(op.op, 0.6) * (float(getattr(op, "n", 1)) if op.op != "vp_per" else 1.0)
    for trigger in card.when:
        quiet *= 1 - RATE.get(trigger, 0.3)
    if card.test:
        worth *= 0.35 if card.test.kind == "most" else 0.55
    return worth * (1 - quiet)


GOVERNMENT = {zone.id: _of_government(zone) for zone in GOVERNMENTS.values()}
"""The value of each government per turn."""
WONDER = {wonder: _of_wonder(wonder) for wonder in WONDERS}
"""The value of each wonder per turn."""


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> float:
    """Evaluates a position for a seat, in VP: its own prospects, less shares of the others' VP and territories (their
    mean, and the highest)."""
    worth = prospects(s, seat, w)
    others = [c.vp + w.present * c.cubes.bit_count() for other, c in enumerate(s.seats) if other != seat]
    if others:
        worth -= w.rivals * float_sum(others) / len(others) + w.best_rival * max(others)
    return worth


def prospects(s: State, seat: Seat, w: Weights) -> float:
    """Returns a seat's VP and the VP that its position is expected to bring; its VP alone once the game is over."""
    civilization = s.seats[seat]
    if s.over:
        return civilization.vp
    turns = LAST_TURN - s.turn + 1
    levels = civilization.technology + civilization.military
    worth = civilization.vp + levels * (w.level_end + w.level_turn * (turns - 1))
    worth += w.technology_near * max(0, civilization.technology - 8) ** 2
    worth += w.government * turns * GOVERNMENT[counts.government(s, seat)]
    worth += land_worth(s, seat, w)
    late = min(1.0, (turns + 1) / 4)
    worth += late * (cubes_worth(civilization, w) + cards_worth(s, civilization, w))
    worth += wonders_worth(s, seat, civilization, turns, w)
    return worth + (w.leader * leader_now(s, seat, civilization) if civilization.leader else 0.0)


def cubes_worth(civilization: Civilization, w: Weights) -> float:
    """Returns the value, in VP, of a civilization's cubes in supply and used pool; each further one in the supply is
    worth less."""
    n = min(civilization.supply, int(w.cube / w.cube_fall))
    return n * w.cube - w.cube_fall * n * (n - 1) / 2 + w.used * civilization.used


def cards_worth(s: State, civilization: Civilization, w: Weights) -> float:
    """Returns the value, in VP, of a civilization's hand, advisors and the oldest cards of its queue; after a
    Revolution, also compares the hand with the others' hands."""
    hand = civilization.hand.bit_count()
    worth = w.hand * hand + w.oldest * min(2, len(civilization.queue)) + w.advisor * len(civilization.advisors)
    if s.revolution:
        others = [c.hand.bit_count() for c in s.seats[: s.players] if c is not civilization]
        worth += w.tempo * ((float_sum(others) / len(others) if others else 0.0) - hand)
    return worth


def land_worth(s: State, seat: Seat, w: Weights) -> float:
    """Returns the value, in VP, of a seat's territories: a weight for each cube, and the VP of the tokens where it is
    alone, which score at an era's end."""
    soon = 1 - (TURNS_AN_ERA - s.turn_of_era) / (TURNS_AN_ERA + 1)
    ends = soon + (LAST_TURN - s.turn) // TURNS_AN_ERA * 0.4
    vp = sum(map.token_vp(s, t) for t in map.territories(map.sole(s, seat)))
    return w.present * s.seats[seat].cubes.bit_count() + w.sole * ends * vp


def wonders_worth(s: State, seat: Seat, civilization: Civilization, turns: int, w: Weights) -> float:
    """Returns the value, in VP, of a seat's wonders: their number, and their uses expected in the remaining turns, this
    one's only for ready wonders."""
    worth = w.wonder_count * counts.wonders(s, seat) * (civilization.technology + 4) / 10
    for index, wonder in enumerate(civilization.wonders):
        uses = turns - 1 + (0.7 if not civilization.turned >> index & 1 else 0.0)
        worth += w.wonder_use * uses * WONDER[wonder]
    return worth


def leader_now(s: State, seat: Seat, civilization: Civilization) -> float:
    """Returns the value, in VP, of a seat's leader; rounded to whole VP while leaders are drafted."""
    leader = LEADERS[civilization.leader]
    if s.frames and isinstance(s.frames[-1], DraftDecision):
        return draft_worth(s, seat, leader)
    return leader_worth(s, seat, leader)


def draft_worth(s: State, seat: Seat, leader: Leader) -> float:
    """Returns the value of a leader during the draft, rounded to whole VP, since it can't be ranked more finely before
    its era."""
    return float(round(leader_worth(s, seat, leader)))


def leader_worth(s: State, seat: Seat, leader: Leader) -> float:
    """Returns the expected VP of a leader: the VP of its low and high aim, weighted by the chance to meet each by the
    end of its era."""
    turns = TURNS_AN_ERA - s.turn_of_era + 0.5 if leader.era == s.era else float(TURNS_AN_ERA)
    low, high = (_chance(s, seat, aim, leader.era, turns) for aim in (leader.low, leader.high))
    return leader.low.vp * low * (1 - high) + leader.high.vp * high


def _chance(s: State, seat: Seat, aim: Aim, era: int, turns: float) -> float:
    """The chance that all tests of an aim hold after this many turns, by the usual growth of counts in the era."""
    chance = 1.0
    for test in aim.aim:
        found = counts.COUNTS[test.kind](s, seat)
        growth = GROWTH[test.kind][era - 1] * turns
        if test.least is None:
            chance *= 0.75 if found <= (test.at_most or 0) else 0.0
        elif found < test.least:
            chance *= min(0.95, max(0.02, 0.5 + (found + growth - test.least) / (2 * growth + 1)))
    return chance
