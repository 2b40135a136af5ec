"""The menu of a running game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.dialog import Dialog

if TYPE_CHECKING:
    from game.brazil.table import TableScreen


def open_menu(table: TableScreen) -> None:
    app = table.app
    answers = [
        (table.text("resume"), None, "main"),
        (table.text("command-save"), table.save_now, "plain"),
        (table.text("menu-learn"), partial(app.go, "learn"), "plain"),
        (table.text("menu-settings"), partial(app.go, "settings"), "plain"),
        (table.text("command-keys_list-title"), partial(app.go, "keys"), "plain"),
        (table.text("to-menu"), partial(_to_menu, table), "plain"),
    ]
    app.push(Dialog(app, table.text("command-menu"), table.text("menu-body"), answers, width=560))


def _to_menu(table: TableScreen) -> None:
    table.closing()
    table.app.go("menu")
