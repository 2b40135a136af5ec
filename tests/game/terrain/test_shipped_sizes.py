"""Which sizes of a picture ship with the program, and what their packing keeps of them."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.render.shipped_pictures import ShippedPictures, key_of, write_pack
from game.tools.first_pictures import SCALED, encoded, needed_sizes

DIGEST = "0" * 24


def test_a_picture_ships_once_for_sizes_that_can_be_scaled_from_it() -> None:
    assert needed_sizes([(960, 540), (1440, 810), (1920, 1080)]) == [(1920, 1080)]
    assert SCALED == 2.0


def test_a_size_less_than_half_as_large_ships_too() -> None:
    assert needed_sizes([(1920, 1080), (958, 539), (480, 270)]) == [(1920, 1080), (958, 539)]


def test_other_proportions_ship_too() -> None:
    assert needed_sizes([(100, 100), (100, 80), (80, 100)]) == [(100, 100), (100, 80), (80, 100)]


@pytest.mark.parametrize("drawn", [[(64, 64), (48, 48), (32, 32), (24, 24)], [(300, 200), (151, 101), (90, 60)]])
def test_every_size_drawn_is_found_in_the_pack(drawn: list[tuple[int, int]], tmp_path: Path) -> None:
    kept = needed_sizes(drawn)
    assert len(kept) < len(drawn)
    picture = io.BytesIO()
    pygame.image.save(pygame.Surface((8, 8)), picture, "picture.png")
    write_pack(tmp_path / "pack", {key_of(DIGEST, size): picture.getvalue() for size in kept})
    pack = ShippedPictures(tmp_path / "pack")
    for size in drawn:
        found = pack.get(DIGEST, size)
        assert found is not None and (size in kept or found.get_size() == size)


def test_what_is_packed_differs_from_what_was_drawn_by_less_than_is_seen() -> None:
    pytest.importorskip("PIL.Image")
    image = import_module("PIL.Image")
    drawn = pygame.Surface((160, 100), pygame.SRCALPHA)
    for x in range(160):
        pygame.draw.line(drawn, (40 + x, 200 - x, 90, 255), (x, 0), (x, 99))
    pygame.draw.circle(drawn, (240, 220, 160, 255), (80, 50), 30)
    picture = io.BytesIO()
    pygame.image.save(drawn, picture, "picture.png")
    packed = encoded(picture.getvalue())
    with image.open(io.BytesIO(packed)) as found:
        raw = found.convert("RGBA").tobytes()
    pairs = list(zip(raw, pygame.image.tobytes(drawn, "RGBA"), strict=True))
    assert sum(abs(one - other) for one, other in pairs) / len(pairs) < 3
