"""Connections that break without a word are noticed on both sides, and a program that is busy is not taken for one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.host import client_messages as c
from engine.host import connection, server
from engine.host.connection import HostLink
from engine.host.message_types import HEARTBEAT
from tests.host.faulty_proxy import faulty_proxy
from tests.host.hosts import WITHIN, created, hosted, raw_client
from tests.host.test_server import opened


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_a_silent_break_is_noticed_on_both_sides_by_their_pings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a cable is pulled: no side is told that the other has gone."""
    for module in (connection, server):
        monkeypatch.setattr(module, "HEARTBEAT", 0.3)

    async def scene() -> None:
        async with hosted(tmp_path) as host:
            made = await created(host.service.base, "struggle")
            port = int(host.service.base.rpartition(":")[2])

            def seats() -> set[int]:
                return set(host.service.open[made.table].windows)

            async with faulty_proxy(lambda: [port]) as proxy, raw_client(host.service.base) as here:
                await opened(here, made.table, made.seats[0].secret)
                opening = c.OpenTable(table=made.table, secret=made.seats[1].secret, name="away")
                reasons: list[str] = []
                link = HostLink([proxy.url], "test", lambda: [opening], lambda message: None, reasons.append)
                link.first_wait = 0.02
                running = asyncio.create_task(link.run())
                try:
                    await until(lambda: seats() == {0, 1})
                    await asyncio.sleep(1.0)
                    assert seats() == {0, 1} and not reasons, "whoever answers pings stays"
                    proxy.silence()
                    await until(lambda: reasons and seats() == {0})
                    proxy.restore()
                    await until(lambda: seats() == {0, 1})
                finally:
                    running.cancel()
                    await asyncio.gather(running, return_exceptions=True)

    monkeypatch.setattr(connection, "OPEN_WITHIN", 0.5)
    asyncio.run(scene())


def test_a_client_whose_program_is_busy_answers_pings_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window draws and thinks in another thread than that of its connection; the two share one interpreter."""
    for module in (connection, server):
        monkeypatch.setattr(module, "HEARTBEAT", HEARTBEAT / 10)
    welcomed, done = threading.Event(), threading.Event()
    reasons: list[str] = []

    def listen(url: str) -> None:
        async def talk() -> None:
            link = HostLink([url], "test", list, lambda _: welcomed.set(), reasons.append)
            running = asyncio.create_task(link.run())
            await asyncio.to_thread(done.wait)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

        asyncio.run(talk())

    async def scene() -> None:
        async with hosted(tmp_path) as host:
            thread = threading.Thread(target=listen, args=(host.service.base,))
            thread.start()
            busy = asyncio.to_thread(_count_for, 3.5 * HEARTBEAT / 10)
            await asyncio.to_thread(welcomed.wait, WITHIN)
            await busy
            assert len(host.connections) == 1 and reasons == []
            done.set()
            await asyncio.to_thread(thread.join)

    asyncio.run(scene())


def _count_for(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        sum(range(10_000))
