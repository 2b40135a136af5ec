"""Shows captions of sounds for players who cannot hear them, in a line at the foot of the window."""

from __future__ import annotations

import pygame

from game.platform import clock
from game.platform.settings import Settings
from game.render.theme import IVORY
from game.render.ui import Ui
from game.widgets.fitted_text import fitted

LINE = 28  # u
SHOWN, MAX_CAPTIONS = 2500, 3  # ms that a caption stays, and captions at once


def message_of(sound: str) -> str:
    """Returns the message id of a sound's caption; the two loops of an era share one."""
    return f"caption-{sound.rstrip('_12')}"


class SoundCaptions:
    """The captions of the newest sounds, the newest last. Nothing is stored while the setting is off."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.notes: list[tuple[str, int]] = []  # sound, and the clock's time at which its caption goes

    def heard(self, sound: str) -> None:
        """Adds the caption of a sound, audible or not: whoever cannot hear it may have turned the sound off."""
        if self.settings.sound_captions:
            others = [note for note in self.notes if note[0] != sound]
            self.notes = [*others, (sound, clock.now() + SHOWN)][-MAX_CAPTIONS:]

    def tick(self, now: int) -> bool:
        """Drops captions whose time is over; True asks for a redraw."""
        before, self.notes = len(self.notes), [note for note in self.notes if note[1] > now]
        return len(self.notes) != before

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until the next caption goes; None without one."""
        return max(1, min(until for _, until in self.notes) - now) if self.notes else None

    def words(self, ui: Ui) -> str:
        """Returns the text of the captions that are shown now."""
        return "   ·   ".join(ui.text(message_of(sound)) for sound, _ in self.notes)

    def draw(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        target.fill((14, 10, 6), rect)
        if self.notes:
            line = fitted(ui, self.words(ui), rect.width - ui.px(28), style="slant", size=15, colour=IVORY)
            target.blit(line, line.get_rect(midleft=(rect.x + ui.px(14), rect.centery)))
