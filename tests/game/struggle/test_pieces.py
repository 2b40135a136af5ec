"""Whose a space is, and what is lit, can be told in a picture as small as a shop shows it."""

from __future__ import annotations

import pygame
import pytest

from engine.struggle.board import NAMES
from engine.struggle.components import SPACES
from engine.struggle.state import NOBODY
from game.render.theme import Colour, rgb
from game.struggle.drawing import pen
from game.struggle.map.map_view import LIGHT
from game.struggle.map.pieces import PieceView
from game.struggle.match import Match
from game.struggle.panels.score_track import pins_apart

from .conftest import Make

PARCHMENT, SEA = rgb("#E9DDBE"), rgb("#8FB9C4")
KINDS = sorted({data.type for data in SPACES.values()})


def always(match: Match) -> bool:
    return True


def blue(colour: tuple[int, ...]) -> int:
    return colour[2] - colour[0]


def red(colour: tuple[int, ...]) -> int:
    return colour[0] - colour[1]


def light_of(colour: tuple[int, ...]) -> float:
    red, green, blue = colour[:3]
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


@pytest.mark.parametrize("kind", KINDS)
def test_a_held_space_has_the_colour_of_its_side(table: Make, kind: str) -> None:
    """Seen from far away, as one dot: bluer or redder than an empty one and than the other side's."""
    made = table(always)
    space = next(number for number, name in enumerate(NAMES) if SPACES[name].type == kind)
    board = PieceView(made.ui, made.model.view, 2.0)

    def dot(holder: int) -> tuple[int, ...]:
        whole = pygame.Surface((120, 120))
        whole.fill(PARCHMENT)
        board.s.held = [mask & ~(1 << space) for mask in board.s.held]
        if holder != NOBODY:
            board.s.held[holder] |= 1 << space
        board.space(whole, space, (60, 60))
        return tuple(pygame.transform.average_color(whole, pygame.Rect(34, 34, 52, 52)))

    least = 15 if kind == "naval" else 25  # a ship's hull is brown
    empty, french, british = dot(NOBODY), dot(0), dot(1)
    assert blue(french) > max(blue(empty), blue(british)) + least
    assert red(british) > max(red(empty), red(french)) + least


@pytest.mark.parametrize("ground", [PARCHMENT, SEA], ids=["parchment", "sea"])
def test_light_is_set_off_from_what_it_lies_on(table: Make, ground: Colour) -> None:
    """Round a lit place runs a rim much darker than parchment, inside it one as bright."""
    made = table(always)
    whole = pygame.Surface((200, 200))
    whole.fill(ground)
    pen.blit_centred(whole, pen.glow(made.ui, 160, LIGHT), (100, 100))
    seen = [light_of(tuple(whole.get_at((100 + x, 100)))) for x in range(30, 80)]
    assert min(seen) < light_of(PARCHMENT) - 0.3 and max(seen) > light_of(PARCHMENT) - 0.05
    assert tuple(whole.get_at((100, 100)))[:3] == ground, "the middle stays clear"


@pytest.mark.parametrize("score", [0, 1, 2, 15, 28, 29, 30])
@pytest.mark.parametrize("forecast", [0, 1, 14, 16, 29, 30])
def test_the_pins_of_score_and_forecast_stand_apart_on_the_track(score: int, forecast: int) -> None:
    ends, wide = (100, 280), 21
    places = [100 + 6 * score, 100 + 6 * forecast]
    for above in {forecast >= score, forecast > score}:
        now, then = pins_apart(*places, wide, above, ends)
        assert all(ends[0] <= place <= ends[1] for place in (now, then))
        assert then - now >= wide if above else now - then >= wide


def test_a_pin_with_room_stands_at_its_score() -> None:
    assert pins_apart(130, 200, 21, True, (100, 280)) == (130, 200)
    assert pins_apart(130, 134, 21, True, (100, 280)) == (130, 151), "the score's own pin stays"
