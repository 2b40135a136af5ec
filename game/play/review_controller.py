"""The review of a game that is over, as it is worked at and when it is done; kept until the game leaves the table."""

from __future__ import annotations

import logging
from typing import Any, Protocol, cast

from engine.bots.review import Mistake
from engine.core.advice_protocol import Advised
from game.play.advice_controller import MoveDescriber, lines_of, turn_from
from game.play.match import Match
from game.play.turn_runner import BotAnswers
from game.play.worker_requests import ReviewRequest

log = logging.getLogger(__name__)


class ReviewWorker(BotAnswers, Protocol):
    """The thinking process, and what it says on the way."""

    def said(self) -> list[Any]: ...


class ReviewController:
    """``share``: of the work, done; ``slips``: None until all is."""

    def __init__(self, match: Match[Any, Any], describer: MoveDescriber, thinker: ReviewWorker) -> None:
        self.match, self.describer, self.thinker = match, describer, thinker
        self.share = 0.0
        self.slips: list[Mistake] | None = None
        self.trouble = ""
        self.working = False

    @property
    def offered(self) -> bool:
        """The game is over, and its history goes back to its beginning."""
        return not self.match.awaiting and self.match.whole and bool(self.match.log)

    def summary(self, slip: Mistake) -> dict[str, Any]:
        """What the game's customs tell of the position before it."""
        match = self.match
        return match.customs.summary(match.rules.view(match.opened(slip.moves), None))

    def played(self, slip: Mistake) -> list[str]:
        """What was really played, from that move to the end of its turn, as the seat could see it."""
        return lines_of(self.describer, turn_from(self.match, slip.moves), slip.seat)

    def begin(self) -> None:
        """Work at it, unless it is done or being done. Raises ValueError while the game is not over."""
        if self.slips is not None or self.working:
            return
        match = self.match
        start = match.opened(0)
        people = tuple(match.people) or tuple(range(len(match.sitters)))
        seed = int(match.rules.digest(start), 16)
        self.share, self.trouble, self.working = 0.0, "", True
        self.thinker.ask(
            [ReviewRequest(cast(Advised, match.rules), start, [entry.move for entry in match.log], people, seed)]
        )

    def tick(self) -> bool:
        """True when something else is to be shown."""
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
        """Nobody waits for it any more, or it has come; what is done stays."""
        if self.working:
            self.working = False
            self.thinker.stop()
