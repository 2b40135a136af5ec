"""Draws a Mission's objectives, one line each, with a laurel at the end of a line that has its own points."""

from __future__ import annotations

import pygame

from game.brazil.cards.corner_marks import draw_laurel
from game.brazil.cards.lettering import SQUEEZE, wrapped
from game.render.fonts import FLOOR
from game.render.theme import INK
from game.render.ui import Ui


def draw_rows(
    ui: Ui, target: pygame.Surface, rows: tuple[tuple[str, str], ...], rect: pygame.Rect, letters: int
) -> None:
    """Draws a Mission's (objective, points) rows into a rectangle, all at one type size: ``letters`` pixels, or less if
    they would not fit."""
    step = rect.height // max(3, len(rows))
    wreath = round(min(step * 1.06, letters * 1.75))
    marked = any(points for _, points in rows)
    room = rect.width - (wreath + letters // 3 if marked else 0)
    letters = _fitting(ui, rows, room, letters)
    y = rect.centery - step * len(rows) // 2
    for line, points in rows:
        text = _line(ui, line, letters, room)
        x = rect.x if marked else rect.centerx - text.get_width() // 2
        target.blit(text, (x, y + (step - text.get_height()) // 2))
        if points:
            draw_laurel(ui, target, points, pygame.Rect(rect.right - wreath, y + (step - wreath) // 2, wreath, wreath))
        y += step


def _fitting(ui: Ui, rows: tuple[tuple[str, str], ...], room: int, letters: int) -> int:
    """The largest type size at which the widest line needs no more squeezing than allowed."""
    while letters > FLOOR and any(
        wrapped(ui, line, 10_000, letters, INK, "left").width > room / SQUEEZE for line, _ in rows
    ):
        letters -= 1
    return letters


def _line(ui: Ui, line: str, letters: int, room: int) -> pygame.Surface:
    """The line on a transparent ground, squeezed to the width."""
    text = wrapped(ui, line, 10_000, letters, INK, "left")
    drawn = pygame.Surface((max(1, text.width), max(1, text.height)), pygame.SRCALPHA)
    drawn.fill((*INK, 0))
    text.draw(drawn, 0, 0)
    if text.width > room:
        return pygame.transform.smoothscale(drawn, (room, text.height))
    return drawn
