"""Files of records: what can't be read is never written over, and what can't be written is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import BaseModel

from game.platform import json_store
from game.platform.json_store import JsonStore
from game.platform.quarantine import Quarantined


class Numbers(BaseModel):
    count: int = 0


class NumberStore(JsonStore[Numbers]):
    schema = Numbers

    def add(self) -> None:
        self._file.count += 1
        self._write()


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "data" / "numbers.json"
    NumberStore(path, False).add()
    again = NumberStore(path, False)
    again.add()
    assert again.damage is None and again.error == "" and Numbers.model_validate_json(path.read_bytes()).count == 2


def test_a_safe_start_neither_reads_nor_writes(tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    NumberStore(path, False).add()
    store = NumberStore(path, True)
    store.add()
    assert store._file.count == 1 and Numbers.model_validate_json(path.read_bytes()).count == 1


def test_a_damaged_file_is_put_aside_and_a_new_one_begins(tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    path.write_text('{"count": "many"}', encoding="utf-8")
    store = NumberStore(path, False)
    store.add()
    assert store.damage is not None and store.damage.aside is not None and store.error == ""
    assert store.damage.aside.read_text(encoding="utf-8") == '{"count": "many"}'
    assert Numbers.model_validate_json(path.read_bytes()).count == 1


def test_a_damaged_file_that_stays_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "numbers.json"
    path.write_text("{", encoding="utf-8")
    monkeypatch.setattr(json_store, "put_aside", lambda path, error: Quarantined(path, None, "it can't be moved"))
    store = NumberStore(path, False)
    store.add()
    assert path.read_text(encoding="utf-8") == "{" and store.error == "it can't be moved"


def test_what_cannot_be_written_is_told_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a file where the folder should be", encoding="utf-8")
    store = NumberStore(folder / "numbers.json", False)
    store.add()
    assert store.error
    folder.unlink()
    store.add()
    assert store.error == "" and Numbers.model_validate_json((folder / "numbers.json").read_bytes()).count == 2
