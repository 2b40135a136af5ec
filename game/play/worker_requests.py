"""What the person at the screen asks the thinking process: for a hint, for the reasons of a bot's move, for a review.

Each carries only what the asker may know; of a game that is over that is everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.advice_protocol import Advised
from game.play.bot_process import LIMIT, Sitting, Tell

SECONDS = 2.0  # that a hint or a reason may take
LONG = 1200.0  # after which a review hangs


@dataclass(frozen=True, slots=True)
class HintRequest:
    """What the seat, which is asked, might do. ``seconds`` 0: counts alone decide, and the same is answered again."""

    rules: Advised
    view: Any
    seat: int
    seed: int
    seconds: float = SECONDS
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Ways, best first."""
        from engine.bots.advice import hint
        from engine.core.rng import Rng

        return hint(self.rules, self.view, self.seat, Rng(self.seed), self.seconds)


@dataclass(frozen=True, slots=True)
class ExplanationRequest:
    """Why ``mover`` played ``move``, as far as ``seat`` could see just before, whose ``view`` this is."""

    rules: Advised
    view: Any
    seat: int
    mover: int
    move: Any
    seed: int
    seconds: float = SECONDS
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Ways, the one that was gone first; none where the asker can't have known that it was possible."""
        from engine.bots.advice import reasons
        from engine.core.rng import Rng

        dice = Rng(self.seed)
        return reasons(self.rules, self.view, self.seat, self.mover, self.move, dice, self.seconds)


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """Which moves of a game that is over cost most; ``seats``: whose. Says on the way what share is done."""

    rules: Advised
    start: Any
    moves: Sequence[Any]
    seats: tuple[int, ...]
    seed: int
    seat: int = 0
    number: int = 0

    @property
    def limit(self) -> float:
        return LONG

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Slips, the dearest first."""
        from engine.bots.review import review

        return review(self.rules, self.start, self.moves, self.seats, self.seed, tell)
