"""Returns the newest log entries as sentences, limited to what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from engine.core.event import Event, visible
from game.play.match import Match

Words = Callable[[Event], str]  # returns the sentence of an event; "" if it needs no mention


class LogEntryLine(NamedTuple):
    """A sentence of the log. ``moves`` counts the moves up to and including its own."""

    moves: int
    text: str


def newest(match: Match[Any, Any], words: Words, most: int, until: int | None = None) -> list[LogEntryLine]:
    """Returns the sentences of the newest moves, each with the number of its move, newest first, going back move by
    move until there are at least ``most``. ``until``: leaves out the moves after so many."""
    lines: list[LogEntryLine] = []
    for number in range(len(match.log) if until is None else until, 0, -1):
        entries = [LogEntryLine(number, line) for event in visible_events(match, number) if (line := words(event))]
        lines += reversed(entries)
        if len(lines) >= most:
            break
    return lines


def visible_events(match: Match[Any, Any], number: int) -> list[Event]:
    """Returns the events of move ``number`` (from 1) that the viewer may know. Empty while the move or an earlier one
    is still being shown, so that the log does not run ahead of the screen."""
    if match.showing is not None and number >= match.showing:
        return []
    return visible(match.log[number - 1].events, match.observer)


def caused(events: Iterable[Event], automatic: tuple[type[Event], ...]) -> Iterator[Event]:
    """Yields those of a move's events that the move itself brought about: those before the first event of the classes
    ``automatic``, with which the program goes on by itself, for example to score a turn."""
    return takewhile(lambda event: not isinstance(event, automatic), events)
