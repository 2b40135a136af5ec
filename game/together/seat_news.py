"""Asks hosts for the state of tables at which this device has a seat, but which it can't follow as an onlooker."""

from __future__ import annotations

from functools import partial

from engine.host.client_messages import GetPresence
from engine.host.host_messages import Presence, RequestRefused
from engine.host.message_types import Message
from engine.host.seats import hashed
from game.platform.table_entries import TableEntries, TableEntry
from game.shell.shell import wake
from game.together.host_list import ASK_EVERY, ASKED
from game.together.line import HostLine
from game.together.opener import take_presence

FOR_GOOD = ("no_table", "no_game", "wrong_secret")  # refusals after which a table is not asked for again


class SeatNews:
    """Asks for tables every ASK_EVERY ms, by one connection a host, until it is closed. The answers are stored in the
    entries of this device's seats; the last ones are in `told`, by table, while their host can be reached."""

    def __init__(self, entries: TableEntries) -> None:
        self.told: dict[str, Presence] = {}
        self._entries = entries
        self._lines: dict[str, HostLine] = {}
        self._questions: dict[str, dict[str, Message]] = {}  # by the host's URL and the table
        self._asked = 0  # when they were asked last

    def ask(self, url: str, entry: TableEntry) -> None:
        """Asks the host at a URL for the table of a seat from now on, unless too many hosts are asked already."""
        if url not in self._lines and len(self._lines) >= ASKED:
            return
        question = GetPresence(table=entry.table, secret_hash=hashed(entry.secret))
        self._questions.setdefault(url, {})[entry.table] = question
        if url in self._lines:
            self._lines[url].send(question)
        else:
            self._lines[url] = HostLine([url], partial(self._opening, url), wake)

    def _opening(self, url: str) -> list[Message]:
        return list(self._questions[url].values())

    def listen(self, now: int) -> bool:
        """Takes in what hosts have answered, and asks again every ASK_EVERY ms. Returns whether `told` has changed."""
        before = dict(self.told)
        again = now - self._asked >= ASK_EVERY
        self._asked = now if again else self._asked
        for url, line in self._lines.items():
            questions = self._questions[url]
            for message in line.arrived():
                if isinstance(message, Presence) and message.table in questions:
                    self.told[message.table] = message
                    self._note(message)
                elif isinstance(message, RequestRefused):
                    self._refused(questions, message)
            for table, question in questions.items():
                if line.error:
                    self.told.pop(table, None)
                elif again:
                    line.send(question)
        return self.told != before

    def _note(self, presence: Presence) -> None:
        for entry in list(self._entries.tables):
            if entry.table == presence.table and entry.secret:
                before = entry.model_copy(deep=True)
                take_presence(entry, presence)
                if entry != before:
                    self._entries.update(entry)

    def _refused(self, questions: dict[str, Message], message: RequestRefused) -> None:
        if message.reason == "unreadable":  # an older host, which does not know the question
            questions.clear()
        elif message.reason in FOR_GOOD:
            questions.pop(message.table, None)
            self.told.pop(message.table, None)

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until the hosts are asked again; None while none is asked."""
        return max(1, self._asked + ASK_EVERY - now) if any(self._questions.values()) else None

    def close(self) -> None:
        """Ends the connections."""
        for line in self._lines.values():
            line.close()
        self._lines = {}
