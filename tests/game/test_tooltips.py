"""Tooltips at the largest letters: whole, inside the window, and not under the pointer that asks for them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.widgets.tooltip import draw_tooltip
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

TABLES = {"brazil": "cisplatine", "struggle": "", "historia": ""}


@pytest.mark.each_value
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_tooltip_of_a_table_lies_in_the_window_beside_the_pointer(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], game: str
) -> None:
    app, boxes = make_app(size, language=language), list[pygame.Rect]()
    app.select_game(game)
    app.settings.text_size = "larger"
    app.restyle()
    show(app, CommandLineRequest(screen="table", game=game, scenario=TABLES[game], seed=3, turns=10))
    app.draw()
    window = app.surface.get_rect()
    monkeypatch.setattr(Ui, "box", lambda ui, target, rect, look: boxes.append(rect.copy()))
    told = [widget for widget in app.top.ui_root.root.walk() if widget.tip and window.collidepoint(widget.rect.center)]
    assert len(told) > 20
    for widget in told:
        boxes.clear()
        draw_tooltip(app.ui, app.surface, widget.tip, widget.rect.center)
        assert window.contains(boxes[0]) and not boxes[0].collidepoint(widget.rect.center), (widget.name, boxes)
