"""Cross-fades from one screen to the next while the setting "reduced motion" is on."""

from __future__ import annotations

import pygame

from game.platform import clock

LONG = 80  # ms
FRAME = 16  # ms between frames


class CrossFade:
    """A cross-fade: keeps a copy of the last screen and draws it, ever fainter, over the new one."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._since = 0

    def begin(self, shown: pygame.Surface) -> None:
        """Starts a cross-fade from this surface, of which it keeps a copy, to what is drawn from now on."""
        self._before, self._since = shown.copy(), clock.now()

    @property
    def running(self) -> bool:
        return self._before is not None

    def draw(self, target: pygame.Surface) -> None:
        """Draws the faded copy of the last screen; nothing once the time is over, or in a window of another size."""
        if self._before is None:
            return
        passed = clock.now() - self._since
        if passed >= LONG or self._before.get_size() != target.get_size():
            self._before = None
            return
        self._before.set_alpha(round(255 * (1 - passed / LONG)))
        target.blit(self._before, (0, 0))

    def tick(self, now: int) -> bool:
        """Returns whether the fade still runs, so that another frame must be drawn."""
        return self.running

    def next_tick(self, now: int) -> int | None:
        return FRAME if self.running else None
