"""Bots of other efforts against each other: who they are, what is kept, what is said in the end."""

from __future__ import annotations

import json

import pytest

from engine.bots.governor import GovernorBot
from engine.bots.viceroy import Effort, ViceroyBot
from tests.bots import duel


def test_a_bot_is_a_rung_or_an_effort():
    assert type(duel.bot_of("governor")) is GovernorBot
    bot = duel.bot_of("lines=3,worlds=2,experience=0.5,blind=1,seconds=2")
    assert type(bot) is ViceroyBot and bot.seconds == 2.0
    assert bot.effort == Effort(lines=3, worlds=2, experience=0.5, blind=True)
    assert not duel.bot_of("blind=0").effort.blind


@pytest.mark.parametrize("told", ["king", "lines=3,luck=2", "seconds=5", "reply=3"])
def test_one_that_there_is_not_is_refused_before_anything_is_played(told, tmp_path):
    with pytest.raises(ValueError, match=rf"{told}: neither a rung nor an effort: .*greedy.*lines"):
        duel.main([str(tmp_path / "rows"), "governor", told])
    assert not list(tmp_path.iterdir())


def test_each_seed_is_played_from_either_seat_and_what_is_kept_is_not_played_again(monkeypatch, tmp_path, capsys):
    played = []

    def play(seed, names):
        played.append((seed, *names))
        totals = [70 if name == "governor" else 60 + seed for name in names]
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        return {"seed": seed, "bots": names, "winners": winners, "totals": totals, "a_round": [0.25, 0.25]}

    monkeypatch.setattr(duel, "play", play)
    asked = [str(tmp_path / "rows"), "governor", "greedy"]
    duel.main([*asked, "3", "9"])
    assert played == [(9, "governor", "greedy"), (9, "greedy", "governor"), (10, "governor", "greedy")]
    capsys.readouterr()
    duel.main([*asked, "4", "9"])
    assert played[3:] == [(10, "greedy", "governor")]
    said = capsys.readouterr().out
    assert said.startswith("governor v greedy: 3 of 4 (") and "+0.5 points (0.3), 0.25 and 0.25 s a round" in said
    assert len((tmp_path / "rows").read_text(encoding="utf-8").splitlines()) == 4


def test_rows_of_other_bots_in_the_file_are_left_out(monkeypatch, tmp_path, capsys):
    path = tmp_path / "rows"
    row = {"seed": 1, "winners": [0], "totals": [70, 60], "a_round": [0.1, 0.1]}
    told = [{**row, "bots": ["governor", "greedy"]}, {**row, "bots": ["random", "greedy"]}]
    path.write_text("".join(json.dumps(one) + "\n" for one in told), encoding="utf-8")
    duel.main([str(path), "governor", "greedy", "1", "1"])
    assert capsys.readouterr().out.startswith("governor v greedy: 1 of 1 ")


def test_a_game_is_the_same_again_but_for_its_times():
    rows = [duel.play(3, ["greedy", "random"]) for _ in range(2)]
    for row in rows:
        assert all(spent >= 0 for spent in row.pop("a_round"))
    assert rows[0] == rows[1] and len(rows[0]["totals"]) == 2
