"""The draft of leaders: a widget with the leaders to choose from as large cards, above the own board."""

from __future__ import annotations

from functools import partial

import pygame

from game.historia.panels import cards
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import glow, rich
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.panel import paper
from game.widgets.rich_text import BrokenText

LEADER = 232  # u


class LeaderDraft(Widget):
    """The cards of a packet; aims that do not fit a card are written below it."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="draft")
        self.leaders = model.drafting
        for leader in self.leaders:
            self.add(
                ClickTarget(
                    f"leader-{leader}",
                    partial(controller.point, leader=leader),
                    partial(_face, leader),
                    tip=words.card_tip(ui.texts, "leader", leader),
                    lit=True,
                    chosen=model.chosen(leader=leader),
                )
            )

    def measure(self, ui: Ui, width: int) -> Size:
        count = max(1, len(self.children))
        pad = ui.px(14)
        self.side = min(ui.px(LEADER), (width - (count + 1) * pad) // count)
        self.captions = self._captions(ui)
        below = max((laid.height for laid in self.captions), default=0)
        high = round(self.side * cards.RATIO) + below + (ui.px(6) if below else 0)
        return (count * self.side + (count + 1) * pad, high + 2 * pad)

    def _captions(self, ui: Ui) -> list[BrokenText]:
        """Returns the aims in words for each card that has room for their symbols only."""
        ink = ui.theme.paper_ink
        return [
            BrokenText()
            if cards.fits_aim_texts(ui, leader, self.side)
            else rich(ui, card_text.card(ui.texts, "leader", leader), self.side, 13, ink)
            for leader in self.leaders
        ]

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(14)
        for number, widget in enumerate(self.children):
            x = rect.x + pad + number * (self.side + pad)
            widget.arrange(ui, pygame.Rect(x, rect.y + pad, self.side, round(self.side * cards.RATIO)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.rect, radius=10, shadow=8)
        for widget, laid in zip(self.children, self.captions, strict=False):
            laid.draw(target, widget.rect.x, widget.rect.bottom + ui.px(6))
        super().draw(ui, target)


def _face(leader: str, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    rect = widget.rect.move(0, -ui.px(4) if widget.hovered or widget.focused or widget.chosen else 0)
    if widget.hovered or widget.focused or widget.chosen:
        glow(ui, target, rect, ui.px(8))
    target.blit(cards.face(ui, "leader", leader, rect.width), rect)
    if widget.chosen:
        side = ui.px(34)
        tick = ui.pictures.get("marks/check", (side, side))
        target.blit(tick, tick.get_rect(topright=(rect.right - ui.px(8), rect.y + ui.px(8))))
