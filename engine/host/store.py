"""Stores a host's tables: the interface `TableStore`, and its implementation in one SQLite file in WAL mode.

A change is committed, and on the disk, before `save` returns, so that an answer is only sent for what a power cut can't
take away. Changes that wait at the same time share one commit.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from engine.host.records import StoredLine, TableRecord
from engine.host.store_thread import Job, Outcome, StoreThread
from engine.storage.files import sync_folder
from engine.storage.hash_chain import canonical

NAME = "tables.sqlite"
SCHEMA = """
create table if not exists tables (
  id text primary key, record text not null, needs_host integer not null, changed real not null) without rowid;
create table if not exists lines (
  id text not null, number integer not null, base integer not null, at real not null, since real not null,
  data text not null, primary key (id, number)) without rowid;
create table if not exists words (words text primary key, id text not null, seat integer not null) without rowid;
"""
VERSION = 1


class StoreError(Exception):
    """The store refuses or can't be read; nothing was changed. The message is the reason."""


class StoreLost(StoreError):
    """The connection to the store broke: nothing that is in memory can be relied on, and whether the last change was
    stored is unknown."""


class OwnedElsewhere(Exception):
    """Another process owns the table; `address` is where it listens for the other processes."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class StoredTable(NamedTuple):
    """A table as stored. `session` is the session of the store in which it was read."""

    record: TableRecord
    lines: list[StoredLine]
    session: int = 0


class TableStore(Protocol):
    """Keeps tables. Every method raises StoreError, after which nothing has changed, and StoreLost.

    Where several processes share a store, a process owns each table that it loads or creates, and changes no other.
    `token` is a secret of these processes, "" where there is only one. `session` is raised by one each time the
    connection breaks, before `lost` is called, in any thread: the process owns nothing any more.
    """

    token: str
    session: int
    lost: Callable[[], None]

    async def take_part(self, address: str) -> None:
        """Registers this process with the store, under the address at which the other processes reach it."""

    async def renew(self) -> frozenset[str]:
        """Renews this process's lease on the tables it owns, and ends the leases of processes that are gone. Returns
        the addresses of the other processes that are still there."""

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        """Stores a table's record as a whole and appends lines to its log; returns when both would survive a power
        cut."""

    async def load(self, table: str) -> StoredTable | None:
        """Loads a table's record and log and makes this process its owner; None if there is no such table. Raises
        OwnedElsewhere."""

    async def by_words(self, words: str) -> tuple[str, int] | None:
        """Returns the table id and the seat that can be claimed with words of this hash; None if there is none."""

    async def waiting(self) -> list[str]:
        """Returns the ids of the tables that need a host (see TableRecord.needs_host) and which no process owns."""

    async def count(self) -> int:
        """Counts the stored tables."""

    def close(self) -> None:
        """Finishes pending changes and closes the store."""


def do_nothing() -> None:
    """Does nothing: the default of `TableStore.lost`."""


class SqliteStore:
    """A TableStore in one file of a folder, for one process. One thread writes and reads it. `locks`: whether the disk
    has file locks, by which a backup may be made meanwhile."""

    token, session = "", 0

    def __init__(self, folder: Path, locks: bool = True) -> None:
        self.path = folder / NAME
        self.lost = do_nothing
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = _opened(self.path, locks)
            sync_folder(folder)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.path}: {error}") from error
        self._thread = StoreThread(self._carry_out, self._connection.close)

    async def take_part(self, address: str) -> None:
        """Does nothing: an SQLite file has no other process."""

    async def renew(self) -> frozenset[str]:
        """Returns the empty set, as an SQLite file has no other process; there is no lease to renew."""
        return frozenset()

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        """Stores a table's record as a whole, in place of the one before, and appends lines to its log; see
        TableStore."""
        row = (record.id, record.model_dump_json(), record.needs_host, now)
        added = [(record.id, line.number, line.base, line.at, line.since, canonical(line.data)) for line in lines]
        words = [(seat.words, record.id, place) for place, seat in enumerate(record.seats) if seat.words]

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into tables values (?, ?, ?, ?)", row)
            connection.executemany("insert into lines values (?, ?, ?, ?, ?, ?)", added)
            connection.execute("delete from words where id = ?", (record.id,))
            connection.executemany("insert into words values (?, ?, ?)", words)

        await self._do(write)

    async def load(self, table: str) -> StoredTable | None:
        """Loads a table's record and log; None if there is no such table; see TableStore."""

        def read(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute("select record from tables where id = ?", (table,)).fetchone()
            if row is None:
                return None
            found = connection.execute(
                "select number, base, at, since, data from lines where id = ? order by number", (table,)
            )
            lines = [StoredLine(number, base, at, since, json.loads(data)) for number, base, at, since, data in found]
            return StoredTable(TableRecord.model_validate_json(row[0]), lines)

        stored: StoredTable | None = await self._do(read)
        return stored

    async def by_words(self, words: str) -> tuple[str, int] | None:
        """Returns the table id and the seat that can be claimed with words of this hash, None if there is none; see
        TableStore."""
        found: tuple[str, int] | None = await self._do(
            lambda connection: connection.execute("select id, seat from words where words = ?", (words,)).fetchone()
        )
        return found

    async def waiting(self) -> list[str]:
        """Returns the ids of the tables that need a host; see TableStore."""
        rows = await self._do(
            lambda connection: connection.execute("select id from tables where needs_host").fetchall()
        )
        return [row[0] for row in rows]

    async def count(self) -> int:
        """Counts the stored tables."""
        row = await self._do(lambda connection: connection.execute("select count(*) from tables").fetchone())
        return int(row[0])

    def close(self) -> None:
        """Finishes pending changes and closes the file."""
        self._thread.close()

    async def _do(self, job: Job) -> Any:
        try:
            return await self._thread.do(job)
        except (sqlite3.Error, OSError, ValueError) as error:
            raise StoreError(str(error)) from error

    def _carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Does some jobs in one transaction, each with its own savepoint: one that fails takes no other with it."""
        try:
            self._connection.execute("begin immediate")
            done = [self._in_savepoint(job) for job in jobs]
            self._connection.execute("commit")
        except (sqlite3.Error, OSError) as error:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            return [Outcome(fault=error) for _ in jobs]
        return done

    def _in_savepoint(self, job: Job) -> Outcome:
        connection = self._connection
        connection.execute("savepoint job")
        try:
            done = Outcome(job(connection))
        except (sqlite3.IntegrityError, ValueError) as error:
            connection.execute("rollback to job")
            done = Outcome(fault=error)
        connection.execute("release job")
        return done


def _opened(path: Path, locks: bool) -> sqlite3.Connection:
    file = str(path) if locks else f"{path.absolute().as_uri()}?vfs=unix-none"  # a form of SQLite that locks nothing
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, uri=not locks)
    if not locks:  # else WAL needs memory shared with other processes
        connection.execute("pragma locking_mode = exclusive")
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma busy_timeout = 5000")
    found = connection.execute("pragma user_version").fetchone()[0]
    if found > VERSION:
        connection.close()
        raise sqlite3.DatabaseError(f"written by a newer program (tables {found}, here {VERSION}); update this one")
    connection.executescript(SCHEMA)
    connection.execute(f"pragma user_version = {VERSION}")
    return connection


def backup(folder: Path, target: Path) -> None:
    """Writes all tables of a data folder to a new SQLite file, also while a host runs; as `tables.sqlite` in an empty
    folder it is the data of a host again. Raises StoreError, also where the file exists."""
    source = folder / NAME
    if not source.is_file():
        raise StoreError(f"{source}: is not there")
    try:
        connection = sqlite3.connect(source, isolation_level=None)
        try:
            connection.execute("vacuum into ?", (str(target),))
        finally:
            connection.close()
        sync_folder(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target}: {error}") from error
