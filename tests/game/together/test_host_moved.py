"""A host that has another address by now than when its table was opened: what is passed on leads to where it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.host import server
from engine.host.commands import LOCK
from engine.storage.files import lock
from game.app.app import App
from game.platform import clipboard
from game.platform.folders import Folders
from game.together.host_process import READY, HostProcess, host_of
from game.together.lobby import LobbyScreen, entry_lobby
from game.together.people import show_people
from game.widgets.qr_code import QrCode
from tests.game.together.windows import Windows, book_of, hosted, join_by_link, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")
HERE, AWAY = "ws://127.0.0.1", "ws://192.168.7.7"


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put on the clipboard."""
    texts: list[str] = []
    monkeypatch.setattr(clipboard, "put", texts.append)
    return texts


def passed_on(screen: Any, copied: list[str]) -> list[str]:
    """All that a page offers to be passed on: the link of seat 1 as text, code, and copied alone or with its words."""
    screen.rebuild()
    screen.refresh(screen.ui)
    copied.clear()
    for name in ("link-1", "copy-1", "copy-watch"):
        screen.ui_root.find(name).press()
    codes = [widget.text for widget in screen.ui_root.root.walk() if isinstance(widget, QrCode)]
    return [*copied, *codes, screen.ui_root.find("link-field-1").value]


def lobby_of(windows: Windows, app: App) -> LobbyScreen:
    lobby = app.top
    assert isinstance(lobby, LobbyScreen)
    windows.until(lambda: lobby.opener.seat is not None and lobby.opener.seat.presence is not None)
    return lobby


def test_the_lobby_passes_on_where_the_host_runs_now(windows: Windows, copied: list[str]) -> None:
    app, entry = hosted(windows, "struggle")
    host: Any = host_of(app.folders)
    app.go("menu")
    host.end()
    before, host._host.port = host._host.port, 0
    app.push(entry_lobby(app, book_of(app), book_of(app).tables[0]))
    shown = passed_on(lobby_of(windows, app), copied)
    assert host.ready().port != before and f":{before}/" in entry.invitations[0].link
    assert len(shown) == 5 and all(f"{HERE}:{host.ready().port}/table/{entry.table}" in text for text in shown)
    assert not any(f":{before}" in text for text in shown)
    guest = windows.open("guest")
    join_by_link(guest, shown[0])
    windows.until(lambda: table_of(app) is not None and table_of(guest) is not None)
    show_people(app, table_of(app).match.elsewhere.show_people.args[1])
    page: Any = app.top
    page.refresh(page.ui)
    page.ui_root.find("copy-watch").press()
    assert copied[-1] == f"{HERE}:{host.ready().port}/table/{entry.table}"


def test_a_lobby_that_is_open_when_the_address_changes_passes_on_the_new_one(
    windows: Windows, copied: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, entry = hosted(windows, "struggle")
    host = host_of(app.folders)
    ready = host.ready()
    assert ready is not None
    monkeypatch.setattr(host, "ready", lambda: ready.model_copy(update={"base": f"{AWAY}:{ready.port}"}))
    lobby = lobby_of(windows, app)
    lobby.opener.renew(1)
    before = entry.invitations[0].link
    windows.until(lambda: entry.invitations[0].link != before)
    assert all(f"{AWAY}:{ready.port}/" in text for text in passed_on(lobby, copied))
    assert lobby.opener.address == f"192.168.7.7:{ready.port}"


def test_the_own_host_is_where_this_machine_is_now(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    process = HostProcess(folders)
    process.folder.mkdir(parents=True)
    (process.folder / READY).write_text('{"pid": 1, "port": 9321, "base": "ws://10.0.0.5:9321"}')
    with Path(process.folder / LOCK).open("wb") as held:
        assert lock(held.fileno())
        monkeypatch.setattr(server, "lan_address", lambda: "192.168.7.7")
        ready = process.ready()
    assert ready is not None and ready.base == f"{AWAY}:9321"
