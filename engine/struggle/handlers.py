"""Maps each kind of decision to its handler: the functions that list, validate and play its moves."""

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
    discard_after_draw,
    event_play,
    initiative,
    ministry_phase,
)
from engine.struggle.rules.purchases import military_upgrade, payment
from engine.struggle.rules.wars import conquest, effects, layout, losses, spoils, usa, war
from engine.struggle.state import State

Out = list[Event]


def _no_step(s: State, frame: Any, out: Out) -> bool:
    return False


def _no_moves(s: State, frame: Any) -> list[Move]:
    return []


def _not_now(s: State, frame: Any, move: Move) -> Reason | None:
    return refuse("not_now")


def _no_move(s: State, frame: Any, move: Move, out: Out) -> None:
    raise LookupError(f"{frame.kind} asks nobody")


@dataclass(frozen=True, slots=True)
class DecisionHandler:
    """The functions for one kind of decision.

    `legal` lists moves, `why_not` validates one, `apply` plays it. `step` advances the game where nobody has to choose
    and returns whether it did anything.
    """

    legal: Callable[[State, Any], list[Move]] = _no_moves
    why_not: Callable[[State, Any, Move], Reason | None] = _not_now
    apply: Callable[[State, Any, Any, Out], None] = _no_move
    step: Callable[[State, Any, Out], bool] = _no_step


HANDLERS: dict[type, DecisionHandler] = {
    f.CalendarDecision: DecisionHandler(step=calendar.step),
    f.KeepDecision: DecisionHandler(dealing.legal, dealing.why_not, dealing.apply, dealing.step),
    f.MinistryDecision: DecisionHandler(
        ministry_phase.legal, ministry_phase.why_not, ministry_phase.apply, ministry_phase.step
    ),
    f.FirstDecision: DecisionHandler(initiative.legal, initiative.why_not, initiative.apply),
    f.RoundDecision: DecisionHandler(action_round.legal, action_round.why_not, action_round.apply, action_round.step),
    f.PayDecision: DecisionHandler(payment.legal, payment.why_not_pay, action_round.apply_pay),
    f.UpgradeDecision: DecisionHandler(
        military_upgrade.legal_keep, military_upgrade.why_not_keep, military_upgrade.apply_keep
    ),
    f.LayDecision: DecisionHandler(
        bonus_war_tiles.legal, bonus_war_tiles.why_not, bonus_war_tiles.apply, bonus_war_tiles.step
    ),
    f.HandDecision: DecisionHandler(
        discard_after_draw.legal, discard_after_draw.why_not, discard_after_draw.apply, discard_after_draw.step
    ),
    f.EventDecision: DecisionHandler(
        event_play.legal_pick, event_play.why_not_pick, event_play.apply_pick, event_play.step
    ),
    f.WarDecision: DecisionHandler(step=war.step),
    f.EffectsDecision: DecisionHandler(effects.legal, effects.why_not, effects.apply, effects.step),
    f.SpoilsDecision: DecisionHandler(spoils.legal, spoils.why_not, spoils.apply, spoils.step),
    f.RefusalDecision: DecisionHandler(conquest.legal_refusal, conquest.why_not_refusal, conquest.apply_refusal),
    f.LossDecision: DecisionHandler(losses.legal, losses.why_not, losses.apply, losses.step),
    f.UsaDecision: DecisionHandler(usa.legal, usa.why_not, usa.apply, usa.step),
    f.CompensationDecision: DecisionHandler(
        losses.legal_compensation,
        losses.why_not_compensation,
        losses.apply_compensation,
        losses.step_compensation,
    ),
    f.LayoutDecision: DecisionHandler(layout.legal, layout.why_not, layout.apply),
}
"""The handler of each kind of decision."""
