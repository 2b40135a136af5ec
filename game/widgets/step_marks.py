"""Draws numbered rings round the places of recap steps on a map, and the matching discs before their lines; finds a
place for a panel clear of the rings."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.render.fonts import printed
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, Colour
from game.render.ui import Ui
from game.widgets.light_ring import draw_light_ring
from game.widgets.placement import docks, least_covering

Point = tuple[float, float]
THICK, THIN = 0.13, 0.07  # line widths as shares of a ring's radius
STEPS = 6  # positions tried between two corners, along each axis


def ring_rect(centre: Point, radius: float) -> pygame.Rect:
    """Returns the rectangle of a ring with its number, in pixels."""
    side = round(radius * 2.8)
    return pygame.Rect(round(centre[0] - side / 2), round(centre[1] - side / 2), side, side)


def clear_of(
    size: tuple[int, int], room: pygame.Rect, rings: Iterable[pygame.Rect], then: Iterable[pygame.Rect] = ()
) -> pygame.Rect:
    """Returns the rectangle in ``room`` at which a panel of ``size`` covers least of ``rings``, among those least of
    ``then``; of several still equal, a corner or a middle of an edge."""
    places = docks(size, room)
    wide, high = places[0].size
    for row in range(STEPS + 1):
        for column in range(STEPS + 1):
            x = room.x + (room.width - wide) * column // STEPS
            y = room.y + (room.height - high) * row // STEPS
            places.append(pygame.Rect(x, y, wide, high))
    return least_covering(places, list(rings), list(then))


def draw_ring(
    ui: Ui, target: pygame.Surface, centre: Point, radius: float, colour: Colour, *, pointed: bool, thin: bool
) -> None:
    """Draws a ring in ivory and ink, visible on any background; its middle stays clear."""
    wide = max(2.0, radius * (THIN if thin else THICK))
    edge = max(1.0, ui.px(1))
    tint = GOLD if pointed else colour
    for outer, width, shade in (
        (radius + 2 * edge, wide + 4 * edge, INK),
        (radius + edge, wide + 2 * edge, IVORY),
        (radius, wide, tint),
    ):
        pygame.draw.aacircle(target, shade, centre, round(outer), max(1, round(width)))


def draw_disc(
    ui: Ui, target: pygame.Surface, centre: Point, side: float, number: int, colour: Colour, *, pointed: bool = False
) -> None:
    """Draws a disc with a number."""
    radius = side / 2
    pygame.draw.aacircle(target, INK, centre, round(radius + max(1, ui.px(2))))
    pygame.draw.aacircle(target, IVORY, centre, round(radius + max(1, ui.px(1))))
    fill = GOLD_LIGHT if pointed else colour
    pygame.draw.aacircle(target, fill, centre, round(radius))
    ink = INK if sum(fill) > 420 else IVORY
    figure = ui.fonts.line(str(number), "strong", printed(side * 0.66), ink)
    box = figure.get_bounding_rect()
    target.blit(figure, (round(centre[0] - box.centerx), round(centre[1] - box.centery)))


def draw_marks(
    ui: Ui,
    target: pygame.Surface,
    marks: Iterable[tuple[Point, float, int, Colour, bool, bool, bool]],
) -> None:
    """Draws rings given as centre, radius, number (0: none), colour, whether hovered, whether thin, whether it is a
    lesson's highlight."""
    marks = list(marks)
    for centre, radius, _, colour, pointed, thin, light in marks:
        if light:
            draw_light_ring(ui, target, centre, radius)
        else:
            draw_ring(ui, target, centre, radius, colour, pointed=pointed, thin=thin)
    for centre, radius, number, colour, pointed, _, _ in marks:
        if number:
            point = (centre[0] - radius * 0.78, centre[1] + radius * 0.78)
            draw_disc(ui, target, point, max(ui.px(15), radius * 0.8), number, colour, pointed=pointed)
