"""Toasts: short notes at the top of the window that disappear by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.i18n.display_text import display_text
from game.render.nine_slice import BoxStyle
from game.render.ui import Ui
from game.widgets.rich_text import lay_out

SHOWN = 4200  # ms a note is shown, plus time per letter
# kinds: an error; a refused move; an impossible click on the table
BAD, PASSING, VAIN = "bad", "passing", "vain"
OF_TABLE = (PASSING, VAIN)  # about the present position: removed when it is no longer shown


@dataclass(slots=True)
class Toast:
    """A note, its kind and when it ends."""

    text: str
    kind: str
    until: int


class Toasts:
    """The notes being shown, at most three."""

    def __init__(self, heard: Callable[[str], None] = lambda text: None) -> None:
        """``heard``: called with the text of each."""
        self.notes: list[Toast] = []
        self.heard = heard

    def add(self, text: str, kind: str, now: int) -> None:
        """Shows a note, in the colours of its kind, the longer the longer its text, and calls ``heard`` with the text;
        of older notes only two stay, and none with the same text."""
        self.notes = [note for note in self.notes if note.text != text][-2:]
        self.notes.append(Toast(text, kind, now + SHOWN + 25 * len(text)))
        self.heard(text)

    def clear(self, *kinds: str) -> None:
        """Removes the notes of these kinds, or all notes if no kind is named."""
        self.notes = [note for note in self.notes if kinds and note.kind not in kinds]

    def tick(self, now: int) -> bool:
        """Removes expired notes; True asks for a redraw."""
        left = [note for note in self.notes if note.until > now]
        changed = len(left) != len(self.notes)
        self.notes = left
        return changed

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until the next note expires, None without notes."""
        return max(1, min(note.until for note in self.notes) - now) if self.notes else None

    def draw(self, ui: Ui, target: pygame.Surface, kept: Sequence[pygame.Rect] = ()) -> None:
        """Draws the notes at the top of the window, each below what it would cover of ``kept`` if there is room."""
        y = ui.px(14)
        for note in self.notes:
            pad = ui.px(12)
            # errors quote file names and system messages
            text = display_text(note.text, lines=True) if note.kind == BAD else note.text
            laid = lay_out(ui, text, min(ui.px(620), target.get_width() - 6 * pad), colour=ui.theme.tip_ink)
            rect = pygame.Rect(0, y, laid.width + 2 * pad, laid.height + 2 * pad)
            rect.centerx = target.get_width() // 2
            rect.y = _clear_of(rect, kept, target.get_height(), ui.px(8))
            edge = ui.theme.bad if note.kind in (BAD, PASSING) else ui.theme.panel_edge
            look = BoxStyle(
                radius=ui.px(9), top=ui.theme.tip, edge=edge, edge_width=max(1.5, 2 * ui.u), shadow=ui.px(7)
            )
            ui.box(target, rect, look)
            laid.draw(target, rect.x + pad, rect.y + pad)
            y = rect.bottom + ui.px(8)


def _clear_of(rect: pygame.Rect, kept: Sequence[pygame.Rect], high: int, gap: int) -> int:
    """Returns the nearest y, from that of ``rect`` downwards, at which it covers none of ``kept``; its own where none
    is within a height of ``high`` pixels."""
    made = rect.copy()
    while (covered := made.collidelist(kept)) >= 0:
        made.y = kept[covered].bottom + gap
    return made.y if made.bottom <= high else rect.y
