"""The three moments of a challenge that decided it, for its end: where what it was worth changed most (rules 11).

The worth is that of `campaign.py`, goal by goal; each moment says by a code what happened, and a lost challenge names
the turn from which on a goal was proven out of reach. Only for games that are over: it looks at all cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.brazil import goals, reach
from engine.brazil.campaign import campaign
from engine.brazil.challenge import HUMAN, terms, won
from engine.brazil.events import (
    BattleEnded,
    EraBegan,
    MissionAnnounced,
    PaintingTaken,
    ProductMade,
    TileBuilt,
    UnitDeployed,
    UnitsDefeated,
)
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.session import Session

NUMBER = 3
GOAL = 12.0
BATTLE = 6.0
HOPELESS = -30.0


class Moment(NamedTuple):
    """Something that decided: after `move` moves of the log, in a `round`. `code` is "goal_met", "goal_lost" or
    "out_of_reach" (`thing` is the goal's id), "battle_won" or "battle_lost" (at `hex`), "unit_lost" or "deployed" (the
    unit's number), "era" (its number), "mission", "built", "product" or "painting" (its id). `swing` is how much it
    brought or, below 0, cost.
    """

    move: int
    round: int
    code: str
    thing: str
    hex: int
    swing: float


def moments(session: Session[State, Any]) -> tuple[Moment, ...]:
    """Up to three, in the order they came, no two in one round unless there are no others; a victory's have the goal
    that was met last. Raises ValueError while the game still runs, or where no challenge was played."""
    if not session.state.over or terms(session.state) is None:
        raise ValueError("the moments that decided are told when a challenge is over")
    found = list(_all(session))
    last = [moment for moment in found if moment.code == "goal_met"][-1:] if won(session.state) else []
    ranked = sorted(found, key=lambda moment: (moment not in last, -abs(moment.swing), moment.move))
    chosen: list[Moment] = []
    for apart in (True, False):
        for moment in ranked:
            known = moment in chosen or (apart and moment.round in [other.round for other in chosen])
            if len(chosen) < NUMBER and not known and abs(moment.swing) > 0:
                chosen.append(moment)
    return tuple(sorted(chosen, key=lambda moment: moment.move))


def _all(session: Session[State, Any]) -> Iterator[Moment]:
    before = session.position(0)
    value, standing = _worth(before), _standings(before)
    missed = _missed(session.state)
    for number, entry in enumerate(session.log, 1):
        after = session.position(number)
        now, then = _worth(after), _standings(after)
        code, thing, hex_id, more = _what(entry.events, standing, then)
        if code:
            yield Moment(number, before.round, code, thing, hex_id, round(now - value + more, 2))
        for proof in reach.all_proofs(after) if missed and not after.over else ():
            if proof.goal.id in missed:
                missed.remove(proof.goal.id)
                yield Moment(number, after.round, "out_of_reach", proof.goal.id, -1, HOPELESS)
        before, value, standing = after, now, then


def _missed(s: State) -> list[str]:
    """The goals a lost challenge did not meet."""
    if won(s):
        return []
    return [row.goal.id for row in goals.all_of(s) if row.standing not in ("met", "kept")]


def _worth(s: State) -> float:
    """What a position is worth; the end itself changes nothing."""
    if s.over:
        s = s.copy()
        s.over = ""
    return campaign(s)


def _standings(s: State) -> dict[str, bool]:
    return {row.goal.id: row.standing in ("met", "kept") for row in goals.all_of(s)}


def _what(events: Sequence[Event], before: dict[str, bool], after: dict[str, bool]) -> tuple[str, str, int, float]:
    """Code, thing and hex of what a move brought, and what it weighs besides its worth; "" for nothing to tell."""
    battle = next((e for e in events if isinstance(e, BattleEnded) and HUMAN in (e.attacker, e.defender)), None)
    at = battle.hex if battle else -1
    for goal, met in after.items():
        if met != before[goal]:
            return ("goal_met", goal, at, GOAL) if met else ("goal_lost", goal, at, -GOAL)
    if battle:
        return ("battle_won", "", at, BATTLE) if battle.winner == HUMAN else ("battle_lost", "", at, -BATTLE)
    for event in events:
        match event:
            case UnitsDefeated(seat=0):
                return "unit_lost", str(event.units[0]), event.hex, -BATTLE
            case EraBegan():
                return "era", str(event.era), -1, 0.0
            case MissionAnnounced(seat=0):
                return "mission", event.mission, -1, 0.0
            case UnitDeployed(seat=0):
                return "deployed", str(event.unit), event.hex, 0.0
            case TileBuilt(seat=0):
                return "built", event.tile, event.hex, 0.0
            case ProductMade(seat=0):
                return "product", event.product, -1, 0.0
            case PaintingTaken(seat=0):
                return "painting", event.painting, -1, 0.0
    return "", "", -1, 0.0
