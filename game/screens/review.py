"""The review page after a game: the turns that cost most chance of winning, the play and luck of each person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.bots.grades import percent
from engine.bots.review import Mistake
from game.i18n.display_text import display_text
from game.play.review_controller import Moment, ReviewController
from game.play.swings import Swing
from game.render.ui import Ui
from game.screens.moment_picture import MomentPicture
from game.screens.page import PageScreen, announced
from game.screens.retry import MakeTable, RetryScreen
from game.screens.retry_panel import grade_limits, mistake_head, play_and_luck
from game.shell.shell import Shell
from game.widgets.access_tree import written_on
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel
from game.widgets.progress_bar import ProgressBar
from game.widgets.rich_text import RichText

TEXT_LINES = 4  # text lines of the played turn


class ReviewScreen(PageScreen):
    """The page of mistakes. Closing it does not stop an unfinished review. ``jump`` opens the table before a move;
    ``make`` makes the table on which a turn is tried again."""

    title_id = "review-title"
    of_game = True
    sheet_width = 820

    def __init__(self, app: Shell, reviewing: ReviewController, jump: Callable[[int], None], make: MakeTable) -> None:
        super().__init__(app)
        self.reviewing, self.jump, self.make = reviewing, jump, make
        reviewing.begin()

    # -- layout ----------------------------------------------------------------------------------------------------

    def body(self, ui: Ui) -> Widget:
        reviewing = self.reviewing
        if reviewing.error:
            return RichText(ui.text("advice-failed", reason=display_text(reviewing.error)))
        if reviewing.review is None:
            parts: list[Widget] = [
                announced(Label(ui.text("review-working"), name="review-state")),
                ProgressBar(reviewing.share),
                Label(self._time_left(ui), size="small", name="review-left"),
            ]
            return Column([*parts, Label(ui.text("review-goes-on"), style="flavour", size="small")], gap=8, pad=6)
        foot = [*play_and_luck(ui, reviewing), grade_limits(ui)]
        if not reviewing.review.mistakes:
            return self._without_mistakes(ui)
        rows = [self._mistake(ui, number, one) for number, one in enumerate(reviewing.review.mistakes, 1)]
        intro = announced(Label(ui.text("review-intro"), style="flavour", name="review-state"))
        return Column([intro, *rows, announced(Column(foot, gap=10, name="review-play"))], gap=10, pad=4)

    def _time_left(self, ui: Ui) -> str:
        """Returns the share of the review that is done, in words, and about how long the rest takes, once that can be
        told."""
        left, done = self.reviewing.seconds_left, percent(self.reviewing.share)
        if left is None:
            return ui.text("review-begun")
        minutes = round(left / 60)
        return ui.text("review-left", done=done, minutes=minutes) if minutes else ui.text("review-soon", done=done)

    def _without_mistakes(self, ui: Ui) -> Widget:
        """Builds the page of a game in which no turn was a mistake: what that means, and the turning points."""
        reviewing = self.reviewing
        said: list[Widget] = [Label(ui.text("review-none"), style="strong", name="review-state")]
        head = announced(Column([*said, *play_and_luck(ui, reviewing)], gap=8, name="review-play"))
        points = reviewing.swings()
        rows = [self._swing(ui, number, one) for number, one in enumerate(points, 1)]
        if rows:
            rows.insert(0, Label(ui.text("review-turning"), style="title", size="heading"))
        after = Label(ui.text("review-through-about"), style="flavour", size="small")
        return Column([head, *rows, after], gap=10, pad=6)

    def _swing(self, ui: Ui, number: int, point: Swing) -> Widget:
        reviewing = self.reviewing
        chances = {"before": percent(point.before), "after": percent(point.after)}
        rose = "review-rose" if point.after > point.before else "review-fell"
        when = ui.text("labelled", label=self.app.when(reviewing.summary(point)), what=ui.text(rose, **chances))
        if len(reviewing.seats) > 1:
            when = ui.text("review-of", name=self._name(ui, point.seat), told=when)
        words: list[Widget] = [Label(when, style="strong")]
        words += [RichText(f"- {line}", size="small") for line in reviewing.played(point)[:TEXT_LINES]]
        look = Button(ui.text("review-look"), partial(self.look, point), size="small", name=f"turning-{number}")
        look.label = f"{look.text}\n{when}"  # of several turns, which
        row = Row([MomentPicture(reviewing, point), Column(words, gap=4, grow=1), look], gap=8, align="centre")
        return Panel(row, pad=10, inset=True, shadow=False)

    def _name(self, ui: Ui, seat: int) -> str:
        return self.reviewing.match.name(seat) or ui.text("review-seat", n=seat + 1)  # a game without names, of a test

    def _mistake(self, ui: Ui, number: int, mistake: Mistake[Any]) -> Widget:
        reviewing, name = self.reviewing, self._name(ui, mistake.seat)
        when = self.app.when(reviewing.summary(mistake))
        title = ui.text("review-when", n=number, name=name, when=when, move=mistake.moves + 1)
        widgets = mistake_head(ui, reviewing, mistake, title)
        widgets += [RichText(f"- {line}", size="small") for line in reviewing.played(mistake)[1:TEXT_LINES]]
        again = Button(
            ui.text("retry-title"), partial(self.retry, number - 1), size="small", kind="main", name=f"retry-{number}"
        )
        look = Button(ui.text("review-look"), partial(self.look, mistake), size="small", name=f"slip-{number}")
        for button in (look, again):  # of several mistakes, which
            button.label = "\n".join([button.text, *written_on(widgets[0])])
        widgets.append(Row([Spacer(grow=1), look, again], gap=8))
        return Panel(Column(widgets, gap=4), pad=10, inset=True, shadow=False)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        back = Button(self.text("back"), self.leave, name="back")
        if self.reviewing.review is None:
            return [back]
        return [back, Button(self.text("review-through"), self.look_through, name="review-through")]

    # -- actions ---------------------------------------------------------------------------------------------------

    def look(self, moment: Moment) -> None:
        """Closes the page and opens the table before a turn, as the player whose turn it was saw it."""
        self.app.pop()
        self.reviewing.match.viewer = moment.seat
        self.jump(moment.moves)

    def look_through(self) -> None:
        """Closes the page and opens the table at the beginning of the game."""
        self.app.pop()
        self.jump(0)

    def retry(self, number: int) -> None:
        """Opens "Find the better turn" at the mistake with this index in the list."""
        self.app.push(RetryScreen(self.app, self.reviewing, self.make, number))

    def tick(self, now: int) -> bool:
        if not self.reviewing.tick():
            return False
        self.rebuild()
        return True
