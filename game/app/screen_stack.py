"""The stack of screens: opens, closes and replaces them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.shell.shell import ScreenLayer


class ScreenStack(ABC):
    """The stack of screens, the top one last."""

    def __init__(self) -> None:
        self.stack: list[ScreenLayer] = []

    @property
    def top(self) -> ScreenLayer:
        return self.stack[-1]

    def push(self, screen: ScreenLayer) -> None:
        self.stack.append(screen)
        self._changed()

    def pop(self) -> None:
        """Closes the top screen; the last one quits the program."""
        if len(self.stack) > 1:
            self.stack.pop()
            self._changed()
        else:
            self.quit()

    def replace(self, screen: ScreenLayer) -> None:
        """Closes the top screen and opens this one in its place."""
        if self.stack:
            self.stack.pop()
        self.push(screen)

    def home(self, screen: ScreenLayer) -> None:
        """Closes all screens and opens this one."""
        self.stack.clear()
        self.push(screen)

    @abstractmethod
    def _changed(self) -> None:
        """Called when another screen is on top."""

    @abstractmethod
    def quit(self, ask: bool = True) -> None:
        """Stops the program; `ask`: the player may stay if a game can't be saved."""
