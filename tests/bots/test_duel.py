"""Bots of other efforts against those there are: who they are, what is paired, what is said in the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots import BOTS
from engine.bots.emperor import EFFORT as EMPEROR
from engine.bots.kept import Kept, Played
from engine.bots.viceroy import Effort
from engine.core.rules import Result
from tests.bots import duel

SMALL = "lines=1,worlds=1,turns=1"


def test_a_bot_may_be_an_effort():
    assert duel.bot_of("lines=3,worlds=2,experience=0.5,blind=1").effort == Effort(
        lines=3, worlds=2, experience=0.5, blind=True
    )
    assert not duel.bot_of("blind=0").effort.blind
    assert duel.bot_of("emperor,lines=24,worlds=12").effort == replace(EMPEROR, lines=24, worlds=12)


@pytest.mark.parametrize("told", ["king", "lines=3,luck=2", "reply=3"])
def test_one_that_there_is_not_is_refused_before_anything_is_played(told, tmp_path):
    with pytest.raises(ValueError, match=rf"{told}: neither a bot nor an effort: .*greedy.*lines"):
        duel.main([str(tmp_path / "kept"), "governor", told])
    assert not list(tmp_path.iterdir())


def test_each_seed_is_played_from_either_seat_and_kept(tmp_path, monkeypatch, capsys):
    """Whole games, by who is known as long as they are played."""
    asked = [str(tmp_path / "kept"), "random", SMALL]
    duel.main([*asked, "3", "9"])
    said = capsys.readouterr().out
    assert said.startswith(f"random v {SMALL}: ") and " of 3 " in said and SMALL not in BOTS
    monkeypatch.setattr(duel, "watched", lambda task: pytest.fail("played again"))
    duel.main([*asked, "3", "9"])
    assert capsys.readouterr().out == said
    games = duel.duel("random", SMALL, 3, 9, Kept(tmp_path / "kept", 1))
    assert sorted((played.seed, played.bots) for played in games) == [
        (9, (SMALL, "random")),
        (9, ("random", SMALL)),
        (10, ("random", SMALL)),
    ]


def test_one_among_three_sits_in_every_seat(tmp_path, monkeypatch):
    played = []
    monkeypatch.setattr(duel, "met", lambda task: played.append(task) or Played(task[3], None, 0, 0, "not today"))
    duel.duel("greedy", "random", 5, 7, Kept(tmp_path / "kept", 1), 4)
    three = ["random"] * 3
    orders = [(*three[:seat], "greedy", *three[seat:]) for seat in range(4)]
    assert [(task[3], task[2]) for task in played] == [*((7, order) for order in orders), (8, orders[0])]
    assert {len(task[1].colours) for task in played} == {4}


def game(seed: int, bots: tuple[str, ...], totals: tuple[int, ...]) -> Played:
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    result = Result(winners, tuple(range(len(totals))), totals, ())
    times = tuple((1.0, 2.0) if name == "a" else (0.25,) for name in bots)
    return Played(seed, result, 9, 3, bots=bots, turns_thought=times)


def test_what_the_first_won_is_summed_up_from_either_seat(capsys):
    games = [
        game(1, ("a", "b"), (70, 60)),
        game(1, ("b", "a"), (66, 66)),
        game(2, ("b", "a"), (60, 56)),
        Played(2, None, 9, 3, "broken off", ("a", "b")),
    ]
    assert duel.summed_up(games, "a") == "1.5 of 3 (13% to 87%), +2.0 points (4.2), 1.50 and 0.25 s a turn"
    assert duel.summed_up(games, "b").startswith("1.5 of 3 (13% to 87%), -2.0 points (4.2), 0.25 and 1.50")
    four = [game(1, ("b", "a", "b", "b"), (50, 61, 70, 60)), game(2, ("a", "b", "b", "b"), (70, 60, 61, 62))]
    assert duel.summed_up(four, "a") == "1 of 2 (9% to 91%), +5.0 points (4.0), 1.50 and 0.25 s a turn"
    assert "seed 2: broken off" in capsys.readouterr().err
    assert duel.summed_up(games[:1], "a") == "1 games: too few to say anything"
