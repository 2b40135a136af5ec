"""The protocol of what controllers and touch screens call of the app."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.shell.shell import Shell


class DeviceApp(Shell, Protocol):
    """A shell that takes events."""

    def dispatch(self, event: pygame.Event) -> None:
        """Passes an event to window, screens or commands."""
