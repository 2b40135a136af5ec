"""The puzzle of the day on the Learn page: its position, and what is said while puzzles are read."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.screens.learn_hub import LearnHubScreen
from game.screens.learn_puzzles import PositionPicture
from game.shell import puzzle_collection, registry
from tests.game.puzzles import collection_of, put_in_collection

Make = Callable[..., App]


@pytest.mark.parametrize("game", list(registry.PLUGINS))
def test_the_puzzle_of_the_day_shows_its_position_once_it_was_played_to(make_app: Make, game: str) -> None:
    app = make_app((1280, 720))
    put_in_collection(game, collection_of(game))
    puzzle_collection._positions.clear()
    app.select_game(game)
    app.go("menu")
    painter = registry.plugin(game).position_picture
    assert painter is not None
    screen = LearnHubScreen(app, at_puzzles=True)
    app.push(screen)
    screen.shown()
    puzzle = screen.collection.of_today
    assert puzzle is not None
    puzzle_collection._loading.add(puzzle.id)  # a thread that has not come to it
    app.draw()
    before = app.surface.copy()
    puzzle_collection._loading.clear()
    puzzle_collection.load_day(game)
    app.tick()
    app.draw()
    (picture,) = [one for one in screen.ui_root.root.walk() if isinstance(one, PositionPicture)]
    expected = painter(app.ui.pictures, puzzle_collection.position_of(puzzle))
    shown = expected.get_rect().fit(picture.rect)
    drawn, small = app.surface.subsurface(shown), pygame.transform.smoothscale(expected, shown.size)
    inner = drawn.get_rect().inflate(-6, -6)
    assert pygame.image.tobytes(drawn.subsurface(inner), "RGB") == pygame.image.tobytes(small.subsurface(inner), "RGB")
    assert pygame.image.tobytes(before.subsurface(shown), "RGB") != pygame.image.tobytes(drawn, "RGB")


def test_nobody_hears_that_there_are_no_puzzles_while_they_are_read(make_app: Make) -> None:
    app = make_app((1280, 720))
    puzzle_collection._loaded.pop("brazil", None)
    puzzle_collection._loading.add("brazil")
    try:
        app.go("menu")
        app.push(LearnHubScreen(app))
        app.draw()
        assert app.ui.text("puzzles-none") not in [getattr(one, "text", "") for one in app.top.ui_root.root.walk()]
    finally:
        puzzle_collection._loading.discard("brazil")
    put_in_collection("brazil", ())
    app.top.rebuild()
    app.draw()
    assert app.ui.text("puzzles-none") in [getattr(one, "text", "") for one in app.top.ui_root.root.walk()]
