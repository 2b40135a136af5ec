"""Saves games before they are left; asks by a dialog whether to leave if one could not be saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.i18n.display_text import display_text
from game.screens.dialog import Answer, Dialog
from game.shell.shell import ScreenLayer, Shell


class UnsavedDialog(Dialog):
    """Asks whether to try again, leave anyway or stay."""


def save_and_leave(shell: Shell, screens: Sequence[ScreenLayer], leave: Callable[[], None]) -> None:
    """Saves the games of these screens, then calls ``leave``. If saving fails, asks the player first."""
    errors = [error for screen in screens if (error := screen.keep())]
    if not errors:
        leave()
        return
    text = shell.ui.text
    answers: list[Answer] = [
        (text("unsaved-again"), partial(save_and_leave, shell, screens, leave), "main"),
        (text("unsaved-leave"), leave, "plain"),
        (text("unsaved-stay"), None, "plain"),
    ]
    shell.push(
        UnsavedDialog(shell, text("unsaved-title"), text("unsaved-body", reason=display_text(errors[0])), answers)
    )
