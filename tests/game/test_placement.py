"""A panel lies where it covers least of what is lit or spoken of, and stays inside of its room."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.widgets.placement import beside, covered_area, docks, least_covering, strips

ROOM = Rect(100, 50, 800, 600)


def test_the_docks_are_the_corners_and_the_sides_in_the_order_they_are_liked() -> None:
    found = docks((200, 100), ROOM)
    assert [rect.topleft for rect in found[:4]] == [(100, 50), (700, 50), (100, 550), (700, 550)]
    assert len(found) == 8 and all(ROOM.contains(rect) and rect.size == (200, 100) for rect in found)


def test_what_is_larger_than_the_room_fills_it() -> None:
    assert {tuple(rect) for rect in docks((2000, 900), ROOM)} == {tuple(ROOM)}


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (Rect(400, 300, 40, 40), (450, 270)),  # right of it there is room
        (Rect(860, 300, 30, 40), (700, 270)),  # at the right edge the first place is moved in, and lies over it
    ],
)
def test_the_first_place_beside_a_thing_is_right_of_it(thing: Rect, expected: tuple[int, int]) -> None:
    assert beside((200, 100), thing, ROOM, 10)[0].topleft == expected


def test_beside_a_thing_the_place_that_covers_it_least_is_taken() -> None:
    thing = Rect(860, 300, 30, 40)
    chosen = least_covering(beside((200, 100), thing, ROOM, 10), [thing])
    assert not chosen.colliderect(thing) and chosen.right == 850


def test_the_first_of_those_that_cover_nothing_is_taken() -> None:
    candidates = docks((200, 100), ROOM)
    assert least_covering(candidates, []) == candidates[0]
    assert least_covering(candidates, [Rect(150, 60, 10, 10)]) == candidates[1]
    assert least_covering(candidates, [Rect(150, 60, 10, 10), Rect(750, 60, 10, 10)]) == candidates[2]


def test_where_all_cover_something_the_one_that_covers_least_is_taken() -> None:
    candidates = [Rect(0, 0, 100, 100), Rect(200, 0, 100, 100)]
    assert least_covering(candidates, [Rect(0, 0, 50, 50), Rect(200, 0, 49, 50)]) == candidates[1]


def test_what_must_be_seen_goes_before_what_should_be() -> None:
    candidates = [Rect(0, 0, 100, 100), Rect(200, 0, 100, 100), Rect(400, 0, 100, 100)]
    lit, panels = [Rect(0, 0, 5, 5)], [Rect(200, 0, 100, 100), Rect(400, 0, 50, 50)]
    assert least_covering(candidates, lit, panels) == candidates[2]
    assert least_covering(candidates[:2], lit, panels) == candidates[1], "though it covers a whole panel"


def test_area_is_counted_in_pixels() -> None:
    assert covered_area(Rect(0, 0, 10, 10), [Rect(5, 5, 10, 10), Rect(10, 0, 5, 5)]) == 25


def test_without_a_place_there_is_none() -> None:
    with pytest.raises(ValueError, match="empty"):
        least_covering([], [])


def test_what_is_left_of_a_room_round_a_thing_keeps_its_distance() -> None:
    left, right, above, below = strips(Rect(40, 30, 20, 10), Rect(0, 0, 100, 50), 5)
    assert (left, right) == (Rect(0, 0, 35, 50), Rect(65, 0, 35, 50))
    assert (above, below) == (Rect(0, 0, 100, 25), Rect(0, 45, 100, 5))
    assert strips(Rect(-10, 0, 200, 20), Rect(0, 0, 100, 50), 5)[0].width == 0
