"""The panel that F1 opens beside a game: a section of the rules, or the handbook's page about a thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from game.play.handbook import RULE, book_of, thing_named
from game.play.table_controller import BaseController
from game.render.ui import Ui
from game.shell.plugin import GamePlugin
from game.widgets.base import Widget
from game.widgets.handbook_page import links_of, page_panel
from game.widgets.rule_page import RuleLeaf, rule_panel

OPEN = "handbook"  # the request that opens the handbook's screen
SECTION = f"{RULE}/"


def is_page(rule: str) -> bool:
    """Returns whether a table's open rule is a page of the handbook; else it is a section of the rules."""
    return "/" in rule


def page_address(rule: str) -> str:
    """Returns the handbook's page about an open rule."""
    return rule if is_page(rule) else f"{SECTION}{rule}"


def help_panel(
    ui: Ui, plugin: GamePlugin, rule: str, controller: BaseController[Any, Any], name: str, switch: Widget | None = None
) -> RuleLeaf:
    """Builds the panel. ``switch``: the checkbox that turns off automatic rule panels."""
    book = book_of(plugin.id, ui.texts, plugin.handbook)
    close, handbook = controller.close_drawer, partial(controller.request, OPEN)

    def turn_to(page: str) -> None:
        controller.open_rule(page.removeprefix(SECTION))

    if is_page(rule):
        return page_panel(ui, book, rule, plugin.page_picture(rule), turn_to, close, handbook, name)
    page, more = page_address(rule), []
    if page in book:
        more = links_of(ui, book, ui.text("handbook-see"), book.links(page), turn_to)
        more += links_of(ui, book, ui.text("handbook-seen-in"), book.backlinks(page), turn_to)
    return rule_panel(ui, rule, plugin.learn, controller.open_rule, close, name, switch, more)


def pointed_page(
    pointed: Iterable[Widget], kinds: Mapping[str, str | Sequence[str]], known: Callable[[str], bool]
) -> str:
    """Returns the page about the innermost of these widgets that shows a thing, "" if none does.

    ``kinds``: see `thing_named`; ``known``: whether there is such a page.
    """
    for widget in pointed:
        own = widget.handbook_page
        page = own if known(own) else thing_named(kinds, (widget.name,), known)
        if page:
            return page
    return ""
