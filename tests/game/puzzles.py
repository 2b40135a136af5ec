"""Puzzles for the window's tests: put into the collection and into the boxes of a player's data folder."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from engine.puzzles.puzzle import Puzzle
from game.app.app import App
from game.platform.puzzle_store import PuzzleStore
from game.screens.puzzle import PuzzleScreen
from game.shell import puzzle_collection
from tests.game.play.test_review_controller import Says
from tests.puzzles.kit import puzzle_of

IDEAS = ("", "one_idea", "one_idea", "two_idea", "two_idea", "two_idea")


def collection_of(game: str) -> tuple[Puzzle, ...]:
    """Six puzzles at one position, of two ideas and of none."""
    first = puzzle_of(game)
    return tuple(
        first.model_copy(update={"id": f"{game}-{number}", "ideas": (idea,) if idea else ()})
        for number, idea in enumerate(IDEAS)
    )


def put_in_collection(game: str, puzzles: tuple[Puzzle, ...]) -> None:
    """Makes these the shipped puzzles of a game."""
    puzzle_collection._loaded[game] = puzzles


def put_in_boxes(app: App, game: str, due: int, later: int = 0) -> list[str]:
    """Adds puzzles of own games, so many due today. Returns the ids of those."""
    first, day = puzzle_of(game), puzzle_collection.today()
    store = PuzzleStore(app.folders)
    names = [f"own-{number}" for number in range(due + later)]
    for number, name in enumerate(names):
        added = day - timedelta(days=3 if number < due else 0)
        store.add([first.model_copy(update={"id": name, "origin": "game"})], added)
    return names[:due]


def judges(screen: Any) -> Says:
    """Replaces the thinking process of a puzzle's screen by one that answers what the test says."""
    assert isinstance(screen, PuzzleScreen)
    thinks = screen.solving.thinker = Says()
    return thinks
