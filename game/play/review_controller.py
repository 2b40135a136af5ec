"""Runs the review of a finished game in the worker process and keeps its result while the game is at the table."""

from __future__ import annotations

import logging
from typing import Any, Protocol

from engine.bots.review import Mistake
from game.play.advice_controller import MoveDescriber, lines_of, turn_from
from game.play.match import Match
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import ReviewRequest

log = logging.getLogger(__name__)


class ReviewWorker(BotAnswers, Protocol):
    """The worker process, with its progress messages."""

    def said(self) -> list[Any]: ...


class ReviewController:
    """The progress and result of the review. ``share``: progress from 0 to 1; ``slips``: the mistakes, None until
    finished."""

    def __init__(self, match: Match[Any, Any], describer: MoveDescriber, thinker: ReviewWorker) -> None:
        self.match, self.describer, self.thinker = match, describer, thinker
        self.share = 0.0
        self.slips: list[Mistake] | None = None
        self.trouble = ""
        self.working = False

    @property
    def offered(self) -> bool:
        """Whether a review is possible: the game is over and its history is complete."""
        return not self.match.awaiting and self.match.whole and bool(self.match.log)

    def summary(self, slip: Mistake) -> dict[str, Any]:
        """Returns the summary of the position before a mistake, as in the list of saves."""
        match = self.match
        return match.policy.summary(match.rules.view(match.opened(slip.moves), None))

    def played(self, slip: Mistake) -> list[str]:
        """Describes what was really played from that move to the end of its turn, as the seat could see it."""
        return lines_of(self.describer, turn_from(self.match, slip.moves), slip.seat)

    def begin(self) -> None:
        """Starts the review unless it is running or finished. Raises ValueError while the game is not over."""
        if self.slips is not None or self.working:
            return
        match = self.match
        start = match.opened(0)
        people = tuple(match.people) or tuple(range(len(match.occupants)))
        seed = int(match.rules.digest(start), 16)
        self.share, self.trouble, self.working = 0.0, "", True
        self.thinker.ask([ReviewRequest(match.rules, start, [entry.move for entry in match.log], people, seed)])

    def tick(self) -> bool:
        """Takes in progress and results of the worker. Returns whether to redraw."""
        if not self.working:
            return False
        said = self.thinker.said()
        if said:
            self.share = said[-1]
        answer = next(iter(self.thinker.take().values()), None)
        if answer is None:
            return bool(said)
        self.stop()
        if isinstance(answer, Exception):
            log.error("review: %s", answer)
            self.trouble = str(answer)
        else:
            self.slips = answer
        return True

    def stop(self) -> None:
        """Stops the worker; a finished result is kept."""
        if self.working:
            self.working = False
            self.thinker.stop()
