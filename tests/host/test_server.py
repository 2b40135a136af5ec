"""The host through real sockets: access, two windows, bots that sit in, nonsense, floods, slow readers, versions."""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from engine.core.rng import Rng
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host import server as server_module
from engine.host.message_types import OLDEST, PROTOCOL, REFUSALS, Message
from engine.host.protocol import write
from engine.host.seats import normalized_words
from engine.host.server import HostServer
from tests.host.hosts import FakeClock, RawClient, created, hosted, move_of, raw_client

Scene = Callable[[HostServer, str], Awaitable[None]]


def staged(folder: Path, scene: Scene, now: Any = None) -> None:
    """Plays a scene with a host and its address."""

    async def play() -> None:
        async with hosted(folder, now) as server:
            await scene(server, server.service.base)

    asyncio.run(play())


async def opened(client: RawClient, table: str, secret: str = "", number: int = -1) -> h.TableInfo:
    info: h.TableInfo = await client.ask(c.OpenTable(table=table, secret=secret, number=number), h.TableInfo)
    return info


async def refused(client: RawClient, message: Message) -> str:
    answer = await client.ask(message, h.RequestRefused)
    assert answer.sentence and "\n" not in answer.sentence
    return str(answer.reason)


def test_six_words_claim_a_seat_once_and_the_secret_opens_it_again(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        async with raw_client(url) as client, raw_client(url) as other:
            words = table.seats[1].words
            typed = " - ".join(word[:4].upper() for word in words.split())
            joined = await client.ask(c.JoinTable(words=typed, name="Ada"), h.Joined)
            assert (joined.table, joined.seat) == (table.table, 1)
            assert await refused(other, c.JoinTable(words=words, name="Eve")) == "wrong_words"
            assert await refused(other, c.OpenTable(table=table.table, secret=table.seats[1].secret)) == "wrong_secret"
            assert (await opened(other, table.table, joined.secret)).seat == 1
            presence = await other.read_a(h.Presence)
            assert (presence.status, presence.seats[1].name, presence.seats[1].here) == ("gathering", "Ada", True)
            await opened(client, table.table, table.seats[0].secret)
            update = await other.read_a(h.StateUpdate)  # all are there: the game begins
            assert [line.do for line in update.lines] == ["begin"]

    staged(tmp_path, scene)


def test_guesses_are_counted_and_the_host_of_the_table_renews_a_seat(tmp_path: Path) -> None:
    clock = FakeClock()

    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        async with raw_client(url) as client, raw_client(url) as holder:
            await opened(holder, table.table, table.seats[0].secret)
            assert await refused(client, c.RenewSeat(table=table.table, secret="0" * 32, seat=0)) == "not_the_host"
            renewed = await client.ask(c.RenewSeat(table=table.table, secret=table.secret, seat=0), h.Renewed)
            assert (await holder.read_a(h.Replaced)).seat == 0
            secret = table.seats[0].secret
            assert await refused(client, c.OpenTable(table=table.table, secret=secret)) == "wrong_secret"
            for _ in range(8):
                await refused(client, c.JoinTable(words="acorn " * 6, name="Eve"))
            message = c.JoinTable(words=renewed.invitation.words, name="Ada")
            assert await refused(client, message) == "too_many_guesses"
            clock.time += 60
            assert (await client.ask(message, h.Joined)).seat == 0

    staged(tmp_path, scene, clock)


def test_onlookers_see_what_all_see_or_nothing(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", bots=("random",))
        shut = await created(url, "historia", bots=("random",), watchers=False)
        async with raw_client(url) as person, raw_client(url) as watcher:
            await opened(person, table.table, table.seats[0].secret)
            await opened(watcher, table.table)
            update = await watcher.read_a(h.StateUpdate)
            assert update.seat is None and not any(move.move for line in update.lines for move in line.played)
            table_here = server.service.open[table.table].table
            moves = sum(len(line.played) for line in update.lines)  # the bot may have gone on since
            view = table_here.rules.view(table_here.game.position(moves), None)
            assert update.view == json.loads(json.dumps(table_here.rules.dump_state(view)))
            assert await refused(watcher, c.SubmitMove(table=table.table, number=0, seat=0, move={})) == "not_your_seat"
            assert await refused(watcher, c.Say(table=table.table, seat=0, text="hello")) == "not_your_seat"
            assert await refused(watcher, c.GetSave(table=table.table)) == "not_over"
            message = c.GetPosition(table=table.table, moves=0, seat=0)
            assert await refused(watcher, message) == "not_your_seat"
            assert await refused(watcher, c.OpenTable(table=shut.table)) == "no_watchers"
            assert await refused(watcher, c.OpenTable(table="0" * 16)) == "no_table"

    staged(tmp_path, scene)


def test_the_later_of_two_windows_plays_and_the_earlier_is_told(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", bots=("random",))
        secret = table.seats[0].secret
        async with raw_client(url) as early, raw_client(url) as late:
            await opened(early, table.table, secret)
            await opened(late, table.table, secret)
            assert (await early.read_a(h.Replaced)).seat == 0
            kept = server.service.open[table.table].table
            message = await move_of(server, table.table, 0)
            assert await refused(early, message) == "not_your_seat"
            assert (await late.ask(message, h.Moved)).number == message.number + 1
            assert (await late.ask(message, h.Moved)).number == message.number + 1  # sent twice, one move
            assert sum(line.seat == 0 for line in kept.lines) == 1

    staged(tmp_path, scene)


def test_a_bot_sits_in_for_who_is_away_and_leaves_at_once(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        async with raw_client(url) as first, raw_client(url) as second, raw_client(url) as back:
            clients = first, second
            for client, seat in zip(clients, table.seats, strict=True):
                await opened(client, table.table, seat.secret)
            away = server.service.open[table.table].table.awaiting[0]
            here = clients[1 - away]
            message = c.CallBot(table=table.table, seat=1 - away, on=away, bot="random")
            await here.read_a(h.StateUpdate)
            assert await refused(here, message) == "not_away"
            for bot in ("nobody", "viceroy:seconds=900000", "emperor:worlds=900000"):
                assert await refused(here, message.model_copy(update={"bot": bot})) == "no_bot"
            await clients[away].socket.close()
            while (await here.read_a(h.Presence)).seats[away].here:
                pass
            await here.send(message)
            update = await here.read_a(h.StateUpdate)
            while not update.lines:
                update = await here.read_a(h.StateUpdate)
            assert [line.seat for line in update.lines] == [away]  # the bot has moved
            await opened(back, table.table, table.seats[away].secret)
            assert (await back.read_a(h.Presence)).seats[away].bot == ""

    staged(tmp_path, scene)


def test_words_rings_and_ready_sentences_reach_all(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", bots=("random",))
        async with raw_client(url) as person, raw_client(url) as watcher:
            await opened(watcher, table.table)
            await opened(person, table.table, table.seats[0].secret)
            for message, texts in (
                (c.Say(table=table.table, seat=0, text="[b]well[/b] played"), {"text": "[b]well[/b] played"}),
                (c.Ring(table=table.table, seat=0, place="12"), {"place": "12"}),
                (c.SayReady(table=table.table, seat=0, sentence=4), {"sentence": 4}),
            ):
                await person.send(message)
                assert await watcher.read_a(h.Said) == h.Said(table=table.table, seat=0, **texts)
            assert await refused(person, c.Ring(table=table.table, seat=1, place="12")) == "not_your_seat"

    staged(tmp_path, scene)


def test_other_versions_are_told_what_to_do(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        for protocol, reason in ((OLDEST - 1, "old_client"), (PROTOCOL + 1, "old_host")):
            async with raw_client(url, hello=False) as client:
                assert await refused(client, c.Hello(protocol=protocol, version="1")) == reason
                with pytest.raises(ConnectionClosed):
                    await client.read()
        async with raw_client(url, hello=False) as client:
            assert await refused(client, c.LeaveTable(table="0" * 16)) == "hello_first"

    staged(tmp_path, scene)


def test_a_table_that_can_not_be_set_up_is_refused(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        person, bot = c.SeatPlan(kind="person"), c.SeatPlan(kind="bot", bot="random")
        async with raw_client(url) as client:
            for game, scenario, seats, reason in (
                ("chess", "two", [person, bot], "no_game"),
                ("historia", "nowhere", [person, bot], "bad_setup"),
                ("historia", "two", [bot, bot], "bad_setup"),
                *(
                    ("historia", "two", [person, c.SeatPlan(kind="bot", bot=bot)], "no_bot")
                    for bot in ("nobody", "viceroy:seconds=900000", "emperor:worlds=900000")
                ),
            ):
                assert await refused(client, c.CreateTable(game=game, scenario=scenario, seats=seats)) == reason

    staged(tmp_path, scene)


def test_a_message_of_ten_megabytes_ends_that_connection_alone(tmp_path: Path) -> None:
    async def scene(server: HostServer, url: str) -> None:
        async with raw_client(url) as other, raw_client(url) as client:
            with pytest.raises(ConnectionClosed) as caught:
                await client.socket.send("x" * (10 << 20))
                await client.read()
            assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009
            assert await refused(other, c.OpenTable(table="0" * 16)) == "no_table"

    staged(tmp_path, scene)


def test_a_flood_waits_and_loses_nothing(tmp_path: Path) -> None:
    clock = FakeClock()

    async def scene(server: HostServer, url: str) -> None:
        async with raw_client(url) as client:
            for _ in range(230):
                await client.send(c.LeaveTable(table="0" * 16))
            await asyncio.sleep(0.5)
            assert server.counts["received"] == 200  # time stands still: nothing more is allowed
            clock.time += 1
            assert await refused(client, c.OpenTable(table="0" * 16)) == "no_table"
            assert server.counts["received"] == 231

    staged(tmp_path, scene, clock)


def test_a_slow_reader_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "MOST_WAITING", 256 << 10)

    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia", bots=("random",))
        async with connect(url, max_queue=1, close_timeout=1) as lazy, raw_client(url) as person:
            await lazy.send(write(c.Hello(protocol=PROTOCOL, version="test")))
            await lazy.send(write(c.OpenTable(table=table.table)))
            await opened(person, table.table, table.seats[0].secret)
            while not server.service.open[table.table].watchers:
                await asyncio.sleep(0.01)
            lazy.transport.pause_reading()
            window = next(iter(server.service.open[table.table].watchers))
            for _ in range(2_000):
                window.send(h.Said(table=table.table, seat=0, text=secrets.token_hex(20_000)))
                if server.counts["slow"]:
                    break
                await asyncio.sleep(0)
            assert server.counts["slow"] == 1
            while server.service.open[table.table].watchers:
                await asyncio.sleep(0.01)
            await person.send(c.Say(table=table.table, seat=0, text="still here"))
            assert (await person.read_a(h.Said)).text == "still here"

    staged(tmp_path, scene)


def test_health_metrics_and_the_page_of_a_link(tmp_path: Path) -> None:
    async def page(url: str, path: str) -> str:
        host, _, port = url.removeprefix("ws://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        text = (await reader.read()).decode()
        writer.close()
        return text

    async def scene(server: HostServer, url: str) -> None:
        table = await created(url, "historia")
        health = await page(url, "/health")
        assert health.startswith("HTTP/1.1 200 OK") and "tables 1\n" in health
        metrics = await page(url, "/metrics")
        assert "imperial_host_tables_stored 1\n" in metrics and "imperial_host_tables_total 1\n" in metrics
        assert "Open it in the game" in await page(url, f"/table/{table.table}")

    staged(tmp_path, scene)


SEEDS = (
    c.CreateTable(game="historia", scenario="two", seats=[c.SeatPlan(kind="person"), c.SeatPlan(kind="person")]),
    c.JoinTable(words="acorn amber angle ankle apple apron", name="Ada"),
    c.OpenTable(table="0123456789abcdef", secret="0" * 32, number=3),
    c.SubmitMove(table="0123456789abcdef", number=1, seat=0, move={"kind": "keep_leader", "seat": 0, "leader": "x"}),
    c.SubmitMove(table="0123456789abcdef", number=0, seat=0, move={"kind": "seal_cards", "seat": 0, "cards": []}),
    c.SubmitMove(table="0123456789abcdef", number=0, seat=0, move={"kind": "keep_leader", "seat": 1, "leader": "x"}),
    c.AskUndo(table="0123456789abcdef", number=0, seat=0),
    c.CallBot(table="0123456789abcdef", seat=0, on=1, bot="random"),
    c.Say(table="0123456789abcdef", seat=0, text="hello"),
)
ODD: tuple[Any, ...] = (
    None,
    -1,
    1 << 70,
    1.5,
    True,
    "",
    "\x00",
    "\u202e",
    "x" * 3000,
    [],
    {},
    [[[[]]]],
    {"type": "move"},
)


def mutated(rng: Rng, table: str) -> bytes:
    """A message with some faults: odd values, fields gone or new, bytes changed, brackets without end."""
    data = json.loads(write(rng.choice(SEEDS)))
    if "table" in data and rng.below(2):
        data["table"] = table
    for _ in range(rng.below(3)):
        data[rng.choice((*data, "more"))] = rng.choice(ODD)
    if rng.below(4) == 0:
        data.pop(rng.choice(tuple(data)))
    text = bytearray(json.dumps(data).encode())
    for _ in range(rng.choice((0, 0, 0, 1, 5))):
        text[rng.below(len(text))] = rng.below(256)
    if rng.below(20) == 0:
        text = bytearray(b"[" * 20_000)
    return bytes(text)


async def _nonsense(url: str, server: HostServer, messages: int) -> None:
    table = await created(url, "historia", bots=("random",))
    rng, reasons = Rng(1), set()
    kept = server.service.open[table.table].table
    for batch in range(0, messages, 50):
        if batch == messages // 2:
            tracemalloc.start()
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
        async with raw_client(url) as client:
            await opened(client, table.table, table.seats[0].secret)
            for _ in range(50):
                text = mutated(rng, table.table)
                try:
                    await client.socket.send(text.decode())
                except UnicodeDecodeError:
                    await client.socket.send(text)
                except ConnectionClosed:  # too many in a row
                    break
            try:
                await client.send(c.OpenTable(table="f" * 16))
                while True:
                    message = await client.read()
                    if isinstance(message, h.RequestRefused):
                        reasons.add(message.reason)
                        assert message.sentence and "\n" not in message.sentence and len(message.sentence) < 400
                        if message.table == "f" * 16:
                            break
            except ConnectionClosed:
                pass
    assert {"unreadable", "illegal"} <= reasons <= set(REFUSALS) - {"failed"}
    assert all(line.seat != 0 for line in kept.lines)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 2 << 20, grown


@pytest.mark.parametrize("messages", [100, pytest.param(100_000, marks=pytest.mark.long)])
def test_mutated_messages_are_refused_in_one_sentence(
    messages: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory stays flat, too: of the tables that some of them create only the last few are kept in it."""
    for limit in ("creation.CREATIONS", "seating.GUESSES"):
        monkeypatch.setattr(f"engine.host.{limit}", (1.0, 1e9))
    for limit in ("MESSAGES", "CONNECTIONS"):  # what comes too fast waits for seconds
        monkeypatch.setattr(server_module, limit, (1e9, 1e9))
    monkeypatch.setattr(server_module, "CLOSE_WITHIN", 0.1)
    monkeypatch.setattr("engine.host.loaded_tables.MOST_OPEN", 10)
    staged(tmp_path, lambda server, url: _nonsense(url, server, messages))


def test_words_are_told_apart_by_four_letters() -> None:
    assert normalized_words("acorn amber angle ankle apple apron") == normalized_words("ACOR,ambe angl-ankl appl apro")
    assert (
        normalized_words("acorn amber angle ankle apple")
        == normalized_words("acorn amber angle ankle apple nonsense")
        == ""
    )
