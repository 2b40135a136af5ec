"""What each attack that can be made this turn may come to, from the own strength, the own cards and the unseen ones."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assault:
    """An attack on a hex with the units for which it goes best. ``lines``: own cards used, wins in 100 with the best of
    them; ``best``: the most of these. ``cards``: how many the defender draws."""

    hex: int
    attackers: tuple[str, ...]  # pictures
    defenders: tuple[str, ...]
    own: int
    against: int
    cards: int
    lines: tuple[tuple[int, int], ...]
    unseen: int
    goal: bool = False

    @property
    def best(self) -> int:
        return max((share for _, share in self.lines), default=0)
