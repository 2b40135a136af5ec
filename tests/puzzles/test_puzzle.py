"""Puzzles as data: the same again as file, text and picture; what is none is refused in one sentence."""

from __future__ import annotations

import json
import re
import struct
import zlib

import pytest

from engine.core.rng import Rng
from engine.puzzles.puzzle import PuzzleError, opened, validated
from engine.puzzles.puzzle_text import (
    MARK,
    POSITION,
    from_json_bytes,
    in_picture,
    of_picture,
    of_text,
    read_puzzle,
    to_json_bytes,
    to_text,
    write_puzzle,
)
from engine.registry import GAMES
from engine.storage.paste_code import of_text as game_of_text
from engine.storage.png_carrier import embed_save, extract_save
from engine.storage.text_armour import PasteCodeError, decode_text, decode_varint, encode_text
from tests.abuse.test_mutations import mutate, one_sentence, scratch
from tests.puzzles.kit import puzzle_of

ALL = sorted(GAMES)


def png() -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(b"\0\0")) + chunk(b"IEND", b"")


@pytest.mark.parametrize("game", ALL)
def test_a_puzzle_is_the_same_as_file_text_and_picture(game, tmp_path):
    puzzle = puzzle_of(game, ideas=["tempo"], since="2026-11-26")
    path = tmp_path / "one.json"
    write_puzzle(path, puzzle)
    assert read_puzzle(path) == puzzle
    there = opened(puzzle, GAMES)
    text = to_text(there)
    assert text.startswith(f"{MARK}:1:") and len(text) < 4000
    assert of_text("Solve this:\n" + re.sub("(.{60})", r"\1\n", text) + "\n", GAMES).puzzle == puzzle
    assert of_picture(in_picture(png(), puzzle)) == puzzle
    picture = tmp_path / "one.png"
    picture.write_bytes(in_picture(png(), puzzle))
    assert read_puzzle(picture) == puzzle


@pytest.mark.parametrize("game", ALL)
def test_a_puzzle_opens_where_its_seat_decides_and_nothing_before_can_be_undone(game):
    puzzle = puzzle_of(game)
    there = opened(puzzle, GAMES)
    session = there.session
    assert there.seat in session.awaiting and len(session.log) == there.mistake.moves and not session.can_undo
    assert there.view == session.rules.view(session.state, there.seat)
    assert session.why_not(there.mistake.better[0]) is None and session.why_not(there.mistake.played[0]) is None
    session.submit(there.mistake.better[0])
    assert there.mistake.loss.mean == pytest.approx(0.2145) and puzzle.loss.mean == 0.2


def test_a_picture_carries_a_game_and_a_puzzle_apart():
    puzzle = puzzle_of("historia")
    both = in_picture(embed_save(png(), b"a save"), puzzle)
    assert extract_save(both) == b"a save" and of_picture(both) == puzzle
    with pytest.raises(PuzzleError, match="carries no puzzle"):
        of_picture(embed_save(png(), b"a save"))
    with pytest.raises(ValueError, match="carries no game"):
        extract_save(in_picture(png(), puzzle))


def test_the_text_of_a_puzzle_is_no_game_and_the_other_way_round():
    text = to_text(opened(puzzle_of("historia"), GAMES))
    with pytest.raises(PasteCodeError, match="no game as text"):
        game_of_text(text, GAMES)
    with pytest.raises(PuzzleError, match="no puzzle as text"):
        of_text("imperial-game:1:AAAA:00000000", GAMES)


def test_a_puzzle_of_an_older_program_has_the_old_name_of_its_origin():
    puzzle = puzzle_of("historia")
    old = {**puzzle.model_dump(mode="json"), "origin": "shelf"}
    assert puzzle.origin == "collection" and validated(old) == puzzle
    rest = {name: value for name, value in old.items() if name not in POSITION}
    data = decode_text(to_text(opened(puzzle, GAMES)), MARK, 1, "puzzle")
    size, at = decode_varint(data, 0)
    text = encode_text(MARK, 1, data[: at + size] + json.dumps(rest).encode())
    assert of_text(text, GAMES).puzzle == puzzle


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"format": "imperial-save"}, "this is no puzzle"),
        ({"version": 2}, "made by a newer program"),
        ({"id": "../../etc/passwd"}, "id"),
        ({"id": "Ana\n"}, "id"),
        ({"seat": 9}, "nothing to decide"),
        ({"seat": -1}, "seat"),
        ({"game": "chess"}, "a game that is not here: 'chess'"),
        ({"game": "x" * 300}, "game"),
        ({"digest": "00"}, "lead to another position"),
        ({"judged": {"seed": 1, "worlds": 64, "loss": float("nan"), "error": 0.0}}, "judged.loss"),
        ({"more": 1}, "more"),
        ({"moves": [{"kind": "cheat", "seat": 0}]}, "can't be played"),
        ({"setup": {"scenario": "nowhere"}}, "can't be played"),
        ({"ideas": ["<b>"]}, "ideas"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_the_reason(changed, reason):
    data = {**puzzle_of("brazil").model_dump(mode="json"), **changed}
    with pytest.raises(PuzzleError, match=reason) as refused:
        opened(validated(data), GAMES)
    one_sentence(refused.value)


def test_lines_that_cannot_be_played_are_refused():
    whole = puzzle_of("brazil").model_dump(mode="json")
    other = {**whole["best"]["moves"][0], "seat": 1 - whole["seat"]}
    for moves, reason in (
        ([other], "another seat"),
        (whole["best"]["moves"] * 3, "refused"),
        (whole["second"]["moves"], "the same"),
        ([], "best.moves"),
    ):
        data = {**whole, "best": {**whole["best"], "moves": moves}}
        with pytest.raises(PuzzleError, match=reason):
            opened(validated(data), GAMES)
    short = {**whole, "best": {**whole["best"], "chances": [0.5]}}
    with pytest.raises(PuzzleError, match=r"best\.chances"):
        validated(short)


def test_rules_corrected_since_are_named_as_the_reason(monkeypatch):
    puzzle = puzzle_of("historia")
    monkeypatch.setattr(type(GAMES["historia"]), "component_digest", lambda self, setup: "other")
    opened(puzzle, GAMES)  # it still plays
    monkeypatch.setattr(type(GAMES["historia"]), "digest", lambda self, s: "other")
    with pytest.raises(PuzzleError, match="rules or components were corrected since it was made"):
        opened(puzzle, GAMES)


def test_files_that_are_too_large_or_no_json_are_refused(tmp_path):
    for data in (b"", b"[1]", b"{" * 100_000, b"\xff\xfe", b" " * (2 << 20), b'{"format": "imperial-puzzle"}'):
        with pytest.raises(PuzzleError) as refused:
            from_json_bytes(data)
        one_sentence(refused.value)
    with pytest.raises(PuzzleError):
        read_puzzle(tmp_path / "missing.json")
    with pytest.raises(PuzzleError):
        read_puzzle(tmp_path)
    bomb = encode_text(MARK, 1, b"\0" * (5 << 20))
    with pytest.raises(PuzzleError, match="more than any puzzle"):
        of_text(bomb, GAMES)


@pytest.mark.parametrize("game", ALL)
def test_changed_texts_and_files_are_right_or_refused_in_one_sentence(game):
    """Letters changed, then the data changed by somebody who can compute the checksum."""
    puzzle, rng = puzzle_of(game), Rng(5)
    text, whole = to_text(opened(puzzle, GAMES)), puzzle.model_dump(mode="json")
    data = decode_text(text, MARK, 1, "puzzle")
    refusals = 0
    for number in range(60):
        try:
            if number % 3 == 0:
                of_text(scratch(text.encode(), rng).decode("utf-8", "replace"), GAMES)
            elif number % 3 == 1:
                of_text(encode_text(MARK, 1, scratch(data, rng)), GAMES)
            else:
                opened(from_json_bytes(json.dumps(mutate(whole, rng)).encode()), GAMES)
        except PuzzleError as error:
            one_sentence(error)
            refusals += 1
    assert refusals > 30


@pytest.mark.parametrize("game", ALL)
def test_every_changed_letter_of_a_text_is_noticed(game):
    text = to_text(opened(puzzle_of(game), GAMES))
    start = text.index(":") + 3
    for place in range(start, len(text), 7):
        other = "A" if text[place] != "A" else "B"
        with pytest.raises(PuzzleError):
            of_text(text[:place] + other + text[place + 1 :], GAMES)


def test_a_file_has_its_moves_a_line_each():
    puzzle = puzzle_of("brazil")
    lines = to_json_bytes(puzzle).decode().splitlines()
    assert sum(line.startswith('{"') for line in lines) == len(puzzle.moves)
