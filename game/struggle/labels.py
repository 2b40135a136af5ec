"""Where names go on the sheet: beside what they name, aside from pieces, lines and other names. Placed, not drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

Point = tuple[float, float]
SWEEPS = 5


@dataclass(frozen=True, slots=True)
class Wish:
    """A name that wants a place: its forms (one line, two lines), each with its size; the pieces it belongs to."""

    name: str
    forms: tuple[tuple[tuple[str, ...], tuple[int, int]], ...]
    around: pygame.Rect
    panel: pygame.Rect


@dataclass(frozen=True, slots=True)
class Placed:
    name: str
    lines: tuple[str, ...]
    rect: pygame.Rect


def place(wishes: Sequence[Wish], pieces: Sequence[pygame.Rect], marks: Sequence[Point], gap: int) -> list[Placed]:
    """The tightest first; each at the spot where it covers least. Then all look again, as later names took room."""
    dots = [pygame.Rect(int(x), int(y), 1, 1) for x, y in marks]
    order = sorted(wishes, key=lambda wish: -_crowd(wish, pieces))
    done: dict[str, Placed] = {}
    for _ in range(SWEEPS):
        before = dict(done)
        for wish in order:
            others = [placed.rect.inflate(2, 0) for name, placed in done.items() if name != wish.name]
            done[wish.name] = _best(wish, [*pieces, *others], dots, gap)
        if done == before:
            break
    return list(done.values())


def _best(wish: Wish, taken: Sequence[pygame.Rect], dots: Sequence[pygame.Rect], gap: int) -> Placed:
    best: tuple[float, Placed] | None = None
    spots = [_spots(wish.around, size, gap) for _, size in wish.forms]
    reach = wish.around.unionall([spot for each in spots for spot in each])
    taken, dots = _near(reach, taken), _near(reach, dots)
    for number, (lines, _) in enumerate(wish.forms):
        for rank, rect in enumerate(spots[number]):
            cost = _cost(rect, wish, taken, dots) + rank * 0.6 + number * 2.5
            if best is None or cost < best[0]:
                best = (cost, Placed(wish.name, lines, rect))
    assert best is not None
    return best[1]


def _near(area: pygame.Rect, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    return [rects[number] for number in area.collidelistall(list(rects))]


def _crowd(wish: Wish, pieces: Sequence[pygame.Rect]) -> int:
    area = wish.around.inflate(160, 90)
    return sum(area.colliderect(piece) for piece in pieces)


def _spots(around: pygame.Rect, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """Below, above, right, left, then aslant, then a little higher or lower than beside."""
    found = []
    for place_ in ("below", "above", "right", "left", "below_right", "below_left", "above_right", "above_left"):
        rect = pygame.Rect((0, 0), size)
        if place_ == "below":
            rect.midtop = (around.centerx, around.bottom + gap - 2)
        elif place_ == "above":
            rect.midbottom = (around.centerx, around.top - gap + 2)
        elif place_ == "right":
            rect.midleft = (around.right + gap, around.centery)
        elif place_ == "left":
            rect.midright = (around.left - gap, around.centery)
        else:
            down, _, side = place_.partition("_")
            x = around.centerx if side == "right" else around.centerx - rect.width
            rect.topleft = (x, around.bottom + gap - 2 if down == "below" else around.top - rect.height - gap + 2)
        found.append(rect)
    for (x, y), step, side in ((around.midright, gap, "left"), (around.midleft, -gap, "right")):
        for edge in ("bottom", "top"):
            rect = pygame.Rect((0, 0), size)
            setattr(rect, edge + side, (x + step, y))
            found.append(rect)
    return found


def _cost(rect: pygame.Rect, wish: Wish, taken: Sequence[pygame.Rect], dots: Sequence[pygame.Rect]) -> float:
    cost = 0.0
    for other in taken:
        if other is not wish.around and rect.colliderect(other):
            over = rect.clip(other)
            cost += 4 + 60 * over.width * over.height / (rect.width * rect.height)
    cost += 0.45 * len(_near(rect, dots))
    inside = rect.clip(wish.panel)
    return cost + 120 * (1 - inside.width * inside.height / (rect.width * rect.height))


def clear_spot(
    size: tuple[int, int], panel: pygame.Rect, taken: Sequence[pygame.Rect], marks: Sequence[Point]
) -> pygame.Rect:
    """The place in a panel where a plate of this size covers least; edges are liked."""
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
