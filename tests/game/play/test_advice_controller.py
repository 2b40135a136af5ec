"""Hints in three steps and the reasons of a bot's move, as a model: what is asked, with whose eyes, what is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots.advice import ExplainedMove, Explanation
from engine.bots.compare import Loss
from engine.bots.reasons import AdviceReason, Side
from engine.core.evaluation_terms import TermChange
from engine.core.event import Event
from game.play.advice_controller import AdviceController
from game.play.advice_text import lines_of
from game.play.hint_offer import why_no_hint
from game.play.match import Match
from game.play.reason_words import Clause, Clauses
from game.play.worker_requests import ExplanationRequest, HintRequest
from tests.core.sealed import Give, Rolled, Seal, Sealed
from tests.game.play.kit import new


class FakeMoveDescriber:
    """The words of the test."""

    def sentence(self, event: Any) -> str:
        return "" if isinstance(event, Sealed) else event.name

    def caused(self, events: Iterable[Event]) -> Iterable[Event]:
        return events

    def instruction(self, move: Any, events: Iterable[Event] = (), question: Any = None) -> str:
        return f"card {move.card}" if isinstance(move, Seal) else ""

    def places(self, move: Any, events: Any) -> frozenset[Any]:
        return frozenset({move.card} if isinstance(move, Seal) else ())

    def area(self, move: Any) -> str:
        return "hand"

    def clauses(self, reasons: Iterable[AdviceReason], seat: int, likely: bool = False) -> Clauses:
        found: dict[Side, list[Clause]] = {}
        for one in reasons:
            found.setdefault(one.side, []).append(Clause(f"{one.term} {one.n}"))
        return found

    def noun(self, reason: AdviceReason) -> str:
        return reason.term

    def step(self, what: str, clauses: Clauses) -> str:
        return f"{what} ({self.whole(clauses)})" if clauses else what

    def whole(self, clauses: Clauses, likely: bool = False) -> str:
        return "; ".join(f"{side} {', '.join(one.text for one in told)}" for side, told in clauses.items())


class FakeWorker:
    """In place of the thinking process."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.stopped = 0
        self.pending = False
        self.ready: dict[int, Any] = {}

    def ask(self, jobs: Sequence[Any]) -> None:
        self.asked += jobs
        self.pending = True

    def take(self) -> dict[int, Any]:
        answers, self.ready = self.ready, {}
        self.pending = self.pending and not answers
        return answers

    def take_reports(self) -> list[Any]:
        return []

    def forget(self) -> None:
        if self.pending:
            self.stop()

    def stop(self) -> None:
        self.stopped += 1
        self.pending = False


def way(card: int, worth: float = 0.0) -> Explanation:
    return Explanation((ExplainedMove(Seal(0, card), (Sealed(0),)),), Loss(-worth, 0.01))


def step(card: int, *effects: TermChange) -> ExplainedMove:
    return ExplainedMove(Seal(0, card), (Sealed(0),), effects)


def advice_controller(*who: str) -> tuple[AdviceController, Match[Any, Any], FakeWorker, list[int]]:
    match, thinks, changes = new(*who), FakeWorker(), []
    return AdviceController(match, FakeMoveDescriber(), thinks, lambda: changes.append(1)), match, thinks, changes


def test_a_hint_is_told_in_three_steps_and_then_laid_aside() -> None:
    c, _, thinks, changes = advice_controller("person", "settler")
    c.hint()
    assert c.thinking and isinstance(thinks.asked[0], HintRequest) and thinks.asked[0].seat == 0
    assert not c.tick(), "no answer yet"
    c.hint()
    assert c.thinking and len(thinks.asked) == 1, "asked once"
    thinks.ready = {0: [way(2), way(1, -0.5), way(2, -0.7), way(3, -1.0)]}
    assert c.tick() and c.step == 1
    assert c.advice_texts()[0].area == "hand" and len(c.advice_texts()) == 1
    c.hint()
    assert c.step == 2 and c.action == ("card 2",) and c.lit == {2}
    c.hint()
    assert [one.lines for one in c.advice_texts()] == [("card 2",), ("card 1",), ("card 3",)], "the same words once"
    c.point(1)
    assert c.lit == {1}
    c.point(1)
    assert c.lit == {2}
    c.hint()
    assert not c.open and c.lit == frozenset() and changes


def test_where_the_plan_goes_on_its_first_action_has_reasons_of_its_own() -> None:
    c, _, thinks, _ = advice_controller("person", "settler")
    c.hint()
    wins, costs = TermChange("points", 1.0, 1), TermChange("cards", -2.0, -2)
    thinks.ready = {0: [Explanation((step(2, wins), step(1, wins, costs)))]}
    assert c.tick() and c.goes_on
    assert c.advice_texts()[0].why == "brings points 2; costs cards 2"
    c.hint()
    assert c.action == ("card 2 (brings points 1)",)
    c.close()
    c.hint()
    thinks.ready = {0: [Explanation((step(2, wins),))]}
    assert c.tick() and not c.goes_on and c.action == ("card 2",)


def test_what_is_left_aside_is_told_by_what_it_costs() -> None:
    """Ways come in the order of all worlds; what one costs is told of those that both were played out in."""
    c, _, thinks, _ = advice_controller("person", "settler")
    c.hint()
    thinks.ready = {0: [way(2), way(1, -3.7), way(3, -1.5), way(4, 9.0)]}
    assert c.tick()
    c.hint(), c.hint()
    assert [one.lines for one in c.advice_texts()] == [("card 2",), ("card 3",), ("card 1",)]
    c.point(1)
    assert c.lit == {3}, "what is lit is what was pointed at"


def test_only_who_is_asked_at_this_screen_gets_a_hint() -> None:
    c, match, thinks, _ = advice_controller("person", "settler")
    match.submit(Seal(0, 1))
    c.hint()
    assert not c.open and thinks.asked == []
    both, hot, asked, _ = advice_controller("person", "person")
    assert hot.handover_needed
    both.hint()
    assert not both.open and asked.asked == []


def test_a_hint_asks_with_the_seats_own_eyes_and_dice() -> None:
    c, match, thinks, _ = advice_controller("person", "settler", "settler")
    match.submit(Seal(1, 3))
    c.hint()
    question = thinks.asked[0]
    assert question.view.sealed == [None, 0, None], "what another sealed is not in it"
    twin, other, again, _ = advice_controller("person", "settler", "settler")
    other.submit(Seal(1, 1))
    twin.hint()
    assert question == again.asked[0], "two worlds, one question"


@pytest.mark.parametrize("end", ["closed", "moved", "left alone", "asked anew"])
def test_a_question_that_no_longer_matters_is_stopped(end: str) -> None:
    c, match, thinks, _ = advice_controller("person", "settler")
    c.hint()
    before = thinks.stopped
    if end == "closed":
        c.close()
    elif end == "moved":
        match.submit(Seal(0, 1))
        assert c.tick()
    elif end == "left alone":
        match.clear_viewer()
        assert c.tick(), "it was for the eyes of one"
    else:
        match.submit(Seal(0, 1))
        match.submit(Seal(1, 2))
        c.why()
    assert thinks.stopped == before + 1
    assert c.open == (end == "asked anew")


def test_a_hint_after_another_goes_to_the_same_process() -> None:
    """A new one would load the rules and the bots again before it thinks."""
    c, _, thinks, _ = advice_controller("person", "settler")
    for number in (1, 2):
        c.hint()
        thinks.ready = {0: [way(2)]}
        assert c.tick() and len(thinks.asked) == number
        c.close()
    assert thinks.stopped == 0


def test_what_went_wrong_is_told() -> None:
    c, _, thinks, _ = advice_controller("person", "settler")
    c.hint()
    thinks.ready = {0: RuntimeError("no memory")}
    assert c.tick() and c.error == "no memory" and c.lit == frozenset()
    c.more()
    assert not c.open


def bots_turn() -> tuple[AdviceController, Match[Any, Any], FakeWorker]:
    """The bot has won a round, given a die, and sealed again; the person has not."""
    c, match, thinks, _ = advice_controller("person", "settler")
    for move in (Seal(0, 1), Seal(1, 2), Give(1, 0)):
        match.submit(move)
    return c, match, thinks


def test_the_reasons_are_those_of_the_last_turn_of_a_bot_with_the_viewers_eyes() -> None:
    c, match, thinks = bots_turn()
    assert c.explained_from == 1, "its turn: the card sealed, the die given"
    c.why()
    question = thinks.asked[0]
    assert (
        isinstance(question, ExplanationRequest)
        and question.mover == 1
        and question.seat == 0
        and question.move == Seal(1, 2)
    )
    assert question.view == match.view_at(1, 0)
    assert c.explains and c.as_seen
    c.why()
    assert not c.open


def test_of_a_bot_that_moves_twice_in_a_row_the_last_turn_alone_is_explained() -> None:
    """Its turn ended with the die that it gave; what it sealed after that is another."""
    c, match, thinks = bots_turn()
    match.submit(Seal(1, 3))
    assert c.explained_from == 3
    c.why()
    assert thinks.asked[0].move == Seal(1, 3) and c.done() == []
    match.look_at(3)
    assert c.explained_from == 1, "looking back, the turn before it"


def test_a_turn_that_ends_by_itself_is_not_explained_with_the_next_one() -> None:
    c, match, _ = bots_turn()

    class Began(Event): ...

    Began.name = "TurnBegan"
    match.submit(Seal(1, 3))
    match.log[1] = match.log[1]._replace(events=(*match.log[1].events, Began()))
    match.policy.ends_turn = lambda move: False  # type: ignore[method-assign]
    assert c.explained_from == 2, "the die given came after a turn began"


def test_what_a_bot_did_is_told_by_the_log_and_what_it_expected_apart() -> None:
    c, match, thinks = bots_turn()
    c.why()
    thinks.ready = {1: [way(3), way(1, -0.3)], 0: [way(3), way(1, -0.3)]}
    assert c.tick()
    played = [event.name for entry in match.log[1:3] for event in entry.events if event.name != "Sealed"]
    assert c.done() == played and "Rolled" in played
    assert c.advice_texts()[0].lines == ("card 3",) and not c.follows_bot_plan, "never played"
    c.ways = [Explanation(tuple(ExplainedMove(None, entry.events) for entry in match.log[1:3]))]
    assert c.follows_bot_plan, "told once"


def test_each_step_that_was_played_is_told_with_its_own_reasons() -> None:
    c, match, thinks = bots_turn()
    c.why()
    question = thinks.asked[0]
    assert question.turn == tuple((match.view_at(n, 0), match.log[n].move) for n in (1, 2))
    played = ((TermChange("points", 1.0, 1),), (TermChange("goods", -0.9, -2),))
    thinks.ready = {0: [replace(way(3), played=played), way(1, -0.3)]}
    assert c.tick()
    names = [event.name for event in match.log[2].events]
    said = c.done_steps()
    assert len(said) == 2 and said[0].endswith("(brings points 1)") and said[1].endswith("(costs goods 2)"), said
    assert all(name in said[1] for name in names)
    c.ways = [way(3)]
    assert c.done_steps() == c.done(), "the sentences alone, where no reasons came"


def test_of_a_person_nothing_is_explained() -> None:
    c, match, thinks, _ = advice_controller("person", "person")
    match.submit(Seal(0, 1))
    c.why()
    assert c.explained_from is None and not c.open and thinks.asked == []


def test_in_the_past_the_turn_shown_is_explained() -> None:
    c, match, _ = bots_turn()
    match.submit(Seal(0, 2))
    match.look_at(2)
    assert c.explained_from == 1
    match.look_at(1)
    assert c.explained_from is None, "up to there only the person has moved"


def test_with_the_screen_in_nobodys_hands_nothing_is_explained() -> None:
    c, match, _, _ = advice_controller("person", "settler", "person")
    for move in (Seal(0, 1), Seal(1, 3), Seal(2, 1)):
        match.submit(move)
    assert match.viewer is None and c.explained_from is None
    match.hand_over(0)
    assert c.explained_from == 1


def test_among_bots_and_when_all_is_open_the_movers_own_eyes_count() -> None:
    c, match, thinks, _ = advice_controller("settler", "settler")
    match.submit(Seal(0, 1))
    c.why()
    assert thinks.asked[0].seat == 0 == thinks.asked[0].mover and not c.as_seen
    over, played, asked = bots_turn()
    while played.awaiting:
        played.submit(played.session.legal_moves(played.awaiting[0])[0])
    over.why()
    assert asked.asked[0].seat == asked.asked[0].mover == 1


def test_the_questions_answer_as_they_would_in_the_other_process() -> None:
    c, match, thinks = bots_turn()
    c.why()
    told = thinks.asked[0].answer({}, print)[0].moves
    assert told[0].move is None and told[0].events, "seen, as it was turned up at once"
    c.close()
    match.submit(match.session.legal_moves(match.awaiting[0])[0])
    question = HintRequest(match.rules, match.view_of(match.awaiting[0]), match.awaiting[0], 7, seconds=0)
    ways = question.answer({}, print)
    assert ways[0].moves[0].move in match.session.legal_moves(match.awaiting[0])


def test_who_chooses_before_everybody_gets_no_hint() -> None:
    """It would be thought out with one's own secrets, and read by all."""
    c, match, thinks, _ = advice_controller("person", "person")
    match.policy.public = True  # type: ignore[attr-defined]
    match.hand_over(1)
    c.hint()
    assert c.open and not why_no_hint(match), "whoever has the screen is alone with it"
    match.submit(Seal(1, 2))
    c.tick()
    assert match.acting == 0 and match.observer is None and why_no_hint(match) == "advice-public"
    c.hint()
    assert not c.open and len(thinks.asked) == 1


def test_a_hints_first_steps_light_what_they_tell_and_nothing_of_what_follows() -> None:
    c, _, thinks, _ = advice_controller("person", "settler")
    c.hint()
    silent, first, then = (
        ExplainedMove(Give(0, 1), ()),
        ExplainedMove(Give(0, 1), (Rolled(0, 1),)),
        ExplainedMove(Seal(0, 3), (Sealed(0),)),
    )
    thinks.ready = {0: [Explanation((silent, first, then))]}
    assert c.tick() and c.step == 1 and c.lit == frozenset()
    c.more()
    assert c.action == ("Rolled",) and c.lit == frozenset()
    c.more()
    assert c.lit == {3}


def test_the_turn_before_the_explained_one_can_be_asked_for_in_turn() -> None:
    c, match, thinks = bots_turn()
    match.submit(Seal(1, 3))
    assert c.earlier_from is None, "nothing is explained"
    c.earlier()
    assert not c.open
    c.why()
    assert c.earlier_from == 1
    c.earlier()
    assert c.explains and thinks.asked[-1].move == Seal(1, 2) and thinks.asked[-1].view == match.view_at(1, 0)
    thinks.ready = {0: [way(3)]}
    assert c.tick() and c.done() == lines_of(FakeMoveDescriber(), match.log[1:3], 0)
    assert c.earlier_from is None, "before it only the person has moved"
    c.why()
    c.why()
    assert thinks.asked[-1].move == Seal(1, 3), "opened anew, the last turn again"
