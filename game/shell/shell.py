"""What a screen may ask of the app, and what the app asks of a screen. Screens know this page; nobody knows the app."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import pygame

from game.audio.music import MusicPlayer
from game.audio.sound import SoundPlayer
from game.i18n.texts import Texts
from game.platform.folders import Folders
from game.platform.settings import Settings
from game.platform.window import Window
from game.render.presenter import Presenter
from game.render.ui import Ui
from game.shell.key_bindings import KeyBindings
from game.widgets.base import Widget
from game.widgets.ui_root import UiRoot

log = logging.getLogger(__name__)
WAKE = pygame.event.custom_type()  # posted by other threads: look at your queues


def wake() -> None:
    """Tell the loop, from any thread, that something waits for it."""
    try:
        pygame.event.post(pygame.Event(WAKE))
    except pygame.error as error:  # the window has just gone: nobody waits any more
        log.debug("not told: %s", error)


class ScreenLayer(Protocol):
    """A screen as the app sees it: one of a stack, the last on top."""

    overlay: bool  # the screen below is seen through
    secret: bool  # nothing of the screens below may be drawn
    stage: UiRoot

    @property
    def game(self) -> str:
        """The id of the game whose table it is; "": it is none."""

    @property
    def mood(self) -> str:
        """Of the music that is heard while it is the lowest screen."""

    def rebuild(self) -> None: ...
    def refresh(self, ui: Ui) -> None: ...
    def draw(self, ui: Ui, target: pygame.Surface) -> None: ...
    def handle(self, event: pygame.Event) -> bool: ...
    def command(self, command: str) -> bool: ...
    def shown(self) -> None: ...
    def tick(self, now: int) -> bool: ...
    def next_tick(self, now: int) -> int | None: ...
    def keep(self) -> str: ...
    def kept_at(self) -> Path | None: ...
    def own_files(self) -> Iterable[tuple[Path, Callable[[], Widget]]]: ...
    def closing(self) -> None: ...
    def attach_to_report(self, path: Path) -> None: ...


def let_go(stack: Sequence[ScreenLayer], ui: Ui) -> None:
    """Forget what a mouse button is held on: another screen lies there now, or it has moved."""
    for screen in stack:
        screen.stage.cancel_press(ui)


class Shell(Protocol):
    """The app, as far as its screens are concerned."""

    folders: Folders
    ui: Ui
    commands: KeyBindings
    sound: SoundPlayer
    music: MusicPlayer
    window: Window
    presenter: Presenter
    stack: list[ScreenLayer]
    dirty: bool

    @property
    def game(self) -> str:
        """The id of the game at hand: its texts, keys, symbols and music are the program's."""

    @property
    def painting(self) -> str:
        """A picture of the game at hand that may fill the screen."""

    def when(self, summary: Mapping[str, Any]) -> str:
        """A position of the game at hand in a few words, by what its customs tell of it."""

    def take_up(self, game: str) -> None:
        """Make another game the one at hand. Raises UnknownGame."""

    def get_ready(self, *games: str) -> None:
        """Have games imported, in a thread, before they are asked for."""

    def texts_of(self, game: str) -> Texts:
        """The shell's texts and that game's. Raises UnknownGame."""

    @property
    def settings(self) -> Settings: ...
    @property
    def top(self) -> ScreenLayer: ...

    def push(self, screen: ScreenLayer) -> None: ...
    def pop(self) -> None: ...

    def replace(self, screen: ScreenLayer) -> None:
        """In place of the top screen."""

    def home(self, screen: ScreenLayer) -> None:
        """In place of every screen."""

    def go(self, name: str, detail: str = "") -> None:
        """To a screen by its name; see ``game.app.routes``."""

    def open_save(self, path: Path) -> bool:
        """Lay a saved game on the table, or say why not."""

    def toast(self, text: str, kind: str = "plain") -> None:
        """A short note that goes away by itself."""

    def hush(self, *kinds: str) -> None:
        """Nothing said so far, or nothing of these kinds, stays on the screen."""

    def after(self, delay: int, action: Callable[[], None]) -> None:
        """Do something in so many milliseconds."""

    def restyle(self) -> None:
        """The look changed: theme, scale, language or size."""

    def keep_settings(self) -> None: ...
    def keys_changed(self) -> None: ...
    def sound_switched(self) -> None: ...

    def keep_picture(self, stem: str = "picture") -> None:
        """The window as a picture, into the player's data folder."""

    def quit(self) -> None: ...
