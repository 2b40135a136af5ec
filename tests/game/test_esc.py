"""Esc leaves what lies on top, and never the game; Enter is the main button. Walked through every page."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.seat_page import SeatPage
from game.brazil.table import TableScreen
from game.screens.handover import HandoverScreen
from game.screens.menu import MenuScreen
from game.screens.new_game import NewGameScreen
from game.screens.page import PageScreen

from .conftest import click, click_name, press
from .workbench import PAGES, table_of

pytestmark = pytest.mark.usefixtures("nothing_painted")


@pytest.mark.sampled
@pytest.mark.parametrize("page", PAGES)
def test_esc_pops_one_level_and_stays_in_the_game(make_app: Callable[..., App], page: str) -> None:
    app = make_app()
    table = table_of(app)
    app.go(page)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.stack == [table] and app.running


def test_esc_opens_the_games_menu_and_closes_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for _ in range(3):
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack[0] is table and len(app.stack) == 2
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table]


def test_esc_in_a_page_opened_from_the_games_menu_stays_in_the_game(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for answer in ("answer-5", "answer-6", "answer-7"):  # to learn, the settings, the keys
        press(app, pygame.K_ESCAPE)
        click_name(app, answer)
        assert len(app.stack) == 2
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table]


def test_esc_closes_what_lies_over_the_table_first(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for name in ("gallery", "log"):
        table.controller.open_drawer(name)
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table] and table.model.drawer == ""
    app.push(SeatPage(app, table.model, 1))
    press(app, pygame.K_ESCAPE)
    assert app.stack == [table]


def test_esc_leaves_neither_the_program_nor_the_curtain(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.push(MenuScreen(app))
    press(app, pygame.K_ESCAPE)
    assert app.running and len(app.stack) == 1
    app.go("handover")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, HandoverScreen)


def test_enter_goes_on_from_the_page_of_games(make_app: Callable[..., App]) -> None:
    """By keyboard one had to find out first that nothing was chosen there."""
    app = make_app()
    app.go("games")
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, NewGameScreen)


def test_enter_is_the_main_button_of_every_page(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("new_game")
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.stack[0], TableScreen), "Start"
    table = app.stack[0]
    table.controller.take_over(0)
    app.go("settings")
    app.draw()
    press(app, pygame.K_RETURN)
    assert app.stack[0] is table and not isinstance(app.top, PageScreen), "Done"


def test_enter_takes_a_dialogs_main_answer_after_a_click_beside_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert app.top is not table
    click(app, (5, 5))
    press(app, pygame.K_RETURN)
    assert app.top is table
