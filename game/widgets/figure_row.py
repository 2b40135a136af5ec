"""A row of pictures that illustrates a rule, scaled to one height across a page."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import dark_panel

HIGH, LOW, GAP = 150, 40, 14  # u: wanted and least height, and the gap
SHARE = 0.5  # most of the window's height
MARK = 0.62  # size of the mark as a share of the button
Drawing = Callable[[Ui, int], pygame.Surface]  # draws at a height in pixels


def picture(name: str, share: float = 1.0) -> Drawing:
    """Returns a function that draws a figure at a height in pixels: the picture of this name, ``share`` as high as the
    figure."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        tall = round(high * share)
        return ui.pictures.scaled(name, (round(tall * ui.pictures.ratio(name)), tall))

    return drawn


def points(number: int, share: float = 0.5) -> Drawing:
    """Returns a function that draws a figure at a height in pixels: a laurel wreath with this number of victory points,
    ``share`` as high as the figure."""
    return lambda ui, high: laurel(ui, number, round(high * share))


def with_caption(drawing: Drawing, message: str) -> Drawing:
    """Returns a function that draws a figure at a height in pixels: what the function ``drawing`` draws, with the text
    of a message id as caption below it."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        words = ui.line(ui.text(message), "strong", "text")
        thing = drawing(ui, high - words.get_height() - ui.px(4))
        whole = pygame.Surface((max(thing.get_width(), words.get_width()), high), pygame.SRCALPHA)
        room = high - words.get_height()
        whole.blit(thing, thing.get_rect(center=(whole.get_width() // 2, room // 2)))
        whole.blit(words, words.get_rect(midbottom=(whole.get_width() // 2, high)))
        return whole

    return drawn


def tool(mark: str, command: str, share: float = 0.6) -> Drawing:
    """Returns a function that draws a figure at a height in pixels: a tool button, ``share`` as high as the figure,
    with its command's name below it."""

    def drawn(ui: Ui, high: int) -> pygame.Surface:
        side = round(high * share)
        made = pygame.Surface((side, side), pygame.SRCALPHA)
        dark_panel(ui, made, made.get_rect())
        inside = ui.pictures.scaled(f"marks/{mark}", (round(side * MARK), round(side * MARK)))
        made.blit(inside, inside.get_rect(center=made.get_rect().center))
        return made

    return with_caption(drawn, f"command-{command}")


class FigureRow(Widget):
    """Drawings side by side, centred, as large as they fit."""

    def __init__(self, drawings: tuple[Drawing, ...], high: float = HIGH) -> None:
        """``high``: in u."""
        super().__init__(name="lesson")
        self.drawings, self.high = drawings, high

    def measure(self, ui: Ui, width: int) -> Size:
        return width, min(ui.px(self.high), round(ui.size[1] * SHARE))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        high, gap = self.rect.height, ui.px(GAP)
        drawn, wide = self._drawn(ui, high, gap)
        while wide > self.rect.width and high > ui.px(LOW):  # drawn anew: captions keep their size
            high = min(high - 1, round(high * self.rect.width / wide))
            drawn, wide = self._drawn(ui, high, gap)
        x = self.rect.centerx - wide // 2
        for one in drawn:
            target.blit(one, one.get_rect(midleft=(x, self.rect.centery)))
            x += one.get_width() + gap

    def _drawn(self, ui: Ui, high: int, gap: int) -> tuple[list[pygame.Surface], int]:
        """Returns the drawings at a height in pixels, and the width of all with their gaps."""
        drawn = [drawing(ui, high) for drawing in self.drawings]
        return drawn, sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1)
