"""The strip above the map that shows the rounds of a challenge: past, current and remaining."""

from __future__ import annotations

import pygame

from game.brazil.challenge.progress import ChallengeProgress
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, INK, Colour, mix, rgb
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.panel import paper
from game.widgets.material.seal import seal

HIGH = 41
PAST, NOW, NEXT = 9, 35, 25  # diameters in u
PAST_STEP, NEXT_STEP = 21, 33
MARK = 22
BROWN = rgb("#7A5230")
WON = rgb("#1F6E45")


class RoundStrip(Widget):
    """Rounds as dots, a seal and numbered discs.

    ``title``: the current round; ``left``: the rounds left, red when few.
    """

    opaque = True

    def __init__(self, progress: ChallengeProgress, title: str, left: str, tip: str, *, plain: bool = False) -> None:
        """Makes a strip. ``plain``: only the dots, without paper and texts."""
        super().__init__(name="rounds", tip=tip)
        self.progress, self.title, self.left, self.plain = progress, title, left, plain

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        start, end = rect.x + ui.px(10), rect.right - ui.px(10)
        if not self.plain:
            start, end = self._draw_paper(ui, target)
        steps = self._steps(ui, end - start)
        line = ui.theme.paper_bad if self.progress.is_running_out else mix(ui.theme.paper_low, ui.theme.paper_edge, 0.8)
        hexes = [start + steps[0] // 2]
        for number in range(1, self.progress.last):
            hexes.append(hexes[-1] + (steps[number - 1] + steps[number]) // 2)
        thick = max(1, ui.px(2))
        pygame.draw.line(target, line, (hexes[0], rect.centery), (hexes[-1], rect.centery), thick)
        marks = dict(self.progress.marks)
        for number, x in enumerate(hexes, start=1):
            self._draw_round(ui, target, number, (x, rect.centery), marks.get(number, ""))

    def _draw_paper(self, ui: Ui, target: pygame.Surface) -> tuple[int, int]:
        """Draws the paper and its texts; returns where the rounds begin and end."""
        rect = self.rect
        paper(ui, target, rect, radius=3, shadow=4)
        colour = "paper_bad" if self.progress.is_running_out else "paper_ink"
        room = rect.width // 4
        title = fitted(ui, self.title, room, style="title", size="heading", colour="paper_ink")
        left = fitted(ui, self.left, room, style="strong", size="large", colour=colour)
        target.blit(title, (rect.x + ui.px(16), rect.centery - title.get_height() // 2))
        target.blit(left, (rect.right - ui.px(16) - left.get_width(), rect.centery - left.get_height() // 2))
        return rect.x + title.get_width() + ui.px(34), rect.right - left.get_width() - ui.px(34)

    def _steps(self, ui: Ui, room: int) -> list[int]:
        """The width of each round, reduced together if they do not fit."""
        progress = self.progress
        wide = [PAST_STEP] * (progress.now - 1) + [NOW + 8] + [NEXT_STEP] * (progress.last - progress.now)
        marks = dict(progress.marks)
        wide = [max(step, MARK + 4) if number in marks else step for number, step in enumerate(wide, start=1)]
        scale = min(ui.u, room / sum(wide))
        return [max(1, int(step * scale)) for step in wide]

    def _draw_round(self, ui: Ui, target: pygame.Surface, number: int, at: tuple[int, int], mark: str) -> None:
        progress, theme = self.progress, ui.theme
        side = min(ui.px(MARK), self.rect.height - ui.px(8))
        if number == progress.now:
            colour = WON if progress.won else None
            drawn = seal(ui, min(ui.px(NOW), self.rect.height - ui.px(2)), str(number), colour)
            target.blit(drawn, drawn.get_rect(center=at))
        elif mark and number < progress.now:
            self._dot(ui, target, at, ui.px(15), theme.paper, theme.paper_edge)
            drawn = ui.pictures.get(mark, (side, side))
            target.blit(drawn, drawn.get_rect(center=at))
        elif number < progress.now:
            self._dot(ui, target, at, ui.px(PAST), BROWN, INK)
        else:
            side = min(ui.px(NEXT), self._steps(ui, self._room(ui))[number - 1])
            self._dot(ui, target, at, side, theme.paper, INK if theme.flat else mix(INK, GOLD, 0.25))
            figure = fitted(ui, str(number), side, style="strong", size=14, colour="paper_ink")
            if side >= figure.get_width() + 2:
                ink = figure.get_bounding_rect()
                target.blit(figure, (round(at[0] - ink.centerx), round(at[1] - ink.centery)))

    def _room(self, ui: Ui) -> int:
        return self.rect.width // 2 if not self.plain else self.rect.width - ui.px(20)

    @staticmethod
    def _dot(ui: Ui, target: pygame.Surface, at: tuple[int, int], side: int, fill: Colour, edge: Colour) -> None:
        rect = pygame.Rect(0, 0, side, side)
        rect.center = at
        ui.box(target, rect, BoxStyle(radius=side // 2, top=fill, edge=edge, edge_width=max(1.0, 1.3 * ui.u)))
