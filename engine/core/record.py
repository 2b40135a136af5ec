"""What a game remembers beside its position: where undo stops, and older parts that can't be played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why undo stops: what was revealed ("revealed", with the event's name), "hand_over", "start", or "other_seat"."""

    code: Literal["start", "revealed", "hand_over", "other_seat"]
    event: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """An older part of a game that can't be played again, as plain data: from the position `start` (None: the setup's
    first) these moves led, by the components of this digest, to positions of these digests."""

    components: str
    start: dict[str, Any] | None
    moves: list[dict[str, Any]]
    digests: list[str]
