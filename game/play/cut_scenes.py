"""Great moments, one after the other: what is shown now, how far it is, and that a click goes on. Knows no game.

A scene is played, holds so that it can be read, and leaves. Without motion it stands there as long, and goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.platform.settings import Pace

WAIT = 60  # ms until it is asked again whether a scene may come
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SceneTiming:
    """ms at speed 1: being played, to be read, leaving."""

    play: int
    hold: int = 600
    leave: int = 250

    @property
    def whole(self) -> int:
        return self.play + self.hold + self.leave


@dataclass(slots=True)
class RunningScene(Generic[T]):
    thing: T
    beats: SceneTiming
    then: Callable[[], None] | None = None  # told when it is over, cut short or not
    since: int | None = None  # when it came up; None: it waits


@dataclass(slots=True)
class CutScenes(Generic[T]):
    """``free``: nothing else is on show that scenes wait for."""

    pace: Pace
    free: Callable[[], bool] = lambda: True
    queue: list[RunningScene[T]] = field(default_factory=list)

    @property
    def running(self) -> bool:
        """Something is on show, or waits for its turn."""
        return bool(self.queue)

    @property
    def on_show(self) -> RunningScene[T] | None:
        """What has come up."""
        return self.queue[0] if self.queue and self.queue[0].since is not None else None

    @property
    def wanted(self) -> bool:
        """At this speed there is anything to see."""
        return not self.pace.at_once

    def add(self, thing: T, beats: SceneTiming, then: Callable[[], None] | None = None) -> None:
        """At the speed that shows nothing, only what comes then."""
        if self.wanted:
            self.queue.append(RunningScene(thing, beats, then))
        elif then is not None:
            then()

    def now(self, now: int) -> tuple[T, float, float] | None:
        """What is on show, the share of it that was played and of its leaving; None: nothing."""
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
        """When what is on show came up."""
        return self.queue[0].since or 0 if self.queue else 0

    def moving(self, now: int) -> bool:
        """The next frame will look different."""
        return self.now(now) is not None and not self.pace.reduced_motion

    def next_tick(self, now: int, frame: int) -> int | None:
        """In how many ms ``tick`` has something to do."""
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
        """True when something must be drawn again."""
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

    def skip(self, now: int) -> bool:
        """A click: to where it can be read, and from there on. False: nothing is on show."""
        if not self.queue or self.queue[0].since is None:
            return False
        showing = self.queue[0]
        if self._elapsed(showing, now) < showing.beats.play and not self.pace.reduced_motion:
            self.play_out(now)
        else:
            self._end()
        return True

    def play_out(self, now: int) -> None:
        """For a picture: what comes next stands there as it can be read."""
        if self.queue:
            self.queue[0].since = now - round(self.queue[0].beats.play / self.pace.animation) - 1

    def clear(self) -> None:
        """All of it is laid aside; what was to come then comes."""
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
