"""The time cursor: any earlier position as the viewer may know it, step by step, turn by turn, or as a film."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.event import Event, visible
from game.platform import clock
from game.play.match import Match

STEP = 700  # ms a move at speed 1


class History:
    """Where the cursor stands. ``changed`` is told of every step, with the events that led there (none for a jump)."""

    def __init__(self, match: Match[Any, Any], changed: Callable[[Sequence[Event]], None]) -> None:
        self.match = match
        self.changed = changed
        self.playing = False
        self.speed = 1.0
        self.due = 0
        self._dwell: Callable[[int], int] | None = None  # ms that a move of this film stays, by its number
        self._then: Callable[[], None] | None = None

    @property
    def last(self) -> int:
        return len(self.match.log)

    @property
    def at(self) -> int:
        """After so many moves."""
        return self.match.at

    @property
    def open(self) -> bool:
        return self.match.cursor is not None

    def go(self, number: int) -> None:
        """To the position after so many moves."""
        number = max(0, min(self.last, number))
        self._show(number, number)

    def _show(self, number: int, cursor: int | None) -> None:
        """What led there is told of one step forward, else nothing."""
        forward = number == self.at + 1
        self.match.look_at(cursor)
        self.changed(visible(self.match.log[number - 1].events, self.match.eyes) if forward else ())

    def jump(self, number: int) -> None:
        """The same, and the film stops."""
        self.playing = False
        self.go(number)

    def step(self, by: int) -> None:
        self.jump(self.at + by)

    def step_turn(self, by: int) -> None:
        """To the beginning of the next or the previous turn."""
        number = self.at + by
        while 0 < number < self.last and not self.match.customs.ends_turn(self.match.log[number - 1].move):
            number += by
        self.jump(number)

    def play(
        self,
        start: int | None = None,
        speed: float = 1.0,
        dwell: Callable[[int], int] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Show move after move. ``dwell``: how many ms each of them stays; ``then``: told when the last was shown,
        or it was left."""
        self._dwell, self._then = dwell, then
        if start is not None:
            self.go(start)
        elif self.at >= self.last:
            self.go(0)
        self.playing, self.speed = True, speed
        self.due = clock.now() + round(STEP / speed)
        self.changed(())

    def _stays(self) -> int:
        """How many ms the move just shown stays."""
        return self._dwell(self.at) if self._dwell is not None else round(STEP / self.speed)

    def pause(self) -> None:
        self.playing = False
        self.changed(())

    def close(self) -> None:
        """Back to the present."""
        self.playing = False
        self.match.look_at(None)
        self.changed(())
        self._over()

    def _over(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def tick(self, now: int) -> bool:
        if not self.playing or now < self.due:
            return False
        if self.at + 1 < self.last:
            self.go(self.at + 1)
            self.due = now + self._stays()
        else:  # the last move is shown in the present, where nothing cuts it short
            self.playing = False
            self._show(self.last, None)
            self._over()
        return True

    def next_tick(self, now: int) -> int | None:
        return max(1, self.due - now) if self.playing else None
