"""What the main buttons do, and since when that could be read: one that has just become another sleeps, for whoever
presses now means the old one."""

from __future__ import annotations

from game import clock
from game.widgets.base import Widget

GUARD = 300  # ms that a main button sleeps after its deed has changed: nobody has read yet what it does now


class Deeds:
    """Of the main buttons of one stage, by name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, int]] = {}  # what they do, and since when
        self._unread: set[str] = set()  # those that no frame has shown yet as what they are now

    def look(self, root: Widget) -> None:
        """A new tree stands: what does the same as before stays awake."""
        before, self._known = self._known, {}
        for widget in root.walk():
            if widget.deed:
                known = before.get(widget.name)
                if known is not None and known[0] == widget.deed:
                    self._known[widget.name] = known
                else:
                    self.lull(widget)

    def lull(self, button: Widget) -> None:
        """It sleeps as if it had just come."""
        self._known[button.name] = (button.deed, clock.now())
        self._unread.add(button.name)

    def read(self) -> None:
        """A frame has been drawn, which may have taken long: only from now on can anybody know what it shows."""
        for name in self._unread & self._known.keys():
            self._known[name] = (self._known[name][0], clock.now())
        self._unread.clear()

    def another(self, button: Widget) -> bool:
        """It does something else than it did."""
        return bool(button.deed) and self._known.get(button.name, ("", 0))[0] != button.deed

    def asleep(self, name: str) -> bool:
        known = self._known.get(name)
        return known is not None and clock.now() - known[1] < GUARD
