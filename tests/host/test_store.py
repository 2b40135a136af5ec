"""The store: what is saved is there again, a failure changes nothing, backups are whole."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.event import visible
from engine.core.rng import Rng
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host import loaded_tables
from engine.host.bot_workers import BotWorkers
from engine.host.commands import EXTRA
from engine.host.protocol_page import PAGE, page
from engine.host.records import StoredLine, TableRecord
from engine.host.seats import hashed
from engine.host.service import TableService
from engine.host.store import NAME, SqliteStore, StoreError, TableStore, backup
from engine.host.table import HostedTable
from engine.storage.hash_chain import canonical
from tests.host.conftest import MakeStore
from tests.host.hosts import WITHIN, Player, created, hosted, move_of, raw_client
from tests.host.postgres import PostgresServer
from tests.host.test_table import first, new, play, sealing


def comparable(lines: Sequence[StoredLine]) -> list[object]:
    """Lines as they can be compared."""
    return [(line.number, line.base, line.at, line.since, canonical(line.data)) for line in lines]


def test_what_is_saved_is_there_again(make_store: MakeStore) -> None:
    table = new()
    table.record.seats[0].name = "Zoë \u0000 漢"
    table.record.seats[1].words = hashed("six words")
    play(table, 20)

    async def save_and_load() -> None:
        store = make_store()
        await asyncio.gather(store.save(table.record, table.fresh, 1.0), store.waiting())
        store.close()
        store = make_store()
        stored = await store.load(table.record.id)
        assert stored is not None
        again = HostedTable(stored.record, table.rules)
        again.restore(stored.lines)
        assert again.record == table.record and again.game.state == table.game.state
        assert comparable(again.lines) == comparable(table.lines)
        assert await store.by_words(hashed("six words")) == (table.record.id, 1)
        assert await store.by_words(hashed("")) is None and await store.load("f" * 16) is None
        assert await store.count() == 1
        again.record.seats[1].words = ""
        await store.save(again.record, [], 2.0)
        assert await store.by_words(hashed("six words")) is None
        store.close()

    asyncio.run(save_and_load())


def test_a_backup_made_while_the_store_is_open_is_a_store(tmp_path: Path) -> None:
    table = new()
    play(table, 20)

    async def save_and_load() -> None:
        store = SqliteStore(tmp_path / "a")
        await store.save(table.record, table.fresh, 1.0)
        (tmp_path / "b").mkdir()
        backup(tmp_path / "a", tmp_path / "b" / NAME)
        store.close()
        store = SqliteStore(tmp_path / "b")
        stored = await store.load(table.record.id)
        assert (
            stored is not None and stored.record == table.record and comparable(stored.lines) == comparable(table.lines)
        )
        store.close()

    asyncio.run(save_and_load())
    with pytest.raises(StoreError, match="is not there"):
        backup(tmp_path, tmp_path / "c")
    with pytest.raises(StoreError, match="already exists"):
        backup(tmp_path / "a", tmp_path / "b" / NAME)


def test_a_save_that_fails_takes_no_other_with_it(make_store: MakeStore) -> None:
    good, bad = new(), new()
    bad.record.id = "b" * 16
    play(good, 3)

    async def save() -> None:
        store = make_store()
        await store.save(bad.record, bad.fresh, 1.0)
        bad.record.seats[0].name = "changed"
        done = await asyncio.gather(
            store.save(good.record, good.fresh, 2.0),
            store.save(bad.record, bad.fresh, 2.0),  # line 0 is there already
            return_exceptions=True,
        )
        assert done[0] is None and isinstance(done[1], StoreError)
        stored = await store.load("b" * 16)
        assert stored is not None and stored.record.seats[0].name == "0"
        stored = await store.load(good.record.id)
        assert stored is not None and len(stored.lines) == 4
        store.close()

    asyncio.run(save())


def test_a_store_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / NAME) as connection:
        connection.execute("pragma user_version = 9")
    with pytest.raises(StoreError, match="written by a newer program"):
        SqliteStore(tmp_path)


FILLED = {
    "sqlite": "create trigger full_disk before insert on lines begin "
    "select raise(fail, 'database or disk is full'); end",
    "postgresql": "create function full_disk() returns trigger language plpgsql as $$ begin raise disk_full; end $$; "
    "create trigger full_disk before insert on lines execute function full_disk()",
}
EMPTIED = {"sqlite": "drop trigger full_disk", "postgresql": "drop trigger full_disk on lines"}


def execute(store: TableStore, statements: dict[str, str]) -> None:
    """Executes a statement beside what the store does."""
    if isinstance(store, SqliteStore):
        store._connection.execute(statements["sqlite"])
    else:
        PostgresServer.execute(store._target, statements["postgresql"])  # type: ignore[attr-defined]


def test_a_move_that_can_not_be_stored_is_refused_and_changes_nothing(make_store: MakeStore) -> None:
    """As on a full disk; once there is room the same move is played."""

    async def play_on() -> None:
        async with hosted(make_store()) as server:
            table = await created(server.service.base, "historia", bots=("random",))
            async with raw_client(server.service.base) as client:
                await client.ask(c.OpenTable(table=table.table, secret=table.seats[0].secret), h.StateUpdate)
                kept = server.service.open[table.table]
                message = await move_of(server, table.table, 0)
                moves = len(kept.table.game.log)
                execute(server.service.store, FILLED)
                assert (await client.ask(message, h.RequestRefused)).reason == "not_stored"
                assert kept.table.number == message.number and len(kept.table.game.log) == moves
                execute(server.service.store, EMPTIED)
                assert (await client.ask(message, h.Moved)).number == message.number + 1

    asyncio.run(play_on())


def test_a_table_that_can_not_even_be_read_again_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two moves come at once; the first can't be stored, and what it changed must not be stored with the second."""

    async def play_on() -> None:
        table = new()
        sealing(table)
        store = SqliteStore(tmp_path)
        for seat, record in enumerate(table.record.seats):
            record.secret = hashed(str(seat) * 32)
        await store.save(table.record, table.lines, 1.0)
        service = TableService(store, BotWorkers(0), "test")
        windows = [Window(seat) for seat in (0, 1)]
        for window in windows:
            opening = c.OpenTable(table=table.record.id, secret=str(window.seat) * 32)
            await service.handle(window, opening)  # type: ignore[arg-type]
        moves = [
            c.SubmitMove(table=table.record.id, number=table.number, seat=seat, move=first(table, seat))
            for seat in (0, 1)
        ]

        async def fail_to_save(*_: object) -> None:
            await asyncio.sleep(0)  # the second move waits for the table meanwhile
            raise StoreError("disk I/O error")

        async def fail_to_load(*_: object) -> None:
            monkeypatch.undo()
            raise StoreError("disk I/O error")

        monkeypatch.setattr(store, "save", fail_to_save)
        monkeypatch.setattr(store, "load", fail_to_load)
        await asyncio.gather(*(service.handle(w, m) for w, m in zip(windows, moves, strict=True)))  # type: ignore[arg-type]
        assert windows[0].messages[-1].reason == "not_stored" and all(window.dropped for window in windows)
        stored = await store.load(table.record.id)
        assert stored is not None and len(stored.lines) == len(table.lines)
        await service.close()
        store.close()

    asyncio.run(play_on())


class Window:
    """A client in this process."""

    address = "here"

    def __init__(self, seat: int) -> None:
        self.seat, self.dropped = seat, False
        self.messages: list[Any] = []

    def send(self, message: object) -> None:
        self.messages.append(message)

    def drop(self) -> None:
        self.dropped = True


def test_a_table_that_was_read_before_the_store_was_lost_is_read_again(
    make_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new()
    table.record.seats[0].secret = hashed("0" * 32)

    async def ask() -> None:
        async with hosted(make_store()) as server:
            store = server.service.store
            await store.save(table.record, table.fresh, 1.0)
            load = store.load

            async def load_and_lose(name: str) -> object:
                stored = await load(name)
                monkeypatch.setattr(store, "load", load)
                monkeypatch.setattr(store, "session", store.session - 1)  # as if it had been lost since
                return stored

            monkeypatch.setattr(store, "load", load_and_lose)
            window = Window(0)
            opening = c.OpenTable(table=table.record.id, secret="0" * 32)
            await server.service.handle(window, opening)  # type: ignore[arg-type]
            assert window.dropped and window.messages == [] and server.service.open == {}

    asyncio.run(ask())


def test_a_bot_whose_move_could_not_be_stored_tries_again(
    make_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "AGAIN_AFTER", 0.05)

    async def play_on() -> None:
        async with hosted(make_store()) as server:
            table = await created(server.service.base, "historia", bots=("random",))
            async with raw_client(server.service.base) as client:
                await client.ask(c.OpenTable(table=table.table, secret=table.seats[0].secret), h.StateUpdate)
                message = await move_of(server, table.table, 0)
                counted, store = server.service.counts["bot_moves"], server.service.store
                save, failed = store.save, asyncio.Event()

                async def save_or_fail(record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
                    if any(line.seat == 1 for line in lines) and not failed.is_set():
                        failed.set()
                        raise StoreError("database or disk is full")
                    await save(record, lines, now)

                monkeypatch.setattr(store, "save", save_or_fail)
                await client.send(message)
                async with asyncio.timeout(WITHIN):
                    while server.service.counts["bot_moves"] == counted:
                        if 0 in server.service.open[table.table].table.awaiting:
                            await client.send(await move_of(server, table.table, 0))
                        await asyncio.sleep(0.02)
                assert failed.is_set()

    asyncio.run(play_on())


def test_a_bot_that_was_asked_when_the_host_ended_goes_on(make_store: MakeStore) -> None:
    table = new()
    table.record.seats[0].bot = "random"

    async def go_on() -> None:
        store = make_store()
        await store.save(table.record, table.fresh, 1.0)
        store.close()
        async with hosted(make_store()) as server:
            async with asyncio.timeout(60):
                while server.service.counts["bot_moves"] < 1:
                    await asyncio.sleep(0.01)
            assert server.service.open[table.record.id].table.lines[1].seat == 0

    asyncio.run(go_on())


def test_a_table_of_other_rules_is_refused_and_not_touched(make_store: MakeStore) -> None:
    async def ask() -> None:
        table = new()
        lines = [*table.lines]
        lines[0].data["digest"] = "0" * 16
        table.record.seats[0].secret = hashed("0" * 32)
        store = make_store()
        await store.save(table.record, lines, 1.0)
        store.close()
        async with hosted(make_store()) as server, raw_client(server.service.base) as client:
            answer = await client.ask(c.OpenTable(table=table.record.id, secret="0" * 32), h.RequestRefused)
            assert answer.reason == "no_game"

    asyncio.run(ask())


def test_the_page_of_the_protocol_is_that_of_the_messages() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m engine host --write-protocol"


def test_a_command_that_can_not_be_carried_out_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, line in (
        ([], "--data DIR: name the folder of the tables"),
        (["--data", str(tmp_path), "--tls-key", "k"], "--tls-cert and --tls-key belong together"),
        (["--data", str(tmp_path), "--backup", str(tmp_path / "b")], f"{tmp_path / NAME}: is not there"),
        (["--data", str(tmp_path)], EXTRA),
    ):
        monkeypatch.setitem(sys.modules, "engine.host.server", None)  # as where websockets is not installed
        assert main(["host", *arguments]) == 2
        assert capsys.readouterr().err == line + "\n"


def test_another_connection_each_time_loses_no_update(tmp_path: Path) -> None:
    """A client whose line is cut again and again comes back by the number it has."""

    async def play_on() -> None:
        async with hosted(tmp_path) as server:
            table = await created(server.service.base, "historia", bots=("random",))
            player, rng = Player(table.seats[0].link, 3), Rng(3)
            cuts = 0
            while cuts < 8:
                seen = len(player.acknowledged)
                async with asyncio.timeout(WITHIN):
                    while len(player.acknowledged) < seen + 2:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(rng.below(30) / 1000)
                for connection in list(server.connections):
                    connection._socket.transport.abort()
                    cuts += 1
            real = server.service.open[table.table].table.game
            session = player.table.session
            assert session is not None and session.fault is None and len(session.log) > 16
            for remote, here in zip(session.log, real.log, strict=False):
                assert list(remote.events) == visible(here.events, 0)
            await player.close()

    asyncio.run(play_on())
