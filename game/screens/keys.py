"""The key bindings page: lists the keys of every command and lets the player change them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.i18n.display_text import display_text
from game.render.theme import mix
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell.key_bindings import CONTEXTS, default_keys, key_name, printed
from game.shell.pad_buttons import GESTURES, TABLE
from game.shell.shell import Shell
from game.widgets.base import Row, Widget
from game.widgets.button import Button
from game.widgets.focus_navigation import moves_focus
from game.widgets.label import Heading, Label
from game.widgets.rich_text import RichText
from game.widgets.virtual_list import VirtualList

FIXED = ("back",)  # Esc must always go back
MODIFIERS = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_MODE,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
)

GAME = "game"  # stands for the heading of the game's own commands
PAD, TOUCH = "pad", "touch"  # stand for the headings of other devices
HEADINGS = {GAME: "game-title", "reading": "keys-reading", "map": "keys-map", PAD: "pad-title", TOUCH: "touch-title"}
SECTIONS: dict[str, tuple[str, str]] = {
    PAD: ("", ""),
    **{f"pad-{number}": line for number, line in enumerate(TABLE)},
    TOUCH: ("", ""),
    **{f"touch-{number}": line for number, line in enumerate(GESTURES)},
}  # what controllers and fingers do: symbols or the id of a gesture, and the id of what it does
COLUMNS = 560  # u: windows at least this wide get two columns


class LeaderDots(Widget):
    """The dotted line from a command's name to its key."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        step, dot = ui.px(6), max(1, ui.px(0.9))
        tint = mix(ui.theme.panel, ui.theme.soft_ink, 0.6)
        for x in range(self.rect.right - step, self.rect.left, -step):
            pygame.draw.circle(target, tint, (x, self.rect.centery + ui.px(3)), dot)


class KeysScreen(PageScreen):
    """The page of key bindings."""

    mapped = True
    title_id = "keys-title"
    sheet_width = 640

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.waiting = ""  # command waiting for its new key; "" if none

    # -- changes -------------------------------------------------------------------------------------------------

    def ask(self, command: str) -> None:
        """Waits for a key press, whose key then becomes the key of this command."""
        self.waiting = command
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self.waiting:  # a click cancels the change
            self.waiting = ""
            self.rebuild()
        if self.waiting and event.type == pygame.KEYDOWN and hasattr(event, "command"):  # by a controller
            self.waiting = ""
            self.rebuild()
            return True
        if not self.waiting:
            return super().handle(event)
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS and not self._leads_on(event):
            command, self.waiting = self.waiting, ""
            if event.key != pygame.K_ESCAPE:
                self.bind(command, key_name(event))
            self.rebuild()
        return event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)

    def _leads_on(self, event: pygame.Event) -> bool:
        """Rejects keys that move the focus on every screen: a command would never receive them."""
        if leads := moves_focus(event):
            self.app.toast(self.text("keys-lead", key=display_text(printed(key_name(event)))))
        return leads

    def bind(self, command: str, key: str) -> None:
        """Makes a key the only one of this command and stores that in the settings. Another command of the same context
        loses the key; if that one's keys are fixed, nothing happens."""
        own = dict(self.app.settings.keys)
        commands = self.app.commands
        for other, keys in commands.keys.items():
            if other != command and key in keys and commands.context(other) == commands.context(command):
                if other in FIXED:
                    return
                own[other] = [kept for kept in keys if kept != key]
                if not own[other]:
                    name = self._named(other)
                    self.app.toast(self.text("keys-taken", key=display_text(printed(key)), command=name))
        own[command] = [key]
        self._keep(own)

    def _keep(self, own: dict[str, list[str]]) -> None:
        self.app.settings.keys = own
        self.app.keys_changed()
        self.app.keep_settings()
        self.rebuild()

    # -- layout ----------------------------------------------------------------------------------------------------

    def _named(self, command: str) -> str:
        """Returns what a command does, in words; of narration only what there is."""
        voiced = command == "narration" and "voice" in self.app.narrator.modes
        return self.text(f"command-{command}-voice" if voiced else f"command-{command}")

    def _line(self, command: str) -> Widget:
        shown = self.app.commands.shown(command) or self.text("keys-none")
        waits = command == self.waiting
        button = Button(
            "…" if waits else shown,
            partial(self.ask, command),
            size="small",
            name=f"key-{command}",
            enabled=command not in FIXED,
            pressed=waits,
            wide=52,
            pads=(8, 3),
        )
        button.label = f"{self._named(command)}: {shown}"
        return Row([Label(self._named(command), size=14), LeaderDots(grow=1), button], gap=6, align="centre")

    def _cell(self, part: str) -> Widget:
        """Builds a heading, or the line of a command, of a button of controllers or of a gesture."""
        if part in HEADINGS:
            return Heading(self.text(HEADINGS[part]))
        if part not in SECTIONS:
            return self._line(part)
        shown, does = SECTIONS[part]
        sign = RichText(shown if shown.startswith("[") else self.text(shown), size=14)
        return Row([Label(self.text(does), size=14), LeaderDots(grow=1), sign], gap=6, align="centre")

    def body(self, ui: Ui) -> Widget:
        name = self._named(self.waiting) if self.waiting else ""
        hint = self.text("keys-press", command=name) if self.waiting else self.text("keys-change")
        shell = default_keys(context=CONTEXTS[0])
        own = [command for command in self.app.commands.defaults if command not in default_keys()]
        parts = [*shell, *([GAME, *own] if own else [])]
        for context in CONTEXTS[1:] if self.app.narrator.on else ():
            parts += [context, *default_keys(context=context)]
        parts = [*(part for part in SECTIONS if part.startswith(self.ui.device)), *parts]
        columns = 2 if ui.room[0] >= COLUMNS else 1
        half = -(-len(parts) // columns)

        def row(number: int) -> Widget:
            """Builds an introducing sentence, or a line of each column."""
            if number < len(intro):
                return RichText(intro[number])
            beside = parts[number - len(intro) :: half]
            cells = [self._cell(part) for part in beside]
            line = Row([*cells, *([Widget()] if len(cells) < columns else [])], gap=26, align="centre")
            for cell in line.children:
                cell.grow = 1
            return line

        intro = [self.text("keys-intro"), f"*{hint}*"]
        return VirtualList([*range(len(intro)), *parts[:half]], row, name="body", gap=2, pad=1)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("keys-default"), lambda: self._keep({}), name="keys-default"),
            Button(self.text("done"), self.leave, kind="main", name="done"),
        ]
