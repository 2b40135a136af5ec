"""Hosts in a thread of the test, whose real positions can be compared; they can be closed and begun again."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from pathlib import Path
from typing import Any

from engine.host.bot_workers import BotWorkers
from engine.host.server import HostServer
from engine.host.service import TableService
from engine.host.store import SqliteStore
from game.platform.folders import Folders
from game.together.host_process import HostProcess, ReadyHost
from tests.host.hosts import created


class ThreadHost:
    """Listens at the loopback, at the same port whenever it is begun again."""

    def __init__(self, folder: Path, announced: bool = False) -> None:
        self.folder, self.port, self.announced = folder, 0, announced
        self.begin()

    def begin(self) -> None:
        begun = threading.Event()

        def run() -> None:
            asyncio.run(self._serve(begun))

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        assert begun.wait(30)

    async def _serve(self, begun: threading.Event) -> None:
        store = SqliteStore(self.folder)
        self.server = HostServer(TableService(store, BotWorkers(0), "test"))
        self.loop, self._ending = asyncio.get_running_loop(), asyncio.Event()
        try:
            self.port = await self.server.start("127.0.0.1", self.port, announced=self.announced)
            begun.set()
            await self._ending.wait()
        finally:
            await self.server.close()
            store.close()

    @property
    def runs(self) -> bool:
        return self._thread.is_alive()

    def end(self) -> None:
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self._ending.set)
            self._thread.join(30)

    def create(self, game: str, bots: tuple[str, ...] = (), **more: Any) -> Any:
        """Creates a table, with `more` of `CreateTable`; returns its secrets and links."""
        making = created(self.server.service.base, game, bots, **more)
        return asyncio.run_coroutine_threadsafe(making, self.loop).result(30)

    def nearly_play(self, table: str, seed: int = 3) -> None:
        """Plays a table's game by chance, but for its last move, while its people are away: the host signs for them."""
        asyncio.run_coroutine_threadsafe(self._nearly_play(table, seed), self.loop).result(120)

    async def _nearly_play(self, name: str, seed: int) -> None:
        service, dice = self.server.service, random.Random(seed)
        opened = service.open[name]
        table, rules = opened.table, opened.table.rules
        async with asyncio.timeout(30):
            while opened.windows:
                await asyncio.sleep(0.01)
        for seat, terms in enumerate(table.joint.deal.terms.seats):
            if terms.key:
                table._signs_for(seat, {}, 0.0)
        while True:
            seat = table.awaiting[0]
            move = dice.choice(table.game.legal_moves(seat))
            trial = table.game.state.copy()
            rules.apply(trial, move)
            if not rules.awaiting(trial):
                break
            table.move(seat, table.number, rules.dump_move(move), 0.0)
        await service._store(opened)

    def real(self, table: str) -> Any:
        """The session with the whole position."""
        return self.server.service.open[table].table.game


class HostInThread(HostProcess):
    """The host beside a window, without a process of its own, which takes a second to start."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders)
        self._host: ThreadHost | None = None

    def running(self) -> bool:
        return self._host is not None and self._host.runs

    def ready(self) -> ReadyHost | None:
        if self._host is None or not self._host.runs:
            return None
        return ReadyHost(pid=os.getpid(), port=self._host.port, base=f"ws://127.0.0.1:{self._host.port}")

    def start(self) -> None:
        if self._host is None:
            self._host = ThreadHost(self.folder, announced=True)
        elif not self._host.runs:
            self._host.begin()

    def check(self) -> ReadyHost | None:
        return self.ready()

    def end(self) -> None:
        if self._host is not None:
            self._host.end()
