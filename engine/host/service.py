"""Answers every client message of a host: checks who may do what at which table, and does it."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Callable
from typing import Any

from engine.core.move import Seat
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.bot_workers import BotWorkers
from engine.host.creation import check_bot
from engine.host.listing import Listing
from engine.host.loaded_tables import Client, LoadedTable
from engine.host.message_types import Message, Refusal
from engine.host.notices import Notifier
from engine.host.records import PERSON
from engine.host.store import OwnedElsewhere, StoreError, StoreLost, TableStore

log = logging.getLogger(__name__)


class TableService(Listing):
    """Answers the messages of clients. `now` is the host's clock."""

    def __init__(
        self,
        store: TableStore,
        bots: BotWorkers,
        version: str,
        now: Callable[[], float] = time.time,
        notifier: Notifier | None = None,
    ) -> None:
        super().__init__(store, bots, now, notifier)
        self.version = version
        self._handlers: dict[type[Message], Callable[[Client, Any], Any]] = {
            c.CreateTable: self._create,
            c.JoinTable: self._join,
            c.ListTables: self._list,
            c.SitDown: self._sit,
            c.OpenTable: self._open,
            c.LeaveTable: self._leave,
            c.StartTable: self._start,
            c.Pledge: self._pledge,
            c.RevealShare: self._reveal,
            c.SignLine: self._sign,
            c.SubmitMove: self._move,
            c.AskUndo: self._undo,
            c.AnswerUndo: self._consent,
            c.GetPresence: self._presence,
            c.GetPosition: self._position,
            c.GetSave: self._save,
            c.Say: self._say,
            c.Ring: self._say,
            c.SayReady: self._say,
            c.CallBot: self._call_bot,
            c.NotifySeat: self._notify,
            c.RenewSeat: self._renew,
        }

    # -- life ------------------------------------------------------------------------------------------------------

    async def handle(self, client: Client, message: c.ClientMessage) -> None:
        """Carries out a client's message and answers it, refuses it, or forwards it to the process that owns the
        table."""
        try:
            await self._handlers[type(message)](client, message)
        except Refusal as refusal:
            self.refuse(client, refusal, message)
        except OwnedElsewhere as owner:
            await client.forward(owner.address, message)
        except StoreLost as error:
            log.error("%s", error)
            client.drop()
        except StoreError as error:
            log.error("store: %s", error)
            self.refuse(client, Refusal("not_stored"), message)
        except Exception:
            log.exception("message %s", message.type)
            self.refuse(client, Refusal("failed"), message)

    def refuse(self, client: Client, refusal: Refusal, message: Message | None = None) -> None:
        """Sends a client the refusal of its message."""
        self.counts["refused"] += 1
        client.send(
            h.RequestRefused(
                of=getattr(message, "type", ""),
                reason=refusal.reason,
                sentence=refusal.sentence,
                table=getattr(message, "table", ""),
                seat=getattr(message, "seat", None),
                number=getattr(message, "number", None),
                code=refusal.code,
                params=refusal.params,
            )
        )

    def gone(self, client: Client) -> None:
        """Detaches a client whose connection has ended from its tables."""
        for opened in list(self.open.values()):
            self._detach(opened, client)

    # -- messages: playing -----------------------------------------------------------------------------------------

    async def _move(self, client: Client, message: c.SubmitMove) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            before = opened.table.number
            table = opened.table
            number = table.move(message.seat, message.number, message.move, self.now(), message.signed)
            await self._answer(opened, client, message.seat, number, before)

    async def _undo(self, client: Client, message: c.AskUndo) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            before = opened.table.number
            number = opened.table.undo(message.seat, message.number, self.now(), message.signed)
            if number is not None:
                await self._answer(opened, client, message.seat, number, before)
                return
            await self._store(opened)
            self._tell_all(opened)
            self._tell_request(opened)

    async def _answer(self, opened: LoadedTable, client: Client, seat: Seat, number: int, before: int) -> None:
        """Stores a new line, answers its author, and shows it to all; a line that was there before is only answered."""
        if number > before:
            await self._store(opened)
            self.counts["moves"] += 1
        client.send(h.Moved(table=opened.table.record.id, seat=seat, number=number))
        if number > before:
            self._tell_all(opened)

    async def _consent(self, client: Client, message: c.AnswerUndo) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            table = opened.table
            request = table.consent(message.seat, message.number, message.agree, self.now(), message.signed)
            await self._store(opened)
            undo_asked = h.UndoAsked(
                table=table.record.id,
                seat=request.seat,
                number=request.number,
                waiting=request.waiting,
                refused=None if message.agree else message.seat,
            )
            for window, _ in opened.audience():
                window.send(undo_asked)
            self._tell_all(opened)

    async def _call_bot(self, client: Client, message: c.CallBot) -> None:
        opened = await self._seated(client, message.table, message.seat)
        check_bot(message.bot)
        async with opened.lock:
            table, on = opened.table, message.on
            if on >= len(table.record.seats) or table.record.seats[on].kind != PERSON:
                raise Refusal("not_your_seat")
            if not table.may_call_bot(message.seat, on, on in opened.windows, self.now()):
                raise Refusal("not_away")
            table.seat_bot(on, message.bot, self.now())
            await self._store(opened)
            self._tell_all(opened)

    async def _sign(self, client: Client, message: c.SignLine) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            if opened.table.append_signature(message.seat, message.do, message.signed, self.now()):
                await self._store(opened)
                self._tell_all(opened)

    async def _presence(self, client: Client, message: c.GetPresence) -> None:
        opened = await self._linked(client, message.table)
        async with opened.lock:
            if not any(hmac.compare_digest(message.secret_hash, seat.secret) for seat in opened.table.record.seats):
                raise self._wrong(client, "wrong_secret")
            client.send(self._presence_of(opened))

    async def _position(self, client: Client, message: c.GetPosition) -> None:
        opened = await self._looking(client, message.table, message.seat)
        async with opened.lock:
            view = opened.table.position(message.moves, message.seat)
            client.send(h.Position(table=message.table, moves=message.moves, seat=message.seat, view=view))

    async def _save(self, client: Client, message: c.GetSave) -> None:
        opened = await self._looking(client, message.table, None)
        async with opened.lock:
            client.send(h.GameSave(table=message.table, save=opened.table.saved()))

    async def _looking(self, client: Client, table: str, seat: Seat | None) -> LoadedTable:
        """Returns a table that this client sees as the seat; None: by any seat or as an onlooker. Raises Refusal."""
        if seat is not None:
            return await self._seated(client, table, seat)
        opened = await self._opened(table)
        if client not in (*opened.watchers, *opened.windows.values()):
            raise Refusal("not_your_seat")
        return opened

    async def _say(self, client: Client, message: c.Say | c.Ring | c.SayReady) -> None:
        opened = await self._seated(client, message.table, message.seat)
        said = h.Said(
            table=message.table,
            seat=message.seat,
            text=getattr(message, "text", ""),
            place=getattr(message, "place", ""),
            sentence=getattr(message, "sentence", None),
        )
        for window, _ in opened.audience():
            window.send(said)
