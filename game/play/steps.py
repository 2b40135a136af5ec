"""Builds recap lines: groups events into numbered steps, each with its seat, places, price and card.

A game passes its events to a ``StepBuilder``; events that belong together become one line. Knows no game and no pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.event import Event
from game.i18n.spoken_words import FULL_STOPS

MAX_STEPS = 8  # steps of a recap
Place = Any  # a game's own key of a place on its map; hashable
Played = Sequence[tuple[int, Sequence[Event]]]  # move numbers, each with its visible events


@dataclass(frozen=True, slots=True)
class RecapStep:
    """One line of a recap."""

    moves: int  # number of the log move that did it
    seat: int  # the acting seat; -1: none
    subject: str  # the name of its place; "" if it has none
    sentences: tuple[str, ...]  # what happened there, in order
    places: tuple[Place, ...] = ()  # newest first; the first carries the step's number
    beside: tuple[Place, ...] = ()  # places that changed hands with it
    cost: str = ""  # the price or the gain, with symbols
    got: bool = False  # cost is a gain
    card: str = ""  # the name of the card that did it
    weight: int = 5  # priority: 0 is never left out, 9 is left out first
    key: Hashable = None  # consecutive steps of one seat with the same key are merged
    shared: bool = False  # it brought another seat something, so it is told to the acting seat, too
    prices: tuple[tuple[int, str], ...] = ()  # for the log: each price with the number of the move that it was for
    times: int = 1  # how often it was done in a row

    def line(self, join: Callable[[str, str], str]) -> str:
        """Returns the step as a sentence. ``join`` puts the name of a place before what happened there."""
        what = ", ".join([*(part.rstrip(FULL_STOPS) for part in self.sentences[:-1]), *self.sentences[-1:]])
        said = join(self.subject, what) if self.subject and what else self.subject or what
        return said if self.times == 1 else f"{said} (×{self.times})"


@dataclass(slots=True)
class StepBuilder:
    """Collects recap lines, move by move; see ``move``, ``did``, ``paid``, ``card`` and ``steps``."""

    _done: list[RecapStep] = field(default_factory=list)
    _number: int = 0
    _paid: dict[int, str] = field(default_factory=dict)  # by seat: a price whose step has yet to come
    _card: dict[int, tuple[str, str, int]] = field(default_factory=dict)  # by seat: name, sentence, number of the move
    _cards_used: set[int] = field(default_factory=set)

    def move(self, number: int) -> None:
        """Sets the number of the log move to which the events added from now on belong."""
        self._number = number

    def did(
        self,
        seat: int,
        sentence: str,
        *,
        subject: str = "",
        place: Place | None = None,
        beside: Place | None = None,
        weight: int = 5,
        key: Hashable = None,
        got: str = "",
        shared: bool = False,
    ) -> None:
        """Adds an event to the recap as a new step, with the price paid before it; if the last step is the same seat's
        and has the same key (default: the place), adds it to that step.

        ``sentence`` may be "" to add only places. ``got`` is a gain shown in place of a price.
        """
        key = key if key is not None else place
        last = self._done[-1] if self._done else None
        places = (place,) if place is not None else ()
        if last is not None and last.seat == seat and key is not None and last.key == key:
            cost = self._paid.pop(seat, "")
            self._done[-1] = replace(
                last,
                sentences=(*last.sentences, sentence)
                if sentence and sentence not in last.sentences
                else last.sentences,
                places=tuple(dict.fromkeys((*places, *last.places))),
                beside=tuple(dict.fromkeys((*last.beside, *((beside,) if beside is not None else ())))),
                cost=" ".join(filter(None, (last.cost, cost))),
                prices=(*last.prices, *self._priced(cost)),
                weight=min(last.weight, weight),
                moves=self._number,
                shared=last.shared or shared,
            )
            return
        name = self._card[seat][0] if seat in self._card else ""
        if name:
            self._cards_used.add(seat)
        cost = "" if got else self._paid.pop(seat, "")
        self._done.append(
            RecapStep(
                self._number,
                seat,
                subject,
                (sentence,) if sentence else (),
                places,
                (beside,) if beside is not None else (),
                got or cost,
                bool(got),
                name,
                weight,
                key,
                shared,
                self._priced(cost),
            )
        )

    def _priced(self, cost: str) -> tuple[tuple[int, str], ...]:
        return ((self._number, cost),) if cost else ()

    def add_side_effect(self, seat: int, sentence: str, beside: Place | None) -> bool:
        """Adds a side effect's sentence and place to the last step. Returns False, and adds nothing, if that step is of
        another move or seat."""
        last = self._done[-1] if self._done else None
        if last is None or last.moves != self._number or last.seat != seat:
            return False
        self._done[-1] = replace(
            last,
            sentences=(*last.sentences, sentence) if sentence not in last.sentences else last.sentences,
            beside=tuple(dict.fromkeys((*last.beside, *((beside,) if beside is not None else ())))),
        )
        return True

    def paid(self, seat: int, cost: str) -> None:
        """Sets the price to be shown at the seat's next step; its last card is no longer named on steps (see
        `end_card`)."""
        self.end_card(seat)
        self._paid[seat] = cost

    def add_cost(self, seat: int, cost: str) -> None:
        """Appends a part to the price to be shown at the seat's next step."""
        self._paid[seat] = self._paid.get(seat, "") + cost

    def begin_card(self, seat: int, name: str, sentence: str) -> None:
        """Has the seat's following steps name this card as their cause. ``sentence`` becomes a step of its own if none
        follows."""
        self.end_card(seat)
        self._card[seat] = (name, sentence, self._number)

    def end_card(self, seat: int) -> None:
        """Stops naming a seat's last card on the steps that follow; adds a step with the card's own line if none has
        named it."""
        found = self._card.pop(seat, None)
        if found is not None and seat not in self._cards_used:
            self._done.append(RecapStep(found[2], seat, "", (found[1],), weight=3))
        self._cards_used.discard(seat)

    def steps(self) -> list[RecapStep]:
        """Returns all recap lines in the order they happened, those without words left out, and equal ones in a row
        without a place or price as one with a count. Ends all cards (see `end_card`)."""
        for seat in list(self._card):
            self.end_card(seat)
        told = (step for step in self._done if step.sentences or step.subject)
        return _counted(sorted(told, key=lambda step: step.moves))


def _counted(steps: Iterable[RecapStep]) -> list[RecapStep]:
    """Makes equal lines in a row one, the newest, with a count; those with a place, a price or a gain stay apart."""
    found: list[RecapStep] = []
    for step in steps:
        last = found[-1] if found else None
        plain = not (step.places or step.beside or step.cost)
        if last is not None and plain and last == replace(step, moves=last.moves, times=last.times):
            found[-1] = replace(step, times=last.times + 1)
        else:
            found.append(step)
    return found


def weightiest(steps: Iterable[RecapStep], most: int = MAX_STEPS) -> list[RecapStep]:
    """Returns at most ``most`` steps in their order: those with the lowest weight numbers, among equal ones the
    newest."""
    steps = list(steps)
    ranked = sorted(range(len(steps)), key=lambda at: (steps[at].weight, -at))
    return [steps[at] for at in sorted(ranked[:most])]


def numbered(steps: Sequence[RecapStep]) -> list[tuple[int, RecapStep]]:
    """Returns the steps with their numbers from 1; 0 for those without a place on the map."""
    number = 0
    found: list[tuple[int, RecapStep]] = []
    for step in steps:
        number += bool(step.places)
        found.append((number if step.places else 0, step))
    return found
