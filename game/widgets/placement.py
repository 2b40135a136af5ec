"""Computes where an overlay panel covers least of what must stay visible. Needs no window.

All rectangles are in pixels of the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

Rect = pygame.Rect
Size = tuple[int, int]
BESIDE = (("midleft", "midright"), ("midright", "midleft"), ("midtop", "midbottom"), ("midbottom", "midtop"))


def docks(size: Size, room: Rect) -> list[Rect]:
    """Returns candidate rectangles of ``size`` in ``room``, most preferred first. The order is: corners top left, top
    right, bottom left, bottom right, then the middles of left, right, top, bottom. None is larger than ``room``."""
    made = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    found = []
    for anchor in ("topleft", "topright", "bottomleft", "bottomright", "midleft", "midright", "midtop", "midbottom"):
        rect = made.copy()
        setattr(rect, anchor, getattr(room, anchor))
        found.append(rect)
    return found


def beside(size: Size, thing: Rect, room: Rect, gap: int) -> list[Rect]:
    """Returns four rectangles of ``size`` beside a thing (right, left, below, above), ``gap`` pixels away, each moved
    into ``room`` if it juts out."""
    made = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    around = thing.inflate(2 * gap, 2 * gap)
    found = []
    for own, its in BESIDE:
        rect = made.copy()
        setattr(rect, own, getattr(around, its))
        found.append(rect.clamp(room))
    return found


def covered_area(rect: Rect, things: Iterable[Rect]) -> int:
    """Returns the pixels of ``things`` covered by ``rect``; overlaps between things count twice."""
    return sum(part.width * part.height for part in (rect.clip(thing) for thing in things))


def least_covering(candidates: Sequence[Rect], first: Iterable[Rect], then: Iterable[Rect] = ()) -> Rect:
    """Returns the candidate that covers least of ``first``, such as highlights. Among equals, least of ``then``, such
    as other panels, decides, then the order. Raises ValueError without candidates."""
    wanted, liked = list(first), list(then)
    return min(candidates, key=lambda rect: (covered_area(rect, wanted), covered_area(rect, liked)))


def strips(thing: Rect, room: Rect, gap: int) -> list[Rect]:
    """Returns the four parts of ``room`` left of, right of, above and below a thing, ``gap`` pixels away; those that
    there is no room for are empty."""
    around = thing.inflate(2 * gap, 2 * gap)
    return [
        Rect(room.left, room.top, max(0, around.left - room.left), room.height),
        Rect(around.right, room.top, max(0, room.right - around.right), room.height),
        Rect(room.left, room.top, room.width, max(0, around.top - room.top)),
        Rect(room.left, around.bottom, room.width, max(0, room.bottom - around.bottom)),
    ]
