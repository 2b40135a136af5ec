"""Joining once and again: a claim of a seat whose answer was lost gives the same seat, to the same device alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host import listing
from engine.host.addresses import is_local
from engine.host.client_proof import claim_secret
from engine.host.connection import HostLink
from engine.host.message_types import Message
from engine.host.postgres_store import PostgresStore
from engine.host.seats import parse_link
from engine.host.server import HostServer
from engine.host.store import SqliteStore
from tests.host import hosts
from tests.host.conftest import MakeStore
from tests.host.hosts import WITHIN, HostProcess, RawClient, created, hosted, raw_client
from tests.host.test_server import opened, refused, staged

ANA, EVE = b"Ana's device, of thirty-two bytes", b"another device"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that does not come is missed after a while, not after minutes."""
    monkeypatch.setattr(hosts, "WITHIN", 20.0)


def join(words: str, device: bytes = ANA, name: str = "Ana") -> c.JoinTable:
    return c.JoinTable(words=words, name=name, secret=claim_secret(device, words))


class JoiningClient:
    """A client that begins every connection with the same message, as a window does that joins."""

    def __init__(self, url: str, message: Message) -> None:
        self.answers: list[Any] = []
        self.breaks = 0
        self._heard = asyncio.Event()
        self.link = HostLink([url], "test", lambda: [message], self._hear, self._lost)
        self.link.first_wait = 0.05
        self.running = asyncio.create_task(self.link.run())

    def _hear(self, message: Any) -> None:
        if not isinstance(message, h.Welcome):
            self.answers.append(message)
            self._heard.set()

    def _lost(self, reason: str) -> None:
        self.breaks += 1

    async def answer(self) -> Any:
        async with asyncio.timeout(WITHIN):
            await self._heard.wait()
        self.running.cancel()
        return self.answers[0]


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("way", ["words", "link"])
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_host_killed_between_storing_a_join_and_its_answer_gives_the_same_seat_again(
    way: str, store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("database") if store == "postgresql" else ""
    folder = None if url else tmp_path
    deadly = HostProcess(folder, 0, url, program="tests.host.killed_host")
    running = [deadly]

    async def scene() -> None:
        table = await created(deadly.url, "historia")
        words = table.seats[1].words
        message: Message = join(words)
        if way == "link":
            message = c.OpenTable(table=table.table, secret=parse_link(table.seats[1].link).secret, name="Ana")
        guest = JoiningClient(deadly.url + "/", message)
        await asyncio.to_thread(deadly.process.wait, WITHIN)
        assert deadly.process.returncode == -9 and guest.answers == [], "killed before it has answered"
        kept = PostgresStore(url) if url else SqliteStore(tmp_path)
        stored = await kept.load(table.table)
        kept.close()
        assert stored is not None and [seat.taken for seat in stored.record.seats] == [False, True], "it is stored"
        running.append(await asyncio.to_thread(HostProcess, folder, deadly.port, url))
        answer = await guest.answer()
        assert guest.breaks and answer.seat == 1
        async with raw_client(running[1].url) as again, raw_client(running[1].url) as other:
            if way == "words":
                assert isinstance(answer, h.Joined)
                assert await again.ask(join(words), h.Joined) == answer, "also from a program that was started anew"
                assert await refused(other, join(words, EVE)) == "wrong_words"
                message = c.OpenTable(table=table.table, secret=answer.secret)
            assert (await again.ask(message, h.TableInfo)).seat == 1
            presence = await again.read_a(h.Presence)
            assert [(seat.taken, seat.name) for seat in presence.seats] == [(False, "person 0"), (True, "Ana")]

    try:
        asyncio.run(scene())
    finally:
        for host in running:
            host.kill()


def test_words_give_their_seat_again_until_it_is_opened(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        words = table.seats[1].words
        async with raw_client(url) as client, raw_client(url) as other:
            joined = await client.ask(join(words), h.Joined)
            assert joined.secret == claim_secret(ANA, words)
            assert await client.ask(join(words, name="Ann"), h.Joined) == joined
            assert server.service.open[table.table].table.record.seats[1].name == "Ann"
            assert await refused(other, join(words, EVE)) == "wrong_words"
            assert await refused(other, c.JoinTable(words=words, name="Eve")) == "wrong_words"
            await opened(client, table.table, joined.secret)
            assert await refused(client, join(words)) == "wrong_words", "the seat has its link now"

    staged(tmp_path, scene)


def test_words_of_a_renewed_seat_claim_it_although_somebody_has_had_it(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        async with raw_client(url) as client, raw_client(url) as other:
            await client.ask(join(table.seats[1].words), h.Joined)
            renew = c.RenewSeat(table=table.table, secret=table.secret, seat=1)
            renewed = await client.ask(renew, h.Renewed)
            assert await refused(client, join(table.seats[1].words)) == "wrong_words"
            joined = await other.ask(join(renewed.invitation.words, EVE, "Eve"), h.Joined)
            assert joined.seat == 1
            assert await refused(client, join(renewed.invitation.words)) == "wrong_words"

    staged(tmp_path, scene)


def test_a_client_that_brings_no_secret_is_given_one_once(tmp_path: Path) -> None:
    """Clients of the first protocol."""

    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        async with raw_client(url, hello=False) as client:
            welcome = await client.ask(c.Hello(protocol=1, version="1.0.0"), h.Welcome)
            assert welcome.protocol == 2
            joined = await client.ask(c.JoinTable(words=table.seats[0].words, name="Ada"), h.Joined)
            assert (await opened(client, table.table, joined.secret)).seat == 0
            assert await refused(client, c.JoinTable(words=table.seats[0].words, name="Ada")) == "wrong_words"

    staged(tmp_path, scene)


def test_a_claim_is_known_by_device_and_words_alone() -> None:
    assert claim_secret(ANA, "a b") == claim_secret(ANA, "a b")
    assert len({claim_secret(ANA, "a b"), claim_secret(EVE, "a b"), claim_secret(ANA, "a c")}) == 3


def sit(table: str, device: bytes = ANA, name: str = "Ana") -> c.SitDown:
    return c.SitDown(table=table, name=name, secret=claim_secret(device, table))


async def listed(client: RawClient) -> list[h.ListedTable]:
    answer: h.Tables = await client.ask(c.ListTables(), h.Tables)
    return answer.tables


def test_a_listed_table_is_shown_and_its_free_seat_is_given_once(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        server.service.lists = True
        table = await created(url, "historia", listed=True)
        hidden = await created(url, "historia")
        async with raw_client(url) as client, raw_client(url) as other, raw_client(url) as host:
            (shown,) = await listed(client)
            assert (shown.table, shown.free, shown.people, shown.here) == (table.table, 2, [], 0)
            assert table.seats[0].secret not in client.heard[-1] and table.seats[0].words not in client.heard[-1]
            await opened(host, table.table, table.seats[0].secret)
            joined = await client.ask(sit(table.table), h.Joined)
            assert joined.seat == 1 and await client.ask(sit(table.table), h.Joined) == joined, "the same seat again"
            (shown,) = await listed(other)
            assert (shown.free, shown.people, shown.here) == (0, ["person 0", "Ana"], 1)
            assert await refused(other, sit(table.table, EVE, "Eve")) == "no_seat"
            assert await refused(other, join(table.seats[1].words, EVE)) == "wrong_words", "void since it is taken"
            assert await refused(other, sit(hidden.table, EVE)) == "no_table"
            await opened(client, table.table, joined.secret)
            await host.read_a(h.StateUpdate)  # the game has begun
            assert await client.ask(sit(table.table), h.Joined) == joined
            assert [one.status for one in await listed(other)] == ["running"]

    staged(tmp_path, scene)


def test_seats_are_given_and_tables_shown_on_the_local_network_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", listed=True)
        async with raw_client(url) as client:
            assert await refused(client, c.ListTables()) == "no_list", "this host does not announce itself"
            assert await refused(client, sit(table.table)) == "no_list"
            server.service.lists = True
            assert len(await listed(client)) == 1
            monkeypatch.setattr(listing, "is_local", lambda address: address != "127.0.0.1")
            assert await refused(client, c.ListTables()) == "no_list"
            assert await refused(client, sit(table.table)) == "no_list"

    staged(tmp_path, scene)


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.7", True),
        ("127.0.0.1", True),
        ("fe80::1%eth0", True),
        ("fd12::9", True),
        ("::ffff:10.0.0.3", True),
        ("::ffff:8.8.8.8", False),
        ("93.184.216.34", False),
        ("2606:4700::1111", False),
        ("nonsense", False),
    ],
)
def test_which_addresses_are_local(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_a_listed_table_is_listed_again_after_a_restart(make_store: MakeStore) -> None:
    async def scenes() -> None:
        async with hosted(make_store()) as server:
            table = await created(server.service.base, "historia", listed=True)
            await created(server.service.base, "historia")
        async with hosted(make_store()) as server:
            server.service.lists = True
            async with asyncio.timeout(WITHIN):
                while not server.service.open:  # with PostgreSQL a moment later
                    await asyncio.sleep(0.02)
            async with raw_client(server.service.base) as client:
                assert [one.table for one in await listed(client)] == [table.table]

    asyncio.run(scenes())
