"""Where the parts of a battle stand. One v is a unit of length that makes the whole scene fit the window."""

from __future__ import annotations

import pygame

from game.widgets.scene import SceneSpace

BANNER = 193.0  # height in v
TIP = 40.0  # how far the banner's point reaches
PORTRAIT = 171 / 193  # of a portrait's height, its width
MIDDLE = 352.0  # of each side's cards, from the middle of the window: three of them lie clear of the total
STRIP = 169.0  # height of the strip at the foot


class BattleLayout(SceneSpace):
    @property
    def strip(self) -> pygame.Rect:
        high = self.px(STRIP)
        return pygame.Rect(0, self.size[1] - high, self.size[0], high)

    def banner(self, left: bool) -> pygame.Rect:
        """With the room for the portrait above and below it."""
        wide = self.size[0] // 2 - self.px(72)
        y = self.top + self.px(80)
        return pygame.Rect(0 if left else self.size[0] - wide, y, wide, self.px(BANNER + 14))

    def unit(self, left: bool, number: int, units: int) -> tuple[int, int]:
        """The centre of a counter on the banner."""
        place = self.banner(left)
        x = self.px(18 + 16 + 25) + round(place.height * PORTRAIT) + number * self.px(56 if units <= 3 else 34)
        return (place.x + x if left else place.right - x), place.y + self.px(118)

    def total(self, left: bool) -> tuple[int, int]:
        """The centre of the disc with the total."""
        x = self.size[0] // 2 + self.px(-138 if left else 138)
        return x, self.top + self.px(285)

    def card(self, left: bool, number: int, cards: int) -> pygame.Rect:
        """Where a sealed card lies: side by side, within 304 v; more than three overlap."""
        wide, high = 96.0, 96 * 1.4
        step = min(wide + 8, (304 - wide) / max(1, cards - 1)) if cards > 1 else 0.0
        row = wide + step * (cards - 1)
        x = -(row / 2) + step * number + (-MIDDLE if left else MIDDLE)
        return self.rect(x, 331, wide, high)

    def held(self, left: bool, number: int, cards: int) -> tuple[pygame.Rect, float]:
        """Where a card of another's hand is held, and how far it leans: a fan of backs within 260 v."""
        wide, high = 74.0, 74 * 1.4
        step = min(30.0, (260 - wide) / max(1, cards - 1))
        from_middle = number - (cards - 1) / 2
        x = step * from_middle - wide / 2 + (-MIDDLE if left else MIDDLE)
        lean = min(4.0, 24 / max(1, cards - 1)) * from_middle
        return self.rect(x, 343 + abs(lean) ** 1.6 * 0.35, wide, high), -lean

    @property
    def verdict(self) -> pygame.Rect:
        """The ribbon that says who has won."""
        return self.rect(-330, 476, 660, 64)

    @property
    def booty(self) -> pygame.Rect:
        """In the strip at the foot: who gets what."""
        strip, pad = self.strip, self.px(12)
        left, right = self.px(300), self.px(292)
        return pygame.Rect(left, strip.y + pad, strip.width - left - right, strip.height - 2 * pad)
