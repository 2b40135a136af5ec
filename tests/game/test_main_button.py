"""The main button looks and fits alike at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.screens.game_table import GameTable
from game.widgets.main_button import MainButton

from .begun import SCENARIOS, lay, named, new

WORDS = "Choose one of the cards in your hand that may still be played this turn"


def laid(make_app: Callable[..., App], game: str, theme: str) -> tuple[App, MainButton]:
    app = make_app()
    app.settings.theme = theme
    app.restyle()
    table: GameTable[Any, Any, Any] = lay(app, game, new(game, 3))
    app.draw()
    button = named(table, "main")
    assert isinstance(button, MainButton)
    return app, button


@pytest.mark.parametrize("game", SCENARIOS)
def test_one_that_cannot_be_pressed_has_no_tint_in_high_contrast(make_app: Callable[..., App], game: str) -> None:
    app, button = laid(make_app, game, "contrast")
    button.enabled = False
    theme = app.ui.theme
    assert button.colours(app.ui) == (theme.panel, theme.panel, theme.ink, theme.soft_ink)


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_long_text_takes_smaller_type_instead_of_leaving_the_button(make_app: Callable[..., App], game: str) -> None:
    app, button = laid(make_app, game, "parchment")
    button.text = "Go on"
    button.arrange(app.ui, pygame.Rect(button.rect))
    largest = button.type_size(app.ui, *button.rect.size)
    button.text = WORDS
    button.arrange(app.ui, pygame.Rect(button.rect))
    assert button.type_size(app.ui, *button.rect.size) < largest
