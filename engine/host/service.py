"""The service behind all connections: judges who may do what at which table, and answers every message."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from engine.bots.bot_spec import bot_named
from engine.core.move import Seat
from engine.core.rules import SetupError
from engine.core.seed_commitment import NONCE_DIGITS
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.bot_workers import BotWorkers, codec_of
from engine.host.limits import AddressLimits
from engine.host.loaded_tables import Client, LoadedTable, LoadedTables, asked_undo
from engine.host.message_types import Message, Refusal
from engine.host.records import PERSON, SeatRecord, TableRecord
from engine.host.seats import as_typed, fits, hashed, link_to, new_secret, new_table, new_words
from engine.host.store import StoreError, TableStore
from engine.host.table import Table
from engine.storage.save_file import one_line

log = logging.getLogger(__name__)
GUESSES = 1 / 6, 10  # wrong secrets and words of one address: one each six seconds, ten at once
CREATIONS = 1 / 60, 20  # tables of one address


class TableService(LoadedTables):
    """Answers the messages of clients. `now` is the host's clock."""

    def __init__(self, store: TableStore, bots: BotWorkers, version: str, now: Callable[[], float] = time.time) -> None:
        super().__init__(store, bots, now)
        self.version = version
        self.base = ""  # the address in links; set when it is known
        self._guesses, self._creations = AddressLimits(*GUESSES), AddressLimits(*CREATIONS)
        self._handlers: dict[type[Message], Callable[[Client, Any], Any]] = {
            c.CreateTable: self._create,
            c.JoinTable: self._join,
            c.OpenTable: self._open,
            c.LeaveTable: self._leave,
            c.StartTable: self._start,
            c.SubmitMove: self._move,
            c.AskUndo: self._undo,
            c.AnswerUndo: self._consent,
            c.GetPosition: self._position,
            c.GetSave: self._save,
            c.Say: self._say,
            c.Ring: self._say,
            c.SayReady: self._say,
            c.CallBot: self._call_bot,
            c.RenewSeat: self._renew,
        }

    # -- life ------------------------------------------------------------------------------------------------------

    async def handle(self, client: Client, message: c.ClientMessage) -> None:
        """Does what a message asks for, and answers it."""
        try:
            await self._handlers[type(message)](client, message)
        except Refusal as refusal:
            self.refuse(client, refusal, message)
        except StoreError as error:
            log.error("store: %s", error)
            self.refuse(client, Refusal("not_stored"), message)
        except Exception:
            log.exception("message %s", message.type)
            self.refuse(client, Refusal("failed"), message)

    def refuse(self, client: Client, refusal: Refusal, message: Message | None = None) -> None:
        """Answers that a message is refused."""
        self.counts["refused"] += 1
        client.send(
            h.Refused(
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
        """A connection has ended."""
        for opened in list(self.open.values()):
            self._detach(opened, client)

    # -- access ----------------------------------------------------------------------------------------------------

    def _may_guess(self, client: Client) -> None:
        if not self._guesses.of(client.address, self.now()).allows(self.now()):
            raise Refusal("too_many_guesses")

    def _wrong(self, client: Client, reason: str) -> Refusal:
        self._guesses.of(client.address, self.now()).take(self.now())
        return Refusal(reason)

    async def _of_host(self, client: Client, message: c.StartTable | c.RenewSeat) -> LoadedTable:
        """Returns a table for whoever has its secret. Raises Refusal."""
        self._may_guess(client)
        opened = await self._opened(message.table)
        if not fits(message.secret, opened.table.record.secret):
            raise self._wrong(client, "not_the_host")
        return opened

    async def _seated(self, client: Client, table: str, seat: Seat) -> LoadedTable:
        """Returns a table at which this client has the seat. Raises Refusal."""
        opened = self.open.get(table) or await self._opened(table)
        if opened.windows.get(seat) is not client:
            raise Refusal("not_your_seat")
        return opened

    def _invitation(self, table: TableRecord, seat: Seat) -> h.Invitation:
        """Gives a seat a new secret and new words."""
        secret, words = new_secret(), new_words()
        table.seats[seat].secret, table.seats[seat].words = hashed(secret), hashed(words)
        return h.Invitation(seat=seat, secret=secret, link=link_to(self.base, table.id, secret), words=words)

    # -- messages: setting up --------------------------------------------------------------------------------------

    async def _create(self, client: Client, message: c.CreateTable) -> None:
        if not self._creations.of(client.address, self.now()).take(self.now()):
            raise Refusal("too_fast")
        rules = codec_of(message.game)
        if rules is None:
            raise Refusal("no_game")
        if all(seat.kind != PERSON for seat in message.seats):
            raise Refusal("bad_setup", "no seat is a person's")
        for seat in message.seats:
            if seat.kind != PERSON:
                _check_bot(seat.bot)
        choices = {name: value if isinstance(value, str) else tuple(value) for name, value in message.options.items()}
        try:
            setups = rules.setups(message.scenario, len(message.seats), choices)
        except (SetupError, ValueError, LookupError, TypeError) as error:
            raise Refusal("bad_setup", one_line(error)) from error
        secret = new_secret()
        record = TableRecord(
            id=new_table(),
            game=message.game,
            setup=rules.dump_setup(secrets.choice(setups)),
            secret=hashed(secret),
            clock=message.clock,
            watchers=message.watchers,
            seats=[
                SeatRecord(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == "bot" else "")
                for seat in message.seats
            ],
        )
        people = [place for place, seat in enumerate(record.seats) if seat.kind == PERSON]
        invitations = [self._invitation(record, place) for place in people]
        await self.store.save(record, [], self.now())
        self._forget_idle()
        self.open[record.id] = LoadedTable(Table(record, rules))
        self.counts["tables"] += 1
        client.send(h.Created(table=record.id, secret=secret, link=link_to(self.base, record.id), seats=invitations))

    async def _join(self, client: Client, message: c.JoinTable) -> None:
        self._may_guess(client)
        words = hashed(as_typed(message.words))
        found = await self.store.by_words(words)
        if found is None:
            raise self._wrong(client, "wrong_words")
        table, seat = found
        opened = await self._opened(table)
        async with opened.lock:
            record = opened.table.record
            if record.seats[seat].words != words:  # somebody else was quicker
                raise Refusal("wrong_words")
            secret = new_secret()
            record.seats[seat].secret, record.seats[seat].words = hashed(secret), ""
            record.seats[seat].taken, record.seats[seat].name = True, message.name or record.seats[seat].name
            await self._store(opened)
            link = link_to(self.base, table, secret)
            client.send(h.Joined(table=table, seat=seat, secret=secret, link=link))
            await self._begin_if_full(opened)

    async def _open(self, client: Client, message: c.OpenTable) -> None:
        self._may_guess(client)
        try:
            opened = await self._opened(message.table)
        except Refusal as refusal:
            if refusal.reason == "no_table":
                self._guesses.of(client.address, self.now()).take(self.now())
            raise
        async with opened.lock:
            record = opened.table.record
            seat: Seat | None = None
            if message.secret:
                places = [at for at, s in enumerate(record.seats) if s.secret and fits(message.secret, s.secret)]
                if not places:
                    raise self._wrong(client, "wrong_secret")
                seat = places[0]
                await self._sit_down(opened, seat, message.name)
            elif not record.watchers:
                raise Refusal("no_watchers")
            self._attach(opened, client, seat, message.number)
            await self._begin_if_full(opened)

    async def _sit_down(self, opened: LoadedTable, seat: Seat, name: str) -> None:
        """Gives a seat back to its person: a bot that sat in leaves, and the words are void. Stored if anything
        changed."""
        taking = opened.table.record.seats[seat]
        before = taking.model_copy()
        taking.taken, taking.words, taking.bot = True, "", ""
        taking.name = name or taking.name
        if taking != before:
            await self._store(opened)

    def _attach(self, opened: LoadedTable, client: Client, seat: Seat | None, number: int) -> None:
        if seat is None:
            if client not in opened.watchers:
                opened.watchers.append(client)
        else:
            earlier = opened.windows.get(seat)
            if earlier is not None and earlier is not client:
                opened.told.pop((earlier, seat), None)
                earlier.send(h.Replaced(table=opened.table.record.id, seat=seat))
            opened.windows[seat] = client
        opened.told[client, seat] = number
        client.send(opened.table.info(seat))
        self._tell_presence(opened)
        request = opened.table.record.request
        if opened.table.session is not None:
            self._tell_state(opened, client, seat)
        if request is not None:
            client.send(asked_undo(opened.table))

    def _detach(self, opened: LoadedTable, client: Client) -> None:
        had = [key for key in opened.told if key[0] is client]
        for key in had:
            del opened.told[key]
        opened.windows = {seat: window for seat, window in opened.windows.items() if window is not client}
        opened.watchers = [watcher for watcher in opened.watchers if watcher is not client]
        if had:
            self._tell_presence(opened)

    async def _leave(self, client: Client, message: c.LeaveTable) -> None:
        opened = self.open.get(message.table)
        if opened is not None:
            self._detach(opened, client)

    async def _start(self, client: Client, message: c.StartTable) -> None:
        opened = await self._of_host(client, message)
        async with opened.lock:
            await self._begin(opened)

    async def _begin_if_full(self, opened: LoadedTable) -> None:
        record = opened.table.record
        if opened.table.session is None and all(seat.taken or seat.kind != PERSON for seat in record.seats):
            await self._begin(opened)

    async def _begin(self, opened: LoadedTable) -> None:
        opened.table.begin(secrets.token_hex(NONCE_DIGITS // 2), self.now())
        await self._store(opened)
        for client, seat in opened.audience():
            client.send(opened.table.info(seat))  # with the promise about the deal
        self._tell_all(opened)

    async def _renew(self, client: Client, message: c.RenewSeat) -> None:
        opened = await self._of_host(client, message)
        async with opened.lock:
            record = opened.table.record
            if message.seat >= len(record.seats) or record.seats[message.seat].kind != PERSON:
                raise Refusal("not_your_seat")
            invitation = self._invitation(record, message.seat)
            await self._store(opened)
            earlier = opened.windows.pop(message.seat, None)
            if earlier is not None:
                opened.told.pop((earlier, message.seat), None)
                earlier.send(h.Replaced(table=record.id, seat=message.seat))
            client.send(h.Renewed(table=record.id, invitation=invitation))
            self._tell_presence(opened)

    # -- messages: playing -----------------------------------------------------------------------------------------

    async def _move(self, client: Client, message: c.SubmitMove) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            before = opened.table.number
            number = opened.table.move(message.seat, message.number, message.move, self.now())
            await self._answer(opened, client, message.seat, number, before)

    async def _undo(self, client: Client, message: c.AskUndo) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            before = opened.table.number
            number = opened.table.undo(message.seat, message.number, self.now())
            if number is not None:
                await self._answer(opened, client, message.seat, number, before)
                return
            await self._store(opened)
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
            request = table.consent(message.seat, message.number, message.agree, self.now())
            await self._store(opened)
            told = h.UndoAsked(
                table=table.record.id,
                seat=request.seat,
                number=request.number,
                waiting=request.waiting,
                refused=None if message.agree else message.seat,
            )
            for window, _ in opened.audience():
                window.send(told)
            if not request.waiting:
                self._tell_all(opened)

    async def _call_bot(self, client: Client, message: c.CallBot) -> None:
        opened = await self._seated(client, message.table, message.seat)
        _check_bot(message.bot)
        async with opened.lock:
            table, on = opened.table, message.on
            if on >= len(table.record.seats) or table.record.seats[on].kind != PERSON:
                raise Refusal("not_your_seat")
            if not table.may_call_bot(message.seat, on, on in opened.windows, self.now()):
                raise Refusal("not_away")
            table.sit_in(on, message.bot, self.now())
            await self._store(opened)
            self._tell_all(opened)

    async def _position(self, client: Client, message: c.GetPosition) -> None:
        opened = await self._looking(client, message.table, message.seat)
        async with opened.lock:
            view = opened.table.position(message.moves, message.seat)
            client.send(h.Position(table=message.table, moves=message.moves, seat=message.seat, view=view))

    async def _save(self, client: Client, message: c.GetSave) -> None:
        opened = await self._looking(client, message.table, None)
        async with opened.lock:
            client.send(h.SavedGame(table=message.table, save=opened.table.saved()))

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


def _check_bot(bot: str) -> None:
    """Raises Refusal for a bot that is not there, or would think longer than a table waits."""
    try:
        bot_named(bot)
    except ValueError as error:
        raise Refusal("no_bot") from error
