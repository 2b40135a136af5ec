"""Every move a seat can make, as frozen dataclasses of ids and numbers. `kind` is the discriminator in JSON."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from pydantic import Field

from engine.brazil.fields import MOST_BID, SUPPLY_PLACE, HexId, Id, Ids, Place, Seat, Unit

# --- setup ---


@dataclass(frozen=True, slots=True)
class KeepMission:
    """Keep one of the Missions dealt for its era; the others go under their deck."""

    seat: Seat
    mission: Id
    kind: Literal["keep_mission"] = "keep_mission"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid victory points for an early choice of Monarch (option "bid")."""

    seat: Seat
    vp: Annotated[int, Field(ge=0, le=MOST_BID)]
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class ChooseMonarch:
    seat: Seat
    monarch: Id
    kind: Literal["choose_monarch"] = "choose_monarch"


@dataclass(frozen=True, slots=True)
class ChooseCapital:
    seat: Seat
    hex: HexId
    kind: Literal["choose_capital"] = "choose_capital"


# --- the turn ---


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """Move the era's action token to an arch, which starts the arch's action."""

    seat: Seat
    arch: Id
    kind: Literal["place_token"] = "place_token"


@dataclass(frozen=True, slots=True)
class MoveUnits:
    """Move a unit, and those it leads, by a free movement or the additional one. Units are board slots 0-4."""

    seat: Seat
    units: Annotated[tuple[Unit, ...], Field(max_length=5)]
    to: HexId
    by: Literal["free", "extra"] = "free"
    kind: Literal["move_units"] = "move_units"


@dataclass(frozen=True, slots=True)
class AttackAdjacent:
    """Spend the free movement of a Cannon or Grenadier to attack an adjacent hex."""

    seat: Seat
    unit: Unit
    at: HexId
    kind: Literal["attack_adjacent"] = "attack_adjacent"


@dataclass(frozen=True, slots=True)
class FightExpedition:
    """Fight an Expedition: on entering its hex, or by the free movement of a unit that stands there."""

    seat: Seat
    unit: Unit
    kind: Literal["fight_expedition"] = "fight_expedition"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at an unexplored tile (Era I token's bonus)."""

    seat: Seat
    hex: HexId
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class DrawBonusCard:
    """Draw a Combat card (Era II token's bonus)."""

    seat: Seat
    kind: Literal["draw_bonus_card"] = "draw_bonus_card"


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: Seat
    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class AnnounceMission:
    seat: Seat
    mission: Id
    kind: Literal["announce_mission"] = "announce_mission"


@dataclass(frozen=True, slots=True)
class PlayGoldCard:
    """Discard a Gold card for its effect: in the own turn, or right after winning a battle."""

    seat: Seat
    card: Id
    kind: Literal["play_gold_card"] = "play_gold_card"


@dataclass(frozen=True, slots=True)
class UsePainting:
    """Use the effect of a painting that works only when its owner chooses to; `option` selects among its effects."""

    seat: Seat
    painting: Id
    option: Annotated[int, Field(ge=0, le=9)] = 0
    kind: Literal["use_painting"] = "use_painting"


@dataclass(frozen=True, slots=True)
class Finish:
    """End the pending decision early or decline it: an action, a Palace, playing cards after a battle."""

    seat: Seat
    kind: Literal["finish"] = "finish"


# --- actions ---


@dataclass(frozen=True, slots=True)
class DeployUnit:
    seat: Seat
    unit: Unit
    hex: HexId
    kind: Literal["deploy_unit"] = "deploy_unit"


@dataclass(frozen=True, slots=True)
class TakePainting:
    seat: Seat
    painting: Id
    kind: Literal["take_painting"] = "take_painting"


@dataclass(frozen=True, slots=True)
class Build:
    """Put a side of a Building tile on a hex."""

    seat: Seat
    building: Id
    hex: HexId
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class FoundCity:
    seat: Seat
    city: Id
    hex: HexId
    kind: Literal["found_city"] = "found_city"


@dataclass(frozen=True, slots=True)
class Renovate:
    seat: Seat
    hex: HexId
    flip: bool = False
    kind: Literal["renovate"] = "renovate"


@dataclass(frozen=True, slots=True)
class Manufacture:
    """Make a product and put it on an arch, or on the Monarch's board ("monarch")."""

    seat: Seat
    product: Id
    slot: Id
    kind: Literal["manufacture"] = "manufacture"


@dataclass(frozen=True, slots=True)
class ChooseResource:
    """Take one resource of choice, from the Harbor or another gain."""

    seat: Seat
    resource: Id
    kind: Literal["choose_resource"] = "choose_resource"


@dataclass(frozen=True, slots=True)
class Trade:
    seat: Seat
    trade: Id
    kind: Literal["trade"] = "trade"


# --- payments and limits ---


@dataclass(frozen=True, slots=True)
class PayGood:
    """Pay the next part of a cost with a good from the supply (place -1) or from a tile (place: its hex)."""

    seat: Seat
    good: Id
    place: Place = SUPPLY_PLACE
    kind: Literal["pay_good"] = "pay_good"


@dataclass(frozen=True, slots=True)
class PayGoldCard:
    seat: Seat
    card: Id
    kind: Literal["pay_gold_card"] = "pay_gold_card"


@dataclass(frozen=True, slots=True)
class PayCombatCards:
    """Pay with Combat cards, where the Monarch allows it. `worth`: the goods they count as; the first pays the part due
    now, the others become credits."""

    seat: Seat
    cards: Ids
    worth: Ids
    kind: Literal["pay_combat_cards"] = "pay_combat_cards"


@dataclass(frozen=True, slots=True)
class PayCredit:
    """Pay the part due now with a credit of Combat cards given earlier, or with a reduction of the cost."""

    seat: Seat
    credit: Id
    kind: Literal["pay_credit"] = "pay_credit"


@dataclass(frozen=True, slots=True)
class GiveCombatCards:
    """Give Combat cards in a Trade."""

    seat: Seat
    cards: Ids
    kind: Literal["give_combat_cards"] = "give_combat_cards"


@dataclass(frozen=True, slots=True)
class DropGood:
    seat: Seat
    good: Id
    kind: Literal["drop_good"] = "drop_good"


@dataclass(frozen=True, slots=True)
class DropCard:
    seat: Seat
    deck: Literal["gold", "combat"]
    card: Id
    kind: Literal["drop_card"] = "drop_card"


# --- battles ---


@dataclass(frozen=True, slots=True)
class SealCards:
    """Commit 0 to 3 Combat cards face down to a fight."""

    seat: Seat
    cards: Ids
    kind: Literal["seal_cards"] = "seal_cards"


@dataclass(frozen=True, slots=True)
class CancelCard:
    """Cancel the effect of an opposing Combat card."""

    seat: Seat
    card: Id
    kind: Literal["cancel_card"] = "cancel_card"


@dataclass(frozen=True, slots=True)
class DefeatUnit:
    """Choose a unit of the battle's winner that is defeated too."""

    seat: Seat
    unit: Unit
    kind: Literal["defeat_unit"] = "defeat_unit"


# --- eras ---


@dataclass(frozen=True, slots=True)
class PlacePalace:
    seat: Seat
    palace: Annotated[int, Field(ge=1, le=6)]
    hex: HexId
    kind: Literal["place_palace"] = "place_palace"


@dataclass(frozen=True, slots=True)
class PlaceOldToken:
    """Flip the old era's token and put it under an arch, where it gives a bonus from now on."""

    seat: Seat
    arch: Id
    kind: Literal["place_old_token"] = "place_old_token"


@dataclass(frozen=True, slots=True)
class DrawMission:
    """Draw a Mission of the chosen era (Quilombo)."""

    seat: Seat
    era: Annotated[int, Field(ge=1, le=3)]
    kind: Literal["draw_mission"] = "draw_mission"


Move = (
    KeepMission
    | Bid
    | ChooseMonarch
    | ChooseCapital
    | PlaceToken
    | MoveUnits
    | AttackAdjacent
    | FightExpedition
    | Peek
    | DrawBonusCard
    | EndTurn
    | AnnounceMission
    | PlayGoldCard
    | UsePainting
    | Finish
    | DeployUnit
    | TakePainting
    | Build
    | FoundCity
    | Renovate
    | Manufacture
    | ChooseResource
    | Trade
    | PayGood
    | PayGoldCard
    | PayCombatCards
    | PayCredit
    | GiveCombatCards
    | DropGood
    | DropCard
    | SealCards
    | CancelCard
    | DefeatUnit
    | PlacePalace
    | PlaceOldToken
    | DrawMission
)
K = TypeVar("K", bound=Move)

if TYPE_CHECKING:

    def made(kind: type[K], *ids: object) -> K:
        """Creates a move of this class from its ids, cached, as move lists repeat the same moves. The number of moves
        of a map and box is limited, so nothing is evicted."""
        ...

else:

    @functools.cache
    def made(kind, *ids):
        return kind(*ids)
