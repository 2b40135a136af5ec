"""The base class of a game's events: data about what happened, which seats may see it, and whether it reveals
something, which stops undo."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import ClassVar

from engine.core.move import Seat

TURN_BEGAN = "TurnBegan"  # the event of each game that begins a turn or an action round


@dataclass(slots=True)
class Event:
    """Something that happened, as data: the base of a game's events, one class for each kind.

    An event with a secret says what each seat may see of it; one that reveals something stops undo.

    >>> @dataclass(slots=True)
    ... class Drawn(Event):
    ...     reveals: ClassVar[bool] = True
    ...     seat: Seat
    ...     card: str
    ...     def seen_by(self, seat: Seat | None) -> Event:
    ...         return self if seat == self.seat else Drawn(self.seat, "?")
    >>> drawn = Drawn(seat=0, card="spy")
    >>> drawn.name, drawn.seen_by(0).card, drawn.seen_by(1).card
    ('Drawn', 'spy', '?')
    """

    reveals: ClassVar[bool] = False
    is_consequence: ClassVar[bool] = False
    """Whether it only ever follows from another event of its move: what was paid for is that one."""
    name: ClassVar[str] = "Event"
    """The class name, for logs and texts."""

    def __init_subclass__(cls) -> None:
        cls.name = cls.__name__

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Returns the event as `seat` may see it (None: an onlooker): itself, a copy with its secrets absent, or None
        if it may not see it. Here itself: events with secrets override it."""
        return self


def visible(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Returns these events as `seat` may see them (None: an onlooker), in order, without those that it may not see."""
    shown = (event.seen_by(seat) for event in events)
    return [event for event in shown if event is not None]


def event_kinds(module: ModuleType) -> dict[str, type[Event]]:
    """Returns the event classes of a module by class name, without the base class."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: kind for kind in kinds if kind is not Event}
