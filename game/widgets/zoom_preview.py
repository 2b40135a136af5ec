"""Shows an enlarged preview of a widget: centred after a right click, beside it after resting the pointer on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform import clock
from game.render.ui import Ui
from game.widgets.base import Column, Widget
from game.widgets.label import Panel, Picture
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.placement import beside, covered_area, docks, least_covering
from game.widgets.rich_text import RichText

LONG = 1200  # ms the pointer rests before the preview opens by itself
STILL = 5  # pixels a right click may move
VEIL = 140  # of 255
LONGEST = 2000  # ms after which a preview is shown as it is, though a picture of it is still being drawn
SHADOW = 24  # u around a preview that its shadow may cover


def enlarged(picture: str, wide: float, high: float, text: str, room: float = 0) -> Widget:
    """Builds the enlarged preview of a picture, ``wide`` x ``high`` u (units of length), with text below."""
    parts: list[Widget] = [Picture(picture, wide, high)] if picture else []
    if text:
        parts.append(WidthLimit(RichText(text), max(wide, room or 260)))
    return Panel(Column(parts, gap=8, align="centre"), pad=14)


class WidthLimit(Widget):
    """Limits the width of its child, in u."""

    def __init__(self, child: Widget, wide: float) -> None:
        super().__init__()
        self.wide = wide
        self.add(child)

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        width = min(width, ui.px(self.wide))
        return (width, self.children[0].measure(ui, width)[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)


class ZoomPreview:
    """The preview of one UI root."""

    def __init__(self) -> None:
        self.shown: Widget | None = None
        self.pinned = False  # stays until a click or a key, else while the pointer rests
        self.rests_since = 0
        self.tried = False  # the rest was long enough, whether or not there was a preview
        self._pressed: tuple[int, int] | None = None  # where the right button was pressed
        self._opened: int | None = None  # when the preview was first drawn; None: not yet
        self._whole = False  # nothing of it is lacking any more

    def open(self, ui: Ui, things: list[Widget], pinned: bool) -> bool:
        """Opens the preview of the first of these widgets that has one. Returns False if none has."""
        self.tried = True
        for thing in things:
            near = thing.close_up(ui)
            if near is not None:
                self.shown, self.pinned, self._opened, self._whole = near, pinned, None, False
                return True
        return False

    def show(self, near: Widget) -> None:
        """Shows the widget ``near`` itself as the preview, until a click or a key."""
        self.shown, self.pinned, self.tried, self._opened, self._whole = near, True, True, None, False

    def close(self) -> bool:
        """Closes the preview. Returns whether one was open."""
        was, self.shown, self.pinned = self.shown is not None, None, False
        self.moved()
        return was

    def moved(self) -> None:
        """Notes that the pointer has moved, so that it must rest anew before a preview opens."""
        self.rests_since, self.tried = clock.now(), False

    def due(self, now: int, delay: int) -> bool:
        """Returns whether to open a preview: the pointer has rested for ``delay`` ms, and none was tried since it
        moved."""
        return not self.tried and self.shown is None and now - self.rests_since >= delay

    def right_button(self, event: pygame.Event) -> bool:
        """Handles a press or release of the right button. Returns True for a release where it was pressed: a click."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = event.pos
            return False
        begun, self._pressed = self._pressed, None
        return begun is not None and max(abs(begun[0] - event.pos[0]), abs(begun[1] - event.pos[1])) <= STILL

    def forget_button(self) -> None:
        """Forgets a press of the right button, so that its release is no click."""
        self._pressed = None

    def draw(
        self,
        ui: Ui,
        target: pygame.Surface,
        of: pygame.Rect,
        roots: Sequence[Widget | None] = (),
        kept: Sequence[pygame.Rect] = (),
    ) -> None:
        """Draws the preview once its pictures are ready, or after a while as it is. Pinned: in the middle of the dimmed
        window. Else beside the rectangle ``of`` or at an edge of the window: clear of the open pages in ``roots`` and
        of ``kept`` if possible, and over as little of ``of`` and of their highlights as possible."""
        if self.shown is None:
            return
        if self._opened is None:
            self._opened = clock.now()
        screen = target.get_rect().inflate(-ui.px(16), -ui.px(16))
        wide, high = self.shown.measure(ui, screen.width)
        rect = pygame.Rect(0, 0, min(wide, screen.width), min(high, screen.height))
        if self.pinned:
            blend_colour(target, target.get_rect(), VEIL)
            rect.center = screen.center
        else:
            trees = [root for root in roots if root is not None]
            lit = [one for root in trees for widget in root.walk() for one in widget.lit_rects()]
            pages = [
                one.rect for root in trees for one in root.walk() if one.is_open_page and not one.rect.contains(of)
            ]
            places = [*beside(rect.size, of, screen, ui.px(12)), *docks(rect.size, screen)]
            clear = [one for one in places if not covered_area(one, [*pages, *kept])]
            rect = least_covering(clear or places, [of, *kept, *lit])
        self.shown.arrange(ui, rect)
        if self._whole:
            self.shown.draw(ui, target)
            return
        area = rect.inflate(2 * ui.px(SHADOW), 2 * ui.px(SHADOW)).clip(target.get_rect())
        below, lacking = target.subsurface(area).copy(), ui.budget.lacking
        self.shown.draw(ui, target)
        self._whole = ui.budget.lacking == lacking or clock.now() - self._opened > LONGEST
        if not self._whole:
            target.blit(below, area)
