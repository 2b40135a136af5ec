"""Runs the review of a finished game in a worker process, keeps it beside the save, and judges turns tried again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

from engine.bots.review import Mistake, Rating, Review
from engine.bots.review_file import ReviewFileError, read_review, review_path, write_review
from engine.storage.files import FileError, is_missing
from game.platform import clock
from game.play.advice_text import MoveDescriber, lines_of
from game.play.match import Match
from game.play.swings import Swing, swings
from game.play.turn_entries import turn_from
from game.play.turn_judge import FOUND, Attempt, JudgeWorker, TurnJudge
from game.play.worker_requests import ReviewRequest

log = logging.getLogger(__name__)
TOLD = 0.05  # of the work: how much must be done before the rest can be estimated


class Moment(Protocol):
    """Protocol: a moment of the game before a seat's turn: a mistake, a turning point."""

    @property
    def moves(self) -> int: ...
    @property
    def seat(self) -> int: ...


class ReviewController(TurnJudge):
    """The progress and result of the review. ``share``: progress from 0 to 1; ``review``: None until finished;
    ``solved``: the mistakes, by their ``moves``, whose better turn was found; ``recorded``: called with each person's
    rating when a review has just been finished, ``finished`` with the review; ``found``: called when the better turn of
    a mistake was found."""

    def __init__(self, match: Match[Any, Any], describer: MoveDescriber, thinker: JudgeWorker) -> None:
        super().__init__(match.rules, describer, thinker)
        self.match = match
        self.share = 0.0
        self.review: Review[Any] | None = None
        self.solved: set[int] = set()
        self.working = False
        self.begun = 0  # when the review was begun, in ms
        self.recorded: Callable[[int, Rating], None] = lambda seat, rating: None
        self.finished: Callable[[Review[Any]], None] = lambda review: None
        self.found: Callable[[Mistake[Any]], None] = lambda mistake: None
        self.thumbnail: Callable[[Any, Any], Any] | None = None  # draws a view small, from the cache of pictures
        self.thumbnails: dict[int, Any] = {}  # by the ``moves`` of the mistake
        self._swings: list[Swing] | None = None

    @property
    def offered(self) -> bool:
        """Whether a review is possible: the game is over and its history is complete."""
        return not self.match.awaiting and self.match.whole and bool(self.match.log)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are reviewed: those of persons; all if only bots played."""
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
        self.share, self.error, self.working, self.begun = 0.0, "", True, clock.now()
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
        said = self.thinker.take_reports()
        if said:
            self.share = said[-1]
        answer = next(iter(self.thinker.take().values()), None)
        if answer is None:
            return bool(said)
        if self.judging is not None:
            self.take_verdict(answer)
            return True
        self.stop()
        if isinstance(answer, Exception):
            log.error("review: %s", answer)
            self.error = str(answer)
        else:
            self.review = answer
            self._keep()
            for seat, rating in answer.ratings.items():
                self.recorded(seat, rating)
            self.finished(answer)
        return True

    def stop(self) -> None:
        """Stops the worker; a finished result is kept."""
        if self.working or self.judging is not None:
            self.working, self.judging = False, None
            self.thinker.stop()

    @property
    def seconds_left(self) -> int | None:
        """The seconds that the review will probably still take; None while too little is done to tell."""
        if not self.working or self.share < TOLD:
            return None
        return round((clock.now() - self.begun) / 1000 * (1 - self.share) / self.share)

    def swings(self) -> list[Swing]:
        """Returns the turns after which the chance of a reviewed person had changed most; found once."""
        if self._swings is None:
            assert self.review is not None
            self._swings = [one for seat in self.review.ratings for one in swings(self.match, seat)]
        return self._swings

    # -- trying again ----------------------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        assert self.review is not None
        return self.review.seed

    def judged(self, mistake: Mistake[Any], attempt: Attempt) -> None:
        if self.grade_of(mistake, attempt.verdict) in FOUND:
            self.solve(mistake)

    def solve(self, mistake: Mistake[Any]) -> None:
        """Records in the review that the person has found a better turn for a mistake; only the first time."""
        if mistake.moves not in self.solved:
            self.solved.add(mistake.moves)
            self._keep()
            self.found(mistake)

    # -- words -----------------------------------------------------------------------------------------------------

    def view_before(self, moment: Moment) -> Any:
        """Returns the view that the seat had before a moment."""
        return self.match.rules.view(self.match.opened(moment.moves), moment.seat)

    def summary(self, moment: Moment) -> dict[str, Any]:
        """Returns the summary of the position before a moment, as in the list of saves."""
        match = self.match
        return match.policy.summary(match.rules.view(match.opened(moment.moves), None))

    def played(self, moment: Moment) -> list[str]:
        """Returns sentences for the moves of the game from a moment to the end of that turn, without what its seat
        could not see."""
        return lines_of(self.describer, turn_from(self.match, moment.moves), moment.seat)
