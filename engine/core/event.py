"""What happened, as data. Events say who may see them and whether they revealed something (which stops undo)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.core.move import Seat


@dataclass(slots=True)
class Event:
    """The base of every event. A game defines its own, one class a kind of happening."""

    reveals: ClassVar[bool] = False
    name: ClassVar[str] = "Event"
    """The class name, for logs and texts."""

    def __init_subclass__(cls) -> None:
        cls.name = cls.__name__

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as `seat` may see it (None: an onlooker): itself, a copy with its secrets absent, or None."""
        return self


def visible(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events that `seat` may see, in order, without what it may not know."""
    shown = (event.seen_by(seat) for event in events)
    return [event for event in shown if event is not None]
