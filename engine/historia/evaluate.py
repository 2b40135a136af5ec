"""What a position is worth to a seat, in VP: for bots. Weights found by self-play; no rule depends on them."""

from __future__ import annotations

from engine.historia import counts, map
from engine.historia.components import GOVERNMENTS, LAST_TURN, LEADERS, TURNS_AN_ERA, WONDERS
from engine.historia.shapes import Aim, GovernmentZone
from engine.historia.state import Civilization, Seat, State
from engine.historia.vocabulary import Cards, Cubes, Vp, VpPer

CUBES = (0.0, 1.0, 1.9, 2.6, 3.1, 3.5, 3.8, 4.0, 4.1, 4.1)
USED, HAND, OLDEST = 0.25, 0.75, 0.45
ADVISOR, WONDER_COUNT = 1.6, 0.12
LEVEL_TURN, LEVEL_END, TECHNOLOGY_NEAR = 0.12, 0.45, 0.05
SOLE, SHARED, STRONGER = 0.45, 0.35, 0.12
TEMPO = 0.5


def _of_government(zone: GovernmentZone) -> float:
    """What a government pays a turn, roughly."""
    worth = 0.0
    for op in zone.bonus:
        if isinstance(op, VpPer):
            worth += 0.55 * (op.most or op.n)
        elif isinstance(op, (Vp, Cubes, Cards)):
            worth += (1.0 if isinstance(op, Vp) else 0.7) * op.n
    return worth


GOVERNMENT = {zone.id: _of_government(zone) for zone in GOVERNMENTS.values()}


def evaluate(s: State, seat: Seat) -> float:
    """The own prospects, less the mean of the others'."""
    own = prospects(s, seat)
    others = [prospects(s, other) for other in range(len(s.seats)) if other != seat]
    rivals = sum(others) / len(others) if others else 0.0
    best = max(others, default=0.0)
    return own - 0.5 * rivals - 0.25 * best


def prospects(s: State, seat: Seat) -> float:
    """VP, and what the position will bring."""
    civilization = s.seats[seat]
    turns = LAST_TURN - s.turn + 1
    if s.over:
        return civilization.vp
    levels = civilization.technology + civilization.military
    worth = civilization.vp + levels * (LEVEL_END + LEVEL_TURN * (turns - 1))
    worth += TECHNOLOGY_NEAR * max(0, civilization.technology - 8) ** 2
    worth += 0.7 * turns * GOVERNMENT[counts.government(s, seat)]
    worth += _land(s, seat)
    if civilization.difficulty:
        return worth
    late = min(1.0, (turns + 1) / 4)
    worth += late * (CUBES[civilization.supply] + USED * civilization.used + _cards(s, civilization))
    worth += ADVISOR * late * len(civilization.advisors)
    worth += _wonders(s, seat, civilization, turns)
    return worth + (_leader(s, seat, civilization) if civilization.leader else 0.0)


def _cards(s: State, civilization: Civilization) -> float:
    """The hand, and the two that come back first; when the turn ends, it is the better the fuller others' hands are."""
    hand = civilization.hand.bit_count()
    worth = HAND * hand + OLDEST * min(2, len(civilization.queue))
    if s.revolution:
        others = [c.hand.bit_count() for c in s.seats[: s.players] if c is not civilization]
        worth += TEMPO * ((sum(others) / len(others) if others else 0.0) - hand)
    return worth


def _land(s: State, seat: Seat) -> float:
    """Territories: alone they score at the era's end."""
    own = s.seats[seat].cubes
    alone = map.sole(s, seat)
    soon = 1 - (TURNS_AN_ERA - s.turn_of_era) / (TURNS_AN_ERA + 1)
    ends = soon + (LAST_TURN - s.turn) // TURNS_AN_ERA * 0.4
    vp = sum(map.token_vp(s, t) for t in map.territories(alone))
    return SHARED * own.bit_count() + SOLE * ends * vp


def _wonders(s: State, seat: Seat, civilization: Civilization, turns: int) -> float:
    """Each by its uses to come; those not turned may be used this turn too."""
    worth = WONDER_COUNT * counts.wonders(s, seat) * (civilization.technology + 4) / 10
    for index, wonder in enumerate(civilization.wonders):
        uses = turns - 1 + (0.7 if not civilization.turned >> index & 1 else 0.0)
        worth += 0.55 * uses * VALUE[wonder]
    return worth


def _value(wonder: str) -> float:
    card = WONDERS[wonder]
    worth = sum(float(op.n) if isinstance(op, Vp) else 0.6 for op in card.do)
    worth *= 0.6 if card.test else 1.0
    if all(trigger in ("war", "war_won", "attacked", "advisor", "tourism", "revolution") for trigger in card.when):
        worth *= 0.5
    return worth


VALUE = {wonder: _value(wonder) for wonder in WONDERS}


def _leader(s: State, seat: Seat, civilization: Civilization) -> float:
    """The aims by how near they are."""
    leader = LEADERS[civilization.leader]
    soon = s.turn_of_era / TURNS_AN_ERA
    low, high = (_near(s, seat, aim) for aim in (leader.low, leader.high))
    return (0.3 + 0.7 * soon) * max(leader.low.vp * low, leader.high.vp * high)


def _near(s: State, seat: Seat, aim: Aim) -> float:
    """1 where an aim holds, less the farther it is."""
    near = 1.0
    for test in aim.aim:
        found = counts.COUNTS[test.kind](s, seat)
        if test.least is not None:
            near *= 1.0 if found >= test.least else 0.8 * (found / test.least) ** 3
        elif found > (test.at_most or 0):
            return 0.0
    return near
