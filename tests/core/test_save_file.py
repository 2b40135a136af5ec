"""The file of a save: what is refused and how, and what a disk that fails leaves behind."""

from __future__ import annotations

import json
import os
import stat

import pytest

from engine.storage import files
from engine.storage.save import to_save
from engine.storage.save_file import NewerSave, SaveError, read_save, write_save
from tests.core.test_save import played


def test_a_save_of_a_newer_program_is_called_newer(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"format": "imperial-save", "version": 6, "something": "new"}), encoding="utf-8")
    with pytest.raises(NewerSave) as caught:
        read_save(path)
    message = str(caught.value)
    assert message == f"{path}: version: written by a newer program (saves 6, here 5); update this one"


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda d: d.pop("moves"), "moves"),
        (lambda d: d.update(seed="x"), "seed"),
        (lambda d: d.update(seed=1 << 70), "seed"),
        (lambda d: d.update(version=0), "version"),
        (lambda d: d.update(version="2"), "version"),
        (lambda d: d.update(version=True), "version"),
        (lambda d: d.pop("version"), "version"),
        (lambda d: d.update(format="other"), "format"),
        (lambda d: d.update(extra_key=1), "extra_key"),
        (lambda d: d.update(digests=[[1]]), "digests.0"),
        (lambda d: d.update(digests=d["digests"][1:]), "digests"),
        (lambda d: d.update(players=[{"name": "a\0b", "who": "person"}]), "players.0.name"),
        (lambda d: d.update(players=[{"name": "n" * 10**6, "who": "person"}]), "players.0.name"),
        (lambda d: d.update(barrier={"code": "no such"}), "barrier.code"),
        (lambda d: d.update(older=[{"moves": []}]), "older.0"),
        (lambda d: d.update(seal=""), "checksum"),
    ],
)
def test_a_damaged_file_is_refused_with_file_place_and_reason(tmp_path, damage, place):
    data = json.loads(to_save(played()).model_dump_json())
    damage(data)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        read_save(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: {place}") and message.endswith("the save is damaged, choose another")
    assert "\n" not in message and len(message) < len(str(path)) + 300


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "imperial-save"', b"\xff\xfe\x00"])
def test_what_is_no_save_at_all_is_refused(tmp_path, content):
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"broken\.json"):
        read_save(path)


def test_a_truncated_file_is_refused(tmp_path):
    path = tmp_path / "cut.json"
    whole = to_save(played()).model_dump_json()
    path.write_text(whole[: len(whole) // 2], encoding="utf-8")
    with pytest.raises(SaveError, match="the whole file"):
        read_save(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(SaveError, match="could not be read"):
        read_save(tmp_path / "none.json")


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    write_save(path, to_save(played()))
    before = path.read_bytes()

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.storage.files.os.replace", full)
    with pytest.raises(
        SaveError, match=r"game\.json: could not be written \(No space left on device\); free some space"
    ):
        write_save(path, to_save(played(1)))
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_what_a_head_has_no_room_for_is_told_and_the_old_file_stays(tmp_path):
    path = tmp_path / "game.json"
    write_save(path, to_save(played()))
    before = path.read_bytes()
    with pytest.raises(SaveError, match="could not be written \\(extra: more than a head has room for\\)"):
        write_save(path, to_save(played(1), {"notes": "x" * 200_000}))
    assert path.read_bytes() == before and [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_draft_lies_beside_its_file_whatever_its_name(tmp_path, monkeypatch):
    """On another disk it could not take the old one's place at once; and its own name has room."""
    done = []
    replace = os.replace
    monkeypatch.setattr(
        "engine.storage.files.os.replace", lambda a, b: done.append(os.path.dirname(a)) or replace(a, b)
    )
    path = tmp_path / f"{'n' * 250}.json"
    write_save(path, to_save(played()))
    assert done == [str(tmp_path)] and len(read_save(path).moves) == 3


def test_a_save_is_on_the_disk_before_it_takes_the_old_ones_place_and_then_its_name_is(tmp_path, monkeypatch):
    done = []
    sync, replace = os.fsync, os.replace

    def synced(handle):
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    monkeypatch.setattr("engine.storage.files.os.fsync", synced)
    monkeypatch.setattr("engine.storage.files.os.replace", lambda a, b: done.append("replace") or replace(a, b))
    write_save(tmp_path / "game.imperial", to_save(played()))
    assert done == ["file", "replace", *(["folder"] if os.name != "nt" else [])]


@pytest.mark.parametrize("grown", [0, 1, 5000])
def test_a_file_that_grows_while_it_is_read_is_bounded(tmp_path, monkeypatch, grown):
    """Its size is asked first; whatever is written to it after that, no more is read than may be."""
    path, most = tmp_path / "grows", 100
    path.write_bytes(bytes(most))
    fstat, read, asked = os.fstat, [], []

    def grow(handle):
        found = fstat(handle)
        asked.append(handle)
        if len(asked) == 2:  # the first asks whether it is a plain file
            with path.open("ab") as stream:
                stream.write(bytes(grown))
        return found

    monkeypatch.setattr(files.os, "fstat", grow)
    if not grown:
        assert files.read_bounded(path, most) == bytes(most)
        return
    real = files.open_plain
    monkeypatch.setattr(files, "open_plain", lambda at: Counted(real(at), read))
    with pytest.raises(files.FileError, match="larger than 100 bytes"):
        files.read_bounded(path, most)
    assert read == [most + 1]


class Counted:
    """A stream that says how much was asked of it."""

    def __init__(self, stream, read):
        self.stream, self.read_sizes = stream, read

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()

    def fileno(self):
        return self.stream.fileno()

    def read(self, size):
        self.read_sizes.append(size)
        return self.stream.read(size)
