"""Lays out the parts of a challenge's briefing: on one page if the window is large enough, else in one column."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Column, Size, Spacer, Widget
from game.widgets.rich_text import BrokenText, lay_out

EDGE, GAP = 16, 15
LOW = 189  # height of the lowest row in u


class BriefingParts:
    """The named widgets of the briefing, for `OnePage` or `StackedPage` to lay out."""

    def __init__(self, **parts: Widget) -> None:
        self.named = parts

    def __getitem__(self, name: str) -> Widget:
        return self.named[name]


class BriefingStory(Widget):
    """The story and a line below it, in smaller type if they do not fit."""

    def __init__(self, title: str, story: str, line: str) -> None:
        super().__init__()
        self.title, self.story, self.line = title, story, line

    def _wrapped(self, ui: Ui, width: int, size: float) -> tuple[BrokenText, BrokenText]:
        line = lay_out(ui, self.line, width, style="flavour", size=size, colour="paper_bad")
        return lay_out(ui, self.story, width, size=size, colour="paper_ink"), line

    def measure(self, ui: Ui, width: int) -> Size:
        story, line = self._wrapped(ui, width, 15)
        return (width, ui.px(24) + story.height + line.height + ui.px(3))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        target.blit(ui.line(self.title, "title", "heading", "paper_ink"), rect.topleft)
        y = rect.y + ui.px(24)
        for size in (15, 14.5, 14, 13.5, 13):
            story, line = self._wrapped(ui, rect.width, size)
            if y + story.height + line.height <= rect.bottom:
                break
        story.draw(target, rect.x, y)
        if y + story.height + line.height <= rect.bottom + ui.px(4):
            line.draw(target, rect.x, y + story.height + ui.px(2))


class SideBySide(Widget):
    """Goal banners side by side, centred, as high as fits."""

    def __init__(self, banners: list[Widget]) -> None:
        super().__init__(grow=1)
        self.add(*banners)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(150))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        count, gap = max(1, len(self.children)), ui.px(8)
        wide = min((rect.width - gap * (count - 1)) // count, ui.px(165))
        left = rect.x + (rect.width - wide * count - gap * (count - 1)) // 2
        for number, child in enumerate(self.children):
            child.arrange(
                ui, pygame.Rect(left + number * (wide + gap), rect.y, wide, min(rect.height, round(wide * 1.3)))
            )


class OnePage(Widget):
    """The briefing on one page, everything in sight."""

    def __init__(self, parts: BriefingParts) -> None:
        super().__init__(name="briefing")
        self.parts = parts
        self.add(*parts.named.values())

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        edge, gap = ui.px(EDGE), ui.px(GAP)
        room = rect.inflate(-2 * edge, -2 * edge)
        left = min(round(room.width * 0.652), room.width - ui.px(400))
        right = room.x + left + gap
        painted = min(round(room.height * 0.42), room.height - ui.px(184 + LOW) - 2 * gap)
        low = ui.px(LOW)
        middle = room.height - painted - low - 2 * gap
        y1, y2 = room.y + painted + gap, room.y + painted + middle + 2 * gap
        story = round(left * 0.485)
        aside = room.right - right
        self._put(ui, "painting", (room.x, room.y, left, painted))
        self._put(ui, "sheet", (right, room.y, aside, painted))
        self._put(ui, "story", (room.x, y1, story, middle))
        self._put(ui, "goals", (room.x + story + gap, y1, left - story - gap, middle))
        self._put(ui, "levels", (right, y1, aside, middle))
        self._put(ui, "monarchs", (room.x, y2, left, low))
        buttons = self.parts["deal"].measure(ui, aside)[1]
        self._put(ui, "best", (right, y2, aside, low - buttons - ui.px(8)))
        self._put(ui, "deal", (right, y2 + low - buttons, aside, buttons))

    def _put(self, ui: Ui, name: str, rect: tuple[int, int, int, int]) -> None:
        self.parts[name].arrange(ui, pygame.Rect(rect))


class StackedPage(Column):
    """The briefing in one column, for small windows and large letters."""

    def __init__(self, parts: BriefingParts) -> None:
        order = ("painting", "deal", "story", "goals", "levels", "monarchs", "sheet", "best")
        tall = {"painting": 150, "sheet": 260}
        super().__init__(
            [FixedSize(parts[name], tall[name]) if name in tall else parts[name] for name in order]
            + [Spacer(height=4)],
            gap=10,
            pad=12,
        )


class FixedSize(Widget):
    """A child at a fixed height in u."""

    def __init__(self, child: Widget, high: float) -> None:
        super().__init__()
        self.high = high
        self.add(child)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(self.high))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)
