"""Windows of sizes that no window should have: everything is drawn, and a window that grows again goes on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.platform.window import LEAST
from game.shell.command_line_request import CommandLineRequest
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import folders, make_app, nobody_paints

__all__ = ["folders", "make_app", "nobody_paints"]
PAGES = ("new_game", "load", "settings")


@pytest.mark.each_value
@pytest.mark.parametrize("game", FACTORIES)
@pytest.mark.parametrize("size", [(1, 1), (100, 8000)], ids=str)
def test_every_table_is_drawn_in_a_window_of_any_size(
    make_app: Callable[..., App], game: str, size: tuple[int, int]
) -> None:
    app = make_app(size)
    show(app, CommandLineRequest(game=game, screen="table", turns=2))
    app.draw()
    app.window.show()
    shown = pygame.display.get_surface()
    assert shown is not None and shown.get_size() == size
    assert app.ui.size == (max(LEAST[0], size[0]), max(LEAST[1], size[1]))
    assert shown.get_at((0, 0)) == app.surface.get_at((0, 0))
    app.top.closing()


def test_a_window_that_shrinks_to_nothing_and_grows_again_goes_on(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.window.fixed = None
    for size, pages in (((1, 1), PAGES), ((60, 1600), PAGES), ((1280, 720), PAGES[::3])):
        pygame.display.set_mode(size)
        app.dispatch(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        for page in pages:
            app.go(page)
            app.draw()
            app.window.show()
            app.pop()
    assert app.surface is pygame.display.get_surface() and app.ui.size == (1280, 720)
