"""Every move of the game, as frozen dataclasses of ids and numbers; `kind` distinguishes them in saves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

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
    """Keep a leader of the packet and pass the rest on."""

    seat: Seat
    leader: Id
    kind: Literal["keep_leader"] = "keep_leader"


@dataclass(frozen=True, slots=True)
class PlaceCube:
    """Place a cube on a territory: the first one, or by an Expansion."""

    seat: Seat
    territory: Territory
    kind: Literal["place_cube"] = "place_cube"


# --- the round ---


@dataclass(frozen=True, slots=True)
class SealCards:
    """Choose cards in secret: Actions in the order of the component file, then advisors in the order of the hand."""

    seat: Seat
    cards: Ids
    kind: Literal["seal_cards"] = "seal_cards"


@dataclass(frozen=True, slots=True)
class Resolve:
    """Resolve one of the revealed cards on a side, or for nothing; an advisor's side is "basic"."""

    seat: Seat
    card: Id
    side: Side
    kind: Literal["resolve"] = "resolve"


# --- choices of operations ---


@dataclass(frozen=True, slots=True)
class ChoosePartner:
    """Choose the civilization to trade with or to raid."""

    seat: Seat
    other: Seat
    kind: Literal["choose_partner"] = "choose_partner"


@dataclass(frozen=True, slots=True)
class Attack:
    """Start a War against another civilization in a shared territory."""

    seat: Seat
    other: Seat
    territory: Territory
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class RecoverCube:
    """Recover a cube from a territory or from the used pool (USED_POOL)."""

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
    """Ready another of one's turned wonders."""

    seat: Seat
    wonder: Id
    kind: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Choose one of the lists a card offers, by its index."""

    seat: Seat
    option: Annotated[int, Field(ge=0, le=9)]
    kind: Literal["choose_option"] = "choose_option"


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Carry out an extra action on one of its sides."""

    seat: Seat
    side: Literal["basic", "advanced"]
    kind: Literal["take_action"] = "take_action"


@dataclass(frozen=True, slots=True)
class UseWonder:
    """Turn a wonder and carry out its list."""

    seat: Seat
    wonder: Id
    kind: Literal["use_wonder"] = "use_wonder"


@dataclass(frozen=True, slots=True)
class Finish:
    """End a series of optional choices."""

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
