"""The first line of a save: a list reads it alone; what it says of the rest must be so."""

from __future__ import annotations

import json

import pytest

from engine.core.session import Session
from engine.storage.png_carrier import embed_save, extract_save
from engine.storage.save import SavedOccupant, to_save
from engine.storage.save_file import as_bytes, read_save, write_save
from engine.storage.save_header import MOST_OLD, NewerSave, SaveError, read_head
from tests.core.toy import Add, ToyRules

ANA = [SavedOccupant(name="Ana", who="person")]


def saved(path) -> tuple[dict, bytes]:
    """A save on the disk: its head, and the bytes of its body."""
    session = Session(ToyRules(), {"start": 0}, 3)
    session.submit(Add(0, 1))
    write_save(path, to_save(session, {"round": 2}, ANA))
    head, body, end = path.read_bytes().split(b"\n")
    assert end == b""
    return json.loads(head), body


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.imperial"


def put(path, head: dict, body: bytes) -> None:
    path.write_bytes(json.dumps(head).encode() + b"\n" + body + b"\n")


def test_a_head_says_what_a_list_shows_and_nothing_of_the_game(path):
    head, _ = saved(path)
    header = read_head(path)
    assert (header.game, header.players, header.extra, header.totals) == ("toy", ANA, {"round": 2}, None)
    assert not {"seed", "moves", "checkpoint", "digests", "undone"} & set(head)


def test_the_body_is_not_read_for_a_list_and_noticed_when_it_is_opened(path):
    head, body = saved(path)
    put(path, head, b"x" * len(body))
    assert read_head(path).game == "toy"
    with pytest.raises(SaveError, match="the second line: is not what the first one says of it"):
        read_save(path)


@pytest.mark.parametrize("change", [{"size": -1}, {"size": 0}, {"size": 10**12}, {"size": "7"}, {"size": None}])
def test_a_length_that_is_not_the_bodys_is_refused_by_both(path, change):
    head, body = saved(path)
    put(path, {**head, **change}, body)
    for read in (read_head, read_save):
        with pytest.raises(SaveError, match="the save is damaged, choose another"):
            read(path)


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_file_that_was_cut_off_or_goes_on_is_refused_by_both(path, cut):
    saved(path)
    whole = path.read_bytes()
    for wrong in (whole[:-cut], whole + b"x" * cut):
        path.write_bytes(wrong)
        for read in (read_head, read_save):
            with pytest.raises(SaveError):
                read(path)


def test_a_head_of_a_newer_program_is_called_newer(path):
    head, body = saved(path)
    put(path, {**head, "version": 6, "of": "tomorrow"}, body)
    for read in (read_head, read_save):
        with pytest.raises(NewerSave, match=r"saves 6, here 5"):
            read(path)


def test_a_large_file_without_a_head_is_not_read(path):
    path.write_bytes(b'{"format": "imperial-save", "version": 2}')
    with path.open("r+b") as stream:
        stream.truncate(MOST_OLD + 1)
    with pytest.raises(SaveError, match="has no head, and more than 4 MB"):
        read_head(path)


def test_an_old_save_that_somebody_laid_out_over_lines_is_still_read(tmp_path):
    from tests.core.test_old_saves import SAVES

    for source in (SAVES / "v1" / "setup.imperial", SAVES / "v2" / "solo.imperial"):
        path = tmp_path / source.name
        path.write_text(json.dumps(json.loads(source.read_bytes()), indent=1), encoding="utf-8")
        assert read_save(path).moves == read_save(source).moves
        assert read_head(path) == read_head(source)


# --- pictures that carry a game ---

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001"
    "a5f645400000000049454e44ae426082"
)


def test_a_picture_carries_a_game_and_stays_a_picture(path):
    saved(path)
    save = read_save(path)
    png = embed_save(DOT, as_bytes(save))
    assert png.startswith(DOT[:33]) and png.endswith(DOT[-12:])
    path.write_bytes(png)
    assert read_save(path) == save
    assert extract_save(embed_save(png, b"another")) == b"another", "not two of them"


def test_a_damaged_picture_is_refused_as_long_as_the_damage_is_not_behind_the_game(path):
    saved(path)
    save = read_save(path)
    png = embed_save(DOT, as_bytes(save))
    end = len(png) - 12
    for place in range(0, len(png), 7):
        for wrong in (png[:place], png[:place] + bytes([png[place] ^ 4]) + png[place + 1 :]):
            path.write_bytes(wrong)
            if place >= end:
                assert read_save(path) == save
                continue
            with pytest.raises(SaveError) as refused:
                read_save(path)
            assert "\n" not in str(refused.value)
    path.write_bytes(DOT)
    with pytest.raises(SaveError, match=r"this picture carries no game; .*; choose a picture that carries a game$"):
        read_save(path)
