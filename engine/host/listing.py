"""Lists a host's tables to clients on the local network, and gives a free seat of a listed table to whoever asks.

Listed are the tables whose creator wanted it, at a host that announces itself; a client beyond the local network is
refused.
"""

from __future__ import annotations

from engine.core.move import Seat
from engine.host import client_messages as c
from engine.host import host_messages as h
from engine.host.addresses import is_local
from engine.host.loaded_tables import Client, LoadedTable
from engine.host.message_types import Refusal
from engine.host.records import PERSON, TableRecord
from engine.host.seating import Seating
from engine.host.seats import fits

MOST_LISTED = 64


def free_seats(record: TableRecord) -> list[Seat]:
    """Returns the seats that anybody may take: of people, at a table that still gathers them, and not taken."""
    if record.status != "gathering":
        return []
    return [place for place, seat in enumerate(record.seats) if seat.kind == PERSON and not seat.taken]


def _listed(opened: LoadedTable) -> h.ListedTable:
    record = opened.table.record
    return h.ListedTable(
        table=record.id,
        game=record.game,
        setup=record.setup,
        clock=record.clock,
        watchers=record.watchers,
        status=record.status,
        people=[seat.name for seat in record.seats if seat.kind == PERSON and seat.taken],
        free=len(free_seats(record)),
        here=len(opened.windows),
    )


class Listing(Seating):
    """Answers the messages of clients that were invited to no table. `lists`: whether this host announces itself."""

    lists = False

    def _may_list(self, client: Client) -> None:
        if not (self.lists and is_local(client.address)):
            raise Refusal("no_list")

    async def _list(self, client: Client, message: c.ListTables) -> None:
        self._may_list(client)
        tables = [one for one in self.open.values() if one.table.record.listed and one.table.record.status != "over"]
        shown = sorted((_listed(one) for one in tables), key=lambda one: (not one.free, not one.here))
        client.send(h.Tables(tables=shown[:MOST_LISTED]))

    async def _sit(self, client: Client, message: c.SitDown) -> None:
        """Gives the client a free seat, or the one that it has claimed by the same secret before."""
        self._may_list(client)
        opened = await self._linked(client, message.table)
        async with opened.lock:
            record = opened.table.record
            if not record.listed:
                raise self._wrong(client, "no_table")
            own = [
                place for place, seat in enumerate(record.seats) if seat.secret and fits(message.secret, seat.secret)
            ]
            places = own or free_seats(record)
            if not places:
                raise Refusal("no_seat")
            await self._claim(opened, client, places[0], message.secret, message.name)
