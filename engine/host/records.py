"""Data models of a stored table: a record that changes, and the lines of its log, which are only appended."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.deal import SHARE, Terms
from engine.core.signing import SECRET
from engine.host.clocks import Clock

PERSON = "person"
CHANGES = ("move", "undo", "rewind")  # the lines that change the position


class SeatPledge(BaseModel):
    """A seat's part of the deal: the public key of its window, "" for one that does not sign; then its commitment, its
    share and its signature of the promise, "" until they are here."""

    model_config = ConfigDict(extra="forbid")

    key: str = ""
    commitment: str = ""
    share: str = ""
    signature: str = ""


class DealRecord(BaseModel):
    """The host's part of the deal: the salt of its terms, its share, and its private key as hex; the terms as soon as
    all have sent their commitments."""

    model_config = ConfigDict(extra="forbid")

    salt: str
    share: str
    secret: str
    terms: Terms | None = None


def new_deal() -> DealRecord:
    """Creates the record of a new deal: draws the host's share, its key, and the salt of the terms."""
    return DealRecord(salt=secrets.token_hex(16), share=secrets.token_hex(SHARE), secret=secrets.token_hex(SECRET))


class TableSeat(BaseModel):
    """A seat. `secret` and `words` are hashes; `words` is "" once the seat was opened; `claimed`: they were used, and
    give the seat again to who has its secret alone. `bot` is the rung that plays it now, "" for a person; `ready`: a
    window has opened it once; `since` when it was asked, None while it is not; `bank` the seconds left of its clock's
    bank. `notify`: its address for notices, `notice_error`: why the last was not sent, `noticed`: nothing more is sent
    for the present turn."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str = ""
    secret: str = ""
    words: str = ""
    claimed: bool = False
    taken: bool = False
    ready: bool = False
    pledge: SeatPledge = SeatPledge()
    notify: str = ""
    notice_error: str = ""
    noticed: bool = False
    since: float | None = None
    bank: float = 0.0


class DueNotice(BaseModel):
    """A notice that is to be sent to a seat."""

    model_config = ConfigDict(extra="forbid")

    id: str
    seat: int


class UndoRequest(BaseModel):
    """An undo beyond a reveal that waits for other seats: asked by `seat` at line `number`, back to `place` moves."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    number: int
    place: int
    waiting: list[int]
    agreed: list[int] = []


class TableRecord(BaseModel):
    """A table. `secret` is the hash of its host's secret; `started`: the deal waits for no seat that is still open;
    `listed`: shown to the local network, where anybody may take a free seat."""

    model_config = ConfigDict(extra="forbid")

    id: str
    game: str
    setup: dict[str, Any]
    secret: str
    clock: Clock
    watchers: bool
    listed: bool = False
    seats: list[TableSeat]
    deal: DealRecord = Field(default_factory=new_deal)
    started: bool = False
    status: Literal["gathering", "running", "over"] = "gathering"
    request: UndoRequest | None = None
    notices: list[DueNotice] = []

    @property
    def needs_host(self) -> bool:
        """Whether the host must load the table when it starts, without waiting for anybody to connect: a bot must move,
        a notice is due, or the table is listed and waits for people."""
        asked = self.status == "running" and any(seat.bot and seat.since is not None for seat in self.seats)
        return asked or bool(self.notices) or (self.listed and self.status == "gathering")


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line of a table's log: `data` is a journal line with its link. `base` is the last line its author had, `at`
    when it came, `since` when its seat had been asked."""

    number: int
    base: int
    at: float
    since: float
    data: dict[str, Any]

    @property
    def do(self) -> str:
        """The kind of the line: "begin", or that of the signed line it holds ("move", "undo" ...)."""
        return str(self.data["do"])

    @property
    def seat(self) -> int | None:
        """The seat whose act the line holds; None for the header."""
        move = self.data.get("move")
        seat = move["seat"] if move is not None else self.data.get("seat")
        return None if seat is None else int(seat)
