"""Sends the accessibility tree to the system's screen reader through AccessKit, and turns its actions into key presses.

Nothing is built while no reader asks. AccessKit's callbacks come from other threads and never raise: an exception in
one of them would end the program.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, Protocol

import pygame

from game.app.reader_tree import ReaderTree
from game.platform.window import UNSEEN
from game.shell.announcement import Announcement
from game.shell.narrator import Narrator
from game.shell.shell import Shell, wake
from game.widgets.access_tree import access_tree
from game.widgets.base import Widget

log = logging.getLogger(__name__)
ASKED = pygame.event.custom_type()  # an action of the reader: ``action``, ``target``, ``value``
SDL_WINDOW = "SDLWindow"  # SDL's class of windows on macOS


class ReadApp(Shell, Protocol):
    """Protocol: the part of the app that speech and screen reader use."""

    @property
    def narrator(self) -> Narrator:
        """The narrator, which makes the announcements."""

    def dispatch(self, event: pygame.Event) -> None:
        """Passes an event to window, screens or commands."""


class ScreenReader:
    """The adapter between the app and the reader; without AccessKit it does nothing."""

    def __init__(self, app: ReadApp) -> None:
        self.app = app
        self.active = False  # a reader has asked for the tree
        self._adapter: Any = None
        self._tree: ReaderTree | None = None
        self._news: list[str] = []  # announcements that the reader was not handed yet
        self._announced = ""  # those it was handed last
        self._bounds, self._focused = pygame.Rect(0, 0, 0, 0), False  # of the window, as the adapter was told

    # -- the adapter -----------------------------------------------------------------------------------------------

    def attach(self) -> None:
        """Attaches the adapter to the window, which Windows must not have shown yet."""
        if pygame.display.get_driver() in UNSEEN or find_spec("accesskit") is None:
            return
        try:
            self._adapter = _adapter(self._begins, self._asked, self._ends)
        except BaseException as error:  # a panic of AccessKit is no Exception
            if isinstance(error, (KeyboardInterrupt, SystemExit)):
                raise
            log.warning("no screen reader can read the window: %s", error)

    def _begins(self) -> None:
        """A reader comes, in AccessKit's thread: the window's thread builds the tree."""
        self.active, self._tree = True, None
        wake()

    def _ends(self) -> None:
        self.active = False

    def _asked(self, request: Any) -> None:
        """The reader acts, in AccessKit's thread."""
        try:
            value = request.data[1] if request.data is not None else None
            event = pygame.Event(ASKED, action=request.action, target=request.target, value=value)
            pygame.event.post(event)
        except BaseException as error:
            log.info("an action of the reader is lost: %s", error)

    def _to_adapter(self, call: Callable[[], Any]) -> None:
        """Calls the adapter; gives it up where that fails."""
        try:
            if (events := call()) is not None:
                events.raise_events()
        except BaseException as error:
            if isinstance(error, (KeyboardInterrupt, SystemExit)):
                raise
            log.warning("the screen reader's tree is given up: %s", error)
            self._adapter, self.active = None, False

    def stop(self) -> None:
        """Detaches the adapter from the window."""
        self._adapter, self.active = None, False

    # -- the tree --------------------------------------------------------------------------------------------------

    def announce(self, announcement: Announcement) -> None:
        """Queues an announcement, which the next `follow` has the screen reader speak; one about the focus is dropped,
        as the screen reader speaks of that by itself."""
        if self.active and not announcement.focus:
            self._news.append(announcement.whole)

    def follow(self) -> None:
        """Sends the changes of the top screen, and the queued announcements, to the screen reader; nothing while none
        listens."""
        if not self.active or self._adapter is None or not self.app.stack:
            return
        app, texts, top = self.app, self.app.ui.texts, self.app.top
        if self._news:
            words, self._news = " ".join(self._news), []
            self._announced = words if words != self._announced else f"{words} "  # what is said again is a change, too
        if self._tree is None:
            self._tree, self._announced = ReaderTree(), ""  # what is there at first is not announced
            if not app.narrator.on:
                self._news = [texts("narration-hint", key=app.commands.shown("narration"))]
                app.dirty = True
        tree = self._tree
        top.refresh(app.ui)
        root = top.read_roots[-1]
        focus = root.focus if root.focus_shown and root.focus in root.order() else None
        tree.build(access_tree(texts, root), id(top), texts("game-title"), self._announced, focus)
        if focus is not None and (place := top.words_of_place(focus)) is not None:
            tree.focus_place(place.text.partition(",")[0], place.whole)
        self._to_adapter(lambda: self._hand_on(tree))
        self._tell_window()

    def _hand_on(self, tree: ReaderTree) -> Any:
        from game.app.accesskit_nodes import tree_update

        update = tree_update(self.app.ui.texts, tree)  # made here, as AccessKit's callback must not raise
        return self._adapter.update_if_active(lambda: update) if update is not None else None

    def _tell_window(self) -> None:
        """Tells whether the window has the keys, and AT-SPI where it is; on Windows the adapter sees for itself."""
        names = ("update_view_focus_state", "update_window_focus_state")
        found = (getattr(self._adapter, name, None) for name in names)
        tell = next((one for one in found if one is not None), None)
        if tell is not None and self._focused != (focused := pygame.key.get_focused()):
            self._focused = focused
            self._to_adapter(partial(tell, focused))
        if (place := getattr(self._adapter, "set_root_window_bounds", None)) is None:
            return
        bounds = pygame.Rect(pygame.display.get_window_position(), pygame.display.get_window_size())
        if bounds != self._bounds:
            from accesskit import Rect

            self._bounds = bounds
            edges = Rect(*map(float, (bounds.left, bounds.top, bounds.right, bounds.bottom)))
            self._to_adapter(partial(place, edges, edges))

    # -- actions ---------------------------------------------------------------------------------------------------

    def notice(self, event: pygame.Event) -> bool:
        """Performs an action that the screen reader requests. Returns whether the event was such a request."""
        if self._adapter is None:
            return False
        if event.type == ASKED:
            self._act(event)
        return event.type == ASKED

    def _act(self, event: pygame.Event) -> None:
        """Puts the focus on the target, if it may have it now, and presses the keys that do what the reader wants."""
        from accesskit import Action

        app, root = self.app, self.app.top.read_roots[-1]
        if app.presenter.waits:  # the reader knows the tree before it is shown, and presses come after that
            app.after(0, partial(self._act, event))
            return
        widget = self._tree.widgets.get(event.target) if self._tree is not None else None
        if widget is None or widget not in root.order():
            return
        root.set_focus(app.ui, widget)
        app.dirty = True
        keys = (
            (Action.CLICK, pygame.K_RETURN),
            (Action.INCREMENT, pygame.K_RIGHT),
            (Action.DECREMENT, pygame.K_LEFT),
        )
        for action, key in keys:
            if event.action == action:
                self._press(key)
        if event.action == Action.SET_VALUE:
            self._set(widget, event.value)

    def _press(self, *keys: int) -> None:
        for key in keys:
            self.app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            self.app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))

    def _set(self, widget: Widget, value: object) -> None:
        """Types a text into a field, or steps a slider to a number."""
        if widget.takes_text and isinstance(value, str):
            self._press(pygame.K_END, *[pygame.K_BACKSPACE] * len(getattr(widget, "value", "")))
            self.app.dispatch(pygame.Event(pygame.TEXTINPUT, text=value))
        elif isinstance(value, float) and (step := getattr(widget, "step", 0)):
            steps = round((value - getattr(widget, "value", value)) / step)
            self._press(*[pygame.K_RIGHT if steps > 0 else pygame.K_LEFT] * abs(steps))


def _adapter(begins: Callable[[], None], asked: Callable[[Any], None], ends: Callable[[], None]) -> Any:
    """Returns the adapter of this system."""
    import accesskit

    if sys.platform == "win32":
        window = pygame.display.get_wm_info()["window"]
        return accesskit.windows.SubclassingAdapter(window, begins, asked)
    if sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class(SDL_WINDOW)
        window = pygame.display.get_wm_info()["window"]
        return accesskit.macos.SubclassingAdapter.for_window(window, begins, asked)
    return accesskit.unix.Adapter(begins, asked, ends)
