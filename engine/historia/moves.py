"""Every move a seat can make: frozen, ids only. `kind` tells them apart in saves and on a wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.historia.components import TERRITORIES

USED_POOL = -1
# Types of fields, with the range that data from files must be in; `Rules.why_not` checks whether a move is legal.
Seat = Annotated[int, Field(ge=0, le=5)]
Territory = Annotated[int, Field(ge=0, lt=len(TERRITORIES))]
"""An index into components.TERRITORIES, in the file's order."""
Id = Annotated[str, Field(max_length=64)]
Ids = Annotated[tuple[Id, ...], Field(max_length=16)]
Side = Literal["basic", "advanced", "nothing"]

# --- setup ---


@dataclass(frozen=True, slots=True)
class KeepLeader:
    """Keep this leader of the packet in hand; the rest goes on."""

    seat: Seat
    leader: Id
    kind: Literal["keep_leader"] = "keep_leader"


@dataclass(frozen=True, slots=True)
class PlaceCube:
    """Put a cube on a territory: the first one, or an Expansion."""

    seat: Seat
    territory: Territory
    kind: Literal["place_cube"] = "place_cube"


# --- the round ---


@dataclass(frozen=True, slots=True)
class SealCards:
    """Choose cards in secret: action ids in the order of the file, then advisors in the order of their hand."""

    seat: Seat
    cards: Ids
    kind: Literal["seal_cards"] = "seal_cards"


@dataclass(frozen=True, slots=True)
class Resolve:
    """Resolve one of the own cards that were turned up, on one of its sides, or for nothing. An advisor's side is
    "basic"."""

    seat: Seat
    card: Id
    side: Side
    kind: Literal["resolve"] = "resolve"


# --- what operations ask ---


@dataclass(frozen=True, slots=True)
class ChoosePartner:
    """The civilization to trade with or to raid."""

    seat: Seat
    other: Seat
    kind: Literal["choose_partner"] = "choose_partner"


@dataclass(frozen=True, slots=True)
class Attack:
    """Fight another civilization's cube in a shared territory."""

    seat: Seat
    other: Seat
    territory: Territory
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class RecoverCube:
    """Take a cube into the supply, from a territory or from the used pool (USED_POOL)."""

    seat: Seat
    territory: Annotated[int, Field(ge=USED_POOL, lt=len(TERRITORIES))]
    kind: Literal["recover_cube"] = "recover_cube"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take an Action card of the queue back into the hand."""

    seat: Seat
    card: Id
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class TakeWonder:
    """Take a wonder of the row."""

    seat: Seat
    wonder: Id
    kind: Literal["take_wonder"] = "take_wonder"


@dataclass(frozen=True, slots=True)
class Ready:
    """Turn another own wonder back."""

    seat: Seat
    wonder: Id
    kind: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """One list of those a card offers, by its place on the card."""

    seat: Seat
    option: Annotated[int, Field(ge=0, le=9)]
    kind: Literal["choose_option"] = "choose_option"


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Carry out the extra action on one of its sides."""

    seat: Seat
    side: Literal["basic", "advanced"]
    kind: Literal["take_action"] = "take_action"


@dataclass(frozen=True, slots=True)
class UseWonder:
    """Turn an own wonder and carry out what it does."""

    seat: Seat
    wonder: Id
    kind: Literal["use_wonder"] = "use_wonder"


@dataclass(frozen=True, slots=True)
class Finish:
    """No more of what is offered."""

    seat: Seat
    kind: Literal["finish"] = "finish"


Move = (
    KeepLeader
    | PlaceCube
    | SealCards
    | Resolve
    | ChoosePartner
    | Attack
    | RecoverCube
    | TakeBack
    | TakeWonder
    | Ready
    | ChooseOption
    | TakeAction
    | UseWonder
    | Finish
)
MOVE: TypeAdapter[Move] = TypeAdapter(Annotated[Move, Field(discriminator="kind")])
