"""The Learn page of a game: its lessons as cards, its puzzles, and links to its rules pages and handbook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.platform.lesson_store import LessonRecord, LessonStore
from game.render.theme import GOLD, IVORY, mix
from game.render.ui import Ui
from game.screens.game_tabs import game_tabs
from game.screens.learn_puzzles import PuzzlesPanel
from game.screens.page import AnyGamePage, PageTitle
from game.screens.unsaved_dialog import save_and_leave
from game.shell import registry
from game.shell.lesson_cards import LessonCard, lesson_cards, lesson_ids, read_lesson_store
from game.shell.plugin import GamePlugin
from game.shell.puzzle_collection import PuzzleCollection
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material.panel import paper, sheet
from game.widgets.painting import CardPainting
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.step_dots import StepDots
from game.widgets.zoom_preview import WidthLimit

CARD, PICTURE, SEAL = 176.0, 110.0, 32.0  # u: width of a card, height of its picture, its seal
TABS = 660.0  # u
BESIDE, PUZZLES, BOOK = 1000, 8, 5  # u of width from which puzzles and handbook stand beside each other; their shares


def begin_lesson(shell: Shell, game: str, lesson: str, again: bool) -> None:
    """Continues a lesson, or starts it anew (`again`), in place of all screens; a game on the table is saved and closed
    first."""
    before = list(shell.stack)

    def go() -> None:
        shell.select_game(game)
        if registry.plugin(game).start_lesson(shell, lesson, again):
            for screen in reversed(before):
                screen.closing()

    save_and_leave(shell, before, go)


class NumberedPicture(Widget):
    """A lesson's picture with a seal that bears its number, and a check mark if the lesson is done."""

    def __init__(self, picture: str, number: int, done: bool) -> None:
        super().__init__()
        self.number, self.done = number, done
        self.add(CardPainting(picture))

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(PICTURE))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        radius = ui.px(SEAL / 2)
        centre = (self.rect.x + radius, self.rect.bottom)
        wax = ui.theme.seal
        pygame.draw.aacircle(target, mix(wax, (0, 0, 0), 0.45), centre, radius)
        pygame.draw.aacircle(target, wax, centre, radius - max(1, ui.px(2)))
        pygame.draw.aacircle(target, mix(wax, (0, 0, 0), 0.3), centre, round(radius * 0.68), max(1, ui.px(1)))
        figure = ui.line(str(self.number), "title", 17, IVORY)
        target.blit(figure, figure.get_rect(center=centre))
        if self.done:
            side = ui.px(24)
            mark = ui.pictures.get("marks/check", (side, side))
            target.blit(mark, (self.rect.right - side // 2 - ui.px(4), self.rect.y - side // 3))


class LessonTile(MaterialFrame):
    """A lesson: picture, title, minutes, how far it was played, and the button that starts it."""

    def __init__(self, parts: Column, chosen: bool, name: str) -> None:
        super().__init__(parts, paper, pad=(9, 9), name=name)
        self.chosen_one = chosen

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(CARD))
        return (wide, super().measure(ui, wide)[1])

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        if self.chosen_one:
            pygame.draw.rect(target, GOLD, self.rect, max(2, ui.px(2.4)), border_radius=ui.px(8))


class LearnHubScreen(AnyGamePage):
    """The Learn page of the current game."""

    title_id = "learn-hub-title"
    of_game = True
    sheet_width = 1190

    def __init__(self, app: Shell, at_puzzles: bool = False) -> None:
        super().__init__(app)
        self.at_puzzles = at_puzzles  # until the puzzles have been scrolled into sight
        self.store = LessonStore(app.folders)
        self.collection = PuzzleCollection(app, app.game)
        self.collection_shown = self.collection.readiness  # what of it was read when the page was built

    def shown(self) -> None:
        """Reloads the player's progress, and imports the Python modules a lesson needs in a thread."""
        self.store = read_lesson_store(self.app)
        self.collection = PuzzleCollection(self.app, self.app.game)
        self.app.get_ready(self.app.game)
        self.rebuild()

    @property
    def plugin(self) -> GamePlugin:
        """The plugin of the chosen game."""
        return registry.plugin(self.app.game)

    def select_game(self, game: str) -> None:
        """Shows the lessons, puzzles and rules of another game, once their pictures are ready."""
        self.app.select_game(game)
        self.collection = PuzzleCollection(self.app, game)
        self.app.get_ready(game)
        self.app.presenter.expect()
        self.rebuild()

    def tick(self, now: int) -> bool:
        """Has the widgets rebuilt when the puzzle collection has been read; returns False."""
        if self.collection.readiness != self.collection_shown:
            self.rebuild()
        return False

    def begin(self, lesson: str, again: bool) -> None:
        """Continues a lesson of the chosen game, or starts it anew (`again`); see `begin_lesson`."""
        begin_lesson(self.app, self.app.game, lesson, again)

    # -- layout ----------------------------------------------------------------------------------------------------

    def refresh(self, ui: Ui) -> None:
        """Rebuilds the widgets if they are outdated or the puzzles have been read meanwhile; the first time scrolls to
        the puzzles if the page was opened for them."""
        if self.collection.readiness != self.collection_shown:
            self.ui_root.stale = True
        super().refresh(ui)
        if self.at_puzzles:
            self.at_puzzles = False
            named = {widget.name: widget for widget in self.ui_root.root.walk()}
            scroll, panel = named["learn"], named["puzzles-panel"]
            if isinstance(scroll, Scroll):
                scroll.scroll_to(ui, panel.rect.top - scroll.rect.top - ui.px(8))

    def head(self, ui: Ui) -> Widget:
        done = {game: self._count(game) for game in registry.PLUGINS}
        tabs = game_tabs(self.app, self.app.game, self.select_game, done)
        title = PageTitle(self.title(ui))
        if ui.room[0] < TABS + 300:
            return Column([title, tabs], gap=6)
        return Row([title, WidthLimit(tabs, TABS)], gap=12, align="centre")

    def _count(self, game: str) -> str:
        ids = lesson_ids(game)
        if not ids:
            return ""
        return self.text("lesson-count", done=self.store.done(game, ids), all=len(ids))

    def build(self, ui: Ui) -> Widget:
        plugin = self.plugin
        lessons = lesson_cards(plugin.id)
        parts: list[Widget] = []
        if lessons:
            note = self.text("lesson-note", coach=self.text("coach-name"))
            parts.append(self._panel("lesson-heading", note, Flow(self._tiles(lessons), gap=8, align="fill")))
        parts.append(self._lower(ui, plugin))
        inside = Scroll(Column(parts, gap=10), name="learn", grow=1)
        return self.board(ui, inside)

    def _lower(self, ui: Ui, plugin: GamePlugin) -> Widget:
        """Builds the puzzles, with the handbook beside them where there is room."""
        wide = min(self.sheet_width, int(ui.room[0])) - 60
        beside = bool(plugin.learn) and wide >= BESIDE
        room = wide * PUZZLES // (PUZZLES + BOOK) if beside else wide
        self.collection_shown = self.collection.readiness  # before: a thread may end while the panel is built
        puzzles = PuzzlesPanel(self.app, self.collection).build(ui, room)
        parts = [self._panel("puzzles-heading", self.text("puzzles-note"), puzzles, "puzzles-panel")]
        if plugin.learn:
            parts.append(self._panel("handbook-title", self.text("learn-pages-note"), self._pages(plugin)))
        if not beside:
            return Column(parts, gap=10)
        parts[0].grow, parts[1].grow = PUZZLES, BOOK
        return Row(parts, gap=10)

    def _panel(self, title: str, note: str, inside: Widget, name: str = "") -> Widget:
        said = Label(note, style="flavour", size=16, colour="soft_ink")
        head = Column([Heading(self.text(title)), said], gap=3)
        return MaterialFrame(Column([head, inside], gap=8), sheet, pad=(14, 10), name=name)

    def _tiles(self, lessons: Sequence[LessonCard]) -> list[Widget]:
        game = self.app.game
        on = self.store.next_lesson(game, [card.id for card in lessons])
        return [
            self._tile(number, card, self.store.record(game, card.id), card.id == on)
            for number, card in enumerate(lessons, 1)
        ]

    def _tile(self, number: int, card: LessonCard, record: LessonRecord, is_next: bool) -> Widget:
        text, name = self.text, f"lesson-{card.id}"
        kind = "main" if is_next else "plain"
        title = Label(text(card.title), style="title", size=15, colour="accent", align="centre")
        minutes = Label(
            text("lesson-minutes", minutes=card.minutes), style="flavour", colour="soft_ink", align="centre"
        )
        middle: list[Widget] = [title, minutes]
        again = partial(self.begin, card.id, True)
        if record.open and record.steps:
            states = ["met"] * record.met + ["current"] + ["open"] * (record.steps - record.met - 1)
            tip = text("coach-dots", step=record.met + 1, steps=record.steps)
            middle.append(Row([Spacer(grow=1), StepDots(states, tip), Spacer(grow=1)]))
            foot: list[Widget] = [
                Button(text("lesson-go-on"), partial(self.begin, card.id, False), kind=kind, name=name, grow=2),
                Button("", again, picture="marks/undo", name=f"{name}-again", tip=text("lesson-again"), pads=(7, 7)),
            ]
        elif record.done:
            foot = [
                Label(text("lesson-done"), style="strong", colour="good", grow=1),
                Button(text("lesson-again"), again, kind="main" if is_next else "plain", name=name),
            ]
        else:
            foot = [Button(text("lesson-begin"), again, kind=kind, name=name, grow=1)]
        parts = Column(
            [
                NumberedPicture(card.picture, number, record.done),
                Spacer(height=6),
                *middle,
                Spacer(grow=1),
                Row(foot, gap=6, align="centre"),
            ],
            gap=4,
        )
        return LessonTile(parts, is_next, f"{name}-card")

    def _pages(self, plugin: GamePlugin) -> Widget:
        """Lists the pages of the rules, each a button that opens it."""
        search = Button(self.text("handbook-search"), partial(self.app.go, "handbook"), kind="wood", name="handbook")
        buttons: list[Widget] = [
            Button(
                self.text(f"learn-{page}-title"), partial(self.app.go, "rules", page), name=f"page-{page}", size="text"
            )
            for page in plugin.learn
        ]
        return Flow([search, *buttons], gap=7, align="start")

    def aside(self, ui: Ui) -> Sequence[Widget]:
        return ()

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        key = self.app.commands.shown("help_here")
        note = RichText(self.text("learn-key", key=key), style="flavour", colour="wood_ink", grow=1)
        return [note, Button(self.text("back"), self.leave, name="back")]
