"""Protocol: the part of the app that the input of controllers and touch screens calls."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.shell.shell import Shell


class DeviceApp(Shell, Protocol):
    """A shell that also accepts events, such as key presses made from a controller's buttons."""

    def dispatch(self, event: pygame.Event) -> None:
        """Passes an event to window, screens or commands."""
