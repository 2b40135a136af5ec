"""What seats did, told as numbered steps: one line a step, with the places of the map that it concerns.

A game tells its events to a ``StepBuilder``; what belongs together becomes one line. Knows no game and no pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.event import Event

MOST = 8  # lines of a recap
Place = Any  # whatever a game's map names its places by; it can be hashed
Played = Sequence[tuple[int, Sequence[Event]]]  # numbers of moves, and what may be known of their events


@dataclass(frozen=True, slots=True)
class RecapStep:
    """One line of a recap."""

    moves: int  # it was done after so many moves of the log
    seat: int  # who did it; -1: nobody
    subject: str  # the name of its place; "": it has none
    told: tuple[str, ...]  # what happened there, in order
    places: tuple[Place, ...] = ()  # the newest first: it carries the step's number
    beside: tuple[Place, ...] = ()  # what changed hands with it
    cost: str = ""  # what was paid, or got, with symbols
    got: bool = False  # it was got
    card: str = ""  # the name of the card that did it
    weight: int = 5  # 0: must be told, 9: the first to be left out
    key: Hashable = None  # steps of the same seat and key, one after the other, are one

    def line(self, join: Callable[[str, str], str]) -> str:
        """The sentence. ``join`` puts the name of a place before what happened there."""
        what = ", ".join(self.told)
        return join(self.subject, what) if self.subject and what else self.subject or what


@dataclass(slots=True)
class StepBuilder:
    """Collects steps, move by move; see ``move``, ``did``, ``paid``, ``card`` and ``steps``."""

    _done: list[RecapStep] = field(default_factory=list)
    _number: int = 0
    _paid: dict[int, str] = field(default_factory=dict)  # by seat: a price whose step has yet to come
    _card: dict[int, tuple[str, str, int]] = field(default_factory=dict)  # by seat: name, sentence, number of the move
    _cards_used: set[int] = field(default_factory=set)

    def move(self, number: int) -> None:
        """What follows was done by this move of the log."""
        self._number = number

    def did(
        self,
        seat: int,
        told: str,
        *,
        subject: str = "",
        place: Place | None = None,
        beside: Place | None = None,
        weight: int = 5,
        key: Hashable = None,
        got: str = "",
    ) -> None:
        """Something happened. With the key (or the place) of the seat's last step it is told in the same line.

        ``told`` may be "": the step's places then are all that is new. ``got``: what it gives, in place of a price."""
        key = key if key is not None else place
        last = self._done[-1] if self._done else None
        places = (place,) if place is not None else ()
        if last is not None and last.seat == seat and key is not None and last.key == key:
            self._done[-1] = replace(
                last,
                told=(*last.told, told) if told and told not in last.told else last.told,
                places=tuple(dict.fromkeys((*places, *last.places))),
                beside=tuple(dict.fromkeys((*last.beside, *((beside,) if beside is not None else ())))),
                cost=" ".join(filter(None, (last.cost, self._paid.pop(seat, "")))),
                weight=min(last.weight, weight),
                moves=self._number,
            )
            return
        name = self._card[seat][0] if seat in self._card else ""
        if name:
            self._cards_used.add(seat)
        self._done.append(
            RecapStep(
                self._number,
                seat,
                subject,
                (told,) if told else (),
                places,
                (beside,) if beside is not None else (),
                got or self._paid.pop(seat, ""),
                bool(got),
                name,
                weight,
                key,
            )
        )

    def with_it(self, seat: int, told: str, beside: Place | None) -> bool:
        """Something came with the last step, or changed hands with it. False: this move has no step of the seat."""
        last = self._done[-1] if self._done else None
        if last is None or last.moves != self._number or last.seat != seat:
            return False
        self._done[-1] = replace(
            last,
            told=(*last.told, told) if told not in last.told else last.told,
            beside=tuple(dict.fromkeys((*last.beside, *((beside,) if beside is not None else ())))),
        )
        return True

    def paid(self, seat: int, cost: str) -> None:
        """The price of what the seat does next; what a card did is over then."""
        self.end_card(seat)
        self._paid[seat] = cost

    def owes(self, seat: int, cost: str) -> None:
        """One more part of the price of what the seat does next."""
        self._paid[seat] = self._paid.get(seat, "") + cost

    def card(self, seat: int, name: str, told: str) -> None:
        """A card was played: its name stands at the steps that follow. ``told``: its own line, if nothing follows."""
        self.end_card(seat)
        self._card[seat] = (name, told, self._number)

    def end_card(self, seat: int) -> None:
        """What follows is not of the card played last."""
        found = self._card.pop(seat, None)
        if found is not None and seat not in self._cards_used:
            self._done.append(RecapStep(found[2], seat, "", (found[1],), weight=3))
        self._cards_used.discard(seat)

    def steps(self) -> list[RecapStep]:
        """All of it, in the order it happened."""
        for seat in list(self._card):
            self.end_card(seat)
        return sorted((step for step in self._done if step.told or step.subject), key=lambda step: step.moves)


def weightiest(steps: Iterable[RecapStep], most: int = MOST) -> list[RecapStep]:
    """At most so many, in their order; the least weighty are left out, of equal ones the older."""
    steps = list(steps)
    ranked = sorted(range(len(steps)), key=lambda at: (steps[at].weight, -at))
    return [steps[at] for at in sorted(ranked[:most])]


def numbered(steps: Sequence[RecapStep]) -> list[tuple[int, RecapStep]]:
    """Each with its number on the map, from 1; 0: it has no place there."""
    number = 0
    found: list[tuple[int, RecapStep]] = []
    for step in steps:
        number += bool(step.places)
        found.append((number if step.places else 0, step))
    return found
