"""Computes where the parts of the battle scene go, in v: the unit of length that fits the scene to the window."""

from __future__ import annotations

import pygame

from game.widgets.scene import SceneSpace

BANNER = 193.0  # height in v
TIP = 40.0  # length of the banner's point, in v
PORTRAIT = 171 / 193  # a portrait's width by its height
MIDDLE = 352.0  # v from the window's middle to the middle of each side's cards
STRIP = 169.0  # height of the bottom strip, in v


class BattleLayout(SceneSpace):
    """Rectangles and points of the battle scene for one window size, in pixels."""

    @property
    def strip(self) -> pygame.Rect:
        """The rectangle of the strip at the bottom of the battle scene."""
        high = self.px(STRIP)
        return pygame.Rect(0, self.size[1] - high, self.size[0], high)

    @property
    def beside_strip(self) -> pygame.Rect:
        """The rectangle of the words at the left of the strip, up to the cards above it."""
        pad, top = self.px(8), self.size[1] - self.px(STRIP + 56)
        return pygame.Rect(pad, top, self.px(286), self.size[1] - pad - top)

    def banner(self, left: bool) -> pygame.Rect:
        """Returns the rectangle of one side's banner (``left``: the attacker's), with the margin its portrait needs
        above and below it."""
        wide = self.size[0] // 2 - self.px(72)
        y = self.top + self.px(80)
        return pygame.Rect(0 if left else self.size[0] - wide, y, wide, self.px(BANNER + 14))

    def unit(self, left: bool, number: int, units: int) -> tuple[int, int]:
        """Returns the centre of unit ``number`` of ``units`` on a side's banner (``left``: the attacker's)."""
        place = self.banner(left)
        x = self.px(18 + 16 + 25) + round(place.height * PORTRAIT) + number * self.px(56 if units <= 3 else 34)
        return (place.x + x if left else place.right - x), place.y + self.px(118)

    def total(self, left: bool) -> tuple[int, int]:
        """Returns the centre of the disc with a side's total strength (``left``: the attacker's)."""
        x = self.size[0] // 2 + self.px(-138 if left else 138)
        return x, self.top + self.px(285)

    def card(self, left: bool, number: int, cards: int) -> pygame.Rect:
        """Returns the rectangle of a side's played card, by its number; ``cards`` of them lie side by side within 304 v
        (the scene's unit of length), more than three overlap."""
        wide, high = 96.0, 96 * 1.4
        step = min(wide + 8, (304 - wide) / max(1, cards - 1)) if cards > 1 else 0.0
        row = wide + step * (cards - 1)
        x = -(row / 2) + step * number + (-MIDDLE if left else MIDDLE)
        return self.rect(x, 331, wide, high)

    def held(self, left: bool, number: int, cards: int) -> tuple[pygame.Rect, float]:
        """Returns the rectangle and tilt (degrees) of a card held by an opponent, by its number; ``cards`` backs form a
        fan within 260 v (the scene's unit of length)."""
        wide, high = 74.0, 74 * 1.4
        step = min(30.0, (260 - wide) / max(1, cards - 1))
        from_middle = number - (cards - 1) / 2
        x = step * from_middle - wide / 2 + (-MIDDLE if left else MIDDLE)
        lean = min(4.0, 24 / max(1, cards - 1)) * from_middle
        return self.rect(x, 343 + abs(lean) ** 1.6 * 0.35, wide, high), -lean

    @property
    def verdict(self) -> pygame.Rect:
        """The rectangle of the ribbon that names the winner."""
        return self.rect(-330, 476, 660, 64)

    @property
    def gains_area(self) -> pygame.Rect:
        """The part of the bottom strip that shows each side's gains."""
        strip, pad = self.strip, self.px(12)
        left, right = self.px(300), self.px(292)
        return pygame.Rect(left, strip.y + pad, strip.width - left - right, strip.height - 2 * pad)
