"""What is stored of a table: a record that changes, and the lines of its log, which are only appended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.host.clocks import Clock

PERSON = "person"


class SeatRecord(BaseModel):
    """A seat. `secret` and `words` are hashes; `words` is "" once they were used. `bot` is the rung that plays it now,
    "" for a person; `since` when it was asked, None while it is not; `bank` the seconds left of its clock's bank."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str = ""
    secret: str = ""
    words: str = ""
    taken: bool = False
    since: float | None = None
    bank: float = 0.0


class UndoRequest(BaseModel):
    """An undo beyond a reveal that waits for other seats: asked by `seat` at line `number`, back to `place` moves."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    number: int
    place: int
    waiting: list[int]
    agreed: list[int] = []


class TableRecord(BaseModel):
    """A table. `secret` is the hash of its host's secret."""

    model_config = ConfigDict(extra="forbid")

    id: str
    game: str
    setup: dict[str, Any]
    secret: str
    clock: Clock
    watchers: bool
    seats: list[SeatRecord]
    status: Literal["gathering", "running", "over"] = "gathering"
    request: UndoRequest | None = None

    @property
    def needs_host(self) -> bool:
        """Whether a bot is asked, so that the host must go on by itself after a start."""
        return self.status == "running" and any(seat.bot and seat.since is not None for seat in self.seats)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a table's log: `data` is a journal line with its link. `base` is the last line its author had, `at`
    when it came, `since` when its seat had been asked."""

    number: int
    base: int
    at: float
    since: float
    data: dict[str, Any]

    @property
    def do(self) -> str:
        """The kind of the line: begin, move, undo or rewind."""
        return str(self.data["do"])

    @property
    def seat(self) -> int | None:
        """The seat that made it; None for the header."""
        move = self.data.get("move")
        seat = move["seat"] if move is not None else self.data.get("seat")
        return None if seat is None else int(seat)
