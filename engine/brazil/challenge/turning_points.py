"""Finds the rounds of a finished challenge in which the chance of winning changed most, at most three (rules 11).

For a defeat those in which it fell, for a victory those in which it rose. Each has a code for what happened in that
round, or which goal was neglected. Uses the full position, so only for finished games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.brazil.challenge import goals, infeasibility
from engine.brazil.challenge.conditions import HUMAN, terms, won
from engine.brazil.evaluation.chances import behind, chance
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
MAINLY = 0.5  # share of the round's swing from which on one move represents the round


class TurningPoint(NamedTuple):
    """A decisive event: after `move` moves of the log, in a `round`. `code` is "goal_met", "goal_lost", "out_of_reach"
    or "behind" (`thing` is the goal's id), "battle_won" or "battle_lost" (at `hex`), "unit_lost" or "deployed" (the
    unit's number), "era" (its number), "mission", "built", "product" or "painting" (its id). `swing` is the change in
    the chance of winning (0-1) in that round."""

    move: int
    round: int
    code: str
    thing: str
    hex: int
    swing: float


def find_turning_points(session: Session[State, Any]) -> tuple[TurningPoint, ...]:
    """Finds the rounds that decided a finished challenge, at most three, in chronological order: for a victory those in
    which the chance of winning rose most, with the goal met last; for a defeat those in which it fell most. Raises
    ValueError for a running game or one without a challenge."""
    if not session.state.over or terms(session.state) is None:
        raise ValueError("there are turning points only when a challenge is over")
    sign = 1 if won(session.state) else -1
    steps = list(_steps(session))
    last = next((step for step in reversed(steps) if step.code == "goal_met"), None) if sign > 0 else None
    found = [
        moment
        for number in dict.fromkeys(step.round for step in steps)
        if (moment := _of_round(session, [step for step in steps if step.round == number], sign, last)) is not None
    ]
    ranked = sorted(found, key=lambda moment: (last is None or moment.move != last.move, -sign * moment.swing))
    return tuple(sorted(ranked[:NUMBER], key=lambda moment: moment.move))


def _steps(session: Session[State, Any]) -> Iterator[TurningPoint]:
    """Iterates over the moves as turning points; `code` is "" for a move without an event to report."""
    before = session.position(0)
    known, standing = chance(before), _standings(before)
    missed = _missed(session.state)
    for number, entry in enumerate(session.log, 1):
        after = session.position(number)
        then = _standings(after)
        code, thing, hex_id = _what(entry.events, standing, then)
        for proof in infeasibility.all_proofs(after) if missed and not after.over else ():
            if proof.goal.id in missed:
                missed.remove(proof.goal.id)
                code, thing, hex_id = "out_of_reach", proof.goal.id, -1
        weighty = bool(code) or after.round != before.round or bool(after.over)
        now = chance(after) if weighty else known  # small changes count with the next weighty move
        yield TurningPoint(number, before.round, code, thing, hex_id, now - known)
        before, known, standing = after, now, then


def _of_round(
    session: Session[State, Any], steps: Sequence[TurningPoint], sign: int, last: TurningPoint | None
) -> TurningPoint | None:
    """The turning point of a round, represented by the move with the greatest effect; None if the round had no effect
    towards the result."""
    swing = sum(step.swing for step in steps)
    if last in steps:
        return last._replace(swing=swing)  # type: ignore[union-attr]
    if swing * sign <= 0:
        return None
    eventful = [step for step in steps if step.code and step.swing * sign > 0]
    best = max(eventful, key=lambda step: step.swing * sign, default=None)
    if best is not None and best.swing / swing >= MAINLY:
        return best._replace(swing=swing)
    if sign < 0 and (goal := _forgotten(session.position(steps[0].move - 1), session.position(steps[-1].move))):
        return TurningPoint(steps[-1].move, steps[-1].round, "behind", goal, -1, swing)
    return best._replace(swing=swing) if best is not None else None


def _forgotten(before: State, after: State) -> str:
    """The goal that fell behind most in a round without progress for it; "" if there is none."""
    had = {row.goal.id: row.have for row in goals.progress_of_all(before)}
    idle = [row.goal.id for row in goals.progress_of_all(after) if row.have <= had[row.goal.id]]
    earlier, later = behind(before), behind(after)
    lost = {goal: (later[goal] - earlier[goal], later[goal]) for goal in idle if later[goal] >= earlier[goal] > 0}
    return max(lost, key=lost.__getitem__, default="")


def _missed(s: State) -> list[str]:
    """The goals that a lost challenge did not meet."""
    if won(s):
        return []
    return [row.goal.id for row in goals.progress_of_all(s) if row.standing not in ("met", "kept")]


def _standings(s: State) -> dict[str, bool]:
    return {row.goal.id: row.standing in ("met", "kept") for row in goals.progress_of_all(s)}


def _what(events: Sequence[Event], before: dict[str, bool], after: dict[str, bool]) -> tuple[str, str, int]:
    """Code, thing and hex of the event to report for a move; an empty code if there is none."""
    battle = next((e for e in events if isinstance(e, BattleEnded) and HUMAN in (e.attacker, e.defender)), None)
    at = battle.hex if battle else -1
    for goal, met in after.items():
        if met != before[goal]:
            return ("goal_met", goal, at) if met else ("goal_lost", goal, at)
    if battle:
        return ("battle_won", "", at) if battle.winner == HUMAN else ("battle_lost", "", at)
    for event in events:
        match event:
            case UnitsDefeated(seat=0):
                return "unit_lost", str(event.units[0]), event.hex
            case EraBegan():
                return "era", str(event.era), -1
            case MissionAnnounced(seat=0):
                return "mission", event.mission, -1
            case UnitDeployed(seat=0):
                return "deployed", str(event.unit), event.hex
            case TileBuilt(seat=0):
                return "built", event.tile, event.hex
            case ProductMade(seat=0):
                return "product", event.product, -1
            case PaintingTaken(seat=0):
                return "painting", event.painting, -1
    return "", "", -1
