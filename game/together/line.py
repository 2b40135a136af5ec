"""A connection to an online host in a thread of its own, so that the window never waits for the network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from engine.host.connection import BUSY, CLOSED, UNTRUSTED, HostLink
from engine.host.host_messages import HostMessage, RequestRefused
from engine.host.message_types import Message
from game import __version__

LOST, ENDED, UNABLE = "together-line-lost", "together-host-ended", "together-busy"
ERROR_MESSAGES = {CLOSED: ENDED, UNTRUSTED: "together-untrusted", BUSY: UNABLE}


class HostLine:
    """A lasting connection, opened at once; for `urls` see `HostLink`. `opening` returns the first messages of each new
    connection, called in its thread; `woken` is called there when something has arrived."""

    def __init__(self, urls: Sequence[str], opening: Callable[[], list[Message]], woken: Callable[[], None]) -> None:
        self._urls = urls
        self._opening, self._woken = opening, woken
        self._arrived: SimpleQueue[HostMessage] = SimpleQueue()
        self._error = ""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._link: HostLink | None = None
        self._task: asyncio.Task[None] | None = None
        self._started = threading.Event()
        threading.Thread(target=self._run, daemon=True, name="line").start()

    @property
    def url(self) -> str:
        """The URL at which the host has answered; the first that is tried before it has."""
        return (self._link.urls if self._link is not None else self._urls)[0]

    @property
    def error(self) -> str:
        """The message id of why the host can't be reached; "" if it can, or was not tried yet."""
        return self._error

    @property
    def refused(self) -> RequestRefused | None:
        """The host's message that it rejects this client, with the reason; None if it does not."""
        return self._link.refused if self._link is not None else None

    def send(self, message: Message) -> None:
        """Sends a message; without a connection it is lost."""
        self._started.wait()
        if self._loop is not None and self._link is not None:
            try:
                self._loop.call_soon_threadsafe(self._link.send, message)
            except RuntimeError:  # the line is closed
                return

    def send_later(self, wait: float, messages: Callable[[], list[Message]]) -> None:
        """Sends after `wait` seconds what `messages` returns then; it is called in this line's thread."""
        self._started.wait()
        if self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(self._loop.call_later, wait, self._send_all, messages)
            except RuntimeError:
                return

    def arrived(self) -> list[HostMessage]:
        """Returns the messages that have arrived, each once."""
        found = []
        while True:
            try:
                found.append(self._arrived.get_nowait())
            except Empty:
                return found

    def close(self) -> None:
        """Ends the connection for good."""
        self._started.wait()
        if self._loop is not None and self._task is not None:
            try:
                self._loop.call_soon_threadsafe(self._task.cancel)
            except RuntimeError:
                return

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            asyncio.run(self._talk())
        finally:
            self._started.set()

    async def _talk(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._link = HostLink(self._urls, __version__, self._opening, self._heard, self._lost)
        self._task = asyncio.create_task(self._link.run())
        self._started.set()
        await asyncio.wait([self._task])
        self._woken()

    def _send_all(self, messages: Callable[[], list[Message]]) -> None:
        for message in messages():
            if self._link is not None:
                self._link.send(message)

    def _heard(self, message: HostMessage) -> None:
        self._error = ""
        self._arrived.put(message)
        self._woken()

    def _lost(self, reason: str) -> None:
        self._error = ERROR_MESSAGES.get(reason, LOST)
        self._woken()
