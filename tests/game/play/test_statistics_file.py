"""What a fault of the file of finished games does, and how an older one is upgraded."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.registry import GAMES
from game.play.statistics import store as store_module
from game.play.statistics.queries import overview
from game.play.statistics.schema import MIGRATIONS, VERSION, migrate
from game.play.statistics.store import FILE, Statistics, StatisticsError
from tests.game.many_statistics import made_games
from tests.game.play.statistics_kit import games, made


@pytest.fixture
def store(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "data", GAMES)


# -- the file ----------------------------------------------------------------------------------------------------


def garbage(path: Path) -> None:
    path.write_bytes(b"this is no database" * 500)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def scrambled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = random.Random(1).randbytes(len(data) - 4096)
    path.write_bytes(bytes(data))


def foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE music (title TEXT)")
    connection.close()


def altered(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE games ADD COLUMN more TEXT")
    connection.close()


def with_a_trigger(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END")
    connection.close()


def garbled(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE seats SET name = CAST(x'ff00fe' AS TEXT)")
    connection.close()


DAMAGES = [garbage, cut, scrambled, foreign, altered, with_a_trigger, garbled]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_put_aside_and_new_statistics_begin(
    store: Statistics, damage: Callable[[Path], None]
) -> None:
    store.record_all(made_games(200))
    damage(store.path)
    kept = store.path.read_bytes()
    later = Statistics(store.path.parent, GAMES)
    with pytest.raises(StatisticsError) as caught:
        later.read(lambda connection: overview(connection, "", None))
    aside = caught.value.damage.aside if caught.value.damage is not None else None
    assert caught.value.code == "damaged" and aside is not None and aside.read_bytes() == kept
    assert games(later) == [], "nothing was counted since"
    later.record(made(7))
    assert [one.id for one in games(later)] == [made(7).id]


@pytest.mark.parametrize("damage", [one for one in DAMAGES if one is not garbled])
def test_a_game_that_ends_on_a_damaged_file_is_counted_in_a_new_one(
    store: Statistics, damage: Callable[[Path], None]
) -> None:
    store.record_all(made_games(200))
    damage(store.path)
    beside = store.path.with_name(f"{FILE}-shm")
    beside.write_bytes(b"what was being written")
    later = Statistics(store.path.parent, GAMES)
    later.record(made(7))
    assert [one.id for one in games(later)] == [made(7).id]
    assert later.set_aside is not None and later.set_aside.aside is not None
    aside = later.set_aside.aside
    assert not beside.exists(), "the new file is not taken for what that belongs to"
    assert aside.with_name(f"{aside.name}-shm").read_bytes() == b"what was being written"


def test_a_damaged_file_that_cannot_be_moved_is_left_alone(store: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    store.record(made(0))
    garbage(store.path)
    kept = store.path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(PermissionError(13, "denied")))
    later = Statistics(store.path.parent, GAMES)
    for _ in range(2):
        with pytest.raises(StatisticsError) as caught:
            later.record(made(1))
        assert caught.value.code == "damaged" and caught.value.damage is not None and caught.value.damage.aside is None
    with pytest.raises(StatisticsError):
        games(later)
    assert store.path.read_bytes() == kept


def test_a_newer_file_is_neither_read_nor_written(store: Statistics) -> None:
    store.record(made(0))
    with sqlite3.connect(store.path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute("CREATE TABLE more (n INTEGER)")
    connection.close()
    kept = store.path.read_bytes()
    for action in (lambda: store.record(made(1)), lambda: games(store)):
        with pytest.raises(StatisticsError) as caught:
            action()
        assert caught.value.code == "newer"
    assert store.path.read_bytes() == kept and [path.name for path in store.path.parent.iterdir()] == [FILE]


def test_an_older_file_is_upgraded_with_all_that_is_in_it(store: Statistics) -> None:
    store.path.parent.mkdir()
    connection = sqlite3.connect(store.path, isolation_level=None)
    migrate(connection, 0, 1)
    connection.execute("INSERT INTO games VALUES ('a', 'historia', 'two', 0, 1, '', '2026-01-01', 9, 90, '', '')")
    connection.execute("INSERT INTO seats VALUES ('a', 0, 1, 'Ana', 'person', 'egypt', 70, 1, 1)")
    connection.close()
    assert [one.vp for one in games(store)] == [70], "reading is enough"
    assert store.record_review("a", 0, 1.0, (0.0, 2.0), 0.0)
    store.record(made(1))
    assert len(games(store)) == 2 and VERSION == len(MIGRATIONS) == 2


def test_an_upgrade_that_fails_changes_nothing(store: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    store.path.parent.mkdir()
    connection = sqlite3.connect(store.path, isolation_level=None)
    migrate(connection, 0, 1)
    connection.close()
    kept = store.path.read_bytes()
    broken = (MIGRATIONS[0], MIGRATIONS[1] + "CREATE TABLE games (twice TEXT);")
    monkeypatch.setattr("game.play.statistics.schema.MIGRATIONS", broken)
    with pytest.raises(StatisticsError) as caught:
        games(store)
    assert caught.value.code == "failed"
    monkeypatch.undo()
    assert store.path.read_bytes() == kept and games(store) == []


def test_a_file_that_another_program_writes_is_waited_for_and_tried_again(
    store: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BUSY_TIMEOUT_S", 0.01)
    store.record(made(0))
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for action in (lambda: store.record(made(1)), lambda: games(store)):
        with pytest.raises(StatisticsError) as caught:
            action()
        assert caught.value.code == "busy"
    other.execute("COMMIT")
    other.close()
    store.record(made(2))
    assert len(games(store)) == 3, "both are counted"


def test_a_read_only_file_is_shown_and_not_written(store: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    store.record(made(0))
    real = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **named: real(f"{Path(path).as_uri()}?mode=ro", uri=True, **named)
    )
    with pytest.raises(StatisticsError) as caught:
        store.record(made(1))
    assert caught.value.code == "read-only"
    assert [one.id for one in games(store)] == [made(0).id]


def test_a_full_disk_loses_nothing(store: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    store.record(made(0))
    real = sqlite3.connect

    def small(path: Path, **named: Any) -> sqlite3.Connection:
        connection = real(path, **named)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(StatisticsError) as caught:
        store.record_all(made_games(500))
    assert caught.value.code == "failed" and "full" in caught.value.detail
    monkeypatch.undo()
    assert [one.id for one in games(store)] == [made(0).id]


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    inside = Statistics(tmp_path, GAMES)
    for action in (lambda: inside.record(made(0)), lambda: games(inside)):
        with pytest.raises(StatisticsError) as caught:
            action()
        assert caught.value.code == "failed"
    (tmp_path / "plain").write_bytes(b"")
    with pytest.raises(StatisticsError) as caught:
        Statistics(tmp_path / "plain", GAMES).record(made(0))
    assert caught.value.code == "failed"


def test_an_empty_file_is_begun_and_a_missing_one_is_not_made_by_reading(store: Statistics) -> None:
    assert games(store) == [] and not store.path.parent.exists()
    store.path.parent.mkdir()
    store.path.write_bytes(b"")
    assert games(store) == []
    store.record(made(0))
    assert len(games(store)) == 1


def test_a_fault_of_a_query_puts_no_good_file_aside(store: Statistics) -> None:
    store.record(made(0))
    for query in (
        lambda c: c.execute("SELECT nothing FROM games"),
        lambda c: int("x"),
        lambda c: c.execute("DELETE FROM games"),
    ):
        with pytest.raises(StatisticsError) as caught:
            store.read(query)
        assert caught.value.code in ("failed", "read-only")
    assert len(games(store)) == 1
