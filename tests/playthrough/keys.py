"""Plays by the keyboard alone: Tab, arrows, Enter and Esc, as events."""

from __future__ import annotations

import random
from typing import Any

import pygame

from game.app.app import App
from game.widgets.base import Widget
from game.widgets.button import Pressable
from tests.playthrough.driver import Driver, Place

FAR = 400  # keys pressed on the way to one thing, at most
ASTRAY = 7  # every so many steps on a map one goes anywhere, as a straight way may end at the edge
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class KeyDriver(Driver):
    """Put before another driver: what that does with a mouse is done with keys."""

    def __init__(self, app: App, *rest: Any) -> None:
        super().__init__(app, *rest)
        self.chance = random.Random(1)

    def key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.send(pygame.KEYUP, key=key, mod=mod)

    def point(self, position: Place) -> None:
        """Keys point at nothing."""

    def press(self, widget: Pressable) -> None:
        self.go_to(widget.name)
        self.key(pygame.K_RETURN)

    def go_to(self, name: str) -> Widget:
        """Moves the focus to the widget of this name and returns it. Raises AssertionError if Tab never comes there."""
        for _ in range(FAR):
            stage = self.stage
            if stage.curtained():  # a scene covers all, and is passed
                self.key(pygame.K_RETURN)
                self.settle()
            elif stage.focus is not None and stage.focus.name == name and stage.focus_shown:
                return stage.focus
            else:
                self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def to_place(self, view: Any, place: object) -> None:
        """Moves the cursor of a map to a place. Raises AssertionError if the arrows never come there."""
        self.go_to("map")
        for tries in range(FAR):
            if view.cursor == place:
                return
            astray = tries % ASTRAY == ASTRAY - 1
            self.key(self.chance.choice(ARROWS) if astray else self._arrow(view, place))
        raise AssertionError(f"the arrows never come to {place}")

    def press_place(self, view: Any, place: object) -> None:
        """Moves the cursor of a map to a place, and presses Enter there."""
        self.to_place(view, place)
        self.key(pygame.K_RETURN)

    @staticmethod
    def _arrow(view: Any, place: object) -> int:
        if view.cursor is None:
            return pygame.K_RIGHT
        (x, y), (to_x, to_y) = view.centre(view.cursor), view.centre(place)
        across, along = to_x - x, to_y - y
        if abs(across) > abs(along):
            return pygame.K_RIGHT if across > 0 else pygame.K_LEFT
        return pygame.K_DOWN if along > 0 else pygame.K_UP
