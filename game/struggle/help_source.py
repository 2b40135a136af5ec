"""Imperial Struggle's content for the F1 help and the handbook; pages and pictures are imported when used."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n.texts import Texts
from game.play.handbook import Page
from game.struggle.wording.rule_pages import LEARN
from game.widgets.base import Widget
from game.widgets.help_panel import HelpSource

# beginning of a widget's name -> kind of the thing in the handbook
THINGS = {
    "tile-": "investment",
    "ministry-": "ministry",
    "choose-": "ministry",
    "hand-": "event",
    "keep-": "event",
    "drawer-": ("event", "ministry"),
    "buy-draw_event-": "event",
}


def _pages(texts: Texts) -> Iterable[Page]:
    from game.struggle.handbook_pages import pages

    return pages(texts)


def _picture(page: str) -> Widget | None:
    from game.struggle.handbook_pictures import page_picture

    return page_picture(page)


SOURCE = HelpSource("struggle", LEARN, _pages, _picture, THINGS)
