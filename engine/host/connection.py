"""A client's connection to a host: the handshake, reading and writing messages, and reconnecting by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from engine.host.client_messages import Hello
from engine.host.host_messages import HostMessage, RequestRefused, Welcome
from engine.host.message_types import FROM_HOST, HEARTBEAT, PROTOCOL, Message
from engine.host.protocol import read_host, write

log = logging.getLogger(__name__)
FIRST_WAIT, LONGEST_WAIT = 0.5, 60.0  # seconds before the next try
OPEN_WITHIN = 10.0
CLOSED = "the host has closed the connection"
UNTRUSTED = "the host's certificate is not valid for its address"
BUSY = "the host can serve nobody now"
BUSY_STATUS = (502, 503, 504)  # of the host itself, or of a proxy before it that can't reach it
CERTIFICATES = (  # files of trusted authorities, by system: Debian and Arch, Fedora, openSUSE, macOS and Alpine
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
FATAL = ("old_client", "old_host")  # reasons after which another try is no use


def waits(first: float = FIRST_WAIT, longest: float = LONGEST_WAIT) -> Iterator[float]:
    """Yields the seconds to wait before each try to reconnect: random in the upper half of a limit that doubles each
    time, so that many clients don't come back at the same moment."""
    while True:
        yield first * (0.5 + secrets.randbelow(501) / 1000)
        first = min(longest, first * 2)


def client_tls() -> ssl.SSLContext:
    """Creates the TLS context of clients. Where the Python that is bundled with the program looks for trusted
    authorities in a folder that this system has not, it reads them from the file that the system has."""
    context, paths = ssl.create_default_context(), ssl.get_default_verify_paths()
    if paths.cafile is None and paths.capath is None:
        found = next((path for path in CERTIFICATES if Path(path).is_file()), None)
        if found is not None:
            context.load_verify_locations(found)
    return context


class HostLink:
    """A lasting connection. `urls`: of one host; they are tried in turn until one answers, which is kept. `opening`
    gives the messages to begin with whenever it is there; `heard` gets every message of the host; `lost` why the line
    broke, or why none of the URLs answers."""

    def __init__(
        self,
        urls: Sequence[str],
        version: str,
        opening: Callable[[], list[Message]],
        heard: Callable[[HostMessage], None],
        lost: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.urls, self.version = tuple(urls), version
        self.refused: RequestRefused | None = None
        self.first_wait = FIRST_WAIT
        self._opening, self._heard, self._lost = opening, heard, lost
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._connected = False

    @property
    def connected(self) -> bool:
        """Whether the connection is open."""
        return self._connected

    def send(self, message: Message) -> None:
        """Queues a message for the host, to be called in the thread of the event loop; without a connection it is
        lost."""
        if self._connected:
            self._waiting.put_nowait(write(message))

    async def run(self) -> None:
        """Connects to the host, exchanges messages, and reconnects when the connection ends, until it is cancelled or
        the host refuses this client for good."""
        tries = waits(self.first_wait)
        while self.refused is None:
            for url in self.urls:
                reason, welcomed = await self._visit(url)
                if welcomed:
                    tries = waits(self.first_wait)
                if welcomed or self.refused is not None or reason in (UNTRUSTED, BUSY):
                    break  # where TLS answers nothing is tried without it
            self._lost(reason)
            if self.refused is None:
                await asyncio.sleep(next(tries))

    async def _visit(self, url: str) -> tuple[str, bool]:
        """Stays connected to a URL as long as that works. Returns why it ended, and whether the host had answered."""
        welcomed = False
        try:
            async with connect(
                url,
                max_size=FROM_HOST,
                open_timeout=OPEN_WITHIN,
                ping_interval=HEARTBEAT,
                ping_timeout=HEARTBEAT,
                close_timeout=1,
                ssl=client_tls() if url.startswith("wss:") else None,
                proxy=True if url.startswith("wss:") else None,  # a local host is none of a proxy's business
            ) as socket:
                if await self._handshake(socket):
                    self.urls, welcomed = (url,), True
                    await self._talk(socket)
        except ssl.SSLCertVerificationError:
            return UNTRUSTED, welcomed
        except InvalidStatus as error:
            return BUSY if error.response.status_code in BUSY_STATUS else str(error), welcomed
        except (OSError, WebSocketException, ValueError, ImportError) as error:  # the last: a proxy of an unknown kind
            return str(error) or type(error).__name__, welcomed
        finally:
            self._connected = False
        return CLOSED, welcomed

    async def _handshake(self, socket: ClientConnection) -> bool:
        await socket.send(write(Hello(protocol=PROTOCOL, version=self.version)))
        async with asyncio.timeout(OPEN_WITHIN):  # up to Python 3.11 `wait_for` may swallow that the line is closed
            answer = read_host(await socket.recv())
        if isinstance(answer, RequestRefused) and answer.reason in FATAL:
            self.refused = answer
        self._heard(answer)
        return isinstance(answer, Welcome)

    async def _talk(self, socket: ClientConnection) -> None:
        self._waiting = asyncio.Queue()
        self._connected = True
        for message in self._opening():
            self.send(message)
        writer = asyncio.create_task(self._write(socket))
        try:
            async for text in socket:
                self._heard(read_host(text))
        finally:
            writer.cancel()

    async def _write(self, socket: ClientConnection) -> None:
        while True:
            try:
                await socket.send(await self._waiting.get())
            except WebSocketException as error:
                log.debug("not sent: %s", error)
                return
