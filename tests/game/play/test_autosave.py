"""A game on the disk: every move is there before it is shown, nothing that was written is ever overwritten."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.session import Session
from engine.storage import files
from engine.storage import journal as journals
from engine.storage.journal import read_journal
from engine.storage.journal_file import VERSION as JOURNAL_VERSION
from engine.storage.save_file import NewerSave, SaveError, read_head, read_save, write_save
from engine.storage.upgrade import VERSION
from game.brazil.table_factory import FACTORY
from game.platform.backups import backup_path, journal_of, put_back
from game.play.autosave import GameBusy, resume_game
from game.play.match import Match
from game.play.occupants import Occupant, of_players
from game.play.session_factory import resume_match
from tests.core.sealed import Give, Seal, Setup
from tests.game.locked_folders import REASONS, locked
from tests.game.play.kit import COLOURS, RULES, SealedMatch

OLD = Path(__file__).resolve().parents[2] / "core" / "saves"
ROUND = (Seal(0, 1), Seal(1, 3), Give(1, 0))
NEXT = (Seal(1, 1), Seal(0, 2), Give(0, 0))


def new(path: Path, *moves: Any, who: tuple[str, ...] = ("person", "person")) -> Match[Any, Any]:
    session: Session[Any, Any] = Session(RULES, Setup(COLOURS[:2]), 5)
    match = SealedMatch(session, [Occupant(kind, f"name{seat}") for seat, kind in enumerate(who)], path)
    for move in moves:
        match.submit(move)
    return match


def again(path: Path) -> Match[Any, Any]:
    """As after a crash: the file's lock goes with the program."""
    taken = resume_game(RULES, path)
    match = SealedMatch(taken.session, of_players(taken.save.players), path)
    match.go_on(taken.journal, taken.ended)
    match.lost, match.missing = taken.lost, taken.missing
    return match


def same(one: Match[Any, Any], other: Match[Any, Any]) -> None:
    assert [entry.move for entry in one.log] == [entry.move for entry in other.log]
    assert one.digest() == other.digest()
    assert (one.session.undo_floor, one.barrier, one.session.undone) == (
        other.session.undo_floor,
        other.barrier,
        other.session.undone,
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game.imperial"


def test_every_move_undo_redo_and_hand_over_is_there_after_a_crash(path: Path) -> None:
    match = new(path)
    steps: tuple[Callable[[Match[Any, Any]], object], ...] = (
        lambda match: match.submit(Seal(0, 1)),
        lambda match: match.undo(),
        lambda match: match.redo(),
        lambda match: match.undo(),
        lambda match: match.submit(Seal(0, 2)),
        lambda match: match.hand_over(1),
        lambda match: match.submit(Seal(1, 3)),
        lambda match: match.submit(Give(1, 0)),
        lambda match: match.keep(),
        lambda match: match.submit(Seal(1, 1)),
        lambda match: match.undo(),
    )
    for step in steps:
        step(match)
        match.close()
        found = again(path)
        same(match, found)
        assert found.lost == ""
        match = found


def test_a_move_is_on_the_disk_before_it_is_seen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(path, ROUND[0])
    seen: list[int] = []
    sync = journals._sync
    monkeypatch.setattr(journals, "_sync", lambda handle: (seen.append(match.version), sync(handle)))
    before = match.version
    match.submit(ROUND[1])
    assert seen == [before] and match.version > before


def test_a_save_written_with_a_move_describes_the_position_after_it(path: Path) -> None:
    match = new(path)
    match.hand_over(0)
    assert match.turn.current_seat == 0 and match.onlooker.points == [0, 0]
    for move in (*ROUND[:1], None, *ROUND[1:]):
        before = match.onlooker.points, match.current_seat
        if move is None:
            match.hand_over(1)
            continue
        match._autosave._behind = True  # type: ignore[union-attr]  # no journal takes the move: the save is written
        match.submit(move)
        save = read_save(path)
        assert len(save.moves) == len(match.log)
        assert save.extra["points"] == match.onlooker.points and save.extra["asked"] == match.current_seat, before
    assert match.onlooker.points != [0, 0]


def test_the_second_program_on_a_save_is_told(path: Path) -> None:
    match = new(path, *ROUND)
    match.keep()
    with pytest.raises(GameBusy):
        resume_game(RULES, path)
    match.submit(NEXT[0])
    match.close()
    same(match, again(path))


def test_nothing_is_written_over_a_game_that_another_program_plays(path: Path) -> None:
    match = new(path, *ROUND)
    match.keep()
    there = path.read_bytes()
    other = new(path, Seal(0, 3))
    assert "another program" in other.trouble and "another program" in other.keep() and path.read_bytes() == there
    match.close()
    same(match, again(path))


def test_nothing_is_written_once_a_game_has_left_the_table(path: Path) -> None:
    match = new(path, *ROUND)
    match.close()
    there = {file: file.read_bytes() for file in path.parent.iterdir()}
    match.submit(NEXT[0])
    match.keep()
    assert {file: file.read_bytes() for file in path.parent.iterdir()} == there


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
        assert len(calls) == 1 and "No space" in calls[0] and match.trouble and match.keep()
        reason = "Input/output error"  # the same trouble in other words
        assert reason in match.keep() and len(calls) == 1
    assert len(match.log) == 3
    match.submit(NEXT[0])
    assert calls[1:] == [""] and not match.trouble
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
        assert "No space" in match.keep() and calls == [match.trouble]
    assert match.keep() == "" and calls[1:] == [""]


def test_a_save_that_cannot_be_written_is_no_trouble_while_the_journal_tells_all(
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


def test_a_screen_handed_over_twice_is_one_line_of_the_journal(path: Path) -> None:
    match = new(path, ROUND[0])
    match.hand_over(1)
    match.hand_over(1)
    assert [line.do for line in read_journal(journal_of(path)).lines] == ["hand_over"]


def test_a_bots_move_is_nobodys_to_take_back_after_a_crash_either(path: Path) -> None:
    match = new(path, Seal(0, 1), who=("settler", "person"))
    assert match.can_undo  # all stops here, before the turn runner has fixed it
    match.close()
    assert not again(path).can_undo


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
        assert os.strerror(code) in match.trouble and calls == [match.trouble]
        assert match.keep() == match.trouble
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


@pytest.mark.parametrize("name", ["v2/interrupted", "v2/in_the_setup", "v3/interrupted"])
def test_a_game_that_an_older_release_was_stopped_in_goes_on(tmp_path: Path, name: str) -> None:
    path = tmp_path / Path(f"{name}.imperial").name
    for file in (path, journal_of(path)):
        file.write_bytes((OLD / f"{name}.imperial").with_name(file.name).read_bytes())
    end = read_journal(journal_of(path)).lines[-1].digest
    match = FACTORY.load(path)
    assert match.digest() == end and not match.lost and not match.trouble
    assert (read_head(path).version, read_journal(journal_of(path)).begin.version) == (VERSION, JOURNAL_VERSION)
    assert match.current_seat is not None
    match.submit(match.session.legal_moves(match.current_seat)[0])
    match.close()
    again = FACTORY.load(path)
    same(match, again)
    again.close()


def test_a_program_stopped_between_a_whole_save_and_its_new_journal_has_lost_nothing(path: Path) -> None:
    match = new(path, *ROUND, NEXT[0])
    match.close()
    write_save(path, match.whole_save())
    found = again(path)
    assert found.lost == "" and found.digest() == match.digest()
    found.close()
    write_save(path, new(path.with_name("other"), *ROUND).whole_save())
    assert "belongs to another save" in again(path).lost
