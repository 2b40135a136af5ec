"""The camera: a hex is where it is drawn, zoom stays at the cursor, fit shows all."""

from __future__ import annotations

import pygame
import pytest

from game.widgets.map.hexes import HexCamera, centre

HEXES = [(q, r) for q in range(-4, 5) for r in range(-3, 4)]


def port() -> HexCamera:
    view = HexCamera.over(HEXES)
    view.resize(pygame.Rect(10, 20, 800, 500))
    return view


def test_hex_to_pixel_and_back() -> None:
    view = port()
    for q, r in HEXES:
        assert view.hex_at(view.to_screen(centre(q, r))) == (q, r)


def test_fit_shows_every_hex() -> None:
    view = port()
    for q, r in HEXES:
        assert view.rect.collidepoint(view.to_screen(centre(q, r)))


@pytest.mark.parametrize("steps", [3, -2, 8])
def test_zoom_keeps_the_point_under_the_cursor(steps: int) -> None:
    view = port()
    view.zoom_at((400, 270), 4)
    pixel = (300, 200)
    before = view.to_world(pixel)
    view.zoom_at(pixel, steps)
    after = view.to_world(pixel)
    assert after == pytest.approx(before, abs=1e-6)


def test_panning_stops_at_the_map() -> None:
    view = port()
    view.pan(100000, 100000)
    assert view.bounds[0] <= view.x <= view.bounds[2]
    view.fit()
    assert view.all_in_sight


def test_what_is_lit_comes_above_what_covers_the_foot() -> None:
    view = port()
    low = max(HEXES, key=lambda place: view.to_screen(centre(*place))[1])
    point = centre(*low)
    assert not view.reveal([point], 0.5), "it is in sight"
    assert view.reveal([point], 0.5, under=120)
    assert view.to_screen(centre(*low))[1] + 0.5 * view.zoom <= view.rect.bottom - 120 + 1
