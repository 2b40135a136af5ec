"""What is drawn is remembered by bytes: the longest unused goes first, and no number of pictures fills the memory."""

from __future__ import annotations

import gc
import io

import pygame

from game.render.fonts import OPEN, Fonts
from game.render.image_cache import load_png, png_of
from game.render.surface_cache import SurfaceCache, size_of


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_the_longest_unused_goes_first() -> None:
    kept: SurfaceCache[str] = SurfaceCache(3 * size_of(square(10)))
    for name in "abc":
        kept.keep(name, square(10))
    assert kept.get("a") is not None
    kept.keep("d", square(10))
    assert kept.get("b") is None and all(kept.get(name) is not None for name in "acd")
    assert kept.bytes == 3 * size_of(square(10)) and len(kept) == 3


def test_one_larger_than_all_room_is_kept_alone() -> None:
    kept: SurfaceCache[int] = SurfaceCache(100)
    kept.keep(1, square(3))
    large = kept.keep(2, square(50))
    assert len(kept) == 1 and kept.get(2) is large
    kept.keep(3, square(2))
    assert kept.get(2) is None and kept.bytes == size_of(square(2))


def test_another_limit_drops_the_longest_unused() -> None:
    kept: SurfaceCache[str] = SurfaceCache(3 * size_of(square(10)))
    for name in "abc":
        kept.keep(name, square(10))
    assert kept.get("a") is not None
    kept.most = 2 * size_of(square(10))
    assert kept.get("b") is None and kept.get("a") is not None and kept.get("c") is not None
    kept.most = 3 * size_of(square(10))
    kept.keep("d", square(10))
    assert len(kept) == 3


def test_a_key_kept_anew_counts_once() -> None:
    kept: SurfaceCache[int] = SurfaceCache(1 << 20)
    for _ in range(5):
        kept.keep(1, square(10))
    assert kept.bytes == size_of(square(10))
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)


def test_no_more_faces_are_open_than_are_wanted_at_once() -> None:
    pygame.font.init()
    fonts = Fonts()
    for size in range(10, 10 + 2 * OPEN):
        fonts.font("text", size)
        first = fonts.font("strong", 12)
    assert len(fonts._fonts) == OPEN and fonts.font("strong", 12) is first, "the one in use stays"


def test_what_became_a_png_is_let_go() -> None:
    def open_buffers() -> int:
        return sum(isinstance(one, io.BytesIO) and not one.closed for one in gc.get_objects())

    before = open_buffers()
    png = [png_of(square(9)) for _ in range(5)]
    assert open_buffers() == before
    assert load_png(png[0]).get_size() == (9, 9)
