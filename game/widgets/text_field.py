"""A single-line text input with selection of all, clipboard and input method support."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n.display_text import display_text
from game.i18n.names import typed
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.keyboard import key_character, primary_modifier, types_with_altgr
from game.render.theme import ink_on
from game.render.ui import Ui
from game.widgets.base import Size, Widget

SHORTCUTS = ("a", "c", "v", "x")


class TextField(Widget):
    """The text input. ``chosen``: all text is selected, so typing replaces it."""

    focusable = True
    takes_text = True
    role = "field"
    access_actions = ("set",)

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
        chosen: bool = False,
    ) -> None:
        super().__init__(name=name, grow=grow)
        self.value, self.change, self.hint, self.most, self.wide = value, change, hint, most, wide
        self.caret = len(value)
        self.chosen = chosen and bool(value)
        self.preedit = ""  # text an input method is composing at the caret
        self.label = hint
        self._drawn_at = 0  # horizontal scroll in pixels at the last drawing

    @property
    def value_text(self) -> str:  # type: ignore[override]
        return display_text(self.value, self.most)

    def measure(self, ui: Ui, width: int) -> Size:
        return (min(width, ui.px(self.wide)), ui.fonts.height("text", ui.type_size("text")) + ui.px(14))

    def _put(self, value: str, caret: int) -> bool:
        self.value, self.caret, self.chosen = value, caret, False
        self.change(value)
        return True

    def set_text(self, value: str) -> None:
        """Replaces the whole text by what is usable of ``value``, and reports the change as typing does."""
        self._put(typed(value)[: self.most], len(value))

    def _around(self) -> tuple[str, str]:
        """Returns the text before and after the insertion point."""
        return ("", "") if self.chosen else (self.value[: self.caret], self.value[self.caret :])

    def on_preedit(self, ui: Ui, text: str) -> bool:
        before, self.preedit = self.preedit, typed(text)
        return self.preedit != before

    def on_text(self, ui: Ui, text: str) -> bool:
        self.preedit = ""
        before, after = self._around()
        text = typed(text)[: self.most - len(before + after)]
        return self._put(before + text + after, len(before + text)) if text else False

    # -- keys ------------------------------------------------------------------------------------------------------

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if (given := getattr(event, "command", None)) is not None:  # a controller writes on the on-screen keyboard
            return given == "confirm" and self._write(ui)
        if self.preedit:
            return True  # while composing, these keys belong to the input method
        letter = key_character(event)
        if event.mod & primary_modifier() and letter in SHORTCUTS and not types_with_altgr(event):
            return self._shortcut(ui, letter)
        before, after = self._around()
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and self.chosen:
            return self._put("", 0)
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
            self.caret, self.chosen = max(0, min(len(self.value), carets[event.key])), False
            return True
        # Letters and space are text here, even if they are bound to commands.
        return bool(event.unicode and event.unicode.isprintable()) and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        )

    def _write(self, ui: Ui) -> bool:
        """Opens the on-screen keyboard for this field."""
        ui.write(self)
        return True

    def _shortcut(self, ui: Ui, letter: str) -> bool:
        """Handles select all, copy, cut and paste."""
        if letter == "a":
            self.chosen = bool(self.value)
            return True
        try:
            if letter == "v":
                return self.on_text(ui, clipboard.get())
            if self.chosen:
                clipboard.put(self.value)
                return self._put("", 0) if letter == "x" else True
        except NoClipboard:
            pass
        return False

    # -- mouse and drawing -----------------------------------------------------------------------------------------

    def _shift(self, ui: Ui) -> int:
        """Returns the horizontal scroll in pixels that keeps the caret visible; 0 without a caret."""
        if self.host is None or self.host.focus is not self:
            return 0
        return max(0, ui.width("".join(self._to_caret())) - (self.rect.width - ui.px(20)))

    def _to_caret(self) -> tuple[str, str]:
        """Returns the text before the composed text, and the composed text."""
        return (self._around()[0] if self.preedit else self.value[: self.caret], self.preedit)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            x = event.pos[0] - self.rect.x - ui.px(10) + self._drawn_at
            widths = [ui.width(self.value[:number]) for number in range(len(self.value) + 1)]
            self.caret = min(range(len(widths)), key=lambda number: abs(widths[number] - x))
            self.chosen = False
        if event.type == pygame.MOUSEBUTTONUP and hasattr(event, "finger"):
            self._write(ui)
        return True

    def shown(self, ui: Ui) -> str:
        """Returns the text to draw: the value with what is being composed, or the hint if that is empty; cut to fit
        unless it is being edited."""
        before, after = self._around()
        value = f"{before}{self.preedit}{after}" if self.preedit else self.value
        text, style = (value, "text") if value else (self.hint, "slant")
        active = self.host is not None and self.host.focus is self
        most = self.rect.width - ui.px(20)
        return text if active and value else ui.fonts.cut(text, style, ui.type_size("text"), most)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        ui.box(target, self.rect, ui.inset_box())
        inner = self.rect.inflate(-ui.px(20), -ui.px(4))
        clip = target.get_clip()
        target.set_clip(inner.inflate(ui.px(4), 0).clip(clip))
        active = self.host is not None and self.host.focus is self
        marked = active and self.chosen and not self.preedit
        ink = ink_on(ui.theme.focus) if marked else ui.theme.ink
        style, colour = ("text", ink) if self.value or self.preedit else ("slant", "soft_ink")
        text = ui.line(self.shown(ui), style, colour=colour)
        shift = self._drawn_at = self._shift(ui)
        y = self.rect.centery - text.get_height() // 2
        if marked:
            pygame.draw.rect(target, ui.theme.focus, (inner.x - shift, y, *text.get_size()))
        target.blit(text, (inner.x - shift, y))
        if active and not marked:
            before, preedit = self._to_caret()
            begin, x = (inner.x - shift + ui.width(part) for part in (before, before + preedit))
            if preedit:  # composed text is underlined
                under = y + text.get_height() - ui.px(2)
                pygame.draw.line(target, ui.theme.ink, (begin, under), (x, under), max(1, ui.px(1)))
            pygame.draw.line(
                target, ui.theme.ink, (x, y + ui.px(2)), (x, y + text.get_height() - ui.px(3)), max(1, ui.px(1.5))
            )
        target.set_clip(clip)
        if active:
            ui.box(target, self.rect.inflate(ui.px(4), ui.px(4)), ui.focus_box())
