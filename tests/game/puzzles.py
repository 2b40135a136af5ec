"""Puzzles for the window's tests: put into the collection and into the boxes of a player's data folder."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from engine.bots.judging import Verdict
from engine.puzzles.puzzle import Puzzle
from game.app.app import App
from game.platform.puzzle_store import PuzzleStore
from game.screens.learn_hub import LearnHubScreen
from game.screens.puzzle import PuzzleScreen
from game.shell import puzzle_collection
from tests.game.conftest import click_name
from tests.game.play.test_review_controller import ReportingFakeWorker
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


def judges(screen: Any) -> ReportingFakeWorker:
    """Replaces the thinking process of a puzzle's screen by one that answers what the test says."""
    assert isinstance(screen, PuzzleScreen)
    thinks = screen.solving.thinker = ReportingFakeWorker()
    return thinks


def hub(app: App, game: str, due: int = 2, later: int = 1) -> LearnHubScreen:
    app.select_game(game)
    app.go("menu")
    put_in_collection(game, collection_of(game))
    put_in_boxes(app, game, due, later)
    app.go("learn")
    assert isinstance(app.top, LearnHubScreen)
    return app.top


def click_there(app: App, name: str) -> None:
    """Clicks a widget of a page after scrolling it into sight."""
    app.top.refresh(app.ui)
    root = app.top.ui_root
    root.set_focus(app.ui, next(widget for widget in root.root.walk() if widget.name == name))
    app.draw()
    click_name(app, name)


def begin(app: App, name: str) -> tuple[PuzzleScreen, Any]:
    click_there(app, name)
    assert isinstance(app.top, PuzzleScreen)
    app.draw()
    return app.top, judges(app.top)


def play(screen: PuzzleScreen, turn: Any) -> None:
    for move in turn:
        screen.table.controller.play(move)
        screen.tick(5)
    if not screen.waits:  # the turn of the test may go on: it ends here
        screen.closed = screen.waits = True
        screen.rebuild()


def judged(app: App, screen: PuzzleScreen, thinks: Any, verdict: Verdict) -> None:
    """Plays another turn than the puzzle's two, and has it judged so."""
    mistake, match = screen.puzzle.mistake, screen.table.match
    move = next(one for one in match.legal() if (one,) not in (mistake.better, mistake.played))
    play(screen, [move])
    assert not thinks.asked, "it waits to be told"
    click_name(app, "puzzle-judge")
    assert screen.solving.judging is not None and thinks.asked[-1].turn == tuple(screen.turn)
    thinks.asked.clear()
    thinks.ready = {screen.seat: (verdict, ())}
    assert screen.tick(6)
