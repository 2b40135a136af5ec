"""Saves of older versions, kept as players have them: each loads, goes on, is written as of today and verified.

`saves/v1` holds one a scenario, a battle, the setup, finished games, and one from before a map was corrected;
`saves/v2` one a game, a finished and a corrected one, and two whose program was stopped, with journals of version 1;
`saves/v3` and `saves/v4` one a game with a move taken back, a finished one, and one whose program was stopped, with a
journal of version 2 and 3.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.session_records import UndoBarrier
from engine.registry import GAMES
from engine.storage.journal import read_journal
from engine.storage.resume import resume
from engine.storage.save import load_session, read_save, to_save, verify, write_save
from engine.storage.save_file import SaveError, parse_save, read_head
from engine.storage.save_header import parse_file_bytes
from engine.storage.upgrade import UPGRADES, VERSION

SAVES = Path(__file__).parent / "saves"
FILES = sorted(SAVES.glob("v*/*.imperial"))
CORRECTED = (
    "v2/historia",  # what has one answer only is not asked any more: its moves lead elsewhere
    "v2/finished",  # Dona Leopoldina cost gold
)


def data_of(path: Path) -> dict[str, Any]:
    """The data in a save file of any version, as it is written there."""
    data: dict[str, Any] = parse_file_bytes(path.read_bytes())
    return data


def test_there_are_saves_of_every_older_version():
    assert {path.parent.name for path in FILES} == {f"v{version}" for version in UPGRADES}
    for path in FILES:
        assert path.parent.name == f"v{data_of(path)['version']}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_save_loads_goes_on_and_is_verified(tmp_path, path):
    raw = data_of(path)
    save = read_save(path)
    rules = GAMES[save.game]
    assert save.version == VERSION and save.moves == raw["moves"] and save.seed == raw["seed"]
    names, who = raw["extra"].get("names", []), raw["extra"].get("who", [])
    players = raw.get("players", [{"name": name, "who": kind} for name, kind in zip(names, who, strict=True)])
    assert [player.model_dump() for player in save.players] == players
    head = read_head(path)
    assert [player.model_dump() for player in head.players] == players and head.totals == save.totals

    session, cut = load_session(rules, save)
    last = dict(raw["digests"])[len(raw["moves"])] if raw["version"] == 1 else raw["digests"][-1]
    assert rules.digest(session.state) == last
    assert (len(session.log), len(session.older) - len(save.older)) == ((0, 1) if cut else (len(raw["moves"]), 0))
    if raw["version"] == 1:
        assert not session.can_undo, "who played before is not known"
        assert save.barrier == UndoBarrier("hand_over" if raw["moves"] else "start"), "and the player is told so"
        assert not {"names", "who"} & set(save.extra), "they have a place of their own now"
    elif f"{path.parent.name}/{path.stem}" in CORRECTED:
        assert cut is not None and cut.corrected and not session.can_undo, "its moves are kept to be looked at"
    else:
        assert not cut and (session.undo_floor, len(session.undone)) == (raw["fixed"], len(raw["undone"]))

    rng = Rng(1)
    for _ in range(40):
        if session.awaiting:
            session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    target = tmp_path / path.name
    write_save(target, to_save(session, save.extra, save.players))
    if session.ended:
        with pytest.raises(SaveError, match="components: made with other" if save.components else "totals: differ"):
            verify(rules, read_save(target))
        again, _ = load_session(rules, read_save(target))
        assert again.ended == session.ended
    else:
        again = verify(rules, read_save(target))
    assert repr(again.state) == repr(session.state) and again.older == session.older
    assert (again.undo_floor, again.barrier) == (session.undo_floor, session.barrier)


def test_the_game_of_the_map_that_was_corrected_since_keeps_its_moves_to_be_looked_at():
    save = read_save(SAVES / "v1" / "before_sao_francisco_was_corrected.imperial")
    session, cut = load_session(GAMES[save.game], save)
    assert cut is not None and cut.corrected
    assert [len(chapter.moves) for chapter in session.older] == [len(save.moves)]


FINISHED = [path for path in FILES if data_of(path)["totals"] is not None]


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_keeps_the_result_it_ended_with(path):
    save = read_save(path)
    session, _ = load_session(GAMES[save.game], save)
    result = session.result()
    assert result is not None and list(result.totals) == save.totals
    for seat, lines in enumerate(result.lines):
        left = result.totals[seat] - sum(line.vp for line in lines)
        assert left == 0 or (path.stem == "won_solo" and left > 0), "a solo challenge adds the rounds that were left"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"digests": [[-1, "0"]]}, "digests: there is no move -1"),
        ({"digests": [[9999, "0"]]}, "digests: there is no move 9999"),
        ({"extra": {"names": ["Ana"]}}, "extra: names and kinds of seats don't fit each other"),
        ({"extra": {"names": "Ana", "who": "bot"}}, "extra: names and kinds of seats don't fit each other"),
        ({"moves": 7}, "moves: "),
        ({"seal": ""}, "seal: "),
    ],
)
def test_a_damaged_save_of_version_1_is_refused_with_its_place(change, message):
    raw = data_of(SAVES / "v1" / "setup.imperial")
    with pytest.raises(SaveError) as caught:
        parse_save({**raw, **change})
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("name", ["v2/interrupted", "v2/in_the_setup", "v3/interrupted", "v4/interrupted"])
def test_the_journal_of_an_older_program_leads_to_where_it_was_stopped(name):
    path = SAVES / f"{name}.imperial"
    save = read_save(path)
    contents = read_journal(path.with_name(f"{path.name}.journal"))
    assert contents.begin.version == int(name[1]) - 1 and len(contents.lines) > 3
    session = resume(GAMES[save.game], path, contents, save)
    assert session.digest(len(session.log)) == contents.lines[-1].digest
    assert (len(session.log) != len(save.moves)) or session.undone


@pytest.mark.parametrize(
    "change", [{"seed": 5}, {"seal": "0" * 32}, {"nonce": ""}, {"commitment": ""}, {"picture": ""}]
)
def test_a_changed_save_of_version_2_is_refused(change):
    raw = data_of(SAVES / "v2" / "solo.imperial")
    with pytest.raises(SaveError):
        parse_save({**raw, **change})


@pytest.mark.parametrize("change", [{"seed": 5}, {"seal": "0" * 32}, {"commitment": ""}, {"version": 4}])
def test_a_changed_save_of_version_3_is_refused(change):
    with pytest.raises(SaveError):
        parse_save({**data_of(SAVES / "v3" / "brazil.imperial"), **change})


@pytest.mark.parametrize("change", [{"seed": 5}, {"deal": None}, {"signed": []}, {"nonce": ""}, {"version": 5}])
def test_a_changed_save_of_version_4_is_refused(change):
    with pytest.raises(SaveError):
        parse_save({**data_of(SAVES / "v4" / "brazil.imperial"), **change})


@pytest.mark.parametrize("version", UPGRADES)
def test_an_old_save_written_as_it_was_read_is_one_of_today(tmp_path, version):
    """As a picture that carries a game of an older program is kept when it is opened."""
    path, target = SAVES / f"v{version}" / "finished.imperial", tmp_path / "kept.imperial"
    write_save(target, read_save(path))
    assert data_of(target)["version"] == VERSION
    assert read_save(target).moves == read_save(path).moves
