"""Where keys are kept, found and lost."""

from __future__ import annotations

import os

import pytest

from engine.storage import sealing
from engine.storage.journal import Journal, JournalError, read_journal
from engine.storage.save import to_save
from engine.storage.save_file import SaveError, read_save, write_save
from engine.storage.save_header import read_head
from engine.storage.sealing import Key, NoKey
from tests.core import sealing_kit
from tests.core.sealing_kit import NONCE, chance, running


@pytest.fixture(autouse=True)
def _keys(tmp_path):
    yield from sealing_kit.key_folders(tmp_path)


def test_one_folder_of_keys_may_be_lost_and_is_made_whole(tmp_path):
    path = tmp_path / "saves" / "a.imperial"
    write_save(path, to_save(running()))
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    (lost,) = folders[0].iterdir()
    lost.write_bytes(b"damaged")
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    read_save(path)
    write_save(path, to_save(running(5)))
    assert [file.read_bytes() for file in folders[0].iterdir()] == [file.read_bytes() for file in folders[1].iterdir()]


def test_without_the_key_one_sentence_says_what_to_do(tmp_path):
    path = tmp_path / "elsewhere" / "a.imperial"
    write_save(path, to_save(running()))
    sealing.set_key_folders(tmp_path / "other", fresh=lambda size: bytes(size))
    name = read_head(path).key
    remedy = rf"sealed with the key {name}, which is not here; put the file {name}\.key .* into the folder of keys$"
    with pytest.raises(SaveError, match=remedy):  # it is not damaged
        read_save(path)
    journal = path.with_name("a.journal")
    sealing.set_key_folders(tmp_path / "data" / "keys", fresh=chance)
    Journal.begin(journal, running(0)).close()
    sealing.set_key_folders(tmp_path / "other", fresh=lambda size: bytes(size))
    with pytest.raises(JournalError, match=remedy):
        read_journal(journal)
    with pytest.raises(NoKey):
        sealing.find("../../etc/passwd")


def test_keys_beside_the_saves_are_found_by_a_program_that_was_told_of_none(tmp_path):
    path = tmp_path / "data" / "saves" / "a.imperial"
    write_save(path, to_save(running()))
    journal = path.with_name("a.journal")
    Journal.begin(journal, running(0)).close()
    keys = tmp_path / "data" / "keys"
    for place in (keys, path.parent / "keys"):  # where a game keeps them, and where a friend may have put them
        if place != keys:
            keys.rename(place)
        sealing.set_key_folders(fresh=chance)
        assert len(read_save(path).moves) == 60
        sealing.set_key_folders(fresh=chance)
        assert read_journal(journal).begin.nonce == NONCE


def test_one_folder_that_takes_no_key_leaves_nothing_open(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sealing.set_key_folders(tmp_path / "file", tmp_path / "config" / "keys", fresh=chance)
    path = tmp_path / "a.imperial"
    write_save(path, to_save(running(5)))
    sealing.set_key_folders(tmp_path / "config" / "keys", fresh=lambda size: bytes(size))
    assert read_head(path).key and len(read_save(path).moves) == 5


def test_a_program_started_again_seals_with_the_key_that_is_there(tmp_path):
    key = sealing.current()
    sealing.set_key_folders(tmp_path / "data" / "keys", tmp_path / "config" / "keys", fresh=lambda size: bytes(size))
    assert sealing.current() == key != Key(bytes(32))


def test_a_folder_of_keys_that_can_not_be_entered_any_more_stops_nothing(tmp_path, monkeypatch):
    key, look = sealing.current(), os.stat

    def stat(path, *more, **named):
        if str(path).startswith(str(tmp_path / "data")):
            raise PermissionError(13, "Permission denied")
        return look(path, *more, **named)

    monkeypatch.setattr(os, "stat", stat)
    assert sealing.current() == key


def test_odd_files_among_the_keys_are_no_keys_and_stop_nothing(tmp_path):
    key = sealing.current()
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    (folders[0] / "000000000000.key").mkdir()
    (folders[0] / "111111111111.key").write_bytes(b"\xff\xfe")
    (folders[0] / "222222222222.key").write_text(bytes(32).hex(), encoding="ascii")  # under another's name
    (folders[0] / "333333333333.key").write_bytes(b"0" * 10_000)
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    for name in ("000000000000", "111111111111", "222222222222", "333333333333", "no such", "../keys"):
        with pytest.raises(NoKey):
            sealing.find(name)
    assert sealing.current() == key
    sealing.set_key_folders(fresh=chance)
    sealing.add_key_folder(folders[0])
    assert sealing.find(key.name) == key and list(sealing._known.values()) == [key]


def test_a_key_that_goes_from_its_folders_while_the_program_runs_is_kept_there_anew(tmp_path):
    key = sealing.current()
    folders = tmp_path / "data" / "keys", tmp_path / "config" / "keys"
    for folder in folders:
        (folder / f"{key.name}.key").unlink()
        folder.rmdir()
    assert sealing.current() == key
    sealing.set_key_folders(*folders, fresh=lambda size: bytes(size))
    assert sealing.current() == key, "what was sealed since can be opened tomorrow"


def test_a_folder_that_takes_no_key_once_gets_it_later(tmp_path, monkeypatch):
    replace = os.replace

    def refuse(source, target):
        if "two" in str(target):
            raise OSError(28, "No space left on device")
        replace(source, target)

    sealing.set_key_folders(tmp_path / "one", tmp_path / "two", fresh=lambda size: bytes(range(size)))
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", refuse)
        key = sealing.current()
        assert key is not None and not [*(tmp_path / "two").glob("*.key")]
        assert sealing.current() == key
    assert sealing.current() == key
    names = [[file.name for file in (tmp_path / place).iterdir()] for place in ("one", "two")]
    assert names == [[f"{key.name}.key"]] * 2


def test_where_no_key_can_be_kept_files_are_written_open(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    sealing.set_key_folders(tmp_path / "file", fresh=chance)
    path = tmp_path / "a.imperial"
    write_save(path, to_save(running()))
    assert read_head(path).key == ""


def test_another_key_under_a_keys_name_is_none(tmp_path):
    path = tmp_path / "data" / "saves" / "a.imperial"
    write_save(path, to_save(running(5)))
    name = read_head(path).key
    for folder in (tmp_path / "data" / "keys", tmp_path / "config" / "keys"):
        (folder / f"{name}.key").write_text(bytes(32).hex(), encoding="ascii")
    sealing.set_key_folders(tmp_path / "data" / "keys", fresh=chance)
    with pytest.raises(SaveError, match="which is not here"):
        read_save(path)
