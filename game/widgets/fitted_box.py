"""Defines rows and columns whose texts are enlarged by the text size of the settings only as far as there is room."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Column, LinearBox, Row, Size
from game.widgets.fitted_text import largest_text_scale


class FittedBox(LinearBox):
    """The base of boxes that enlarge their texts together. ``text_scale``: as they are arranged and drawn."""

    text_scale = 1.0

    def fitting_scale(self, ui: Ui, size: Size) -> float:
        """Hook: returns the enlargement of the texts in a box of this size in pixels (default: as in the settings)."""
        return ui.text_scale

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.text_scale = self.fitting_scale(ui, rect.size)
        with ui.with_text_scale(self.text_scale):
            super().arrange(ui, rect)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        with ui.with_text_scale(self.text_scale):
            super().draw(ui, target)


class FittedRow(FittedBox, Row):
    """A row whose texts are enlarged only as far as its children stand beside each other, none of them squeezed."""

    def fitting_scale(self, ui: Ui, size: Size) -> float:
        around = ui.px(self.gap) * max(0, len(self.children) - 1) + 2 * ui.px(self.pad)
        return largest_text_scale(
            ui, lambda: sum(child.measure(ui, size[0])[0] for child in self.children) + around <= size[0]
        )

    def measure(self, ui: Ui, width: int) -> Size:
        with ui.with_text_scale(self.fitting_scale(ui, (width, 0))):
            return super().measure(ui, width)


class FittedColumn(FittedBox, Column):
    """A column whose texts are enlarged only as far as its children have room above each other."""

    def fitting_scale(self, ui: Ui, size: Size) -> float:
        return largest_text_scale(ui, lambda: Column.measure(self, ui, size[0])[1] <= size[1])
