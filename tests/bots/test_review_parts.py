"""The parts of a review one by one: worlds, sealed turns, luck, ratings, which mistakes are told, the file."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.bots import luck, review
from engine.bots.judging import Verdict, candidates, judged, turn_played
from engine.bots.luck import LuckEvent
from engine.bots.review import MAX_MISTAKES, Mistake, Rating, Review, Screening, difference, judged_finalists, rating_of
from engine.bots.review_file import ReviewFileError, read_review, write_review
from engine.bots.screening import Screened
from engine.bots.turn_choices import TurnChoice
from engine.core.chance import chance_of
from engine.core.event import visible
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import session
from tests.bots.test_review import LITTLE, choice_in
from tests.brazil.kit import RULES
from tests.core.sealed import Seal, SealedRules


def test_lines_are_judged_in_other_worlds_than_they_were_found_in():
    class Recording(type(RULES)):
        worlds_seen: ClassVar[list] = []

        def determinize(self, view, seat, rng):
            world = super().determinize(view, seat, rng)
            self.worlds_seen.append(self.digest(world))
            return world

    choice, rules = choice_in("brazil", 45), Recording()
    lines = candidates(rules, choice, 5, LITTLE)[:1]
    found = set(rules.worlds_seen)
    rules.worlds_seen.clear()
    judged(rules, choice, lines, 5, LITTLE)
    assert found and len(set(rules.worlds_seen)) >= LITTLE.worlds and not found & set(rules.worlds_seen)


def test_a_sealed_turn_is_judged_by_the_card_that_is_tried():
    rules = GAMES["historia"]
    for moves in range(10, 40):
        choice = choice_in("historia", moves)
        if rules.is_simultaneous(choice.view):
            break
    turns = [(move,) for move in rules.legal_moves(choice.view, choice.seat)]
    verdicts = judged(rules, choice, turns, 5, LITTLE)
    assert len(turns) > 2 and len(set(verdicts)) > 1, "the others' cards are the same, one's own is not"


# --- luck ---


def test_luck_counts_what_the_seat_saw_chance_decide_and_values_it_by_what_the_seat_knew(monkeypatch):
    seen: list[bool] = []

    def known(rules: Any, state: Any, seat: int) -> float:
        seen.append(rules.digest(state) == rules.digest(rules.view(state, seat)))
        return chance_of(rules, state, seat)

    monkeypatch.setattr(review, "chance_of", known)
    monkeypatch.setattr(luck, "chance_of", known)
    played = session("brazil", 60)
    moves = [entry.move for entry in played.log]
    tasks = review._luck_tasks(played.rules, played.position(0), moves, (0,))
    owned = [number for number, entry in enumerate(played.log) if _chance(entry.events, 0)]
    any_seat = [n for n, entry in enumerate(played.log) if any(e.name in RULES.chance_events for e in entry.events)]
    assert [task.args[5] for task in tasks] == owned and owned
    assert set(owned) <= set(any_seat)
    for task in tasks:
        rules, view, seat, move, _came, number = task.args
        assert move == moves[number] and rules.digest(view) == rules.digest(rules.view(played.position(number), seat))
    tasks[0]()
    assert len(seen) > len(tasks) and all(seen)


def _chance(events: Any, seat: int) -> bool:
    return any(event.name in RULES.chance_events for event in visible(events, seat))


def test_the_luck_is_what_came_less_what_was_to_be_expected():
    rules = GAMES["brazil"]
    played = session("brazil", 60)
    number = next(n for n, entry in enumerate(played.log) if _chance(entry.events, 0))
    view, move = rules.view(played.position(number), 0), played.log[number].move
    low, high = (luck.measure_luck(rules, view, 0, move, came, number, 3) for came in (0.2, 0.6))
    assert low is not None and high is not None
    assert high.luck - low.luck == pytest.approx(0.4) and low.error == high.error


# --- ratings ---


def test_a_rating_is_of_the_seats_own_choices_that_were_not_obvious_and_of_its_own_luck():
    made = [TurnChoice(number, number % 2, None, ()) for number in range(6)]
    losses = [(0.1, False), (0.9, False), (0.3, False), (0.9, False), (0.9, True), (0.9, False)]
    glances = [Screened(place, (), (), loss, obvious) for place, (loss, obvious) in enumerate(losses)]
    luck_events = [(0, LuckEvent(1, 0.1, 0.03)), (1, LuckEvent(2, 0.5, 0.1)), (0, None), (0, LuckEvent(3, -0.3, 0.04))]
    found = rating_of(0, Screening(made, glances, luck_events, []))
    assert found.choices == 2 and found.rating == pytest.approx(500 * 0.2)
    assert found.luck == pytest.approx(-0.2) and found.luck_error == pytest.approx(0.05)


def test_the_dearest_that_are_graded_down_are_told(monkeypatch):
    losses = [0.02, 0.3, 0.06, 0.11, 0.25, None, 0.07, 0.15, -0.2]

    def closely(rules: Any, choice: Any, best: Any, seed: int, effort: Any) -> Mistake | None:
        if (loss := losses[choice.moves]) is None:
            return None
        own = Verdict((0.5, 0.4), (0.0, 0.0))
        return Mistake(choice.moves, 0, (), (), own, Verdict((0.5 + loss, 0.4 + loss), (0.0, 0.0)))

    monkeypatch.setattr(review, "judged_closely", closely)
    finalists = [(TurnChoice(number, 0, None, ()), ()) for number in range(len(losses))]
    found = judged_finalists(RULES, finalists, 1)
    assert [one.moves for one in found] == [1, 4, 7, 3, 6] and len(found) == MAX_MISTAKES
    assert [one.moves for one in judged_finalists(RULES, finalists[:4], 1)] == [1, 3, 2], "a good turn is no mistake"


def test_the_difference_is_what_the_turn_has_more_than_the_best():
    rules, choice = GAMES["brazil"], choice_in("brazil", 45)
    turns = candidates(rules, choice, 5, LITTLE)
    verdicts = judged(rules, choice, turns, 5, LITTLE)
    turn, best = (turns[place] for place in (-1, 0))
    mistake = Mistake(choice.moves, choice.seat, turn, best, verdicts[-1], verdicts[0])
    rng = Rng(5 + choice.moves)
    world, dice = rules.determinize(choice.view, choice.seat, rng), rng.bits()
    ends = [turn_played(rules, world, choice.seat, one, LITTLE, dice) for one in (turn, best)]
    sums = [sum(term.worth for term in rules.terms(end, choice.seat).values()) for end in ends]
    found = difference(rules, choice.view, mistake, turn, 5, LITTLE)
    assert sums[0] != sums[1] and found
    assert sum(one.worth for one in found) == pytest.approx(sums[0] - sums[1])
    assert difference(rules, choice.view, mistake, best, 5, LITTLE) == ()


# --- the file ---


def test_ratings_of_seats_that_the_game_has_not_are_dropped(tmp_path):
    rules, rating = SealedRules(), Rating(4, 10.0, 5.0, 15.0, 0.05, 0.01)
    write_review(tmp_path / "r", rules, Review(7, [], {0: rating, 5: rating}), "d", 9, frozenset())
    assert read_review(tmp_path / "r", rules, "d", 9, 2)[0].ratings == {0: rating}


def test_the_better_turn_is_of_the_seat_that_made_the_mistake(tmp_path):
    rules, verdict = SealedRules(), Verdict((0.5, 0.25), (1.0, -2.0))
    found = Review(7, [Mistake(3, 0, (Seal(0, 1),), (Seal(1, 3),), verdict, verdict)], {})
    write_review(tmp_path / "r", rules, found, "d", 9, frozenset())
    with pytest.raises(ReviewFileError, match="another seat"):
        read_review(tmp_path / "r", rules, "d", 9, 2)
