"""A seat changes hands at once: counted are the messages until a bot that is called in has moved, and until a person
who comes back can move. The host's clock stands still: nothing waits for a time to come.

How many seconds it takes: `python -m tests.benchmarks.takeover`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host import loaded_tables
from engine.host.server import HostServer
from tests.host.hosts import FakeClock, RawClient, created, move_of, raw_client
from tests.host.test_server import opened, staged


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tries again later would never do it here."""
    monkeypatch.setattr(loaded_tables, "AGAIN_AFTER", 3600.0)


async def until_line(client: RawClient, do: str, seat: int) -> list[Any]:
    """Reads messages up to the one that brings a line of a seat; returns them all."""
    found: list[Any] = []
    while True:
        found.append(await client.read())
        lines = found[-1].lines if isinstance(found[-1], h.StateUpdate) else ()
        if any(line.do == do and _seat_of(line) == seat for line in lines):
            return found


def _seat_of(line: h.ShownLine) -> int | None:
    return line.played[0].seat if line.played else line.seat


async def asked_at(server: HostServer, table: str, seats: dict[int, RawClient], wanted: int) -> None:
    """Lets both people play until a seat is asked; everything they were sent is read."""
    real = server.service.open[table].table
    while list(real.awaiting) != [wanted]:
        seat = next(seat for seat in real.awaiting if seat != wanted or len(real.awaiting) == 1)
        message = await move_of(server, table, seat)
        await seats[seat].ask(message, h.Moved)


async def sent(client: RawClient) -> None:
    """Reads what was sent until now: a refused message is answered after all of it."""
    await client.ask(c.GetSave(table="0" * 16), h.RequestRefused)


def test_a_bot_that_is_called_in_moves_at_once_and_its_person_can_move_as_soon_as_the_table_is_open(
    tmp_path: Path,
) -> None:
    async def scene(server: HostServer, url: str) -> None:
        made = await created(url, "struggle")
        secrets = [seat.secret for seat in made.seats]
        async with raw_client(url) as here:
            async with raw_client(url) as away:
                await opened(here, made.table, secrets[0])
                await opened(away, made.table, secrets[1])
                await here.read_a(h.StateUpdate)
                await asked_at(server, made.table, {0: here, 1: away}, 1)
            async with asyncio.timeout(30):
                while 1 in server.service.open[made.table].windows:
                    await asyncio.sleep(0.01)
            await sent(here)
            await here.send(c.CallBot(table=made.table, seat=0, on=1, bot="random"))
            async with asyncio.timeout(30):
                came = [message.type for message in await until_line(here, "move", 1)]
            assert came == ["state", "presence", "state"], "the line that calls it in, who sits there, its move"
            async with raw_client(url) as back:
                await back.send(c.OpenTable(table=made.table, secret=secrets[1]))
                update = await back.read_a(h.StateUpdate)
                assert update.seat == 1 and len(back.heard) <= 5, "welcome, table, deal, presence, state"
                assert server.service.open[made.table].table.record.seats[1].bot == ""
                await asked_at(server, made.table, {0: here, 1: back}, 1)
                await sent(back)
                message = await move_of(server, made.table, 1)
                await back.send(message)
                assert (await back.read()).type == "moved", "the first message after it"

    staged(tmp_path, scene, FakeClock())
