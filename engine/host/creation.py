"""Answers the message that creates a table: checks what was asked for, stores the table, and sends the invitations."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property
from typing import Any

from engine.bots.bot_spec import bot_named
from engine.core.codec import Codec
from engine.core.move import Seat
from engine.core.rules import SetupError
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.bot_workers import codec_of
from engine.host.limits import AddressLimits
from engine.host.loaded_tables import Client, LoadedTable, LoadedTables
from engine.host.message_types import Refusal
from engine.host.records import PERSON, TableRecord, TableSeat
from engine.host.seats import first_invitation, fits, hashed, link_to, new_secret, new_words, table_id
from engine.host.table import HostedTable
from engine.storage.save_file import one_line

CREATIONS = 1 / 60, 20  # tables of one address: one each minute, twenty at once


class TableCreation(LoadedTables):
    """Creates tables."""

    @cached_property
    def _creations(self) -> AddressLimits:
        return AddressLimits(*CREATIONS)

    @cached_property
    def _creating(self) -> asyncio.Lock:
        """Held while a table is made: sent again meanwhile, the message must find it."""
        return asyncio.Lock()

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
                check_bot(seat.bot)
        choices = {name: value if isinstance(value, str) else tuple(value) for name, value in message.options.items()}
        try:
            setups = rules.setups(message.scenario, len(message.seats), choices)
        except (SetupError, ValueError, LookupError, TypeError) as error:
            raise Refusal("bad_setup", one_line(error)) from error
        async with self._creating:
            before = await self._made(message.secret) if message.secret else None
            if before is None:
                await self._make(client, message, rules, rules.dump_setup(secrets.choice(setups)))
            else:
                self._repeat_answer(client, before.table.record, message.secret)

    async def _made(self, secret: str) -> LoadedTable | None:
        """Returns the table that was made with this secret. Raises Refusal if it is another's."""
        try:
            opened = await self._opened(table_id(secret))
        except Refusal as refusal:
            if refusal.reason == "no_table":
                return None
            raise
        if not fits(secret, opened.table.record.secret):
            raise Refusal("not_the_host")
        return opened

    async def _make(self, client: Client, message: c.CreateTable, rules: Codec[Any, Any, Any], setup: Any) -> None:
        """Makes a table, stores it, and answers."""
        secret = message.secret or new_secret()
        record = TableRecord(
            id=table_id(secret),
            game=message.game,
            setup=setup,
            secret=hashed(secret),
            clock=message.clock,
            watchers=message.watchers,
            listed=message.listed,
            seats=[
                TableSeat(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == "bot" else "")
                for seat in message.seats
            ],
        )
        for place, seat in enumerate(record.seats):
            if seat.kind == PERSON:
                _open_seat(record, place, *first_invitation(secret, place))
        session = self.store.session
        await self.store.save(record, [], self.now())
        if session == self.store.session:  # else it is read when it is wanted
            self._forget_idle()
            self.open[record.id] = LoadedTable(HostedTable(record, rules))
        self.counts["tables"] += 1
        self._answer_created(client, record, secret)

    def _repeat_answer(self, client: Client, record: TableRecord, secret: str) -> None:
        """Answers whoever made a table and got no answer; the invitations are the same. Raises Refusal once somebody
        has a seat."""
        if record.status != "gathering" or any(seat.taken for seat in record.seats):
            raise Refusal("begun")
        self._answer_created(client, record, secret)

    def _answer_created(self, client: Client, record: TableRecord, secret: str) -> None:
        invitations = [
            self._invitation_to(record, place, *first_invitation(secret, place))
            for place, seat in enumerate(record.seats)
            if seat.kind == PERSON
        ]
        link = link_to(self.base, record.id)
        client.send(h.Created(table=record.id, secret=secret, link=link, seats=invitations))

    def _invite_anew(self, record: TableRecord, seat: Seat) -> h.Invitation:
        """Gives a seat a new secret and new words, and forgets where it was told of its turns: who opens it next may be
        another person."""
        secret, words = new_secret(), new_words()
        _open_seat(record, seat, secret, words)
        record.seats[seat].notify = record.seats[seat].notice_error = ""
        record.notices = [due for due in record.notices if due.seat != seat]
        return self._invitation_to(record, seat, secret, words)

    def _invitation_to(self, record: TableRecord, seat: Seat, secret: str, words: str) -> h.Invitation:
        return h.Invitation(seat=seat, secret=secret, link=link_to(self.base, record.id, secret), words=words)


def _open_seat(record: TableRecord, seat: Seat, secret: str, words: str) -> None:
    """Has a seat be opened by this secret, or claimed by these words."""
    invited = record.seats[seat]
    invited.secret, invited.words, invited.claimed = hashed(secret), hashed(words), False


def check_bot(bot: str) -> None:
    """Checks that a text names a bot. Raises Refusal ("no_bot"), also for a bot with a search budget (see bot_spec): a
    client could make the host think for days."""
    if ":" in bot:
        raise Refusal("no_bot")
    try:
        bot_named(bot)
    except ValueError as error:
        raise Refusal("no_bot") from error
