"""Drawing helpers of Historia's panels: lengths in u, text that fits, rows of symbols, glows, cached surfaces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.historia.wording.card_text import Sign
from game.i18n.line_breaks import shorter
from game.render.fonts import FLOOR, printed
from game.render.nine_slice import BoxStyle
from game.render.svg_render import Size
from game.render.theme import GOLD_DARK, GOLD_LIGHT, INK, IVORY, Colour
from game.render.ui import Ui
from game.widgets.fitted_text import fit_line, largest_type_size
from game.widgets.rich_text import UNBROKEN, BrokenText, lay_out

CHOICE = (255, 222, 120)
MORE = "…"
SQUEEZE = 0.7  # narrowest squeeze of a line, as a share of its width, before it is cut


def box(ui: Ui, x: float, y: float, wide: float, high: float, origin: tuple[int, int] = (0, 0)) -> pygame.Rect:
    """Converts a rectangle from u (the interface's unit of length) to pixels, relative to `origin`; rectangles that
    touch in u also touch in pixels."""
    u = ui.u
    left, top, right, bottom = round(x * u), round(y * u), round((x + wide) * u), round((y + high) * u)
    return pygame.Rect(origin[0] + left, origin[1] + top, right - left, bottom - top)


def line(ui: Ui, text: str, style: str, size: float, colour: Colour, room: int = 0, height: int = 0) -> pygame.Surface:
    """Returns a picture of a line of text; if it is wider than `room` pixels, it is set smaller, then squeezed, then
    cut. `room` 0: any width. `height`: it is enlarged only as far as it is no higher, unless that is 0."""
    if height:
        letters = largest_type_size(ui, size, lambda letters: ui.fonts.extent(text, style, letters)[1] <= height)
        return fit_line(ui, text, room or UNBROKEN, style, letters, colour, squeeze=SQUEEZE)
    if not room:
        return ui.fonts.line(text, style, ui.type_size(size), colour)
    return fit_line(ui, text, room, style, ui.type_size(size), colour, squeeze=SQUEEZE)


def write(
    ui: Ui,
    target: pygame.Surface,
    text: str,
    rect: pygame.Rect,
    style: str,
    size: float,
    colour: Colour,
    align: str = "left",
    height: int = 0,
) -> pygame.Rect:
    """Draws a line vertically centred in a rectangle; ``height`` as in `line`. Returns the rectangle it takes."""
    drawn = line(ui, text, style, size, colour, rect.width, height)
    area = drawn.get_rect(midleft=rect.midleft)
    if align == "centre":
        area = drawn.get_rect(center=rect.center)
    elif align == "right":
        area = drawn.get_rect(midright=rect.midright)
    target.blit(drawn, area)
    return area


def rich(
    ui: Ui, text: str, width: int, size: float, colour: Colour, style: str = "text", align: str = "left"
) -> BrokenText:
    """Returns the layout of a paragraph with symbols; ``width`` in pixels, ``size`` (of the type) in u, the interface's
    unit of length."""
    return lay_out(ui, text, max(8, width), style=style, size=size, colour=colour, align=align)


def one_line(ui: Ui, text: str, room: int, size: float, colour: Colour) -> pygame.Surface:
    """Returns a picture of text with symbols, `room` pixels wide at most: on one line, squeezed if necessary, or
    wrapped if it is far too wide."""
    laid = rich(ui, text, 10**5, size, colour)
    if laid.width * SQUEEZE > room:
        laid = rich(ui, text, room, size, colour)
    drawn = pygame.Surface((max(1, laid.width), max(1, laid.height)), pygame.SRCALPHA)
    laid.draw(drawn, 0, 0)
    return drawn if laid.width <= room else pygame.transform.smoothscale(drawn, (room, drawn.get_height()))


def is_cut(ui: Ui, text: str, style: str, room: int) -> bool:
    """Returns whether `line` would cut the text."""
    return ui.fonts.width(text, style, ui.floor) * SQUEEZE > room


def shortened(ui: Ui, text: str, room: int, size: float) -> str:
    """Returns as many words as `one_line` can fit on one line, with an ellipsis if any are left out."""

    def fits(sentence: str) -> bool:
        return rich(ui, sentence, 10**5, size, INK).width * SQUEEZE <= room

    if fits(text):
        return text
    while text and not fits(sentence := (text := shorter(text)).rstrip(",;.·、。") + MORE):
        pass
    return sentence


def symbol(ui: Ui, name: str, side: int) -> pygame.Surface:
    """Returns the picture of a symbol of Historia, `side` pixels wide and high."""
    return ui.pictures.get(f"historia/symbols/{name}", (side, side))


def signs_wide(ui: Ui, signs: Sequence[Sign], side: int) -> int:
    """Returns the width in pixels of a row of symbols with their numbers, for symbols of this side."""
    high = max(FLOOR, round(side * 0.86))
    wide = 0
    for name, text in signs:
        wide += (side if name else 0) + (ui.fonts.width(text, "strong", high) + side // 8 if text else 0) + side // 4
    return max(0, wide - side // 4)


def draw_signs(
    ui: Ui, target: pygame.Surface, signs: Sequence[Sign], rect: pygame.Rect, side: int, colour: Colour = INK
) -> None:
    """Draws a centred row of symbols with their numbers, smaller where it does not fit; below a legible size in two
    rows, or squeezed where there is room for one row only."""
    while side > ui.floor and signs_wide(ui, signs, side) > rect.width:
        side -= 1
    wide = signs_wide(ui, signs, side)
    if wide > rect.width and len(signs) > 1:
        if rect.height < 2 * side:
            row = pygame.Surface((wide, rect.height), pygame.SRCALPHA)
            draw_signs(ui, row, signs, row.get_rect(), side, colour)
            target.blit(pygame.transform.smoothscale(row, rect.size), rect)
            return
        half = (len(signs) + 1) // 2
        upper, lower = rect.copy(), rect.copy()
        upper.height = lower.height = min(rect.height // 2, side + side // 3)
        upper.bottom, lower.top = rect.centery, rect.centery
        draw_signs(ui, target, signs[:half], upper, side, colour)
        draw_signs(ui, target, signs[half:], lower, side, colour)
        return
    high = max(FLOOR, round(side * 0.86))
    x = rect.centerx - signs_wide(ui, signs, side) // 2
    for name, text in signs:
        if name:
            drawn = symbol(ui, name, side)
            target.blit(drawn, drawn.get_rect(midleft=(x, rect.centery)))
            x += side
        if text:
            number = ui.fonts.line(text, "strong", high, colour)
            x += side // 8
            target.blit(number, number.get_rect(midleft=(x, rect.centery)))
            x += number.get_width()
        x += side // 4


def disc(ui: Ui, text: str, side: int, top: Colour = GOLD_LIGHT, bottom: Colour = (217, 165, 58)) -> pygame.Surface:
    """Returns a gold disc with a number."""

    def paint() -> pygame.Surface:
        drawn = pygame.Surface((side, side), pygame.SRCALPHA)
        ui.box(drawn, drawn.get_rect(), BoxStyle(radius=side // 2, top=INK))
        inner = drawn.get_rect().inflate(-max(2, side // 10), -max(2, side // 10))
        ui.box(drawn, inner, BoxStyle(radius=inner.width // 2, top=top, bottom=bottom, edge=GOLD_DARK, edge_width=1.0))
        number = ui.fonts.line(text, "strong", printed(side * 0.62), INK)
        ink = number.get_bounding_rect()
        drawn.blit(number, (round(side / 2 - ink.centerx), round(side / 2 - ink.centery)))
        return drawn

    return ui.pictures.made(f"@disc {text} {top} {bottom}", (side, side), paint)


def glow(ui: Ui, target: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour = CHOICE) -> None:
    """Draws the glow around something that can be chosen."""
    wide = max(2, ui.px(2.4))
    for step, strength in ((3, 40), (2, 80), (1, 150)):
        grown = rect.inflate(2 * wide * step, 2 * wide * step)
        ui.box(
            target, grown, BoxStyle(radius=radius + wide * step, edge=colour, edge_width=float(wide), alpha=strength)
        )
    ui.box(target, rect.inflate(2, 2), BoxStyle(radius=radius, edge=INK, edge_width=max(1.0, ui.px(1))))


def halo_of(ui: Ui, text: pygame.Surface) -> Size:
    """Returns the size of a line of text with the halo around it."""
    return (text.get_width() + 2 * ui.px(6), text.get_height() + 2 * ui.px(6))


def haloed(ui: Ui, text: pygame.Surface, colour: Colour = IVORY) -> pygame.Surface:
    """Returns a line with a soft outline of this colour, legible over any background."""
    size = halo_of(ui, text)
    breath = pygame.Surface(size, pygame.SRCALPHA)
    breath.fill((*colour, 0))
    rect = text.get_rect(center=breath.get_rect().center)
    shape = pygame.mask.from_surface(text, 60).to_surface(setcolor=(*colour, 255), unsetcolor=(*colour, 0))
    breath.blit(shape, rect, special_flags=pygame.BLEND_RGBA_MAX)
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    for wide in (ui.px(3), ui.px(1.6)):
        soft = pygame.transform.gaussian_blur(breath, max(1, wide))
        for _ in range(2):
            drawn.blit(soft, (0, 0))
    drawn.blit(text, rect)
    return drawn


def greyed(ui: Ui, key: str, source: pygame.Surface, share: float = 0.67) -> pygame.Surface:
    """Returns a copy of a surface, blended with its grey version by `share` (0: unchanged, 1: grey); cached."""

    def paint() -> pygame.Surface:
        grey = pygame.transform.grayscale(source)
        grey.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
        drawn = source.copy()
        drawn.blit(grey, (0, 0))
        return drawn

    return ui.pictures.made(f"@grey {key} {share}", source.get_size(), paint, source)


def faded(ui: Ui, key: str, source: pygame.Surface, alpha: int) -> pygame.Surface:
    """Returns a copy of a surface with its opacity multiplied by alpha / 255; cached."""

    def paint() -> pygame.Surface:
        drawn = source.copy()
        drawn.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    return ui.pictures.made(f"@faded {key} {alpha}", source.get_size(), paint, source)


def kept(
    ui: Ui, key: str, size: Size, paint: Callable[[], pygame.Surface], of: pygame.Surface | None = None
) -> pygame.Surface:
    """Returns the surface that `paint` creates, from a cache by key, size, theme and language.

    `of`: the picture it is made from; if that is a placeholder, the surface is painted again later.
    """
    return ui.pictures.made(f"@{key} {ui.theme.name} {ui.texts.language}", size, paint, of)
