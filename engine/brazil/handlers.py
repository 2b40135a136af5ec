"""One stateless room for each kind of frame: who is asked what, what is legal, and what a move does."""

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
class Room:
    """`legal` lists moves, `why_not` judges one, `apply` plays it, `step` (if any) does what needs no decision."""

    legal: Callable[[State, Any], list[Move]]
    why_not: Callable[[State, Any, Move], Reason | None]
    apply: Callable[[State, Any, Move, Out], None]
    step: Callable[[State, Any, Out], bool] | None = None


def _pay_step(s: State, frame: f.PaymentFrame, out: Out) -> bool:
    """Paid: what it was for happens. One possible source: it pays."""
    if not frame.needs:
        s.frames.pop()
        COMPLETE[type(frame.purpose)](s, frame, frame.purpose, out)
        return True
    moves = payment.legal(s, frame)
    if remember(s, moves) > 1:
        return False
    payment.apply(s, frame, moves[0], out)
    return True


COMPLETE: dict[type, Callable[[State, f.PaymentFrame, Any, Out], None]] = {
    DeployUnit: deploy.complete,
    TakePainting: painting.complete,
    Build: build.complete,
    FoundCity: build.complete,
    Renovate: renovate.complete,
    Manufacture: manufacture.complete,
    Trade: trade.complete,
}

ROOMS: dict[type, Room] = {
    f.DraftFrame: Room(setup.legal_draft, setup.why_not_draft, setup.apply_draft),
    f.BidFrame: Room(setup.legal_bid, setup.why_not_bid, setup.apply_bid),
    f.MonarchFrame: Room(setup.legal_monarch, setup.why_not_monarch, setup.apply_monarch),
    f.CapitalFrame: Room(setup.legal_capital, setup.why_not_capital, setup.apply_capital, setup.step_capital),
    f.TurnFrame: Room(turn.legal, turn.why_not, turn.apply),
    f.DeployFrame: Room(deploy.legal, deploy.why_not, deploy.apply, deploy.step),
    f.PaintingFrame: Room(painting.legal, painting.why_not, painting.apply, painting.step),
    f.BuildFrame: Room(build.legal, build.why_not, build.apply, build.step),
    f.RenovateFrame: Room(renovate.legal, renovate.why_not, renovate.apply, renovate.step),
    f.ManufactureFrame: Room(manufacture.legal, manufacture.why_not, manufacture.apply, manufacture.step),
    f.TradeFrame: Room(trade.legal, trade.why_not, trade.apply, trade.step),
    f.GiveCardsFrame: Room(trade.legal_cards, trade.why_not_cards, trade.apply_cards, trade.step_cards),
    f.ResourceFrame: Room(harbor.legal, harbor.why_not, harbor.apply),
    f.PaymentFrame: Room(payment.legal, payment.why_not, payment.apply, _pay_step),
    f.LimitFrame: Room(goods.legal, goods.why_not, goods.apply, goods.step),
    f.CombatFrame: Room(combat.legal, combat.why_not, combat.apply, combat.step),
    f.DefeatFrame: Room(combat.legal_defeat, combat.why_not_defeat, combat.apply_defeat, combat.step_defeat),
    f.VictoryFrame: Room(turn.legal_victory, turn.why_not_victory, turn.apply_victory, turn.step_victory),
    f.ExpeditionFrame: Room(exploration.legal, exploration.why_not, exploration.apply, exploration.step),
    f.MissionDrawFrame: Room(
        exploration.legal_draw, exploration.why_not_draw, exploration.apply_draw, exploration.step_draw
    ),
    f.PalaceFrame: Room(palaces.legal, palaces.why_not, palaces.apply, palaces.step),
    f.EraFrame: Room(eras.legal, eras.why_not, eras.apply),
}

# The same by what is asked for at every move: one look-up instead of two.
LEGAL = {frame: room.legal for frame, room in ROOMS.items()}
APPLY = {frame: room.apply for frame, room in ROOMS.items()}
STEP = {frame: room.step for frame, room in ROOMS.items()}
