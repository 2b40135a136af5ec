"""Stores finished games in a file, one line each, so that a long measurement can be interrupted and resumed.

The same bots play the same game from the same seed. After a change of the engine, one game of each set of bots is
replayed; if it ends differently, nothing is added, so games of two different bots are never mixed. Bots limited by time
cannot be checked this way: their games only go on with the same engine.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.core.move import Seat
from engine.core.rules import Result
from engine.lab.bot_versions import is_timed
from engine.lab.cluster import fingerprint
from engine.storage.save_header import one_line


@dataclass(slots=True)
class StoredGame:
    """One game: its result, or the error that ended it.

    A watched game also has its bots, its `choices` (seat, choice), each once, and by seat the processor seconds of
    every decision between several moves (`thought`) and of each turn (`turns_thought`).
    """

    seed: int
    result: Result | None
    decisions: int
    turns: int
    error: str = ""
    bots: tuple[str, ...] = ()
    choices: tuple[tuple[Seat, str], ...] = ()
    thought: tuple[tuple[float, ...], ...] = ()
    turns_thought: tuple[tuple[float, ...], ...] = ()


class ResultStoreError(RuntimeError):
    """Raised when games can't be stored in that file. The message is one sentence that says what to do."""


Job = Callable[[Any], StoredGame]
Each = Callable[[Callable[[Any], Any], Sequence[Any], Any], Iterator[Any]]  # `each` of the arena
_SHAPE = TypeAdapter(StoredGame)


@dataclass(slots=True)
class ResultStore:
    """A file of results, and how missing games are played: by this many processes, or on the cluster of that address.

    Games that ended in an error are not stored, nor is the breakdown of scores.
    """

    path: Path
    crew: int | str
    _games: dict[str, tuple[str, StoredGame]] = field(default_factory=dict)  # by name: fingerprint of the engine, game
    _alike: set[tuple[str, str]] = field(default_factory=set)  # engines, and the bots they were found to play equally

    def games(self, job: Job, tasks: Sequence[Any], each: Each, laid: Callable[[Any], str]) -> Iterator[StoredGame]:
        """Yields the stored games of these tasks (game, setup, bots, seed), then plays, stores and yields the missing
        ones. Raises ResultStoreError.

        `laid`: returns the fingerprint of a task's map and components.
        """
        self._read()
        named = {_name(job, task, laid(task)): task for task in tasks}
        here = {name: task for name, task in named.items() if name in self._games}
        self._check(job, here, each)
        yield from (self._games[name][1] for name in here)
        left = [(name, job, task) for name, task in named.items() if name not in self._games]
        for name, played in each(_play_named, left, self.crew):
            if not played.error:
                record = _SHAPE.dump_python(_without_details(played), mode="json")
                self._append({"game": name, "engine": fingerprint(), "played": record})
            yield played

    def _read(self) -> None:
        """Reads the file. An incomplete last line was being written when the program stopped; it is dropped."""
        try:
            lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        except (OSError, ValueError) as error:
            raise ResultStoreError(f"{self.path}: {one_line(error)}; name another file") from error
        whole = [line for line in lines if line.endswith(b"\n")]
        self._games, self._alike = {}, set()
        for number, line in enumerate(whole, 1):
            try:
                data = json.loads(line)
                if "alike" in data:
                    self._alike.add((data["engine"], data["alike"]))
                else:
                    self._games[data["game"]] = data["engine"], _SHAPE.validate_python(data["played"], strict=False)
            except (ValueError, KeyError, TypeError, ValidationError) as error:
                raise ResultStoreError(
                    f"{self.path}: line {number} is no game that was kept; name another file"
                ) from error
        if len(whole) < len(lines):
            os.truncate(self.path, sum(map(len, whole)))

    def _check(self, job: Job, here: dict[str, Any], each: Each) -> None:
        """Replays the shortest stored game of each set of bots from other engines; it must end the same. Raises
        ResultStoreError."""
        shortest: dict[str, str] = {}
        for name, task in here.items():
            who = _who(task)
            if self._games[name][0] == fingerprint() or (fingerprint(), who) in self._alike:
                continue
            if any(is_timed(bot) for bot in task[2]):
                raise ResultStoreError(
                    f"{self.path}: another version of the engine played these games; name another file"
                )
            if who not in shortest or self._decisions(name) < self._decisions(shortest[who]):
                shortest[who] = name
        again = [(name, job, here[name]) for name in shortest.values()]
        for name, played in each(_play_named, again, self.crew):
            kept = self._games[name][1]
            if (_without_details(played).result, played.decisions) != (_without_details(kept).result, kept.decisions):
                raise ResultStoreError(
                    f"{self.path}: the bots have changed since these games were kept; name another file"
                )
        for who in shortest:
            self._append({"engine": fingerprint(), "alike": who})

    def _decisions(self, name: str) -> int:
        return self._games[name][1].decisions

    def _append(self, data: dict[str, Any]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        except (OSError, ValueError) as error:
            raise ResultStoreError(f"{self.path}: {one_line(error)}; name another file") from error


Crew = int | str | ResultStore  # number of processes, address of a cluster, or a store with either


def _name(job: Job, task: Any, laid: str) -> str:
    """Returns a hash that identifies a game by job, task and components."""
    return hashlib.blake2b(f"{job.__name__} {task!r} {laid}".encode(), digest_size=12).hexdigest()


def _who(task: Any) -> str:
    """Returns a key for the game and its bots, in any order of seats."""
    return " ".join([task[0], *sorted(task[2])])


def _play_named(named: tuple[str, Job, Any]) -> tuple[str, StoredGame]:
    name, job, task = named
    return name, job(task)


def _without_details(played: StoredGame) -> StoredGame:
    """Returns the game without the details of scores, with times rounded to microseconds."""
    result = played.result and replace(played.result, lines=())
    rows = [tuple(tuple(round(s, 6) for s in row) for row in rows) for rows in (played.thought, played.turns_thought)]
    return replace(played, result=result, thought=rows[0], turns_thought=rows[1])
