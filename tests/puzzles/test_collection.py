"""The shipped puzzles: each can be read, opened and named; the long form has the bots solve them."""

from __future__ import annotations

import pytest

from engine.puzzles.checking import STRONG, WEAK, check_puzzles, faults
from engine.puzzles.collection import collection, collection_folder
from engine.puzzles.puzzle_text import to_json_bytes
from engine.registry import GAMES
from tests.puzzles.kit import puzzle_of

MOST_ALIKE = 0.5  # of a collection, puzzles with the same main idea
MOST_OF_A_GAME = 2


@pytest.mark.sampled
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_shipped_puzzle_is_right(game):
    found, errors = collection(game)
    assert not errors and len(found) == len(list(collection_folder(game).glob("*")))
    assert [fault for puzzle in found for fault in faults(puzzle, GAMES)] == []
    assert len({puzzle.digest for puzzle in found}) == len(found)
    for puzzle in found:
        path = collection_folder(game) / f"{puzzle.id}.json"
        assert path.read_bytes() == to_json_bytes(puzzle), "written as `add` writes it"
    deals = [(puzzle.seed, str(puzzle.setup)) for puzzle in found]
    assert all(deals.count(deal) <= MOST_OF_A_GAME for deal in deals)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_strongest_bot_solves_the_puzzles_and_the_merchant_does_not(game):
    rows = list(check_puzzles(collection(game)[0], GAMES, 1))
    assert [fault for row in rows for fault in row.faults] == []
    if rows:
        assert sum(row.strong for row in rows) / len(rows) >= STRONG
        assert sum(row.weak for row in rows) / len(rows) <= WEAK


def test_a_file_of_another_name_or_game_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.puzzles.collection.collection_folder", lambda game: tmp_path)
    puzzle = puzzle_of("historia", "one")
    (tmp_path / "two.json").write_bytes(to_json_bytes(puzzle))
    (tmp_path / "three.json").write_text("{}")
    (tmp_path / "one.json").write_bytes(to_json_bytes(puzzle))
    found, errors = collection.__wrapped__("historia")
    assert found == (puzzle,) and len(errors) == 2 and all("\n" not in error for error in errors)
    assert len(collection.__wrapped__("brazil")[1]) == 3
