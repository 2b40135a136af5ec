"""What stands above the pages of the rules of Struggle is of its pages, and shows what it says."""

from __future__ import annotations

import pytest

from engine.struggle.board import AT, MARKETS
from engine.struggle.components import REGIONS, SPACES
from game.struggle.plugin import LEARN
from game.struggle.rule_scenes import ROWS, SCENES, position, rule_picture

pytestmark = pytest.mark.usefixtures("nothing_painted")

WORDS_ALONE = {"rulings"}


def test_every_page_shows_what_it_is_about_but_those_of_words_alone() -> None:
    assert not SCENES.keys() & ROWS.keys()
    assert {page for page in LEARN if rule_picture(page) is None} == WORDS_ALONE
    assert SCENES.keys() | ROWS.keys() == set(LEARN) - WORDS_ALONE


@pytest.mark.parametrize("page", SCENES)
def test_a_scene_shows_what_lies_on_its_piece_of_the_sheet(page: str) -> None:
    scene = SCENES[page]
    px, py, wide, high = REGIONS[scene.region].panel
    x, y, w, h = scene.room
    assert x >= 0 and y >= 0 and x + w <= 1 and y + h <= 1
    named = [*scene.france, *scene.britain, *scene.conflict, *scene.damaged, *scene.lit]
    for name in named:
        at = SPACES[name].pos
        assert px + x * wide < at[0] < px + (x + w) * wide and py + y * high < at[1] < py + (y + h) * high, name
    s = position(scene)
    assert all(s.held[0] >> AT[name] & 1 and not s.held[1] >> AT[name] & 1 for name in scene.france)
    assert all(s.conflict >> AT[name] & 1 and MARKETS >> AT[name] & 1 for name in scene.conflict)
