"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.screens.dialog import Dialog
from game.shell import Shell


def table_menu(app: Shell, save: Callable[[], None], sheet: Callable[[], None], to_menu: Callable[[], None]) -> Dialog:
    text = app.ui.text
    answers = [
        (text("resume"), None, "main"),
        (text("command-save"), save, "plain"),
        (text("game-title-page"), sheet, "plain"),
        (text("menu-learn"), partial(app.go, "learn"), "plain"),
        (text("menu-settings"), partial(app.go, "settings"), "plain"),
        (text("command-keys_list-title"), partial(app.go, "keys"), "plain"),
        (text("to-menu"), to_menu, "plain"),
    ]
    return Dialog(app, text("command-menu"), text("menu-body"), answers, width=360)
