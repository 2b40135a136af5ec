"""The log as lines of one moment after the other: who, what, what it cost; the oldest first."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.event import Event
from game.play.log_lines import Words, seen
from game.play.match import Match
from game.play.recap_controller import RoundTeller


class LogSentence(NamedTuple):
    """An event in words."""

    moves: int  # it happened with this move
    text: str
    heading: bool  # a round, a turn or an era begins
    seat: int  # whose it is; -1: nobody's
    price: str
    revealed: bool = False  # something was turned up for all; it is nobody's


def log_of(match: Match[Any, Any], words: Words, teller: RoundTeller, most: int) -> list[LogSentence]:
    """The newest moves, the oldest of them first; at least ``most`` lines when there are so many, never half a move.
    A price stands at the last line of the move that it was paid with."""
    first = len(match.log) + 1
    lines: dict[int, list[tuple[Event, str]]] = {}
    count = 0
    while first > 1 and count < most:
        first -= 1
        lines[first] = [(event, line) for event in seen(match, first) if (line := words(event))]
        count += len(lines[first])
    played = [(number, seen(match, number)) for number in range(first, len(match.log) + 1)]
    prices = {step.moves: step.cost for step in teller.steps(played) if not step.got}
    found: list[LogSentence] = []
    for number in sorted(lines):
        price, made = prices.get(number, ""), []
        for event, line in reversed(lines[number]):
            heading = line.startswith("*") and line.endswith("*")
            nobody = heading or event.reveals  # what is turned up for all is nobody's
            mover = -1 if nobody else match.log[number - 1].move.seat
            seat = getattr(event, "seat", getattr(event, "side", mover))
            revealed = seat < 0 and not heading and event.reveals
            made.append(LogSentence(number, line, heading, seat, "" if heading else price, revealed))
            price = price if heading else ""
        found += reversed(made)
    return found
