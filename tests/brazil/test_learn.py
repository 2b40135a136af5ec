"""What learning from play plays, and what it makes of it."""

from __future__ import annotations

import json

import pytest

from engine.brazil.evaluation.features import FEATURES
from engine.brazil.evaluation.learned import weights
from engine.core.rng import Rng
from engine.core.rules import Result
from tests.brazil import learn


def test_every_weight_goes_up_or_down_by_its_step():
    up, down = (learn.changed(dict.fromkeys(FEATURES, sign)) for sign in (1, -1))
    for name in FEATURES:
        assert up[name] + down[name] == pytest.approx(2 * weights().get(name, 0.0))
        assert up[name] - down[name] == pytest.approx(2 * learn.STEPS.get(name, learn.STEP))
    assert set(learn.STEPS) <= set(FEATURES)


def test_a_row_tells_how_each_seat_planned_and_what_it_scored(monkeypatch):
    """Each plays once in every seat; a total goes back to whoever made it."""
    seen = []

    def play(setup, seed, bots):
        seen.append(bots)
        return Result((), (), tuple(10 * seat + (bot is seen[0][0]) for seat, bot in enumerate(bots)), ())

    monkeypatch.setattr(learn, "play", play)
    row = learn.rows(5, 2)
    assert seen[1] == seen[0][::-1] and row["totals"] == [6.0, 5.0]
    assert row["signs"][0] != row["signs"][1] and row == {**learn.rows(5, 2), "totals": row["totals"]}
    assert [bot.taught for bot in seen[0]] == [learn.changed(signs) for signs in row["signs"]]


def test_whoever_learns_plays_whole_games_by_its_own_weights():
    def played(*taught):
        return learn.play(learn.setup_of(1, 2), 3, [learn.Taught(one) for one in taught])

    assert played({}, {}) == played({}, {}) != played({}, {"combat_cards": 40.0})


def test_whoever_has_learned_is_compared_with_those_who_have_not_from_every_seat(monkeypatch, tmp_path, capsys):
    def play(setup, seed, bots):
        totals = tuple(90 if bot.taught else 80 for bot in bots)
        return Result((totals.index(90),), (), totals, ())

    monkeypatch.setattr(learn, "play", play)
    learn.main(["compare", str(tmp_path / "rows"), "6", "1", "2"])
    assert capsys.readouterr().out.startswith("6.0 of 6")
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text(encoding="utf-8").splitlines()]
    assert [(row["seed"], row["seat"]) for row in rows] == [(s, seat) for s in (1, 2, 3) for seat in (0, 1)]


def test_what_wins_is_moved_up_and_what_may_be_chance_stays():
    pytest.importorskip("numpy")
    dice = Rng(1)
    told = []
    for seed in range(400):
        signs = [{name: 1 - 2 * dice.below(2) for name in FEATURES} for _ in range(2)]
        ahead = 4.0 * (signs[0]["gold"] - signs[1]["gold"]) - 4.0 * (signs[0]["room"] - signs[1]["room"])
        noise = dice.below(5) - 2
        told.append({"seed": seed, "signs": signs, "totals": [80 + ahead + noise, 80.0]})
    found, slopes = learn.step(told)
    assert found["gold"] == pytest.approx(weights().get("gold", 0.0) + learn.STEPS["gold"])
    assert found["room"] == pytest.approx(weights().get("room", 0.0) - learn.STEPS["room"])
    by_name = {name: brought for name, brought, _ in slopes}
    assert by_name["gold"] > 2 > 0.5 > abs(by_name["science"])
    chance = [name for name, brought, error in slopes if abs(brought) < learn.NOISE * error]
    assert len(chance) > len(FEATURES) / 2
    assert all(found.get(name, 0.0) == pytest.approx(weights().get(name, 0.0)) for name in chance)
