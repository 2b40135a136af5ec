"""Protocols between the app and its screens: `Shell` (the app, seen by screens) and `ScreenLayer` (a screen, seen by
the app)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.audio.music import MusicPlayer
from game.audio.sound import SoundPlayer
from game.i18n.texts import Texts
from game.platform.folders import Folders
from game.platform.settings import Settings
from game.platform.window import Window
from game.play.background_reviews import BackgroundReviews
from game.render.presenter import Presenter
from game.render.ui import Ui
from game.shell.key_bindings import KeyBindings
from game.shell.pad_hints import Hints
from game.widgets.base import Widget
from game.widgets.ui_root import UiRoot

if TYPE_CHECKING:
    from game.play.match import Match
    from game.play.statistics.store import Statistics
    from game.shell.announcement import Announcement, Announcer

log = logging.getLogger(__name__)
WAKE = pygame.event.custom_type()  # posted by other threads when results are ready


def wake() -> None:
    """Makes the main loop run one turn now, to take in what a thread has finished; any thread may call this."""
    try:
        pygame.event.post(pygame.Event(WAKE))
    except pygame.error as error:  # the window is closed already
        log.debug("not told: %s", error)


class ScreenLayer(Protocol):
    """A screen as the app sees it."""

    overlay: bool  # the screen below stays visible
    secret: bool  # no screen below may be drawn
    ui_root: UiRoot
    pad_commands: Mapping[str, str]  # button of a controller -> command, where it differs from other screens
    pad_hints: Hints  # what its buttons do here

    @property
    def game(self) -> str:
        """The id of the game whose table this screen is, "" for other screens."""

    @property
    def mood(self) -> str:
        """The mood of the music that plays while this screen is the lowest of the stack."""

    def rebuild(self) -> None: ...
    def refresh(self, ui: Ui) -> None: ...
    def draw(self, ui: Ui, target: pygame.Surface) -> None: ...
    def handle(self, event: pygame.Event) -> bool: ...
    def command(self, command: str) -> bool: ...
    def jump_region(self, step: int) -> None: ...
    def pan_zoom(self, by: tuple[int, int], place: tuple[int, int] | None = None, factor: float = 1.0) -> bool: ...
    def shown(self) -> None: ...
    @property
    def read_roots(self) -> Sequence[UiRoot]: ...
    def unread(self) -> list[str]: ...
    def words_of_place(self, focus: Widget) -> Announcement | None: ...
    def tick(self, now: int) -> bool: ...
    def next_tick(self, now: int) -> int | None: ...
    def keep(self) -> str: ...
    def save_path(self) -> Path | None: ...
    def own_files(self) -> Iterable[tuple[Path, Callable[[], Widget]]]: ...
    def closing(self) -> None: ...
    def attach_to_report(self, path: Path) -> None: ...


def cancel_presses(stack: Sequence[ScreenLayer], ui: Ui) -> None:
    """Cancels all mouse presses in progress, as another screen is on top now or the widgets have moved."""
    for screen in stack:
        screen.ui_root.cancel_press(ui)


class Shell(Protocol):
    """The app as its screens see it."""

    folders: Folders
    ui: Ui
    commands: KeyBindings
    sound: SoundPlayer
    music: MusicPlayer
    window: Window
    presenter: Presenter
    reviews: BackgroundReviews
    stack: list[ScreenLayer]
    dirty: bool
    before_quit: Callable[[Callable[[], None]], bool]  # asks something before the program ends, then calls it; or False

    @property
    def narrator(self) -> Announcer:
        """The narrator, which makes the announcements."""

    @property
    def game(self) -> str:
        """Id of the present game, whose texts, keys, symbols and music are used."""

    @property
    def background_picture(self) -> str:
        """Picture id of the present game's background."""

    def when(self, summary: Mapping[str, Any]) -> str:
        """Returns how far a game has got in words, such as round and era, from a position's summary."""

    def select_game(self, game: str) -> None:
        """Makes another game the present one, whose texts, keys, symbols and music are used; rebuilds all screens.
        Raises UnknownGame."""

    def get_ready(self, *games: str) -> None:
        """Imports the screens and loads the texts of these games (default: the current one) in a thread."""

    def texts_of(self, game: str) -> Texts:
        """Returns the texts of the shell and of a game in the present language, whichever game is the present one.
        Raises UnknownGame."""

    @property
    def settings(self) -> Settings: ...
    @property
    def statistics(self) -> Statistics:
        """The database of finished games."""

    def count_game(self, match: Match[Any, Any]) -> str:
        """Counts a finished game in the player's statistics; a toast says if that fails. Returns a sentence that names
        the achievements it earned; "" if there are none."""

    @property
    def top(self) -> ScreenLayer: ...

    def push(self, screen: ScreenLayer) -> None: ...
    def pop(self) -> None: ...

    def replace(self, screen: ScreenLayer) -> None:
        """Replaces the top screen."""

    def home(self, screen: ScreenLayer) -> None:
        """Closes all screens and opens this one."""

    def go(self, name: str, detail: str = "") -> None:
        """Opens a screen by its route's name; see `game.app.routes`."""

    def open_save(self, path: Path) -> bool:
        """Opens a saved game at its table. Returns False if it is not opened: a toast says why, or a dialog offers the
        backup of a damaged save."""

    def toast(self, text: str, kind: str = "plain") -> None:
        """Shows a short note that disappears by itself; for kinds that tell of an error or a refusal a sound is played,
        too."""

    def fade(self) -> None:
        """Starts a cross-fade to the next screen if "reduced motion" is on; has a frame drawn in any case."""

    def clear_toasts(self, *kinds: str) -> None:
        """Removes the toasts (short notes on the screen) of these kinds, or all."""

    def after(self, delay: int, action: Callable[[], None]) -> None:
        """Runs an action after a delay in ms."""

    def restyle(self) -> None:
        """Applies changed settings of theme, scale, language or window size, and rebuilds all screens."""

    def keep_settings(self) -> None: ...
    def keys_changed(self) -> None: ...
    def sound_switched(self) -> None: ...

    def keep_picture(self, stem: str = "picture") -> None:
        """Writes a screenshot of the window to the player's data folder; a toast says where, or why it could not."""

    def quit(self) -> None: ...
