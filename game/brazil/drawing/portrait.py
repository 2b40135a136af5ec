"""The Monarch's oval portrait with a name ribbon in the seat's colour and points in a laurel."""

from __future__ import annotations

import pygame

from game.brazil.palette import SEATS
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fit_line
from game.widgets.material.laurel import laurel
from game.widgets.material.ribbon import ribbon, ribbon_height

# The painted oval on a Monarch's picture of 504 x 400: centre and half axes.
CENTRE, AXES, CANVAS = (252, 200), (171, 193), (504, 400)
RIBBON = 22


def oval(pictures: ImageCache, monarch: str, high: int) -> pygame.Surface:
    """Returns a Monarch's portrait cut to its oval, frame included; cached."""
    key, size = f"@oval-{monarch}", (round(high * AXES[0] / AXES[1]), high)
    return pictures.made(key, size, lambda: _cut(pictures, monarch, size))


def _cut(pictures: ImageCache, monarch: str, size: tuple[int, int]) -> pygame.Surface:
    fine = 2
    scale = fine * size[1] / (2 * AXES[1])
    whole = pictures.scaled(f"monarchs/{monarch}", (round(CANVAS[0] * scale), round(CANVAS[1] * scale)))
    large = (size[0] * fine, size[1] * fine)
    cut = pygame.Surface(large, pygame.SRCALPHA)
    cut.blit(whole, (large[0] / 2 - CENTRE[0] * scale, large[1] / 2 - CENTRE[1] * scale))
    mask = pygame.Surface(large, pygame.SRCALPHA)
    pygame.draw.ellipse(mask, (255, 255, 255, 255), mask.get_rect())
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(cut, size)


class MonarchPortrait(Widget):
    """Portrait, name ribbon and points; the seat's emblem while no Monarch is chosen."""

    def __init__(self, colour: str, monarch: str, name: str, points: str, tip: str) -> None:
        super().__init__(name="portrait", tip=tip)
        self.colour, self.monarch, self.title, self.points = colour, monarch, name, points
        self.handbook_page = f"monarch/{monarch}" if monarch else f"people/{colour}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(175))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        band = self._ribbon(ui)
        high = min(rect.height - (band.height if band else 0) - ui.px(2), round(rect.width * AXES[1] / AXES[0]))
        area = pygame.Rect(0, 0, round(high * AXES[0] / AXES[1]), high)
        area.midtop = rect.midtop
        if self.monarch:
            target.blit(oval(ui.pictures, self.monarch, high), area)
        else:
            side = min(area.size) * 2 // 3
            badge = ui.pictures.get(f"seats/{self.colour}", (side, side))
            target.blit(badge, badge.get_rect(center=area.center))
        if band is not None:
            self._draw_ribbon(ui, target, band)
        if self.points:
            side = max(ui.px(30), round(high * 0.32))
            point = (min(rect.right, area.right + side // 4) - side, rect.y)
            if band is None:  # a small portrait has its points below
                point = (area.centerx - side // 2, min(area.bottom - side // 5, rect.bottom - side))
            target.blit(laurel(ui, self.points, side), point)

    def _ribbon(self, ui: Ui) -> pygame.Rect | None:
        if self.rect.width < ui.px(80):
            return None
        high = max(ui.px(RIBBON), ui.type_size("text") + ui.px(5))
        wide = self.rect.width - ui.px(6)
        high = ribbon_height(ui, self.title, wide, high)
        return pygame.Rect(self.rect.x + ui.px(3), self.rect.bottom - high, wide, high)

    def _draw_ribbon(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        target.blit(ribbon(ui, self.title, rect.size, SEATS[self.colour]), rect)


def fitted_in(
    ui: Ui, text: str, style: str, size: str, colour: tuple[int, int, int], rect: pygame.Rect
) -> tuple[pygame.Surface, pygame.Rect]:
    """Returns a line of text drawn to fit a rectangle's width, and where it lies, centred in that rectangle."""
    least = ui.type_size("small")
    drawn = fit_line(ui, text, rect.width, style, ui.type_size(size), colour, least=least, squeeze=0)
    return drawn, drawn.get_rect(center=rect.center)
