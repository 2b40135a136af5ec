"""From the shell to the table: a new game, a saved one, or a position for a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.settings import LastGame

if TYPE_CHECKING:
    from game.app import App
    from game.cli import Options


def start_game(app: App, chosen: LastGame) -> None:
    """The table is not laid yet."""


def open_save(app: App, path: Path) -> None:
    """The table is not laid yet."""


def show_position(app: App, options: Options) -> None:
    """The table is not laid yet."""
