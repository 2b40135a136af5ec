"""The list of this device's tables: where it can't be read or saved, the player is told, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.platform.folders import Folders
from game.platform.quarantine import Quarantined
from game.platform.table_entries import TableEntries, TableEntry
from tests.game.together.windows import Windows, book_of

pytestmark = pytest.mark.usefixtures("nothing_painted")
ENTRY = TableEntry(table="0" * 16, url="ws://127.0.0.1:9/", secret="1" * 32)


def notes(app: App) -> list[str]:
    return [note.text for note in app.toasts.notes]


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """The damaged list of the window called "one"."""
    path = TableEntries(Folders.under(tmp_path / "one")).path
    path.parent.mkdir(parents=True)
    path.write_text('{"tables": [{"table"', encoding="utf-8")
    return path


def test_a_damaged_list_is_put_aside_and_told_once(windows: Windows, damaged: Path) -> None:
    app = windows.open("one")
    app.top.refresh(app.ui)  # the menu counts the tables that wait
    (aside,) = damaged.parent.glob("*damaged*")
    assert aside.read_text(encoding="utf-8") == '{"tables": [{"table"'
    (note,) = notes(app)
    assert note.startswith("Your list of tables could not be read") and aside.name in note
    app.toasts.clear()
    app.go("together")
    assert not notes(app)
    book_of(app).keep(ENTRY)
    assert not notes(app) and [one.table for one in TableEntries(app.folders).tables] == [ENTRY.table]


def test_a_damaged_list_that_stays_is_not_written_over_and_both_are_told(
    windows: Windows, damaged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.platform.json_store.put_aside", lambda path, error: Quarantined(path, None, "in use"))
    app = windows.open("one")
    app.go("together")
    assert len(notes(app)) == 1 and "in use" in notes(app)[0]
    book_of(app).keep(ENTRY)
    assert notes(app)[1:] == ["Your list of tables could not be saved: in use"]
    assert damaged.read_text(encoding="utf-8") == '{"tables": [{"table"'


def test_a_list_that_can_not_be_saved_is_told_whenever_that_begins(windows: Windows) -> None:
    app = windows.open("one")
    app.go("together")
    folder = book_of(app).path.parent
    folder.parent.mkdir(parents=True, exist_ok=True)
    for _ in range(2):
        folder.write_text("a file where the folder should be", encoding="utf-8")
        app.toasts.clear()
        book_of(app).keep(ENTRY)
        (note,) = notes(app)
        assert note.startswith("Your list of tables could not be saved: ")
        app.toasts.clear()
        book_of(app).keep(ENTRY)
        assert not notes(app), "once is enough"
        folder.unlink()
        book_of(app).keep(ENTRY)
        assert not notes(app) and TableEntries(app.folders).tables, "all is saved as soon as it can be"
        book_of(app).path.unlink()
        folder.rmdir()
