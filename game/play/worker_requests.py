"""Requests to the worker process: a hint, the explanation of a bot's move, the review of a game, the verdict on a turn
tried in place of a mistake.

Each carries only what the asking seat may know; for a finished game that is everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from engine.core.rules import M, Rules, S
from game.play.bot_process import LIMIT, Sitting, Tell

if TYPE_CHECKING:
    from engine.bots.review import Mistake

SECONDS = 1.1  # time limit of the search for a hint or an explanation
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
        """Runs in the worker process: returns the lines of moves of a hint, explained, best first."""
        from engine.bots.advice import hint
        from engine.core.rng import Rng

        return hint(self.rules, self.view, self.seat, Rng(self.seed), self.seconds)


@dataclass(frozen=True, slots=True)
class ExplanationRequest(Generic[S, M]):
    """Requests the reasons for ``move`` of ``mover``, from ``view``: what ``seat`` could see just before. ``turn``: all
    moves of the turn that began with it, each after what ``seat`` could see just before."""

    rules: Rules[S, M]
    view: S
    seat: int
    mover: int
    move: M
    seed: int
    turn: tuple[tuple[S, M], ...] = ()
    seconds: float = SECONDS
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Runs in the worker process: returns lines of moves, the played one first; empty if the asking seat cannot
        know that it was possible."""
        from engine.bots.advice import explain_move, explain_played
        from engine.core.rng import Rng

        dice = Rng(self.seed)
        ways = explain_move(self.rules, self.view, self.seat, self.mover, self.move, dice, self.seconds)
        return explain_played(self.rules, ways, self.turn, self.seat, self.mover, dice)


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
        """Runs in the worker process: returns the review of the game."""
        from engine.bots.review import helpers_for_review, review

        return review(self.rules, self.start, self.moves, self.seats, self.seed, tell, helpers_for_review())


@dataclass(frozen=True, slots=True)
class TurnRequest(Generic[S, M]):
    """Requests the verdict of a turn that was tried in place of a mistake. ``view``: what its seat knew then; ``seed``:
    of the review."""

    rules: Rules[S, M]
    view: S
    mistake: Mistake[M]
    turn: tuple[M, ...]
    seed: int
    seat: int = 0
    number: int = 0

    @property
    def limit(self) -> float:
        return LIMIT

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        """Runs in the worker process: returns the verdict, and how the turn's end differs from that of the best one."""
        from engine.bots.review import difference, judge_instead

        verdict = judge_instead(self.rules, self.view, self.mistake, self.turn, self.seed)
        return verdict, difference(self.rules, self.view, self.mistake, self.turn, self.seed)
