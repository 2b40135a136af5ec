"""The list beside a puzzle's table and the bar over it: task, stars, tries and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.puzzles.puzzle import OpenPuzzle
from game.play.puzzle_controller import PuzzleController
from game.render.ui import Ui
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
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label, OneLine, Picture
from game.widgets.material.panel import paper
from game.widgets.scroll import Scroll

STARS = 3
STAR = 24  # u


class PuzzleState(Protocol):
    """Protocol: the state and actions of the puzzle screen that the list and the bar use."""

    app: Shell
    puzzle: OpenPuzzle[Any, Any]
    solving: PuzzleController
    table: Any
    closed: bool
    waits: bool
    step: int | None
    note: str

    @property
    def stars(self) -> int | None: ...
    @property
    def title_id(self) -> str: ...
    @property
    def idea(self) -> str: ...
    @property
    def seat(self) -> int: ...
    def actions(self) -> dict[str, Callable[[], None]]: ...
    def copy(self) -> None: ...
    def keep_picture(self) -> None: ...
    def leave(self) -> None: ...


def star_row(ui: Ui, stars: int | None, side: float = STAR, colour: str = "soft_ink") -> Widget:
    """Builds a row of three stars, ``stars`` of them gold, and a text: how many were earned, or (None) that the puzzle
    was never tried."""
    pictures: list[Widget] = [
        Picture("puzzles/star_gold" if number < (stars or 0) else "puzzles/star_empty", side, side)
        for number in range(STARS)
    ]
    text = ui.text("puzzle-not-tried") if stars is None else ui.text("puzzle-stars", n=stars)
    words = Label(text, style="flavour", size="small", colour=colour, grow=1)
    return Row([*pictures, words], gap=5, align="centre")


def idea_text(ui: Ui, idea: str) -> str:
    """Returns the name of an idea; a puzzle from elsewhere may name one that is unknown here."""
    message = f"puzzle-idea-{idea}"
    return ui.text(message if ui.texts.has(message) else "puzzle-idea-other")


def puzzle_bar(ui: Ui, screen: PuzzleState) -> Widget:
    """Builds the bar over the table: the puzzle's title, whose turn it is and when, and the buttons."""
    match = screen.table.match
    when = screen.app.when(match.policy.summary(match.onlooker))
    buttons: list[Widget] = []
    for message, action in screen.actions().items():
        main = message == "puzzle-judge" or (message == "puzzle-next" and screen.solving.solved)
        buttons.append(Button(ui.text(message), action, kind="main" if main else "wood", size="small", name=message))
    back = Button(ui.text("back"), screen.leave, kind="wood", size="small", name="back")
    title = OneLine(ui.text(screen.title_id), style="title", size="heading", colour="wood_ink")
    line = OneLine(
        ui.text("puzzle-as-seen", when=when, name=match.name(screen.seat)),
        style="flavour",
        size="small",
        colour="wood_soft",
    )
    return Row([Column([title, line], gap=0, grow=1), *buttons, back], gap=8, align="centre")


def puzzle_list(ui: Ui, screen: PuzzleState) -> Widget:
    """Builds the list: the task, the stars, every try and its verdict, and buttons that export the puzzle."""
    head: list[Widget] = [
        OneLine(ui.text("puzzle-title"), style="title", size="heading", colour="wood_ink"),
        Label(ui.text("puzzle-task"), style="flavour", size="small", colour="wood_soft"),
    ]
    card = MaterialFrame(Column(_card(ui, screen), gap=5), paper, pad=(10, 10))
    buttons: list[Widget] = [
        Button(ui.text(message), action, kind="wood", size="small", name=message)
        for message, action in (("puzzle-copy", screen.copy), ("puzzle-picture", screen.keep_picture))
    ]
    keys = Label(ui.text("retry-keys"), style="flavour", size="small", colour="wood_soft")
    return Column([*head, Scroll(Column([card], pad=3), name="tries", grow=1), Flow(buttons, gap=6), keys], gap=6)


def _card(ui: Ui, screen: PuzzleState) -> list[Widget]:
    solving, mistake = screen.solving, screen.solving.mistake
    in_game = screen.puzzle.puzzle.origin == "game"
    parts: list[Widget] = [star_row(ui, screen.stars)]
    if screen.idea:
        parts.append(Label(idea_text(ui, screen.idea), style="strong"))
    if in_game and solving.tries:  # before the first verdict it would be a hint
        scale = scale_of(solving, mistake)
        parts += chance_row(ui, solving, mistake, ui.text("retry-in-game"), mistake.own, None, scale)
    parts += try_rows(ui, solving, mistake)
    state = error_or_judging(ui, solving)
    if not state and screen.step is None:
        if screen.waits:
            state = [Label(ui.text("puzzle-over"), style="flavour", size="small")]
        elif screen.closed and solving.tries:
            state = verdict_rows(ui, solving, mistake, solving.tries[-1], in_game)
        else:
            state = [Label(ui.text("puzzle-ask"), style="flavour", size="small")]
    if screen.note:
        state.append(Label(screen.note, style="strong", size="small", colour="good" if solving.solved else "ink"))
    return [*parts, told(state), *(best_rows(ui, solving, mistake) if solving.best_known else ())]
