"""Keys can be changed, and every command keeps at most one owner of a key."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.plugin import PLUGIN
from game.i18n.texts import LANGUAGES
from game.screens.keys import KeysScreen
from game.shell.key_bindings import CONTEXTS, KeyBindings, default_keys, key_name, printed
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading
from game.widgets.material.degrees import rim
from game.widgets.scroll import Scroll
from game.widgets.virtual_list import VirtualList

from .conftest import click_name, press

pytestmark = pytest.mark.usefixtures("nothing_painted")


def event(key: int, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)


def test_default_keys_belong_to_one_command_each() -> None:
    for context in CONTEXTS:
        keys = [key for keys in default_keys(PLUGIN.keymap, context).values() for key in keys]
        assert keys and len(keys) == len(set(keys))


def test_keys_are_found_by_name_and_by_letter(make_app: Callable[..., App]) -> None:
    make_app()
    commands = KeyBindings()
    assert commands.command_for(event(pygame.K_z, pygame.KMOD_LCTRL)) == "undo"
    assert commands.command_for(event(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?")) == "keys_list"
    assert commands.command_for(event(pygame.K_F5)) is None
    assert key_name(event(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) == "ctrl+shift+z"
    assert commands.shown("undo") == "Ctrl+Z"


def test_a_key_is_changed_by_a_click_and_a_press(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = KeysScreen(app)
    app.push(screen)
    app.draw()
    click_name(app, "key-undo")
    press(app, pygame.K_LCTRL, pygame.KMOD_CTRL)
    assert screen.waiting == "undo"
    press(app, pygame.K_g)
    assert app.commands.command_for(event(pygame.K_g)) == "undo"
    assert app.commands.shown("gallery") == ""
    assert app.settings.keys["undo"] == ["g"]
    click_name(app, "key-redo")
    press(app, pygame.K_ESCAPE)
    assert app.commands.command_for(event(pygame.K_y, pygame.KMOD_CTRL)) == "redo"
    click_name(app, "keys-default")
    assert app.commands.command_for(event(pygame.K_g)) == "gallery"


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_TAB, 0), (pygame.K_LEFT, 0), (pygame.K_UP, pygame.KMOD_SHIFT)])
def test_keys_that_lead_from_one_thing_to_another_stay_with_that(
    make_app: Callable[..., App], key: int, mod: int
) -> None:
    app = make_app()
    screen = KeysScreen(app)
    app.push(screen)
    app.draw()
    click_name(app, "key-undo")
    press(app, key, mod)
    assert screen.waiting == "undo" and app.commands.command_for(event(key, mod)) is None
    assert app.toasts.notes[-1].text == app.ui.text("keys-lead", key=printed(key_name(event(key, mod))))
    press(app, key, pygame.KMOD_LCTRL)
    assert (app.commands.command_for(event(key, pygame.KMOD_LCTRL)) == "undo") is (key != pygame.K_TAB)


def test_what_was_chosen_for_another_game_means_nothing_here() -> None:
    own = {"undo": ["g"], "fly": ["ctrl+z"]}
    commands = KeyBindings(own, PLUGIN.keymap)
    assert commands.command_for(event(pygame.K_g)) == "undo"  # the player's choice wins over a default
    assert commands.command_for(event(pygame.K_z, pygame.KMOD_LCTRL)) is None
    assert "fly" not in commands.keys and "arch_1" in commands.keys
    assert "arch_1" not in KeyBindings(own).keys


def test_keys_are_printed_as_keyboards_write_them() -> None:
    commands = KeyBindings(game=PLUGIN.keymap)
    shown = {name: commands.shown(name) for name in ("confirm", "back", "keys_list", "zoom_in", "zoom_out", "log")}
    assert shown == {"confirm": "Enter", "back": "Esc", "keys_list": "?", "zoom_in": "+", "zoom_out": "-", "log": "L"}
    assert commands.shown("redo") == "Ctrl+Y" and all(commands.shown(name) for name in commands.keys)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_in_sight_at_once_inside_the_degree_scale(make_app: Callable[..., App], language: str) -> None:
    app = make_app((1280, 720), language=language)
    app.push(KeysScreen(app))
    app.draw()
    widgets = list(app.top.ui_root.root.walk())
    body = next(w for w in widgets if isinstance(w, Scroll))
    sheet = body.parent
    assert isinstance(sheet, MaterialFrame) and not body.scrolls
    inside = sheet.rect.inflate(-2 * rim(app.ui.u), -2 * rim(app.ui.u))
    keys = [w for w in widgets if w.name.startswith("key-")]
    assert len(keys) == len(default_keys(PLUGIN.keymap, "keys")) and all(inside.contains(key.rect) for key in keys)
    title = next(w for w in widgets if isinstance(w, Heading))
    own = [key.rect for key in keys if key.name[4:] not in default_keys()]
    assert title.text == app.ui.text("game-title") and all(title.rect.bottom <= rect.top for rect in own)


def test_a_click_leaves_the_key_that_was_asked_for_as_it_was(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.go("keys")
    screen = app.top
    assert isinstance(screen, KeysScreen)
    click_name(app, "key-mute")
    assert screen.waiting == "mute"
    click_name(app, "key-log")
    assert screen.waiting == "log", "another one is asked for"
    click_name(app, "done")
    assert app.top is not screen and app.settings.keys == {}


def test_of_a_key_that_changed_hands_one_is_told_as_it_is_printed(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.go("keys")
    screen = app.top
    assert isinstance(screen, KeysScreen)
    screen.bind("log", "ctrl+m")
    assert [note.text.partition(" ")[0] for note in app.toasts.notes] == ["Ctrl+M"]


def test_only_the_keys_in_sight_are_laid_out_and_all_of_them_are_reached(make_app: Callable[..., App]) -> None:
    app = make_app((640, 400), 150)
    app.select_game("brazil")
    app.settings.narration = True
    app.push(KeysScreen(app))
    app.draw()
    (rows,) = (widget for widget in app.top.ui_root.root.walk() if isinstance(widget, VirtualList))
    wanted = {f"key-{command}" for command in app.commands.defaults}

    def built() -> set[str]:
        return {widget.name for widget in rows.walk() if widget.name.startswith("key-")}

    assert len(built()) < len(wanted)
    found, offset = built(), 0
    while rows.offset < rows.tall - rows.rect.height:
        offset += rows.rect.height // 2
        rows.scroll_to(app.ui, offset)
        found |= built()
    assert found == wanted
