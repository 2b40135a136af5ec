"""A proxy between two parties of a test, which can cut their connections, or let them fall silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress


class FaultyProxy:
    """Carries bytes from a port of the loopback to one of several others, in turn as a proxy before several hosts does.
    `targets` gives the ports there are now."""

    def __init__(self, targets: Callable[[], list[int]]) -> None:
        self.targets = targets
        self.port = 0
        self.cuts = 0
        self._turn = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._passes = asyncio.Event()
        self._passes.set()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports, beyond = self.targets(), None
        for _ in ports:
            self._turn += 1
            try:
                back, beyond = await asyncio.open_connection("127.0.0.1", ports[self._turn % len(ports)])
                break
            except OSError:
                continue
        if beyond is None:
            writer.transport.abort()
            return
        self._open |= {writer, beyond}
        pumps = [asyncio.create_task(self._pump(reader, beyond)), asyncio.create_task(self._pump(back, writer))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            return  # the test has ended
        finally:
            self._open -= {writer, beyond}
            for pump in pumps:
                pump.cancel()
            for one in (writer, beyond):
                one.transport.abort()

    def cut(self) -> None:
        """Breaks every connection, whatever is on its way."""
        self.cuts += len(self._open) // 2
        for writer in list(self._open):
            writer.transport.abort()

    def silence(self) -> None:
        """Lets nothing through any more, not even that a side has closed, as when a cable is pulled."""
        self._passes.clear()

    def restore(self) -> None:
        """Lets new connections through again; what was on its way is lost."""
        self._passes.set()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if self._passes.is_set():
                    writer.write(data)
                    await writer.drain()
        await self._passes.wait()

    async def close(self) -> None:
        self.restore()
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.sleep(0)


@asynccontextmanager
async def faulty_proxy(targets: Callable[[], list[int]]) -> AsyncIterator[FaultyProxy]:
    """Runs a proxy."""
    made = FaultyProxy(targets)
    await made.start()
    try:
        yield made
    finally:
        await made.close()
