"""The header of the score screen: the winner's name and portrait, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.brazil.drawing.portrait import AXES, oval
from game.render.theme import GOLD, GOLD_LIGHT
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.grain import shade
from game.widgets.material.panel import rosewood

HIGH, PORTRAIT, SMALL = 124, 172, 66
PLAIN, MAIN = (178, 36), (178, 80)
COLUMN, LOW = 106, 31  # u: three plain buttons in a column, height of each
INK = (34, 20, 8)


class ScoreHead(Widget):
    """Shows title, note and portrait. ``buttons``: the main one last."""

    role = "heading"

    def __init__(self, title: str, note: str, monarch: str, buttons: Sequence[Widget], compact: bool) -> None:
        super().__init__(name="score-head")
        self.title, self.note, self.monarch, self.compact = title, note, monarch, compact
        self.add(*buttons)

    @property
    def drawn_text(self) -> str:
        """The title and the note below it."""
        return f"{self.title}\n{self.note}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(SMALL if self.compact else HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        if self.compact:
            return  # the buttons are at the bottom of the screen
        *plain, main = self.children
        right = rect.right - ui.px(34)
        area = pygame.Rect(0, 0, ui.px(MAIN[0]), ui.px(MAIN[1]))
        area.midright = (right, rect.centery)
        main.arrange(ui, area)
        tall, high = (ui.px(COLUMN), ui.px(LOW)) if len(plain) > 2 else (area.height, ui.px(PLAIN[1]))
        for number, button in enumerate(plain):
            y = rect.centery - tall // 2 + number * (tall - high) // max(1, len(plain) - 1)
            button.arrange(ui, pygame.Rect(area.x - ui.px(20 + PLAIN[0]), y, ui.px(PLAIN[0]), high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        shade(ui, target, rect, 0, 8)
        rosewood(ui, target, rect, ("bottom",))
        left = rect.x + ui.px(20)
        if self.monarch and not self.compact:
            high = ui.px(PORTRAIT)
            drawn = oval(ui.pictures, self.monarch, high)
            target.blit(drawn, (rect.x + ui.px(34), rect.y + ui.px(8)))
            left = rect.x + ui.px(34 + 22) + round(high * AXES[0] / AXES[1])
        right = rect.right - ui.px(20) if self.compact else min(child.rect.x for child in self.children) - ui.px(16)
        self._draw_title(ui, target, left, right - left)
        if not self.compact:
            super().draw(ui, target)

    def _draw_title(self, ui: Ui, target: pygame.Surface, left: int, room: int) -> None:
        most = ui.type_size("title" if self.compact else "display")
        size = next((n for n in range(most, 14, -2) if ui.fonts.width(self.title, "title", n) <= room), 14)
        if ui.theme.flat:
            drawn = ui.fonts.line(self.title, "title", size, ui.theme.wood_ink)
        else:
            drawn = ui.fonts.gilded(self.title, size, GOLD_LIGHT, GOLD, INK)
        under = fitted(ui, self.note, room, style="flavour", size=15 if self.compact else 20, colour="wood_ink")
        high = drawn.get_height() + under.get_height()
        y = self.rect.centery - high // 2 - ui.px(2)
        target.blit(drawn, (left, y))
        target.blit(under, (left + ui.px(2), y + drawn.get_height()))
