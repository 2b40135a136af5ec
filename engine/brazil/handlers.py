"""Maps each kind of decision to its handler: functions that list, check and play the moves that answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.brazil import decisions as f
from engine.brazil.moves import Build, DeployUnit, FoundCity, Manufacture, Move, Renovate, TakePainting, Trade
from engine.brazil.rules import combat, eras, exploration, goods, palaces, payment, setup, turn
from engine.brazil.rules.actions import build, deploy, harbor, manufacture, painting, renovate, trade
from engine.brazil.state import State, remember
from engine.core.event import Event
from engine.core.move import Reason

Out = list[Event]


@dataclass(frozen=True, slots=True)
class DecisionHandler:
    """The functions for one kind of decision: `legal` lists moves, `why_not` checks one, `apply` plays it. `step`,
    where there is one, resolves the decision without a choice and returns whether it did."""

    legal: Callable[[State, Any], list[Move]]
    why_not: Callable[[State, Any, Move], Reason | None]
    apply: Callable[[State, Any, Move, Out], None]
    step: Callable[[State, Any, Out], bool] | None = None


def _pay_step(s: State, frame: f.PaymentDecision, out: Out) -> bool:
    """Completes the purchase once all is paid, or pays automatically while only one source is possible."""
    if not frame.needs:
        s.frames.pop()
        COMPLETE[type(frame.purpose)](s, frame, frame.purpose, out)
        return True
    moves = payment.legal(s, frame)
    if remember(s, moves) > 1:
        return False
    payment.apply(s, frame, moves[0], out)
    return True


COMPLETE: dict[type, Callable[[State, f.PaymentDecision, Any, Out], None]] = {
    DeployUnit: deploy.complete,
    TakePainting: painting.complete,
    Build: build.complete,
    FoundCity: build.complete,
    Renovate: renovate.complete,
    Manufacture: manufacture.complete,
    Trade: trade.complete,
}

HANDLERS: dict[type, DecisionHandler] = {
    f.DraftDecision: DecisionHandler(setup.legal_draft, setup.why_not_draft, setup.apply_draft),
    f.BidDecision: DecisionHandler(setup.legal_bid, setup.why_not_bid, setup.apply_bid),
    f.MonarchDecision: DecisionHandler(setup.legal_monarch, setup.why_not_monarch, setup.apply_monarch),
    f.CapitalDecision: DecisionHandler(
        setup.legal_capital, setup.why_not_capital, setup.apply_capital, setup.step_capital
    ),
    f.TurnDecision: DecisionHandler(turn.legal, turn.why_not, turn.apply),
    f.DeployDecision: DecisionHandler(deploy.legal, deploy.why_not, deploy.apply, deploy.step),
    f.PaintingDecision: DecisionHandler(painting.legal, painting.why_not, painting.apply, painting.step),
    f.BuildDecision: DecisionHandler(build.legal, build.why_not, build.apply, build.step),
    f.RenovateDecision: DecisionHandler(renovate.legal, renovate.why_not, renovate.apply, renovate.step),
    f.ManufactureDecision: DecisionHandler(manufacture.legal, manufacture.why_not, manufacture.apply, manufacture.step),
    f.TradeDecision: DecisionHandler(trade.legal, trade.why_not, trade.apply, trade.step),
    f.GiveCardsDecision: DecisionHandler(trade.legal_cards, trade.why_not_cards, trade.apply_cards, trade.step_cards),
    f.ResourceDecision: DecisionHandler(harbor.legal, harbor.why_not, harbor.apply),
    f.PaymentDecision: DecisionHandler(payment.legal, payment.why_not, payment.apply, _pay_step),
    f.LimitDecision: DecisionHandler(goods.legal, goods.why_not, goods.apply, goods.step),
    f.CombatDecision: DecisionHandler(combat.legal, combat.why_not, combat.apply, combat.step),
    f.DefeatDecision: DecisionHandler(
        combat.legal_defeat, combat.why_not_defeat, combat.apply_defeat, combat.step_defeat
    ),
    f.VictoryDecision: DecisionHandler(turn.legal_victory, turn.why_not_victory, turn.apply_victory, turn.step_victory),
    f.ExpeditionDecision: DecisionHandler(exploration.legal, exploration.why_not, exploration.apply, exploration.step),
    f.MissionDrawDecision: DecisionHandler(
        exploration.legal_draw, exploration.why_not_draw, exploration.apply_draw, exploration.step_draw
    ),
    f.PalaceDecision: DecisionHandler(palaces.legal, palaces.why_not, palaces.apply, palaces.step),
    f.EraDecision: DecisionHandler(eras.legal, eras.why_not, eras.apply),
}

# One look-up instead of two for what every move needs.
LEGAL = {decision: handler.legal for decision, handler in HANDLERS.items()}
APPLY = {decision: handler.apply for decision, handler in HANDLERS.items()}
STEP = {decision: handler.step for decision, handler in HANDLERS.items()}
