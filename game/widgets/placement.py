"""Where a panel goes that lies over something: the place that covers least of what must stay in sight. No window here.

All rectangles are in pixels of the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

Rect = pygame.Rect
Size = tuple[int, int]
BESIDE = (("midleft", "midright"), ("midright", "midleft"), ("midtop", "midbottom"), ("midbottom", "midtop"))


def docks(size: Size, room: Rect) -> list[Rect]:
    """The corners of ``room``, then the middles of its sides, each as large as ``size`` but no larger than ``room``;
    in the order in which they are liked: top left, top right, bottom left, bottom right, left, right, top, bottom."""
    made = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    found = []
    for spot in ("topleft", "topright", "bottomleft", "bottomright", "midleft", "midright", "midtop", "midbottom"):
        rect = made.copy()
        setattr(rect, spot, getattr(room, spot))
        found.append(rect)
    return found


def beside(size: Size, thing: Rect, room: Rect, gap: int) -> list[Rect]:
    """Right of a thing, left of it, below, above, ``gap`` pixels away, moved as far as needed to lie in ``room``."""
    made = Rect(0, 0, min(size[0], room.width), min(size[1], room.height))
    around = thing.inflate(2 * gap, 2 * gap)
    found = []
    for own, its in BESIDE:
        rect = made.copy()
        setattr(rect, own, getattr(around, its))
        found.append(rect.clamp(room))
    return found


def covered_area(rect: Rect, things: Iterable[Rect]) -> int:
    """Pixels of the things that lie under ``rect``; where two of them overlap, those count twice."""
    return sum(part.width * part.height for part in (rect.clip(thing) for thing in things))


def least_covering(candidates: Sequence[Rect], first: Iterable[Rect], then: Iterable[Rect] = ()) -> Rect:
    """The candidate that covers least of what must be seen ``first`` (what is lit or spoken of); among equals, least of
    what should be seen ``then`` (other panels, the score); among those, the earliest. Raises ValueError without any."""
    wanted, liked = list(first), list(then)
    return min(candidates, key=lambda rect: (covered_area(rect, wanted), covered_area(rect, liked)))
