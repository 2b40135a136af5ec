"""Repetition: boxes of 1, 3, 7 and 21 days, the store of puzzles and what survives damage of its files."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from engine.puzzles.leitner import DAYS, Repetition, after, begun
from engine.puzzles.puzzle import PuzzleError
from engine.registry import GAMES
from game.platform.folders import Folders
from game.platform.puzzle_store import MAX_OWN_PUZZLES, PuzzleStore
from tests.puzzles.kit import puzzle_of

TODAY = date(2026, 2, 27)


def days(count: int) -> date:
    return TODAY + timedelta(days=count)


def test_a_puzzle_comes_back_after_1_3_7_and_21_days_and_is_then_done():
    at, today, waits = begun(TODAY), TODAY, []
    while at is not None:
        waits.append((at.due - today).days)
        today = at.due
        at = after(at, True, today)
    assert waits == [1, 3, 7, 21] == list(DAYS) and today == days(32)


def test_a_failed_puzzle_starts_again_and_one_solved_too_early_stays():
    third = Repetition(2, days(7))
    assert after(third, False, days(7)) == Repetition(0, days(8))
    assert after(third, False, TODAY) == Repetition(0, days(1)), "failed before its day"
    assert after(third, True, days(6)) == third
    assert after(third, True, days(9)) == Repetition(3, days(30)), "counted from the day it was solved"


@pytest.fixture
def folders(tmp_path) -> Folders:
    return Folders.under(tmp_path)


def own(number: int = 1, game: str = "historia"):
    return puzzle_of(game, f"own-{number}", origin="game")


def test_what_is_due_is_counted_by_date_and_game(folders):
    store = PuzzleStore(folders)
    assert store.add([own(1), own(2, "struggle")], TODAY) == 2 and store.add([own(1)], days(1)) == 0
    assert store.due(TODAY) == [] and len(store.due(days(1))) == 2 and store.due(days(1), "struggle") == ["own-2"]
    assert store.boxes() == (2, 0, 0, 0)
    record = store.tried("own-1", True, days(1))
    assert record is not None and record.due == days(4) and store.due(days(3)) == ["own-2"]
    again = PuzzleStore(folders)
    assert again.own() == store.own() and again.boxes() == (1, 1, 0, 0) and again.due(days(4)) == ["own-2", "own-1"]
    assert again.open("own-1", GAMES).puzzle == own(1)


def test_a_puzzle_is_kept_until_it_is_solved_in_the_last_box(folders):
    store = PuzzleStore(folders)
    store.add([own()], TODAY)
    today, path = TODAY, store.folder / "own-1.json"
    for wait in DAYS:
        assert path.exists()
        today += timedelta(days=wait)
        store.tried("own-1", True, today)
    assert not path.exists() and not PuzzleStore(folders).own() and PuzzleStore(folders).solved == 1


def test_a_puzzle_whose_turn_was_found_in_the_review_is_dropped(folders):
    store = PuzzleStore(folders)
    store.add([own()], TODAY)
    store.drop("own-1")
    store.drop("own-1")
    assert not PuzzleStore(folders).own() and list(store.folder.glob("own-*")) == []
    assert store.tried("own-1", True, days(1)) is None and store.solved == 0


def test_a_damaged_store_is_put_aside_and_made_anew_from_the_puzzles(folders):
    store = PuzzleStore(folders)
    store.add([own()], TODAY)
    for broken in ("{", "[]", '{"version": 9}', json.dumps({"own": {"../x": {}}})):
        store.path.write_text(broken)
        again = PuzzleStore(folders)
        assert list(again.own()) == ["own-1"] and again.damage is not None and again.damage.aside is not None
        assert again.damage.aside.read_text() == broken
        again.keep_stars("brazil", "b1", 2)
        assert PuzzleStore(folders).stars("brazil", "b1") == 2


def test_a_damaged_puzzle_is_put_aside_and_the_others_stay(folders):
    store = PuzzleStore(folders)
    store.add([own(1), own(2)], TODAY)
    (store.folder / "own-1.json").write_text("{}")
    with pytest.raises(PuzzleError, match="no puzzle"):
        store.open("own-1", GAMES)
    assert list(store.own()) == ["own-2"] and (store.folder / "own-1.damaged-1.json").exists()
    with pytest.raises(PuzzleError):
        store.open("own-9", GAMES)
    store.path.unlink()
    assert list(PuzzleStore(folders).own()) == ["own-2"], "the one put aside does not come back"


def test_a_folder_that_can_not_be_written_is_told(folders):
    folders.data.mkdir(parents=True)
    (folders.data / "puzzles").write_text("a file in its place")
    store = PuzzleStore(folders)
    assert store.add([own()], TODAY) == 0 and store.error
    store.keep_stars("brazil", "b1", 3)
    assert store.error and store.stars("brazil", "b1") == 3


def test_a_safe_start_neither_reads_nor_writes(folders):
    PuzzleStore(folders).add([own()], TODAY)
    safe = PuzzleStore(Folders(folders.config, folders.data, folders.cache, folders.log, safe=True))
    assert not safe.own() and safe.add([own(2)], TODAY) == 0
    safe.keep_day("brazil", TODAY)
    assert list(PuzzleStore(folders).own()) == ["own-1"] and not PuzzleStore(folders).day_solved("brazil", TODAY)


def test_of_too_many_the_newest_are_not_kept(folders, monkeypatch):
    monkeypatch.setattr("game.platform.puzzle_store.MAX_OWN_PUZZLES", 2)
    assert MAX_OWN_PUZZLES == 500
    store = PuzzleStore(folders)
    assert store.add([own(number) for number in range(4)], TODAY) == 2 and len(store.own()) == 2


def test_stars_only_grow_and_days_are_counted_once(folders):
    store = PuzzleStore(folders)
    assert store.stars("brazil", "b1") is None
    for stars in (1, 3, 2, 0):
        store.keep_stars("brazil", "b1", stars)
    store.keep_stars("brazil", "b2", 0)
    store.keep_day("brazil", TODAY)
    store.keep_day("brazil", TODAY)
    again = PuzzleStore(folders)
    assert (
        again.stars("brazil", "b1") == 3 and again.stars("brazil", "b2") == 0 and again.stars("struggle", "b1") is None
    )
    assert again.day_solved("brazil", TODAY) and not again.day_solved("struggle", TODAY)
