"""The score: the ledger says what the engine counts, the chart marks what was great, the exported picture is whole."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil.board import with_value_at
from engine.brazil.events import EraBegan, PalacePlaced
from engine.brazil.rules import scoring
from engine.core.session_records import EndRecord
from game.app.app import App
from game.app.routes import show
from game.brazil.drawing.points_chart import chart_notes
from game.brazil.drawing.score_header import ScoreHead
from game.brazil.scenes import draw
from game.brazil.scenes.kinds import end_scene_of
from game.brazil.score_screen import ScoreScreen
from game.brazil.wording import words
from game.shell.command_line_request import CommandLineRequest
from game.widgets.backdrop import Backdrop
from game.widgets.base import Widget
from game.widgets.chart import PointsChart
from game.widgets.score_table import ScoreTable
from tests.brazil.kit import RULES
from tests.brazil.test_scoring import bare, over
from tests.game.conftest import click
from tests.game.some_languages import SOME_LANGUAGES

Make = Callable[..., App]


def score(app: App, scenario: str = "cisplatine") -> ScoreScreen:
    show(app, CommandLineRequest(screen="score", scenario=scenario))
    assert isinstance(app.top, ScoreScreen)
    app.draw()
    return app.top


def of(screen: ScoreScreen, kind: type) -> Widget:
    screen.refresh(screen.ui)
    return next(widget for widget in screen.ui_root.root.walk() if isinstance(widget, kind))


def test_the_ledger_says_what_the_engine_counts(make_app: Make) -> None:
    screen = score(make_app())
    book = of(screen, ScoreTable)
    assert isinstance(book, ScoreTable)
    for place, seat in enumerate(screen.result.ranking):
        assert book.columns[place].total == screen.result.totals[seat]
        assert sum(line.values[place] or 0 for line in book.lines) == screen.result.totals[seat]
        assert book.columns[place].winner is (seat in screen.result.winners)


def test_a_game_that_ended_by_other_numbers_is_told_as_it_ended(make_app: Make) -> None:
    app = make_app()
    model = score(app).model
    today = model.match.result()
    assert today is not None
    totals = tuple(total + 4 * (seat == today.ranking[-1]) for seat, total in enumerate(today.totals))
    model.match.session.restore_totals(EndRecord(totals, ""))
    app.push(ScoreScreen(app, model, lambda moves: None, lambda: None))
    app.draw()
    screen = app.top
    assert isinstance(screen, ScoreScreen)
    book = of(screen, ScoreTable)
    assert isinstance(book, ScoreTable)
    assert book.lines[-1].label == app.ui.texts("category-corrected") and book.lines[-1].values[-1] == 4
    for place, seat in enumerate(screen.result.ranking):
        assert sum(line.values[place] or 0 for line in book.lines) == book.columns[place].total == totals[seat]
        assert sum(line.vp for line in model.scorepad(seat)) == totals[seat]
    assert screen.history[-1].points == totals
    model.match.look_at(0)
    assert sum(line.vp for line in model.scorepad(0)) != totals[0], "the past is counted as it was"


def test_lines_fill_one_after_another_and_the_picture_has_them_all(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000]
    monkeypatch.setattr("game.platform.clock.now", lambda: now[0])
    app = make_app()
    app.settings.pace.animation = 1.0
    screen = score(app)
    book = of(screen, ScoreTable)
    assert isinstance(book, ScoreTable) and book.filled == 0
    now[0] += 600
    screen.tick(now[0])
    half = of(screen, ScoreTable)
    assert isinstance(half, ScoreTable) and half.filled == 2
    drawn: list[int] = []
    monkeypatch.setattr(ScoreTable, "draw", lambda self, ui, target: drawn.append(self.filled))
    screen._export()
    assert drawn[-1] == len(half.lines) + 1
    assert list((app.folders.data / "pictures").glob("score*.png"))


def test_the_chart_marks_eras_before_all_else(make_app: Make) -> None:
    screen = score(make_app())
    match, winner = screen.model.match, screen.result.ranking[0]
    events = [event for entry in match.log for event in entry.events]
    eras = sum(isinstance(event, EraBegan) for event in events)
    palaces = sum(isinstance(event, PalacePlaced) and event.seat == winner for event in events)
    found = chart_notes(match, winner)
    assert [note.picture.startswith("marks/era_") for note in found[:eras]] == [True] * eras
    assert sum(note.picture.startswith("palaces/") for note in found) == palaces
    chart = of(screen, PointsChart)
    assert isinstance(chart, PointsChart)
    places = sorted(x for _, x in chart.shown_notes(screen.ui))
    assert all(b - a >= screen.ui.px(20) for a, b in itertools.pairwise(places))


def test_a_click_on_the_chart_goes_to_that_moment(make_app: Make) -> None:
    app = make_app()
    screen = score(app)
    asked: list[int] = []
    screen.jump = asked.append
    click(app, of(screen, PointsChart).rect.center)
    assert len(asked) == 1 and 0 < asked[0] < len(screen.model.match.log)
    assert app.top is not screen


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize(
    "size, scale", [((1280, 720), 100), ((1280, 720), 200), ((1024, 640), 125), ((1920, 1080), 75)]
)
def test_buttons_stay_in_the_window(make_app: Make, size: tuple[int, int], scale: int) -> None:
    screen = score(make_app(size, scale))
    window = pygame.Rect((0, 0), size)
    for name in ("export", "show-map", "to-menu"):
        button = screen.ui_root.find(name)
        assert button is not None and button.rect.width > 0 and window.contains(button.rect)


def test_a_tie_says_what_broke_it_with_both_numbers(make_app: Make) -> None:
    t = bare()
    t.tile("academy", t.free("field", near=t.home()), goods=("science",))
    t.tile("academy", t.free("field", near=t.home(1)), seat=1, goods=("science", "science"))

    def tie_message() -> tuple[str, dict[str, object]]:
        result = RULES.result(over(t).s)
        assert result is not None
        said: list[tuple[str, dict[str, object]]] = []
        texts: Any = lambda message, **values: said.append((message, values)) or message  # noqa: E731
        points = [(seat, result.totals[seat]) for seat in result.ranking]
        words.tie_sentence(texts, t.s, result.winners, points, lambda seat: f"seat {seat}")
        return said[-1] if said else ("", {})

    assert tie_message() == ("score-tie", {"names": "seat 0", "vp": 5, "n": 2, "of": 1})
    t.s.goods = with_value_at(
        t.s.goods, next(h for h in range(t.s.board.size) if t.s.goods[h] and t.s.owner[h] == 0), 0
    )
    t.s.goods = with_value_at(t.s.goods, next(h for h in range(t.s.board.size) if t.s.goods[h]), 0)
    assert tie_message() == ("score-tie-shared", {"vp": 5, "n": 0})
    t.painting("coroados", 1)
    assert tie_message() == ("", {}), "points alone have decided"


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_head_of_the_book_and_the_scene_before_it_name_the_tie(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    app = make_app(language=language)
    model = score(app).model
    today = model.match.result()
    assert today is not None and len(set(today.totals)) > 1
    model.match.session.restore_totals(EndRecord((70,) * len(today.totals), ""))
    monkeypatch.setattr(scoring, "science_on_map", lambda s, seat: 4 + 3 * seat)
    app.push(ScoreScreen(app, model, lambda moves: None, lambda: None))
    app.draw()
    head = of(app.top, ScoreHead)  # type: ignore[arg-type]
    assert isinstance(head, ScoreHead) and all(number in head.note.text for number in ("70", "7", "4")), head.note.text
    written: list[str] = []
    monkeypatch.setattr(draw, "caption", lambda ui, target, text, *_: written.append(text))
    result = model.match.result()
    assert result is not None
    canvas = draw.SceneCanvas(app.ui, app.surface, Backdrop(), model.match.onlooker, str, lambda _: (0.0, 0.0))
    draw.draw_scene(canvas, end_scene_of(result, model.match.onlooker), 1.0, 0.0)
    assert written and "70" in written[0]
