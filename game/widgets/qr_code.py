"""A QR code widget, drawn at whole pixels and never tinted."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget

QUIET = 4  # modules of white round the code
SIDE = 132.0  # u


@lru_cache(maxsize=32)
def modules(text: str) -> tuple[bytes, ...]:
    """Returns a text's QR code as rows of bytes, one for each square of the code: 1 for a dark square, 0 for a light
    one."""
    import segno

    return tuple(bytes(row) for row in segno.make_qr(text, error="m").matrix)


class QrCode(Widget):
    """The code of a text in black on white; its tip says what it is for."""

    def __init__(self, text: str, tip: str) -> None:
        super().__init__(name="qr-code", tip=tip)
        self.text = text

    def _step(self, ui: Ui) -> tuple[int, int]:
        """Returns the pixels of a module, and of the whole with its quiet zone."""
        count = len(modules(self.text)) + 2 * QUIET
        step = max(1, round(ui.px(SIDE) / count))
        return step, step * count

    def measure(self, ui: Ui, width: int) -> Size:
        _, side = self._step(ui)
        return (side, side)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rows = modules(self.text)
        step, side = self._step(ui)
        white = pygame.Rect(0, 0, side, side)
        white.center = self.rect.center
        pygame.draw.rect(target, (255, 255, 255), white)
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    module = (white.x + (x + QUIET) * step, white.y + (y + QUIET) * step, step, step)
                    pygame.draw.rect(target, (0, 0, 0), module)
