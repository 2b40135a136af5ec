"""The database of statistics in the player's data folder: records games, and survives every fault of its file.

A game is written in one transaction and counted once, by its id; of several ends of one game the earliest counts. A
damaged file is put aside and a new one begun; a newer, locked or read-only file is left as it is. What could not be
written is tried again with the next game.
"""

from __future__ import annotations

import logging
import math
import os
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Literal, TypeVar

from engine.storage.files import is_missing
from game.platform.quarantine import Quarantined, put_aside
from game.play.statistics.records import THREE_CROWNS, GameRecord, SeatRecord
from game.play.statistics.schema import VERSION, ForeignDatabase, NewerDatabase, upgrade, version_of

log = logging.getLogger(__name__)
T = TypeVar("T")
FILE = "statistics.sqlite"
BESIDE = ("-journal", "-wal", "-shm")  # files that SQLite keeps beside a database
BUSY_TIMEOUT_S = 0.4  # how long a program waits for another one's writing
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)
FAULTS = (sqlite3.Error, OSError, ValueError, TypeError, OverflowError, NewerDatabase)
MAX_INTEGER = 2**62  # the greatest number that is written
ErrorCode = Literal["damaged", "busy", "newer", "read-only", "failed"]


class StatisticsError(Exception):
    """Raised when the database can't be read or written; `damage` says where a damaged file was put."""

    def __init__(self, code: ErrorCode, path: Path, detail: str = "", damage: Quarantined | None = None) -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.arguments = (code, path, detail, damage)
        self.code, self.path, self.detail, self.damage = code, path, detail, damage


class Statistics:
    """The statistics of one player's folder. Opens the file only while it reads or writes."""

    def __init__(self, folder: Path, games: Collection[str]) -> None:
        """`games`: ids of all games that can be won."""
        self.path = folder / FILE
        self._games = frozenset(games)
        self._waiting: dict[str, GameRecord] = {}  # games that could not be written yet
        self._stuck: StatisticsError | None = None  # a damaged file that could not be moved away
        self._checked = False

    # -- writing -------------------------------------------------------------------------------------------------

    def record(self, game: GameRecord) -> dict[int, tuple[str, ...]]:
        """Adds a finished game to the database, and those that could not be written before. Returns the achievements
        that are new to the person of each seat. Raises StatisticsError."""
        self._waiting[game.id] = game
        fresh = self._write(
            lambda connection: [add_game(connection, self._games, one) for one in self._waiting.values()]
        )
        found = dict(zip(self._waiting, fresh, strict=True)).get(game.id, {})
        self._waiting.clear()
        return found

    def record_all(self, games: Iterable[GameRecord]) -> int:
        """Adds many games in one transaction. Returns how many are new. Raises StatisticsError."""
        ordered = sorted(games, key=lambda game: game.ended)

        def write(connection: sqlite3.Connection) -> int:
            before = _count(connection)
            for game in ordered:
                add_game(connection, self._games, game, renew=True)
            return _count(connection) - before

        return self._write(write)

    def record_review(
        self, game_id: str, person: int, rating: float, interval: tuple[float, float], luck: float
    ) -> bool:
        """Stores a review's result for the person in a seat, in place of an older one: `rating` is 500 times the mean
        loss of winning chance, with its interval; `luck` a difference of winning chance from -1 to 1. Returns False,
        and stores nothing, if the statistics lack the game. Raises ValueError for impossible numbers,
        StatisticsError."""
        numbers = [float(number) for number in (rating, *interval, luck)]
        if not all(map(math.isfinite, numbers)) or numbers[1] > numbers[2]:
            raise ValueError(f"no result of a review: {numbers}")

        def write(connection: sqlite3.Connection) -> bool:
            known = connection.execute(
                "SELECT 1 FROM seats WHERE game_id = ? AND seat = ? AND person", (game_id, person)
            ).fetchone()
            if known is not None:
                connection.execute(
                    "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?, ?)", (game_id, person, *numbers)
                )
            return known is not None

        return self._write(write)

    def mark_shown(self, name: str, achievements: Iterable[str]) -> None:
        """Stores that achievements were shown to a person as new. Raises StatisticsError."""
        rows = [(name, achievement) for achievement in achievements]
        self._write(lambda connection: connection.executemany("INSERT OR IGNORE INTO deeds_shown VALUES (?, ?)", rows))

    # -- opening -------------------------------------------------------------------------------------------------

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T | None:
        """Calls a query with the database, read-only, and returns its result; None while nothing was ever recorded.
        Raises StatisticsError."""
        if self._stuck is not None:
            raise self._stuck
        try:
            if is_missing(self.path) or (not self.path.is_dir() and self.path.stat().st_size == 0):
                return None
            with self._opened() as connection:
                if version_of(connection) != VERSION:
                    upgrade(connection)
                connection.execute("PRAGMA query_only = 1")
                return query(connection)
        except FAULTS as error:
            raise self._classified(error) from error

    def _write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a change in one transaction. A damaged file is put aside, and the change goes into a new one."""
        if self._stuck is not None:
            raise self._stuck
        try:
            return self._changed(change)
        except FAULTS as error:
            classified = self._classified(error)
            if classified.code != "damaged" or classified.damage is None or classified.damage.aside is None:
                raise classified from error
            self.set_aside = classified.damage
        try:
            return self._changed(change)
        except FAULTS as error:
            raise self._classified(error) from error

    set_aside: Quarantined | None = None  # the damaged file that was last put aside; to be told once

    def _changed(self, change: Callable[[sqlite3.Connection], T]) -> T:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._opened() as connection:
            upgrade(connection)
            if not self._checked:
                # quick_check of SQLite 3.40 finds NULL in tables whose primary key begins with a later column
                verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
                if verdict != "ok":
                    raise ForeignDatabase(str(verdict))
                self._checked = True
            connection.execute("PRAGMA foreign_keys = 1")
            connection.execute("BEGIN IMMEDIATE")
            try:
                found = change(connection)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            return found

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
        try:
            connection.execute("PRAGMA trusted_schema = 0")
            yield connection
        finally:
            connection.close()

    def _classified(self, error: Exception) -> StatisticsError:
        """Classifies an error; puts a damaged file aside."""
        if isinstance(error, StatisticsError):
            return error
        log.warning("statistics: %s", error)
        if isinstance(error, NewerDatabase):
            return StatisticsError("newer", self.path)
        if isinstance(error, OSError):
            return StatisticsError("failed", self.path, error.strerror or str(error))
        code = (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF
        if code in BUSY:
            return StatisticsError("busy", self.path)
        if code == sqlite3.SQLITE_READONLY:
            return StatisticsError("read-only", self.path)
        garbled = isinstance(error, sqlite3.OperationalError) and str(error).startswith("Could not decode")
        if code not in DAMAGED and not isinstance(error, ForeignDatabase) and not garbled:
            return StatisticsError("failed", self.path, str(error))
        damage = self._put_aside(error)
        found = StatisticsError("damaged", self.path, damage.detail, damage)
        if damage.aside is None:
            self._stuck = found
        return found

    def _put_aside(self, error: Exception) -> Quarantined:
        """Renames the file, and with it what SQLite keeps beside it: a new file would be taken for what it belongs
        to."""
        self._checked = False
        damage = put_aside(self.path, error)
        for ending in BESIDE if damage.aside is not None else ():
            beside = self.path.with_name(self.path.name + ending)
            try:
                if not is_missing(beside):
                    os.replace(beside, damage.aside.with_name(damage.aside.name + ending))  # type: ignore[union-attr]
            except OSError as fault:
                log.warning("%s stays: %s", beside, fault)
                return replace(damage, aside=None)
        return damage


def _count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT COUNT(*) FROM games").fetchone()[0])


def add_game(
    connection: sqlite3.Connection, games: frozenset[str], game: GameRecord, renew: bool = False
) -> dict[int, tuple[str, ...]]:
    """Writes a game's record inside the caller's transaction. A record with the same id is replaced if it ended later
    than this one, or with `renew` at the same time; else it stays, and takes this file name if both ended at the same
    time. Returns the achievements that are new to the person of each seat."""
    known = connection.execute("SELECT ended FROM games WHERE id = ?", (game.id,)).fetchone()
    if known is not None and (game.ended > known[0] or (game.ended == known[0] and not renew)):
        connection.execute("UPDATE games SET file = ? WHERE id = ? AND ended = ?", (game.file, game.id, game.ended))
        return {}
    reviews = connection.execute("SELECT * FROM reviews WHERE game_id = ?", (game.id,)).fetchall()
    connection.execute("DELETE FROM games WHERE id = ?", (game.id,))
    row = (game.id, game.game, game.scenario, int(game.challenge), len(game.seats), game.rung, game.ended)
    rest = (_whole(game.rounds), _whole(game.moves), game.note, game.file)
    connection.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, *rest))
    for seat in game.seats:
        _add_seat(connection, game, seat)
    people = {seat.seat: seat for seat in game.seats if seat.person}
    fresh = {number: _add_achievements(connection, games, game, seat) for number, seat in people.items()}
    kept = [review for review in reviews if review[1] in people]
    connection.executemany("INSERT INTO reviews VALUES (?, ?, ?, ?, ?, ?)", kept)
    return {number: achievements for number, achievements in fresh.items() if achievements}


def _whole(number: int) -> int:
    """Returns a number as the file can hold it."""
    return max(-MAX_INTEGER, min(MAX_INTEGER, int(number)))


def _add_seat(connection: sqlite3.Connection, game: GameRecord, seat: SeatRecord) -> None:
    row = (game.id, seat.seat, int(seat.person), seat.name, seat.who, seat.role, _whole(seat.vp), seat.place)
    connection.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, int(seat.won)))
    scores = [(game.id, seat.seat, category, _whole(vp)) for category, vp in seat.scores.items()]
    connection.executemany("INSERT INTO scores VALUES (?, ?, ?, ?)", scores)
    facts = [(game.game, fact, _whole(n), game.id, seat.seat) for fact, n in seat.facts.items()]
    connection.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?)", facts)


def _add_achievements(
    connection: sqlite3.Connection, games: frozenset[str], game: GameRecord, seat: SeatRecord
) -> tuple[str, ...]:
    """Adds the achievements of a seat. Returns those that its person had not done before."""
    achievements = list(seat.achievements)
    known = connection.execute(
        "SELECT DISTINCT deed FROM deeds JOIN seats USING (game_id, seat) WHERE name = ?", (seat.name,)
    ).fetchall()
    had = {achievement for (achievement,) in known}
    if seat.won and THREE_CROWNS not in had and games <= _games_won(connection, seat.name):
        achievements.append(THREE_CROWNS)
    connection.executemany(
        "INSERT OR IGNORE INTO deeds VALUES (?, ?, ?)",
        [(game.id, seat.seat, achievement) for achievement in achievements],
    )
    return tuple(achievement for achievement in achievements if achievement not in had)


def _games_won(connection: sqlite3.Connection, name: str) -> frozenset[str]:
    """Returns the games that a person has won at least once."""
    rows = connection.execute(
        "SELECT DISTINCT game FROM games JOIN seats ON game_id = id WHERE person AND won AND name = ?", (name,)
    ).fetchall()
    return frozenset(game for (game,) in rows)
