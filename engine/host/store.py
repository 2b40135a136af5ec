"""Where tables are kept: `TableStore`, and its form in one SQLite file in WAL mode.

A change is committed, and on the disk, before `save` returns, so that an answer is only sent for what a power cut can't
take away. Changes that wait at the same time share one commit.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from engine.host.records import StoredLine, TableRecord
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


class StoredTable(NamedTuple):
    """A table as stored."""

    record: TableRecord
    lines: list[StoredLine]


class TableStore(Protocol):
    """Keeps tables. Every method raises StoreError; after one nothing has changed."""

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        """Stores a record as a whole and appends lines; returns when both would survive a power cut."""

    async def load(self, table: str) -> StoredTable | None:
        """Returns a table; None if there is none."""

    async def by_words(self, words: str) -> tuple[str, int] | None:
        """Returns the table and the seat that the hash of some words claims."""

    async def waiting(self) -> list[str]:
        """Returns the tables in which a bot is asked."""

    async def count(self) -> int:
        """Returns the number of tables."""

    def close(self) -> None:
        """Closes the store; changes that wait are finished first."""


Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class SqliteStore:
    """A TableStore in one file of a folder. One thread writes and reads it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = _opened(self.path)
            sync_folder(folder)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.path}: {error}") from error
        self._thread = threading.Thread(target=self._work, name="store of tables", daemon=True)
        self._thread.start()

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        """Stores a record and appends lines; see TableStore."""
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
        """Returns a table; see TableStore."""

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
        """Returns table and seat of some words; see TableStore."""
        found: tuple[str, int] | None = await self._do(
            lambda connection: connection.execute("select id, seat from words where words = ?", (words,)).fetchone()
        )
        return found

    async def waiting(self) -> list[str]:
        """Returns the tables in which a bot is asked; see TableStore."""
        rows = await self._do(
            lambda connection: connection.execute("select id from tables where needs_host").fetchall()
        )
        return [row[0] for row in rows]

    async def count(self) -> int:
        """Returns the number of tables."""
        row = await self._do(lambda connection: connection.execute("select count(*) from tables").fetchone())
        return int(row[0])

    def close(self) -> None:
        """Finishes what waits and closes the file."""
        self._jobs.put(None)
        self._thread.join()

    async def _do(self, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((job, future, loop))
        try:
            return await future
        except (sqlite3.Error, OSError, ValueError) as error:
            raise StoreError(str(error)) from error

    def _work(self) -> None:
        while True:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            self._carry_out(jobs)
            if len(jobs) < len(batch):
                self._connection.close()
                return

    def _carry_out(self, jobs: list[Waiting]) -> None:
        """Does some jobs in one transaction, each with its own savepoint: one that fails takes no other with it."""
        done: list[tuple[Waiting, Any, Exception | None]] = []
        try:
            self._connection.execute("begin immediate")
            for job in jobs:
                done.append((job, *self._in_savepoint(job[0])))
            self._connection.execute("commit")
        except (sqlite3.Error, OSError) as error:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            done = [(job, None, error) for job in jobs]
        for (_, future, loop), value, fault in done:
            loop.call_soon_threadsafe(_resolve, future, value, fault)

    def _in_savepoint(self, job: Job) -> tuple[Any, Exception | None]:
        connection = self._connection
        connection.execute("savepoint job")
        try:
            value, fault = job(connection), None
        except (sqlite3.IntegrityError, ValueError) as error:
            connection.execute("rollback to job")
            value, fault = None, error
        connection.execute("release job")
        return value, fault


def _resolve(future: asyncio.Future[Any], value: Any, fault: Exception | None) -> None:
    if future.done():
        return
    if fault is not None:
        future.set_exception(fault)
    else:
        future.set_result(value)


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
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
    """Writes all tables to a new file, also while a host runs; as `tables.sqlite` in an empty folder it is the data of
    a host again. Raises StoreError, also where the file exists."""
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
