"""Commands by id and the keys that call them: the defaults of shell and game, the player's own on top."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pygame

from game.platform.keyboard import digit_in_place, is_foreign, key_character, on_mac, primary_modifier, types_with_altgr

SHELL = Path(__file__).with_name("keymap.toml")
PRINTED = {"return": "Enter", "keypad enter": "Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn"}
GOES_ON = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB),
    *(pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_KP_MINUS),
)
MODIFIERS = ("ctrl", "alt", "shift")  # as they stand in a key's name, in this order; on a Mac "ctrl" is Cmd
ON_A_MAC = {"ctrl": "Cmd", "alt": "Option"}


@cache
def read_keys(path: Path) -> dict[str, list[str]]:
    """Command -> keys, of a file of default keys."""
    with path.open("rb") as stream:
        keys: dict[str, list[str]] = tomllib.load(stream)["keys"]
    return keys


def default_keys(game: Path | None = None) -> dict[str, list[str]]:
    """The shell's commands, and those of the game with this file, each with its keys."""
    return {**read_keys(SHELL), **(read_keys(game) if game is not None else {})}


def key_name(event: pygame.Event) -> str:
    """``ctrl+shift+z`` for a key press, the same on every system and for every script."""
    masks = (primary_modifier(), pygame.KMOD_ALT, pygame.KMOD_SHIFT)
    parts = [name for name, mask in zip(MODIFIERS, masks, strict=True) if event.mod & mask]
    return "+".join([*parts, key_character(event)])


def printed(key: str) -> str:
    """A key as keyboards and books write it: ``Ctrl+Z`` (on a Mac ``Cmd+Z``), ``Enter``, ``+``, ``?``."""
    if key == "shift+/":  # where the question mark is on most keyboards; it is also found by its letter
        return "?"
    shown = {name: name.capitalize() for name in MODIFIERS} | (ON_A_MAC if on_mac() else {})
    names = [shown[part] for part in MODIFIERS if f"{part}+" in key]
    last = key.split("+")[-1] or "+"
    return "+".join([*names, PRINTED.get(last, last.title())])


class HeldKeys:
    """A key held down goes on only where that is wanted: steps, scrolling, zoom, deleting. What it decides it does
    once; Enter held must not go through whatever the main button becomes."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def ignores(self, event: pygame.Event) -> bool:
        """This is no new press, or one for the system, and means nothing."""
        return self._is_held(event) or is_foreign(event)

    def _is_held(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in self._down:
            return event.key not in GOES_ON
        if pygame.key.get_pressed()[event.key]:
            self._down.add(event.key)
        return False


class KeyBindings:
    """The shell's, and those of the game at hand. What ``own`` says of another game's means nothing here."""

    def __init__(self, own: dict[str, list[str]] | None = None, game: Path | None = None) -> None:
        self.defaults = default_keys(game)
        chosen = {command: keys for command, keys in (own or {}).items() if command in self.defaults}
        self.keys = {**self.defaults, **chosen}
        unchosen = {command: keys for command, keys in self.defaults.items() if command not in chosen}
        self._by_key = {key: command for part in (unchosen, chosen) for command, keys in part.items() for key in keys}

    def of(self, event: pygame.Event) -> str | None:
        """The command this key press calls, if any; None for what types a character with AltGr."""
        if types_with_altgr(event):
            return None
        letter, name = getattr(event, "unicode", ""), key_name(event)
        if letter.isdigit() and letter in self._by_key and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._by_key[letter]  # with Shift on a French keyboard, whatever else the key is there
        if name in self._by_key:
            return self._by_key[name]
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        return self._by_key.get(letter) or self._by_key.get(digit_in_place(event))

    def shown(self, command: str) -> str:
        """The first key of a command as it is printed: ``Ctrl+Z``."""
        keys = self.keys.get(command, [])
        return printed(keys[0]) if keys else ""


def calmed(events: list[pygame.Event]) -> list[pygame.Event]:
    """Only the last of several mouse motions that come one after another."""
    calm: list[pygame.Event] = []
    for event in events:
        if event.type == pygame.NOEVENT:
            continue
        if event.type == pygame.MOUSEMOTION and calm and calm[-1].type == pygame.MOUSEMOTION:
            calm[-1] = event
        else:
            calm.append(event)
    return calm
