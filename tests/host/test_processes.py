"""Several processes with one store in PostgreSQL: forwarding, taking over, lost sessions, refused beginnings."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import ip_network

import pytest

from engine.__main__ import main
from engine.core.event import visible
from engine.host import client_messages as c
from engine.host import forwarding, postgres_store
from engine.host import host_messages as h
from engine.host import server as server_module
from engine.host.connection import BUSY
from engine.host.forwarding import CLIENT, PROXIED, TOKEN
from engine.host.postgres_store import PostgresStore
from engine.host.records import StoredLine, TableRecord
from engine.host.server import HostServer
from engine.host.store import OwnedElsewhere, StoreError, StoreLost
from tests.host.faulty_proxy import faulty_proxy
from tests.host.hosts import WITHIN, HostProcess, Player, created, hosted, move_of, raw_client
from tests.host.postgres import PASSWORD, PostgresServer
from tests.host.test_table import new, play

Scene = Callable[[HostServer, HostServer], Awaitable[None]]


def staged(database: str, scene: Scene) -> None:
    """Plays a scene with two hosts that have one store."""

    async def play_scene() -> None:
        async with hosted(PostgresStore(database)) as first, hosted(PostgresStore(database)) as second:
            await scene(first, second)

    asyncio.run(play_scene())


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(WITHIN):
        while not true():
            await asyncio.sleep(0.02)


def test_seats_of_one_table_play_at_different_processes(database: str) -> None:
    async def scene(first: HostServer, second: HostServer) -> None:
        table = await created(first.service.base, "historia")
        async with raw_client(second.service.base) as client:
            joined = await client.ask(c.JoinTable(words=table.seats[1].words, name="Ada"), h.Joined)
            wrong = c.OpenTable(table=table.table, secret="0" * 32)
            assert (await client.ask(wrong, h.RequestRefused)).reason == "wrong_secret"
        players = [Player(table.seats[0].link, 0), Player(joined.link, 1, second.service.base + "/")]
        await until(lambda: all(len(player.acknowledged) > 8 for player in players))
        real = first.service.open[table.table].table.game
        assert table.table not in second.service.open and second.counts["forwarded"] == 3  # join, open, open
        for seat, player in enumerate(players):
            session = player.table.session
            assert session is not None and session.fault is None and player.refusals == []
            for remote, here in zip(session.log, real.log, strict=False):
                assert list(remote.events) == visible(here.events, seat)
            await player.close()

    staged(database, scene)


def test_a_table_whose_process_is_gone_goes_on_elsewhere(database: str) -> None:
    """Nobody looks at it: its bots go on, and an invitation still opens it."""
    table = new()
    play(table, 5)
    for seat in table.record.seats:
        seat.bot = "random"

    async def go_on() -> None:
        gone = PostgresStore(database)
        await gone.take_part("ws://127.0.0.1:9")
        await gone.save(table.record, table.fresh, 1.0)
        async with hosted(PostgresStore(database)) as server:
            await asyncio.sleep(3 * server_module.RENEW_EVERY)
            assert server.service.open == {}
            with pytest.raises(OwnedElsewhere, match=r"ws://127\.0\.0\.1:9"):
                await server.service.store.load(table.record.id)
            gone.close()
            await until(lambda: server.service.counts["bot_moves"])

    asyncio.run(go_on())
    assert postgres_store.LEASE + 2 * server_module.RENEW_EVERY <= 5


def test_a_silent_process_loses_its_tables_and_can_not_write_any_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new()

    async def fall_silent() -> None:
        silent, other = PostgresStore(database), PostgresStore(database)
        losses: list[int] = []
        silent.lost = lambda: losses.append(silent.session)
        await silent.take_part("ws://silent")
        await silent.save(table.record, table.fresh, 1.0)
        table.mark_stored()
        assert await other.renew() == {"ws://silent"}
        monkeypatch.setattr(postgres_store, "LEASE", 0.0)
        assert await other.renew() == frozenset()
        stored = None
        async with asyncio.timeout(WITHIN):
            while stored is None:  # until its session has ended
                with suppress(OwnedElsewhere):
                    stored = await other.load(table.record.id)
        assert stored is not None and len(stored.lines) == 1
        play(table, 1)
        for _ in range(2):  # the session has ended; in the next one the table is another's
            with pytest.raises(StoreLost):
                await silent.save(table.record, table.fresh, 1.0)
        assert losses == [1] and silent.session == 1
        with pytest.raises(OwnedElsewhere):
            await silent.load(table.record.id)
        again = await other.load(table.record.id)
        assert again is not None and len(again.lines) == 1
        silent.close()
        other.close()

    asyncio.run(fall_silent())


def test_a_process_that_lost_its_session_before_it_listened_takes_part_in_the_next(database: str) -> None:
    async def begin() -> None:
        late, other = PostgresStore(database), PostgresStore(database)
        PostgresServer.execute(
            database, "select pg_terminate_backend(pid) from pg_locks where objid = 1 and objsubid = 2"
        )
        await late.take_part("ws://late")
        await late.renew()
        assert await other.renew() == {"ws://late"}
        late.close()
        other.close()

    asyncio.run(begin())


def test_a_process_that_was_frozen_plays_on_with_what_others_did(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "HEARTBEAT", WITHIN)  # the lease must be enough

    async def play_on() -> None:
        frozen = await asyncio.to_thread(HostProcess, None, 0, database)
        try:
            async with hosted(PostgresStore(database)) as server:
                table = await created(frozen.url, "historia")
                through = server.service.base + "/"
                players = [Player(seat.link, seat.seat, through) for seat in table.seats]
                await until(lambda: len(players[0].acknowledged) > 3)
                os.kill(frozen.process.pid, signal.SIGSTOP)
                known = sum(len(player.acknowledged) for player in players)
                await until(lambda: sum(len(player.acknowledged) for player in players) > known + 10)
                assert table.table in server.service.open
                await players[0].close()  # it would answer before the late one at its seat
                os.kill(frozen.process.pid, signal.SIGCONT)
                late = Player(table.seats[0].link, 7)  # at the process that was frozen
                await until(lambda: late.table.session is not None and late.table.session.number > known)
                await until(lambda: late.acknowledged)
                assert late.table.session is not None and late.table.session.fault is None
                for player in (*players[1:], late):
                    await player.close()
        finally:
            frozen.kill()

    asyncio.run(play_on())


def test_a_game_goes_on_when_the_session_of_its_process_breaks(postgres_server: PostgresServer, database: str) -> None:
    """Its connections to the database are cut in the middle of moves: no move is lost or played twice."""

    async def play_on() -> None:
        async with faulty_proxy(lambda: [postgres_server.port]) as proxy:
            name = database.rpartition("/")[2]
            store = await asyncio.to_thread(PostgresStore, postgres_server.url(name, proxy.port))
            async with hosted(store) as server:
                table = await created(server.service.base, "historia", bots=("random",))
                player = Player(table.seats[0].link, 3)
                for cut in range(4):
                    known = len(player.acknowledged)
                    await until(lambda known=known: len(player.acknowledged) > known + 2)
                    proxy.cut()
                    await until(lambda cut=cut: store.session > cut)
                await asyncio.wait_for(player.over.wait(), WITHIN)
                session = player.table.session
                assert session is not None and session.fault is None and player.refusals == []
                assert len(set(player.acknowledged)) == len(player.acknowledged)
                await player.close()

    # the session must be opened in a thread: its wire is in this loop
    asyncio.run(play_on())


def test_a_move_that_was_stored_without_an_answer_is_one_move(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_on() -> None:
        async with hosted(PostgresStore(database)) as server:
            table = await created(server.service.base, "historia", bots=("random",))
            async with raw_client(server.service.base) as client:
                opening = c.OpenTable(table=table.table, secret=table.seats[0].secret)
                await client.ask(opening, h.StateUpdate)
                message = await move_of(server, table.table, 0)
                store = server.service.store
                assert isinstance(store, PostgresStore)
                save = store.save

                async def save_unheard(record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
                    monkeypatch.setattr(store, "save", save)
                    await save(record, lines, now)
                    raise StoreLost("the connection broke")

                monkeypatch.setattr(store, "save", save_unheard)
                await client.send(message)
                await asyncio.wait_for(client.socket.wait_closed(), WITHIN)
            async with raw_client(server.service.base) as client:
                await client.ask(opening, h.StateUpdate)
                assert (await client.ask(message, h.Moved)).number == message.number + 1
                kept = server.service.open[table.table].table
                assert sum(line.seat == 0 for line in kept.lines) == 1
                await until(lambda: 1 not in kept.awaiting)  # its bot was woken with the table

    asyncio.run(play_on())


def test_who_waits_for_a_table_that_is_lost_meanwhile_comes_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat is opened while a move is being stored, and the store is lost: a window at the table that was in memory
    would hear no more of the game."""

    async def play_on() -> None:
        async with hosted(PostgresStore(database)) as server:
            service, store = server.service, server.service.store
            table = await created(service.base, "historia")
            openings = [c.OpenTable(table=table.table, secret=seat.secret) for seat in table.seats]
            async with raw_client(service.base) as mover, raw_client(service.base) as back:
                for opening, client in zip(openings, (mover, back), strict=True):
                    await client.send(opening)
                for client in (mover, back):
                    await client.read_a(h.StateUpdate)
            async with raw_client(service.base) as mover, raw_client(service.base) as back:
                asked = next(iter(service.open[table.table].table.awaiting))
                await mover.ask(openings[asked], h.StateUpdate)
                saving, breaking = asyncio.Event(), asyncio.Event()
                save = store.save

                async def break_off(record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
                    saving.set()
                    await breaking.wait()
                    monkeypatch.setattr(store, "save", save)
                    raise StoreLost("the connection broke")

                monkeypatch.setattr(store, "save", break_off)
                await mover.send(await move_of(server, table.table, asked))
                await saving.wait()
                opened = service.open[table.table]
                await back.send(openings[1 - asked])
                await until(lambda: opened.lock._waiters)
                breaking.set()
                for client in (mover, back):
                    await asyncio.wait_for(client.socket.wait_closed(), WITHIN)
            async with raw_client(service.base) as mover, raw_client(service.base) as back:
                for seat, client in ((asked, mover), (1 - asked, back)):
                    await client.ask(openings[seat], h.StateUpdate)
                await mover.ask(await move_of(server, table.table, asked), h.Moved)
                await back.read_a(h.StateUpdate)

    asyncio.run(play_on())


def test_only_processes_of_the_store_and_trusted_proxies_say_who_their_client_is(database: str) -> None:
    async def scene(first: HostServer, second: HostServer) -> None:
        token = first.service.store.token
        assert len(token) == 64 and token == second.service.store.token
        second.proxies = (ip_network("127.0.0.0/8"),)
        for server, headers, address in (
            (first, {TOKEN: token, CLIENT: "192.0.2.7"}, "192.0.2.7"),
            (first, {TOKEN: token[:-1], CLIENT: "192.0.2.7"}, "127.0.0.1"),
            (first, {TOKEN: "", CLIENT: "192.0.2.7"}, "127.0.0.1"),
            (first, {PROXIED: "192.0.2.7"}, "127.0.0.1"),
            (second, {PROXIED: "198.51.100.1, 192.0.2.7"}, "192.0.2.7"),
        ):
            async with raw_client(server.service.base, headers=headers):
                assert [connection.address for connection in server.connections] == [address]
            await until(lambda server=server: not server.connections)

    staged(database, scene)


def test_what_was_forwarded_is_not_forwarded_again(database: str) -> None:
    """The owner has changed meanwhile: the process that forwards looks for the new one."""

    async def scene(first: HostServer, second: HostServer) -> None:
        table = await created(first.service.base, "historia")
        token = {TOKEN: second.service.store.token, CLIENT: "192.0.2.7"}
        async with raw_client(second.service.base, headers=token) as client:
            await client.send(c.OpenTable(table=table.table))
            await asyncio.wait_for(client.socket.wait_closed(), WITHIN)
        assert second.counts["forwarded"] == 0

    staged(database, scene)


def test_a_host_that_can_not_reach_its_store_says_so(database: str, postgres_server: PostgresServer) -> None:
    async def page(server: HostServer, path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.service.base.rpartition(":")[2]))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        text = (await reader.read()).decode()
        writer.close()
        return text

    async def play_on() -> None:
        ports = [postgres_server.port]
        async with faulty_proxy(lambda: ports) as proxy:
            url = postgres_server.url(database.rpartition("/")[2], proxy.port)
            store = await asyncio.to_thread(PostgresStore, url)
            async with hosted(store) as server:
                table = await created(server.service.base, "historia", bots=("random",))
                player = Player(table.seats[0].link, 3)
                await until(lambda: player.acknowledged)
                ports.clear()
                proxy.cut()
                await until(lambda: not server.reachable)
                health = await page(server, "/health")
                assert health.startswith("HTTP/1.1 503") and health.endswith(server_module.UNREACHABLE)
                await until(lambda: player.table.error == BUSY)
                ports.append(postgres_server.port)
                await asyncio.wait_for(player.over.wait(), WITHIN)
                assert player.refusals == []
                await player.close()

    asyncio.run(play_on())


def test_what_is_wrong_with_a_store_is_one_line(
    postgres_server: PostgresServer, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = postgres_server.make("latin", encoding="LATIN1")
    PostgresStore(database).close()
    PostgresServer.execute(database, "update meta set version = 9")
    missing, refused = postgres_server.url("missing"), postgres_server.url(password="wrong")
    for url, reason in (
        ("mysql://here/tables", "postgresql://USER@HOST:PORT/DATABASE"),
        ("postgresql://here/tables?colour=red", 'invalid URI query parameter: "colour"'),
        ("postgresql://127.0.0.1:1/tables", "Connection refused"),
        (refused, 'password authentication failed for user "imperial"'),
        (missing, 'database "missing" does not exist'),
        (other, "its encoding is LATIN1"),
        (database, "written by a newer program (tables 9, here 1); all processes of a host must have one version"),
    ):
        assert main(["host", "--store", url]) == 2
        text = capsys.readouterr().err
        assert reason in text and text.count("\n") == 1 and PASSWORD not in text and "wrong" not in text
    assert main(["host", "--store", database, "--backup", "file"]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_without_the_driver_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'brazil-imperial\[postgres\]'"):
        PostgresStore("postgresql://127.0.0.1/tables")


def test_processes_that_begin_at_once_make_the_tables_once(database: str) -> None:
    async def begin() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, database) for _ in range(4)))
        assert len({store.token for store in stores}) == 1 and len({store._process for store in stores}) == 4
        for store in stores:
            store.close()

    asyncio.run(begin())
