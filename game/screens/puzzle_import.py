"""Opens puzzles from outside: text on the clipboard, a picture or file dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.puzzles.puzzle import OpenPuzzle, PuzzleError, opened
from engine.puzzles.puzzle_text import MARK, MOST_PICTURE, of_text, read_puzzle
from engine.storage.files import FileError, read_bounded
from engine.storage.png_carrier import PUZZLE_CHUNK
from game.i18n.display_text import display_text
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.screens.puzzle import open_puzzle
from game.shell import registry
from game.shell.puzzle_collection import PuzzleCard, games
from game.shell.shell import Shell


def is_puzzle_text(text: str) -> bool:
    """Returns whether a text is meant to be a puzzle, not a game."""
    return f"{MARK}:" in text


def carries_puzzle(path: Path) -> bool:
    """Returns whether a picture file contains data of a puzzle, readable or not."""
    try:
        return PUZZLE_CHUNK in read_bounded(path, MOST_PICTURE)
    except FileError:
        return False


def paste_puzzle(shell: Shell) -> None:
    """Opens the puzzle that is on the clipboard as text; a toast says why it can't be."""
    try:
        found = of_text(clipboard.get(), games())
    except (PuzzleError, NoClipboard) as error:
        _refuse(shell, error)
        return
    _show(shell, found)


def open_puzzle_file(shell: Shell, path: Path) -> None:
    """Opens a puzzle in a file or picture; a toast says why it can't be."""
    try:
        found = opened(read_puzzle(path), games())
    except PuzzleError as error:
        _refuse(shell, error)
        return
    _show(shell, found)


def _show(shell: Shell, found: OpenPuzzle[Any, Any]) -> None:
    game = found.puzzle.game
    if game in registry.PLUGINS:
        open_puzzle(shell, PuzzleCard("sent", game, found.puzzle.id, lambda: found))
    else:
        _refuse(shell, PuzzleError(f"the puzzle is of a game that is not here: {game!r}"))


def _refuse(shell: Shell, error: Exception) -> None:
    shell.toast(shell.ui.text("puzzle-refused", reason=display_text(error)), "bad")
