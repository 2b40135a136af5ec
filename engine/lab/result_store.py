"""Games kept in a file, a line each as it ends: a measurement of days can be broken off, and goes on where it was.

The same bots play the same game from the same seed. So when the engine has changed since, one game of each set of bots
is played again, and if it ends otherwise nothing is added: never are the games of two different bots summed up. Bots
that play by the clock can't be found to be the same: their games are gone on with by the same engine alone.
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

from engine.bots.bot_spec import by_the_clock
from engine.core.move import Seat
from engine.core.rules import Result
from engine.lab.cluster import fingerprint
from engine.storage.save_header import one_line


@dataclass(slots=True)
class StoredGame:
    """One game: its result, or the error that ended it.

    For one that was watched also its bots, its `choices` (seat, what was chosen), each once, and by seat the seconds of
    processor time of every decision between several moves, `thought`, and of each turn, `turns_thought`.
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
    """Games can't be kept in that file; the message is one sentence that says what to do."""


Job = Callable[[Any], StoredGame]
Each = Callable[[Callable[[Any], Any], Sequence[Any], Any], Iterator[Any]]  # `each` of the arena
_SHAPE = TypeAdapter(StoredGame)


@dataclass(slots=True)
class ResultStore:
    """The file, and who plays the games that are not in it yet: so many processes, or the cluster of that address.

    A game that ended in an error is not kept; of the others neither is what each scored for.
    """

    path: Path
    crew: int | str
    _games: dict[str, tuple[str, StoredGame]] = field(default_factory=dict)  # with the engine that played them
    _alike: set[tuple[str, str]] = field(default_factory=set)  # an engine, and whom it was found to play as before

    def games(self, job: Job, tasks: Sequence[Any], each: Each, laid: Callable[[Any], str]) -> Iterator[StoredGame]:
        """The kept games of these tasks (game, setup, bots, seed), then the others as they end. Raises NotKept.

        `laid`: the fingerprint of the map and the components that a task is played with.
        """
        self._read()
        named = {_name(job, task, laid(task)): task for task in tasks}
        here = {name: task for name, task in named.items() if name in self._games}
        self._check(job, here, each)
        yield from (self._games[name][1] for name in here)
        left = [(name, job, task) for name, task in named.items() if name not in self._games]
        for name, played in each(_play_named, left, self.crew):
            if not played.error:
                told = _SHAPE.dump_python(_told(played), mode="json")
                self._append({"game": name, "engine": fingerprint(), "played": told})
            yield played

    def _read(self) -> None:
        """What the file holds. A last line without its end is one that was being written when all stopped."""
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
        """Of those whose games another engine played, the shortest of each table of bots must end as it did."""
        shortest: dict[str, str] = {}
        for name, task in here.items():
            who = _who(task)
            if self._games[name][0] == fingerprint() or (fingerprint(), who) in self._alike:
                continue
            if any(by_the_clock(bot) for bot in task[2]):
                raise ResultStoreError(
                    f"{self.path}: another version of the engine played these games; name another file"
                )
            if who not in shortest or self._decisions(name) < self._decisions(shortest[who]):
                shortest[who] = name
        again = [(name, job, here[name]) for name in shortest.values()]
        for name, played in each(_play_named, again, self.crew):
            kept = self._games[name][1]
            if (_told(played).result, played.decisions) != (_told(kept).result, kept.decisions):
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


Crew = int | str | ResultStore  # who plays games: so many processes, the cluster of that address, or they and a file


def _name(job: Job, task: Any, laid: str) -> str:
    """A game by what is told of it, and by all that it starts from."""
    return hashlib.blake2b(f"{job.__name__} {task!r} {laid}".encode(), digest_size=12).hexdigest()


def _who(task: Any) -> str:
    """Of which game, and between whom, in whatever order they sit."""
    return " ".join([task[0], *sorted(task[2])])


def _play_named(named: tuple[str, Job, Any]) -> tuple[str, StoredGame]:
    name, job, task = named
    return name, job(task)


def _told(played: StoredGame) -> StoredGame:
    """What measurements read: without the lines of the scores, and times to the microsecond; the rest is noise."""
    result = played.result and replace(played.result, lines=())
    rows = [tuple(tuple(round(s, 6) for s in row) for row in rows) for rows in (played.thought, played.turns_thought)]
    return replace(played, result=result, thought=rows[0], turns_thought=rows[1])
