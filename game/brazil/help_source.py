"""Defines Brazil's content for F1 help and the handbook; pages and pictures are imported when they are first used."""

from __future__ import annotations

from collections.abc import Iterable

from game.brazil.wording.rule_pages import LEARN
from game.i18n.texts import Texts
from game.play.handbook import Page
from game.widgets.base import Widget
from game.widgets.help_panel import HelpSource

# beginning of a widget's name -> kind of the thing in the handbook
THINGS = {
    "arch-": "arch",
    "product-": "product",
    "palace-": "palace",
    "near-": "mission",
    "monarch-": "monarch",
    "painting-": "painting",
    "card-": ("monarch", "mission", "gold", "combat"),
    "tile-": ("building", "city"),
}


def _pages(texts: Texts) -> Iterable[Page]:
    from game.brazil.handbook_pages import pages

    return pages(texts)


def _picture(page: str) -> Widget | None:
    from game.brazil.handbook_pictures import page_picture

    return page_picture(page)


SOURCE = HelpSource("brazil", LEARN, _pages, _picture, THINGS)
