"""The journal: what was shown is there, whenever the program stops."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.core.session import Session
from engine.core.session_records import UndoBarrier
from engine.registry import GAMES
from engine.storage import journal as journals
from engine.storage.journal import Journal, JournalError, read_journal
from engine.storage.resume import resume
from engine.storage.save import load_session, to_save, verify
from tests.core.journals import ANA, STORY, Table, journalled_table, resumed, state_of
from tests.core.sealed import Seal, SealedRules, Setup
from tests.core.toy import Add, Look, ToyRules
from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "deep" / "game.journal"


# --- what was done is there ---


def test_the_whole_game_comes_back_from_its_journal_alone(path):
    table = journalled_table(path)
    assert state_of(resumed(path)) == table.shown[-1]
    begin = read_journal(path).begin
    assert (begin.game, begin.seed, begin.setup, begin.players) == ("toy", 3, {"start": 0}, ANA)


def test_every_line_is_on_the_disk_when_its_method_returns(path, monkeypatch):
    synced = []
    monkeypatch.setattr(journals, "_sync", lambda handle: synced.append(os.fstat(handle).st_size))
    journalled_table(path)
    sizes = [0]
    for line in path.read_bytes().splitlines(keepends=True):
        sizes.append(sizes[-1] + len(line))
    assert synced == sizes[1:]


@pytest.mark.parametrize("after", range(len(STORY) + 1))
def test_a_save_and_what_was_told_since_give_the_same_game(path, after):
    """Wherever it was saved: also between an undo and its redo."""
    table = journalled_table(path, *STORY[:after]) if after else Table(path, Session(ToyRules(), {"start": 0}, 3))
    save = table.save()
    for what in STORY[after:]:
        table.do(what)
    assert state_of(resumed(path, save)) == table.shown[-1]
    verify(ToyRules(), save)


def test_a_journal_goes_on_where_it_ended(path):
    table = journalled_table(path)
    table.journal.close()
    session = resumed(path)
    again = Journal.append_to(path, read_journal(path))
    session.submit(Add(1, 3))
    again.append_move(session)
    assert state_of(resumed(path)) == state_of(session)
    assert path.read_bytes().count(b"\n") == len(STORY) + 2


def test_a_journal_begun_with_a_save_goes_on_from_it(path):
    first = Session(ToyRules(), {"start": 0}, 3)
    first.submit(Add(0, 2))
    save = to_save(first)
    session, _ = load_session(ToyRules(), save)
    table = Table(path, session, save)
    table.do(Add(1, 1))
    assert state_of(resumed(path, save)) == table.shown[-1]
    with pytest.raises(JournalError, match="line 1: goes on from a save that is not there"):
        resumed(path)


def test_choices_made_at_once_and_taken_back_by_seats_come_back(path):
    table = Table(path, Session(SealedRules(), Setup(("red", "blue", "white")), 5))
    for what in (Seal(0, 1), Seal(2, 3), ("undo", 0), "redo", ("undo", 2), Seal(2, 2), "hand_over", Seal(1, 3)):
        table.do(what)
    assert state_of(resume(SealedRules(), path, read_journal(path))) == table.shown[-1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whole_games_of_every_kind_come_back(path, game):
    rules = GAMES[game]
    row = rules.scenario_rows()[0][0]
    session = Session(rules, rules.setups(row.id, row.seats, {})[0], 7)
    table = Table(path, session)
    rng = Rng(7)
    for _ in range(120):
        if not session.awaiting:
            break
        table.do(rng.choice(session.legal_moves(session.awaiting[0])))
        if session.can_undo and not rng.below(4):
            table.do("undo")
            if rng.below(2):
                table.do("redo")
        if not rng.below(9):
            table.do("hand_over")
    assert state_of(resume(rules, path, read_journal(path))) == table.shown[-1]


# --- whenever all stops ---


def test_cut_at_any_byte_the_game_is_one_that_was_shown_and_goes_on(path, tmp_path):
    table = journalled_table(path)
    whole = path.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for size in range(len(whole) + 1):
        cut = tmp_path / "cut.journal"
        cut.write_bytes(whole[:size])
        lines = sum(end <= size for end in ends)
        if not lines:
            with pytest.raises(JournalError, match="line 1: was never written to its end"):
                read_journal(cut)
            continue
        read = read_journal(cut)
        assert read.torn == (size not in ends) and read.size == ends[lines - 1]
        if size in ends or size - ends[lines - 1] in (1, 40):
            session = resume(ToyRules(), cut, read)
            assert state_of(session) == table.shown[lines - 1]
            again = Journal.append_to(cut, read)
            session.hand_over()
            again.append_hand_over(session)
            again.close()
            assert state_of(resumed(cut)) == state_of(session)


def test_zeros_after_the_last_line_are_a_torn_line(path):
    table = journalled_table(path)
    with path.open("ab") as stream:
        stream.write(b"\0" * 4096)
    assert read_journal(path).torn and state_of(resumed(path)) == table.shown[-1]


WRITER = """
import sys
from pathlib import Path
from engine.storage.resume import resume
from engine.core.rng import Rng
from engine.core.session import Session
from engine.storage.journal import Journal
from engine.registry import GAMES
rules = GAMES["brazil"]
session = Session(rules, rules.setups("cisplatine", 2, {})[0], 5)
journal = Journal.begin(Path(sys.argv[1]), session)
rng = Rng(5)
print("shown", len(session.log), session.digest(0), flush=True)
while session.awaiting:
    session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    journal.append_move(session)
    if session.can_undo and not rng.below(5):
        session.undo()
        journal.append_undo(session)
    print("shown", len(session.log), session.digest(len(session.log)), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="programs can't be killed like this here")
@pytest.mark.parametrize("after", first(2, [1, 40, 2, 7, 150]))
def test_what_a_killed_program_had_shown_is_there(path, after):
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    shown = [writer.stdout.readline().split() for _ in range(after)]
    writer.kill()
    shown += [line.split() for line in writer.stdout.read().splitlines()]
    writer.wait()
    last = [line for line in shown if len(line) == 3 and len(line[2]) == 16][-1]
    rules = GAMES["brazil"]
    read = read_journal(path)
    session = resume(rules, path, read)
    digests = [read.begin.digest, *(line.digest for line in read.lines)]
    assert last[2] in digests[-3:], "at most what was being written is more than what was shown"
    assert session.digest(len(session.log)) == digests[-1]
    Journal.append_to(path, read).close()


# --- the disk ---


def test_a_full_disk_is_told_and_the_journal_stays_good(path, monkeypatch):
    table = journalled_table(path, Add(0, 1))
    write = os.write

    def full(handle, data):
        if len(data) > 20:
            return write(handle, data[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journals.os, "write", full)
    with pytest.raises(JournalError, match="could not be written \\(No space left on device\\); free some space"):
        table.do(Add(1, 2))
    assert read_journal(path).torn and len(read_journal(path).lines) == 1
    monkeypatch.undo()
    table.session.undo()
    table.do(Add(1, 1))
    assert state_of(resumed(path)) == table.shown[-1]


def test_two_programs_never_write_one_journal(path):
    table = journalled_table(path)
    with pytest.raises(JournalError, match="is being written by another program"):
        Journal.append_to(path, read_journal(path))
    with pytest.raises(JournalError, match="is being written by another program"):
        Journal.begin(path, table.session)
    assert state_of(resumed(path)) == table.shown[-1], "and nothing of it is lost"
    table.journal.close()
    table.journal.close()
    Journal.append_to(path, read_journal(path)).close()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of another kind")
def test_a_disk_without_locks_is_no_other_program(path, monkeypatch):
    """Some network disks refuse every lock; that says nothing of who else writes."""
    import fcntl

    def refuse(*_):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    journalled_table(path).journal.close()
    monkeypatch.setattr(fcntl, "flock", refuse)
    assert not journals.busy(path)
    with pytest.raises(JournalError, match="could not be written") as told:
        Journal.append_to(path, read_journal(path))
    assert not isinstance(told.value, journals.JournalBusy)


def test_a_journal_that_is_not_there_or_can_not_be_made_is_told(path, tmp_path):
    with pytest.raises(JournalError, match="could not be read"):
        read_journal(path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(JournalError, match="could not be written"):
        Journal.begin(tmp_path / "file" / "game.journal", Session(ToyRules(), {"start": 0}, 3))


def test_a_new_game_of_the_same_name_begins_anew(path):
    journalled_table(path).journal.close()
    table = journalled_table(path, Add(0, 3))
    assert state_of(resumed(path)) == table.shown[-1] and len(read_journal(path).lines) == 1


def test_barriers_come_back(path):
    journalled_table(path, Look(0), Add(0, 1), "hand_over")
    assert resumed(path).barrier == UndoBarrier("hand_over") and not resumed(path).can_undo


def test_of_a_line_that_the_disk_did_not_keep_nothing_stays_in_front_of_the_next(path, monkeypatch):
    """Written to its end, but not forced to the disk: nobody was told, and a shorter line takes its place."""
    table = journalled_table(path, Add(0, 1))
    whole = path.read_bytes()

    def broken(handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    table.session.submit(Add(1, 2))
    with monkeypatch.context() as patched:
        patched.setattr(journals, "_sync", broken)
        with pytest.raises(JournalError):
            table.journal.append_move(table.session)
    assert len(path.read_bytes()) > len(whole)
    table.session.undo()
    table.journal.append_hand_over(table.session)
    read = read_journal(path)
    assert [line.do for line in read.lines] == ["move", "hand_over"] and not read.torn
    assert path.read_bytes().startswith(whole)


def test_the_name_of_a_new_journal_is_on_the_disk_too(path, monkeypatch):
    synced: list[tuple[Path, bool]] = []
    monkeypatch.setattr(journals, "sync_folder", lambda folder: synced.append((folder, path.stat().st_size > 0)))
    journalled_table(path)
    assert synced == [(path.parent, True)]


def test_nothing_is_told_to_a_file_that_has_lost_its_name(path):
    table = journalled_table(path, Add(0, 1))
    there = path.read_bytes()
    os.replace(path, path.with_name("elsewhere"))
    path.write_bytes(b"another")
    table.session.submit(Add(1, 2))
    with pytest.raises(JournalError, match="taken its place"):
        table.journal.append_move(table.session)
    assert path.read_bytes() == b"another" and path.with_name("elsewhere").read_bytes() == there
