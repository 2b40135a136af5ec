"""Maps keys to commands: defaults of shell and game, overridden by the player's own. Filters key repeats."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pygame

from game.platform.keyboard import digit_in_place, is_foreign, key_character, on_mac, primary_modifier, types_with_altgr
from game.shell.pad_buttons import symbol_of

CONTEXTS = ("keys", "reading", "map")  # everywhere; while narration is on; with the focus on the map, too
SHELL = Path(__file__).with_name("keymap.toml")
PRINTED = {"return": "Enter", "keypad enter": "Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn"}
GOES_ON = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB),
    *(pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_KP_MINUS),
)
MODIFIERS = ("ctrl", "alt", "shift")  # in the order of a key's name; on a Mac "ctrl" is Cmd
ON_A_MAC = {"ctrl": "Cmd", "alt": "Option"}


@cache
def read_keys(path: Path) -> dict[str, dict[str, list[str]]]:
    """Returns context -> command -> keys from a file of default keys."""
    with path.open("rb") as stream:
        keys: dict[str, dict[str, list[str]]] = tomllib.load(stream)
    return keys


def default_keys(game: Path | None = None, context: str = "") -> dict[str, list[str]]:
    """Returns command -> default keys, of the shell and of the game's file; with ``context`` only the commands of that
    key-binding context."""
    files = [read_keys(SHELL), *([read_keys(game)] if game is not None else [])]
    return {
        command: keys
        for file in files
        for name, commands in file.items()
        for command, keys in commands.items()
        if context in ("", name)
    }


def key_name(event: pygame.Event) -> str:
    """Returns a key press's name, such as "ctrl+shift+z", the same on every system and keyboard script."""
    masks = (primary_modifier(), pygame.KMOD_ALT, pygame.KMOD_SHIFT)
    parts = [name for name, mask in zip(MODIFIERS, masks, strict=True) if event.mod & mask]
    return "+".join([*parts, key_character(event)])


def printed(key: str) -> str:
    """Returns a key as printed on keyboards: "Ctrl+Z" (on a Mac "Cmd+Z"), "Enter", "+", "?"."""
    if key == "shift+/":  # the question mark on most keyboards; other layouts match its character
        return "?"
    shown = {name: name.capitalize() for name in MODIFIERS} | (ON_A_MAC if on_mac() else {})
    names = [shown[part] for part in MODIFIERS if f"{part}+" in key]
    last = key.split("+")[-1] or "+"
    return "+".join([*names, PRINTED.get(last, last.title())])


class HeldKeys:
    """Filters repeats of a held key, except for keys where repeating is useful: steps, scrolling, zoom, deleting; and
    the text that some systems send for the letter of a shortcut.

    Otherwise a held Enter would confirm whatever the main button becomes next, and Ctrl+A would type "ф" on X11.
    """

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._shortcut = False  # the last key event is a press with Ctrl, Super or Cmd

    def ignores(self, event: pygame.Event) -> bool:
        """Returns whether to drop an event: a repeat of a held key that must not repeat, a key press meant for the
        system, or text typed by a shortcut."""
        if event.type == pygame.TEXTINPUT:
            return self._shortcut
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            held = bool(getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META))
            self._shortcut = event.type == pygame.KEYDOWN and held and not types_with_altgr(event)
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
    """The present key bindings of shell and game; entries of `own` for other games' commands are ignored."""

    def __init__(self, own: dict[str, list[str]] | None = None, game: Path | None = None, by_pad: bool = False) -> None:
        self.by_pad = by_pad  # a controller is used: its buttons stand in place of keys
        self.defaults = default_keys(game)
        chosen = {command: keys for command, keys in (own or {}).items() if command in self.defaults}
        self.keys = {**self.defaults, **chosen}
        unchosen = {command: keys for command, keys in self.defaults.items() if command not in chosen}
        self._context = {command: context for context in CONTEXTS for command in default_keys(game, context)}
        self._by_key: dict[str, dict[str, str]] = {context: {} for context in CONTEXTS}
        for part in (unchosen, chosen):
            for command, keys in part.items():
                self._by_key[self._context[command]].update(dict.fromkeys(keys, command))

    def context(self, command: str) -> str:
        """Returns the key-binding context of a command: "keys", valid everywhere, or one that takes precedence at
        times."""
        return self._context[command]

    def command_for(self, event: pygame.Event, contexts: Sequence[str] = ()) -> str | None:
        """Returns the command of a key press, None if there is none or AltGr types a character. ``contexts``: those
        that take precedence now, the first before the next."""
        if given := getattr(event, "command", ""):  # by a controller
            return str(given)
        if types_with_altgr(event):
            return None
        found = (_command(event, self._by_key[context]) for context in (*contexts, CONTEXTS[0]))
        return next((command for command in found if command is not None), None)

    def shown(self, command: str) -> str:
        """Returns the label of a command's first key, such as "Ctrl+Z"; while a controller is used, its button's
        symbol; "" without either."""
        if self.by_pad and (symbol := symbol_of(command)):
            return symbol
        keys = self.keys.get(command, [])
        return printed(keys[0]) if keys else ""


def _command(event: pygame.Event, by_key: Mapping[str, str]) -> str | None:
    """Returns the command of a key press in one context."""
    letter, name = getattr(event, "unicode", ""), key_name(event)
    if letter.isdigit() and letter in by_key and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
        return by_key[letter]  # typed with Shift on a French keyboard
    if name in by_key:
        return by_key[name]
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return None
    return by_key.get(letter) or by_key.get(digit_in_place(event))


def merge_motions(events: list[pygame.Event]) -> list[pygame.Event]:
    """Returns the events with all but the last of consecutive mouse motions left out."""
    calm: list[pygame.Event] = []
    for event in events:
        if event.type == pygame.NOEVENT:
            continue
        if event.type == pygame.MOUSEMOTION and calm and calm[-1].type == pygame.MOUSEMOTION:
            calm[-1] = event
        else:
            calm.append(event)
    return calm
