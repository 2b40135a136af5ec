"""A place on the table that can be clicked, pointed at and reached by the keyboard; what it looks like it is told."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.button import Pressable

Painter = Callable[[Ui, pygame.Surface, "ClickTarget"], None]
Tip = str | Callable[[], str]  # made when somebody first looks


def nothing(ui: Ui, target: pygame.Surface, spot: ClickTarget) -> None:
    """What it shows is drawn by what it lies on."""


class ClickTarget(Pressable):
    """``lit``: a click means something now. ``near``: what it looks like from near. ``pointed``: told when the mouse
    comes (True) and goes."""

    def __init__(
        self,
        name: str,
        action: Action | None = None,
        painter: Painter = nothing,
        *,
        tip: Tip = "",
        lit: bool = False,
        chosen: bool = False,
        near: Callable[[Ui], Widget] | None = None,
        pointed: Callable[[bool], None] | None = None,
    ) -> None:
        self._tip: Tip = tip
        super().__init__(action, name=name)
        self.painter, self.lit, self.chosen, self.near, self.pointed = painter, lit, chosen, near, pointed
        self.focusable = action is not None

    @property
    def tip(self) -> str:
        if not isinstance(self._tip, str):
            self._tip = self._tip()
        return self._tip

    @tip.setter
    def tip(self, tip: str) -> None:
        """Widgets are made with the tip they have; a place keeps its own."""
        if tip:
            self._tip = tip

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near(ui) if self.near is not None else None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if self.pointed is not None:
            self.pointed(position is not None)

    def at(self, position: tuple[int, int]) -> ClickTarget | None:
        if not self.rect.collidepoint(position):
            return None
        return self if self.action is not None or self._tip or self.near is not None or self.pointed else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.painter(ui, target, self)
        self.draw_focus(ui, target, 6)
