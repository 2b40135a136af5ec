"""Animates hovered widgets: they rise a little under the pointer and fall back when it leaves."""

from __future__ import annotations

from game.platform import clock
from game.widgets.base import Widget

RISES, FALLS = 90, 140  # ms


class HoverAnimation:
    """The last two widgets the pointer entered and left, with times in ms."""

    def __init__(self) -> None:
        self._up: tuple[Widget | None, int] = (None, 0)
        self._down: tuple[Widget | None, int] = (None, 0)
        self._frames = clock.LastFrame()

    def turn(self, found: Widget | None, before: Widget | None, now: int) -> None:
        """Starts the animations when the pointer goes to ``found``, which rises, from ``before``, which falls."""
        self._up = (found if found is not None and found.rises else None, now)
        self._down = (before if before is not None and before.rises else None, now)

    def height(self, widget: Widget, hovered: bool, now: int) -> float:
        """Returns how far a widget has risen, from 0 to 1 (fully). ``hovered``: the pointer is on it."""
        if hovered:
            return min(1.0, (now - self._up[1]) / RISES) if widget is self._up[0] else 1.0
        return max(0.0, 1.0 - (now - self._down[1]) / FALLS) if widget is self._down[0] else 0.0

    def due(self, now: int) -> bool:
        """Returns whether to redraw: while the animation runs, and once after its end."""
        return self._frames.due(self._moving(now))

    def waits(self, now: int) -> bool:
        """Returns whether the animation runs or its last frame is still to be drawn."""
        return self._frames.waits or self._moving(now)

    def _moving(self, now: int) -> bool:
        (up, risen), (down, fallen) = self._up, self._down
        return (up is not None and now - risen < RISES) or (down is not None and now - fallen < FALLS)
