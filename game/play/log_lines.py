"""The log as lines: what the viewer may know of what was played, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.event import Event, visible
from game.play.match import Match

Words = Callable[[Event], str]  # the sentence of an event; empty for those that go without saying


class LogEntryLine(NamedTuple):
    """A sentence, and the number of moves after which it was true."""

    moves: int
    text: str


def newest(match: Match[Any, Any], words: Words, most: int, until: int | None = None) -> list[LogEntryLine]:
    """The newest first; at least ``most`` when there are so many, never half a move. ``until``: of so many moves."""
    lines: list[LogEntryLine] = []
    for number in range(len(match.log) if until is None else until, 0, -1):
        told = [LogEntryLine(number, line) for event in seen(match, number) if (line := words(event))]
        lines += reversed(told)
        if len(lines) >= most:
            break
    return lines


def seen(match: Match[Any, Any], number: int) -> list[Event]:
    """What the viewer may know of the events of a move; moves are counted from 1. Nothing of one that is still being
    shown, nor of those after it: the log does not tell before the screen does."""
    if match.showing is not None and number >= match.showing:
        return []
    return visible(match.log[number - 1].events, match.eyes)
