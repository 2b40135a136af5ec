"""What was learned of positions: features mean what they are called and know what the seat knows, weights fit them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots.beam_search import judge_of
from engine.historia.evaluation.evaluate import WONDER, evaluate
from engine.historia.evaluation.features import FEATURES, FeatureInputs
from engine.historia.evaluation.learned import MODEL, forecast
from engine.historia.evaluation.terms import GROUPS
from engine.historia.state import State
from tests.historia.kit import EUROPE, RULES, STEPPE, Table
from tests.historia.random_play import positions

SOME = [(1, 5), (2, 0), (2, 2), (4, 1), (6, 0)]


def features(s: State, seat: int = 0) -> dict[str, float]:
    inputs = FeatureInputs(s, seat)
    return {name: float(feature(inputs)) for name, feature in FEATURES.items()}


def changed(t: Table, arrange: Callable[[Table], object]) -> dict[str, float]:
    """The features that an arrangement changes, and by how much."""
    before = features(t.s)
    arrange(t)
    return {name: pytest.approx(value - before[name]) for name, value in features(t.s).items() if value != before[name]}


def test_levels_count_now_and_by_the_turns_that_are_left():
    advanced = Table(3).levels(2, 1)
    assert features(advanced.s)["less_advanced"] == 1.0 and features(Table(3).s)["less_advanced"] == 0.0
    assert changed(advanced, lambda t: t.levels(4, 1)) == {"technology": 2.0, "technology_left": 2.0}
    assert changed(Table(3).levels(9, 1).turn(12), lambda t: t.levels(11, 1)) == {
        "technology": 2.0,
        "technology_high": 2.0,
    }
    assert changed(Table(3), lambda t: t.levels(1, 2)) == {"military": 1.0, "military_left": 1.0, "weaker": 1.0}
    assert changed(Table(3), lambda t: t.levels(1, 2, seat=1)) == {"stronger": 0.5}


def test_cubes_in_supply_used_and_on_the_map():
    assert changed(Table(2).purse(0, 3), lambda t: t.purse(1, 2)) == {
        "supply": 1.0,
        "supply_left": 1.0,
        "supply_of_one": 1.0,
        "used": -1.0,
    }
    found = features(Table(2).purse(2, 1).s)
    assert found["cubes_left"] == 4.0 and found["territories_left"] == 1.0


def test_tokens_count_where_the_seat_is_alone_and_may_go():
    t = Table(2)
    found = features(t.s)
    assert found["sole"] == found["sole_left"] == 4.0
    assert found["sole_scoring"] == 1.0, "a quarter in the first of the four turns of an era"
    t.turn(4)
    assert features(t.s)["sole_scoring"] == 4.0
    t = Table(2).at("europe", seat=1)
    found = features(t.s)
    assert found["sole"] == 0.0
    before = features(Table(2).s)["open"]
    assert t.s.seats[0].cubes == 1 << EUROPE
    assert features(Table(2).at("europe", "steppe", seat=1).s)["open"] == before - 3.0
    assert t.s.tokens[STEPPE] == 6, "worth 3 VP"


def test_cards_in_hand_and_queue_count_each_by_itself():
    t = Table(2)
    hand = t.hand()
    found = features(t.s)
    assert found["hand"] == found["hand_left"] == len(hand) and found["queue"] == 0.0
    assert {name for name, value in found.items() if name.startswith("card_") and value} == {
        f"card_{card}" for card in hand
    }
    assert changed(t, lambda t: t.queue("art", "raid")) == {
        "hand": -2.0,
        "hand_left": -2.0,
        "queue": 2.0,
        "card_art": -1.0,
        "card_raid": -1.0,
    }
    few = Table(2).queue(*hand[2:])
    assert features(few.s)["hand_small"] == 1.0 and features(few.s)["hand"] == 2.0
    assert features(Table(2).queue(*hand[3:]).s)["hand_small"] == 0.0


def test_wonders_count_by_their_uses_and_whether_they_are_ready():
    found = features(Table(2).wonders("petra", "great_wall", turned=("petra",)).s)
    assert found["wonders"] == found["wonders_left"] == 2.0 and found["wonders_ready"] == 1.0
    assert found["wonder_uses"] == pytest.approx(WONDER["petra"] + WONDER["great_wall"])


def test_features_know_what_the_seat_knows():
    looked = 0
    for s in positions(SOME, (0, 1), 7):
        for seat in range(s.players):
            assert features(RULES.view(s, seat), seat) == features(s, seat)
            looked += 1
    assert looked > 200


def test_the_forecast_is_the_evaluation_and_a_share_of_the_weighed_features():
    s = Table(2).wonders("petra").s
    plain, more = evaluate(s, 0), MODEL.value(FeatureInputs(s, 0))
    assert more != 0.0
    assert judge_of(RULES)(s, 0) == RULES.forecast(s, 0) == forecast(s, 0, 0.0) == plain
    assert judge_of(RULES, 0.25)(s, 0) == forecast(s, 0, 0.25) == pytest.approx(plain + more / 4)
    assert RULES.learned_forecast(s, 0) == pytest.approx(plain + more)
    assert forecast(s, 0, 1.0, MODEL.pair({"wonders": 3.0})) == pytest.approx(plain + 3.0)


def test_nothing_was_learned_of_civbots_nor_of_the_end():
    t = Table(2, civbots=("noble",))
    assert RULES.learned_forecast(t.s, 2) == evaluate(t.s, 2)
    assert RULES.learned_forecast(t.s, 1) != evaluate(t.s, 1)
    t.s.over = "twelve_turns"
    assert RULES.learned_forecast(t.s, 1) == evaluate(t.s, 1)


def test_every_feature_in_use_has_a_weight_and_one_term():
    grouped = [feature for group in GROUPS.values() for feature in group]
    assert len(grouped) == len(set(grouped)) and set(grouped) <= set(FEATURES)
    assert all(MODEL.weights.values())
