"""Between decisions: asks the bots, paces their moves, hands the screen over, and ends the game.

Several seats may be asked at once: all their bots are asked together, at once; the persons decide one after the other
meanwhile; then the bots' choices are played.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.core.event import Event
from game.platform.settings import Pace
from game.play.bot_process import BotJob, BotTimeout, WorkerRequest, choose
from game.play.match import Match

SIMPLE = "settler"  # the rung that always answers at once
QUICK = 30  # ms that a small step of a bot waits
log = logging.getLogger(__name__)


class TableView(Protocol):
    """What shows the game: all that the pilot asks of it."""

    @property
    def pace(self) -> Pace: ...

    def busy(self, now: int) -> bool:
        """Something is on show that everything waits for."""

    def moving(self) -> bool:
        """Pieces are on their way; a bot's next move waits for them."""

    def played(self, events: list[Event]) -> None:
        """A bot has moved."""

    def round_over(self) -> None:
        """Bots have ended their turns, and a person is asked next, or nobody: whoever waited may be told of them."""

    def hand_over(self, seat: int) -> None:
        """The person of this seat must come to the screen; then ``match.hand_over``."""

    def over(self) -> None:
        """The game has ended. Told once."""


class BotAnswers(Protocol):
    """Those who answer for the bots; see ``worker.BotWorker``."""

    def ask(self, jobs: Sequence[WorkerRequest]) -> None: ...
    def take(self) -> dict[int, Any]: ...
    def forget(self) -> None: ...
    def stop(self) -> None: ...


class TurnRunner:
    def __init__(self, match: Match[Any, Any], stage: TableView, bots: BotAnswers) -> None:
        self.match = match
        self.stage = stage
        self.bots = bots
        self.hung: Callable[[], None] = lambda: None  # told when a bot was replaced
        self.turn_done: Callable[[Any], bool] = match.customs.ends_turn  # a bot's move that ends what a recap tells
        self.may_tell: Callable[[], bool] = lambda: True  # a recap fits what the person is asked
        self.due = 0
        self.answers: dict[int, Any] = {}  # by seat
        self.hurried = False
        self.ended = False
        self.began_open = match.asked is not None  # there was something left to play at this table
        self._untold = False  # a bot's turn is over, and nobody was told of it
        self._moment = -1
        self._asked: list[int] = []  # seats, in this moment

    # -- each turn of the loop -------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self.stage.busy(now):
            return False
        asked = self.match.asked
        if self.tells:
            self._tell()
            return True
        if asked is None:
            return self._end()
        self._ask(now)
        if self.match.handover_needed:
            self._untold = False  # whoever comes is told of all since he last looked
            self.match.step_back()
            self.stage.hand_over(asked)
            return True
        if self.match.is_person(asked):
            self.hurried = False
            return False
        return self._play(now)

    def next_tick(self, now: int) -> int | None:
        """In how many milliseconds there is something to do; None: not by itself."""
        if self.answers and not self._persons_asked:
            return max(1, self.due - now)
        if self.tells:
            return 1
        if self.match.asked is None:
            return None if self.ended else 1  # the end follows the last move by itself
        return 1 if self._unasked() or self.match.handover_needed else None

    @property
    def tells(self) -> bool:
        """Bots have played, and now the person at the screen is asked, or nobody."""
        asked = self.match.asked
        if not self._untold or self.match.handover_needed:
            return False
        return asked is None or (self.match.is_person(asked) and self.may_tell())

    @property
    def _persons_asked(self) -> bool:
        return len(self.match.bots_asked) < len(self.match.awaiting)

    def _unasked(self) -> list[int]:
        same = self._moment == self.match.moment
        return [seat for seat in self.match.bots_asked if not same or seat not in self._asked]

    def _ask(self, now: int) -> None:
        seats = self._unasked()
        if not seats:
            return
        if self._moment != self.match.moment:
            self.forget()
        if not self._persons_asked:
            self.match.fix()  # nobody takes back a move across a bot's
        self._moment = self.match.moment
        self._asked += seats
        self.due = now + self._pause()
        self.bots.ask([self._job(seat) for seat in seats])

    def _play(self, now: int) -> bool:
        """A bot's move, once it has come and its time is there."""
        self.answers |= self.bots.take()
        seat = next((seat for seat in self.match.bots_asked if seat in self.answers), None)
        if seat is None or (now < self.due and not self.hurried) or self.stage.moving():
            return False
        move = self._checked(seat, self.answers.pop(seat))
        events = self.match.submit(move)
        self.match.fix()  # nobody takes back a bot's move
        self.stage.played(events)
        if self.turn_done(move):
            self.tell_later()
        if self.tells and not self.stage.busy(now):  # before anything can be clicked
            self._tell()
        return True

    def _checked(self, seat: int, answer: Any) -> Any:
        """The answer, or one found here when the bots' process failed, or the position has changed under it."""
        if not isinstance(answer, Exception) and self.match.why_not(answer) is None:
            return answer
        log.error("bot: %s", answer)
        if isinstance(answer, BotTimeout):
            self.hung()
        return choose(replace(self._job(seat), rung=SIMPLE))  # whoever thinks long must not do it here

    def _job(self, seat: int) -> BotJob:
        match = self.match
        who, seconds = match.sitters[seat].who, self.stage.pace.emperor
        return BotJob(who, match.rules, match.view_of(seat), seat, match.dice(seat), seconds=seconds)

    def _pause(self) -> int:
        """How long a bot's step waits."""
        if self.hurried or self.match.customs.quick(self.match.onlooker):
            return QUICK
        return round(self.stage.pace.bot_delay * 1000)

    def _end(self) -> bool:
        if self.ended:
            return False
        self.ended = True
        self.stage.over()
        return True

    # -- the player's word -----------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self._untold = self.hurried = False
        self.stage.round_over()

    def tell_later(self) -> None:
        """Others have played: it is told when a person is asked next."""
        self._untold = self.stage.pace.pause_after_bot and bool(self.match.people)

    def hurry(self) -> None:
        self.hurried = True
        self.due = 0

    def forget(self) -> None:
        """The position changed under the bots."""
        self.bots.forget()
        self.answers = {}
        self._asked = []
        self._moment = -1

    def stop(self) -> None:
        self.bots.stop()
