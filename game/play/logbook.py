"""The game's log as a table of sentences with seat and price, oldest first, for the log list beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.event import Event
from game.play.log_lines import Words, visible_events
from game.play.match import Match
from game.play.recap_controller import RecapDescriber

OWNERS = ("seat", "side", "attacker", "winner")  # fields of an event that name the seat it belongs to


class LogSentence(NamedTuple):
    """An event in words."""

    moves: int  # number of the move that caused it
    text: str
    heading: bool  # a round, a turn or an era begins
    seat: int  # the acting seat; -1: none
    price: str
    revealed: bool = False  # it revealed something to everybody; it belongs to no seat


def log_of(match: Match[Any, Any], words: Words, recap_describer: RecapDescriber, most: int) -> list[LogSentence]:
    """Returns the sentences of the newest moves, oldest first, going back move by move until there are at least
    ``most``. What a move cost stands at one of its sentences."""
    first = len(match.log) + 1
    lines: dict[int, list[tuple[Event, str]]] = {}
    count = 0
    while first > 1 and count < most:
        first -= 1
        lines[first] = [(event, line) for event in visible_events(match, first) if (line := words(event))]
        count += len(lines[first])
    played = [(number, visible_events(match, number)) for number in range(first, len(match.log) + 1)]
    prices = dict(price for step in recap_describer.steps(played) for price in step.prices)
    found: list[LogSentence] = []
    for number in sorted(lines):
        price, made = prices.get(number, ""), []
        priced = _priced(lines[number])
        for at, (event, line) in enumerate(lines[number]):
            heading = _heads(line)
            nobody = heading or event.reveals  # what is revealed to everybody belongs to no seat
            mover = -1 if nobody else match.log[number - 1].move.seat
            owner = next((name for name in OWNERS if hasattr(event, name)), "")
            seat = getattr(event, owner) if owner else mover
            revealed = seat < 0 and not heading and event.reveals
            made.append(LogSentence(number, line, heading, seat, price if at == priced else "", revealed))
        found += made
    return found


def _heads(line: str) -> bool:
    return line.startswith("*") and line.endswith("*")


def _priced(sentences: Sequence[tuple[Event, str]]) -> int:
    """Returns the index of the sentence that a move's price stands at: the last one, of what its seat did before all
    eyes if there is one. What only follows from that is not what was paid for."""
    at = [at for at, (event, line) in enumerate(sentences) if not _heads(line) and not event.is_consequence]
    open_ = [one for one in at if not sentences[one][0].reveals and sentences[one][0].seen_by(None) is not None]
    return max(open_ or at, default=-1)
