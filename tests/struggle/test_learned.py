"""What was learned of positions: features mean what they are called, of one side less the other, weights fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots.beam_search import judge_of
from engine.struggle.components import AWARDS, TILE_STRENGTH
from engine.struggle.evaluation.evaluate import evaluate, position_parts
from engine.struggle.evaluation.features import FEATURES, FeatureInputs
from engine.struggle.evaluation.learned import MODEL, forecast
from engine.struggle.state import State
from tests.struggle.kit import DIP4_ECO, RULES, B, F, Table
from tests.struggle.random_play import positions

TURNS = 6


def features(s: State, seat: int = F) -> dict[str, float]:
    inputs = FeatureInputs(s, seat, position_parts(s))
    return {name: float(feature(inputs)) for name, feature in FEATURES.items()}


def changed(t: Table, arrange: Callable[[Table], object]) -> dict[str, float]:
    """The features that an arrangement changes, and by how much; without those that the evaluation's own parts give."""
    before = features(t.s)
    arrange(t)
    parts = ("scoring", "scoring_late", "war", "war_late", "round")
    found = {name: value - before[name] for name, value in features(t.s).items() if name not in parts}
    return {name: pytest.approx(change) for name, change in found.items() if change}


def bare(turn: int = 1) -> Table:
    return Table(turn, bare=True)


def test_one_sides_features_are_the_others_with_the_other_sign():
    looked = 0
    for s in positions((0, 1), 13):
        if not s.over:
            theirs = features(s, B)
            assert features(s, F) == {name: pytest.approx(-value) for name, value in theirs.items()}
            looked += 1
    assert looked > 20


def test_places_on_the_map_count_by_their_kind_and_by_the_turns_that_are_left():
    left = 5 / TURNS
    fort = changed(bare(), lambda t: t.holds(F, "louisbourg"))
    assert {name: fort[name] for name in ("forts", "forts_left")} == {"forts": 1.0, "forts_left": pytest.approx(left)}
    assert "damaged" not in fort and "markets" not in fort
    hurt = changed(bare().holds(F, "louisbourg"), lambda t: t.damages("louisbourg"))
    assert hurt == {"forts": -1.0, "forts_left": pytest.approx(-left), "damaged": 1.0}
    theirs = changed(bare(), lambda t: t.holds(B, "louisbourg"))
    assert theirs["forts"] == -1.0
    late = changed(bare(TURNS), lambda t: t.holds(F, "louisbourg"))
    assert late["forts"] == 1.0 and "forts_left" not in late


def test_a_market_is_isolated_without_an_anchor_and_none_under_a_marker_gives_strength():
    alone = changed(bare(), lambda t: t.holds(F, "georges_bank"))
    assert alone["isolated"] == 1.0 and "markets" not in alone and alone["lead_north_america"] == 1.0
    marked = changed(bare().holds(F, "georges_bank"), lambda t: t.marks("georges_bank"))
    assert marked["conflicts"] == 1.0 and marked["lead_north_america"] == -1.0


def test_money_treaty_points_and_events():
    t = bare().money(F, debt=0, trp=0, limit=6)
    left = 5 / TURNS
    assert changed(t, lambda t: t.money(F, debt=2)) == {"debt": -2.0, "debt_left": pytest.approx(-2 * left)}
    gone = changed(t, lambda t: t.money(F, debt=6))
    assert gone["debt"] == -4.0 and gone["debt_none"] == 1.0 and gone["debt_few"] == 1.0
    some = changed(t, lambda t: t.money(F, trp=6))
    assert some["treaty"] == 6.0 and some["treaty_many"] == 2.0 and some["treaty_none"] == -1.0
    assert changed(t, lambda t: t.money(B, trp=1))["treaty"] == -1.0
    cards = changed(t, lambda t: t.hand(F, t.s.deck[0]))
    assert cards["events"] == 1.0 and cards["events_none"] == -1.0


def test_leads_count_by_who_would_win_and_a_clear_one_no_more():
    t = bare()
    award = AWARDS[t.s.awards[0]]
    assert features(t.s)["awards"] == 0.0
    found = changed(t, lambda t: t.holds(F, "sweden"))
    assert found["prestige"] == found["lead_europe"] == 1.0
    assert found.get("awards", 0) == (award.vp if award.margin == 1 else 0)
    t.holds(F, "sweden", "russia", "biscay")
    assert features(t.s)["lead_europe"] == 3.0 and features(t.s)["prestige"] == 2.0
    assert features(t.s)["awards"] == award.vp
    assert features(t.holds(B, "russia", "biscay").s)["awards"] == -(award.vp if award.margin == 1 else 0)


def test_points_count_more_near_an_end_of_the_track():
    t = bare()
    t.s.vp = 20
    near = features(t.s)
    assert near["points_left"] == pytest.approx(5 * 5 / TURNS) and near["points_far"] == pytest.approx(15 / 27)
    t.s.vp = 0
    assert features(t.s)["points_far"] == -15.0


def test_the_open_round_is_its_sides():
    t = Table().begin(F, DIP4_ECO)
    found = features(t.s)
    assert found["to_move"] == found["round_event"] == 1.0
    assert found["round_points"] == sum(t.points().values())
    assert features(t.s, B)["to_move"] == -1.0


def test_war_tiles_count_by_their_strength_and_where_there_are_more():
    t = bare()
    theaters = len(t.player(F).laid)
    for side in (F, B):
        t.tiles(side, 0, "basic_two").tiles(side, 1, "basic_one")
    before = features(t.s)
    t.tiles(F, 1, "basic_one", "wss_france_cadiz_refused")
    after = features(t.s)
    assert after["bonus_tiles"] - before["bonus_tiles"] == 1.0
    assert after["theaters"] - before["theaters"] == pytest.approx(1 / theaters)
    more = TILE_STRENGTH["wss_france_cadiz_refused"]
    assert after["tile_strength"] - before["tile_strength"] == more


def test_the_forecast_is_the_evaluation_and_a_share_of_the_weighed_features():
    s = Table().begin(F, DIP4_ECO).s
    plain = evaluate(s, F)
    assert judge_of(RULES)(s, F) == RULES.forecast(s, F) == forecast(s, F, 0.0) == plain
    assert forecast(s, F, 1.0, MODEL.pair({"to_move": 3.0})) == pytest.approx(plain + 3.0)
    assert forecast(s, F, 0.5, MODEL.pair({"to_move": 3.0})) == pytest.approx(plain + 1.5)
    assert forecast(s, B, 1.0, MODEL.pair({"to_move": 3.0})) == pytest.approx(-plain - 3.0)


def test_every_feature_belongs_to_terms_that_add_up(monkeypatch):
    weights = {name: 0.1 + number / 100 for number, name in enumerate(FEATURES)}
    monkeypatch.setattr(MODEL, "weights", weights)
    monkeypatch.setattr(MODEL, "weighted", MODEL.pair(weights))
    for s in positions((0, 1), 17):
        for seat in (F, B) if not s.over else ():
            terms = RULES.terms(s, seat).values()
            assert sum(term.worth for term in terms) == pytest.approx(RULES.learned_forecast(s, seat))


def test_nothing_was_learned_of_the_end():
    s = Table().begin(F, DIP4_ECO).s
    weighted = MODEL.pair({"to_move": 3.0})
    s.over, s.winner = "final", F
    assert forecast(s, F, 1.0, weighted) == evaluate(s, F)
