"""Saves of older versions, kept as players have them: each loads, goes on, is written as of today and verified.

`saves/v1` holds one a scenario, a battle, the setup, finished games, and one from before a map was corrected.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.catalogue import GAMES
from engine.core.rng import Rng
from engine.core.save import load_session, read_save, to_save, verify, write_save
from engine.core.savefile import SaveError, parse_save
from engine.core.upgrade import UPGRADES, VERSION

SAVES = Path(__file__).parent / "saves"
FILES = sorted(SAVES.glob("v*/*.imperial"))


def test_there_are_saves_of_every_older_version():
    assert {path.parent.name for path in FILES} == {f"v{version}" for version in UPGRADES}
    for path in FILES:
        assert path.parent.name == f"v{json.loads(path.read_text(encoding='utf-8'))['version']}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_save_loads_goes_on_and_is_verified(tmp_path, path):
    raw = json.loads(path.read_text(encoding="utf-8"))
    save = read_save(path)
    rules = GAMES[save.game]
    assert save.version == VERSION and save.moves == raw["moves"] and save.seed == raw["seed"]
    assert [player.name for player in save.players] == raw["extra"].get("names", [])
    assert [player.who for player in save.players] == raw["extra"].get("who", [])

    session, cut = load_session(rules, save)
    assert rules.digest(session.state) == dict(raw["digests"])[len(raw["moves"])]
    assert (len(session.log), len(session.older)) == ((0, 1) if cut else (len(raw["moves"]), 0))
    assert not session.can_undo, "who played before is not known"

    rng = Rng(1)
    for _ in range(40):
        if session.awaiting:
            session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    target = tmp_path / path.name
    write_save(target, to_save(session, save.extra, save.players))
    again = verify(rules, read_save(target))
    assert repr(again.state) == repr(session.state) and again.older == session.older
    assert (again.fixed, again.barrier) == (session.fixed, session.barrier)


def test_the_game_of_the_map_that_was_corrected_since_keeps_its_moves_to_be_looked_at():
    save = read_save(SAVES / "v1" / "before_sao_francisco_was_corrected.imperial")
    session, cut = load_session(GAMES[save.game], save)
    assert cut is not None and cut.corrected
    assert [len(chapter.moves) for chapter in session.older] == [len(save.moves)]


def test_a_finished_game_is_still_finished():
    save = read_save(SAVES / "v1" / "finished.imperial")
    session, _ = load_session(GAMES[save.game], save)
    result = session.result()
    assert result is not None and list(result.totals) == save.totals


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
    raw = json.loads((SAVES / "v1" / "setup.imperial").read_text(encoding="utf-8"))
    with pytest.raises(SaveError) as caught:
        parse_save({**raw, **change})
    assert str(caught.value).startswith(message)
