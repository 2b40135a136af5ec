"""The three type faces, opened by file path once, and a memory of drawn lines of text."""

from __future__ import annotations

import sys
from collections import OrderedDict
from functools import cache
from pathlib import Path

import pygame

from game.theme import Colour

# style -> family, weight, slant
STYLES: dict[str, tuple[str, int, str]] = {
    "title": ("Cinzel", 400, "normal"),
    "text": ("Alegreya Sans", 400, "normal"),
    "medium": ("Alegreya Sans", 500, "normal"),
    "strong": ("Alegreya Sans", 700, "normal"),
    "slant": ("Alegreya Sans", 400, "italic"),
    "flavour": ("EB Garamond", 400, "italic"),
}
REMEMBERED = 1500


@cache
def font_path(style: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        return Path(bundle) / "fonts" / f"{style}.ttf"
    import fontpkg

    family, weight, slant = STYLES[style]
    return Path(fontpkg.path(family, weight, slant))


class Fonts:
    def __init__(self) -> None:
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[str, str, int], int] = {}

    def font(self, style: str, size: int) -> pygame.font.Font:
        key = (style, size)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(font_path(style), size)
        return self._fonts[key]

    def width(self, text: str, style: str, size: int) -> int:
        key = (text, style, size)
        known = self._widths.get(key)
        if known is None:
            if len(self._widths) > 20000:
                self._widths.clear()
            known = self._widths[key] = self.font(style, size).size(text)[0]
        return known

    def height(self, style: str, size: int) -> int:
        return self.font(style, size).get_linesize()

    def line(self, text: str, style: str, size: int, colour: Colour) -> pygame.Surface:
        key = (text, style, size, colour)
        drawn = self._lines.get(key)
        if drawn is None:
            drawn = self._lines[key] = self.font(style, size).render(text, True, colour)
            if len(self._lines) > REMEMBERED:
                self._lines.popitem(last=False)
        else:
            self._lines.move_to_end(key)
        return drawn

    def wrap(self, text: str, style: str, size: int, width: int) -> list[str]:
        """Lines no wider than ``width``; a single word that is too wide is broken by letters."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, style, size) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = word
                while self.width(line, style, size) > width and len(line) > 1:
                    cut = self._fits(line, style, size, width)
                    lines.append(line[:cut])
                    line = line[cut:]
            lines.append(line)
        return lines

    def _fits(self, word: str, style: str, size: int, width: int) -> int:
        for cut in range(len(word) - 1, 1, -1):
            if self.width(word[:cut], style, size) <= width:
                return cut
        return 1

    def gilded(self, text: str, size: int, top: Colour, bottom: Colour, shade: Colour) -> pygame.Surface:
        """A title in a vertical gradient on a soft dark edge."""
        face = self.font("title", size)
        light = face.render(text, True, (255, 255, 255))
        ramp = pygame.Surface((1, 2), pygame.SRCALPHA)
        ramp.set_at((0, 0), top)
        ramp.set_at((0, 1), bottom)
        gradient = pygame.transform.smoothscale(ramp, light.get_size())
        light.blit(gradient, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        edge = max(2, size // 18)
        drawn = pygame.Surface((light.get_width() + 2 * edge, light.get_height() + 2 * edge), pygame.SRCALPHA)
        dark = face.render(text, True, shade)
        dark.set_alpha(90)
        for dx, dy in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (1, 2), (0, 1), (2, 1)):
            drawn.blit(dark, (dx * edge // 2, dy * edge // 2 + 1))
        drawn.blit(light, (edge // 2, edge // 2))
        return drawn
