"""Opens saved games and puzzle files, also those dropped on the window, double-clicked or sent by macOS."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.storage.save_file import KeyMissing, NewerSave, SaveError, read_save
from game.i18n.display_text import LONGEST_NAME, display_text
from game.platform.backups import newest_backup, put_back
from game.platform.save_list import adopt, game_of, save_title
from game.screens.dialog import Answer, Dialog
from game.screens.unsaved_dialog import save_and_leave
from game.shell import registry
from game.shell.shell import Shell

log = logging.getLogger(__name__)
PICTURES, PUZZLES = ".png", ".json"


def post_path(path: str) -> None:
    """Has the main loop open the save or puzzle at this path and raise the window; with "" only raise it. Any thread
    may call this."""
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=path))


def open_save(shell: Shell, path: Path, opened: Callable[[], None] = lambda: None) -> bool:
    """Opens a saved game, or a picture that carries one, at its table, makes its game the current one, and calls
    `opened`. Returns False if it is not opened: a toast says why, or a dialog offers the backup of a damaged save."""
    if path.suffix.lower() == PICTURES:
        try:
            path = adopt(shell.folders.saves, read_save(path), path.stem)
        except SaveError as error:
            shell.toast(shell.ui.text("load-failed", reason=display_text(error)), "bad")
            return False
    if _damaged(path) and newest_backup(path) is not None:
        _offer_before(shell, path, opened)
        return False
    before = shell.game
    game = game_of(path) or before  # a damaged file is reported by the present game
    try:
        shell.select_game(game)
    except registry.UnknownGame:
        shell.toast(shell.ui.text("load-unknown-game", game=display_text(game, LONGEST_NAME)), "bad")
        return False
    if not registry.plugin(game).open_save(shell, path):
        shell.select_game(before)
        return False
    opened()
    return True


def _damaged(path: Path) -> bool:
    try:
        read_save(path)
    except (NewerSave, KeyMissing):
        return False
    except SaveError as error:
        log.warning("%s", error)
        return True
    return False


def _offer_before(shell: Shell, path: Path, opened: Callable[[], None]) -> None:
    """Asks whether to restore the backup of a damaged save, with the journal's moves."""

    def put() -> None:
        try:
            put_back(path)
        except (OSError, SaveError) as error:
            shell.toast(shell.ui.text("load-failed", reason=display_text(error)), "bad")
            return
        open_save(shell, path, opened)

    answers: list[Answer] = [
        (shell.ui.text("load-before-open"), put, "main"),
        (shell.ui.text("cancel"), None, "plain"),
    ]
    shell.push(Dialog(shell, save_title(path.stem), shell.ui.text("load-before-ask"), answers))


def open_from_outside(shell: Shell, path: str) -> None:
    """Raises the window, then opens the puzzle or save at this path. A save replaces the current game, which is saved
    and closed first; of one that is open already a toast tells. With "" only the window is raised."""
    shell.window.to_front()
    if not path or _opened_as_puzzle(shell, Path(path)):
        return
    before = list(shell.stack)
    if any(_same(screen.save_path(), Path(path)) for screen in before):
        shell.toast(shell.ui.text("load-on-the-table"))
        return

    def put_away() -> None:
        for screen in reversed(before):
            screen.closing()

    def go_over() -> None:
        open_save(shell, Path(path), put_away)

    save_and_leave(shell, before, go_over)


def _opened_as_puzzle(shell: Shell, path: Path) -> bool:
    """Whether the file is a puzzle, or a picture that carries one; it is opened over what is on the screen."""
    if path.suffix.lower() not in (PICTURES, PUZZLES):
        return False
    from game.screens.puzzle_import import carries_puzzle, open_puzzle_file

    if path.suffix.lower() == PICTURES and not carries_puzzle(path):
        return False
    open_puzzle_file(shell, path)
    return True


def _same(one: Path | None, other: Path) -> bool:
    """Tells whether two paths are the same file."""
    try:
        return one is not None and one.samefile(other)
    except (OSError, ValueError):  # an invalid path
        return one == other
