"""Saves: round trips, what is refused and how, checkpoints when components changed."""

from __future__ import annotations

import json

import pytest

from engine.core.save import DIGEST_EVERY, SaveError, load_session, read_save, to_save, verify, write_save
from engine.core.session import Session
from tests.core.toy import Add, Look, ToyRules


def played(start: int = 0) -> Session:
    game = Session(ToyRules(), {"start": start}, 3)
    for move in (Add(0, 1), Look(1), Add(1, 2)):
        game.submit(move)
    return game


def test_a_round_trip_through_a_file(tmp_path):
    game = played()
    path = tmp_path / "deep" / "game.json"
    write_save(path, to_save(game, {"names": ["Ana", "Rui"]}))
    save = read_save(path)
    assert save.extra == {"names": ["Ana", "Rui"]}
    again, whole = load_session(ToyRules(), save)
    assert whole and again.state == game.state
    assert [e.move for e in again.log] == [e.move for e in game.log]
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]


def test_a_loaded_game_stops_undo_where_the_played_one_did():
    game = played()
    again, _ = load_session(ToyRules(), to_save(game))
    assert again.barrier == game.barrier
    assert again.undo() == Add(1, 2) and again.undo() is None


def test_a_finished_game_keeps_its_totals():
    game = Session(ToyRules(), {"start": 8}, 3)
    game.submit(Add(0, 3))
    save = to_save(game)
    assert save.totals == [11, 0]
    assert verify(ToyRules(), save).result() == game.result()
    save.totals = [12, 0]
    with pytest.raises(SaveError, match="totals: differ"):
        verify(ToyRules(), save)


def test_digests_stand_at_the_start_now_and_then_and_at_the_end():
    game = Session(ToyRules(), {"start": 0}, 3)
    for _ in range(DIGEST_EVERY + 2):
        game.submit(Look(0))
    assert [n for n, _ in to_save(game).digests] == [0, DIGEST_EVERY, DIGEST_EVERY + 2]


def test_an_illegal_logged_move_is_named():
    save = to_save(played())
    save.moves[2]["number"] = 9
    with pytest.raises(SaveError, match=r"move 3 is refused: bad_number"):
        verify(ToyRules(), save)


def test_a_wrong_digest_is_named():
    save = to_save(played())
    save.digests[1] = (save.digests[1][0], "0" * 16)
    with pytest.raises(SaveError, match="after move 3 the position differs"):
        verify(ToyRules(), save)


def test_a_changed_checkpoint_is_named():
    save = to_save(played())
    save.checkpoint["total"] = 4
    with pytest.raises(SaveError, match="checkpoint: differs"):
        verify(ToyRules(), save)


def test_with_corrected_components_the_checkpoint_loads_and_the_history_is_view_only():
    save = to_save(played())
    rules = ToyRules()
    rules.components = "two"
    game, whole = load_session(rules, save)
    assert not whole and game.log == [] and game.state.total == 3
    game.submit(Add(0, 1))
    with pytest.raises(SaveError, match="components"):
        verify(rules, save)


def test_a_log_that_no_longer_replays_falls_back_to_the_checkpoint():
    save = to_save(played())
    save.moves[0]["number"] = 9
    game, whole = load_session(ToyRules(), save)
    assert not whole and game.state.total == 3


def test_an_unreadable_checkpoint_is_refused():
    save = to_save(played())
    save.components = "old"
    del save.checkpoint["total"]
    with pytest.raises(SaveError, match=r"checkpoint: .*choose another"):
        load_session(ToyRules(), save)


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda d: d.pop("moves"), "moves"),
        (lambda d: d.update(seed="x"), "seed"),
        (lambda d: d.update(version=2), "version"),
        (lambda d: d.update(format="other"), "format"),
        (lambda d: d.update(extra_key=1), "extra_key"),
        (lambda d: d.update(digests=[[1]]), "digests.0"),
    ],
)
def test_a_damaged_file_is_refused_with_file_place_and_reason(tmp_path, damage, place):
    data = json.loads(to_save(played()).model_dump_json())
    damage(data)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        read_save(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: {place}") and message.endswith("the save is damaged, choose another")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "imperial-save"', b"\xff\xfe\x00"])
def test_what_is_no_save_at_all_is_refused(tmp_path, content):
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"broken\.json"):
        read_save(path)


def test_a_truncated_file_is_refused(tmp_path):
    path = tmp_path / "cut.json"
    whole = to_save(played()).model_dump_json()
    path.write_text(whole[: len(whole) // 2], encoding="utf-8")
    with pytest.raises(SaveError, match="the whole file"):
        read_save(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(SaveError, match="could not be read"):
        read_save(tmp_path / "none.json")


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    write_save(path, to_save(played()))
    before = path.read_bytes()

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.core.save.os.replace", full)
    with pytest.raises(SaveError, match="No space left"):
        write_save(path, to_save(played(1)))
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
