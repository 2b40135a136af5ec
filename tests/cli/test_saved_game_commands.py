"""`python -m engine replay | verify | review` on finished, running, sealed, signed and altered saves."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.brazil.moves import PlaceToken
from engine.core.seed_commitment import commitment, seed_of
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.save import read_save, to_save, write_save
from tests.core.joint import BOT, Table
from tests.core.sealed import SealedRules

BRAZIL = GAMES["brazil"]


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

    def fake_review(rules, start, moves, seats, seed, helpers):
        asked.append((rules.id, len(moves), seats, seed, helpers))
        return Review(seed, [found], {0: Rating(9, 12.0, 4.0, 20.0, 0.05, 0.01)})

    monkeypatch.setattr("engine.saved_game_commands.review", fake_review)
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
        ('"game":"brazil"', '"game":"chess"', "checksum: "),
        ('"version":5', '"version":6', "written by a newer program"),
        ('"version":5', '"version":-1', "version: there is no -1"),
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


# --- sealed, and promised ---


def test_the_promise_of_a_running_game_is_verified_with_its_key(run, running, tmp_path):
    status, out, _ = run("verify", str(running))
    promise = commitment(seed_of("ab" * 16), "ab" * 16)
    assert status == 0 and promise in out and "may have drawn several deals" in out and "ab" * 16 not in out
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
    alone.checksum = alone.compute_checksum()
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


# --- dealt and signed by all its people ---


@pytest.fixture
def joint(tmp_path) -> tuple[Table, Path]:
    """A finished game that two people and the host dealt and signed."""
    table = Table(SealedRules(), SealedRules().setups("three", 3, {})[0], ("Ana", BOT, "Rui"), seed=9).play()
    path = tmp_path / "joint.imperial"
    write_save(path, table.save())
    return table, path


def test_a_game_dealt_and_signed_by_its_people_is_verified_with_their_keys(run, joint):
    table, path = joint
    status, out, _ = run("verify", str(path))
    assert status == 0 and f"drawn by seat 1, seat 3, the host together: {table.deal.promise}" in out
    assert f"{len(table.joint.lines)} lines are signed, each over the line before" in out
    assert f"seat 1 Ana: key {table.public(0)}" in out and f"seat 3 Rui: key {table.public(2)}" in out
    assert f"the host: key {table.public(-1)}" in out and "may have drawn several" not in out
    for number, line in enumerate(table.joint.lines, 1):
        if line.do in ("call_in", "come_back"):
            assert f"line {number}, seat {line.seat + 1}: " in out
    assert {"call_in", "come_back"} <= {line.do for line in table.joint.lines}
    status, out, _ = run("verify", str(path), "--json")
    assert status == 0 and json.loads(out)["signed"] == len(table.joint.lines)


def test_an_exchanged_move_is_told_with_its_line_and_whose_it_is(run, joint):
    table, path = joint
    save = table.save()
    at = next(at for at, line in enumerate(save.signed) if line.do == "move" and line.seat == 2)
    save.signed[at] = replace(save.signed[at], salt="0" * 32)
    save.checksum = save.compute_checksum()
    write_save(path, save)
    status, out, _ = run("verify", str(path), "--json")
    told = json.loads(out)
    assert status == 1 and (told["ok"], told["line"], told["whose"]) == (False, at + 1, "seat 3")
    status, out, _ = run("verify", str(path))
    assert status == 1 and f"line {at + 1}, seat 3: was not signed by it in this place" in out and out.count("\n") == 1
