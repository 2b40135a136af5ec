"""A widget over a part of the table that can be clicked, pointed at and focused; a painter function draws it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.button import Pressable

Painter = Callable[[Ui, pygame.Surface, "ClickTarget"], None]
Tip = str | Callable[[], str]  # a function is called when the tip is first read


def nothing(ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    """Draws nothing: a painter for a target over a widget that is visible already."""


class ClickTarget(Pressable):
    """A clickable area with a painter.

    `lit`: clicking it does something now; `near`: builds the zoom preview; `pointed`: called with True when the pointer
    enters and False when it leaves.
    """

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
        """Sets the target's tooltip; does nothing for "", which `Widget` sets when it is created."""
        if tip:
            self._tip = tip

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near(ui) if self.near is not None else None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if self.pointed is not None:
            self.pointed(position is not None)

    def hit_test(self, position: tuple[int, int]) -> ClickTarget | None:
        if not self.rect.collidepoint(position):
            return None
        return self if self.action is not None or self._tip or self.near is not None or self.pointed else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.painter(ui, target, self)
        self.draw_focus(ui, target, 6)
