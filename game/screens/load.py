"""The saved games: open one, or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.savefile import SaveError
from game.catalogue import FACES
from game.play.generations import delete, put_back
from game.saves import SavedGame, list_saves
from game.screens.dialog import Answer, Dialog
from game.screens.frame import PageScreen
from game.screens.saved import describe, marks
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label, Picture
from game.widgets.richtext import RichText


class LoadScreen(PageScreen):
    title_id = "load-title"
    sheet_width = 760

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.saves: list[SavedGame] = []

    def shown(self) -> None:
        self.saves = list_saves(self.app.folders.saves)
        self.rebuild()

    def _open(self, save: SavedGame) -> None:
        if save.before:
            answers: list[Answer] = [
                (self.text("load-before-open"), partial(self._put_back, save), "main"),
                (self.text("cancel"), None, "plain"),
            ]
            self.app.push(Dialog(self.app, save.title, self.text("load-before-ask"), answers))
        else:
            self.app.open_save(save.path)

    def _put_back(self, save: SavedGame) -> None:
        """The save before takes the place of the damaged one, which is set aside."""
        try:
            put_back(save.path)
        except (OSError, SaveError) as error:
            self.app.toast(self.text("load-failed", reason=str(error)), "bad")
            return
        self.app.open_save(save.path)

    def _ask_delete(self, save: SavedGame) -> None:
        answers = [
            (self.text("load-delete"), partial(self._delete, save), "main"),
            (self.text("cancel"), None, "plain"),
        ]
        body = self.text("load-delete-ask", name=save.title)
        self.app.push(Dialog(self.app, self.text("load-delete"), body, answers))

    def _delete(self, save: SavedGame) -> None:
        try:
            delete(save.path)
        except OSError as error:
            self.app.toast(self.text("load-not-deleted", reason=str(error)), "bad")
        self.shown()

    def _row(self, save: SavedGame) -> Widget:
        seats: list[Widget] = [Picture(mark, 26, 26) for mark in marks(save)]
        about = Column(
            [Label(save.title, style="strong", size="large"), Label(describe(self.app, save), size="small")],
            gap=2,
            grow=1,
        )
        card = CardButton(
            Row([about, *seats], gap=6, align="centre"),
            partial(self._open, save),
            name=f"save-{save.title}",
            grow=1,
            enabled=save.before or (not save.damaged and save.game in FACES),
        )
        delete = Button(
            self.text("load-delete"),
            partial(self._ask_delete, save),
            kind="quiet",
            size="small",
            name=f"delete-{save.title}",
        )
        return Row([card, delete], gap=10, align="centre")

    def body(self, ui: Ui) -> Widget:
        if not self.saves:
            return Column([RichText(self.text("load-none", folder=str(self.app.folders.saves)))], pad=4)
        return Column([self._row(save) for save in self.saves], gap=10, pad=6)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, name="back")]
