"""Announcements: the focus, log lines and questions in words; the map's cursor by keys; nothing that a seat may not
know."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.screens.map_reader import COMPASS, row_names
from game.screens.narrated_table import NarratedTable
from game.shell.command_line_request import CommandLineRequest
from game.shell.key_bindings import default_keys
from game.widgets.access_tree import access_tree
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click_name, move_to

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]
TABLES = {"brazil": ("cisplatine", 6), "struggle": ("", 6), "historia": ("", 6)}
OF_SHELL = ("verbosity", "read_again", "read_before")


def press(app: App, key: int, mod: int = 0) -> None:
    """Presses a key and lets the narrator follow, as the main loop does."""
    letter = chr(key) if key < 128 and not mod else ""
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
    app.tick()
    app.narrator.follow()
    app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=mod))


def narrated(make_app: Make, game: str, language: str = "en", seed: int = 3) -> tuple[App, list[str]]:
    """A table of a game with narration on, and a list that fills with what is said."""
    app, said = make_app(language=language), []
    app.settings.narration = True
    app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
    app.select_game(game)
    scenario, turns = TABLES[game]
    show(app, CommandLineRequest(screen="table", game=game, scenario=scenario, seed=seed, turns=turns))
    app.narrator.follow()
    return app, said


def on_map(app: App) -> None:
    for _ in range(90):
        focus = app.top.ui_root.focus
        if focus is not None and focus.role in ("map", "place"):
            return
        press(app, pygame.K_TAB)
    raise AssertionError("Tab never comes to the map")


def reader(app: App):  # type: ignore[no-untyped-def]
    table = app.top
    assert isinstance(table, NarratedTable) and table.map_reader is not None
    return table.map_reader


def test_nothing_is_said_until_it_is_asked_for(make_app: Make) -> None:
    app = make_app()
    said: list[str] = []
    app.narrator.listeners.append(lambda announcement: said.append(announcement.text))
    app.go("menu")
    press(app, pygame.K_TAB)
    assert not said and not app.narrator.heard
    press(app, pygame.K_F4)
    assert app.settings.narration and "R" in said[0] and len(said) > 1
    press(app, pygame.K_F4)
    said.clear()
    press(app, pygame.K_TAB)
    assert not said


def test_the_focus_and_a_dialog_are_said_and_can_be_repeated(make_app: Make) -> None:
    app = make_app()
    app.settings.narration = True
    app.go("settings")
    app.narrator.follow()
    assert app.narrator.last is not None and app.narrator.last.text == "Settings."
    press(app, pygame.K_TAB)
    first = app.narrator.last
    assert first is not None and first.text.startswith("Interface size, 100 %, list")
    press(app, pygame.K_TAB)
    second = app.narrator.last
    heard: list[str] = []
    app.narrator.listeners.append(lambda announcement: heard.append(announcement.text))
    press(app, pygame.K_r)
    press(app, pygame.K_r, pygame.KMOD_LSHIFT)
    assert second is not None and heard == [second.text, first.text]


def test_a_short_note_is_said(make_app: Make) -> None:
    app = make_app()
    app.settings.narration = True
    app.go("menu")
    app.toast("Saved as *x*")
    assert app.narrator.last is not None and app.narrator.last.text == "Saved as x."


@pytest.mark.sampled
@pytest.mark.each_value
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_every_reading_key_answers_in_words(make_app: Make, game: str, language: str) -> None:
    app, said = narrated(make_app, game, language)
    on_map(app)
    for command, keys in {**default_keys(context="reading"), **default_keys(context="map")}.items():
        before = len(said)
        assert app.top.command(command) or command in OF_SHELL, (command, keys)
        app.narrator.follow()
        if command.startswith("read_") and command not in OF_SHELL:
            assert len(said) > before or command == "read_table", command
    bad = [words for words in said if any(sign in words for sign in "[]*~\n→×") or "map-" in words or "  " in words]
    assert said and not bad


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_a_step_goes_in_its_direction_and_says_the_place(make_app: Make, game: str) -> None:
    app, said = narrated(make_app, game)
    on_map(app)
    moved = 0
    for key, direction in zip(
        "wedsaq", ("north_east", "east", "south_east", "south_west", "west", "north_west"), strict=True
    ):
        here = reader(app).map.cursor
        said.clear()
        press(app, ord(key))
        there = reader(app).map.cursor
        assert said, key
        if there == here:
            continue
        (x, y), (to_x, to_y) = reader(app).map.centre(here), reader(app).map.centre(there)
        turn = pygame.Vector2(to_x - x, to_y - y).angle_to(pygame.Vector2(1, 0).rotate(COMPASS[direction]))
        assert abs((turn + 180) % 360 - 180) <= 51
        assert said[-1].startswith(reader(app).map.name(there)), key
        moved += 1
    assert moved >= 2


def test_places_are_named_by_row_from_the_north_and_number_from_the_west() -> None:
    centres = {"a": (5.0, 0.0), "b": (0.0, 1.5), "c": (3.0, 1.4), "d": (1.0, 3.0)}
    assert row_names(centres, 0.5) == {"a": "A1", "b": "B1", "c": "B2", "d": "C1"}


def test_a_jump_goes_round_and_back_and_the_nearest_is_told_in_steps(make_app: Make) -> None:
    app, said = narrated(make_app, "brazil")
    on_map(app)
    clouds = reader(app).map.kinds()["cloud"]
    visited = []
    for _ in clouds:
        press(app, pygame.K_c)
        visited.append(reader(app).map.cursor)
    assert sorted(visited) == sorted(clouds)
    press(app, pygame.K_c, pygame.KMOD_LSHIFT)
    assert reader(app).map.cursor == visited[-2]
    press(app, pygame.K_p)
    city = reader(app).map.cursor
    press(app, pygame.K_k)
    press(app, pygame.K_f)
    press(app, pygame.K_c)
    grid = app.top.model.view.board.scenario.map  # type: ignore[attr-defined]
    near = reader(app).map.cursor
    assert near in clouds and grid.distance(city, near) == min(grid.distance(city, cloud) for cloud in clouds)
    assert any(f"{grid.distance(city, near)} step" in words for words in said[-3:])
    press(app, pygame.K_k, pygame.KMOD_LSHIFT)
    assert reader(app).map.cursor == city


def test_the_nearest_is_told_though_the_pointer_has_taken_the_cursor_off_the_map(make_app: Make) -> None:
    app, said = narrated(make_app, "brazil")
    on_map(app)
    press(app, pygame.K_f)
    view = reader(app).map.view
    corners = (view.rect.topleft, view.rect.move(-1, 0).topright, view.rect.move(-1, -1).bottomright)
    move_to(app, next(corner for corner in corners if view.place_at(corner) is None))
    assert reader(app).map.cursor is None
    press(app, pygame.K_c)
    assert reader(app).map.cursor in reader(app).map.kinds()["cloud"]
    assert any("step" in words for words in said[-3:])


def test_the_cursors_words_and_keys_stand_beside_the_map(make_app: Make) -> None:
    app, _ = narrated(make_app, "brazil")
    app.draw()
    before = app.top.map.rect.copy()  # type: ignore[attr-defined]
    on_map(app)
    app.top.rebuild()
    app.draw()
    root = app.top.ui_root.root
    after = app.top.map.rect  # type: ignore[attr-defined]
    keys = next(widget for child in root.children for widget in child.walk() if widget.name == "map-keys")
    assert after.left > before.left and not keys.rect.colliderect(after)


def test_log_lines_are_said_as_they_come(make_app: Make) -> None:
    app, said = narrated(make_app, "brazil")
    table = app.top
    assert isinstance(table, NarratedTable)
    said.clear()
    seat = table.match.current_seat
    assert seat is not None
    events = table.match.submit(table.match.session.legal_moves(seat)[0])
    table.controller.happened(events)
    app.narrator.follow()
    words = table.log_words()
    lines = [line for event in events if (line := words(event))]
    assert lines and all(any(line.split("[")[0].split("*")[0].strip() in one for one in said) for line in lines)


def test_keys_of_the_map_count_only_there(make_app: Make) -> None:
    app, _ = narrated(make_app, "brazil")
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e")
    assert app.commands.command_for(event) == "close_up"
    assert app.commands.command_for(event, ("map", "reading")) == "map_east"
    app.go("keys")
    app.draw()
    click_name(app, "done")
    assert isinstance(app.top, NarratedTable)


@pytest.mark.parametrize("game", TABLES)
def test_a_line_of_the_log_is_not_said_again_as_the_message_of_the_prompt(make_app: Make, game: str) -> None:
    """While somebody else moves, the prompt shows the newest line."""
    app, said = narrated(make_app, game)
    said.clear()
    table = app.top
    line = "Somebody builds a *Farm*"
    prompt = next(node.widget for node in access_tree(app.ui.texts, table.ui_root).walk() if node.role == "live")
    table.unread = lambda: [line]  # type: ignore[method-assign]
    prompt.label = line
    app.narrator.follow()
    assert said.count("Somebody builds a Farm.") == 1
    table.unread = list  # type: ignore[assignment,method-assign]
    prompt.label = "Another question"
    app.narrator.follow()
    assert said[-1].startswith("Another question")
