"""A queue of cut-scenes shown one after the other: progress, timing and skipping. Knows no game.

A scene plays, holds so that it can be read, and leaves. With reduced motion it stands still for as long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.platform.settings import Pace

WAIT = 60  # ms between checks whether the next scene may start
MAX_PICTURE_WAIT_MS = 3000  # how long a scene stands at its beginning for want of pictures, at most
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SceneTiming:
    """The phases of a scene in ms at speed 1: `play`, `hold` for reading, and `leave`."""

    play: int
    hold: int = 600
    leave: int = 250

    @property
    def whole(self) -> int:
        """The total length of the three phases in ms."""
        return self.play + self.hold + self.leave


@dataclass(slots=True)
class RunningScene(Generic[T]):
    """A scene in the queue, with its timing."""

    thing: T
    beats: SceneTiming
    then: Callable[[], None] | None = None  # called at its end, skipped or not
    since: int | None = None  # when it started; None while it waits
    first_drawn: int | None = None  # when it was first drawn, however incompletely
    complete: bool = False  # it was drawn once with all its pictures


@dataclass(slots=True)
class CutScenes(Generic[T]):
    """The queue of scenes. ``free``: whether nothing else on the screen blocks the next scene."""

    pace: Pace
    free: Callable[[], bool] = lambda: True
    queue: list[RunningScene[T]] = field(default_factory=list)

    @property
    def running(self) -> bool:
        """Whether a scene is shown or waits."""
        return bool(self.queue)

    @property
    def on_show(self) -> RunningScene[T] | None:
        """The scene that is shown now; None if there is none."""
        return self.queue[0] if self.queue and self.queue[0].since is not None else None

    @property
    def wanted(self) -> bool:
        """Whether scenes are shown at all: not at the speed that shows moves at once."""
        return not self.pace.at_once

    def add(self, thing: T, beats: SceneTiming, then: Callable[[], None] | None = None) -> None:
        """Queues a scene; ``then`` is called after it. If moves are shown at once, there is no scene and ``then`` is
        called now."""
        if self.wanted:
            self.queue.append(RunningScene(thing, beats, then))
        elif then is not None:
            then()

    def scene_progress(self, now: int) -> tuple[T, float, float] | None:
        """Returns the shown scene with two shares (0-1): how much of its animation has played, and how far it has faded
        out. None if none is shown."""
        if not self.queue or self.queue[0].since is None:
            return None
        showing = self.queue[0]
        if self.pace.reduced_motion:
            return showing.thing, 1.0, 0.0
        beats, elapsed = showing.beats, self._elapsed(showing, now)
        left = elapsed - beats.play - beats.hold
        return showing.thing, _share(elapsed, beats.play), _share(left, beats.leave) if left > 0 else 0.0

    @property
    def since(self) -> int:
        """The time in ms at which the shown scene started; 0 if there is none."""
        return self.queue[0].since or 0 if self.queue else 0

    def moving(self, now: int) -> bool:
        """Returns whether the shown scene is animated, so that every frame must be drawn anew."""
        return self.scene_progress(now) is not None and not self.pace.reduced_motion

    def next_tick(self, now: int, frame: int) -> int | None:
        """Returns the ms until ``tick`` has work, ``frame`` (the ms of a frame) while a scene is animated; None if no
        scene is shown or waits."""
        if not self.queue:
            return None
        showing = self.queue[0]
        if showing.since is None:
            return WAIT
        if self.moving(now):
            return frame
        beats = showing.beats
        return max(1, round((beats.whole - self._elapsed(showing, now)) / self.pace.animation))

    def tick(self, now: int) -> bool:
        """Starts and ends scenes. Returns whether to redraw."""
        if not self.queue:
            return False
        showing = self.queue[0]
        if showing.since is None:
            if not self.free():
                return False
            showing.since = now
            return True
        beats = showing.beats
        if self._elapsed(showing, now) < beats.whole:
            return self.moving(now)
        self._end()
        return True

    def drawn(self, now: int, complete: bool) -> None:
        """Takes note that the shown scene was drawn, ``complete`` or not. Until all its pictures are there it begins
        anew, for at most MAX_PICTURE_WAIT_MS in all."""
        showing = self.on_show
        if showing is None or showing.complete:
            return
        if showing.first_drawn is None:
            showing.first_drawn = now
        if complete or now - showing.first_drawn >= MAX_PICTURE_WAIT_MS:
            showing.complete = True
        else:
            showing.since = now

    def skip(self, now: int) -> bool:
        """Jumps to the end of the shown scene's animation; ends the scene if the animation is over or motion is
        reduced. Returns False if no scene is shown."""
        if not self.queue or self.queue[0].since is None:
            return False
        showing = self.queue[0]
        if self._elapsed(showing, now) < showing.beats.play and not self.pace.reduced_motion:
            self.play_out(now)
        else:
            self._end()
        return True

    def play_out(self, now: int) -> None:
        """Jumps to the end of the first queued scene's animation, for a screenshot."""
        if self.queue:
            self.queue[0].since = now - round(self.queue[0].beats.play / self.pace.animation) - 1
            self.queue[0].complete = True

    def clear(self) -> None:
        """Drops all scenes and calls their follow-up actions."""
        while self.queue:
            self._end()

    def _end(self) -> None:
        ended = self.queue.pop(0)
        if ended.then is not None:
            ended.then()

    def _elapsed(self, showing: RunningScene[T], now: int) -> float:
        return (now - (showing.since or 0)) * self.pace.animation if showing.since is not None else 0.0


def _share(elapsed: float, length: int) -> float:
    return max(0.0, min(1.0, elapsed / length)) if length > 0 else 1.0
