"""A dark panel, to stand out from the map below it."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.label import Panel
from game.widgets.material.panel import dark_panel


class DarkPanel(Panel):
    """A panel with a dark background."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        dark_panel(ui, target, self.rect)
        self.children[0].draw(ui, target)
