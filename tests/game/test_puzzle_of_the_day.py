"""The puzzle of the day on the Learn page: its position, and what is said while puzzles are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.app.app import App
from game.screens.learn_hub import LearnHubScreen
from game.screens.learn_puzzles import PositionPicture
from game.shell import puzzle_collection, registry
from tests.game.puzzles import collection_of, put_in_boxes, put_in_collection

Make = Callable[..., App]


@pytest.mark.sampled
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


@pytest.fixture
def reading() -> Iterator[None]:
    """The threads that read the puzzles of all games do not come to it."""
    before = dict(puzzle_collection._loaded)
    puzzle_collection._loaded.clear()
    puzzle_collection._loading.update(registry.PLUGINS)
    yield
    puzzle_collection._loading.difference_update(registry.PLUGINS)
    puzzle_collection._loaded.update(before)


def words(app: App) -> list[str]:
    app.top.refresh(app.ui)
    return [getattr(one, "text", "") for one in app.top.ui_root.root.walk()]


@pytest.mark.usefixtures("reading")
@pytest.mark.parametrize("game", list(registry.PLUGINS))
def test_while_puzzles_are_read_the_page_says_so(make_app: Make, game: str) -> None:
    app = make_app((1280, 720))
    app.select_game(game)
    app.go("menu")
    app.push(LearnHubScreen(app))
    app.top.shown()
    assert app.ui.text("puzzles-reading") in words(app) and app.ui.text("puzzles-none") not in words(app)
    put_in_boxes(app, game, due=1)
    app.top.shown()
    assert {app.ui.text("puzzles-reading"), app.ui.text("puzzle-due")} <= set(words(app)), "own puzzles are known"
    put_in_collection(game, collection_of(game))
    app.tick()
    assert app.ui.text("puzzle-day") in words(app) and app.ui.text("puzzles-reading") not in words(app)


@pytest.mark.usefixtures("reading")
def test_of_an_empty_collection_it_is_said_once_it_was_read(make_app: Make) -> None:
    app = make_app((1280, 720))
    app.select_game("brazil")
    app.go("menu")
    app.push(LearnHubScreen(app))
    app.draw()
    assert app.ui.text("puzzles-none") not in words(app)
    put_in_collection("brazil", ())
    app.tick()
    assert app.ui.text("puzzles-none") in words(app) and app.ui.text("puzzles-reading") not in words(app)


@pytest.mark.sampled
@pytest.mark.usefixtures("reading")
@pytest.mark.parametrize("game", list(registry.PLUGINS))
def test_puzzles_read_before_the_page_is_shown_are_in_its_first_frame(make_app: Make, game: str) -> None:
    """It had waited for a tick, which no page has before it is shown."""
    app = make_app((1280, 720))
    app.select_game(game)
    app.go("menu")
    app.push(LearnHubScreen(app))
    app.draw()
    put_in_collection(game, collection_of(game))
    app.draw()
    assert any(isinstance(one, PositionPicture) for one in app.top.ui_root.root.walk())
