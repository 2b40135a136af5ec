"""The base class of ReviewController and PuzzleController: has tried turns judged in a worker process."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.bots.advice import Explanation, explain_moves
from engine.bots.compare import Loss
from engine.bots.grades import Grade, grade
from engine.bots.judging import Verdict, loss_between, points_between
from engine.bots.review import Mistake
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from engine.core.rules import Rules
from game.play.advice_text import AdviceText, MoveDescriber, to_advice_text
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import TurnRequest

log = logging.getLogger(__name__)
WORLDS = 3  # in which what is told of a turn must hold
FOUND: tuple[Grade, ...] = ("best", "even")  # grades of a turn that is as good as the best


class JudgeWorker(BotAnswers, Protocol):
    """Protocol: the worker process, with its progress messages."""

    def take_reports(self) -> list[Any]: ...


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn tried in place of a mistake. ``verdict``: its evaluation; ``against``: how its end differs from that of
    the best turn."""

    turn: tuple[Any, ...]
    verdict: Verdict
    against: tuple[TermChange, ...] = ()


class TurnJudge(ABC):
    """The tried turns and their verdicts. ``attempts``: by the ``moves`` of a mistake; ``judging``: the mistake and the
    turn that are judged now; ``error``: why that failed."""

    def __init__(self, rules: Rules[Any, Any], describer: MoveDescriber, thinker: JudgeWorker) -> None:
        self.rules, self.describer, self.thinker = rules, describer, thinker
        self.attempts: dict[int, list[Attempt]] = {}
        self.judging: tuple[Mistake[Any], tuple[Any, ...]] | None = None
        self.error = ""

    @property
    @abstractmethod
    def seed(self) -> int:
        """The random seed with which the hidden parts were drawn when the mistakes were judged."""

    @abstractmethod
    def view_before(self, mistake: Mistake[Any]) -> Any:
        """Returns the seat's view before a mistake."""

    @abstractmethod
    def stop(self) -> None:
        """Stops the judgement in progress, if any, and its worker process."""

    # -- judging ---------------------------------------------------------------------------------------------------

    def judge(self, mistake: Mistake[Any], turn: Sequence[Any]) -> None:
        """Sends a turn tried in place of a mistake to the worker for judgement."""
        self.stop()
        self.judging, self.error = (mistake, tuple(turn)), ""
        view = self.view_before(mistake)
        self.thinker.ask([TurnRequest(self.rules, view, mistake, tuple(turn), self.seed, mistake.seat)])

    def take_verdict(self, answer: Any) -> None:
        """Stores the worker's verdict about the turn sent by `judge` as an attempt and calls `judged`; an exception is
        stored in ``error``."""
        assert self.judging is not None
        mistake, turn = self.judging
        self.stop()
        if isinstance(answer, Exception):
            log.error("turn not judged: %s", answer)
            self.error = str(answer)
            return
        attempt = Attempt(turn, *answer)
        self.attempts.setdefault(mistake.moves, []).append(attempt)
        self.judged(mistake, attempt)

    @abstractmethod
    def judged(self, mistake: Mistake[Any], attempt: Attempt) -> None:
        """Hook, empty here: does what follows from the verdict on a tried turn, when it has come."""

    def attempts_at(self, mistake: Mistake[Any]) -> list[Attempt]:
        """Returns the turns tried in place of a mistake, in order."""
        return self.attempts.get(mistake.moves, [])

    @staticmethod
    def loss_of(mistake: Mistake[Any], verdict: Verdict) -> Loss:
        """Returns how much chance of winning a judged turn loses against the best turn in place of a mistake."""
        return loss_between(mistake.best, verdict)

    def grade_of(self, mistake: Mistake[Any], verdict: Verdict) -> Grade:
        return grade(self.loss_of(mistake, verdict))

    @staticmethod
    def points_of(mistake: Mistake[Any], verdict: Verdict) -> float:
        """Returns how many victory points a judged turn loses against the best turn in place of a mistake."""
        return points_between(mistake.best, verdict)

    @staticmethod
    def gained(mistake: Mistake[Any], verdict: Verdict) -> bool:
        """Returns whether a tried turn is clearly better than the one played in the game."""
        return loss_between(verdict, mistake.own).mean > 0 and not loss_between(verdict, mistake.own).even

    # -- words -----------------------------------------------------------------------------------------------------

    def explained(self, mistake: Mistake[Any], turn: Sequence[Any]) -> Explanation:
        """Returns what the moves of a turn tried in place of a mistake do; what depends on hidden cards and tiles is
        marked as unsure."""
        rules, seat, rng = self.rules, mistake.seat, Rng(mistake.moves)
        view = self.view_before(mistake)

        def determinize() -> Any:
            return rules.determinize(view, seat, rng)

        explained, unsure = explain_moves(rules, [determinize() for _ in range(WORLDS)], seat, turn, seat, determinize)
        return Explanation(explained, unsure=unsure, seat=seat)

    def advice_text(self, mistake: Mistake[Any], turn: Sequence[Any]) -> AdviceText:
        """Returns a tried turn in words, with its reasons."""
        return to_advice_text(self.describer, self.explained(mistake, turn))
