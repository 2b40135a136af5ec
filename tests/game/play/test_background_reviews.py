"""Reviews whose tables were left: they go on, are written beside the save, and are found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.bots.review_file import review_path
from game.play.background_reviews import BackgroundReviews
from game.play.match import Match
from game.play.review_controller import ReviewController
from tests.game.play.test_advice_controller import FakeMoveDescriber
from tests.game.play.test_review_controller import FOUND, ReportingFakeWorker, played


def left(tmp_path: Path) -> tuple[BackgroundReviews, ReviewController, Match[Any, Any], ReportingFakeWorker]:
    """A saved game whose table was left while its review was running."""
    reviewing, match, thinks = played("person", "settler")
    match.path = tmp_path / "game.imperial"
    match.path.write_text("save", encoding="utf-8")
    reviewing.begin()
    reviews = BackgroundReviews()
    reviews.take_over(reviewing)
    return reviews, reviewing, match, thinks


def test_it_goes_on_and_is_found_beside_the_save(tmp_path: Path) -> None:
    reviews, reviewing, match, thinks = left(tmp_path)
    assert thinks.stopped == 0 and reviewing.working and reviews.running == [reviewing]
    thinks.parts = [0.4]
    assert reviews.tick() == [] and reviews.running == [reviewing]
    thinks.ready = {0: FOUND}
    assert reviews.tick() == [match.path] and not reviews.running
    assert bool(thinks.stopped), "its process has nothing left to do"
    assert reviews.tick() == []
    again = ReviewController(match, FakeMoveDescriber(), ReportingFakeWorker())
    again.begin()
    assert again.review == FOUND


def test_the_table_of_the_same_game_takes_it_up_again(tmp_path: Path) -> None:
    reviews, reviewing, match, thinks = left(tmp_path)
    other = played("person", "settler", "person")[1]
    other.path = match.path
    assert reviews.resumed(other, FakeMoveDescriber()) is None, "another game under the same name"
    elsewhere = played("person", "settler")[1]
    elsewhere.path = tmp_path / "other.imperial"
    assert reviews.resumed(elsewhere, FakeMoveDescriber()) is None
    opened, words = played("person", "settler")[1], FakeMoveDescriber()
    opened.path = match.path
    assert reviews.resumed(opened, words) is reviewing and not reviews.running
    assert reviewing.match is opened and reviewing.describer is words and reviewing.working
    thinks.ready = {0: FOUND}
    assert reviewing.tick() and reviewing.review == FOUND
    assert reviews.resumed(opened, words) is None


def test_of_a_renamed_game_it_is_written_beside_the_new_file(tmp_path: Path) -> None:
    reviews, _, match, thinks = left(tmp_path)
    assert match.path is not None
    old, new = match.path, tmp_path / "new.imperial"
    old.rename(new)
    reviews.renamed(tmp_path / "another.imperial", tmp_path / "lost.imperial")
    reviews.renamed(old, new)
    thinks.ready = {0: FOUND}
    assert reviews.tick() == [new]
    assert review_path(new).exists() and not review_path(old).exists()


def test_of_a_deleted_game_it_is_stopped_and_nothing_is_written(tmp_path: Path) -> None:
    reviews, _, match, thinks = left(tmp_path)
    assert match.path is not None
    match.path.unlink()
    thinks.ready = {0: FOUND}
    assert reviews.tick() == [] and thinks.stopped == 1 and not reviews.running
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_program_stops_it(tmp_path: Path) -> None:
    reviews, reviewing, _, thinks = left(tmp_path)
    reviews.stop()
    assert thinks.stopped == 1 and not reviewing.working and not reviews.running


def test_a_review_that_fails_is_dropped(tmp_path: Path) -> None:
    reviews, reviewing, _, thinks = left(tmp_path)
    thinks.ready = {0: RuntimeError("no memory")}
    assert reviews.tick() == [] and not reviews.running and reviewing.error == "no memory"


def test_what_can_be_kept_nowhere_is_stopped() -> None:
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    reviews = BackgroundReviews()
    reviews.take_over(reviewing)
    assert thinks.stopped == 1 and not reviews.running


def test_a_turn_that_is_being_judged_is_stopped_with_the_table(tmp_path: Path) -> None:
    reviews, reviewing, _, thinks = left(tmp_path)
    thinks.ready = {0: FOUND}
    reviews.tick()
    reviewing.judge(FOUND.mistakes[0], FOUND.mistakes[0].played)
    stopped = thinks.stopped
    reviews.take_over(reviewing)
    assert thinks.stopped == stopped + 1 and not reviews.running and reviewing.judging is None
