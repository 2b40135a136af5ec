"""The small pictures of the New game page: a scenario's painting, a seat's mark."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.shell.plugin import SeatLook
from game.widgets.base import Size, Widget
from game.widgets.material.medallion import mark_on_cloth, medallion

MEDAL = 42


class ScenarioPicture(Widget):
    """The small painting of a scenario, drawn at any size."""

    def __init__(self, painting: Widget, wide: float, high: float) -> None:
        super().__init__()
        self.wanted = (wide, high)
        self.add(painting)

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(self.wanted[0]))
        return (wide, round(wide * self.wanted[1] / self.wanted[0]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        wide, high = self.measure(ui, rect.width)
        self.rect = pygame.Rect(rect.x, rect.y, wide, high)
        self.children[0].arrange(ui, self.rect)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        pygame.draw.rect(target, ui.theme.panel_edge, self.rect, max(1, ui.px(1)))


class SeatMedal(Widget):
    """A seat's mark on cloth, in a ring of its colour."""

    def __init__(self, look: SeatLook) -> None:
        super().__init__()
        self.look = look

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(MEDAL), ui.px(MEDAL))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        side = ui.px(MEDAL)
        mark, colour = self.look.mark, self.look.colour
        drawn = medallion(ui, side, f"seat {mark}", lambda: mark_on_cloth(ui, mark, colour, side), colour)
        target.blit(drawn, drawn.get_rect(center=self.rect.center))
