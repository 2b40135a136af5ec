"""Names that people give can be read wherever they stand."""

from __future__ import annotations

import pygame
import pytest

from engine.storage.save_file import SavedOccupant
from game.i18n.display_text import plain_text
from game.i18n.names import typed
from game.platform.settings import SeatChoice
from game.play.occupants import of_players
from game.render.fonts import STYLES, Fonts
from game.widgets.rich_text import words_of
from tests.game.play.kit import new


@pytest.fixture
def fonts() -> Fonts:
    pygame.font.init()
    return Fonts()


def test_a_face_tells_which_letters_it_lacks(fonts: Fonts) -> None:
    assert fonts.lacking("Ana ÇÑ’") == set()
    assert fonts.lacking("Анна\u0645") == {"\u0645"}
    assert fonts.lacking("Анна", "title") == set("Ана"), "the capitals are Latin"
    assert all(fonts.lacking("\N{GRINNING FACE}", style) for style in STYLES)


def test_a_title_with_letters_that_the_capitals_lack_is_set_in_another_face(fonts: Fonts) -> None:
    """Else a Russian or a Greek is called by boxes."""
    assert fonts.width("Анна", "title", 30) == fonts.width("Анна", "strong", 30) != fonts.width("ЖЖЖЖ", "title", 30)
    assert fonts.width("Ana", "title", 30) != fonts.width("Ana", "strong", 30)
    shown, boxes = (fonts.gilded(text, 30, (255,) * 3, (255,) * 3, (0,) * 3) for text in ("Анна", "\ue000" * 4))
    assert shown.get_size() != boxes.get_size()


def test_lines_become_one_with_a_space_between_them() -> None:
    assert typed("Oi!\r\nAna\t") == "Oi! Ana"


def test_a_name_from_a_file_brings_no_marks_into_a_text() -> None:
    match = new("person")
    match.occupants = of_players([SavedOccupant(name="[vp]*Ana*", who="person")])
    assert plain_text(match.name(0)) == "[vp]*Ana*" and {kind for kind, _ in words_of(match.name(0), "")} == {""}
    assert SeatChoice(name="~[gold]~").name == "-(gold)-"
