"""Stores a host's tables in PostgreSQL (a `TableStore`): several processes share it, and each owns the tables that it
loads.

Each process holds an advisory lock in the session in which it writes, and a row in `hosts` with its address. It owns a
table if the table's row names it. When it ends, its session ends, and with it the lock: its tables are free. Of a
process that falls silent, as on a machine that was cut off, the others end the session when its lease has run out.
Whoever has lost its session owns nothing, and what it still tries to write is refused, as its rows name nobody now.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from engine.host.records import StoredLine, TableRecord
from engine.host.store import OwnedElsewhere, StoredTable, StoreError, StoreLost, do_nothing
from engine.host.store_thread import Job, Outcome, StoreThread
from engine.storage.hash_chain import canonical
from engine.storage.save_file import one_line

if TYPE_CHECKING:
    import psycopg

    Connection = psycopg.Connection[tuple[Any, ...]]

log = logging.getLogger(__name__)
SCHEMES = "postgresql://", "postgres://"
EXTRA = "psycopg is missing; install it by: pip install 'brazil-imperial[postgres]'"
VERSION = 1
LEASE = 4.0  # seconds after which a silent process loses its tables; it renews them every half second
CONNECT_WITHIN = 10  # seconds
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before the next try to connect
LOCKS = 0x494D50  # the class of the advisory locks
SCHEMA_LOCK = 0  # processes are numbered from 1
DEFAULTS = {  # unless the URL says otherwise: a server that can't be reached is noticed within the lease
    "connect_timeout": CONNECT_WITHIN,
    "application_name": "imperial-host",
    "client_encoding": "UTF8",
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
SESSION = """
set synchronous_commit = on; set lock_timeout = '3s'; set idle_in_transaction_session_timeout = '3s';
set search_path = imperial_host;
"""
SCHEMA = f"""
create schema imperial_host;
create table meta (version integer not null, token text not null);
create table hosts (id integer generated always as identity primary key, address text not null,
  seen timestamptz not null default clock_timestamp());
create table tables (id text primary key, owner integer, record text not null, needs_host boolean not null,
  changed double precision not null);
create index on tables (id) where needs_host;
create table lines (id text not null, number integer not null, base integer not null, at double precision not null,
  since double precision not null, data text not null, primary key (id, number));
create table words (words text primary key, id text not null, seat integer not null);
create index on words (id);
insert into meta select {VERSION}, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
"""
HOLDERS = f"""
(select objid::bigint as id, pid from pg_locks where locktype = 'advisory' and classid = {LOCKS} and objsubid = 2
  and granted and database = (select oid from pg_database where datname = current_database())) as holders
"""
SAVE = """
insert into tables (id, owner, record, needs_host, changed) values (%s, %s, %s, %s, %s) on conflict (id) do update
  set record = excluded.record, needs_host = excluded.needs_host, changed = excluded.changed
  where tables.owner = excluded.owner
"""


class PostgresStore:
    """A TableStore in the database of a URL. One thread has one session; a session that breaks is opened again."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
            from psycopg.conninfo import conninfo_to_dict, make_conninfo
        except ImportError as error:
            raise StoreError(EXTRA) from error
        self._driver = psycopg
        self.session = 0
        self.lost = do_nothing
        self._address = ""
        self._process = 0  # the number of this process in `hosts`, another one in each session
        self._wait, self._next_try = FIRST_WAIT, 0.0
        self._shown = "--store"
        try:
            self._shown = _without_password(url)
            given: dict[str, Any] = conninfo_to_dict(url)
            self._target = make_conninfo("", **{**DEFAULTS, **given})
            self._connection: Connection | None = self._connect()
        except (psycopg.Error, ValueError) as error:
            raise StoreError(self._sentence(error)) from error
        self._thread = StoreThread(self._carry_out, self._finish)

    # -- the session -----------------------------------------------------------------------------------------------

    def _connect(self) -> Connection:
        """Opens a session, makes the tables where there are none, and takes part as a new process. Raises
        psycopg.Error, StoreError."""
        connection = self._driver.connect(self._target, autocommit=True)
        try:
            connection.execute(SESSION)
            (encoding,) = _row(connection, "show server_encoding")
            if encoding not in ("UTF8", "SQL_ASCII"):
                raise StoreError(f"{self._shown}: its encoding is {encoding}; make the database with UTF8")
            with connection.transaction():
                connection.execute("select pg_advisory_xact_lock(%s, %s)", (LOCKS, SCHEMA_LOCK))
                if connection.execute("select to_regclass('imperial_host.meta')").fetchone() == (None,):
                    connection.execute(SCHEMA)
                version, self.token = _row(connection, "select version, token from meta")
                if version != VERSION:
                    age = "a newer" if version > VERSION else "an older"
                    raise StoreError(
                        f"{self._shown}: written by {age} program (tables {version}, here {VERSION}); "
                        "all processes of a host must have one version"
                    )
            with connection.transaction():
                (self._process,) = _row(
                    connection, "insert into hosts (address) values (%s) returning id", (self._address,)
                )
                connection.execute("select pg_advisory_lock(%s, %s)", (LOCKS, self._process))
        except BaseException:
            connection.close()
            raise
        return connection

    def _sentence(self, error: Exception) -> str:
        return f"{self._shown}: {one_line(error)}"

    def _connected(self) -> Connection:
        """Returns the session, a new one if it broke. Raises StoreLost."""
        if self._connection is None:
            if time.monotonic() < self._next_try:
                raise StoreLost(f"{self._shown}: can't be reached now")
            try:
                self._connection = self._connect()
            except Exception as error:
                self._next_try = time.monotonic() + self._wait * (0.5 + secrets.randbelow(501) / 1000)
                self._wait = min(LONGEST_WAIT, self._wait * 2)
                raise StoreLost(str(error) if isinstance(error, StoreError) else self._sentence(error)) from error
            self._wait = FIRST_WAIT
            log.info("store: connected again")
        return self._connection

    def _lose(self, error: Exception) -> StoreLost:
        """Gives the session up; returns what every job that waits fails with."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._process = None, 0
        self.session += 1
        self.lost()
        return StoreLost(self._sentence(error))

    def _finish(self) -> None:
        if self._connection is not None:
            self._connection.close()

    # -- jobs ------------------------------------------------------------------------------------------------------

    async def _do(self, job: Job) -> Any:
        try:
            return await self._thread.do(job)
        except (self._driver.Error, ValueError) as error:
            raise StoreError(self._sentence(error)) from error

    def _carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Does some jobs in one transaction; where one fails, each in its own, so that it takes no other with it."""
        try:
            connection = self._connected()
        except StoreLost as error:
            return [Outcome(fault=error) for _ in jobs]
        try:
            with connection.transaction():
                return [_outcome(job, connection) for job in jobs]
        except Exception as error:
            if connection.closed:
                lost = self._lose(error)
                return [Outcome(fault=lost) for _ in jobs]
        return [self._alone(job) for job in jobs]

    def _alone(self, job: Job) -> Outcome:
        try:
            connection = self._connected()
            with connection.transaction():
                return _outcome(job, connection)
        except Exception as error:
            if self._connection is not None and self._connection.closed:
                return Outcome(fault=self._lose(error))
            return Outcome(fault=error)

    # -- processes -------------------------------------------------------------------------------------------------

    async def take_part(self, address: str) -> None:
        """Registers the address at which the other processes reach this one; see TableStore."""
        self._address = address
        try:
            await self._do(lambda c: c.execute("update hosts set address = %s where id = %s", (address, self._process)))
        except StoreLost as error:  # the next session begins with the address
            log.warning("%s", error)

    async def renew(self) -> frozenset[str]:
        """Renews this process's lease and ends the sessions of processes that fell silent. Returns the addresses of
        those that go on."""

        def work(connection: Connection) -> frozenset[str]:
            connection.execute("update hosts set seen = clock_timestamp() where id = %s", (self._process,))
            found = connection.execute(
                "select hosts.id, address, pid, clock_timestamp() - seen > make_interval(secs => %s) "
                f"from hosts left join {HOLDERS} using (id) where hosts.id != %s",
                (LEASE, self._process),
            ).fetchall()
            for process, _, pid, silent in found:
                if pid is None:
                    connection.execute("delete from hosts where id = %s", (process,))
                elif silent:
                    log.warning("store: process %d is silent; its session is ended", process)
                    connection.execute("select pg_terminate_backend(%s)", (pid,))
            return frozenset(address for _, address, pid, silent in found if pid is not None and not silent)

        live: frozenset[str] = await self._do(work)
        return live

    # -- tables ----------------------------------------------------------------------------------------------------

    async def save(self, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        """Stores a table's record as a whole, in place of the one before, and appends lines to its log; see
        TableStore."""
        text, needs = record.model_dump_json(), record.needs_host
        added = [(record.id, line.number, line.base, line.at, line.since, canonical(line.data)) for line in lines]
        words = [(seat.words, record.id, place) for place, seat in enumerate(record.seats) if seat.words]

        def write(connection: Connection) -> None:
            with connection.pipeline(), connection.cursor() as cursor:
                saved = connection.execute(SAVE, (record.id, self._process, text, needs, now))
                if added:
                    cursor.executemany("insert into lines values (%s, %s, %s, %s, %s, %s)", added)
                connection.execute("delete from words where id = %s", (record.id,))
                if words:
                    cursor.executemany("insert into words values (%s, %s, %s)", words)
            if saved.rowcount != 1:
                raise StoreLost(f"{self._shown}: another process owns table {record.id}")

        await self._do(write)

    async def load(self, table: str) -> StoredTable | None:
        """Loads a table's record and log and makes this process its owner; None if there is no such table; see
        TableStore."""

        def read(connection: Connection) -> StoredTable | None:
            record = self._owned(connection, table)
            if record is None:
                return None
            found = connection.execute(
                "select number, base, at, since, data from lines where id = %s order by number", (table,)
            )
            lines = [StoredLine(number, base, at, since, json.loads(data)) for number, base, at, since, data in found]
            return StoredTable(TableRecord.model_validate_json(record), lines, self.session)

        stored: StoredTable | None = await self._do(read)
        return stored

    def _owned(self, connection: Connection, table: str) -> str | None:
        """Makes this process the owner of a table that has none. Returns its record, None if there is no such table.
        Raises OwnedElsewhere."""
        while True:
            found = connection.execute(
                "select owner, address, pid from tables left join hosts on hosts.id = owner "
                f"left join {HOLDERS} on holders.id = owner where tables.id = %s",
                (table,),
            ).fetchone()
            if found is None:
                return None
            owner, address, pid = found
            if pid is not None and owner != self._process:
                raise OwnedElsewhere(address)
            taken = connection.execute(
                "update tables set owner = %s where id = %s and owner is not distinct from %s returning record",
                (self._process, table, owner),
            ).fetchone()
            if taken is not None:
                return str(taken[0])

    async def by_words(self, words: str) -> tuple[str, int] | None:
        """Returns the table id and the seat that can be claimed with words of this hash, None if there is none; see
        TableStore."""
        found: tuple[str, int] | None = await self._do(
            lambda c: c.execute("select id, seat from words where words = %s", (words,)).fetchone()
        )
        return found

    async def waiting(self) -> list[str]:
        """Returns the ids of the tables that need a host and which no process owns; see TableStore."""
        statement = f"select id from tables where needs_host and owner not in (select id from {HOLDERS})"
        rows = await self._do(lambda connection: connection.execute(statement).fetchall())
        return [row[0] for row in rows]

    async def count(self) -> int:
        """Counts the stored tables."""
        row = await self._do(lambda connection: connection.execute("select count(*) from tables").fetchone())
        return int(row[0])

    def close(self) -> None:
        """Finishes pending changes and closes the database session."""
        self._thread.close()


def _outcome(job: Job, connection: Connection) -> Outcome:
    """Returns what a job returns, or that another process owns the table, which changes nothing."""
    try:
        return Outcome(job(connection))
    except OwnedElsewhere as other:
        return Outcome(fault=other)


def _row(connection: Connection, statement: str, values: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    found = connection.execute(statement, values).fetchone()
    assert found is not None
    return found


def _without_password(url: str) -> str:
    """Returns a URL as it may be shown. Raises ValueError for one that is not PostgreSQL's."""
    parts = urlsplit(url)
    if not url.startswith(SCHEMES):
        raise ValueError("the store is named by postgresql://USER@HOST:PORT/DATABASE")
    where = parts.netloc.rpartition("@")[2]
    return f"postgresql://{parts.username + '@' if parts.username else ''}{where}{parts.path}"
