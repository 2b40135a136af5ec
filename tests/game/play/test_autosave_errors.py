"""A game on the disk when something is wrong: damaged, lost, cut or newer files, a full disk, a folder out of reach."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from engine.storage import files
from engine.storage import journal as journals
from engine.storage.journal import read_journal
from engine.storage.save_file import NewerSave, SaveError, read_save, write_save
from game.platform.backups import backup_path, journal_of, put_back
from game.play.autosave import resume_game
from game.play.match import Match
from game.play.session_factory import resume_match
from tests.core.sealed import Seal
from tests.game.locked_folders import REASONS, locked
from tests.game.play.kept_match import NEXT, again, new, same
from tests.game.play.kit import ROUND, RULES, SealedMatch


def test_a_journal_that_does_not_fit_is_set_aside_not_destroyed(path: Path) -> None:
    other = new(path, Seal(0, 3), Seal(1, 1))
    other.close()
    stranger = journal_of(path).read_bytes()
    path.unlink()
    match = new(path, *ROUND)
    match.close()
    journal_of(path).write_bytes(stranger)
    found = again(path)
    assert "another save" in found.lost
    found.submit(NEXT[0])
    found.close()
    asides = [aside.read_bytes() for aside in path.parent.glob("*.journal.aside-*")]
    assert stranger in asides
    same(found, again(path))


def test_a_journal_damaged_in_its_middle_is_followed_as_far_as_it_leads(path: Path) -> None:
    match = new(path, *ROUND, *NEXT)
    match.close()
    lines = journal_of(path).read_bytes().split(b"\n")
    damaged = b"\n".join([*lines[:4], b"x", *lines[5:]])
    journal_of(path).write_bytes(damaged)
    found = again(path)
    assert [entry.move for entry in found.log] == [*ROUND, NEXT[0]] and "line 5" in found.lost
    found.submit(NEXT[1])
    found.close()
    assert any(aside.read_bytes() == damaged for aside in path.parent.glob("*.journal.aside-*"))
    assert len(again(path).log) == 5


def test_a_last_line_without_its_end_was_never_shown(path: Path) -> None:
    match = new(path, *ROUND)
    match.close()
    with journal_of(path).open("ab") as stream:
        stream.write(b'{"do": "mo')
    found = again(path)
    same(match, found)
    assert found.lost == ""


def test_a_journal_that_has_gone_or_was_cut_is_missed(path: Path) -> None:
    """Also the very first, before any turn has ended; half a first line is none."""
    for moves in ((), ROUND[:1], ROUND):
        match = new(path)
        match.keep()
        for move in moves:
            match.submit(move)
        if moves == ROUND:
            match.keep()
        match.close()
        beside = journal_of(path)
        whole = beside.read_bytes()
        first = whole.index(b"\n")
        for left, reason in ((None, "is not there"), (b"", "never written"), (whole[:first], "never written")):
            beside.unlink() if left is None else beside.write_bytes(left)
            found = again(path)
            assert found.lost == "" and reason in found.missing and str(beside) in found.missing
            assert len(found.log) == (3 if moves == ROUND else 0)
            found.close()
        for file in path.parent.iterdir():
            file.unlink()


def test_a_save_that_never_had_a_journal_misses_none(path: Path) -> None:
    match = new(path, *ROUND)
    match.close()
    copy = path.with_name("copy.imperial")
    for data in (None, b"", b'{"do": "beg'):
        write_save(copy, match.whole_save())
        if data is not None:
            journal_of(copy).write_bytes(data)
        found = again(copy)
        same(match, found)
        assert found.lost == "" and found.missing == ""
        found.close()


def test_a_journal_that_the_disk_does_not_give_is_not_passed_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(path, *ROUND)
    match.keep()
    match.submit(NEXT[0])
    match.close()
    before = {file: file.read_bytes() for file in path.parent.iterdir()}
    open_plain = files.open_plain

    def refuse(at: Path) -> Any:
        if at == journal_of(path):
            raise files.FileError("Input/output error") from OSError(errno.EIO, "Input/output error")
        return open_plain(at)

    with monkeypatch.context() as patched:
        patched.setattr(files, "open_plain", refuse)
        with pytest.raises(SaveError, match=r"Input/output error.*try again"):
            resume_game(RULES, path)
    assert {file: file.read_bytes() for file in path.parent.iterdir()} == before
    same(match, again(path))


def test_a_game_that_can_not_be_laid_is_not_locked_against_the_next_try(path: Path) -> None:
    match = new(path, *ROUND)
    match.close()

    def refuse(*_: Any) -> Match[Any, Any]:
        raise ValueError("no such seat")

    with pytest.raises(ValueError, match="no such seat"):
        resume_match(RULES, path, refuse)
    same(match, again(path))


def test_a_damaged_save_gives_way_to_the_one_before_and_the_journal_leads_to_the_present(path: Path) -> None:
    match = new(path, ROUND[0])
    for move in (*ROUND[1:], *NEXT):
        match.submit(move)
        match.keep()
    match.undo()
    match.close()
    assert len(read_save(backup_path(path, 1)).moves) == 5 and len(read_save(backup_path(path, 2)).moves) == 4
    damaged = path.read_bytes()[:-40]
    path.write_bytes(damaged)
    with pytest.raises(SaveError):
        resume_game(RULES, path)
    assert put_back(path)
    same(match, again(path))
    assert [aside.read_bytes() for aside in path.parent.glob("*.imperial.aside-*")] == [damaged]


def test_without_a_save_before_nothing_is_put_back(path: Path) -> None:
    path.write_bytes(b"{")
    assert not put_back(path) and path.read_bytes() == b"{"


def test_a_full_disk_is_told_once_and_the_game_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(path, ROUND[0])
    calls: list[str] = []
    match.kept = calls.append

    reason = "No space left on device"

    def full(*_: Any) -> int:
        raise OSError(28, reason)

    with monkeypatch.context() as patched:
        patched.setattr(journals, "_sync", full)
        patched.setattr(os, "fsync", full)
        for move in ROUND[1:]:
            match.submit(move)
        assert len(calls) == 1 and "No space" in calls[0] and match.error and match.keep()
        reason = "Input/output error"  # the same error in other words
        assert reason in match.keep() and len(calls) == 1
    assert len(match.log) == 3
    match.submit(NEXT[0])
    assert calls[1:] == [""] and not match.error
    match.submit(NEXT[1])
    match.close()
    same(match, again(path))


def test_that_a_save_cannot_be_written_and_that_it_can_again_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new(path)
    calls: list[str] = []
    match.kept = calls.append

    def full(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        assert "No space" in match.keep() and calls == [match.error]
    assert match.keep() == "" and calls[1:] == [""]


def test_a_save_that_cannot_be_written_is_no_error_while_the_journal_tells_all(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new(path, *ROUND)
    for number in range(3):
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", lambda handle: os.write(-1, b""))
            assert match.keep() == ""
            match.submit(NEXT[number])
        kept = [backup_path(path, 1).read_bytes(), backup_path(path, 2).is_file()]
        assert kept == [path.read_bytes(), False], "a try that failed pushes out no generation"
    match.close()
    same(match, again(path))


def test_a_save_written_past_a_journal_that_takes_no_more_lines_supersedes_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until a new journal can be begun; were the program ended then, nothing is lost or missed."""
    match = new(path, *ROUND)
    link = read_journal(journal_of(path)).last

    def full(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journals, "_sync", full)
        match.submit(NEXT[0])
    assert match.error == "" and read_save(path).ended == link
    match.close()
    found = again(path)
    assert (found.lost, found.missing) == ("", "")
    same(match, found)


def test_a_journal_of_a_newer_program_is_not_passed_over(path: Path) -> None:
    match = new(path, *ROUND)
    match.keep()
    match.submit(NEXT[0])
    match.close()
    beside = journal_of(path)
    written = beside.read_bytes().replace(b'"version":4', b'"version":5', 1)
    beside.write_bytes(written)
    before = sorted(file.name for file in path.parent.iterdir())
    with pytest.raises(NewerSave, match="written by a newer program"):
        resume_game(RULES, path)
    assert beside.read_bytes() == written and sorted(file.name for file in path.parent.iterdir()) == before


def test_a_game_taken_up_knows_where_it_came_from_and_what_was_lost(path: Path) -> None:
    def taken() -> Match[Any, Any]:
        return resume_match(RULES, path, SealedMatch)

    match = new(path, *ROUND)
    match.origin = "another game, move 3"
    match.keep()
    match.submit(NEXT[0])
    match.close()
    found = taken()
    assert found.origin == match.origin and found.whole and not found.cut and not found.lost
    found.close()
    lines = journal_of(path).read_bytes().split(b"\n")
    journal_of(path).write_bytes(b"\n".join([*lines[:-2], b"x", b""]))
    found = taken()
    assert len(found.log) == 3 and f"line {len(lines) - 1}" in found.lost
    found.close()


@pytest.mark.parametrize("code", REASONS)
def test_while_its_folder_is_out_of_reach_a_game_goes_on_in_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    match = new(path, *ROUND)
    match.keep()
    calls: list[str] = []
    match.kept = calls.append
    with monkeypatch.context() as patched:
        locked(patched, path.parent, code=code)
        match.submit(NEXT[0])
        assert os.strerror(code) in match.error and calls == [match.error]
        assert match.keep() == match.error
        match.submit(NEXT[1])
    assert len(calls) == 1
    match.submit(NEXT[2])
    assert calls[1:] == [""] and read_journal(journal_of(path)).begin.link == read_save(path).link
    match.close()
    same(match, again(path))


def test_a_damaged_save_on_a_full_disk_stops_no_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(path, *ROUND)
    match.keep()
    path.unlink()
    path.write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        for asked in ("link", "replace"):
            patched.setattr(os, asked, refuse)
        assert "No space left" in match.keep() and path.read_bytes() == b"{"
    assert match.keep() == "" and path.with_name(f"{path.name}.aside-1").read_bytes() == b"{"
    match.close()
    same(match, again(path))


def test_a_share_that_has_gone_lets_a_game_leave_the_table(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the system can refuse even to close a file."""
    match, close = new(path, *ROUND), os.close

    def refuse(handle: int) -> None:
        close(handle)
        raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))

    with monkeypatch.context() as patched:
        patched.setattr(journals.os, "close", refuse)
        match.close()
        match.close()
    same(match, again(path))
