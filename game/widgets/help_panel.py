"""The panel that F1 opens beside a game: a section of the rules, or the handbook's page about a thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from game.i18n.texts import Texts
from game.play.handbook import RULE, Handbook, Page, book_of, thing_named
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.handbook_page import links_of, page_panel
from game.widgets.rule_page import RuleLeaf, rule_panel

if TYPE_CHECKING:  # the menu, which loads the plugins, must not wait for sessions
    from game.play.table_controller import BaseController

OPEN = "handbook"  # the request that opens the handbook's screen
SECTION = f"{RULE}/"


@dataclass(frozen=True, slots=True)
class HelpSource:
    """A game's content for the panel: the rules' pages, the handbook's pages and their pictures.

    ``things``: beginning of a widget's name -> kinds of the thing that the rest of it names; see `thing_named`.
    """

    id: str
    learn: tuple[str, ...]
    pages: Callable[[Texts], Iterable[Page]]
    picture: Callable[[str], Widget | None]
    things: Mapping[str, str | Sequence[str]]

    def book(self, texts: Texts) -> Handbook:
        """Returns the handbook in the language of these texts."""
        return book_of(self.id, texts, self.pages)

    def page_of(self, pointed: Iterable[Widget], texts: Texts) -> str:
        """Returns the id of the handbook page about the innermost of these widgets that shows a thing, "" if none
        does."""
        book = self.book(texts)
        for widget in pointed:
            own = widget.handbook_page
            page = own if own in book else thing_named(self.things, widget.name, book.__contains__)
            if page:
                return page
        return ""


def is_page(rule: str) -> bool:
    """Returns whether an address is of a handbook page, not of a section of the rules."""
    return "/" in rule


def page_address(rule: str) -> str:
    """Returns the handbook's address of a page or rules section: of a page unchanged."""
    return rule if is_page(rule) else f"{SECTION}{rule}"


def help_panel(ui: Ui, source: HelpSource, rule: str, controller: BaseController[Any, Any], name: str) -> RuleLeaf:
    """Builds the panel for a handbook page, or for a section of the rules with its links."""
    book = source.book(ui.texts)
    close, handbook = controller.close_drawer, partial(controller.request, OPEN)

    def turn_to(page: str) -> None:
        controller.open_rule(page.removeprefix(SECTION))

    if is_page(rule):
        return page_panel(ui, book, rule, source.picture(rule), turn_to, close, handbook, name)
    page, more = page_address(rule), []
    if page in book:
        more = links_of(ui, book, ui.text("handbook-see"), book.links(page), turn_to)
        more += links_of(ui, book, ui.text("handbook-seen-in"), book.backlinks(page), turn_to)
    return rule_panel(ui, rule, source.learn, controller.open_rule, close, name, more)
