"""What the shell's screens share: the painted backdrop, and a page with a title, a body and a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.screen import Screen
from game.theme import mix
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Panel
from game.widgets.scroll import Scroll

PAPER = 256  # the tile of paper grain, drawn at half its size


def paint_table(ui: Ui, target: pygame.Surface, rect: pygame.Rect | None = None) -> None:
    """The table's colour, with paper grain where the picture of it is there."""
    area = rect or target.get_rect()
    target.fill(ui.theme.table, area)
    if ui.theme.name == "contrast" or not ui.pictures.has("map/paper"):
        return
    paper = ui.pictures.get("map/paper", (PAPER, PAPER)).copy()
    if ui.theme.name == "slate":
        paper.fill((60, 66, 74, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        paper.fill((222, 205, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
    clip = target.get_clip()
    target.set_clip(area)
    for y in range(area.top, area.bottom, PAPER):
        for x in range(area.left, area.right, PAPER):
            target.blit(paper, (x, y))
    target.set_clip(clip)


def paint_scene(ui: Ui, target: pygame.Surface, picture: str) -> None:
    """A full-screen painting; the plain table while there is none."""
    if not ui.pictures.has(picture):
        paint_table(ui, target)
        return
    target.blit(ui.pictures.covering(picture, target.get_size(), 1280 / 720), (0, 0))
    if ui.theme.picture_shade:
        shade = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        tone = (255, 255, 255) if ui.theme.name == "contrast" else mix(ui.theme.table, (0, 0, 0), 0.3)
        shade.fill((*tone, ui.theme.picture_shade))
        target.blit(shade, (0, 0))


def dim(ui: Ui, target: pygame.Surface, strength: int = 110) -> None:
    """Dusk over a painting that stands behind sheets. ``strength``: of 255."""
    if ui.theme.flat:
        return
    dusk = pygame.Surface(target.get_size())
    dusk.fill((20, 12, 6))
    dusk.set_alpha(strength)
    target.blit(dusk, (0, 0))


class PageScreen(Screen):
    """A sheet of paper in the middle: title, scrolling body, buttons below."""

    title_id = ""
    picture = "screens/menu"
    sheet_width = 900

    def body(self, ui: Ui) -> Widget:
        return Widget()

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, name="back")]

    def head(self, ui: Ui) -> Widget:
        return Heading(self.text(self.title_id), size="title")

    def build(self, ui: Ui) -> Widget:
        foot = Row([Spacer(grow=1), *self.buttons(ui)], gap=10, align="centre")
        return Panel(Column([self.head(ui), Scroll(self.body(ui), name="body"), foot], gap=12), pad=20)

    def place(self, ui: Ui) -> pygame.Rect:
        room = pygame.Rect((0, 0), ui.size).inflate(-ui.px(28), -ui.px(28))
        rect = pygame.Rect(0, 0, min(room.width, ui.px(self.sheet_width)), room.height)
        rect.center = room.center
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, self.picture)
