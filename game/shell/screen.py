"""Base class of screens: builds a tree of widgets from its state, again whenever that state changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.render.ui import LEAST_U, Ui
from game.shell.announcement import Announcement
from game.shell.pad_hints import EVERYWHERE, Hints
from game.shell.shell import Shell
from game.widgets.base import Widget
from game.widgets.pan_and_regions import jump_region, pan_zoom_at, scroll_focused
from game.widgets.ui_root import UiRoot


class Screen:
    """A screen on the app's stack."""

    overlay = False  # the screen below stays visible
    secret = False  # no screen below may be drawn
    least: tuple[float, float] = (0.0, 0.0)  # least size in u; in a smaller window its u shrinks
    mood = ""  # mood of the music while it is the lowest screen; "": the game's first
    game = ""  # id of the game whose table it is, "" for other screens
    pad_commands: Mapping[str, str] = {}  # button of a controller -> command, where it differs from other screens
    pad_hints: Hints = EVERYWHERE
    host: Screen | None = None  # the screen that shows this one in a part of the window

    def __init__(self, app: Shell) -> None:
        self.app = app
        self.ui_root = UiRoot()

    @property
    def on_top(self) -> bool:
        """Whether no other screen covers this one; a screen embedded in another counts as that one."""
        return self.app.top is (self.host or self)

    @property
    def ui(self) -> Ui:
        return self.app.ui

    def text(self, message: str, **values: object) -> str:
        return self.app.ui.text(message, **values)

    # -- to be filled in -----------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        """Returns the widgets for the present state."""
        return Widget()

    def whole(self, ui: Ui) -> Widget:
        """Returns the complete widget tree: that of `build`, in a subclass with overlays that all screens of its kind
        have."""
        return self.build(ui)

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        """Returns the rectangle in which the widget tree is laid out: here the whole window."""
        return pygame.Rect((0, 0), ui.size)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the background behind the widgets; here nothing if the screen is an overlay."""
        if not self.overlay:
            target.fill(ui.theme.table)

    def command(self, command: str) -> bool:
        """Performs a command, by its name: here "back" leaves the screen, "close_up" and "explain" open the enlarged
        preview of what is pointed at. Returns whether it was handled."""
        if command == "back":
            self.leave()
            return True
        return command in ("close_up", "explain") and self.ui_root.look(self.ui)

    def jump_region(self, step: int) -> None:
        """Moves the focus to the next (``step`` 1) or previous (-1) region of the screen."""
        self.refresh(self.ui)
        with self.fitted(self.ui):
            jump_region(self.ui_root, self.ui, step)

    def pan_zoom(self, by: tuple[int, int], place: tuple[int, int] | None = None, factor: float = 1.0) -> bool:
        """Moves by pixels and zooms the widget at a place; without a place scrolls what has the focus, else a map or
        list. Returns False if nothing there can be moved."""
        with self.fitted(self.ui):
            if place is None:
                return scroll_focused(self.ui_root, self.ui, by)
            return pan_zoom_at(self.ui_root, self.ui, place, by, factor)

    def leave(self) -> None:
        """Leaves the screen (Esc): here closes it; a table first closes what is open on it, or opens its menu."""
        self.app.pop()

    def shown(self) -> None:
        """Hook, empty here: prepares what the screen shows, each time it becomes the top one."""

    @property
    def read_roots(self) -> Sequence[UiRoot]:
        """The trees of widgets that are read aloud; the last one has the keys (default: the screen's own alone)."""
        return (self.ui_root,)

    def unread(self) -> list[str]:
        """Returns the lines to be read aloud that are new since the last call (default: none)."""
        return []

    def words_of_place(self, focus: Widget) -> Announcement | None:
        """Returns the announcement of the place that a focused map's cursor is on; None for other widgets (the
        default)."""
        return None

    def tick(self, now: int) -> bool:
        """Hook: advances the screen on each turn of the main loop, at the time ``now`` in ms. Returns whether to redraw
        (default: no)."""
        return False

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until `tick` has something to do, None if never by itself."""
        return None

    def keep(self) -> str:
        """Hook: writes unsaved changes to disk. Returns why that failed, "" if it did not."""
        return ""

    def save_path(self) -> Path | None:
        """Returns the path of the save of the game played on this screen; None if there is none (the default)."""
        return None

    def own_files(self) -> Iterable[tuple[Path, Callable[[], Widget]]]:
        """Yields the player's files shown on this screen, each with a function that builds the widget showing it; none
        by default.

        After an exception while drawing, `game.screens.unshowable_files` tries each to find the faulty one.
        """
        return ()

    def closing(self) -> None:
        """Hook: called when the program ends or another game replaces this one: saves and stops everything."""

    def attach_to_report(self, path: Path) -> None:
        """Hook, empty here: writes data that helps to find an error into a file beside a crash report."""

    # -- machinery -----------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Marks the widget tree for rebuilding before the next drawing."""
        self.ui_root.stale = True
        self.app.dirty = True

    def fit(self, ui: Ui) -> float:
        """Returns the factor by which the unit of length is multiplied on this screen: here 1, or less if the window is
        too small for it."""
        fit = min([1.0, *(have / need for have, need in zip(ui.room, self.least, strict=True) if need)])
        return max(fit, LEAST_U / ui.u)

    @contextmanager
    def fitted(self, ui: Ui) -> Iterator[None]:
        """Context manager: within it the unit of length is reduced as far as this screen needs to fit the window.

        Only `ui.fit` is set and restored: a handler inside may change the scale, which then stays.
        """
        before, ui.fit = ui.fit, 1.0
        ui.fit = self.fit(ui)
        try:
            yield
        finally:
            ui.fit = before

    def refresh(self, ui: Ui) -> None:
        """Rebuilds and lays out the widget tree if `rebuild` has marked it."""
        if self.ui_root.stale:
            with self.fitted(ui):
                tree = self.whole(ui)
                self.ui_root.show(ui, tree, self.place(ui, tree))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.refresh(ui)
        with self.fitted(ui):
            self.backdrop(ui, target)
            self.ui_root.draw(ui, target, self.on_top)
        if self.on_top:
            focus = self.ui_root.focus
            ui.text_input.follow(focus.rect if focus is not None and focus.takes_text else None)

    def handle(self, event: pygame.Event) -> bool:
        """Passes an event to the widgets. Returns whether to redraw."""
        self.refresh(self.ui)
        with self.fitted(self.ui):
            if event.type == pygame.TEXTEDITING:
                return self.ui_root.focus is not None and self.ui_root.focus.on_preedit(self.ui, event.text)
            return self.ui_root.handle(self.ui, event)
