"""Dataclasses for pending decisions: one for each kind of choice a seat can be asked for.

The top of the state's stack `frames` is the decision to be made now; its `seat` makes it. `handlers.py` maps each kind
to its handler. `copy` is written by hand, as search copies decisions all the time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.brazil import position_types as ids
from engine.brazil.moves import Build as BuildMove
from engine.brazil.moves import DeployUnit, FoundCity, Manufacture, Renovate, TakePainting, Trade

Seat = int
HexId = int
Payable = DeployUnit | TakePainting | BuildMove | FoundCity | Renovate | Manufacture | Trade


@dataclass(slots=True)
class DraftDecision:
    """Keep one Mission of each era; `dealt` are the Missions not yet decided on."""

    seat: Seat
    dealt: ids.Missions
    kind: Literal["draft"] = "draft"

    def copy(self) -> DraftDecision:
        return DraftDecision(self.seat, self.dealt)


@dataclass(slots=True)
class BidDecision:
    """Bid victory points for the right to choose a Monarch first."""

    seat: Seat
    kind: Literal["bid"] = "bid"

    def copy(self) -> BidDecision:
        return BidDecision(self.seat)


@dataclass(slots=True)
class MonarchDecision:
    """Choose a Monarch. `any_colour`: after bids, when the Monarch's colour becomes the seat's."""

    seat: Seat
    any_colour: bool = False
    kind: Literal["monarch"] = "monarch"

    def copy(self) -> MonarchDecision:
        return MonarchDecision(self.seat, self.any_colour)


@dataclass(slots=True)
class CapitalDecision:
    """Choose a Capital tile."""

    seat: Seat
    kind: Literal["capital"] = "capital"

    def copy(self) -> CapitalDecision:
        return CapitalDecision(self.seat)


@dataclass(slots=True)
class TurnDecision:
    """Take a turn. `arch` is "" until the token has moved. `free` counts the free movements left; `extra`: the arch's
    additional movement is available; `peek` and `draw`: the bonus of the flipped Era I or Era II token under the arch
    is available. `used` are once-a-turn rights used up."""

    seat: Seat
    arch: ids.Arch = ""
    free: int = 1
    extra: bool = False
    peek: bool = False
    draw: bool = False
    used: tuple[str, ...] = ()
    kind: Literal["turn"] = "turn"

    def copy(self) -> TurnDecision:
        return TurnDecision(self.seat, self.arch, self.free, self.extra, self.peek, self.draw, self.used)


@dataclass(slots=True)
class DeployDecision:
    """Deploy up to `left` units, then draw `draws` Combat cards."""

    seat: Seat
    left: ids.Count
    draws: ids.Count
    kind: Literal["deploy"] = "deploy"

    def copy(self) -> DeployDecision:
        return DeployDecision(self.seat, self.left, self.draws)


@dataclass(slots=True)
class PaintingDecision:
    """Take a painting. `taken` is the gallery slot to refill, -1 before a painting is taken."""

    seat: Seat
    upgraded: bool
    taken: int = -1
    kind: Literal["painting"] = "painting"

    def copy(self) -> PaintingDecision:
        return PaintingDecision(self.seat, self.upgraded, self.taken)


@dataclass(slots=True)
class BuildDecision:
    """Build up to `left` more times; `built` counts those of this action. `only`: the one Building that a Gold card
    allows."""

    seat: Seat
    upgraded: bool
    left: ids.Count
    built: ids.Count = 0
    only: ids.BuildingOrNone = ""
    kind: Literal["build"] = "build"

    def copy(self) -> BuildDecision:
        return BuildDecision(self.seat, self.upgraded, self.left, self.built, self.only)


@dataclass(slots=True)
class RenovateDecision:
    """Renovate one Building."""

    seat: Seat
    upgraded: bool
    kind: Literal["renovate"] = "renovate"

    def copy(self) -> RenovateDecision:
        return RenovateDecision(self.seat, self.upgraded)


@dataclass(slots=True)
class ManufactureDecision:
    """Make a product. `only`: the products to choose from, free of charge (the effect of a Palace)."""

    seat: Seat
    upgraded: bool
    only: tuple[ids.Product, ...] = ()
    kind: Literal["manufacture"] = "manufacture"

    def copy(self) -> ManufactureDecision:
        return ManufactureDecision(self.seat, self.upgraded, self.only)


@dataclass(slots=True)
class TradeDecision:
    """Make any number of exchanges."""

    seat: Seat
    kind: Literal["trade"] = "trade"

    def copy(self) -> TradeDecision:
        return TradeDecision(self.seat)


@dataclass(slots=True)
class GiveCardsDecision:
    """Choose the Combat cards to give in a Trade."""

    seat: Seat
    trade: ids.TradeId
    kind: Literal["give_cards"] = "give_cards"

    def copy(self) -> GiveCardsDecision:
        return GiveCardsDecision(self.seat, self.trade)


@dataclass(slots=True)
class ResourceDecision:
    """Take `left` resources of choice. `optional`: the Harbor's action, which may be declined; `gold_card`: it also
    draws a Gold card."""

    seat: Seat
    left: ids.Count
    cause: str
    optional: bool = False
    gold_card: bool = False
    kind: Literal["resource"] = "resource"

    def copy(self) -> ResourceDecision:
        return ResourceDecision(self.seat, self.left, self.cause, self.optional, self.gold_card)


@dataclass(slots=True)
class PaymentDecision:
    """Pay `needs`, the first of them now, for `purpose`. `exact`: a Trade, no substitutes. `credits` must all be used,
    `reductions` may be. `cards_given`: the Monarch's right to pay with Combat cards has been used in this payment."""

    seat: Seat
    needs: tuple[ids.CostPart, ...]
    purpose: Annotated[Payable, Field(discriminator="kind")]
    exact: bool = False
    credits: tuple[str, ...] = ()
    reductions: tuple[str, ...] = ()
    cards_given: bool = False
    kind: Literal["payment"] = "payment"

    def copy(self) -> PaymentDecision:
        return PaymentDecision(
            self.seat, self.needs, self.purpose, self.exact, self.credits, self.reductions, self.cards_given
        )


@dataclass(slots=True)
class LimitDecision:
    """Drop goods or cards down to the holding limit."""

    seat: Seat
    what: Literal["goods", "gold", "combat"]
    kind: Literal["limit"] = "limit"

    def copy(self) -> LimitDecision:
        return LimitDecision(self.seat, self.what)


@dataclass(slots=True)
class CombatDecision:
    """Fight a battle at hex `at`. `units` attack; `origin` is the firing hex of an adjacent attack, else -1. Stages:
    "attack" and "defence" put cards face down, "cancel" lets `seat` cancel a card, `cancels` are the seats that still
    may."""

    seat: Seat
    attacker: Seat
    defender: Seat
    at: HexId
    units: tuple[ids.UnitIndex, ...]
    origin: HexId = -1
    stage: Literal["attack", "defence", "cancel", "settle"] = "attack"
    sealed_attack: ids.CombatCards = ()
    sealed_defence: ids.CombatCards = ()
    cancelled_attack: ids.CombatCards = ()
    cancelled_defence: ids.CombatCards = ()
    cancels: tuple[Seat, ...] = ()
    kind: Literal["combat"] = "combat"

    def copy(self) -> CombatDecision:
        return CombatDecision(
            self.seat,
            self.attacker,
            self.defender,
            self.at,
            self.units,
            self.origin,
            self.stage,
            self.sealed_attack,
            self.sealed_defence,
            self.cancelled_attack,
            self.cancelled_defence,
            self.cancels,
        )


@dataclass(slots=True)
class DefeatDecision:
    """Choose, as the battle's loser, `losses` of the winner's `units` to be defeated too; one always remains."""

    seat: Seat
    winner: Seat
    units: tuple[ids.UnitIndex, ...]
    losses: ids.Count
    kind: Literal["defeat"] = "defeat"

    def copy(self) -> DefeatDecision:
        return DefeatDecision(self.seat, self.winner, self.units, self.losses)


@dataclass(slots=True)
class VictoryDecision:
    """Play Gold cards that may follow a battle just won."""

    seat: Seat
    kind: Literal["victory"] = "victory"

    def copy(self) -> VictoryDecision:
        return VictoryDecision(self.seat)


@dataclass(slots=True)
class ExpeditionDecision:
    """Fight an Expedition, or leave it alone. `committed`: the fight has begun, only Combat cards are still to be
    chosen."""

    seat: Seat
    at: HexId
    committed: bool = False
    kind: Literal["expedition"] = "expedition"

    def copy(self) -> ExpeditionDecision:
        return ExpeditionDecision(self.seat, self.at, self.committed)


@dataclass(slots=True)
class MissionDrawDecision:
    """Choose the era of the Mission to draw."""

    seat: Seat
    kind: Literal["mission_draw"] = "mission_draw"

    def copy(self) -> MissionDrawDecision:
        return MissionDrawDecision(self.seat)


@dataclass(slots=True)
class PalaceDecision:
    """Place one Palace, or decline."""

    seat: Seat
    kind: Literal["palace"] = "palace"

    def copy(self) -> PalaceDecision:
        return PalaceDecision(self.seat)


@dataclass(slots=True)
class EraDecision:
    """Place the old action token as the era changes; the seats of `then` follow."""

    seat: Seat
    then: tuple[Seat, ...]
    kind: Literal["era"] = "era"

    def copy(self) -> EraDecision:
        return EraDecision(self.seat, self.then)


Decision = (
    DraftDecision
    | BidDecision
    | MonarchDecision
    | CapitalDecision
    | TurnDecision
    | DeployDecision
    | PaintingDecision
    | BuildDecision
    | RenovateDecision
    | ManufactureDecision
    | TradeDecision
    | GiveCardsDecision
    | ResourceDecision
    | PaymentDecision
    | LimitDecision
    | CombatDecision
    | DefeatDecision
    | VictoryDecision
    | ExpeditionDecision
    | MissionDrawDecision
    | PalaceDecision
    | EraDecision
)
