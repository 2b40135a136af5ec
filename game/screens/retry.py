"""The screen "Find the better turn": a mistake's position at a table where any legal move may be played; the new turn
is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.bots.review import Mistake
from game.play.review_controller import ReviewController
from game.render.ui import Ui
from game.screens.retry_panel import retry_bar, retry_list
from game.screens.trial import ENOUGH, TrialScreen
from game.screens.turn_marks import TurnMark
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Widget

MakeTable = Callable[[Screen, int, int], Any]  # a table for a screen, from the moves before and the seat played


class RetryScreen(TrialScreen):
    """The screen of a review's mistakes to be retried. ``chosen``: the mistake that is open."""

    def __init__(self, app: Shell, reviewing: ReviewController, make: MakeTable, chosen: int = 0) -> None:
        super().__init__(app)
        self.reviewing, self.make = reviewing, make
        self.chosen = chosen
        self.shown_best: set[int] = set()
        self.try_again()

    @property
    def mistakes(self) -> list[Mistake[Any]]:
        assert self.reviewing.review is not None
        return self.reviewing.review.mistakes

    @property
    def mistake(self) -> Mistake[Any]:
        return self.mistakes[self.chosen]

    @property
    def game(self) -> str:  # type: ignore[override]
        return str(self.reviewing.match.rules.id)

    # -- the trial ---------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.mistake.seat

    @property
    def start(self) -> int:
        return self.mistake.moves

    @property
    def better(self) -> Sequence[Any]:
        return self.mistake.better

    def make_table(self) -> Any:
        return self.make(self, self.start, self.seat)

    def judge(self, turn: Sequence[Any]) -> None:
        self.reviewing.judge(self.mistake, turn)

    def stop_judging(self) -> None:
        if self.reviewing.judging is not None:
            self.reviewing.stop()

    def take_verdict(self) -> bool:
        return self.reviewing.tick()

    def list_and_bar(self, ui: Ui) -> tuple[Widget, Widget]:
        return retry_list(ui, self), retry_bar(ui, self)

    # -- what is chosen ----------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Opens the mistake with this index in the list; does nothing if it is open."""
        if number != self.chosen:
            self.chosen = number
            self.try_again()

    def next(self) -> None:
        """Opens the next mistake, after the last one the first."""
        self.choose((self.chosen + 1) % len(self.mistakes))

    def show_best(self) -> None:
        self.shown_best.add(self.mistake.moves)
        super().show_best()

    @property
    def best_known(self) -> bool:
        """Whether the best turn may be shown: it was found or shown before, or the player has had two tries."""
        tries = len(self.reviewing.attempts_at(self.mistake))
        known = self.mistake.moves in (*self.shown_best, *self.reviewing.solved)
        return known or tries >= ENOUGH

    @property
    def choice_marks(self) -> list[TurnMark]:
        """The mark of the move played in the game, as a list; empty before the first verdict, when it would be a
        hint."""
        return [self.mark(self.mistake.played[0])] if self.reviewing.attempts_at(self.mistake) else []

    def actions(self) -> dict[str, Callable[[], None]]:
        found = super().actions()
        if len(self.mistakes) > 1:
            found["retry-next"] = self.next
        return found

    def card_action(self, number: int) -> Callable[[], None]:
        """Returns the function that opens the mistake with this index in the list."""
        return partial(self.choose, number)
