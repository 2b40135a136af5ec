"""Loads and checks lesson files (guided games), and begins the game of a lesson.

A lesson is `scenarios/<game>/lessons/<id>.toml`; scenarios/README.md says how to write one.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from engine.brazil.lesson_words import WORDS as BRAZIL
from engine.brazil.map.tiles import scenario_folder
from engine.brazil.map.toml_file import read_toml
from engine.core.lesson import PERSON, Lesson, LessonWords
from engine.core.rules import SetupError
from engine.core.session import Session
from engine.core.session_records import UndoBarrier
from engine.historia.lesson_words import WORDS as HISTORIA
from engine.maps.errors import ScenarioError, Where, key_path, line_of
from engine.registry import GAMES
from engine.struggle.lesson_words import WORDS as STRUGGLE

WORDS: dict[str, LessonWords] = {"brazil": BRAZIL, "historia": HISTORIA, "struggle": STRUGGLE}
"""The vocabulary of each game that has lessons."""
FOLDER = "lessons"
Fault = tuple[Where, str, str]
"""The key of a fault, its reason with the remedy, and its code."""


class UnplayableMove(ValueError):
    """A move before the lesson can't be played; `nth`: its place in `start_after`."""

    def __init__(self, nth: int, error: ValueError) -> None:
        super().__init__(str(error))
        self.nth = nth


class UnknownLesson(SetupError):
    """No lesson has this id; the message lists the known ids."""


def lesson_folder(game: str) -> Path:
    """Returns the folder of the lessons of a game that are shipped with the program."""
    return scenario_folder().parent / game / FOLDER


@functools.cache
def lessons(game: str) -> tuple[tuple[Lesson, ...], tuple[ScenarioError, ...]]:
    """Returns the shipped lessons of a game in the order of their numbers, and an error for each invalid file; read
    once."""
    return load_all(game, [lesson_folder(game)])


def lesson(game: str, lesson_id: str) -> Lesson:
    """Returns the shipped lesson of a game with this id. Raises UnknownLesson."""
    found, _ = lessons(game)
    for entry in found:
        if entry.id == lesson_id:
            return entry
    raise UnknownLesson(f"unknown lesson {lesson_id!r}; there are {', '.join(entry.id for entry in found)}")


def begin(game: str, entry: Lesson) -> Session[Any, Any]:
    """Starts the game of a lesson and returns its session: the moves before the lesson are played and can't be undone.
    Raises SetupError, UnplayableMove for a lesson that was not checked."""
    rules: Any = GAMES[game]
    session = Session(rules, rules.setups(entry.scenario, len(entry.seats), dict(entry.options))[0], entry.seed)
    for nth, data in enumerate(entry.start_after):
        try:
            session.submit(rules.load_move(data))
        except ValueError as error:
            raise UnplayableMove(nth, error) from error
    session.restore(len(session.log), UndoBarrier("start"), [])
    return session


def load_all(game: str, folders: Iterable[Path]) -> tuple[tuple[Lesson, ...], tuple[ScenarioError, ...]]:
    """Loads and checks the lessons of some folders. Returns them by number, and an error for each file that holds none,
    or an id or number used before."""
    found: dict[str, Lesson] = {}
    errors: list[ScenarioError] = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        try:
            entry = load(game, path)
            if entry.id in found:
                raise ScenarioError(path, "id", f"{entry.id} is the id of another lesson; choose one", code="id_twice")
            if twin := next((one.id for one in found.values() if one.number == entry.number), ""):
                reason = f"{entry.number} is the number of {twin}; count the lessons after the new one up"
                raise ScenarioError(path, "number", reason, code="number_twice")
        except ScenarioError as error:
            errors.append(error)
        else:
            found[entry.id] = entry
    return tuple(sorted(found.values(), key=lambda entry: (entry.number, entry.id))), tuple(errors)


def load(game: str, path: Path) -> Lesson:
    """Loads the lesson of one file, checks it and returns it. Raises ScenarioError with file, key, line and remedy."""
    text, entry = read_toml(path, Lesson)
    for where, reason, code in chain(_named(entry, path.stem), _words(entry, WORDS[game]), _start(game, entry)):
        raise ScenarioError(path, key_path(where), reason, code=code, line=line_of(text, where))
    return entry


def _named(entry: Lesson, stem: str) -> Iterator[Fault]:
    if entry.id != stem:
        yield ("id",), f"is {entry.id}, the file's name {stem}; use the same", "id_of_file"
    if entry.seats.count(PERSON) != 1:
        yield ("seats",), f"{PERSON!r} must stand there exactly once", "seats"
    last = entry.step[-1]
    for key in ("after", "instead"):
        if entry.ends == "goals" and getattr(last, key):
            where = ("step", len(entry.step) - 1, key)
            yield where, "is never said, as the lesson ends and done is; leave it out", "never_said"


def _words(entry: Lesson, words: LessonWords) -> Iterator[Fault]:
    """Yields a fault for each name in a lesson that the game does not know."""
    how = entry.ends.partition(" ")[0]
    if how not in ("goals", "game") and how not in words.facts:
        yield ("ends",), f"this game counts no {how}s; use goals or game", "ends"
    for nth, step in enumerate(entry.step):
        named: list[tuple[Where, str]] = [(("goal",), step.goal.fault(words))]
        named += [(("or_else", place), part.fault(words)) for place, part in enumerate(step.or_else)]
        named += [(("lost_when",), step.lost_when.fault(words))] if step.lost_when else []
        named += [(("numbers", name), words.unknown(fact, words.facts)) for name, fact in step.numbers.items()]
        named += [(("point",), words.unknown(name, words.places)) for name in step.point if ":" in name]
        for where, reason in named:
            if reason:
                yield ("step", nth, *where), reason, "unknown_word"


def _start(game: str, entry: Lesson) -> Iterator[Fault]:
    """Yields what keeps a lesson from being begun."""
    try:
        session = begin(game, entry)
    except SetupError as error:
        yield ("scenario",), f"can't be set up: {error}; change scenario, seats or options", "setup"
    except UnplayableMove as error:
        reason = f"can't be played: {error}; take the moves from a saved game"
        yield ("start_after", error.nth), reason, "start_after"
    else:
        if entry.seat not in session.awaiting:
            yield ("start_after",), "must end where the person is asked; add or leave out moves", "start_after"
