"""What the pointer goes to rises a little, and falls back when it leaves."""

from __future__ import annotations

from game.platform import clock
from game.widgets.base import Widget

RISES, FALLS = 90, 140  # ms


class HoverAnimation:
    """The last two things the pointer came to and left, and since when. Times in ms."""

    def __init__(self) -> None:
        self._up: tuple[Widget | None, int] = (None, 0)
        self._down: tuple[Widget | None, int] = (None, 0)
        self._frames = clock.LastFrame()

    def turn(self, found: Widget | None, before: Widget | None, now: int) -> None:
        """The pointer has left one thing for another."""
        self._up = (found if found is not None and found.rises else None, now)
        self._down = (before if before is not None and before.rises else None, now)

    def height(self, widget: Widget, hovered: bool, now: int) -> float:
        """How far it has risen, 0 to 1."""
        if hovered:
            return min(1.0, (now - self._up[1]) / RISES) if widget is self._up[0] else 1.0
        return max(0.0, 1.0 - (now - self._down[1]) / FALLS) if widget is self._down[0] else 0.0

    def due(self, now: int) -> bool:
        """Whether it must be drawn again: what has come to rest, once more."""
        return self._frames.due(self._moving(now))

    def waits(self, now: int) -> bool:
        """Whether it wants another frame."""
        return self._frames.waits or self._moving(now)

    def _moving(self, now: int) -> bool:
        (up, risen), (down, fallen) = self._up, self._down
        return (up is not None and now - risen < RISES) or (down is not None and now - fallen < FALLS)
