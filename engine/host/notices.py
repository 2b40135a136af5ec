"""Sends "it's your turn" notices, by e-mail or webhook, to a seat that has no window at its table.

A notice is stored with the move that asks the seat, and taken off when it was sent or given up: one that the end of the
host interrupted is sent after its start, under the same `Message-ID` or `Idempotency-Key`.
"""

from __future__ import annotations

import asyncio
import functools
import http.client
import ipaddress
import json
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import urlsplit

from engine.host.limits import AddressLimits

WITHIN = 6.0  # seconds for a try
TRIES = 2
BETWEEN = 1.0  # seconds before the second try
RATE = 1 / 60, 30  # notices to one address: one a minute, thirty at once
MAIL = "mailto:"
ADDRESS = re.compile(r"[^\s@<>()\[\]\\,;:\"]{1,64}@[^\s@<>()\[\]\\,;:\"]{1,190}")
TITLES = {"brazil": "Brazil: Imperial", "historia": "Historia", "struggle": "Imperial Struggle"}
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class NoticeError(Exception):
    """A notice could not be sent; the message is the reason."""


class Notice(NamedTuple):
    """A message that a turn has begun; `id` is the same at each try."""

    id: str
    to: str
    game: str
    name: str
    link: str

    @property
    def title(self) -> str:
        """The name of the game as players know it."""
        return TITLES.get(self.game, self.game)

    @property
    def text(self) -> str:
        """The words that the person reads, in English: whose turn it is in which game, and the way to the table. No
        browser opens the link: it belongs into the game."""
        name = self.name or "Player"
        return (
            f"{name}, it is your turn in {self.title}. Open Play together in the game: the table is under My tables. "
            f"Or paste this link there: {self.link}"
        )


@dataclass(frozen=True)
class MailServer:
    """The SMTP server of whoever runs the host. `security`: "starttls", "tls" or "none"."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: str = "starttls"


def kind_of(to: str) -> str:
    """Returns the kind of an address for notices: "email", "webhook", or "" for neither."""
    if not to.isascii():
        return ""
    if to.startswith(MAIL):
        return "email" if ADDRESS.fullmatch(to.removeprefix(MAIL)) else ""
    try:
        parts = urlsplit(to)
        host = (parts.hostname or "").encode("idna")
        return "webhook" if parts.scheme in ("http", "https") and host and parts.port != 0 else ""
    except ValueError:  # the port is no number, or a label of the host is empty or too long
        return ""


def _shut_down(connected: socket.socket) -> None:
    """Ends a connection, so that whoever waits for it goes on."""
    with suppress(OSError):  # it is closed
        connected.shutdown(socket.SHUT_RDWR)


class Notifier:
    """Sends notices. `webhooks`: whether any are sent; `allowed`: networks that may be reached though they are private.
    `now` is the host's clock."""

    def __init__(
        self,
        mail: MailServer | None = None,
        webhooks: bool = False,
        allowed: Sequence[Network] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        self.mail, self.webhooks, self.allowed = mail, webhooks, tuple(allowed)
        self.between = BETWEEN
        self._now = now
        self._limits = AddressLimits(*RATE)
        self._threads = ThreadPoolExecutor(8, thread_name_prefix="notices")

    @property
    def kinds(self) -> list[str]:
        """The kinds of addresses that this host sends to."""
        return [*(["email"] if self.mail else []), *(["webhook"] if self.webhooks else [])]

    async def send(self, notice: Notice) -> str:
        """Sends a notice, with a second try after a failure that may pass. Returns "", or why it was not sent, such as
        too many notices to one address."""
        kind = kind_of(notice.to)
        if kind not in self.kinds:
            return "this host does not send there"
        if not self._limits.of(notice.to, self._now()).take(self._now()):
            return "too many notices to this address"
        work = self._by_mail if kind == "email" else self._by_webhook
        error = ""
        for number in range(TRIES):
            if number:
                await asyncio.sleep(self.between)
            try:
                loop = asyncio.get_running_loop()
                async with asyncio.timeout(WITHIN):
                    await loop.run_in_executor(self._threads, functools.partial(work, notice))
                return ""
            except NoticeError as caught:
                return str(caught)
            except TimeoutError:
                error = f"no answer within {WITHIN:.0f} seconds"
            except (OSError, ValueError, smtplib.SMTPException, http.client.HTTPException) as caught:
                error = " ".join(str(caught).split())[:200] or type(caught).__name__
        return error

    def close(self) -> None:
        """Stops the sending threads, without waiting for notices being sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _by_mail(self, notice: Notice) -> None:
        server = self.mail
        assert server is not None
        message = EmailMessage()
        message["From"], message["To"] = server.sender, notice.to.removeprefix(MAIL)
        message["Subject"] = f"Your turn: {notice.title}"
        message["Message-ID"] = f"<{notice.id}@{server.sender.rpartition('@')[2] or 'host'}>"
        message.set_content(notice.text + "\n")
        connected: smtplib.SMTP
        if server.security == "tls":
            context = ssl.create_default_context()
            connected = smtplib.SMTP_SSL(server.host, server.port, timeout=WITHIN, context=context)
        else:
            connected = smtplib.SMTP(server.host, server.port, timeout=WITHIN)
        with connected:
            if server.security == "starttls":
                connected.starttls(context=ssl.create_default_context())
            if server.user:
                connected.login(server.user, server.password)
            connected.send_message(message)

    def _by_webhook(self, notice: Notice) -> None:
        parts = urlsplit(notice.to)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        connection = http.client.HTTPConnection(host, port, timeout=WITHIN)
        plain = socket.create_connection((self.reachable(host, port), port), timeout=WITHIN)
        same = plain.dup()  # `plain` is closed by `wrap_socket`
        deadline = threading.Timer(WITHIN, _shut_down, [same])  # the timeout of a socket begins anew with each byte
        deadline.start()
        try:
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
            payload = {"text": notice.text, "content": notice.text, "message": notice.text, "title": notice.title}
            headers = {"Content-Type": "application/json", "Idempotency-Key": notice.id, "User-Agent": "imperial-host"}
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, json.dumps(payload), headers)
            status = connection.getresponse().status  # a redirect is not followed: it could lead anywhere
        finally:
            deadline.cancel()
            connection.close()
            plain.close()
            same.close()
        if not 200 <= status < 300:
            raise OSError(f"the webhook answers {status}")

    def reachable(self, host: str, port: int) -> str:
        """Resolves the host name of a webhook to the IP address that notices are sent to. Raises NoticeError if it has
        an address in a private network that is not allowed, OSError."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for *_, at in found:
            address = ipaddress.ip_address(str(at[0]).partition("%")[0])
            address = getattr(address, "ipv4_mapped", None) or address
            public = address.is_global and not address.is_multicast
            if not public and not any(address in network for network in self.allowed):
                raise NoticeError(f"{host} is in a network that this host may not reach")
        return str(found[0][4][0])
