"""Rows of the list beside a trial table: the tried turns' chance, grade and verdict, and the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.bots.compare import Z
from engine.bots.grades import percent
from engine.bots.judging import Verdict
from engine.bots.review import Mistake
from game.i18n.display_text import display_text
from game.play.advice_text import nouns
from game.play.turn_judge import FOUND, Attempt, TurnJudge
from game.render.ui import Ui
from game.screens.grade_marks import GradePlate, IntervalBar
from game.widgets.base import Column, Row, Widget
from game.widgets.label import Label, Picture
from game.widgets.rich_text import RichText

LINES = 3  # of a turn in words


def scale_of(judge: TurnJudge, mistake: Mistake[Any]) -> float:
    """Returns the winning chance at the right end of the bars of a mistake's turns: the highest of them and some
    margin."""
    every = [mistake.own, mistake.best, *(one.verdict for one in judge.attempts_at(mistake))]
    return min(1.0, max(one.chance for one in every) + 0.15)


def try_rows(ui: Ui, judge: TurnJudge, mistake: Mistake[Any]) -> list[Widget]:
    """Builds the widgets about every turn tried in place of a mistake, oldest first, as one list."""
    scale, parts = scale_of(judge, mistake), list[Widget]()
    for number, one in enumerate(judge.attempts_at(mistake), 1):
        parts += chance_row(ui, judge, mistake, ui.text("retry-try", n=number), one.verdict, one, scale)
    return parts


def chance_row(
    ui: Ui, judge: TurnJudge, mistake: Mistake[Any], name: str, verdict: Verdict, attempt: Attempt | None, most: float
) -> list[Widget]:
    """Builds the widgets about one turn: its name and grade, what it did if it was tried, and its winning chance as a
    bar (`most`: the chance at the bar's end)."""
    grade = judge.grade_of(mistake, verdict)
    spread = Z * judge.loss_of(mistake, verdict).error
    interval = (max(0.0, verdict.chance - spread), min(1.0, verdict.chance + spread))
    words = judge.advice_text(mistake, attempt.turn).lines[:1] if attempt is not None else []
    tip = ui.text("retry-points-tip", points=round(judge.points_of(mistake, verdict), 1))
    head = Row([Label(name, style="flavour", size="small", grow=1), GradePlate(ui, grade)], gap=6, align="centre")
    bar = Row(
        [
            IntervalBar(grade, verdict.chance, interval, most=most, ticks=(), tip=tip),
            Label(ui.text("retry-chance", n=percent(verdict.chance)), style="strong", size="small", tip=tip),
        ],
        gap=6,
        align="centre",
    )
    return [head, *(RichText(word, size="small") for word in words), bar]


def told(state: Sequence[Widget]) -> Widget:
    """Builds the column of what is to be done, is going on or was judged; the narrator announces it as it changes."""
    column = Column(state, gap=4, name="trial-state")
    column.role = "live"
    return column


def error_or_judging(ui: Ui, judge: TurnJudge) -> list[Widget]:
    """Builds a list of one text that says a turn is being judged, or why judging it failed; an empty list otherwise."""
    if judge.judging is not None:
        return [Label(ui.text("retry-judging"), style="flavour", size="small")]
    if judge.error:
        return [RichText(ui.text("advice-failed", reason=display_text(judge.error)), size="small")]
    return []


def verdict_rows(ui: Ui, judge: TurnJudge, mistake: Mistake[Any], last: Attempt, in_game: bool) -> list[Widget]:
    """Builds a list of widgets: the verdict of a try, then what it gets more and less of than the best turn.
    ``in_game``: the mistake was made in a game, so that a try may be called better than that turn."""
    loss, found = judge.loss_of(mistake, last.verdict), judge.grade_of(mistake, last.verdict) in FOUND
    if found:
        title = ui.text("retry-verdict-best")
    elif in_game and judge.gained(mistake, last.verdict):
        title = ui.text("retry-verdict-better", n=percent(loss.mean))
    else:
        title = ui.text("retry-verdict-costs", n=percent(loss.mean))
    mark = "marks/check" if found else "marks/cross"
    head = Row([Picture(mark, 18, 18), Label(title, style="title", size="text", colour="accent", grow=1)], gap=6)
    describer, parts = judge.describer, list[Widget]([head])
    for message, things in zip(("retry-ahead", "retry-behind"), nouns(describer, last.against), strict=True):
        if things:
            parts.append(RichText(ui.text(message, things=", ".join(things)), size="small"))
    return parts


def best_rows(ui: Ui, judge: TurnJudge, mistake: Mistake[Any]) -> list[Widget]:
    """Builds a list of widgets: the best turn in place of a mistake in words, a line a step, with what it brings."""
    head = Label(ui.text("retry-best"), style="strong", size="small")
    advice_text = judge.advice_text(mistake, mistake.better)
    why: list[Widget] = [RichText(advice_text.why, style="strong", size="small")] if advice_text.why else []
    steps = [RichText(f"{number}. {line}", size="small") for number, line in enumerate(advice_text.lines[:LINES], 1)]
    return [head, *why, *steps]
