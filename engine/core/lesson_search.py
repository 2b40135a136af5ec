"""Searches the rest of a turn for a line of moves that meets the goal of a lesson's step: for hints, and to prove that
there is none.

The search plays in one world that the seat can't tell from the real one. A line that turns up something hidden could
go otherwise in another world, and one that waits for another seat within the turn may go on after it; so a proof that
there is no line needs all lines to be free of such events and decisions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.event import Event, visible
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Rules

POSITIONS = 300
"""How many positions a search plays by default: some hundredths of a second."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search: the shortest line of moves that meets the goal; empty where there is none. `proven`: no
    line of this turn meets it."""

    line: tuple[Any, ...] = ()
    proven: bool = False


Meets = Callable[[Any, Sequence[Event]], bool]
"""Takes a position, and the events of a line that the seat saw."""


def search(rules: Rules[Any, Any], view: Any, seat: Seat, meets: Meets, positions: int = POSITIONS) -> Found:
    """Searches the rest of the seat's turn for the shortest line of its moves that meets a goal, breadth first, trying
    at most `positions` moves. Returns the line, or whether it is proven that there is none; neither where the seat need
    not decide or the moves tried do not tell."""
    if seat not in rules.awaiting(view):
        return Found()
    world = rules.determinize(view, seat, Rng(0))
    turn = rules.turn_of(world)
    queue: deque[tuple[Any, tuple[Any, ...], tuple[Event, ...]]] = deque([(world, (), ())])
    known, uncertain, played = {rules.digest(world)}, False, 0
    while queue:
        state, line, events = queue.popleft()
        for move in rules.legal_moves(state, seat):
            if played >= positions:
                return Found()
            played += 1
            after = state.copy()
            happened = rules.apply(after, move)
            seen = (*events, *visible(happened, seat))
            if meets(after, seen):
                return Found((*line, move))
            uncertain = uncertain or any(event.reveals for event in happened)
            asked = rules.awaiting(after)
            if not asked or rules.turn_of(after) != turn:  # a game that is over has no turn
                continue
            uncertain = uncertain or asked != (seat,)
            if asked != (seat,):
                continue
            digest = rules.digest(after)
            if digest not in known:
                known.add(digest)
                queue.append((after, (*line, move), seen))
    return Found(proven=not uncertain)
