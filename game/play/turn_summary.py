"""Finds when a seat last ended a turn, and picks the most important events of the log since then, or up to a move, as
sentences.

While the past is shown, later events are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.event import Event
from game.play.log_lines import Words, visible_events
from game.play.match import Match

MAX_LINES = 6  # lines of a summary


@dataclass(frozen=True, slots=True)
class RecapLine:
    """An event worth mentioning: the newest of its kind, and how often its sentence applied."""

    moves: int
    event: Event
    line: str
    times: int = 1

    @property
    def text(self) -> str:
        return self.line if self.times == 1 else f"{self.line} (×{self.times})"


def last_turn_end(match: Match[Any, Any], seat: int) -> int:
    """Returns the number of moves played when this seat last ended a turn, up to the shown position; 0 if it had not
    yet."""
    for number in range(match.at, 0, -1):
        move = match.log[number - 1].move
        if move.seat == seat and match.policy.ends_turn(move):
            return number
    return 0


def lines_since(
    match: Match[Any, Any], since: int, seat: int, weights: Sequence[type[Event]], words: Words, most: int = MAX_LINES
) -> list[RecapLine]:
    """Returns the `most` most important lines about what others than this seat did (events of the classes ``weights``)
    after the first ``since`` moves, oldest first. Equal sentences are merged into the newest, with a count.

    ``weights``: the kinds of events worth telling, most important first; within a kind the newest comes first.
    """
    found: list[RecapLine] = []
    for number in range(since + 1, match.at + 1):
        for event in visible_events(match, number):
            if type(event) in weights and getattr(event, "seat", -1) != seat and (line := words(event)):
                found.append(RecapLine(number, event, line))
    newest = {recap_line.line: (place, recap_line) for place, recap_line in enumerate(found)}
    times = {line: sum(recap_line.line == line for recap_line in found) for line in newest}
    chosen = sorted(newest.values(), key=lambda item: (weights.index(type(item[1].event)), -item[0]))[:most]
    ordered = [recap_line for _, recap_line in sorted(chosen, key=lambda item: item[0])]
    return [
        RecapLine(recap_line.moves, recap_line.event, recap_line.line, times[recap_line.line]) for recap_line in ordered
    ]


def lines_before(
    match: Match[Any, Any], until: int, weights: Sequence[type[Event]], words: Words, most: int = MAX_LINES
) -> list[RecapLine]:
    """Returns at most ``most`` lines about events of the classes ``weights`` within the first ``until`` moves, whoever
    caused them, newest first."""
    found: list[RecapLine] = []
    for number in range(until, 0, -1):
        for event in reversed(visible_events(match, number)):
            if type(event) in weights and (line := words(event)):
                found.append(RecapLine(number, event, line))
        if len(found) >= most:
            break
    return found[:most]
