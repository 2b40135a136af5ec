"""Delayed actions, which the main loop runs when they are due."""

from __future__ import annotations

from collections.abc import Callable, Iterator


class Timers:
    """Actions with the clock times in ms at which they are due."""

    def __init__(self) -> None:
        self._later: list[tuple[int, Callable[[], None]]] = []

    def add(self, due: int, action: Callable[[], None]) -> None:
        self._later.append((due, action))

    def run(self, now: int) -> None:
        """Runs the actions that are due at `now` (clock time in ms) and forgets them."""
        due = [entry for entry in self._later if entry[0] <= now]
        self._later = [entry for entry in self._later if entry[0] > now]
        for _, action in due:
            action()

    def waits(self, now: int) -> Iterator[int]:
        """Yields, for each waiting action, the ms from now until it is due."""
        yield from (due - now for due, _ in self._later)
