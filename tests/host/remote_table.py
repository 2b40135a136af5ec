"""A seat at a table of a host, without a window."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from engine.core.signing import SECRET
from engine.host.bot_workers import codec_of
from engine.host.client import RemoteSession
from engine.host.client_messages import OpenTable
from engine.host.client_proof import seat_signer
from engine.host.connection import HostLink
from engine.host.host_messages import HostMessage, Presence, RequestRefused, TableInfo
from engine.host.message_types import Message
from engine.host.seats import Link


class RemoteTable:
    """One seat of one table: its connection and its session. `changed` is called after each message; the session is
    None until the table has been opened. `device`: the device's secret, with which the seat signs (`device_secret`);
    without one another key is drawn each time, and the host signs after a restart."""

    def __init__(
        self,
        link: Link,
        version: str,
        name: str = "",
        changed: Callable[[HostMessage], None] = lambda message: None,
        device: bytes = b"",
    ) -> None:
        self.link, self.name = link, name
        device = device or secrets.token_bytes(SECRET)
        self.signer = seat_signer(device, link.table, link.secret) if link.secret else None
        self.session: RemoteSession | None = None
        self.presence: Presence | None = None
        self.error = ""  # why the host can't be reached; "" if it can
        self.line = HostLink([link.url], version, self._open, self._take, self._lost)
        self._changed = changed

    def _open(self) -> list[Message]:
        number = self.session.number if self.session is not None else -1
        key = self.signer.public if self.signer is not None else ""
        return [OpenTable(table=self.link.table, secret=self.link.secret, number=number, name=self.name, key=key)]

    def _lost(self, reason: str) -> None:
        self.error = reason

    def _take(self, message: HostMessage) -> None:
        """Takes a message in. Raises ValueError for nonsense, which breaks the connection off."""
        self.error = ""
        if isinstance(message, TableInfo):
            self._table(message)
        elif isinstance(message, Presence):
            self.presence = message
        elif self.session is not None:
            changed = self.session.take(message)
            if not changed and isinstance(message, RequestRefused) and message.reason == "unsigned":
                return  # the session signs again
        self._changed(message)

    def _table(self, info: TableInfo) -> None:
        if self.session is not None:
            self.session.reopened(info)
            return
        rules = codec_of(info.game)
        if rules is None:
            raise ValueError(f"this program does not know the game {info.game!r}")
        self.session = RemoteSession(rules, info, self.line.send, self.signer)
