"""Draws the mark of a person's presence at an online table (here, away, or a bot sits in), and puts it into words."""

from __future__ import annotations

from typing import Any

import pygame

from game.play.match import Match
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
        draw_presence(ui, target, self.kind, self.rect.center, self.side)


def draw_presence(ui: Ui, target: pygame.Surface, kind: str, centre: tuple[int, int], side: float = 18) -> None:
    """Draws the mark of this kind of presence, ``side`` u (units of length) wide, centred on a point."""
    pixels = ui.px(side)
    drawn = ui.pictures.made(f"@presence {kind}", (pixels, pixels), lambda: _drawn(kind, pixels))
    target.blit(drawn, drawn.get_rect(center=centre))


def presence_of(match: Match[Any, Any], seat: int) -> str:
    """Returns the kind of presence mark of a seat's person: here, away, or replaced by a bot, and away for everybody
    while this window is cut off from the host; "" for a seat without a person, or where nobody plays online."""
    line = match.elsewhere
    if line is None or seat >= len(line.seats) or not line.seats[seat].person:
        return ""
    one = line.seats[seat]
    if line.error or not (one.bot or one.here):
        return AWAY
    return BOT if one.bot else HERE


def presence_text(ui: Ui, match: Match[Any, Any], seat: int) -> str:
    """Returns the presence of a seat in words, or that it is unknown while this window is cut off from the host; ""
    where it has no mark."""
    kind, line = presence_of(match, seat), match.elsewhere
    if kind == AWAY and line is not None and line.error:
        return ui.text("presence-unknown")
    return ui.text(f"presence-{kind}") if kind else ""


def _drawn(kind: str, side: int) -> pygame.Surface:
    n = side * FINE
    surface = pygame.Surface((n, n), pygame.SRCALPHA)
    middle, radius = (n // 2, n // 2), n // 2 - FINE
    if kind != HERE:
        pygame.draw.circle(surface, IVORY, middle, radius)
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
