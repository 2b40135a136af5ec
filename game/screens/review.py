"""The review page after a game: the costliest moves of the persons, better alternatives, and a way back to each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.bots.review import Mistake
from game.i18n.display_text import display_text
from game.play.advice_controller import spoken
from game.play.review_controller import ReviewController
from game.render.ui import Ui
from game.screens.advice_panel import compared, games
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Panel
from game.widgets.rich_text import RichText

TOLD = 4  # text lines of the played and of the better moves


class ProgressBar(Widget):
    """A progress bar. ``share``: from 0 to 1."""

    def __init__(self, share: float) -> None:
        super().__init__(name="progress")
        self.share = share

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(14))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        ui.box(target, self.rect, ui.inset_box())
        done = self.rect.inflate(-ui.px(4), -ui.px(4))
        done.width = round(done.width * min(1.0, self.share))
        target.fill(ui.theme.accent, done)


class ReviewScreen(PageScreen):
    """The page of mistakes. ``jump`` opens the table before a move. Leaving the page stops an unfinished review."""

    title_id = "review-title"
    of_game = True
    sheet_width = 820

    def __init__(self, app: Shell, reviewing: ReviewController, jump: Callable[[int], None]) -> None:
        super().__init__(app)
        self.reviewing, self.jump = reviewing, jump
        reviewing.begin()

    # -- layout ----------------------------------------------------------------------------------------------------

    def body(self, ui: Ui) -> Widget:
        reviewing = self.reviewing
        if reviewing.trouble:
            return RichText(ui.text("advice-failed", reason=display_text(reviewing.trouble)))
        if reviewing.slips is None:
            return Column([Label(ui.text("review-working")), ProgressBar(reviewing.share)], gap=8, pad=6)
        if not reviewing.slips:
            return Label(ui.text("review-none"))
        rows = [self._slip(ui, number, slip) for number, slip in enumerate(reviewing.slips, 1)]
        return Column([Label(ui.text("review-intro"), style="flavour"), *rows], gap=10, pad=4)

    def _slip(self, ui: Ui, number: int, slip: Mistake) -> Widget:
        match, describer = self.reviewing.match, self.reviewing.describer
        when = self.app.when(self.reviewing.summary(slip))
        name = match.name(slip.seat) or ui.text("review-seat", n=slip.seat + 1)  # a game without names, as of a test
        cost = games(slip.loss.mean)
        title = ui.text("review-slip", n=number, name=name, when=when, move=slip.moves + 1, cost=cost)
        look = Button(ui.text("review-look"), partial(self.look, slip), size="small", name=f"slip-{number}")
        sides: list[Widget] = []
        better, expected = spoken(describer, slip.better), spoken(describer, slip.expected)
        for message, lines in (("review-played", self.reviewing.played(slip)), ("review-better", better.lines)):
            told: list[Widget] = [RichText(f"- {line}") for line in lines[:TOLD]]
            sides.append(Column([Label(ui.text(message), style="strong", size="small"), *told], gap=2, grow=1))
        thought = [*compared(ui, better, "review"), *self._expected(ui, expected.lines[1:])]
        head = Row([Heading(title, size="large", grow=1), look], gap=10, align="centre")
        return Panel(Column([head, Row(sides, gap=14), *thought], gap=6), pad=10, inset=True, shadow=False)

    def _expected(self, ui: Ui, lines: Sequence[str]) -> list[Widget]:
        """Shows how the bot would have gone on after the move, apart from what was played."""
        if not lines:
            return []
        told: list[Widget] = [RichText(f"- {line}", size="small") for line in lines[:TOLD]]
        return [Column([Label(ui.text("review-expected"), style="flavour", size="small"), *told], gap=2)]

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        if self.reviewing.working:
            return [Button(self.text("cancel"), self.leave, name="review-cancel")]
        return [Button(self.text("back"), self.leave, name="back")]

    # -- actions ---------------------------------------------------------------------------------------------------

    def look(self, slip: Mistake) -> None:
        """Opens the table as the player who made that move saw it."""
        self.app.pop()
        self.reviewing.match.viewer = slip.seat
        self.jump(slip.moves)

    def leave(self) -> None:
        self.reviewing.stop()
        super().leave()

    def closing(self) -> None:
        self.reviewing.stop()

    def tick(self, now: int) -> bool:
        if not self.reviewing.tick():
            return False
        self.rebuild()
        return True
