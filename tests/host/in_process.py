"""A table of persons and their clients in this process, with messages carried to and fro without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.core.rng import Rng
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.bot_workers import BotWorkers
from engine.host.client import RemoteSession
from engine.host.message_types import Message
from engine.host.protocol import read_client, read_host, write
from engine.host.seats import parse_link
from engine.host.service import TableService
from engine.host.store import SqliteStore
from engine.host.table import HostedTable
from tests.host.hosts import TABLES
from tests.host.remote_table import RemoteTable

Changed = Callable[[Any], Any]


class Window:
    """A client that is in this process. `changed` is what a host that cheats makes of each message."""

    address = "here"

    def __init__(self, link: str, device: bytes = b"", changed: Changed = lambda message: message) -> None:
        self.messages: list[Any] = []
        self.table = RemoteTable(parse_link(link), "test", changed=self.messages.append, device=device)
        self.inbox: list[Any] = []
        self.outbox: list[Message] = list(self.table._open())
        self.changed = changed
        self.table.line.send = self.outbox.append  # type: ignore[method-assign]

    def send(self, message: Message) -> None:
        self.inbox.append(self.changed(read_host(write(message))))

    @property
    def session(self) -> RemoteSession:
        assert self.table.session is not None
        return self.table.session

    def open_again(self) -> None:
        self.outbox += self.table._open()

    def choose(self, rng: Rng) -> None:
        self.session.submit(rng.choice(self.session.legal_moves(self.session.seat or 0)))

    def dos(self) -> list[str]:
        return [line.do for message in self.messages if message.type == "state" for line in message.lines]


class Hosted:
    """A service with a table of persons, and its windows."""

    def __init__(self, service: TableService, made: h.Created) -> None:
        self.service, self.made = service, made
        self.windows: list[Window] = []

    @property
    def table(self) -> HostedTable:
        return self.service.open[self.made.table].table

    def window(self, seat: int | None, device: bytes = b"", changed: Changed = lambda message: message) -> Window:
        window = Window(self.made.link if seat is None else self.made.seats[seat].link, device, changed)
        self.windows.append(window)
        return window

    async def pump(self) -> None:
        """Carries messages to and fro until there are none."""
        moved = True
        while moved:
            moved = False
            for window in self.windows:
                while window.inbox:
                    window.table._take(window.inbox.pop(0))
                    moved = True
                while window.outbox:
                    await self.service.handle(window, read_client(write(window.outbox.pop(0))))
                    moved = True

    async def play(self, windows: Sequence[Window], most: int = 10**6, seed: int = 1) -> None:
        """Random moves by whoever is asked, all at once where several are, until the end or for so many rounds."""
        rng = Rng(seed)
        for _ in range(most):
            asked = [window for window in windows if window.session.seat in window.session.awaiting]
            asked = [window for window in asked if window.session.legal_moves(window.session.seat or 0)]
            if not asked:
                return
            for window in asked:
                window.choose(rng)
            await self.pump()

    def gone(self, window: Window) -> None:
        self.windows.remove(window)
        self.service.gone(window)


@asynccontextmanager
async def seated(folder: Path, game: str = "historia") -> AsyncIterator[Hosted]:
    store = SqliteStore(folder)
    service = TableService(store, BotWorkers(0), "test", now=lambda: 1_000_000.0)
    service.base = "ws://here"
    scenario, number = TABLES[game]
    creator: list[Any] = []

    class Creator:
        address = "here"

        def send(self, message: Message) -> None:
            creator.append(message)

    seats = [c.SeatPlan(kind="person", name=f"person {seat}") for seat in range(number)]
    await service.handle(Creator(), c.CreateTable(game=game, scenario=scenario, seats=seats))
    try:
        yield Hosted(service, creator[0])
    finally:
        await service.close()
        store.close()


def staged(folder: Path, scene: Callable[[Hosted], Coroutine[Any, Any, None]], game: str = "historia") -> None:
    async def play() -> None:
        async with seated(folder, game) as hosted:
            await scene(hosted)

    asyncio.run(play())
