"""Rows of the handbook's list: a page with its picture and what it is, and a kind that opens to its pages."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.scroll import Scroll

ICON, HIGH, PAD, GAP = 26, 34, 6, 8  # u
LEAST_NOTE = 60  # u: a note with less space is left out
TITLE_SHARE = 0.62  # of the width: what a title takes before its note is cut


class PageRow(Pressable):
    """A page in a list. ``chosen``: Enter opens it, or it is the open one; ``note``: what it is."""

    def __init__(self, title: str, note: str, icon: str, action: Action, *, name: str, chosen: bool = False) -> None:
        super().__init__(action, name=name, tip="")
        self.title, self.note, self.icon, self.chosen = title, note, icon, chosen
        self._waits = True  # a picture that was never drawn comes with the next frame, so that typing is not slowed

    @property
    def drawn_text(self) -> str:
        return self.title

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, max(ui.px(HIGH), ui.fonts.height("medium", ui.type_size("text")) + ui.px(8)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, size = self.rect, ui.type_size("text")
        if self.chosen or self.hovered or self.focused:
            top = mix(ui.theme.panel, GOLD, 0.3 if self.chosen else 0.16)
            ui.box(target, rect, BoxStyle(radius=ui.px(6), top=top, edge=GOLD if self.chosen else None))
        side, pad = ui.px(ICON), ui.px(PAD)
        if self.icon and self._icon_now(ui):
            wide = round(side * min(1.3, ui.pictures.ratio(self.icon)))
            drawn = ui.pictures.get(self.icon, (wide, round(wide / ui.pictures.ratio(self.icon))))
            target.blit(drawn, drawn.get_rect(center=(rect.x + pad + side // 2, rect.centery)))
        left, right = rect.x + 2 * pad + side, rect.right - pad
        room = right - left
        note_wide = ui.fonts.width(self.note, "slant", size) if self.note else 0
        title_wide = min(ui.fonts.width(self.title, "medium", size), room)
        if title_wide + ui.px(GAP) + note_wide > room:
            title_wide = min(title_wide, max(room - note_wide - ui.px(GAP), round(room * TITLE_SHARE)))
            if room - title_wide - ui.px(GAP) < ui.px(LEAST_NOTE):
                title_wide = min(ui.fonts.width(self.title, "medium", size), room)
        title = ui.fonts.line(ui.fonts.cut(self.title, "medium", size, title_wide), "medium", size, ui.theme.ink)
        target.blit(title, title.get_rect(midleft=(left, rect.centery)))
        rest = room - title_wide - ui.px(GAP)
        if self.note and rest >= min(note_wide, ui.px(LEAST_NOTE)):
            text = ui.fonts.cut(self.note, "slant", size, rest)
            note = ui.fonts.line(text, "slant", size, ui.theme.soft_ink)
            target.blit(note, note.get_rect(midright=(right, rect.centery)))
        self.draw_focus(ui, target, 8)

    def _icon_now(self, ui: Ui) -> bool:
        """Whether the picture is drawn in this frame; else the budget asks for another one."""
        waits, self._waits = self._waits, False
        if not waits or not ui.pictures.budget.on or ui.pictures.was_drawn(self.icon):
            return True
        ui.pictures.budget.lacking += 1
        return False


class KindRow(Pressable):
    """The heading of a kind in the contents; a click opens or closes it."""

    def __init__(self, title: str, open_now: bool, action: Action, *, name: str) -> None:
        super().__init__(action, name=name)
        self.title, self.open_now = title, open_now

    @property
    def drawn_text(self) -> str:
        return self.title

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, max(ui.px(HIGH), ui.fonts.height("strong", ui.type_size("text")) + ui.px(8)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = ui.type_size("text")
        colour = ui.theme.light if self.hovered and ui.theme.flat else ui.theme.accent
        if self.hovered or self.focused:
            ui.box(target, self.rect, BoxStyle(radius=ui.px(6), top=mix(ui.theme.panel, GOLD, 0.16)))
        left, reach = self.rect.x + ui.px(PAD), ui.px(5)
        x, y = left + reach, self.rect.centery
        arrow = [(-reach, -reach), (reach, 0), (-reach, reach)] if not self.open_now else [
            (-reach, -reach // 2), (reach, -reach // 2), (0, reach)]  # fmt: skip
        pygame.draw.polygon(target, colour, [(x + dx, y + dy) for dx, dy in arrow])
        text = ui.fonts.cut(self.title, "strong", size, self.rect.width - 4 * reach - ui.px(PAD))
        drawn = ui.fonts.line(text, "strong", size, colour)
        target.blit(drawn, drawn.get_rect(midleft=(left + 3 * reach, y)))
        self.draw_focus(ui, target, 8)


class PageScroll(Scroll):
    """The scrolled body of a page, laid out again only when its rectangle, the unit or its offset has changed."""

    def __init__(self, child: Widget, *, name: str, grow: int = 1) -> None:
        super().__init__(child, name=name, grow=grow)
        self._laid: tuple[pygame.Rect, float, int] | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        if self._laid != (rect, ui.u, self.offset):
            super().arrange(ui, rect)

    def _arrange_child(self, ui: Ui) -> None:
        super()._arrange_child(ui)
        self._laid = (self.rect.copy(), ui.u, self.offset)
