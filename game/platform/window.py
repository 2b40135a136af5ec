"""The program's window: opens where and as it was left, and switches to a borderless full screen."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
import warnings
from collections.abc import Callable

import pygame

from game import APP_ID
from game.platform.folders import art_folder, for_sdl
from game.platform.monitors import fills, monitor_of, monitor_rects, moved_into_view, overflows, work_areas
from game.platform.settings import WindowSettings as Wanted

log = logging.getLogger(__name__)
SMALLEST = (1024, 640)
LEAST = (640, 400)  # less than this is not laid out: a window that was made smaller shows the corner of it
ICON = f"{APP_ID.replace('-', '_')}_64.png"
X_LIBRARIES = ("libX11.so.6", "libXext.so.6")
HIDDEN_FIRST = ("win32", "darwin")  # where what is attached to a window needs it before it is shown
UNSEEN = ("offscreen", "dummy", "evdev")


def _set_icon() -> None:
    """Ours instead of a snake; macOS takes a better one from the .app."""
    if sys.platform == "darwin":
        return
    try:
        pygame.display.set_icon(pygame.image.load(for_sdl(art_folder() / "icon" / ICON), ICON))
    except (OSError, pygame.error) as error:
        log.info("no icon: %s", error)


def _window() -> pygame.Window:
    """Returns the window of pygame's display module, for what only ``pygame.Window`` can do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # pygame has no other way to it
        return pygame.Window.from_display_module()


class NoDisplay(RuntimeError):
    """Raised when there is no display. ``missing``: libraries of X11 that are not installed, though a display is
    named."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.missing = missing_x_libraries() if os.environ.get("DISPLAY") and sys.platform.startswith("linux") else ()


def missing_x_libraries() -> tuple[str, ...]:
    """Returns the missing ones of the libraries that SDL loads when it opens an X11 window."""
    return tuple(name for name in X_LIBRARIES if not _loads(name))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


class Window:
    def __init__(
        self, wanted: Wanted, fixed: tuple[int, int] | None = None, opens: tuple[int, int] | None = None
    ) -> None:
        self.fixed = fixed
        self._sized = fixed is not None or opens is not None  # by whoever started the program
        self.full_screen = wanted.full_screen and not self._sized
        self.size = fixed or opens or (wanted.width, wanted.height)
        self.place = (wanted.x, wanted.y) if wanted.x is not None and wanted.y is not None else None
        self.maximized = wanted.maximized and not self._sized
        self._before: pygame.Rect | None = None  # where it was before its size changed last
        self._busy = False  # the pointer is the busy cursor
        self._larger: pygame.Surface | None = None  # what a window that is too small shows the corner of

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on: the window's own, or a larger one if the window is smaller than the smallest
        layout."""
        shown = pygame.display.get_surface()
        assert shown is not None  # opened first of all
        size = (max(LEAST[0], shown.get_width()), max(LEAST[1], shown.get_height()))
        if size == shown.get_size():
            self._larger = None
            return shown
        if self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size)
        return self._larger

    def show(self) -> None:
        """Presents the drawn frame on the screen (flips the display)."""
        if self._larger is not None:
            shown = pygame.display.get_surface()
            assert shown is not None
            shown.blit(self._larger, (0, 0))
        pygame.display.flip()

    def show_busy(self, busy: bool) -> None:
        """Shows the system's busy cursor, or the arrow again."""
        if busy == self._busy:
            return
        self._busy = busy
        try:
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_WAIT if busy else pygame.SYSTEM_CURSOR_ARROW)
        except pygame.error as error:  # a driver without cursors
            log.info("no cursor: %s", error)

    def open(self, title: str, attach: Callable[[], None] | None = None) -> None:
        """Opens the window. ``attach`` is called before it is first shown. Raises NoDisplay."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # an input method shows its own candidates
        os.environ["SDL_VIDEO_X11_WMCLASS"] = APP_ID  # the desktop file's StartupWMClass; pygame sets the script's name
        os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APP_ID
        try:
            pygame.display.init()
            if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
                raise NoDisplay(pygame.display.get_driver())  # SDL would draw where nobody sees it
            pygame.font.init()
            _set_icon()
            if attach is not None:
                if sys.platform in HIDDEN_FIRST:
                    pygame.display.set_mode(self.size, pygame.HIDDEN)
                attach()
            self._set()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        pygame.key.stop_text_input()  # SDL begins with it on; see game.platform.text_input
        pygame.display.set_caption(title)
        pygame.key.set_repeat(400, 40)

    def _set(self) -> None:
        there = monitor_rects()
        if self.full_screen:
            number = monitor_of(self._rect, there) if self.place is not None else 0
            pygame.display.set_mode(there[number].size, pygame.NOFRAME, display=number)
            pygame.display.set_window_position(there[number].topleft)
            return
        if self.fixed is not None:
            pygame.display.set_mode(self.fixed, 0)
            return
        placed = moved_into_view(self._rect, there, SMALLEST)
        number = monitor_of(placed, there) if self.place is not None else 0
        pygame.display.set_mode(placed.size, pygame.RESIZABLE, display=number)
        if self.place is not None:
            pygame.display.set_window_position(placed.topleft)
        self.maximized = self.maximized or (not self._sized and overflows(placed.size, work_areas()[number]))
        if self.maximized:
            _window().maximize()

    @property
    def _rect(self) -> pygame.Rect:
        """Returns where the window is, or was, while neither full screen nor maximised."""
        return pygame.Rect(self.place or (0, 0), self.size)

    def resized(self) -> None:
        """Remembers size and place of the window after it was resized or moved, unless full screen or maximised."""
        if not self.full_screen and not self.maximized:
            if self.size != pygame.display.get_window_size():
                self._before = self._rect
            self.size, self.place = pygame.display.get_window_size(), pygame.display.get_window_position()

    def notice(self, event: pygame.Event) -> None:
        """Updates the remembered position and size from an event: moved, maximised or restored."""
        if event.type == pygame.WINDOWMOVED:
            self.resized()
        elif event.type == pygame.WINDOWMAXIMIZED:
            self.maximised()
        elif event.type == pygame.WINDOWRESTORED:
            self.restored()

    def maximised(self) -> None:
        """Notes that the window is maximised; the remembered size and place stay those it had before, even if the new
        size was reported first."""
        if not self.full_screen and not self.maximized:
            self.maximized = True
            if self._before is not None and fills(self.size, monitor_rects()):
                self.size, self.place = self._before.size, self._before.topleft

    def restored(self) -> None:
        """Handles that the window is no longer maximised or minimised. A window that was minimised may still be
        maximised."""
        if self.maximized and not fills(pygame.display.get_window_size(), monitor_rects()):
            self.maximized = False
            self.resized()

    def to_front(self) -> None:
        """Brings the window to the front and gives it the focus. A minimised one returns to its size before."""
        try:
            window = _window()
            if not pygame.display.get_active():
                window.restore()
                if self.maximized:
                    window.maximize()
            window.focus()
        except pygame.error as error:
            log.info("the window cannot be brought to the front: %s", error)

    def toggle(self) -> bool:
        """Toggles borderless full screen, except in a window of fixed size; returns True if it is on now."""
        if self.fixed is None:
            if not self.full_screen:
                self.resized()
                if self.maximized:  # full screen is where the window is, not where it was before
                    self.place = self._on_this_screen(self.place)
            self.full_screen = not self.full_screen
            self._set()
        return self.full_screen

    def _on_this_screen(self, place: tuple[int, int] | None) -> tuple[int, int]:
        """That place, on the screen that the maximised window fills."""
        now = pygame.Rect(pygame.display.get_window_position(), pygame.display.get_window_size())
        there = monitor_rects()
        screen = there[monitor_of(now, there)]
        return pygame.Rect(place or screen.topleft, self.size).clamp(screen).topleft

    def remember(self, wanted: Wanted) -> None:
        if self.fixed is not None:
            return
        wanted.full_screen = self.full_screen
        wanted.width, wanted.height = max(640, self.size[0]), max(400, self.size[1])
        wanted.maximized = self.maximized
        if not self.full_screen and not self.maximized and pygame.display.get_init():
            self.place = pygame.display.get_window_position()
        if self.place is not None:
            wanted.x, wanted.y = self.place
