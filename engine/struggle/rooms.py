"""One stateless room for each kind of frame: what is legal, why not, what a move does, what needs no decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle import (
    calendar,
    deal,
    event_play,
    hand,
    initiative,
    laying,
    ministry_phase,
    payment,
    round,
    upgrade,
)
from engine.struggle import frames as f
from engine.struggle.moves import Move
from engine.struggle.state import State
from engine.struggle.wars import conquest, effects, layout, losses, spoils, usa, war

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
    f.KeepFrame: Room(deal.legal, deal.why_not, deal.apply, deal.step),
    f.MinistryFrame: Room(ministry_phase.legal, ministry_phase.why_not, ministry_phase.apply, ministry_phase.step),
    f.FirstFrame: Room(initiative.legal, initiative.why_not, initiative.apply),
    f.RoundFrame: Room(round.legal, round.why_not, round.apply, round.step),
    f.PayFrame: Room(payment.legal, payment.why_not_pay, round.apply_pay),
    f.UpgradeFrame: Room(upgrade.legal_keep, upgrade.why_not_keep, upgrade.apply_keep),
    f.LayFrame: Room(laying.legal, laying.why_not, laying.apply, laying.step),
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
