"""The header of the score screen: the winner's name and portrait, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.brazil.drawing.portrait import AXES, oval
from game.render.ui import Ui
from game.screens.page import PageTitle
from game.widgets.base import Size, Widget
from game.widgets.label import FirstFitting
from game.widgets.material.grain import shade
from game.widgets.material.panel import rosewood

HIGH, PORTRAIT, SMALL = 124, 172, 66
PLAIN, MAIN = (178, 36), (178, 80)
COLUMN, LOW = 106, 31  # u: three plain buttons in a column, height of each


class ScoreHead(Widget):
    """Shows title, note and portrait. ``notes``: wordings of the note, the first that fits is shown; ``buttons``: the
    main one last."""

    def __init__(
        self, title: str, notes: Sequence[str], monarch: str, buttons: Sequence[Widget], compact: bool
    ) -> None:
        super().__init__(name="score-head")
        self.monarch, self.compact = monarch, compact
        self.title = PageTitle(title, "title" if compact else "display")
        self.note = FirstFitting(notes, style="flavour", size=15 if compact else 20, colour="wood_ink")
        self.buttons = buttons
        self.add(self.title, self.note, *buttons)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(SMALL if self.compact else HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        left, right = rect.x + ui.px(20), rect.right - ui.px(20)
        if self.buttons:
            right = self._arrange_buttons(ui, rect) - ui.px(16)
        if self.monarch and not self.compact:
            left = rect.x + ui.px(34 + 22) + round(ui.px(PORTRAIT) * AXES[0] / AXES[1])
        room = right - left
        heights = [line.measure(ui, room)[1] for line in (self.title, self.note)]
        y = rect.centery - sum(heights) // 2 - ui.px(2)
        self.title.arrange(ui, pygame.Rect(left, y, room, heights[0]))
        self.note.arrange(ui, pygame.Rect(left + ui.px(2), y + heights[0], room - ui.px(2), heights[1]))

    def _arrange_buttons(self, ui: Ui, rect: pygame.Rect) -> int:
        """Places the buttons at the right end. Returns their left edge."""
        *plain, main = self.buttons
        area = pygame.Rect(0, 0, ui.px(MAIN[0]), ui.px(MAIN[1]))
        area.midright = (rect.right - ui.px(34), rect.centery)
        main.arrange(ui, area)
        tall, high = (ui.px(COLUMN), ui.px(LOW)) if len(plain) > 2 else (area.height, ui.px(PLAIN[1]))
        x = area.x - ui.px(20 + PLAIN[0])
        for number, button in enumerate(plain):
            y = rect.centery - tall // 2 + number * (tall - high) // max(1, len(plain) - 1)
            button.arrange(ui, pygame.Rect(x, y, ui.px(PLAIN[0]), high))
        return x if plain else area.x

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        shade(ui, target, rect, 0, 8)
        rosewood(ui, target, rect, ("bottom",))
        if self.monarch and not self.compact:
            target.blit(oval(ui.pictures, self.monarch, ui.px(PORTRAIT)), (rect.x + ui.px(34), rect.y + ui.px(8)))
        super().draw(ui, target)
