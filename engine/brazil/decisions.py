"""Decision frames: who must decide what next. The top of the state's stack is asked; plain data, one room a kind.

Every frame names its `seat`. Most are born, shrink and go; a frame that is copied copies only its own fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.brazil.moves import Build as BuildMove
from engine.brazil.moves import DeployUnit, FoundCity, Manufacture, Renovate, TakePainting, Trade

Seat = int
HexId = int
Payable = DeployUnit | TakePainting | BuildMove | FoundCity | Renovate | Manufacture | Trade


@dataclass(slots=True)
class DraftDecision:
    """Keep one Mission of each era; `dealt` holds those still on the table."""

    seat: Seat
    dealt: tuple[str, ...]
    kind: Literal["draft"] = "draft"

    def copy(self) -> DraftDecision:
        return DraftDecision(self.seat, self.dealt)


@dataclass(slots=True)
class BidDecision:
    seat: Seat
    kind: Literal["bid"] = "bid"

    def copy(self) -> BidDecision:
        return BidDecision(self.seat)


@dataclass(slots=True)
class MonarchDecision:
    """Choose a Monarch; `any_colour` after bids, where the colour comes with him."""

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
    """A seat's turn. `arch` is "" until the token moved. `free`: free movements left; `extra`: the arch's additional
    movement is still there; `peek`, `draw`: the bonus of a flipped token under the arch is still to use, the Era I
    token's and the Era II token's. `used`: once-a-turn rights used up."""

    seat: Seat
    arch: str = ""
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
    left: int
    draws: int
    kind: Literal["deploy"] = "deploy"

    def copy(self) -> DeployDecision:
        return DeployDecision(self.seat, self.left, self.draws)


@dataclass(slots=True)
class PaintingDecision:
    """Take a painting; `taken` is the gallery's slot that waits for its refill, -1 before."""

    seat: Seat
    upgraded: bool
    taken: int = -1
    kind: Literal["painting"] = "painting"

    def copy(self) -> PaintingDecision:
        return PaintingDecision(self.seat, self.upgraded, self.taken)


@dataclass(slots=True)
class BuildDecision:
    """Build `left` more times; `built` counts those of this action. `only`: a Gold card's one Building."""

    seat: Seat
    upgraded: bool
    left: int
    built: int = 0
    only: str = ""
    kind: Literal["build"] = "build"

    def copy(self) -> BuildDecision:
        return BuildDecision(self.seat, self.upgraded, self.left, self.built, self.only)


@dataclass(slots=True)
class RenovateDecision:
    seat: Seat
    upgraded: bool
    kind: Literal["renovate"] = "renovate"

    def copy(self) -> RenovateDecision:
        return RenovateDecision(self.seat, self.upgraded)


@dataclass(slots=True)
class ManufactureDecision:
    """Make a product; `only` limits which, and makes it free (a Palace's gift)."""

    seat: Seat
    upgraded: bool
    only: tuple[str, ...] = ()
    kind: Literal["manufacture"] = "manufacture"

    def copy(self) -> ManufactureDecision:
        return ManufactureDecision(self.seat, self.upgraded, self.only)


@dataclass(slots=True)
class TradeDecision:
    seat: Seat
    kind: Literal["trade"] = "trade"

    def copy(self) -> TradeDecision:
        return TradeDecision(self.seat)


@dataclass(slots=True)
class GiveCardsDecision:
    """Choose the Combat cards that a Trade takes."""

    seat: Seat
    trade: str
    kind: Literal["give_cards"] = "give_cards"

    def copy(self) -> GiveCardsDecision:
        return GiveCardsDecision(self.seat, self.trade)


@dataclass(slots=True)
class ResourceDecision:
    """Take `left` resources of choice. `optional`: the Harbor's, an action one may decline."""

    seat: Seat
    left: int
    cause: str
    optional: bool = False
    gold_card: bool = False
    kind: Literal["resource"] = "resource"

    def copy(self) -> ResourceDecision:
        return ResourceDecision(self.seat, self.left, self.cause, self.optional, self.gold_card)


@dataclass(slots=True)
class PaymentDecision:
    """Pay `needs`, the first of them now, for `purpose`. `exact`: a Trade, without substitution.
    `credits` must all be used, `reductions` may be. `cards_given`: the Monarch's one use of Combat cards is spent."""

    seat: Seat
    needs: tuple[str, ...]
    purpose: Payable
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
    """Drop goods or cards down to the limit."""

    seat: Seat
    what: Literal["goods", "gold", "combat"]
    kind: Literal["limit"] = "limit"

    def copy(self) -> LimitDecision:
        return LimitDecision(self.seat, self.what)


@dataclass(slots=True)
class CombatDecision:
    """A battle at `at`. `units` attack; `origin` is the firing hex of an adjacent attack, else -1.
    stage: attack and defence seal, cancel lets `seat` cancel a card; `cancels` are the seats that still may."""

    seat: Seat
    attacker: Seat
    defender: Seat
    at: HexId
    units: tuple[int, ...]
    origin: HexId = -1
    stage: Literal["attack", "defence", "cancel", "settle"] = "attack"
    sealed_attack: tuple[str, ...] = ()
    sealed_defence: tuple[str, ...] = ()
    cancelled_attack: tuple[str, ...] = ()
    cancelled_defence: tuple[str, ...] = ()
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
    """`seat` lost the battle and chooses `losses` of the winner's `units` that go too; the last one stays."""

    seat: Seat
    winner: Seat
    units: tuple[int, ...]
    losses: int
    kind: Literal["defeat"] = "defeat"

    def copy(self) -> DefeatDecision:
        return DefeatDecision(self.seat, self.winner, self.units, self.losses)


@dataclass(slots=True)
class VictoryDecision:
    """Right after a battle won: Gold cards that wait for it."""

    seat: Seat
    kind: Literal["victory"] = "victory"

    def copy(self) -> VictoryDecision:
        return VictoryDecision(self.seat)


@dataclass(slots=True)
class ExpeditionDecision:
    """An Expedition met. Not `committed`: it may still be left alone."""

    seat: Seat
    at: HexId
    committed: bool = False
    kind: Literal["expedition"] = "expedition"

    def copy(self) -> ExpeditionDecision:
        return ExpeditionDecision(self.seat, self.at, self.committed)


@dataclass(slots=True)
class MissionDrawDecision:
    """Choose the era to draw a Mission of."""

    seat: Seat
    kind: Literal["mission_draw"] = "mission_draw"

    def copy(self) -> MissionDrawDecision:
        return MissionDrawDecision(self.seat)


@dataclass(slots=True)
class PalaceDecision:
    """One Palace may be placed."""

    seat: Seat
    kind: Literal["palace"] = "palace"

    def copy(self) -> PalaceDecision:
        return PalaceDecision(self.seat)


@dataclass(slots=True)
class EraDecision:
    """The era changes: `seat` places its old token, then the seats `then`."""

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
