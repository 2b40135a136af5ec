"""Shipped puzzles solved by keys alone, from the menu to the judgement and on to the next."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from engine.puzzles.collection import of_the_day
from game.app.app import App
from game.platform.puzzle_store import PuzzleStore
from game.screens.learn_hub import LearnHubScreen
from game.screens.puzzle import PuzzleScreen
from game.shell import puzzle_collection
from game.shell.puzzle_collection import by_idea, load
from tests.game.advised_table import TABLES
from tests.playthrough.game_keys import PageKeys
from tests.playthrough.games import watch
from tests.playthrough.puzzles import DRIVERS, PuzzleDriver, to_the_puzzle

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]
DAY = date(2027, 1, 4)


@pytest.fixture(autouse=True)
def shipped_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests have put puzzles of their own there."""
    monkeypatch.setattr(puzzle_collection, "_loaded", {})


def solved(player: PuzzleDriver) -> PuzzleScreen:
    """The screen after its puzzle was solved, which is checked."""
    screen = player.solve()
    assert screen.solving.solved and screen.stars == 3, (screen.card.id, screen.turn, screen.better)
    assert [words for _, kind, words in player.heard if kind == "bad"] == []
    return screen


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_the_puzzle_of_the_day_by_keys(make_app: Make, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(puzzle_collection, "today", lambda: DAY)
    monkeypatch.setattr("game.screens.puzzle.today", lambda: DAY)
    puzzle = of_the_day(load(game), DAY)
    assert puzzle is not None
    with watch() as now:
        app = make_app()
        to_the_puzzle(PageKeys(app, now), game, "puzzle-day")
        player = DRIVERS[game](app, now)
        screen = solved(player)
        assert screen.card.id == puzzle.id and PuzzleStore(app.folders).day_solved(game, DAY)
        player.press_named("back")
        player.settle()
        assert isinstance(app.top, LearnHubScreen)


SHORT = {"historia": ("art", "expansion")}  # where the best turn leaves the only usable side of a card unused


def marked(game: str, idea: str) -> Any:
    """The case of a test, which is long unless it is one of the few."""
    long = () if idea in SHORT.get(game, ()) else pytest.mark.long
    return pytest.param(game, idea, id=f"{game}-{idea}", marks=long)


@pytest.mark.parametrize(("game", "idea"), [marked(game, idea) for game in TABLES for idea in by_idea(load(game))])
def test_all_puzzles_of_an_idea_by_keys(make_app: Make, game: str, idea: str) -> None:
    names = [puzzle.id for puzzle in by_idea(load(game))[idea]]
    with watch() as now:
        app = make_app()
        to_the_puzzle(PageKeys(app, now), game, f"idea-{idea}")
        player = DRIVERS[game](app, now)
        found = []
        while isinstance(app.top, PuzzleScreen):
            found.append(solved(player).card.id)
            player.press_named("puzzle-next", "back")
            player.settle()
        assert sorted(found) == sorted(names)
