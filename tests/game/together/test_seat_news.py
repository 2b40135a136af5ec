"""Seats whose tables this device can't watch, or that are beyond the first it watches: their hosts are asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.host.client_messages import ClientMessage
from engine.host.message_types import Refusal
from engine.host.protocol import read_client
from game.app.app import App
from game.platform import clock
from game.together import seat_news, together_screen
from game.together.together_screen import TogetherScreen
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import seated
from tests.game.together.test_my_tables import my_tables, shown_at
from tests.game.together.windows import Windows, book_of, step, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")
EVERY = 50  # ms


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_news, "ASK_EVERY", EVERY)


def told(page: TogetherScreen) -> list[str]:
    """The tables whose hosts have answered."""
    assert page.news is not None
    return list(page.news.told)


def mover_and_other(tables: list[Any]) -> tuple[Any, App]:
    """The table whose person is to move, and the window of the other person, who has left."""
    mover = next(table for table in tables if table.match.viewer in table.match.session.awaiting)
    other = next(table.app for table in tables if table is not mover)
    table_of(other).leave_game()
    return mover, other


def play_on(windows: Windows, table: Any) -> None:
    """Moves until somebody else is to move."""
    dice = random.Random(1)
    while table.match.viewer in table.match.session.awaiting:
        step(table, dice)
        windows.until(lambda: not table.match.session.awaiting_host)


@pytest.mark.parametrize("watchers", [False, True], ids=["no watchers", "beyond the watched ones"])
def test_whose_turn_it_is_is_told_while_the_page_is_open(
    watchers: bool, windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    if watchers:
        monkeypatch.setattr(together_screen, "WATCHED", 0)
    made, tables = seated(windows, host, "struggle", watchers=watchers)
    mover, app = mover_and_other(tables)
    page = my_tables(app)
    theirs = page.text("tables-their-turn", names=mover.match.name(mover.match.viewer))
    windows.until(lambda: theirs in shown_at(page, made.table))
    assert not book_of(app).waiting
    play_on(windows, mover)
    windows.until(lambda: page.text("tables-your-turn") in shown_at(page, made.table))
    assert book_of(app).waiting == 1
    at_table = host.server.service.open[made.table]
    assert not at_table.watchers and len(at_table.windows) == 1, "the seat is not taken from another window"
    host.end()
    windows.until(lambda: not told(page))
    assert page.text("tables-your-turn") in shown_at(page, made.table), "what was last known stays"
    page.leave()
    assert page.news is None and page.next_tick(0) is None


def test_an_older_host_is_not_asked_for_ever_and_what_was_last_known_stays(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def older(text: str | bytes) -> ClientMessage:
        if "get_presence" in str(text):
            asked.append(str(text))
            raise Refusal("unreadable", "no such type")
        return read_client(text)

    monkeypatch.setattr("engine.host.server.read_client", older)
    made, tables = seated(windows, host, "struggle", watchers=False)
    mover, app = mover_and_other(tables)
    windows.until(lambda: book_of(mover.app).waiting)
    table_of(mover.app).leave_game()
    page, theirs = my_tables(mover.app), my_tables(app)
    later(windows, page)
    later(windows, theirs)
    count = len(asked)
    pause(windows)
    assert len(asked) == count >= 2, "each window asked, and no more once it was refused"
    assert page.text("tables-your-turn") in shown_at(page, made.table) and not told(page)
    assert theirs.text("tables-your-turn") not in shown_at(theirs, made.table)


def test_a_seat_whose_link_was_renewed_is_not_guessed_for(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle", watchers=False)
    _, app = mover_and_other(tables)
    (entry,) = book_of(app).tables
    host.server.service.open[made.table].table.record.seats[entry.seat].secret = ""
    before = host.server.service.counts["refused"]
    page = my_tables(app)
    later(windows, page)
    count = host.server.service.counts["refused"]
    pause(windows)
    assert host.server.service.counts["refused"] == count >= before + 2, "as an onlooker and by the seat, then no more"


def later(windows: Windows, page: TogetherScreen) -> None:
    """Waits until the page has nothing to ask any more, and all answers have come."""
    ((_, watched),) = page.watching.values()
    windows.until(lambda: watched.error)
    windows.until(lambda: page.news is not None and page.news._lines)
    windows.until(lambda: page.news is not None and page.news.next_tick(0) is None)
    pause(windows)


def pause(windows: Windows) -> None:
    """Waits for as long as a page takes to ask several times."""
    end = clock.now() + 10 * EVERY
    windows.until(lambda: clock.now() > end)
