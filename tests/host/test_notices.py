"""Notices by a local SMTP server and a local webhook: once each, only to who has no window, and never to private
networks unless the host's operator says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from engine.cli_arguments import UsageError
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host import notices
from engine.host.host_messages import Created
from engine.host.notices import TITLES, MailServer, Notice, NoticeError, Notifier, kind_of
from engine.host.server import HostServer
from engine.registry import GAMES
from game.i18n.texts import Texts
from game.shell import registry
from tests.host.hosts import WITHIN, FakeClock, RawClient, created, hosted, move_of, raw_client

LOOPBACK = [ip_network("127.0.0.0/8")]
NOTICE = Notice("0" * 32, "mailto:ada@example.org", "historia", "Ada", "ws://here/table/0")


class Receiver:
    """What a local server got; `status`: how a webhook answers, None: not at all."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[Any] = []
        self.status: int | None = 200


@asynccontextmanager
async def webhook() -> AsyncIterator[Receiver]:
    here = Receiver()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.split("\r\n")[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        here.got.append((head.split()[1], headers["idempotency-key"], json.loads(body)))
        if here.status is None:
            await asyncio.sleep(WITHIN)
        writer.write(f"HTTP/1.1 {here.status} Done\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        here.port = server.sockets[0].getsockname()[1]
        yield here


@asynccontextmanager
async def smtp() -> AsyncIterator[Receiver]:
    here = Receiver()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper().strip()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                here.got.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            await writer.drain()
            if word == b"QUIT":
                break
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        here.port = server.sockets[0].getsockname()[1]
        yield here


async def nothing(question: Any) -> None:
    """A bot that chooses nothing."""


async def until(true: Any) -> None:
    async with asyncio.timeout(WITHIN):
        while not true():
            await asyncio.sleep(0.01)


def test_who_has_no_window_is_told_once_of_each_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with webhook() as hook, smtp() as post:
            mail = MailServer("127.0.0.1", post.port, "host@example.org", security="none")
            notifier = Notifier(mail, True, LOOPBACK)
            async with hosted(tmp_path, notifier=notifier) as server, raw_client(server.service.base) as here:
                url = server.service.base
                made = await created(url, "historia")
                targets = "mailto:ada@example.org", f"http://127.0.0.1:{hook.port}/turns?who=1"
                for seat, to in enumerate(targets):
                    async with raw_client(url) as gone:
                        await gone.ask(c.OpenTable(table=made.table, secret=made.seats[seat].secret), h.TableInfo)
                        told = await gone.ask(c.NotifySeat(table=made.table, seat=seat, to=to), h.NoticesTo)
                        assert (told.to, told.error) == (to, "")
                table = server.service.open[made.table].table
                await until(lambda: not server.service.open[made.table].windows)
                first = table.awaiting[0]  # nobody had a window when the game began, or the last one
                await here.ask(c.OpenTable(table=made.table, secret=made.seats[first].secret), h.StateUpdate)
                await until(lambda: not table.record.notices)
                before = len(post.got) + len(hook.got)
                message = await move_of(server, made.table, first)
                await here.ask(message, h.Moved)
                await here.ask(message, h.Moved)  # sent twice
                await until(lambda: len(post.got) + len(hook.got) == before + 1 and not table.record.notices)
                await asyncio.sleep(0.1)
                assert len(post.got) + len(hook.got) == before + 1  # the other seat alone, and once
                assert server.service.counts["notices_failed"] == 0
                if first == 0:
                    path, key, told = hook.got[-1]
                    assert path == "/turns?who=1" and len(key) == 32
                    assert (
                        told["title"] == "Historia"
                        and told["text"] == told["content"]
                        and f"/table/{made.table}" in told["text"]
                    )
                    assert made.seats[1].secret not in json.dumps(told)
                else:
                    letter = message_from_string(post.got[-1], policy=policy.default)
                    assert letter["To"] == "ada@example.org" and f"/table/{made.table}" in letter.get_content()

    asyncio.run(scene())


@asynccontextmanager
async def one_without_a_window(
    folder: Path, now: FakeClock, to: str
) -> AsyncIterator[tuple[HostServer, Created, RawClient, int]]:
    """A game of Historia in which one seat has a window and chooses its first land; then the other one, given as the
    last, is asked, which has only an address for notices."""
    async with hosted(folder, now, Notifier(None, True, LOOPBACK)) as server, raw_client(server.service.base) as here:
        made = await created(server.service.base, "historia")
        for seat in (0, 1):
            async with raw_client(server.service.base) as gone:
                await gone.ask(c.OpenTable(table=made.table, secret=made.seats[seat].secret), h.TableInfo)
        opened = server.service.open[made.table]
        for _ in range(2):  # the leaders
            (asked,) = opened.table.awaiting
            async with raw_client(server.service.base) as gone:
                await gone.ask(c.OpenTable(table=made.table, secret=made.seats[asked].secret), h.StateUpdate)
                await gone.ask(await move_of(server, made.table, asked), h.Moved)
        (asked,) = opened.table.awaiting
        away = 1 - asked
        async with raw_client(server.service.base) as gone:
            await gone.ask(c.OpenTable(table=made.table, secret=made.seats[away].secret), h.StateUpdate)
            await gone.ask(c.NotifySeat(table=made.table, seat=away, to=to), h.NoticesTo)
        await until(lambda: not opened.windows)
        await here.ask(c.OpenTable(table=made.table, secret=made.seats[asked].secret), h.StateUpdate)
        yield server, made, here, away


def test_a_turn_that_was_taken_back_a_moment_before_is_told_once(tmp_path: Path) -> None:
    async def scene() -> None:
        now = FakeClock()
        async with webhook() as hook:
            to = f"http://127.0.0.1:{hook.port}/"
            async with one_without_a_window(tmp_path, now, to) as (server, made, here, away):
                opened, seat = server.service.open[made.table], 1 - away
                told = 0

                async def told_again(after: float, comes: bool = False) -> bool:
                    """Moves, takes it back after the seconds given, and moves again; whether there is a new notice."""
                    nonlocal told
                    await here.ask(c.AskUndo(table=made.table, number=opened.table.number, seat=seat), h.Moved)
                    await until(lambda: opened.table.awaiting == (seat,))
                    if comes:
                        async with raw_client(server.service.base) as back:
                            secret = made.seats[away].secret
                            await back.ask(c.OpenTable(table=made.table, secret=secret), h.StateUpdate)
                        await until(lambda: list(opened.windows) == [seat])
                    now.time += after
                    await here.ask(await move_of(server, made.table, seat), h.Moved)
                    await until(lambda: not opened.table.record.notices)
                    before, told = told, len(hook.got)
                    return told > before

                await here.ask(await move_of(server, made.table, seat), h.Moved)
                await until(lambda: len(hook.got) == 1 and not opened.table.record.notices)
                told = 1
                assert not await told_again(30.0), "the same move once more"
                assert not await told_again(60.0)
                assert await told_again(600.0), "another day"
                assert await told_again(30.0, comes=True), "the person has seen that it was taken back"
                assert len(hook.got) == 3

    asyncio.run(scene())


def test_a_notice_names_every_game_as_its_players_do() -> None:
    assert TITLES.keys() == GAMES.keys()


def test_a_mail_has_the_same_id_at_each_try() -> None:
    async def scene() -> None:
        async with smtp() as post:
            notifier = Notifier(MailServer("127.0.0.1", post.port, "host@example.org", security="none"))
            assert [await notifier.send(NOTICE), await notifier.send(NOTICE)] == ["", ""]
            letter = message_from_string(post.got[0], policy=policy.default)
            assert letter["Subject"] == "Your turn: Historia"
            assert "Ada, it is your turn in Historia. " in letter.get_content() and "ws://here/table/0" in post.got[0]
            assert all(f"Message-ID: <{'0' * 32}@example.org>" in mail for mail in post.got) and len(post.got) == 2
            notifier.close()

    asyncio.run(scene())


def test_a_notice_that_a_stop_interrupted_is_sent_after_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with webhook() as hook:
            hook.status = None  # it does not answer
            to = f"http://127.0.0.1:{hook.port}/"
            async with hosted(tmp_path, notifier=Notifier(None, True, LOOPBACK)) as server:
                made = await created(server.service.base, "historia", bots=("random",))
                async with raw_client(server.service.base) as here:
                    await here.ask(c.OpenTable(table=made.table, secret=made.seats[0].secret), h.StateUpdate)
                    await here.ask(c.NotifySeat(table=made.table, seat=0, to=to), h.NoticesTo)
                    await move_of(server, made.table, 0)
                    choose, table = server.service.bots.choose, server.service.open[made.table].table
                    server.service.bots.choose = nothing  # type: ignore[method-assign]
                    while 0 in table.awaiting:  # until the bot has to decide alone
                        await here.ask(await move_of(server, made.table, 0), h.Moved)
                record = server.service.open[made.table].table.record
                await until(lambda: not server.service.open[made.table].windows)
                server.service.bots.choose = choose  # type: ignore[method-assign]
                opened = server.service.open[made.table]
                opened.thinking.clear()
                server.service._wake_bots(opened)
                await until(lambda: len(hook.got) == 1)
                assert len(record.notices) == 1
            hook.status = 204
            async with hosted(tmp_path, notifier=Notifier(None, True, LOOPBACK)) as server:
                await until(lambda: server.service.counts["notices"] == 1)
                await until(lambda: not server.service.open[made.table].table.record.notices)
                assert len(hook.got) == 2 and hook.got[0][1] == hook.got[1][1]
            async with hosted(tmp_path, notifier=Notifier(None, True, LOOPBACK)) as server:
                await asyncio.sleep(0.1)
                assert len(hook.got) == 2

    asyncio.run(scene())


def test_two_tries_and_the_last_error_is_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        async with webhook() as hook:
            hook.status = 500
            notifier = Notifier(None, True, LOOPBACK)
            notifier.between = 0.01
            async with hosted(tmp_path, notifier=notifier) as server:
                made = await created(server.service.base, "historia")
                to = f"http://127.0.0.1:{hook.port}/"
                for seat in (0, 1):
                    async with raw_client(server.service.base) as gone:
                        await gone.ask(c.OpenTable(table=made.table, secret=made.seats[seat].secret), h.TableInfo)
                        await gone.ask(c.NotifySeat(table=made.table, seat=seat, to=to), h.NoticesTo)
                await until(lambda: not server.service.open[made.table].windows)
                table = server.service.open[made.table].table
                (first,) = table.awaiting
                async with raw_client(server.service.base) as here:
                    await here.ask(c.OpenTable(table=made.table, secret=made.seats[first].secret), h.StateUpdate)
                    await until(lambda: not table.record.notices)
                    before, failed = len(hook.got), server.service.counts["notices_failed"]
                    await here.ask(await move_of(server, made.table, first), h.Moved)
                    await until(lambda: server.service.counts["notices_failed"] == failed + 1)
                    assert len(hook.got) == before + 2
                async with raw_client(server.service.base) as back:
                    other = made.seats[1 - first]
                    told = await back.ask(c.OpenTable(table=made.table, secret=other.secret), h.NoticesTo)
                    assert told.error == "the webhook answers 500"

    asyncio.run(scene())


def test_a_try_that_gets_no_answer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "WITHIN", 0.2)

    async def scene() -> None:
        async with webhook() as hook:
            hook.status = None
            notifier = Notifier(None, True, LOOPBACK)
            notifier.between = 0.01
            notice = NOTICE._replace(to=f"http://127.0.0.1:{hook.port}/")
            assert await notifier.send(notice) in ("no answer within 0 seconds", "timed out")
            assert len(hook.got) == 2
            notifier.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1"],
)
def test_private_networks_are_not_reached_by_default(host: str) -> None:
    with pytest.raises(NoticeError, match="a network that this host may not reach"):
        Notifier(None, True).reachable(host, 80)
    assert Notifier(None, True).reachable("8.8.8.8", 80) == "8.8.8.8"


def test_nothing_is_sent_unless_it_is_configured(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hosted(tmp_path) as server, raw_client(server.service.base) as here:
            made = await created(server.service.base, "historia", bots=("random",))
            await here.ask(c.OpenTable(table=made.table, secret=made.seats[0].secret), h.TableInfo)
            for to in ("mailto:ada@example.org", "https://example.org/", "nonsense"):
                answer = await here.ask(c.NotifySeat(table=made.table, seat=0, to=to), h.RequestRefused)
                assert answer.reason == "no_notices"
        assert await Notifier().send(NOTICE) == "this host does not send there"

    asyncio.run(scene())


def test_a_flood_of_notices_to_one_address_ends() -> None:
    async def scene() -> None:
        async with smtp() as post:
            mail = MailServer("127.0.0.1", post.port, "host@example.org", security="none")
            notifier = Notifier(mail, now=lambda: 0.0)
            errors = [await notifier.send(NOTICE) for _ in range(32)]
            assert errors == [""] * 30 + ["too many notices to this address"] * 2 and len(post.got) == 30
            notifier.close()

    asyncio.run(scene())


def test_a_notice_calls_each_game_as_players_know_it() -> None:
    english = {game: Texts("en", registry.plugin(game).texts)("game-title") for game in GAMES}
    assert {game: NOTICE._replace(game=game).title for game in GAMES} == english
    assert NOTICE._replace(name="").text.startswith("Player, it is your turn in Historia. ")


def test_kinds_of_addresses() -> None:
    assert kind_of("mailto:ada@example.org") == "email" and kind_of("https://example.org/x") == "webhook"
    for wrong in (
        "",
        "ada@example.org",
        "mailto:ada",
        "mailto:a@b\nBcc: c@d",
        "ftp://example.org",
        "http://",
        "http://a:x/",
        "http://a..b/",
        f"http://{'a' * 64}.org/",
        "http://bücher.example/",
        "http://example.org/ä",
        "mailto:ä@example.org",
    ):
        assert kind_of(wrong) == ""


def test_arguments_that_do_not_fit_are_refused() -> None:
    from argparse import Namespace

    from engine.host.commands import notifier_of

    given = Namespace(reach=[], smtp="", smtp_from="", smtp_user="", smtp_security="none", webhooks=False)
    assert notifier_of(given).kinds == []
    for name, value in (("reach", ["nonsense"]), ("smtp", "localhost"), ("smtp", "localhost:25")):
        with pytest.raises(UsageError):
            notifier_of(Namespace(**{**vars(given), name: value}))
