"""Forwards the messages of a client to the host process that owns its table, where several share a store, and carries
the answers back."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
from collections.abc import Callable, Collection, Sequence

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.exceptions import WebSocketException

from engine.host.client_messages import Hello
from engine.host.host_messages import Welcome
from engine.host.message_types import FROM_HOST, HEARTBEAT, PROTOCOL, Message
from engine.host.notices import Network
from engine.host.protocol import read_host, write

log = logging.getLogger(__name__)
CLIENT, TOKEN, PROXIED = "X-Imperial-Client", "X-Imperial-Token", "X-Forwarded-For"
OPEN_WITHIN = 3.0


class Origin:
    """The origin of a connection: the address of the client, and whether another process forwards it (`forwarded`),
    which shows the token of the store. `proxies` are the networks whose `X-Forwarded-For` is believed."""

    def __init__(self, connection: ServerConnection, token: str, proxies: Sequence[Network] = ()) -> None:
        request = connection.request
        headers = request.headers if request is not None else Headers()
        self.address = str(connection.remote_address[0]) if connection.remote_address else ""
        shown, named, proxied = (headers.get_all(name) for name in (TOKEN, CLIENT, PROXIED))
        self.forwarded = bool(token) and len(shown) == 1 and hmac.compare_digest(shown[0].encode(), token.encode())
        if self.forwarded and named:
            self.address = named[-1]
        elif not self.forwarded and proxied and _is_in(self.address, proxies):
            self.address = proxied[-1].rpartition(",")[2].strip()


def _is_in(address: str, networks: Sequence[Network]) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks)


class Forwarding:
    """The connections of one client to other processes. `answer` gets every text they send; `drop` is called when one
    of them ends, so that the client comes back and the table's new owner is found."""

    def __init__(self, client: str, token: str, answer: Callable[[str], None], drop: Callable[[], None]) -> None:
        self._client, self._token, self._answer, self._drop = client, token, answer, drop
        self._sockets: dict[str, ClientConnection] = {}
        self._readers: list[asyncio.Task[None]] = []
        self._routes: dict[str, ClientConnection] = {}

    async def send_if_known(self, message: Message) -> bool:
        """Forwards a message about a table that is known to belong to another process, and returns True. Returns False
        for any other message, which is not forwarded."""
        socket = self._routes.get(getattr(message, "table", ""))
        if socket is None:
            return False
        await self._send(socket, message)
        return True

    async def send(self, address: str, message: Message) -> None:
        """Forwards a message to the process at an address, and remembers the address for later messages about the same
        table. Disconnects the client if that process can't be reached."""
        socket = self._sockets.get(address)
        if socket is None:
            try:
                socket = await self._open(address)
            except (OSError, TimeoutError, ValueError, WebSocketException) as error:
                log.warning("process %s: %s", address, error)
                self._drop()
                return
            self._sockets[address] = socket
            self._readers.append(asyncio.create_task(self._read(socket)))
        if table := getattr(message, "table", ""):
            self._routes[table] = socket
        await self._send(socket, message)

    async def _open(self, address: str) -> ClientConnection:
        socket = await connect(
            address,
            additional_headers={TOKEN: self._token, CLIENT: self._client},
            compression=None,
            max_size=FROM_HOST,
            open_timeout=OPEN_WITHIN,
            ping_interval=HEARTBEAT,
            ping_timeout=HEARTBEAT,
            close_timeout=1,
            proxy=None,
        )
        await socket.send(write(Hello(protocol=PROTOCOL, version="process")))
        async with asyncio.timeout(OPEN_WITHIN):
            welcome = read_host(await socket.recv())
        if not isinstance(welcome, Welcome):
            await socket.close()
            raise ValueError(f"it does not answer hello but by {welcome.type}")
        return socket

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        try:
            await socket.send(write(message))
        except WebSocketException:
            self._drop()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._answer(str(text))
        except WebSocketException as error:
            log.info("forwarding for %s: %s", self._client, error)
        self._drop()

    def drop_unless_live(self, live: Collection[str]) -> None:
        """Disconnects the client if one of the processes its messages are forwarded to is not among the `live` ones."""
        if any(address not in live for address in self._sockets):
            self._drop()

    def close(self) -> None:
        """Closes the connections to other processes."""
        for reader in self._readers:
            reader.cancel()
        for socket in self._sockets.values():
            socket.transport.abort()
