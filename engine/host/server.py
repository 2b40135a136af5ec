"""The host's WebSocket server: connections with their rate limits, a health page, and metrics as text."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from http import HTTPStatus
from importlib import metadata
from pathlib import Path
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from engine.host.bot_workers import BotWorkers
from engine.host.client_messages import Hello
from engine.host.discovery import HostAnnouncer
from engine.host.forwarding import Forwarding, Origin
from engine.host.host_messages import Welcome
from engine.host.limits import AddressLimits, TokenBucket
from engine.host.message_types import FROM_CLIENT, HEARTBEAT, OLDEST, PROTOCOL, Message, Refusal
from engine.host.notices import Network, Notifier
from engine.host.protocol import read_client, write
from engine.host.service import TableService
from engine.host.store import StoreError, TableStore
from engine.registry import GAMES

log = logging.getLogger(__name__)
MESSAGES = 50.0, 200.0  # of a connection, a second and at once
CONNECTIONS = 5.0, 200.0  # of an address, a second and at once
MOST_CONNECTIONS = 4000
MOST_WAITING = 8 << 20  # characters that wait for a slow reader before it is dropped
SEND_WITHIN = 30.0  # seconds for one message
HELLO_WITHIN = 10.0
CLOSE_WITHIN = 2.0  # for the closing handshake, which a client that sends without reading never answers
THROTTLE = 0.05
MAX_REFUSED_IN_A_ROW = 20  # refused messages in a row before a connection is closed
LATE_EVERY = 5.0
RENEW_EVERY = 0.5  # seconds between two renewals of the lease of `postgres_store`
COUNTED = "tables", "moves", "bot_moves", "refused", "notices", "notices_failed"
CLOSE_REFUSED = 4000
FULL = "The host can't take any more; try again later.\n"
UNREACHABLE = "The host can't reach its tables now; try again later.\n"
LINK = "This is a link to a table. Open it in the game: Join, then paste it.\n"


def game_version() -> str:
    """Returns the version of this program; "source" if it is not installed."""
    try:
        return metadata.version("brazil-imperial")
    except metadata.PackageNotFoundError:
        return "source"


class HostConnection:
    """One client: reads its messages one after the other, and writes what waits for it."""

    def __init__(self, connection: ServerConnection, server: HostServer) -> None:
        origin = Origin(connection, server.service.store.token, server.proxies)
        self.address, self._forwarded = origin.address, origin.forwarded
        self._socket, self._server = connection, server
        self.forwarding = Forwarding(self.address, server.service.store.token, self._queue, self.drop)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._size = 0
        self._refused = 0
        self._bucket = TokenBucket(*MESSAGES, server.service.now())

    def send(self, message: Message) -> None:
        """Queues a message; drops a client that reads too slowly, which asks for the rest when it is back."""
        self._queue(write(message))

    def _queue(self, text: str) -> None:
        self._size += len(text)
        if self._size > MOST_WAITING:
            self._server.counts["slow"] += 1
            self.drop()
            return
        self._waiting.put_nowait(text)

    def drop(self) -> None:
        """Closes the connection at once; the client reconnects by itself and sends again what was not answered."""
        self._socket.transport.abort()

    async def forward(self, address: str, message: Message) -> None:
        """Has another process answer a message. If the message was forwarded to this process already, the table has a
        new owner: the connection is closed, and the process that forwarded it finds the owner."""
        if self._forwarded:
            self.drop()
        else:
            self._server.counts["forwarded"] += 1
            await self.forwarding.send(address, message)

    async def run(self) -> None:
        """Serves the client until one side closes: the handshake, then every message it sends."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._handshake():
                async for text in self._socket:
                    if not await self._take(text):
                        break
            await self._flush(writer)
        except ConnectionClosed:
            log.debug("connection of %s closed", self.address)
        finally:
            writer.cancel()
            self.forwarding.close()
            self._server.service.gone(self)

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send(text)
            except TimeoutError:
                self._server.counts["slow"] += 1
                self.drop()
                return
            except ConnectionClosed:
                return
            self._size -= len(text)
            self._server.counts["sent"] += 1
            self._waiting.task_done()

    async def _flush(self, writer: asyncio.Task[None]) -> None:
        """Waits until the last answers are out, then closes."""
        written = asyncio.create_task(self._waiting.join())
        await asyncio.wait([writer, written], timeout=2, return_when=asyncio.FIRST_COMPLETED)
        written.cancel()
        await self._socket.close(CLOSE_REFUSED, "refused")

    async def _handshake(self) -> bool:
        """Reads hello and answers it. Returns whether the client may go on."""
        service = self._server.service
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = read_client(await self._socket.recv())
            if not isinstance(message, Hello):
                raise Refusal("hello_first")
            if not OLDEST <= message.protocol <= PROTOCOL:
                raise Refusal("old_client" if message.protocol < OLDEST else "old_host")
        except TimeoutError:
            service.refuse(self, Refusal("hello_first"))
            return False
        except Refusal as refusal:
            service.refuse(self, refusal)
            return False
        kinds: Any = service.notifier.kinds
        self.send(Welcome(protocol=PROTOCOL, version=service.version, games=sorted(GAMES), notices=kinds))
        return True

    async def _take(self, text: str | bytes) -> bool:
        """Does what one message asks for. Returns False where the connection is to be closed."""
        service = self._server.service
        while not self._bucket.take(service.now()):  # the rest of a flood waits in the client
            await asyncio.sleep(THROTTLE)
        self._server.counts["received"] += 1
        try:
            message = read_client(text)
            if isinstance(message, Hello):
                raise Refusal("hello_first")
        except Refusal as refusal:
            service.refuse(self, refusal)
            self._refused += 1
            return self._refused < MAX_REFUSED_IN_A_ROW
        self._refused = 0
        if not await self.forwarding.send_if_known(message):
            await service.handle(self, message)
        return True


class HostServer:
    """Listens, and gives every connection to the service. `proxies` are the networks of proxies before it."""

    def __init__(self, service: TableService, proxies: Sequence[Network] = ()) -> None:
        self.service, self.proxies = service, tuple(proxies)
        self.reachable = True  # whether the store can be
        self.counts: Counter[str] = Counter()
        self.connections: set[HostConnection] = set()
        self._addresses = AddressLimits(*CONNECTIONS)
        self._server: Server | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._announcer: HostAnnouncer | None = None

    async def start(
        self,
        address: str,
        port: int,
        base: str = "",
        tls: ssl.SSLContext | None = None,
        peer: str = "",
        announced: bool = False,
    ) -> int:
        """Starts to listen, and lets the bots of stored tables go on. `peer` is the address for other processes of the
        same store; `announced`: on the local network. Returns the port. Raises OSError, StoreError."""
        store, loop = self.service.store, asyncio.get_running_loop()
        store.lost = lambda: _in_loop(loop, self.service.lose)
        self._server = await serve(
            self._connected,
            address,
            port,
            process_request=self._page,
            origins=[None],  # a browser names the page that connects: none may reach the tables in its user's network
            max_size=FROM_CLIENT,
            max_queue=8,
            ping_interval=HEARTBEAT,
            ping_timeout=HEARTBEAT,
            close_timeout=CLOSE_WITHIN,
            server_header=None,
            ssl=tls,
        )
        port = next(iter(self._server.sockets)).getsockname()[1]
        address = lan_address() if address in ("0.0.0.0", "::") else address
        shown = f"[{address}]" if ":" in address else address
        here = f"{'wss' if tls else 'ws'}://{shown}:{port}"
        self.service.base = base or here
        self.service.lists = announced and tls is None
        await store.take_part(peer or here)
        jobs = [self._tell_late(), *([self._renew(), self._take_over()] if store.token else [])]
        self._tasks = [asyncio.create_task(job) for job in jobs]
        if not store.token:
            await self.service.go_on()
        if announced and tls is None:  # a window that finds it would not know its certificate's name
            self._announcer = HostAnnouncer(self.service.free_seats)
            await self._announcer.start(address, port)
        return port

    async def close(self) -> None:
        """Closes every connection and stops the bots."""
        for task in self._tasks:
            task.cancel()
        if self._announcer is not None:
            await self._announcer.close()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        await self.service.close()

    async def _tell_late(self) -> None:
        while True:
            await asyncio.sleep(LATE_EVERY)
            self.service.update_windows_on_timeouts()
            if self._announcer is not None:
                await self._announcer.update()

    async def _renew(self) -> None:
        """Keeps the lease, notices when the store can't be reached, and leaves processes that are gone."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                live = await self.service.store.renew()
            except StoreError as error:
                if self.reachable:
                    log.error("%s", error)
                self.reachable = False
            else:
                self.reachable = True
                for connection in list(self.connections):
                    connection.forwarding.drop_unless_live(live)

    async def _take_over(self) -> None:
        """Lets the bots go on of processes that are gone, while the lease is renewed beside it."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            if self.reachable:
                with suppress(StoreError):  # it is told by `_renew`
                    await self.service.go_on()

    async def _connected(self, accepted: ServerConnection) -> None:
        connection = HostConnection(accepted, self)
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)

    async def _page(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answers a request that is no WebSocket: health, metrics, and what a link is for."""
        path = request.path.partition("?")[0]
        if path in ("/health", "/metrics"):
            try:
                page = await (self._health() if path == "/health" else self._metrics())
            except StoreError:
                return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, UNREACHABLE)
            return connection.respond(HTTPStatus.OK, page)
        if "upgrade" not in ",".join(request.headers.get_all("Connection")).lower():
            return connection.respond(HTTPStatus.OK, LINK)
        if not self.reachable:
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, UNREACHABLE)
        origin = Origin(connection, self.service.store.token, self.proxies)
        allowed = origin.forwarded or self._addresses.of(origin.address, self.service.now()).take(self.service.now())
        if len(self.connections) >= MOST_CONNECTIONS or not allowed:
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, FULL)
        return None

    async def _health(self) -> str:
        return f"ok\nversion {self.service.version}\nprotocol {PROTOCOL}\ntables {await self.service.store.count()}\n"

    async def _metrics(self) -> str:
        counts, service = self.counts, self.service
        figures = {
            "connections": len(self.connections),
            "tables_stored": await service.store.count(),
            "tables_loaded": len(service.open),
            "messages_received_total": counts["received"],
            "messages_sent_total": counts["sent"],
            "slow_readers_total": counts["slow"],
            "messages_forwarded_total": counts["forwarded"],
            **{f"{name}_total": service.counts[name] for name in COUNTED},
        }
        return "".join(f"imperial_host_{name} {value}\n" for name, value in figures.items())


def _in_loop(loop: asyncio.AbstractEventLoop, job: Callable[[], None]) -> None:
    """Calls a job in the thread of a loop, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(job)


def lan_address() -> str:
    """Returns this machine's IPv4 address in the local network, 127.0.0.1 without a network; no packet is sent to find
    it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def tls_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """Creates the TLS context of a certificate and its key. Raises OSError, ssl.SSLError."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return context


async def serve_tables(
    store: TableStore,
    address: str,
    port: int,
    workers: int,
    base: str = "",
    tls: ssl.SSLContext | None = None,
    notifier: Notifier | None = None,
    started: Callable[[HostServer, int], None] = lambda server, port: None,
    peer: str = "",
    proxies: Sequence[Network] = (),
    announced: bool = False,
) -> None:
    """Runs a host until it is cancelled; `started` is called with the server and its port. Raises OSError,
    StoreError."""
    server = HostServer(TableService(store, BotWorkers(workers), game_version(), notifier=notifier), proxies)
    try:
        started(server, await server.start(address, port, base, tls, peer, announced))
        await asyncio.Event().wait()
    finally:
        await server.close()
