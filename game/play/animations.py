"""Short animations made of events: what is on its way, and how far. Nobody waits for them but bots. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.platform.settings import Pace


@dataclass(slots=True)
class Animation:
    """``start`` and ``length`` in ms of the program's clock."""

    start: int
    length: int

    def share(self, now: int) -> float:
        return max(0.0, min(1.0, (now - self.start) / max(1, self.length)))


M = TypeVar("M", bound=Animation)


class Animations(Generic[M]):
    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: list[M] = []

    def length(self, base: int) -> int:
        """See Pace."""
        return self.pace.length(base)

    def tick(self, now: int) -> bool:
        """True while something moves."""
        if not self.running:
            return False
        self.running = [motion for motion in self.running if now < motion.start + motion.length]
        return True

    def finish(self) -> None:
        self.running.clear()
