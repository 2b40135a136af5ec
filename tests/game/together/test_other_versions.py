"""Hosts of another version of the program: what does not fit is told in a sentence, and nothing stops."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.table import HostedTable
from game.together.table_row import state_text
from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated
from tests.game.together.test_my_tables import my_tables, shown_at
from tests.game.together.windows import Windows, book_of, join_by_link

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.mark.parametrize(
    "changed", [{"scenario": "of_tomorrow"}, {"edition": 9}, {"colours": [["green"], ["blue"]]}, {"components": "0"}]
)
def test_a_table_of_another_version_is_told_in_the_lobby_and_among_the_tables(
    changed: dict[str, Any], windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, info = host.create("brazil"), HostedTable.info

    def of_tomorrow(table: HostedTable, seat: int | None) -> Any:
        told = info(table, seat)
        if "components" in changed:
            return told.model_copy(update=changed)
        return told.model_copy(update={"setup": {**told.setup, **changed}})

    monkeypatch.setattr(HostedTable, "info", of_tomorrow)
    app = windows.open("guest")
    join_by_link(app, made.seats[0].link)
    lobby: Any = app.top
    windows.until(lambda: lobby.opener.error)
    assert lobby.opener.error == "together-other-version"
    lobby.leave()
    page = my_tables(app)
    wanted = page.text("together-other-version")
    windows.until(lambda: wanted in shown_at(page, made.table))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [({"version": 99}, "together-other-version"), ({"format": "another"}, "together-fault")],
)
def test_a_finished_game_whose_save_is_not_readable_is_told(
    change: dict[str, Any], sentence: str, windows: Windows, host: ThreadHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, tables = seated(windows, host, "historia", late=True)
    saved = HostedTable.saved
    monkeypatch.setattr(HostedTable, "saved", lambda table: saved(table) | change)
    play(windows, tables, lambda: all(table.elsewhere is None or table.elsewhere.error for table in tables))
    assert [table.elsewhere.error for table in tables] == [sentence] * 2
    app = tables[0].app
    tables[0].leave_game()
    page = my_tables(app)
    page.play(book_of(app).tables[0])
    lobby: Any = app.top
    windows.until(lambda: lobby.opener.error)
    assert lobby.opener.error == sentence
    lobby.leave()
    assert state_text(app, book_of(app).tables[0], None) == page.text("tables-over")
