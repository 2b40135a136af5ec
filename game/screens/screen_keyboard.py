"""The on-screen keyboard: a dialog that writes into a text field by controller or finger; real keys work, too."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pygame

from game.render.ui import Ui
from game.screens.dialog import Dialog
from game.shell.pad_hints import Hints
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.text_field import TextField

ROWS = Path(__file__).with_suffix(".toml")
WIDE, HIGH, GAP = 52, 40, 5  # u: largest width of a key, its height, the gap between keys
LETTERS = "letters"


@cache
def _rows() -> Mapping[str, Any]:
    with ROWS.open("rb") as stream:
        return tomllib.load(stream)


def pages_of(language: str) -> dict[str, list[str]]:
    """Returns, for each page of the on-screen keyboard in a language, its rows of letters."""
    found = _rows()
    pages = {name: list(rows) for name, rows in found["pages"].items()}
    pages[LETTERS] = [*found["rows"].get(language, pages[LETTERS])]
    if own := found["own"].get(language):
        pages[LETTERS].append(own)
    return {**found["only"].get(language, {}), **pages}


class KeyRow(Widget):
    """Keys of equal width side by side, in the middle."""

    def __init__(self, keys: Sequence[Widget]) -> None:
        super().__init__()
        self.add(*keys)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap, count = ui.px(GAP), len(self.children)
        wide = min(ui.px(WIDE), (rect.width - gap * (count - 1)) // count)
        x = rect.x + (rect.width - wide * count - gap * (count - 1)) // 2
        for key in self.children:
            key.arrange(ui, pygame.Rect(x, rect.y, wide, rect.height))
            x += wide + gap


class ScreenKeyboard(Dialog):
    """A dialog with letters that writes into a field of another screen; Esc leaves that as it was."""

    pad_commands: Mapping[str, str] = MappingProxyType({"x": "delete", "y": "space", "start": "take"})
    pad_hints: Hints = (
        ("[pad_a]", "pad-act"),
        ("[pad_b]", "pad-back"),
        ("[pad_x]", "pad-delete"),
        ("[pad_y]", "pad-space"),
        ("[pad_start]", "pad-done"),
    )

    def __init__(self, app: Shell, field: TextField) -> None:
        super().__init__(app, app.ui.text("keyboard-title"), "", [], width=680)
        self.field, self.capitals = field, not field.value
        self.pages = {name: rows for name, rows in pages_of(app.ui.texts.language).items() if self._drawable(rows)}
        self.page = next(iter(self.pages))
        self.own = TextField(field.value, lambda value: None, name="written", hint=field.hint, most=field.most, grow=1)
        self.answers = [
            (app.ui.text("done"), self._take, "main"),
            (app.ui.text("cancel"), None, "plain"),
        ]

    def _drawable(self, rows: Sequence[str]) -> bool:
        return not self.ui.fonts.lacking("".join(rows))

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, letter: str) -> None:
        """Writes a letter where the caret is; the capital letters end with it."""
        self.own.on_text(self.ui, letter)
        if self.capitals:
            self.capitals = False
        self.rebuild()

    def delete(self) -> None:
        """Deletes the letter before the caret, or all that is selected."""
        self.own.on_key(self.ui, pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
        self.rebuild()

    def _take(self) -> None:
        self.field.set_text(self.own.value)

    def command(self, command: str) -> bool:
        actions: dict[str, Callable[[], None]] = {"delete": self.delete, "space": partial(self.write, " ")}
        if command in actions:
            actions[command]()
            return True
        if command in ("take", "confirm"):
            self._choose(self._take)
            return True
        return super().command(command)

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event; keys typed on a real keyboard write, too."""
        if event.type == pygame.KEYDOWN and not hasattr(event, "command"):
            if event.key == pygame.K_BACKSPACE:
                self.delete()
                return True
            if event.unicode.isprintable() and event.unicode and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self.write(event.unicode)
                return True
        return super().handle(event)

    # -- building --------------------------------------------------------------------------------------------------

    def _shift(self) -> None:
        self.capitals = not self.capitals
        self.rebuild()

    def _turn(self) -> None:
        names = [*self.pages]
        self.page = names[(names.index(self.page) + 1) % len(names)]
        self.rebuild()

    def _keys(self) -> Iterator[Widget]:
        for row in self.pages[self.page]:
            letters = [letter.upper() if self.capitals and letter != "ß" else letter for letter in row]
            yield KeyRow([self._key(letter) for letter in letters])

    def _key(self, letter: str) -> Button:
        return Button(letter, partial(self.write, letter), size=17, name=f"letter-{letter.lower()}", pads=(2, 4))

    def content(self, ui: Ui) -> Widget:
        names = [*self.pages]
        following = names[(names.index(self.page) + 1) % len(names)]
        tools = Row(
            [
                Button(self.text("keyboard-shift"), self._shift, name="shift", pressed=self.capitals, grow=1),
                Button(self.text(f"keyboard-{following}"), self._turn, name="page", grow=1),
                Button(self.text("pad-space"), partial(self.write, " "), name="space", grow=2),
                Button(self.text("pad-delete"), self.delete, name="delete", grow=1),
            ],
            gap=6,
        )
        self.own.focusable = False  # the keys below write into it
        return Column([self.own, *self._keys(), tools], gap=GAP)

    def refresh(self, ui: Ui) -> None:
        first = self.ui_root.stale and self.ui_root.focus is None
        super().refresh(ui)
        if first:
            self.ui_root.set_focus(ui, self.ui_root.find(f"letter-{self.pages[self.page][1][0]}"))
