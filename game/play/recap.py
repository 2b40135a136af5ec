"""What changed since a person's last turn, in a few lines: the weightiest events, in the order they happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.event import Event
from game.play.chronicle import Words, seen
from game.play.match import Match

MOST = 6


def last_turn_end(match: Match[Any, Any], seat: int) -> int:
    """How many moves had been played when this seat last ended a turn; 0 if it never did."""
    for number in range(len(match.log), 0, -1):
        move = match.log[number - 1].move
        if move.seat == seat and match.customs.ends_turn(move):
            return number
    return 0


def weightiest(
    match: Match[Any, Any], since: int, seat: int, weights: Sequence[type[Event]], words: Words, most: int = MOST
) -> list[str]:
    """What others did after so many moves. Of the same sentence the newest, with how often it was true.

    ``weights``: the kinds of events worth telling, from the weightiest down; within a kind the newest comes first.
    """
    found: list[tuple[int, int, str]] = []
    for number in range(since + 1, len(match.log) + 1):
        for event in seen(match, number):
            if type(event) in weights and getattr(event, "seat", -1) != seat and (line := words(event)):
                found.append((weights.index(type(event)), len(found), line))
    newest = {item[2]: item for item in found}
    times = {line: sum(item[2] == line for item in found) for line in newest}
    chosen = sorted(newest.values(), key=lambda item: (item[0], -item[1]))[:most]
    ordered = [line for _, _, line in sorted(chosen, key=lambda item: item[1])]
    return [line if times[line] == 1 else f"{line} (×{times[line]})" for line in ordered]
