"""Data model of a lesson, a guided game: its position, its seats, and steps whose goals are predicates over the game.

`engine/lessons.py` loads and checks the files; `lesson_progress.py` follows a game through the steps. A game describes
in a `LessonWords` the facts and places that predicates, texts and lights may name.

Nothing here restricts a move: a lesson only watches.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr, model_validator

from engine.core.event import Event
from engine.core.move import Seat

PERSON = "person"
ME = "me"
"""In a predicate's event fields: the person's seat."""
MOST_STEPS = 24
MOST_MOVES = 400

Id = Annotated[StrictStr, Field(pattern=r"^[a-z0-9_]+$", max_length=60)]
Words = Annotated[StrictStr, Field(max_length=200)]
Ends = Annotated[StrictStr, Field(pattern=r"^(goals|game|round [1-9][0-9]?|era [1-9])$")]
Value = StrictStr | StrictInt
Rung = Literal["person", "settler", "merchant", "governor", "viceroy", "emperor"]


class FactWord(NamedTuple):
    """A number of a position that predicates compare and texts show.

    `value` takes a view, the person's seat and an id of `ids`, "" where the word takes none. `fixed`: the number is
    printed on a component, so it never changes.
    """

    value: Callable[[Any, Seat, str], int]
    ids: Collection[str] = ("",)
    fixed: bool = False


class PlaceWord(NamedTuple):
    """A set of places of the board, such as the hexes where a Building may be put; arguments as of `FactWord`."""

    places: Callable[[Any, Seat, str], Sequence[int]]
    ids: Collection[str] = ("",)


@dataclass(frozen=True)
class LessonWords:
    """The vocabulary of a game's lessons: its events by class name, its facts, and its places."""

    events: Mapping[str, type[Event]]
    facts: Mapping[str, FactWord]
    places: Mapping[str, PlaceWord]

    def fact(self, name: str, view: Any, seat: Seat) -> int:
        """Returns the number that the fact called "word" or "word:id" has in a seat's view."""
        word, _, of = name.partition(":")
        return self.facts[word].value(view, seat, of)

    def places_of(self, name: str, view: Any, seat: Seat) -> tuple[int, ...]:
        """Returns the places (such as hex ids) that "word" or "word:id" stands for in a seat's view, each once; none
        for the name of a widget."""
        word, _, of = name.partition(":")
        return tuple(dict.fromkeys(self.places[word].places(view, seat, of))) if word in self.places else ()

    def unknown(self, name: str, known: Mapping[str, FactWord] | Mapping[str, PlaceWord]) -> str:
        """Returns an error text for a name "word" or "word:id" whose word or id is not in `known`; "" if both are."""
        word, _, of = name.partition(":")
        if word not in known:
            return f"{word!r} is no word here; there are {', '.join(sorted(known))}"
        if of not in known[word].ids:
            names = [f"{word}:{one}" if one else word for one in known[word].ids]
            return f"{word} has no {of!r}; there are {', '.join(names)}"
        return ""


class FrozenTable(BaseModel):
    """A table of a lesson file: unknown keys are refused, and nothing changes after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(frozen=True, slots=True)
class Scene:
    """The input of a predicate: the position as the person's seat sees it, and what happened since the step began.

    `view` and `before` are views of the present and of the step's beginning; `events` are visible to the seat, `looks`
    names of things; `over`: the game is over; `turn`, `turn_before`: of `Rules.turn_of`, None when it is over.
    """

    words: LessonWords
    seat: Seat
    view: Any
    before: Any
    events: Sequence[Event]
    looks: Sequence[str]
    over: bool
    turn: Any
    turn_before: Any


class Predicate(FrozenTable):
    """A condition on a game. One of `event`, `fact`, `turn_ended`, `over`, `looked_at`, `all_of`, `any_of` is given.

    - `event`: an event of this class, with these `fields` ("with" in a file; a list: one of its values; "me": the
      person's seat). An event with a `seat` must be the person's unless `fields` says otherwise.
    - `fact`: "word" or "word:id", compared with `at_least` and `at_most`, or with its value at the beginning of the
      step (`rise`).
    - `turn_ended`: the turn that was under way at the beginning of the step is over. `over`: so is the game.
    - `looked_at`: a thing was pointed at or focused: the name of a widget (a trailing "-": any that begins so), or a
      place word: any of its places.
    - `all_of`, `any_of`: of several predicates, which have no parts themselves.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    event: Words = ""
    fields: dict[StrictStr, Value | tuple[Value, ...]] = Field(default_factory=dict, alias="with", max_length=8)
    fact: Words = ""
    at_least: StrictInt | None = None
    at_most: StrictInt | None = None
    rise: StrictInt | None = None
    turn_ended: Literal[True] | None = None
    over: Literal[True] | None = None
    looked_at: Words = ""
    all_of: Annotated[tuple[Predicate, ...], Field(max_length=6)] = ()
    any_of: Annotated[tuple[Predicate, ...], Field(max_length=6)] = ()

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        kinds = (self.event, self.fact, self.turn_ended, self.over, self.looked_at, self.all_of, self.any_of)
        if sum(map(bool, kinds)) != 1:
            raise ValueError("names one of event, fact, turn_ended, over, looked_at, all_of, any_of; write exactly one")
        if self.fields and not self.event:
            raise ValueError("with belongs to an event; take it out")
        compared = [number for number in (self.at_least, self.at_most, self.rise) if number is not None]
        if bool(compared) != bool(self.fact):
            raise ValueError("a fact is compared by at_least, at_most or rise, and nothing else is; mend it")
        if any(part.parts for part in self.parts):
            raise ValueError(
                "all_of and any_of can't stand inside one another; use one, or add a fact to lesson_words.py"
            )
        return self

    @property
    def parts(self) -> tuple[Predicate, ...]:
        """The predicates inside `all_of` or `any_of`; empty for a predicate of another kind."""
        return self.all_of or self.any_of

    def holds(self, scene: Scene) -> bool:
        """Whether the condition is met in a scene."""
        if self.all_of:
            return all(part.holds(scene) for part in self.all_of)
        if self.any_of:
            return any(part.holds(scene) for part in self.any_of)
        if self.event:
            return any(self._matches(event, scene.seat) for event in scene.events)
        if self.looked_at:
            return any(is_at(scene.words, self.looked_at, look, scene.view, scene.seat) for look in scene.looks)
        if self.turn_ended:
            return bool(scene.turn != scene.turn_before)
        if self.over:
            return scene.over
        return self._compares(scene)

    def _compares(self, scene: Scene) -> bool:
        value = scene.words.fact(self.fact, scene.view, scene.seat)
        if self.at_least is not None and value < self.at_least:
            return False
        if self.at_most is not None and value > self.at_most:
            return False
        return self.rise is None or value - scene.words.fact(self.fact, scene.before, scene.seat) >= self.rise

    def _matches(self, event: Event, seat: Seat) -> bool:
        if event.name != self.event:
            return False
        if "seat" not in self.fields and getattr(event, "seat", seat) != seat:
            return False
        for name, wanted in self.fields.items():
            values = wanted if isinstance(wanted, tuple) else (wanted,)
            if getattr(event, name) not in [seat if value == ME else value for value in values]:
                return False
        return True

    def fault(self, words: LessonWords) -> str:
        """Returns an error text for the first name in the predicate that the game does not know, "" if it knows all."""
        for part in self.parts:
            if fault := part.fault(words):
                return fault
        if self.event:
            if self.event not in words.events:
                return f"{self.event!r} is no event; there are {', '.join(sorted(words.events))}"
            known = [field.name for field in dataclasses.fields(words.events[self.event])]
            for name in self.fields:
                if name not in known:
                    return f"{self.event} has no {name!r}, but {', '.join(known)}"
        if self.fact:
            return words.unknown(self.fact, words.facts)
        if self.looked_at.partition(":")[2] or self.looked_at in words.places:
            return words.unknown(self.looked_at, words.places)
        return ""


def is_at(words: LessonWords, name: str, thing: str, view: Any, seat: Seat) -> bool:
    """Whether a name in a lesson means the thing that the player points at ("hex:17" or the name of a widget): it is a
    place word and the hex one of its places in the view, or it means the widget (see `is_named`)."""
    if places := words.places_of(name, view, seat):
        kind, _, number = thing.partition(":")
        return kind == "hex" and number.isdecimal() and int(number) in places
    return is_named(thing, name)


def is_named(widget: str, name: str) -> bool:
    """Whether a name in a lesson means the widget: the two are equal, or the name ends in a hyphen and the widget's
    name begins with it."""
    return widget == name or (name.endswith("-") and widget.startswith(name))


class LessonStep(FrozenTable):
    """One thing to do and one rule. Texts are message ids, or plain words in a player's own file.

    `goal`: met it, the next step begins; `or_else`: so it does where one of these holds ("that works, too").
    `point`: what the coach's light falls on: names of widgets and of places ("word:id"), the best first.
    `rule`: the page of the handbook. `numbers`: arguments of all texts of the step, by name, each a fact.
    `within_turn`: where no line of the present turn meets the goal any more, the goal is lost (until the next turn).
    `lost_when`: so it is where this holds; with `within_turn`, by what happened in the present turn.
    `passing`: it is left behind where the next step's goal is met first.
    `after`, `instead`: said when it was met, or in another way; `lost`: when it can't be; `when_idle`: after some time;
    `when_refused`: in place of the engine's reason, by its code.
    """

    goal: Predicate
    say: Words
    point: Annotated[tuple[Words, ...], Field(max_length=8)] = ()
    rule: Words = ""
    numbers: Annotated[dict[Id, Words], Field(max_length=6)] = Field(default_factory=dict)
    or_else: Annotated[tuple[Predicate, ...], Field(max_length=6)] = ()
    within_turn: bool = False
    lost_when: Predicate | None = None
    passing: bool = False
    after: Words = ""
    instead: Words = ""
    lost: Words = ""
    when_idle: Words = ""
    when_refused: Annotated[dict[Id, Words], Field(max_length=12)] = Field(default_factory=dict)

    @property
    def predicates(self) -> tuple[Predicate, ...]:
        """All predicates of the step: its goal, the other ways to meet it, and when it is lost."""
        return (self.goal, *self.or_else, *((self.lost_when,) if self.lost_when else ()))

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts of the step, as message ids or plain words, that are not empty: what the coach can say."""
        given = (self.say, self.after, self.instead, self.lost, self.when_idle, *self.when_refused.values())
        return tuple(text for text in given if text)


class Lesson(FrozenTable):
    """A lesson. `number`: its place in the list. `options`: of the setup, as on the New game page.

    `seats`: "person" once, the others the rung of a bot. `start_after`: moves played before it begins, as plain data.
    `ends`: with its goals, the end of a round or era, or of the game. `done`: said at the end.
    """

    id: Id
    number: Annotated[StrictInt, Field(ge=1, le=99)]
    title: Words
    minutes: Annotated[StrictInt, Field(ge=1, le=240)]
    scenario: Id
    seed: Annotated[StrictInt, Field(ge=0, lt=1 << 63)]
    seats: Annotated[tuple[Rung, ...], Field(min_length=1, max_length=6)]
    options: dict[Id, Words | tuple[Words, ...]] = Field(default_factory=dict, max_length=20)
    start_after: Annotated[tuple[dict[StrictStr, Any], ...], Field(max_length=MOST_MOVES)] = ()
    ends: Ends = "goals"
    done: Words
    step: Annotated[tuple[LessonStep, ...], Field(min_length=1, max_length=MOST_STEPS)]

    @property
    def seat(self) -> Seat:
        """The index of the person's seat."""
        return self.seats.index(PERSON)
