"""The review page after a game: the turns that cost most chance of winning, the play and luck of each person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.bots.review import Mistake
from game.i18n.display_text import display_text
from game.play.review_controller import ReviewController
from game.render.ui import Ui
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
        if reviewing.trouble:
            return RichText(ui.text("advice-failed", reason=display_text(reviewing.trouble)))
        if reviewing.review is None:
            parts: list[Widget] = [
                announced(Label(ui.text("review-working"), name="review-state")),
                ProgressBar(reviewing.share),
            ]
            return Column([*parts, Label(ui.text("review-goes-on"), style="flavour", size="small")], gap=8, pad=6)
        foot = [*play_and_luck(ui, reviewing), grade_limits(ui)]
        if not reviewing.review.mistakes:
            return Column([announced(Label(ui.text("review-none"), name="review-state")), *foot], gap=8, pad=6)
        rows = [self._mistake(ui, number, one) for number, one in enumerate(reviewing.review.mistakes, 1)]
        intro = announced(Label(ui.text("review-intro"), style="flavour", name="review-state"))
        return Column([intro, *rows, announced(Column(foot, gap=10, name="review-play"))], gap=10, pad=4)

    def _mistake(self, ui: Ui, number: int, mistake: Mistake[Any]) -> Widget:
        match, reviewing = self.reviewing.match, self.reviewing
        name = match.name(mistake.seat) or ui.text("review-seat", n=mistake.seat + 1)  # a game without names, of a test
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
        return [Button(self.text("back"), self.leave, name="back")]

    # -- actions ---------------------------------------------------------------------------------------------------

    def look(self, mistake: Mistake[Any]) -> None:
        """Closes the page and opens the table before the mistake, as the player who made it saw it."""
        self.app.pop()
        self.reviewing.match.viewer = mistake.seat
        self.jump(mistake.moves)

    def retry(self, number: int) -> None:
        """Opens "Find the better turn" at the mistake with this index in the list."""
        self.app.push(RetryScreen(self.app, self.reviewing, self.make, number))

    def tick(self, now: int) -> bool:
        if not self.reviewing.tick():
            return False
        self.rebuild()
        return True
