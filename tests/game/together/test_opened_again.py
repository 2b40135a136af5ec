"""A table that the host could not open, or not in this version, is asked for again by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.host.records import StoredLine, TableRecord
from engine.host.store import SqliteStore, StoreError
from engine.host.table import HostedTable
from game.together.remote_seat import GONE
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated
from tests.game.together.windows import Windows, join_by_link, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_a_table_whose_store_fails_is_opened_once_it_does_not(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, tables = seated(windows, host, "struggle")
    host.end()
    windows.until(lambda: all(table.elsewhere.error for table in tables))

    async def full(name: str) -> Any:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("engine.host.store.SqliteStore.load", lambda store, name: full(name))
        host.begin()
        guest = windows.open("guest")
        join_by_link(guest, made.link)
        lobby: Any = guest.top
        elsewhere = [table.elsewhere for table in tables]
        windows.until(lambda: {one.error for one in elsewhere} | {lobby.opener.error} == {"together-busy"})
    windows.until(lambda: table_of(guest) is not None and not any(one.error for one in elsewhere))
    count = len(tables[0].match.log)
    play(windows, tables, lambda: len(tables[0].match.log) >= count + 2)


@pytest.mark.parametrize("part", ["commitment", "share"])
def test_a_part_of_the_deal_that_could_not_be_stored_is_sent_again(
    part: str, windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, save = host.create("struggle"), SqliteStore.save

    async def full(store: SqliteStore, record: TableRecord, *more: Any) -> None:
        if any(getattr(seat.pledge, part) for seat in record.seats):
            raise StoreError("the disk is full")
        await save(store, record, *more)

    guests = [windows.open(name) for name in ("Ana", "Eva")]
    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "save", full)
        for guest, invited in zip(guests, made.seats, strict=True):
            join_by_link(guest, invited.link)
        lobbies: list[Any] = [guest.top for guest in guests]
        windows.until(lambda: "together-busy" in [lobby.opener.error for lobby in lobbies])
    windows.until(lambda: all(table_of(guest) is not None for guest in guests))
    assert all(table_of(guest).match.session.proof.own(seat) for seat, guest in enumerate(guests))


def test_who_is_back_signs_again_if_that_could_not_be_stored(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, tables = seated(windows, host, "struggle")
    elsewhere, save = tables[0].elsewhere, SqliteStore.save

    async def full(store: SqliteStore, record: TableRecord, lines: Sequence[StoredLine], now: float) -> None:
        if any(line.do == "come_back" for line in lines):
            raise StoreError("the disk is full")
        await save(store, record, lines, now)

    elsewhere.call_bot(0, "settler")
    windows.until(lambda: elsewhere.seats[0].bot)
    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "save", full)
        host.end()
        windows.until(lambda: elsewhere.error)
        host.begin()
        windows.until(lambda: elsewhere.error == "together-busy")
    windows.until(lambda: not elsewhere.error and not elsewhere.session.awaiting_host)


def test_who_has_guessed_too_often_hears_later_what_is_wrong(windows: Windows, host: ThreadHost) -> None:
    guesses = host.server.service._guesses.of("127.0.0.1", host.server.service.now())
    guesses.left = 0.5  # the next one is allowed after three seconds
    guest = windows.open("guest")
    link, _, secret = host.create("struggle").seats[0].link.partition("#")
    join_by_link(guest, f"{link}#{secret[::-1]}")
    lobby: Any = guest.top
    windows.until(lambda: lobby.opener.error == "together-too-many")
    windows.until(lambda: lobby.opener.error == GONE["wrong_secret"])


def test_a_host_with_the_right_version_now_is_asked_when_it_comes_back(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = HostedTable.info
    made = host.create("struggle")
    guest = windows.open("guest")
    with monkeypatch.context() as other:
        other.setattr(
            HostedTable, "info", lambda table, seat: info(table, seat).model_copy(update={"components": "another"})
        )
        join_by_link(guest, made.seats[0].link)
        lobby: Any = guest.top
        windows.until(lambda: lobby.opener.error == "together-other-version")
        host.end()
    host.begin()
    windows.until(lambda: not lobby.opener.error and lobby.opener.seat.session is not None)
