"""Finds the log entries that make up one turn of a seat."""

from __future__ import annotations

from typing import Any

from engine.core.event import TURN_BEGAN
from engine.core.session import LogEntry
from game.play.match import Match


def turn_from(match: Match[Any, Any], first: int, until: int | None = None) -> list[LogEntry[Any]]:
    """Returns the log entries of one turn, from the move with index `first` to the turn's end or `until`."""
    found: list[LogEntry[Any]] = []
    for entry in match.log[first:until]:
        if found and (entry.move.seat != found[0].move.seat or turn_ended(match, found[-1])):
            break
        found.append(entry)
    return found


def turn_ended(match: Match[Any, Any], entry: LogEntry[Any]) -> bool:
    """Returns whether the move of a log entry ended its seat's turn."""
    return match.policy.ends_turn(entry.move) or any(event.name == TURN_BEGAN for event in entry.events)
