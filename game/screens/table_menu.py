"""The menu dialog of a running game."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.i18n.display_text import display_text
from game.screens.dialog import Dialog
from game.screens.elsewhere_table import ElsewhereTable


def table_menu(table: ElsewhereTable[Any, Any]) -> Dialog:
    """Builds the menu of a running game as a dialog."""
    app = table.app
    text = app.ui.text

    def with_key(command: str) -> str:
        key = app.commands.shown(command)
        return text(f"command-{command}") if app.commands.by_pad else f"{text(f'command-{command}')} ({key})"

    away = table.match.elsewhere is not None  # the host has the game
    answers = [
        (text("resume"), None, "main"),
        (with_key("hint"), table.hint, "plain"),
        (with_key("why"), table.why, "plain"),
        (text("people-title"), table.show_people, "plain") if away else (text("command-save"), table.save_now, "plain"),
        (text("game-title-page"), table.sheet, "plain"),
        (text("menu-learn"), partial(app.go, "learn"), "plain"),
        (text("menu-settings"), partial(app.go, "settings"), "plain"),
        (text("command-keys_list-title"), partial(app.go, "keys"), "plain"),
        (text("to-menu"), table.to_menu, "plain"),
    ]
    body = text("together-menu-body" if away else "menu-body")
    if error := table.match.error:
        body = text("not-saved", reason=display_text(error))
    return Dialog(app, text("command-menu"), body, answers, width=360)
