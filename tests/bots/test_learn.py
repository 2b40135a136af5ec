"""What learning from play plays, and what it makes of it."""

from __future__ import annotations

import json

import pytest

from engine.bots.beam_search import BeamWidth
from engine.core.rng import Rng
from engine.core.rules import Result
from tests.bots import learn

WIDE_APART = {"brazil": {"combat_cards": 40.0}, "historia": {"wonders": 40.0}, "struggle": {"forts": 40.0}}
GAINS = {
    "brazil": ("gold", "room", "science"),
    "historia": ("hand", "used", "queue"),
    "struggle": ("forts", "debt", "events"),
}


@pytest.mark.parametrize("game", learn.SUBJECTS)
def test_every_weight_goes_up_or_down_by_its_step(game):
    subject = learn.SUBJECTS[game]
    features, weights = subject.model.features, subject.model.weights
    up, down = (learn.changed(game, dict.fromkeys(features, sign)) for sign in (1, -1))
    for name in features:
        assert up[name] + down[name] == pytest.approx(2 * weights.get(name, 0.0))
        assert up[name] - down[name] == pytest.approx(2 * subject.step_of(name))
    assert set(subject.steps) <= set(features)


def test_a_row_tells_how_each_seat_planned_and_what_it_scored(monkeypatch):
    """Each plays once in every seat; a total goes back to whoever made it, and Civbots' totals to nobody."""
    seen = []

    def play(game, setup, seed, bots):
        seen.append(bots)
        return Result((), (), (*(10 * seat + (bot is seen[0][0]) for seat, bot in enumerate(bots)), 99), ())

    monkeypatch.setattr(learn, "play", play)
    row = learn.rows("historia", 5, 2)
    assert seen[1] == seen[0][::-1] and row["totals"] == [6.0, 5.0]
    assert row["signs"][0] != row["signs"][1] and row == {**learn.rows("historia", 5, 2), "totals": row["totals"]}
    assert [bot.taught for bot in seen[0]] == [learn.changed("historia", signs) for signs in row["signs"]]


@pytest.mark.sampled
@pytest.mark.parametrize("game", learn.SUBJECTS)
def test_whoever_learns_plays_whole_games_by_its_own_weights(game):
    narrow = BeamWidth(moves=2, beam=1, steps=8)

    def played(*taught):
        bots = [learn.Taught(game, one, narrow) for one in taught]
        return learn.play(game, learn.setup_of(game, 1, 2), 3, bots)

    assert played({}, {}) == played({}, {}) != played({}, WIDE_APART[game])


def test_whoever_has_learned_is_compared_with_those_who_have_not_from_every_seat(monkeypatch, tmp_path, capsys):
    def play(game, setup, seed, bots):
        taught.append([bot.taught for bot in bots if bot.taught])
        totals = tuple(90 if bot.taught else 80 for bot in bots)
        return Result((totals.index(90),), (), (*totals, 200), ())  # the last is a Civbot's

    taught = []
    monkeypatch.setattr(learn, "play", play)
    learn.main(["compare", "brazil", str(tmp_path / "rows"), "--games", "6"])
    assert capsys.readouterr().out.startswith("6.0 of 6") and taught == [[learn.SUBJECTS["brazil"].model.weights]] * 6
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text(encoding="utf-8").splitlines()]
    assert [(row["seed"], row["seat"]) for row in rows] == [(s, seat) for s in (1, 2, 3) for seat in (0, 1)]

    (tmp_path / "out.json").write_text('{"gold": 2.5}', encoding="utf-8")
    learn.main(["compare", "brazil", str(tmp_path / "rows"), "--games", "1", "--weights", str(tmp_path / "out.json")])
    assert taught[6:] == [[{"gold": 2.5}]] and ", +10.0 points ahead" in capsys.readouterr().out
    assert len((tmp_path / "rows").read_text(encoding="utf-8").splitlines()) == 7, "the games before are kept"


@pytest.mark.parametrize("game", learn.SUBJECTS)
def test_what_wins_is_moved_up_and_what_may_be_chance_stays(game):
    pytest.importorskip("numpy")
    subject = learn.SUBJECTS[game]
    features, weights = subject.model.features, subject.model.weights
    better, worse, neither = GAINS[game]
    dice = Rng(1)
    told = []
    for seed in range(400):
        signs = [{name: 1 - 2 * dice.below(2) for name in features} for _ in range(2)]
        ahead = 4.0 * (signs[0][better] - signs[1][better]) - 4.0 * (signs[0][worse] - signs[1][worse])
        noise = dice.below(5) - 2
        told.append({"seed": seed, "signs": signs, "totals": [80 + ahead + noise, 80.0]})
    found, slopes = learn.step(game, told)
    assert found[better] == pytest.approx(weights.get(better, 0.0) + subject.step_of(better))
    assert found[worse] == pytest.approx(weights.get(worse, 0.0) - subject.step_of(worse))
    by_name = {name: brought for name, brought, _ in slopes}
    assert by_name[better] > 2 > 0.5 > abs(by_name[neither])
    chance = [name for name, brought, error in slopes if abs(brought) < learn.NOISE * error]
    assert len(chance) > len(features) / 2
    assert all(found.get(name, 0.0) == pytest.approx(weights.get(name, 0.0)) for name in chance)


def test_rows_of_a_folder_are_one_step(monkeypatch, tmp_path, capsys):
    pytest.importorskip("numpy")

    def play(game, setup, seed, bots):
        return Result(
            (), (), tuple(int(10 * bot.taught["hand"]) + (seed + 3 * seat) % 5 for seat, bot in enumerate(bots)), ()
        )

    monkeypatch.setattr(learn, "play", play)
    for seed in ("1", "501"):
        learn.main(["play", "historia", str(tmp_path), "--games", "60", "--seed", seed])
    learn.main(["step", "historia", str(tmp_path), str(tmp_path / "out.json")])
    features = learn.SUBJECTS["historia"].model.features
    assert set(json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))) <= set(features)
    assert len(capsys.readouterr().out.splitlines()) == len(features)
