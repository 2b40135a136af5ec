"""Data classes a session keeps beside its position: undo barriers, final totals, and log chapters that can't be
replayed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

Total = Annotated[int, Field(gt=-(1 << 53), lt=1 << 53)]


@dataclass(frozen=True, slots=True)
class UndoBarrier:
    """The reason why undo stops: something was revealed ("revealed", with the event's name), "hand_over", "start",
    or "other_seat"."""

    code: Literal["start", "revealed", "hand_over", "other_seat"]
    event: str = ""


@dataclass(frozen=True, slots=True)
class EndRecord:
    """The end of a game that today's numbers would count otherwise: its totals, and the fingerprint of the
    components they were counted by, "" where an old version kept none."""

    totals: tuple[Total, ...]
    components: str


@dataclass(frozen=True, slots=True)
class LogChapter:
    """An older part of a game that can't be played again, as plain data: from the position `start` (None: the setup's
    first) these moves led, by the components of this digest, to positions of these digests."""

    components: str
    start: dict[str, Any] | None
    moves: list[dict[str, Any]]
    digests: list[str]
