"""Tracks a mouse button from press to release; only a press and its own release on the same widget act."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.render.ui import Ui
from game.widgets.base import Widget

BUTTONS = (1, 2, 3)  # left, middle, right; 4 and 5 are the wheel
INTERRUPTIONS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


@dataclass(slots=True)
class MousePress:
    """The press in progress in one UI root. ``widget`` is None if there is none."""

    widget: Widget | None = None
    button: int = 0
    meaning: object = None  # meaning of the press (``Widget.press_meaning``); the release must have the same

    def begin(self, widget: Widget, event: pygame.Event) -> None:
        """Remembers a press on a widget: its button, and its meaning at that point, which the release must share to
        act. Tells the widget nothing."""
        self.widget, self.button, self.meaning = widget, event.button, widget.press_meaning(event.pos)

    def cancel(self, ui: Ui) -> bool:
        """Ends the press without an action. Returns False if there was none."""
        widget, self.widget, self.button = self.widget, None, 0
        if widget is not None:
            widget.cancel_press(ui)
        return widget is not None

    def end(self, ui: Ui, event: pygame.Event, found: Widget | None) -> Widget | None:
        """Handles a mouse button's release over ``found``. Returns the pressed widget if the release belongs to it;
        else None, and the press is cancelled unless another button was released."""
        widget = self.widget
        if widget is None or event.button != self.button:
            return None
        if not widget.dragging and not (_lies_on(found, widget) and widget.press_meaning(event.pos) == self.meaning):
            self.cancel(ui)
            return None
        self.widget, self.button = None, 0
        return widget

    def interrupted_by(self, event: pygame.Event) -> bool:
        """Returns whether this event interrupts the press: the release will not come, or something else came first."""
        if self.widget is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button in BUTTONS
        if event.type == pygame.MOUSEMOTION:
            return not event.buttons[self.button - 1]
        if event.type == pygame.WINDOWLEAVE:
            return not self.widget.dragging
        return event.type in INTERRUPTIONS or _is_escape(event)

    def swallows(self, event: pygame.Event) -> bool:
        """Returns whether an event that interrupts the press is used up by that: Esc, or a press of another button. A
        second press of the same button is not, as the first one's release was lost."""
        return _is_escape(event) or (event.type == pygame.MOUSEBUTTONDOWN and event.button != self.button)


def _is_escape(event: pygame.Event) -> bool:
    return event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE


def _lies_on(found: Widget | None, pressed: Widget) -> bool:
    """Returns whether ``found`` is the pressed widget or a part of it that takes no press itself."""
    while found is not None and found is not pressed:
        if found.focusable and found.enabled:
            return False
        found = found.parent
    return found is not None
