"""Saves, checkpoints and the wire hold a whole game, and what was altered is refused with its place and reason."""

from __future__ import annotations

import json
import re

import pytest
from pydantic import ValidationError

from engine.brazil import scenarios
from engine.brazil.map.tiles import scenario_folder
from engine.brazil.moves import PlaceToken
from engine.core.move import IllegalMove
from engine.core.session import Session
from engine.storage.save import load_session, to_save, verify
from engine.storage.save_file import SaveError, SaveFile, read_save, write_save
from engine.storage.save_header import to_file_bytes
from tests.brazil.challenges import MAP
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, new, positions, setup_of, steps
from tests.brazil.universe import universe

MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))


@pytest.mark.parametrize("scenario", MAPS)
@pytest.mark.parametrize("moves", [0, 1, 57, 300, 10**6])
def test_a_save_is_written_read_and_verified(tmp_path, scenario, moves):
    whole = finished(scenario, 5)
    session = new(scenario, 5)
    for entry in whole.log[:moves]:
        session.submit(entry.move)
    path = tmp_path / "game.json"
    write_save(path, to_save(session))
    save = read_save(path)
    again = verify(RULES, save)
    assert repr(again.state) == repr(session.state)
    loaded, cut = load_session(RULES, save)
    assert cut is None and repr(loaded.state) == repr(session.state)
    assert loaded.result() == session.result()


@pytest.mark.parametrize("options", [{"mission_draft": 3}, {"monarchs": "random"}, {"monarchs": "bid"}])
def test_options_are_saved(tmp_path, options):
    session = new(SMALL, 3, **options)
    for move in steps(session, 3):
        session.submit(move)
        if len(session.log) > 60:
            break
    again = verify(RULES, to_save(session))
    assert again.setup == session.setup == setup_of(SMALL, 3, **options)


@pytest.mark.parametrize("scenario", MAPS)
def test_every_position_survives_its_checkpoint(scenario):
    for s in positions(scenario, SEEDS[:2], 83):
        session = finished(scenario, 0)
        data = json.loads(json.dumps(RULES.dump_state(s)))
        loaded = RULES.load_state(data, session.setup)
        assert repr(loaded) == repr(s) and RULES.digest(loaded) == RULES.digest(s)
        seat = s.frames[-1].seat
        assert RULES.legal_moves(loaded, seat) == RULES.legal_moves(s, seat)


def test_every_move_survives_the_wire():
    for scenario in MAPS:
        for entry in finished(scenario, 3).log:
            data = json.loads(json.dumps(RULES.dump_move(entry.move)))
            assert RULES.load_move(data) == entry.move
    s = finished(SMALL, 3).position(200)
    for move in universe(s, 0)[::17]:
        data = json.loads(json.dumps(RULES.dump_move(move)))
        try:
            assert RULES.load_move(data) == move
        except ValidationError:
            assert RULES.why_not(s, move) is not None, "beyond what the box has"


def damaged(change) -> SaveError:
    """The complaint about a finished game's save after a change."""
    save = to_save(finished(SMALL, 1))
    data = json.loads(save.model_dump_json())
    change(data)
    with pytest.raises(SaveError) as caught:
        verify(RULES, sealed_anew(data))
    return caught.value


def sealed_anew(data) -> SaveFile:
    """A changed save by somebody who knows how to seal it."""
    save = SaveFile.model_validate(data)
    save.checksum = save.compute_checksum()
    return save


def test_a_save_whose_log_was_altered_is_refused_with_place_and_reason():
    def twice(data):
        place = next(i for i, m in enumerate(data["moves"]) if m["kind"] == "place_token")
        data["moves"].insert(place, dict(data["moves"][place]))
        data["digests"].insert(place + 2, "")

    assert "is refused" in str(damaged(twice))

    def no_such_kind(data):
        data["moves"][10]["kind"] = "cheat"

    assert str(damaged(no_such_kind)).startswith("move 11 is refused")

    def other_seed(data):
        data["seed"] += 1

    assert "differs from the save's digest" in str(damaged(other_seed))

    def richer(data):
        data["checkpoint"]["seats"][0]["supply"] += 1

    assert str(damaged(richer)).startswith("checkpoint: differs")

    def higher(data):
        data["totals"][0] += 1

    assert str(damaged(higher)).startswith("totals: differ")

    def old(data):
        data["components"] = "0" * 16

    assert str(damaged(old)).startswith("components: made with other component files")


@pytest.mark.parametrize("other", ["platine_war", "cisplatine", "treaty_of_tordesillas"])
def test_a_map_of_the_players_own_that_was_exchanged_is_called_that_and_no_damage(tmp_path, other):
    own = tmp_path / "small.toml"
    own.write_text(MAP, encoding="utf-8")
    scenarios.look_also_in(tmp_path)
    try:
        session = Session(RULES, RULES.setups("small", 2, {})[0], 7)
        for _ in range(20):
            session.submit(session.legal_moves(session.awaiting[0])[0])
        save = to_save(session)
        text = (scenario_folder() / f"{other}.toml").read_text(encoding="utf-8")
        own.write_text(re.sub('^id = ".*"', 'id = "small"', text, flags=re.MULTILINE), encoding="utf-8")
        scenarios.look_also_in(tmp_path)
        for load in (load_session, verify):
            with pytest.raises(
                SaveError, match="the map small or the numbers of the game are not those it was saved with"
            ):
                load(RULES, save)
        own.write_text(MAP, encoding="utf-8")
        scenarios.look_also_in(tmp_path)
        assert load_session(RULES, save)[1] is None
        save.checkpoint["seats"] = []
        broken = save.model_copy(update={"digests": ["0" * 16] * len(save.digests)})
        with pytest.raises(SaveError, match="the save is damaged"):
            load_session(RULES, broken)
    finally:
        scenarios.look_also_in(None)


@pytest.mark.parametrize("scenario", MAPS)
def test_no_two_moves_that_follow_each_other_can_be_swapped(scenario):
    """Each would be noticed, also where both orders are legal and lead to the same position in the end."""
    data = json.loads(to_save(finished(scenario, 1)).model_dump_json())
    moves = data["moves"]
    for place in range(3, len(moves) - 1, max(29, len(moves) // 6)):
        if moves[place] != moves[place + 1]:
            swapped = [*moves[:place], moves[place + 1], moves[place], *moves[place + 2 :]]
            with pytest.raises(SaveError):
                verify(RULES, sealed_anew({**data, "moves": swapped}))


def test_a_save_of_other_components_loads_from_its_checkpoint():
    """Here its log is no longer legal; if it still is, it stays."""
    save = to_save(finished(SMALL, 1))
    save.components = "0" * 16
    session, cut = load_session(RULES, save)
    assert cut is None and len(session.log) == len(save.moves)
    save.moves[4] = {**save.moves[4], "seat": 1 - save.moves[4]["seat"]}
    session, cut = load_session(RULES, save)
    assert cut is not None and cut.corrected and cut.move == 5 and session.log == []
    assert session.older[0].moves == save.moves
    assert repr(session.state) == repr(finished(SMALL, 1).state)


@pytest.mark.parametrize("key", ["seats", "frames", "tile", "options"])
def test_a_checkpoint_that_lacks_something_is_refused(key):
    save = to_save(finished(SMALL, 1))
    save.digests[0] = "0" * 16
    del save.checkpoint[key]
    with pytest.raises(SaveError, match=rf"(?s)^checkpoint: .*\b{key}\b"):
        load_session(RULES, save)


def test_a_file_that_is_no_save_is_refused_with_file_place_and_reason(tmp_path):
    path = tmp_path / "game.json"
    whole = to_save(finished(SMALL, 1)).model_dump(mode="json")
    whole["moves"].insert(0, 7)
    path.write_bytes(to_file_bytes(whole, None))
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert str(caught.value).startswith(f"{path}: moves.0: ")


def test_a_forged_move_is_refused_by_the_session():
    session = new(SMALL, 1)
    with pytest.raises(IllegalMove):
        session.submit(PlaceToken(0, "harbor"))
