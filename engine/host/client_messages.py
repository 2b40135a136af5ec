"""Data models of the messages that clients send to a host."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from engine.host.clocks import Clock
from engine.host.message_types import (
    MOST_NUMBER,
    MOST_SEATS,
    PLAIN,
    READY_SENTENCES,
    Hash,
    Id,
    Message,
    Name,
    Number,
    Options,
    Salt,
    SeatNumber,
    Secret,
    SignatureText,
    Text,
    Word,
)


class SeatPlan(Message):
    """A seat of a new table: a person's, or a bot's with its rung."""

    kind: Literal["person", "bot"]
    name: Name = ""
    bot: Word = ""


class Signed(Message):
    """The signature of a line by its seat, over the line before; `salt` hides its content from others until the end."""

    salt: Salt
    signature: SignatureText


class Hello(Message):
    """The first message of a connection: the protocol and the version of the game."""

    type: Literal["hello"] = "hello"
    protocol: Number
    version: Name


class CreateTable(Message):
    """Creates a table. Each seat gets a secret and six words; whoever creates the table gets the table's secret.
    `listed`: anybody on the local network may see it and take a free seat, if the host announces itself. `secret` is
    that of the table, drawn by the client: where the answer was lost, the same message gives the same answer again,
    until somebody has a seat. Without one the host draws it."""

    type: Literal["create"] = "create"
    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = Clock()
    watchers: bool = True
    listed: bool = False
    secret: Secret | Literal[""] = ""


class ListTables(Message):
    """Asks for the tables that anybody on the local network may see."""

    type: Literal["list"] = "list"


class SitDown(Message):
    """Claims a free seat of a listed table. `secret` is that of the seat from now on, drawn by the client; with the
    same one it is the same seat."""

    type: Literal["sit"] = "sit"
    table: Id
    name: Name
    secret: Secret


class JoinTable(Message):
    """Claims an open seat by its six words. They are void from then on, but for the same `secret`: where the answer was
    lost, the same message is answered again until the seat is opened. `secret` is that of the seat from now on, drawn
    by the client; without one the host draws it, and answers once."""

    type: Literal["join"] = "join"
    words: Annotated[str, StringConstraints(max_length=100, pattern=PLAIN)]
    name: Name
    secret: Secret | Literal[""] = ""


class OpenTable(Message):
    """Sits down by a seat's secret, or watches without one; `number` is the last line this client has, -1 for none.

    A bot that sat in for the seat leaves it. Another window with the same seat loses it. `name` renames the seat. `key`
    is the public key that signs for the seat; without one, or with another one than the game began with, the host signs
    its lines, and the log says so.
    """

    type: Literal["open"] = "open"
    table: Id
    secret: Secret | Literal[""] = ""
    number: Annotated[int, Field(ge=-1, lt=MOST_NUMBER)] = -1
    name: Name = ""
    key: Hash | Literal[""] = ""


class LeaveTable(Message):
    """Leaves every seat of a table that this connection has; the seats stay with their secrets."""

    type: Literal["leave"] = "leave"
    table: Id


class StartTable(Message):
    """Begins the game although seats are still open. Needs the table's secret."""

    type: Literal["start"] = "start"
    table: Id
    secret: Secret


class Pledge(Message):
    """The commitment to the seat's share of the deal, over the table's `salt`. Another one before the game has begun
    replaces it."""

    type: Literal["pledge"] = "pledge"
    table: Id
    seat: SeatNumber
    commitment: Hash


class RevealShare(Message):
    """The seat's share and its signature of the promise, as answer to `deal`."""

    type: Literal["reveal"] = "reveal"
    table: Id
    seat: SeatNumber
    share: Hash
    signature: SignatureText


class SubmitMove(Message):
    """A move. `number` is the last line the client had when it was chosen; the same message twice is one move."""

    type: Literal["move"] = "move"
    table: Id
    number: Number
    seat: SeatNumber
    move: dict[str, Any]
    signed: Signed | None = None


class AskUndo(Message):
    """Takes back the seat's last move: at once up to the last reveal, beyond it when the other people agree. Signed is
    an `undo` where the last `state` said so, else an `ask` with the number of moves that stay, as `place`."""

    type: Literal["undo"] = "undo"
    table: Id
    number: Number
    seat: SeatNumber
    signed: Signed | None = None


class AnswerUndo(Message):
    """Agrees to an undo that was asked for at line `number`, or refuses it. Agreement is signed as `agree`."""

    type: Literal["consent"] = "consent"
    table: Id
    number: Number
    seat: SeatNumber
    agree: bool
    signed: Signed | None = None


class SignLine(Message):
    """Signs that the seat's person is back after the host signed for it, or has seen the end of the game."""

    type: Literal["sign"] = "sign"
    table: Id
    seat: SeatNumber
    do: Literal["come_back", "seen"]
    signed: Signed


class GetPresence(Message):
    """Asks for the table's `presence` alone, without taking part or watching. `secret_hash`: SHA-256 of
    `imperial.seat:` and a seat's secret, so that the secret itself is not sent. A host that does not know this message
    refuses it as `unreadable`."""

    type: Literal["get_presence"] = "get_presence"
    table: Id
    secret_hash: Hash


class GetPosition(Message):
    """Asks for the position after `moves` moves of the log, as the seat (none: an onlooker) could know it."""

    type: Literal["get_position"] = "get_position"
    table: Id
    moves: Number
    seat: SeatNumber | None = None


class GetSave(Message):
    """Asks for the save of a finished game, with all its secrets."""

    type: Literal["get_save"] = "get_save"
    table: Id


class Say(Message):
    """A word to the others at the table."""

    type: Literal["say"] = "say"
    table: Id
    seat: SeatNumber
    text: Text


class Ring(Message):
    """Marks a place of the board for all."""

    type: Literal["ring"] = "ring"
    table: Id
    seat: SeatNumber
    place: Word


class SayReady(Message):
    """One of the ready sentences, which each client shows in its language."""

    type: Literal["ready"] = "ready"
    table: Id
    seat: SeatNumber
    sentence: Annotated[int, Field(ge=0, lt=READY_SENTENCES)]


class CallBot(Message):
    """Lets a bot play for seat `on`: the own one, one that nobody has taken, or that of somebody who is away, where the
    table's clock allows it. `seat` is the own one."""

    type: Literal["call_bot"] = "call_bot"
    table: Id
    seat: SeatNumber
    on: SeatNumber
    bot: Word


class NotifySeat(Message):
    """Sets where the seat is told that it is its turn while it has no window: `mailto:` and an e-mail address, the
    address of a webhook, or nowhere. `welcome` says which of them the host sends."""

    type: Literal["notify"] = "notify"
    table: Id
    seat: SeatNumber
    to: Annotated[str, StringConstraints(max_length=400, pattern=PLAIN)]


class RenewSeat(Message):
    """Gives a seat a new secret and new words; the old ones are void, and so is its address for notices. Needs the
    table's secret."""

    type: Literal["renew"] = "renew"
    table: Id
    secret: Secret
    seat: SeatNumber


ClientMessage = (
    Hello
    | CreateTable
    | JoinTable
    | ListTables
    | SitDown
    | OpenTable
    | LeaveTable
    | StartTable
    | Pledge
    | RevealShare
    | SubmitMove
    | AskUndo
    | AnswerUndo
    | SignLine
    | GetPresence
    | GetPosition
    | GetSave
    | Say
    | Ring
    | SayReady
    | CallBot
    | NotifySeat
    | RenewSeat
)
