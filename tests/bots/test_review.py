"""The review of a game: grades, choices, turns judged in the same worlds and by what their seat knew, its file."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from engine.bots import judging, review
from engine.bots.beam_search import BeamWidth
from engine.bots.compare import NO_LOSS, Loss, Z
from engine.bots.grades import BLUNDER, INACCURACY, MISTAKE, grade, percent
from engine.bots.judging import (
    JudgeEffort,
    Verdict,
    candidates,
    judged,
    loss_between,
    points_between,
    same_turn,
    turn_played,
)
from engine.bots.luck import LuckEvent, measure_luck
from engine.bots.review import Mistake, Rating, Review, judge_instead, judged_closely, rated
from engine.bots.review_file import ReviewFileError, read_review, review_path, write_review
from engine.bots.screening import Stage
from engine.bots.simultaneous_moves import MixedSearchBudget
from engine.bots.turn_choices import TurnChoice, choices, until_revealed
from engine.bots.viceroy import SearchBudget
from engine.core.chance import chance_of
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import TABLES, session
from tests.brazil.kit import RULES, Table
from tests.core.sealed import Give, Seal, SealedRules, Setup

NARROW = BeamWidth(3, 2, 8)
LITTLE = JudgeEffort(
    width=NARROW,
    plans=1,
    candidates=3,
    trials=2,
    worlds=4,
    playout=SearchBudget(turns=1, own=1, blind=True, experience=1.0, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6)),
    sealed=MixedSearchBudget(own=3, others=2, worlds=12),
)
QUICK = replace(LITTLE, trials=2)
FEW = (Stage(8, worlds=2), Stage(6, lines=3, plans=1, trials=2, worlds=2))


# --- grades ---


@pytest.mark.parametrize(
    ("mean", "said"),
    [
        (0.0, "best"),
        (0.02, "good"),
        (0.0449, "good"),
        (0.0451, "inaccuracy"),
        (0.05, "inaccuracy"),
        (0.0949, "inaccuracy"),
        (0.10, "mistake"),
        (0.1949, "mistake"),
        (0.1951, "blunder"),
        (0.20, "blunder"),
    ],
)
def test_a_loss_that_is_certain_is_graded_by_its_size(mean, said):
    assert grade(Loss(mean, 0.0)) == said


@pytest.mark.parametrize(
    ("begins", "before", "said"),
    [(INACCURACY, "good", "inaccuracy"), (MISTAKE, "inaccuracy", "mistake"), (BLUNDER, "mistake", "blunder")],
)
def test_a_grade_includes_the_loss_at_which_it_begins_as_the_page_says(begins, before, said):
    shown = percent(begins)
    assert grade(Loss(shown / 100, 0.0)) == said
    assert grade(Loss((shown - 1) / 100, 0.0)) == before


def test_a_loss_whose_interval_holds_0_is_about_equal_whatever_its_size():
    assert grade(Loss(0.3, 0.3 / Z)) == "even"
    assert grade(Loss(0.3, 0.3 / Z - 0.001)) == "blunder"
    assert grade(Loss(-0.02, 0.05)) == "even"
    assert grade(Loss(-0.1, 0.01)) == "best", "better than what was taken for the best"


def test_the_interval_is_that_of_the_differences_world_by_world():
    """Two turns that differ by the same in every world differ for certain, however much the worlds differ."""
    best, other = Verdict((0.1, 0.5, 0.9), (3.0, 9.0, 30.0)), Verdict((0.0, 0.4, 0.8), (1.0, 7.0, 25.0))
    loss = loss_between(best, other)
    assert loss.mean == pytest.approx(0.1) and loss.error == pytest.approx(0.0, abs=1e-9)
    assert points_between(best, other) == pytest.approx(3.0)
    assert loss_between(best, best) == NO_LOSS


# --- choices ---


@pytest.mark.parametrize("game", TABLES)
def test_a_choice_is_what_a_seat_played_on_one_state_of_knowledge(game):
    played = session(game, 70)
    rules, moves = played.rules, [entry.move for entry in played.log]
    made = list(choices(rules, played.position(0), moves, (0,)))
    assert made
    for one in made:
        assert tuple(moves[one.moves : one.moves + len(one.played)]) == one.played
        assert {move.seat for move in one.played} == {0} and len(rules.legal_moves(one.view, 0)) > 1
        assert rules.digest(one.view) == rules.digest(rules.view(played.position(one.moves), 0))
        for number in range(one.moves, one.moves + len(one.played) - 1):
            events = played.log[number].events
            assert not any(event.name == "TurnBegan" for event in events)
            assert not any(event.reveals and event.seen_by(0) is not None for event in events)
    ends = [one.moves + len(one.played) for one in made]
    assert all(end <= later.moves for end, later in zip(ends, made[1:], strict=False)), "none twice"


def test_sealed_choices_stand_alone():
    rules = SealedRules()
    start = rules.new_game(Setup(("red", "blue")), 1)
    moves = [Seal(0, 3), Seal(1, 2), Give(0, 0), Seal(0, 1), Seal(1, 1)]
    made = list(choices(rules, start, moves, (0, 1)))
    assert [(one.moves, one.played) for one in made] == [(number, (moves[number],)) for number in range(5)], (
        "each knows nothing of the other's"
    )


def test_a_turn_is_cut_where_something_is_revealed():
    played = session("brazil", 40)
    seat = played.awaiting[0]
    world = RULES.determinize(played.view(seat), seat, Rng(1))
    lines = judging.TurnPlanner(RULES, seat, BeamWidth(6, 4, 12), 1).lines(world)
    for line in lines:
        cut, state = until_revealed(RULES, world, seat, line.moves), world.copy()
        assert cut == tuple(line.moves[: len(cut)]) and cut
        events = [RULES.apply(state, move) for move in cut]
        assert not any(event.reveals for part in events[:-1] for event in part)


# --- judging ---


def choice_in(game: str, moves: int, seed: int = 3) -> TurnChoice:
    played = session(game, moves, seed)
    while len(played.legal_moves(played.awaiting[0])) < 2 or played.rules.suggest(
        played.view(played.awaiting[0]), played.awaiting[0]
    ):
        played.submit(played.legal_moves(played.awaiting[0])[0])
    seat = played.awaiting[0]
    return TurnChoice(moves, seat, played.view(seat), (played.legal_moves(seat)[0],))


@pytest.mark.parametrize("game", TABLES)
def test_turns_are_judged_in_the_same_worlds_in_whatever_company(game):
    rules, choice = GAMES[game], choice_in(game, 45)
    turns = [(move,) for move in rules.legal_moves(choice.view, choice.seat)[:3]]
    together = judged(rules, choice, turns, 5, LITTLE)
    alone = [judged(rules, choice, [turn], 5, LITTLE)[0] for turn in turns]
    assert together == alone
    assert judged(rules, choice, turns[:1], 6, LITTLE) != alone[:1], "another seed, other worlds"


@pytest.mark.each_value
@pytest.mark.parametrize("moves", [12, 45, 80])
@pytest.mark.parametrize("game", TABLES)
def test_a_judgement_uses_nothing_that_the_seat_did_not_know(game, moves):
    """Of two worlds the seat can't tell apart everything is said alike: what is best, and what it costs."""
    rules, choice = GAMES[game], choice_in(game, moves)
    other = rules.determinize(choice.view, choice.seat, Rng(99))
    twin = replace(choice, view=rules.view(other, choice.seat))
    found = candidates(rules, choice, 5, LITTLE)
    assert found == candidates(rules, twin, 5, LITTLE)
    assert judged(rules, choice, found, 5, LITTLE) == judged(rules, twin, found, 5, LITTLE)


@pytest.mark.parametrize("game", TABLES)
def test_the_best_turn_played_again_is_as_good_as_the_best(game):
    rules = GAMES[game]
    for moves in (20, 45):
        choice = choice_in(game, moves)
        best = candidates(rules, choice, 5, LITTLE)[0]
        assert judged_closely(rules, replace(choice, played=best), best, 5, LITTLE) is None
        worse = [move for move in rules.legal_moves(choice.view, choice.seat) if move != best[0]]
        found = judged_closely(rules, replace(choice, played=(worse[-1],)), best, 5, LITTLE)
        assert found is not None and found.better == best
        assert judge_instead(rules, choice.view, found, found.better, 5, LITTLE) == found.best
        again = judged(rules, choice, [best, (worse[-1],)], 5 + choice.moves, LITTLE)
        assert again == [found.best, found.own], "a try is judged in the worlds of the mistake"
        assert judge_instead(rules, choice.view, found, found.played, 5, replace(LITTLE, worlds=9)) == found.own


def test_a_payment_is_judged_as_it_was_made_and_not_as_the_game_suggests():
    class Recording(type(RULES)):
        applied: ClassVar[list] = []

        def apply(self, s, move):
            self.applied.append(move)
            return super().apply(s, move)

    t = Table(monarchs=("oba_ii", "isabella_i")).goods("gold", "gold", "coffee")
    world = RULES.determinize(t.session.view(0), 0, Rng(1))
    turn = _paid_otherwise(world)
    turn_played(Recording(), world, 0, turn, LITTLE, 1)
    assert tuple(Recording.applied[: len(turn)]) == turn


def _paid_otherwise(world):
    """A turn that ends with another payment than the suggested one."""
    rng = Rng(4)
    for _ in range(400):
        trial, moves = world.copy(), []
        while 0 in RULES.awaiting(trial) and len(moves) < 6:
            suggested = RULES.suggest(trial, 0)
            others = [move for move in RULES.legal_moves(trial, 0) if move not in suggested]
            if moves and suggested and others:
                return (*moves, others[0])
            moves.append(rng.choice(RULES.legal_moves(trial, 0)))
            RULES.apply(trial, moves[-1])
    raise AssertionError("nothing can be paid in two ways")


def test_the_order_of_moves_makes_no_other_turn():
    choice = choice_in("struggle", 30)
    rules = GAMES["struggle"]
    assert same_turn(rules, choice, choice.played, choice.played, 1)
    others = [(move,) for move in rules.legal_moves(choice.view, choice.seat) if (move,) != choice.played]
    assert not any(same_turn(rules, choice, choice.played, other, 1) for other in others)


# --- luck ---


def test_where_nothing_was_hidden_there_is_no_luck():
    rules = SealedRules()
    state = rules.new_game(Setup(("red", "blue")), 1)
    view = rules.view(state, 0)
    rules.apply(state, Seal(0, 2))
    came = chance_of(rules, rules.view(state, 0), 0)
    assert measure_luck(rules, view, 0, Seal(0, 2), came, 7, 1) == LuckEvent(7, 0.0, 0.0)


def test_a_good_throw_is_luck_and_a_bad_one_is_none():
    rules, lucks = SealedRules(), {}
    for seed in range(60):
        state = rules.new_game(Setup(("red", "blue")), seed)
        state.chooser = 0
        view = rules.view(state, 0)
        (rolled,) = rules.apply(state, Give(0, 0))
        lucks[rolled.die] = measure_luck(rules, view, 0, Give(0, 0), chance_of(rules, rules.view(state, 0), 0), 0, seed)
    assert sorted(lucks) == [1, 2, 3, 4, 5, 6]
    assert lucks[6].luck > 0.1 > -0.1 > lucks[1].luck
    assert sum(one.luck for one in lucks.values()) / 6 == pytest.approx(0.0, abs=3 * lucks[1].error)


@pytest.mark.parametrize("game", TABLES)
def test_every_event_of_chance_is_one_of_the_game_and_reveals_something(game):
    rules = GAMES[game]
    events = __import__(f"engine.{game}.events", fromlist=["events"])
    assert rules.chance_events
    assert all(getattr(events, name).reveals for name in rules.chance_events)


# --- the whole ---


def test_a_rating_is_500_times_the_mean_loss_with_its_interval():
    found = rated([0.0, 0.04, 0.02, 0.02], [LuckEvent(1, 0.1, 0.03), LuckEvent(2, -0.04, 0.04)])
    assert found.choices == 4 and found.rating == pytest.approx(10.0)
    assert found.high - found.rating == pytest.approx(500 * Z * 0.0163299 / 2, rel=1e-4)
    assert found.luck == pytest.approx(0.06) and found.luck_error == pytest.approx(0.05)
    assert rated([0.3], []) == Rating(1), "one choice says nothing"


@pytest.mark.parametrize("game", TABLES)
def test_the_review_tells_the_dearest_first_and_how_far_it_is(game):
    played = session(game, {"struggle": 16}.get(game, 50))
    start, moves = played.position(0), [entry.move for entry in played.log]
    before, shares = played.rules.digest(start), list[float]()
    found = review.review(played.rules, start, moves, (0,), 7, shares.append, effort=LITTLE, glance=QUICK, stages=FEW)
    assert played.rules.digest(start) == before and len(found.mistakes) <= review.MAX_MISTAKES
    losses = [one.loss.mean for one in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for one in found.mistakes:
        assert one.seat == 0 and one.grade in ("inaccuracy", "mistake", "blunder") and not one.loss.even
        assert tuple(moves[one.moves : one.moves + len(one.played)]) == one.played != one.better
    assert found.ratings[0].choices > 1 and set(found.ratings) == {0}
    assert shares == sorted(shares) and shares[-1] == 1.0


def test_random_moves_cost_more_than_the_best_ones():
    """In Brazil, where a few worlds tell it."""
    played = session("brazil", 60)
    start, moves = played.position(0), [entry.move for entry in played.log]
    found = review.review(played.rules, start, moves, (0,), 7, effort=LITTLE, glance=QUICK, stages=FEW)
    assert found.ratings[0].low > 0 and found.mistakes


def test_any_number_of_processes_finds_the_same():
    played = session("brazil", 40)
    start, moves = played.position(0), [entry.move for entry in played.log]
    alone, shared = (
        review.review(played.rules, start, moves, (0,), 7, helpers=helpers, effort=LITTLE, glance=QUICK, stages=FEW)
        for helpers in (0, 2)
    )
    assert alone == shared and alone.mistakes


def test_of_a_challenge_the_player_alone_is_reviewed():
    rules = GAMES["brazil"]
    row = next(row for row in rules.challenge_rows()[0] if row.seats > 1)
    start = rules.new_game(rules.challenge_setup(row.id, row.facts["levels"][0]), 1)
    found = review.review(rules, start, [], (0, 1), 1)
    assert set(found.ratings) == {0}


# --- the file ---


def some_review() -> tuple[SealedRules, Review]:
    verdicts = [Verdict((0.5, 0.25), (1.0, -2.0)), Verdict((0.75, 0.5), (2.0, 0.0))]
    mistake = Mistake(3, 0, (Seal(0, 1),), (Seal(0, 3),), *verdicts)
    return SealedRules(), Review(7, [mistake], {0: Rating(4, 10.0, 5.0, 15.0, 0.05, 0.01)})


def test_a_review_is_kept_and_read_again(tmp_path):
    rules, found = some_review()
    path = review_path(tmp_path / "game.imperial")
    write_review(path, rules, found, "d", 9, {3})
    assert path.name == "game.imperial.review"
    assert read_review(path, rules, "d", 9, 2) == (found, {3})


@pytest.mark.parametrize("of", [("e", 9), ("d", 8)])
def test_a_review_of_another_game_is_refused(tmp_path, of):
    rules, found = some_review()
    write_review(tmp_path / "r", rules, found, "d", 9, frozenset())
    with pytest.raises(ReviewFileError, match="another game"):
        read_review(tmp_path / "r", rules, *of, 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"moves": 3', '"moves": 9'),
        ('"seat": 0, "played"', '"seat": 5, "played"'),
        ("0.25", "1e999"),
        ("0.25", "7"),
        ('"chances": [0.5, 0.25]', '"chances": [0.5, 0.25, 0.5]'),
        ('"played": [{"seat": 0, "card": 1, "kind": "seal"}]', '"played": []'),
        ('"card": 1', '"cart": 1'),
        ('{"format"', '{"more": 1, "format"'),
        ('"version": 1', '"version": 2'),
    ],
)
def test_a_hostile_review_is_refused_in_one_sentence(tmp_path, old, new):
    rules, found = some_review()
    write_review(tmp_path / "r", rules, found, "d", 9, frozenset())
    text = (tmp_path / "r").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "r").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ReviewFileError) as refused:
        read_review(tmp_path / "r", rules, "d", 9, 2)
    assert "\n" not in str(refused.value)
