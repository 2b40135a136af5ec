"""The paper band above the own board: the only place that asks."""

from __future__ import annotations

import pygame

from game.chrome import Box
from game.historia import prompt
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.palette import piece
from game.historia.parts.paint import line, px, rich, write
from game.theme import mix
from game.ui import Ui
from game.widgets.base import Widget


class Frieze(Widget):
    opaque = True

    def __init__(self, ui: Ui, desk: Desk, hands: Hands) -> None:
        super().__init__(name="question")
        texts = ui.texts
        asked = desk.match.asked
        seat = asked if asked is not None else desk.seat
        self.badge = piece(desk.view.seats[seat].id)
        self.text = prompt.question(texts, desk, hands)
        self.hint = prompt.hint(texts, desk)
        self.warns = desk.choosing and bool(desk.lifted)  # of cards that are lifted it is told what may be overlooked
        self.when = prompt.when(texts, desk)
        self.era = desk.view.era
        self.tip = self.text + (f"\n{self.hint}" if self.hint else "")

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect = ui.theme, self.rect
        edge = mix(theme.line_low, theme.paper_low, 0.2)
        ui.box(
            target, rect, Box(radius=px(ui, 2), top=theme.paper, bottom=theme.paper_low, edge=edge, shadow=px(ui, 3))
        )
        side = px(ui, 26)
        badge = ui.pictures.scaled(self.badge, (side, side))
        target.blit(badge, badge.get_rect(midleft=(rect.x + px(ui, 10), rect.centery)))
        when = line(ui, self.when, "strong", 14, theme.paper_ink)
        right = rect.right - px(ui, 14) - when.get_width()
        target.blit(when, when.get_rect(midleft=(right, rect.centery)))
        size = (px(ui, 17), px(ui, 19))
        mark = ui.pictures.get(f"historia/frames/era_{self.era}", size)
        target.blit(mark, mark.get_rect(midright=(right - px(ui, 7), rect.centery)))
        left = rect.x + px(ui, 16) + side
        room = pygame.Rect(left, rect.y, right - px(ui, 40) - left, rect.height)
        laid = rich(ui, self.text, 10**5, 17, theme.paper_ink, "strong")
        if laid.width <= room.width:
            laid.draw(target, room.x, rect.centery - laid.height // 2)
            room.x += laid.width + px(ui, 18)
            room.width -= laid.width + px(ui, 18)
            if self.hint and room.width > px(ui, 90):
                self._hint(ui, target, room)
        else:
            write(ui, target, self.text, room, "strong", 16, theme.paper_ink)

    def _hint(self, ui: Ui, target: pygame.Surface, room: pygame.Rect) -> None:
        """With symbols it can't be squeezed: where there is no room it is told by pointing at the frieze."""
        if "[" not in self.hint:
            write(ui, target, self.hint, room, "text", 14, ui.theme.paper_bad if self.warns else ui.theme.paper_soft)
            return
        laid = rich(ui, self.hint, 10**5, 14, ui.theme.paper_soft)
        if laid.width <= room.width:
            laid.draw(target, room.x, room.centery - laid.height // 2)
