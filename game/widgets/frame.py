"""A container drawn on a material: a sheet of paper, a dark panel, a plank of wood."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget

Painter = Callable[[Ui, pygame.Surface, pygame.Rect], None]


class MaterialFrame(Widget):
    """Draws one child on a material."""

    opaque = True

    def __init__(
        self,
        child: Widget,
        paint: Painter,
        *,
        pad: float | tuple[float, float] = 12,
        name: str = "",
        tip: str = "",
        grow: int = 0,
    ) -> None:
        """``pad``: padding round the child, in u; or a pair, horizontal and vertical."""
        super().__init__(name=name, tip=tip, grow=grow)
        self._paint = paint
        self._pad = pad if isinstance(pad, tuple) else (pad, pad)
        self.add(child)

    def measure(self, ui: Ui, width: int) -> Size:
        across, down = (ui.px(pad) for pad in self._pad)
        wide, high = self.children[0].measure(ui, width - 2 * across)
        return (wide + 2 * across, high + 2 * down)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        across, down = (ui.px(pad) for pad in self._pad)
        self.children[0].arrange(ui, rect.inflate(-2 * across, -2 * down))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self._paint(ui, target, self.rect)
        super().draw(ui, target)
