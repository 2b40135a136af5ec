"""Finds the turns of a finished game after which a person's chance of winning had changed most, whoever caused it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.chance import chance_of
from game.play.match import Match

MAX_SWINGS = 3  # swings of a game that are told
LEAST = 0.03  # of the chance of winning (0-1): less is no turning point


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn of a seat, begun after so many ``moves`` of the game, and its chance of winning (0-1), as far as the seat
    could see, there and when its next turn began."""

    moves: int
    seat: int
    before: float
    after: float


def turn_beginnings(match: Match[Any, Any], seat: int) -> list[int]:
    """Returns how many moves precede each turn of a seat, the draft before the first turn included."""
    found: list[int] = []
    begun = False
    for number, entry in enumerate(match.log):
        if entry.move.seat != seat:
            continue
        if not begun:
            found.append(number)
        begun = not match.policy.ends_turn(entry.move)
    return found


def swings(match: Match[Any, Any], seat: int) -> list[Swing]:
    """Returns the turns of a seat with the largest changes of its chance until its next turn, in the order of the game;
    none with a change too small to tell of. What the last turn changed is the result, and is not among them."""
    rules = match.rules
    places = turn_beginnings(match, seat)
    chances = [chance_of(rules, rules.view(match.opened(moves), seat), seat) for moves in places]
    found = [
        Swing(moves, seat, before, after)
        for moves, before, after in zip(places, chances, chances[1:], strict=False)
        if abs(after - before) >= LEAST
    ]
    largest = sorted(found, key=lambda one: -abs(one.after - one.before))[:MAX_SWINGS]
    return sorted(largest, key=lambda one: one.moves)
