"""The palette can be told apart by every eye, and text can be read in every theme."""

from __future__ import annotations

import pytest

from game.brazil import palette
from game.brazil.terrain.palette import PALETTES
from game.render import theme
from game.render.theme import ink_on, rgb
from tests.art.colour import DEFICIENCIES, ciede2000, contrast, nearest_pair

SEATS_APART = 25
TERRAINS_APART = 15
READABLE = 4.5


def test_the_difference_formula_agrees_with_published_pairs() -> None:
    """Pairs 1, 7 and 17 of Sharma, Wu and Dalal's test data."""
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50.0, 0.0, 0.0), (50.0, -1.0, 2.0)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_any_two_seats_are_told_apart(deficiency: str) -> None:
    difference, one, two = nearest_pair(palette.SEATS, deficiency)
    assert difference >= SEATS_APART, f"{one} and {two}"


@pytest.mark.parametrize("name", list(PALETTES))
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_any_two_terrains_are_told_apart(deficiency: str, name: str) -> None:
    look = PALETTES[name]
    terrains = {"field": look.field, "forest": look.wood, "gold mine": look.mine, "water": look.middle}
    difference, one, two = nearest_pair({terrain: rgb(code) for terrain, code in terrains.items()}, deficiency)
    assert difference >= TERRAINS_APART, f"{one} and {two}"


@pytest.mark.parametrize("name", list(theme.THEMES))
def test_text_is_readable_in_every_theme(name: str) -> None:
    look = theme.THEMES[name]
    for front, back in (
        (look.ink, look.panel),
        (look.ink, look.inset),
        (look.soft_ink, look.panel),
        (look.button_ink, look.button_bottom),
        (look.main_ink, look.main_bottom),
        (look.tip_ink, look.tip),
    ):
        assert contrast(front, back) >= READABLE


def test_letters_on_seat_colours_are_readable() -> None:
    for seat, colour in palette.SEATS.items():
        assert contrast(ink_on(colour), colour) >= READABLE, seat
