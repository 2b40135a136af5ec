"""What the main buttons do, and since when that could be read: one that has just become another sleeps, for whoever
presses now means the old one."""

from __future__ import annotations

from game.platform import clock
from game.widgets.base import Widget

GUARD = 300  # ms that a main button sleeps after its deed has changed: nobody has read yet what it does now
RESTING = (
    3  # times as long where it changed under a pointer that rests on it and had not pressed it: nobody looks there
)


class ClickGuard:
    """Of the main buttons of one stage, by name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, int]] = {}  # what they do, and since when
        self._rested_on: set[str] = set()  # those that have changed under a resting pointer
        self._pressed = False  # by the pointer where it is now, and it has not moved since
        self._unread: set[str] = set()  # those that no frame has shown yet as what they are now

    def look(self, root: Widget, pointer: tuple[int, int]) -> None:
        """A new tree stands: what does the same as before stays awake."""
        before, self._known = self._known, {}
        for widget in root.walk():
            if widget.deed:
                known = before.get(widget.name)
                if known is not None and known[0] == widget.deed:
                    self._known[widget.name] = known
                else:
                    self.lull(widget)
                    if known is not None and not self._pressed and widget.rect.collidepoint(pointer):
                        self._rested_on.add(widget.name)

    def moved(self) -> None:
        """The pointer moves: whoever moves it looks at where it is."""
        self._pressed = False
        self._rested_on.clear()

    def pressed(self) -> None:
        """A mouse button went down, or came up again: what changes now is what was clicked for."""
        self._pressed = True
        self._rested_on.clear()

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

    def armed_later(self, name: str) -> bool:
        known = self._known.get(name)
        guard = GUARD * RESTING if name in self._rested_on else GUARD
        return known is not None and clock.now() - known[1] < guard
