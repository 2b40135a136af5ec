"""The book of the score where every category there is has points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.historia.state import CATEGORIES
from game.app.app import App
from game.historia.drawing.points_chart import PICTURES
from game.historia.wording import words
from game.widgets import score_table

from .kit import Played


@pytest.mark.parametrize("high", [576, 700])
def test_the_totals_have_room_below_every_category(
    make_app: Callable[..., App], high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """576: the sheet in a window of 1280 x 720."""
    app = make_app()
    app.select_game("historia")
    ui = app.ui
    lines = [score_table.ScoreTableLine(one, PICTURES[one], (7, None), ("", "")) for one in CATEGORIES]
    faces = [
        score_table.ScoreColumn(name, (90, 60, 30), lambda ui, side: pygame.Surface((side, side)), 154, True)
        for name in "ab"
    ]
    sides: list[int] = []
    monkeypatch.setattr(score_table, "laurel", lambda ui, vp, side: sides.append(side) or pygame.Surface((side, side)))
    book = score_table.ScoreTable(faces, lines, "Total", len(lines) + 1)
    book.arrange(ui, pygame.Rect(0, 0, 700, high))
    book.draw(ui, app.surface)
    assert len(lines) == 14 and min(sides[-2:]) >= ui.px(48)
    assert min(sides) >= ui.px(19)


def tied(levels: tuple[tuple[int, int], tuple[int, int]], players: int = 2) -> str:
    """What is told of two civilizations with 70 points each, by message and values."""
    t = Played(table="two" if players == 2 else "alone_elder", people=players)
    s = t.match.session.state
    for civilization, (technology, military) in zip(s.seats, levels, strict=False):
        civilization.vp = 70
        civilization.technology, civilization.military = technology, military
    s.over = "end"
    t.match.version += 1
    result = t.match.session.result()
    assert result is not None
    texts: Any = lambda message, **values: f"{message} {values}"  # noqa: E731
    return words.tie_sentence(texts, t.match, result)


def test_a_tie_says_what_broke_it_with_both_numbers() -> None:
    text = tied(((9, 5), (4, 6)))
    assert text.startswith("score-tie-levels") and "'n': 14" in text and "'of': 10" in text
    assert tied(((9, 5), (8, 6))) == "score-tie-shared {'vp': 70, 'n': 14}"


def test_alone_a_tie_that_was_won_is_told_too() -> None:
    text = tied(((1, 1), (9, 9)), players=1)
    assert text.startswith("score-tie-alone") and "'vp': 70" in text
