"""Captions: the last announcement of the narrator as text, in a strip at the foot of the window that screens leave
free."""

from __future__ import annotations

import pygame

from game.i18n.display_text import display_text
from game.render.theme import IVORY
from game.render.ui import Ui
from game.shell.announcement import VERBOSITIES, Announcer
from game.widgets.base import Size, Widget
from game.widgets.rich_text import lay_out

HIGH, PAD = 79, 12  # u
FIRST, SECOND = (19.0, 17.0, 15.0, 13.0), (17.0, 15.0, 13.0)  # u, of the type of the two parts


class Captions(Widget):
    """A caption as a widget: the first part of the announcement strong, then the second, in type that fits."""

    def __init__(self, narrator: Announcer, verbosity: str) -> None:
        super().__init__(name="captions")
        self.narrator, self.verbosity = narrator, verbosity

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((14, 10, 6), self.rect)
        last = self.narrator.last
        if last is None:
            return
        corner = ui.line(self.verbosity, "text", "small", "line")
        target.blit(corner, corner.get_rect(bottomright=(self.rect.right - ui.px(PAD), self.rect.bottom - ui.px(3))))
        room = self.rect.inflate(-2 * ui.px(PAD), -ui.px(8))
        room.height -= corner.get_height() if last.more else 0
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        text, more = display_text(last.text, 1000), display_text(last.more, 1000)
        for size, small in zip(FIRST, (*SECOND, SECOND[-1]), strict=True):
            first = lay_out(ui, text, room.width, style="strong", size=size, colour=IVORY)
            second = lay_out(ui, more, room.width, size=small, colour=IVORY) if more else None
            high = first.height + (second.height + ui.px(3) if second is not None else 0)
            if high <= room.height:
                break
        first.draw(target, room.x, room.y)
        if second is not None:
            second.draw(target, room.x, room.y + first.height + ui.px(3))
        target.set_clip(before)


def draw_caption(ui: Ui, target: pygame.Surface, rect: pygame.Rect, narrator: Announcer) -> None:
    """Draws the narrator's last announcement as a strip of text in the rectangle."""
    strip = Captions(narrator, ui.text("narration-verbosity", n=narrator.verbosity, of=len(VERBOSITIES)))
    strip.rect = rect
    strip.draw(ui, target)
