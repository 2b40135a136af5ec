"""The mark of a person's presence at a table of several places: here, away, a bot sits in."""

from __future__ import annotations

import pygame

from game.render.theme import INK, IVORY, rgb
from game.render.ui import Ui
from game.widgets.base import Size, Widget

HERE, AWAY, BOT = "here", "away", "bot"
GREEN, BROWN = rgb("#2E7D4F"), rgb("#8A6A3E")
FINE = 4  # drawn so many times as large, then reduced
DASHES = 9


class PresenceMark(Widget):
    """A disc with a check, a dashed ring, or a small robot's head: told apart by shape, not by colour alone."""

    def __init__(self, kind: str, said: str, side: float = 18) -> None:
        """``said``: the meaning in words, for tooltip and screen reader."""
        super().__init__(name=f"presence-{kind}", tip=said)
        self.kind, self.side = kind, side

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.side), ui.px(self.side))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        side = ui.px(self.side)
        drawn = ui.pictures.made(f"@presence {self.kind}", (side, side), lambda: _drawn(self.kind, side))
        target.blit(drawn, drawn.get_rect(center=self.rect.center))


def _drawn(kind: str, side: int) -> pygame.Surface:
    n = side * FINE
    surface = pygame.Surface((n, n), pygame.SRCALPHA)
    middle, radius = (n // 2, n // 2), n // 2 - FINE
    if kind == HERE:
        pygame.draw.circle(surface, GREEN, middle, radius)
        points = [(n * 0.27, n * 0.52), (n * 0.44, n * 0.68), (n * 0.74, n * 0.34)]
        pygame.draw.lines(surface, IVORY, False, points, max(2, n // 9))
    elif kind == BOT:
        head = pygame.Rect(n * 0.14, n * 0.30, n * 0.72, n * 0.54)
        pygame.draw.line(surface, INK, (n // 2, n * 0.10), (n // 2, n * 0.30), max(2, n // 12))
        pygame.draw.rect(surface, INK, head, border_radius=n // 8)
        for x in (0.35, 0.65):
            pygame.draw.circle(surface, IVORY, (n * x, n * 0.52), n // 11)
        pygame.draw.line(surface, IVORY, (n * 0.34, n * 0.70), (n * 0.66, n * 0.70), max(2, n // 16))
    else:
        ring = pygame.Rect(FINE, FINE, n - 2 * FINE, n - 2 * FINE)
        for dash in range(DASHES):
            start = dash * 6.2832 / DASHES
            pygame.draw.arc(surface, BROWN, ring, start, start + 6.2832 / DASHES * 0.6, max(2, n // 9))
    return pygame.transform.smoothscale(surface, (side, side))
