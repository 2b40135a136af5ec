"""The rows of this device's tables: what tells two tables of the same people apart, and where bots sit in."""

from __future__ import annotations

import json
import random
from datetime import datetime
from typing import Any

import pytest

from engine.host.host_messages import Invitation, Renewed
from game.app.app import App
from game.platform import table_entries
from game.platform.table_entries import TableEntries
from game.together.opener import note
from game.together.table_row import bot_texts, since_text, state_text
from game.together.together_screen import TogetherScreen
from tests.game.test_access import nameless, with_signs
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import seated
from tests.game.together.windows import Windows, book_of, join_by_link, step, table_of


def shown_at(page: TogetherScreen, table: str) -> list[str]:
    """The texts of a table's row."""
    page.rebuild()
    page.refresh(page.ui)
    card: Any = page.ui_root.find(f"table-{table}")
    return [str(getattr(widget, "text", "")) for widget in card.walk()]


def my_tables(app: App) -> TogetherScreen:
    app.go("together")
    page = app.top
    assert isinstance(page, TogetherScreen)
    return page


def test_two_tables_of_the_same_people_are_told_apart_by_number_and_time(
    windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [host.create("struggle") for _ in range(2)]
    apps = [windows.open(name) for name in ("Ana", "Tomás")]
    for day, table in enumerate(made):
        monkeypatch.setattr(table_entries.time, "time", lambda day=day: 1_700_000_000.0 + 86_400 * day)
        for app, invited in zip(apps, table.seats, strict=True):
            join_by_link(app, invited.link, app.folders.data.parent.name)
        windows.until(lambda: all(table_of(app) is not None for app in apps))
        for app in apps:
            table_of(app).leave_game()
    rows = [shown_at(my_tables(app), table.table) for app in apps for table in made]
    for row, table, day in zip(rows, made * 2, (0, 1) * 2, strict=True):
        number = table.table[:4].upper()
        since = datetime.fromtimestamp(1_700_000_000 + 86_400 * day)
        assert f"Table {number}, here since {since:%Y-%m-%d, %H:%M}" in row, "whatever was heard of it since"
    assert set(rows[0]) & set(rows[2]) >= {line for line in rows[0] if line.startswith("Table ")}, "the same for both"
    apps[0].draw()
    assert not [*nameless(apps[0]), *with_signs(apps[0])]


def test_a_table_of_an_older_program_has_its_number_alone(windows: Windows, host: ThreadHost) -> None:
    made, tables = seated(windows, host, "struggle")
    app = tables[0].app
    path = app.folders.data / "together" / "tables.json"
    written = json.loads(path.read_text())
    for entry in written["tables"]:
        del entry["opened"]
    path.write_text(json.dumps(written))
    (entry,) = TableEntries(app.folders).tables
    assert since_text(app, entry) == f"Table {made.table[:4].upper()}"
    TableEntries(app.folders).keep(entry)
    (entry,) = TableEntries(app.folders).tables
    assert not entry.opened, "when it was opened is not known, whenever it is heard of again"


def test_a_bot_that_sits_in_is_told_of_to_all_and_its_person_is_not_waited_for(
    windows: Windows, host: ThreadHost
) -> None:
    made, tables = seated(windows, host, "struggle")
    here, away = (table.app for table in tables)
    seats = tables[0].match.elsewhere
    tables[1].leave_game()
    windows.until(lambda: seats.seats[1].may_call)
    seats.call_bot(1, "random")
    windows.until(lambda: seats.seats[1].bot)
    tables[0].leave_game()
    page = my_tables(here)
    bot = here.ui.text("together-bot-in", name="Tomás")
    windows.until(lambda: bot in shown_at(page, made.table))
    theirs = my_tables(away)
    windows.until(lambda: away.ui.text("tables-bot-you") in shown_at(theirs, made.table))
    assert not book_of(away).waiting, "the bot moves"
    theirs.play(book_of(away).tables[0])
    windows.until(lambda: table_of(away) is not None)
    windows.until(lambda: bot not in shown_at(page, made.table))


def test_a_table_waits_for_its_person_unless_a_bot_plays_that_seat(windows: Windows, host: ThreadHost) -> None:
    """A bot mostly moves before anybody hears that it is its turn."""
    _, tables = seated(windows, host, "struggle")
    app = tables[1].app
    (entry,) = book_of(app).tables
    watched: Any = tables[1].match.elsewhere
    for bot, waits in (("", True), ("random", False), ("", True)):
        seats = [
            one.model_copy(update={"asked": place == 1, "bot": bot if place == 1 else ""})
            for place, one in enumerate(watched.presence.seats)
        ]
        watched.presence = watched.presence.model_copy(update={"seats": seats})
        note(app, book_of(app), entry, watched)
        assert entry.waits is waits


@pytest.mark.parametrize("others", [False, True])
def test_of_several_people_at_one_window_each_is_named(others: bool, windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "struggle")
    app = tables[1].app
    (entry,) = book_of(app).tables
    watched: Any = tables[1].match.elsewhere
    status = watched.presence.seats[1].model_copy(update={"bot": "random"})
    watched.presence = watched.presence.model_copy(update={"seats": [watched.presence.seats[0], status]})
    if others:
        entry.others = [table_entries.OwnSeat(seat=0, secret="", name="Ana")]
    wanted = app.ui.text("together-bot-in", name="Tomás") if others else app.ui.text("tables-bot-you")
    assert bot_texts(app, entry, watched) == [wanted]
    assert bot_texts(app, entry, None) == [], "nothing is said that is not known"
    watched.presence.seats[1] = status.model_copy(update={"kind": "bot"})
    assert bot_texts(app, entry, watched) == [], "it sits in nobody's seat"


def test_a_seat_without_news_shows_what_was_last_known_of_it(windows: Windows, host: ThreadHost) -> None:
    """Before a host has answered a seat (see `test_seat_news`), and where an older one never does."""
    _, tables = seated(windows, host, "struggle", watchers=False)
    for table in tables:
        waits = table.match.viewer in table.match.session.awaiting
        windows.until(lambda table=table, waits=waits: book_of(table.app).tables[0].waits is waits)
        table.leave_game()
        page = my_tables(table.app)
        ((entry, watched),) = page.watching.values()
        windows.until(lambda watched=watched: watched.error == "together-no-watchers")
        wanted = page.text("tables-your-turn") if waits else ""
        assert state_text(table.app, entry, watched) == state_text(table.app, entry, None) == wanted
        row = shown_at(page, entry.table)
        assert (page.text("tables-your-turn") in row) is waits and page.text("together-no-watchers") not in row


def test_a_link_with_the_hosts_new_address_opens_the_seat_there(windows: Windows, host: ThreadHost) -> None:
    link = host.create("struggle").seats[0].link
    guest = windows.open("guest")
    join_by_link(guest, link)
    windows.until(lambda: guest.top.opener.seat is not None and guest.top.opener.seat.presence is not None)
    guest.go("menu")
    host.end()
    before, host.port = host.port, 0
    host.begin()
    assert host.port != before
    bare, _, secret = link.replace(f":{before}/", f":{host.port}/").partition("#")
    join_by_link(guest, bare)
    assert f":{before}/" in guest.top.opener.entry.url, "a link without the secret could lead anywhere"
    guest.go("menu")
    join_by_link(guest, f"{bare}#{secret}")
    windows.until(lambda: guest.top.opener.seat is not None and guest.top.opener.seat.presence is not None)
    assert f":{host.port}/" in TableEntries(guest.folders).tables[0].url


def test_who_watches_is_led_to_the_hosts_new_address(windows: Windows, host: ThreadHost) -> None:
    made = host.create("struggle", ("settler",))
    watcher = windows.open("watcher")
    join_by_link(watcher, made.link)
    windows.until(lambda: book_of(watcher).tables)
    watcher.go("menu")
    host.end()
    before, host.port = host.port, 0
    host.begin()
    join_by_link(watcher, made.link.replace(f":{before}/", f":{host.port}/"))
    windows.until(lambda: f":{host.port}/" in TableEntries(watcher.folders).tables[0].url)


def test_a_table_that_was_forgotten_stays_away_whatever_happens_there(windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "struggle")
    mover = next(table for table in tables if table.match.viewer in table.match.session.awaiting)
    app = next(table for table in tables if table is not mover).app
    table_of(app).leave_game()
    page = my_tables(app)
    ((_, watched),) = page.watching.values()
    windows.until(lambda: watched.presence is not None)
    page._ask_drop(book_of(app).tables[0])
    dialog: Any = app.top
    dialog._choose(dialog.answers[0][1])
    dice, played = random.Random(1), len(mover.match.log)
    while len(mover.match.log) < played + 3 and mover.match.viewer in mover.match.session.awaiting:
        step(mover, dice)
        windows.until(lambda: not mover.match.session.awaiting_host)
    windows.until(lambda: not page.tick(0))
    assert not book_of(app).tables and not TableEntries(app.folders).tables and not page.watching


def test_news_of_a_table_that_was_forgotten_is_not_stored(windows: Windows, host: ThreadHost) -> None:
    """News may be on its way, and a link that was renewed, when the player forgets the table."""
    _, tables = seated(windows, host, "struggle")
    app = tables[1].app
    (entry,) = book_of(app).tables
    watched: Any = tables[1].match.elsewhere
    book_of(app).drop(entry)
    watched.presence = watched.presence.model_copy(update={"status": "over"})
    watched.noted()
    assert not book_of(app).tables and not TableEntries(app.folders).tables
    fresh = {"seat": 0, "secret": "2" * 32, "link": "ws://127.0.0.1:9/", "words": ""}
    watched.heard.append(Renewed(table=entry.table, invitation=Invitation.model_validate(fresh)))
    watched.noted()
    assert not book_of(app).tables and not TableEntries(app.folders).tables


def test_who_is_muted_stays_muted_when_the_list_is_looked_at(windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "struggle")
    app = tables[0].app
    tables[0].match.elsewhere.mute(1, True)
    windows.until(lambda: book_of(app).tables[0].muted == [1])
    table_of(app).leave_game()
    page = my_tables(app)
    ((_, watched),) = page.watching.values()
    windows.until(lambda: watched.presence is not None)
    assert TableEntries(app.folders).tables[0].muted == [1]
