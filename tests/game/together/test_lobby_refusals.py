"""What the host refuses in the lobby is told, and can be asked for again; what it did not hear is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import seated
from tests.game.together.windows import Windows, hosted, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_a_new_link_and_a_start_that_are_refused_are_told_and_can_be_asked_for_again(windows: Windows) -> None:
    app, entry = hosted(windows, "historia")
    lobby: Any = app.top
    opener, secret, before = lobby.opener, entry.host_secret, entry.invitations[0].link

    def told() -> bool:
        return lobby.text("lobby-not-done") in [note.text for note in app.toasts.notes]

    for ask in (lambda: opener.renew(1), opener.fill):
        app.clear_toasts()
        entry.host_secret = "0" * 32
        ask()
        windows.until(told)
        entry.host_secret = secret
    assert entry.invitations[0].link == before and not opener._fill, "a bot is not wanted at whatever begins later"
    lobby.refresh(app.ui)
    renew = lobby.ui_root.find("renew-1")
    assert renew is not None and renew.enabled
    opener.renew(1)
    windows.until(lambda: entry.invitations[0].link != before)
    opener.fill()
    windows.until(lambda: table_of(app) is not None and table_of(app).match.elsewhere.seats[1].bot)


def test_what_is_asked_while_the_host_is_away_is_asked_again_when_it_is_back(windows: Windows) -> None:
    app, entry = hosted(windows, "historia")
    lobby: Any = app.top
    opener, before = lobby.opener, entry.invitations[0].link
    opener.host.end()
    opener.renew(1)
    windows.until(lambda: entry.invitations[0].link != before)
    windows.until(lambda: not opener.error)
    opener.host.end()
    opener.fill()
    windows.until(lambda: table_of(app) is not None and table_of(app).match.elsewhere.seats[1].bot)


def test_a_bot_and_notices_that_the_host_refuses_are_told(windows: Windows, host: ThreadHost) -> None:
    _, tables = seated(windows, host, "historia")
    app, line = tables[0].app, tables[0].match.elsewhere
    for ask in (lambda: line.call_bot(1, "settler"), lambda: line.tell_at("mailto:ana@example.org")):
        app.clear_toasts()
        ask()  # the other person is here, and this host sends no notices
        windows.until(lambda: app.ui.text("lobby-not-done") in [note.text for note in app.toasts.notes])
