"""The whole set from a warm disk cache: `python -m pytest tests/benchmarks --benchmark-only -p no:xdist -m ""`."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.render.fonts import Fonts
from game.render.image_cache import ImageCache

pytest.importorskip("pygame")

WIDTHS = {
    "terrain": 96,
    "buildings": 96,
    "cities": 96,
    "capitals": 96,
    "exploration": 96,
    "units": 64,
    "goods": 32,
    "products": 40,
    "arches": 72,
    "marks": 24,
    "paintings": 126,
    "monarchs": 126,
    "gold_cards": 126,
    "combat_cards": 126,
    "missions": 126,
    "frames": 150,
    "backs": 150,
}
"""What one game shows, at the width it is shown at."""


@pytest.fixture
def warm(tmp_path: Path) -> tuple[Path, list[tuple[str, tuple[int, int]]]]:
    """A disk cache that holds every picture at its width."""
    pictures = ImageCache(tmp_path, Fonts())
    names = [name for name in pictures.names() if name.split("/")[0] in WIDTHS]
    wanted = []
    for name in names:
        width = WIDTHS[name.split("/")[0]]
        surface = pictures.get(name, (width, width))
        wanted.append((name, surface.get_size()))
    return tmp_path, wanted


@pytest.mark.long  # every picture is drawn first: 10 s of the processor
def test_the_set_comes_from_the_warm_cache(benchmark, warm) -> None:
    cache, wanted = warm

    def load() -> int:
        pictures = ImageCache(cache, Fonts())
        return sum(1 for name, size in wanted if pictures.get(name, size).get_width())

    assert benchmark(load) == len(wanted)
