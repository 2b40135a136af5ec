"""Builds a page of the handbook: its picture, its text with links, and lists of links and backlinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.play.handbook import Handbook, Page
from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label
from game.widgets.rich_text import RichText
from game.widgets.rule_page import LEAF, RuleLeaf
from game.widgets.scroll import Scroll

Open = Callable[[str], None]  # opens the page of an id


class LinkedText(RichText):
    """Text whose symbols and names open their pages when clicked."""

    def __init__(self, text: str, book: Handbook, own: str, open_page: Open) -> None:
        """``own``: the page the text stands on, which is not linked."""
        super().__init__(text, name="page-text")
        self.book, self.own, self.open_page = book, own, open_page
        self._link_rects: list[tuple[pygame.Rect, str]] = []
        self._linked_layout: object = None  # the layout that the links belong to

    def link_rects(self) -> list[tuple[pygame.Rect, str]]:
        """Returns rectangle and page id of every link; the rectangles count from the text's top left corner."""
        if self._laid is None:
            return []
        if self._linked_layout is not self._laid[1]:
            word_rects = self._laid[1].word_rects
            words = [word for _, _, word in word_rects]
            pages = [self.book.symbol(w) if kind == "symbol" else self.book.mention(words, n)
                     for n, (_, kind, w) in enumerate(word_rects)]  # fmt: skip
            self._link_rects = [
                (rect, page) for (rect, _, _), page in zip(word_rects, pages, strict=True) if page not in ("", self.own)
            ]
            self._linked_layout = self._laid[1]
        return self._link_rects

    def page_at(self, position: tuple[int, int]) -> str:
        """Returns the id of the page that the word at a point of the window leads to, "" if none."""
        point = (position[0] - self.rect.x, position[1] - self.rect.y)
        return next((page for rect, page in self.link_rects() if rect.collidepoint(point)), "")

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        found = super().hit_test(position)
        return found or (self if self.rect.collidepoint(position) and self.page_at(position) else None)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and (page := self.page_at(event.pos)):
            self.open_page(page)
            ui.pressed()
            return True
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and bool(self.page_at(event.pos))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        thick = max(1, ui.px(1))
        for rect, _ in self.link_rects():
            line = rect.move(self.rect.topleft)
            target.fill(ui.theme.accent, (line.x, line.bottom - thick, line.width, thick))


def links_of(ui: Ui, book: Handbook, heading: str, pages: Sequence[str], open_page: Open) -> list[Widget]:
    """Builds a list of widgets: a heading, and buttons that open these pages (ids) under the headings of their kinds;
    empty if there are no pages."""
    if not pages:
        return []
    kinds: dict[str, list[Page]] = {}
    for page in pages:
        kinds.setdefault(book.pages[page].kind, []).append(book.pages[page])
    parts: list[Widget] = [Heading(heading)]
    for kind, alike in kinds.items():
        parts.append(Label(ui.text(f"handbook-{kind}-all"), style="slant", colour="soft_ink"))
        buttons = [
            Button(
                page.title,
                partial(open_page, page.id),
                kind="quiet",
                picture=page.icon,
                size="small",
                name=f"link-{page.id}",
                align="left",
                pads=(6, 3),
            )
            for page in alike
        ]
        parts.append(Flow([*buttons], gap=4, align="start"))
    return parts


def page_body(ui: Ui, book: Handbook, page_id: str, picture: Widget | None, open_page: Open) -> Widget:
    """Builds the content of a page, by its id, without its title. Raises KeyError for an unknown page."""
    page = book.pages[page_id]
    parts: list[Widget] = [Label(ui.text(f"handbook-{page.kind}"), style="slant", colour="soft_ink")]
    if picture is not None:
        parts.append(picture)
    parts.append(LinkedText(page.text, book, page.id, open_page))
    parts.append(Spacer(0, 4))
    parts += links_of(ui, book, ui.text("handbook-see"), book.links(page.id), open_page)
    parts += links_of(ui, book, ui.text("handbook-seen-in"), book.backlinks(page.id), open_page)
    return Column(parts, gap=8, pad=4)


def page_panel(
    ui: Ui,
    book: Handbook,
    page_id: str,
    picture: Widget | None,
    open_page: Open,
    close: Callable[[], None],
    handbook: Callable[[], None],
    name: str,
) -> RuleLeaf:
    """Builds a panel with a page, to be read beside the game. ``handbook``: opens the whole handbook there."""
    head = Row(
        [Heading(book.pages[page_id].title, grow=1), Button(ui.text("back"), close, name="close-rules", size="small")]
    )
    head.gap, head.align = 10, "centre"
    before, after = book.beside(page_id, -1), book.beside(page_id, 1)
    foot = Row(
        [
            Button("‹", partial(open_page, before), name="rules-before", size="small", tip=book.pages[before].title),
            Spacer(grow=1),
            Button(ui.text("handbook-open"), handbook, name="rules-handbook", size="small"),
            Spacer(grow=1),
            Button("›", partial(open_page, after), name="rules-after", size="small", tip=book.pages[after].title),
        ],
        align="centre",
    )
    body = Scroll(page_body(ui, book, page_id, picture, open_page), name=f"rules-{page_id}")
    return RuleLeaf(Column([head, body, foot], gap=8, name=LEAF), pad=12, name=name)
