"""Bots of other versions: they play as they did then, in a process of their own, and are refused in one sentence."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.random_bot import RandomBot
from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.core.session import Session
from engine.lab import bot_versions
from engine.lab.arena import play
from engine.lab.bot_versions import PARTS, VersionedBot, is_timed, player_named, resolved
from engine.registry import GAMES
from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]
CHOICE = "        return rng.choice(rules.legal_moves(view, seat))"
LAST = "        return rules.legal_moves(view, seat)[-1]"


class Last(RandomBot):
    def choose(self, rules, view, seat, rng):
        return rules.legal_moves(view, seat)[-1]


@pytest.fixture(scope="module")
def repository(tmp_path_factory) -> Path:
    """A repository of this engine: tag `old` as it is, in `new` the random bot plays the last move and the Settler is
    called Colonist, `dealt` shuffles otherwise, `bare` lacks a folder."""
    root = tmp_path_factory.mktemp("repository")
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))

    def git(*words: str) -> None:
        who = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "old")
    git("tag", "old")
    random_bot = root / "engine" / "bots" / "random_bot.py"
    text = random_bot.read_text(encoding="utf-8")
    assert CHOICE in text
    random_bot.write_text(text.replace(CHOICE, LAST), encoding="utf-8")
    names = root / "engine" / "bots" / "registry.py"
    names.write_text(names.read_text(encoding="utf-8").replace('"settler"', '"colonist"'), encoding="utf-8")
    git("commit", "-qam", "new")
    git("tag", "new")
    rng = root / "engine" / "core" / "rng.py"
    rng.write_text(rng.read_text(encoding="utf-8").replace("0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17"), "utf-8")
    git("commit", "-qam", "deals other cards")
    git("tag", "dealt")
    git("rm", "-rqf", "scenarios")
    git("commit", "-qm", "no engine")
    git("tag", "bare")
    return root


@pytest.fixture(autouse=True)
def _there(repository, monkeypatch):
    monkeypatch.setattr(bot_versions, "ROOT", repository)
    bot_versions._commit.cache_clear()
    yield
    bot_versions._commit.cache_clear()


def two(game):
    rules = GAMES[game]
    return rules, rules.setups(next(row.id for row in rules.scenario_rows()[0] if row.seats == 2), 2, {})[0]


@pytest.mark.parametrize("game", first(1, ["historia", "brazil", "struggle"]))
def test_a_bot_of_a_version_like_this_one_plays_the_same_game(game):
    rules, setup = two(game)
    here = play(rules, setup, ("settler", "random"), 3)
    there = play(rules, setup, ("settler@old", "random@old"), 3)
    assert there.error == "" and (there.result, there.decisions) == (here.result, here.decisions)


def test_a_version_plays_with_its_own_code(monkeypatch):
    rules, setup = two("historia")
    today = play(rules, setup, ("random", "greedy"), 3)
    assert play(rules, setup, ("random@old", "greedy"), 3).result == today.result
    new = play(rules, setup, ("random@new", "greedy"), 3)
    monkeypatch.setitem(BOTS, "random", Last)
    assert new.error == "" and new.result == play(rules, setup, ("random", "greedy"), 3).result != today.result


def test_two_versions_meet_in_one_game():
    rules, setup = two("historia")
    played = play(rules, setup, ("random@old", "random@new"), 3)
    assert played.result is not None and played.result == play(rules, setup, ("random", "random@new"), 3).result


def test_a_plan_is_followed_and_random_numbers_go_on_in_the_version():
    """The Governor remembers its plan; its generator is that of the game."""
    rules, setup = two("historia")
    session = Session(rules, setup, 5)
    today, before = player_named("governor"), VersionedBot("governor@old")
    before.begin(rules, setup, 5)
    ours, theirs = Rng(7), Rng(7)
    for _ in range(12):
        seat = session.awaiting[0]
        view = session.view(seat)
        move = today.choose(rules, view, seat, ours)
        assert before.choose(rules, view, seat, theirs) == move and theirs.state == ours.state
        session.submit(move)
        before.moved(move)
    before.close()


def test_a_version_that_deals_other_cards_is_told_and_spoils_no_other_game():
    rules, setup = two("historia")
    played = play(rules, setup, ("random@dealt", "random"), 3)
    assert played.result is None and "the rules have changed since" in played.error
    assert play(rules, setup, ("random@old", "random"), 3).error == ""


def test_a_process_that_has_ended_is_an_error_of_the_game():
    rules, setup = two("historia")
    player_named("random@old")
    server = bot_versions._server(bot_versions._commit("old"))
    server._process.kill()
    server._process.wait()
    played = play(rules, setup, ("random", "random"), 3)
    broken = play(rules, setup, ("random@old", "random"), 3)
    bot_versions._server.cache_clear()
    assert played.result is not None and broken.result is None and "its process has ended" in broken.error


def test_a_name_is_resolved_to_its_commit_and_the_version_is_taken_once(repository):
    name = resolved("viceroy@old:lines=3")
    digest = subprocess.run(["git", "rev-parse", "old"], cwd=repository, capture_output=True, text=True).stdout
    assert name == f"viceroy@{digest[:12]}:lines=3" == resolved(name) and resolved("settler") == "settler"
    folder = repository / ".git" / "bot-versions" / digest[:12]
    before = folder.stat().st_mtime_ns
    bot_versions._server.cache_clear()
    assert resolved(name) == name and folder.stat().st_mtime_ns == before
    assert sorted(path.name for path in folder.iterdir()) == sorted(PARTS)
    assert [path for path in folder.parent.iterdir() if len(path.name) != 12] == []


def test_a_version_knows_whether_its_bot_goes_by_the_clock():
    assert is_timed("emperor@old") and not is_timed("emperor@old:worlds=16") and not is_timed("viceroy@old")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("settler@nowhere", "nowhere: the repository has no such commit, tag or branch"),
        ("settler@--all", "--all: the repository has no such commit"),
        ("settler@", "settler@: a bot of another version is named like"),
        ("@old", "@old: a bot of another version is named like"),
        ("settler@new", "unknown bot 'settler'"),
        ("viceroy@old:luck=3", "an effort has no 'luck'"),
        ("settler@bare", "there is no engine in that version"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(name, said, capsys):
    assert main(["sprt", "random", name]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_without_git_or_repository_it_is_said_in_one_line(monkeypatch, tmp_path):
    monkeypatch.setattr(bot_versions, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(ValueError, match="bots of other versions need the repository"):
        resolved("settler@HEAD")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ValueError, match="bots of other versions need git"):
        resolved("settler@HEAD")


def test_commands_say_commits_and_go_on_with_games_that_were_kept(capsys, tmp_path):
    words = ["sprt", "random@old", "random@new", "--game", "historia", "--games", "4", "--json"]
    commits = [resolved(name) for name in words[1:3]]
    calls = []
    for _ in range(2):
        assert main([*words, "--keep", str(tmp_path / "games.jsonl")]) == 1
        calls.append(json.loads(capsys.readouterr().out))
    assert calls[0] == calls[1] and calls[0]["bots"] == commits and calls[0]["games"] == 4
    assert main(["elo", "--pool", "random,random@old", "--game", "historia", "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["pairings"][0]["bots"] == ["random", commits[0]] and data["pairings"][0]["score"] == 0.5
    assert main(["chances", "--bots", commits[0]]) == 2
    assert "plays with bots of this version only" in capsys.readouterr().err
