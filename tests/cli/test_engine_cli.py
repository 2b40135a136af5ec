"""`python -m engine`: every command, good input and bad, the shape of its JSON, exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __main__ as cli
from engine.bots import BOTS
from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.brazil.moves import PlaceToken
from engine.core.rng import Rng
from engine.core.seed_commitment import commitment, seed_of
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage import sealing
from engine.storage.journal import Journal
from engine.storage.save import read_save, to_save, write_save
from tests.core.sealed import SealedRules

ROOT = Path(__file__).resolve().parents[2]
BRAZIL = GAMES["brazil"]


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


@pytest.fixture
def run(capsys):
    """Run a command: exit status, what it printed, what it complained about."""

    def call(*words: str) -> tuple[int, str, str]:
        status = cli.main(words)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A finished game."""
    session = Session(BRAZIL, BRAZIL.setups("cisplatine", 2, {})[0], 8)
    rng = Rng(8)
    while session.awaiting:
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    path = tmp_path_factory.mktemp("saves") / "game.imperial"
    write_save(path, to_save(session))
    return path


# --- scenarios ---


def test_scenarios_are_listed_for_people_and_for_programs(run):
    status, text, err = run("scenarios")
    assert status == 0 and err == "" and all(name in text for name in BRAZIL.scenario_ids())
    status, out, _ = run("scenarios", "--json")
    data = json.loads(out)
    assert status == 0 and set(data) == {"scenarios", "errors"} and data["errors"] == []
    row = next(row for row in data["scenarios"] if row["id"] == "cisplatine")
    assert {"id", "seats", "combat", "land", "unknown", "capitals", "failures"} <= set(row)
    assert row["seats"] == 2 and row["failures"] == [] and len(row["capitals"]) == 2


def test_a_broken_scenario_is_named_and_the_exit_status_says_so(run, monkeypatch, tmp_path):
    from engine.brazil import scenarios

    (tmp_path / "broken.toml").write_text("id = 7\n", encoding="utf-8")
    monkeypatch.setenv(scenarios.USER_FOLDER_VARIABLE, str(tmp_path))
    scenarios.forget()
    try:
        status, out, _ = run("scenarios", "--json")
    finally:
        scenarios.forget()
    assert status == 1 and "broken.toml" in json.loads(out)["errors"][0]


def test_every_game_lists_its_own(run):
    status, out, _ = run("scenarios", "--game", "sealed", "--json")
    assert status == 0 and [row["id"] for row in json.loads(out)["scenarios"]] == ["two", "three"]


# --- selfplay and arena ---


def test_selfplay_prints_its_stable_shape(run):
    words = ("selfplay", "--scenario", "cisplatine", "--seats", "random,random", "--games", "3", "--seed", "2")
    status, out, _ = run(*words, "--json")
    data = json.loads(out)
    assert status == 0
    assert set(data) == {"games", "finished", "seconds", "decisions", "turns", "wins", "scores", "errors"}
    assert (data["games"], data["finished"], data["errors"]) == (3, 3, [])
    assert sum(data["wins"]) == pytest.approx(3, abs=0.05) and set(data["scores"]) == {"mean", "min", "max"}
    status, text, _ = run(*words)
    assert status == 0 and text.startswith("3 of 3 games finished") and text.count("random") == 2


def test_without_a_scenario_the_first_for_so_many_seats_is_played(run):
    status, out, _ = run("arena", "--game", "sealed", "--bots", "random,random,random", "--games", "3", "--json")
    assert status == 0 and json.loads(out)["scenario"] == "three"
    status, out, _ = run("arena", "--bots", "random,random", "--games", "2", "--json")
    assert status == 0 and json.loads(out)["scenario"] == "cisplatine"


def test_arena_prints_shares_with_intervals(run):
    words = ("arena", "--game", "sealed", "--bots", "greedy,random", "--games", "20", "--seed", "3")
    status, out, _ = run(*words, "--json")
    data = json.loads(out)
    assert status == 0 and set(data) == {"games", "seed", "scenario", "bots", "errors"}
    assert data["games"] == 20 and data["seed"] == 3 and data["errors"] == []
    assert [row["bot"] for row in data["bots"]] == ["greedy", "random"]
    for row in data["bots"]:
        low, high = row["interval"]
        assert low <= row["share"] <= high and row["share"] == pytest.approx(row["wins"] / 20, abs=0.001)
    status, text, _ = run(*words)
    assert status == 0 and "of 20" in text and "%" in text


def test_options_of_the_table_are_taken(run, monkeypatch):
    asked = []
    rules = GAMES["sealed"]
    made = rules.setups
    monkeypatch.setattr(rules, "setups", lambda *what: asked.append(what) or made(*what), raising=False)
    words = ("--option", "cards=four", "--option", "colour=white,red", "--games", "2")
    status, _, _ = run("selfplay", "--game", "sealed", "--seats", "random,random", *words)
    assert status == 0 and asked == [("two", 2, {"cards": "four", "colour": ("white", "red")})]


def test_errors_of_games_are_printed_and_the_exit_status_says_so(run, monkeypatch):
    def broken(s, move):
        raise ZeroDivisionError("broken rules")

    monkeypatch.setattr(GAMES["sealed"], "apply", broken, raising=False)
    for words in (("selfplay", "--seats"), ("arena", "--bots")):
        status, out, _ = run(words[0], "--game", "sealed", words[1], "random,random", "--games", "2", "--json")
        assert status == 1 and "broken rules" in json.loads(out)["errors"][0]
        status, out, _ = run(words[0], "--game", "sealed", words[1], "random,random", "--games", "2")
        assert status == 1 and "broken rules" in out


# --- replay, verify ---


def test_a_finished_game_is_verified(run, saved):
    status, out, _ = run("verify", str(saved), "--json")
    assert status == 0 and json.loads(out)["ok"] is True and json.loads(out)["older"] == 0
    status, text, _ = run("verify", str(saved))
    assert status == 0 and "moves agree" in text


def test_a_finished_game_is_reviewed_for_people_and_for_programs(run, saved, monkeypatch):
    found = Mistake(
        *(8, 1, (PlaceToken(1, "build"),), (PlaceToken(1, "trade"),)),
        *(Verdict((0.2, 0.3, 0.1), (1.0, 1.0, 1.0)), Verdict((0.3, 0.45, 0.22), (3.0, 3.0, 3.0))),
    )
    asked = []

    def told(rules, start, moves, seats, seed, helpers):
        asked.append((rules.id, len(moves), seats, seed, helpers))
        return Review(seed, [found], {0: Rating(9, 12.0, 4.0, 20.0, 0.05, 0.01)})

    monkeypatch.setattr("engine.saved_game_commands.review", told)
    status, out, _ = run("review", str(saved), "--seed", "4", "--json")
    data = json.loads(out)
    assert status == 0 and asked == [("brazil", len(read_save(saved).moves), (0, 1), 4, 1)]
    assert data["mistakes"][0]["move"] == 9 and data["mistakes"][0]["grade"] == "mistake"
    assert data["ratings"]["1"]["rating"] == 12.0
    status, out, _ = run("review", str(saved))
    assert status == 0 and "mistake" in out and "'trade'" in out and "rating 12.0 [4.0-20.0], luck +5.0 ± 2.0 %" in out


def test_a_running_game_is_not_reviewed(run, running):
    status, _, err = run("review", str(running))
    assert status == 2 and "only a whole game that is over can be reviewed" in err


def test_a_finished_game_is_replayed(run, saved):
    moves = len(read_save(saved).moves)
    status, out, _ = run("replay", str(saved), "--json")
    data = json.loads(out)
    assert status == 0 and len(data["moves"]) == moves and len(data["totals"]) == 2
    assert set(data["moves"][0]) == {"move", "events"} and any(entry["events"] for entry in data["moves"])
    status, text, _ = run("replay", str(saved))
    assert status == 0 and f"{moves:5} " in text and "totals [" in text


def test_a_replay_shows_no_secrets(run, saved):
    """An onlooker does not see which Missions were kept, nor cards drawn."""
    _, out, _ = run("replay", str(saved), "--json")
    first = json.loads(out)["moves"][0]
    assert first["move"]["kind"] == "keep_mission" and first["move"]["mission"] not in "".join(first["events"])


def altered(saved: Path, tmp_path: Path, old: str, new: str) -> Path:
    text = saved.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "altered.imperial"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_an_altered_save_does_not_verify(run, saved, tmp_path):
    path = altered(saved, tmp_path, '"seed":8', '"seed":9')
    status, out, err = run("verify", str(path))
    assert status == 1 and out == "" and "the second line: is not what the first one says of it" in err


def test_a_save_that_disagrees_with_itself_is_told_as_json_too(run, saved, tmp_path, monkeypatch):
    class Other(type(BRAZIL)):
        def component_digest(self, setup_):
            return "other"

    monkeypatch.setitem(GAMES, "brazil", Other())
    status, out, _ = run("verify", str(saved), "--json")
    assert status == 1 and json.loads(out) == {"ok": False, "reason": json.loads(out)["reason"]}
    assert json.loads(out)["reason"].startswith("components: ")


def test_a_log_that_no_longer_replays_is_printed_without_events(run, saved, monkeypatch):
    class Other(type(BRAZIL)):
        def digest(self, s):
            return "other"

    monkeypatch.setitem(GAMES, "brazil", Other())
    status, _, err = run("replay", str(saved))
    assert status == 1 and "checkpoint: differs" in err


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"game":"brazil"', '"game":"chess"', "seal: "),
        ('"version":4', '"version":5', "written by a newer program"),
        ('"version":4', '"version":-1', "version: there is no -1"),
        ('{"format"', '["format"', "the whole file"),
        ('"imperial-save"', '"imperial-play"', "format: this is no saved game"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_good_save_is_refused_in_one_line(run, saved, tmp_path, command, old, new, message):
    path = altered(saved, tmp_path, old, new)
    status, out, err = run(command, str(path))
    assert status == 1 and out == "" and message in err and str(path) in err and err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_save_of_an_unknown_game_is_refused(run, tmp_path, command):
    class Chess(SealedRules):
        id = "chess"

    path = tmp_path / "chess.imperial"
    write_save(path, to_save(Session(Chess(), Chess().setups("two", 2, {})[0], 1)))
    status, _, err = run(command, str(path))
    assert status == 1 and "unknown game 'chess'; there are brazil, " in err


def test_a_missing_file_is_refused(run, tmp_path):
    status, _, err = run("verify", str(tmp_path / "none.imperial"))
    assert status == 1 and "could not be read (No such file or directory)" in err


# --- bench ---


def test_bench_prints_its_figures_for_every_game(run):
    names = {"copy_us_median", "copy_us_p95", "legal_moves_late_us_median", "legal_moves_late_us_p95"}
    for game in ("brazil", "sealed"):
        status, out, _ = run("bench", "--game", game, "--seconds", "0.05", "--json")
        data = json.loads(out)
        assert status == 0 and names | {"random_games_per_second", "decisions_per_second"} <= set(data)
        assert ("ratio_to_catanatron" in data) != ("catanatron" in data)
        if "ratio_to_catanatron" in data:
            low, high = data["ratio_to_catanatron_middle_half"]
            assert low <= data["ratio_to_catanatron"] <= high and data["rounds"] == 2
    status, out, _ = run("bench", "--game", "sealed", "--scenario", "two", "--seconds", "0.05")
    assert status == 0 and "decisions_per_second" in out


# --- what is refused ---


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "the following arguments are required: command"),
        (("chess",), "invalid choice: 'chess'"),
        (("scenarios", "--game", "chess"), "invalid choice: 'chess'"),
        (("scenarios", "--gam", "brazil"), "unrecognized arguments: --gam brazil"),
        (("scenarios", "--js"), "unrecognized arguments: --js"),
        (("selfplay",), "the following arguments are required: --seats"),
        (("selfplay", "--seats", "random,nobody"), "unknown bot 'nobody'; there are random, greedy"),
        (("selfplay", "--seats", "random", "--scenario", "nowhere"), "unknown scenario 'nowhere'; there are amazon"),
        (("selfplay", "--seats", "random", "--scenario", "cisplatine"), "is for 2 seats, not 1"),
        (
            ("selfplay", "--seats", "random," * 6 + "random"),
            "no scenario is for 7 seats; there are some for 1, 2, 3, 4",
        ),
        (("selfplay", "--seats", "random,random", "--games", "0"), "'0' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--games", "many"), "'many' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--jobs", "-1"), "'-1' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--seed", "x"), "invalid int value: 'x'"),
        (("selfplay", "--seats", "random,random", "--game", "2"), "invalid choice: '2'"),
        (("selfplay", "--seats", "random,random", "--option", "x=1"), "unknown option 'x' for 2 seats"),
        (("selfplay", "--seats", "random,random", "--option", "monarchs"), "is not an option with its value"),
        (("selfplay", "--seats", "random,random", "--option", "monarchs=no"), "unknown monarchs 'no'"),
        (("arena", "--bots", "random,random", "--option", "colour=sky"), "a value of its own for each of 2 seats"),
        (("bench", "--seconds", "0"), "'0' is no number of seconds"),
        (("bench", "--seconds", "nan"), "'nan' is no number of seconds"),
        (("bench", "--scenario", "nowhere"), "unknown scenario 'nowhere'"),
        (("verify",), "the following arguments are required: save"),
        (("verify", "a", "--game", "brazil"), "unrecognized arguments: --game brazil"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line_with_exit_status_2(run, words, message):
    status, out, err = run(*words)
    assert status == 2 and out == "" and message in err and err.count("\n") == 1


def test_it_runs_as_a_program_and_imports_no_window():
    code = "import sys, engine.__main__; print([m for m in sys.modules if m.split('.')[0] in ('pygame', 'game')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    done = subprocess.run(
        [sys.executable, "-m", "engine", "selfplay", "--seats", "x"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2 and done.stderr == f"unknown bot 'x'; there are {', '.join(BOTS)}\n"


def test_a_reader_that_goes_away_is_no_error():
    done = subprocess.run(
        f"{sys.executable} -m engine scenarios | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ},
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr


def test_the_command_line_names_no_game():
    """Only the catalogue does."""
    for name in ("__main__.py", "lab/bench.py", "saved_game_commands.py"):
        assert "brazil" not in (ROOT / "engine" / name).read_text(encoding="utf-8").lower()


# --- sealed, and promised ---


@pytest.fixture
def running(tmp_path):
    """A sealed save of a running game with its journal, and its key."""
    sealing.keep_keys_in(tmp_path / "data" / "keys", fresh=lambda size: bytes(range(size)))
    path = tmp_path / "data" / "saves" / "running.imperial"
    nonce = "ab" * 16
    session = Session(BRAZIL, BRAZIL.setups("cisplatine", 2, {})[0], seed_of(nonce), nonce=nonce)
    journal = Journal.begin(path.with_name(f"{path.name}.journal"), session)
    for _ in range(12):
        session.submit(session.legal_moves(session.awaiting[0])[0])
        journal.moved(session)
    journal.close()
    write_save(path, to_save(session, journal=journal.last))
    sealing.keep_keys_in(fresh=bytes)
    return path


def test_the_promise_of_a_running_game_is_verified_with_its_key(run, running, tmp_path):
    status, out, _ = run("verify", str(running))
    promise = commitment(seed_of("ab" * 16), "ab" * 16)
    assert status == 0 and promise in out and "nobody picked it" in out and "ab" * 16 not in out
    running.parent.parent.joinpath("keys").rename(tmp_path / "elsewhere")
    status, _, err = run("verify", str(running))
    assert status == 0 or "which is not here" in err
    status, _, _ = run("verify", str(running), "--keys", str(tmp_path / "elsewhere"))
    assert status == 0


def test_a_replay_of_a_sealed_game_names_no_move(run, running):
    status, out, _ = run("replay", str(running))
    assert status == 0 and "keep_mission" in out and "'mission'" not in out


def test_a_journal_that_was_changed_does_not_verify(run, running):
    journal = running.with_name(f"{running.name}.journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:3], lines[4], lines[3], *lines[5:]]))
    status, out, _ = run("verify", str(running))
    assert status == 1 and "line 4: does not follow from the line before" in out


@pytest.mark.parametrize(
    ("left", "says"),
    [(None, "is not there"), (0, "was never written to its end"), (40, "was never written to its end")],
)
def test_a_save_whose_journal_has_gone_or_is_empty_verifies_and_that_is_said(run, running, left, says):
    """A full disk leaves an empty one; that the save names it, and moves may be missing, is another matter."""
    journal = running.with_name(f"{running.name}.journal")
    journal.unlink() if left is None else journal.write_bytes(journal.read_bytes()[:left])
    status, out, _ = run("verify", str(running))
    assert status == 0 and says in out and str(journal) in out and "moves made after the save may be missing" in out
    alone = read_save(running).model_copy(update={"journal": ""})
    alone.seal = alone.sealed()
    write_save(running, alone, openly=True)
    status, out, _ = run("verify", str(running))
    assert status == 0 and "may be missing" not in out and (left is None) == (".journal" not in out), out


@pytest.mark.parametrize(
    "words", [("verify",), ("replay",), ("verify", "--keys", "a\0b"), ("replay", "--keys", "a\0b")]
)
def test_a_path_that_no_system_takes_is_refused_in_a_sentence(run, words):
    status, _, err = run(*words, "a\0b.imperial")
    assert status == 1 and err.count("\n") == 1 and "could not be read" in err


def test_games_are_not_kept_under_a_path_that_no_system_takes(run):
    status, _, err = run("selfplay", "--seats", "random,random", "--games", "1", "--keep", "a\0b")
    assert status == 2 and err.count("\n") == 1


# --- lessons ---


def test_lessons_are_listed_and_a_game_without_any_is_told(run, monkeypatch):
    status, text, err = run("lessons")
    assert status == 0 and "first_harvest" in text and not err
    status, text, _ = run("lessons", "--json")
    data = json.loads(text)
    assert [row["number"] for row in data["lessons"]] == list(range(1, len(data["lessons"]) + 1))
    monkeypatch.setattr("engine.lessons.WORDS", {})
    status, _, err = run("lessons")
    assert status == 2 and "brazil has no lessons" in err


# --- challenges ---


def test_challenges_are_listed_and_tried(run):
    status, text, err = run("challenges")
    assert status == 0 and err == "" and "battle_of_guararapes" in text
    status, out, _ = run(
        "challenges", "--challenge", "battle_of_guararapes", "--bots", "random", "--deals", "2", "--json"
    )
    data = json.loads(out)
    assert status == 0 and data["errors"] == [] and data["level"] == "printed"
    tried = data["challenges"][0]["tried"]
    assert [(row["bot"], row["deals"]) for row in tried] == [("random", 2)] and len(tried[0]["interval"]) == 2


def test_challenges_that_are_not_there_are_refused(run):
    status, _, err = run("challenges", "--challenge", "waterloo")
    assert status == 2 and "unknown challenge 'waterloo'; there are" in err
    status, _, err = run("challenges", "--game", "historia")
    assert status == 2 and "historia has no challenges" in err
