"""The files of one saved game: what is kept of it and what is set aside; nothing good gives way to what is not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from engine.storage import sealing
from engine.storage.save_file import KeyMissing, NewerSave, read_save, write_save
from game.platform import backups
from game.platform.backups import (
    backup_path,
    companion_files,
    has_backup,
    journal_of,
    newest_backup,
    put_back,
    rename,
    set_aside,
)
from tests.core.sealed import Give, Seal
from tests.game.play.kit import new

MOVES = (Seal(0, 1), Seal(1, 3), Give(1, 0), Seal(1, 1), Seal(0, 2))


def kept(path: Path, moves: int) -> bytes:
    """A save of so many moves there, and its bytes."""
    match = new("person", "person")
    for move in MOVES[:moves]:
        match.submit(move)
    write_save(path, match.whole_save())
    return path.read_bytes()


def newer(path: Path) -> bytes:
    """A save of a later program."""
    head, rest = kept(path, 1).split(b"\n", 1)
    path.write_bytes(json.dumps({**json.loads(head), "version": 99}).encode() + b"\n" + rest)
    return path.read_bytes()


def asides(path: Path) -> list[bytes]:
    return [file.read_bytes() for file in sorted(path.parent.glob("*.aside-*"))]


def test_of_each_save_the_two_before_it_stay(path: Path) -> None:
    written = []
    for count in range(5):
        written.append(kept(path, count))
        backups.rotate_backups(path)
    assert [backup_path(path, number).read_bytes() for number in (1, 2)] == [written[4], written[3]]
    assert not backup_path(path, 3).exists() and asides(path) == []


def test_a_damaged_save_is_set_aside_and_pushes_out_no_good_one(path: Path) -> None:
    good = kept(path, 1)
    backups.rotate_backups(path)
    for damaged in (good[:-9], b"{"):
        path.unlink()  # a save is never written over: another file takes its place
        path.write_bytes(damaged)
        backups.rotate_backups(path)
        assert backup_path(path, 1).read_bytes() == good and not backup_path(path, 2).exists()
    assert asides(path) == [good[:-9], b"{"], "each under a name of its own"


def test_a_later_programs_save_is_kept_like_any_other(path: Path) -> None:
    there = newer(path)
    backups.rotate_backups(path)
    assert backup_path(path, 1).read_bytes() == there and asides(path) == []


def test_nothing_is_set_aside_of_an_empty_file(path: Path) -> None:
    assert set_aside(path) is None
    path.write_bytes(b"")
    assert set_aside(path) is None and path.exists() and asides(path) == []


def test_a_draft_left_by_a_stop_is_not_written_through(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be another name of the very save that is to be kept."""
    good = kept(path, 1)
    os.link(path, path.with_name(f"{path.name}.1.part"))

    def through(*_: Any) -> int:
        raise AssertionError("the save itself would be written")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", through)
        backups.rotate_backups(path)
    assert backup_path(path, 1).read_bytes() == good and not path.with_name(f"{path.name}.1.part").exists()


def test_the_newest_that_can_be_read_is_put_back(path: Path) -> None:
    kept(path, 1)
    assert not has_backup(path) and newest_backup(path) is None
    good, middle = kept(backup_path(path, 2), 2), kept(backup_path(path, 1), 3)
    assert has_backup(path) and newest_backup(path) == backup_path(path, 1)
    backup_path(path, 1).write_bytes(middle[:-9])
    assert has_backup(path) and newest_backup(path) == backup_path(path, 2), "the older one, where the newer is damaged"
    damaged = b"x"
    path.write_bytes(damaged)
    assert put_back(path) and path.read_bytes() == good and asides(path) == [damaged]
    assert put_back(path) and path.read_bytes() == good, "what can be read stays"


def test_a_later_programs_save_gives_way_to_nothing(path: Path) -> None:
    kept(backup_path(path, 1), 2)
    there = newer(path)
    with pytest.raises(NewerSave):
        put_back(path)
    assert path.read_bytes() == there and asides(path) == []


def test_a_save_whose_key_is_elsewhere_gives_way_to_nothing(path: Path, tmp_path: Path) -> None:
    """It is whole: a backup from before it was sealed would lose moves."""
    kept(backup_path(path, 1), 2)
    sealing.set_key_folders(tmp_path / "elsewhere", fresh=os.urandom)
    there = kept(path, 3)
    sealing.set_key_folders(tmp_path / "other", fresh=os.urandom)
    with pytest.raises(KeyMissing, match="which is not here"):
        put_back(path)
    assert path.read_bytes() == there and asides(path) == []


def test_a_name_is_taken_also_by_what_lies_beside_a_save(path: Path) -> None:
    there, other = kept(path, 1), path.with_name("other.imperial")
    for file in (other, *companion_files(other)):
        file.write_bytes(b"somebody's")
        with pytest.raises(FileExistsError):
            rename(path, other)
        assert path.read_bytes() == there and file.read_bytes() == b"somebody's"
        file.unlink()
    rename(path, other)
    assert read_save(other).moves and not path.exists()


def test_the_new_name_is_on_the_disk_before_the_old_one_goes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(path, 1)
    journal_of(path).write_bytes(b"lines")
    other, seen = path.with_name("other.imperial"), list[list[bool]]()

    def sync(folder: Path) -> bool:
        seen.append([file.exists() for file in (path, journal_of(path), other, journal_of(other))])
        return True

    monkeypatch.setattr(backups, "sync_folder", sync)
    rename(path, other)
    assert seen == [[True] * 4]
    assert [file.exists() for file in (path, journal_of(path), other, journal_of(other))] == [False, False, True, True]
