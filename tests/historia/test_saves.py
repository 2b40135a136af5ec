"""What is written down comes back as it was; what was changed is refused with place and reason."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from engine.core.move import IllegalMove
from engine.historia.moves import PlaceCube
from engine.storage.save import load_session, to_save, verify
from engine.storage.save_file import SaveError, SaveFile
from tests.historia.random_play import RULES, SOME, TABLES, finished, new, positions, steps


@pytest.mark.parametrize("moves", [0, 1, 40, 10**6])
def test_a_save_gives_the_same_game_back(moves):
    session = new(3, 1, 6)
    for count, move in enumerate(steps(session, 6)):
        if count == moves:
            break
        session.submit(move)
    save = to_save(session)
    loaded, cut = load_session(RULES, type(save).model_validate_json(save.model_dump_json()))
    assert not cut and repr(loaded.state) == repr(session.state)


def test_every_position_survives_json():
    for players, bots in SOME:
        setup = finished(players, bots, 0).setup
        for s in positions([(players, bots)], (0,), 17):
            back = RULES.load_state(json.loads(json.dumps(RULES.dump_state(s))), setup)
            assert repr(back) == repr(s) and back == s


def test_every_move_survives_json():
    seen = {}
    for players, bots in TABLES:
        for entry in finished(players, bots, 1).log:
            seen[type(entry.move)] = entry.move
    assert len(seen) == 14
    for move in seen.values():
        assert RULES.load_move(json.loads(json.dumps(RULES.dump_move(move)))) == move


def test_an_illegal_move_leaves_the_position_untouched():
    session = new(2, 1, 1)
    before = repr(session.state)
    with pytest.raises(IllegalMove):
        session.submit(PlaceCube(session.awaiting[0], 0))
    assert repr(session.state) == before and session.log == []


def damaged(change) -> str:
    """Why a save with this change is refused."""
    data = json.loads(to_save(finished(2, 1, 1)).model_dump_json())
    change(data)
    with pytest.raises(SaveError) as error:
        verify(RULES, sealed_anew(data))
    return str(error.value)


def sealed_anew(data) -> SaveFile:
    """A changed save by somebody who knows how to seal it."""
    save = SaveFile.model_validate(data)
    save.checksum = save.compute_checksum()
    return save


def test_a_save_whose_log_was_altered_is_refused_with_place_and_reason():
    def cheat(data):
        data["moves"][10]["kind"] = "cheat"

    def other_seed(data):
        data["seed"] += 1

    def another_card(data):
        first = next(move for move in data["moves"] if move["kind"] == "seal_cards")
        first["cards"] = ["tourism"]

    def richer(data):
        data["checkpoint"]["seats"][0]["supply"] += 1

    def higher(data):
        data["totals"][0] += 1

    assert damaged(cheat).startswith("move 11 is refused")
    assert "differs from the save's digest" in damaged(other_seed)
    assert "is refused" in damaged(another_card)
    assert damaged(richer).startswith("checkpoint: differs")
    assert damaged(higher).startswith("totals: differ")


def test_no_two_moves_that_follow_each_other_can_be_swapped():
    """Each would be noticed, also two choices of the same moment, whose order changes nothing in the end."""
    data = json.loads(to_save(finished(3, 1, 1)).model_dump_json())
    moves = data["moves"]
    seals = [n for n, (one, two) in enumerate(pairwise(moves)) if one["kind"] == two["kind"] == "seal_cards"]
    assert len(seals) > 10
    for place in [*range(3, len(moves) - 1, 29), *seals[::9]]:
        if moves[place] != moves[place + 1]:
            swapped = [*moves[:place], moves[place + 1], moves[place], *moves[place + 2 :]]
            with pytest.raises(SaveError):
                verify(RULES, sealed_anew({**data, "moves": swapped}))


def test_a_save_of_other_components_starts_at_its_checkpoint():
    session = finished(2, 1, 1)
    save = to_save(session).model_copy(update={"components": "0" * 16})
    save.moves[4] = {**save.moves[4], "seat": 1 - save.moves[4]["seat"]}
    again, cut = load_session(RULES, save)
    assert cut is not None and cut.move == 5 and again.log == [] and repr(again.state) == repr(session.state)


def test_a_save_with_a_wrong_setup_is_refused():
    save = to_save(new(2, 0, 1))
    save = save.model_copy(update={"setup": {**save.setup, "civilizations": ["egypt", "atlantis"]}})
    save.checksum = save.compute_checksum()
    with pytest.raises(SaveError, match="atlantis"):
        load_session(RULES, save)
