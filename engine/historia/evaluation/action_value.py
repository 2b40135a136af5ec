"""Heuristic values, in VP, of cards, lists of operations, sides of Actions and targets, for bots.

They rank moves for shortlists and predict the choices of others; evaluate.py looks at positions instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.float_sum import float_sum
from engine.historia.card_language import (
    AddCube,
    Cards,
    Choose,
    Cubes,
    DrawAdvisor,
    Expand,
    ExtraAction,
    Government,
    If,
    Levels,
    LoseVp,
    Operations,
    Pay,
    Raid,
    ReadyCards,
    Trade,
    Vp,
    VpPer,
    War,
    Wonder,
)
from engine.historia.components import ACTIONS, ADVISORS, MILITARY, TECHNOLOGY, TOP, WONDERS
from engine.historia.decisions import Source
from engine.historia.evaluation.evaluate import WONDER
from engine.historia.rules import counts, map
from engine.historia.rules.actions import expand, exploit, trade_and_raid, war
from engine.historia.rules.card_lists import operations, side_of, sublist
from engine.historia.rules.feasibility import options, possible, sides, why_not_list, why_not_side
from engine.historia.state import Seat, State

CUBE, CARD, CHOICE, ADVISOR, READY = 0.7, 0.9, 1.2, 3.0, 1.0
LEVEL_EARLY, LEVEL_LATE = 2.0, 0.7
PRESENCE = 0.9
SINGULARITY_NEAR = 0.25


def share_left(s: State) -> float:
    """Returns the share of the game that is still to be played, this turn included: 1 in the first turn, 1/12 in the
    last."""
    return 1 - s.turn / 12


def level_worth(s: State, seat: Seat, track: str) -> float:
    """Returns the value, in VP, of gaining a level on a track for a seat, printed bonus included; it falls towards the
    end of the game. 2 at the end of the track."""
    civilization = s.seats[seat]
    at = civilization.technology if track == "technology" else civilization.military
    if at >= TOP:
        return 2.0
    worth = LEVEL_LATE + (LEVEL_EARLY - LEVEL_LATE) * share_left(s)
    bonus = (TECHNOLOGY if track == "technology" else MILITARY)[at + 1].bonus
    for op in bonus:
        if isinstance(op, Vp):
            worth += op.n
        elif isinstance(op, Cubes):
            worth += CUBE * min(op.n, civilization.used)
        elif isinstance(op, DrawAdvisor):
            worth += ADVISOR * 0.8
        elif isinstance(op, (Cards, ExtraAction)):
            worth += 1.0
    if track == "technology":
        worth += SINGULARITY_NEAR * max(0, at - 9)
    return worth


def wonder_worth(s: State, wonder: str) -> float:
    """Returns the value, in VP, of taking a wonder, the same for every seat: of owning it, its permanent effects and
    its uses in the remaining turns."""
    return 0.6 + 0.2 * sum(a.n for a in WONDERS[wonder].always) + WONDER[wonder] * 7 * share_left(s)


def place_worth(s: State, seat: Seat, territory: int) -> float:
    """Returns the value for a seat, in VP, of placing a cube on a territory: for being present there and, if it is
    empty, its token's VP and a third more; else more if a civilization there could be beaten in a War, less if not."""
    vp = map.token_vp(s, territory)
    if not map.occupied(s) >> territory & 1:
        return vp + PRESENCE + 0.3 * vp
    rivals = [o for o, c in enumerate(s.seats) if c.cubes >> territory & 1]
    beatable = any(counts.defence(s, o) < s.seats[seat].military for o in rivals)
    return PRESENCE + (0.5 if beatable else -0.2)


def war_worth(s: State, seat: Seat, other: Seat, territory: int, vp: int, strength: int) -> float:
    """Returns the value, in VP, of a War that a seat would start: positive if its military plus `strength` would win,
    negative if it would lose, 0 for a draw."""
    margin = s.seats[seat].military + strength - counts.defence(s, other)
    if margin > 0:
        return vp + 0.8 + 0.2 * map.token_vp(s, territory)
    return -2.5 - vp if margin < 0 else 0.0


def partner_worth(s: State, seat: Seat, action: str, other: Seat, op: Trade | Raid) -> float:
    """Returns the value, in VP, of a Trade with the civilization `other`, less a value for the VP that `other` gets, or
    of a Raid on it."""
    if isinstance(op, Trade):
        gift = op.partner_vp * (0.25 + s.seats[other].vp / (4 * max(1, max(c.vp for c in s.seats))))
        return level_worth(s, seat, "technology") - gift
    return op.vp + CUBE * min(op.cubes, s.seats[seat].used)


def _best(found: list[float]) -> float:
    return max(found, default=0.0)


def _expand(s: State, seat: Seat, op: Expand, source: Source) -> float:
    targets = map.territories(expand.targets(s, seat, op.reach))
    return _best([place_worth(s, seat, t) for t in targets]) - CUBE


def _partner(s: State, seat: Seat, op: Trade | Raid, source: Source) -> float:
    return _best([partner_worth(s, seat, op.op, o, op) for o in trade_and_raid.partners(s, seat, op.op, op.reach)])


def _war(s: State, seat: Seat, op: War, source: Source) -> float:
    return _best([war_worth(s, seat, o, t, op.vp, 0) for o, t in war.targets(s, seat)])


def _cubes(s: State, seat: Seat, op: Cubes, source: Source) -> float:
    civilization = s.seats[seat]
    scarce = 1.0
    if civilization.supply < 2:
        scarce = 1.3
    elif civilization.supply > 4:
        scarce = 0.6
    return CUBE * scarce * min(op.n, civilization.used)


def _cards(s: State, seat: Seat, op: Cards, source: Source) -> float:
    return (CHOICE if op.pick == "choice" else CARD) * min(op.n, len(s.seats[seat].queue))


def _levels(s: State, seat: Seat, op: Levels, source: Source) -> float:
    return op.n * level_worth(s, seat, op.op)


def _wonder(s: State, seat: Seat, op: Wonder, source: Source) -> float:
    return float_sum(sorted((wonder_worth(s, w) for w in s.row), reverse=True)[: op.n])


def _extra(s: State, seat: Seat, op: ExtraAction, source: Source) -> float:
    trained = op.mode == "advanced"
    worth = [
        side_worth(s, seat, op.action, side, wonders=False)
        for side in sides(op)
        if why_not_side(s, seat, op.action, side, op.reach, trained) is None
    ]
    return max(0.0, _best(worth))


def _choose(s: State, seat: Seat, op: Choose, source: Source) -> float:
    return _best([list_worth(s, seat, op.of[i], source) for i in options(s, seat, op, source)])


def _if(s: State, seat: Seat, op: If, source: Source) -> float:
    return list_worth(s, seat, sublist(op, 0 if counts.holds(s, seat, op.test) else 1), source)


def _government(s: State, seat: Seat, op: Government, source: Source) -> float:
    own: Source = ("government", counts.government(s, seat))
    return list_worth(s, seat, operations(own), own)


WORTH: dict[type, Callable[[State, Seat, Any, Source], float]] = {
    Vp: lambda s, seat, op, source: op.n,
    LoseVp: lambda s, seat, op, source: -op.n,
    Pay: lambda s, seat, op, source: -CUBE * op.n,
    Cubes: _cubes,
    AddCube: lambda s, seat, op, source: 1.5 * op.n * share_left(s),
    Cards: _cards,
    Levels: _levels,
    DrawAdvisor: lambda s, seat, op, source: ADVISOR * op.n * share_left(s),
    Wonder: _wonder,
    ReadyCards: lambda s, seat, op, source: READY * op.n,
    Expand: _expand,
    Trade: _partner,
    Raid: _partner,
    War: _war,
    ExtraAction: _extra,
    VpPer: lambda s, seat, op, source: counts.vp_per(s, seat, op),
    Choose: _choose,
    If: _if,
    Government: _government,
}
"""The value function of each kind of operation."""


def list_worth(s: State, seat: Seat, ops: Operations, source: Source) -> float:
    """Returns the value for a seat, in VP, of a card's operations: the sum over those that would have an effect now,
    less what they cost."""
    return float_sum(
        WORTH[type(op)](s, seat, op, source)
        for op in ops
        if type(op) in WORTH and (isinstance(op, (Pay, LoseVp)) or possible(s, seat, op, source))
    )


def side_worth(s: State, seat: Seat, action: str, side: str, wonders: bool = True) -> float:
    """Returns the value, in VP, of a usable side of an Action: its operations less its cost; `wonders`: with the uses
    of wonders it triggers."""
    chosen = side_of(action, side)
    worth = -CUBE * chosen.cost + (_triggered_worth(s, seat, action) if wonders else 0.0)
    for op in chosen.do:
        if type(op) in WORTH:
            worth += WORTH[type(op)](s, seat, op, ("action", action, side))
    if action == "exploit" and not s.seats[seat].used:
        targets = map.territories(exploit.liftable(s, seat, s.seats[seat].vp))
        worth -= min((map.token_vp(s, t) for t in targets), default=0) + PRESENCE
    return worth


def _triggered_worth(s: State, seat: Seat, trigger: str) -> float:
    """The value of the ready wonders that a trigger would allow to use."""
    civilization = s.seats[seat]
    worth = 0.0
    for index, wonder in enumerate(civilization.wonders):
        if not civilization.turned >> index & 1 and trigger in WONDERS[wonder].when:
            worth += 0.8 * max(0.0, list_worth(s, seat, WONDERS[wonder].do, ("wonder", wonder)))
    return worth


def best_side(s: State, seat: Seat, action: str) -> tuple[str, float]:
    """Returns (side, value in VP) of the best usable side of an Action; ("nothing", 0.0) if none is usable."""
    best = ("nothing", 0.0)
    for side in ("basic", "advanced"):
        if why_not_side(s, seat, action, side) is None:
            worth = side_worth(s, seat, action, side)
            if best[0] == "nothing" or worth > best[1]:
                best = (side, worth)
    return best


def card_worth(s: State, seat: Seat, card: str) -> float:
    """Returns the value, in VP, of a card of the hand if resolved now: 0 for an Action without a usable side, -1 for an
    advisor that can't be used."""
    if card == "revolution":
        return revolution_worth(s, seat)
    if card in ACTIONS:
        return best_side(s, seat, card)[1]
    if why_not_list(s, seat, ADVISORS[card].do, ("advisor", card)) is not None:
        return -1.0
    saved = 2.2 * share_left(s)
    return list_worth(s, seat, ADVISORS[card].do, ("advisor", card)) - saved


def revolution_worth(s: State, seat: Seat) -> float:
    """Returns the value, in VP, of playing a Revolution: more for each card in the queue, up to four, and for each card
    that the others have more in hand on average; less with over four cards in hand."""
    hand = s.seats[seat].hand.bit_count()
    others = [c.hand.bit_count() for o, c in enumerate(s.seats[: s.players]) if o != seat]
    mean = float_sum(others) / len(others) if others else 0.0
    queue = len(s.seats[seat].queue)
    return CHOICE + 0.3 * min(queue, 4) + 0.45 * (mean - hand) - (1.5 if hand > 4 else 0.0)
