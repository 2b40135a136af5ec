"""Commands by id and the keys that call them: defaults from keymap.toml, the player's own on top."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import pygame

KEYMAP = Path(__file__).with_name("keymap.toml")
MODIFIERS = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))


@lru_cache(maxsize=1)
def default_keys() -> dict[str, list[str]]:
    with KEYMAP.open("rb") as stream:
        keys: dict[str, list[str]] = tomllib.load(stream)["keys"]
    return keys


def key_name(event: pygame.Event) -> str:
    """``ctrl+shift+z`` for a key press."""
    parts = [name for name, bit in MODIFIERS if event.mod & bit]
    return "+".join([*parts, pygame.key.name(event.key)])


class Commands:
    def __init__(self, own: dict[str, list[str]] | None = None) -> None:
        self.keys = {**default_keys(), **(own or {})}
        self._by_key = {key: command for command, keys in self.keys.items() for key in keys}

    def of(self, event: pygame.Event) -> str | None:
        """The command this key press calls, if any."""
        name = key_name(event)
        if name in self._by_key:
            return self._by_key[name]
        letter = getattr(event, "unicode", "")
        if letter and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._by_key.get(letter)
        return None

    def shown(self, command: str) -> str:
        """The first key of a command as it is printed: ``Ctrl+Z``."""
        keys = self.keys.get(command, [])
        return "+".join(part.capitalize() for part in keys[0].split("+") if part) if keys else ""
