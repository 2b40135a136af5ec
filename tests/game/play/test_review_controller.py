"""The review of a game that is over: what is asked, how far it is, that it stays and is kept, and turns tried again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.bots import review as reviews
from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.bots.review_file import review_path
from game.platform import backups
from game.play.match import Match
from game.play.review_controller import ReviewController
from game.play.worker_requests import ReviewRequest, TurnRequest
from tests.core.sealed import Give, Seal, SealedRules
from tests.game.play.kit import new
from tests.game.play.test_advice_controller import FakeMoveDescriber, FakeWorker

OWN, BEST = Verdict((0.3, 0.2, 0.1), (1.0, 1.0, 1.0)), Verdict((0.5, 0.4, 0.3), (4.0, 4.0, 1.0))
SLIP: Mistake[Any] = Mistake(3, 0, (Seal(0, 1),), (Seal(0, 3),), OWN, BEST)
FOUND: Review[Any] = Review(7, [SLIP], {0: Rating(5, 12.0, 4.0, 20.0, 0.03, 0.01)})


class ReportingFakeWorker(FakeWorker):
    def __init__(self) -> None:
        super().__init__()
        self.parts: list[float] = []

    def take_reports(self) -> list[Any]:
        parts, self.parts = self.parts, []
        return parts


def played(*who: str) -> tuple[ReviewController, Match[Any, Any], ReportingFakeWorker]:
    """A game to its end, by first moves."""
    match, thinks = new(*who), ReportingFakeWorker()
    while match.awaiting:
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    return ReviewController(match, FakeMoveDescriber(), thinks), match, thinks


def test_it_asks_about_the_persons_moves_of_the_whole_game() -> None:
    reviewing, match, thinks = played("person", "settler", "person")
    assert reviewing.offered
    reviewing.begin()
    reviewing.begin()
    (question,) = thinks.asked
    assert isinstance(question, ReviewRequest) and question.seats == (0, 2)
    assert question.moves == [entry.move for entry in match.log]
    assert question.start == SealedRules().new_game(match.session.setup, match.session.seed)


def test_among_bots_all_are_reviewed() -> None:
    reviewing, _, thinks = played("settler", "settler")
    reviewing.begin()
    assert thinks.asked[0].seats == (0, 1)


def test_every_line_of_what_was_played_stands_in_the_log_from_that_move_to_the_end_of_its_turn() -> None:
    """What would have been better is told elsewhere."""
    reviewing, match, _ = played("person", "settler", "person")
    for number, entry in enumerate(match.log):
        lines = reviewing.played(Mistake(number, entry.move.seat, (Give(0, 2),), (Seal(0, 9),), OWN, BEST))
        expected, place = [], number
        while place < len(match.log) and match.log[place].move.seat == entry.move.seat:
            there = match.log[place]
            said = [event.name for event in there.events if event.name != "Sealed"]
            expected += said or ([f"card {there.move.card}"] if isinstance(there.move, Seal) else [])
            place += 1
            if isinstance(there.move, Give):
                break
        assert lines == expected and "card 9" not in lines


def test_while_a_game_runs_there_is_none() -> None:
    match = new("person", "settler")
    reviewing = ReviewController(match, FakeMoveDescriber(), ReportingFakeWorker())
    assert not reviewing.offered
    match.submit(match.session.legal_moves(0)[0])
    assert not reviewing.offered
    with pytest.raises(ValueError):
        reviewing.begin()


def test_it_tells_how_far_it_is_and_keeps_what_was_found() -> None:
    reviewing, _, thinks = played("person", "settler")
    told: list[tuple[int, Rating]] = []
    reviewing.recorded = lambda seat, rating: told.append((seat, rating))
    reviewing.begin()
    assert not reviewing.tick()
    thinks.parts = [0.1, 0.25]
    assert reviewing.tick() and reviewing.share == 0.25 and reviewing.review is None
    thinks.ready = {0: FOUND}
    assert reviewing.tick() and reviewing.review == FOUND and not reviewing.working
    assert told == [(0, FOUND.ratings[0])], "the statistics hear of it once"
    assert thinks.stopped == 1, "its process has nothing left to do"
    reviewing.stop()
    reviewing.begin()
    assert len(thinks.asked) == thinks.stopped == 1 and reviewing.review == FOUND


def test_stopped_it_can_be_begun_again_and_a_fault_is_told() -> None:
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    stopped = thinks.stopped
    reviewing.stop()
    assert thinks.stopped == stopped + 1 and not reviewing.working
    reviewing.begin()
    assert len(thinks.asked) == 2
    thinks.ready = {0: RuntimeError("no memory")}
    assert reviewing.tick() and reviewing.error == "no memory" and reviewing.review is None


def test_the_question_is_answered_with_shares_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "helpers_for_review", lambda: 0)
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    shares: list[float] = []
    found = thinks.asked[0].answer({}, shares.append)
    assert shares and shares == sorted(shares)
    assert all(one.seat == 0 for one in found.mistakes) and set(found.ratings) == {0}


# --- beside the save ---


def kept(tmp_path: Path) -> tuple[ReviewController, Match[Any, Any], ReportingFakeWorker]:
    """A review that was finished for a game with a save."""
    reviewing, match, thinks = played("person", "settler")
    match.path = tmp_path / "game.imperial"
    reviewing.begin()
    thinks.ready = {0: FOUND}
    reviewing.tick()
    return reviewing, match, thinks


def test_the_next_time_it_is_read_and_not_asked_for(tmp_path: Path) -> None:
    reviewing, match, _ = kept(tmp_path)
    reviewing.solve(SLIP)
    thinks = ReportingFakeWorker()
    again = ReviewController(match, FakeMoveDescriber(), thinks)
    again.begin()
    assert again.review == FOUND and again.solved == {3} and not thinks.asked and not again.working


def test_a_review_of_another_end_or_a_damaged_one_is_made_anew(tmp_path: Path) -> None:
    _, match, _ = kept(tmp_path)
    assert match.path is not None
    path = review_path(match.path)
    for text in (path.read_text(encoding="utf-8").replace('"moves": ', '"moves": 1', 1), "{", ""):
        path.write_text(text, encoding="utf-8")
        thinks = ReportingFakeWorker()
        again = ReviewController(match, FakeMoveDescriber(), thinks)
        again.begin()
        assert again.review is None and len(thinks.asked) == 1


def test_it_is_renamed_and_deleted_with_its_game(tmp_path: Path) -> None:
    save = tmp_path / "game.imperial"
    save.write_text("save", encoding="utf-8")
    review_path(save).write_text("review", encoding="utf-8")
    other = tmp_path / "other.imperial"
    backups.rename(save, other)
    assert not review_path(save).exists() and review_path(other).read_text(encoding="utf-8") == "review"
    backups.delete(other)
    assert list(tmp_path.iterdir()) == []


# --- trying again ---


def judged(chances: tuple[float, ...]) -> tuple[ReviewController, Verdict]:
    reviewing, _, thinks = played("person", "settler")
    reviewing.review = FOUND
    reviewing.judge(SLIP, [Seal(0, 2)])
    (question,) = thinks.asked
    assert isinstance(question, TurnRequest) and question.turn == (Seal(0, 2),) and question.seed == FOUND.seed
    assert question.view == reviewing.view_before(SLIP) and question.seat == 0
    verdict = Verdict(chances, (2.0, 2.0, 2.0))
    thinks.ready = {0: (verdict, ())}
    assert reviewing.tick() and reviewing.judging is None
    assert [one.verdict for one in reviewing.attempts_at(SLIP)] == [verdict]
    return reviewing, verdict


def test_a_turn_as_good_as_the_best_solves_it() -> None:
    reviewing, verdict = judged(BEST.chances)
    assert reviewing.grade_of(SLIP, verdict) == "best" and reviewing.solved == {3}


def test_a_turn_between_is_better_than_in_the_game_and_costs_the_rest() -> None:
    reviewing, verdict = judged((0.42, 0.32, 0.22))
    assert reviewing.grade_of(SLIP, verdict) == "inaccuracy" and reviewing.gained(SLIP, verdict)
    assert reviewing.loss_of(SLIP, verdict).mean == pytest.approx(0.08) and not reviewing.solved
    assert reviewing.points_of(SLIP, verdict) == pytest.approx(1.0)


def test_the_turn_of_the_game_is_no_better_than_itself() -> None:
    reviewing, verdict = judged(OWN.chances)
    assert not reviewing.gained(SLIP, verdict) and reviewing.grade_of(SLIP, verdict) == "blunder"


def test_the_view_is_that_of_the_seat_and_of_then() -> None:
    reviewing, match, _ = played("person", "settler")
    for mistake in (SLIP, Mistake(2, 1, (Seal(1, 1),), (Seal(1, 3),), OWN, BEST)):
        state = SealedRules().new_game(match.session.setup, match.session.seed)
        for entry in match.log[: mistake.moves]:
            SealedRules().apply(state, entry.move)
        assert reviewing.view_before(mistake) == SealedRules().view(state, mistake.seat)
