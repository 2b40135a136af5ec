"""What all messages between a host and its clients share: protocol version, limits, the types of fields, and the
reasons of refusals."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

PROTOCOL = 2
OLDEST = 1  # the protocol of the oldest clients that a host serves: it sends them nothing that they do not know
FROM_CLIENT = 64 << 10  # bytes of one message
FROM_HOST = 16 << 20
HEARTBEAT = 10.0  # seconds between pings, and how long the answer to one may take
MOST_SEATS = 8
MOST_NUMBER = 1 << 31
READY_SENTENCES = 5
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"  # one line, without controls of direction
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Field(ge=0, lt=MOST_NUMBER)]
Name = Annotated[str, StringConstraints(max_length=40, pattern=PLAIN)]
Word = Annotated[str, StringConstraints(max_length=64, pattern=r"^[a-z0-9_=.:]*$")]
Text = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=PLAIN)]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # also a public key, and a share
Salt = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
SignatureText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{128}$")]
Options = Annotated[dict[Word, Word | list[Word]], Field(max_length=40)]

REFUSALS = {
    "unreadable": "The message can't be read: {detail}.",
    "hello_first": "The first message must be hello.",
    "old_client": "The host speaks a newer protocol; update this program.",
    "old_host": "The host speaks an older protocol; its operator must update it.",
    "too_fast": "Too many messages; wait a moment.",
    "too_many_guesses": "Too many wrong links or words from this address; try again in a minute.",
    "full": "The host can't take any more; try again later.",
    "no_table": "There is no such table, or this host no longer has it.",
    "no_watchers": "This table allows no onlookers.",
    "wrong_secret": "The link is not valid any more; the table's host can renew it.",
    "no_list": "This host shows its tables only on its local network, and only where it announces itself.",
    "no_seat": "No seat of this table is free.",
    "wrong_words": "No open seat has these words.",
    "bad_setup": "The table can't be set up: {detail}.",
    "not_your_seat": "This window has no such seat at this table.",
    "not_the_host": "Only the table's host can do this.",
    "not_running": "The game has not begun or is over.",
    "begun": "The game has begun already.",
    "stale": "The position has changed since; look at it again.",
    "illegal": "The move is not legal: {detail}.",
    "unsigned": "This does not bear the signature of its seat over the line before; sign it again.",
    "no_key": "This seat was opened without a key; open it again with one.",
    "bad_share": "The share is not the one that was committed to, or nobody asked for it.",
    "barrier": "Nothing can be taken back here.",
    "nothing_asked": "Nobody asks for this any more.",
    "not_away": "Whoever sits there is here, or still has time.",
    "no_bot": "There is no such bot.",
    "no_notices": "This host does not send notices there.",
    "no_position": "The game has no such position.",
    "not_over": "The game is not over; its secrets stay secret.",
    "not_stored": "The host could not store this; nothing has changed. Try again.",
    "no_game": "This host does not know the game, or has other components of it.",
    "failed": "The host could not do this; nothing has changed.",
}
"""The reasons of a refusal with the English sentence of each; clients translate by the code."""


class Message(BaseModel):
    """The base of all messages."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Exception):
    """A client's message is refused; see `RequestRefused`."""

    def __init__(self, reason: str, detail: str = "", code: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sentence = REFUSALS[reason].format(detail=detail.rstrip("."))
        self.code = code
        self.params = params or {}
