"""The list of mistakes and the bar over the table on the screen "Find the better turn"; the review page shows some of
the rows, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.bots.compare import Loss
from engine.bots.grades import BLUNDER, INACCURACY, MISTAKE, lost_per_choice, percent
from engine.bots.review import Mistake, Rating
from game.i18n.names import run_on
from game.play.review_controller import ReviewController
from game.render.ui import Ui
from game.screens.grade_marks import GradePlate, IntervalBar
from game.screens.moment_picture import MomentPicture
from game.screens.trial_panel import (
    best_rows,
    chance_row,
    error_or_judging,
    scale_of,
    told,
    try_rows,
    verdict_rows,
)
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label, OneLine, Picture
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

SKILLS = (("faultless", 0.5), ("strong", 1.5), ("good", 3.0))  # up to how many % are lost per choice
UNSKILLED = "learning"


class RetryState(Protocol):
    """Protocol: the state and actions of the retry screen that the list and the bar use."""

    app: Shell
    reviewing: ReviewController
    chosen: int
    closed: bool
    step: int | None

    @property
    def mistakes(self) -> list[Mistake[Any]]: ...
    @property
    def mistake(self) -> Mistake[Any]: ...
    @property
    def best_known(self) -> bool: ...
    def actions(self) -> dict[str, Callable[[], None]]: ...
    def card_action(self, number: int) -> Callable[[], None]: ...
    def leave(self) -> None: ...


def retry_bar(ui: Ui, screen: RetryState) -> Widget:
    """Builds the bar: whose turn and when, and its buttons."""
    reviewing = screen.reviewing
    when = screen.app.when(reviewing.summary(screen.mistake))
    buttons: list[Widget] = []
    for message, action in screen.actions().items():
        main = message == "retry-next" and screen.closed and reviewing.judging is None
        buttons.append(Button(ui.text(message), action, kind="main" if main else "wood", size="small", name=message))
    back = Button(ui.text("back"), screen.leave, kind="wood", size="small", name="back")
    title = OneLine(ui.text("retry-your-turn"), style="title", size="heading", colour="wood_ink")
    line = OneLine(ui.text("retry-as-seen", when=when), style="flavour", size="small", colour="wood_soft")
    return Row([Column([title, line], gap=0, grow=1), *buttons, back], gap=8, align="centre")


def retry_list(ui: Ui, screen: RetryState) -> Widget:
    """Builds the list: the mistakes, costliest first, the open one with every try."""
    reviewing = screen.reviewing
    cards: list[Widget] = [_card(ui, screen, number, one) for number, one in enumerate(screen.mistakes)]
    head = [
        OneLine(ui.text("retry-title"), style="title", size="heading", colour="wood_ink"),
        Label(ui.text("retry-intro"), style="flavour", size="small", colour="wood_soft"),
    ]
    foot = [*play_and_luck(ui, reviewing, colour="wood_ink"), grade_limits(ui, colour="wood_soft")]
    keys = Label(ui.text("retry-keys"), style="flavour", size="small", colour="wood_soft")
    return Column([*head, Scroll(Column(cards, gap=8, pad=3), name="mistakes", grow=1), *foot, keys], gap=6)


def _card(ui: Ui, screen: RetryState, number: int, mistake: Mistake[Any]) -> Widget:
    reviewing = screen.reviewing
    opened = number == screen.chosen
    parts = mistake_head(ui, reviewing, mistake, screen.app.when(reviewing.summary(mistake)))
    if opened:
        parts += _tries(ui, screen, mistake)
    return CardButton(Column(parts, gap=4), screen.card_action(number), pad=8, name=f"mistake-{number + 1}")


def mistake_head(ui: Ui, reviewing: ReviewController, mistake: Mistake[Any], when: str) -> list[Widget]:
    """Builds the description of a mistake as a list of one row: when (a text), the first move played, its grade, its
    loss with the interval."""
    said = reviewing.played(mistake)
    solved: list[Widget] = [Picture("marks/check", 16, 16)] if mistake.moves in reviewing.solved else []
    head = Row(
        [Label(when, style="flavour", size="small", grow=1), *solved, GradePlate(ui, mistake.grade)],
        gap=6,
        align="centre",
    )
    turn = RichText(said[0] if said else ui.text("retry-turn"), style="strong")
    column = Column([head, turn, loss_row(ui, mistake.loss, mistake.points, mistake.grade)], gap=4, grow=1)
    return [Row([MomentPicture(reviewing, mistake), column], gap=8)]


def loss_row(ui: Ui, loss: Loss, points: float, grade: Any) -> Widget:
    """Builds a loss of winning chance on its scale, with the points in the tip."""
    low, high = loss.interval
    tip = ui.text("retry-loss-tip", low=percent(low), high=percent(high), points=round(points, 1))
    cost = Label(ui.text("retry-loss", n=percent(loss.mean)), style="strong", tip=tip)
    return Row([IntervalBar(grade, loss.mean, loss.interval, tip=tip), cost], gap=6, align="centre")


def _tries(ui: Ui, screen: RetryState, mistake: Mistake[Any]) -> list[Widget]:
    judge = screen.reviewing
    scale, attempts = scale_of(judge, mistake), judge.attempts_at(mistake)
    parts: list[Widget] = chance_row(ui, judge, mistake, ui.text("retry-in-game"), mistake.own, None, scale)
    parts += try_rows(ui, judge, mistake)
    state = error_or_judging(ui, judge)
    if not state and screen.step is None:
        if attempts and screen.closed:
            state = verdict_rows(ui, judge, mistake, attempts[-1], in_game=True)
        else:
            state = [Label(ui.text("retry-ask"), style="flavour", size="small")]
    return [*parts, told(state), *(best_rows(ui, judge, mistake) if screen.best_known else ())]


def play_and_luck(ui: Ui, reviewing: ReviewController, colour: str = "ink") -> list[Widget]:
    """Builds a list with a line of text for each reviewed seat: the rating of its play with its interval, and its
    luck."""
    assert reviewing.review is not None
    ratings = reviewing.review.ratings
    return [
        Label(_rating_text(ui, reviewing, seat, rating, len(ratings) > 1), style="strong", size="small", colour=colour)
        for seat, rating in ratings.items()
    ]


def _rating_text(ui: Ui, reviewing: ReviewController, seat: int, rating: Rating, named: bool) -> str:
    luck = percent(rating.luck)
    sort = {0: "even", 1: "good", -1: "bad"}[(luck > 0) - (luck < 0)]
    parts = [ui.text(f"review-luck-{sort}", n=abs(luck))]
    if rating.choices >= 2:
        n, low, high = map(lost_per_choice, (rating.rating, rating.low, rating.high))
        word = next((word for word, most in SKILLS if n <= most), UNSKILLED)
        parts = [ui.text(f"review-skill-{word}"), ui.text("review-play", n=n, low=low, high=high), *parts]
    text = run_on(parts)
    name = reviewing.match.name(seat) or ui.text("review-seat", n=seat + 1)
    return ui.text("review-of", name=name, told=text) if named else text


def grade_limits(ui: Ui, colour: str = "soft_ink") -> Widget:
    """Builds the line of text that says from which loss on a turn is an inaccuracy, a mistake or a blunder."""
    limits = {"inaccuracy": INACCURACY, "mistake": MISTAKE, "blunder": BLUNDER}
    text = ui.text("review-thresholds", **{name: percent(limit) for name, limit in limits.items()})
    return Label(text, style="flavour", size="small", colour=colour)
