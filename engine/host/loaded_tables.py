"""The tables a host holds in memory: loads them, stores changes, sends updates to connected windows and, to people
without one, notices by e-mail or webhook that it is their turn; lets the tables' bots play.

One change at a time is made to a table, under its lock: it is carried out, stored, and only then shown. If it can't be
stored, the table is restored from the store, as if it had never been asked for.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.core.move import Seat
from engine.core.rules import SetupError
from engine.host.bot_workers import BotQuestion, BotWorkers, codec_of, seed_of_choice
from engine.host.host_messages import Presence, UndoAsked
from engine.host.message_types import Message, Refusal
from engine.host.notices import Notice, Notifier
from engine.host.records import CHANGES, PERSON, DueNotice
from engine.host.seats import link_to
from engine.host.store import OwnedElsewhere, StoreError, StoreLost, TableStore
from engine.host.table import HostedTable
from engine.host.table_log import OtherRules
from engine.storage.save_file import one_line

log = logging.getLogger(__name__)
AGAIN_AFTER = 1.0  # seconds after which a bot tries again whose move could not be stored
MOST_OPEN = 500  # tables in memory; beyond it those without windows are closed


class Client(Protocol):
    """A connection as the service sees it."""

    address: str

    def send(self, message: Message) -> None:
        """Queues a message; never waits. A client that reads too slowly is dropped."""

    def drop(self) -> None:
        """Closes the connection; the client reconnects by itself, and sends again what was not answered."""

    async def forward(self, address: str, message: Message) -> None:
        """Has the process at this address answer a message, and all later ones about the same table; closes the
        connection instead if another process has forwarded it, or if that process is out of reach."""


@dataclass(eq=False)
class LoadedTable:
    """A table in memory with its windows. `last_sent` is the last line sent to each window; None is an onlooker's
    seat."""

    table: HostedTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    windows: dict[Seat, Client] = field(default_factory=dict)
    watchers: list[Client] = field(default_factory=list)
    last_sent: dict[tuple[Client, Seat | None], int] = field(default_factory=dict)
    thinking: set[tuple[Seat, int]] = field(default_factory=set)
    sending: set[str] = field(default_factory=set)  # notices
    late: tuple[bool, ...] = ()

    @property
    def idle(self) -> bool:
        """Whether nothing needs the table in memory: no window, no bot at work, no notice being sent, no message being
        carried out."""
        return not (self.windows or self.watchers or self.thinking or self.sending or self.lock.locked())

    def is_thinking(self, seat: Seat) -> bool:
        """Whether the seat's bot is choosing and nothing but simultaneous choices of others has happened since."""
        since = [number for thinker, number in self.thinking if thinker == seat]
        changes = [line for line in self.table.lines[max(since, default=0) + 1 :] if line.do in CHANGES]
        return bool(since) and all(line.do == "move" and line.seat != seat for line in changes)

    def audience(self) -> list[tuple[Client, Seat | None]]:
        """Returns every window at the table with its seat; None for an onlooker's."""
        return [*((client, seat) for seat, client in self.windows.items()), *((w, None) for w in self.watchers)]


class LoadedTables:
    """The tables of a host that are in memory. `now` is its clock."""

    def __init__(
        self,
        store: TableStore,
        bots: BotWorkers,
        now: Callable[[], float] = time.time,
        notifier: Notifier | None = None,
    ) -> None:
        self.store, self.bots, self.now = store, bots, now
        self.notifier = notifier or Notifier()
        self.base = ""  # the address in links; set when it is known
        self.counts: Counter[str] = Counter()
        self.open: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def go_on(self) -> None:
        """Loads the tables that need a host (such as those where a bot must move) and that no process owns, so that
        their games continue after a restart. Raises StoreError."""
        waiting = await self.store.waiting()
        secrets.SystemRandom().shuffle(waiting)  # several processes begin at different ones
        for name in waiting:
            try:
                await self._opened(name)
            except Refusal as refusal:
                log.warning("table %s: %s", name, refusal.sentence)
            except OwnedElsewhere:
                log.debug("table %s: another process was quicker", name)
            except StoreError:
                raise
            except Exception:  # the others go on all the same
                log.exception("table %s", name)

    def lose(self) -> None:
        """Forgets every table in memory and disconnects its windows, as the connection to the store broke: what this
        process owned is lost."""
        for opened in list(self.open.values()):
            self._lose(opened)

    def _lose(self, opened: LoadedTable) -> None:
        if self.open.get(opened.table.record.id) is opened:
            del self.open[opened.table.record.id]
        for client, _ in opened.audience():
            client.drop()

    async def close(self) -> None:
        """Stops the bots and the sending of e-mail and webhook notices; stores nothing, as every change is stored
        already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.notifier.close()

    # -- tables in memory ------------------------------------------------------------------------------------------

    async def _opened(self, name: str) -> LoadedTable:
        """Returns a table, from the store if it is not in memory. Raises Refusal, StoreError, OwnedElsewhere."""
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                opened = self.open.get(name)
                if opened is None:
                    table = await self._restored(name)
                    self._forget_idle()
                    opened = self.open.setdefault(name, LoadedTable(table))
                    self._wake_bots(opened)
                    self._send_notices(opened)
                return opened
        finally:
            if not lock.locked():
                self._loading.pop(name, None)

    async def _restored(self, name: str) -> HostedTable:
        stored = await self.store.load(name)
        if stored is None:
            raise Refusal("no_table")
        if stored.session != self.store.session:
            raise StoreLost("the store was lost while the table was read")
        rules = codec_of(stored.record.game)
        if rules is None:
            raise Refusal("no_game")
        try:
            table = HostedTable(stored.record, rules)
            table.restore(stored.lines)
        except (OtherRules, SetupError, ValueError) as error:
            log.error("table %s: %s", name, one_line(error))
            raise Refusal("no_game") from error
        return table

    def _forget_idle(self) -> None:
        if len(self.open) >= MOST_OPEN:
            for name in [name for name, opened in self.open.items() if opened.idle]:
                del self.open[name]

    async def _store(self, opened: LoadedTable) -> None:
        """Stores what changed. Raises Refusal where that fails; the table is then as it was stored last. Raises
        StoreError where it can't even be read; it is then read again when it is wanted."""
        table = opened.table
        if self.open.get(table.record.id) is not opened:
            raise StoreLost("the table was forgotten meanwhile")
        table.note_turns(opened.windows, self.notifier.kinds)
        try:
            await self.store.save(table.record, table.fresh, self.now())
        except StoreLost:  # it may be stored, or not
            self._lose(opened)
            raise
        except StoreError as error:
            log.error("table %s: %s", table.record.id, error)
            try:
                opened.table = await self._restored(table.record.id)
            except (StoreError, OwnedElsewhere):
                self._lose(opened)
                self._run(self._go_on_later(table.record.id))
                raise
            raise Refusal("not_stored") from error
        table.mark_stored()
        self._send_notices(opened)

    def free_seats(self) -> Counter[str]:
        """Counts the seats for people that nobody has taken, per game, at the tables in memory whose game has not
        begun."""
        free: Counter[str] = Counter()
        for opened in self.open.values():
            record = opened.table.record
            if record.status == "gathering":
                free[record.game] += sum(seat.kind == PERSON and not seat.taken for seat in record.seats)
        return free

    def update_windows_on_timeouts(self) -> None:
        """Sends the status of all seats to the windows of each table where a seat has run out of time, or no longer is,
        since the last call."""
        for opened in self.open.values():
            late = tuple(status.late for status in opened.table.statuses((), self.now()))
            if late != opened.late:
                opened.late = late
                self._tell_presence(opened)

    # -- telling the windows ---------------------------------------------------------------------------------------

    def _tell_all(self, opened: LoadedTable) -> None:
        """Shows a change of the log to every window, and wakes the bots that are asked now."""
        for client, seat in opened.audience():
            self._tell_state(opened, client, seat)
        self._tell_presence(opened)
        self._wake_bots(opened)

    def _tell_state(self, opened: LoadedTable, client: Client, seat: Seat | None) -> None:
        client.send(opened.table.update(seat, opened.last_sent[client, seat]))
        opened.last_sent[client, seat] = opened.table.number

    def _presence_of(self, opened: LoadedTable) -> Presence:
        table = opened.table
        return Presence(
            table=table.record.id,
            status=table.record.status,
            seats=table.statuses(tuple(opened.windows), self.now()),
            watchers=len(opened.watchers),
        )

    def _tell_presence(self, opened: LoadedTable) -> None:
        presence = self._presence_of(opened)
        for client, _ in opened.audience():
            client.send(presence)

    def _tell_request(self, opened: LoadedTable) -> None:
        for client, _ in opened.audience():
            client.send(asked_undo(opened.table))

    # -- notices ---------------------------------------------------------------------------------------------------

    def _send_notices(self, opened: LoadedTable) -> None:
        """Begins to send the notices that are due."""
        for due in opened.table.record.notices:
            if due.id not in opened.sending:
                opened.sending.add(due.id)
                self._run(self._send_notice(opened, due))

    async def _send_notice(self, opened: LoadedTable, due: DueNotice) -> None:
        """Sends one notice, and takes it off the table's list, with the error if there was one."""
        try:
            record = opened.table.record
            seat, link = record.seats[due.seat], link_to(self.base, record.id)
            to = seat.notify
            error = await self.notifier.send(Notice(due.id, to, record.game, seat.name, link))
            self.counts["notices_failed" if error else "notices"] += 1
            async with opened.lock:
                record = opened.table.record
                record.notices = [other for other in record.notices if other.id != due.id]
                if record.seats[due.seat].notify == to:  # else the error is about an address that was changed
                    record.seats[due.seat].notice_error = error
                await self._store(opened)
        except (Refusal, StoreError):
            log.error("table %s: a notice could not be taken off; it is sent again", opened.table.record.id)
        finally:
            opened.sending.discard(due.id)

    def _run(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- bots ------------------------------------------------------------------------------------------------------

    def _wake_bots(self, opened: LoadedTable) -> None:
        """Lets each bot think that is asked now and does not think about this line yet."""
        table = opened.table
        for seat in table.awaiting:
            job = seat, table.number
            if table.record.seats[seat].bot and not opened.is_thinking(seat):
                opened.thinking.add(job)
                self._run(self._bot_plays(opened, *job))

    async def _bot_plays(self, opened: LoadedTable, seat: Seat, number: int) -> None:
        """Lets a bot choose at a line, and plays its move unless its person has come back or acted since."""
        table, session = opened.table, opened.table.game
        bot, view = table.record.seats[seat].bot, session.view(seat)
        seed = seed_of_choice(session.commitment, table.rules.digest(view), len(session.log), seat)
        question = BotQuestion(table.rules.id, table.record.setup, table.rules.dump_state(view), seat, bot, seed)
        try:
            chosen = await self.bots.choose(question)
            async with opened.lock:
                table = opened.table
                if chosen is not None and table.record.seats[seat].bot:
                    table.move(seat, number, chosen, self.now())
                    await self._store(opened)
                    self.counts["moves"] += 1
                    self.counts["bot_moves"] += 1
                    opened.thinking.discard((seat, number))
                    self._tell_all(opened)
        except Refusal as refusal:
            log.info("table %s: bot of seat %d: %s", table.record.id, seat, refusal.sentence)
            if refusal.reason == "not_stored":
                self._run(self._go_on_later(opened.table.record.id))
            # else somebody took something back meanwhile: the bot was woken again for that line
        except StoreError as error:  # it is woken again when the table is read again
            log.error("table %s: bot of seat %d: %s", table.record.id, seat, error)
        except Exception:
            log.exception("table %s: bot of seat %d", table.record.id, seat)
        finally:
            opened.thinking.discard((seat, number))

    async def _go_on_later(self, name: str) -> None:
        """Lets the bots of a table go on after the store failed."""
        while True:
            await asyncio.sleep(AGAIN_AFTER)
            try:
                self._wake_bots(await self._opened(name))
            except (Refusal, OwnedElsewhere):
                return
            except StoreError as error:
                log.info("table %s: %s", name, error)
            else:
                return


def asked_undo(table: HostedTable) -> UndoAsked:
    """Returns the message about a table's pending undo request; there must be one."""
    request = table.record.request
    assert request is not None
    return UndoAsked(table=table.record.id, seat=request.seat, number=request.number, waiting=request.waiting)
