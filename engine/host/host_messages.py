"""Data models of the messages that a host sends to its clients."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from engine.host.clocks import Clock
from engine.host.message_types import Hash, Id, Message, Number, Salt, SeatNumber, Secret


class Welcome(Message):
    """The answer to hello. `notices`: the kinds of addresses that notices are sent to."""

    type: Literal["welcome"] = "welcome"
    protocol: Number
    version: str
    games: list[str]
    notices: list[Literal["email", "webhook"]] = Field(default_factory=list)


class Invitation(Message):
    """The access to a seat: its secret, its link, and its six words."""

    seat: SeatNumber
    secret: Secret
    link: str
    words: str


class Created(Message):
    """The answer to create: the table, its own secret, its link for onlookers, and an invitation for each person."""

    type: Literal["created"] = "created"
    table: Id
    secret: Secret
    link: str
    seats: list[Invitation]


class Joined(Message):
    """The answer to join and sit: the secret of the seat, to keep and to open the table with."""

    type: Literal["joined"] = "joined"
    table: Id
    seat: SeatNumber
    secret: Secret
    link: str


class ListedTable(Message):
    """A table that anybody on the local network may see: the names of its `people`, how many seats are `free` and how
    many people have a window `here`."""

    table: Id
    game: str
    setup: dict[str, Any]
    clock: Clock
    watchers: bool
    status: Literal["gathering", "running", "over"]
    people: list[str]
    free: Number
    here: Number


class Tables(Message):
    """The answer to list: those with a free seat first."""

    type: Literal["tables"] = "tables"
    tables: list[ListedTable]


class Renewed(Message):
    """The answer to renew."""

    type: Literal["renewed"] = "renewed"
    table: Id
    invitation: Invitation


class TableInfo(Message):
    """The fixed data of a table, and the seat this client opened it for; None: it watches. `components` is the
    fingerprint of the numbers the game is played by; `commitment` the promise about the deal, "" before it is begun;
    `salt` is what commitments to shares are made over."""

    type: Literal["table"] = "table"
    table: Id
    game: str
    setup: dict[str, Any]
    components: str
    commitment: str
    clock: Clock
    watchers: bool
    seat: SeatNumber | None
    salt: Salt


class DealSeat(Message):
    """A seat in the terms of the deal: its name, and the key that signs for it, "" where the host does."""

    name: str
    key: Hash | Literal[""]


class Deal(Message):
    """The terms of the deal with all commitments: those of the seats with a key in their order, then the host's. Each
    of them answers by `reveal` unless the game has begun."""

    type: Literal["deal"] = "deal"
    table: Id
    salt: Salt
    seats: list[DealSeat]
    host: Hash
    commitments: list[Hash]


class PlayedMove(Message):
    """A move in the log of a client: the move itself if its seat is the client's, and the events visible to it."""

    seat: SeatNumber
    move: dict[str, Any] | None = None
    events: list[dict[str, Any]]


class ShownLine(Message):
    """A line of the table's log. Line 0 begins the game; each other one is signed: `hidden` is the hash of its salt and
    content, and `signature` that of its seat or of the host, over the line before.

    `move` plays `played[0]`. `undo` takes back the move at index `place` of the moves; those of other seats after it
    are played again as `played`. `rewind` goes back to `place`, as the seats `agreed`.
    The others change no position: see `sign`, `undo`, `consent`; from a `call_in` to a `come_back` the host signs.
    """

    number: Number
    do: Literal["begin", "move", "undo", "rewind", "ask", "agree", "call_in", "come_back", "seen"]
    seat: SeatNumber | None = None
    place: Number = 0
    played: list[PlayedMove] = Field(default_factory=list)
    agreed: list[SeatNumber] = Field(default_factory=list)
    hidden: str = ""
    signature: str = ""


class StateUpdate(Message):
    """The lines a client does not have yet, and the present position as its seat may know it."""

    type: Literal["state"] = "state"
    table: Id
    seat: SeatNumber | None
    lines: list[ShownLine]
    view: dict[str, Any]
    undo: bool
    """Whether the seat's last move can be taken back at once."""


class SeatStatus(Message):
    """A seat as all see it. `bot`: the rung that plays it, "" for a person; `taken`: somebody has claimed it; `here`: a
    window has it open; `left`: the seconds it has left when this is sent, while it is asked under a clock; `late`: its
    time is out."""

    name: str
    kind: Literal["person", "bot"]
    bot: str
    taken: bool
    here: bool
    asked: bool
    left: float | None
    late: bool


class Presence(Message):
    """The seats of a table and the number of onlookers; sent whenever it changes."""

    type: Literal["presence"] = "presence"
    table: Id
    status: Literal["gathering", "running", "over"]
    seats: list[SeatStatus]
    watchers: Number


class Moved(Message):
    """The answer to a move or undo that is stored: its line. The state follows, or came before."""

    type: Literal["moved"] = "moved"
    table: Id
    seat: SeatNumber
    number: Number


class UndoAsked(Message):
    """A seat asks at line `number` to take a move back beyond a reveal; `waiting` are the seats that must still agree.
    With none left and no line of it, somebody refused."""

    type: Literal["undo_asked"] = "undo_asked"
    table: Id
    seat: SeatNumber
    number: Number
    waiting: list[SeatNumber]
    refused: SeatNumber | None = None


class Position(Message):
    """A position of the past."""

    type: Literal["position"] = "position"
    table: Id
    moves: Number
    seat: SeatNumber | None
    view: dict[str, Any]


class GameSave(Message):
    """The save of a finished game."""

    type: Literal["save"] = "save"
    table: Id
    save: dict[str, Any]


class Said(Message):
    """A word, a ring or a ready sentence of a seat."""

    type: Literal["said"] = "said"
    table: Id
    seat: SeatNumber
    text: str = ""
    place: str = ""
    sentence: int | None = None


class NoticesTo(Message):
    """The address at which the seat is told of its turns, and why the last notice was not sent, "" if it was."""

    type: Literal["notices"] = "notices"
    table: Id
    seat: SeatNumber
    to: str
    error: str


class Replaced(Message):
    """Another window has opened the seat; this one plays it no more."""

    type: Literal["replaced"] = "replaced"
    table: Id
    seat: SeatNumber | None


class RequestRefused(Message):
    """A message was refused; nothing has changed. `of` is its type, `sentence` the reason in English, `reason` a code
    of `REFUSALS`; of an illegal move `code` and `params` are the rules' reason."""

    type: Literal["refused"] = "refused"
    of: str
    reason: str
    sentence: str
    table: str = ""
    seat: SeatNumber | None = None
    number: int | None = None
    code: str = ""
    params: dict[str, Any] = Field(default_factory=dict)


HostMessage = (
    Welcome
    | Created
    | Joined
    | Tables
    | Renewed
    | TableInfo
    | Deal
    | StateUpdate
    | Presence
    | Moved
    | UndoAsked
    | Position
    | GameSave
    | Said
    | NoticesTo
    | Replaced
    | RequestRefused
)
