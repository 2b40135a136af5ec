"""Drawing helpers of Imperial Struggle's panels: text with a halo, marks, numbers in circles, glows, lines."""

from __future__ import annotations

import itertools

import pygame

from game.render.fonts import printed
from game.render.image_cache import load_png
from game.render.svg_render import Size, render
from game.render.theme import INK, IVORY, Colour, code, rgb
from game.render.ui import Ui
from game.struggle.drawing.palette import CLOTH, MARKS
from game.widgets.fitted_text import fit_line, largest_type_size, narrowed
from game.widgets.material.grain import look

HALO = (251, 244, 226)
AMBER = rgb("#B25A00")
LIFT = (44, 44, 44)
SQUEEZE = 0.8  # narrowest squeeze of a line, as a share of its width, before it is cut


def blit_centred(target: pygame.Surface, surface: pygame.Surface, centre: tuple[float, float]) -> None:
    """Blits a surface onto `target` so that its centre is at a point."""
    target.blit(surface, (round(centre[0] - surface.get_width() / 2), round(centre[1] - surface.get_height() / 2)))


def picture(ui: Ui, name: str, side: float) -> pygame.Surface:
    """Returns a picture of the cache, scaled to a square of about this side."""
    size = max(4, round(side))
    return ui.pictures.scaled(name, (size, size))


def mark(ui: Ui, seat: int, side: float) -> pygame.Surface:
    """Returns the mark (emblem) of a power as a square picture."""
    return picture(ui, MARKS[seat], side)


def haloed(
    ui: Ui, text: str, style: str, size: int, colour: Colour, halo: Colour = HALO, most: int = 0
) -> pygame.Surface:
    """Returns a line of text with a halo, legible on land, water and lines; `most`: the greatest width, to which it is
    narrowed (0: any)."""
    reach = max(1, round(size * 0.13))
    wide, high = ui.fonts.extent(text, style, size)
    wide = min(wide, most or wide)
    key = f"@halo {look(ui)} {style} {size} {colour} {halo} {text}"
    whole = (wide + 2 * reach, high + 2 * reach)

    def drawn() -> pygame.Surface:
        made = pygame.Surface(whole, pygame.SRCALPHA)
        pale = narrowed(ui.fonts.line(text, style, size, halo), wide)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
            made.blit(pale, (round(reach + dx * reach), round(reach + dy * reach)))
        made.blit(narrowed(ui.fonts.line(text, style, size, colour), wide), (reach, reach))
        return made

    return ui.pictures.made(key, whole, drawn)


def round_number(ui: Ui, text: str, side: float, fill: Colour = IVORY, ink: Colour = INK) -> pygame.Surface:
    """Returns a small disc with a short text on it, such as a number."""
    size = max(9, round(side))
    key = f"@round {look(ui)} {text} {fill} {ink}"

    def drawn() -> pygame.Surface:
        made = load_png(render(_disc(fill), (size, size)))
        letters = ui.fonts.line(text, "strong", printed(size * 0.74), ink)
        box = letters.get_bounding_rect()
        made.blit(letters, (round(size / 2 - box.centerx), round(size / 2 - box.centery)))
        return made

    return ui.pictures.made(key, (size, size), drawn)


def _disc(fill: Colour) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<circle cx="20" cy="20" r="18.4" fill="{code(fill)}" stroke="{code(INK)}" stroke-width="2.6"/></svg>'
    )


def grey(ui: Ui, name: str, surface: pygame.Surface, alpha: int = 255) -> pygame.Surface:
    """Returns a grey copy of a surface, for what is spent or not yet available; cached under `name`."""
    key = f"@grey {look(ui)} {name} {alpha}"

    def drawn() -> pygame.Surface:
        made = pygame.transform.grayscale(surface)
        made.set_alpha(alpha)
        return made

    return ui.pictures.made(key, surface.get_size(), drawn, surface)


def rotated(ui: Ui, name: str, surface: pygame.Surface, degrees: float) -> pygame.Surface:
    """Returns a copy of a surface, rotated counterclockwise by `degrees`; cached under `name`."""
    key = f"@turned {look(ui)} {name} {degrees}"
    return ui.pictures.made(key, surface.get_size(), lambda: pygame.transform.rotate(surface, degrees), surface)


def ring(ui: Ui, side: float, colour: Colour, wide: float, dash: str = "") -> pygame.Surface:
    """Returns a picture of a ring with a line `wide` pixels thick; `dash`: its dash pattern as in SVG, "" for a solid
    line."""
    size = max(8, round(side))
    key = f"@ring {colour} {wide:.1f} {dash}"
    body = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><circle cx="{size / 2}" cy="{size / 2}" '
        f'r="{size / 2 - wide}" fill="none" stroke="{code(colour)}" stroke-width="{wide:.2f}" '
        f'stroke-dasharray="{dash}"/></svg>'
    )
    return ui.pictures.made(key, (size, size), lambda: load_png(render(body, (size, size))))


def glow(ui: Ui, side: float, colour: Colour, strength: float = 1.0) -> pygame.Surface:
    """Returns a picture of the glow around a place that can be chosen: a bright rim inside a dark amber one."""
    size = max(8, round(side))
    body = "".join(
        f'<stop offset="{at}" stop-color="{code(tint)}" stop-opacity="{seen}"/>'
        for at, tint, seen in (
            (0.38, colour, 0.0),
            (0.42, colour, strength),
            (0.55, colour, strength),
            (0.60, AMBER, 0.9 * strength),
            (0.68, AMBER, 0.4 * strength),
            (0.92, AMBER, 0.0),
        )
    )
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g">'
        f'{body}</radialGradient></defs><circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
    )
    return ui.pictures.made(f"@glow {colour} {strength}", (size, size), lambda: load_png(render(drawing, (size, size))))


def credit_rim(ui: Ui, side: float, strength: float = 1.0) -> pygame.Surface:
    """Returns a picture of the rim around a place that only Debt or Treaty Points can pay: dashes, without the glow (of
    that `side`) of one that the points in hand pay."""
    rim = ring(ui, side * 0.6, AMBER, max(1.0, side / 30), f"{side / 15:.1f} {side / 24:.1f}")

    def faded() -> pygame.Surface:
        made = rim.copy()
        made.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    return ui.pictures.made(f"@credit {strength}", rim.get_size(), faded)


def tinted(ui: Ui, name: str, seat: int, side: float) -> pygame.Surface:
    """Returns the picture with this name, `side` pixels wide, tinted in the colour of the power that holds a space."""
    base = picture(ui, name, side)

    def drawn() -> pygame.Surface:
        made = pygame.transform.grayscale(base)
        made.fill(LIFT, special_flags=pygame.BLEND_RGB_ADD)  # lighten: the sea's hexagons are dark
        made.fill((*CLOTH[seat], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    return ui.pictures.made(f"@held {look(ui)} {name} {seat}", base.get_size(), drawn, base)


def words(
    ui: Ui,
    target: pygame.Surface,
    text: str,
    point: tuple[float, float],
    *,
    style: str = "text",
    size: float = 14,
    colour: Colour = INK,
    align: str = "left",
    room: int = 0,
    height: int = 0,
) -> int:
    """Draws a line of text that begins, ends or is centred at a point (``align``), vertically centred on it; `room`:
    the width in pixels it must fit (0: any); `height`: it is enlarged only as far as it is no higher (0: in any case).
    Returns its width."""
    pixels = ui.type_size(size)
    if height:
        pixels = largest_type_size(ui, size, lambda letters: ui.fonts.extent(text, style, letters)[1] <= height)
    if room:
        line = fit_line(ui, text, room, style, pixels, colour, squeeze=SQUEEZE)
    else:
        line = ui.fonts.line(text, style, pixels, colour)
    wide = line.get_width()
    x = point[0] - {"right": wide, "centre": wide / 2}.get(align, 0)
    target.blit(line, (round(x), round(point[1] - line.get_height() / 2)))
    return wide


def on_wood(ui: Ui, colour: Colour) -> Colour:
    """Returns the colour for text on wood and dark panels: the given one, or the theme's own if the theme has high
    contrast."""
    return ui.theme.wood_ink if ui.theme.flat else colour


def stroke(
    target: pygame.Surface,
    points: list[tuple[float, float]],
    colour: tuple[int, int, int],
    wide: float,
    under: tuple[int, int, int],
    beneath: float = 0,
) -> None:
    """Draws a line through points over a wider one of width `beneath`, as an outline."""
    for tint, width in ((under, beneath or wide * 1.7), (colour, wide)):
        for a, b in itertools.pairwise(points):
            pygame.draw.aaline(target, tint, a, b, max(1, round(width)))


def dashes(
    target: pygame.Surface, points: list[tuple[float, float]], colour: tuple[int, int, int], wide: float
) -> None:
    """Draws a dashed line through points."""
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
        dash = wide * 4
        for number in range(int(length // (2 * dash)) + 1):
            a, b = number * 2 * dash / length, min(1.0, (number * 2 + 1) * dash / length)
            start = (x1 + (x2 - x1) * a, y1 + (y2 - y1) * a)
            pygame.draw.aaline(target, colour, start, (x1 + (x2 - x1) * b, y1 + (y2 - y1) * b), max(1, round(wide)))


__all__ = [
    "Size",
    "blit_centred",
    "dashes",
    "glow",
    "grey",
    "haloed",
    "mark",
    "picture",
    "ring",
    "rotated",
    "round_number",
    "stroke",
    "tinted",
    "words",
]
