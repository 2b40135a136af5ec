"""What is changed in a journal is found, with its line; what can't be is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.storage.journal import Journal, JournalError, JournalNewer, read_journal
from engine.storage.resume import Superseded, resume
from engine.storage.save import to_save
from engine.storage.save_file import ENDED
from tests.core.journals import STORY, journalled_table, resumed, state_of
from tests.core.sealed import SealedRules
from tests.core.toy import Add, Look, ToyRules


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "deep" / "game.journal"


def altered(path: Path, change) -> JournalError:
    """The complaint about a journal with its lines changed."""
    lines = path.read_bytes().splitlines(keepends=True)
    change(lines)
    path.write_bytes(b"".join(lines))
    with pytest.raises(JournalError) as caught:
        read_journal(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)
    return caught.value


def test_no_neighbours_can_be_swapped_and_no_line_left_out_or_repeated(path):
    journalled_table(path)
    whole = path.read_bytes()
    for place in range(1, len(STORY)):
        for change in (
            lambda lines, at=place: lines.insert(at, lines.pop(at + 1)),
            lambda lines, at=place: lines.pop(at),
            lambda lines, at=place: lines.insert(at, lines[at]),
        ):
            path.write_bytes(whole)
            error = altered(path, change)
            assert place <= error.line - 1 <= place + 1 and "does not follow from the line before" in str(error)
            assert error.contents is not None and len(error.contents.lines) == error.line - 2


def test_every_changed_value_is_found_in_its_line(path):
    journalled_table(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, text in enumerate(lines, 1):
        data = json.loads(text)
        for key in data:
            other = {**data, key: "0" * (len(str(data[key])) + 1) if isinstance(data[key], str) else 7}
            changed = [*lines[: number - 1], json.dumps(other), *lines[number:]]
            path.write_text("\n".join(changed) + "\n", encoding="utf-8")
            with pytest.raises(JournalError) as caught:
                read_journal(path)
            assert caught.value.line == number


@pytest.mark.parametrize(
    "line", [b"\n", b"{}\n", b"[]\n", b"7\n", b"\xff\n", b"[" * 5000 + b"\n", b'{"digest":1e999}\n', b'"\\ud800"\n']
)
def test_what_is_no_line_is_named(path, line):
    journalled_table(path)
    error = altered(path, lambda lines: lines.insert(3, line))
    assert error.line == 4 and "the journal is damaged here" in str(error) and len(str(error)) < len(str(path)) + 300


def test_what_stands_before_the_damage_can_be_played(path):
    table = journalled_table(path)
    error = altered(path, lambda lines: lines.insert(5, b"{}\n"))
    assert error.contents is not None
    session = resume(ToyRules(), path, error.contents)
    assert state_of(session) == table.shown[4]
    table.journal.close()
    again = Journal.append_to(path, error.contents)
    session.hand_over()
    again.append_hand_over(session)
    assert state_of(resumed(path)) == state_of(session)


def test_a_journal_of_a_newer_program_is_called_newer(path):
    journalled_table(path)
    error = altered(path, lambda lines: lines.__setitem__(0, lines[0].replace(b'"version":4', b'"version":5')))
    assert isinstance(error, JournalNewer)
    assert "line 1: version: written by a newer program (journals 5, here 4); update this one" in str(error)


def test_a_journal_of_another_save_is_refused(path, tmp_path):
    journalled_table(path)
    other = journalled_table(tmp_path / "other.journal", Add(0, 3))
    for save in (other.save(), to_save(other.session)):
        with pytest.raises(JournalError, match="line 1: belongs to another save"):
            resumed(path, save)


def test_a_journal_that_tells_nothing_beyond_a_save_is_told_apart(path):
    """It took no more lines, or the program stopped before it was begun anew."""
    table = journalled_table(path)
    link = table.journal.last
    for save in (to_save(table.session), to_save(table.session, journal=f"{ENDED}{link}")):
        assert (save.link, save.ended) == ("", link if save.journal else "")
        with pytest.raises(Superseded):
            resumed(path, save)
    table.session.submit(Add(1, 1))
    with pytest.raises(Superseded):
        resumed(path, to_save(table.session))


def test_moves_taken_back_since_a_journal_ended_are_no_loss(path):
    """The last position that it tells is none of the save's any more; the link is."""
    table = journalled_table(path, Add(0, 1), Add(1, 2))
    link = table.journal.last
    assert table.session.undo() is not None
    table.session.submit(Add(1, 1))
    with pytest.raises(Superseded):
        resumed(path, to_save(table.session, journal=f"{ENDED}{link}"))
    with pytest.raises(JournalError, match="belongs to another save"):
        resumed(path, to_save(table.session))


def test_a_journal_cut_before_its_save_is_called_cut(path):
    table = journalled_table(path)
    save = table.save()
    lines = path.read_bytes().splitlines(keepends=True)
    for left in (1, 2, len(lines) - 1):
        path.write_bytes(b"".join(lines[:left]))
        with pytest.raises(JournalError, match=rf"line {left + 1}: ends before the save; the rest of it is missing"):
            resumed(path, save)


def test_a_journal_of_another_game_is_refused(path):
    journalled_table(path)
    with pytest.raises(JournalError, match="is of another game than sealed"):
        resume(SealedRules(), path, read_journal(path))


def test_rules_corrected_since_are_told_with_the_line(path):
    class Corrected(ToyRules):
        def why_not(self, s, move):
            return None if isinstance(move, Look) or move.number != 2 else super().why_not(s, Add(move.seat, 9))

    class Richer(ToyRules):
        def apply(self, s, move):
            events = super().apply(s, move)
            s.total += s.total == 3
            return events

    class Other(ToyRules):
        def new_game(self, setup, seed):
            return super().new_game({"start": 1}, seed)

    journalled_table(path)
    read = read_journal(path)
    for rules, message in (
        (Corrected(), "line 3: can't be played: bad_number"),
        (Richer(), "line 3: the position differs"),
        (Other(), "line 1: the position differs"),
    ):
        with pytest.raises(JournalError, match=message):
            resume(rules, path, read)


@pytest.mark.parametrize(
    ("story", "bad", "message"),
    [
        ((Add(0, 1),), {"do": "redo", "move": {"seat": 1, "number": 1}}, "another move was taken back"),
        ((Add(0, 1), "undo"), {"do": "redo", "move": {"seat": 0, "number": 2}}, "another move was taken back"),
        ((Look(0),), {"do": "undo"}, "nothing can be taken back"),
        ((Add(0, 1),), {"do": "undo", "seat": 1}, "nothing can be taken back"),
        ((Add(0, 1),), {"do": "move"}, "no move is named"),
        ((Add(0, 1),), {"do": "move", "move": {"seat": 1}}, "number"),
    ],
)
def test_a_well_linked_line_that_can_not_be_is_refused(path, story, bad, message):
    table = journalled_table(path, *story)
    table.journal._append({**bad, "digest": "0" * 16})
    with pytest.raises(JournalError, match=rf"line {len(story) + 2}: can't be played: .*{message}"):
        resumed(path)
