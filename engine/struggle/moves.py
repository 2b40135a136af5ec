"""Every move of the game: frozen, with ids only; `kind` distinguishes them in saves. Spaces are numbers of board.py.

A purchase names what is bought and with which action (`as_`); payment.py finds the points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.components import INVESTMENTS, SPACES, WARS

MOST_THEATERS = max(len(war.theater) for war in WARS)
# Types of fields, with the range that data from files must be in; `Rules.why_not` checks whether a move is legal.
Seat = Annotated[int, Field(ge=0, le=1)]
SpaceId = Annotated[int, Field(ge=0, lt=len(SPACES))]
SpaceOrNone = Annotated[int, Field(ge=-1, lt=len(SPACES))]
Theater = Annotated[int, Field(ge=0, lt=MOST_THEATERS)]
Id = Annotated[str, Field(max_length=64)]
Ids = Annotated[tuple[Id, ...], Field(max_length=16)]
Action = Literal["major", "minor"]

# --- the phases of a peace turn ---


@dataclass(frozen=True, slots=True)
class KeepEvents:
    """Keep these cards of the hand; the others are discarded."""

    seat: Seat
    cards: Ids
    kind: Literal["keep_events"] = "keep_events"


@dataclass(frozen=True, slots=True)
class ChooseMinistries:
    """Choose all Ministries that are in play from now on, in the order of the component file."""

    seat: Seat
    cards: Ids
    kind: Literal["choose_ministries"] = "choose_ministries"


@dataclass(frozen=True, slots=True)
class NameFirst:
    """Choose the side that goes first this turn."""

    seat: Seat
    side: Seat
    kind: Literal["name_first"] = "name_first"


# --- an Action Round ---


@dataclass(frozen=True, slots=True)
class TakeTile:
    """Take the Investment tile with this number."""

    seat: Seat
    no: Annotated[int, Field(ge=1, le=len(INVESTMENTS))]
    kind: Literal["take_tile"] = "take_tile"


@dataclass(frozen=True, slots=True)
class Pass:
    """Give up the tile's actions: reduces Debt and ends the round."""

    seat: Seat
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class EndRound:
    seat: Seat
    kind: Literal["end_round"] = "end_round"


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """Play an Event. `reveal`: a face-down Ministry turned up for its keyword; `by`: one whose ability allows it."""

    seat: Seat
    card: Id
    reveal: Id = ""
    by: Id = ""
    kind: Literal["play_event"] = "play_event"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn a Ministry face up."""

    seat: Seat
    ministry: Id
    kind: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class UseAbility:
    """Use a Ministry's ability; `target`: the id of what it is used on, "" for none."""

    seat: Seat
    ministry: Id
    ability: Id
    target: Id = ""
    kind: Literal["use_ability"] = "use_ability"


@dataclass(frozen=True, slots=True)
class UseAdvantage:
    """Use an Advantage by itself; `space` -1 for none. Those that lower a price are named in the purchase."""

    seat: Seat
    advantage: Id
    space: SpaceOrNone = -1
    kind: Literal["use_advantage"] = "use_advantage"


@dataclass(frozen=True, slots=True)
class ShiftMarket:
    """Flag or unflag a market. `huguenots`: the Territory whose marker is turned over for it, or -1."""

    seat: Seat
    space: SpaceId
    as_: Action = "major"
    advantage: Id = ""
    huguenots: SpaceOrNone = -1
    kind: Literal["shift_market"] = "shift_market"


@dataclass(frozen=True, slots=True)
class ShiftPolitical:
    """Flag or unflag a political space; `by_military`: with military points, where an ability allows it."""

    seat: Seat
    space: SpaceId
    as_: Action = "major"
    advantage: Id = ""
    by_military: bool = False
    kind: Literal["shift_political"] = "shift_political"


@dataclass(frozen=True, slots=True)
class DrawEvent:
    seat: Seat
    as_: Action = "major"
    kind: Literal["draw_event"] = "draw_event"


@dataclass(frozen=True, slots=True)
class BuyWarTile:
    seat: Seat
    as_: Action = "major"
    kind: Literal["buy_war_tile"] = "buy_war_tile"


@dataclass(frozen=True, slots=True)
class RemoveConflict:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["remove_conflict"] = "remove_conflict"


@dataclass(frozen=True, slots=True)
class BuildFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["build_fort"] = "build_fort"


@dataclass(frozen=True, slots=True)
class RepairFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["repair_fort"] = "repair_fort"


@dataclass(frozen=True, slots=True)
class SeizeFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["seize_fort"] = "seize_fort"


@dataclass(frozen=True, slots=True)
class ConstructSquadron:
    """Construct a Squadron; `by`: the Ministry or Advantage that makes it cheaper."""

    seat: Seat
    as_: Action = "major"
    by: Id = ""
    kind: Literal["construct_squadron"] = "construct_squadron"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Send a Squadron from the Navy Box (source -1) or another naval space to a naval space."""

    seat: Seat
    source: SpaceOrNone
    target: SpaceId
    as_: Action = "major"
    kind: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class SendHome:
    """By an Advantage, pay to return an enemy Squadron to its Navy Box."""

    seat: Seat
    advantage: Id
    space: SpaceId
    as_: Action = "major"
    kind: Literal["send_home"] = "send_home"


@dataclass(frozen=True, slots=True)
class ExchangePoints:
    """In turn 6, exchange military points for a point of another kind."""

    seat: Seat
    to: Literal["economic", "diplomatic"]
    as_: Action = "major"
    kind: Literal["exchange_points"] = "exchange_points"


@dataclass(frozen=True, slots=True)
class BuyAbility:
    """Pay points for a Ministry's ability."""

    seat: Seat
    ministry: Id
    ability: Id
    as_: Action = "major"
    kind: Literal["buy_ability"] = "buy_ability"


@dataclass(frozen=True, slots=True)
class PayRest:
    """Pay what points do not with this much Debt and this many Treaty Points."""

    seat: Seat
    debt: Annotated[int, Field(ge=0, le=99)]
    trp: Annotated[int, Field(ge=0, le=99)]
    kind: Literal["pay_rest"] = "pay_rest"


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Begin the Military Upgrade at a theater of the next war."""

    seat: Seat
    theater: Theater
    kind: Literal["upgrade"] = "upgrade"


@dataclass(frozen=True, slots=True)
class KeepTile:
    """Choose the Basic War tile that stays at the theater, and where the other goes."""

    seat: Seat
    keep: Literal["drawn", "lying"]
    rejected: Literal["pool", "out"]
    kind: Literal["keep_tile"] = "keep_tile"


@dataclass(frozen=True, slots=True)
class SwapTiles:
    """By option, swap the Basic War tiles of two theaters."""

    seat: Seat
    a: Theater
    b: Theater
    kind: Literal["swap_tiles"] = "swap_tiles"


@dataclass(frozen=True, slots=True)
class UpgradePoint:
    """In turn 6, gain a Treaty Point instead of the Military Upgrade."""

    seat: Seat
    kind: Literal["upgrade_point"] = "upgrade_point"


@dataclass(frozen=True, slots=True)
class LayTile:
    """Place the drawn tile at a theater; if it is full, move `moved` to theater `to` first."""

    seat: Seat
    theater: Theater
    moved: Id = ""
    to: Annotated[int, Field(ge=-1, lt=MOST_THEATERS)] = -1
    kind: Literal["lay_tile"] = "lay_tile"


@dataclass(frozen=True, slots=True)
class DiscardEvent:
    seat: Seat
    card: Id
    kind: Literal["discard_event"] = "discard_event"


# --- choices of Events ---


@dataclass(frozen=True, slots=True)
class PickSpace:
    seat: Seat
    space: SpaceId
    kind: Literal["pick_space"] = "pick_space"


@dataclass(frozen=True, slots=True)
class PickOption:
    """Choose the alternative with this number, from 0."""

    seat: Seat
    option: Annotated[int, Field(ge=0, le=9)]
    kind: Literal["pick_option"] = "pick_option"


@dataclass(frozen=True, slots=True)
class PickTheater:
    seat: Seat
    theater: Theater
    kind: Literal["pick_theater"] = "pick_theater"


@dataclass(frozen=True, slots=True)
class PickSquadron:
    """Pick the Squadron on a space, or one in the Navy Box (-1)."""

    seat: Seat
    source: SpaceOrNone
    kind: Literal["pick_squadron"] = "pick_squadron"


@dataclass(frozen=True, slots=True)
class PickTile:
    """Pick a War tile at a theater."""

    seat: Seat
    theater: Theater
    tile: Id
    kind: Literal["pick_tile"] = "pick_tile"


@dataclass(frozen=True, slots=True)
class PickCommodity:
    seat: Seat
    commodity: Id
    kind: Literal["pick_commodity"] = "pick_commodity"


@dataclass(frozen=True, slots=True)
class PickAdvantage:
    seat: Seat
    advantage: Id
    kind: Literal["pick_advantage"] = "pick_advantage"


@dataclass(frozen=True, slots=True)
class Decline:
    """Skip an optional part of an Event."""

    seat: Seat
    kind: Literal["decline"] = "decline"


# --- wars ---


@dataclass(frozen=True, slots=True)
class TileEffect:
    """Carry out a War tile's effect on a space (-1 if it needs none)."""

    seat: Seat
    tile: Id
    space: SpaceOrNone = -1
    kind: Literal["tile_effect"] = "tile_effect"


@dataclass(frozen=True, slots=True)
class DeclineEffect:
    seat: Seat
    tile: Id
    kind: Literal["decline_effect"] = "decline_effect"


@dataclass(frozen=True, slots=True)
class Conquer:
    """Take a space with Conquest Points; a naval one with a Squadron from a space or the Navy Box (-1)."""

    seat: Seat
    space: SpaceId
    squadron: Annotated[int, Field(ge=-2, lt=len(SPACES))] = -2
    kind: Literal["conquer"] = "conquer"


@dataclass(frozen=True, slots=True)
class Unflag:
    """Remove a flag by the spoils."""

    seat: Seat
    space: SpaceId
    kind: Literal["unflag"] = "unflag"


@dataclass(frozen=True, slots=True)
class Refuse:
    seat: Seat
    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Cede:
    seat: Seat
    kind: Literal["cede"] = "cede"


@dataclass(frozen=True, slots=True)
class LoseSquadron:
    """Give up the Squadron on a space, or one in the Navy Box (-1)."""

    seat: Seat
    source: SpaceOrNone
    kind: Literal["lose_squadron"] = "lose_squadron"


@dataclass(frozen=True, slots=True)
class PlaceUsa:
    seat: Seat
    space: SpaceId
    kind: Literal["place_usa"] = "place_usa"


@dataclass(frozen=True, slots=True)
class RemoveFort:
    seat: Seat
    space: SpaceId
    kind: Literal["remove_fort"] = "remove_fort"


@dataclass(frozen=True, slots=True)
class Finish:
    """End a series of optional choices."""

    seat: Seat
    kind: Literal["finish"] = "finish"


@dataclass(frozen=True, slots=True)
class LayBasic:
    """By option, place the Basic War tiles of the next war, one at each theater, in this order."""

    seat: Seat
    tiles: Ids
    kind: Literal["lay_basic"] = "lay_basic"


Purchase = (
    ShiftMarket
    | ShiftPolitical
    | DrawEvent
    | BuyWarTile
    | RemoveConflict
    | BuildFort
    | RepairFort
    | SeizeFort
    | ConstructSquadron
    | Deploy
    | SendHome
    | ExchangePoints
    | BuyAbility
)
RoundMove = TakeTile | Pass | EndRound | PlayEvent | Reveal | UseAbility | UseAdvantage
TileMove = Upgrade | SwapTiles | UpgradePoint
Pick = PickSpace | PickOption | PickTheater | PickSquadron | PickTile | PickCommodity | PickAdvantage | Decline
WarMove = TileEffect | DeclineEffect | Conquer | Unflag | Refuse | Cede | LoseSquadron | PlaceUsa | RemoveFort | Finish
Other = (
    KeepEvents | ChooseMinistries | NameFirst | PayRest | KeepTile | UpgradePoint | LayTile | DiscardEvent | LayBasic
)
Move = Purchase | RoundMove | TileMove | Pick | WarMove | Other
