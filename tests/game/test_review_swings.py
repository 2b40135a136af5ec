"""The review's page while one waits, and where no turn was a mistake: the turns after which the chance had changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from engine.bots.grades import percent
from engine.bots.review import Rating, Review
from engine.core.chance import chance_of
from game.app.app import App
from game.platform import clock
from game.play.swings import LEAST, MAX_SWINGS, turn_beginnings
from game.screens.review import ReviewScreen
from tests.game.advised_table import TABLES
from tests.game.conftest import click_name
from tests.game.test_review import over, said

Make = Callable[..., App]


@pytest.mark.parametrize("game", TABLES)
def test_a_review_without_mistakes_shows_where_the_game_turned(make_app: Make, game: str) -> None:
    app = make_app()
    table, _ = over(app, game)
    table.reviewing.review = Review(7, [], {0: Rating(5, 2.0, -1.0, 4.0, 0.0, 0.01)})
    app.push(ReviewScreen(app, table.reviewing, table.controller.history.jump, table.table_before))
    words = said(app)
    assert app.ui.text("review-none") in words and "Nearly faultless play." in words and "0.4%" in words
    found = table.reviewing.swings()
    assert 1 <= len(found) <= MAX_SWINGS and found == sorted(found, key=lambda one: one.moves)
    begun = turn_beginnings(table.match, 0)
    rules = table.match.rules
    chances = [chance_of(rules, rules.view(table.match.opened(moves), 0), 0) for moves in begun]
    changes = sorted((abs(after - before) for before, after in pairwise(chances)), reverse=True)
    assert sorted((abs(one.after - one.before) for one in found), reverse=True) == changes[: len(found)]
    for number, point in enumerate(found, 1):
        assert point.before == chances[begun.index(point.moves)] and abs(point.after - point.before) >= LEAST
        assert table.match.log[point.moves].move.seat == point.seat == 0
        rose = "rose" if point.after > point.before else "fell"
        assert f"{rose} from {percent(point.before)}% to {percent(point.after)}%" in words
        assert app.top.ui_root.find(f"turning-{number}") is not None
    click_name(app, "turning-1")
    assert app.top is table and table.match.cursor == found[0].moves
    app.push(ReviewScreen(app, table.reviewing, table.controller.history.jump, table.table_before))
    click_name(app, "review-through")
    assert app.top is table and table.match.cursor == 0
    table.closing()


def test_the_wait_says_how_much_is_done_and_how_long_the_rest_takes(make_app: Make) -> None:
    app = make_app()
    table, thinks = over(app, "struggle")
    screen = ReviewScreen(app, table.reviewing, table.controller.history.jump, table.table_before)
    app.push(screen)
    assert app.ui.text("review-begun") in said(app), "nothing is done yet by which the time could be told"
    thinks.parts = [0.25]
    table.reviewing.begun = clock.now() - 60_000
    assert screen.tick(0) and app.ui.text("review-left", done=25, minutes=3) in said(app)
    table.reviewing.begun = clock.now() - 5_000
    screen.rebuild()
    assert app.ui.text("review-soon", done=25) in said(app)
    table.closing()
