"""A host in this process or in one of its own, and players that reach it through real sockets."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import HeadersLike

from engine.core.rng import Rng
from engine.host.bot_workers import BotWorkers
from engine.host.client_messages import CreateTable, Hello, SeatPlan, SubmitMove
from engine.host.clocks import Clock
from engine.host.command_options import STORE
from engine.host.host_messages import Created
from engine.host.message_types import FROM_HOST, PROTOCOL, Message
from engine.host.notices import Notifier
from engine.host.protocol import read_host, write
from engine.host.seats import parse_link
from engine.host.server import HostServer
from engine.host.service import TableService
from engine.host.store import SqliteStore, TableStore
from tests.host.remote_table import RemoteTable

ROOT = Path(__file__).resolve().parents[2]
TABLES = {"brazil": ("cisplatine", 2), "historia": ("two", 2), "struggle": ("standard", 2)}
WITHIN = 300.0  # seconds; a test that waits longer has failed


class FakeClock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def hosted(
    kept: Path | TableStore, now: Any = None, notifier: Notifier | None = None
) -> AsyncIterator[HostServer]:
    """Runs a host on a free port of the loopback, with a store or in a folder. Its address is
    `server.service.base`."""
    store = SqliteStore(kept) if isinstance(kept, Path) else kept
    service = TableService(store, BotWorkers(0), "test", **({"now": now} if now else {}), notifier=notifier)
    server = HostServer(service)
    try:
        await server.start("127.0.0.1", 0)
        yield server
    finally:
        await server.close()
        await asyncio.to_thread(store.close)  # what it waits for may be in this loop


class RawClient:
    """A client that sends and reads messages one by one."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every text, in order

    async def send(self, message: Message) -> None:
        await self.socket.send(write(message))

    async def read(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), WITHIN)
        self.heard.append(str(text))
        return read_host(text)

    async def read_a(self, kind: type[Message]) -> Any:
        """The next message of a kind; others are read over."""
        while True:
            message = await self.read()
            if isinstance(message, kind):
                return message

    async def ask(self, message: Message, kind: type[Message]) -> Any:
        await self.send(message)
        return await self.read_a(kind)


@asynccontextmanager
async def raw_client(url: str, hello: bool = True, headers: HeadersLike | None = None) -> AsyncIterator[RawClient]:
    """A connection, after hello."""
    async with connect(url, max_size=FROM_HOST, close_timeout=1, additional_headers=headers) as socket:
        client = RawClient(socket)
        if hello:
            await client.send(Hello(protocol=PROTOCOL, version="test"))
            await client.read()
        yield client


def plan(game: str, bots: tuple[str, ...] = (), **more: Any) -> CreateTable:
    """The message that creates a table of a game; `bots` are those of the last seats."""
    scenario, seats = TABLES[game]
    people = [SeatPlan(kind="person", name=f"person {seat}") for seat in range(seats - len(bots))]
    seated = people + [SeatPlan(kind="bot", bot=bot) for bot in bots]
    return CreateTable(game=game, scenario=scenario, seats=seated, **{"clock": Clock(), **more})


async def created(url: str, game: str, bots: tuple[str, ...] = (), **more: Any) -> Created:
    """Creates a table of a game; `bots` are those of the last seats."""
    async with raw_client(url) as client:
        made: Created = await client.ask(plan(game, bots, **more), Created)
        return made


async def move_of(server: HostServer, name: str, seat: int) -> SubmitMove:
    """A legal move of a seat, as soon as it is asked."""
    opened = server.service.open[name]
    async with asyncio.timeout(WITHIN):
        while seat not in opened.table.awaiting or opened.thinking:
            await asyncio.sleep(0.01)
    move = opened.table.rules.dump_move(opened.table.game.legal_moves(seat)[0])
    return SubmitMove(table=name, number=opened.table.number, seat=seat, move=move)


class Player:
    """A seat that plays random legal moves as soon as it is asked, and comes back by itself after the line broke."""

    def __init__(self, link: str, seed: int, url: str = "", device: bytes = b"") -> None:
        taken = parse_link(link)
        taken = taken if not url else taken._replace(url=url)
        self.table = RemoteTable(taken, "test", changed=self.hear, device=device)
        self.table.line.first_wait = 0.02
        self.rng = Rng(seed)
        self.acknowledged: list[int] = []  # lines of own moves that the host said are stored
        self.refusals: list[str] = []
        self.over = asyncio.Event()
        self.running = asyncio.create_task(self.table.line.run())

    def hear(self, message: Any) -> None:
        if message.type == "moved":
            self.acknowledged.append(message.number)
        if message.type == "refused":
            self.refusals.append(message.reason)
        session = self.table.session
        if session is None or session.number < 0:
            return
        if session.result() is not None:
            self.over.set()
        elif session.seat in session.awaiting and not session.awaiting_host:
            session.submit(self.rng.choice(session.legal_moves(session.seat)))

    async def close(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


class HostProcess:
    """A host in a process of its own, to be killed. `program` is the module that is run."""

    def __init__(self, folder: Path | None, port: int = 0, store: str = "", program: str = "engine") -> None:
        command = [sys.executable, "-m", program, "host", *(["--data", str(folder)] if folder else [])]
        with tempfile.TemporaryFile("w+") as errors:
            self.process = subprocess.Popen(
                [*command, "--address", "127.0.0.1", "--port", str(port), "--bots", "0"],
                env={**os.environ, STORE: store},
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
            assert self.process.stdout is not None
            found = re.search(r"port (\d+)", self.process.stdout.readline())
            errors.seek(0)
            assert found is not None, errors.read()
        self.port = int(found[1])
        self.url = f"ws://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
