"""A seat that is given away by a new link: what its person had left with the host stays that person's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.notices import Notice, Notifier
from engine.host.records import DueNotice
from tests.host.hosts import created, hosted, move_of, raw_client
from tests.host.test_notices import LOOPBACK, until, webhook


def test_who_gets_a_seat_anew_is_not_told_where_the_person_before_was_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with webhook() as hook, hosted(tmp_path, notifier=Notifier(None, True, LOOPBACK)) as server:
            url, to = server.service.base, f"http://127.0.0.1:{hook.port}/secret"
            made = await created(url, "historia")
            for seat in (0, 1):
                async with raw_client(url) as before:
                    await before.ask(c.OpenTable(table=made.table, secret=made.seats[seat].secret), h.TableInfo)
                    await before.ask(c.NotifySeat(table=made.table, seat=seat, to=to), h.NoticesTo)
            opened = server.service.open[made.table]
            await until(lambda: not opened.windows and not opened.table.record.notices)
            sent, first = len(hook.got), opened.table.awaiting[0]
            async with raw_client(url) as host, raw_client(url) as after:
                renewed = await host.ask(c.RenewSeat(table=made.table, secret=made.secret, seat=1 - first), h.Renewed)
                await host.ask(c.OpenTable(table=made.table, secret=made.seats[first].secret), h.StateUpdate)
                await host.ask(await move_of(server, made.table, first), h.Moved)
                await after.ask(c.OpenTable(table=made.table, secret=renewed.invitation.secret), h.StateUpdate)
                await after.ask(c.NotifySeat(table=made.table, seat=1 - first, to=""), h.NoticesTo)
            assert not any("secret" in text for text in after.heard)
            assert len(hook.got) == sent  # the person before is not told of turns any more

    asyncio.run(scene())


def test_an_error_is_not_told_to_who_gets_the_seat_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        renewed = asyncio.Event()

        async def fail(notice: Notice) -> str:
            await renewed.wait()
            return "no answer"

        notifier = Notifier(None, True, LOOPBACK)
        notifier.send = fail  # type: ignore[method-assign]
        async with hosted(tmp_path, notifier=notifier) as server:
            url = server.service.base
            made = await created(url, "historia")
            opened = server.service.open[made.table]
            async with raw_client(url) as client:
                await client.ask(c.OpenTable(table=made.table, secret=made.seats[1].secret), h.TableInfo)
                to = "http://127.0.0.1/turns"
                await client.ask(c.NotifySeat(table=made.table, seat=1, to=to), h.NoticesTo)
                opened.table.record.notices.append(DueNotice(id="0" * 32, seat=1))
                server.service._send_notices(opened)
                await asyncio.sleep(0)  # it is being sent
                await client.ask(c.RenewSeat(table=made.table, secret=made.secret, seat=1), h.Renewed)
            renewed.set()
            await until(lambda: not opened.sending)
            assert opened.table.record.seats[1].notice_error == ""

    asyncio.run(scene())
