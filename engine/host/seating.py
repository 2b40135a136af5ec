"""Answers messages about seats: joining by words, sitting down or watching, detaching a window, renewing a link, and
gathering the shares of the joint deal."""

from __future__ import annotations

from functools import cached_property

from engine.core.move import Seat
from engine.host import client_messages as c
from engine.host import dealing
from engine.host import host_messages as h
from engine.host.creation import TableCreation
from engine.host.limits import AddressLimits
from engine.host.loaded_tables import Client, LoadedTable, asked_undo
from engine.host.message_types import Refusal
from engine.host.notices import kind_of
from engine.host.records import PERSON
from engine.host.seats import fits, hashed, link_to, new_secret, normalized_words
from engine.host.store import StoreLost
from engine.host.table import HostedTable

GUESSES = 1 / 6, 10  # wrong secrets and words of one address: one each six seconds, ten at once


class Seating(TableCreation):
    """Answers the messages about seats, before the game and while it goes on."""

    @cached_property
    def _guesses(self) -> AddressLimits:
        return AddressLimits(*GUESSES)

    # -- access ----------------------------------------------------------------------------------------------------

    def _may_guess(self, client: Client) -> None:
        if not self._guesses.of(client.address, self.now()).allows(self.now()):
            raise Refusal("too_many_guesses")

    def _wrong(self, client: Client, reason: str) -> Refusal:
        """Counts a wrong link or wrong words, and returns the refusal. Right links are never refused for wrong ones:
        others may share the address, and nobody guesses a secret."""
        allowed = self._guesses.of(client.address, self.now()).take(self.now())
        return Refusal(reason if allowed else "too_many_guesses")

    async def _linked(self, client: Client, table: str) -> LoadedTable:
        """Returns the table that a link leads to; one that does not exist counts as a wrong link. Raises Refusal."""
        try:
            return await self._opened(table)
        except Refusal as refusal:
            if refusal.reason == "no_table":
                raise self._wrong(client, "no_table") from refusal
            raise

    async def _of_host(self, client: Client, message: c.StartTable | c.RenewSeat) -> LoadedTable:
        """Returns a table for whoever has its secret. Raises Refusal."""
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

    # -- messages --------------------------------------------------------------------------------------------------

    async def _join(self, client: Client, message: c.JoinTable) -> None:
        self._may_guess(client)
        words = hashed(normalized_words(message.words))
        found = await self.store.by_words(words)
        if found is None:
            raise self._wrong(client, "wrong_words")
        table, seat = found
        opened = await self._opened(table)
        async with opened.lock:
            taking = opened.table.record.seats[seat]
            if taking.words != words:  # somebody else was quicker
                raise Refusal("wrong_words")
            if taking.claimed and not fits(message.secret, taking.secret):
                raise self._wrong(client, "wrong_words")
            await self._claim(opened, client, seat, message.secret, message.name, words)

    async def _claim(
        self, opened: LoadedTable, client: Client, seat: Seat, secret: str, name: str, words: str = ""
    ) -> None:
        """Gives a seat to whoever brings its new secret, and answers. Brought again, it is the same claim: the host may
        have stopped after the first was stored. `words`: the hash of those that lead there again."""
        taking, given = opened.table.record.seats[seat], secret or new_secret()
        before = taking.model_copy()
        taking.secret, taking.words = hashed(given), words if secret else ""
        taking.claimed, taking.taken, taking.name = bool(taking.words), True, name or taking.name
        if taking != before:
            await self._store(opened)
        table = opened.table.record.id
        client.send(h.Joined(table=table, seat=seat, secret=given, link=link_to(self.base, table, given)))

    async def _open(self, client: Client, message: c.OpenTable) -> None:
        opened = await self._linked(client, message.table)
        async with opened.lock:
            record = opened.table.record
            seat: Seat | None = None
            if message.secret:
                places = [at for at, s in enumerate(record.seats) if s.secret and fits(message.secret, s.secret)]
                if not places:
                    raise self._wrong(client, "wrong_secret")
                seat = places[0]
                changed, anew = await self._sit_down(opened, seat, message)
            elif not record.watchers:
                raise Refusal("no_watchers")
            else:
                changed = anew = False
            self._attach(opened, client, seat, message.number)
            if anew:
                self._tell_deal(opened)
            if changed:
                self._tell_all(opened)
            await self._draw(opened)

    async def _sit_down(self, opened: LoadedTable, seat: Seat, message: c.OpenTable) -> tuple[bool, bool]:
        """Gives a seat back to its person: a bot that sat in leaves, and the words are void. Stored if anything
        changed. Returns whether the log has a new line, and whether the deal begins anew."""
        table = opened.table
        taking, number = table.record.seats[seat], table.number
        before = taking.model_copy(deep=True)
        taking.taken, taking.ready, taking.words, taking.claimed, taking.bot = True, True, "", False, ""
        taking.name = message.name or taking.name
        anew = table.session is None and dealing.take_key(table.record, seat, message.key)
        if table.session is not None:
            table.on_seat_taken(seat, message.key, self.now())
        if taking.since is None:  # who sees that a turn was taken back is told when it begins again
            taking.noticed = False
        if taking != before or table.number > number or anew:
            await self._store(opened)
        return opened.table.number > number, anew

    def _attach(self, opened: LoadedTable, client: Client, seat: Seat | None, number: int) -> None:
        """Makes a client a window of the table, and shows it what it has not seen. Raises StoreLost where the table was
        lost while the client waited for it: it would hear no more of the game."""
        if self.open.get(opened.table.record.id) is not opened:
            raise StoreLost("the table was forgotten meanwhile")
        if seat is None:
            if client not in opened.watchers:
                opened.watchers.append(client)
        else:
            earlier = opened.windows.get(seat)
            if earlier is not None and earlier is not client:
                opened.last_sent.pop((earlier, seat), None)
                earlier.send(h.Replaced(table=opened.table.record.id, seat=seat))
            opened.windows[seat] = client
        opened.last_sent[client, seat] = number
        client.send(opened.table.info(seat))
        deal = opened.table.deal()
        if deal is not None:
            client.send(deal)
        self._tell_presence(opened)
        if seat is not None and opened.table.record.seats[seat].notify:
            client.send(_notices_of(opened.table, seat))
        request = opened.table.record.request
        if opened.table.session is not None:
            self._tell_state(opened, client, seat)
        if request is not None:
            client.send(asked_undo(opened.table))

    def _detach(self, opened: LoadedTable, client: Client) -> None:
        had = [key for key in opened.last_sent if key[0] is client]
        for key in had:
            del opened.last_sent[key]
        opened.windows = {seat: window for seat, window in opened.windows.items() if window is not client}
        opened.watchers = [watcher for watcher in opened.watchers if watcher is not client]
        if had:
            self._tell_presence(opened)

    async def _notify(self, client: Client, message: c.NotifySeat) -> None:
        if message.to and kind_of(message.to) not in self.notifier.kinds:
            raise Refusal("no_notices")
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            seat = opened.table.record.seats[message.seat]
            seat.notify, seat.notice_error = message.to, ""
            await self._store(opened)
            client.send(_notices_of(opened.table, message.seat))

    async def _leave(self, client: Client, message: c.LeaveTable) -> None:
        opened = self.open.get(message.table)
        if opened is not None:
            self._detach(opened, client)

    async def _start(self, client: Client, message: c.StartTable) -> None:
        opened = await self._of_host(client, message)
        async with opened.lock:
            if opened.table.session is not None:
                raise Refusal("begun")
            anew = dealing.leave_out(opened.table.record, tuple(opened.windows))
            await self._store(opened)
            if anew:
                self._tell_deal(opened)
            await self._draw(opened)

    async def _pledge(self, client: Client, message: c.Pledge) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            if opened.table.session is not None:
                raise Refusal("begun")
            anew = dealing.take_commitment(opened.table.record, message.seat, message.commitment)
            await self._store(opened)
            if anew:
                self._tell_deal(opened)
            await self._draw(opened)

    async def _reveal(self, client: Client, message: c.RevealShare) -> None:
        opened = await self._seated(client, message.table, message.seat)
        async with opened.lock:
            if opened.table.session is None:  # else it is the same once more
                dealing.take_share(opened.table.record, message.seat, message.share, message.signature)
                await self._store(opened)
                await self._draw(opened)

    async def _draw(self, opened: LoadedTable) -> None:
        """Goes on with the deal as far as it goes: asks for the shares, or begins the game."""
        if opened.table.session is not None:
            return
        offered, begun = dealing.offer(opened.table.record), opened.table.begin(self.now())
        if offered or begun:
            await self._store(opened)
            self._tell_deal(opened)
        if begun:
            self._tell_all(opened)

    def _tell_deal(self, opened: LoadedTable) -> None:
        """Tells every window where the deal stands: the salt, the terms, the promise."""
        deal = opened.table.deal()
        for client, seat in opened.audience():
            client.send(opened.table.info(seat))
            if deal is not None:
                client.send(deal)

    async def _renew(self, client: Client, message: c.RenewSeat) -> None:
        opened = await self._of_host(client, message)
        async with opened.lock:
            record = opened.table.record
            if message.seat >= len(record.seats) or record.seats[message.seat].kind != PERSON:
                raise Refusal("not_your_seat")
            invitation = self._invite_anew(record, message.seat)
            await self._store(opened)
            earlier = opened.windows.pop(message.seat, None)
            if earlier is not None:
                opened.last_sent.pop((earlier, message.seat), None)
                earlier.send(h.Replaced(table=record.id, seat=message.seat))
            client.send(h.Renewed(table=record.id, invitation=invitation))
            self._tell_presence(opened)


def _notices_of(table: HostedTable, seat: Seat) -> h.NoticesTo:
    occupied = table.record.seats[seat]
    return h.NoticesTo(table=table.record.id, seat=seat, to=occupied.notify, error=occupied.notice_error)
