"""Widgets inside the coach's panel: the words, the buttons, the foot of a ribbon, the content of a tall card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.ui import Ui
from game.widgets.base import Column, Flow, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.coach_portrait import CoachPortrait
from game.widgets.fitted_box import FittedBox, FittedColumn
from game.widgets.fitted_text import largest_text_scale
from game.widgets.rich_text import UNBROKEN, RichText

SMALL_FACE, CHIP_FACE = 62.0, 44.0  # u: portraits
SIZES = (17.0, 16.0, 15.0, 14.0, 13.0, 12.0)  # u: of the words, the largest that fits
APART, CLOSE = 7.0, 2.0  # u: between the parts of a tall panel, and where the words need the room
PADS, TIGHT = (12.0, 6.0), (6.0, 2.0)  # u: margins in a button, and where the buttons have little room


class CoachWords(RichText):
    """The coach's words, in the largest size that fits their place: a column's card can't grow."""

    role = "live"
    smallest = False  # measured in the smallest size, not in the largest
    cut = False  # they do not fit even in the smallest size

    def __init__(self, text: str) -> None:
        super().__init__(text, size=SIZES[0], name="coach-words", grow=1)

    def measure(self, ui: Ui, width: int) -> Size:
        self.size = SIZES[-1 if self.smallest else 0]
        return super().measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        super().arrange(ui, rect)
        for size in SIZES:
            self.size = size
            self.cut = super().measure(ui, rect.width)[1] > rect.height
            if not self.cut:
                return


class CoachButtons(FittedBox, Flow):
    """The buttons of the coach: in one line, with narrower margins where there is little room; in several lines where
    even so they do not stand beside each other."""

    def __init__(self, buttons: Sequence[Button], *, gap: float, align: str) -> None:
        super().__init__(buttons, gap=gap, align=align)
        self.buttons = buttons
        self.close = False  # with the narrower margins in any case

    def fitting_scale(self, ui: Ui, size: Size) -> float:
        """Returns the enlargement of the letters, and sets the margins of the buttons to those that go with it."""

        def fits() -> bool:
            return any(self._width(ui, pads) <= size[0] for pads in ((TIGHT,) if self.close else (PADS, TIGHT)))

        scale = largest_text_scale(ui, fits)
        with ui.with_text_scale(scale):
            fits()
        return scale

    def _width(self, ui: Ui, pads: tuple[float, float]) -> int:
        """Sets the margins of the buttons. Returns the width in pixels of all of them in one line."""
        for button in self.buttons:
            button.pads = pads
        gaps = ui.px(self.gap) * (len(self.buttons) - 1)
        return sum(button.measure(ui, UNBROKEN)[0] for button in self.buttons) + gaps

    def measure(self, ui: Ui, width: int) -> Size:
        with ui.with_text_scale(self.fitting_scale(ui, (width, 0))):
            return super().measure(ui, width)


class CoachFoot(Row):
    """The foot of a ribbon: title and dots, as far as they stand there, and the buttons at the right. Where there is
    too little room for all, the widest of the former gives way, down to half its width."""

    def __init__(self, about: Sequence[Widget], buttons: CoachButtons) -> None:
        super().__init__([*about, buttons], gap=8, align="centre")

    def _widths(self, ui: Ui, room: int) -> list[int]:
        *about, buttons = self.children
        apart = ui.px(self.gap)
        room -= apart * len(about)
        widths = [child.measure(ui, room)[0] for child in about]
        if widths:
            widest, left = max(widths), room - apart - sum(widths)
            asked = buttons.measure(ui, left + widest // 2)[0]
            widths[widths.index(widest)] -= max(0, asked - left)
        return [*widths, room - sum(widths)]


class CoachCard(FittedColumn):
    """The content of a tall panel: its parts come closer to each other where the words would be cut."""

    def __init__(self, portrait: CoachPortrait, about: Sequence[Widget], words: Widget, buttons: CoachButtons) -> None:
        head = Row([portrait, Column(about, gap=1, grow=1)], gap=8, align="centre")
        super().__init__([head, words, buttons])
        self.portrait, self.buttons = portrait, buttons
        self._bring(close=False)

    def _bring(self, close: bool) -> None:
        self.gap = CLOSE if close else APART
        self.portrait.side = CHIP_FACE if close else SMALL_FACE
        self.buttons.close = close

    def measure(self, ui: Ui, width: int) -> Size:
        self._bring(close=False)
        return super().measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        for close in (False, True):
            self._bring(close)
            super().arrange(ui, rect)
            if not any(isinstance(widget, CoachWords) and widget.cut for widget in self.walk()):
                return
