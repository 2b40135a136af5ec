"""Loads the shipped puzzles, `scenarios/<game>/puzzles/<id>.json`, and chooses the puzzle of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path

from engine.brazil.map.tiles import scenario_folder
from engine.puzzles.puzzle import Puzzle, PuzzleError
from engine.puzzles.puzzle_text import read_puzzle

FOLDER = "puzzles"


def collection_folder(game: str) -> Path:
    """Returns the folder of the puzzles of a game that are shipped with the program."""
    return scenario_folder().parent / game / FOLDER


@cache
def collection(game: str) -> tuple[tuple[Puzzle, ...], tuple[str, ...]]:
    """Returns the shipped puzzles of a game in order of their ids, and an error text for each invalid file; read
    once."""
    found, errors = [], []
    for path in sorted(collection_folder(game).glob("*.json")):
        try:
            puzzle = read_puzzle(path)
            if puzzle.id != path.stem or puzzle.game != game:
                raise PuzzleError(f"{path}: holds {puzzle.id!r} of {puzzle.game!r}; name file and folder like that")
            found.append(puzzle)
        except PuzzleError as error:
            errors.append(str(error))
    return tuple(found), tuple(errors)


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Chooses the puzzle that everybody gets on a date; None if none of these puzzles is out by then (`since`).

    Each puzzle and date have a hash, and the greatest wins (rendezvous hashing), so that k more puzzles beside n change
    about k of n + k days, and none before the new ones' `since`. No puzzle comes twice from Monday to Sunday while
    there are others.
    """
    left, chosen = {one.id: one for one in puzzles}, None
    for back in range(day.weekday(), -1, -1):
        then = day - timedelta(days=back)
        known = [one for one in left.values() if one.since <= then.isoformat()]
        known = known or [one for one in puzzles if one.since <= then.isoformat()]
        chosen = max(known, key=partial(_hash, then), default=None)
        if chosen is not None:
            left.pop(chosen.id, None)
    return chosen


def _hash(day: date, puzzle: Puzzle) -> bytes:
    return hashlib.sha256(f"imperial.puzzle:{day.isoformat()}:{puzzle.id}".encode()).digest()
