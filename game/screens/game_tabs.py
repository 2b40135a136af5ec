"""Tabs that choose one of the games, each with its picture and a line about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, mix
from game.render.ui import Ui
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.button import CardButton
from game.widgets.label import Label
from game.widgets.painting import CardPainting

PICTURE = (47.0, 40.0)  # u


class TabPicture(CardPainting):
    """The picture on a tab."""

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.px(PICTURE[0]), ui.px(PICTURE[1])


class GameTab(CardButton):
    """A tab: paper with a gold frame if it is chosen, else wood."""

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        top = mix(theme.wood_panel, theme.line, 0.2 if self.hovered else 0.0)
        edge = mix(theme.line, GOLD_LIGHT, 0.5) if self.hovered else mix(theme.line, GOLD, 0.3)
        look = BoxStyle(
            radius=ui.px(7),
            top=mix(theme.inset, GOLD, 0.2) if self.chosen else top,
            bottom=theme.inset if self.chosen else theme.wood_panel_low,
            edge=GOLD if self.chosen and not theme.flat else edge,
            edge_width=max(1.0, (2.6 if self.chosen else 1.2) * ui.u),
            shadow=ui.px(3),
        )
        ui.box(target, self.rect, look)
        for child in self.children:
            child.draw(ui, target)
        if self.chosen:  # over the corner, where no word is
            side = ui.px(20)
            mark = ui.pictures.get("marks/check", (side, side))
            target.blit(mark, (self.rect.right - side * 2 // 3, self.rect.y - side // 3))
        self.draw_focus(ui, target, 9)


def game_tabs(shell: Shell, chosen: str, choose: Callable[[str], None], lines: Mapping[str, str]) -> Row:
    """Builds a row of equally wide tabs, one for each game; ``choose`` is called with the id of the game whose tab is
    pressed. ``lines``: what stands below the title, by game."""
    tabs: list[Widget] = []
    theme = shell.ui.theme
    for game in registry.PLUGINS:  # in a fixed order, so that a tab never changes its place
        is_chosen = game == chosen
        ink, soft = (theme.accent, theme.soft_ink) if is_chosen else (theme.wood_ink, theme.wood_soft)
        words = Column(
            [
                Label(shell.texts_of(game)("game-title"), style="title", size=14, colour=ink),
                Label(lines.get(game, ""), size="small", colour=soft),
            ],
            gap=1,
        )
        words.grow = 1
        inside = Row([TabPicture(registry.plugin(game).picture), words], gap=6, align="centre")
        tabs.append(GameTab(inside, partial(choose, game), chosen=is_chosen, pad=5, name=f"tab-{game}", grow=1))
    return Row(tabs, gap=12)
