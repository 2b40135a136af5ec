"""Splits a game into choices: the moves that a seat decided on what it knew at one moment, up to the turn's end or a
reveal."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.core.event import TURN_BEGAN, Event
from engine.core.move import Seat
from engine.core.rules import M, Rules, S


@dataclass(frozen=True, slots=True)
class TurnChoice(Generic[S, M]):
    """A choice of one seat. `moves`: how many moves of the game precede it; `view`: what the seat knew; `played`: its
    moves until its turn ended, something was revealed to it, or others had to decide."""

    moves: int
    seat: Seat
    view: S
    played: tuple[M, ...]


def is_choice(rules: Rules[S, M], view: S, seat: Seat) -> bool:
    """Whether the seat has a real choice in this view: more than one legal move and, unless the decision is
    simultaneous, none that the game suggests."""
    if len(rules.legal_moves(view, seat)) < 2:
        return False
    return rules.is_simultaneous(view) or not rules.suggest(view, seat)


def ends_choice(events: Iterable[Event], seat: Seat) -> bool:
    """Whether a seat's choice ends with these events: they reveal something to it, or a new turn begins."""
    return any(event.name == TURN_BEGAN or (event.reveals and event.seen_by(seat) is not None) for event in events)


def choices(rules: Rules[S, M], start: S, moves: Sequence[M], seats: Collection[Seat]) -> Iterator[TurnChoice[S, M]]:
    """Yields the real choices (see `is_choice`) that these seats made in a game played from `start`, in order. A
    simultaneous decision is a choice of its own."""
    state, begun = start.copy(), False
    first, seat, view, played = 0, -1, start, list[M]()
    for number, move in enumerate(moves):
        if begun and move.seat != seat:
            yield TurnChoice(first, seat, view, tuple(played))
            begun = False
        if not begun and move.seat in seats:
            seat, view = move.seat, rules.view(state, move.seat)
            begun = is_choice(rules, view, seat)
            first, played = number, []
        together = rules.is_simultaneous(state)
        events = rules.apply(state, move)
        if begun:
            played.append(move)
            if together or ends_choice(events, seat):
                yield TurnChoice(first, seat, view, tuple(played))
                begun = False
    if begun:
        yield TurnChoice(first, seat, view, tuple(played))


def until_revealed(rules: Rules[S, M], world: S, seat: Seat, moves: Sequence[M]) -> tuple[M, ...]:
    """Returns the first of these moves, up to the one after which the seat knows more or its turn is over: what it can
    decide on one state of knowledge; one move in a simultaneous decision. `world`: a determinization in which they are
    legal."""
    if rules.is_simultaneous(world):
        return tuple(moves[:1])
    state, found = world.copy(), list[M]()
    for move in moves:
        if seat not in rules.awaiting(state) or rules.why_not(state, move) is not None:
            break
        found.append(move)
        if ends_choice(rules.apply(state, move), seat):
            break
    return tuple(found)
