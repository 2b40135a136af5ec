"""A scrolling container: wheel, scrollbar, Page Up and Down; keeps the focused widget visible."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget

AT_END = 10**9  # pixels: larger than any content


class Scroll(Widget):
    """A viewport over one child that may be taller than it."""

    opaque = False

    def __init__(
        self, child: Widget, *, name: str = "", grow: int = 1, most: float = 0, from_end: bool = False
    ) -> None:
        """``from_end``: it starts scrolled to its end and stays there when content is added."""
        super().__init__(name=name, grow=grow)
        self.from_end = from_end
        self.most = most  # largest height in u; 0: as tall as the content
        self.offset = AT_END if from_end else 0
        self.wide = self.tall = 0  # of the content, as arranged
        self.grabbed: int | None = None
        self.add(child)

    def adopt(self, before: Widget) -> None:
        """Takes over the scroll position; stays at the end if the list opened there and was not scrolled away."""
        if self.from_end and isinstance(before, Scroll):
            at_end = before.offset >= before.tall - before.rect.height
            self.offset = AT_END if at_end else before.offset

    @property
    def child(self) -> Widget:
        return self.children[0]

    def _bar(self, ui: Ui) -> int:
        return ui.px(12)

    def measure(self, ui: Ui, width: int) -> Size:
        wide, high = self.child.measure(ui, width)
        if self.most and high > ui.px(self.most):
            wide, high = self.child.measure(ui, width - self._bar(ui))
            return (wide + self._bar(ui), ui.px(self.most))
        return (wide, high)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        high = self.child.measure(ui, rect.width)[1]
        width = rect.width
        if high > rect.height:
            width -= self._bar(ui)
            high = self.child.measure(ui, width)[1]
        self.tall = max(high, rect.height)
        self.offset = max(0, min(self.offset, self.tall - rect.height))
        self.wide = width
        self._arrange_child(ui)

    def _arrange_child(self, ui: Ui) -> None:
        """Places the content by the offset, as large as it was measured last."""
        self.child.arrange(ui, pygame.Rect(self.rect.x, self.rect.y - self.offset, self.wide, self.tall))

    @property
    def scrolls(self) -> bool:
        """Whether the content is taller than the viewport."""
        return self.tall > self.rect.height

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        if not self.rect.collidepoint(position):
            return None
        if self.scrolls and position[0] >= self.child.rect.right:
            return self
        return self.child.hit_test(position)

    def scroll_to(self, ui: Ui, offset: int) -> bool:
        """Scrolls to an offset in pixels. Returns whether it changed."""
        offset = max(0, min(offset, self.tall - self.rect.height))
        if offset == self.offset:
            return False
        self.offset = offset
        self._arrange_child(ui)
        return True

    def reveal(self, ui: Ui, widget: Widget) -> None:
        """Scrolls as little as needed to show a widget."""
        if widget.rect.top < self.rect.top:
            self.scroll_to(ui, self.offset - (self.rect.top - widget.rect.top) - ui.px(8))
        elif widget.rect.bottom > self.rect.bottom:
            self.scroll_to(ui, self.offset + (widget.rect.bottom - self.rect.bottom) + ui.px(8))

    def adopt_press(self, before: Widget) -> bool:
        self.grabbed = before.grabbed if isinstance(before, Scroll) else None
        return True

    @property
    def dragging(self) -> bool:
        return self.grabbed is not None

    def cancel_press(self, ui: Ui) -> None:
        self.grabbed = None

    def on_wheel(self, ui: Ui, event: pygame.Event) -> bool:
        return self.scrolls and self.scroll_to(ui, self.offset - event.y * ui.px(60))

    def on_pan_zoom(self, ui: Ui, by: tuple[int, int], place: tuple[int, int] = (0, 0), factor: float = 1.0) -> bool:
        return self.scrolls and abs(by[1]) >= abs(by[0]) and self.scroll_to(ui, self.offset - by[1])

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        page = max(1, self.rect.height - ui.px(40))
        steps = {pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page, pygame.K_HOME: -self.tall, pygame.K_END: self.tall}
        if event.key not in steps:
            return False
        moved = self.scroll_to(ui, self.offset + steps[event.key])
        return self._move_focus(ui, event.key) or moved

    def _move_focus(self, ui: Ui, key: int) -> bool:
        """Moves the focus with the view: to the first or last line, of all or of those visible, in the same column."""
        host = self.host
        if host is None or host.focus is None or self not in host.focus.ancestors():
            return False
        inside = [widget for widget in self.walk() if widget.focusable and widget.enabled]
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            if self.rect.contains(host.focus.rect):
                return False
            inside = [widget for widget in inside if self.rect.contains(widget.rect)]
        if not inside:
            return False
        last, x = key == pygame.K_END or key == pygame.K_PAGEUP, host.focus.rect.centerx
        line = (max if last else min)(widget.rect.centery for widget in inside)
        beside = [widget for widget in inside if widget.rect.top <= line < widget.rect.bottom]
        found = min(beside, key=lambda widget: abs(widget.rect.centerx - x))
        if found is host.focus:
            return False
        host.set_focus(ui, found)
        return True

    def _thumb(self, ui: Ui) -> pygame.Rect:
        bar = self._bar(ui)
        high = max(ui.px(28), self.rect.height * self.rect.height // self.tall)
        room = self.rect.height - high
        y = self.rect.y + (room * self.offset // (self.tall - self.rect.height) if self.scrolls else 0)
        return pygame.Rect(self.rect.right - bar + ui.px(3), y, bar - ui.px(4), high)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if not self.scrolls:
            return False
        thumb = self._thumb(ui)
        if event.type == pygame.MOUSEBUTTONDOWN and (event.button != 1 or event.pos[0] < self.child.rect.right):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.grabbed = event.pos[1] - thumb.y if thumb.collidepoint(event.pos) else thumb.height // 2
        elif event.type == pygame.MOUSEBUTTONUP:
            self.grabbed = None
            return True
        if self.grabbed is None:
            return False
        room = max(1, self.rect.height - thumb.height)
        self.scroll_to(ui, (event.pos[1] - self.grabbed - self.rect.y) * (self.tall - self.rect.height) // room)
        return True

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self.rect.inflate(ui.px(10), 0).clip(clip) if clip else self.rect)
        self.child.draw(ui, target)
        target.set_clip(clip)
        if self.scrolls:
            thumb = self._thumb(ui)
            groove = pygame.Rect(thumb.x, self.rect.y, thumb.width, self.rect.height)
            tint = mix(ui.theme.panel, ui.theme.panel_edge, 0.4)
            ui.box(target, groove, Look(radius=thumb.width // 2, top=tint, alpha=90))
            hot = self.grabbed is not None or self.hovered
            ui.box(
                target,
                thumb,
                Look(radius=thumb.width // 2, top=mix(ui.theme.panel_edge, ui.theme.accent, 0.5 if hot else 0)),
            )


def scrolled_by_keys(top: Widget, pointer: tuple[int, int], focus: Widget | None) -> Iterator[Widget]:
    """Yields scroll containers that keys unused by the focus may scroll, in the order to try: those under the pointer,
    then those in the widgets round the focus; without a focus all."""
    yield from (widget for widget in top.under(pointer) if widget.scrolls)
    around = [above for above in focus.ancestors() if above is not top] if focus is not None else [top]
    for above in around:
        yield from (widget for widget in above.walk() if widget.scrolls)
