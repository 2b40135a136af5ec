"""Requests to the worker process: a hint, the explanation of a bot's move, the review of a game.

Each carries only what the asking seat may know; for a finished game that is everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engine.core.rules import M, Rules, S
from game.play.bot_process import LIMIT, Sitting, Tell

SECONDS = 2.0  # time limit of a hint or an explanation
LONG = 1200.0  # seconds after which a review counts as hung


@dataclass(frozen=True, slots=True)
class HintRequest(Generic[S, M]):
    """Requests the best moves of the seat that decides. ``seconds`` 0: limited by counts only, so the answer is
    reproducible."""

    rules: Rules[S, M]
    view: S
    seat: int
    seed: int
    seconds: float = SECONDS
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Returns move lines, best first."""
        from engine.bots.advice import hint
        from engine.core.rng import Rng

        return hint(self.rules, self.view, self.seat, Rng(self.seed), self.seconds)


@dataclass(frozen=True, slots=True)
class ExplanationRequest(Generic[S, M]):
    """Requests the reasons for ``move`` of ``mover``, from ``view``: what ``seat`` could see just before."""

    rules: Rules[S, M]
    view: S
    seat: int
    mover: int
    move: M
    seed: int
    seconds: float = SECONDS
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Returns move lines, the played one first; empty if the asking seat cannot know that it was possible."""
        from engine.bots.advice import reasons
        from engine.core.rng import Rng

        dice = Rng(self.seed)
        return reasons(self.rules, self.view, self.seat, self.mover, self.move, dice, self.seconds)


@dataclass(frozen=True, slots=True)
class ReviewRequest(Generic[S, M]):
    """Requests the costliest moves of ``seats`` in a finished game. Sends its progress (0-1) meanwhile."""

    rules: Rules[S, M]
    start: S
    moves: Sequence[M]
    seats: tuple[int, ...]
    seed: int
    seat: int = 0
    number: int = 0

    @property
    def limit(self) -> float:
        return LONG

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Returns the mistakes, costliest first."""
        from engine.bots.review import review

        return review(self.rules, self.start, self.moves, self.seats, self.seed, tell)
