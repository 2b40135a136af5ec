"""A question over the screen: all of it can be read and reached in any window, and nobody answers it unread."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.screens.dialog import Answer, Dialog
from game.screens.name_dialog import NameDialog
from game.screens.table_menu import table_menu
from game.widgets import click_guard
from tests.game.begun import begun
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import press
from .gestures import reach
from .player import clickable, in_sight

Make = Callable[..., App]
WINDOWS = [(1280, 720), (1024, 640), (640, 400)]


def all_within(app: App, dialog: Dialog) -> None:
    """Every answer can be brought into the dialog's board, and no two lie on each other."""
    app.draw()
    board = dialog.ui_root.root.rect
    assert pygame.Rect((0, 0), app.ui.size).contains(board)
    for number in range(len(dialog.answers)):
        button = reach(app, f"answer-{number}")
        assert board.contains(button.rect) and in_sight(button), (dialog.answers[number][0], button.rect, board)
    assert len(clickable(dialog.ui_root.root)) == len(dialog.answers)


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_line_of_the_games_menu_is_reached_with_the_largest_letters(
    make_app: Make, size: tuple[int, int], language: str
) -> None:
    app = make_app(size, scale=200, language=language)
    table = begun(app, "struggle", lambda match: len(match.log) > 3)
    menu = table_menu(table)
    app.push(menu)
    all_within(app, menu)


@pytest.mark.parametrize("size", WINDOWS)
def test_few_answers_below_a_long_text_stay_on_the_board(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size, scale=200, language="pt-BR")
    app.go("menu")
    texts = ("unsaved-again", "unsaved-leave", "unsaved-stay")
    answers: list[Answer] = [(app.ui.text(text), None, "plain" if n else "main") for n, text in enumerate(texts)]
    dialog = Dialog(app, app.ui.text("unsaved-title"), app.ui.text("unsaved-body", reason="x " * 60), answers)
    app.push(dialog)
    all_within(app, dialog)


def test_enter_pressed_twice_gives_no_name_that_nobody_has_seen_asked(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first Enter opened the question: the second comes before it can have been read."""
    now, named = [1000], list[str]()
    monkeypatch.setattr("game.platform.clock.now", lambda: now[0])
    monkeypatch.setattr(click_guard, "GUARD", 300)
    app = make_app()
    app.go("menu")
    app.push(NameDialog(app, "a branch", "its name", "proposal", named.append))
    app.draw()
    press(app, pygame.K_RETURN)
    assert named == [] and isinstance(app.top, NameDialog)
    now[0] += 300
    press(app, pygame.K_RETURN)
    assert named == ["proposal"]
