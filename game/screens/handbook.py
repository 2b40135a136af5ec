"""The handbook screen: search and contents at the left, a page at the right; of one game or of all.

Opened by the route ``handbook``. Its detail is a page of the present game (``building/farm``), of any game
(its id and a colon before the page), or a query (``?coffee``).
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import pygame

from game.i18n.texts import LANGUAGES, Texts
from game.platform import clock
from game.play.handbook import ALL, RULE, Address, Handbook, Library, Page, book_of
from game.play.text_search import SearchResult
from game.render.ui import Ui
from game.screens.page import AnyGamePage
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.handbook_list import KindRow, PageRow, PageScroll
from game.widgets.handbook_page import page_body
from game.widgets.label import Heading, Label
from game.widgets.material.panel import sheet
from game.widgets.text_field import TextField
from game.widgets.toggles import DropDown
from game.widgets.virtual_list import VirtualList

WIDE = 700  # u: in a narrower window the list or the page is shown, not both
MAX_LETTERS = 40  # of a query
SLICE = 6  # ms a turn of the loop spends on the handbooks of the other games
WAIT = 30  # ms between looks whether their modules and texts have been read
SEARCH = "search"  # name of the text field
_libraries: dict[str, Library] = {}  # by language


def library_of(language: str) -> Library:
    """Returns the search library of a language, created once; that of another language is dropped."""
    if language not in _libraries:
        _libraries.clear()
        _libraries[language] = Library(language)
    return _libraries[language]


def _address(detail: str, game: str) -> Address:
    """Returns the address in a route's detail."""
    of, _, page = detail.rpartition(":")
    return (of or game, page)


def _read_ahead(language: str) -> None:
    """Imports what the handbooks need and reads all texts, in a thread; files are read once for the whole program."""
    for game in registry.PLUGINS:
        plugin = registry.plugin(game)
        for each in (language, *LANGUAGES):
            next(iter(plugin.handbook(Texts(each, plugin.texts))), None)


def _pages(pages: Iterable[Page], texts: Texts) -> Iterable[Page]:
    """Returns pages that are built already."""
    return pages


class HandbookScreen(AnyGamePage):
    """The screen of the handbook."""

    title_id = "handbook-title"
    of_game = True
    sheet_width = 1180

    def __init__(self, app: Shell, detail: str = "") -> None:
        super().__init__(app)
        table = app.stack[0].game if app.stack else ""
        self.scope = table or ALL
        self.query = detail[1:] if detail.startswith("?") else ""
        self.library = library_of(app.ui.texts.language)
        self.opened: set[tuple[str, str]] = set()  # kinds whose pages are listed
        self.before: list[Address] = []
        self.result = SearchResult()
        self.reading = bool(detail) and not self.query  # in a narrow window: the page is shown, not the list
        game, page = _address("" if self.query else detail, app.game)
        self.address: Address = (app.game, f"{RULE}/{registry.plugin(app.game).learn[0]}#0")
        self._page: tuple[object, Widget] | None = None  # the open page's widget, by all that changes it
        self._add(app.game)
        if game in registry.PLUGINS and page:
            self._add(game)
            if page in self.library.books[game]:
                self._turn_to((game, page))
        if self.address[1] not in self.book:
            self.address = self._first()
        self._reader = threading.Thread(target=_read_ahead, args=(app.ui.texts.language,), daemon=True)
        self._others: Iterator[None] | None = None
        if not self.library.named:
            self._others = self._gather()
            self._reader.start()
        self._search(self.query)

    def _first(self) -> Address:
        """Returns the first page of the present game, or of another where this game has no handbook."""
        for game in (self.app.game, *registry.PLUGINS):
            self._add(game)
            for page in self.library.books[game].pages:
                return game, page
        raise LookupError("no game has a handbook")

    # -- the games' handbooks --------------------------------------------------------------------------------------

    def _add(self, game: str) -> None:
        texts = self.app.texts_of(game)
        self.library.add(game, book_of(game, texts, registry.plugin(game).handbook), texts)

    def _gather(self) -> Iterator[None]:
        """Adds the other games' handbooks, then the names of all things in the other languages, a little at a time."""
        for game in registry.PLUGINS:
            if game not in self.library.books:
                texts = self.app.texts_of(game)
                pages: list[Page] = []
                for page in registry.plugin(game).handbook(texts):
                    pages.append(page)
                    yield
                self.library.add(game, book_of(game, texts, partial(_pages, pages)), texts)
                yield
        for game in registry.PLUGINS:
            for language in LANGUAGES:
                if language != self.library.language:
                    yield
                    texts = Texts(language, registry.plugin(game).texts)
                    for page in registry.plugin(game).handbook(texts):
                        self.library.add_names(game, (page,))
                        yield
        self.library.named = True

    def tick(self, now: int) -> bool:
        """Adds pages of other games to the search library, for a few ms; refreshes the list when a game's are all
        there."""
        if self._others is None or self._reader.is_alive():
            return super().tick(now)
        known, until = len(self.library.books), clock.now() + SLICE
        while clock.now() < until:
            if next(self._others, self) is self:
                self._others = None
                break
        if len(self.library.books) > known or self._others is None:
            self._search(self.query)
            self.rebuild()
        return super().tick(now)

    def next_tick(self, now: int) -> int | None:
        if self._others is None:
            return super().next_tick(now)
        return WAIT if self._reader.is_alive() else 0

    # -- what is shown ---------------------------------------------------------------------------------------------

    @property
    def book(self) -> Handbook:
        """The handbook of the open page's game."""
        return self.library.books[self.address[0]]

    def shown(self) -> None:
        """Focuses the search field."""
        self.refresh(self.ui)
        if (field := self.ui_root.find(SEARCH)) is not None:
            self.ui_root.set_focus(self.ui, field, shown=False)

    def _search(self, query: str) -> None:
        self.query = query
        self.result = self.library.search(query, self.scope) if query.strip() else SearchResult()

    def searched(self, query: str) -> None:
        """Lists the pages found for a query."""
        self._search(query)
        self.reading = False
        self.rebuild()

    def choose_scope(self, game: str) -> None:
        """Limits search and contents to one game; with "" they cover all games."""
        self.scope = game
        if game:
            self._add(game)
        self.searched(self.query)

    def toggle(self, game: str, kind: str) -> None:
        """Shows or hides, in the contents, the pages of one kind of a game."""
        self.opened ^= {(game, kind)}
        self.rebuild()

    def open_page(self, address: Address) -> None:
        """Shows a page and remembers the one before."""
        if address != self.address:
            self.before.append(self.address)
        self._turn_to(address)

    def page_before(self) -> None:
        """Shows the page that was open before."""
        if self.before:
            self._turn_to(self.before.pop())

    def _turn_to(self, address: Address) -> None:
        if address[0] != self.app.game:
            self.app.select_game(address[0])
        self.address, self.reading = address, True
        self.rebuild()

    def _beside(self, step: int) -> None:
        self.open_page((self.address[0], self.book.beside(self.address[1], step)))

    def command(self, command: str) -> bool:
        """Handles a command key: Enter opens the first page found. Returns whether it was handled."""
        if command == "confirm" and self.result.found:
            self.open_page(self._at(0))
            return True
        return super().command(command)

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event; letters typed anywhere go to the search field."""
        field = self.ui_root.find(SEARCH)
        typed = event.type == pygame.KEYDOWN and event.unicode.isalnum() and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        )  # fmt: skip
        if typed and field is not None and self.ui_root.focus is not field and self.ui_root.popup is None:
            self.ui_root.set_focus(self.ui, field, shown=False)
            return field.on_text(self.ui, event.unicode)
        return super().handle(event)

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        both = ui.size[0] >= ui.px(WIDE)
        parts: list[Widget] = []
        if both or not self.reading:
            parts.append(MaterialFrame(Column([self._field(), self._list(ui)], gap=8), sheet, pad=(12, 10), grow=2))
        if both or self.reading:
            parts.append(MaterialFrame(self._page_of(ui), sheet, pad=(16, 12), grow=3))
        middle = Row(parts, gap=12)
        middle.grow = 1
        return self.board(ui, middle)

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        """Returns a rectangle of equal height for all pages, so that changing pages moves nothing."""
        rect = pygame.Rect((0, 0), ui.size).inflate(-ui.px(28), -ui.px(28))
        rect.width = min(rect.width, ui.px(self.sheet_width))
        rect.centerx = ui.size[0] // 2
        return rect

    def _field(self) -> Widget:
        hint = self.text("handbook-search")
        return TextField(self.query, self.searched, name=SEARCH, hint=hint, most=MAX_LETTERS, wide=4 * MAX_LETTERS)

    def _list(self, ui: Ui) -> Widget:
        if not self.query.strip():
            return self._contents()
        if not self.result.found:
            return Column([Label(self.text("handbook-nothing"), style="slant", colour="soft_ink")], grow=1)
        found = self.result.found
        text = self.text("handbook-found", n=len(found))
        if self.result.meant:
            text = self.text("handbook-meant", words=" ".join(self.result.meant))
        rows = VirtualList(found, self._found_row, name=f"found-{self.query}", gap=2)
        return Column([Label(text, style="slant", size="small", colour="soft_ink"), rows], gap=4, grow=1)

    def _at(self, row: int) -> Address:
        address = self.result.found[row]
        assert isinstance(address, tuple)
        return address

    def _found_row(self, row: int) -> Widget:
        game, page_id = address = self._at(row)
        page = self.library.books[game].pages[page_id]
        texts = self.app.texts_of(game)
        note = texts(f"handbook-{page.kind}")
        if not self.scope:
            note = texts("handbook-note", kind=note, game=texts("game-title"))
        return self._row(address, page, note, row == 0)

    def _row(self, address: Address, page: Page, note: str, chosen: bool) -> Widget:
        name = f"page-{address[0]}:{address[1]}"
        return PageRow(page.title, note, page.icon, partial(self.open_page, address), name=name, chosen=chosen)

    def _contents(self) -> Widget:
        """Returns the list of all kinds; the pages of open ones are below them."""
        rows: list[tuple[str, str, str]] = []  # game, kind, page
        for game in [self.scope] if self.scope else registry.PLUGINS:
            if game not in self.library.books:
                continue
            if not self.scope:
                rows.append((game, "", ""))
            for kind, pages in self.library.books[game].by_kind.items():
                rows.append((game, kind, ""))
                if (game, kind) in self.opened:
                    rows += [(game, kind, page.id) for page in pages]
        return VirtualList(rows, lambda row: self._contents_row(*rows[row]), name="contents", gap=2)

    def _contents_row(self, game: str, kind: str, page_id: str) -> Widget:
        texts = self.app.texts_of(game)
        if not kind:
            return Heading(texts("game-title"))
        if page_id:
            address = (game, page_id)
            return self._row(address, self.library.books[game].pages[page_id], "", address == self.address)
        count = len(self.library.books[game].by_kind[kind])
        title = texts("handbook-heading", kind=texts(f"handbook-{kind}-all"), n=count)
        return KindRow(title, (game, kind) in self.opened, partial(self.toggle, game, kind), name=f"kind-{game}-{kind}")

    def _page_of(self, ui: Ui) -> Widget:
        """Returns the open page; the same widget until something about it changes."""
        key = (self.address, ui.u, ui.theme.name, ui.texts.language)
        if self._page is None or self._page[0] != key:
            game, page = self.address
            picture = registry.plugin(game).page_picture(page)
            body = page_body(ui, self.book, page, picture, lambda other: self.open_page((game, other)))
            head = Heading(self.book.pages[page].title, size="title")
            self._page = (key, Column([head, PageScroll(body, name=f"text-{game}:{page}")], gap=6))
        return self._page[1]

    def aside(self, ui: Ui) -> Sequence[Widget]:
        """Returns the drop-down list that limits search and contents to one game."""
        games: Iterable[tuple[str, str]] = ((game, self.app.texts_of(game)("game-title")) for game in registry.PLUGINS)
        options = [(ALL, self.text("handbook-scope-all")), *games]
        name = self.text("label-game")
        return [DropDown(options, self.scope, self.choose_scope, name="game", wide=240, label=name)]

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        before = Button(self.text("handbook-before"), self.page_before, name="page-before", enabled=bool(self.before))
        return [
            Button(self.text("back"), self._back, name="back"),
            before,
            Button(self.text("previous"), partial(self._beside, -1), name="previous"),
            Button(self.text("next"), partial(self._beside, 1), name="next"),
        ]

    def _back(self) -> None:
        """Leaves; in a narrow window from the page to the list first."""
        if self.reading and self.ui.size[0] < self.ui.px(WIDE):
            self.reading = False
            self.rebuild()
        else:
            self.leave()
