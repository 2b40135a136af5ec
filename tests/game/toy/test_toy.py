"""A second game through the whole shell: chosen, played with bots and people, saved, loaded, shown."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.storage.save import read_save, verify
from game.app.app import App
from game.app.routes import ROUTES, names, show
from game.cli import parse
from game.i18n.texts import LANGUAGES, Texts
from game.platform.save_list import list_saves
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.game_choice import GameChoiceScreen
from game.screens.handover import HandoverScreen
from game.screens.keys import KeysScreen
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.new_game import NewGameScreen
from game.screens.saved_game_card import describe, mark_pictures
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import GamePlugin
from tests.core.sealed import HIDDEN

from ..conftest import click, click_name, press
from ..player import clickable, no_pause
from .plugin import FACTORY, PLUGIN, RULES
from .table import ToyScore, ToyTable


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> GamePlugin:
    monkeypatch.setitem(registry.PLUGINS, PLUGIN.id, lambda: PLUGIN)
    return PLUGIN


@pytest.fixture
def app(make_app: Callable[..., App]) -> App:
    app = make_app()
    no_pause(app)
    return app


def lay(app: App, *who: str, cards: str = "three") -> ToyTable:
    """From the menu to the table with clicks; seats beyond the first are set by their choices."""
    app.go("menu")
    click_name(app, "menu-new")
    assert isinstance(app.top, GameChoiceScreen)
    click_name(app, f"game-{PLUGIN.id}")
    page = app.top
    assert isinstance(page, NewGameScreen)
    click_name(app, f"scenario-{'two' if len(who) == 2 else 'three'}")
    for seat, kind in enumerate(who):
        page.set_who(seat, kind)
    page.set_option("cards", cards)
    click_name(app, "start")
    assert isinstance(app.top, ToyTable)
    return app.top


def step(app: App, pick: int = 0) -> None:
    """One click where there is something to click, else a turn of the loop."""
    app.turn(2)
    top = app.top
    top.refresh(app.ui)
    if isinstance(top, HandoverScreen):
        click_name(app, "ready")
        return
    buttons = [widget for widget in clickable(top.ui_root.root) if widget.name.startswith(("card-", "give-"))]
    if buttons:
        click(app, buttons[pick % len(buttons)].rect.center)


def play_until(app: App, done: Callable[[], bool], pick: int = 0) -> None:
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until, f"nothing happens any more: {type(app.top).__name__}"
        step(app, pick)


# -- played ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [("person", "settler"), ("person", "merchant", "settler")])
def test_a_game_with_bots_from_the_menu_to_the_score(app: App, who: tuple[str, ...]) -> None:
    table = lay(app, *who)
    assert app.game == PLUGIN.id and app.settings.game == PLUGIN.id
    assert table.match.session.setup.colours == ("red", "blue", "white")[: len(who)]
    play_until(app, lambda: isinstance(app.top, ToyScore), pick=1)
    app.draw()
    result = table.match.result()
    assert result is not None and result == RULES.result(table.match.session.state)
    assert len(result.totals) == len(who) and len(result.lines) == len(who)
    assert table.match.path is not None
    verify(RULES, read_save(table.match.path))
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScreen) and app.top.continued is None, "a finished game is not continued"


def test_the_bots_answer_in_their_own_process(app: App, caplog: pytest.LogCaptureFixture) -> None:
    """What it sends back is a move; nothing had to be found here instead."""
    table = lay(app, "settler", "settler")
    play_until(app, lambda: isinstance(app.top, ToyScore))
    assert table.runner.bots._child is not None  # type: ignore[attr-defined]
    assert [record.message for record in caplog.records if record.name == "game.play.turn_runner"] == []
    table.closing()


def test_options_and_sides_reach_the_rules(app: App) -> None:
    app.select_game(PLUGIN.id)
    page = NewGameScreen(app)
    app.push(page)
    assert [option.id for option in page.asked] == ["cards"]
    page.set_option("cards", "four")
    page.set_colour(0, "white")
    app.draw()
    click_name(app, "start")
    table = app.top
    assert isinstance(table, ToyTable)
    assert table.match.session.setup.cards == "four"
    assert table.match.session.setup.colours == ("white", "blue")
    assert app.settings.last_games[PLUGIN.id].options == {"cards": "four"}
    table.closing()


# -- secrets -----------------------------------------------------------------------------------------------------------


def hot_seat(app: App) -> ToyTable:
    """Two people at one machine, always the same game."""
    app.select_game(PLUGIN.id)
    no_pause(app)
    seats = [SeatChoice(who="person", name=name, colour=look) for name, look in (("Ana", "red"), ("Rui", "blue"))]
    return FACTORY.open_table(app, FACTORY.new(LastNewGame(scenario="two", seats=seats), seed=1))


def pass_on(app: App, table: ToyTable) -> int | None:
    """Through the curtain; who sits at the screen then."""
    app.turn(2)
    assert isinstance(app.top, HandoverScreen) and app.ui.pictures.has(app.top.mark)
    click_name(app, "ready")
    return table.match.viewer


def test_of_two_who_choose_at_once_nobody_sees_the_others_card(make_app: Callable[..., App]) -> None:
    pictures = []
    for card in (1, 3):
        app = make_app()
        table = hot_seat(app)
        assert pass_on(app, table) == 0
        click_name(app, f"card-{card}")
        assert table.match.view.sealed[0] == card
        assert pass_on(app, table) == 1
        assert table.match.view.sealed[0] == HIDDEN
        app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
        app.draw()
        pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        table.runner.stop()
    assert pictures[0] == pictures[1]


# -- saved and loaded --------------------------------------------------------------------------------------------------


def test_a_game_is_continued_where_it_was_left(app: App) -> None:
    table = lay(app, "person", "settler")
    play_until(app, lambda: len(table.match.log) >= 3 and table.match.current_seat is not None)
    digest, names_ = table.match.digest(), [occupant.name for occupant in table.match.occupants]
    press(app, pygame.K_ESCAPE)
    menu = app.top
    assert isinstance(menu, MenuScreen) and menu.continued is not None and menu.continued.game == PLUGIN.id
    app.select_game("brazil")
    app.draw()
    click_name(app, "menu-continue")
    again = app.top
    assert isinstance(again, ToyTable) and again is not table and app.game == PLUGIN.id
    assert again.match.digest() == digest and [occupant.name for occupant in again.match.occupants] == names_
    play_until(app, lambda: isinstance(app.top, ToyScore))


def test_saves_of_both_games_stand_in_one_list(app: App) -> None:
    lay(app, "person", "settler", "settler").closing()
    app.select_game("brazil")
    (save,) = list_saves(app.folders.saves)
    assert describe(app, save).splitlines()[0] == "Sealed Cards: A table for three, points: 0–0–0"
    assert mark_pictures(save) == ["seats/red", "seats/blue", "seats/white"]
    app.go("load")
    assert isinstance(app.top, LoadScreen)
    app.draw()
    click_name(app, f"save-{save.path.stem}")
    assert isinstance(app.top, ToyTable)
    app.top.closing()


# -- shown -------------------------------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("name", names("brazil")[: len(ROUTES)] + PLUGIN.screens)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 640), 200)])
def test_every_screen_draws(
    app: App, make_app: Callable[..., App], name: str, size: tuple[int, int], scale: int
) -> None:
    app = make_app(size, scale)
    show(app, CommandLineRequest(game=PLUGIN.id, screen=name, turns=1))
    app.draw()
    colours = {tuple(app.surface.get_at((x, y))) for x in range(0, size[0], 37) for y in range(0, size[1], 41)}
    assert len(colours) > 12
    for screen in app.stack:
        screen.closing()


def test_the_command_line_knows_its_screens() -> None:
    request = parse(["--game", PLUGIN.id, "--screen", "final", "--scenario", "three"], Texts("en"))
    assert (request.game, request.screen, request.scenario) == (PLUGIN.id, "final", "three")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    title = app.texts_of(PLUGIN.id)("game-title")
    assert title != "game-title"
    show(app, CommandLineRequest(game=PLUGIN.id, screen="new_game"))
    app.draw()
    assert app.ui.texts("game-title") == title
    app.top.leave()
    app.select_game("brazil")
    assert app.ui.texts("game-title") in ("Brazil: Imperial", "巴西帝國")


def test_its_keys_moods_and_rules(app: App) -> None:
    app.select_game(PLUGIN.id)
    assert "arch_1" not in app.commands.keys
    app.push(KeysScreen(app))
    app.draw()
    app.go("rules")
    assert app.top.page == "all"  # type: ignore[attr-defined]
    app.draw()
    table = FACTORY.open_random_game(app, CommandLineRequest(game=PLUGIN.id, turns=0))
    app.music.tick(0, table.mood)
    assert app.music.loops == ("sail_1",)
    table.closing()


def test_the_selftest_plays_it(tmp_path: Path) -> None:
    found = [check() for _, check in PLUGIN.selftest(tmp_path)]
    assert len(found) == 5 and found[-1].endswith("moves agree")
