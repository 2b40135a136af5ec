"""What a screen is: it builds a tree of widgets from its state, again whenever that state changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.render.ui import Ui
from game.shell.shell import Shell
from game.widgets.base import Widget
from game.widgets.ui_root import UiRoot


class Screen:
    overlay = False  # the screen below is seen through
    secret = False  # nothing of the screens below may be drawn
    least: tuple[float, float] = (0.0, 0.0)  # room in u that it needs; where there is less its u is smaller
    mood = ""  # of the music while it is the lowest screen; empty: the game's first
    game = ""  # whose table it is, by id; empty: nobody's

    def __init__(self, app: Shell) -> None:
        self.app = app
        self.stage = UiRoot()

    @property
    def ui(self) -> Ui:
        return self.app.ui

    def text(self, message: str, **values: object) -> str:
        return self.app.ui.text(message, **values)

    # -- to be filled in -----------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """The widgets for the present state."""
        return Widget()

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        """Where the tree that was built goes."""
        return pygame.Rect((0, 0), ui.size)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        """What lies behind the widgets."""
        if not self.overlay:
            target.fill(ui.theme.table)

    def command(self, command: str) -> bool:
        """A key that is a command; True when it was taken."""
        if command == "back":
            self.leave()
            return True
        return command == "close_up" and self.stage.look(self.ui)

    def leave(self) -> None:
        self.app.pop()

    def shown(self) -> None:
        """Called when it becomes the top screen."""

    def tick(self, now: int) -> bool:
        """Called before each turn of the loop; True asks for a new drawing."""
        return False

    def next_tick(self, now: int) -> int | None:
        """In how many milliseconds ``tick`` has something to do; None: not by itself."""
        return None

    def keep(self) -> str:
        """Have what is here on the disk. Returns why it could not be; "": it is, or there is nothing."""
        return ""

    def kept_at(self) -> Path | None:
        """The save of the game that is played here."""
        return None

    def own_files(self) -> Iterable[tuple[Path, Callable[[], Widget]]]:
        """The player's files that the page shows, each with what makes the part of the page that shows it: a fault in
        drawing is traced to one of them by trying each (``game.screens.unshowable_files``)."""
        return ()

    def closing(self) -> None:
        """The program ends, or another game is laid on the table: put things away."""

    def attach_to_report(self, path: Path) -> None:
        """Something went wrong: write beside the report what helps to find out."""

    # -- machinery -----------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """The state changed: build the tree anew before the next drawing."""
        self.stage.stale = True
        self.app.dirty = True

    @contextmanager
    def fitted(self, ui: Ui) -> Iterator[None]:
        """The interface as large as the settings say, but no larger than this screen can be. Only ``ui.fit`` is set
        and put back: a handler inside may change the scale, which then holds."""
        before, ui.fit = ui.fit, 1.0
        ui.fit = min([1.0, *(have / need for have, need in zip(ui.room, self.least, strict=True) if need)])
        try:
            yield
        finally:
            ui.fit = before

    def refresh(self, ui: Ui) -> None:
        if self.stage.stale:
            with self.fitted(ui):
                tree = self.build(ui)
                self.stage.show(ui, tree, self.place(ui, tree))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.refresh(ui)
        with self.fitted(ui):
            self.backdrop(ui, target)
            self.stage.draw(ui, target, self.app.top is self)
        if self.app.top is self:
            focus = self.stage.focus
            ui.text_input.follow(focus.rect if focus is not None and focus.takes_text else None)

    def handle(self, event: pygame.Event) -> bool:
        self.refresh(self.ui)
        with self.fitted(self.ui):
            if event.type == pygame.TEXTEDITING:
                return self.stage.focus is not None and self.stage.focus.on_preedit(self.ui, event.text)
            return self.stage.handle(self.ui, event)
