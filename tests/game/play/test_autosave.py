"""A game on the disk: every move is there before it is shown, nothing that was written is ever overwritten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.storage import journal as journals
from engine.storage.journal import read_journal
from engine.storage.journal_file import VERSION as JOURNAL_VERSION
from engine.storage.save_file import read_head, read_save, write_save
from engine.storage.upgrade import VERSION
from game.brazil.table_factory import FACTORY
from game.platform.backups import journal_of
from game.play.autosave import GameBusy, resume_game
from game.play.match import Match
from tests.core.sealed import Give, Seal
from tests.game.play.kept_match import NEXT, again, new, same
from tests.game.play.kit import ROUND, RULES

OLD = Path(__file__).resolve().parents[2] / "core" / "saves"


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
    assert "another program" in other.error and "another program" in other.keep() and path.read_bytes() == there
    match.close()
    same(match, again(path))


def test_nothing_is_written_once_a_game_has_left_the_table(path: Path) -> None:
    match = new(path, *ROUND)
    match.close()
    there = {file: file.read_bytes() for file in path.parent.iterdir()}
    match.submit(NEXT[0])
    match.keep()
    assert {file: file.read_bytes() for file in path.parent.iterdir()} == there


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


@pytest.mark.parametrize("name", ["v2/interrupted", "v2/in_the_setup", "v3/interrupted"])
def test_a_game_that_an_older_release_was_stopped_in_goes_on(tmp_path: Path, name: str) -> None:
    path = tmp_path / Path(f"{name}.imperial").name
    for file in (path, journal_of(path)):
        file.write_bytes((OLD / f"{name}.imperial").with_name(file.name).read_bytes())
    end = read_journal(journal_of(path)).lines[-1].digest
    match = FACTORY.load(path)
    assert match.digest() == end and not match.lost and not match.error
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
