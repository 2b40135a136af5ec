"""Table mixin for advice: hints before a move, explanations of bots' moves, the review after the game, trial tables."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Self

import pygame

from engine.bots.review import Rating
from engine.child_process import NICE
from game.play.advice_controller import AdviceController
from game.play.advice_text import MoveDescriber
from game.play.bot_process import BotWorker, WorkerRequest
from game.play.fork import branch
from game.play.hint_offer import why_no_hint
from game.play.match import Match
from game.play.occupants import Occupant
from game.play.review_controller import ReviewController
from game.play.rungs import PERSON, USUAL
from game.play.statistics.store import StatisticsError
from game.render.image_cache import ImageCache
from game.render.ui import Ui
from game.screens.advice_panel import advice_panel, place_advice
from game.screens.recap_table import AnyController, RecapTable
from game.screens.review import ReviewScreen
from game.screens.saved_table import AnyMatch
from game.shell.pad_hints import AT_TABLE
from game.shell.puzzle_collection import drop_own_puzzle, keep_own_puzzles
from game.shell.screen import Screen
from game.shell.shell import Shell, wake
from game.widgets.base import Widget
from game.widgets.light_ring import draw_light_frame

log = logging.getLogger(__name__)


def count_review(app: Shell, match: Match[Any, Any], seat: int, rating: Rating) -> None:
    """Records the rating that a review gave a person in the statistics, if enough choices were reviewed to tell one."""
    if rating.choices < 2 or not match.is_person(seat):
        return
    try:
        app.statistics.record_review(match.identity.id, seat, rating.rating, (rating.low, rating.high), rating.luck)
    except StatisticsError as error:
        log.warning("the review is not in the statistics: %s", error)


class NoBots:
    """A null object in place of the bot process, at a trial table."""

    def ask(self, jobs: Sequence[WorkerRequest]) -> None: ...
    def forget(self) -> None: ...
    def stop(self) -> None: ...

    def take(self) -> dict[int, Any]:
        return {}


class AdviceTable(RecapTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    advice_controller: AdviceController
    reviewing: ReviewController
    describer: MoveDescriber
    pad_hints = AT_TABLE
    is_trial = False  # one turn is tried here and judged
    _advice_at: tuple[int, int] | None = None  # where the open advice was dragged to

    def set_up_advice(self, describer: MoveDescriber) -> None:
        """Creates the controllers of hints, explanations and the review, which use the game's describer; each has its
        own worker process. A review of this game that goes on in the background is taken over."""
        self.describer = describer
        self.advice_controller = AdviceController(self.match, describer, BotWorker(wake), self.rebuild)
        resumed = self.app.reviews.resumed(self.match, describer)
        self.reviewing = resumed or ReviewController(self.match, describer, BotWorker(wake, NICE))
        self.reviewing.recorded = partial(count_review, self.app, self.match)
        self.reviewing.finished = partial(keep_own_puzzles, self.app, self.match)
        self.reviewing.found = partial(drop_own_puzzle, self.app, self.match)
        self.reviewing.thumbnail = self.thumbnail

    @staticmethod
    @abstractmethod
    def thumbnail(pictures: ImageCache, view: Any) -> pygame.Surface:
        """Returns a small picture of a view of the game."""

    @abstractmethod
    def advice_room(self, ui: Ui) -> pygame.Rect:
        """Returns the rectangle, mostly over the map, in which the advice panel is placed unless it is dragged
        elsewhere."""

    @abstractmethod
    def place_rect(self, place: object) -> pygame.Rect | None:
        """Returns the window rectangle of a place of the map, for highlights; None if no map with it is shown."""

    @abstractmethod
    def help_here(self) -> None:
        """Opens the handbook page or rule about what the pointer or the focus is on, else about the pending
        decision."""

    def advice(self, ui: Ui) -> Widget | None:
        """Builds the panel with the open hint or explanation; None: neither is open."""
        if not self.advice_controller.open:
            self._advice_at = None
        return advice_panel(ui, self.advice_controller, self._advice_dragged)

    def _advice_dragged(self, place: tuple[int, int]) -> None:
        self._advice_at = place

    def refresh(self, ui: Ui) -> None:
        built = self.ui_root.stale
        super().refresh(ui)
        if built and self.advice_controller.open:
            with self.fitted(ui):
                about = [
                    rect
                    for place in self.advice_controller.highlightable
                    if (rect := self.place_rect(place)) is not None
                ]
                about += [widget.rect for widget in self.advised()]
                place_advice(ui, self.ui_root.root, self.advice_room(ui), about, self._advice_at)

    def advised(self) -> list[Widget]:
        """Returns the widgets to click for the first action of the open hint; empty before the hint's second step,
        which shows that action."""
        advice = self.advice_controller
        if advice.kind != "hint" or advice.step < 2 or not advice.ways or not self.on_top:
            return []
        names = self.describer.widgets(advice.ways[0].moves[0].move)
        return [widget for widget in self.ui_root.root.walk() if widget.name in names and widget.rect.width]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        for widget in self.advised():
            draw_light_frame(ui, target, widget.rect)

    def hint(self) -> None:
        """Requests a hint for the pending decision, or shows the next step of the open one; a toast says why there is
        none."""
        self.advice_controller.hint()
        reason = why_no_hint(self.match)
        if reason and self.advice_controller.kind != "hint":
            self.app.toast(self.text(reason))

    def why(self) -> None:
        """Opens the explanation of the last bot turn, or closes it; a toast says if there is none."""
        if self.advice_controller.explained_from is None:
            self.app.toast(self.text("advice-no-move"))
        else:
            self.advice_controller.why()

    def explain(self) -> None:
        """Shows an enlarged preview of what the pointer or the focus is on; if it has none, the explanation of the last
        bot turn; if there is none, or a hint or explanation is open already, the rule about what is pointed at."""
        if self.ui_root.look(self.ui):
            return
        if self.advice_controller.explained_from is not None and not self.advice_controller.open:
            self.why()
        else:
            self.help_here()

    @property
    def review_page(self) -> Callable[[Callable[[int], None]], None] | None:
        """The function that opens the review, to be called with a function that shows the table after a move; None: no
        review of this game is possible."""
        if not self.reviewing.offered:
            return None
        return lambda jump: self.app.push(ReviewScreen(self.app, self.reviewing, jump, self.table_before))

    def become_trial(self, host: Screen) -> Self:
        """Makes this a trial table in a part of another screen and returns it: no bot answers, nothing reveals the
        better turn, and no end is celebrated."""
        self.host, self.is_trial, self.controller.model.is_trial = host, True, True
        self.runner.bots = NoBots()
        self.runner.ended = True
        return self

    def table_before(self, host: Screen, moves: int, seat: int) -> Self:
        """Returns a trial table inside the screen `host`, with the position of this finished game after `moves` moves,
        for a seat's person. Nothing of it is saved."""
        match = self.match
        occupants = [Occupant(PERSON if one == seat else USUAL, match.name(one)) for one in range(len(match.occupants))]
        past = type(match)(branch(match, moves), occupants, None, True)
        past.default_name = match.default_name
        past.bar_undo()
        return type(self)(self.app, past).become_trial(host)

    def tick_advice(self) -> bool:
        """Handles advice and reviews that have arrived; returns whether to redraw."""
        if self.reviewing.tick() and not self.reviewing.working:
            self.app.toast(self.text("review-ready"))
        if not self.advice_controller.tick():
            return False
        self.rebuild()
        return True

    def command(self, command: str) -> bool:
        if command == "back" and self.advice_controller.open:
            self.advice_controller.close()
            return True
        if command == "explain":
            self.explain()
            return True
        return super().command(command)

    def stop(self) -> None:
        self.runner.stop()
        self.advice_controller.stop()
        self.app.reviews.take_over(self.reviewing)
