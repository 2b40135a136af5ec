"""Replay of the game so far: shows any earlier position by move, by turn or as an automatic playback."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.event import Event, visible
from game.platform import clock
from game.play.match import Match

STEP = 700  # ms per move at speed 1


class History:
    """Shows past positions of the running game: steps, jumps and plays them back.

    ``changed`` is called at every step, with the events that led there (none for a jump)."""

    def __init__(self, match: Match[Any, Any], changed: Callable[[Sequence[Event]], None]) -> None:
        self.match = match
        self.changed = changed
        self.playing = False
        self.speed = 1.0
        self.due = 0
        self._dwell: Callable[[int], int] | None = None  # ms that a move stays in this playback, by its number
        self._then: Callable[[], None] | None = None

    @property
    def last(self) -> int:
        """The number of moves played in the game."""
        return len(self.match.log)

    @property
    def at(self) -> int:
        """The number of moves played up to the shown position."""
        return self.match.at

    @property
    def open(self) -> bool:
        """Whether a past position is shown."""
        return self.match.cursor is not None

    def go(self, number: int) -> None:
        """Shows the position after ``number`` moves; a playback goes on from there."""
        number = max(0, min(self.last, number))
        self._show(number, number)

    def _show(self, number: int, cursor: int | None) -> None:
        """Moves the cursor and passes on the events of a single step forward."""
        forward = number == self.at + 1
        self.match.look_at(cursor)
        self.changed(visible(self.match.log[number - 1].events, self.match.observer) if forward else ())

    def jump(self, number: int) -> None:
        """Stops the playback and shows the position after ``number`` moves."""
        self.playing = False
        self.go(number)

    def step(self, by: int) -> None:
        """Stops the playback and goes ``by`` moves forward or back."""
        self.jump(self.at + by)

    def step_turn(self, by: int) -> None:
        """Stops the playback and goes to the beginning of the next (``by`` 1) or the previous turn (-1)."""
        number = self.at + by
        while 0 < number < self.last and not self.match.policy.ends_turn(self.match.log[number - 1].move):
            number += by
        self.jump(number)

    def play(
        self,
        start: int | None = None,
        speed: float = 1.0,
        dwell: Callable[[int], int] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Plays back move after move, from ``start`` or the shown position; from the beginning where the present is
        shown. ``dwell`` gives the ms each of them stays; ``then`` is called after the last move, or when the playback
        is left."""
        self._dwell, self._then = dwell, then
        if start is not None:
            self.go(start)
        elif self.at >= self.last:
            self.go(0)
        self.playing, self.speed = True, speed
        self.due = clock.now() + round(STEP / speed)
        self.changed(())

    def _stays(self) -> int:
        """Returns the ms the shown move stays."""
        return self._dwell(self.at) if self._dwell is not None else round(STEP / self.speed)

    def pause(self) -> None:
        """Stops the playback at the shown position."""
        self.playing = False
        self.changed(())

    def close(self) -> None:
        """Stops the playback and returns to the present."""
        self.playing = False
        self.match.look_at(None)
        self.changed(())
        self._over()

    def _over(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def tick(self, now: int) -> bool:
        """Shows the next move of the playback when it is due; after the last one returns to the present. Returns
        whether to redraw."""
        if not self.playing or now < self.due:
            return False
        if self.at + 1 < self.last:
            self.go(self.at + 1)
            self.due = now + self._stays()
        else:  # the last move is shown as the present, where its animations can end
            self.playing = False
            self._show(self.last, None)
            self._over()
        return True

    def next_tick(self, now: int) -> int | None:
        return max(1, self.due - now) if self.playing else None
