"""One stateless room for each kind of frame: what is legal, why not, what a move does, what needs no decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle import decisions as f
from engine.struggle.moves import Move
from engine.struggle.rules import (
    action_round,
    bonus_war_tiles,
    calendar,
    dealing,
    event_play,
    hand,
    initiative,
    ministry_phase,
)
from engine.struggle.rules.purchases import military_upgrade, payment
from engine.struggle.rules.wars import conquest, effects, layout, losses, spoils, usa, war
from engine.struggle.state import State

Out = list[Event]


def _no_step(s: State, frame: Any, out: Out) -> bool:
    return False


def _nothing(s: State, frame: Any) -> list[Move]:
    return []


def _not_now(s: State, frame: Any, move: Move) -> Reason | None:
    return refuse("not_now")


def _no_move(s: State, frame: Any, move: Move, out: Out) -> None:
    raise LookupError(f"{frame.kind} asks nobody")


@dataclass(frozen=True, slots=True)
class Room:
    """`legal` lists moves, `why_not` judges one, `apply` plays it, `step` does what needs no decision."""

    legal: Callable[[State, Any], list[Move]] = _nothing
    why_not: Callable[[State, Any, Move], Reason | None] = _not_now
    apply: Callable[[State, Any, Any, Out], None] = _no_move
    step: Callable[[State, Any, Out], bool] = _no_step


ROOMS: dict[type, Room] = {
    f.CalendarFrame: Room(step=calendar.step),
    f.KeepFrame: Room(dealing.legal, dealing.why_not, dealing.apply, dealing.step),
    f.MinistryFrame: Room(ministry_phase.legal, ministry_phase.why_not, ministry_phase.apply, ministry_phase.step),
    f.FirstFrame: Room(initiative.legal, initiative.why_not, initiative.apply),
    f.RoundFrame: Room(action_round.legal, action_round.why_not, action_round.apply, action_round.step),
    f.PayFrame: Room(payment.legal, payment.why_not_pay, action_round.apply_pay),
    f.UpgradeFrame: Room(military_upgrade.legal_keep, military_upgrade.why_not_keep, military_upgrade.apply_keep),
    f.LayFrame: Room(bonus_war_tiles.legal, bonus_war_tiles.why_not, bonus_war_tiles.apply, bonus_war_tiles.step),
    f.HandFrame: Room(hand.legal, hand.why_not, hand.apply, hand.step),
    f.EventFrame: Room(event_play.legal_pick, event_play.why_not_pick, event_play.apply_pick, event_play.step),
    f.WarFrame: Room(step=war.step),
    f.EffectsFrame: Room(effects.legal, effects.why_not, effects.apply, effects.step),
    f.SpoilsFrame: Room(spoils.legal, spoils.why_not, spoils.apply, spoils.step),
    f.RefusalFrame: Room(conquest.legal_refusal, conquest.why_not_refusal, conquest.apply_refusal),
    f.LossFrame: Room(losses.legal, losses.why_not, losses.apply, losses.step),
    f.UsaFrame: Room(usa.legal, usa.why_not, usa.apply, usa.step),
    f.CompensationFrame: Room(
        losses.legal_compensation,
        losses.why_not_compensation,
        losses.apply_compensation,
        losses.step_compensation,
    ),
    f.LayoutFrame: Room(layout.legal, layout.why_not, layout.apply),
}
