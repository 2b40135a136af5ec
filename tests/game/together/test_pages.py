"""The pages through which a table is hosted and joined; where it matters, with a host process beside the window."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from engine.host.host_messages import Joined, Presence
from engine.host.server import HostConnection
from game.platform.folders import Folders
from game.platform.table_entries import table_entries
from game.screens.dialog import Dialog
from game.screens.new_game import NewGameScreen
from game.together.host_process import READY, HostProcess, host_of
from game.together.hosting import HostDialog
from game.together.line import HostLine
from game.together.lobby import LobbyScreen, entry_lobby
from game.together.opener import TableOpener
from game.together.together_screen import TogetherScreen, proposals
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_access import nameless, with_signs
from tests.game.together.windows import (
    Windows,
    chosen,
    hosted,
    join_by_link,
    loopback,
    step,
    table_of,
    two_tables,
    widget_names,
)

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.mark.host_process
def test_one_hosts_another_joins_by_link_and_both_play(windows: Windows) -> None:
    tables = two_tables(windows, "brazil")
    dice = random.Random(5)
    assert [table.match.viewer for table in tables] == [0, 1]
    assert [table.match.name(seat) for table in tables for seat in (0, 1)] == ["Ana", "Tomás"] * 2
    seen: set[str] = set()

    def both_have_moved() -> bool:
        for table in tables:
            step(table, dice)
            seen.add(type(table.app.top).__name__)
        logs = [table.match.log for table in tables]
        return all({0, 1} <= {entry.move.seat for entry in log[6:]} for log in logs)

    windows.until(both_have_moved)
    assert "BrazilHandover" not in seen and not any("Handover" in name for name in seen), "each has a screen"
    windows.apps[0].quit()
    assert isinstance(windows.apps[0].top, HostDialog), "others may go on at this host"
    windows.apps[0].top._choose(windows.apps[0].top.answers[0][1])
    assert not windows.apps[0].running and host_of(windows.apps[0].folders).running()


@pytest.mark.host_process
def test_a_host_that_is_killed_is_started_again_beside_its_window(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection breaks while it still counts as running: the system closes a process's sockets before its end."""
    tables = two_tables(windows, "struggle")
    process = host_of(windows.apps[0].folders)
    port = process.ready().port
    count = len(tables[0].match.log)
    process._process.kill()
    process._process.wait()
    asked, running = iter([True, True]), process.running
    monkeypatch.setattr(process, "running", lambda: next(asked, None) or running())
    windows.until(lambda: all(table.elsewhere.error for table in tables))
    windows.until(lambda: not any(table.elsewhere.error for table in tables))
    assert process.ready().port == port, "links stay valid"
    dice = random.Random(5)

    def moved() -> bool:
        for table in tables:
            step(table, dice)
        return all(len(table.match.log) > count + 4 for table in tables)

    windows.until(moved)


def test_where_a_killed_host_listened_nobody_is_asked_until_the_new_one_listens(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may listen there meanwhile, which a seat's secret must not be sent to."""
    process, begun = HostProcess(folders), []
    process.folder.mkdir(parents=True)
    (process.folder / READY).write_text('{"pid": 1, "port": 9321, "base": "ws://here:9321"}')

    def begin(command: list[str], **more: object) -> subprocess.Popen[bytes]:
        begun.append(command)
        return sleeping(sleeper, **more)

    sleeping, sleeper = subprocess.Popen, [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(subprocess, "Popen", begin)
    process.start()
    try:
        assert process.running() and process.ready() is None
        assert begun[0][begun[0].index("--port") + 1] == "9321", "links stay valid"
    finally:
        process._process.kill()
        process._process.wait()
    process.start()
    process._process.kill()
    process._process.wait()
    assert begun[1][begun[1].index("--port") + 1] == "9321", "also when that one never listened"


def test_an_address_that_cannot_be_put_aside_is_not_taken_for_the_new_hosts(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = HostProcess(folders)
    process.folder.mkdir(parents=True)
    (process.folder / READY).write_text('{"pid": 1, "port": 9321, "base": "ws://here:9321"}')

    def refused(*paths: object) -> None:
        raise PermissionError("in use")

    begun: list[list[str]] = []
    sleeping, sleeper = subprocess.Popen, [sys.executable, "-c", "import time; time.sleep(60)"]

    def begin(command: list[str], **more: object) -> subprocess.Popen[bytes]:
        begun.append(command)
        return sleeping(sleeper, **more)

    monkeypatch.setattr("os.replace", refused)
    monkeypatch.setattr(subprocess, "Popen", begin)
    process.start()
    try:
        assert process.running() and process.ready() is None
        assert begun[0][begun[0].index("--port") + 1] == "9321"
        (process.folder / READY).write_text('{"pid": 2, "port": 9321, "base": "ws://here:9321"}')
        assert process.ready().pid == 2
    finally:
        process._process.kill()
        process._process.wait()


def test_join_proposes_the_name_used_last(windows: Windows) -> None:
    app, _ = hosted(windows, "struggle")
    assert table_entries(app.folders).name == "Ana"
    page = TogetherScreen(app)
    app.push(page)
    page.refresh(app.ui)
    assert page.ui_root.find("own-name").value == "Ana"


@pytest.mark.parametrize(("limit", "when_out"), [("none", "bot"), ("hours_8", "bot"), ("days_1", "wait")])
def test_open_seats_can_be_filled_with_bots(windows: Windows, limit: str, when_out: str) -> None:
    app, entry = hosted(windows, "historia", clock=limit, when_out=when_out)
    lobby = app.top
    assert isinstance(lobby, LobbyScreen) and lobby._open_seats == [1]
    lobby.opener.fill()
    windows.until(lambda: table_of(app) is not None)
    table = table_of(app)
    windows.until(lambda: table.match.elsewhere.seats[1].bot == "governor")
    assert table_entries(app.folders).entry(entry.table, entry.secret).status == "running"


def test_bots_are_called_also_when_the_table_is_there_before_it_is_said_that_the_game_runs(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, _ = hosted(windows, "historia")
    held: list[Any] = []
    arrived = HostLine.arrived

    def late(line: HostLine) -> list[Any]:
        came = [*held, *arrived(line)]
        held[:] = [one for one in came if isinstance(one, Presence)] if table_of(app) is None else []
        return [one for one in came if one not in held]

    monkeypatch.setattr(HostLine, "arrived", late)
    assert isinstance(app.top, LobbyScreen)
    app.top.opener.fill()
    windows.until(lambda: table_of(app) is not None)
    windows.until(
        lambda: table_of(app).match.elsewhere.seats and table_of(app).match.elsewhere.seats[1].bot == "governor"
    )


def test_who_has_a_seat_but_no_window_is_waited_for_or_left_out(windows: Windows) -> None:
    app, entry = hosted(windows, "struggle")
    lobby, guest = app.top, windows.open("guest")
    assert isinstance(lobby, LobbyScreen) and lobby._missing == lobby._open_seats == [1]
    entries = table_entries(guest.folders)
    opener = TableOpener(guest, entries, words=entry.invitations[0].words, urls=[entry.url], name="Eva")
    windows.until(lambda: opener.seat is not None or (opener.step() and opener.seat is not None))
    windows.until(lambda: not lobby._missing)
    opener.close()  # before it has committed to a share
    windows.until(lambda: lobby._missing == [1])
    assert "Eva" in lobby._waiting_for(), "the seat is taken, but its window is closed"
    lobby.refresh(app.ui)
    fill = lobby.ui_root.find("fill")
    assert fill is not None and fill.enabled
    lobby._ask_fill()
    dialog = app.top
    assert isinstance(dialog, Dialog) and lobby.text("lobby-fill-signs") in dialog.body
    dialog._choose(dialog.answers[0][1])
    windows.until(lambda: table_of(app) is not None)
    assert not table_of(app).match.elsewhere.seats[1].bot, "a person has the seat"
    guest.push(entry_lobby(guest, entries, entries.tables[0]))
    windows.until(lambda: table_of(guest) is not None)
    assert not table_of(guest).match.session.proof.own(1), "the deal was drawn without this device"


def test_a_seat_that_was_taken_gets_a_new_link_in_the_lobby_while_its_window_is_closed(windows: Windows) -> None:
    app, entry = hosted(windows, "struggle")
    lobby, guest = app.top, windows.open("guest")
    entries = table_entries(guest.folders)
    opener = TableOpener(guest, entries, words=entry.invitations[0].words, urls=[entry.url], name="Eva")
    windows.until(lambda: opener.seat is not None or (opener.step() and opener.seat is not None))
    windows.until(lambda: not lobby._missing)
    assert not {"renew-1", "link-1"} & widget_names(lobby), "who is here keeps the seat"
    opener.close()  # before it has committed to a share
    windows.until(lambda: lobby._missing == [1])
    assert "renew-1" in widget_names(lobby) and "link-1" not in widget_names(lobby), (
        "the link that was used is not shown"
    )
    before = entry.invitations[0].words
    lobby.ui_root.find("renew-1").press()
    app.top._choose(app.top.answers[0][1])
    windows.until(lambda: entry.invitations[0].words != before)
    assert {"link-1", "copy-1", "renew-1"} <= widget_names(lobby)
    other = windows.open("other")
    taken = TableOpener(
        other, table_entries(other.folders), words=entry.invitations[0].words, urls=[entry.url], name="Ada"
    )
    windows.until(lambda: taken.seat is not None or (taken.step() and taken.seat is not None))
    windows.until(lambda: not lobby._missing)
    assert lobby._name(1) == "Ada" and not {"renew-1", "link-1"} & widget_names(lobby), "a link that was used is void"
    taken.close()


@pytest.mark.sampled
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_all_that_takes_the_focus_in_the_lobby_has_a_name(windows: Windows, language: str) -> None:
    app, _ = hosted(windows, "historia")
    app.settings.language = language
    app.restyle()
    app.draw()
    assert len(app.top.ui_root.order()) >= 7
    assert not [*nameless(app), *with_signs(app)]


def test_a_new_link_makes_the_old_one_void(windows: Windows) -> None:
    app, entry = hosted(windows, "struggle")
    before = entry.invitations[0].link
    app.top.opener.renew(1)
    windows.until(lambda: entry.invitations[0].link != before)
    guest = windows.open("guest")
    page = TogetherScreen(guest)
    guest.push(page)
    page._rename("Tomás")
    page._type(loopback(entry, before))
    page.join()
    windows.until(lambda: guest.top.opener.error)
    assert guest.top.opener.error == "together-wrong-link"


def test_the_link_of_a_notice_leads_a_player_back_to_the_seat_and_others_to_watch(windows: Windows) -> None:
    """A notice is read where anybody may see it, so its link has no secret."""
    app, entry = hosted(windows, "struggle")
    link = loopback(entry, entry.watch_link)
    guest = windows.open("guest")
    join_by_link(guest, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(app) is not None and table_of(guest) is not None)
    guest.go("menu")
    join_by_link(guest, link)
    windows.until(lambda: table_of(guest) is not None)
    assert table_of(guest).match.elsewhere.own_seats == [1]
    assert len(table_entries(guest.folders).tables) == 1
    watcher = windows.open("watcher")
    join_by_link(watcher, link)
    windows.until(lambda: table_of(watcher) is not None)
    assert table_of(watcher).match.elsewhere.own_seats == []
    join_by_link(watcher, loopback(entry, entry.invitations[0].link))
    windows.until(lambda: table_of(watcher).match.elsewhere.own_seats == [1])
    assert len(table_entries(watcher.folders).tables) == 1, "who has a seat no longer watches"


def test_six_words_and_the_address_give_a_seat_once(windows: Windows) -> None:
    _, entry = hosted(windows, "struggle")
    guest = windows.open("guest")
    guest.go("together")
    page = guest.top
    page._rename("Tomás")
    page._type(entry.invitations[0].words)
    assert page.why_not == "join-where"
    page._type_address(entry.url.partition("://")[2].rstrip("/"))
    page.join()
    windows.until(lambda: table_of(guest) is not None)
    assert table_of(guest).match.viewer == 1
    assert table_entries(guest.folders).name == "Tomás"


def test_people_elsewhere_leave_one_person_here(windows: Windows) -> None:
    app = windows.open("one")
    app.select_game("brazil")
    app.settings.last_games["brazil"] = chosen("brazil", who=("person", "person"))
    page = NewGameScreen(app)
    page.set_who(1, "elsewhere")
    assert [seat.who for seat in page.setup.seats] == ["person", "elsewhere"]
    page.set_who(0, "elsewhere")
    assert [seat.who for seat in page.setup.seats] == ["elsewhere", "person"]
    page.set_who(0, "person")
    assert [seat.who for seat in page.setup.seats] == ["person", "person"], "nobody is elsewhere any more"


def test_the_menu_is_silent_on_the_network() -> None:
    """No part of a connection is even imported until somebody hosts or joins."""
    code = (
        "import sys; import game.app.app, game.screens.menu, game.app.routes, game.screens.new_game;"
        "from game.shell import registry; [registry.plugin(one) for one in registry.PLUGINS];"
        "import game.brazil.table_factory, game.historia.table_factory, game.struggle.table_factory;"
        "print(sorted({'websockets', 'asyncio', 'ssl', 'game.together.line'} & set(sys.modules)))"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert process.stdout.split("\n")[-2] == "[]"


def test_words_are_proposed_for_the_letters_typed() -> None:
    assert proposals("river par") == ["parade", "park"]
    assert proposals("river ") == proposals("http://a/table/riv") == []


def test_a_window_whose_claim_was_not_answered_has_the_same_seat_when_it_comes_again(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host stops after it has stored the claim; the window is closed, and the program started again."""
    _, entry = hosted(windows, "struggle")
    send, dropped = HostConnection.send, list[str]()

    def send_or_drop(connection: HostConnection, message: Any) -> None:
        if isinstance(message, Joined) and not dropped:
            dropped.append(message.secret)
            connection.drop()
        else:
            send(connection, message)

    monkeypatch.setattr(HostConnection, "send", send_or_drop)
    guest = windows.open("guest")
    entries = table_entries(guest.folders)
    words, urls = entry.invitations[0].words, [entry.url]
    first = TableOpener(guest, entries, words=words, urls=urls, name="Eva")
    windows.until(lambda: (first.step() or True) and dropped)
    first.close()
    assert not entries.tables
    again = TableOpener(guest, entries, words=words, urls=urls, name="Eva")
    windows.until(lambda: (again.step() or True) and again.seat is not None)
    assert not again.failed and again.entry.seat == 1 and again.entry.secret == dropped[0]
    windows.until(lambda: (again.step() or True) and again.seat.presence is not None)
    assert [one.taken for one in again.seat.presence.seats] == [True, True]
    again.close()
