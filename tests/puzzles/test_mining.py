"""Mining: what drops out of the race and why, puzzles of a tiny budget, the file that goes on, and the commands."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from engine.__main__ import main
from engine.bots.bot_spec import bot_named
from engine.bots.judging import Verdict
from engine.bots.turn_choices import choices
from engine.brazil.moves import Build, EndTurn, PayGood, PlaceToken
from engine.core.puzzle_idea import PlayedTurn
from engine.core.rng import Rng
from engine.core.session import Session
from engine.puzzles import mining
from engine.puzzles.checking import check_puzzles, faults, judged_anew
from engine.puzzles.ideas import GAME_IDEAS, idea_ids, ideas_of, main_moves
from engine.puzzles.mine_file import MinedGame, MineFile, MineFileError
from engine.puzzles.mine_games import GameToMine, mined_games
from engine.puzzles.mining import MiningEffort, mined, solved_by
from engine.puzzles.puzzle import opened
from engine.puzzles.solving import is_solved, judged_turn, loss_of, loss_of_turn, stars, turn_of_bot
from engine.registry import GAMES
from tests.bots.begun import TABLES
from tests.bots.test_review import LITTLE
from tests.puzzles.kit import choice_in, mistake_in, over, puzzle_of

TINY = MiningEffort(
    judge=replace(LITTLE, worlds=20),
    rounds=((2, -1.0), (3, -1.0)),
    first=4,
    again=20,
    gap=-1.0,
    sure=-1.0,
    racing=1,
    tries=1,
    most=1.0,
    strong="merchant",
    strong_racing=1,
    strong_tries=1,
)


@cache
def game(name: str):
    """The beginning of a game of Merchants; mining changes nothing in it."""
    scenario, seats = TABLES[name]
    rules, bot, rng = GAMES[name], bot_named("merchant"), Rng(1)
    session = Session(rules, rules.setups(scenario, seats, {})[0], 1)
    while len(session.log) < 36:
        seat = session.awaiting[0]
        session.submit(bot.choose(rules, session.view(seat), seat, rng))
    return session


def first_of(session, effort):
    return next(mined(session, 1, effort), None)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_tiny_mine_yields_puzzles_that_open(name, monkeypatch):
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    monkeypatch.setattr(mining, "stars", lambda loss: 0)
    session = game(name)
    puzzle = first_of(session, TINY)
    assert puzzle is not None and puzzle.judged.worlds == 20
    there = opened(puzzle, GAMES)
    view = session.rules.view(session.position(len(puzzle.moves)), puzzle.seat)
    assert there.view == view and puzzle.best.moves != puzzle.second.moves
    assert puzzle.judged.loss == pytest.approx(there.mistake.loss.mean, abs=2e-4), "the same worlds and seed"
    assert first_of(session, TINY) == puzzle, "mined again it is the same"


def stage(monkeypatch, name="brazil", **changed) -> Counter[str]:
    monkeypatch.setattr(mining, "choices", lambda *given: islice(choices(*given), 3))
    stages: Counter[str] = Counter()
    for _ in mined(game(name), 1, replace(TINY, **changed), stages):
        pass
    return stages


def test_a_choice_drops_out_where_its_lead_is_too_small(monkeypatch):
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    monkeypatch.setattr(mining, "stars", lambda loss: 0)
    assert stage(monkeypatch)["found"]
    assert set(stage(monkeypatch, rounds=((2, 1.1),))) <= {"2 worlds", "decided", "one line"}
    assert "3 worlds" in stage(monkeypatch, rounds=((2, -1.0), (3, 1.1)))
    for least in ({"gap": 1.1}, {"sure": 1.1}):
        found = stage(monkeypatch, **least)
        assert found["judged otherwise"] and "found" not in found


def test_the_first_part_of_a_game_is_left_out_and_a_late_mine_stops(monkeypatch):
    session = game("historia")
    for name, value in (("solved_by", lambda *given: 1.0), ("stars", lambda loss: 0)):
        monkeypatch.setattr(mining, name, value)
    assert min(len(one.moves) for one in mined(session, 1, TINY, last=0.5)) >= len(session.log) / 2
    stages: Counter[str] = Counter()
    assert list(mined(session, 1, TINY, stages, late=lambda: True)) == [] and stages == {mining.LATE: 1}
    times = iter([False, False, True])
    stages.clear()
    assert list(mined(session, 1, TINY, stages, late=lambda: next(times, True))) == [] and stages[mining.LATE] == 1


def test_the_turns_of_the_bots_race_too(monkeypatch):
    monkeypatch.setattr(mining, "stars", lambda loss: 0)
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    lines, true = [], mining.judged

    def noted(rules, choice, turns, seed, judge, worlds):
        lines.append({*turns})
        return true(rules, choice, turns, seed, judge, worlds)

    monkeypatch.setattr(mining, "judged", noted)
    asked = []

    def turn(rules, view, seat, bot, seed):
        asked.append(bot)
        return (rules.legal_moves(view, seat)[-1],)

    monkeypatch.setattr(mining, "turn_of_bot", turn)
    first_of(game("historia"), replace(TINY, weak="w", strong="s"))
    assert asked[0] == "w" and "s" in asked and any(move for move in lines[0])


def test_a_choice_drops_out_where_the_bots_are_too_weak_or_too_strong(monkeypatch):
    monkeypatch.setattr(mining, "stars", lambda loss: 0)
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 0.5)
    assert "not solved" in stage(monkeypatch) and "found" not in stage(monkeypatch)
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0 if bot == "greedy" else 0.6)
    found = stage(monkeypatch, strong="greedy", most=0.5, racing=0)
    assert "found" not in found and found["too easy"]


def test_a_choice_drops_out_where_the_turn_of_the_strong_bot_is_not_the_best(monkeypatch):
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    monkeypatch.setattr(mining._Race, "is_best", lambda race, turn: False)
    found = stage(monkeypatch)
    assert found["not solved"] and set(found) <= {"not solved", "decided", "one line"}


def test_a_choice_whose_best_line_is_another_by_another_seed_is_thrown_out(monkeypatch):
    true = mining.judged

    def turned(rules, choice, turns, seed, judge, worlds):
        found = true(rules, choice, turns, seed, judge, worlds)
        if seed < mining.AGAIN:
            return found
        chances = [0.1 * number for number in range(len(turns))]
        return [Verdict((c,) * worlds, (0.0,) * worlds) for c in chances]

    monkeypatch.setattr(mining, "judged", turned)
    found = stage(monkeypatch)
    assert found["judged otherwise"] and "found" not in found


def test_a_puzzle_whose_second_line_would_earn_stars_is_none(monkeypatch):
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    monkeypatch.setattr(mining, "stars", lambda loss: 1)
    found = stage(monkeypatch)
    assert found["unclear"] and "found" not in found


def test_the_second_line_is_the_best_different_one():
    token, build = PlaceToken(0, "build"), Build(0, "farm", 3)
    lines = [(token, build, PayGood(0, "wood", 3)), (token, build, PayGood(0, "gold", 3), EndTurn(0)), (token,)]
    race = mining._Race(GAMES["brazil"], None, LITTLE, lines)
    race.verdicts = [Verdict((c, c), (0.0, 0.0)) for c in (0.8, 0.78, 0.5)]
    assert race.second == 2 and race.loss.mean == pytest.approx(0.3)
    race.lines = lines[:2]
    assert race.second == 1, "where all differ by their payment alone, that is the question"
    assert race.is_best(lines[1]) and race.is_best(lines[0]) and not race.is_best(lines[2]) and not race.is_best(())
    race.verdicts = [Verdict((c, c), (0.0, 0.0)) for c in (0.8, 0.74)]
    assert not race.is_best(lines[1]), "the same but for payments, and clearly worse"
    race.lines, race.verdicts = [lines[0]] * 3, [Verdict((c, c), (0.0, 0.0)) for c in (0.8, 0.75, 0.6)]
    assert race.second == 2, "so far behind that it is another turn"


def test_one_determinization_drops_a_choice_by_the_model_alone(monkeypatch):
    dropped = stage(monkeypatch, rounds=((1, 1.1), (2, -1.0)))
    assert dropped["1 worlds"] and "found" not in dropped
    true = mining.judged

    def won(*given):
        return [Verdict((1.0,) * given[-1], points) for _, points in true(*given)]

    monkeypatch.setattr(mining, "judged", won)
    found = stage(monkeypatch, rounds=((1, 1.1), (2, 0.1)))
    assert found["2 worlds"] and "1 worlds" not in found


def test_the_main_moves_of_a_turn_are_without_payments_and_order():
    token, build = PlaceToken(0, "build"), Build(0, "farm", 3)
    assert main_moves("brazil", (token, build, PayGood(0, "wood", 3))) == main_moves(
        "brazil", (build, token, EndTurn(0))
    )
    assert main_moves("brazil", (token, build)) != main_moves("brazil", (token, Build(0, "farm", 4)))


# --- ideas ---


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_puzzle_has_an_idea_by_what_its_best_turn_does(name):
    session = over(name)
    for later in (4, 20, 50):
        one = mistake_in(session, later)
        view = session.rules.view(session.position(one.moves), one.seat)
        found = ideas_of(session.rules, view, one)
        assert 1 <= len(found) <= 2 and set(found) <= set(idea_ids(name))


def test_an_idea_is_what_the_second_turn_has_not():
    def first(best, second):
        return next(
            one.id for one in GAME_IDEAS["brazil"].ideas if one.shows(PlayedTurn(best, ()), PlayedTurn(second, ()))
        )

    token, build = PlaceToken(0, "build"), Build(0, "farm", 3)
    assert first((token, build), (token,)) == "build"
    assert first((token, build), (token, Build(0, "farm", 4))) == "place"
    assert first((token,), (PlaceToken(0, "trade"),)) == "arch"
    assert first((build, PayGood(0, "wood", 3)), (build, PayGood(0, "gold", 3))) == "payment"
    assert first((token, EndTurn(0)), (token,)) == "choice"


# --- solving ---


def test_the_known_turns_of_a_puzzle_are_judged_as_in_its_file():
    there = opened(puzzle_of("historia"), GAMES)
    assert judged_turn(there, there.mistake.better) == there.mistake.best
    assert loss_of(there, judged_turn(there, there.mistake.played)).mean == pytest.approx(0.2145)
    assert stars(loss_of_turn(there, there.mistake.better, 1)) == 3 and is_solved(
        loss_of_turn(there, there.mistake.better, 1)
    )
    assert stars(loss_of_turn(there, there.mistake.played, 1)) == 0


def test_stars_are_given_by_the_loss_against_the_best_turn():
    there = opened(puzzle_of("historia"), GAMES)
    best = there.mistake.best

    def of(loss):
        return stars(loss_of(there, Verdict(tuple(c - loss for c in best.chances), best.points)))

    assert [of(loss) for loss in (-0.1, 0.0, 0.005, 0.03, 0.07, 0.12, 0.4)] == [3, 3, 3, 2, 1, 0, 0]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_bot_plays_its_turn_on_what_its_seat_knows(name):
    choice = choice_in(over(name), 20)
    rules = GAMES[name]
    turn = turn_of_bot(rules, choice.view, choice.seat, "merchant", 3)
    assert turn and all(move.seat == choice.seat for move in turn)
    assert turn == turn_of_bot(rules, choice.view, choice.seat, "merchant", 3)


def test_tries_of_a_bot_are_counted(monkeypatch):
    puzzle = puzzle_of("historia")
    there = opened(puzzle, GAMES)
    turns = iter([there.mistake.better, there.mistake.played, there.mistake.better, there.mistake.played])
    monkeypatch.setattr(mining, "turn_of_bot", lambda *given: next(turns))
    assert solved_by(GAMES["historia"], puzzle, "merchant", 1, 4) == 0.5


# --- the file and the commands ---


def test_the_file_goes_on_where_it_was_broken_off(tmp_path):
    path = tmp_path / "mine" / "one.jsonl"
    one = MinedGame(game="brazil", scenario="cisplatine", bot="merchant", seed=4, stages={"decided": 3}, puzzles=[])
    MineFile(path).add(one)
    with path.open("ab") as file:
        file.write(b'{"game": "bra')
    again = MineFile(path)
    assert (
        again.games == [one] and again.has("cisplatine", "merchant", 4) and not again.has("cisplatine", "merchant", 5)
    )
    again.add(one.model_copy(update={"seed": 5, "puzzles": [puzzle_of("brazil")]}))
    assert [game.seed for game in MineFile(path).games] == [4, 5]
    path.write_text("[]\n")
    with pytest.raises(MineFileError, match="line 1 is no game"):
        MineFile(path)
    with pytest.raises(MineFileError):
        MineFile(tmp_path)


def ran(capsys, *words: str):
    status = main(["puzzles", *words, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_mine_goes_on_with_the_next_game_and_add_writes_what_was_found(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(mining, "stars", lambda loss: 0)
    monkeypatch.setattr(mining, "solved_by", lambda rules, puzzle, bot, seed, tries: 1.0)
    monkeypatch.setattr(
        "engine.puzzles.mine_games.mined",
        lambda session, seed, stages, last, late: list(mined(session, seed, TINY, stages, last, late)),
    )
    keep, folder = tmp_path / "kept.jsonl", tmp_path / "collection"
    words = ("mine", "--game", "historia", "--bot", "merchant", "--scenario", "two", "--keep", str(keep))
    status, told = ran(capsys, *words, "--games", "1")
    assert status == 0 and len(told["puzzles"]) == mining.MOST_OF_A_GAME
    status, told = ran(capsys, *words, "--games", "1")
    assert told["puzzles"] == [] and len(MineFile(keep).games) == 1
    late = (*words, "--games", "3", "--seed", "7", "--seconds", "0.000001")
    assert ran(capsys, *late)[1]["puzzles"] == [] and len(MineFile(keep).games) == 1
    put = ("add", "--game", "historia", "--keep", str(keep), "--since", "2026-12-01", "--to", str(folder))
    status, told = ran(capsys, *put, "--most", "1")
    assert status == 0 and len(told["added"]) == 1
    status, told = ran(capsys, *put)
    assert told["were_there"] == 1 and len(list(folder.glob("*.json"))) == 2, "two of a game at most"
    assert all(row["ideas"] and row["since"] == "2026-12-01" for row in told["added"])


def test_processes_mine_the_games_and_an_error_of_one_costs_no_other():
    here = [GameToMine("historia", "two", 2, "random", seed, last=0.01) for seed in (1, 2)]
    wrong = replace(here[0], scenario="moon")
    found = list(mined_games([wrong, *here], 2))
    sentences = [one for one in found if isinstance(one, str)]
    assert len(sentences) == 1 and "moon seed 1" in sentences[0]
    assert {one.seed for one in found if isinstance(one, MinedGame)} == {1, 2}
    assert sum(sum(one.stages.values()) for one in found if isinstance(one, MinedGame)) > 0
    assert list(mined_games([replace(one, ends=1.0) for one in here])) == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("mine", "--bot", "pope"), "unknown bot 'pope'"),
        (("mine", "--seats", "9"), "no scenario is for 9 seats"),
        (("mine", "--scenario", "moon"), "no scenario 'moon' for 2 seats"),
        (("add", "--keep", "x", "--since", "today"), "no date"),
        (("mine", "--keep", "/"), "name another file"),
        (("mine", "--last", "0"), "is not a share above 0"),
    ],
)
def test_what_can_not_be_done_is_said_in_one_line(words, reason, capsys):
    assert main(["puzzles", *words]) == 2
    told = capsys.readouterr().err
    assert reason in told and told.count("\n") == 1


# --- the check ---


def test_the_check_names_what_is_wrong_with_a_puzzle():
    right = puzzle_of("historia", ideas=["trade"], since="2026-12-01")
    assert faults(right, GAMES) == []
    for changed, reason in (
        ({"origin": "game"}, "not made for the collection"),
        ({"since": ""}, "not made for the collection"),
        ({"ideas": ()}, "ideas without a name"),
        ({"ideas": ("mission",)}, "ideas without a name"),
        ({"judged": right.judged.model_copy(update={"loss": 0.09})}, "ahead by 0.09 ± 0.01 in 128"),
        ({"judged": right.judged.model_copy(update={"error": 0.08})}, "ahead by 0.2 ± 0.08 in 128"),
        ({"judged": right.judged.model_copy(update={"worlds": 64})}, "in 64 worlds only"),
        ({"components": "00"}, "of other components"),
        ({"digest": "00"}, "another position"),
        ({"second": right.best.model_copy(update={"moves": right.second.moves})}, "a second turn that earns stars"),
    ):
        assert any(reason in fault for fault in faults(right.model_copy(update=changed), GAMES))


def test_the_check_judges_anew_and_lets_bots_try(monkeypatch):
    invented = puzzle_of("historia", ideas=["trade"], since="2026-12-01")
    assert "judged otherwise" in judged_anew(opened(invented, GAMES), 2)
    tried = []

    def solved(rules, puzzle, bot, seed, tries):
        tried.append((bot, seed, tries))
        return 1.0 if bot == TINY.strong else 0.0

    monkeypatch.setattr("engine.puzzles.checking.solved_by", solved)
    monkeypatch.setattr("engine.puzzles.checking.judged_anew", lambda there, worlds: "")
    (one,) = check_puzzles([invented], GAMES, 1, replace(TINY, weak="random"))
    assert (one.strong, one.weak, one.faults) == (1.0, 0.0, ()) and [bot for bot, _, _ in tried] == [
        "merchant",
        "random",
    ]
    (one,) = check_puzzles([invented.model_copy(update={"digest": "00"})], GAMES, 1, TINY)
    assert one.faults and len(tried) == 2
