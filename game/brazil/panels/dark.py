"""A dark panel that lies over the map, so that what is on it stands out."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.label import Panel
from game.widgets.material.panel import dark_panel


class DarkPanel(Panel):
    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        dark_panel(ui, target, self.rect)
        self.children[0].draw(ui, target)
