"""A dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Callable

from game.render.ui import Ui
from game.screens.dialog import Dialog
from game.shell.shell import Shell
from game.widgets.base import Column, Widget
from game.widgets.rich_text import RichText
from game.widgets.text_field import TextField

MAX_LETTERS = 60  # of a name


class NameDialog(Dialog):
    """Asks for a name. The field starts with a proposal, which the first letter replaces; ``named`` is called with the
    name."""

    def __init__(
        self,
        shell: Shell,
        title: str,
        body: str,
        proposal: str,
        named: Callable[[str], None],
        most: int = MAX_LETTERS,
        keep: str = "name-keep",
    ) -> None:
        """``keep``: label of the button that accepts the name."""
        self.name = proposal[:most]
        answers = [
            (shell.ui.text(keep), lambda: named(self.name.strip()), "main"),
            (shell.ui.text("cancel"), None, "plain"),
        ]
        super().__init__(shell, title, body, answers)
        self.field = TextField(
            self.name,
            self._typed,
            name="name",
            hint=shell.ui.text("name-hint"),
            most=most,
            wide=460,
            grow=1,
            chosen=True,
        )

    def _typed(self, name: str) -> None:
        self.name = name

    def content(self, ui: Ui) -> Widget:
        return Column([RichText(self.body), self.field], gap=10)

    def refresh(self, ui: Ui) -> None:
        fresh = self.ui_root.stale
        super().refresh(ui)
        if fresh:
            self.ui_root.focus = self.field
