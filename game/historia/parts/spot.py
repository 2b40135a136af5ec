"""A place on the table that can be clicked, pointed at and reached by the keyboard; what it looks like it is told."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import Ui
from game.widgets.base import Action
from game.widgets.button import Pressable

Painter = Callable[[Ui, pygame.Surface, "Spot"], None]


def nothing(ui: Ui, target: pygame.Surface, spot: Spot) -> None:
    """What it shows is drawn by what it lies on."""


class Spot(Pressable):
    """``lit``: a click means something now. ``second``: what the right button does. ``pointed``: told when the mouse
    comes (True) and goes."""

    def __init__(
        self,
        name: str,
        action: Action | None = None,
        painter: Painter = nothing,
        *,
        tip: str = "",
        lit: bool = False,
        chosen: bool = False,
        second: Action | None = None,
        pointed: Callable[[bool], None] | None = None,
    ) -> None:
        super().__init__(action, name=name, tip=tip)
        self.painter, self.lit, self.chosen, self.second, self.pointed = painter, lit, chosen, second, pointed
        self.focusable = action is not None

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self.second is not None:
            self.second()
            return True
        return super().on_mouse(ui, event)

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if self.pointed is not None:
            self.pointed(position is not None)

    def at(self, position: tuple[int, int]) -> Spot | None:
        if not self.rect.collidepoint(position):
            return None
        return self if self.action is not None or self.tip or self.second is not None or self.pointed else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.painter(ui, target, self)
        self.draw_focus(ui, target, 6)
