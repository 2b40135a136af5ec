"""The review of a game that is over: what is asked, how far it is told to be, that it can be stopped, that it stays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.advice import ExplainedMove, Explanation
from engine.bots.compare import Loss
from engine.bots.review import Mistake
from game.play.match import Match
from game.play.review_controller import ReviewController
from game.play.worker_requests import ReviewRequest
from tests.core.sealed import Give, Seal, Sealed, SealedRules
from tests.game.play.kit import new
from tests.game.play.test_counsel import Speaks, Thinks

SLIP = Mistake(3, 0, Loss(0.1, 0.02), Explanation(()), Explanation(()))


class Says(Thinks):
    def __init__(self) -> None:
        super().__init__()
        self.parts: list[float] = []

    def said(self) -> list[Any]:
        parts, self.parts = self.parts, []
        return parts


def played(*who: str) -> tuple[ReviewController, Match[Any, Any], Says]:
    """A game to its end, by first moves."""
    match, thinks = new(*who), Says()
    while match.awaiting:
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    return ReviewController(match, Speaks(), thinks), match, thinks


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
    """What the bot would have done instead, or after it, is told elsewhere."""
    reviewing, match, _ = played("person", "settler", "person")
    never = Explanation((ExplainedMove(Give(0, 2), (Sealed(7),)), ExplainedMove(Seal(0, 9), ())))
    for number, entry in enumerate(match.log):
        lines = reviewing.played(Mistake(number, entry.move.seat, Loss(0.1, 0.02), never, never))
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
    reviewing = ReviewController(match, Speaks(), Says())
    assert not reviewing.offered
    match.submit(match.session.legal_moves(0)[0])
    assert not reviewing.offered
    with pytest.raises(ValueError):
        reviewing.begin()


def test_it_tells_how_far_it_is_and_keeps_what_was_found() -> None:
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    assert not reviewing.tick()
    thinks.parts = [0.1, 0.25]
    assert reviewing.tick() and reviewing.share == 0.25 and reviewing.slips is None
    thinks.ready = {0: [SLIP]}
    assert reviewing.tick() and reviewing.slips == [SLIP] and not reviewing.working
    assert thinks.stopped == 1, "its process has nothing left to do"
    reviewing.stop()
    reviewing.begin()
    assert len(thinks.asked) == thinks.stopped == 1 and reviewing.slips == [SLIP]


def test_stopped_it_can_be_begun_again_and_a_fault_is_told() -> None:
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    stopped = thinks.stopped
    reviewing.stop()
    assert thinks.stopped == stopped + 1 and not reviewing.working
    reviewing.begin()
    assert len(thinks.asked) == 2
    thinks.ready = {0: RuntimeError("no memory")}
    assert reviewing.tick() and reviewing.trouble == "no memory" and reviewing.slips is None


def test_the_question_is_answered_with_shares_on_the_way() -> None:
    reviewing, _, thinks = played("person", "settler")
    reviewing.begin()
    shares: list[float] = []
    slips = thinks.asked[0].answer({}, shares.append)
    assert shares and shares == sorted(shares)
    assert all(slip.seat == 0 for slip in slips)
