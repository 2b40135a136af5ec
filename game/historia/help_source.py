"""Historia's content for the F1 help panel; the handbook's pages and pictures are imported when they are used."""

from __future__ import annotations

from collections.abc import Iterable

from game.historia.wording.rule_pages import LEARN
from game.i18n.texts import Texts
from game.play.handbook import Page
from game.widgets.base import Widget
from game.widgets.help_panel import HelpSource

# beginning of a widget's name -> kind of the thing in the handbook
CARDS = ("action", "advisor")
THINGS = {
    "card-": CARDS,
    "shown-": CARDS,
    "queue-": CARDS,
    "reveal-": CARDS,
    "action-": "action",
    "advisor-": "advisor",
    "leader-": "leader",
    "row-": "wonder",
    "own-": "wonder",
    "wonder-": "wonder",
    "civbot-": "civbot",
    "territory-": "territory",
}


def _pages(texts: Texts) -> Iterable[Page]:
    from game.historia.handbook_pages import pages

    return pages(texts)


def _picture(page: str) -> Widget | None:
    from game.historia.handbook_pictures import page_picture

    return page_picture(page)


SOURCE = HelpSource("historia", LEARN, _pages, _picture, THINGS)
