"""The row of wonders, read like a book, oldest first."""

from __future__ import annotations

from functools import partial

import pygame

from engine.historia.moves import TakeWonder
from game.historia import words
from game.historia.coming import next_row
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.parts import cards, closeup
from game.historia.parts.paint import glow, px, rich
from game.historia.parts.spot import Spot
from game.ui import Ui
from game.widgets.base import Widget
from game.widgets.material.veil import veil

WIDE, HIGH, NARROW, MOST, GAP = 103, 123, 76, 158, 6  # u
LIGHT = (240, 160, 20)  # on papyrus the light of the table is too pale
ACROSS = ((1, 1), (4, 2), (6, 3))  # up to so many cards: so many across


class RowView(Widget):
    def __init__(self, ui: Ui, desk: Desk, hands: Hands) -> None:
        super().__init__(name="row")
        self.ui, self.desk = ui, desk
        self.taking = desk.deciding and desk.picker.has("take_wonder")
        for wonder in desk.view.row:
            lit = desk.lit(wonder=wonder)
            self.add(
                Spot(
                    f"row-{wonder}",
                    partial(hands.point, wonder=wonder) if lit else None,
                    partial(self._card, wonder),
                    tip=partial(self._tip, wonder),
                    lit=lit,
                    near=partial(closeup.card, "wonder", wonder),
                )
            )

    def _tip(self, wonder: str) -> str:
        tip = words.card_tip(self.ui.texts, "wonder", wonder)
        if self.taking:
            reason = self.desk.why(TakeWonder(self.desk.seat, wonder))
            if reason is not None:
                tip += f"\n[cross] {words.reason(self.ui.texts, self.desk.match, reason)}"
        return tip

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap = px(ui, GAP)
        count = len(self.children)
        across = next((across for most, across in ACROSS if count <= most), 4)
        rows = max(1, -(-count // across))
        wide = min(px(ui, MOST), (rect.width - (across - 1) * gap) // across)
        high = min(max(wide * HIGH // WIDE, px(ui, HIGH)), (rect.height - (rows - 1) * gap) // rows)
        wide = min(wide, max(high * WIDE // HIGH, px(ui, NARROW)))
        left = rect.x + (rect.width - across * wide - (across - 1) * gap) // 2
        for number, spot in enumerate(self.children):
            x, y = left + number % across * (wide + gap), rect.y + number // across * (high + gap)
            spot.arrange(ui, pygame.Rect(x, y, wide, high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.children:
            super().draw(ui, target)
            return
        told, turn = ui.text("row-empty"), next_row(self.desk.view, self.desk.seat)
        if turn:
            told += "\n" + ui.text("row-comes", turn=turn)
        laid = rich(ui, told, self.rect.width - px(ui, 40), 15, ui.theme.paper_soft, "flavour", "centre")
        laid.draw(target, self.rect.x + px(ui, 20), self.rect.centery - laid.height // 2)

    def _card(self, wonder: str, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        shadow = px(ui, 3)
        veil(target, spot.rect.move(shadow, shadow), 60)
        if spot.lit:
            glow(ui, target, spot.rect, px(ui, 5), LIGHT)
        target.blit(cards.row_card(ui, wonder, spot.rect.size), spot.rect)
        if self.taking and not spot.lit:
            veil(target, spot.rect, 70)
        oldest = self.desk.view.row and wonder == self.desk.view.row[0]
        if oldest and self.desk.view.civbot_order:  # the one a Civbot takes away next
            side = px(ui, 18)
            cog = ui.pictures.get("historia/symbols/civbot", (side, side))
            target.blit(cog, cog.get_rect(topright=(spot.rect.right + side // 4, spot.rect.top - side // 4)))
