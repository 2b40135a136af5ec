"""Tooltips at the largest letters: whole, inside the window, and not under the pointer that asks for them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.widgets.tooltip import draw_tooltip, place_tooltip, thing_told_of
from tests.game.some_languages import SOME_LANGUAGES

pytestmark = pytest.mark.usefixtures("nothing_painted")

TABLES = {"brazil": "cisplatine", "struggle": "", "historia": ""}


@pytest.mark.sampled
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


SCREEN = pygame.Rect(0, 0, 1280, 720)


def test_a_tooltip_lies_beside_what_it_tells_of(make_app: Callable[..., App]) -> None:
    ui, listed = make_app().ui, pygame.Rect(1030, 180, 240, 230)
    for mouse in ((1040, 190), (1150, 300), (1265, 405)):
        place = place_tooltip(ui, (360, 90), SCREEN, mouse, listed, ())
        assert SCREEN.contains(place) and not place.colliderect(listed)


def test_a_tooltip_covers_nothing_that_is_kept_clear(make_app: Callable[..., App]) -> None:
    ui = make_app().ui
    kept = [pygame.Rect(10, 20, 590, 125), pygame.Rect(300, 200, 90, 90)]
    for mouse in ((20, 10), (300, 150), (345, 245), (610, 60)):
        for thing in (None, pygame.Rect(mouse, (60, 30))):
            place = place_tooltip(ui, (360, 120), SCREEN, mouse, thing, kept)
            assert SCREEN.contains(place) and place.collidelist(kept) < 0, (mouse, thing)


def test_without_room_a_tooltip_covers_the_thing_rather_than_the_coach(make_app: Callable[..., App]) -> None:
    ui, thing = make_app().ui, pygame.Rect(0, 0, 1280, 720)
    kept = [pygame.Rect(0, 0, 1280, 400)]
    assert place_tooltip(ui, (360, 120), SCREEN, (600, 380), thing, kept).top >= 400


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tooltip_of_a_missions_line_lies_beside_all_missions(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = make_app(size)
    show(app, CommandLineRequest(screen="table", game="brazil", scenario="cisplatine", seed=3, turns=10))
    app.draw()
    listed = next(widget for widget in app.top.ui_root.root.walk() if widget.name == "missions")
    lines = [widget for widget in listed.walk() if widget.tip and not widget.name]
    assert lines
    for line in lines:
        thing = thing_told_of(line, app.surface.get_rect())
        assert thing.contains(line.rect) and thing.width <= listed.rect.width
        place = place_tooltip(app.ui, (380, 70), app.surface.get_rect(), line.rect.center, thing, ())
        assert not place.colliderect(thing) and thing.height > 2 * line.rect.height
