"""The session: one door for moves, exact undo and redo, barriers, the time cursor."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core.event import Event, visible
from engine.core.move import IllegalMove, Reason, refuse
from engine.core.rules import Result
from engine.core.session import Session, UndoBarrier
from engine.core.session_records import EndRecord
from tests.core.sealed import SealedRules, Setup
from tests.core.toy import Add, Added, Boom, Look, Seen, State, ToyRules


def new(start: int = 0) -> Session:
    return Session(ToyRules(), {"start": start}, 3)


def test_a_move_is_played_and_logged_with_its_events():
    game = new()
    assert game.submit(Add(0, 2)) == [Added(2)]
    assert [entry.move for entry in game.log] == [Add(0, 2)]
    assert game.log[0].events == (Added(2),)
    assert game.awaiting == (1,)


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing():
    game = new()
    before = game.state.copy()
    with pytest.raises(IllegalMove) as caught:
        game.submit(Add(0, 7))
    assert caught.value.reason == Reason("bad_number", (("number", 7),))
    assert str(caught.value) == "bad_number(number=7)"
    assert game.state == before and game.log == [] and not game.can_undo


def test_a_reason_reads_well_with_and_without_parameters():
    assert str(refuse("too_far")) == "too_far"
    assert str(refuse("x", a=1, b="c")) == "x(a=1, b=c)"


def test_a_fault_inside_a_move_leaves_the_position_as_it_was():
    game = new()
    game.submit(Add(0, 1))
    before = game.state.copy()
    with pytest.raises(Boom):
        game.submit(Add(1, 13))
    assert game.state == before and len(game.log) == 1


def test_undo_and_redo_are_exact():
    game = new()
    states = [game.state.copy()]
    for move in (Add(0, 1), Add(1, 2), Add(0, 3)):
        game.submit(move)
        states.append(game.state.copy())
    for expected in reversed(states[:-1]):
        assert game.can_undo
        game.undo()
        assert game.state == expected
    assert game.undo() is None and game.barrier == UndoBarrier("start")
    for expected in states[1:]:
        assert game.can_redo
        game.redo()
        assert game.state == expected
    assert game.redo() is None


def test_undo_returns_the_move_taken_back():
    game = new()
    game.submit(Add(0, 1))
    assert game.undo() == Add(0, 1) and game.redo() == [Added(1)]


def test_a_new_move_forgets_those_taken_back():
    game = new()
    game.submit(Add(0, 1))
    game.undo()
    game.submit(Add(0, 2))
    assert not game.can_redo and game.redo() is None


def test_undo_stops_at_what_was_revealed_and_says_so():
    game = new()
    game.submit(Add(0, 1))
    game.submit(Look(1))
    assert not game.can_undo and game.undo() is None
    assert game.barrier == UndoBarrier("revealed", "Seen")
    game.submit(Add(1, 1))
    assert game.can_undo and game.undo() == Add(1, 1)
    assert game.undo() is None


def test_undo_stops_at_a_hand_over():
    game = new()
    game.submit(Add(0, 1))
    game.undo()
    game.submit(Add(0, 2))
    game.hand_over()
    assert not game.can_undo and not game.can_redo
    assert game.barrier == UndoBarrier("hand_over")


def test_a_game_is_rewound_over_what_was_revealed_and_the_last_reveal_before_stays_final():
    game = new()
    for move in (Look(0), Add(0, 1), Look(1), Add(1, 2)):
        game.submit(move)
    assert game.undo_floor == 3
    game.rewind(2)
    fresh = new()
    fresh.submit(Look(0))
    fresh.submit(Add(0, 1))
    assert game.state == fresh.state and game.log == fresh.log and game.digest(2) == fresh.digest(2)
    assert (game.undo_floor, game.barrier) == (1, UndoBarrier("revealed", "Seen"))
    assert game.undo() == Add(0, 1) and game.undo() is None
    game.rewind(0)
    assert (game.undo_floor, game.barrier, game.log, game.undone) == (0, UndoBarrier("start"), [], [])
    with pytest.raises(IndexError):
        game.rewind(1)


def test_the_time_cursor_gives_copies_of_every_position():
    game = new()
    game.submit(Add(0, 1))
    game.submit(Add(1, 2))
    assert [game.position(n).total for n in range(3)] == [0, 1, 3]
    game.position(2).total = 99
    game.position(0).total = 99
    assert game.state.total == 3 and game.position(0).total == 0
    for outside in (-1, 3):
        with pytest.raises(IndexError):
            game.position(outside)


def test_without_snapshots_nothing_is_undone_and_every_position_is_played_again():
    kept, bare = new(), Session(ToyRules(), {"start": 0}, 3, snapshots=False)
    for move in (Add(0, 1), Look(1), Add(1, 2)):
        assert kept.submit(move) == bare.submit(move)
        assert not bare.can_undo and bare.undo() is None and not bare.can_redo
    for moves in range(4):
        assert bare.position(moves) == kept.position(moves)
        bare.position(moves).total = 99
    assert bare.state == kept.state
    for outside in (-1, 4):
        with pytest.raises(IndexError):
            bare.position(outside)


def test_without_snapshots_a_game_taken_up_elsewhere_is_played_again_from_there():
    bare = Session(ToyRules(), {"start": 0}, 3, State(total=4), snapshots=False)
    bare.submit(Add(0, 1))
    assert [bare.position(n).total for n in range(2)] == [4, 5]


def test_without_snapshots_a_fault_inside_a_move_leaves_the_position_as_it_was():
    bare = Session(ToyRules(), {"start": 0}, 3, snapshots=False)
    bare.submit(Add(0, 1))
    before = bare.state.copy()
    with pytest.raises(Boom):
        bare.submit(Add(1, 13))
    assert bare.state == before and len(bare.log) == 1


def test_events_are_shown_only_to_whom_they_concern():
    events = [Added(1), Seen(0, 42)]
    assert visible(events, 0) == events
    assert visible(events, 1) == [Added(1)] == visible(events, None)
    assert Seen(0, 1).name == "Seen"


def test_the_result_comes_at_the_end():
    game = new(8)
    assert game.result() is None
    game.submit(Add(0, 2))
    assert game.awaiting == () and game.legal_moves(0) == []
    result = game.result()
    assert result is not None and result.winners == (0,)


def test_view_goes_through_the_rules():
    game = new()
    game.submit(Look(0))
    assert game.state.seen and not game.view(1).seen


class Recounted(SealedRules):
    """Nothing is revealed; a result of other numbers can be told."""

    def apply(self, s: Any, move: Any) -> list[Event]:
        super().apply(s, move)
        return []

    def as_ended(self, s: Any, totals: Any) -> Result:
        found = self.result(s)
        assert found is not None
        return replace(found, totals=tuple(totals))


def test_a_game_stands_as_it_ended_until_its_end_is_taken_back():
    session = Session(Recounted(), Setup(("red", "blue")), 5)
    while session.awaiting:
        session.submit(session.legal_moves(session.awaiting[0])[0])
    today = session.result().totals
    with pytest.raises(ValueError, match="totals"):
        session.restore_totals(EndRecord((1, 2, 3), "old"))
    session.restore_totals(EndRecord(today, "old"))
    assert session.ended is None, "the same numbers are no others"
    session.restore_totals(EndRecord((98, 99), "old"))
    assert session.result().totals == (98, 99) != today
    assert session.undo() is not None and session.result() is None
    session.redo()
    assert session.result().totals == today, "what is played now counts by the numbers of now"


def test_what_was_taken_back_before_a_hand_over_is_not_played_after_it():
    game = new()
    game.submit(Add(0, 1))
    game.undo()
    assert game.can_redo
    game.hand_over()
    assert not game.can_redo and game.redo() is None and game.log == []
