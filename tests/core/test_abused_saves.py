"""Saves that a disk, a hand or a foul program changed: each is right or refused in one sentence, never anything else.

More of them: `python -m tests.core.test_abused_saves 10000 [seed]`.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.registry import GAMES
from engine.storage.save import load_session, to_save, verify
from engine.storage.save_file import SaveError, SaveFile, parse_save, read_save, write_save
from tests.core.mutate import mutate, scratch

OLD = [json.loads(path.read_bytes()) for path in sorted((Path(__file__).parent / "saves" / "v1").glob("*"))]


def as_of_today(data: dict[str, Any]) -> dict[str, Any]:
    save = parse_save(data)
    session, _ = load_session(GAMES[save.game], save)
    today: dict[str, Any] = json.loads(to_save(session, save.extra, save.players).model_dump_json())
    return today


def old() -> list[dict[str, Any]]:
    """The saves of the first version."""
    return OLD


@functools.cache
def new() -> list[dict[str, Any]]:
    """The same games as they are saved today."""
    return [as_of_today(data) for data in OLD]


def plain(data: Any) -> SaveFile:
    """What is written in a file."""
    return parse_save(data)


def sealed(data: Any) -> SaveFile:
    """Changed by somebody who knows how to seal."""
    try:
        save = SaveFile.model_validate(data)
        save.checksum = save.compute_checksum()
    except ValueError as error:
        raise SaveError("checked elsewhere") from error
    return save


def blind(data: Any) -> SaveFile:
    """Without any digest that could tell a wrong checkpoint."""
    save = parse_save(data)
    save.digests = ["0" * 16] + [""] * len(save.moves)
    return save


def play_on(save: SaveFile) -> str:
    """Everything that is done with a save, as long as it is not refused. Raises SaveError."""
    rules = GAMES.get(save.game)
    if rules is None:
        return "other game"
    session, cut = load_session(rules, save)
    rng = Rng(3)
    for _ in range(12):
        if not session.awaiting:
            break
        asked = session.awaiting[0]
        rules.determinize(session.view(asked), asked, rng)
        session.submit(rng.choice(session.legal_moves(asked)))
    session.view(None)
    session.result()
    verify(rules, to_save(session))
    return "cut" if cut else "whole"


def abuse(kind: Callable[[Any], SaveFile], sources: list[dict[str, Any]], number: int, seed: int) -> Counter[str]:
    """What became of so many changed saves."""
    rng, ends = Rng(seed), Counter[str]()
    for _ in range(number):
        data = mutate(rng.choice(sources), rng)
        try:
            ends[play_on(kind(data))] += 1
        except SaveError as error:
            assert "\n" not in str(error) and len(str(error)) < 400
            ends["refused"] += 1
    return ends


KINDS = [(plain, old), (plain, new), (sealed, new), (blind, old)]


@pytest.mark.parametrize(("kind", "sources"), KINDS, ids=["old", "new", "sealed", "blind"])
def test_a_changed_save_is_right_or_refused(kind, sources):
    ends = abuse(kind, sources(), 24, 1)
    assert ends["refused"] > 4 and sum(ends.values()) == 24


def test_no_changed_save_of_today_is_taken_for_whole_unless_it_says_the_same():
    rng = Rng(5)
    for _ in range(300):
        source = rng.choice(new())
        data = mutate(source, rng)
        try:
            save = parse_save(data)
        except SaveError:
            continue
        assert json.loads(save.model_dump_json()) == source


def test_scratched_files_are_refused_or_say_the_same(tmp_path):
    rng, path = Rng(6), tmp_path / "game.imperial"
    for _ in range(300):
        source = rng.choice(new())
        path.write_bytes(scratch(json.dumps(source).encode(), rng))
        try:
            save = read_save(path)
        except SaveError as error:
            assert str(path) in str(error) and "\n" not in str(error) and len(str(error)) < len(str(path)) + 400
            continue
        assert json.loads(save.model_dump_json()) == source


@pytest.mark.parametrize(
    "content",
    [b"[" * 10**6, b'{"a":' * 10**5, b"9" * 10**6, b'{"seed":1e999}', b'"\\ud800"', b"\x00" * 100, b"null", b"-"],
    ids=["deep list", "deep object", "long number", "infinity", "surrogate", "nul", "null", "minus"],
)
def test_odd_json_is_refused_at_once(tmp_path, content):
    path = tmp_path / "odd.imperial"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"odd\.imperial: .*the save is damaged, choose another"):
        read_save(path)


def test_infinity_anywhere_is_refused(tmp_path):
    path = tmp_path / "odd.imperial"
    text = json.dumps({**new()[0], "extra": {"round": 7}}).replace('"round": 7', '"round": 1e999')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError, match="the save is damaged"):
        read_save(path)


def test_a_huge_file_is_not_read(tmp_path):
    path = tmp_path / "huge.imperial"
    with path.open("wb") as stream:
        stream.truncate(1 << 30)
    with pytest.raises(SaveError, match="is larger than 16 MB"):
        read_save(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_a_pipe_is_not_waited_for(tmp_path):
    path = tmp_path / "pipe.imperial"
    os.mkfifo(path)
    with pytest.raises(SaveError, match="is no plain file"):
        read_save(path)


def test_a_folder_is_no_save(tmp_path):
    with pytest.raises(SaveError, match="could not be read"):
        read_save(tmp_path)


def test_a_name_with_a_nul_is_no_file():
    with pytest.raises(SaveError, match="could not be read"):
        read_save(Path("a\x00b"))


def test_a_folder_that_can_not_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match="could not be written"):
        write_save(tmp_path / "file" / "game.imperial", parse_save(new()[0]))


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for of_kind, from_sources in KINDS:
        sys.stdout.write(f"{of_kind.__name__} {dict(abuse(of_kind, from_sources(), count // len(KINDS), first))}\n")
