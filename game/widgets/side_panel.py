"""Widgets of side panels in small windows: the tabs at the edge that open them, and their wooden background."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.button import Pressable
from game.widgets.material.panel import rosewood

TABS, TAB = 46, 40  # u: width, and largest height


class SideTab(Pressable):
    """The tab that opens a side panel."""

    def __init__(self, picture: str, text: str, action: Action, *, name: str, tip: str, open_: bool) -> None:
        super().__init__(action, name=name, tip=tip)
        self.picture, self.text, self.open = picture, text, open_

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        light = 0.2 if self.hovered else 0.0
        top = mix(theme.wood_panel, theme.line, 0.35 if self.open else light)
        look = Look(radius=ui.px(6), top=top, bottom=theme.wood_panel_low, edge=theme.line_low)
        ui.box(target, self.rect, look)
        side = min(ui.px(22), self.rect.height - ui.px(4))
        drawn = ui.line(self.text, "strong", "small", "wood_ink") if self.text else None
        wide = side + (ui.px(1) + drawn.get_width() if drawn is not None else 0)
        x = self.rect.centerx - wide // 2
        target.blit(ui.pictures.get(self.picture, (side, side)), (x, self.rect.centery - side // 2))
        if drawn is not None:
            target.blit(drawn, (x + side + ui.px(1), self.rect.centery - drawn.get_height() // 2))
        self.draw_focus(ui, target, 7)


class WoodPanel(Widget):
    """A rosewood background that takes mouse events and ignores them."""

    opaque = True

    def __init__(self, name: str, lines: tuple[str, ...] = ()) -> None:
        super().__init__(name=name)
        self.lines = lines

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rosewood(ui, target, self.rect, self.lines)


def place_tabs(ui: Ui, tabs: Sequence[Widget], room: pygame.Rect) -> None:
    """Stacks the tabs below each other, with smaller heights if there are many."""
    if not tabs:
        return
    step = min(ui.px(TAB), room.height // len(tabs))
    for number, tab in enumerate(tabs):
        tab.arrange(ui, pygame.Rect(room.x, room.y + step * number, room.width, step - ui.px(3)))
