"""A seat that is given away by a new link: what its person had left with the host stays that person's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.notices import Notifier
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
        async with webhook() as hook, hosted(tmp_path, notifier=Notifier(None, True, LOOPBACK)) as server:
            server.service.notifier.between, hook.status = 0.0, 404
            url, to = server.service.base, f"http://127.0.0.1:{hook.port}/turns"
            made = await created(url, "historia")
            opened = server.service.open[made.table]
            for seat in (1, 0):
                async with raw_client(url) as gone:
                    await gone.ask(c.OpenTable(table=made.table, secret=made.seats[seat].secret), h.TableInfo)
                    await gone.ask(c.NotifySeat(table=made.table, seat=seat, to=to), h.NoticesTo)
            await until(lambda: opened.sending)
            async with raw_client(url) as host:
                for seat in (0, 1):
                    await host.ask(c.RenewSeat(table=made.table, secret=made.secret, seat=seat), h.Renewed)
            await until(lambda: not opened.sending)
            assert [seat.notice_error for seat in opened.table.record.seats] == ["", ""]

    asyncio.run(scene())
