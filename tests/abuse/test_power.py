"""The plug is pulled: of every file only what was synced is left, under the names that were synced. And other things
that pull the ground away from under a game: its folder goes, another program takes it up, the clock jumps back."""

from __future__ import annotations

import os
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.storage import sealing
from game.platform.backups import journal_of
from game.platform.save_list import ENDING, can_continue, list_saves
from game.play import autosave
from game.play.match import Match
from tests.abuse.killed import load, new, shown

KINDS = ("persons", "struggle", "historia")
STEPS = 14


class Disk:
    """What a folder would hold if all stopped now: a file's bytes as they were last synced, by inode, and the names as
    they were last synced."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bytes: dict[int, bytes] = {}
        self.names: dict[Path, dict[str, int]] = {}
        self._sync = os.fsync

    def synced(self, handle: int) -> None:
        """In place of fsync and fdatasync."""
        self._sync(handle)
        path = Path(os.readlink(f"/proc/self/fd/{handle}"))
        if path.is_dir():
            self.names[path] = {file.name: file.stat().st_ino for file in path.iterdir() if file.is_file()}
        else:
            self.bytes[os.fstat(handle).st_ino] = path.read_bytes()

    def after(self, to: Path) -> None:
        """That, in another folder."""
        for folder, names in self.names.items():
            there = to / folder.relative_to(self.folder)
            there.mkdir(parents=True, exist_ok=True)
            for name, inode in names.items():
                (there / name).write_bytes(self.bytes.get(inode, b""))


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk(tmp_path / "home")
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, found.synced)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where a game lies; it is sealed, as a player's are."""
    sealing.set_key_folders(tmp_path / "home" / "keys", fresh=lambda size: bytes(range(size)))
    yield tmp_path / "home" / "saves" / f"game{ENDING}"
    sealing.set_key_folders(fresh=bytes)


def step(match: Match[Any, Any], dice: random.Random) -> None:
    chance = dice.random()
    if chance < 0.2 and match.can_undo:
        match.undo()
    elif chance < 0.3 and match.can_redo:
        match.redo()
    elif chance < 0.4:
        match.keep()
    elif match.current_seat is not None:
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks up what is synced in /proc")
@pytest.mark.parametrize("kind", KINDS)
def test_whenever_the_power_is_cut_all_that_was_shown_is_there(
    tmp_path: Path, path: Path, disk: Disk, kind: str
) -> None:
    match, dice = new(kind, None, path), random.Random(5)
    match.keep()
    for number in range(STEPS):
        left = tmp_path / f"cut {number}"
        disk.after(left)
        again = load(kind, left / "saves" / path.name)
        assert again.lost == "" and shown(again) == shown(match), f"after {number} steps"
        again.close()
        step(match, dice)
    assert len(match.log) > 3
    match.close()


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_taken_back_can_be_played_again_after_a_stop(path: Path, kind: str) -> None:
    match, dice = new(kind, 7, path), random.Random(7)
    while not match.session.undone:
        assert match.current_seat is not None
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        before = match.digest()
        match.undo()
    match.close()
    again = load(kind, path)
    assert again.digest() == match.digest() != before and again.can_redo
    again.redo()
    assert again.digest() == before
    again.undo()
    assert again.digest() == match.digest()
    again.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("with_the_keys", [False, True])
def test_a_folder_that_goes_in_the_middle_of_a_game_is_made_anew(path: Path, kind: str, with_the_keys: bool) -> None:
    match, dice = new(kind, 7, path), random.Random(8)
    for gone in (False, True, False, True):
        if gone:
            shutil.rmtree(path.parent.parent if with_the_keys else path.parent)
        for _ in range(3):
            assert match.current_seat is not None
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
        assert match.error == ""
        copy = path.with_name(f"copy{ENDING}")
        for one, other in ((path, copy), (journal_of(path), journal_of(copy))):
            other.write_bytes(one.read_bytes())
        sealing._known.clear()  # another program
        again = load(kind, copy)
        assert shown(again) == shown(match) and again.lost == ""
        again.close()
    match.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("with_a_journal", [False, True])
def test_of_two_programs_on_one_save_the_second_is_told_and_writes_nothing(
    path: Path, kind: str, with_a_journal: bool
) -> None:
    first = new(kind, 7, path)
    first.keep()
    first.close()
    if not with_a_journal:
        journal_of(path).unlink()  # a save that came from elsewhere
    first = load(kind, path)
    second = None
    if with_a_journal:
        with pytest.raises(autosave.GameBusy):
            load(kind, path)
    else:
        second = load(kind, path)
    for number in range(6):
        for match in (first, second):
            if match is not None and match.current_seat is not None:
                match.submit(match.session.legal_moves(match.current_seat)[number % 2])
    if second is not None:
        assert "another program" in second.error and "another program" in second.keep()
        second.close()
    assert first.error == "" and first.keep() == ""
    first.close()
    again = load(kind, path)
    assert shown(again) == shown(first)
    again.close()


def test_a_clock_that_jumps_back_loses_no_game(path: Path) -> None:
    """A save of yesterday's clock is the newest all the same when it is played on; one with an impossible date, too."""
    saves = []
    for number, when in enumerate((2_000_000_000, 1_000_000_000, -5, 569_000_000_000)):
        saves.append(path.with_name(f"game {number}{ENDING}"))
        match = new("persons", number, saves[-1])
        match.keep()
        match.close()
        os.utime(saves[-1], (when, when))
    order = [saves[1], saves[2], saves[3], saves[0]]  # two of them are of the future
    assert [save.path for save in list_saves(path.parent)] == order
    for save in saves:
        match = load("persons", save)
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
        assert match.keep() == ""
        match.close()
        assert shown(load("persons", save)) == shown(match)
    assert [save.path for save in list_saves(path.parent) if can_continue(save, {"brazil"})]
