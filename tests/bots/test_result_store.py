"""Games kept in a file: broken off and gone on with, the same figures; never the games of two different bots in one."""

from __future__ import annotations

import json

import pytest

from engine.__main__ import main
from engine.bots.random_bot import RandomBot
from engine.bots.registry import BOTS
from engine.lab import result_store
from engine.lab.arena import each, selfplay, watched
from engine.lab.result_store import ResultStore, ResultStoreError
from engine.registry import GAMES
from tests.core.sealed import SealedRules, Setup

SETUPS = [Setup(("red", "blue")), Setup(("blue", "white"))]
BOTH = ("random", "greedy")


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


@pytest.fixture
def played(monkeypatch):
    """The seeds that were really played, in order."""
    from engine.lab import arena

    seeds = []
    real = arena.play

    def play(rules, setup, bots, seed, watch=None):
        seeds.append(seed)
        return real(rules, setup, bots, seed, watch)

    monkeypatch.setattr(arena, "play", play)
    return seeds


class Last(RandomBot):
    def choose(self, rules, view, seat, rng):
        return rules.legal_moves(view, seat)[-1]


class Clocked(RandomBot):
    seconds = 5.0


def figures(tally):
    return {name: value for name, value in tally.as_json().items() if name != "seconds"}, sorted(tally.seeds_won)


def tried(path, games, bots=BOTH, seed=1):
    return selfplay("sealed", SETUPS, bots, games, seed, ResultStore(path, 1))


def test_what_was_played_is_not_played_again_and_the_figures_are_those_of_one_run(tmp_path, played):
    path = tmp_path / "games.jsonl"
    tried(path, 3)
    assert played == [1, 2, 3]
    assert figures(tried(path, 5)) == figures(selfplay("sealed", SETUPS, BOTH, 5, 1))
    assert played[:5] == [1, 2, 3, 4, 5] and len(path.read_text().splitlines()) == 5


def test_a_game_broken_off_in_its_line_is_played_again(tmp_path, played):
    path = tmp_path / "games.jsonl"
    tried(path, 3)
    path.write_bytes(path.read_bytes()[:-9])
    assert figures(tried(path, 3)) == figures(tried(path, 3))
    assert played == [1, 2, 3, 3]


def test_other_bots_other_setups_and_what_is_told_of_a_game_are_other_games(tmp_path, played):
    path = tmp_path / "games.jsonl"
    tried(path, 1)
    tried(path, 1, ("greedy", "random"))
    selfplay("sealed", [Setup(("white", "red"))], BOTH, 1, 1, ResultStore(path, 1))
    list(each(watched, [("sealed", SETUPS[1], BOTH, 1)], ResultStore(path, 1)))
    assert played == [1, 1, 1, 1]


def test_a_watched_game_is_kept_with_its_choices_and_its_times(tmp_path):
    tasks = [("sealed", SETUPS[0], BOTH, 1)]
    (fresh,) = each(watched, tasks, ResultStore(tmp_path / "games.jsonl", 1))
    (again,) = each(watched, tasks, ResultStore(tmp_path / "games.jsonl", 1))
    assert again == result_store._without_details(fresh) and again.choices and len(again.thought) == 2
    assert again.bots == BOTH and again.result.totals == fresh.result.totals


def test_another_engine_with_the_same_bots_goes_on(tmp_path, played, monkeypatch):
    path = tmp_path / "games.jsonl"
    tried(path, 3)
    monkeypatch.setattr(result_store, "fingerprint", lambda: "another")
    tried(path, 4)
    assert len(played) == 5 and played[3] in (1, 2, 3) and played[4] == 4, "one is played again, as a test"
    tried(path, 4)
    assert len(played) == 5, "asked once for each engine"


def test_other_play_under_the_same_name_is_refused_and_nothing_is_added(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    setups, bots = GAMES["brazil"].setups("cisplatine", 2, {}), ("random", "settler")
    selfplay("brazil", setups, bots, 2, 1, ResultStore(path, 1))
    before = path.read_bytes()
    monkeypatch.setattr(result_store, "fingerprint", lambda: "another")
    monkeypatch.setitem(BOTS, "random", Last)
    with pytest.raises(ResultStoreError, match=r"games\.jsonl: the bots have changed"):
        selfplay("brazil", setups, bots, 3, 1, ResultStore(path, 1))
    assert path.read_bytes() == before


def test_other_games_in_between_do_not_vouch_for_those_that_were_not_looked_at(tmp_path, monkeypatch):
    """The file went on for other bots under the new engine; the old bots' games are still to be looked at."""
    path = tmp_path / "games.jsonl"
    setups, bots = GAMES["brazil"].setups("cisplatine", 2, {}), ("random", "settler")
    selfplay("brazil", setups, bots, 2, 1, ResultStore(path, 1))
    monkeypatch.setattr(result_store, "fingerprint", lambda: "another")
    tried(path, 2)
    monkeypatch.setitem(BOTS, "random", Last)
    with pytest.raises(ResultStoreError, match="the bots have changed"):
        selfplay("brazil", setups, bots, 3, 1, ResultStore(path, 1))


def test_games_by_the_clock_go_on_with_the_same_engine_alone(tmp_path, monkeypatch):
    """Nobody could tell that another engine's Emperor plays as before."""
    path, bots = tmp_path / "games.jsonl", ("emperor", "random")
    monkeypatch.setitem(BOTS, "emperor", Clocked)
    tried(path, 3, bots)
    assert tried(path, 4, bots).games == 4
    monkeypatch.setattr(result_store, "fingerprint", lambda: "another")
    before = path.read_bytes()
    with pytest.raises(ResultStoreError, match=r"games\.jsonl: another version of the engine"):
        tried(path, 6, bots)
    assert path.read_bytes() == before and tried(path, 2).games == 2, "of other bots there is nothing to be compared"


def test_on_a_map_that_was_changed_it_is_another_game(tmp_path, played, monkeypatch):
    path = tmp_path / "games.jsonl"
    tried(path, 2)
    monkeypatch.setattr(SealedRules, "component_digest", lambda self, setup: f"one hex less {setup}")
    tried(path, 2)
    assert played == [1, 2, 1, 2]


def test_a_game_that_broke_is_not_kept(tmp_path, played, monkeypatch):
    class Broken(SealedRules):
        def apply(self, s, move):
            raise ZeroDivisionError

    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as broken:
        broken.setitem(GAMES, "sealed", Broken())
        assert len(tried(path, 1).errors) == 1
    assert tried(path, 1).errors == [] and played == [1, 1]


@pytest.mark.parametrize("text", ["[]\n", "nonsense\n", '{"game": "x"}\n', '{"game": "x", "played": {"seed": "a"}}\n'])
def test_a_file_of_something_else_is_refused_with_its_line_and_left_alone(tmp_path, text, capsys):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    command = ["selfplay", "--seats", "random,random", "--games", "1", "--keep"]
    assert main([*command, str(path)]) == 2
    assert f"{path}: line 1 is no game" in capsys.readouterr().err
    assert path.read_text() == text
    assert main([*command, str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_every_measurement_of_the_command_line_can_be_kept(tmp_path, capsys):
    path = str(tmp_path / "games.jsonl")
    for command in (
        ["arena", "--bots", "random,settler", "--games", "2"],
        ["ladder", "--rungs", "merchant", "--tables", "2", "--games", "2"],
        ["balance", "--bot", "settler", "--scenario", "cisplatine", "--games", "1"],
        ["challenges", "--bots", "settler", "--challenge", "red_dye_1502", "--deals", "2"],
    ):
        calls = []
        for _ in range(2):
            assert main([*command, "--keep", path, "--json"]) == 0
            calls.append(json.loads(capsys.readouterr().out))
        assert calls[0] == calls[1], command
