"""Every screen draws at every size of the interface, in every language and theme."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import names, show
from game.brazil.plugin import PLUGIN
from game.render.theme import THEMES
from game.screens.learn import LearnScreen
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from game.widgets.base import Widget
from game.widgets.button import Button, CardButton
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click_name, press


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("name", names(PLUGIN.id))
@pytest.mark.parametrize("size,scale", [((1280, 720), 100), ((1280, 720), 200), ((1024, 640), 125), ((1920, 1080), 75)])
def test_every_screen_draws(make_app: Callable[..., App], name: str, size: tuple[int, int], scale: int) -> None:
    app = make_app(size, scale)
    show(app, CommandLineRequest(screen=name, scenario="cisplatine", turns=3))
    app.draw()
    colours = {tuple(app.surface.get_at((x, y))) for x in range(0, size[0], 37) for y in range(0, size[1], 41)}
    assert len(colours) > 12


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_screens_in_every_language_and_theme(make_app: Callable[..., App], theme: str, language: str) -> None:
    for name in ("menu", "new_game", "settings", "table"):
        app = make_app(theme=theme, language=language, scale=150)
        show(app, CommandLineRequest(screen=name, scenario="cisplatine", turns=3))
        app.draw()


def outside(widget: Widget, room: pygame.Rect) -> bool:
    return widget.rect.width > 0 and not room.inflate(4, 4).contains(widget.rect)


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.each_value
@pytest.mark.parametrize("name", ["menu", "new_game", "settings", "keys", "credits", "handover", "load"])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_no_button_leaves_its_place_at_200_percent(
    make_app: Callable[..., App], name: str, language: str, size: tuple[int, int]
) -> None:
    """Buttons lie inside the window, or inside a scrolling body; their text fits them."""
    app = make_app(size, 200, language=language)
    show(app, CommandLineRequest(screen=name))
    app.draw()
    window = pygame.Rect((0, 0), size)
    for widget in app.top.ui_root.root.walk():
        if not isinstance(widget, (Button, CardButton)):
            continue
        scrolled = any(hasattr(above, "scrolls") for above in widget.ancestors())
        assert scrolled or not outside(widget, window), f"{widget.name} leaves the window"
        if isinstance(widget, Button) and widget.text:
            _, high = widget.measure(app.ui, widget.rect.width)
            assert high <= widget.rect.height + 2, f"{widget.name}: {widget.text!r} is cut off below"
            size_px = app.ui.type_size(widget.size)
            for line in widget._lines(app.ui, widget.rect.width):
                assert app.ui.fonts.width(line, widget.style, size_px) <= widget.rect.width, (
                    f"{widget.name} is too narrow"
                )


def test_two_clicks_from_the_menu_to_the_first_choice(make_app: Callable[..., App]) -> None:
    app = make_app()
    show(app, CommandLineRequest())
    app.draw()
    click_name(app, "menu-new")
    if len(registry.PLUGINS) > 1:
        click_name(app, "game-brazil")
    click_name(app, "start")
    assert type(app.top).__name__ == "TableScreen"
    app.draw()


def test_escape_goes_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    show(app, CommandLineRequest())
    for name in ("menu-settings", "menu-learn", "menu-load", "menu-credits", "menu-new"):
        app.draw()
        click_name(app, name)
        assert len(app.stack) == 2
        press(app, pygame.K_ESCAPE)
        assert len(app.stack) == 1


def test_every_page_of_the_rules_is_read(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = LearnScreen(app)
    app.push(screen)
    for page in PLUGIN.learn:
        assert screen.page == page
        app.draw()
        if page != PLUGIN.learn[-1]:
            click_name(app, "next")


def test_settings_change_at_once(make_app: Callable[..., App]) -> None:
    app = make_app()
    show(app, CommandLineRequest(screen="settings"))
    app.draw()
    app.top.set_scale("150")  # type: ignore[attr-defined]
    app.draw()
    assert app.ui.scale == 1.5
    app.top.set_language("es")  # type: ignore[attr-defined]
    app.draw()
    assert app.ui.text("menu-quit") == "Salir"
    app.top.set_theme("slate")  # type: ignore[attr-defined]
    app.draw()
    assert app.ui.theme.name == "slate"


def test_a_missing_picture_is_a_token(make_app: Callable[..., App]) -> None:
    app = make_app()
    token = app.ui.pictures.get("no/such_picture", (90, 90))
    assert token.get_size() == (90, 90)
    assert token.get_at((45, 5)).a > 0
