"""Discovery on the local network by multicast DNS: a host announces itself, and a client finds hosts to join.

Announced are the computer's name, the port, and how many seats are free in which game; never a table, a link or words.
Without `zeroconf`, or where it fails, nothing is announced or found.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import secrets
import socket
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, Zeroconf

log = logging.getLogger(__name__)
SERVICE = "_imperial-host._tcp.local."
INTERFACE = "IMPERIAL_DISCOVERY"  # variable of the environment: the address of the one interface to use, or "off"
OFF = "off"
VERSION = b"1"
WITHIN, QUESTIONS = 3000, 3  # ms for the answer about one host, and how often it is asked
MOST_HOSTS = 32
MOST_SEATS = 999
GAME = re.compile(r"[a-z][a-z0-9_]{0,20}")


@dataclass(frozen=True, slots=True)
class FoundHost:
    """A host on the local network: the name of its computer, its address and port, and its free seats by game."""

    name: str
    address: str
    port: int
    free: Mapping[str, int]

    @property
    def url(self) -> str:
        """The address of the host's WebSocket (ws://...)."""
        shown = f"[{self.address}]" if ":" in self.address else self.address
        return f"ws://{shown}:{self.port}/"


def _interfaces() -> dict[str, Any] | None:
    """Returns the arguments that choose the interfaces; None: none is to be used."""
    chosen = os.environ.get(INTERFACE, "")
    if chosen == OFF:
        return None
    return {"interfaces": [chosen]} if chosen else {}


def free_text(free: Mapping[str, int]) -> str:
    """Formats the numbers of free seats by game id for an announcement, such as "brazil:2,historia:1"; games without
    any are left out."""
    return ",".join(f"{game}:{count}" for game, count in sorted(free.items()) if count)


def free_of(text: str) -> dict[str, int]:
    """Parses the text of free seats in an announcement to their number per game id; invalid parts are left out."""
    found = {}
    for part in text.split(",")[:MOST_HOSTS]:
        game, _, count = part.partition(":")
        if GAME.fullmatch(game) and count.isascii() and count.isdigit() and 0 < int(count[:4]) <= MOST_SEATS:
            found[game] = int(count)
    return found


def _info(name: str, address: str, port: int, free: Mapping[str, int]) -> ServiceInfo:
    from zeroconf import ServiceInfo

    return ServiceInfo(
        SERVICE,
        f"{name}.{SERVICE}",
        port=port,
        addresses=[ip_address(address).packed],
        properties={"v": VERSION, "name": socket.gethostname()[:60], "free": free_text(free)},
        server=f"{name}.local.",
    )


class HostAnnouncer:
    """Announces a host as long as it runs. `free` counts the free seats by game; it is asked now and then."""

    def __init__(self, free: Callable[[], Counter[str]]) -> None:
        self._free = free
        self._name = f"imperial-{secrets.token_hex(4)}"
        self._zeroconf: Any = None
        self._broadcast: asyncio.Future[None] | None = None  # announcements are repeated for half a second
        self._at = ("", 0)
        self._announced: dict[str, int] = {}

    async def start(self, address: str, port: int) -> None:
        """Begins to announce the host at this address and port; a failure is only logged."""
        interfaces = _interfaces()
        if interfaces is None:
            return
        self._at = (os.environ.get(INTERFACE) or address, port)
        try:
            from zeroconf.asyncio import AsyncZeroconf

            self._zeroconf = AsyncZeroconf(**interfaces)
            self._announced = dict(self._free())
            self._broadcast = await self._zeroconf.async_register_service(_info(self._name, *self._at, self._announced))
        except Exception as error:  # a network without multicast, another program at the port, no zeroconf
            log.warning("this host is not announced on the network: %s", error or type(error).__name__)
            await self.close()

    async def update(self) -> None:
        """Updates the announcement if the free seats have changed."""
        free = dict(self._free())
        if self._zeroconf is None or free == self._announced:
            return
        self._announced = free
        self._stop_broadcast()
        try:
            self._broadcast = await self._zeroconf.async_update_service(_info(self._name, *self._at, free))
        except Exception as error:
            log.warning("free seats are not announced: %s", error)

    def _stop_broadcast(self) -> None:
        if self._broadcast is not None:
            self._broadcast.cancel()

    async def close(self) -> None:
        """Withdraws the announcement."""
        zeroconf, self._zeroconf = self._zeroconf, None
        self._stop_broadcast()  # one after the withdrawal would put the host back on every list
        if zeroconf is not None:
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await zeroconf.async_unregister_all_services()
                await zeroconf.async_close()


class HostFinder:
    """Looks for hosts in threads of its own. `woken` is called in one of them when something has changed."""

    def __init__(self, woken: Callable[[], None]) -> None:
        self._woken = woken
        self._found: dict[str, FoundHost] = {}
        self._lock = threading.Lock()
        self._zeroconf: Zeroconf | None = None
        self._closed = False
        if _interfaces() is not None:
            threading.Thread(target=self._start, daemon=True, name="finder").start()

    @property
    def hosts(self) -> list[FoundHost]:
        """The hosts that were found, those with free seats first."""
        with self._lock:
            return sorted(self._found.values(), key=lambda one: (not one.free, one.name, one.url))

    def close(self) -> None:
        """Ends the search for hosts."""
        with self._lock:
            self._closed, zeroconf, self._zeroconf = True, self._zeroconf, None
        if zeroconf is not None:
            threading.Thread(target=zeroconf.close, daemon=True, name="finder-end").start()

    # -- in the threads --------------------------------------------------------------------------------------------

    def _start(self) -> None:
        try:
            from zeroconf import ServiceBrowser, Zeroconf

            zeroconf = Zeroconf(**(_interfaces() or {}))
        except Exception as error:
            log.warning("hosts on the network are not looked for: %s", error or type(error).__name__)
            return
        with self._lock:
            closed = self._closed
            self._zeroconf = None if closed else zeroconf
        if closed:
            zeroconf.close()
        else:
            ServiceBrowser(zeroconf, SERVICE, listener=self)  # type: ignore[arg-type]

    def add_service(self, zeroconf: Zeroconf, kind: str, name: str) -> None:
        """Callback of zeroconf for a host that appears: asks for its details and adds it to `hosts`, or removes it if
        it does not answer: of a host that comes and goes at once zeroconf may tell the coming alone."""
        answers = (zeroconf.get_service_info(kind, name, WITHIN) for _ in range(QUESTIONS))
        info = next((answer for answer in answers if answer is not None), None)  # a datagram may be lost
        found = found_in(info) if info is not None else None
        with self._lock:
            if found is None:
                self._found.pop(name, None)
            elif name in self._found or len(self._found) < MOST_HOSTS:
                self._found[name] = found
        self._woken()

    def update_service(self, zeroconf: Zeroconf, kind: str, name: str) -> None:
        """Callback of zeroconf for a host whose announcement has changed: asks for its details again and replaces it in
        `hosts`, or removes it if it does not answer or the announcement is invalid."""
        self.add_service(zeroconf, kind, name)

    def remove_service(self, zeroconf: Zeroconf, kind: str, name: str) -> None:
        """Callback of zeroconf for a host that is gone: removes it from `hosts`."""
        with self._lock:
            self._found.pop(name, None)
        self._woken()


def found_in(info: ServiceInfo) -> FoundHost | None:
    """Parses the announcement of a host; None if it is invalid."""
    properties = info.properties
    addresses = sorted(info.parsed_addresses(), key=lambda one: ":" in one)  # IPv4 first
    if properties.get(b"v") != VERSION or not addresses or not info.port:
        return None
    name = (properties.get(b"name") or b"").decode("utf-8", "replace")[:60]
    free = free_of((properties.get(b"free") or b"").decode("ascii", "replace"))
    return FoundHost(name, addresses[0], info.port, free)
