"""The main menu: the game played last, the list of pages, and a note on unreadable saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from engine.storage.files import is_missing
from game import TITLE
from game.i18n.display_text import display_text
from game.platform.lesson_store import LessonStore
from game.platform.save_list import SavedGame, SaveList, can_continue, cannot_open, read_summary
from game.render.theme import GOLD, GOLD_LIGHT, IVORY
from game.render.ui import Ui
from game.screens.page import paint_scene
from game.screens.saved_game_card import SavedGamePicture, describe
from game.screens.unshowable_files import OwnFile
from game.shell import registry
from game.shell.lesson_cards import lesson_ids, read_lesson_store
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Size, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.fitted_text import fitted
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.panel import plank
from game.widgets.scroll import Scroll

NAME, NAMES = 40, 12  # unreadable saves: letters per name, number of names
AT_ONCE, IN_TURN, PAUSE = 64, 4, 30  # save headers read at once, then this many every PAUSE ms
FIRST_LESSONS = 3  # until these are done the menu names the next one
WIDE, PLANK = 620, 350  # u: widths of the title and of the board with the buttons


class LeftAligned(Widget):
    """Aligns its child to the left, at a width in u."""

    def __init__(self, child: Widget, wide: float) -> None:
        super().__init__()
        self.wide = wide
        self.add(child)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, self.children[0].measure(ui, min(width, ui.px(self.wide)))[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, pygame.Rect(rect.x, rect.y, min(rect.width, ui.px(self.wide)), rect.height))


class MenuTitle(Widget):
    """The title in gold with a line below it, drawn on the painting without a box."""

    def __init__(self, text: str, under: str, size: float = 64) -> None:
        super().__init__()
        self.text, self.note, self.size = text, under, size

    def _size(self, ui: Ui, width: int) -> int:
        most = ui.type_size(self.size)
        return next((n for n in range(most, 16, -2) if ui.fonts.width(self.text, "title", n) <= width - 8), 16)

    def measure(self, ui: Ui, width: int) -> Size:
        size = self._size(ui, width)
        high = ui.fonts.height("title", size) + (ui.fonts.height("flavour", ui.type_size(20)) if self.note else 0)
        return (width, high)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size, flat = self._size(ui, self.rect.width), ui.theme.flat
        if flat:
            title = ui.fonts.line(self.text, "title", size, ui.theme.ink)
        else:
            title = ui.fonts.gilded(self.text, size, GOLD_LIGHT, GOLD, (24, 14, 6))
        target.blit(title, self.rect.topleft)
        if not self.note:
            return
        point = (self.rect.x + ui.px(4), self.rect.y + ui.fonts.height("title", size) - ui.px(4))
        shadowed_line(ui, target, self.note, point, self.rect.width, 20)


class MenuLine(Widget):
    """A line in small letters, drawn on the painting."""

    def __init__(self, text: str, size: float = 17) -> None:
        super().__init__()
        self.text, self.size = text, size

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.fonts.height("strong", ui.type_size(self.size)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        point = (self.rect.x + ui.px(4), self.rect.y)
        shadowed_line(ui, target, self.text, point, self.rect.width, self.size, style="strong")


def shadowed_line(
    ui: Ui, target: pygame.Surface, text: str, point: tuple[int, int], room: int, size: float, style: str = "flavour"
) -> None:
    """Draws a line of text with its top left corner at a point, with a shadow (none in a flat theme), no wider than
    ``room`` pixels."""
    if not ui.theme.flat:
        dark = fitted(ui, text, room, style=style, size=size, colour=(24, 14, 6))
        target.blit(dark, (point[0] + ui.px(1), point[1] + ui.px(1.4)))
    ink = ui.theme.ink if ui.theme.flat else IVORY
    target.blit(fitted(ui, text, room, style=style, size=size, colour=ink), point)


class LastGameCard(CardButton):
    """A card for the game played last: its picture and its state."""

    def __init__(self, title: str, about: str, save: SavedGame, action: Callable[[], None]) -> None:
        words = Column(
            [Label(title, style="strong", size="large"), Label(about, size="small", colour="soft_ink")], gap=1
        )
        words.grow = 1
        super().__init__(
            Row([SavedGamePicture(save), words], gap=10, align="centre"), action, pad=8, name="menu-continue"
        )


class MenuScreen(Screen):
    """The main menu."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.store = LessonStore(app.folders)
        self.due = 0  # puzzles of own games
        self._begin(SaveList(None))

    def _begin(self, saves: SaveList) -> None:
        """Starts reading these saves anew."""
        self.saves = saves
        self.continued: SavedGame | None = None
        self.odd: list[SavedGame] = []

    def shown(self) -> None:
        """Reads the newest saves at once and the others in the following ticks; also the progress in lessons, and how
        many puzzles are due."""
        self._begin(SaveList(None if self.app.folders.safe else self.app.folders.saves))
        self.store = read_lesson_store(self.app)
        self.due = self._count_due()
        last = self.saves.called(self.app.settings.last_save)
        self.continued = last if last is not None and can_continue(last, registry.PLUGINS) else None
        self._look_at(AT_ONCE)

    def _count_due(self) -> int:
        """Returns how many puzzles are due; their module is only imported where there are some."""
        if self.app.folders.safe or is_missing(self.app.folders.data / "puzzles" / "book.json"):
            return 0
        from game.shell.puzzle_collection import read_puzzle_store, today

        return sum(len(read_puzzle_store(self.app).due(today(), game)) for game in registry.PLUGINS)

    def _count_waiting(self) -> int:
        """Returns how many tables at other places waited for this player when their hosts were heard last."""
        if self.app.folders.safe or is_missing(self.app.folders.data / "together" / "tables.json"):
            return 0
        from game.shell.kept_tables import read_table_entries

        return read_table_entries(self.app).waiting

    def _look_at(self, saves: int) -> bool:
        """Reads more saves. Returns whether the menu must change."""
        before = (self.continued, len(self.odd))
        for save in self.saves.read_next(saves):
            if cannot_open(save):
                self.odd.append(save)
            if self.continued is None and can_continue(save, registry.PLUGINS):
                with suppress(OSError):  # deleted meanwhile
                    self.continued = read_summary(save.path)
        return before != (self.continued, len(self.odd))

    def tick(self, now: int) -> bool:
        if self.saves.unread and self._look_at(IN_TURN):
            self.rebuild()
        return False

    def next_tick(self, now: int) -> int | None:
        return PAUSE if self.saves.unread else None

    def _continue(self, path: Path) -> None:
        self.app.open_save(path)

    def own_files(self) -> Iterable[OwnFile]:
        files: list[OwnFile] = [(save.path, partial(Label, save.title)) for save in self.odd]
        if (save := self.continued) is not None:
            files.append((save.path, partial(self._last, save)))
        return files

    def _last(self, save: SavedGame) -> Widget:
        """Builds the card of the game played last."""
        go_on = partial(self._continue, save.path)
        return LastGameCard(self.text("menu-continue"), describe(self.app, save), save, go_on)

    def command(self, command: str) -> bool:
        """Handles a command key: Enter presses the first button (Continue, else New game); Esc does nothing here."""
        if command == "confirm":
            _, go, _ = self.entries()[0]
            go()
            return True
        return False if command == "back" else super().command(command)

    def entries(self) -> list[tuple[str, Callable[[], None], str]]:
        """Returns message id, action and kind of each button. Until a game was finished, one of them opens the page of
        the first start."""
        app = self.app
        one = len(registry.PLUGINS) == 1
        new = partial(app.go, "new_game") if one else partial(app.go, "games")
        solo = partial(app.go, "solo") if one else partial(app.go, "games", "solo")
        entries: list[tuple[str, Callable[[], None], str]] = []
        if self.continued is not None:
            entries.append(("menu-continue", partial(self._continue, self.continued.path), "main"))
        entries.append(("menu-new", new, "plain" if self.continued else "main"))
        if not self.app.settings.finished_game:
            entries.append(("menu-quick", partial(app.go, "first_start"), "plain"))
        if any(registry.plugin(game).solo for game in registry.PLUGINS):
            entries.append(("menu-solo", solo, "plain"))
        entries += [
            ("menu-together", partial(app.go, "together"), "plain"),
            ("menu-load", partial(app.go, "load"), "plain"),
            ("menu-learn", partial(app.go, "learn"), "plain"),
            ("menu-statistics", partial(app.go, "statistics"), "plain"),
            ("menu-settings", partial(app.go, "settings"), "plain"),
        ]
        return entries

    def _label(self, message: str) -> str:
        """Returns what a button says; "Learn" says how many puzzles are due, else which lesson comes next, until
        the first lessons are done; "Play together" how many tables wait."""
        if message == "menu-together" and (waiting := self._count_waiting()):
            return self.text("menu-together-waiting", n=waiting)
        if message != "menu-learn":
            return self.text(message)
        if self.due:
            return self.text("menu-learn-due", n=self.due)
        game = self.app.game
        lessons = lesson_ids(game) if self.store.begun(game) else []
        following = self.store.next_lesson(game, lessons)
        if not following or all(self.store.record(game, lesson).done for lesson in lessons[:FIRST_LESSONS]):
            return self.text(message)
        return self.text("menu-learn-on", number=lessons.index(following) + 1)

    def build(self, ui: Ui) -> Widget:
        return self._build(ui, two=False)

    def _build(self, ui: Ui, two: bool) -> Widget:
        """Builds the menu; ``two``: buttons in two columns, for windows too low for one."""
        sheet = self._sheet(ui, two)
        if not two and sheet.measure(ui, min(ui.px(WIDE), ui.size[0]))[1] > ui.size[1]:
            return self._build(ui, two=True)
        return Scroll(sheet, name="menu")

    def _sheet(self, ui: Ui, two: bool) -> Widget:
        entries = self.entries()
        first: list[Widget] = []
        if self.continued is not None:
            entries.pop(0)
            first = [self._last(self.continued)]
        buttons: list[Widget] = [
            Button(self._label(message), action, kind="wood" if kind == "plain" else kind, size="large", name=message)
            for message, action, kind in entries
        ]
        small: list[Widget] = [
            Button(self.text(message), action, kind="wood", size="text", name=message, grow=1)
            for message, action in (
                ("menu-gallery", partial(self.app.go, "gallery")),
                ("menu-credits", partial(self.app.go, "credits")),
                ("menu-quit", self.app.quit),
            )
        ]
        odd: list[Widget] = [self._unreadable_note()] if self.odd else []
        if two:
            for button in buttons:
                button.grow = 1
            lines: list[Widget] = [Row(buttons[n : n + 2], gap=9) for n in range(0, len(buttons), 2)]
            board = MaterialFrame(Column([*first, *lines, Row(small, gap=8), *odd], gap=7), plank, pad=12)
            return Column([MenuTitle(TITLE, "", 30), board], gap=4, pad=6)
        board = MaterialFrame(
            Column([*first, *buttons, Spacer(height=2), Row(small, gap=8), *odd], gap=9), plank, pad=18
        )
        above = [MenuTitle(TITLE, self.text("subtitle")), *self._games()]
        return Column([*above, Spacer(height=8), LeftAligned(board, PLANK)], gap=10, pad=10)

    def _games(self) -> list[Widget]:
        """Returns a line with the names of the games, if there are several."""
        return [MenuLine(self.text("menu-games"))] if len(registry.PLUGINS) > 1 else []

    def _unreadable_note(self) -> Widget:
        """Returns a button that names unreadable saves and leads to their list."""
        names = [display_text(save.title, NAME) for save in self.odd[:NAMES]] + ["…"] * (len(self.odd) > NAMES)
        text = self.text("menu-odd", count=len(self.odd))
        tip = self.text("menu-odd-tip", names=", ".join(names), folder=display_text(self.app.folders.saves))
        return Button(text, partial(self.app.go, "load"), kind="wood-quiet", size="small", name="menu-odd", tip=tip)

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        width = min(ui.px(WIDE), ui.size[0])
        if self._sheet(ui, two=False).measure(ui, width)[1] > ui.size[1]:
            width = min(ui.px(600), ui.size[0])
        high = min(ui.size[1], tree.measure(ui, width)[1])
        rect = pygame.Rect(0, 0, width, high)
        rect.centery = ui.size[1] // 2
        rect.x = min(ui.px(70), max(0, (ui.size[0] - width) // 2))
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, "screens/menu")
