"""Computes where name labels go on the map beside their spaces, avoiding pieces, lines and other labels. Draws
nothing."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import pygame

Point = tuple[float, float]
SWEEPS = 5
MAX_AMBIGUITY_COST = 60.0
OTHERS = 2.0  # weight of a label on another: neither can be read
SLIDE = (0.0, 0.25, 0.5, 0.75, 0.95)  # shares of the way along a side at which spots are tried


@dataclass(frozen=True, slots=True)
class LabelRequest:
    """A label to place: its forms (one line, two lines) with their sizes, and the rectangle of its pieces."""

    name: str
    forms: tuple[tuple[tuple[str, ...], tuple[int, int]], ...]
    around: pygame.Rect
    panel: pygame.Rect


@dataclass(frozen=True, slots=True)
class PlacedLabel:
    """A label's chosen form and rectangle."""

    name: str
    lines: tuple[str, ...]
    rect: pygame.Rect


def placing(
    wishes: Sequence[LabelRequest],
    pieces: Sequence[pygame.Rect],
    rest: Sequence[pygame.Rect],
    marks: Sequence[Point],
    gap: int,
) -> Generator[None, None, list[PlacedLabel]]:
    """Generator: computes the places of all labels, yielding every few milliseconds; its return value is the list of
    them.

    Each gets the spot that covers least, the most crowded first; then all are placed again until nothing changes.
    `rest`: badges and titles, which cannot be mistaken for what a label names.
    """
    dots = [pygame.Rect(int(x), int(y), 1, 1) for x, y in marks]
    order = sorted(wishes, key=lambda wish: -_neighbour_count(wish, pieces))
    candidates = {}
    for wish in order:
        candidates[wish.name] = _offers(wish, pieces, rest, dots, gap)
        yield
    done: dict[str, PlacedLabel] = {}
    for _ in range(SWEEPS):
        before = dict(done)
        for name, offers in candidates.items():
            done[name] = _best(offers, [placed.rect.inflate(2, 0) for other, placed in done.items() if other != name])
        yield
        if done == before:
            break
    return list(done.values())


def _offers(
    wish: LabelRequest,
    pieces: Sequence[pygame.Rect],
    rest: Sequence[pygame.Rect],
    dots: Sequence[pygame.Rect],
    gap: int,
) -> list[tuple[float, PlacedLabel]]:
    """Returns every spot with its cost (without other labels), best first."""
    rects = [_candidates(wish.around, size, gap, wish.panel) for _, size in wish.forms]
    reach = wish.around.unionall([area for each in rects for area in each])
    foreign = [piece for piece in _near(reach.inflate(reach.size), pieces) if not wish.around.contains(piece)]
    taken, dots = [*_near(reach, foreign), *_near(reach, rest)], _near(reach, dots)
    found = []
    for number, (lines, _) in enumerate(wish.forms):
        for rank, rect in enumerate(rects[number]):
            cost = _covers(rect, taken) + _ambiguity_cost(rect, wish, foreign) + 0.45 * len(rect.collidelistall(dots))
            cost += _outside(rect, wish.panel) + rank * 0.25 + number * 2.5
            found.append((cost, PlacedLabel(wish.name, lines, rect)))
    return sorted(found, key=lambda offer: offer[0])


def _best(offers: Sequence[tuple[float, PlacedLabel]], others: Sequence[pygame.Rect]) -> PlacedLabel:
    best = math.inf
    for alone, placed in offers:
        if alone >= best:
            break
        cost = alone + OTHERS * _covers(placed.rect, others)
        if cost < best:
            best, chosen = cost, placed
    return chosen


def _near(area: pygame.Rect, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    return [rects[number] for number in area.collidelistall(list(rects))]


def _neighbour_count(wish: LabelRequest, pieces: Sequence[pygame.Rect]) -> int:
    return len(_near(wish.around.inflate(160, 90), pieces))


def _candidates(around: pygame.Rect, size: tuple[int, int], gap: int, panel: pygame.Rect) -> list[pygame.Rect]:
    """Returns spots below, above, right and left, then further along each side; inside the panel if possible."""
    found = []
    across, down = (around.width + size[0]) / 2, (around.height + size[1]) / 2
    for share in SLIDE:
        for sign in (1, -1) if share else (1,):
            x, y = share * sign * across, share * sign * down
            for middle in ((x, down + gap - 2), (x, 2 - gap - down), (across + gap, y), (-across - gap, y)):
                rect = pygame.Rect((0, 0), size)
                rect.center = (round(around.centerx + middle[0]), round(around.centery + middle[1]))
                found.append(rect)
    inside = [rect.clamp(panel) for rect in found]
    return [
        kept if not kept.colliderect(around.inflate(-4, -4)) else rect for rect, kept in zip(found, inside, strict=True)
    ]


def _covers(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> float:
    cost = 0.0
    for number in rect.collidelistall(others):
        over = rect.clip(others[number])
        cost += 4 + 60 * over.width * over.height / (rect.width * rect.height)
    return cost


def _outside(rect: pygame.Rect, panel: pygame.Rect) -> float:
    inside = rect.clip(panel)
    return 120 * (1 - inside.width * inside.height / (rect.width * rect.height))


def _ambiguity_cost(rect: pygame.Rect, wish: LabelRequest, foreign: Sequence[pygame.Rect]) -> float:
    """Returns the penalty for a label nearer to another piece than to its own."""
    own = _away(rect.center, wish.around)
    around = pygame.Rect(0, 0, 2 * own, 2 * own)
    around.center = rect.center
    nearest = min((_away(rect.center, foreign[number]) for number in around.collidelistall(foreign)), default=own)
    return MAX_AMBIGUITY_COST * (1 - nearest / own) if nearest < own else 0.0


def _away(point: Point, piece: pygame.Rect) -> float:
    across = max(piece.left - point[0], 0, point[0] - piece.right)
    down = max(piece.top - point[1], 0, point[1] - piece.bottom)
    return math.hypot(across, down)


def clear_rect(
    size: tuple[int, int], panel: pygame.Rect, taken: Sequence[pygame.Rect], marks: Sequence[Point]
) -> pygame.Rect:
    """Returns the rectangle of this size in a panel that covers the fewest pieces and lines; of equals, one near the
    upper or lower edge."""
    best: tuple[float, pygame.Rect] | None = None
    taken = _near(panel, taken)
    dots = _near(panel, [pygame.Rect(int(x), int(y), 1, 1) for x, y in marks])
    step = max(6, panel.width // 48)
    for y in range(panel.top, panel.bottom - size[1] + 1, step):
        for x in range(panel.left, panel.right - size[0] + 1, step):
            rect = pygame.Rect((x, y), size)
            cost = 9.0 * len(rect.collidelistall(dots))
            for number in rect.collidelistall(taken):
                over = rect.clip(taken[number])
                cost += 30 + over.width * over.height / 20
            edge = min(rect.top - panel.top, panel.bottom - rect.bottom)
            cost += edge / max(1, panel.height) * 8
            if best is None or cost < best[0]:
                best = (cost, rect)
    return best[1] if best is not None else pygame.Rect(panel.topleft, size)
