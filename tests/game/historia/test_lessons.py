"""What stands above the pages of the rules of Historia is of its pages."""

from __future__ import annotations

from game.historia.plugin import LEARN
from game.historia.rule_scenes import ROWS, lesson


def test_every_page_but_the_rulings_shows_what_it_is_about() -> None:
    assert {page for page in LEARN if lesson(page) is None} == {"rulings"}
    assert set(ROWS) == set(LEARN) - {"rulings"}
