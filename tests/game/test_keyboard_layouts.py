"""Shortcuts on every layout and system: Cyrillic letters, French digits, Super, Cmd, AltGr."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.plugin import PLUGIN
from game.platform import clipboard
from game.screens.keys import KeysScreen
from game.shell.key_bindings import KeyBindings, key_name, printed
from game.widgets.text_field import TextField

from .conftest import click_name
from .workbench import table_of

Make = Callable[..., App]
K = pygame.KSCAN_A - ord("a")  # scancode of a letter's place on a US keyboard, less its code


def event(key: int, scancode: int, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode=unicode)


def typed(character: str, us: str, mod: int = 0) -> pygame.Event:
    """The key that types this character, at the place where a US keyboard has that letter."""
    return event(ord(character), K + ord(us), mod, character)


@pytest.fixture
def commands(make_app: Make) -> KeyBindings:
    make_app()
    return KeyBindings(game=PLUGIN.keymap)


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")


@pytest.mark.parametrize(
    ("character", "us", "command"),
    [("п", "g", "gallery"), ("д", "l", "log"), ("γ", "g", "gallery"), ("ע", "g", "gallery")],
)
def test_a_letter_of_another_script_is_found_by_its_place(
    commands: KeyBindings, character: str, us: str, command: str
) -> None:
    assert commands.command_for(typed(character, us)) == command
    assert commands.command_for(typed("я", "z", pygame.KMOD_LCTRL)) == "undo"
    assert commands.command_for(typed("я", "z", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) == "redo"


@pytest.mark.parametrize(("key", "us", "expected"), [("z", "y", "ctrl+z"), ("y", "z", "ctrl+y"), ("q", "a", "ctrl+q")])
def test_a_latin_letter_is_found_by_itself_wherever_it_lies(
    commands: KeyBindings, key: str, us: str, expected: str
) -> None:
    assert key_name(typed(key, us, pygame.KMOD_LCTRL)) == expected


def test_a_latin_letter_with_an_accent_keeps_its_name(commands: KeyBindings) -> None:
    assert key_name(event(ord("ö"), pygame.KSCAN_SEMICOLON)) == "ö"


@pytest.mark.parametrize("number", range(1, 8))
def test_the_number_row_works_without_shift_on_a_french_keyboard(commands: KeyBindings, number: int) -> None:
    character = "&é\"'(-è"[number - 1]
    found = commands.command_for(event(ord(character), pygame.KSCAN_1 + number - 1, 0, character))
    assert found == ("zoom_out" if character == "-" else f"arch_{number}")
    shifted = event(ord(character), pygame.KSCAN_1 + number - 1, pygame.KMOD_LSHIFT, str(number))
    assert commands.command_for(shifted) == f"arch_{number}"


def test_a_mark_of_punctuation_is_not_taken_for_the_letter_at_its_place(commands: KeyBindings) -> None:
    """On a Dvorak keyboard the full stop lies where a US one has E."""
    assert commands.command_for(typed(".", "e")) is None


@pytest.mark.parametrize("mod", [pygame.KMOD_MODE, pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT])
def test_what_altgr_types_is_no_shortcut(commands: KeyBindings, mod: int) -> None:
    assert commands.command_for(event(ord("q"), K + ord("q"), mod, "@")) is None
    assert commands.command_for(event(ord("6"), pygame.KSCAN_6, mod, "?")) is None
    own = KeyBindings({"undo": ["ctrl+alt+e"], "save": ["alt+e"], "log": ["e"], "close_up": []})
    assert own.command_for(event(ord("e"), K + ord("e"), mod, "€")) is None
    assert own.command_for(event(ord("e"), K + ord("e"), pygame.KMOD_LALT, "e")) == "save"
    assert own.command_for(event(ord("e"), K + ord("e"), pygame.KMOD_LALT | pygame.KMOD_LCTRL, "\x05")) == "undo"


def send(app: App, key: int, scancode: int, mod: int = 0, unicode: str = "") -> None:
    app.dispatch(event(key, scancode, mod, unicode))


@pytest.mark.parametrize("key", [pygame.K_g, pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT])
def test_super_with_a_key_does_nothing(make_app: Make, key: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    table = table_of(app)
    heard: list[object] = []
    monkeypatch.setattr(table, "handle", heard.append)
    monkeypatch.setattr(table, "command", heard.append)
    for mod in (pygame.KMOD_LMETA, pygame.KMOD_RMETA | pygame.KMOD_LSHIFT):
        send(app, key, 0, mod)
    assert heard == []
    send(app, key, 0)
    assert heard


def test_a_key_that_was_held_with_super_means_nothing_when_super_is_let_go(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    table = table_of(app)
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: {pygame.K_g: True})
    send(app, pygame.K_g, 0, pygame.KMOD_LMETA)
    send(app, pygame.K_g, 0)
    assert table.model.drawer == ""


def test_on_a_mac_cmd_is_what_ctrl_is_elsewhere(commands: KeyBindings, mac: None) -> None:
    assert commands.command_for(typed("z", "z", pygame.KMOD_LMETA)) == "undo"
    assert commands.command_for(typed("я", "z", pygame.KMOD_RMETA)) == "undo"
    assert commands.command_for(typed("z", "z", pygame.KMOD_LCTRL)) is None
    assert commands.shown("undo") == "Cmd+Z" and commands.shown("redo") == "Cmd+Y"
    assert printed("alt+return") == "Option+Enter"


def test_on_a_mac_ctrl_with_a_key_does_nothing(make_app: Make, mac: None) -> None:
    app = make_app()
    table = table_of(app)
    send(app, pygame.K_g, K + ord("g"), pygame.KMOD_LCTRL, "g")
    assert table.model.drawer == ""
    send(app, pygame.K_g, K + ord("g"), 0, "g")
    assert table.model.drawer == "gallery"


def test_a_key_of_another_script_given_to_a_command_works_on_both_layouts(make_app: Make) -> None:
    app = make_app()
    screen = KeysScreen(app)
    app.push(screen)
    app.draw()
    click_name(app, "key-undo")
    send(app, ord("ф"), K + ord("a"), 0, "ф")
    assert app.settings.keys["undo"] == ["a"] and app.commands.shown("undo") == "A"
    assert app.commands.command_for(typed("ф", "a")) == app.commands.command_for(typed("a", "a")) == "undo"


def test_the_keys_page_shows_cmd_on_a_mac(make_app: Make, mac: None) -> None:
    app = make_app()
    app.push(KeysScreen(app))
    app.draw()
    texts = [getattr(widget, "text", "") for widget in app.top.ui_root.root.walk() if widget.name.startswith("key-")]
    assert "Cmd+Z" in texts and not any(isinstance(text, str) and "Ctrl" in text for text in texts)


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The clipboard's text, in a list of one."""
    held = ["Луна"]
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    monkeypatch.setattr(clipboard, "put", lambda text: held.__setitem__(0, text))
    return held


ON_LAYOUTS = {"latin": "acxv", "cyrillic": "фсчм", "greek": "αχψω", "arabic": "شؤءر"}


def edit(app: App, letters: str, mod: int) -> tuple[TextField, list[str]]:
    """Selects all, copies, cuts and pastes with the keys at A, C, X, V of a US keyboard; returns the values between."""
    field, values = TextField("Pedro", lambda value: None, name="name"), list[str]()
    for letter, us in zip(letters, "acxv", strict=True):
        assert field.on_key(app.ui, typed(letter, us, mod))
        values.append(field.value)
    return field, values


@pytest.mark.parametrize("letters", ON_LAYOUTS.values(), ids=ON_LAYOUTS)
def test_a_text_field_is_copied_from_and_pasted_into_on_every_layout(
    make_app: Make, clip: list[str], letters: str
) -> None:
    app = make_app()
    field, values = edit(app, letters, pygame.KMOD_LCTRL)
    assert values == ["Pedro", "Pedro", "", "Pedro"] and clip == ["Pedro"]
    clip[0] = "Луна"
    assert field.on_key(app.ui, typed(letters[3], "v", pygame.KMOD_RCTRL))
    assert field.value == "PedroЛуна"


def test_on_a_mac_a_text_field_answers_to_cmd_and_not_to_ctrl(make_app: Make, clip: list[str], mac: None) -> None:
    app = make_app()
    for letters in ON_LAYOUTS.values():
        edit(app, letters, pygame.KMOD_LMETA)
        assert clip == ["Pedro"]
        clip[0] = ""
    field = TextField("Pedro", lambda value: None, name="name")
    for letter, mod in (("v", pygame.KMOD_LCTRL), ("z", pygame.KMOD_LMETA)):
        assert not field.on_key(app.ui, typed(letter, letter, mod)), "undo stays a command, Ctrl belongs to the system"


def test_what_altgr_types_on_windows_is_no_shortcut_of_a_text_field(make_app: Make, clip: list[str]) -> None:
    """A Polish keyboard types ą, ć, ź with AltGr, which comes as Ctrl and Alt."""
    field, mod = TextField("Pedro", lambda value: None, name="name"), pygame.KMOD_LCTRL | pygame.KMOD_RALT
    for us, letter in (("a", "ą"), ("c", "ć"), ("x", "ź")):
        field.on_key(make_app().ui, event(ord(us), K + ord(us), mod, letter))
    assert not field.chosen and field.value == "Pedro" and clip == ["Луна"]
