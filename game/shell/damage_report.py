"""Reads a file of the player's records and shows a toast if it was damaged."""

from __future__ import annotations

from typing import Any

from game.i18n.display_text import display_text
from game.platform.json_store import JsonStore
from game.shell.shell import Shell


def report_damage(shell: Shell, store: JsonStore[Any], message: str) -> None:
    """Reads a store's file. If it was damaged, a toast tells its path and the fault."""
    store.read()
    if (damage := store.damage) is not None:
        path, detail = display_text(damage.aside or damage.path), display_text(damage.detail)
        shell.toast(shell.ui.text(message, path=path, detail=detail), "bad")
