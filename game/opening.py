"""A save that comes from outside: double-clicked while the program runs, dropped on the window, or by macOS."""

from __future__ import annotations

import logging
import warnings
from pathlib import Path

import pygame

from game import catalogue
from game.saves import game_of
from game.screens.unsaved import leave_kept
from game.shell import Shell

log = logging.getLogger(__name__)


def knocked(path: str) -> None:
    """Tell the loop, from any thread. An empty path only asks for the window."""
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=path))


def open_save(shell: Shell, path: Path) -> bool:
    """Lay a saved game on the table; False: it cannot be, and the player was told why."""
    before = shell.game
    game = game_of(path) or before  # of a damaged file the game at hand says what is wrong
    try:
        shell.take_up(game)
    except catalogue.UnknownGame:
        shell.toast(shell.ui.text("load-unknown-game", game=game), "bad")
        return False
    if not catalogue.face(game).open_save(shell, path):
        shell.take_up(before)
        return False
    shell.settings.game = game
    shell.keep_settings()
    return True


def open_from_outside(shell: Shell, path: str) -> None:
    """Bring the window to the front and open the save; the game on the table puts itself away, and stays where it is
    the very one."""
    to_front()
    if not path:
        return
    before = list(shell.stack)
    if any(_same(screen.kept_at(), Path(path)) for screen in before):
        shell.toast(shell.ui.text("load-on-the-table"))
        return

    def go_over() -> None:
        if open_save(shell, Path(path)):
            for screen in reversed(before):
                screen.closing()

    leave_kept(shell, before, go_over)


def _same(one: Path | None, other: Path) -> bool:
    """Two names of one file."""
    try:
        return one is not None and one.samefile(other)
    except OSError:
        return one == other


def to_front() -> None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # there is no other way to this window yet
            window = pygame.Window.from_display_module()
        window.restore()
        window.focus()
    except pygame.error as error:
        log.info("the window cannot be brought to the front: %s", error)
