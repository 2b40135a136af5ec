"""The end of Struggle: the ledger says what the engine wrote down, line by line and side by side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.struggle import events as e
from engine.struggle.components import GAME
from game.app.app import App
from game.app.routes import show
from game.shell.command_line_request import CommandLineRequest
from game.struggle.drawing.points_chart import VpChart, score_range, wars_begun
from game.struggle.score_screen import ScoreScreen
from game.struggle.wording import words
from game.widgets.score_table import ScoreTable


@pytest.mark.parametrize("seed", (5, 7))
def test_the_ledger_says_what_was_written_down(make_app: Callable[..., App], seed: int) -> None:
    app = make_app()
    app.select_game("struggle")
    show(app, CommandLineRequest(screen="score", game="struggle", seed=seed))
    screen = app.top
    assert isinstance(screen, ScoreScreen)
    screen.refresh(screen.ui)
    book = next(widget for widget in screen.ui_root.root.walk() if isinstance(widget, ScoreTable))
    written = screen.state.ledger
    for seat, column in enumerate(book.columns):
        assert column.total == sum(line.values[seat] or 0 for line in book.lines)
        assert column.total == sum(entry[4] for entry in written if entry[1] == seat)
        assert column.winner is (seat in screen.result.winners)
    assert sum(len(tip.splitlines()) for line in book.lines for tip in line.tips) == len(written)
    assert any(isinstance(widget, VpChart) for widget in screen.ui_root.root.walk())
    assert screen.painting().partition("/")[0] == "struggle" and app.ui.pictures.has(screen.painting())


@pytest.mark.parametrize("seed", (5, 7))
def test_the_line_stands_where_the_track_stood_at_the_end_of_each_turn_and_war(
    make_app: Callable[..., App], seed: int
) -> None:
    """Of Debt that is beyond the limit in a war, too: it is written down under the turn before."""
    app = make_app()
    app.select_game("struggle")
    show(app, CommandLineRequest(screen="score", game="struggle", seed=seed))
    screen = app.top
    assert isinstance(screen, ScoreScreen)
    stood, vp = [], GAME.vp
    for entry in screen.match.log:
        for event in entry.events:
            if isinstance(event, e.VpScored):
                vp += event.vp if event.seat == 0 else -event.vp
            elif isinstance(event, (e.WarBegan, e.PeaceBegan, e.GameEnded)):
                stood.append(vp)
    line, vp = [], GAME.vp
    for _, entries in VpChart(screen.state, "", wars_begun(screen.match)).steps():
        vp += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
        line.append(vp)
    assert line == stood[-len(line) :]


def test_a_tie_says_which_debt_decides_or_that_it_is_equal(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("struggle")
    told = {debts: words.tie_sentence(app.ui.texts, *debts) for debts in ((5, 3), (3, 5), (4, 4))}
    assert len(set(told.values())) == 3
    assert all(str(n) in text for debts, text in told.items() for n in debts), told
    assert "equal" not in told[5, 3] and "Britain wins" in told[4, 4]


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("seed", (5, 7))
def test_the_chart_fills_its_panel(make_app: Callable[..., App], seed: int) -> None:
    """However short the game was: the line runs through most of the width and, with its bars, most of the height."""
    app = make_app((1920, 1080))
    app.select_game("struggle")
    show(app, CommandLineRequest(screen="score", game="struggle", seed=seed))
    app.draw()
    chart = next(widget for widget in app.top.ui_root.root.walk() if isinstance(widget, VpChart))
    with app.top.fitted(app.ui):
        plot, points = chart.plot(app.ui), chart.points(app.ui)
        low, top = score_range([entries for _, entries in chart.steps()])
        heights = [chart.level(app.ui, value) for value in (low, top)]
    assert len(points) == len(chart.steps()) + 1 and all(plot.collidepoint(point) for point in points)
    assert points[-1][0] - points[0][0] > plot.width * 0.7
    assert heights == [plot.bottom, plot.top]
    assert plot.width > chart.rect.width * 0.85 and plot.height > chart.rect.height * 0.8


def test_the_chart_shows_no_more_of_the_score_than_was_touched() -> None:
    """A score that went from 15 to 12 is not drawn on a scale of 30; one near an end shows that end."""
    low, top = score_range([[(1, 1, "award", "india", 3)]])
    assert low <= 12 and top >= 15 and top - low < 10
    low, _ = score_range([[(1, 1, "award", "india", 12)]])
    assert low <= 0
