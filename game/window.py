"""The window: opened where it was, clamped to the screens there are, and a borderless full screen of our own."""

from __future__ import annotations

import logging
import os
import sys

import pygame

from game import APP_ID
from game.folders import art_folder, for_sdl
from game.settings import Window as Wanted

log = logging.getLogger(__name__)
SMALLEST = (1024, 640)
LEAST = (640, 400)  # less than this is not laid out: a window that was made smaller shows the corner of it
ICON = f"{APP_ID.replace('-', '_')}_64.png"
UNSEEN = ("offscreen", "dummy", "evdev")


def _set_icon() -> None:
    """Ours instead of a snake; macOS takes a better one from the .app."""
    if sys.platform == "darwin":
        return
    try:
        pygame.display.set_icon(pygame.image.load(for_sdl(art_folder() / "icon" / ICON), ICON))
    except (OSError, pygame.error) as error:
        log.info("no icon: %s", error)


class NoDisplay(RuntimeError):
    """There is nothing to draw on."""


class Window:
    def __init__(
        self, wanted: Wanted, fixed: tuple[int, int] | None = None, opens: tuple[int, int] | None = None
    ) -> None:
        self.fixed = fixed
        self.full_screen = wanted.full_screen and fixed is None and opens is None
        self.size = fixed or opens or (wanted.width, wanted.height)
        self.place = (wanted.x, wanted.y) if wanted.x is not None and wanted.y is not None else None
        self._larger: pygame.Surface | None = None  # what a window that is too small shows the corner of

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
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
        """What was drawn is seen from now on."""
        if self._larger is not None:
            shown = pygame.display.get_surface()
            assert shown is not None
            shown.blit(self._larger, (0, 0))
        pygame.display.flip()

    def open(self, title: str) -> None:
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
            self._set()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        pygame.key.stop_text_input()  # SDL begins with it on; see game.textinput
        pygame.display.set_caption(title)
        pygame.key.set_repeat(400, 40)

    def _set(self) -> None:
        if self.full_screen:
            number, left = self._screen()
            pygame.display.set_mode(pygame.display.get_desktop_sizes()[number], pygame.NOFRAME, display=number)
            pygame.display.set_window_position((left, 0))
            return
        size = self.fixed or self._clamped()
        pygame.display.set_mode(size, 0 if self.fixed else pygame.RESIZABLE)
        if self.place is not None and self.fixed is None and self._on_a_screen(self.place):
            pygame.display.set_window_position(self.place)

    def _screen(self) -> tuple[int, int]:
        """The number of the screen the window is on, and its left edge: screens are taken to stand in a row."""
        left = 0
        for number, size in enumerate(pygame.display.get_desktop_sizes()):
            if self.place is not None and left <= (self.place[0] or 0) + self.size[0] // 2 < left + size[0]:
                return number, left
            left += size[0]
        return 0, 0

    def _clamped(self) -> tuple[int, int]:
        desktop = max(pygame.display.get_desktop_sizes(), key=lambda size: size[0] * size[1])
        return (
            max(min(self.size[0], desktop[0]), min(SMALLEST[0], desktop[0])),
            max(min(self.size[1], desktop[1]), min(SMALLEST[1], desktop[1])),
        )

    @staticmethod
    def _on_a_screen(place: tuple[int | None, int | None]) -> bool:
        wide = sum(size[0] for size in pygame.display.get_desktop_sizes())
        high = max(size[1] for size in pygame.display.get_desktop_sizes())
        return 0 <= (place[0] or 0) < wide - 100 and 0 <= (place[1] or 0) < high - 60

    def resized(self) -> None:
        if not self.full_screen:
            self.size = pygame.display.get_window_size()

    def toggle(self) -> bool:
        """Between a window and borderless full screen; True when it is full now."""
        if self.fixed is None:
            if not self.full_screen:
                self.size = pygame.display.get_window_size()
                self.place = pygame.display.get_window_position()
            self.full_screen = not self.full_screen
            self._set()
        return self.full_screen

    def remember(self, wanted: Wanted) -> None:
        if self.fixed is not None:
            return
        wanted.full_screen = self.full_screen
        wanted.width, wanted.height = max(640, self.size[0]), max(400, self.size[1])
        if not self.full_screen and pygame.display.get_init():
            wanted.x, wanted.y = pygame.display.get_window_position()
