"""Timed animations of events, such as pieces that move. Only bots wait for them; knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.platform.settings import Pace

LEAST_SCENE = 340  # ms: of scenes at one place no more than three begin in a second, or they would flash (WCAG 2.3.1)


@dataclass(slots=True)
class Animation:
    """One animation. ``start`` and ``length`` are in ms of the program's clock."""

    start: int
    length: int

    def share(self, now: int) -> float:
        """Returns the animation's progress at ``now``, from 0 to 1."""
        return max(0.0, min(1.0, (now - self.start) / max(1, self.length)))


M = TypeVar("M", bound=Animation)


class Animations(Generic[M]):
    """The animations that run now."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: list[M] = []

    def length(self, base: int) -> int:
        """Returns the ms of an animation at the player's chosen speed; ``base``: its ms at speed 1."""
        return self.pace.length(base)

    def scene_length(self, base: int) -> int:
        """Like `length`, but for an animation that covers a large part of the table: never so short that several in a
        row flash, unless motion is off (0)."""
        length = self.pace.length(base)
        return max(LEAST_SCENE, length) if length else 0

    def tick(self, now: int) -> bool:
        """Removes finished animations. Returns whether to redraw."""
        if not self.running:
            return False
        self.running = [motion for motion in self.running if now < motion.start + motion.length]
        return True

    def finish(self) -> None:
        """Ends all animations at once."""
        self.running.clear()
