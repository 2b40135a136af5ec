"""Where counters stand on a hex."""

from __future__ import annotations

import itertools
import math

import pytest

from game.brazil.map import pieces


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("on_tile", [False, True])
def test_counters_stay_on_their_hex_and_each_is_told_from_the_next(count: int, on_tile: bool) -> None:
    radius = 100.0
    points = pieces.unit_points(count, on_tile, radius, (0.0, 0.0))
    half = pieces.unit_width(count, on_tile) * radius / 2
    assert len(points) == min(count, pieces.SHOWN)
    for x, y in points:
        assert abs(x) + half <= radius * 1.05 and abs(y) + half <= radius
    for (x, _), (to_x, _) in itertools.pairwise(points):
        assert to_x - x >= half * 0.99, "at least half of each is seen"


def test_on_a_tile_the_counter_leaves_laurel_and_goods_in_sight() -> None:
    (x, y), *_ = pieces.unit_points(1, True, 1.0, (0.0, 0.0))
    reach = pieces.ON_TILE / 2
    for mark in ((0.62, 0.20), (0.20, 0.63)):  # laurel, the right one of two goods
        assert math.dist((x, y), mark) > reach
    assert x < 0 and y < 0
