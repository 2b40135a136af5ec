"""Runs the review of a finished game in a worker process, keeps it beside the save, and judges turns tried again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.bots.advice import Explanation, tell
from engine.bots.compare import Loss
from engine.bots.grades import Grade, grade
from engine.bots.judging import Verdict, loss_between, points_between
from engine.bots.review import Mistake, Rating, Review
from engine.bots.review_file import ReviewFileError, read_review, review_path, write_review
from engine.core.evaluation_terms import TermChange
from engine.core.rng import Rng
from engine.storage.files import FileError, is_missing
from game.play.advice_controller import AdviceText, MoveDescriber, lines_of, spoken, turn_from
from game.play.match import Match
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import ReviewRequest, TurnRequest

log = logging.getLogger(__name__)
WORLDS = 3  # in which what is told of a turn must hold
FOUND: tuple[Grade, ...] = ("best", "even")  # grades of a turn that is as good as the best


class ReviewWorker(BotAnswers, Protocol):
    """The worker process, with its progress messages."""

    def said(self) -> list[Any]: ...


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn played in the place of a mistake. ``verdict``: in the worlds in which that was judged; ``against``: how
    its end differs from that of the best turn."""

    turn: tuple[Any, ...]
    verdict: Verdict
    against: tuple[TermChange, ...] = ()


class ReviewController:
    """The progress and result of the review. ``share``: progress from 0 to 1; ``review``: None until finished;
    ``solved``: the mistakes, by their ``moves``, whose better turn was found; ``recorded``: called with each person's
    rating when a review has just been finished."""

    def __init__(self, match: Match[Any, Any], describer: MoveDescriber, thinker: ReviewWorker) -> None:
        self.match, self.describer, self.thinker = match, describer, thinker
        self.share = 0.0
        self.review: Review[Any] | None = None
        self.solved: set[int] = set()
        self.attempts: dict[int, list[Attempt]] = {}
        self.trouble = ""
        self.working = False
        self.judging: tuple[Mistake[Any], tuple[Any, ...]] | None = None
        self.recorded: Callable[[int, Rating], None] = lambda seat, rating: None

    @property
    def offered(self) -> bool:
        """Whether a review is possible: the game is over and its history is complete."""
        return not self.match.awaiting and self.match.whole and bool(self.match.log)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are reviewed: the persons', among bots all."""
        return tuple(self.match.people) or tuple(range(len(self.match.occupants)))

    # -- the review ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Reads the review kept beside the save, or starts it unless it is running or finished. Raises ValueError while
        the game is not over."""
        if self.review is not None or self.working:
            return
        match = self.match
        start = match.opened(0)
        if self._read():
            return
        seed = int(match.rules.digest(start), 16)
        self.share, self.trouble, self.working = 0.0, "", True
        self.thinker.ask([ReviewRequest(match.rules, start, [entry.move for entry in match.log], self.seats, seed)])

    def _read(self) -> bool:
        """Whether a review of this game was kept."""
        match = self.match
        if match.path is None or is_missing(path := review_path(match.path)):
            return False
        try:
            found, solved = read_review(path, match.rules, match.digest(), len(match.log), len(match.occupants))
        except ReviewFileError as error:
            log.warning("reviewed anew: %s", error)
            return False
        self.review, self.solved = found, solved
        return True

    def _keep(self) -> None:
        """Writes the review beside the save; where that is impossible it is only in memory."""
        match = self.match
        if match.path is None or self.review is None:
            return
        try:
            write_review(review_path(match.path), match.rules, self.review, match.digest(), len(match.log), self.solved)
        except FileError as error:
            log.warning("the review is not kept: %s", error)

    def tick(self) -> bool:
        """Takes in progress and results of the worker. Returns whether to redraw."""
        if not self.working and self.judging is None:
            return False
        said = self.thinker.said()
        if said:
            self.share = said[-1]
        answer = next(iter(self.thinker.take().values()), None)
        if answer is None:
            return bool(said)
        judging = self.judging
        self.stop()
        if isinstance(answer, Exception):
            log.error("review: %s", answer)
            self.trouble = str(answer)
        elif judging is not None:
            self._judged(*judging, *answer)
        else:
            self.review = answer
            self._keep()
            for seat, rating in answer.ratings.items():
                self.recorded(seat, rating)
        return True

    def stop(self) -> None:
        """Stops the worker; a finished result is kept."""
        if self.working or self.judging is not None:
            self.working, self.judging = False, None
            self.thinker.stop()

    # -- trying again ----------------------------------------------------------------------------------------------

    def judge(self, mistake: Mistake[Any], turn: Sequence[Any]) -> None:
        """Has a turn judged in the place of a mistake."""
        assert self.review is not None
        self.stop()
        self.judging, self.share, self.trouble = (mistake, tuple(turn)), 0.0, ""
        view = self.view_before(mistake)
        self.thinker.ask([TurnRequest(self.match.rules, view, mistake, tuple(turn), self.review.seed, mistake.seat)])

    def _judged(
        self, mistake: Mistake[Any], turn: tuple[Any, ...], verdict: Verdict, against: tuple[TermChange, ...]
    ) -> None:
        self.attempts.setdefault(mistake.moves, []).append(Attempt(turn, verdict, against))
        if self.grade_of(mistake, verdict) in FOUND:
            self.solve(mistake)

    def solve(self, mistake: Mistake[Any]) -> None:
        """Remembers that the better turn was found."""
        if mistake.moves not in self.solved:
            self.solved.add(mistake.moves)
            self._keep()

    def attempts_at(self, mistake: Mistake[Any]) -> list[Attempt]:
        """The turns tried in the place of a mistake, in order."""
        return self.attempts.get(mistake.moves, [])

    @staticmethod
    def loss_of(mistake: Mistake[Any], verdict: Verdict) -> Loss:
        """The loss of a turn against the best one of a mistake."""
        return loss_between(mistake.best, verdict)

    def grade_of(self, mistake: Mistake[Any], verdict: Verdict) -> Grade:
        return grade(self.loss_of(mistake, verdict))

    @staticmethod
    def points_of(mistake: Mistake[Any], verdict: Verdict) -> float:
        """The loss of a turn against the best one, in victory points."""
        return points_between(mistake.best, verdict)

    @staticmethod
    def gained(mistake: Mistake[Any], verdict: Verdict) -> bool:
        """Whether a turn is clearly better than the one in the game."""
        return loss_between(verdict, mistake.own).mean > 0 and not loss_between(verdict, mistake.own).even

    # -- words -----------------------------------------------------------------------------------------------------

    def view_before(self, mistake: Mistake[Any]) -> Any:
        """Returns the view that the seat had before a mistake."""
        return self.match.rules.view(self.match.opened(mistake.moves), mistake.seat)

    def summary(self, mistake: Mistake[Any]) -> dict[str, Any]:
        """Returns the summary of the position before a mistake, as in the list of saves."""
        match = self.match
        return match.policy.summary(match.rules.view(match.opened(mistake.moves), None))

    def played(self, mistake: Mistake[Any]) -> list[str]:
        """Describes what was really played from that move to the end of its turn, as the seat could see it."""
        return lines_of(self.describer, turn_from(self.match, mistake.moves), mistake.seat)

    def explained(self, mistake: Mistake[Any], turn: Sequence[Any]) -> Explanation:
        """A turn in the place of a mistake, explained as far as it is the same in every determinization."""
        rules, seat, rng = self.match.rules, mistake.seat, Rng(mistake.moves)
        view = self.view_before(mistake)

        def guess() -> Any:
            return rules.guess(view, seat, rng)

        told, unsure = tell(rules, [guess() for _ in range(WORLDS)], seat, turn, seat, guess)
        return Explanation(told, unsure=unsure, seat=seat)

    def told(self, mistake: Mistake[Any], turn: Sequence[Any]) -> AdviceText:
        """A turn in words, with its reasons."""
        return spoken(self.describer, self.explained(mistake, turn))
