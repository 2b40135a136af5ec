"""A mouse button from its press to its own release: only such a pair on the same thing does something."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.render.ui import Ui
from game.widgets.base import Widget

BUTTONS = (1, 2, 3)  # left, middle, right; 4 and 5 are the wheel
INTERRUPTIONS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


@dataclass(slots=True)
class MousePress:
    """Of one stage. ``widget`` is None while no press on a widget is under way."""

    widget: Widget | None = None
    button: int = 0
    meaning: object = None  # what the press meant (``Widget.sense``); the release must mean the same

    def begin(self, widget: Widget, event: pygame.Event) -> None:
        self.widget, self.button, self.meaning = widget, event.button, widget.sense(event.pos)

    def cancel(self, ui: Ui) -> bool:
        """Let go without doing anything. False: nothing was held."""
        widget, self.widget, self.button = self.widget, None, 0
        if widget is not None:
            widget.cancel_press(ui)
        return widget is not None

    def end(self, ui: Ui, event: pygame.Event, found: Widget | None) -> Widget | None:
        """The widget that the release of this button, over ``found``, goes to. None: it goes to none; where it was the
        release of what is held, that was let go."""
        widget = self.widget
        if widget is None or event.button != self.button:
            return None
        if not widget.dragging and not (_lies_on(found, widget) and widget.sense(event.pos) == self.meaning):
            self.cancel(ui)
            return None
        self.widget, self.button = None, 0
        return widget

    def interrupted_by(self, event: pygame.Event) -> bool:
        """The event tells that the release of what is held will not come, or comes after something else."""
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
        """An event that interrupts what is held does nothing else: another button, Esc. A second press of the same
        button is a press of its own, whose predecessor's release was lost."""
        return _is_escape(event) or (event.type == pygame.MOUSEBUTTONDOWN and event.button != self.button)

    def rebuilt(self, root: Widget) -> None:
        """What is held is held on through a new tree, if it is still the same thing."""
        held = self.widget
        if held is not None:
            self.widget = next((widget for widget in root.walk() if widget is held or widget.grip(held)), None)


def _is_escape(event: pygame.Event) -> bool:
    return event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE


def _lies_on(found: Widget | None, pressed: Widget) -> bool:
    """``found`` is what was pressed, or a part of it that answers no press itself."""
    while found is not None and found is not pressed:
        if found.focusable and found.enabled:
            return False
        found = found.parent
    return found is not None
