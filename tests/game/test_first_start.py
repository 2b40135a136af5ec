"""The very first start: a lesson at a press of Enter, a quick game at a click, and what comes after."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.platform.folders import Folders
from game.platform.lesson_store import LessonRecord
from game.platform.settings import SettingsFile
from game.render.presenter import FrameVerdict
from game.screens.first_start import STRENGTHS, FirstStartScreen
from game.screens.game_table import GameTable
from game.screens.menu import MenuScreen
from game.screens.new_game import NewGameScreen
from game.shell import registry
from game.shell.lesson_cards import lesson_cards, lesson_ids
from tests.game.player import no_pause
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click, click_name, press
from .gestures import reach

Make = Callable[..., App]
ROWS = ["menu-new", "menu-solo", "menu-load", "menu-learn", "menu-settings", "menu-quit"]


def first(app: App) -> FirstStartScreen:
    app.settings.first_start = True
    app.go("menu")
    app.draw()
    assert isinstance(app.top, FirstStartScreen)
    return app.top


def test_without_a_settings_file_the_menu_welcomes(folders: Folders, make_app: Make) -> None:
    file = SettingsFile(folders.config)
    assert file.fresh
    app = App(folders, file)
    app.go("menu")
    assert isinstance(app.top, FirstStartScreen)
    app.keep_settings()
    app.close()
    assert SettingsFile(folders.config).settings.first_start, "nothing was begun yet"
    app = make_app()
    assert app.settings.first_start
    pygame.display.quit()


def test_older_players_are_not_welcomed(folders: Folders) -> None:
    folders.config.mkdir(parents=True)
    (folders.config / "settings.json").write_text('{"version": 2, "language": "es"}')
    assert not SettingsFile(folders.config).settings.first_start


def test_enter_begins_the_first_lesson_at_once(make_app: Make) -> None:
    app = make_app()
    first(app)
    no_pause(app)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, GameTable) and app.top.lesson is not None
    assert app.top.lesson.lesson.number == 1 and app.top.lesson.match.acting is not None, "the first sight is a turn"
    app.top.leave_lesson()
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, FirstStartScreen), "the same menu as before, with its easy game"
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, GameTable) and app.top.lesson is not None
    assert app.top.lesson.record.open, "the lesson goes on"


def test_the_next_lesson_is_offered_once_one_is_done(make_app: Make) -> None:
    app = make_app()
    screen, ids = first(app), lesson_ids("brazil")
    assert screen.ui_root.find("first-begin").drawn_text == app.ui.text("lesson-begin")  # type: ignore[union-attr]
    words = [str(getattr(widget, "text", "")) for widget in screen.ui_root.root.walk()]
    assert app.ui.text("first-game") in words and app.ui.text("first-game-taught") not in words
    screen.store.keep("brazil", ids[0], LessonRecord(done=True))
    screen.shown()
    app.draw()
    assert screen.ui_root.find("first-begin").drawn_text == app.ui.text("lesson-go-on")  # type: ignore[union-attr]
    words = [str(getattr(widget, "text", "")) for widget in screen.ui_root.root.walk()]
    assert app.ui.text(lesson_cards("brazil")[1].title) in words
    assert app.ui.text("first-game-taught") in words, "who is taught does not know the board game"
    no_pause(app)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, GameTable) and app.top.lesson is not None and app.top.lesson.lesson.id == ids[1]


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1280, 720), (1280, 701), (1920, 1080)])
def test_nothing_moves_when_another_game_is_chosen(make_app: Make, size: tuple[int, int]) -> None:
    app = make_app(size)
    screen = first(app)
    seen = set()
    for game in registry.PLUGINS:
        screen.choose(game)
        app.draw()
        named = {widget.name: widget.rect for widget in screen.ui_root.root.walk()}
        seen.add(str([named[name] for name in ("tab-brazil", "tab-historia", "first-begin", "first-settler")]))
        assert ("menu-solo" in named) is registry.plugin(game).solo, "challenges only where there are some"
        words = [str(getattr(widget, "text", "")) for widget in screen.ui_root.root.walk()]
        assert app.ui.text("game-title") in words and pygame.display.get_caption()[0] == app.ui.text("game-title")
    assert len(seen) == 1


@pytest.mark.each_value
@pytest.mark.parametrize("rung", STRENGTHS)
@pytest.mark.parametrize("game", sorted(registry.PLUGINS))
def test_a_click_on_a_strength_lays_a_table_for_two(make_app: Make, game: str, rung: str) -> None:
    app = make_app()
    first(app)
    no_pause(app)
    click_name(app, f"tab-{game}")
    click_name(app, f"first-{rung}")
    table = app.top
    assert isinstance(table, GameTable) and table.game == game and table.lesson is None
    assert [occupant.who for occupant in table.match.occupants] == ["person", rung]
    assert not app.settings.first_start
    app.go("menu")
    app.go("new_game")
    assert isinstance(app.top, NewGameScreen)
    assert app.top.setup.scenario == registry.plugin(game).quick, "New game remembers"


def test_the_strengths_are_the_three_weakest_rungs() -> None:
    assert STRENGTHS == ("settler", "merchant", "governor")


def test_esc_does_nothing_and_the_menu_is_at_hand(make_app: Make) -> None:
    app = make_app()
    screen = first(app)
    press(app, pygame.K_ESCAPE)
    assert app.top is screen
    names = [widget.name for widget in screen.ui_root.root.walk() if widget.name in ROWS]
    assert names == ROWS


@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((1366, 690), 100), ((1280, 650), 100), ((1280, 720), 200)]
)
def test_both_cards_are_in_the_window_in_every_language(
    make_app: Make, language: str, size: tuple[int, int], scale: int
) -> None:
    app = make_app(size, scale=scale, language=language)
    screen = first(app)
    window = app.surface.get_rect()
    begin = next(widget for widget in screen.ui_root.root.walk() if widget.name == "first-begin")
    if scale == 100:
        shown = ["first-begin", *(f"first-{rung}" for rung in STRENGTHS), *ROWS, "language"]
        found = {widget.name: widget.rect for widget in screen.ui_root.root.walk() if widget.name in shown}
        assert len(found) == len(shown) and all(window.contains(rect) for rect in found.values())
    else:
        assert begin.rect.right <= window.right, "the cards stack"
        click(app, reach(app, "first-menu").rect.center)
        app.draw()
        names = [widget.name for widget in screen.ui_root.root.walk() if widget.name in ROWS]
        assert names == ROWS, "unfolded"


def test_another_language_is_spoken_at_once(make_app: Make) -> None:
    app = make_app()
    screen = first(app)
    screen.set_language("es")
    app.draw()
    words = [str(getattr(widget, "text", "")) for widget in screen.ui_root.root.walk()]
    assert app.ui.text("first-lesson") in words and "Enséñame el juego" in words


@pytest.mark.parametrize("page", ["menu", "learn"])
def test_another_games_cards_are_shown_when_their_pictures_are_there(make_app: Make, page: str) -> None:
    """No empty frames and no dark portrait meanwhile."""
    app = make_app()
    first(app)
    app.go(page)
    app.allows_placeholders, app.started = True, True
    app.draw()
    assert not app.presenter.waits
    name = next(widget.name for widget in app.top.ui_root.root.walk() if widget.name.endswith("struggle"))
    click_name(app, name)
    assert app.game == "struggle" and app.presenter.waits
    app.budget.lacking = 1
    assert app.presenter.judge() is not FrameVerdict.SHOW
    app.budget.lacking = 0
    assert app.presenter.judge() is FrameVerdict.SHOW


def test_until_a_game_was_finished_the_menu_leads_to_a_quick_game(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    app.draw()
    assert isinstance(app.top, MenuScreen)
    click_name(app, "menu-quick")
    assert isinstance(app.top, FirstStartScreen)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScreen)
    click_name(app, "menu-quick")
    no_pause(app)
    click_name(app, "first-settler")
    assert isinstance(app.top, GameTable)
    app.settings.finished_game = True
    app.go("menu")
    app.draw()
    assert not [widget for widget in app.top.ui_root.root.walk() if widget.name == "menu-quick"]
