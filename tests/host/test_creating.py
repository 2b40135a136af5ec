"""Creating a table again: a message whose answer was lost gives the same table, to whoever has its secret alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host import host_messages as h
from engine.host.postgres_store import PostgresStore
from engine.host.seats import new_secret, table_id
from engine.host.server import HostServer
from engine.host.store import SqliteStore
from tests.host import hosts
from tests.host.hosts import WITHIN, HostProcess, created, plan, raw_client
from tests.host.killed_host import WHEN
from tests.host.test_joining import JoiningClient, join
from tests.host.test_server import opened, refused, staged


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that does not come is missed after a while, not after minutes."""
    monkeypatch.setattr(hosts, "WITHIN", 20.0)


@pytest.mark.sampled
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_host_killed_between_storing_a_table_and_its_answer_makes_it_once(
    store: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue("database") if store == "postgresql" else ""
    folder = None if url else tmp_path
    monkeypatch.setenv(WHEN, "made")
    deadly = HostProcess(folder, 0, url, program="tests.host.killed_host")
    running = [deadly]

    async def scene() -> None:
        secret = new_secret()
        guest = JoiningClient(deadly.url + "/", plan("historia", secret=secret))
        await asyncio.to_thread(deadly.process.wait, WITHIN)
        assert deadly.process.returncode == -9 and guest.answers == [], "killed before it has answered"
        running.append(await asyncio.to_thread(HostProcess, folder, deadly.port, url))
        answer = await guest.answer()
        assert guest.breaks and (answer.table, answer.secret) == (table_id(secret), secret)
        kept = PostgresStore(url) if url else SqliteStore(tmp_path)
        tables = await kept.count()
        kept.close()
        assert tables == 1
        async with raw_client(running[1].url) as client:
            assert (await client.ask(join(answer.seats[1].words), h.Joined)).seat == 1

    try:
        asyncio.run(scene())
    finally:
        for host in running:
            host.kill()


def test_made_again_it_is_answered_alike_until_somebody_has_a_seat(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        secret = new_secret()
        async with raw_client(url) as client, raw_client(url) as other:
            first = await client.ask(plan("historia", secret=secret), h.Created)
            again = await other.ask(plan("historia", secret=secret), h.Created)
            assert again == first and first.secret == secret
            assert len({text for seat in first.seats for text in (seat.secret, seat.words)}) == 2 * len(first.seats)
            await opened(client, first.table, first.seats[0].secret)
            assert await refused(other, plan("historia", secret=secret)) == "begun"
        assert await server.service.store.count() == 1

    staged(tmp_path, scene)


def test_sent_twice_at_the_same_time_it_is_one_table(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        secret = new_secret()
        async with raw_client(url) as client, raw_client(url) as other:
            made = await asyncio.gather(
                *(one.ask(plan("historia", secret=secret), h.Created) for one in (client, other))
            )
            assert len({one.table for one in made}) == 1
            assert len(server.service.open) == await server.service.store.count() == 1

    staged(tmp_path, scene)


def test_another_secret_and_none_make_another_table(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        async with raw_client(url) as client:
            made = [
                await client.ask(plan("historia", secret=secret), h.Created)
                for secret in (new_secret(), new_secret(), "", "")
            ]
        made.append(await created(url, "historia"))
        assert len({one.table for one in made}) == len({one.secret for one in made}) == 5
        assert all(one.table == table_id(one.secret) for one in made)

    staged(tmp_path, scene)
