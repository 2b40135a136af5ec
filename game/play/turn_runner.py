"""Runs the game between decisions: requests bot moves, paces them, hands over to the next person, ends the game.

If several seats decide at once, all their bots are requested together; the people decide one after the other meanwhile;
then the bots' moves are played.
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

SIMPLE = "settler"  # the bot level that always answers at once
SHORT_PAUSE = 30  # ms before a small step of a bot
log = logging.getLogger(__name__)


class TableView(Protocol):
    """Protocol: the table as the turn runner sees it."""

    @property
    def pace(self) -> Pace: ...

    def busy(self, now: int) -> bool:
        """Returns whether the game must wait for something shown, such as a cut-scene, a recap or another screen over
        the table."""

    def moving(self) -> bool:
        """Returns whether animations or highlights of a move are running; a bot's next move waits for them."""

    def played(self, events: list[Event]) -> None:
        """Updates and shows the table after a move of a bot, or of somebody at another screen, which is played already;
        ``events``: what it did."""

    def open_recap(self) -> None:
        """Opens the recap, which is due: bots have finished, and a person decides next or the game is over. Nothing
        without a viewer."""

    def hand_over(self, seat: int) -> None:
        """Calls the person in this seat to the screen; once that person is there, the table calls
        ``match.hand_over``."""

    def over(self) -> None:
        """Shows the end of the game and does what follows from it, such as saving; called once, when the game has
        ended."""


class BotAnswers(Protocol):
    """Protocol: the source of bot moves, which takes requests and returns answers; see ``bot_process.BotWorker``."""

    def ask(self, jobs: Sequence[WorkerRequest]) -> None: ...
    def take(self) -> dict[int, Any]: ...
    def forget(self) -> None: ...
    def stop(self) -> None: ...


class TurnRunner:
    """The loop between decisions. Call ``tick`` every frame."""

    def __init__(self, match: Match[Any, Any], view: TableView, bots: BotAnswers) -> None:
        self.match = match
        self.view = view
        self.bots = bots
        self.hung: Callable[[], None] = lambda: None  # called when a bot took too long and was replaced
        self.turn_done: Callable[[Any], bool] = match.policy.ends_turn  # whether a bot's move ends the recapped turn
        self.may_tell: Callable[[], bool] = lambda: True  # whether a recap may come before the pending decision
        self.shows_outcome: Callable[[], bool] = lambda: False  # whether the table is about to show what a turn led to
        self.due = 0
        self.answers: dict[int, Any] = {}  # by seat
        self.hurried = False
        self.ended = False
        self.began_open = match.current_seat is not None  # the game was running when it was opened
        self._recap_pending = False  # a bot's turn is over and no recap has shown it
        self._moment = -1
        self._asked: list[int] = []  # seats requested in this moment

    def listen(self, now: int) -> bool:
        """Hook for an online game: processes what arrives from the host, also while the past is shown. Returns whether
        to redraw."""
        return False

    # -- each turn of the loop -------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        """Does the next thing that is due: a recap, a bot request or move, in an online game the host's next moves, a
        hand-over, the end. Returns whether to redraw."""
        if self.view.busy(now):
            return False
        asked = self.match.current_seat
        if self.recap_due:
            self._tell()
            return True
        if asked is None:
            return self._end()
        if self.match.is_person(asked):
            self.hurried = False
        self._ask(now)
        if self.match.handover_needed:
            self._recap_pending = False  # the hand-over shows its own recap
            self.match.clear_viewer()
            self.view.hand_over(asked)
            return True
        return not self.match.is_person(asked) and self._play(now)

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until ``tick`` has work; None if it waits for input."""
        if self.answers and not self._persons_asked:
            return max(1, self.due - now)
        if self.recap_due:
            return 1
        if self.match.current_seat is None:
            return None if self.ended else 1  # the end follows the last move by itself
        return 1 if self._unasked() or self.match.handover_needed else None

    @property
    def recap_due(self) -> bool:
        """Whether the requested recap may open now: the person at the screen decides, the table shows a turn's outcome,
        or the game is over; not before a hand-over."""
        asked = self.match.current_seat
        if not self._recap_pending or self.match.handover_needed:
            return False
        return asked is None or self.shows_outcome() or (self.match.is_person(asked) and self.may_tell())

    @property
    def _persons_asked(self) -> bool:
        return len(self.match.awaited_bots) < len(self.match.awaiting)

    def _unasked(self) -> list[int]:
        same = self._moment == self.match.moment
        return [seat for seat in self.match.awaited_bots if not same or seat not in self._asked]

    def _ask(self, now: int) -> None:
        seats = self._unasked()
        if not seats:
            return
        if self._moment != self.match.moment:
            self.forget()
        if not self._persons_asked:
            self.match.bar_undo()  # no undo across a bot's move
        self._moment = self.match.moment
        self._asked += seats
        self.due = now + self._pause()
        self.bots.ask([self._job(seat) for seat in seats])

    def _play(self, now: int) -> bool:
        """Plays a bot's move once it is ready and its pause is over."""
        self.answers |= self.bots.take()
        seat = next((seat for seat in self.match.awaited_bots if seat in self.answers), None)
        if seat is None or (now < self.due and not self.hurried) or self.view.moving():
            return False
        move = self._checked(seat, self.answers.pop(seat))
        events = self.match.submit(move)
        self.match.bar_undo()  # no undo of a bot's move
        self.view.played(events)
        if self.turn_done(move):
            self.request_recap()
        if self.recap_due and not self.view.busy(now):  # before the player can click
            self._tell()
        return True

    def _checked(self, seat: int, answer: Any) -> Any:
        """Returns the answer if it is legal, else a quick bot's move: the worker failed or the position has changed."""
        if not isinstance(answer, Exception) and self.match.why_not(answer) is None:
            return answer
        log.error("bot: %s", answer)
        if isinstance(answer, BotTimeout):
            self.hung()
        return choose(replace(self._job(seat), rung=SIMPLE))  # a slow bot would freeze the window

    def _job(self, seat: int) -> BotJob:
        match = self.match
        occupant, seconds = match.occupants[seat], self.view.pace.emperor
        job = BotJob(occupant.who, match.rules, match.view_of(seat), seat, match.derived_seed(seat), seconds=seconds)
        return replace(job, manner=occupant.manner)

    def _pause(self) -> int:
        """Returns the ms a bot's step waits."""
        if self.hurried or self.match.policy.needs_no_pause(self.match.onlooker):
            return SHORT_PAUSE
        return round(self.view.pace.bot_delay * 1000)

    def _end(self) -> bool:
        if self.ended:
            return False
        self.ended = True
        self.view.over()
        return True

    # -- calls from the table --------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self._recap_pending = False
        self.view.open_recap()

    def request_recap(self) -> None:
        """Has a recap open the next time a person decides, if the settings want recaps and a person plays."""
        self._recap_pending = self.view.pace.pause_after_bot and bool(self.match.people)

    def skip_pauses(self) -> None:
        """Plays waiting bot moves without pauses until a person decides."""
        self.hurried = True
        self.due = 0

    def forget(self) -> None:
        """Drops pending bot requests and answers because the position has changed."""
        self.bots.forget()
        self.answers = {}
        self._asked = []
        self._moment = -1

    def stop(self) -> None:
        """Stops the bots; in an online game closes the connection to the host instead."""
        self.bots.stop()
