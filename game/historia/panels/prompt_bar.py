"""The bar above the player's board with the present question, a hint, and turn and round."""

from __future__ import annotations

import pygame

from game.historia.drawing.palette import piece
from game.historia.panels.paint import MORE, is_cut, line, one_line, rich, shortened, write
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import prompt
from game.render.nine_slice import BoxStyle
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.seat_note import seat_note

GAP, LEAST_HINT, SIGN = 18, 90, 14  # u: gap before the hint, least width of its text, least width of an ellipsis


class PromptBar(Widget):
    """The prompt bar: shows the pending question; no other widget does."""

    role = "live"
    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="question")
        texts = ui.texts
        asked = model.match.current_seat
        seat = asked if asked is not None else model.seat
        self.badge = piece(model.view.seats[seat].id)
        self.text = prompt.question(texts, model, controller)
        self.hint = prompt.hint(texts, model)
        self.warns = model.choosing and bool(model.lifted)  # a hint on lifted cards is a warning
        self.when = prompt.when(texts, model)
        self.era = model.view.era
        self.clock = seat_note(ui, model.match, model.seat, wood=False, words=False)
        self.tip = self.text + (f"\n{self.hint[0].upper()}{self.hint[1:]}" if self.hint else "")
        self.hinted = self.hint  # the part that fits

    @property
    def drawn_text(self) -> str:
        return self.tip

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the bar and shortens its hint to fit; the bar takes the keyboard focus only if a text is cut, so that
        its tip has the whole."""
        self.rect = rect
        room = self._beside(ui).width
        if self.hint and room <= ui.px(LEAST_HINT):
            self.hinted = MORE
        elif "[" in self.hint:
            self.hinted = shortened(ui, self.hint, room, 14)
        cut = is_cut(ui, self.text, "strong", self._asked(ui).width) or is_cut(ui, self.hinted, "text", room)
        self.focusable = cut or self.hinted != self.hint

    def _when(self, ui: Ui) -> int:
        """Returns the x at which turn and round begin."""
        return self.rect.right - ui.px(14) - ui.fonts.width(self.when, "strong", ui.type_size(14))

    def _end(self, ui: Ui) -> int:
        """Returns the x at which question and hint end: before the era's mark, and the own clock."""
        wide = self.clock.measure(ui, self.rect.width)[0] + ui.px(12) if self.clock is not None else 0
        return self._when(ui) - ui.px(40) - wide

    def _asked(self, ui: Ui) -> pygame.Rect:
        """Returns the question's area: as wide as it needs if that leaves room for the hint."""
        left = self.rect.x + ui.px(16) + ui.px(26)
        room = self._end(ui) - left - (ui.px(GAP + SIGN) if self.hint else 0)
        wide = min(room, rich(ui, self.text, 10**5, 17, ui.theme.paper_ink, "strong").width)
        return pygame.Rect(left, self.rect.y, wide, self.rect.height)

    def _beside(self, ui: Ui) -> pygame.Rect:
        left = self._asked(ui).right + ui.px(GAP)
        return pygame.Rect(left, self.rect.y, self._end(ui) - left, self.rect.height)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect = ui.theme, self.rect
        edge = mix(theme.line_low, theme.paper_low, 0.2)
        ui.box(
            target,
            rect,
            BoxStyle(radius=ui.px(2), top=theme.paper, bottom=theme.paper_low, edge=edge, shadow=ui.px(3)),
        )
        side = ui.px(26)
        badge = ui.pictures.scaled(self.badge, (side, side))
        target.blit(badge, badge.get_rect(midleft=(rect.x + ui.px(10), rect.centery)))
        right = self._when(ui)
        when = line(ui, self.when, "strong", 14, theme.paper_ink)
        target.blit(when, when.get_rect(midleft=(right, rect.centery)))
        size = (ui.px(17), ui.px(19))
        mark = ui.pictures.get(f"historia/frames/era_{self.era}", size)
        target.blit(mark, mark.get_rect(midright=(right - ui.px(7), rect.centery)))
        if self.clock is not None:
            self.clock.draw_before(ui, target, right - ui.px(34), rect.centery, rect.width)
        asked = self._asked(ui)
        laid = rich(ui, self.text, 10**5, 17, theme.paper_ink, "strong")
        if laid.width <= asked.width:
            laid.draw(target, asked.x, rect.centery - laid.height // 2)
        else:
            write(ui, target, self.text, asked, "strong", 16, theme.paper_ink)
        if self.hint:
            self._hint(ui, target, self._beside(ui))
        if self.focused:
            ui.box(target, rect.inflate(ui.px(4), ui.px(4)), ui.focus_box(4))

    def _hint(self, ui: Ui, target: pygame.Surface, room: pygame.Rect) -> None:
        """Draws the hint, cut with an ellipsis; the tip shows all of it."""
        if "[" not in self.hinted:
            write(ui, target, self.hinted, room, "text", 14, ui.theme.paper_bad if self.warns else ui.theme.paper_soft)
            return
        drawn = one_line(ui, self.hinted, room.width, 14, ui.theme.paper_soft)
        target.blit(drawn, drawn.get_rect(midleft=room.midleft))
