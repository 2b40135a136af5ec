"""Saves: round trips, what does not agree with itself, checkpoints when components changed."""

from __future__ import annotations

import json

import pytest

from engine.core.move import refuse
from engine.core.rules import SetupError
from engine.core.session import Session
from engine.core.session_records import LogChapter, UndoBarrier
from engine.storage.save import load_session, to_save, verify
from engine.storage.save_file import SavedOccupant, SaveError, SaveFile, parse_save, read_save, write_save
from tests.core.joint import Table
from tests.core.toy import Add, Look, ToyRules


def played(start: int = 0) -> Session:
    game = Session(ToyRules(), {"start": start}, 3)
    for move in (Add(0, 1), Look(1), Add(1, 2)):
        game.submit(move)
    return game


def changed(save: SaveFile, **values) -> SaveFile:
    """A save with something changed by somebody who knows how to seal it."""
    other = SaveFile.model_validate({**json.loads(save.model_dump_json()), **values})
    other.checksum = other.compute_checksum()
    return other


def moves_with(save: SaveFile, place: int, **values) -> list:
    """The moves of a save, one of them changed."""
    return [{**move, **(values if n == place else {})} for n, move in enumerate(save.moves)]


def test_a_round_trip_through_a_file(tmp_path):
    game = played()
    path = tmp_path / "deep" / "game.json"
    write_save(
        path,
        to_save(game, {"round": 2}, [SavedOccupant(name="Ana", who="person"), SavedOccupant(name="Rui", who="bot")]),
    )
    save = read_save(path)
    assert save.extra == {"round": 2} and [player.name for player in save.players] == ["Ana", "Rui"]
    again, cut = load_session(ToyRules(), save)
    assert cut is None and again.state == game.state
    assert [e.move for e in again.log] == [e.move for e in game.log]
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]
    verify(ToyRules(), save)


def test_a_loaded_game_stops_undo_where_the_played_one_did():
    game = played()
    again, _ = load_session(ToyRules(), to_save(game))
    assert again.barrier == game.barrier and again.undo_floor == 2
    assert again.undo() == Add(1, 2) and again.undo() is None


def test_a_hand_over_is_kept():
    game = played()
    game.hand_over()
    game.submit(Add(0, 1))
    save = to_save(game)
    again, _ = load_session(ToyRules(), save)
    assert again.undo() == Add(0, 1) and again.undo() is None
    assert again.barrier == UndoBarrier("hand_over")
    verify(ToyRules(), save)


def test_what_was_taken_back_can_be_redone_after_loading():
    game = Session(ToyRules(), {"start": 0}, 3)
    for move in (Add(0, 1), Add(1, 2), Add(0, 3)):
        game.submit(move)
    game.undo()
    game.undo()
    again, _ = load_session(ToyRules(), to_save(game))
    assert again.undone == [Add(0, 3), Add(1, 2)]
    again.redo()
    again.redo()
    assert again.state.total == 6 and not again.can_redo
    verify(ToyRules(), to_save(again))


def test_a_move_taken_back_that_is_not_legal_any_more_is_not_redone():
    again, _ = load_session(ToyRules(), changed(to_save(played()), undone=[{"seat": 0, "number": 9}]))
    assert again.can_redo and again.redo() is None and not again.can_redo


@pytest.mark.parametrize("fixed", [-1, 0, 1, 4, 99])
def test_undo_never_goes_further_for_what_a_save_claims(fixed):
    """The second of three moves revealed something."""
    save = changed(to_save(played()), fixed=fixed)
    again, _ = load_session(ToyRules(), save)
    assert again.undo_floor == 2
    with pytest.raises(SaveError, match="fixed: "):
        verify(ToyRules(), save)


def test_a_finished_game_keeps_its_totals():
    game = Session(ToyRules(), {"start": 8}, 3)
    game.submit(Add(0, 3))
    save = to_save(game)
    assert save.totals == [11, 0]
    assert verify(ToyRules(), save).result() == game.result()
    with pytest.raises(SaveError, match="totals: differ"):
        verify(ToyRules(), changed(save, totals=[12, 0]))


def test_every_position_has_its_digest():
    game = played()
    save = to_save(game)
    assert save.digests == [ToyRules().digest(game.position(n)) for n in range(4)]
    game.undo()
    game.submit(Add(1, 3))
    assert to_save(game).digests[:3] == save.digests[:3] and to_save(game).digests[3] != save.digests[3]


def test_an_illegal_logged_move_is_named():
    save = to_save(played())
    with pytest.raises(SaveError, match=r"move 3 is refused: bad_number") as caught:
        verify(ToyRules(), changed(save, moves=moves_with(save, 2, number=9)))
    assert caught.value.move == 3


def test_a_wrong_digest_is_named():
    save = to_save(played())
    with pytest.raises(SaveError, match="after move 2 the position differs"):
        verify(ToyRules(), changed(save, digests=[*save.digests[:2], "0" * 16, save.digests[3]]))


def test_a_changed_checkpoint_is_named():
    save = to_save(played())
    with pytest.raises(SaveError, match="checkpoint: differs"):
        verify(ToyRules(), changed(save, checkpoint={**save.checkpoint, "total": 4}))


@pytest.mark.parametrize(
    "field", sorted({of.alias or name for name, of in SaveFile.model_fields.items()} - {"format", "version"})
)
def test_nothing_can_be_changed_without_the_checksum_telling(field):
    save = to_save(played(), {"round": 2}, [SavedOccupant(name="Ana", who="person")])
    joint = Table(ToyRules(), {"start": 0}, ("Ana", "Rui")).play(4).save()
    other = {
        "game": "chess",
        "seed": 4,
        "setup": {"start": 1},
        "players": [{"name": "Rui", "who": "person"}],
        "older": [{"components": "", "start": None, "moves": [], "digests": [""]}],
        "components": "two",
        "start": save.checkpoint,
        "moves": moves_with(save, 0, number=2),
        "digests": ["0" * 16, *save.digests[1:]],
        "fixed": 3,
        "barrier": {"code": "hand_over"},
        "checkpoint": {**save.checkpoint, "seat": 1},
        "totals": [1, 2],
        "undone": moves_with(save, 0, number=2)[:1],
        "journal": "0" * 32,
        "extra": {"round": 3},
        "nonce": "0" * 32,
        "commitment": "0" * 64,
        "picture": "AAAA",
        "deal": json.loads(joint.model_dump_json())["deal"],
        "signed": json.loads(joint.model_dump_json())["signed"],
        "seal": "0" * 32,
    }[field]
    data = {**json.loads(save.model_dump_json()), field: other}
    with pytest.raises(SaveError, match=r"checksum: does not agree with the rest"):
        parse_save(data)
    with pytest.raises(SaveError, match=r"checksum: "):
        verify(ToyRules(), SaveFile.model_validate(data))


def test_swapped_moves_are_noticed_also_where_they_lead_to_the_same_position():
    game = Session(ToyRules(), {"start": 0}, 3)
    for move in (Add(0, 1), Add(1, 1), Add(0, 2)):
        game.submit(move)
    save = to_save(game)
    swapped = [save.moves[0], save.moves[1], save.moves[2]]
    swapped[0], swapped[2] = {**swapped[2]}, {**swapped[0]}
    assert Session(ToyRules(), {"start": 0}, 3).legal_moves(0), "each is legal in its new place"
    with pytest.raises(SaveError, match="after move 1 the position differs"):
        verify(ToyRules(), changed(save, moves=swapped))


# --- corrected components ---


def corrected() -> ToyRules:
    """Rules by which the first move of `played` is illegal now, and the components say so."""

    class Corrected(ToyRules):
        components = "two"

        def why_not(self, s, move):
            if s.total == 0 and isinstance(move, Add):
                return refuse("too_early")
            return super().why_not(s, move)

    return Corrected()


def test_with_corrected_components_a_log_that_still_leads_to_the_same_positions_stays():
    rules = ToyRules()
    rules.components = "two"
    game, cut = load_session(rules, to_save(played()))
    assert cut is None and len(game.log) == 3 and game.older == ()
    verify(rules, to_save(game))


def test_with_corrected_components_the_game_goes_on_and_its_history_stays_to_be_looked_at():
    save = to_save(played())
    with pytest.raises(SaveError, match="components: made with other component files"):
        verify(corrected(), save)
    game, cut = load_session(corrected(), save)
    assert cut is not None and cut.corrected and cut.move == 1 and "too_early" in str(cut)
    assert game.log == [] and game.state.total == 3
    assert game.older == (LogChapter("one", None, save.moves, save.digests),)
    assert not game.can_undo

    game.submit(Add(0, 2))
    later = to_save(game)
    assert later.start == save.checkpoint and len(later.moves) == 1
    again = verify(corrected(), later)
    assert again.older == game.older and again.state.total == 5 and again.undo_floor == 0
    loaded, cut = load_session(corrected(), later)
    assert cut is None and loaded.older == game.older and loaded.undo() == Add(0, 2)


def test_after_a_second_correction_both_older_parts_stay():
    first = to_save(played())
    game, _ = load_session(corrected(), first)
    game.submit(Add(0, 2))
    second = to_save(game)

    class Again(ToyRules):
        components = "three"

        def apply(self, s, move):
            events = super().apply(s, move)
            s.total += 1
            return events

    third, cut = load_session(Again(), second)
    assert cut is not None and "after move 1 the position differs" in str(cut)
    assert [chapter.components for chapter in third.older] == ["one", "two"]
    assert third.older[1] == LogChapter("two", first.checkpoint, second.moves, second.digests)
    assert verify(Again(), to_save(third)).older == third.older


def test_loading_again_and_again_without_a_move_adds_no_empty_parts():
    save = to_save(played())
    for _ in range(3):
        game, _ = load_session(corrected(), save)
        save = to_save(game)
    assert len(save.older) == 1


def test_a_game_without_a_move_has_no_older_part():
    """Its first position is laid otherwise now."""

    class Other(ToyRules):
        def new_game(self, setup, seed):
            return super().new_game({"start": 1}, seed)

    game, cut = load_session(Other(), to_save(Session(ToyRules(), {"start": 0}, 3)))
    assert cut is not None and cut.move == 0 and game.state.total == 0 and game.older == ()


def test_a_log_that_no_longer_replays_is_kept_beside_the_checkpoint():
    save = changed(to_save(played()), moves=moves_with(to_save(played()), 0, number=9))
    game, cut = load_session(ToyRules(), save)
    assert cut is not None and not cut.corrected and str(cut).startswith("move 1 is refused")
    assert game.state.total == 3 and game.older[0].moves == save.moves


def test_a_checkpoint_that_is_not_where_the_log_ended_is_refused():
    save = changed(to_save(played()), checkpoint={**to_save(played()).checkpoint, "total": 9})
    with pytest.raises(SaveError, match="checkpoint: differs from the last digest"):
        load_session(corrected(), save)


def test_a_checkpoint_of_a_time_when_positions_had_another_shape_loads():
    """Its digest can't be compared any more."""
    save = to_save(played())
    del save.checkpoint["seen"]

    class Grown(type(corrected())):
        def load_state(self, data, setup):
            return super().load_state({"seen": [], **data}, setup)

    game, cut = load_session(Grown(), save)
    assert cut is not None and game.state.total == 3


def test_an_unreadable_checkpoint_is_refused():
    save = to_save(played())
    del save.checkpoint["total"]
    with pytest.raises(SaveError, match=r"checkpoint: .*choose another"):
        load_session(corrected(), save)


def test_a_game_whose_scenario_is_gone_is_not_called_damaged():
    class Gone(ToyRules):
        def component_digest(self, setup):
            raise SetupError("unknown scenario 'mine'; there is yours")

    for use in (load_session, verify):
        with pytest.raises(SaveError, match="setup: unknown scenario 'mine'; there is yours; put back what"):
            use(Gone(), to_save(played()))


def test_a_fault_of_the_rules_in_a_position_that_no_game_leads_to_is_a_disagreement():
    save = to_save(played())
    _, cut = load_session(ToyRules(), changed(save, moves=moves_with(save, 0, number=13)))
    assert cut is not None and str(cut) == "move 1 is refused: Boom"
    _, cut = load_session(ToyRules(), changed(save, start={"total": 1}))
    assert cut is not None and cut.move == 0 and "can't be laid" in str(cut)
