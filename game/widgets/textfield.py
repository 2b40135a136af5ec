"""One line of text that can be typed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import clipboard
from game.clipboard import NoClipboard
from game.ui import Ui
from game.widgets.base import Size, Widget


class TextField(Widget):
    focusable = True

    def __init__(
        self,
        value: str,
        change: Callable[[str], None],
        *,
        name: str,
        hint: str = "",
        most: int = 24,
        wide: float = 160,
        grow: int = 0,
    ) -> None:
        super().__init__(name=name, grow=grow)
        self.value, self.change, self.hint, self.most, self.wide = value, change, hint, most, wide
        self.caret = len(value)

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(self.wide)), ui.fonts.height("text", ui.type_size("text")) + ui.px(14))

    def _put(self, value: str, caret: int) -> bool:
        self.value, self.caret = value, caret
        self.change(value)
        return True

    def on_text(self, ui: Ui, text: str) -> bool:
        text = "".join(letter for letter in " ".join(text.splitlines()) if letter.isprintable())
        text = text[: self.most - len(self.value)]
        if not text:
            return False
        return self._put(self.value[: self.caret] + text + self.value[self.caret :], self.caret + len(text))

    def _paste(self, ui: Ui) -> bool:
        try:
            return self.on_text(ui, clipboard.get())
        except NoClipboard:
            return False

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._paste(ui)
        before, after = self.value[: self.caret], self.value[self.caret :]
        if event.key == pygame.K_BACKSPACE and before:
            return self._put(before[:-1] + after, self.caret - 1)
        if event.key == pygame.K_DELETE and after:
            return self._put(before + after[1:], self.caret)
        carets = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if event.key in carets:
            self.caret = max(0, min(len(self.value), carets[event.key]))
            return True
        # Letters and space belong to the field, whatever else they may be a key of.
        return bool(event.unicode and event.unicode.isprintable()) and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT
        )

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            x = event.pos[0] - self.rect.x - ui.px(10)
            widths = [ui.width(self.value[:number]) for number in range(len(self.value) + 1)]
            self.caret = min(range(len(widths)), key=lambda number: abs(widths[number] - x))
        return True

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        ui.box(target, self.rect, ui.inset_box())
        inner = self.rect.inflate(-ui.px(20), -ui.px(4))
        clip = target.get_clip()
        target.set_clip(inner.inflate(ui.px(4), 0).clip(clip))
        active = self.stage is not None and self.stage.focus is self
        text = ui.line(self.value) if self.value else ui.line(self.hint, "slant", "text", "soft_ink")
        caret = ui.width(self.value[: self.caret])
        shift = max(0, caret - inner.width)
        y = self.rect.centery - text.get_height() // 2
        target.blit(text, (inner.x - shift, y))
        if active:
            x = inner.x - shift + caret
            pygame.draw.line(
                target, ui.theme.ink, (x, y + ui.px(2)), (x, y + text.get_height() - ui.px(3)), max(1, ui.px(1.5))
            )
        target.set_clip(clip)
        if active:
            ui.box(target, self.rect.inflate(ui.px(4), ui.px(4)), ui.focus_box())
