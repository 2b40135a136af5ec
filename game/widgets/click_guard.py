"""Disables main buttons for a moment after their action has changed, since a click then still means the old action."""

from __future__ import annotations

from game.platform import clock
from game.widgets.base import Widget

GUARD = 300  # ms that a main button is disabled after its action has changed
RESTING = 3  # times as long under a resting pointer that had not pressed it: the player looks elsewhere


class ClickGuard:
    """Tracks the main buttons of one UI root by name."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, int]] = {}  # by name: action, and when it became readable
        self._rested_on: set[str] = set()  # names of buttons that changed under a resting pointer
        self._pressed = False  # a mouse button was pressed since the pointer last moved
        self._unread: set[str] = set()  # names of changed buttons no frame has shown yet

    def update(self, root: Widget, pointer: tuple[int, int]) -> None:
        """Compares the main buttons of a new widget tree with those of the last and disables, for a moment, those that
        are new or whose action changed."""
        before, self._known = self._known, {}
        for widget in root.walk():
            if widget.guarded_text:
                known = before.get(widget.key)
                if known is not None and known[0] == widget.guarded_text:
                    self._known[widget.key] = known
                else:
                    self.disarm(widget)
                    if known is not None and not self._pressed and widget.rect.collidepoint(pointer):
                        self._rested_on.add(widget.key)

    def moved(self) -> None:
        """Notes that the pointer has moved: buttons that changed under it while it rested have the normal delay from
        now on."""
        self._pressed = False
        self._rested_on.clear()

    def pressed(self) -> None:
        """Notes that a mouse button went down or up: buttons that change in consequence have the shorter delay."""
        self._pressed = True
        self._rested_on.clear()

    def disarm(self, button: Widget) -> None:
        """Makes a main button ignore presses for a moment, as if its action had just changed."""
        self._known[button.key] = (button.guarded_text, clock.now())
        self._unread.add(button.key)

    def on_drawn(self) -> None:
        """Restarts the delay of buttons that changed since the last call; called when they are first drawn, which may
        be late."""
        for name in self._unread & self._known.keys():
            self._known[name] = (self._known[name][0], clock.now())
        self._unread.clear()

    def action_changed(self, button: Widget) -> bool:
        """Returns whether the action of a main button is another than when `update` or `disarm` saw it last."""
        return bool(button.guarded_text) and self._known.get(button.key, ("", 0))[0] != button.guarded_text

    def is_guarded(self, key: str) -> bool:
        """Returns whether the button of this key is still disabled."""
        known = self._known.get(key)
        guard = GUARD * RESTING if key in self._rested_on else GUARD
        return known is not None and clock.now() - known[1] < guard
