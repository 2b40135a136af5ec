"""The Load page: lists the saved games to open, rename or delete, and takes pasted games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.storage.journal import busy
from engine.storage.paste_code import PasteCodeError, of_text
from engine.storage.save import SaveError, to_save
from game.i18n.display_text import display_text
from game.platform import clipboard
from game.platform.backups import delete, journal_of, rename
from game.platform.clipboard import NoClipboard
from game.platform.save_list import ENDING, SavedGame, SaveList, adopt, name_of, printable, save_title
from game.render.ui import Ui
from game.screens.dialog import Dialog
from game.screens.name_dialog import NameDialog
from game.screens.page import PageScreen, shortened
from game.screens.puzzle_import import is_puzzle_text, paste_puzzle
from game.screens.saved_game_card import SavedGamePicture, describe, mark_pictures
from game.screens.unshowable_files import OwnFile
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label, Picture
from game.widgets.rich_text import RichText
from game.widgets.virtual_list import VirtualList

AT_ONCE = 8  # save headers read before the page is built, so that unreadable ones in sight move to the end
NOTE = -1  # marks the heading above unreadable files in the order of the rows


class LoadScreen(PageScreen):
    """The page of saved games."""

    mapped = True
    title_id = "load-title"
    sheet_width = 760

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.saves = SaveList(None)
        self.order: list[int] = []  # per row: index of a save, or ``NOTE``
        self.made: set[int] = set()  # saves whose rows have been built

    def shown(self) -> None:
        self.saves = SaveList(self.app.folders.saves)
        self.saves.read_next(AT_ONCE)
        odd = self.saves.unreadable()
        last = set(odd)
        self.order = [n for n in range(len(self.saves)) if n not in last] + ([NOTE, *odd] if odd else [])
        self.made = set()
        self.rebuild()

    def _say(self, message: str, reason: object) -> None:
        self.app.toast(self.text(message, reason=display_text(reason)), "bad")

    def _open(self, save: SavedGame) -> None:
        self.app.open_save(save.path)

    # -- names and ends ------------------------------------------------------------------------------------------

    def _ask_name(self, save: SavedGame) -> None:
        body = self.text("load-rename-ask", name=save.title)
        self.app.push(
            NameDialog(self.app, self.text("load-rename"), body, printable(save.path.stem), partial(self._rename, save))
        )

    def _rename(self, save: SavedGame, wanted: str) -> None:
        name = name_of(wanted)
        if not name or name == save.path.stem:
            return
        try:
            if busy(journal_of(save.path)):
                self._say("load-not-renamed", self.text("load-busy"))
                return
            to = save.path.with_name(f"{name}{ENDING}")
            rename(save.path, to)
            self.app.reviews.renamed(save.path, to)
            if self.app.settings.last_save == printable(save.path.name):
                self.app.settings.last_save = printable(to.name)
                self.app.keep_settings()
        except FileExistsError:
            self._say("load-not-renamed", self.text("load-name-taken"))
        except OSError as error:
            self._say("load-not-renamed", error.strerror or error)
        self.shown()

    def _ask_delete(self, save: SavedGame) -> None:
        answers = [
            (self.text("load-delete"), partial(self._delete, save), "plain"),
            (self.text("cancel"), None, "main"),  # Enter must not delete anything
        ]
        body = self.text("load-delete-ask", name=save.title)
        self.app.push(Dialog(self.app, self.text("load-delete"), body, answers))

    def _delete(self, save: SavedGame) -> None:
        try:
            if busy(journal_of(save.path)):
                self._say("load-not-deleted", self.text("load-busy"))
                return
            delete(save.path)
        except OSError as error:
            self._say("load-not-deleted", error.strerror or error)
        self.shown()

    # -- from the clipboard --------------------------------------------------------------------------------------

    def paste(self) -> None:
        """Saves and opens a game copied to the clipboard as text; a puzzle is only opened."""
        from engine.registry import GAMES  # imports the rules of every game: only when needed

        try:
            text = clipboard.get()
            if is_puzzle_text(text):
                paste_puzzle(self.app)
                return
            games = {game: GAMES[game] for game in registry.PLUGINS if game in GAMES}
            session, players = of_text(text, games)
            title = self.app.texts_of(session.rules.id)("game-title")
            path = adopt(self.app.folders.saves, to_save(session, {}, players), title)
        except (PasteCodeError, NoClipboard, SaveError) as error:
            self._say("load-not-pasted", error)
            return
        self.shown()
        if self.app.open_save(path):
            self.app.toast(self.text("load-pasted", name=save_title(path.stem)))

    # -- the page ------------------------------------------------------------------------------------------------

    def own_files(self) -> Iterable[OwnFile]:
        return [(self.saves.path(number), partial(self.row_of, number)) for number in sorted(self.made)]

    def row_of(self, number: int) -> Widget:
        self.made.add(number)
        return self._row(self.saves[number])

    def _line(self, line: int) -> Widget:
        """Builds a row of the list."""
        number = self.order[line]
        if number == NOTE:
            return Label(self.text("load-set-aside"), size="small", colour="soft_ink")
        return self.row_of(number)

    def _row(self, save: SavedGame) -> Widget:
        seats: list[Widget] = [Picture(mark, 26, 26) for mark in mark_pictures(save)]
        about = Column(
            [Label(save.title, style="strong", size="large"), Label(describe(self.app, save), size="small")],
            gap=2,
            grow=1,
        )
        card = CardButton(
            Row([SavedGamePicture(save), about, *seats], gap=10, align="centre"),
            partial(self._open, save),
            name=f"save-{save.path.stem}",
            grow=1,
            enabled=save.before or (not save.damaged and save.game in registry.PLUGINS),
        )
        return Row([card, Column([*self._save_buttons(save)], gap=4)], gap=10, align="centre")

    def _save_buttons(self, save: SavedGame) -> list[Widget]:
        actions = (("load-rename", "rename", self._ask_name), ("load-delete", "delete", self._ask_delete))
        return [
            Button(self.text(text), partial(action, save), kind="quiet", size="small", name=f"{name}-{save.path.stem}")
            for text, name, action in actions
        ]

    def body(self, ui: Ui) -> Widget:
        if not self.saves:
            none = self.text("load-none", folder=display_text(shortened(str(self.app.folders.saves))))
            return RichText(none, style="flavour", size="large", align="centre")
        keys = [self.saves.names[number] if number != NOTE else "" for number in self.order]
        return VirtualList(keys, self._line, name="saves", gap=10, pad=6)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("load-paste"), self.paste, name="paste"),
            Spacer(width=8),
            Button(self.text("back"), self.leave, name="back"),
        ]
