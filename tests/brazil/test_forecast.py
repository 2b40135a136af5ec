"""What bots expect of a position: features mean what they are called, weights fit them, and the solo campaign."""

from __future__ import annotations

import json

import pytest

from engine.brazil import forecast as told
from engine.brazil.campaign import campaign
from engine.brazil.components import ComponentError
from engine.brazil.evaluate import evaluate
from engine.brazil.features import NAMES, features
from engine.brazil.forecast import forecast, read_weights
from engine.brazil.scoring import total
from engine.brazil.solo import DUTCH
from engine.core.rng import Rng
from tests.brazil.kit import RULES, Table
from tests.brazil.random_play import SMALL, new


def by_name(t: Table, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, features(t.s, seat), strict=True))


def changed(t: Table, arrange) -> dict[str, float]:
    """The features that an arrangement changes, and by how much."""
    before = by_name(t)
    arrange(t)
    return {name: value - before[name] for name, value in by_name(t).items() if value != before[name]}


def test_every_feature_has_one_name():
    assert len(set(NAMES)) == len(NAMES) == len(features(Table().s, 0))


@pytest.mark.parametrize(
    "arrange,change",
    [
        (lambda t: t.goods("cotton"), {"cotton": 1, "kinds_of_goods": 1}),
        (lambda t: t.gold_card("extra_build"), {"gold_cards": 1}),
        (lambda t: t.combat_card("militia"), {"combat_cards": 1}),
        (lambda t: t.product("dye", "harbor"), {"products": 1, "upgraded_harbor": 1, "vp": 2}),
    ],
)
def test_a_feature_counts_what_it_is_called(arrange, change):
    t = Table(monarchs=("oba_ii",))
    t.player().missions = ()
    assert changed(t, arrange) == change


def test_a_unit_counts_on_the_map_and_once_defeated():
    t = Table(monarchs=("oba_ii",))
    t.player().missions = ()
    change = changed(t, lambda t: t.unit("archer", t.home()))
    assert change["units_on_map"] == change["units_deployed"] == 1 and "units_defeated" not in change


def test_what_others_hide_changes_nothing():
    for seed in range(6):
        session = new(SMALL, seed)
        rng = Rng(seed)
        for _ in range(70):
            session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        seat = session.awaiting[0]
        if not session.state.ending:
            assert features(session.view(seat), seat) == features(session.state, seat)


def test_the_forecast_is_the_evaluation_and_the_weighed_features(monkeypatch):
    t = Table().goods("gold", "gold")
    weights = [[0.0] * len(NAMES) for _ in range(3)]
    weights[0][NAMES.index("gold")] = 0.5
    weights[1][NAMES.index("gold")] = 7.0
    monkeypatch.setattr(told, "_weights", lambda: weights)
    assert forecast(t.s, 0) == pytest.approx(evaluate(t.s, 0) + 1.0)
    t.s.era = 2
    assert forecast(t.s, 0) == pytest.approx(evaluate(t.s, 0) + 14.0)


def test_once_it_is_over_nothing_is_expected_any_more():
    t = Table().goods("gold")
    t.s.over = "last_round"
    assert abs(forecast(t.s, 0) - total(t.s, 0)) == 6.0


def test_the_weights_of_the_game_are_for_these_features():
    assert len(told._weights()) == 3


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["features"].reverse(),
        lambda data: data["eras"].pop(),
        lambda data: data["eras"][0].pop(),
        lambda data: data.pop("eras"),
        lambda data: data["eras"][0].__setitem__(0, "much"),
    ],
)
def test_a_table_of_weights_that_does_not_fit_is_refused_with_its_file(change, tmp_path):
    data = json.loads(told.PATH.read_text(encoding="utf-8"))
    change(data)
    path = tmp_path / "forecast.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"forecast\.json"):
        read_weights(path)


def test_no_file_at_all_is_told_too(tmp_path):
    with pytest.raises(ComponentError, match="nowhere"):
        read_weights(tmp_path / "nowhere.json")


# --- the solo challenge ---


def guararapes():
    s = RULES.new_game(RULES.setups("battle_of_guararapes", 1, {})[0], 3)
    rng = Rng(3)
    while s.frames[-1].kind != "turn":
        RULES.apply(s, rng.choice(RULES.legal_moves(s, 0)))
    return s


def put(s, unit, place):
    player = s.seats[0]
    player.units = tuple(place if slot == unit else there for slot, there in enumerate(player.units))
    player.at = sum({1 << there for there in player.units if there >= 0})


def test_the_campaign_values_what_wins_it():
    s = guararapes()
    capital = s.board.scenario.solo.enemy_capital
    values = [campaign(s)]
    put(s, 4, s.seats[0].capital)
    values.append(campaign(s))
    put(s, 4, s.board.near[capital][0])
    values.append(campaign(s))
    put(s, 4, capital)
    values.append(campaign(s))
    s.era = 2
    values.append(campaign(s))
    s.era = 3
    values.append(campaign(s))
    s.over = "goals"
    values.append(campaign(s))
    assert values == sorted(values) and len(set(values)) == len(values)


def test_a_challenge_lost_is_worth_nothing_and_one_won_early_more():
    s = guararapes()
    s.over = "goals"
    early = campaign(s)
    s.round = 18
    assert early > campaign(s) > 150
    s.over = "goals_missed"
    assert campaign(s) == 0.0


def test_a_weaker_garrison_is_worth_something():
    s = guararapes()
    before = campaign(s)
    dutch = s.seats[DUTCH]
    dutch.units = tuple(-1 if place == s.board.scenario.solo.enemy_capital else place for place in dutch.units)
    assert campaign(s) > before
