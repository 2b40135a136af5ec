"""Classes of moves in a peace turn that buy nothing: cards to keep, Ministries, tiles, Events, abilities, upgrade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.components import INVESTMENTS
from engine.struggle.moves.fields import MOST_THEATERS, Id, Ids, Seat, SpaceOrNone, Theater


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
